"""20G2d Harassment: bombs that slow down who moves through a hex; 43B2 guns that keep them off."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt

from grognard.core.frame import Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals
from grognard.titles.war_of_resistance.chapters.ch20_bombing import worded
from grognard.titles.war_of_resistance.chapters.ch22_flak import guns_of
from grognard.titles.war_of_resistance.chapters.ch23_special import harassment_points
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, TOLLED, War, enemy

KEEP_OFF = VERBS.space("keep-off")
LEVELS = ((20, 2, 2), (10, 2, 1), (4, 2, 0), (2, 1, 0))
"""From so many points on: hits in the hex, and in each land hex around it; the highest level first."""
MOST = 2
SOME, ALL = 13, 19
"""Two dice and the guns: from so much on one hit, or all, are kept off for the phase (43B2)."""


class Harass(Answers[War], frozen=True):
    """The bombs of a harassing operation fall (20G2d)."""

    side: Side
    space: Space
    units: Pieces

    def advance(self, pos: War) -> Asks:
        points = harassment_points(pos, self.units, self.space)
        found = next(
            ((4 - number, here, near) for number, (least, here, near) in enumerate(LEVELS) if points >= least),
            (0, 0, 0),
        )
        level, here, near = found
        pos.event(
            "harassed",
            "WOR-20G2d-b",
            "WOR-20G2d-a",
            side=self.side,
            space=self.space,
            strength=worded(points),
            level=level,
            hits=here,
        )
        lay(pos, enemy(self.side), self.space, here)
        for space in pos.kit.neighbours[self.space] if near else ():
            if pos.kit.is_land[space]:
                lay(pos, enemy(self.side), space, near)
        pos.pop()
        return None


def lay(pos: War, side: int, space: int, hits: int) -> None:
    """Harassment hits against a side in a hex, two at most (20G2d)."""
    laid = pos.harassment(side)
    total = laid.get(space, 0) + hits
    if total > MOST:
        pos.cite("WOR-20G2d-d")
    if total:
        laid[space] = min(MOST, total)
        pos.cite("WOR-20G2d-c")


def lift(pos: War, side: int) -> None:
    """At the start of its initial phase a side is no longer harassed by what was laid before (20G2d)."""
    if pos.harassment(side):
        pos.cite("WOR-20G2d-c")
        pos.harassment(side).clear()


def hits_at(pos: War, side: int, space: int) -> int:
    """Harassment hits that hinder a side in a hex now."""
    return max(0, pos.harassment(side).get(space, 0) - pos.eased.get(space, 0))


def toll(pos: War, p: int) -> int:
    """Quarters of a point that a unit pays for harassment to leave its hex, or to work in it (20G2d)."""
    hits = 0 if has_paid(pos, p) else hits_at(pos, pos.kit.side[p], pos.place[p])
    if hits:
        pos.cite("WOR-20G2d-e")
    return hits * QUARTERS


def has_paid(pos: War, p: int) -> bool:
    """Whether a unit has paid for the harassment of the hex in which it began, by working there (20G2d)."""
    return pos.marks[p] & (TOLLED | LEFT_HEX) == TOLLED


def work_toll(pos: War, p: int) -> int:
    """What a unit pays besides to spend points in the harassed hex in which it began the phase (20G2d)."""
    return 0 if pos.marks[p] & LEFT_HEX else toll(pos, p)


def pay_toll(pos: War, p: int) -> None:
    due = work_toll(pos, p)
    if due:
        pos.cite("WOR-20G2d-g")
        pos.spent[p] += due
        pos.marks[p] |= TOLLED


def harassed_costs(pos: War, movers: Pieces, costs: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """Movement costs by link, with a point for each hit to leave a harassed hex (20G2d)."""
    side = pos.kit.side[movers[0]]
    laid = pos.harassment(side)
    if not laid:
        return costs
    more = np.zeros(pos.kit.board.size, np.int32)
    for space in laid:
        more[space] = hits_at(pos, side, space) * QUARTERS
    if all(has_paid(pos, p) for p in movers):
        more[pos.place[movers[0]]] = 0
    found: npt.NDArray[np.int32] = np.where(costs >= 0, costs + more[pos.kit.board.source], costs).astype(np.int32)
    return found


# 43B2


def why_not_keep_off(pos: War, side: int, space: int) -> Refusals:
    """Guns of units that stay in a harassed hex for the phase may fire at what harasses it, once (43B2)."""
    if not pos.options.plays("aa-mitigation", "on") or not hits_at(pos, side, space) or space in pos.eased:
        return "WOR-43B2-a"
    return None if any(guns_of(pos, p) for p in pos.units_at(space, side)) else "WOR-43B2-b"


def keep_off(pos: War, side: int, space: int) -> tuple[int, ...]:
    """The fire; returns the units that stay where they are for it."""
    units = tuple(p for p in pos.units_at(space, side) if guns_of(pos, p))
    points = sum((guns_of(pos, p) for p in units), Fraction(0))
    roll = pos.roll() + pos.roll()
    total = roll + points
    pos.eased[space] = MOST if total >= ALL else 1 if total >= SOME else 0
    pos.event(
        "kept-off",
        "WOR-43B2-a",
        "WOR-43B2-c",
        side=side,
        space=space,
        roll=roll,
        strength=worded(points),
        hits=min(pos.eased[space], pos.harassment(side)[space]),
    )
    return units
