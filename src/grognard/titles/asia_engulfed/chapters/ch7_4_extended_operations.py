"""7.4 Extended Naval Operations: for a Special Action a force at sea moves again."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, reach
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominant
from grognard.titles.asia_engulfed.chapters.ch8_24_reaction import Reaction
from grognard.titles.asia_engulfed.kit import JAPAN, JP, NATIONS
from grognard.titles.asia_engulfed.marks import EXTENDED, SAILED
from grognard.titles.asia_engulfed.verbs import EXTEND_TO
from grognard.titles.asia_engulfed.war import War


def force(pos: War, side: int, zone: int) -> list[int]:
    """The fleets in a zone that moved in this phase and have not made an extended move (7.4-a, 7.4-c)."""
    return [p for p in pos.fleets_at(zone, side) if pos.marks[p] & SAILED and not pos.marks[p] & EXTENDED]


def payer(pos: War, side: int, fleets: list[int]) -> int:
    """The power that pays: of the Allies the one with most fleet steps in the force (7.1-c)."""
    if side == JAPAN:
        return JP
    steps: dict[int, int] = {}
    for p in fleets:
        power = pos.kit.power[p]
        steps[power] = steps.get(power, 0) + pos.steps[p]
    return max(steps, key=lambda power: (steps[power], pos.actions[power]))


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


class ExtendedOperation(Frame[War], frozen=True):
    """Where does the force go? The Special Action is spent when it knows."""

    side: int
    zone: int

    def advance(self, pos: War) -> Asks:
        zones = sorted(reach(pos, self.side, self.zone, FLEET_RANGE))
        return Ask(pos.seat(self.side), "extend-to", EXTEND_TO.each(zones), ("AE-7.4-e",), {"space": self.zone})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        spend(pos, payer(pos, self.side, force(pos, self.side, self.zone)), "AE-7.4-a", "AE-7.4-b")
        pos.replace(ExtendedMove(self.side, self.zone, order.target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order.verb != EXTEND_TO.name:
            return []
        return [Reason("AE-7.4-e", "zone-out-of-reach", {"space": order.target, "n": FLEET_RANGE})]


class ExtendedMove(Frame[War], frozen=True):
    """The force leaves its zone, past a submarine that may attack it there, and reaches another (7.4-f)."""

    side: int
    zone: int
    to: int
    hunted: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.hunted:
            pos.replace(ExtendedMove(self.side, self.zone, self.to, hunted=True))
            self._submarines_attack(pos)
            return None
        fleets = force(pos, self.side, self.zone)
        if not fleets:
            pos.pop()
            return None
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
        return None

    def _submarines_attack(self, pos: War) -> None:
        from grognard.titles.asia_engulfed.chapters.ch8_5_submarines import attack_leaving

        for sub in pos.subs_at(self.zone, 1 - self.side):
            if self.zone != pos.network_sub:
                pos.cite("AE-7.4-f")
                attack_leaving(pos, sub, force(pos, self.side, self.zone))
