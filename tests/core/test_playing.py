"""Bots see the same and are let play in the same way, whatever the game is played for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.bout import Bout, play_on
from grognard.core.dice import Dice
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Table
from grognard.core.view import View
from grognard.table import crew
from grognard.table.room import Pad
from tests.titles.tally.title import SIDES, Tally, tally

Seen = list[tuple[str, bytes, tuple[str, ...]]]


class Witness:
    """Gives the last order that is offered (it ends a turn), and writes down what it saw."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def choose(self, ask: Ask, look: Callable[[], View]) -> Order:
        view = look()
        assert view.ask is ask
        assert not view.events, "nobody tells a bot the whole log for every pick"
        assert not view.orders
        self.seen.append((view.seat, view.position.packed(), view.waiting))
        return ask.orders[-1]


def by_a_game() -> Seen:
    game, seen = tally(), Seen()
    game.bots = {seat: Witness(seen) for seat in SIDES}
    game.run_bots()
    assert game.result is not None
    return seen


def by_a_simulation() -> Seen:
    seen = Seen()
    title = Tally()
    pos = title.set_up(title.kit(), "short", {}, Table(Dice("1")))
    play_on(Bout(title, pos, (), None), {seat: Witness(seen) for seat in SIDES})
    assert pos.result is not None
    return seen


def by_the_crew(monkeypatch: pytest.MonkeyPatch) -> Seen:
    seen, game = Seen(), tally()
    game.journal = Pad(game.journal.header)

    def opened(*_: object, **__: object) -> Game:
        return game

    monkeypatch.setattr(crew, "open_at", opened)
    monkeypatch.setattr(crew, "PICKS", 3)
    copy = crew.Copy(game.journal.header)
    copy.players = {(seat, "witness"): Witness(seen) for seat in SIDES}
    while game.asks:
        assert 0 < len(copy.pick(dict.fromkeys(SIDES, "witness"))) <= 3
    return seen


def test_a_bot_sees_the_same_in_a_game_a_simulation_and_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = by_a_game()
    assert len(seen) > 10
    assert {seat for seat, _, _ in seen} == set(SIDES)
    assert by_a_simulation() == seen
    assert by_the_crew(monkeypatch) == seen


def test_bots_wait_for_people() -> None:
    game, seen = tally(), Seen()
    game.bots = {"blue": Witness(seen)}
    game.run_bots()
    assert not seen
    game.play("done", "red")
    assert {seat for seat, _, _ in seen} == {"blue"}
    assert [ask.seat for ask in game.asks] == ["red"]
