"""13.4 Optional: airborne units and their assaults."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
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


class Drop(Frame[War], frozen=True):
    """Where an airborne unit lands."""

    side: int
    piece: int

    def advance(self, pos: War) -> Asks:
        orders = TO.each(drop_targets(pos, self.piece))
        rules = ("AE-13.41-a", "AE-13.41-b", "AE-13.41-c", "AE-13.4-c")
        return Ask(pos.seat(self.side), "drop", orders, rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        place = order.target
        assert isinstance(place, int)
        pos.pop()
        p = self.piece
        pos.marks[p] |= MOVED | ENTERED | DROPPED
        pos.origin[p] = pos.place[p]
        pos.event("dropped", "AE-13.41-a", "AE-13.41-c", "AE-13.4-c", piece=p, space=pos.place[p], to=place)
        pos.put(p, place)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        place = order.target
        if order.verb != TO.name or not isinstance(place, int) or place not in pos.kit.places:
            return []
        if place not in pos.kit.flights[pos.place[self.piece]]:
            return [Reason("AE-13.41-c")]
        return [Reason(_drop_refused(pos, self.piece, place) or "AE-13.41-b")]


def remember_drops(pos: War) -> None:
    """At the end of a Player-Turn: who dropped may not do so in the side's next turn (13.41-d)."""
    kit = pos.kit
    mine = [p for p in kit.pieces_of[pos.phasing] if kit.kind[p] == AIRBORNE and pos.marks[p] & DROPPED]
    if mine:
        pos.cite("AE-13.41-d")
    pos.dropped = [p for p in pos.dropped if kit.side[p] != pos.phasing] + mine
