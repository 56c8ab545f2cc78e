"""Golden games told state by state, in the manner of OpenSpiel's playthroughs.

    python -m tests.every_title.states [TITLE]

writes the files in `tests/every_title/states/` anew. `golden` tells whole games in short; here every state at the
beginning of a title's shortest scenario says who is asked, what may be done, what each seat sees and what it is told.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import grognard
from grognard.core.game import Game
from grognard.core.view import seen
from tests.every_title.games import FINISHED, TITLES
from tests.playing import pick

FOLDER = Path(__file__).parent / "states"
SEED = 1944
STATES = 160
SHOWN = 60
"""Orders of a question that are written out."""


def shortest(key: str) -> str:
    """The scenario that takes fewest hours."""
    return min(TITLES[key].meta.openings, key=lambda scenario: scenario.hours or (99, 99)).key


def told(key: str) -> list[str]:
    """A random game, state by state."""
    chance = random.Random(SEED)
    game = grognard.new(key, shortest(key), seed=SEED)
    lines = [f"{game.title.meta.name}, {shortest(key)}, seed {SEED}", *_heard(game, 0)]
    while game.asks and len(game.orders) < STATES:
        lines += ["", f"State {len(game.orders)}", *_state(game)]
        start = len(game.events)
        seat, order = pick(chance, game.asks)
        game.play(order, seat)
        lines += [f"> {seat}: {game.title.write(game.kit, order)}", *_heard(game, start)]
    return lines


def _state(game: Game) -> Iterator[str]:
    """The position as a digest, as it is and as each seat sees it; each question with all that may be answered."""
    pos = game.position
    sights = ", ".join(f"{seat} {seen(game.title, pos, seat).digest()}" for seat in game.seats)
    yield f"  {pos.digest()}, {pos.rolls} rolls; seen by {sights}"
    for ask in game.asks:
        orders = ", ".join(game.title.write(game.kit, order) for order in ask.orders[:SHOWN])
        more = len(ask.orders) - SHOWN
        and_more = f" and {more} more" if more > 0 else ""
        yield f"  {ask.seat} {'in secret' if ask.secret else 'openly'}: {ask.prompt}: {orders}{and_more}"


def _heard(game: Game, start: int) -> Iterator[str]:
    """What has happened; what is not for everybody with those who are told."""
    for event in game.events[start:]:
        seats = [seat for seat in game.seats if event.is_for(seat)]
        to = "" if len(seats) == len(game.seats) else f" (to {', '.join(seats) or 'onlookers'})"
        yield f"  {game.wording.event(event)}{to}"


def path_of(key: str) -> Path:
    return FOLDER / f"{key}.txt"


def write(keys: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in keys or FINISHED:
        path_of(key).write_text("\n".join(told(key)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
