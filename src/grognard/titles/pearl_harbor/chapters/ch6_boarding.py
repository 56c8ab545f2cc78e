"""6. Questions on the quay: which ship takes whom aboard, and whether another player lends his units."""

from __future__ import annotations

from typing import Protocol, cast

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Seat
from grognard.core.order import Order
from grognard.titles.pearl_harbor.chapters.ch6_cargo import berths, board
from grognard.titles.pearl_harbor.kit import LEADER
from grognard.titles.pearl_harbor.menus import Assent
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

ABOARD = VERBS.piece("aboard")


class Borrower(Protocol):
    """A step that has asked another player for a counter."""

    def agreed(self, pos: War, p: int) -> None: ...

    def refused_by_owner(self, pos: War, p: int) -> None: ...


class Berth(Frame[War], frozen=True):
    """Which ship takes a leader or a naval air unit aboard: it shares the fate of that ship."""

    seat: Seat
    piece: Piece
    ships: Pieces

    def advance(self, pos: War) -> Asks:
        rules = ("PH-4.6-b", "PH-4.6-c") if pos.kit.arm[self.piece] == LEADER else ("PH-4.2-f", "PH-10.6-a")
        orders = ABOARD.each(berths(pos, self.piece, self.ships))
        return Ask(self.seat, "berth", orders, rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        pos.pop()
        board(pos, self.piece, cast(int, order.target), self.ships)


class Consent(Assent, frozen=True):
    """Another player of the side is asked whether a counter of his may come along."""

    seat: Seat
    piece: Piece
    by: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "by": self.by}
        return Ask(self.seat, "consent", orders, ("PH-21.1-e",), args)

    def agreed(self, pos: War) -> None:
        cast(Borrower, pos.stack[-1]).agreed(pos, self.piece)

    def declined(self, pos: War) -> None:
        cast(Borrower, pos.stack[-1]).refused_by_owner(pos, self.piece)
