"""4.1 Income, 4.8 partisans, 9.13 the oil trigger of the Kamikaze marker."""

from __future__ import annotations

from grognard.titles.asia_engulfed.chapters.ch3_routes import Supplied, supplied, supply_at
from grognard.titles.asia_engulfed.kit import ALLIES, CC, CN, CW, JAPAN, JP, NATIONS, US
from grognard.titles.asia_engulfed.marks import FULL, PARTIAL
from grognard.titles.asia_engulfed.war import War

EUROPE = 3
"""Commonwealth WERP that go to Europe while India and Australia are quiet (9.31)."""
AGGRESSION = 5
FLAT_US = 20
LOW_OIL, LOW_RESERVE = 5, 20
OVERSPENT = 10


def collect(pos: War, power: int) -> None:
    """What a power receives in its Production Phase; nothing is kept from the turn before (4.1-d)."""
    pos.free_step = False
    if power == JP:
        _collect_japan(pos)
    elif power == CN:
        _receive(pos, CN, _chinese_areas(pos), "AE-4.1-e", "AE-9.4-a", "AE-4.1-m")
    elif power == CC:
        pos.free_step = True
        pos.event("free-step", "AE-4.1-f", "AE-9.4-a", power=NATIONS[CC])
    elif power == CW:
        _collect_commonwealth(pos)
    else:
        _receive(pos, US, us_income(pos), *_us_rules(pos))
    pos.cite("AE-KT-s", "AE-4.1-d", "AE-4.1-l")


def _receive(pos: War, power: int, werp: int, *rules: str) -> None:
    pos.werp[power] = werp
    pos.event("income", *rules, power=NATIONS[power], n=werp)


def _collect_japan(pos: War) -> None:
    """5 WERP at home, more from conquered areas that are supplied and occupied; oil from those controlled."""
    kit = pos.kit
    reach = supplied(pos, JP)
    werp = oil = 0
    rules = ["AE-4.1-a", "AE-3.7-b"]
    for place in kit.places:
        if pos.holder(place) != JAPAN or not (kit.werp[place] or kit.oil[place]):
            continue
        home = place == kit.honshu
        fed = home or yields(pos, JP, place, reach)
        if kit.werp[place] and fed and (home or pos.ground_at(place, JAPAN)):
            werp += kit.werp[place]
        if kit.oil[place] and fed:
            oil += kit.oil[place]
    if pos.turn == 0:
        rules.append("AE-15.3-f")
    _receive(pos, JP, werp, *rules, "AE-4.1-c")
    pos.oil += oil
    pos.oil_received = oil
    pos.event("oil", "AE-4.1-b", "AE-3.7-b", n=oil, oil=pos.oil)


def yields(pos: War, nation: int, place: int, reach: Supplied) -> bool:
    """Whether an area is supplied well enough to yield anything (3.7-b, 3.6-c)."""
    status = supply_at(pos, nation, place, reach)
    if status == PARTIAL:
        pos.cite("AE-3.6-c")
        return pos.alternative("partial-supply")
    return status == FULL


def _chinese_areas(pos: War) -> int:
    """Resource areas of China: those that other Allies took count for the Nationalists too, the Communists' do not."""
    kit = pos.kit
    return sum(
        kit.werp[place]
        for place in kit.places
        if kit.country[place] == "china" and pos.holder(place) == ALLIES and pos.control[place] != CC
    )


def _collect_commonwealth(pos: War) -> None:
    """One WERP for each of its resource areas; three go to Europe unless India or Australia is in danger."""
    kit = pos.kit
    areas = [p for p in kit.places if kit.owner[p] == CW and kit.werp[p] and pos.holder(p) == ALLIES]
    werp = sum(kit.werp[p] for p in areas)
    rules = ["AE-4.1-g"]
    if not in_danger(pos):
        werp = max(0, werp - EUROPE)
        rules += ["AE-4.1-h", "AE-9.31-a"]
    _receive(pos, CW, werp, *rules)


def in_danger(pos: War) -> bool:
    """Whether an area of India or Australia is contested or enemy occupied (9.31)."""
    kit = pos.kit
    return any(
        pos.holder(place) == JAPAN or pos.contested(place)
        for place in kit.places
        if kit.country[place] in ("india", "australia")
    )


def us_income(pos: War) -> int:
    """By year, and more after years in which the US sought battle at sea (4.1-i, 4.1-j)."""
    extra = allied_resources(pos) if pos.alternative("allied-resources") else 0
    if pos.alternative("us-income"):
        return FLAT_US + extra
    bonus = AGGRESSION * sum(1 for year in pos.aggressive if year < pos.year)
    return pos.kit.us_income[pos.year] + bonus + extra


def _us_rules(pos: War) -> tuple[str, ...]:
    return ("AE-4.1-i", "AE-9.2-a", "AE-4.1-m") if pos.year == 1942 else ("AE-4.1-j", "AE-9.2-a", "AE-4.1-m")


def allied_resources(pos: War) -> int:
    """The other choice of 4.1-m: resource areas that nobody else counts go to the USA."""
    kit = pos.kit
    return sum(
        kit.werp[place]
        for place in kit.places
        if pos.holder(place) == ALLIES and kit.owner[place] != CW and kit.country[place] != "china"
    )


def partisans(pos: War, power: int) -> None:
    """4.8: areas that nobody guards may cost a WERP each, if the players want partisans at all."""
    if not pos.alternative("partisans"):
        return
    kit = pos.kit
    side = JAPAN if power == JP else ALLIES
    lands = ("china", "philippines") if power == JP else ("china",)
    for place in kit.places:
        if kit.country[place] in lands and pos.control[place] == power and not pos.ground_at(place, side):
            die = pos.roll()
            loss = 1 if die == 6 and pos.werp[power] else 0
            pos.werp[power] -= loss
            pos.event("partisans", "AE-4.8-a", space=place, power=NATIONS[power], die=die, n=loss)


def kamikaze_oil(pos: War) -> None:
    """9.13: want of oil moves the Kamikaze marker down."""
    if pos.alternative("kamikaze-oil"):
        wanting = pos.oil_spent - pos.oil_received > OVERSPENT
    else:
        wanting = pos.oil_received < LOW_OIL and pos.oil <= LOW_RESERVE
    if wanting:
        lower_kamikaze(pos, "AE-9.13-b")
    pos.oil_spent = 0


def lower_kamikaze(pos: War, rule: str) -> None:
    if pos.kamikaze:
        pos.kamikaze -= 1
        pos.event("kamikaze", rule, "AE-9.13-e", n=pos.kamikaze)
