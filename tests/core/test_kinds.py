"""Fields and arguments say what they are and who may see them; what does not is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.frame import Ask, Asks, DeadEnd, Frame, answer, settle
from grognard.core.kinds import (
    Args,
    ByPiece,
    Derived,
    Hidden,
    Number,
    Open,
    Piece,
    Pieces,
    RefByPiece,
    Seat,
    Shared,
    Word,
    args_with_pieces,
    masked,
    masked_fields,
    pieces_of,
)
from grognard.core.order import Order, Verbs
from grognard.core.position import Picks, Position, Table

VERBS = Verbs()
DONE = VERBS.word("done")
TAKE = VERBS.piece("take")


class Crowd:
    """An index: how many are up."""

    def __init__(self, up: int) -> None:
        self.up = up

    def copy(self) -> Crowd:
        return Crowd(self.up)


class Masks(Position, kw_only=True):
    """Three masked people, of whom red knows the first, and everybody the last."""

    kit: Shared[tuple[str, ...]]
    crowd: Derived[Crowd]
    face: ByPiece[int]
    partner: RefByPiece[int]
    plot: Hidden[str] = ""
    purse: Hidden[dict[int, int]] = {}
    tune: Open[list[tuple[int, str]]] = []

    def unseen_by(self, seat: str) -> list[int]:
        return [1] if seat == "red" else [0, 1]

    def seen_as(self, piece: int, seat: str | None) -> int:
        return 9 if seat is not None and piece in self.unseen_by(seat) else piece

    def derive(self) -> None:
        self.crowd = Crowd(sum(self.face))


class Pair(msgspec.Struct, frozen=True):
    leader: Piece
    follower: Piece


class Dance(Frame[Masks], frozen=True):
    first: Piece
    pair: Pair | None = None
    circle: Pieces = ()
    scores: tuple[tuple[Piece, Number], ...] = ()
    given: tuple[Order, ...] = ()
    tune: Word = ""

    def advance(self, pos: Masks) -> Asks:
        return Ask("red", "dance", [DONE, TAKE[1]])


def masks(**fields: Any) -> Masks:
    return Masks(
        table=Table(Dice("1")),
        kit=("ann", "bob", "cyd"),
        crowd=Crowd(6),
        face=[1, 2, 3],
        partner=[2, 0, 1],
        **fields,
    )


def test_what_is_hidden_is_gone_from_a_view() -> None:
    pos = masks(plot="storm the hall", purse={1: 5}, tune=[(1, "waltz")])
    pos.sealed = {"red": (DONE,), "blue": (TAKE[1],)}
    pos.shuffles = 7
    pos.push(Dance(0, Pair(1, 2), (0, 1, 2), ((1, 4),)))
    shown = pos.veiled("red")
    assert (shown.plot, shown.purse, shown.tune) == ("", {}, [(1, "waltz")])
    assert (shown.face, shown.partner) == ([1, 0, 3], [2, -1, 1])
    assert (shown.sealed, shown.shuffles) == ({"red": (DONE,)}, 0)
    assert shown.stack == [Dance(0, Pair(9, 2), (0, 9, 2), ((9, 4),))]
    assert pos.face == [1, 2, 3]
    assert pos.stack == [Dance(0, Pair(1, 2), (0, 1, 2), ((1, 4),))]


def test_a_position_that_differs_only_in_what_is_hidden_looks_the_same() -> None:
    one, two = masks(plot="now", purse={1: 1}), masks(plot="never")
    two.face[1], two.partner[1] = 5, 2
    for pos, dancer in ((one, 1), (two, 1)):
        pos.push(Dance(dancer))
    assert one.veiled("red").plain() == two.veiled("red").plain()
    assert one.plain() != two.plain()


def test_a_field_that_does_not_say_who_may_see_it_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Leak\.secret does not say who may see it"):
        exec("class Leak(Position, kw_only=True):\n    secret: int = 0", {**globals(), "__name__": __name__})


@pytest.mark.parametrize(
    "hint",
    [
        "Open[list[list[int]]]",
        "Open[dict[int, set[int]]]",
        "Hidden[list[int] | None]",
        "Open[Crowd]",
        "Open[list[Any]]",
    ],
)
def test_a_field_that_a_copy_would_share_is_refused(hint: str) -> None:
    source = f"class Shares(Position, kw_only=True):\n    field: {hint}"
    with pytest.raises(TypeError, match="a copy would share it"):
        exec(source, {**globals(), "__name__": __name__})


def test_a_copy_shares_nothing_that_changes() -> None:
    pos = masks(purse={1: 1})
    twin = pos.copy()
    twin.face[0], twin.purse[1], twin.crowd.up = 9, 9, 9
    twin.tune.append((1, "polka"))
    twin.alliances["red"] = "blue"
    assert (pos.face[0], pos.purse[1], pos.crowd.up, pos.tune, pos.alliances) == (1, 1, 6, [], {})
    assert twin.kit is pos.kit


def test_a_frame_whose_field_does_not_say_what_it_is_is_refused() -> None:
    class Vague(msgspec.Struct, frozen=True):
        number: int

    Vague.__annotations__["number"] = int
    with pytest.raises(TypeError, match=r"Vague\.number does not say what it is"):
        masked_fields(Vague)


class Whisper(Frame[Masks], frozen=True):
    """Somebody has been told a number that others may not know."""

    to: Seat
    word: Hidden[Word]
    steps: Hidden[tuple[Number, ...]] = ()

    def knows(self, pos: Masks, seat: str) -> bool:
        return seat == self.to


def test_what_a_step_hides_is_seen_by_who_knows_it_alone() -> None:
    pos = masks()
    pos.push(Whisper("red", "left", (1, 2)))
    assert pos.veiled("red").stack == [Whisper("red", "left", (1, 2))]
    assert pos.veiled("blue").stack == [Whisper("red", "", ())]


def test_a_step_with_a_field_of_unknown_kind_is_shown_to_nobody() -> None:
    class Loose(Frame[Masks], frozen=True):
        number: int

    Loose.__annotations__["number"] = int
    pos = masks()
    pos.push(Loose(5))
    with pytest.raises(TypeError, match=r"Loose\.number does not say what it is"):
        pos.veiled("blue")


def test_a_question_with_an_undeclared_argument_is_refused() -> None:
    class Curious(Frame[Masks], frozen=True):
        def advance(self, pos: Masks) -> Asks:
            return Ask("red", "dance", [DONE, TAKE[1]], args={"number": 5})

    pos = masks()
    pos.table.events = []
    pos.push(Curious())
    with pytest.raises(TypeError, match="does not declare number"):
        settle(pos)


class Sealed(Frame[Masks], frozen=True):
    """A secret question to one seat, of two picks; the second has a single answer."""

    def advance(self, pos: Masks) -> Asks:
        return Ask("red", "seal", [TAKE[0], TAKE[1]], secret=True)

    def go_on(self, pos: Masks, seat: str, picks: Picks) -> Ask | None:
        return Ask("red", "seal", [DONE], secret=True) if len(picks) == 1 else None

    def reveal(self, pos: Masks, picks: dict[str, Picks]) -> None:
        pos.tune.append((len(picks["red"]), "red"))
        pos.finish("red", "R-1")


def test_one_seat_alone_may_be_asked_in_secret() -> None:
    pos = masks()
    pos.push(Sealed())
    asks = settle(pos)
    asks = answer(pos, asks, TAKE[1], "red")
    assert [ask.orders for ask in settle(pos)] == [[DONE]]
    answer(pos, asks, DONE, "red")
    assert pos.tune == [(2, "red")]


def test_a_secret_question_with_a_single_answer_is_sealed_too() -> None:
    class Forced(Sealed, frozen=True):
        def advance(self, pos: Masks) -> Asks:
            return Ask("red", "seal", [DONE], secret=True)

        def go_on(self, pos: Masks, seat: str, picks: Picks) -> Ask | None:
            return None

    pos = masks()
    pos.push(Forced())
    answer(pos, settle(pos), DONE, "red")
    assert pos.tune == [(1, "red")]


def test_an_open_question_goes_to_any_seats() -> None:
    class Either(Frame[Masks], frozen=True):
        def advance(self, pos: Masks) -> Asks:
            return tuple(Ask(seat, "dance", [DONE, TAKE[1]]) for seat in ("red", "blue", "green"))

        def play(self, pos: Masks, order: Order, seat: str) -> None:
            pos.tune.append((1, seat))
            pos.finish(seat, "R-1")

    pos = masks()
    pos.push(Either())
    assert [ask.seat for ask in settle(pos)] == ["red", "blue", "green"]
    answer(pos, settle(pos), TAKE[1], "green")
    assert pos.tune == [(1, "green")]


def test_a_step_that_asks_nobody_is_a_defect() -> None:
    class Mute(Frame[Masks], frozen=True):
        def advance(self, pos: Masks) -> Asks:
            return ()

    pos = masks()
    pos.push(Mute())
    with pytest.raises(DeadEnd, match="Mute asks nobody"):
        settle(pos)


def test_frames_are_known_by_names_that_no_other_has() -> None:
    class Other(Position, kw_only=True):
        args: ClassVar[type[Args]] = Args

    assert Masks.frame("Dance") is Dance
    assert Masks.frame("Agreement").__name__ == "Agreement", "the kernel's own frames too"
    with pytest.raises(LookupError, match="no frame 'Waltz'"):
        Masks.frame("Waltz")
    with pytest.raises(LookupError):
        Other.frame("Dance")
    source = "class Dance(Frame[Masks], frozen=True):\n    pass"
    with pytest.raises(TypeError, match="both have a frame Dance"):
        exec(source, {**globals(), "__name__": "elsewhere"})


def test_a_step_is_pushed_by_name() -> None:
    pos = masks()
    pos.push("Dance", 1, tune="waltz")
    pos.replace("Dance", 2)
    assert pos.stack == [Dance(2)]


def test_positions_are_read_as_they_were_written() -> None:
    pos = masks(plot="now", purse={1: 5}, tune=[(1, "waltz")])
    pos.push(Dance(0, Pair(1, 2), (0, 1), ((1, 4),), (TAKE[1], DONE), "reel"))
    pos.sealed = {"blue": (TAKE[1], DONE)}
    pos.teams, pos.alliances = {"red": ("one", "two", "three")}, {"red": "axis"}
    pos.finish("axis", "RULE", {"red": 3})
    again = Masks.unpacked(pos.packed(), VERBS, table=Table(Dice("1")), kit=pos.kit)
    assert again.digest() == pos.digest()
    assert again.plain() == pos.plain()
    assert again.crowd.up == 6
    assert again.sealed["blue"][0] is TAKE[1], "frames know their orders as objects"
    dance = again.stack[0]
    assert isinstance(dance, Dance)
    assert dance.given[1] is DONE


class DanceArgs(Args):
    tune: Word


def test_an_argument_that_nobody_declared_is_refused() -> None:
    class Loud(Masks, kw_only=True):
        args: ClassVar[type[Args]] = DanceArgs

    events: list[Event] = []
    pos = Loud(table=Table(Dice("1"), events), kit=(), crowd=Crowd(0), face=[], partner=[])
    pos.event("danced", piece=1, tune="reel")
    with pytest.raises(TypeError, match="DanceArgs does not declare murderer"):
        pos.event("danced", murderer=1)
    assert [event.args for event in events] == [{"piece": 1, "tune": "reel"}]


def test_pieces_are_found_in_arguments_by_their_kind() -> None:
    args = {"piece": 3, "by": -1, "pieces": [1, 2], "n": 7, "tune": "reel"}
    assert list(pieces_of(args, DanceArgs)) == [3, 1, 2]
    seen = args_with_pieces(args, DanceArgs, lambda piece: piece + 10)
    assert seen == args | {"piece": 13, "by": 9, "pieces": [11, 12]}


def test_the_winner_may_be_an_alliance_a_side_or_several() -> None:
    alliances = {"red": "axis", "blue": "allies", "grey": "axis"}

    def ended(winner: str | list[str] | None) -> Iterator[object]:
        pos = masks()
        pos.alliances = dict(alliances)
        pos.finish(winner, "RULE")
        assert pos.result is not None
        return iter((pos.result.winners, pos.result.winner))

    assert list(ended("axis")) == [("red", "grey"), "axis"]
    assert list(ended("blue")) == [("blue",), "blue"]
    assert list(ended(["red", "blue"])) == [("red", "blue"), "red blue"]
    assert list(ended(None)) == [(), None]
    pos = masks()
    pos.alliances = alliances
    assert pos.allies("red") == ("red", "grey")
    assert masked(Dance(1), lambda piece: piece, knows=False).first == 1
