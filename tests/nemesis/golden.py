"""Golden playthroughs: a change in behaviour shows as a diff.

    python -m tests.nemesis.golden

writes the files in `tests/nemesis/golden/` anew. Read the diff before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from grognard.core.game import Game
from tests.nemesis.games import VARIANTS, new_game, war
from tests.playing import pick

FOLDER = Path(__file__).parent / "golden"
SEED = 1944
TOLD_ORDERS = {VARIANTS[0]: 150}
TOLD_OF_VARIANTS = 30


def playthrough(variant: str) -> list[str]:
    """A random game: its first orders in full, the first event of every kind, the state at each turn."""
    rng = random.Random(SEED)
    game = new_game(SEED, variant)
    told = [f"Nemesis, seed {SEED}, {variant}", "", *events(game, 0)]
    turns, firsts = ["", "Turns", state(game)], ["", "First of their kind"]
    kinds: set[str] = set()
    turn = war(game).turn
    most = TOLD_ORDERS.get(variant, TOLD_OF_VARIANTS)
    while game.asks:
        number, start = len(game.orders) + 1, len(game.events)
        seat, order = pick(rng, game.asks)
        if number <= most:
            ask = game.ask_of(seat)
            told += ["", f"{number}. {seat}: {game.wording.prompt(ask)} ({len(ask.orders)} orders)"]
            told.append(f"> {game.title.write(game.kit, order)}")
        game.play(order, seat)
        if number <= most:
            told += events(game, start)
        for event, line in zip(game.events[start:], events(game, start), strict=True):
            if event.kind not in kinds:
                kinds.add(event.kind)
                firsts.append(f"{number}. {event.kind}: {line.strip()}")
        if war(game).turn != turn or not game.asks:
            turn = war(game).turn
            turns.append(state(game))
    assert game.result is not None
    turns.append(f"{game.result.winner or 'draw'} ({game.result.rule})")
    return [*told, *firsts, *turns]


def events(game: Game, start: int) -> Iterator[str]:
    for event in game.events[start:]:
        rules = f" [{' '.join(event.rules)}]" if event.rules else ""
        yield f"  {game.wording.event(event)}{rules}"


def state(game: Game) -> str:
    pos = war(game)
    pieces = ":".join(str(sum(1 for _ in pos.pieces_in_play(side))) for side in (0, 1))
    tracks = ", ".join(
        f"{name} {':'.join(map(str, track))}"
        for name, track in (
            ("superiors", pos.superior),
            ("generals", pos.general),
            ("lamentation", pos.lamentation),
        )
    )
    return (
        f"turn {pos.turn}, order {len(game.orders)}: {pos.digest()}; pieces {pieces}, {tracks}, "
        f"resources {pos.resources}, flags {len(pos.flags)}, {pos.rolls} rolls"
    )


def path_of(variant: str) -> Path:
    return FOLDER / f"{variant.replace(' ', '-')}.txt"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for variant in VARIANTS:
        path_of(variant).write_text("\n".join(playthrough(variant)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
