"""13.5 Option: a fleet that leaves port may be split into smaller ones for different destinations."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import pieces_in_pool
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import NOTHING, OIL, oil_left, rests
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, change_decks, reach
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import set_sail
from grognard.titles.asia_engulfed.kit import CV, JAPAN
from grognard.titles.asia_engulfed.marks import DIVIDED
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
        fit = pos.steps[p] > 1 and not kit.elite[p] and pieces_in_pool(pos, kit.nation[p], kit.kind[p])
        if fit and open_zones(pos, p) - {zone}:
            found.append(p)
    return found


def open_zones(pos: War, p: int) -> set[int]:
    """The zones to which a fleet in port can still sail."""
    return set(reach(pos, pos.kit.side[p], pos.place[p], FLEET_RANGE)).difference(pos.closed)


def must_sail(pos: War, side: int) -> list[int]:
    """The rests of split fleets that must still sail, each to another zone than its part; enemies may prevent it."""
    return [p for p in rests(pos, side) if open_zones(pos, p)]


def must_sail_now(pos: War, side: int, zone: int) -> list[int]:
    """Those for which this zone is the last one open: it is not closed without them."""
    return [p for p in rests(pos, side) if open_zones(pos, p) == {zone}]


class Splitting(Menu[War], frozen=True):
    """How many steps of a fleet sail to the zone as a fleet of their own?"""

    piece: Piece
    """The stand-in of the fleet."""
    zone: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        p = pos.behind(self.piece)
        args: dict[str, object] = {"piece": p, "space": self.zone}
        return Ask(pos.seat(pos.kit.side[p]), "split", orders, ("AE-13.5-a",), args, firm=True)

    @offers(STEPS, lambda self, pos: range(1, pos.steps[pos.behind(self.piece)]))
    def steps(self, pos: War, count: int) -> None:
        kit, p = pos.kit, pos.behind(self.piece)
        pos.pop()
        part = pieces_in_pool(pos, kit.nation[p], kit.kind[p])[0]
        pos.draw_stand_in(part)
        pos.put(part, pos.place[p])
        pos.set_steps(part, count)
        pos.set_steps(p, pos.steps[p] - count)
        pos.marks[p] |= DIVIDED
        pos.origin[p] = self.zone
        if kit.kind[p] == CV:
            change_decks(pos, p, part)
        pos.event("split", "AE-13.5-a", piece=p, by=part, space=pos.place[p])
        set_sail(pos, part, self.zone, OIL if kit.side[p] == JAPAN else NOTHING)
