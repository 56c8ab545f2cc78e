"""Random games from set-up to end: no exception, no dead end, an end, and a result."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from grognard.core.dice import Dice
from grognard.core.position import Table
from tests.every_title.games import TITLES, every_title, in_turn, some_options
from tests.playing import play_out

FEW, MANY, TOGETHER = 4, 204, 20
LONGEST = 50_000


def check_of(key: str) -> Callable[[Any], None]:
    """What else must always hold in a title: `check_position` in the games of its own tests."""
    name = f"tests.{key.replace('-', '_')}.games"
    module: ModuleType | None = None
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
    check: Callable[[Any], None] = getattr(module, "check_position", lambda pos: None)
    return check


def check_game(key: str, seed: int) -> str | None:
    title, check = TITLES[key], check_of(key)
    options = some_options(title, seed)
    scenario = title.meta.scenarios[seed % len(title.meta.scenarios)]
    start = title.set_up(title.kit(), scenario, options, Table(Dice(str(seed))))
    for count, (pos, asks) in enumerate(play_out(start, random.Random(seed))):
        assert count < LONGEST, f"game {seed} does not end"
        for ask in asks:
            assert ask.orders, f"game {seed}: {ask.prompt} offers nothing"
            assert len(set(ask.orders)) == len(ask.orders), f"game {seed}: {ask.prompt} offers an order twice"
            assert ask.seat in title.seats(options)
        if count % 40 == 0:
            check(pos)
    check(pos)
    assert pos.result is not None
    assert set(pos.result.winners) <= set(title.meta.sides)
    assert not pos.result.alliance or pos.result.winners == pos.allies(pos.result.winners[0])
    return pos.result.winner


@every_title
@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_game(key: str, seed: int) -> None:
    check_game(key, seed)


@pytest.mark.long
@every_title
@pytest.mark.parametrize("first", in_turn(range(FEW, MANY, TOGETHER), 3))
def test_many_random_games(key: str, first: int) -> None:
    for seed in range(first, first + TOGETHER):
        check_game(key, seed)


@pytest.mark.long
@every_title
def test_it_is_not_always_the_same_side_that_wins(key: str) -> None:
    """Sooner or later; random play favours whoever holds more at the start, so nothing is said of how often."""
    winners = {check_game(key, FEW)}
    assert any(check_game(key, seed) not in winners for seed in range(FEW + 1, MANY))
