"""Dice: fair, the same on every machine, and not to be tampered with."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.dice import UNSEEN, CoveredDice, Dice, Unrolled, commitment, fresh_seed
from grognard.core.errors import BrokenFile
from grognard.core.position import Position, Table
from tests.titles.tally.title import sheet, tally


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (100, 148.2)])
def test_every_face_is_as_likely(sides: int, limit: float) -> None:
    """The limits are those that a fair die exceeds once in a thousand times."""
    dice = Dice("fair")
    counts = Counter(dice.roll(number, sides) - 1 for number in range(30_000))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides) < limit


def test_a_roll_says_nothing_about_the_next_one() -> None:
    dice = Dice("pairs")
    rolls = [dice.roll(number, 6) - 1 for number in range(36_001)]
    counts = Counter(a * 6 + b for a, b in itertools.pairwise(rolls))
    assert chi_square(counts, 36) < 66.6


def test_seeds_have_nothing_in_common() -> None:
    counts = Counter(Dice(str(seed)).roll(0, 6) - 1 for seed in range(12_000))
    assert chi_square(counts, 6) < 20.5


def test_rolls_are_the_same_for_ever() -> None:
    """Saved games depend on these figures."""
    dice = Dice("1944")
    assert [dice.roll(number, 6) for number in range(20)] == ROLLS_OF_1944
    assert [dice.roll(number, 100) for number in range(5)] == PERCENT_OF_1944
    assert commitment("1944") == COMMITMENT_OF_1944


ROLLS_OF_1944 = [2, 4, 2, 5, 3, 2, 1, 5, 3, 6, 1, 6, 3, 1, 5, 3, 2, 3, 3, 4]
PERCENT_OF_1944 = [18, 46, 72, 87, 21]
COMMITMENT_OF_1944 = "0545f92aa0bad86e5afc9d75ddb6c71bb4c0107661698da83470d237ba9cd962"


@given(st.text(), st.integers(0, 2**63), st.integers(1, 1000))
def test_any_die_of_any_game_is_in_its_range(seed: str, number: int, sides: int) -> None:
    assert 1 <= Dice(seed).roll(number, sides) <= sides


def test_reading_in_any_order_changes_nothing() -> None:
    dice = Dice("order")
    forwards = [dice.roll(number, 6) for number in range(500)]
    numbers = list(range(500))
    random.Random(1).shuffle(numbers)
    scattered = {number: dice.roll(number, 6) for number in numbers}
    assert [scattered[number] for number in range(500)] == forwards


def test_a_position_rolls_by_number() -> None:
    pos = Position(table=Table(Dice("7")))
    dice = Dice("7")
    assert [pos.roll(), pos.roll(10), pos.roll()] == [dice.roll(0, 6), dice.roll(1, 10), dice.roll(2, 6)]
    assert pos.draw(["a", "b", "c"]) == "abc"[dice.roll(3, 3) - 1]
    assert pos.rolls == 4


def test_a_copy_rolls_the_same_and_does_not_use_up_dice() -> None:
    pos = Position(table=Table(Dice("7")))
    twin = pos.copy()
    assert [twin.roll() for _ in range(5)] == [pos.roll() for _ in range(5)]


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 64 for seed in seeds)
    assert len({commitment(seed) for seed in seeds}) == 100


# forced dice


def test_forced_dice_come_first_and_in_order() -> None:
    pos = Position(table=Table(Dice("7")))
    pos.table.forced.extend([3, 5, "b"])
    assert [pos.roll(), pos.roll(), pos.draw(["a", "b"])] == [3, 5, "b"]
    assert pos.roll() == Dice("7").roll(3, 6)
    assert pos.rolls == 4


def test_a_draw_leaves_forced_numbers_for_the_dice() -> None:
    pos = Position(table=Table(Dice("7")))
    pos.table.forced.append(4)
    assert pos.draw(["a", "b"]) in ("a", "b")
    assert pos.roll() == 4


@pytest.mark.parametrize("value", [0, 7, "attack"])
def test_a_die_cannot_be_forced_to_what_it_does_not_have(value: int | str) -> None:
    pos = Position(table=Table(Dice("7")))
    pos.table.forced.append(value)
    with pytest.raises(BrokenFile, match="forced"):
        pos.roll()


def test_a_lot_cannot_be_forced_that_is_not_there() -> None:
    pos = Position(table=Table(Dice("7")))
    pos.table.forced.append("c")
    with pytest.raises(BrokenFile, match="'c'"):
        pos.draw(["a", "b"])


def test_a_trial_does_not_use_up_forced_dice() -> None:
    pos = Position(table=Table(Dice("7")))
    pos.table.forced.extend([6, 2])
    twin = pos.copy()
    assert twin.roll() == 6
    assert [pos.roll(), pos.roll()] == [6, 2]


def test_forced_dice_fall_again_after_an_undo() -> None:
    game = tally()
    game.position.table.forced.extend([6, 1])
    for _ in range(2):
        game.play("roll")
    assert sheet(game).scores[0] == 7
    game.undo(2)
    game.position.table.forced.append(4)
    for _ in range(3):
        game.play("roll")
    assert sheet(game).scores[0] == 11


def test_what_is_tried_on_a_view_rolls_no_dice() -> None:
    """Stand-ins cannot fight: a line that comes to a die is an order of its own. Lots that nobody sees may fall."""
    dice = CoveredDice("view")
    with pytest.raises(Unrolled):
        dice.roll(0, 6)
    assert 1 <= dice.roll(UNSEEN + 1, 6) <= 6
