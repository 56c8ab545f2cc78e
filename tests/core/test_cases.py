"""The language of cases: what comes too late is refused, and what is not offered can be said at every moment."""

from __future__ import annotations

import pytest

from grognard.core.case import run_case
from grognard.core.case_files import Outcome, parse_cases
from grognard.core.dice import Dice
from tests.every_title.games import TITLES

assert "tally" in TITLES, "it is found where the tests keep their titles"

START = """title tally
case A tally
option stakes 1
scores red 4
put bee at there
"""


def run(text: str) -> Outcome:
    return run_case(parse_cases(START + text, "tally")[0])


@pytest.mark.parametrize(
    "text",
    [
        "red: add 2\nexpect scores red 6\nexpect scores blue 0\nexpect bee at there\nexpect ant at here",
        "dice 5\nred: roll\nexpect scores red 9\nexpect event rolled die 5 side red",
        "not offered red: add 7",
        "not offered blue: add 1",
        "not offered red: bid low",
        "red: take ant\nnot offered red: put here\nred: done",
        "red: take ant there\nexpect ant at there",
        "not offered red: take ant here",
        "step Round\nstep Hold piece bee\nexpect asked red hold\nred: put here\nexpect bee at here",
        "turn 2\nstep Round\nstep Bids\nsealed blue: bid high\nsealed blue: stake 3\n"
        "expect asked red bid\nred: bid low\nred: stake 1\nexpect bids low+1 high+3",
        "turn 6\nexpect winner red\nnot offered red: add 1",
    ],
    ids=range(11),
)
def test_a_case_that_holds(text: str) -> None:
    outcome = run(text)
    assert outcome.passed, outcome.message


def test_a_seed_makes_the_dice() -> None:
    for seed in ("7", "8"):
        die = Dice(seed).roll(0, 6)
        text = f"title tally\ncase X\nseed {seed}\nred: roll\nexpect scores red {die}"
        assert run_case(parse_cases(text, "tally")[0]).passed


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("option teams yes", "comes too late: it belongs before the position"),
        ("scenario short", "comes too late: it belongs before the position"),
        ("seed 9", "comes too late: it belongs before the position"),
        ("red: add 1\nscores red 2", "comes too late: it belongs before the first order or check"),
        ("expect scores red 4\nstep Round", "comes too late: it belongs before the first order or check"),
        ("offered red: add 1\nput ant at there", "comes too late"),
        ("red: add 1\nsealed red: bid low", "comes too late"),
        ("not offered red: add 2", "should not be offered"),
        ("not offered red: shout", "no order 'shout'"),
        ("not offered red: take cat", "no piece 'cat'"),
        ("not offered red: take ant hre", "'hre' is neither an order nor the target of one"),
        ("not offered green: add 1", "no seat 'green'"),
        ("offered blue: add 1", "has no place now"),
        ("refused blue: add 1 because TAL-1", "has no place now"),
        ("step Nothing", "no step 'Nothing'"),
        ("step Hold", "step Hold"),
        ("step Hold piece cat", "'cat' is neither a piece"),
        ("step Hold size 3", "has only: piece"),
        ("scores red many", "is not understood"),
        ("scores green 1", "no owner 'green'"),
        ("put bee", ""),
        ("put bee at", "`at` what?"),
        ("put bee flying", "nothing that is said of a piece"),
        ("expect put bee", ""),
    ],
    ids=range(24),
)
def test_a_case_that_does_not(text: str, words: str) -> None:
    outcome = run(text + "\nexpect scores red 99")
    assert not outcome.passed
    assert words in outcome.message
