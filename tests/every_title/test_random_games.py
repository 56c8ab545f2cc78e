"""Random games from set-up to end: no exception, no dead end, an end, and a result."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import Ask
from grognard.core.meta import Options
from grognard.core.position import Position, Table
from grognard.core.title import Title
from tests.every_title.games import (
    FINISHED,
    PLAYED_LONG,
    TITLES,
    every_title,
    in_turn,
    monsters,
    some_options,
    whole_scenarios,
)
from tests.playing import play_out

FEW, MANY, TOGETHER = 4, 204, 20
LONGEST = 50_000
A_WHILE, LONGER = 500, 2_000


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


def beginning(title: Title, scenario: str, seed: int) -> tuple[Options, Position]:
    """The options of a game, with those that its scenario chooses, and the position at its start."""
    options = title.meta.fill(scenario, some_options(title, seed))
    kit = title.kit_of(title.kit(), scenario)
    return options, title.set_up(kit, scenario, options, Table(Dice(str(seed))))


def check_game(key: str, seed: int) -> str | None:
    title, check = TITLES[key], check_of(key)
    scenarios = whole_scenarios(title)
    scenario = scenarios[seed % len(scenarios)]
    options, start = beginning(title, scenario, seed)
    for count, (pos, asks) in enumerate(play_out(start, random.Random(seed))):
        assert count < LONGEST, f"game {seed} does not end"
        check_asks(title, options, asks)
        if count % 40 == 0:
            check(pos)
    check(pos)
    assert pos.result is not None
    assert set(pos.result.winners) <= {*title.meta.sides, *title.seats(options)}
    assert not pos.result.alliance or pos.result.winners == pos.allies(pos.result.winners[0])
    winner: str | None = pos.result.winner
    return winner


def check_asks(title: Title, options: Options, asks: tuple[Ask, ...]) -> None:
    for ask in asks:
        assert ask.orders, f"{ask.prompt} offers nothing"
        assert len(set(ask.orders)) == len(ask.orders), f"{ask.prompt} offers an order twice"
        assert ask.seat in title.seats(options)


@monsters
@pytest.mark.parametrize("decisions", [A_WHILE, pytest.param(LONGER, marks=pytest.mark.long)])
def test_a_monster_for_a_while(key: str, scenario: str, decisions: int) -> None:
    title, check = TITLES[key], check_of(key)
    options, start = beginning(title, scenario, decisions)
    for _, asks in islice(play_out(start, random.Random(scenario)), decisions):
        check_asks(title, options, asks)
    check(start)


@every_title
@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_game(key: str, seed: int) -> None:
    check_game(key, seed)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "first"),
    [(key, first) for key in PLAYED_LONG for first in in_turn(range(FEW, MANY, TOGETHER), 3 if key in FINISHED else 1)],
)
def test_many_random_games(key: str, first: int) -> None:
    for seed in range(first, first + TOGETHER):
        check_game(key, seed)


@pytest.mark.long
@pytest.mark.parametrize("key", FINISHED)
def test_it_is_not_always_the_same_side_that_wins(key: str) -> None:
    """Sooner or later, in complete titles; random play favours whoever holds more at the start, however often."""
    winners = {check_game(key, FEW)}
    assert any(check_game(key, seed) not in winners for seed in range(FEW + 1, MANY))
