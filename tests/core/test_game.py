"""A game at the table: what is offered is played, nothing else is, and all of it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.errors import BadOrder, CannotUndo, GrognardError, IllegalOrder, WrongSeat
from grognard.core.frame import Ask, DeadEnd
from grognard.core.game import Game
from grognard.core.order import Order
from tests.titles.tally.title import ADD, DONE, VERBS, Round, Sheet, kinds, sheet, tally


def state(game: Game) -> tuple[Any, ...]:
    """All of a game that play can change."""
    return (
        game.position.digest(),
        tuple(game.events),
        tuple(game.orders),
        game.journal.text(),
        [(ask.seat, ask.prompt, tuple(ask.orders)) for ask in game.asks],
        game.barrier,
    )


# playing


def test_what_is_offered_is_played() -> None:
    game = tally()
    assert game.decision.seat == "red"
    assert game.decision.orders == ["add 1", "add 2", "add 3", "take ant", "take bee", "roll", "done"]
    events = game.play("add 2")
    assert kinds(events) == ["added"]
    assert sheet(game).scores == [2, 0]
    assert game.orders == [("red", ADD[2])]


def test_a_line_holds_several_picks() -> None:
    game = tally()
    game.play("take ant there")
    assert sheet(game).where == [1, 0]
    game.play("take bee nowhere roll done")
    assert sheet(game).where == [1, 2]
    assert sheet(game).turn == 1
    assert len(game.orders) == 6


def test_a_word_never_crosses_a_step() -> None:
    game = tally()
    game.play("done")
    game.play("done")
    game.play("bid low", "red")
    game.play("bid high", "blue")
    assert game.decision.orders == ["done", "add 1"]
    before = state(game)
    with pytest.raises(BadOrder, match="another step"):
        game.play("done roll")
    assert state(game) == before
    game.play("done")
    game.play("roll")


def test_an_order_that_equals_an_offered_one_is_that_one() -> None:
    game = tally()
    game.play(Order("done"))
    assert sheet(game).turn == 1
    assert game.orders[0][1] is DONE


def test_the_game_ends() -> None:
    game = tally()
    while game.asks:
        seat = game.asks[0].seat
        game.play("bid low" if game.asks[0].secret else "done", seat)
    assert game.result is not None
    assert game.result.winner is None
    with pytest.raises(GrognardError, match="over"):
        _ = game.decision
    for call in (game.play, game.why_not):
        with pytest.raises(IllegalOrder, match="over"):
            call("done")


LINES = [
    "",
    "   ",
    "xyz",
    "add",
    "add x",
    "add 9",
    "add 99999999999999999999999",
    "take",
    "take cat",
    "put here",
    "done 3",
    "roll cat",
    "take ant here",
    "take ant there roll roll done done",
    "take ant there take cat",
    "add 1 add 2 add 9",
    "bid low",
    "ADD 1",
    "add\u00a09",
    "\u0661",
    "a" * 10_000,
    "add " * 5_000,
]


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_a_line_that_is_not_legal_to_its_end_changes_nothing(line: str) -> None:
    game = tally()
    game.play("take bee there roll")
    before = state(game)
    with pytest.raises(GrognardError):
        game.play(line)
    assert state(game) == before
    game.play("done")


@given(st.text() | st.from_regex(r"(add|take|put|roll|done|bid|crash)( \w+){0,3}", fullmatch=True))
def test_any_text_is_played_or_refused(line: str) -> None:
    game = tally()
    before = state(game)
    try:
        forbidden = bool(game.why_not(line))
    except GrognardError:
        forbidden = True
    assert state(game) == before
    if forbidden:
        with pytest.raises(GrognardError):
            game.play(line)
        assert state(game) == before
    else:
        game.play(line)
        assert len(game.orders) >= 1


@pytest.mark.parametrize(
    "order",
    [Order("xyz"), Order("xyz", 1), Order("take", 2), Order("take", -1), Order("take", "ant"), Order("take")],
    ids=str,
)
def test_orders_that_no_text_spells_are_refused(order: Order) -> None:
    game = tally()
    before = state(game)
    with pytest.raises(GrognardError):
        game.play(order)
    assert state(game) == before


def test_a_refusal_names_the_rules() -> None:
    game = tally()
    with pytest.raises(IllegalOrder, match="TAL-1") as refused:
        game.play("add 5")
    assert [(reason.rule, reason.detail) for reason in refused.value.reasons] == [("TAL-1", "too-much")]
    assert game.why_not("add 5") == refused.value.reasons
    assert [reason.rule for reason in game.why_not("put here")] == ["TAL-1"]
    assert [reason.rule for reason in game.why_not("take ant here")] == ["TAL-4"]
    assert game.why_not("take ant there") == []


def test_only_the_seat_that_is_asked_may_answer() -> None:
    game = tally()
    before = state(game)
    with pytest.raises(WrongSeat, match="not for blue"):
        game.play("done", "blue")
    with pytest.raises(WrongSeat, match="no seat 'green'"):
        game.play("done", "green")
    with pytest.raises(WrongSeat, match="no seat 'green'"):
        game.view("green")
    assert state(game) == before


def test_texts_of_choices_are_not_kept() -> None:
    """Else a server's memory would grow with every nonsense that is typed."""
    game = tally()
    bids = VERBS.get("bid")
    assert bids is not None
    size = len(bids)
    for number in range(100):
        assert game.why_not(f"bid nonsense-{number}")
    assert len(bids) == size


# taking back


