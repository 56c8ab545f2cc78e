"""How a game stands after its last row: what a list of games shows without replaying it."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game import Game
from grognard.core.kinds import first_of
from grognard.core.text import LANGUAGES
from grognard.core.wording import Wording
from grognard.table.standing import ending


class Played(msgspec.Struct, frozen=True):
    """`result` is JSON: who won by which rule, and in each language how that is told."""

    n: int
    waiting: str
    turn: int | None
    result: str | None


def played_so_far(game: Game) -> Played:
    waiting = " ".join(ask.seat for ask in game.asks)
    return Played(len(game.orders), waiting, _turn(game), _result(game))


def _turn(game: Game) -> int | None:
    """The turn of the last event that everybody was told and that names one."""
    for event in reversed(game.events):
        found = first_of(event.args, game.title.args, "turn")
        if not event.audience and found is not None:
            return found
    return None


def _result(game: Game) -> str | None:
    if game.result is None:
        return None
    told: dict[str, Any] = {**msgspec.to_builtins(game.result), "winner": game.result.winner}
    told["told"] = {language: ending(game, Wording(game.title, game.kit, language)) for language in LANGUAGES}
    return msgspec.json.encode(told).decode()
