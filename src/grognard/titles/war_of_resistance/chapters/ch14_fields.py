"""14A1d, 14A1h: what engineers lay out for aircraft in the movement phase."""

from __future__ import annotations

from grognard.core.order import Order
from grognard.core.steps import Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch6_allowance import allowance
from grognard.titles.war_of_resistance.chapters.ch14_construction import (
    builds,
    has_labour,
    is_bad,
    lays_rails,
    why_not_strip,
)
from grognard.titles.war_of_resistance.chapters.ch14_repairs import Repairing, is_wet
from grognard.titles.war_of_resistance.chapters.ch17_damage import Cratering
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import RUSHED, SUPPLIED, War

BUILD_TEMPORARY = VERBS.word("build-temporary-airfield")
RAPID_STRIP = VERBS.word("build-strip-at-once")
OPEN_POINTS, ROUGH_POINTS = 2 * QUARTERS, 4 * QUARTERS
MOST_OF_TEMPORARY = 3
"""Capacity one, and one more twice (14A1d)."""


def is_open(pos: War, space: int) -> bool:
    """Whether works take the shorter time: clear and rough terrain (14A1)."""
    return pos.kit.grounds[pos.kit.seasons.ground_at(pos.season, space)].turns == 1


class Levelling(Cratering, frozen=True):
    """A unit in hand lays out temporary airfields, and landing strips if it has help."""

    def works(self, pos: War) -> list[Order]:
        if not builds(pos, self.piece):
            return super().works(pos)
        return super().works(pos) + self.offered(pos, BUILD_TEMPORARY, RAPID_STRIP)

    @offers(BUILD_TEMPORARY, forbids=lambda self, pos, _: why_not_temporary(pos, self))
    def build_temporary(self, pos: War) -> None:
        """One more point of capacity, at once (14A1d)."""
        here = pos.place[self.piece]
        self.pay(pos, points_for(pos, here))
        old = pos.temporary.get(here, 0)
        pos.temporary[here] = old + 1
        rules = ("WOR-14A1d-e",) if old else ("WOR-14A1d-a", *(("WOR-14A1d-b",) if here in pos.strips else ()))
        pos.event("field-laid", *rules, piece=self.piece, space=here, points=old + 1)

    @offers(RAPID_STRIP, forbids=lambda self, pos, _: why_not_rapid_strip(pos, self))
    def build_strip(self, pos: War) -> None:
        """What takes the whole movement phase takes half of it for two, and needs no beginning before it (14A1h)."""
        here = pos.place[self.piece]
        for p in self.crew(pos):
            pos.spent[p] += allowance(pos, p, exploits=False) // 2
        pos.strips[here] = pos.strips.get(here, 0) + 1
        pos.event("completed", "WOR-14A1h-c", space=here, side=pos.kit.side[self.piece], work="strip")


def points_for(pos: War, space: int) -> int:
    return OPEN_POINTS if is_open(pos, space) else ROUGH_POINTS


def why_not_at_work(pos: War, frame: Repairing) -> Refusals:
    """What keeps a unit in hand from any work that asks for supply (14A1)."""
    p = frame.piece
    if frame.exploits or pos.phasing != pos.kit.side[p]:
        return "WOR-14A1j-a"
    if not builds(pos, p):
        return "WOR-14A3-a" if lays_rails(pos, p) else "WOR-14A1-a"
    if pos.marks[p] & RUSHED:
        return "WOR-6B-e"
    return None


def why_not_temporary(pos: War, frame: Levelling) -> Refusals:
    """In supply, where a strip might be, without a permanent airfield, not in rain, mud or typhoons (14A1d, 14A1g)."""
    p, here = frame.piece, pos.place[frame.piece]
    forbidden = why_not_at_work(pos, frame)
    if forbidden:
        return forbidden
    if pos.supply[p] != SUPPLIED:
        return "WOR-14A1d-a"
    if here in pos.airfields:
        return "WOR-14A1d-b"
    if pos.temporary.get(here, 0) >= MOST_OF_TEMPORARY:
        return "WOR-14A1d-e"
    if is_wet(pos, here):
        return "WOR-14A1g-c"
    return None if frame.can_pay(pos, points_for(pos, here)) else "WOR-14A1d-a"


def why_not_rapid_strip(pos: War, frame: Levelling) -> Refusals:
    """Two units, or one with civilians, in open ground and good weather; half of their allowance is left (14A1h)."""
    p, here = frame.piece, pos.place[frame.piece]
    forbidden = why_not_at_work(pos, frame) or why_not_strip(pos, here)
    if forbidden:
        return forbidden
    crew = frame.crew(pos)
    if any(pos.supply[q] != SUPPLIED for q in crew) or not is_open(pos, here) or is_bad(pos, here):
        return ("WOR-14A1c-b", "WOR-14A1h-c")
    if len(crew) < 2 and not has_labour(pos, p):
        return "WOR-14A1h-c"
    room = all(2 * pos.spent[q] <= allowance(pos, q, exploits=False) for q in crew)
    return None if room else "WOR-14A1h-c"


def leave_fields(pos: War) -> None:
    """Temporary airfields that no construction unit keeps up are gone (14A1d)."""
    for space in [s for s in pos.temporary if not any(builds(pos, p) for p in pos.index.at[s])]:
        del pos.temporary[space]
        if space in pos.base_hits and not (pos.kit.is_city[space] or pos.strips.get(space)):
            del pos.base_hits[space]
        pos.event("field-gone", "WOR-14A1d-c", space=space, side=pos.holder[space])
