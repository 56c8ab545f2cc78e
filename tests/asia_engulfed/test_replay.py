"""A game that is played again from its file, or taken back and played on, is the same game."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from tests.asia_engulfed.games import check_pieces, new_game, war
from tests.playing import play_on


@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_its_file(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.grog"
    game = play_on(new_game(seed), random.Random(seed), 1_500)
    game.save(path)
    again = grognard.load(path, verify=True)
    assert again.position.digest() == game.position.digest()
    assert again.events == game.events
    assert again.asks == game.asks


@pytest.mark.parametrize("seed", range(4, 8))
def test_take_back_and_play_again(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(seed)
    for _ in range(12):
        before = len(game.orders)
        digest, events = game.position.digest(), list(game.events)
        play_on(game, rng, rng.randrange(1, 90))
        orders, end = list(game.orders[before:]), game.position.digest()
        if not orders:
            break
        game.undo(len(orders))
        assert game.position.digest() == digest
        assert game.events == events
        check_pieces(war(game))
        for seat, order in orders:
            game.play(order, seat)
        assert game.position.digest() == end


def test_another_process_finds_the_same_digests() -> None:
    """Nothing in a position may depend on the order of a set, which differs from process to process."""
    script = (
        "import random; from tests.asia_engulfed.games import new_game; from tests.playing import play_on; "
        "print(play_on(new_game(5), random.Random(5), 300).position.digest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script], check=True, capture_output=True, env=os.environ | {"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1
