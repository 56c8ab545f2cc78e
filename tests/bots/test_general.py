"""The general looks ahead, but only at what its seat may know; the same number of tries gives the same game."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from grognard.bots import general, make_bot
from grognard.bots.budget import Budget
from grognard.bots.general import GeneralBot
from grognard.bots.greedy import GreedyBot
from grognard.bots.rehearsal import judge
from grognard.bots.staff import Staff
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import settle
from grognard.core.order import Order
from grognard.core.playing import Eyes, let_play
from grognard.core.position import Position, Table
from grognard.core.title import Title, load_title
from grognard.core.view import seen

SCENARIOS = {"nemesis": "imphal", "asia-engulfed": "tipping-the-balance", "pearl-harbor": "operation-z"}
OPTIONS = {"pearl-harbor": {"intelligence": "limited"}}
TRIES, FEW = Budget(tries=12), Budget(tries=8)
SLOW = {"pearl-harbor": Budget(tries=4)}
"""Titles whose rehearsals take long."""


def begun(key: str, seed: int = 3) -> Bout:
    title = load_title(key)
    pos = title.set_up(title.kit(), SCENARIOS[key], OPTIONS.get(key, {}), Table(Dice(str(seed))))
    bout = Bout(title, pos, (), None)
    bout.asks = settle(pos)
    return bout


def moments(bout: Bout, every: int) -> Iterator[int]:
    """Let the greedy bots play, and stop now and then."""
    title = bout.title
    bots = {seat: GreedyBot(title, seat, f"7/{seat}") for seat in title.seats({})}
    while bout.asks:
        ask = bout.asks[0]
        if bout.decisions % every == 0:
            yield bout.decisions
        bout.give(bots[ask.seat].choose(ask, Eyes(bout, ask)), ask)


def choice(title: Title, pos: Position, budget: Budget | None = None, **more: Any) -> tuple[str, Order]:
    """What the general does in a position."""
    budget = budget or SLOW.get(title.meta.key, TRIES)
    table = Bout(title, pos, (), None)
    table.asks = settle(pos)
    ask = table.asks[0]
    return ask.seat, GeneralBot(title, ask.seat, "5", budget, **more).choose(ask, Eyes(table, ask))


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_guess_looks_like_what_is_seen(key: str) -> None:
    """Whatever is put in the place of what is hidden, the seat sees the same."""
    bout = begun(key)
    title = bout.title
    hidden = 0
    for n in moments(bout, 37):
        for seat in title.seats({}):
            shown = seen(title, bout.position, seat)
            guesses = [title.guess(shown, seat, random.Random(f"{n} {number}")) for number in range(2)]
            for guess in guesses:
                assert seen(title, guess, seat).plain() == shown.plain()
            hidden += guesses[0].digest() != guesses[1].digest()
        if n > 400:
            break
    assert hidden, "nothing was hidden"


@pytest.mark.parametrize("key", SCENARIOS)
def test_it_does_not_know_what_is_hidden(key: str) -> None:
    """In games that differ only in what its seat may not know it does the same."""
    bout = begun(key)
    title = bout.title
    compared = 0
    for _ in moments(bout, 31):
        pos: Any = bout.position
        seat = bout.asks[0].seat
        twins = list(islice(title.twins(pos, seat), 1))
        if not twins or len(bout.asks) > 1 or len(bout.asks[0].orders) == 1:
            continue
        mine = choice(title, pos.copy())
        for twin in twins:
            assert choice(title, twin) == mine
            compared += 1
        if compared >= 4:
            return
    assert compared


def game_of(key: str, orders: int, first: str) -> str:
    """The beginning of a game."""
    bout = begun(key)
    title = bout.title
    seats = title.seats({})
    budget = SLOW.get(key, FEW)
    bots = {seat: make_bot(bot, title, seat, "9", budget) for seat, bot in zip(seats, (first, "greedy"), strict=True)}
    let_play(bout, bots, lambda: bout.decisions < orders)
    return bout.position.digest()


@pytest.mark.parametrize("key", SCENARIOS)
def test_the_same_number_of_tries_gives_the_same_game(key: str) -> None:
    assert game_of(key, 120, "general") == game_of(key, 120, "general")


def test_it_plays_otherwise_than_greedy() -> None:
    assert game_of("nemesis", 120, "general") != game_of("nemesis", 120, "greedy")


def test_it_begins_in_the_temper_that_has_won_most() -> None:
    """A single try proves nothing against it."""
    bout = begun("asia-engulfed")
    title = bout.title
    tempers = title.tempers()
    assert tempers is not None
    begins = {side: tempers.best(side) for side in title.meta.sides}
    assert any(begins.values())
    for _ in moments(bout, 1):
        ask = bout.asks[0]
        best = begins.get(ask.seat)
        if best is not None and title.on_turn(bout.position, ask.seat) and len(ask.orders) > 1:
            bot = GeneralBot(title, ask.seat, "5", Budget(tries=1))
            bot.choose(ask, Eyes(bout, ask))
            assert bot.style.temper == best != tempers.usual(ask.seat)
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(("standing", "worth"), [(0.0, 0.0), (1.5, 9.1), (50.0, 12.0)])
def test_beyond_a_sure_lead_more_counts_for_little(
    standing: float, worth: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    bout = begun("asia-engulfed")
    assert bout.title.lead == 1.5
    monkeypatch.setattr(type(bout.title), "standing", lambda self, pos, side: standing)
    assert judge(bout.title, bout.position, "japan") == pytest.approx(worth, abs=0.1)


def test_a_staff_finds_the_same() -> None:
    """Rehearsals in processes of their own are the same as here."""
    bout = begun("nemesis")
    next(moments(bout, 1))
    staff = Staff(1)
    try:
        assert choice(bout.title, bout.position.copy(), rehearse=staff) == choice(bout.title, bout.position.copy())
    finally:
        staff.close()


def test_it_thinks_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget of processor time is nearly used at the beginning of a player turn, however busy the machine is."""
    monkeypatch.setattr(general, "PATIENCE", 1000.0)
    bout = begun("nemesis")
    next(moments(bout, 1))
    choice(bout.title, bout.position.copy())
    started = time.process_time()
    choice(bout.title, bout.position.copy(), Budget(1.0))
    assert 0.3 < time.process_time() - started < 1.2
