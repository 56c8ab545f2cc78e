"""What the general needs to know of Pearl Harbor: whose turn it is, whose side, what boxes may hide, other tempers."""

from __future__ import annotations

import random

import grognard
from grognard.bots.budget import Budget
from grognard.bots.general import GeneralBot
from grognard.bots.greedy import GreedyBot
from grognard.bots.rehearsal import judge
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import settle
from grognard.core.playing import Eyes
from grognard.core.position import Result, Table
from grognard.core.temper import Temper
from grognard.core.turning import blows
from grognard.core.view import seen
from grognard.titles.pearl_harbor.advice.outlook import Outlook
from grognard.titles.pearl_harbor.kit import JAPAN, NAVAL
from grognard.titles.pearl_harbor.war import War
from tests.every_title.games import TITLES

TITLE = TITLES["pearl-harbor"]


def begun(**options: str) -> tuple[Bout, War]:
    """Operation Z when the first player turn begins."""
    pos = TITLE.set_up(TITLE.kit(), "operation-z", TITLE.meta.fill("operation-z", options), Table(Dice("4")))
    assert isinstance(pos, War)
    bout = Bout(TITLE, pos, (), None)
    bout.asks = settle(pos)
    assert not TITLE.on_turn(pos, "japan")
    deploying = TITLE.player_turn(pos)
    bots = {seat: GreedyBot(TITLE, seat, "4") for seat in TITLE.seats(pos.options.made)}
    while not pos.segment:
        bout.give(bots[bout.asks[0].seat].choose(bout.asks[0], Eyes(bout, bout.asks[0])), bout.asks[0])
    assert TITLE.on_turn(pos, "japan")
    assert not TITLE.on_turn(pos, "allies")
    assert TITLE.player_turn(pos) != deploying
    return bout, pos


def test_who_shares_a_side_thinks_for_it() -> None:
    bout, pos = begun(players="four")
    ask = bout.asks[0]
    assert ask.seat in ("navy", "army")
    assert TITLE.side_of(pos, ask.seat) == "japan"
    bot = GeneralBot(TITLE, ask.seat, "4", Budget(tries=2))
    assert bot.choose(ask, Eyes(bout, ask)) in ask.orders


def test_a_coalition_is_won_by_seats() -> None:
    _, pos = begun(players="four", victory="coalition")
    pos.result = Result(("army",), "PH-23-g")
    assert judge(TITLE, pos, "japan", "army") > 0.0 > judge(TITLE, pos, "japan", "navy")


def test_task_forces_that_nobody_has_seen_into_have_ships() -> None:
    """And what is known to be afloat is somewhere."""
    _, pos = begun(intelligence="limited")
    shown = seen(TITLE, pos, "allies")
    guesses = [TITLE.guess(shown, "allies", random.Random(number)) for number in range(3)]
    kit = pos.kit
    afloat = [p for p in kit.of_arm[NAVAL] if kit.side[p] == JAPAN and pos.on_map(p)]
    for guess in guesses:
        assert all(guess.on_map(p) for p in afloat)
    assert len({tuple(guess.place) for guess in guesses}) == 3


def test_a_goal_that_matters_more_draws_more() -> None:
    _, pos = begun()
    usual, goal = Outlook(pos, JAPAN), pos.kit.town["Manila"]
    stressed = Outlook(pos, JAPAN, Temper(usual.weights, {goal: 3.0}))
    assert stressed.prizes[goal] == 3.0 * usual.prizes[goal]
    assert stressed.land_pull[goal] > usual.land_pull[goal]


def test_whoever_wants_oil_wants_the_rest_less() -> None:
    tempers = TITLE.tempers()
    assert tempers is not None
    _, pos = begun()
    usual, oil = Outlook(pos, JAPAN), Outlook(pos, JAPAN, tempers.others["oil"])
    town = pos.kit.town
    assert oil.prizes[town["Palembang"]] > usual.prizes[town["Palembang"]]
    assert oil.prizes[town["Manila"]] < usual.prizes[town["Manila"]]


def test_each_of_several_people_on_a_side_knows_how_it_stands() -> None:
    game = grognard.new("pearl-harbor", "operation-z", seed=1, options={"players": "five"})
    game.play(game.decision.orders[0])
    for seat in game.seats:
        look = game.look(seat)
        assert look.side in look.sides
        assert look.standing() == look.standing(look.side)
        assert isinstance(blows(game, seat), list)
