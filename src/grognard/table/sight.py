"""What a seat, or nobody in particular, may see of a position. The only way from a game to anything that is sent."""

from __future__ import annotations

from typing import Any

from grognard.core.errors import IllegalOrder
from grognard.core.game import Game
from grognard.core.position import Position
from grognard.core.reason import Reason
from grognard.core.title import Title
from grognard.core.trial import Trial
from grognard.core.view import seen


def hidden(title: Title, seats: tuple[str, ...], position: Position, seat: str | None) -> Any:
    """The position as a seat sees it; for a spectator, what every seat can see."""
    shown = position
    for eyes in seats if seat is None else (seat,):
        shown = seen(title, shown, eyes)
    return shown


def seen_by(game: Game, seat: str | None) -> Any:
    return hidden(game.title, game.seats, game.position, seat)


def refused(game: Game, line: str, seat: str) -> IllegalOrder | None:
    """Why an order is not allowed, as far as the seat can know: its picks are tried on its view, and nowhere else."""
    trial = Trial(game, seen_by(game, seat))
    for ask, order in trial.picks(line, seat):
        if order not in ask.orders:
            return IllegalOrder(f"{line!r} is not allowed now", game.reasons(trial.position, order, ask))
    return None


def why_not(game: Game, line: str, seat: str) -> list[Reason]:
    """The rules that forbid an order, as far as the seat can know."""
    error = refused(game, line, seat)
    return [] if error is None else error.reasons
