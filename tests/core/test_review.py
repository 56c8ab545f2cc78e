"""After a game: the curve, its turning points, the dice and the losses."""

from __future__ import annotations

from itertools import pairwise

import pytest

import grognard
from grognard.core.game import Game
from grognard.core.review import review
from grognard.core.view import seen


@pytest.fixture(scope="module")
def played() -> Game:
    game = grognard.new("nemesis", seed="review")
    plan = game.title.plan()
    while game.asks and len(game.orders) < 500:
        ask = game.asks[0]
        scores = plan(seen(game.title, game.position, ask.seat), ask)
        game.play(ask.orders[scores.index(max(scores))], ask.seat)
    return game


def test_the_curve_is_how_the_war_stood(played: Game) -> None:
    found = review(played)
    assert found.curve[0][0] == 0
    assert found.curve[-1][0] == len(played.orders)
    for n, stood in found.curve[::50]:
        position, _ = played.moment(n)
        assert stood == tuple(played.title.standing(position, side) for side in found.sides)
    assert [turn for turn, _ in found.turns] == sorted(turn for turn, _ in found.turns)


def test_turning_points_changed_more_than_anything_else(played: Game) -> None:
    found = review(played)
    stood = dict(found.curve)
    assert 1 <= len(found.turnings) <= 6
    for turning in found.turnings:
        change = stood[turning.n][0] - stood[turning.n - 1][0]
        assert turning.changes[0] == pytest.approx(change)
    kept = {turning.n for turning in found.turnings}
    least = min(abs(turning.changes[0]) for turning in found.turnings)
    steps = [(b, abs(y[0] - x[0])) for (a, x), (b, y) in pairwise(found.curve) if b == a + 1]
    assert all(change <= least + 1e-9 for n, change in steps if n not in kept)


def test_dice_are_weighed_in_every_way_in_which_they_can_fall(played: Game) -> None:
    """What one side gains by them the other loses; without time nothing is weighed, and that is told."""
    luck = review(played).luck
    assert 0 < luck.weighed <= luck.rolled
    assert sum(luck.gained) == pytest.approx(0)
    hasty = review(played, 0).luck
    assert (hasty.weighed, hasty.rolled) == (0, luck.rolled)


def test_what_was_lost_is_gone(played: Game) -> None:
    found = review(played)
    assert found.losses
    first = {unit.piece: unit.steps for unit in played.title.units(played.moment(0)[0])}
    last = {unit.piece: unit.steps for unit in played.title.units(played.position)}
    for piece, steps in first.items():
        if piece not in last:
            assert found.losses[piece] >= steps
