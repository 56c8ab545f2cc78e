"""6.2-E Advance after combat."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.nemesis.chapters.ch1_2_pieces import can_detach, detach, pool_battalion, why_not_detach
from grognard.titles.nemesis.chapters.ch2_2_stacking import EnforceStacking, cite_stacking, fits
from grognard.titles.nemesis.chapters.ch5_1_transports import enter
from grognard.titles.nemesis.kit import NORMAL
from grognard.titles.nemesis.verbs import ADVANCE, DETACH, DONE
from grognard.titles.nemesis.war import War


def can_enter(pos: War, p: int, space: int) -> bool:
    """Whether a unit may enter the hex at all (network for Motorised units, terrain); cost does not matter."""
    kit = pos.kit
    link = kit.board.link(pos.place[p], space)
    return link >= 0 and int(kit.costs(kit.gait[p], NORMAL, pos.weather)[link]) >= 0


class Advance(Frame[War], frozen=True):
    """Attackers enter the defender's hex: first those that must, then those that may, up to the stacking limit.

    The limits hold everywhere when a retreat and the advance after it are over: Regiments may have detached (2.2).
    """

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
        orders = ADVANCE.each(bound) if bound else [*ADVANCE.each(able), *self._detachable(pos, near), DONE]
        rules = tuple(dict.fromkeys((self.rule, "NEM-6.2E-c" if bound else "NEM-6.2E-a", "NEM-6.2E-d")))
        return Ask(pos.seat(self.side), "advance", orders, rules, {"space": self.target})

    def _detachable(self, pos: War, near: list[int]) -> list[Order]:
        """A Regiment that need not advance may send only a Battalion (1.2-D)."""
        found = []
        for p in near:
            battalion = pool_battalion(pos, pos.kit.division[p]) if can_detach(pos, p) else None
            if battalion is not None and fits(pos, self.target, battalion, self.side):
                found.append(DETACH[p])
        return found

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.replace(EnforceStacking(self.side))
            return
        p = order.target
        assert isinstance(p, int)
        if order.verb == "detach":
            pos.replace(replace(self, units=(*self.units, detach(pos, p))))
            return
        pos.event("advances", self.rule, piece=p, space=self.target)
        enter(pos, p, self.target)
        cite_stacking(pos, self.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if order is DONE:
            return [Reason("NEM-6.2E-c")]
        p = order.target
        if order.verb == "detach" and isinstance(p, int):
            return [Reason(rule) for rule in why_not_detach(pos, p)]
        if order.verb != "advance" or not isinstance(p, int):
            return []
        if p not in self.units or pos.kit.artillery[p] or not can_enter(pos, p, self.target):
            return [Reason("NEM-6.2E-d")]
        if pos.place[p] != self.target and not fits(pos, self.target, p, self.side):
            return [Reason("NEM-2.2-j")]
        return [Reason("NEM-6.2E-c")]