def test_undo_and_play_again() -> None:
    game = tally()
    states = [state(game)[:3]]
    for line in ("add 1", "roll", "take ant", "put there", "roll", "done", "roll"):
        game.play(line)
        states.append(state(game)[:3])
    scores = sheet(game).scores.copy()
    for back in range(len(states) - 2, -1, -1):
        game.undo()
        assert state(game)[:3] == states[back]
    for line in ("add 1", "roll", "take ant", "put there", "roll", "done", "roll"):
        game.play(line)
    assert sheet(game).scores == scores


@pytest.mark.parametrize("orders", [0, -1, -5, 4, 1000])
def test_undo_takes_back_only_what_there_is(orders: int) -> None:
    game = tally()
    for _ in range(3):
        game.play("roll")
    before = state(game)
    with pytest.raises(CannotUndo):
        game.undo(orders)
    assert state(game) == before


def test_nothing_to_take_back() -> None:
    game = tally()
    assert game.can_take_back == 0
    with pytest.raises(CannotUndo):
        game.undo()


def test_undo_goes_back_over_many_snapshots() -> None:
    game = tally()
    digests = []
    for number in range(300):
        digests.append(game.position.digest())
        game.play("roll" if number % 3 else "add 1")
    for orders in (1, 70, 2, 128, 64):
        game.undo(orders)
        count = len(game.orders)
        assert game.position.digest() == digests[count]
        assert len(game.events) == count + 1


def test_between_people_a_die_stands() -> None:
    game = tally(mode="people")
    game.play("add 1")
    game.play("add 2")
    assert game.can_take_back == 2
    game.undo(2)
    game.play("add 1")
    game.play("roll")
    assert game.can_take_back == 0
    game.play("add 3")
    game.play("take ant")
    game.undo(2)
    before = state(game)
    with pytest.raises(CannotUndo, match="die"):
        game.undo()
    assert state(game) == before


def test_between_people_a_revealed_secret_stands() -> None:
    game = tally(mode="people")
    game.play("done")
    game.play("done")
    game.play("bid low", "blue")
    assert game.can_take_back == 3, "one pick is sealed and nobody has seen it"
    game.undo()
    game.play("bid high", "blue")
    game.play("bid high", "red")
    assert game.can_take_back == 0
    assert sheet(game).bids == ["high", "high"]
    game.play("done")
    assert kinds(game.events)[-1] == "bids", "the bids lie open now"
    assert game.can_take_back == 0
    game.play("add 1")
    assert game.can_take_back == 1


def test_between_people_nobody_learns_the_dice_by_trying() -> None:
    game = tally(mode="people")
    before = state(game)
    for call in (game.why_not, game.play):
        with pytest.raises(BadOrder, match="order of its own"):
            call("roll done")
    assert state(game) == before
    assert game.why_not("add 1 roll") == []
    game.play("add 1 roll")
    assert len(game.orders) == 2


def test_undo_stops_where_a_person_decides() -> None:
    game = tally()
    game.bots["blue"] = Patient(3)
    game.play("add 1")
    digest = game.position.digest()
    game.play("done")
    assert [seat for seat, _ in game.orders] == ["red", "red", "blue", "blue", "blue", "blue"]
    game.play("bid low")
    assert game.asks[0].prompt == "pause"
    game.undo()
    assert (game.asks[0].seat, game.asks[0].prompt) == ("red", "bid")
    game.undo()
    assert game.position.digest() == digest
    game.undo(1)
    assert game.orders == []


def test_undo_does_not_leave_a_bot_to_move() -> None:
    game = tally()
    game.bots["red"] = Patient(2)
    game.run_bots()
    assert game.asks[0].seat == "blue"
    before = state(game)
    for orders in (1, 2):
        with pytest.raises(CannotUndo, match="only bots"):
            game.undo(orders)
    assert state(game) == before


class Patient:
    """A bot that adds points some times, then is done; bids low."""

    def __init__(self, times: int) -> None:
        self.left = times

    def choose(self, ask: Ask, look: Any) -> Order:
        if ask.secret:
            return ask.orders[0]
        self.left -= 1
        return ADD[1] if self.left > 0 else DONE


# what goes wrong in a title


def test_a_defect_of_a_title_does_not_leave_the_game_half_way() -> None:
    game = tally(fragile="yes")
    game.play("roll")
    before = state(game)
    with pytest.raises(ZeroDivisionError):
        game.play("crash")
    after = state(game)
    assert after[:3] == before[:3]
    assert after[4:] == before[4:]
    game.play("done")
    assert sheet(game).turn == 1


def test_an_interrupt_does_not_leave_the_game_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tally()
    game.play("add 1")
    before = state(game)

    def interrupted(self: Round, pos: Sheet, order: Order, seat: str) -> None:
        pos.scores[0] = 99
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(Round, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        game.play("add 2")
    assert state(game)[:3] == before[:3]


def test_a_question_without_an_answer_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "advance", lambda self, pos: Ask("red", "round", []))
    with pytest.raises(DeadEnd, match="Round asks red"):
        tally()


# looking


def test_a_view_holds_no_dice() -> None:
    game = tally(seed="a very secret seed")
    game.play("roll")
    view = game.view("blue")
    assert b"secret" not in view.json()
    assert view.position.table.dice.seed == ""
    assert not view.position.table.forced


def test_changing_a_view_changes_nothing() -> None:
    game = tally()
    before = state(game)
    view = game.view("red")
    assert isinstance(view.position, Sheet)
    view.position.scores[0] = 50
    view.position.roll()
    view.position.stack.clear()
    assert state(game) == before
