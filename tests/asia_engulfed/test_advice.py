"""Advice: a score for every order, on what a seat may know; and good enough to beat who plays at random."""

from __future__ import annotations

import random

import pytest

from grognard.bots import make_bot
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.playing import let_play
from grognard.core.position import Table
from grognard.core.view import seen
from grognard.titles.asia_engulfed.advice import ADVISERS
from grognard.titles.asia_engulfed.chapters.ch10_victory import japanese_areas
from grognard.titles.asia_engulfed.kit import SIDES
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import SCENARIOS, TITLE, kit, some_options

TIPPING = "tipping-the-balance"


def begin(seed: int, scenario: str, options: dict[str, str]) -> War:
    pos = TITLE.set_up(kit(), scenario, options, Table(Dice(str(seed))))
    assert isinstance(pos, War)
    return pos


def play(seed: int, scenario: str, bots: tuple[str, str], turns: int = 99) -> War:
    """Let bots play some turns, or to the end."""
    pos = begin(seed, scenario, {})
    players = {seat: make_bot(bot, TITLE, seat, str(seed)) for seat, bot in zip(SIDES, bots, strict=True)}
    last = pos.turn + turns
    bout = Bout(TITLE, pos, (), None)
    bout.asks = settle(pos)
    let_play(bout, players, lambda: pos.turn < last)
    return pos


@pytest.mark.parametrize("seed", range(8))
def test_every_question_gets_a_score_for_each_order(seed: int) -> None:
    """Whatever a seat is asked in a game at random, with any options, there is advice on what it sees."""
    rng = random.Random(seed)
    pos = begin(seed, SCENARIOS[seed % len(SCENARIOS)], some_options(seed))
    asks = settle(pos)
    for _ in range(400):
        if not asks:
            break
        ask = rng.choice(asks)
        scores = TITLE.advise(seen(TITLE, pos, ask.seat), ask)
        assert len(scores) == len(ask.orders), ask.prompt
        asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)


def test_advice_is_only_what_the_position_says() -> None:
    """The same position, the same advice: nothing is remembered between calls."""
    rng = random.Random(5)
    pos = begin(5, "campaign-1942", {})
    asks = settle(pos)
    for _ in range(150):
        ask = rng.choice(asks)
        scores = TITLE.advise(seen(TITLE, pos, ask.seat), ask)
        before = pos.digest()
        assert TITLE.advise(seen(TITLE, pos, ask.seat), ask) == scores
        assert pos.digest() == before
        asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_plays_a_turn_of_each_scenario(scenario: str) -> None:
    pos = play(3, scenario, ("greedy", "greedy"), turns=1)
    assert pos.result is not None or pos.turn > 0


def test_no_prompt_is_forgotten() -> None:
    """Prompts that come up in play have an adviser, but for the one of the set-up where it hardly matters."""
    met: set[str] = set()
    for seed, scenario in enumerate(SCENARIOS):
        rng = random.Random(seed)
        pos = begin(seed, scenario, {})
        asks = settle(pos)
        for _ in range(600):
            if not asks:
                break
            ask = rng.choice(asks)
            met.add(ask.prompt)
            asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)
    assert met - ADVISERS.keys() <= {"divide-fleets"}


@pytest.mark.parametrize("seed", [11, 12])
def test_japan_holds_the_balance_against_random(seed: int) -> None:
    result = play(seed, TIPPING, ("greedy", "random")).result
    assert result is not None
    assert result.winner == "japan"


@pytest.mark.parametrize("seed", [11, 12])
def test_the_allies_tip_the_balance_against_random(seed: int) -> None:
    result = play(seed, TIPPING, ("random", "greedy")).result
    assert result is not None
    assert result.winner == "allies"


@pytest.mark.parametrize("seed", [11, 12])
def test_japan_conquers_an_empire_against_random(seed: int) -> None:
    """By the middle of 1942 Japan holds at least six victory areas."""
    pos = play(seed, "campaign-1941", ("greedy", "random"), turns=4)
    assert japanese_areas(pos) >= 6
