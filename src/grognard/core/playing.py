"""Bots at play: what one may know when it is asked, and how they are let play, whatever the game is played for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.title import Title
from grognard.core.view import View, seen


class Match(Protocol):
    """A game in which bots play."""

    @property
    def title(self) -> Title: ...

    @property
    def position(self) -> Position: ...

    @property
    def asks(self) -> tuple[Ask, ...]: ...

    @property
    def events(self) -> Sequence[Event]:
        """Everything that was told so far, to whomever; nothing if nobody listens."""
        ...

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

    @property
    def log(self) -> Sequence[Event]:
        """Everything that was told so far, to whomever: who looks through these eyes reads on with `heard`."""
        return self.match.events

    def heard(self, after: int = 0) -> list[Event]:
        """What this seat was told, but for the first part of the log."""
        seat = self.ask.seat
        return [event for event in self.match.events[after:] if event.is_for(seat)]


class Player(Protocol):
    """A bot: picks one of the orders it is offered, knowing only its seat's view."""

    def choose(self, ask: Ask, look: Eyes) -> Order: ...


class Outsider(ABC):
    """A bot that is somebody's program. It wants to hear what happened, may fail, and must be dismissed."""

    lost: str = ""
    """Why it has lost its seat, if it has: another bot plays on in its place."""

    @abstractmethod
    def choose(self, ask: Ask, look: Eyes) -> Order: ...

    @abstractmethod
    def dismiss(self) -> None:
        """The game is over, or goes on without it."""


def dismiss(bots: Iterable[Player]) -> None:
    """Let outsiders go."""
    for bot in bots:
        if isinstance(bot, Outsider):
            bot.dismiss()


def failures(bots: Mapping[str, Player]) -> dict[str, str]:
    """By seat: why an outsider has lost it."""
    return {seat: bot.lost for seat, bot in bots.items() if isinstance(bot, Outsider) and bot.lost}


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
