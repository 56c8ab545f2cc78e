"""The random bot: any legal order, each as likely. It is the fuzzer."""

from __future__ import annotations

import random
from collections.abc import Callable

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.view import View


class RandomBot:
    """Picks blindly, and never looks."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def choose(self, ask: Ask, look: Callable[[], View]) -> Order:
        orders = ask.orders
        return orders[int(self._random() * len(orders))]
