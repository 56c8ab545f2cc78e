"""Hidden blocks are not in views, neither on the map nor in steps of play, and nobody is told of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import grognard
from grognard.core import kinds
from grognard.core.event import Event
from grognard.core.frame import Frame
from grognard.core.game import Game
from grognard.core.kinds import masked
from grognard.core.view import seen
from grognard.titles.asia_engulfed.index import index_of
from grognard.titles.asia_engulfed.kit import SIDES
from grognard.titles.asia_engulfed.war import War, WarArgs
from tests.asia_engulfed.games import new_game, war
from tests.playing import pick

EVERY = 7
"""Not every decision is looked at: games are long."""


def hidden_from(pos: War, seat: str) -> list[int]:
    """Enemy blocks (and CBA) that the seat may not know."""
    side = SIDES.index(seat)
    return [p for p in pos.kit.pieces_of[1 - side] if pos.hidden(p)]


def named_in(frame: Frame[War]) -> list[int]:
    """Every piece that a step of play speaks of."""
    found: list[int] = []

    def note(piece: int) -> int:
        found.append(piece)
        return piece

    masked(frame, note, knows=True)
    return found


def pieces_of(event: Event) -> Iterator[int]:
    return kinds.pieces_of(event.args, WarArgs)


class Watch(list[Event]):
    """Listens to a game: nobody is told of a block that is hidden from him at that moment."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.events)
        self._game = game

    def append(self, event: Event) -> None:
        pos = war(self._game)
        for viewer in SIDES:
            if not event.audience or viewer in event.audience or None in event.audience:
                only_lookers = event.audience and viewer not in event.audience
                told = pieces_of(event)
                secret = [p for p in told if pos.hidden(p) and (only_lookers or SIDES[pos.kit.side[p]] != viewer)]
                assert not secret, event
        super().append(event)


@pytest.mark.parametrize("seed", range(4))
def test_hidden_blocks(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(seed, mode="people")
    game._events = game.position.table.events = Watch(game)
    checked = 0
    for number in range(700):
        if not game.asks:
            break
        if number % EVERY == 0:
            pos = war(game)
            for seat in SIDES:
                view = game.view(seat).position
                assert isinstance(view, War)
                secret = set(hidden_from(pos, seat))
                checked += len(secret)
                for p in secret:
                    assert view.place[p] == pos.kit.unseen
                    assert view.steps[p] == view.marks[p] == 0
                for frame in view.stack:
                    assert secret.isdisjoint(named_in(frame)), frame
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    assert checked


def test_the_index_of_a_view_fits_its_pieces() -> None:
    """Stand-ins are laid out all at once: the index is that of the pieces as they are shown."""
    chance, game = random.Random(11), grognard.new("asia-engulfed", "campaign-1941", seed=11)
    while len(game.orders) < 500:
        if chance.random() < 0.1:
            for seat in SIDES:
                assert sorted(game.position.unseen_by(seat)) == hidden_from(war(game), seat)
                view = seen(game.title, game.position, seat)
                assert isinstance(view, War)
                fresh = index_of(view.kit, view.place)
                for part in ("at", "ground", "lba", "fleets"):
                    assert getattr(view.index, part) == getattr(fresh, part), part
        ask = game.asks[0]
        game.play(chance.choice(ask.orders), ask.seat)
