"""7.4 Extended Naval Operations: for a Special Action a force at sea moves again."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, reach
from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import attack_leaving
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominant
from grognard.titles.asia_engulfed.chapters.ch8_24_reaction import Reaction
from grognard.titles.asia_engulfed.kit import JAPAN, JP, NATIONS
from grognard.titles.asia_engulfed.marks import EXTENDED, SAILED
from grognard.titles.asia_engulfed.verbs import DONE, EXTEND_TO, LEAVE
from grognard.titles.asia_engulfed.war import War


def force(pos: War, side: int, zone: int) -> list[int]:
    """The fleets in a zone that moved in this phase and have not made an extended move (7.4-a, 7.4-c)."""
    return [p for p in pos.fleets_at(zone, side) if pos.marks[p] & SAILED and not pos.marks[p] & EXTENDED]


def payer(pos: War, side: int, fleets: list[int]) -> int:
    """The power that pays: of the Allies the one with most fleets in the force, which both sides can count (7.1-c)."""
    if side == JAPAN:
        return JP
    fleets_of = Counter(pos.kit.power[p] for p in fleets)
    return max(fleets_of, key=lambda power: (fleets_of[power], pos.actions[power]))


def extendable(pos: War, side: int) -> list[int]:
    """Zones whose force may move again: own Dominant Influence, and a Special Action to spend (7.4-b)."""
    zones = {pos.place[p] for p in pos.pieces_on_map(side) if pos.kit.is_fleet[p] and pos.at_sea(p)}
    found = []
    for zone in sorted(zones):
        fleets = force(pos, side, zone)
        if fleets and can_spend(pos, payer(pos, side, fleets)) and dominant(pos, side, zone):
            found.append(zone)
    return found


def extend_reasons(pos: War, side: int, zone: int) -> list[Reason]:
    """Why no extended operation can begin in a zone."""
    args: dict[str, object] = {"space": zone}
    fleets = force(pos, side, zone)
    if not fleets:
        if pos.fleets_at(zone, side):
            return [Reason("AE-7.4-c", "already-extended", args)]
        return [Reason("AE-7.4-a", "no-fleet-to-extend", args)]
    power = payer(pos, side, fleets)
    if not can_spend(pos, power):
        return [Reason("AE-7.1-c", "no-action", {"power": NATIONS[power]})]
    return [Reason("AE-7.4-b", "not-dominant", args)]


class ExtendedOperation(Menu[War], frozen=True):
    """Where does the force go? The Special Action is spent when it knows."""

    side: Side
    zone: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "extend-to", orders, ("AE-7.4-e",), {"space": self.zone})

    def zones(self, pos: War) -> list[int]:
        return sorted(reach(pos, self.side, self.zone, FLEET_RANGE))

    def too_far(self, pos: War, zone: int) -> Refusal:
        return Reason("AE-7.4-e", "zone-out-of-reach", {"space": zone, "n": FLEET_RANGE})

    @offers(EXTEND_TO, zones, why=too_far)
    def extend_to(self, pos: War, zone: int) -> None:
        spend(pos, payer(pos, self.side, force(pos, self.side, self.zone)), "AE-7.4-a", "AE-7.4-b")
        pos.replace(ExtendedMove(self.side, self.zone, zone))


class ExtendedMove(Steps[War], frozen=True):
    """The force leaves its zone, past a submarine that may attack it there, and reaches another (7.4-f).

    Its owner says which fleets stay behind.
    """

    side: Side
    zone: Space
    to: Space
    staying: Pieces = ()
    """The stand-ins of fleets that are left behind."""
    steps = ("gather", "submarines", "go")

    def gather(self, pos: War) -> Asks:
        if len(force(pos, self.side, self.zone)) < 2:
            return None
        args: dict[str, object] = {"space": self.zone, "to": self.to}
        return Ask(pos.seat(self.side), "extend-with", self.offered(pos), ("AE-7.4-a",), args, firm=True)

    def others(self, pos: War) -> list[int]:
        fleets = self._going(pos)
        return fleets if len(fleets) > 1 else []

    @offers(LEAVE, others, why=lambda *_: "AE-7.4-a")
    def leave(self, pos: War, p: int) -> None:
        pos.replace(replace(self, staying=(*self.staying, pos.alias[p])))

    @offers(DONE)
    def done(self, pos: War) -> None:
        self.turn_to(pos, "submarines")

    def submarines(self, pos: War) -> None:
        self._submarines_attack(pos)

    def go(self, pos: War) -> None:
        fleets = self._going(pos)
        if not fleets:
            return
        path = reach(pos, self.side, self.zone, FLEET_RANGE)[self.to]
        cost = ("AE-7.4-d",) if self.side == JAPAN else ()
        pos.event(
            "extended",
            *("AE-7.4-a", "AE-7.4-c", "AE-7.4-e", "AE-8.23-a"),
            *cost,
            pieces=fleets,
            space=self.zone,
            to=self.to,
            path=list(path),
        )
        for p in fleets:
            pos.marks[p] |= EXTENDED
            pos.put(p, self.to)
        pos.replace(Reaction(self.side, self.to, left=self.zone))

    def _going(self, pos: War) -> list[int]:
        return [p for p in force(pos, self.side, self.zone) if pos.alias[p] not in self.staying]

    def _submarines_attack(self, pos: War) -> None:
        for sub in pos.subs_at(self.zone, 1 - self.side):
            if self.zone != pos.network_sub:
                pos.cite("AE-7.4-f")
                attack_leaving(pos, sub, self._going(pos))
