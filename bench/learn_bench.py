"""How fast an environment for learning is, against bare random play in the same process."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from bench.random_games import random_game
from grognard.core.title import load_title
from grognard.learn import aec_env

GAMES = 12


def measured(key: str) -> dict[str, float]:
    """Steps a second of random agents who look at everything that they are shown; and the share of bare play.

    Bare games and those of the environment take turns: the machine is as busy, and the scenarios are the same.
    """
    envs = [aec_env(key, scenario) for scenario in load_title(key).meta.scenarios]
    _play(envs[0], 0)
    bare, learning = Pace(), Pace()
    for seed in range(1, GAMES + 1):
        bare.measure(lambda: random_game(key, seed)[1])  # noqa: B023  it is called at once
        learning.measure(lambda: _play(envs[seed % len(envs)], seed))  # noqa: B023
    return {"env_steps_per_second": round(learning.pace), "env_share_of_bare": round(learning.pace / bare.pace, 3)}


class Pace:
    """Decisions by time."""

    def __init__(self) -> None:
        self.decisions, self.seconds = 0, 0.0

    def measure(self, play: Callable[[], int]) -> None:
        start = time.process_time()
        self.decisions += play()
        self.seconds += time.process_time() - start

    @property
    def pace(self) -> float:
        return self.decisions / self.seconds


def _play(game: Any, seed: int) -> int:
    chance = random.Random(seed).random
    game.reset(seed=seed)
    steps = 0
    while game.asks:
        legal = game.last()[0]["action_mask"].nonzero()[0]
        game.step(int(legal[int(chance() * len(legal))]))
        steps += 1
    return steps
