"""Golden playthroughs: a change in behaviour shows as a diff.

    python -m tests.every_title.golden [TITLE]

writes the files in `tests/every_title/golden/` anew. Read the diff before you commit it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import grognard
from grognard.core.errors import UnknownTitle
from grognard.core.game import Game
from grognard.core.scene import scenery
from grognard.core.view import seen
from tests.every_title.games import FINISHED, TITLES, that_go_together
from tests.playing import pick

FOLDER = Path(__file__).parent / "golden"
SEED = 1944
TOLD_ORDERS = 40
LONGEST = 3_000
EVERY = 250
"""So often the state of the game is written down."""


class Playthrough(NamedTuple):
    """A title and scenario, played as printed, or with every option otherwise (`otherwise`)."""

    key: str
    scenario: str
    otherwise: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / self.key / f"{self.scenario}{'-otherwise' if self.otherwise else ''}.txt"

    @property
    def options(self) -> dict[str, str]:
        if not self.otherwise:
            return {}
        title = TITLES[self.key]
        wanted = {each.key: each.choices[1] for each in title.meta.options if each.key != "fragile"}
        return that_go_together(title, wanted)


def playthroughs() -> Iterator[Playthrough]:
    for key, title in ((key, TITLES[key]) for key in FINISHED):
        yield from (Playthrough(key, scenario) for scenario in title.meta.scenarios)
        if title.meta.options:
            yield Playthrough(key, title.meta.scenarios[0], otherwise=True)


def told(which: Playthrough) -> list[str]:
    """A random game: its first orders in full, the first event of every kind, the state now and then."""
    chance = random.Random(SEED)
    game = grognard.new(which.key, which.scenario, seed=SEED, options=which.options)
    lines = [f"{game.title.meta.name}, {which.scenario}, seed {SEED}, {which.options or 'as printed'}", ""]
    lines += _events(game, 0)
    states, firsts, kinds = ["", "States", _state(game)], ["", "First of their kind"], set[str]()
    while game.asks and len(game.orders) < LONGEST:
        number, start = len(game.orders) + 1, len(game.events)
        seat, order = pick(chance, game.asks)
        if number <= TOLD_ORDERS:
            ask = game.ask_of(seat)
            lines += ["", f"{number}. {seat}: {game.wording.prompt(ask)} ({len(ask.orders)} orders)"]
            lines.append(f"> {game.title.write(game.kit, order)}")
        game.play(order, seat)
        if number <= TOLD_ORDERS:
            lines += _events(game, start)
        for event in game.events[start:]:
            if event.kind not in kinds:
                kinds.add(event.kind)
                firsts.append(f"{number}. {event.kind}: {game.wording.event(event)}")
        if number % EVERY == 0 or not game.asks:
            states.append(_state(game))
    if game.result is not None:
        states.append(f"{game.result.winner or 'draw'} ({game.result.rule})")
    return [*lines, *firsts, *states]


def _events(game: Game, start: int) -> Iterator[str]:
    for event in game.events[start:]:
        rules = f" [{' '.join(event.rules)}]" if event.rules else ""
        yield f"  {game.wording.event(event)}{rules}"


def _state(game: Game) -> str:
    """The digest, and headline and tracks as the first seat sees them: they tell what has changed."""
    pos = game.position
    line = f"order {len(game.orders)}: {pos.digest()}, {pos.rolls} rolls"
    try:
        scene = scenery(game.title).scene(seen(game.title, pos, game.seats[0]), game.wording)
    except UnknownTitle:
        return line
    return f"{line}; {scene.headline}; " + ", ".join(f"{track} {value}" for track, value in scene.tracks.items())


def write(keys: list[str]) -> None:
    for which in playthroughs():
        if not keys or which.key in keys:
            which.path.parent.mkdir(parents=True, exist_ok=True)
            which.path.write_text("\n".join(told(which)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
