"""17. Costs that several forces may share: the Burma Road (28) and strategic bombing (30, 42)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Seat, Space, Word
from grognard.core.steps import Answers, offers
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay
from grognard.titles.pearl_harbor.kit import FORCES
from grognard.titles.pearl_harbor.verbs import AMOUNT
from grognard.titles.pearl_harbor.war import War


class SharedCost(Answers[War], frozen=True):
    """Who pays how much of a price: each player says it for his forces, the one who wants it first (28-b, 30-b, 42-a).

    If the others do not make up the rest, nothing is paid and nothing done.
    """

    seat: Seat
    """Who wants it."""
    what: Word
    space: Space
    price: Number
    forces: tuple[Number, ...]
    rule: Word
    then: Word
    """The step that follows once it is paid, pushed by its name with the seat and the space."""
    shares: tuple[Number, ...] = ()

    def advance(self, pos: War) -> Asks:
        left = self.price - sum(self.shares)
        if len(self.shares) == len(self.forces) or not left:
            self._conclude(pos, left)
            return None
        force = self.forces[len(self.shares)]
        seat = pos.seat_of(force)
        most = min(left, pos.erp[force])
        least = min(most, self._least(pos, left)) if seat == self.seat else 0
        args: dict[str, object] = {"what": self.what, "space": self.space, "force": FORCES[force]}
        args |= {"price": self.price, "left": left}
        return Ask(seat, "share-of-cost", AMOUNT.each(range(least, most + 1)), (self.rule,), args)

    def _least(self, pos: War, left: int) -> int:
        """What a force must pay at least, even if all others after it give what they have."""
        later = self.forces[len(self.shares) + 1 :]
        return max(0, left - sum(pos.erp[force] for force in later))

    def _conclude(self, pos: War, left: int) -> None:
        pos.pop()
        if left:
            pos.event("cost-not-met", self.rule, what=self.what, space=self.space, price=self.price, left=left)
            return
        for force, share in zip(self.forces, self.shares, strict=False):
            if share:
                pay(pos, force, share)
                pos.event("cost-shared", self.rule, force=FORCES[force], n=share, what=self.what)
        pos.push(self.then, self.seat, self.space)

    @offers(AMOUNT, why=lambda self, pos, amount: self.rule)
    def share(self, pos: War, amount: int) -> None:
        pos.replace(replace(self, shares=(*self.shares, amount)))


def payers(pos: War, seat: str, forces: Sequence[int]) -> tuple[int, ...]:
    """Forces that may share a cost, those of the player who wants it first."""
    able = [force for force in forces if pos.serves(force) == force]
    return tuple(sorted(able, key=lambda force: pos.seat_of(force) != seat))
