"""Views leak nothing: hidden blocks can change places without changing a byte of what the enemy is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from grognard.core.event import Event
from grognard.core.frame import Frame
from grognard.core.game import Game
from grognard.titles.asia_engulfed.kit import CV, SIDES
from grognard.titles.asia_engulfed.war import PIECE_FIELDS, War
from tests.asia_engulfed.games import new_game, war
from tests.playing import pick, shown

EVERY = 7
"""Not every decision is looked at: games are long."""


def hidden_from(pos: War, seat: str) -> list[int]:
    """Enemy blocks (and CBA) that the seat may not know."""
    side = SIDES.index(seat)
    return [p for p in pos.kit.pieces_of[1 - side] if pos.hidden(p)]


def named_in(frame: Frame[War]) -> Iterator[object]:
    for field in PIECE_FIELDS.intersection(frame.__struct_fields__):
        value = getattr(frame, field)
        yield from value if isinstance(value, tuple) else (value,)


def pieces_of(event: Event) -> Iterator[int]:
    for name in ("piece", "by", "pieces"):
        value = event.args.get(name)
        if isinstance(value, int):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from value


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


def twin_of(pos: War, p: int, q: int) -> War:
    """The same position, but two hidden blocks have changed roles: the enemy's eyes see no difference."""
    twin = pos.copy()
    for values in (twin.steps, twin.damaged, twin.marks, twin.supply, twin.origin, twin.alias):
        values[p], values[q] = values[q], values[p]
    one, two = pos.place[p], pos.place[q]
    twin.put(p, two)
    twin.put(q, one)
    twin.index.influence = [None, None]  # steps were changed behind its back
    return twin


def check_twins(game: Game, seat: str, rng: random.Random) -> int:
    """Exchange pairs of hidden enemy blocks; returns how many pairs there were."""
    pos = war(game)
    if [ask.seat for ask in game.asks] != [seat]:
        return 0
    kit = pos.kit
    blocks = [p for p in hidden_from(pos, seat) if kit.block_class[p] and kit.kind[p] != CV]
    pairs = [
        (p, q)
        for members in kit.groups.values()
        for p in members
        for q in members
        if p < q and p in blocks and q in blocks and kit.full_steps[p] == kit.full_steps[q]
    ]
    for p, q in rng.sample(pairs, min(3, len(pairs))):
        assert shown(game, seat, twin_of(pos, p, q)) == shown(game, seat, pos.copy()), kit.piece_names[p]
    return min(3, len(pairs))


@pytest.mark.parametrize("seed", range(4))
def test_hidden_blocks(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(seed, mode="people")
    game.events = game.position.table.events = Watch(game)
    twins = checked = 0
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
                twins += check_twins(game, seat, rng)
        seat, order = pick(rng, game.asks)
        game.play(order, seat)
    assert checked
    assert twins
