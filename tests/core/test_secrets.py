"""Decisions that several seats make at once, in secret."""

from __future__ import annotations

import itertools

import pytest

from grognard.core.errors import WrongSeat
from grognard.core.game import Game
from tests.core.tally import BID, sheet, tally


def at_the_bids(**options: str) -> Game:
    game = tally(**options)
    for seats in (("red-one", "red-two"), ("blue-one", "blue-two")) if options else (("red",), ("blue",)):
        for seat in seats:
            game.play("done", seat)
    assert all(ask.secret for ask in game.asks)
    return game


def test_either_seat_may_answer_first() -> None:
    ends = []
    for seats in itertools.permutations(("red", "blue")):
        game = at_the_bids()
        for seat in seats:
            game.play(f"bid {'low' if seat == 'red' else 'high'}", seat)
        assert sheet(game).bids == ["low", "high"]
        ends.append((game.position.digest(), game.events))
    assert ends[0] == ends[1]


def test_four_seats_may_answer_in_any_order() -> None:
    picks = {"red-one": "low", "red-two": "low", "blue-one": "high", "blue-two": "low"}
    ends = set()
    for seats in itertools.permutations(picks):
        game = at_the_bids(teams="yes")
        for seat in seats:
            game.play(f"bid {picks[seat]}", seat)
        assert sheet(game).bids[0] == "low"
        ends.add((game.position.digest(), str(game.events)))
    assert len(ends) == 1


def test_a_seat_answers_once() -> None:
    game = at_the_bids()
    game.play("bid low", "blue")
    assert [ask.seat for ask in game.asks] == ["red"]
    digest = game.position.digest()
    with pytest.raises(WrongSeat, match="not for blue"):
        game.play("bid high", "blue")
    assert game.position.digest() == digest
    assert sheet(game).sealed == {"blue": BID["low"]}


@pytest.mark.parametrize(("first", "other"), [("red", "blue"), ("blue", "red")])
def test_a_sealed_pick_is_seen_by_its_seat_alone(first: str, other: str) -> None:
    seen = set()
    own = set()
    for bid in ("low", "high"):
        game = at_the_bids()
        game.play(f"bid {bid}", first)
        seen.add(game.view(other).json())
        own.add(game.view(first).json())
    assert len(seen) == 1
    assert len(own) == 2


def test_partners_do_not_see_each_others_picks() -> None:
    seen = set()
    for bid in ("low", "high"):
        game = at_the_bids(teams="yes")
        game.play(f"bid {bid}", "red-one")
        seen.add(game.view("red-two").json())
    assert len(seen) == 1


def test_what_lies_face_down_is_seen_by_its_side_alone() -> None:
    views: dict[str, set[bytes]] = {"red": set(), "blue": set()}
    for bid in ("low", "high"):
        game = at_the_bids()
        game.play("bid low", "red")
        game.play(f"bid {bid}", "blue")
        assert game.asks[0].prompt == "pause"
        for seat, seen in views.items():
            seen.add(game.view(seat).json())
    assert len(views["red"]) == 1
    assert len(views["blue"]) == 2


def test_a_copy_in_the_middle_of_a_secret_decision_goes_its_own_way() -> None:
    game = at_the_bids()
    game.play("bid low", "blue")
    twin = game.position.copy()
    game.play("bid low", "red")
    assert twin.sealed == {"blue": BID["low"]}
    assert game.position.sealed == {}
