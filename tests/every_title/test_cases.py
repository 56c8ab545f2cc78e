"""A case that is written from any moment of a game runs, passes, and is put in words."""

from __future__ import annotations

import random

import pytest

from grognard.core.case import run_case
from grognard.core.case_files import parse_cases
from grognard.core.case_writing import write_case
from grognard.core.errors import GrognardError
from grognard.core.frame import answer
from grognard.core.game import Game
from tests.every_title.games import every_title, every_title_long, in_turn, random_game, whole_game

MOMENTS = 10

WAITING = {"war-of-resistance": "moments of its battles with ships cannot all be written yet"}
"""Titles in the making for which this does not hold yet."""


def check_moments(game: Game, chance: random.Random, count: int) -> None:
    for _ in range(count):
        at, orders = chance.randrange(len(game.orders)), chance.randrange(12)
        text = write_case(game, at, orders)
        (case,) = parse_cases(text, "written")
        outcome = run_case(case)
        assert outcome.passed, f"order {at}: {outcome.message}"
        given = [line for line in case.lines if line.words[0].endswith(":")]
        assert len(given) == min(orders, len(game.orders) - at), "by words, not by all orders of the game"


@every_title
@pytest.mark.parametrize("seed", [1, 2])
def test_any_moment_can_be_written(key: str, seed: int) -> None:
    if key in WAITING:
        pytest.xfail(WAITING[key])
    check_moments(whole_game(key, seed), random.Random(seed), MOMENTS)


@pytest.mark.long
@every_title_long
@pytest.mark.parametrize("seed", in_turn(range(400, 440), 6))
def test_many_moments_can_be_written(key: str, seed: int) -> None:
    if key in WAITING:
        pytest.xfail(WAITING[key])
    check_moments(random_game(key, seed), random.Random(seed), 60)


@every_title
def test_what_is_over_has_no_case(key: str) -> None:
    game = whole_game(key, 1)
    with pytest.raises(GrognardError, match="was over"):
        write_case(game, len(game.orders))


@every_title
def test_a_changed_case_fails(key: str) -> None:
    """What is expected is really checked: with a point more or less on any track the case fails."""
    game = whole_game(key, 2)
    chance = random.Random(4)
    changed = 0
    while changed < 5:
        lines = write_case(game, chance.randrange(len(game.orders)), 8).splitlines()
        numbers = [at for at, line in enumerate(lines) if line.startswith("expect ") and line.split()[-1].isdigit()]
        if not numbers:
            continue
        at = chance.choice(numbers)
        head, _, number = lines[at].rpartition(" ")
        lines[at] = f"{head} {int(number) + 1}"
        assert not run_case(parse_cases("\n".join(lines), "changed")[0]).passed
        changed += 1


@every_title
def test_what_answered_itself_may_be_written_out(key: str) -> None:
    """Where it could not be taken for an order that is legal now: that would be played."""
    if key in WAITING:
        pytest.xfail(WAITING[key])
    game, chance = whole_game(key, 1), random.Random(5)
    written = 0
    for _ in range(12):
        at = chance.randrange(len(game.orders))
        pos, asks = game.moment(at)
        lines = write_case(game, at, 8).splitlines()
        first = 0  # an answer that was put in may read like a later order
        for seat, order in game.orders[at : at + 8]:
            here = lines.index(f"{seat}: {game.title.write(game.kit, order)}", first)
            lines[here] += "  # given"
            answered = pos.table.answered = []
            asks = answer(pos, asks, order, seat)
            now = {ask.seat: {each.verb for each in ask.orders} for ask in asks}
            mine = [each for each in answered if each[1].verb not in now.get(each[0], ())]
            lines[here + 1 : here + 1] = [f"{who}: {game.title.write(game.kit, each)}" for who, each in mine]
            written += len(mine)
            first = here + 1 + len(mine)
        outcome = run_case(parse_cases("\n".join(lines), "written out")[0])
        assert outcome.passed, outcome.message
    assert written or key == "tally", "some questions have one answer"
