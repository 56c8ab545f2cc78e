"""Several people on one side: each gives the orders that are theirs, on the rest they agree or roll off."""

from __future__ import annotations

import pytest

from grognard.core.errors import IllegalOrder, WrongSeat
from grognard.core.game import Game
from tests.titles.tally.title import kinds, sheet, tally


@pytest.fixture
def game() -> Game:
    return tally(teams="yes")


def asked(game: Game) -> list[tuple[str, str]]:
    return [(ask.seat, ask.prompt) for ask in game.asks]


def test_partners_are_asked_together_each_about_what_is_theirs(game: Game) -> None:
    one, two = game.decisions
    assert (one.seat, two.seat) == ("red-one", "red-two")
    assert set(one.orders) ^ set(two.orders) == {"take ant", "take bee"}
    assert "take ant" in one.orders


def test_nobody_gives_the_orders_of_a_partner(game: Game) -> None:
    digest = game.position.digest()
    with pytest.raises(IllegalOrder) as refused:
        game.play("take bee", "red-one")
    assert [reason.rule for reason in refused.value.reasons] == ["TAL-5"]
    with pytest.raises(IllegalOrder):
        game.play("take ant", "red-two")
    with pytest.raises(WrongSeat):
        game.play("take ant", "blue-one")
    assert game.position.digest() == digest


def test_what_is_mine_needs_no_agreement(game: Game) -> None:
    game.play("take bee", "red-two")
    assert sheet(game).stack[-1].__struct_config__.tag == "Hold"


def test_partners_agree(game: Game) -> None:
    game.play("add 2", "red-two")
    assert asked(game) == [("red-one", "agreement")]
    assert game.asks[0].args == {"order": "add", "seat": "red-two"}
    events = game.play("add 2", "red-one")
    assert kinds(events) == ["added"]
    assert sheet(game).scores == [2, 0]
    assert sheet(game).rolls == 0


@pytest.mark.parametrize(("dice", "score"), [([5, 2], 2), ([2, 5], 3), ([4, 4, 1, 1, 3, 6], 3)])
def test_a_dispute_is_diced_for(game: Game, dice: list[int], score: int) -> None:
    game.position.table.forced.extend(dice)
    game.play("add 2", "red-one")
    events = game.play("add 3", "red-two")
    assert kinds(events) == ["roll-off"] * len(dice) + ["added"]
    assert all(event.rules == ("TAL-2",) for event in events[:-1])
    assert sheet(game).scores == [score, 0]
    assert not game.position.table.forced


def test_a_partner_may_first_do_what_is_theirs(game: Game) -> None:
    game.play("done", "red-one")
    game.play("take bee", "red-two")
    assert sheet(game).rolls == 0
    game.play("put there", "red-two")
    assert sheet(game).where == [0, 1]
    assert asked(game) == [("red-one", "round"), ("red-two", "round")], "the proposal is off the table"


def test_whose_order_it_is_follows_from_the_step_not_from_the_proposal(game: Game) -> None:
    game.play("take ant", "red-one")
    game.play("done", "red-two")
    assert asked(game) == [("red-one", "agreement")]
    game.play("put there", "red-one")
    assert sheet(game).rolls == 0, "where the ant goes is not for the partner to dispute"
    assert sheet(game).where == [1, 0]


def test_a_proposal_can_be_taken_back(game: Game) -> None:
    digest = game.position.digest()
    game.play("add 1", "red-one")
    game.undo()
    assert game.position.digest() == digest
    assert len(game.asks) == 2


def test_a_copy_keeps_a_proposal(game: Game) -> None:
    game.play("add 1", "red-one")
    twin = game.position.copy()
    game.play("add 1", "red-two")
    assert twin.digest() != game.position.digest()
    assert twin.stack[-1].__struct_config__.tag == "Agreement"


def test_secret_picks_of_partners_are_settled_at_the_reveal() -> None:
    game = tally(teams="yes")
    for seat in ("red-one", "red-two", "blue-one", "blue-two"):
        game.play("done", seat)
    game.position.table.forced.extend([3, 6])
    for seat, bid in (("blue-two", "high"), ("red-one", "low"), ("blue-one", "high")):
        game.play(f"bid {bid}", seat)
    assert sheet(game).rolls == 0
    events = game.play("bid high", "red-two")
    assert kinds(events) == ["roll-off", "roll-off"]
    assert sheet(game).bids == ["high", "high"]
