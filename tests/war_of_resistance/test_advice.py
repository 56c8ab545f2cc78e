"""Advice for the campaign comes to an end: what it begins it carries out, so that turns go by."""

from __future__ import annotations

import random
from collections import Counter

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.core.view import seen
from grognard.titles.war_of_resistance.title import WarOfResistance

MOST = 3_000
"""Decisions in a turn after which advice is taken for one that goes in circles."""


def test_advice_plays_turns_of_the_campaign() -> None:
    chance, title = random.Random("1"), WarOfResistance()
    pos = title.set_up(title.kit(), "campaign", {}, Table(Dice("1")))
    asks, plans = settle(pos), {"japan": title.plan(), "china": title.plan()}
    first, taken = pos.turn, Counter[str]()
    for _ in range(3 * MOST):
        if pos.result is not None or pos.turn == first + 3:
            break
        ask = asks[0]
        scores = plans[ask.seat](seen(title, pos, ask.seat), ask)
        best = [order for order, score in zip(ask.orders, scores, strict=True) if score == max(scores)]
        order = chance.choice(best)
        taken[f"{ask.prompt} {order.verb}"] += 1
        asks = answer(pos, asks, order, ask.seat)
    assert pos.turn == first + 3
    assert taken["air-window air"] == taken["air-assembly go"] > 0, "what is opened is flown"
