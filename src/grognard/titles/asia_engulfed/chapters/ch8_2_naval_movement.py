"""8.2 Naval Movement Phase: one destination after the other, each with its reaction; then extended operations."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch3_5_network import release_submarine
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import OIL, TRANSPORT
from grognard.titles.asia_engulfed.chapters.ch7_4_extended_operations import (
    ExtendedOperation,
    extend_reasons,
    extendable,
)
from grognard.titles.asia_engulfed.chapters.ch7_6_code_breaking import break_code, code_reasons, readable_zones
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import donors
from grognard.titles.asia_engulfed.chapters.ch8_11_consolidation import Consolidation, donor_reasons
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import (
    destination_reasons,
    destinations,
    sail_reasons,
    sailors,
    set_sail,
    voyage_payments,
)
from grognard.titles.asia_engulfed.chapters.ch8_24_reaction import Reaction
from grognard.titles.asia_engulfed.chapters.ch13_5_splitting import Splitting, divisible, must_sail
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN
from grognard.titles.asia_engulfed.verbs import (
    BREAK_CODE,
    DONE,
    EXTEND,
    MERGE,
    PAY,
    SAIL,
    SAIL_TO,
    SPLIT,
    SUBMARINE,
)
from grognard.titles.asia_engulfed.war import War

BEFORE, NORMAL, EXTENDED_OPERATIONS = range(3)


class NavalMovement(Frame[War], frozen=True):
    """The Phasing Player names destinations, then extended operations; at the end Japan pays (SP-a)."""

    side: int
    stage: int = BEFORE

    def advance(self, pos: War) -> Asks:
        if self.stage == BEFORE:
            if self.side == JAPAN:
                release_submarine(pos)
            self._next(pos)
            return None
        codes = BREAK_CODE.each(readable_zones(pos, self.side))
        if self.stage == NORMAL:
            zones = destinations(pos, self.side)
            if not zones and not codes:
                self._next(pos)
                return None
            orders = [*SAIL_TO.each(zones), *codes]
            if not must_sail(pos, self.side):
                orders.append(DONE)
            return Ask(pos.seat(self.side), "naval-movement", orders, ("AE-SP-a", "AE-8.2-a"))
        zones = extendable(pos, self.side)
        if not zones and not codes:
            pay_costs(pos)
            pos.pop()
            return None
        rules = ("AE-SP-a", "AE-8.23-a", "AE-7.4-a")
        return Ask(pos.seat(self.side), "extended-operations", [*EXTEND.each(zones), *codes, DONE], rules)

    def _next(self, pos: War) -> None:
        pos.replace(NavalMovement(self.side, self.stage + 1))

    def play(self, pos: War, order: Order, seat: str) -> None:
        zone = order.target
        if order == DONE:
            if self.stage == NORMAL:
                self._next(pos)
            else:
                pay_costs(pos)
                pos.pop()
            return
        assert isinstance(zone, int)
        if order.verb == SAIL_TO.name:
            pos.event("destination", "AE-8.2-a", side=self.side, space=zone)
            pos.push(Sailing(self.side, zone))
        elif order.verb == EXTEND.name:
            pos.push(ExtendedOperation(self.side, zone))
        else:
            break_code(pos, zone)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        zone = order.target
        if order == DONE:
            return [Reason("AE-13.5-a", "divided-must-sail", {"pieces": must_sail(pos, self.side)})]
        if order.verb == SUBMARINE.name:
            return [Reason("AE-8.25-a")]
        if not isinstance(zone, int) or order.verb not in (SAIL_TO.name, EXTEND.name, BREAK_CODE.name):
            return []
        if order.verb == BREAK_CODE.name:
            return code_reasons(pos, zone) if self.side == ALLIES else [Reason("AE-7.6-a")]
        if order.verb == SAIL_TO.name:
            if self.stage == EXTENDED_OPERATIONS:
                return [Reason("AE-8.23-a", "sailing-over")]
            return destination_reasons(pos, self.side, zone)
        if self.stage == NORMAL:
            return [Reason("AE-8.23-a", "not-yet-extended")]
        return extend_reasons(pos, self.side, zone)


class Sailing(Frame[War], frozen=True):
    """Fleets and troop transports sail to one destination, all that are wanted (8.21-a)."""

    side: int
    zone: int
    begun: bool = False

    def advance(self, pos: War) -> Asks:
        fleets, transports = sailors(pos, self.side, self.zone)
        orders = [
            *SAIL.each([*fleets, *transports]),
            *SPLIT.each(divisible(pos, fleets, self.zone)),
            *MERGE.each(donors(pos, fleets)),
        ]
        if self.begun:
            orders.append(DONE)
        return Ask(pos.seat(self.side), "sail", orders, ("AE-8.21-a",), {"space": self.zone})

    def play(self, pos: War, order: Order, seat: str) -> None:
        p = order.target
        if order == DONE:
            pos.replace(Reaction(self.side, self.zone))
            return
        assert isinstance(p, int)
        if order.verb == MERGE.name:
            pos.push(Consolidation(p))
            return
        pos.replace(Sailing(self.side, self.zone, begun=True))
        if order.verb == SPLIT.name:
            pos.push(Splitting(pos.alias[p], self.zone))
            return
        ways = voyage_payments(pos, p, self.zone)
        if len(ways) > 1:
            pos.push(Payment(pos.alias[p], self.zone))
        else:
            set_sail(pos, p, self.zone, ways[0])

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order == DONE:
            return [Reason("AE-8.2-a", "nobody-sails", {"space": self.zone})]
        if not isinstance(p, int) or p >= pos.kit.real_count or pos.kit.side[p] != self.side:
            return []
        if order.verb == SAIL.name:
            return sail_reasons(pos, p, self.zone)
        if order.verb == MERGE.name:
            return donor_reasons(pos, p)
        if order.verb == SPLIT.name:
            return [Reason("AE-13.5-a" if pos.alternative("splitting") else "AE-8.11-b", "cannot-split", {"piece": p})]
        return []


class Payment(Frame[War], frozen=True):
    """A Japanese Marine sails one or two zones: for oil, or for a Transport Point (5.31-b)."""

    piece: int
    """The stand-in of the Marine."""
    zone: int

    def advance(self, pos: War) -> Asks:
        args: dict[str, object] = {"piece": pos.behind(self.piece), "space": self.zone}
        return Ask(pos.seat(JAPAN), "pay", PAY.each((OIL, TRANSPORT)), ("AE-5.31-b",), args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        pos.pop()
        set_sail(pos, pos.behind(self.piece), self.zone, str(order.target))


def pay_costs(pos: War) -> None:
    """Japan pays for what has moved or reacted, all at once (1.1-c, 1.2-b)."""
    oil, transports = pos.oil_due, pos.transports_due
    if not oil and not transports:
        return
    pos.oil -= oil
    pos.oil_spent += oil
    pos.transports -= transports
    pos.oil_due = pos.transports_due = 0
    rules = ("AE-1.1-c", "AE-9.1-d", *(("AE-1.2-b",) if pos.phasing == ALLIES else ()))
    pos.event(
        "naval-costs",
        *rules,
        side=JAPAN,
        oil=oil,
        transports=transports,
        oil_left=pos.oil,
        transports_left=pos.transports,
    )
