"""Decisions that several seats make at once, in secret."""

from __future__ import annotations

import itertools

import pytest

from grognard.core.errors import BadOrder, CannotUndo, IllegalOrder, WrongSeat
from grognard.core.game import Game
from grognard.core.journal import parse
from grognard.core.opening import replay
from grognard.table import sight
from tests.titles.tally.title import BID, STAKE, sheet, tally


def at_the_bids(**options: str) -> Game:
    game = tally(**options)
    for seats in (("red-one", "red-two"), ("blue-one", "blue-two")) if "teams" in options else (("red",), ("blue",)):
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
    assert sheet(game).sealed == {"blue": (BID["low"],)}


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
    assert twin.sealed == {"blue": (BID["low"],)}
    assert game.position.sealed == {}


# secret decisions of several picks


def test_a_seat_is_asked_until_its_picks_are_complete() -> None:
    game = at_the_bids(stakes="2")
    game.play("bid low", "blue")
    assert [(ask.seat, ask.prompt, len(ask.orders)) for ask in game.asks] == [("red", "bid", 2), ("blue", "stake", 2)]
    with pytest.raises(IllegalOrder):
        game.play("stake 3", "blue")
    game.play("stake 2", "blue")
    game.play("bid high", "red")
    game.play("stake 1", "blue")
    assert [(ask.seat, ask.prompt, len(ask.orders)) for ask in game.asks] == [("red", "stake", 3)]
    with pytest.raises(WrongSeat, match="not for blue"):
        game.play("stake 1", "blue")
    game.play("stake 3 3", "red")
    assert sheet(game).bids == ["high 3 3", "low 2 1"]
    assert not game.position.sealed


def test_sequences_may_be_made_in_any_order() -> None:
    picks = {"red": ("bid low", "stake 1", "stake 2"), "blue": ("bid high", "stake 3", "stake 1")}
    ends = set()
    for turns in set(itertools.permutations(("red", "blue") * 3)):
        game = at_the_bids(stakes="2")
        left = {seat: iter(lines) for seat, lines in picks.items()}
        for seat in turns:
            game.play(next(left[seat]), seat)
        assert sheet(game).bids == ["low 1 2", "high 3 1"]
        ends.add((game.position.digest(), str(game.events)))
    assert len(ends) == 1


def test_nothing_of_a_sequence_is_seen_by_others() -> None:
    seen, own = set(), set()
    for line in ("bid low", "bid high", "bid low 1", "bid low 2", "bid high 3"):
        game = at_the_bids(stakes="2")
        game.play(line, "blue")
        seen.add(game.view("red").json())
        own.add(game.view("blue").json())
    assert len(seen) == 1, "not even how many picks there are: blue is still waited for"
    assert len(own) == 5
    game.play("stake 1", "blue")
    assert game.view("red").waiting == ("red",)
    assert all(event.kind != "bids" for event in game.events)


def test_sealed_picks_are_taken_back_one_by_one() -> None:
    game = at_the_bids(stakes="2", mode="people")
    game.play("bid high", "red")
    game.play("bid low", "blue")
    digest = game.position.digest()
    game.play("stake 1", "blue")
    game.play("stake 2", "blue")
    game.undo()
    assert game.position.sealed["blue"] == (BID["low"], STAKE[1])
    assert [(ask.seat, ask.prompt) for ask in game.asks] == [("red", "stake"), ("blue", "stake")]
    game.undo()
    assert game.position.digest() == digest
    game.play("stake 2 2", "blue")
    game.play("stake 1 1", "red")
    assert sheet(game).bids == ["high 1 1", "low 2 2"]
    with pytest.raises(CannotUndo, match="secret"):
        game.undo()


def test_a_line_ends_where_a_secret_comes_to_light() -> None:
    game = at_the_bids(stakes="1", mode="people")
    game.play("bid low 1", "blue")
    with pytest.raises(BadOrder, match="order of its own"):
        game.play("bid low 1 done", "red")
    assert "red" not in game.position.sealed


def test_a_journal_goes_on_in_the_middle_of_a_sequence() -> None:
    game = at_the_bids(stakes="2")
    game.play("bid high 2", "red")
    again = tally(stakes="2")
    replay(again, parse(game.journal.text(), "a game"))
    assert again.asks == game.asks
    for each in (game, again):
        each.play("stake 3", "red")
        each.play("bid low 1 1", "blue")
    assert again.position.digest() == game.position.digest()
    assert sheet(again).bids == ["high 2 3", "low 1 1"]


def test_partners_settle_whole_sequences() -> None:
    game = at_the_bids(teams="yes", stakes="1")
    for seat, line in (("red-one", "bid low 1"), ("red-two", "bid high 3"), ("blue-two", "bid low 2")):
        game.play(line, seat)
        assert seat not in [ask.seat for ask in game.asks]
    game.play("bid low 2", "blue-one")
    assert sheet(game).bids[0] in ("low 1", "high 3"), "not a bid of one with the stake of the other"
    assert sheet(game).bids[1] == "low 2"


def test_asking_why_goes_no_further_than_the_secrets_of_others() -> None:
    game = at_the_bids()
    game.play("bid low", "blue")
    digest = game.position.digest()
    with pytest.raises(BadOrder, match="a die or a secret"):
        sight.why_not(game, "bid high low", "red")
    assert game.position.digest() == digest


# each for itself


def test_a_question_stands_while_others_answer_theirs() -> None:
    game = at_the_bids()
    put = game.since("red")
    assert put == game.since("blue") == len(game.orders)
    game.play("bid low", "blue")
    assert game.since("red") == put, "red may still answer the question that it has seen"
    game.play("bid high", "red")
    assert game.since("red") == len(game.orders), "the next question is another one"


@pytest.mark.parametrize("mode", ["analysis", "people"])
def test_a_sealed_pick_can_be_withdrawn_whoever_else_has_picked(mode: str) -> None:
    game = at_the_bids(mode=mode, stakes="1")
    game.play("bid high", "red")
    game.play("bid low", "blue")
    game.withdraw("red")
    assert game.position.sealed == {"blue": (BID["low"],)}
    assert {ask.seat: ask.prompt for ask in game.asks} == {"red": "bid", "blue": "stake"}
    again = tally(mode=mode, stakes="1")
    replay(again, parse(game.journal.text(), "a game"))
    assert again.position.digest() == game.position.digest()
    with pytest.raises(CannotUndo, match="sealed nothing"):
        game.withdraw("red")
