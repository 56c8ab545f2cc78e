"""A line of picks tried out on a copy, before anything of it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.core.dice import CoveredDice, Unrolled
from grognard.core.errors import BadOrder, quoted
from grognard.core.frame import Ask, answer, reveals, side_of
from grognard.core.order import Order
from grognard.core.position import Position, Table

if TYPE_CHECKING:
    from grognard.core.game import Game


class Trial:
    """A copy of a game's position, or what a seat sees of it, on which picks are tried out."""

    def __init__(self, game: Game, view: Position | None = None) -> None:
        self._game = game
        self.position = view or game.position.copy()
        if view is not None:
            view.table = Table(CoveredDice("view"))
        self.position.table.cited = game.position.table.cited
        self._asks = game.asks
        self._blind = view is not None

    def picks(self, line: str, seat: str | None) -> Iterator[tuple[Ask, Order]]:
        """Each pick of a line with its question; a pick is played on the copy before the next is read.

        A pick that has answered itself may be written, and is passed over. Between people nobody may find out by trying
        what a die or a secret will be; a view does not know it.
        """
        game, pos = self._game, self.position
        known = pos.rolls, pos.reveals
        home = len(pos.stack), type(pos.stack[-1])
        between_people = game.journal.header.mode == "people"
        first = True
        asked = game.ask_of(seat).seat
        words = line.split()
        if not words:
            raise BadOrder("an empty order")
        while words:
            ask = next((each for each in self._asks if each.seat == asked), None)
            if ask is None:
                raise BadOrder(f"{quoted(words[0])} comes when {asked} is not asked")
            if first:
                verb = game.title.verbs.get(words[0])
                if verb is None:
                    raise BadOrder(f"there is no order {quoted(words[0])}")
                takes = 2 if verb.kind != "none" else 1
                order = game.title.read(game.kit, words[0], words[1] if takes == 2 and len(words) > 1 else None)
                words = words[takes:]
                first = False
            else:
                order = self._by_target(ask, words.pop(0))
                if order.target is None and not _at_home(pos, home):
                    verb_name = quoted(order.verb)
                    raise BadOrder(f"{verb_name} belongs to another step by now: give it as an order of its own")
            yield ask, order
            if not words:
                return
            passed: list[tuple[str, Order]] = []
            pos.table.answered = passed
            # What others have sealed is not in a view: there is nothing to go on from.
            beyond = self._blind and reveals(pos, self._asks, order, ask.seat)
            if not beyond:
                try:
                    self._asks = answer(pos, self._asks, order, ask.seat)
                    beyond = (self._blind or between_people) and (pos.rolls, pos.reveals) != known
                except Unrolled:
                    beyond = True
            if beyond:
                raise BadOrder(f"{quoted(words[0])} comes after a die or a secret: give it as an order of its own")
            words = self._unanswered(words, passed, asked)

    def _by_target(self, ask: Ask, word: str) -> Order:
        """The order among those offered that has this target (or is this word); else what is likely meant."""
        title, kit = self._game.title, self._game.kit
        for order in ask.orders:
            if order.target is not None and title.target_name(kit, order) == word:
                return order
        if title.verbs.get(word) is not None:
            return title.read(kit, word, None)
        for order in ask.orders:
            if order.target is not None:
                try:
                    return title.read(kit, order.verb, word)
                except BadOrder:
                    continue
        raise BadOrder(f"{quoted(word)} is not offered here")

    def _unanswered(self, words: list[str], passed: list[tuple[str, Order]], asked: str) -> list[str]:
        """A line without the picks that have answered themselves; a target that is offered now is meant for now."""
        game = self._game
        side = side_of(self.position, asked)
        now = {
            game.title.target_name(game.kit, order) for ask in self._asks if ask.seat == asked for order in ask.orders
        }
        for seat, order in passed:
            if not words:
                break
            name = order.verb if order.target is None else game.title.target_name(game.kit, order)
            if seat == side and words[0] == name and (order.target is None or name not in now):
                words = words[1:]
        return words


def _at_home(pos: Position, home: tuple[int, type]) -> bool:
    """Whether the question now asked is of the step in which a line began, or of one on top of it."""
    depth, kind = home
    return len(pos.stack) >= depth and type(pos.stack[depth - 1]) is kind
