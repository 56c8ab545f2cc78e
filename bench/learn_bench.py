"""How fast an environment for learning is, against bare random play in the same process."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from grognard.core.title import load_title
from grognard.learn import aec_env

GAMES = 8


def measured(key: str, bare: float) -> dict[str, float]:
    """Steps a second of random agents who look at everything that they are shown; and the share of bare play."""
    envs = [aec_env(key, scenario) for scenario in load_title(key).meta.scenarios]
    _play(envs[0], 0)
    start, steps = time.process_time(), 0
    for seed in range(1, GAMES + 1):
        steps += _play(envs[seed % len(envs)], seed)
    pace = steps / (time.process_time() - start)
    return {"env_steps_per_second": round(pace), "env_share_of_bare": round(pace / bare, 3)}


def _play(game: Any, seed: int) -> int:
    chance = random.Random(seed).random
    game.reset(seed=seed)
    steps = 0
    while game.asks:
        legal = np.flatnonzero(game.last()[0]["action_mask"])
        game.step(int(legal[int(chance() * len(legal))]))
        steps += 1
    return steps
