"""Bare random play: what everything else is measured against."""

from __future__ import annotations

import random

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Position, Table
from grognard.core.title import load_title


def random_game(key: str, seed: int, scenario: str = "", most: int = 1 << 30) -> tuple[Position, int]:
    """Scenarios take turns, unless one is named; the game ends early after so many decisions."""
    title = load_title(key)
    scenario = scenario or title.meta.scenarios[seed % len(title.meta.scenarios)]
    pos = title.set_up(title.kit(), scenario, {}, Table(Dice(str(seed))))
    rng = random.Random(seed).random
    decisions = 0
    asks = settle(pos)
    while asks and decisions < most:
        ask = asks[int(rng() * len(asks))]
        asks = answer(pos, asks, ask.orders[int(rng() * len(ask.orders))], ask.seat)
        decisions += 1
    return pos, decisions
