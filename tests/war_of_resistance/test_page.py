"""What the page says beside the map: warnings, panels, overlays, chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.game import Game
from grognard.core.opening import new
from grognard.core.scene import Panel, Preview, cautions, scenery
from grognard.core.wording import Wording
from grognard.titles.war_of_resistance.chapters.ch21_combat import shoot
from grognard.titles.war_of_resistance.chapters.ch42_stability import monthly_modifiers, political_modifiers
from grognard.titles.war_of_resistance.layers import base_told
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


MEETING = """
title war-of-resistance
case Fighters meet bombers
scenario campaign
airfield G1:3424 6
airfield G1:3428 6
holder china G1:3424
holder japan G1:3428
put CAF-SB-2-1 at G1:3424
put CAF-I-16-1 at G1:3424
put IJA-Ki-10-1 at G1:3428
put CA-87-XX at G1:3412
weather 7 clear
phase china movement
japan: done
china: air bombing CAF-SB-2-1 normal G1:3428
china: go
china: straight
"""


def previewed(game: Game) -> Preview:
    ask = game.asks[0]
    found = scenery(game.title).preview(game.position, ask, Wording(game.title, game.kit, "en"))
    assert found is not None
    return found


def test_chances_of_air_combat_are_those_of_the_fire_itself() -> None:
    runner = Runner(parse_cases(MEETING, "meeting")[0])
    for line in runner.case.lines:
        runner.read(line)
    game = runner.play()
    while game.asks[0].prompt != "interception":
        game.play("done")
    (choice,) = previewed(game).choices
    assert choice.order == "intercept IJA-Ki-10-1"
    pos = game.position
    assert isinstance(pos, War)
    index = pos.kit.piece_index
    seen = Counter[str]()
    for one, other in product(range(1, 7), repeat=2):
        trial = pos.copy()
        trial.table.forced.extend((one, other))
        seen[shoot(trial, index["IJA-Ki-10-1"], index["CAF-SB-2-1"])] += 1
    assert {each.code: Fraction(*each.chance) for each in choice.outcomes} == {
        effect: Fraction(count, 36) for effect, count in seen.items()
    }
    assert len(choice.prospects) == 1


def test_who_is_in_the_box_of_a_base_is_told_at_its_place() -> None:
    game = new(KEY, "campaign", seed=1)
    pos = game.position.copy()
    assert isinstance(pos, War)
    kit = pos.kit
    name, p = next(
        (name, p) for name, base in kit.rebels.bases.items() for p in base.units if pos.place[p] == kit.recruits
    )
    pos.bases[name] = kit.space_index["G1:3412"]
    words = Wording(game.title, game.kit, "en")
    before = base_told(pos, name, words)
    pos.put(p, kit.bases)
    assert words.piece(p) not in before
    assert words.piece(p) in base_told(pos, name, words)


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
