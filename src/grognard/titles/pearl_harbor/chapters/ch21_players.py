"""21. Several players on a side: who has which forces, and Objectives that they take together."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Seat, Space
from grognard.core.order import Order
from grognard.titles.pearl_harbor.kit import FORCES
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import FORCE, NO, YES
from grognard.titles.pearl_harbor.war import War

# an Objective that several players take together


def joint_prize(pos: War, space: int, pieces: Iterable[int]) -> None:
    """Units of several players go for an Objective: they agree beforehand who will control it (21)."""
    forces = list(dict.fromkeys(pos.force_of(p) for p in pieces))
    seats = tuple(dict.fromkeys(pos.seat_of(force) for force in forces))
    if pos.kit.objective[space] and len(seats) > 1 and agreed_owner(pos, space) == NOBODY:
        pos.push(Prize(space, seats, tuple(forces)))


def agreed_owner(pos: War, space: int) -> int:
    """The force that will control an Objective by agreement; -1: nothing was agreed, so it is who occupies it."""
    return next((force for prize, force in pos.prizes if prize == space), NOBODY)


class Prize(Frame[War], frozen=True):
    """One player proposes who will control an Objective; the others accept, or nothing is agreed."""

    space: Space
    seats: tuple[Seat, ...]
    forces: tuple[Number, ...]
    force: Number = NOBODY
    heard: Number = 1

    def advance(self, pos: War) -> Asks:
        if self.force == NOBODY:
            orders = FORCE.each(FORCES[force] for force in self.forces)
            return Ask(self.seats[0], "prize", orders, ("PH-21.1-g", "PH-21.1-e"), {"space": self.space}, firm=True)
        if self.heard == len(self.seats):
            pos.pop()
            pos.prizes.append((self.space, self.force))
            pos.event("prize-agreed", "PH-21.1-g", force=FORCES[self.force], space=self.space)
            return None
        args: dict[str, object] = {"space": self.space, "force": FORCES[self.force]}
        return Ask(self.seats[self.heard], "prize-accepted", [YES, NO], ("PH-21.1-g", "PH-21.1-e"), args, firm=True)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if self.force == NOBODY:
            pos.replace(replace(self, force=FORCES.index(str(order.target))))
        elif order == YES:
            pos.replace(replace(self, heard=self.heard + 1))
        else:
            pos.pop()
            pos.event("prize-disputed", "PH-21.1-g", space=self.space)
