"""10.0 Conquest and victory, 1.3 Turn Advancement, 15.x victory conditions of the scenarios."""

from __future__ import annotations

from grognard.titles.asia_engulfed.kit import ALLIES, DEI, JAPAN, JP, NATIONS, PH, SIDES
from grognard.titles.asia_engulfed.war import War

SURPRISE_RULES = {
    "1941-6": "AE-15.1-c",
    "1942-1": "AE-15.1-d1",
    "1942-2": "AE-15.1-d2",
    "1942-3": "AE-15.1-d3",
    "1942-4": "AE-15.1-d4",
}
LAST_TURN = {
    "surprise": "1942-4",
    "tipping-the-balance": "1943-2",
    "campaign-1941": "1945-4",
    "campaign-1942": "1945-4",
}
NAMED_AREAS = ("LUZ", "BUR", "MID", "POM")
"""The victory areas that the playbook names or implies (10.3-c)."""
COUNTRIES = {PH: "philippines", DEI: "dei"}
AUTOMATIC = 12
CAMPAIGN = 3
TIPPING = {"nine-seven": (9, 7, 10, 6), "eight-six": (8, 6, 9, 5)}
"""At the end: Japan wins with so many, the Allies with so few; before it: at once with so many, so few."""


def victory_areas(pos: War) -> list[int]:
    """The areas that count (10.3-c, 10.3-d)."""
    kit = pos.kit
    if pos.alternative("victory-areas"):
        pos.cite("AE-10.3-c")
        return [kit.space_index[name] for name in NAMED_AREAS if name in kit.space_index]
    pos.cite("AE-10.3-c", "AE-10.3-d")
    return [place for place in kit.places if kit.vp[place]]


def japanese_areas(pos: War) -> int:
    """Victory areas under Japanese control; a contested one counts for its controller (15.1-b)."""
    return sum(1 for place in victory_areas(pos) if pos.holder(place) == JAPAN)


def advance_turn(pos: War) -> None:
    """1.3: automatic victory, then the scenario's conditions; if nobody has won, the next turn begins."""
    pos.event("turn-ends", "AE-1.3-a", count=japanese_areas(pos))
    note_aggression(pos)
    check_automatic(pos)
    if pos.result is None:
        check_scenario(pos)
    if pos.result is None:
        pos.turn += 1


def check_automatic(pos: War) -> None:
    """10.3: the Allies hold Honshu, or Japan holds nearly everything."""
    if pos.alternative("automatic-victory"):
        return
    honshu = pos.kit.space_index.get("HON", -1)
    if honshu >= 0 and pos.holder(honshu) == ALLIES:
        pos.finish(SIDES[ALLIES], "AE-10.3-a")
    elif japanese_areas(pos) >= AUTOMATIC:
        pos.finish(SIDES[JAPAN], "AE-10.3-a")


def check_scenario(pos: War) -> None:
    """The conditions of the scenario that is played (15.0)."""
    last = pos.kit.turn_keys[pos.turn] == LAST_TURN[pos.scenario]
    if pos.scenario == "surprise":
        _check_surprise(pos)
    elif pos.scenario == "tipping-the-balance":
        _check_tipping(pos, last)
    elif last:
        _check_campaign(pos)


def _check_surprise(pos: War) -> None:
    """15.1: few areas, the Allies win; many, Japan wins; in between the game goes on."""
    key = pos.kit.turn_keys[pos.turn]
    allied, japanese = pos.kit.victory["surprise", key]
    areas = japanese_areas(pos)
    pos.cite("AE-15.1-b", SURPRISE_RULES[key])
    if areas == 0:
        pos.cite("AE-15.1-e")
    if areas <= allied:
        pos.finish(SIDES[ALLIES], SURPRISE_RULES[key])
    elif areas >= japanese:
        pos.finish(SIDES[JAPAN], SURPRISE_RULES[key])


def _check_tipping(pos: War, last: bool) -> None:
    """15.2-f: at the end by areas; at once if one side is far ahead."""
    most, fewest, at_once, collapse = TIPPING[pos.options["tipping-victory"]]
    areas = japanese_areas(pos)
    pos.cite("AE-15.2-f")
    if areas >= (most if last else at_once):
        pos.finish(SIDES[JAPAN], "AE-15.2-f")
    elif areas <= (fewest if last else collapse):
        pos.finish(SIDES[ALLIES], "AE-15.2-f")
    elif last:
        pos.finish(None, "AE-15.2-f")


def _check_campaign(pos: War) -> None:
    """10.3-b: at the end of the war Japan must still hold, or contest, three areas."""
    contest = not pos.alternative("campaign-victory")
    areas = [
        place for place in victory_areas(pos) if pos.holder(place) == JAPAN or (contest and pos.ground_at(place, JAPAN))
    ]
    pos.finish(SIDES[JAPAN if len(areas) >= CAMPAIGN else ALLIES], "AE-10.3-b")


# 10.1, 10.2 conquest


def capture(pos: War, place: int, by: int, *rules: str) -> None:
    """A place changes hands: fortification and all; a liberated Allied place returns to its owner (10.2-a)."""
    kit = pos.kit
    owner = kit.owner[place]
    nation = by
    if by != JP and owner != JP and not pos.alternative("liberation"):
        nation = owner
        pos.cite("AE-10.2-a")
    if pos.control[place] == nation:
        return
    pos.control[place] = nation
    if place in pos.forts:
        pos.forts.remove(place)
        pos.cite("AE-6.84-a")
    pos.event("captured", "AE-KT-l", *rules, space=place, side=JAPAN if nation == JP else ALLIES)
    for minor, country in COUNTRIES.items():
        if nation == JP and kit.country[place] == country:
            check_conquest(pos, minor)


def check_conquest(pos: War, minor: int) -> None:
    """10.1: a minor power that has lost everything is conquered; its units are removed."""
    kit = pos.kit
    lands = [place for place in kit.places if kit.country[place] == COUNTRIES[minor]]
    if any(pos.holder(place) == ALLIES for place in lands):
        return
    pos.event("conquered", "AE-10.1-a", power=NATIONS[minor])
    if not pos.alternative("conquest"):
        for p in [p for p in pos.pieces_on_map(ALLIES) if kit.nation[p] == minor]:
            pos.put(p, kit.out)
            pos.set_steps(p, 0)


# 4.1-j the aggression bonus


def note_aggression(pos: War) -> None:
    """Whether the US fought at sea hard enough in this turn to raise its later income (4.1-j)."""
    if pos.engaged_cv and pos.engaged_steps >= 8 and pos.year in (1942, 1943) and pos.year not in pos.aggressive:
        pos.aggressive.append(pos.year)
        pos.event("aggression", "AE-4.1-j", power="us", year=str(pos.year))
    pos.engaged_cv = False
    pos.engaged_steps = 0
