"""A bot's plan: what it keeps between picks never changes its advice, and its advice never changes the position."""

from __future__ import annotations

import random

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.core.view import seen
from tests.every_title.games import TITLES, is_advised, some_options

PICKS = 250
GOING_ON = 0.8
"""How often the best order is given; else any: plans must follow foolish moves as well."""
GAMES = [(key, number) for key, title in TITLES.items() if is_advised(title) for number in range(4)]


@pytest.mark.parametrize(("key", "number"), GAMES)
def test_a_plan_gives_the_advice_of_a_new_one(key: str, number: int) -> None:
    """In games with any options, from the beginning or from somewhere in the middle."""
    title, rng = TITLES[key], random.Random(f"{key} {number}")
    meta = title.meta
    scenario = meta.scenarios[number % len(meta.scenarios)]
    options = meta.fill(scenario, some_options(title, number))
    pos = title.set_up(title.kit(), scenario, options, Table(Dice(str(number))))
    asks = settle(pos)
    for _ in range(300 * number):
        if asks:
            ask = rng.choice(asks)
            asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)
    plans = {seat: title.plan() for seat in title.seats(options)}
    earlier = None
    for pick in range(PICKS):
        if not asks:
            break
        ask = rng.choice(asks)
        view = seen(title, pos, ask.seat)
        before = view.digest()
        scores = plans[ask.seat](view, ask)
        assert view.digest() == before
        assert scores == title.advise(seen(title, pos, ask.seat), ask), (pick, ask.prompt)
        if pick == PICKS // 3:
            earlier = pos.copy()
        best = [order for order, score in zip(ask.orders, scores, strict=True) if score == max(scores)]
        asks = answer(pos, asks, rng.choice(best if rng.random() < GOING_ON else ask.orders), ask.seat)
    if earlier is not None:  # as if all since then had been taken back
        for ask in settle(earlier):
            view = seen(title, earlier, ask.seat)
            assert plans[ask.seat](view, ask) == title.advise(seen(title, earlier, ask.seat), ask)
