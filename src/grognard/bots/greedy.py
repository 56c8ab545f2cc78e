"""The greedy bot: takes what looks best one order, or one combat, ahead."""

from __future__ import annotations

import random
from collections.abc import Callable

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.title import Title
from grognard.core.view import View


class GreedyBot:
    """Follows its title's advice by a plan of its own; among equals it picks at random, so that games differ."""

    def __init__(self, title: Title, seat: str, seed: str) -> None:
        self._advise = title.plan()
        self._random = random.Random(seed)

    def choose(self, ask: Ask, look: Callable[[], View]) -> Order:
        orders = ask.orders
        if len(orders) == 1:  # nothing to weigh, so it does not look
            return self._random.choice(orders)
        scores = self._advise(look().position, ask)
        best = max(scores)
        return self._random.choice([order for order, score in zip(orders, scores, strict=True) if score == best])
