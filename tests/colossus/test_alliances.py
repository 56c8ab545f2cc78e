"""Eight seats in three alliances: secret picks in any order, a council of three, alliances that change and win."""

from __future__ import annotations

import random

import pytest

from grognard.core.errors import CannotUndo, ClashingOptions, WrongSeat
from grognard.core.meta import Options
from grognard.table import sight
from tests.colossus.games import colossus, muster_all, pledge_all, war
from tests.titles.colossus.kit import ALLIANCES, META, RANGE, SIDES
from tests.titles.colossus.war import Turn

PLEDGES = {"amber": "south", "coral": "north", "heath": "league"}


def test_eight_seats_pick_in_any_order() -> None:
    ends = set()
    for number in range(6):
        game, chance = colossus(), random.Random(number)
        picks = {seat: [f"pledge {PLEDGES.get(seat, META.alliances[seat])}", "aim delta"] for seat in SIDES}
        picks["delta"][1] = "aim amber"
        while picks:
            seat = chance.choice(list(picks))
            assert {ask.seat for ask in game.asks} == set(picks)
            game.play(picks[seat].pop(0), seat)
            if not picks[seat]:
                del picks[seat]
        assert war(game).alliances == META.alliances | PLEDGES
        ends.add((game.position.digest(), str(game.events)))
    assert len(ends) == 1


def test_a_sealed_pick_is_taken_back_whoever_has_picked_since() -> None:
    game = colossus()
    for seat in ("birch", "amber", "coral"):
        game.play("pledge league", seat)
    game.play("aim coral", "birch")
    game.withdraw("birch")
    game.withdraw("birch")
    assert war(game).sealed.keys() == {"amber", "coral"}
    with pytest.raises(CannotUndo):
        game.withdraw("birch")
    game.play("pledge south", "birch")
    assert [str(pick.target) for pick in war(game).sealed["birch"]] == ["south"]
    pledge_rest = [ask.seat for ask in game.asks if ask.prompt == "pledge"]
    for seat in pledge_rest:
        game.play(f"pledge {META.alliances[seat]}", seat)
    for seat in [ask.seat for ask in game.asks]:
        game.play("aim grove" if seat != "grove" else "aim amber", seat)
    assert war(game).alliances["birch"] == "south"
    with pytest.raises(CannotUndo):
        game.withdraw("birch")


def test_nobody_sees_what_others_seal_or_aim_at() -> None:
    game = colossus()
    game.play("pledge north", "birch")
    assert game.view("amber").position.sealed == {}
    assert list(game.view("birch").position.sealed) == ["birch"]
    game.undo()
    pledge_all(game, {}, aim="delta")
    shown = sight.seen_by(game, "amber")
    assert shown.aims == [SIDES.index("delta"), *[-1] * 7]
    mine = [p for p, steps in enumerate(shown.steps) if steps]
    assert {SIDES[war(game).kit.side(p)] for p in mine} == {"amber", "delta", "grove"}, "allies know each other"


def test_three_share_a_side_and_the_others_stand_alone() -> None:
    game = colossus(council="shared")
    council = ("amber-one", "amber-two", "amber-three")
    assert {ask.seat for ask in game.asks} == {*council, *SIDES[1:]}
    pledge_all(game, {"amber-one": "south", "amber-two": "north", "amber-three": "league"})
    dice = [event.args["seat"] for event in game.events if event.kind == "roll-off"]
    assert set(dice) == set(council)
    assert war(game).alliances["amber"] in ALLIANCES
    muster_all(game)
    assert [ask.seat for ask in game.asks if ask.prompt == "march"] == list(council)
    offered = [{order.target for order in ask.orders if order.verb == "take"} for ask in game.asks]
    assert sum(map(len, offered)) == len(set().union(*offered))
    units = war(game).kit.units[0]
    assert set().union(*offered) == {p for p in units if war(game).place[p] < war(game).kit.hexes}
    leader = next(ask for ask in game.asks if ask.seat == "amber-two")
    game.play(leader.orders[0], "amber-two")
    assert {ask.seat for ask in game.asks} == {"amber-two"}
    with pytest.raises(WrongSeat):
        game.play("stay", "amber-one")


def test_a_question_has_two_thousand_orders() -> None:
    game = colossus()
    pledge_all(game, {})
    muster_all(game)
    (ask,) = game.asks
    unit = next(order for order in ask.orders if order.target == 5)
    game.play(unit, ask.seat)
    (ask,) = game.asks
    most = 3 * RANGE * (RANGE + 1) + 1
    assert 2_000 < len(ask.orders) <= most


def test_the_last_power_of_an_alliance_stays() -> None:
    game = colossus()
    pledge_all(game, {"coral": "north", "fjord": "north"})
    assert war(game).alliances["coral"] == "north"
    assert war(game).alliances["fjord"] == "league"
    assert [event.kind for event in game.events if "COL-1" in event.rules] == ["turn", "stays"]


@pytest.mark.parametrize(("points", "winner"), [((0, 3, 0, 4), "north"), ((9, 0, 0, 0), "south"), ((2, 0, 2, 0), None)])
def test_an_alliance_wins_with_who_stands_in_it_at_the_end(points: tuple[int, ...], winner: str | None) -> None:
    game = colossus(mode="analysis")
    pledge_all(game, {"amber": "south", "coral": "north"})
    pos = war(game)
    pos.points[:4] = points
    pos.turn, pos.stack[:] = pos.last_turn, [Turn(step=Turn.at("reckon"))]
    Turn(step=Turn.at("reckon")).reckon(pos)
    assert pos.result is not None
    assert pos.result.winner == winner
    if winner:
        assert pos.result.alliance == winner
        assert set(pos.result.winners) == {side for side, alliance in pos.alliances.items() if alliance == winner}
        assert ("amber" in pos.result.winners) == (winner == "south")
    assert pos.result.points["amber"] == points[0]


def test_eighty_options_go_together_or_not() -> None:
    assert len(META.options) == 80
    assert not META.defects()
    bonds = [bond for option in META.options for bond in option.bonds]
    assert {bond.excludes for bond in bonds} == {True, False}
    everything: Options = {option.key: option.choices[1] for option in META.options}
    with pytest.raises(ClashingOptions, match=r"excludes|needs"):
        META.check("skirmish", everything)
    for preset in META.presets:
        for scenario in META.scenarios:
            META.check(scenario, preset.options)
