"""A game that is played again from its file, taken back and played on, or moved elsewhere, is the same game."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.core.dice import Dice
from grognard.core.errors import CannotUndo
from grognard.core.frame import answer, settle
from grognard.core.game import Game
from grognard.core.journal import DIGEST_EVERY
from grognard.core.position import Table
from tests.every_title.games import REPOSITORY, TITLES, every_title, every_title_long, in_turn, new_game, random_game
from tests.playing import pick, play_on

SEED = 11


def check_same(one: Game, two: Game) -> None:
    assert one.position.digest() == two.position.digest()
    assert one.orders == two.orders
    assert one.events == two.events
    assert one.asks == two.asks
    assert one.barrier == two.barrier


def check_replay(path: Path, key: str, seed: int) -> None:
    game = random_game(key, seed)
    assert game.result is not None
    game.save(path)
    again = grognard.load(path, verify=True)
    check_same(again, game)
    assert len([entry for entry in again.journal.orders() if entry.digest]) == len(game.orders) // DIGEST_EVERY


@every_title
def test_a_whole_game_from_its_file(tmp_path: Path, key: str) -> None:
    check_replay(tmp_path / "game.grog", key, SEED)


@pytest.mark.long
@every_title_long
@pytest.mark.parametrize("seed", in_turn(range(100, 140), 6))
def test_many_games_from_their_files(tmp_path: Path, key: str, seed: int) -> None:
    check_replay(tmp_path / "game.grog", key, seed)


@every_title
def test_a_game_goes_on_in_its_file_with_what_was_taken_back(tmp_path: Path, key: str) -> None:
    path = tmp_path / "game.grog"
    chance = random.Random(12)
    game = new_game(key, 12)
    game.save(path)
    for _ in range(6):
        play_on(game, chance, chance.randrange(1, 90))
        game.undo(chance.randrange(1, min(len(game.orders), 70) + 1))
    game.journal.close()
    again = grognard.load(path)
    check_same(again, game)
    for each in (game, again):
        play_on(each, random.Random(1), 60)
    check_same(grognard.load(path, verify=True), game)


@every_title
def test_a_game_without_listeners_is_the_same_game(key: str) -> None:
    """Simulations do without events, journal and snapshots."""
    game = random_game(key, 14)
    header = game.journal.header
    pos = TITLES[key].set_up(TITLES[key].kit(), header.scenario, header.options, Table(Dice("14")))
    asks = settle(pos)
    for seat, order in game.orders:
        asks = answer(pos, asks, order, seat)
    assert pos.digest() == game.position.digest()
    assert pos.result == game.result


def test_another_process_finds_the_same_digests() -> None:
    """Nothing in a position may depend on the order of a set, which differs from process to process."""
    script = (
        "from tests.every_title.games import TITLES, random_game; "
        "print(*(random_game(key, 5, 300).position.digest() for key in TITLES))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            check=True,
            capture_output=True,
            cwd=REPOSITORY,
            env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


# taking back

Moment = tuple[str, int, list[str]]


def moment(game: Game) -> Moment:
    return game.position.digest(), len(game.events), [f"{ask.seat} {ask.prompt} {ask.orders}" for ask in game.asks]


def check_undo(key: str, seed: int, rounds: int) -> None:
    """Play on, take back, play the same again: the past and the future are what they were."""
    chance = random.Random(seed)
    game = new_game(key, seed)
    past: list[Moment] = []
    for _ in range(rounds):
        for _ in range(chance.randrange(1, 150)):
            if not game.asks:
                break
            past.append(moment(game))
            seat, order = pick(chance, game.asks)
            game.play(order, seat)
        end, events, orders = moment(game), list(game.events), list(game.orders)
        back = chance.randrange(1, min(len(past), 200) + 1)
        game.undo(back)
        assert moment(game) == past[-back]
        assert game.events == events[: past[-back][1]]
        if chance.random() < 0.5:
            for seat, order in orders[-back:]:
                game.play(order, seat)
            assert moment(game) == end
            assert game.events == events
        else:
            del past[-back:]


@every_title
def test_take_back_and_play_again(key: str) -> None:
    check_undo(key, 22, 10)


@pytest.mark.long
@every_title_long
@pytest.mark.parametrize("seed", in_turn(range(200, 240), 6))
def test_take_back_and_play_again_often(key: str, seed: int) -> None:
    check_undo(key, seed, 60)


@every_title
def test_orders_are_taken_back_one_by_one_to_the_start(key: str) -> None:
    game = new_game(key, 23)
    chance = random.Random(23)
    past = []
    for _ in range(150):
        if not game.asks:
            break
        past.append(moment(game))
        seat, order = pick(chance, game.asks)
        game.play(order, seat)
    while past:
        game.undo()
        assert moment(game) == past.pop()
    with pytest.raises(CannotUndo):
        game.undo()


@every_title
def test_between_people_a_die_stands(key: str) -> None:
    chance = random.Random(24)
    game = new_game(key, 24, mode="people")
    closed = 0
    while game.asks and len(game.orders) < 600:
        rolls, reveals = game.position.rolls, game.position.reveals
        seat, order = pick(chance, game.asks)
        game.play(order, seat)
        if (game.position.rolls, game.position.reveals) != (rolls, reveals):
            closed = len(game.orders)
        assert game.can_take_back == len(game.orders) - closed
        if chance.random() < 0.02:
            digest = game.position.digest()
            with pytest.raises(CannotUndo, match=r"die|only"):
                game.undo(game.can_take_back + 1)
            assert game.position.digest() == digest
