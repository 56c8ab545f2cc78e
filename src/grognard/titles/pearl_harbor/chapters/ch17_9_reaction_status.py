"""17. Reaction status: the ships of a hex stand by for the enemy's player turn."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch5_bases import own
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import reserves
from grognard.titles.pearl_harbor.kit import FORCES, NAVAL
from grognard.titles.pearl_harbor.marks import READY
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.verbs import DONE, FORCE, VERBS
from grognard.titles.pearl_harbor.war import War

STAND_BY = VERBS.space("stand-by")
"""The naval units of a hex are placed in reaction status."""


def payers_at(pos: War, space: int, seat: str) -> list[int]:
    """The forces of a player that have ships in a hex and can pay for them (17.9-b)."""
    forces = dict.fromkeys(pos.force_of(p) for p in pos.ships_at(space, pos.side_of(seat)) if pos.seat(p) == seat)
    price = pos.kit.cost["reaction"]
    return [force for force in forces if not price_refused(pos, force, price)]


def stand_by_refused(pos: War, space: int, seat: str) -> Refusal:
    """What forbids a player to place the ships of a hex in reaction status (17.9-b, 7-e)."""
    ships = [p for p in pos.ships_at(space, pos.side_of(seat)) if pos.seat(p) == seat]
    if not ships:
        return "PH-7-e"
    if all(pos.marks[p] & READY for p in ships):
        return "PH-17.9-b"
    if payers_at(pos, space, seat):
        return None
    return price_refused(pos, pos.force_of(ships[0]), pos.kit.cost["reaction"])


def make_ready(pos: War, space: int, force: int) -> None:
    """All naval units of the side in the hex are reaction forces, whoever pays (17.9-c)."""
    price = pos.kit.cost["reaction"]
    pay(pos, force, price)
    side = pos.side_of(pos.seat_of(force))
    for p in pos.ships_at(space, side):
        pos.marks[p] |= READY
    pos.event("reaction-status", "PH-17.9-b", "PH-17.9-c", "PH-7-d", space=space, force=FORCES[force], price=price)


class ReactionStatus(Session, frozen=True):
    """In which hexes the ships of a player stand by."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args = reserves(pos, self.seat) | {"price": pos.kit.cost["reaction"]}
        return Ask(self.seat, "reaction-status", orders, ("PH-17.5-a", "PH-17.9-b"), args)

    def _hexes(self, pos: War) -> list[int]:
        return list(dict.fromkeys(pos.place[p] for p in own(pos, self.seat, NAVAL)))

    def _refused(self, pos: War, space: int) -> Refusal:
        return stand_by_refused(pos, space, self.seat)

    @offers(STAND_BY, _hexes, _refused)
    def stand_by(self, pos: War, space: int) -> None:
        payers = payers_at(pos, space, self.seat)
        if len(payers) == 1:
            make_ready(pos, space, payers[0])
        else:
            pos.push(ReactionPayer(self.seat, space))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class ReactionPayer(Menu[War], frozen=True):
    """Which of his forces a player lets pay."""

    seat: Seat
    space: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "reaction-payer", orders, ("PH-17.9-b",), {"space": self.space})

    def _payers(self, pos: War) -> list[str]:
        return [FORCES[force] for force in payers_at(pos, self.space, self.seat)]

    @offers(FORCE, _payers)
    def pay(self, pos: War, name: str) -> None:
        pos.pop()
        make_ready(pos, self.space, FORCES.index(name))
