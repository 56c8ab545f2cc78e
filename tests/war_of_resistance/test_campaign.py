"""The campaign goes from July 1937 to its end: every step of every turn, with players who do little."""

from __future__ import annotations

import random

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.titles.war_of_resistance.title import WarOfResistance

MOST = 40_000
ENDS = ("done", "stop", "pass")
HASTE = 0.8


def pick(orders: list[Order], chance: random.Random) -> Order:
    """Mostly say done where that is possible; else anything."""
    last = next((order for order in orders if order.verb in ENDS), None)
    return last if last is not None and chance.random() < HASTE else chance.choice(orders)


@pytest.mark.parametrize(
    ("scenario", "last"), [("campaign-38", 35), pytest.param("campaign", 105, marks=pytest.mark.long)]
)
def test_a_campaign_ends_with_a_result(scenario: str, last: int) -> None:
    chance = random.Random(scenario)
    title = WarOfResistance()
    pos = title.set_up(title.kit(), scenario, {}, Table(Dice(scenario)))
    asks = settle(pos)
    for _ in range(MOST):
        if pos.result is not None:
            break
        ask = chance.choice(asks)
        asks = answer(pos, asks, pick(ask.orders, chance), ask.seat)
    assert pos.result is not None
    assert pos.level == 0 or pos.turn == last
    assert pos.result.rule.startswith("WOR-VT")


@pytest.mark.long
def test_a_country_that_holds_out_is_judged_in_1941() -> None:
    """All 105 turns: the level is held up, so that nothing ends the war before its time."""
    chance = random.Random("1941")
    title = WarOfResistance()
    pos = title.set_up(title.kit(), "campaign", {}, Table(Dice("1941")))
    asks = settle(pos)
    for _ in range(MOST):
        if pos.result is not None:
            break
        pos.level = 3
        ask = chance.choice(asks)
        asks = answer(pos, asks, pick(ask.orders, chance), ask.seat)
    assert pos.result is not None
    assert pos.turn == 105
    assert pos.result.winner == "china"
