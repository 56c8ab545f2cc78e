"""Random games from set-up to end: no exception, no dead end, an end by the last turn, no piece lost or doubled."""

from __future__ import annotations

import pytest

from grognard.titles.asia_engulfed.kit import SIDES
from tests.asia_engulfed.games import check_pieces, decisions

FEW, MANY, CHUNK = 8, 120, 8
LONGEST = 30_000


def check_game(seed: int) -> None:
    for count, (pos, asks) in enumerate(decisions(seed)):
        assert count < LONGEST, f"game {seed} does not end on turn {pos.turn}"
        for ask in asks:
            assert ask.orders, f"game {seed}: {ask.prompt} offers nothing"
            assert len(set(ask.orders)) == len(ask.orders), f"game {seed}: {ask.prompt} offers an order twice"
        if count % 40 == 0:
            check_pieces(pos)
    assert pos.result is not None
    assert pos.result.winner in (None, *SIDES)
    for stock in (pos.oil, pos.capacity, pos.transports, pos.sub_points, pos.bombers, *pos.werp, *pos.actions):
        assert stock >= 0


@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_game(seed: int) -> None:
    check_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(FEW, MANY, CHUNK))
def test_many_random_games(first: int) -> None:
    for seed in range(first, min(first + CHUNK, MANY)):
        check_game(seed)
