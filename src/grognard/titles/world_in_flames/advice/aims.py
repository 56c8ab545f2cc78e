"""What a power goes for, by the calendar: where its armies gather, where it lands and from where (`data/aims.csv`), and
what it builds (`data/builds.csv`)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.chapters.ch24_verdict import verdicts
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import SIDES, WorldKit
from grognard.titles.world_in_flames.war import War

LAND, LANDING, BASE, MUSTER, GUARD = "land", "landing", "base", "muster", "guard"
"""What armies march for, what is landed on; where troops gather overseas, where at home, what is not left empty."""
GOAL = 2.0
"""What a goal of a scenario is worth to who lands there."""


class Aim(NamedTuple):
    """A place that a power wants from one date to another, once a country has fallen."""

    kind: str
    space: int
    first: tuple[int, int]
    last: tuple[int, int]
    after: int
    worth: float


def _date(text: str) -> tuple[int, int]:
    season, _, year = text.partition(" ")
    return int(year), SEASONS.index(season)


@lru_cache(maxsize=8)
def _rows(kit: WorldKit) -> dict[int, list[Aim]]:
    found: dict[int, list[Aim]] = {side: [] for side in range(len(SIDES))}
    for row in kit.tables["aims"]:
        space = kit.places.get(row["place"])
        if space is None:
            continue
        after = kit.nation_index[row["after"]] if row["after"] else -1
        aim = Aim(row["kind"], space, _date(row["from"]), _date(row["to"]), after, float(row["worth"]))
        found[SIDES.index(row["power"])].append(aim)
    return found


def aims(pos: War, side: int, kind: str) -> list[Aim]:
    """The rows of a power that hold now."""
    now = pos.year, pos.season
    return [
        aim
        for aim in _rows(pos.kit)[side]
        if aim.kind == kind and aim.first <= now <= aim.last and (aim.after < 0 or aim.after in pos.fallen)
    ]


def is_campaign(pos: War) -> bool:
    """Whether all objectives count, and nobody is said to seek them."""
    return not verdicts(pos.kit, pos.scenario)


def landfalls(pos: War, side: int) -> list[tuple[int, float]]:
    """Places on coasts that a power would land in: the goals of a scenario, or what the calendar says."""
    if is_campaign(pos):
        return [(aim.space, aim.worth) for aim in aims(pos, side, LANDING)]
    goals = ground(pos).goals
    return [(space, GOAL) for role in ("main", "all", "any", "tie") for space in goals[role]]


@lru_cache(maxsize=8)
def _programmes(kit: WorldKit) -> dict[tuple[int, str], list[tuple[tuple[int, int], tuple[int, int], float]]]:
    found: dict[tuple[int, str], list[tuple[tuple[int, int], tuple[int, int], float]]] = {}
    for row in kit.tables["builds"]:
        key = SIDES.index(row["power"]), row["kind"]
        found.setdefault(key, []).append((_date(row["from"]), _date(row["to"]), float(row["worth"])))
    return found


def urgency(pos: War, side: int, kind: str) -> float:
    """By how much a power wants a kind of unit more than its factors say, by the calendar (`data/builds.csv`)."""
    if not is_campaign(pos):
        return 1.0
    now = pos.year, pos.season
    rows = _programmes(pos.kit).get((side, kind), ())
    return max((worth for first, last, worth in rows if first <= now <= last), default=1.0)
