"""26. H units break down into two smaller ones, and two smaller ones are built up again."""

from __future__ import annotations

from collections import Counter
from functools import cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Seat
from grognard.core.order import Order
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import fleet_refused, leave_fleet
from grognard.titles.pearl_harbor.chapters.ch5_bases import own
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import pool_of
from grognard.titles.pearl_harbor.chapters.ch22_charts import chart_of
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import is_limited
from grognard.titles.pearl_harbor.kit import LAND, NAVAL, USN, PearlKit
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY, WINTER_1943
from grognard.titles.pearl_harbor.verbs import DONE, VERBS
from grognard.titles.pearl_harbor.war import War

BREAK_DOWN = VERBS.piece("break-down")
BUILD_UP = VERBS.piece("build-up")
"""A small H unit becomes part of a larger one, with another like it in the hex."""
ODD_HALVES = {16: 7, 7: 3}
"""H units whose halves are not half their factor (26-c)."""


def half_factor(factor: int) -> int:
    """The factor of the two units that an H unit breaks down into; 0 if there is no such (26-c)."""
    return ODD_HALVES.get(factor, factor // 2 if factor % 2 == 0 else 0)


@cache
def _small(kit: PearlKit, force: int, nation: str, factor: int) -> tuple[int, ...]:
    """The H counters of a nation that are there for breakdowns."""
    return tuple(
        q
        for q in kit.of_arm[NAVAL]
        if kit.is_heavy[q]
        and kit.force[q] == force
        and kit.nation[q] == nation
        and kit.attack[q] == factor
        and "breakdown" in kit.flags[q]
    )


def _spare(pos: War, p: int, factor: int) -> list[int]:
    """H counters of the nation of a unit that are not in use: sunk ones never are (26-e)."""
    kit = pos.kit
    return [q for q in _small(kit, kit.force[p], kit.nation[p], factor) if pos.place[q] == kit.aside]


def halves_for(pos: War, p: int) -> list[int]:
    """Two counters into which an H unit can break down; none if they are not to be had."""
    if not pos.kit.is_heavy[p] or not pos.options.plays("breakdown", "on"):
        return []
    found = _spare(pos, p, half_factor(pos.kit.attack[p]))
    return found[:2] if len(found) >= 2 else []


def _set_aside(pos: War, p: int) -> None:
    """A unit is no longer in play, but its counter can be used again."""
    if pos.tf[p] >= 0:
        leave_fleet(pos, p)
    pos.put(p, pos.kit.aside)


def breakdown_refused(pos: War, p: int) -> Refusal:
    """What forbids to break down an H unit on the map (26-a)."""
    if not pos.kit.is_heavy[p] or not pos.on_map(p) or not half_factor(pos.kit.attack[p]):
        return "PH-26-a"
    halves, marker = halves_for(pos, p), pos.tf[p]
    if not halves:
        return "PH-26-e"
    if marker < 0:
        return None
    return fleet_refused(pos, [*halves, *(q for q in pos.fleet(marker) if q != p)], marker)


def pool_breakdown_refused(pos: War, p: int) -> Refusal:
    """What forbids to break down an H unit that waits for its activation (26-d)."""
    if not pos.kit.is_heavy[p] or pos.place[p] != pool_of(pos, p):
        return "PH-26-d"
    return None if halves_for(pos, p) else "PH-26-e"


def split_in_pool(pos: War, p: int) -> None:
    """An H unit in the pool is replaced by its halves (26-d)."""
    halves = halves_for(pos, p)
    pos.event("broken-down", "PH-26-d", "PH-26-c", piece=p, pieces=halves, space=pool_of(pos, p))
    for half in halves:
        pos.put(half, pool_of(pos, p))
    _set_aside(pos, p)


def break_down(pos: War, p: int) -> None:
    """An H unit is replaced by its halves where it is; who was aboard goes aboard the first (26-a, 26-g)."""
    halves, space, marker = halves_for(pos, p), pos.place[p], pos.tf[p]
    pos.event("broken-down", "PH-26-a", "PH-26-c", "PH-26-e", piece=p, pieces=halves, space=space)
    for half in halves:
        _replace(pos, p, half)
    for q in pos.cargo(p):
        pos.aboard[q] = halves[0]
    for half in halves:
        pos.tf[half] = marker
    _set_aside(pos, p)


def _replace(pos: War, p: int, other: int) -> None:
    pos.put(other, pos.place[p], pos.part[p])
    pos.supplied[other], pos.marks[other] = pos.supplied[p], pos.marks[p]


def parent_for(pos: War, p: int) -> int:
    """The counter that two units like this one can be built up into; -1: none, or none is left (26-b, 26-c).

    A parent that was broken down waits aside; one that was sunk is out of the game.
    """
    kit = pos.kit
    for q in kit.of_arm[NAVAL]:
        same = kit.force[q] == kit.force[p] and kit.nation[q] == kit.nation[p]
        fits = kit.is_heavy[q] and same and half_factor(kit.attack[q]) == kit.attack[p]
        if fits and pos.place[q] == kit.aside and _was_split(pos, q):
            return q
    return NOBODY


def _was_split(pos: War, q: int) -> bool:
    """Whether a counter that lies aside is there because it was broken down, not because its year has not come."""
    at, _ = chart_of(pos.kit, pos.scenario)[q]
    if at == "rule-41":
        return pos.year >= 1945 and pos.options.plays("special-ships", "on")
    return int(at) <= pos.year if at.isdigit() else at == "breakdown" or at == "pool" or at in pos.kit.space_index


def partner_for(pos: War, p: int) -> int:
    """Another unit in the hex with which a small H unit can be built up; of the same task force, or of none."""
    kit = pos.kit
    return next(
        (
            q
            for q in pos.ships_at(pos.place[p], kit.side[p])
            if q != p
            and kit.is_heavy[q]
            and kit.attack[q] == kit.attack[p]
            and kit.nation[q] == kit.nation[p]
            and kit.force[q] == kit.force[p]
            and pos.tf[q] == pos.tf[p]
        ),
        NOBODY,
    )


def build_up_refused(pos: War, p: int) -> Refusal:
    """What forbids to build up a unit with another one (26-b, 26-e, 26-f)."""
    kit = pos.kit
    if not kit.is_heavy[p] or not pos.on_map(p) or partner_for(pos, p) < 0:
        return "PH-26-b"
    if kit.force[p] == USN and kit.attack[p] == half_factor(16) and pos.date < WINTER_1943:
        return "PH-26-f"
    return None if parent_for(pos, p) >= 0 else "PH-26-e"


def build_up(pos: War, p: int) -> None:
    """Two small units are replaced by the larger one; who was aboard goes along, as far as there is room (26-b)."""
    parent, partner, marker = parent_for(pos, p), partner_for(pos, p), pos.tf[p]
    pos.event("built-up", "PH-26-b", "PH-26-c", piece=parent, pieces=[p, partner], space=pos.place[p])
    _replace(pos, p, parent)
    for q in (*pos.cargo(p), *pos.cargo(partner)):
        pos.aboard[q] = parent if pos.kit.arm[q] != LAND else NOBODY
        pos.shift(q)
    pos.tf[parent] = marker
    _set_aside(pos, p)
    _set_aside(pos, partner)


class Breakdown(Session, frozen=True):
    """A player breaks down H units and builds them up (26)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "breakdown", orders, ("PH-26-a", "PH-26-b"), firm=self._may_seem(pos))

    def _may_seem(self, pos: War) -> bool:
        """Whether it may seem to the enemy, who cannot look into boxes, that something can be done here (25)."""
        if not is_limited(pos):
            return False
        kit, heavy = pos.kit, self._heavy(pos)
        alike = Counter((kit.force[p], kit.nation[p], kit.attack[p]) for p in heavy)
        twice = (p for p in heavy if alike[kit.force[p], kit.nation[p], kit.attack[p]] > 1)
        return any(halves_for(pos, p) for p in heavy) or any(parent_for(pos, p) >= 0 for p in twice)

    def _heavy(self, pos: War) -> list[int]:
        return [p for p in own(pos, self.seat, NAVAL) if pos.kit.is_heavy[p]]

    def _break_refused(self, pos: War, p: int) -> Refusal:
        return breakdown_refused(pos, p)

    @offers(BREAK_DOWN, _heavy, _break_refused)
    def split(self, pos: War, p: int) -> None:
        break_down(pos, p)

    def _build_refused(self, pos: War, p: int) -> Refusal:
        return build_up_refused(pos, p)

    @offers(BUILD_UP, _heavy, _build_refused)
    def unite(self, pos: War, p: int) -> None:
        build_up(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
