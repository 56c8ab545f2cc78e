"""8.2 Naval Movement Phase: one destination after the other, each with its reaction; then extended operations."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusal, Refusals, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch3_5_network import release_submarine
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import OIL, TRANSPORT_LIMIT, payments
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
from grognard.titles.asia_engulfed.chapters.ch13_5_splitting import Splitting, divisible, must_sail, must_sail_now
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, MARINE
from grognard.titles.asia_engulfed.verbs import (
    BREAK_CODE,
    DONE,
    EXTEND,
    MERGE,
    SAIL,
    SAIL_ON_OIL,
    SAIL_TO,
    SPLIT,
    SUBMARINE,
)
from grognard.titles.asia_engulfed.war import War


class NavalMovement(Steps[War], frozen=True):
    """The Phasing Player names destinations, then extended operations; at the end Japan pays (SP-a)."""

    side: Side
    steps = ("before", "destinations", "operations", "pay")

    def before(self, pos: War) -> None:
        if self.side == JAPAN:
            release_submarine(pos)

    def destinations(self, pos: War) -> Asks:
        zones, codes = destinations(pos, self.side), readable_zones(pos, self.side)
        if not zones and not codes and not pos.closed:
            return None
        orders = [*SAIL_TO.each(zones), *BREAK_CODE.each(codes)]
        if not must_sail(pos, self.side):
            orders.append(DONE)
        return Ask(pos.seat(self.side), "naval-movement", orders, ("AE-SP-a", "AE-8.2-a"), firm=True)

    def operations(self, pos: War) -> Asks:
        orders = self.offered(pos, EXTEND, BREAK_CODE)
        if not orders:
            return None
        rules = ("AE-SP-a", "AE-8.23-a", "AE-7.4-a")
        return Ask(pos.seat(self.side), "extended-operations", [*orders, DONE], rules)

    def pay(self, pos: War) -> None:
        pay_costs(pos)

    def no_destination(self, pos: War, zone: int) -> Refusals:
        if self.now == "operations":
            return Reason("AE-8.23-a", "sailing-over")
        return destination_reasons(pos, self.side, zone)

    @offers(SAIL_TO, why=no_destination)
    def sail_to(self, pos: War, zone: int) -> None:
        pos.event("destination", "AE-8.2-a", side=self.side, space=zone)
        pos.push(Sailing(self.side, zone))

    def not_extended(self, pos: War, zone: int) -> Refusals:
        if self.now == "destinations":
            return Reason("AE-8.23-a", "not-yet-extended")
        return extend_reasons(pos, self.side, zone)

    @offers(EXTEND, lambda self, pos: extendable(pos, self.side), why=not_extended)
    def extend(self, pos: War, zone: int) -> None:
        pos.push(ExtendedOperation(self.side, zone))

    def unread(self, pos: War, zone: int) -> Refusals:
        return code_reasons(pos, zone) if self.side == ALLIES else "AE-7.6-a"

    @offers(BREAK_CODE, lambda self, pos: readable_zones(pos, self.side), why=unread)
    def break_code(self, pos: War, zone: int) -> None:
        break_code(pos, zone)

    def divided(self, pos: War, _: None) -> Refusal:
        kept = must_sail(pos, self.side) if self.now == "destinations" else []
        return Reason("AE-13.5-a", "divided-must-sail", {"pieces": kept}) if kept else None

    @offers(DONE, forbids=divided)
    def done(self, pos: War) -> None:
        pos.replace(replace(self, step=self.step + 1))

    @offers(SUBMARINE, why=lambda *_: "AE-8.25-a")
    def submarine(self, pos: War, p: int) -> None:
        """Submarines come only where fleets have reacted: never offered here."""


class Sailing(Answers[War], frozen=True):
    """Fleets and troop transports sail to one destination, all that are wanted (8.21-a).

    Who can sail is found for all verbs together, port by port.
    """

    side: Side
    zone: Space
    begun: bool = False

    def advance(self, pos: War) -> Asks:
        orders = self._departures(pos)
        if self.begun and not must_sail_now(pos, self.side, self.zone):
            orders.append(DONE)
        return Ask(pos.seat(self.side), "sail", orders, ("AE-8.21-a",), {"space": self.zone}, firm=True)

    def _departures(self, pos: War) -> list[Order]:
        fleets, transports = sailors(pos, self.side, self.zone)
        ways = {p: payments(pos, p, distance) for p, distance in transports.items()}
        return [
            *SAIL.each([*fleets, *(p for p in transports if ways[p] != [OIL])]),
            *SAIL_ON_OIL.each(p for p in transports if OIL in ways[p]),
            *SPLIT.each(divisible(pos, fleets, self.zone)),
            *MERGE.each(donors(pos, fleets)),
        ]

    def _mine(self, pos: War, p: int) -> bool:
        return p < pos.kit.real_count and pos.kit.side[p] == self.side

    def _begin(self, pos: War) -> None:
        if not self.begun:
            pos.replace(Sailing(self.side, self.zone, begun=True))

    def stays(self, pos: War, p: int) -> Refusals:
        if not self._mine(pos, p):
            return None
        if SAIL_ON_OIL[p] in self._departures(pos):
            return Reason("AE-5.31-b", "only-on-oil", {"piece": p, "n": TRANSPORT_LIMIT})
        return sail_reasons(pos, p, self.zone)

    @offers(SAIL, why=stays)
    def sail(self, pos: War, p: int) -> None:
        self._begin(pos)
        set_sail(pos, p, self.zone, voyage_payments(pos, p, self.zone)[0])

    def no_oil(self, pos: War, p: int) -> Refusals:
        if not self._mine(pos, p):
            return None
        return sail_reasons(pos, p, self.zone) if pos.kit.kind[p] == MARINE else "AE-5.31-b"

    @offers(SAIL_ON_OIL, why=no_oil)
    def sail_on_oil(self, pos: War, p: int) -> None:
        self._begin(pos)
        set_sail(pos, p, self.zone, OIL)

    def whole(self, pos: War, p: int) -> Refusal:
        rule = "AE-13.5-a" if pos.alternative("splitting") else "AE-8.11-b"
        return Reason(rule, "cannot-split", {"piece": p}) if self._mine(pos, p) else None

    @offers(SPLIT, why=whole)
    def split(self, pos: War, p: int) -> None:
        self._begin(pos)
        pos.push(Splitting(pos.alias[p], self.zone))

    def alone(self, pos: War, p: int) -> Refusals:
        return donor_reasons(pos, p) if self._mine(pos, p) else None

    @offers(MERGE, why=alone)
    def merge(self, pos: War, p: int) -> None:
        pos.push(Consolidation(p))

    def divided(self, pos: War, _: None) -> Refusal:
        kept = must_sail_now(pos, self.side, self.zone)
        return Reason("AE-13.5-a", "divided-must-sail", {"pieces": kept}) if self.begun and kept else None

    @offers(DONE, forbids=divided, why=lambda self, pos, _: Reason("AE-8.2-a", "nobody-sails", {"space": self.zone}))
    def done(self, pos: War) -> None:
        pos.replace(Reaction(self.side, self.zone))


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
