"""Random games from set-up to end: no exception, no dead end, an end by the last turn."""

from __future__ import annotations

import pytest

from grognard.titles.nemesis.kit import LAST_TURN, SIDES
from tests.nemesis.games import VARIANTS, decisions

FEW, MANY, CHUNK = 30, 600, 30
LONGEST = 50_000


def check_game(seed: int) -> str | None:
    """Play a game to its end; the variants take turns."""
    variant = VARIANTS[seed % len(VARIANTS)]
    count = 0
    for pos, asks in decisions(seed, variant):
        count += 1
        assert count < LONGEST, f"game {seed} ({variant}) does not end on turn {pos.turn}"
        for ask in asks:
            assert ask.orders, f"game {seed} ({variant}): {ask.prompt} offers nothing"
    assert pos.result is not None, f"game {seed} ({variant}) has no result"
    assert pos.result.winner in (None, *SIDES)
    assert pos.turn <= LAST_TURN
    assert count > 50
    return pos.result.winner


@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_game(seed: int) -> None:
    check_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(FEW, MANY, CHUNK))
def test_many_random_games(first: int) -> None:
    winners = [check_game(seed) for seed in range(first, min(first + CHUNK, MANY))]
    assert len(set(winners)) > 1, "both sides win games"
