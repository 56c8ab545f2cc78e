"""13.4 Optional: airborne units and their assaults."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import ground_room
from grognard.titles.asia_engulfed.kit import AIRBORNE, AREA, CLOSED, OFFMAP
from grognard.titles.asia_engulfed.marks import DROPPED, ENTERED, FULL, MOVED, SAILED
from grognard.titles.asia_engulfed.verbs import TO
from grognard.titles.asia_engulfed.war import War


def droppers(pos: War, side: int) -> list[int]:
    """Airborne units that can make an assault: in supply, uncontested, and not in their last turn too (13.41)."""
    kit = pos.kit
    return [
        p
        for p in kit.pieces_of[side]
        if kit.kind[p] == AIRBORNE
        and kit.zone_count <= pos.place[p] < kit.map_end
        and not pos.marks[p] & (MOVED | SAILED)
        and p not in pos.dropped
        and pos.supply[p] == FULL
        and not pos.contested(pos.place[p])
        and drop_targets(pos, p)
    ]


def drop_targets(pos: War, p: int) -> list[int]:
    return [place for place in pos.kit.flights[pos.place[p]] if not _drop_refused(pos, p, place)]


def _drop_refused(pos: War, p: int, place: int) -> str:
    """Enemy-held or contested port boxes, island boxes and clear areas, as far as an LBA flies (13.41-b, 13.41-c)."""
    kit = pos.kit
    if kit.kind_of[place] in (CLOSED, OFFMAP) or (kit.kind_of[place] == AREA and kit.jungle[place]):
        return "AE-13.41-b"
    if pos.held(place, kit.side[p]):
        return "AE-13.41-b"
    return "AE-5.4-a" if ground_room(pos, place, kit.side[p]) <= 0 else ""


class Drop(Menu[War], frozen=True):
    """Where an airborne unit lands."""

    side: Side
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("AE-13.41-a", "AE-13.41-b", "AE-13.41-c", "AE-13.4-c")
        return Ask(pos.seat(self.side), "drop", orders, rules, {"piece": self.piece})

    def in_range(self, pos: War) -> Sequence[int]:
        return pos.kit.flights[pos.place[self.piece]]

    def refused(self, pos: War, place: int) -> Refusal:
        if place not in pos.kit.places:
            return None
        return _drop_refused(pos, self.piece, place) if place in self.in_range(pos) else "AE-13.41-c"

    @offers(TO, in_range, refused)
    def to(self, pos: War, place: int) -> None:
        pos.pop()
        p = self.piece
        pos.marks[p] |= MOVED | ENTERED | DROPPED
        pos.origin[p] = pos.place[p]
        pos.event("dropped", "AE-13.41-a", "AE-13.41-c", "AE-13.4-c", piece=p, space=pos.place[p], to=place)
        pos.put(p, place)


def remember_drops(pos: War) -> None:
    """At the end of a Player-Turn: who dropped may not do so in the side's next turn (13.41-d)."""
    kit = pos.kit
    mine = [p for p in kit.pieces_of[pos.phasing] if kit.kind[p] == AIRBORNE and pos.marks[p] & DROPPED]
    if mine:
        pos.cite("AE-13.41-d")
    pos.dropped = [p for p in pos.dropped if kit.side[p] != pos.phasing] + mine
