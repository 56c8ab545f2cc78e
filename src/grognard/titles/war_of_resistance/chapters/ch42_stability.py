"""42 Victory: the level and the index of Chinese national stability, with the table of its modifiers (ST, VT)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.war_of_resistance.charts import QUARTERS, half_month, turn_number
from grognard.titles.war_of_resistance.kit import CHINA, DOT, FULL_CITY, JAPAN, PARTIAL
from grognard.titles.war_of_resistance.nation import STABLE
from grognard.titles.war_of_resistance.war import War

HIGHEST, LOWEST, LOWEST_ROLLED = 7, -18, -7
RULES = {
    "garrison": "WOR-ST-c",
    "no-posture": "WOR-ST-d",
    "terror": "WOR-ST-e",
    "losses": "WOR-ST-f",
    "japan-dot": "WOR-ST-g",
    "japan-partial": "WOR-ST-h",
    "japan-full": "WOR-ST-i",
    "japan-multi": "WOR-ST-j",
    "china-dot": "WOR-ST-k",
    "china-partial": "WOR-ST-l",
    "china-full": "WOR-ST-m",
    "china-multi": "WOR-ST-n",
    "shanghai-0": "WOR-ST-o",
    "shanghai-1": "WOR-ST-p",
    **{f"shanghai-{turns}": "WOR-ST-q" for turns in range(2, 6)},
    "dikes-japan": "WOR-ST-r",
    "dikes-china": "WOR-ST-s",
    "to-non-cooperative": "WOR-ST-t",
    "to-antagonistic": "WOR-ST-u",
    "to-puppet": "WOR-ST-v",
    "back-to-cooperative": "WOR-ST-w",
    "back-to-non-cooperative": "WOR-ST-x",
    "capital-nanking": "WOR-ST-z",
    "capital-home": "WOR-ST-aa",
    "capital-china": "WOR-ST-ab",
    "aid": "WOR-ST-ac",
    "bases-6": "WOR-ST-ad",
    "bases-11": "WOR-ST-ae",
    "repression": "WOR-ST-af",
    "region": "WOR-ST-ag",
    "regions": "WOR-ST-ah",
    "nation": "WOR-ST-ai",
}
"""The rows of the table, in its order."""
SHANGHAI = "Shanghai"
REGIONS_COUNT, TWO_REGIONS_COUNT = turn_number("Dec II 39"), turn_number("Jan I 40")
REGIONS = ("Inner Mongolia", "North China", "Central China", "South China", "Southwest China")
SOME_BASES, MANY_BASES = 6, 11


# the index


def shift(pos: War, cause: str, times: int = 1) -> None:
    """A line of the table of modifiers, so many times; each of them stops at the end of the track (42B2)."""
    if not pos.ground.campaign or not times:
        return
    value = pos.level if cause == "capital-china" else pos.kit.nation.stability[cause]
    was = pos.stability
    for _ in range(times):
        pos.stability = max(LOWEST, min(HIGHEST, pos.stability + value))
    if value * times != pos.stability - was:
        pos.cite("WOR-42B2-a")
    pos.event("stability", RULES[cause], "WOR-ST-b", cause=cause, was=was, stability=pos.stability)


def change_level(pos: War, by: int, *rules: str) -> None:
    """The level rises or falls by one; at 0 resistance collapses and Japan has won (42A, 42B1)."""
    was = pos.level
    if was + by > STABLE:
        pos.cite("WOR-42B1-a", "WOR-42B2-k")
        return
    pos.level = was + by
    pos.event("level", *rules, was=was, level=pos.level)
    if pos.level == 0:
        collapse(pos)


def roll_stability(pos: War) -> None:
    """Two dice in the first turn of each month: the index is the chance that the level changes (42B2)."""
    dice = pos.roll() + pos.roll()
    limit = max(pos.stability, LOWEST_ROLLED)
    pos.event("stability-roll", "WOR-42B2-b", dice=dice, stability=pos.stability)
    if limit != pos.stability:
        pos.cite("WOR-42B2-f")
    if limit in (-1, 0, 1):
        pos.cite("WOR-42B2-e")
    if limit > 0 and dice <= limit:
        change_level(pos, 1, "WOR-42B2-c", "WOR-42B2-g")
    elif limit < 0 and dice <= -limit:
        change_level(pos, -1, "WOR-42B2-d", "WOR-42B2-g")


def political_modifiers(pos: War) -> None:
    """What is added once a month, right after the roll, in the order of the table."""
    pos.cite("WOR-ST-y")
    for cause, times in _monthly(pos):
        shift(pos, cause, times)
    pos.aided = False
    pos.repressions = 0


def monthly_modifiers(pos: War) -> list[tuple[str, int]]:
    """What would be added now, as the table has it; the ends of the track are not looked at."""
    value = pos.kit.nation.stability
    found = [
        (cause, (pos.level if cause == "capital-china" else value[cause]) * times) for cause, times in _monthly(pos)
    ]
    return [each for each in found if each[1]]


def _monthly(pos: War) -> Iterator[tuple[str, int]]:
    """The lines of the table that apply once a month, and how often each."""
    kit = pos.kit
    if pos.capital >= 0 and pos.capital_works:
        if pos.capital == kit.town["Nanking"]:
            yield "capital-nanking", 1
        if kit.home.get(kit.province[pos.capital]) == "CA":
            yield "capital-home", 1
            pos.cite("WOR-45B1-a")
        if pos.capital < kit.hex_count and kit.nation.region[pos.capital]:
            yield "capital-china", 1
    else:
        pos.cite("WOR-37C-l")
    yield "aid", int(pos.aided)
    communist = sum(name in kit.rebels.communist for name in pos.bases)
    if communist >= SOME_BASES:
        yield "bases-11" if communist >= MANY_BASES else "bases-6", 1
    yield "repression", pos.repressions
    regions = sum(name in REGIONS for name in pos.governments)
    if pos.turn >= REGIONS_COUNT:
        yield "region", regions
    if pos.turn >= TWO_REGIONS_COUNT and regions >= 2:
        yield "regions", 1
    if "China" in pos.governments:
        yield "nation", 1
        pos.cite("WOR-46C-c")


# what changes the index at once


def city_taken(pos: War, space: int, side: int) -> None:
    """A hex has changed hands: whether a city has been captured with it (notes 1, 4 and 5 of the table)."""
    kit = pos.kit
    if not pos.ground.campaign:
        return
    if side != CHINA and space in pos.terror:
        pos.cite("WOR-20G1c-e")
        if pos.terror[space] == pos.turn:
            shift(pos, "terror")
    if kit.city[space] < DOT:
        return
    name = kit.conurbation[space]
    hexes = kit.nation.conurbations[name] if name else (space,)
    if name == SHANGHAI and side == JAPAN and pos.lifted:
        turns = pos.turn - pos.lifted
        if f"shanghai-{turns}" in RULES:
            shift(pos, f"shanghai-{turns}")
    if any(pos.holder[each] != side for each in hexes):
        if name == SHANGHAI:
            pos.cite("WOR-ST-al")
        return
    if name == SHANGHAI:
        pos.cite("WOR-ST-al")
    size = "multi" if len(hexes) > 1 else {DOT: "dot", PARTIAL: "partial", FULL_CITY: "full"}[kit.city[space]]
    if side == CHINA:
        shift(pos, f"china-{size}")
    elif hexes[0] in pos.fallen:
        pos.cite("WOR-ST-aj")
    else:
        pos.fallen.append(hexes[0])
        shift(pos, f"japan-{size}")


def count_loss(pos: War, p: int, re: int) -> None:
    """A Japanese unit has lost so many quarters of an RE in the Chinese player turn or reaction (ST).

    Whole REs are counted of all that is lost in a combat, fractions up.
    """
    if not pos.ground.campaign or pos.kit.side[p] != JAPAN or not is_chinese_moment(pos):
        return
    if pos.kit.force[p] not in ("IJA", "IJN"):
        return
    before, pos.toll = -(-pos.toll // QUARTERS), pos.toll + re
    shift(pos, "losses", -(-pos.toll // QUARTERS) - before)


def is_chinese_moment(pos: War) -> bool:
    """The Chinese player turn but for the Japanese reaction, or the Chinese reaction in the other (14C, 37H)."""
    return (pos.phasing == CHINA) != (pos.phase == "reaction")


# the end


def collapse(pos: War) -> None:
    """National resistance is over: how fast it was decides how well Japan has done (42A)."""
    for row in pos.kit.tables["verdicts"]:
        if row["scenario"] == pos.scenario and row["side"] == "japan" and pos.turn <= turn_number(row["until"]):
            rule = "WOR-VT-a" if pos.scenario == "campaign" else "WOR-VT-d"
            pos.event("verdict", "WOR-42A-a", rule, side=JAPAN, grade=row["grade"])
            pos.finish("japan", rule, {"china": 0})
            return


def judge(pos: War) -> None:
    """The last turn is over: the level of stability decides (42A)."""
    row = next(
        row for row in pos.kit.tables["verdicts"] if row["scenario"] == pos.scenario and row["level"] == str(pos.level)
    )
    if pos.scenario == "campaign":
        rule = "WOR-VT-c" if row["grade"] == "draw" else "WOR-VT-b"
        pos.cite("WOR-41A1-e")
    else:
        rule = "WOR-VT-e"
        pos.cite("WOR-41B-a")
    pos.event("verdict", "WOR-42A-b", rule, side=CHINA, grade=row["grade"])
    pos.finish(row["side"] or None, rule, {"china": pos.level})


def begins_month(pos: War) -> bool:
    """Whether this is the first turn of a month."""
    return half_month(pos.turn) % 2 == 0
