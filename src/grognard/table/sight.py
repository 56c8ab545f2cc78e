"""What a seat, or nobody in particular, may see of a position. The only way from a game to anything that is sent."""

from __future__ import annotations

from typing import Any

from grognard.core.frame import Ask
from grognard.core.game import Game, Trial
from grognard.core.position import Position
from grognard.core.reason import Reason
from grognard.core.title import Title
from grognard.core.view import View, seen


def hidden(title: Title, seats: tuple[str, ...], position: Position, seat: str | None) -> Any:
    """The position as a seat sees it; for a spectator, what every seat can see."""
    shown = position
    for eyes in seats if seat is None else (seat,):
        shown = seen(title, shown, eyes)
    return shown


def seen_by(game: Game, seat: str | None) -> Any:
    return hidden(game.title, game.seats, game.position, seat)


def look(game: Game, ask: Ask) -> View:
    """What a bot may know when it is asked."""
    return View(
        seat=ask.seat,
        position=seen_by(game, ask.seat),
        ask=ask,
        waiting=tuple(each.seat for each in game.asks),
        events=(),
    )


def why_not(game: Game, line: str, seat: str) -> list[Reason]:
    """The rules that forbid an order, as far as the seat can know: its picks are tried on its view."""
    trial = Trial(game, seen_by(game, seat))
    for ask, order in trial.picks(line, seat):
        if order not in ask.orders:
            return game.reasons(trial.position, order, ask)
    return []
