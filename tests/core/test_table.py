"""Whatever people do at the table, in whatever order: the game, its journal and its past agree."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from grognard.core.errors import CannotUndo, GrognardError
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.journal import parse
from grognard.core.opening import replay
from grognard.core.order import Order
from tests.titles.tally.title import sheet, tally

Snapshot = tuple[str, list[Event], list[tuple[str, Order]]]


class TheTable(RuleBasedStateMachine):
    """Plays, refuses, takes back and replays games of Tally, and remembers what was."""

    @initialize(
        seed=st.integers(0, 5),
        teams=st.sampled_from(("no", "yes")),
        stakes=st.sampled_from(("0", "2")),
        mode=st.sampled_from(("analysis", "people")),
    )
    def begin(self, seed: int, teams: str, stakes: str, mode: str) -> None:
        self.options: dict[str, Any] = {"teams": teams, "stakes": stakes, "mode": mode}
        self.game = tally(str(seed), **self.options)
        self.past: list[Snapshot] = []
        self.closed = 0
        """Orders that stand for ever between people."""

    def now(self) -> Snapshot:
        game = self.game
        return game.position.digest(), list(game.events), list(game.orders)

    @precondition(lambda self: self.game.asks)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        game, pos = self.game, sheet(self.game)
        ask = data.draw(st.sampled_from(game.asks))
        order = data.draw(st.sampled_from(ask.orders))
        self.past.append(self.now())
        rolls, sealed, bids = pos.rolls, len(pos.sealed), pos.bids[0]
        game.play(order, ask.seat)
        if pos.rolls > rolls or len(pos.sealed) < sealed or (bids and not pos.bids[0]):
            self.closed = len(game.orders)

    @precondition(lambda self: self.game.asks)
    @rule(line=st.sampled_from(("add 4", "take cat", "bid middle", "roll roll take cat", "xyz", "")))
    def refuse(self, line: str) -> None:
        before = self.now(), self.game.journal.text()
        try:
            self.game.play(line)
        except GrognardError:
            assert (self.now(), self.game.journal.text()) == before
        else:
            raise AssertionError(f"{line!r} was played")

    @rule(orders=st.integers(1, 12))
    def undo(self, orders: int) -> None:
        before = self.now()
        people = self.options["mode"] == "people"
        allowed = orders <= len(self.past) and (not people or len(self.past) - orders >= self.closed)
        try:
            self.game.undo(orders)
        except CannotUndo:
            assert not allowed
            assert self.now() == before
            return
        assert allowed
        assert self.now() == self.past[-orders]
        del self.past[-orders:]
        self.closed = min(self.closed, len(self.past))

    @rule()
    def load(self) -> None:
        header = self.game.journal.header
        assert header.seed is not None
        again: Game = tally(header.seed, **self.options)
        saved = parse(self.game.journal.text(), "a game")
        replay(again, saved)
        again.journal = saved
        assert again.can_take_back == self.game.can_take_back
        self.game, before = again, self.now()
        assert self.now() == before

    @invariant()
    def agrees(self) -> None:
        game = self.game
        assert len(game.orders) == len(self.past)
        assert game.position.copy().digest() == game.position.digest()
        if self.options["mode"] == "people":
            assert game.can_take_back == len(self.past) - self.closed


TheTable.TestCase.settings = settings(stateful_step_count=40)
TestTheTable = TheTable.TestCase
