"""Long games are opened from a stored snapshot; the journal remains the game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grognard
from grognard.core import frame, snapshot
from grognard.core import game as games
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.journal import Entry
from tests.playing import play_on

KEY = "nemesis"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(snapshot, "WORTH_IT", 50)
    return tmp_path / "long.grog"


def played(path: Path, orders: int, seed: int = 3) -> Game:
    game = play_on(grognard.new(KEY, seed=seed), random.Random(seed), orders)
    game.save(path)
    game.close()
    return game


def told(game: Game) -> list[str]:
    return [game.wording.event(event) for event in game.events]


def same(one: Game, two: Game) -> None:
    assert one.position.digest() == two.position.digest()
    assert list(one.orders) == list(two.orders)
    assert one.barrier == two.barrier
    assert one.told == two.told
    assert told(one) == told(two)
    for number in (0, 20, len(one.orders)):
        assert one.events_of(number) == two.events_of(number)


def test_a_game_is_opened_where_it_was_left(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(path, 300)
    applied = 0
    apply = Game.apply

    def count(self: Game, *args: object) -> None:
        nonlocal applied
        applied += 1
        apply(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "apply", count)
    again = grognard.load(path)
    assert applied == 0
    same(again, game)
    play_on(again, random.Random(1), 30)
    again.journal.close()
    applied = 0
    third = grognard.load(path)
    assert applied == 30, "only what follows the snapshot is replayed"
    same(third, again)
    third.journal.close()


def test_going_back_before_the_snapshot(path: Path) -> None:
    game = played(path, 200)
    again = grognard.load(path)
    assert again.moment(37)[0].digest() == game.moment(37)[0].digest()
    again.undo(150)
    game.rewind(50)
    same(again, game)
    again.close()
    same(grognard.load(path), game)


def test_to_verify_is_to_replay_from_the_first_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path, 120)
    monkeypatch.setattr(Game, "resume", None)
    assert len(grognard.load(path, verify=True).orders) == 120


@pytest.mark.parametrize("damage", ["cut", "other game", "older version", "noise", "gone"])
def test_a_snapshot_that_does_not_fit_is_not_used(path: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(path, 120)
    stored = snapshot.beside(path)
    if damage == "cut":
        stored.write_bytes(stored.read_bytes()[:500])
    elif damage == "noise":
        stored.write_bytes(random.Random(1).randbytes(500))
    elif damage == "gone":
        stored.unlink()
    elif damage == "other game":
        other = path.with_name("other.grog")
        played(other, 120, seed=4)
        stored.write_bytes(snapshot.beside(other).read_bytes())
    else:
        monkeypatch.setattr(grognard, "__version__", "0.0.0")
    same(grognard.load(path), game)


def test_snapshots_in_memory_are_few() -> None:
    game = play_on(grognard.new(KEY, seed=5), random.Random(5), 2500)
    assert len(game._snapshots) <= 26
    for number in (0, 700, 1500, 2400):
        again = play_on(grognard.new(KEY, seed=5), random.Random(5), number)
        assert game.moment(number)[0].digest() == again.position.digest()


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the orders that are carried out, in a game or on the way to a moment of its past."""
    found: list[int] = []
    apply, answer = Game.apply, frame.answer

    def count(self: Game, *args: object) -> None:
        apply(self, *args)  # type: ignore[arg-type]
        found.append(len(self.orders))

    def past(*args: object) -> tuple[Ask, ...]:
        found.append(0)
        return answer(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "apply", count)
    monkeypatch.setattr(games, "answer", past)
    return found


def test_a_game_that_was_cut_off_is_opened_from_what_was_stored_while_it_was_played(
    path: Path, applied: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 100)
    game = grognard.new(KEY, seed=3)
    game.save(path)
    play_on(game, random.Random(3), 470)
    applied.clear()
    again = grognard.load(path)  # nobody has closed it
    assert applied[1::2] == list(range(401, 471))
    same(again, game)
    # a leg that was not written to its end is left aside, and written over
    stored = snapshot.beside(path)
    whole = stored.read_bytes()
    again.journal.close()
    stored.write_bytes(whole[:-9])
    third = grognard.load(path)
    same(third, game)
    play_on(third, random.Random(5), 150)
    applied.clear()
    fourth = grognard.load(path)
    assert len(applied) <= 2 * 100
    same(fourth, third)


def test_going_back_does_not_replay_all(path: Path, applied: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 50)
    game = grognard.new(KEY, seed=5)
    game.save(path)
    play_on(game, random.Random(5), 1500)
    game.close()
    again = grognard.load(path)
    applied.clear()
    again.moment(1400)
    assert len(applied) <= 100
    applied.clear()
    again.moment(1399)
    again.moment(1390)
    assert len(applied) <= 2 * 64
    applied.clear()
    again.undo(1)
    assert len(applied) <= 2 * 50
    game.rewind(1499)
    same(again, game)
    applied.clear()
    again.undo(300)
    assert len(applied) <= 2 * 300
    game.rewind(1199)
    same(again, game)
    again.close()
    same(grognard.load(path), game)


def test_stored_positions_are_few(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 20)
    played_on = grognard.new(KEY, seed=5)
    played_on.save(path)
    play_on(played_on, random.Random(5), 1500)
    size = snapshot.beside(path).stat().st_size
    played_on.close()
    assert snapshot.beside(path).stat().st_size < size / 2
    same(grognard.load(path), played_on)


@given(st.lists(st.integers(-9, 1), max_size=60))
def test_orders_that_last(steps: list[int]) -> None:
    entries, standing = [], [0]
    for step in steps:
        step = 1 if step > 0 else max(step, -standing[-1])
        if step:
            entries.append(Entry(seat="a", order="x") if step > 0 else Entry(undo=-step))
            standing.append(standing[-1] + step)
    assert snapshot.lasting(entries) == [min(standing[lines:]) for lines in range(len(entries) + 1)]
