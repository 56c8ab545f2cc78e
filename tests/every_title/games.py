"""Games of every title for the tests of what all of them must hold: any scenario, any options, always the same.

The titles that exist for the tests alone (`tests/titles`) are among them.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import random
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

import grognard
from grognard.core.errors import ClashingOptions, UnknownTitle
from grognard.core.game import Game
from grognard.core.meta import Options
from grognard.core.scene import scenery
from grognard.core.title import Title, load_title, title_keys
from tests.playing import play_on

T = TypeVar("T")

SYNTHETIC = {"GROGNARD_TITLES": "tests.titles"}
REPOSITORY = Path(__file__).parents[2]

BUILDING = bool(os.environ.get("GROGNARD_UNFINISHED"))
"""Whoever builds a title plays its long tests too."""

with pytest.MonkeyPatch.context() as environment:
    for name, value in (*SYNTHETIC.items(), ("GROGNARD_UNFINISHED", "1")):
        environment.setenv(name, value)
    title_keys.cache_clear()
    TITLES: dict[str, Title] = {key: load_title(key) for key in title_keys()}
title_keys.cache_clear()


FINISHED = [key for key, title in TITLES.items() if not (title.folder / "unfinished.md").exists()]
"""Titles of which everything is asked; one that is being built has only to play without error."""


def is_shown(title: Title) -> bool:
    """Whether clients can draw it."""
    try:
        scenery(title)
    except UnknownTitle:
        return False
    return True


def is_advised(title: Title) -> bool:
    """Whether the greedy bot can play it."""
    try:
        title.plan()
    except (NotImplementedError, ModuleNotFoundError):
        return False
    return True


every_title = pytest.mark.parametrize("key", list(TITLES))
PLAYED_LONG = list(TITLES) if BUILDING else FINISHED
"""The long tests of a title in the making are for its makers: they would take more time than all others together."""
every_title_long = pytest.mark.parametrize("key", PLAYED_LONG)
every_shown_title = pytest.mark.parametrize("key", [key for key, title in TITLES.items() if is_shown(title)])
every_scenario = pytest.mark.parametrize(
    ("key", "scenario"), [(key, scenario) for key, title in TITLES.items() for scenario in title.meta.scenarios]
)


EVENINGS = 60
"""Scenarios of more hours than this are not played to their end at random, but for a while (`monsters`)."""


def whole_scenarios(title: Title) -> list[str]:
    """The scenarios of a title that random games play to their end."""
    return [scenario.key for scenario in title.meta.openings if max(scenario.hours or (0,)) <= EVENINGS]


monsters = pytest.mark.parametrize(
    ("key", "scenario"),
    [
        (key, scenario)
        for key, title in TITLES.items()
        for scenario in title.meta.scenarios
        if scenario not in whole_scenarios(title)
    ],
)


def some_options(title: Title, seed: int) -> Options:
    """For every third game the rules as they stand; otherwise about a third of the options are played otherwise.

    Options that break a game on purpose (`fragile`) are left alone, and those that do not go with the others.
    """
    if seed % 3 == 0:
        return {}
    chance = random.Random(f"options {seed}")
    known = [option for option in title.meta.options if option.key != "fragile"]
    wanted = {option.key: chance.choice(option.choices) for option in known if chance.random() < 0.5}
    return that_go_together(title, wanted)


def that_go_together(title: Title, wanted: Options) -> Options:
    """As many of the options as can be played together, in every scenario."""
    made: Options = {}
    for key, choice in wanted.items():
        with contextlib.suppress(ClashingOptions):
            for scenario in title.meta.scenarios:
                title.meta.check(scenario, title.meta.fill(scenario, made | {key: choice}))
            made[key] = choice
    return made


def new_game(key: str, seed: int, mode: str = "analysis") -> Game:
    """A game whose scenario and options follow from the seed."""
    title = TITLES[key]
    scenarios = whole_scenarios(title)
    scenario = scenarios[seed % len(scenarios)]
    return grognard.new(key, scenario, seed=seed, options=some_options(title, seed), mode=mode)


def random_game(key: str, seed: int, orders: int = 100_000, mode: str = "analysis") -> Game:
    return play_on(new_game(key, seed, mode), random.Random(seed), orders)


@cache
def whole_game(key: str, seed: int) -> Game:
    """A game that some tests only look at."""
    return random_game(key, seed)


def in_turn(many: Sequence[T], count: int) -> list[T]:
    """A few of many, others with commits of another day."""
    start = _day() * count % len(many)
    return [*many[start:], *many[:start]][:count]


@cache
def _day() -> int:
    """The day of the last commit, so that the same commit is always tested alike. GROGNARD_DAY chooses another."""
    if chosen := os.environ.get("GROGNARD_DAY"):
        return int(chosen)
    log = ["git", "-C", str(REPOSITORY), "log", "-1", "--format=%cs"]
    try:
        date = subprocess.run(log, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # the sources without their history
        return 0
    return datetime.date.fromisoformat(date).toordinal()
