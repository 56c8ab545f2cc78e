"""Tuning: better weights for a title's advice, found by self-play.

The optimiser is CMA-ES from `cmaes`: small, with numpy as its only need, and kept up; it bears the noise of dice, as
it moves a whole cloud of guesses. Optuna would bring a database and calls the same library for this, nevergrad far more
than is wanted here. It searches among the logarithms of the weights; each guess plays games on either side against the
weights as they are, and all guesses of a round play with the same dice.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from grognard.bots.rehearsal import Follower, Style
from grognard.bout import Bout, play_on
from grognard.core.dice import Dice
from grognard.core.errors import GrognardError, quoted
from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.playing import Eyes, Player
from grognard.core.position import Table
from grognard.core.temper import Temper
from grognard.core.title import load_title
from grognard.extras import extra
from grognard.study.statistics import wilson

POPULATION = 10
WIDE, FARTHEST = 0.4, 3.0
"""The deviation of the first guesses, and how far any may go, in powers of two."""
SHARPNESS = 0.1
"""How much a point of the final standing counts beside a victory: it makes the dice less noisy."""


class Match(msgspec.Struct, frozen=True):
    """A game: weights for one side, the usual ones for the others."""

    title: str
    scenario: str
    side: int
    weights: dict[str, float]
    seed: int


class Score(msgspec.Struct):
    """Games of new weights against the old ones."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def interval(self) -> tuple[float, float]:
        """The share of victories, with 95 %."""
        return wilson(self.won, self.games)


class Tuned(msgspec.Struct):
    """What was found, and how it was measured."""

    title: str
    scenario: str
    before: dict[str, float]
    after: dict[str, float]
    games: int
    """Games that were played to find it."""
    rounds: int
    score: Score
    """New against old, in games of their own; on either side in turn, if no side is named."""
    seed: int
    side: str = ""


class _Tempered:
    """A player of some temper."""

    def __init__(self, follower: Follower) -> None:
        self._follower = follower

    def choose(self, ask: Ask, look: Eyes) -> Order:
        return self._follower.choose(look().position, ask)


def play(match: Match) -> tuple[int, float]:
    """How a game went for the side with the new weights: 1, 0 or -1, and how it stood in the end."""
    title = load_title(match.title)
    options = title.meta.fill(match.scenario, {})
    kit = title.kit_of(title.kit(), match.scenario)
    pos: Any = title.set_up(kit, match.scenario, options, Table(Dice(f"tune {match.seed}")))
    mine = title.meta.sides[match.side]
    bots: dict[str, Player] = {}
    for seat in title.seats(options):
        follower = Follower(title, Style(Temper(match.weights) if seat == mine else None))
        follower.begin(f"tune {match.seed}/{seat}")
        bots[seat] = _Tempered(follower)
    error = play_on(Bout(title, pos, (), None), bots)
    if error:
        raise GrognardError(f"game {match.seed}: {error}")
    winners = pos.result.winners
    return (1 if mine in winners else -1 if winners else 0), title.standing(pos, mine)


Heard = Callable[[int, int, float], None]
"""Told after each round: its number, games so far, how the guesses did on average."""


def tune(
    key: str,
    *,
    scenario: str = "",
    side: str = "",
    games: int = 2000,
    check: int = 200,
    per_guess: int = 8,
    seed: int = 1,
    jobs: int = 1,
    heard: Heard = lambda *_: None,
) -> Tuned:
    """Look for better weights (of one side, if it is named) with so many games, then measure them with others."""
    title = load_title(key)
    tempers = title.tempers()
    if tempers is None:
        raise GrognardError(f"{key}: the advice of this title has no weights to tune")
    opening = scenario or title.meta.scenarios[0]
    title.check(opening, title.meta.fill(opening, {}))
    if side and side not in title.meta.sides:
        raise GrognardError(f"{key}: there is no side {quoted(side)}; the sides are: {', '.join(title.meta.sides)}")
    usual = dict(tempers.usual(side).weights)
    sides = [number for number, name in enumerate(title.meta.sides) if side in ("", name)]
    cmaes, numpy = extra("cmaes", "tune", "tuning"), extra("numpy", "tune", "tuning")
    bounds = numpy.array([[-FARTHEST, FARTHEST]] * len(usual))
    search = cmaes.CMA(mean=numpy.zeros(len(usual)), sigma=WIDE, bounds=bounds, seed=seed, population_size=POPULATION)
    chance = random.Random(seed)
    played = rounds = 0

    def matches(weights: dict[str, float], seeds: Sequence[int]) -> list[Match]:
        return [Match(key, opening, sides[n % len(sides)], weights, each) for n, each in enumerate(seeds)]

    with _Games(jobs) as table:
        while played + POPULATION * per_guess <= games:
            seeds = [chance.getrandbits(40) for _ in range(per_guess)]
            guesses = [search.ask() for _ in range(POPULATION)]
            results = list(table.play([m for guess in guesses for m in matches(_weights(usual, guess), seeds)]))
            values = []
            for number in range(POPULATION):
                mine = results[number * per_guess : (number + 1) * per_guess]
                values.append(sum(won + SHARPNESS * math.tanh(lead / 3) for won, lead in mine) / per_guess)
            search.tell([(guess, -value) for guess, value in zip(guesses, values, strict=True)])
            played += len(results)
            rounds += 1
            heard(rounds, played, sum(values) / POPULATION)
        found = {name: round(weight, 4) for name, weight in _weights(usual, search.mean).items()}
        score = Score()
        for won, _ in table.play(matches(found, [chance.getrandbits(40) for _ in range(check)])):
            score.won += won > 0
            score.lost += won < 0
            score.drawn += won == 0
    return Tuned(key, opening, usual, found, played, rounds, score, seed, side)


def _weights(usual: dict[str, float], guess: Sequence[float]) -> dict[str, float]:
    """Each weight so many powers of two away from the usual one."""
    return {name: weight * 2.0 ** float(power) for (name, weight), power in zip(usual.items(), guess, strict=True)}


class _Games:
    """Where games are played: here, or in processes."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def __enter__(self) -> _Games:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play(self, matches: list[Match]) -> Iterator[tuple[int, float]]:
        return map(play, matches) if self._pool is None else self._pool.map(play, matches)


def as_toml(found: Tuned) -> str:
    """The weights as a file of advice, and how they were measured."""
    score = found.score
    low, high = (f"{100 * share:.1f}" for share in score.interval)
    played = f"always as {found.side}" if found.side else "sides alternating"
    share = f"{100 * score.won / max(1, score.games):.1f}"
    lines = [
        f"# Weights of advice for {found.title}, tuned on {found.scenario}: {found.rounds} rounds of CMA-ES,"
        f" {found.games} games, seed {found.seed}.",
        f"# New against old in {score.games} other games, {played}: {score.won} won, {score.drawn} drawn,"
        f" {score.lost} lost;",
        f"# won {share} %, with 95 % between {low} and {high} %.",
        "",
    ]
    lines += [f"[side.{found.side}]"] if found.side else []
    lines += [f"{name} = {weight}  # was {found.before[name]:g}" for name, weight in found.after.items()]
    return "\n".join(lines) + "\n"
