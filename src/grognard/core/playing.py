"""Bots at play: what one may know when it is asked, and how they are let play, whatever the game is played for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.title import Title
from grognard.core.view import View, seen


class Player(Protocol):
    """A bot: picks one of the orders it is offered, knowing only its seat's view."""

    def choose(self, ask: Ask, look: Callable[[], View]) -> Order: ...


class Match(Protocol):
    """A game in which bots play."""

    @property
    def title(self) -> Title: ...

    @property
    def position(self) -> Position: ...

    @property
    def asks(self) -> tuple[Ask, ...]: ...

    def give(self, order: Order, ask: Ask) -> None:
        """Carry out an order that answers a question."""
        ...


class Eyes:
    """What a bot looks through: the view of the seat that is asked, made only if the bot looks."""

    __slots__ = ("ask", "match")

    def __init__(self, match: Match, ask: Ask) -> None:
        self.match = match
        self.ask = ask

    def __call__(self) -> View:
        match, ask = self.match, self.ask
        return View(
            seat=ask.seat,
            position=seen(match.title, match.position, ask.seat),
            ask=ask,
            waiting=tuple(each.seat for each in match.asks),
            events=(),
        )


def let_play(match: Match, bots: Mapping[str, Player], more: Callable[[], bool] | None = None) -> None:
    """Let the bots play until somebody else must decide, the game is over, or it is enough (`more` says no)."""
    asks = match.asks
    while asks and (more is None or more()):
        ask = asks[0]
        if ask.seat not in bots:
            found = next((each for each in asks if each.seat in bots), None)
            if found is None:
                return
            ask = found
        match.give(bots[ask.seat].choose(ask, Eyes(match, ask)), ask)
        asks = match.asks
