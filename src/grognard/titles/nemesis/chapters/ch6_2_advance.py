"""6.2-E Advance after combat."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch2_2_stacking import cite_stacking, fits
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.kit import NORMAL
from grognard.titles.nemesis.verbs import ADVANCE, DONE
from grognard.titles.nemesis.war import War


def can_enter(pos: War, p: int, space: int) -> bool:
    """Whether a unit may enter the hex at all (network for Motorised units, terrain); cost does not matter."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    return link >= 0 and int(kit.costs(kit.gait[p], NORMAL, pos.weather)[link]) >= 0


class Advance(Frame[War], frozen=True):
    """Attackers enter the defender's hex: first those that must, then those that may, up to the stacking limit."""

    side: int
    target: int
    units: tuple[int, ...]
    must: tuple[int, ...] = ()
    rule: str = "NEM-6.2E-a"

    def advance(self, pos: War) -> Asks:
        near = [
            p
            for p in self.units
            if not pos.kit.artillery[p] and pos.place[p] != self.target and can_enter(pos, p, self.target)
        ]
        able = [p for p in near if fits(pos, self.target, p, self.side)]
        if len(able) < len(near):
            pos.cite("NEM-2.2-j")
        bound = [p for p in able if p in self.must]
        orders = ADVANCE.each(bound) if bound else [*ADVANCE.each(able), DONE]
        rules = (self.rule, "NEM-6.2E-c" if bound else "NEM-6.2E-a", "NEM-6.2E-d")
        return Ask(pos.seat(self.side), "advance", orders, rules, {"space": self.target})

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            return
        p = order.target
        assert isinstance(p, int)
        pos.event("advances", self.rule, piece=p, space=self.target)
        enter(pos, p, self.target)
        cite_stacking(pos, self.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order is DONE:
            return [Reason("NEM-6.2E-c")]
        p = order.target
        if order.verb != "advance" or not isinstance(p, int):
            return []
        if p not in self.units or pos.kit.artillery[p] or not can_enter(pos, p, self.target):
            return [Reason("NEM-6.2E-d")]
        if pos.place[p] != self.target and not fits(pos, self.target, p, self.side):
            return [Reason("NEM-2.2-j")]
        return [Reason("NEM-6.2E-c")]
