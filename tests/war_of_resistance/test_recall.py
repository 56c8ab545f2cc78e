"""What is remembered between two questions changes no answer: for who listens to citations all is worked out anew."""

from __future__ import annotations

import random

import pytest

from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.titles.war_of_resistance.chapters.ch7_nets import capacity, segments
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.title import WarOfResistance
from grognard.titles.war_of_resistance.war import War


def _set_up(scenario: str, cited: set[str] | None) -> War:
    title = WarOfResistance()
    options = title.meta.fill(scenario, {})
    return title.set_up(title.kit(), scenario, options, Table(Dice("recall"), cited=cited))


@pytest.mark.parametrize(
    ("scenario", "most"), [("shanghai", 600), ("campaign", 900), pytest.param("campaign", 8000, marks=pytest.mark.long)]
)
def test_the_same_orders_are_offered(scenario: str, most: int) -> None:
    chance = random.Random(scenario)
    one, other = _set_up(scenario, None), _set_up(scenario, set())
    asks, again = settle(one), settle(other)
    for _ in range(most):
        assert [(ask.prompt, ask.orders) for ask in asks] == [(ask.prompt, ask.orders) for ask in again]
        if not asks:
            break
        number = chance.randrange(len(asks))
        order = chance.choice(asks[number].orders)
        asks, again = answer(one, asks, order, asks[number].seat), answer(other, again, order, again[number].seat)
    assert one.index.known
    assert not other.index.known
    assert one.digest() == other.digest()


def test_the_index_is_what_follows_from_the_position() -> None:
    chance = random.Random("index")
    pos = _set_up("campaign", None)
    asks = settle(pos)
    for _ in range(900):
        ask = chance.choice(asks)
        asks = answer(pos, asks, chance.choice(ask.orders), ask.seat)
    kept = pos.index
    pos.derive()
    assert kept.owners == pos.index.owners
    assert kept.places.tolist() == pos.index.places.tolist()
    assert kept.at == pos.index.at
    assert kept.units == pos.index.units


def test_a_copy_remembers_for_itself() -> None:
    pos = _set_up("campaign", None)
    assert pos.recall("test", (1,), lambda: "first") == "first"
    twin = pos.copy()
    assert twin.recall("test", (1,), lambda: "again") == "first"
    assert twin.recall("test", (2,), lambda: "other") == "other"
    assert pos.recall("test", (1,), lambda: "again") == "first"
    assert pos.digest() == twin.digest()


TRAINS = """
title war-of-resistance
case Trains in the truce
scenario campaign
turn 1
holder japan G1:1418 G1:1519 G1:1518 G1:1417
phase japan movement
"""


def test_capacity_in_the_truce_follows_who_holds_the_yards() -> None:
    """Segments are shared by all positions in which the same railways are held: what they know must be asked anew."""
    runner = Runner(parse_cases(TRAINS, "truce")[0])
    for line in runner.case.lines:
        runner.read(line)
    pos = runner.play().position
    assert isinstance(pos, War)
    held = segments(pos)
    tientsin = pos.kit.space_names.index("G1:1418")
    key = next(key for key in held.near(tientsin) if tientsin in held.yards.get(key, ()))
    before = capacity(pos, held, key)
    pos.holder[tientsin] = CHINA
    assert capacity(pos, held, key) < before
