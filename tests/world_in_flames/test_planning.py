"""What is shown to who plans: the ways of freight, the convoys that are lacking, who can come to a place."""

from __future__ import annotations

from functools import cache

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import settle
from grognard.core.position import Table
from grognard.core.wording import Wording
from grognard.titles.world_in_flames.chapters.ch13_6_output import delivered, output
from grognard.titles.world_in_flames.kit import CONVOY, COUNTER, SIDES
from grognard.titles.world_in_flames.overlays import overlay
from grognard.titles.world_in_flames.planning import AIR, LAND, SEA, loads, shortage, ways, within_reach
from grognard.titles.world_in_flames.war import War
from tests.every_title.games import TITLES

COMMONWEALTH, JAPAN, GERMANY = SIDES.index("commonwealth"), SIDES.index("japan"), SIDES.index("germany")


@cache
def _started(scenario: str) -> War:
    title = TITLES["world-in-flames"]
    pos = title.set_up(title.kit_of(title.kit(), scenario), scenario, {}, Table(Dice("7")))
    assert isinstance(pos, War)
    settle(pos)
    return pos


def war(scenario: str) -> War:
    return _started(scenario).copy()


def _sunk(pos: War, side: int) -> War:
    """Without the convoys of a power."""
    for p in pos.afloat():
        if pos.kit.kind[p] == CONVOY and pos.side(p) == side:
            pos.put(p, pos.kit.pool)
    return pos


@pytest.mark.parametrize(("scenario", "side"), [("europe-1939", COMMONWEALTH), ("pacific-1941", JAPAN)])
def test_convoys_that_are_lacking_bring_what_was_promised(scenario: str, side: int) -> None:
    pos = _sunk(war(scenario), side)
    before, short = output(pos, side).points, shortage(pos, side)
    assert short.gain > 0
    spare = [p for p in range(len(pos.place)) if pos.kit.kind[p] == CONVOY and pos.nation[p] == pos.kit.power[side]]
    for sea, points in short.points.items():
        for _ in range(-(-points // COUNTER)):
            pos.put(spare.pop(), pos.kit.seas.spaces[sea][0])
    assert output(pos, side).points == before + short.gain


def test_nothing_is_lacking_where_everything_arrives() -> None:
    pos = war("barbarossa")
    assert not sum(delivered(pos, GERMANY).stock.values()) or not shortage(pos, GERMANY).points


def test_convoys_carry_what_passes_their_sea() -> None:
    pos = war("europe-1939")
    found = loads(pos, COMMONWEALTH)
    assert any(used for used, _ in found.values())
    for sea, (used, _) in found.items():
        box = pos.kit.seas.spaces[sea][0]
        into = sum(count for (_, other), count in ways(pos, COMMONWEALTH).items() if other == box)
        assert into == used


def test_the_planner_changes_nothing() -> None:
    pos = war("europe-1939")
    before = pos.digest()
    for side in (COMMONWEALTH, GERMANY):
        made = output(pos, side)
        shortage(pos, side)
        assert output(pos, side) == made
        assert delivered(pos, side).cargo.holds == delivered(war("europe-1939"), side).cargo.holds
    assert pos.digest() == before


def test_who_can_come_to_a_sea() -> None:
    pos = war("pacific-1941")
    sea = pos.kit.seas.spaces[pos.kit.seas.index["South China Sea"]][0]
    found = dict(within_reach(pos, sea))
    assert set(found.values()) == {AIR, SEA}
    assert {SIDES[pos.side(p)] for p, way in found.items() if way == SEA} >= {"japan", "commonwealth"}
    points = {p: pos.kit.range[p] - pos.kit.seas.flight(pos.kit.seas.of[sea], pos.place[p]) for p in found}
    assert all(points[p] >= 0 for p, way in found.items() if way == AIR)


def test_a_hexdot_is_looked_at_as_its_sea() -> None:
    pos = war("pacific-1941")
    seas = pos.kit.seas
    sea = seas.index["Marshalls"]
    assert set(within_reach(pos, seas.dots[sea][0])) == set(within_reach(pos, seas.spaces[sea][2]))


def test_who_can_come_to_a_hex() -> None:
    pos = war("barbarossa")
    target = pos.kit.space_of("Brest-Litovsk")
    found = dict(within_reach(pos, target))
    assert set(found.values()) == {AIR, LAND}
    assert {SIDES[pos.side(p)] for p in found} == {"germany", "ussr"}
    assert not any(pos.down[p] for p in found)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scenario", "key", "target"),
    [
        ("europe-1939", "freight-commonwealth", None),
        ("europe-1939", "seas", None),
        ("pacific-1941", "arrivals", "South China Sea"),
        ("pacific-1941", "freight-japan", None),
    ],
)
def test_overlays_say_what_they_show(scenario: str, key: str, target: str | None, language: str) -> None:
    title, pos = TITLES["world-in-flames"], war(scenario)
    if target:
        target = pos.kit.space_names[pos.kit.seas.spaces[pos.kit.seas.index[target]][0]]
    laid = overlay(pos, key, target, Wording(title, pos.kit, language))
    assert laid.spaces
    assert all(spot.text for spot in laid.spaces.values())
