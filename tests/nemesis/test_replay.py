"""A game that is played again from its file is the same game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import grognard
from grognard.core.frame import answer, settle
from grognard.core.game import Game
from grognard.core.journal import DIGEST_EVERY
from tests.nemesis.games import VARIANTS, new_game, opening, random_game
from tests.playing import play_on


def check_same(one: Game, two: Game) -> None:
    assert one.position.digest() == two.position.digest()
    assert one.orders == two.orders
    assert one.events == two.events
    assert one.asks == two.asks
    assert one.barrier == two.barrier


def check_replay(path: Path, seed: int, variant: str) -> None:
    game = random_game(seed, variant)
    assert game.result is not None
    game.save(path)
    again = grognard.load(path, verify=True)
    check_same(again, game)
    digests = [entry for entry in again.journal.orders() if entry.digest]
    assert len(digests) == len(game.orders) // DIGEST_EVERY


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game(tmp_path: Path, variant: str) -> None:
    check_replay(tmp_path / "game.grog", 11, variant)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(100, 108))
def test_many_whole_games(tmp_path: Path, variant: str, seed: int) -> None:
    check_replay(tmp_path / "game.grog", seed, variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_with_many_undos(tmp_path: Path, variant: str) -> None:
    path = tmp_path / "game.grog"
    rng = random.Random(variant)
    game = new_game(12, variant)
    game.save(path)
    for _ in range(8):
        play_on(game, rng, rng.randrange(1, 90))
        game.undo(rng.randrange(1, min(len(game.orders), 70) + 1))
    again = grognard.load(path, verify=True)
    check_same(again, game)


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = random_game(13, orders=150)
    game.save(path)
    game.journal.close()
    again = grognard.load(path)
    play_on(game, random.Random(1), 60)
    play_on(again, random.Random(1), 60)
    check_same(grognard.load(path, verify=True), game)


def test_a_game_without_listeners_is_the_same_game() -> None:
    """Simulations do without events, journal and snapshots."""
    game = random_game(14)
    pos = opening(14)
    asks = settle(pos)
    for seat, order in game.orders:
        asks = answer(pos, asks, order, seat)
    assert pos.digest() == game.position.digest()
    assert pos.result == game.result


def test_the_seed_alone_makes_the_difference() -> None:
    ends = {random_game(seed, orders=400).position.digest() for seed in (1, 1, 2, 3)}
    assert len(ends) == 3
