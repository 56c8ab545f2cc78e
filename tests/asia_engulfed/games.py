"""Random games of Asia Engulfed for the tests: any scenario and options, always the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import grognard
from grognard.core.dice import Dice
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.position import Table
from grognard.core.title import load_title
from grognard.titles.asia_engulfed.kit import CBA, AsiaKit
from grognard.titles.asia_engulfed.war import War
from tests.playing import play_out

TITLE = load_title("asia-engulfed")
SCENARIOS = TITLE.meta.scenarios
COMMITTED = frozenset(
    {
        *(("hunt", "hunt"), ("merge-into", "into"), ("assign-aircraft", "role"), ("lose-aircraft", "lose")),
        *(("night-target", "at"), ("air-target", "at"), ("submarine-target", "at")),
    }
)
"""To hunt is to attack, though there may be only one target. The others are given within a battle that has begun, and
that goes on when nothing is left to choose."""


def kit() -> AsiaKit:
    found = TITLE.kit()
    assert isinstance(found, AsiaKit)
    return found


def war(game: Game) -> War:
    assert isinstance(game.position, War)
    return game.position


def some_options(seed: int) -> dict[str, str]:
    """For every third game the rules as they stand; otherwise about a third of the options are played otherwise."""
    if seed % 3 == 0:
        return {}
    rng = random.Random(f"options {seed}")
    return {option.key: rng.choice(option.choices) for option in TITLE.meta.options if rng.random() < 0.5}


def new_game(seed: int, mode: str = "analysis") -> Game:
    scenario = SCENARIOS[seed % len(SCENARIOS)]
    return grognard.new("asia-engulfed", scenario, seed=seed, options=some_options(seed), mode=mode)


def decisions(seed: int) -> Iterator[tuple[War, tuple[Ask, ...]]]:
    """Every decision of a random game from set-up to end; the last one asks nobody."""
    scenario = SCENARIOS[seed % len(SCENARIOS)]
    pos = TITLE.set_up(kit(), scenario, some_options(seed), Table(Dice(str(seed))))
    assert isinstance(pos, War)
    yield from play_out(pos, random.Random(seed))


def laid_out(*lines: str, options: dict[str, str] | None = None) -> War:
    """A position as a case sets it up, before anything is asked."""
    desk = TITLE.desk()
    pos = desk.position(desk.kit(), TITLE.meta.scenarios[0], options or {})
    assert isinstance(pos, War)
    for line in lines:
        assert desk.set(pos, tuple(line.split())), line
    desk.begin(pos)
    return pos


def check_position(pos: War) -> None:
    """Every piece is in exactly one place, with steps if it is on the map, CBA are with their carriers; no debts."""
    components = pos.kit
    for space, pieces in enumerate(pos.index.at):
        assert all(pos.place[p] == space for p in pieces)
    assert sum(map(len, pos.index.at)) == len(pos.place)
    for p in range(components.real_count):
        name = components.piece_names[p]
        if pos.place[p] < components.map_end:
            assert 0 < pos.steps[p] <= components.full_steps[p], name
            assert 0 <= pos.damaged[p] <= pos.steps[p], name
            if components.kind[p] == CBA:
                assert pos.place[pos.aboard[p]] == pos.place[p], name
        elif pos.in_pool(p):
            assert pos.steps[p] == 0, name
    assert sorted(pos.alias[p] for group in components.groups.values() for p in group) == sorted(
        p for group in components.stand_ins.values() for p in group
    )
    for stock in (pos.oil, pos.capacity, pos.transports, pos.sub_points, pos.bombers, *pos.werp, *pos.actions):
        assert stock >= 0
