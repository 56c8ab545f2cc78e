"""13.5 Option: a fleet that leaves port may be split into smaller ones for different destinations."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.titles.asia_engulfed.chapters.ch0_terms import pieces_in_pool
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import NOTHING, OIL
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, change_decks, reach
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import oil_left, set_sail
from grognard.titles.asia_engulfed.kit import CV, JAPAN
from grognard.titles.asia_engulfed.marks import DIVIDED, SAILED
from grognard.titles.asia_engulfed.verbs import STEPS
from grognard.titles.asia_engulfed.war import War


def divisible(pos: War, fleets: list[int], zone: int) -> list[int]:
    """The fleets of which a part can sail to a zone while the rest can still sail to another one."""
    if not pos.alternative("splitting"):
        return []
    kit = pos.kit
    found = []
    for p in fleets:
        side = kit.side[p]
        if side == JAPAN and oil_left(pos) < 2:
            continue
        if pos.steps[p] > 1 and not kit.elite[p] and pieces_in_pool(pos, kit.nation[p], kit.kind[p]):
            others = set(reach(pos, side, pos.place[p], FLEET_RANGE)).difference(pos.closed, (zone,))
            if others:
                found.append(p)
    return found


def must_sail(pos: War, side: int) -> list[int]:
    """Fleets still in port of which a part has sailed: the rest must go to another zone if it can."""
    if not pos.alternative("splitting") or (side == JAPAN and oil_left(pos) <= 0):
        return []
    rests = [p for p in pos.pieces_on_map(side) if pos.marks[p] & DIVIDED and not pos.marks[p] & SAILED]
    return [p for p in rests if set(reach(pos, side, pos.place[p], FLEET_RANGE)).difference(pos.closed)]


class Splitting(Frame[War], frozen=True):
    """How many steps of a fleet sail to the zone as a fleet of their own?"""

    piece: int
    """The stand-in of the fleet."""
    zone: int

    def advance(self, pos: War) -> Asks:
        p = pos.behind(self.piece)
        seat = pos.seat(pos.kit.side[p])
        return Ask(seat, "split", STEPS.each(range(1, pos.steps[p])), ("AE-13.5-a",), {"piece": p, "space": self.zone})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        kit, p = pos.kit, pos.behind(self.piece)
        pos.pop()
        part = pieces_in_pool(pos, kit.nation[p], kit.kind[p])[0]
        pos.put(part, pos.place[p])
        pos.set_steps(part, order.target)
        pos.set_steps(p, pos.steps[p] - order.target)
        pos.marks[p] |= DIVIDED
        pos.origin[p] = self.zone
        if kit.kind[p] == CV:
            change_decks(pos, p, part)
        pos.event("split", "AE-13.5-a", piece=p, by=part, space=pos.place[p])
        set_sail(pos, part, self.zone, OIL if kit.side[p] == JAPAN else NOTHING)
