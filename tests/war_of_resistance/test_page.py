"""What the page says beside the map: warnings, panels, overlays, chances."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.core.opening import new
from grognard.core.scene import Panel, cautions, scenery
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch42_stability import monthly_modifiers, political_modifiers
from grognard.titles.war_of_resistance.war import War

KEY = "war-of-resistance"
TO_TENGHSIEN = (
    *("done", "done", "move IJA-10-XX", "to G1:3420", "stop", "move IJA-114-XX", "to G1:3419", "stop", "done"),
    *("attack G1:3520", "with IJA-10-XX"),
)


def battle(*lines: str) -> Game:
    game = new(KEY, "taierzhuang", seed=1)
    for line in lines:
        game.play(line)
    return game


def warned(game: Game) -> list[str]:
    ask = game.ask_of(game.decision.seat)
    words = Wording(game.title, game.kit, "en")
    return [each.rule for each in cautions(scenery(game.title), game.position, ask, words)]


def panel(game: Game, key: str) -> Panel:
    shown = scenery(game.title).scene(game.position, Wording(game.title, game.kit, "en")).panels
    return next(each for each in shown if each.key == key)


def test_an_attack_without_the_supply_in_reach_is_warned_of_once_it_is_fed_it_is_not() -> None:
    game = battle(*TO_TENGHSIEN)
    assert warned(game) == ["WOR-12D1-a"]
    game.play("feed IJA-10-XX")
    game.play("from G1:3221")
    assert warned(game) == []


def test_units_that_will_be_out_of_supply_are_named_when_the_movement_phase_ends() -> None:
    game = battle("done", "done")
    assert warned(game) == []
    pos = game.position
    assert isinstance(pos, War)
    # No source is left: whoever stands anywhere will be out of supply.
    pos.hand_over(pos.kit.space_index["G1:3021"], 1)
    for source in pos.ground.sources[0]:
        pos.hand_over(source, 1)
    pos.index.zones = [None, None]
    assert "WOR-12B-d" in warned(game)


def test_the_board_of_an_attack_offers_who_can_join_and_who_can_be_fed() -> None:
    game = battle(*TO_TENGHSIEN)
    attackers, beside, defenders = panel(game, "assault").rows
    assert [item.orders for item in attackers.items] == [("feed IJA-10-XX",)]
    assert [(item.key, item.state, item.orders) for item in beside.items] == [
        ("IJA-114-XX", "open", ("with IJA-114-XX",))
    ]
    assert {item.key for item in defenders.items} == {"Sze-122-XX", "Sze-124-XX"}


@pytest.mark.parametrize("turn", [2, 60])
def test_what_is_told_of_the_next_month_is_what_happens(turn: int) -> None:
    pos = new(KEY, "campaign", seed=1).position.copy()
    assert isinstance(pos, War)
    pos.turn, pos.stability, pos.aided, pos.repressions = turn, -12, True, 2
    pos.governments["North China"] = pos.governments["Jehol"]
    told = sum(value for _, value in monthly_modifiers(pos))
    political_modifiers(pos)
    assert pos.stability == -12 + told
    assert not pos.aided
    assert not pos.repressions


def test_a_battle_is_looked_at_where_it_is_fought() -> None:
    game = battle()
    found = scenery(game.title)
    shown = found.scene(game.position, Wording(game.title, game.kit, "en"))
    left, top, right, bottom = shown.frame
    board = game.kit.board
    places = [game.kit.space_index[name] for name in shown.stacks]
    assert isinstance(game.position, War)
    on_the_map = [space for space in places if space in game.position.ground.area]
    assert on_the_map
    assert all(left < board.x[space] < right and top < board.y[space] < bottom for space in on_the_map)
