"""3. Ships that have moved become a task force where they lie: at any time in the movement segment (3.1-c)."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import fleet_refused, form, free_markers
from grognard.titles.pearl_harbor.chapters.ch4_naval import common_waters
from grognard.titles.pearl_harbor.chapters.ch5_bases import own
from grognard.titles.pearl_harbor.chapters.ch6_boarding import Consent
from grognard.titles.pearl_harbor.kit import NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import MOVED
from grognard.titles.pearl_harbor.verbs import DONE, WITH
from grognard.titles.pearl_harbor.war import War


def loose_ships(pos: War, seat: str) -> list[int]:
    """The ships of a player that have moved in this segment and are in no task force."""
    marks, tf = pos.marks, pos.tf
    return [p for p in own(pos, seat, NAVAL) if marks[p] & MOVED and tf[p] < 0]


def musters(pos: War, seat: str, loose: list[int]) -> list[int]:
    """The markers, new ones and those on the map, under which loose ships of a player could gather."""
    if not loose:
        return []
    there = {marker for p in loose for marker in pos.markers_at(pos.place[p], pos.side_of(seat))}
    markers = [*free_markers(pos, pos.forces_of(seat)), *sorted(m for m in there if pos.seat(m) == seat)]
    return [marker for marker in markers if any(not gathering_refused(pos, p, marker) for p in loose)]


def muster_refused(pos: War, marker: int, seat: str) -> Refusal:
    """What forbids a player to gather loose ships under a marker."""
    if pos.kit.arm[marker] != TASK_FORCE:
        return "PH-3.1-c"
    if pos.seat(marker) != seat:
        return "PH-1-c"
    found = [gathering_refused(pos, p, marker) for p in loose_ships(pos, seat)]
    return None if None in found else next(iter(found), "PH-3.1-c")


def gathering_refused(pos: War, p: int, marker: int) -> Refusal:
    """What forbids a ship that has moved to become part of a task force: it shares waters and mission (3.1, 6.1)."""
    kit, marks = pos.kit, pos.marks
    if kit.arm[p] != NAVAL or not marks[p] & MOVED or pos.tf[p] >= 0:
        return "PH-3.1-c"
    fleet = pos.fleet(marker) if pos.on_map(marker) else []
    if not fleet:
        return fleet_refused(pos, (p,), marker)
    if pos.place[p] != pos.place[fleet[0]] or not marks[fleet[0]] & MOVED:
        return "PH-3.1-d"
    if not common_waters(pos, (*fleet, p)):
        return "PH-4.1-e"
    if pos.mission[p] != pos.mission[fleet[0]]:
        return "PH-6.1-d"
    return fleet_refused(pos, (*fleet, p), marker)


class Mustering(Menu[War], frozen=True):
    """Loose ships come under a marker, one after the other; those of other players if they agree."""

    seat: Seat
    marker: Piece
    declined: Pieces = ()

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        rules = ("PH-3.1-c", "PH-3.1-d", "PH-6.1-d")
        return Ask(self.seat, "mustering", orders, rules, {"piece": self.marker}, firm=True)

    def _loose(self, pos: War) -> list[int]:
        if not pos.on_map(self.marker):
            return loose_ships(pos, self.seat)
        return pos.ships_at(pos.place[self.marker], pos.side_of(self.seat))

    def _refused(self, pos: War, p: int) -> Refusal:
        return "PH-21.1-e" if p in self.declined else gathering_refused(pos, p, self.marker)

    @offers(WITH, _loose, _refused)
    def take_along(self, pos: War, p: int) -> None:
        if pos.seat(p) != self.seat:
            pos.push(Consent(pos.seat(p), p, self.marker))
        else:
            self.agreed(pos, p)

    def agreed(self, pos: War, p: int) -> None:
        form(pos, self.marker, (p,))

    def refused_by_owner(self, pos: War, p: int) -> None:
        pos.replace(replace(self, declined=(*self.declined, p)))

    def _nobody_yet(self, pos: War, _: object) -> Refusal:
        return None if pos.on_map(self.marker) else "PH-3.1-c"

    @offers(DONE, None, _nobody_yet)
    def done(self, pos: War) -> None:
        pos.pop()
