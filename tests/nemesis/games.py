"""Random games of Nemesis for the tests: any option, any length, always the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import grognard
from grognard.core.dice import Dice
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.position import Table
from grognard.core.title import load_title
from grognard.titles.nemesis.kit import NemesisKit
from grognard.titles.nemesis.war import War
from tests.playing import play_on, play_out

TITLE = load_title("nemesis")
OPTIONS: dict[str, dict[str, str]] = {
    "as printed": {},
    "chosen chits": {"chits": "chosen"},
    "four players": {"teams": "fronts"},
    "armies": {"command": "armies"},
    "all variants": {"chits": "chosen", "teams": "fronts", "command": "armies"},
}
VARIANTS = list(OPTIONS)
COMMITTED = frozenset({("lead", "lead")})
"""The attack was committed before its leader is named: if only one unit can oppose it, the die falls at once."""


def kit() -> NemesisKit:
    found = TITLE.kit()
    assert isinstance(found, NemesisKit)
    return found


def war(game: Game) -> War:
    assert isinstance(game.position, War)
    return game.position


def new_game(seed: int | str, variant: str = VARIANTS[0], mode: str = "analysis") -> Game:
    return grognard.new("nemesis", seed=seed, options=OPTIONS[variant], mode=mode)


def random_game(seed: int, variant: str = VARIANTS[0], orders: int = 100_000, mode: str = "analysis") -> Game:
    return play_on(new_game(seed, variant, mode), random.Random(seed), orders)


def opening(seed: int, variant: str = VARIANTS[0]) -> War:
    """The position before the first decision, without a game around it."""
    pos = TITLE.set_up(kit(), "campaign", dict(OPTIONS[variant]), Table(Dice(str(seed))))
    assert isinstance(pos, War)
    return pos


def decisions(seed: int, variant: str = VARIANTS[0]) -> Iterator[tuple[War, tuple[Ask, ...]]]:
    """Every decision of a random game from set-up to end; the last one asks nobody."""
    yield from play_out(opening(seed, variant), random.Random(seed))
