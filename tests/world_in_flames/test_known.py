"""What a position remembers: it is never out of date, belongs to one copy alone, and is no part of the position."""

from __future__ import annotations

import random

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.titles.world_in_flames.chapters.ch2_supply import supplied
from grognard.titles.world_in_flames.war import LAND_CALLED, LAND_MOVED, SEA_MOVED, WINGS_MOVED, War
from tests.every_title.games import TITLES

TITLE = TITLES["world-in-flames"]


def begun(scenario: str, seed: int = 1) -> War:
    pos = TITLE.set_up(TITLE.kit(), scenario, TITLE.meta.fill(scenario, {}), Table(Dice(str(seed))))
    assert isinstance(pos, War)
    return pos


@pytest.mark.parametrize(("scenario", "most"), [("guadalcanal", 900), ("barbarossa", 600), ("france-1940", 500)])
def test_offers_are_those_of_a_position_that_remembers_nothing(scenario: str, most: int) -> None:
    pos = begun(scenario, 7)
    rng = random.Random(7)
    asks = settle(pos)
    for number in range(most):
        if not asks:
            break
        if number % 5 == 0:
            fresh = pos.copy()
            fresh.derive()
            assert [(ask.seat, ask.prompt, ask.orders) for ask in settle(fresh)] == [
                (ask.seat, ask.prompt, ask.orders) for ask in asks
            ]
        ask = rng.choice(asks)
        asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)


def test_what_is_remembered_is_no_part_of_the_position() -> None:
    pos = begun("barbarossa")
    settle(pos)
    digest = pos.digest()
    supplied(pos, pos.kit.power[0], complete=True)
    assert pos.index.known
    assert pos.digest() == digest


def test_a_copy_forgets_by_itself() -> None:
    pos = begun("barbarossa")
    settle(pos)
    p = pos.units_of(0)[0]
    twin = pos.copy()
    twin.put(p, twin.kit.lost)
    assert p in pos.units_of(0)
    assert p not in twin.units_of(0)


def test_only_what_follows_from_a_change_is_forgotten() -> None:
    pos = begun("pacific-1941")
    settle(pos)
    kit = pos.kit
    for ends in (LAND_CALLED, LAND_MOVED, WINGS_MOVED, SEA_MOVED):
        pos.remember("mark", lambda: 1, ends)

    def left() -> set[int]:
        return {ends for ends in (LAND_CALLED, LAND_MOVED, WINGS_MOVED, SEA_MOVED) if pos.index.known[ends]}

    plane = next(p for p in pos.in_the_air() if pos.on_map(p))
    pos.put(plane, next(space for space in kit.land if space != pos.place[plane]))
    assert left() == {LAND_CALLED, LAND_MOVED, SEA_MOVED}
    pos.put(plane, kit.seas.spaces[0][1])
    assert left() == {LAND_CALLED, LAND_MOVED}
    unit = pos.in_play()[0]
    pos.put(unit, next(space for space in kit.land if space != pos.place[unit]))
    assert left() == {LAND_CALLED}
    pos.put(unit, kit.lost)
    assert left() == set()
