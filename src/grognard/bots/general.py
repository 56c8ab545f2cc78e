"""The general: tries out player turns in its mind, each in another style, and plays the one that ends best.

What it tries are not single orders but whole styles of play: its title's advice in several tempers, with more or less
weight on this or that goal, with whims. Each is rehearsed from positions that its seat cannot tell from the true one,
with dice of its own, against an enemy who follows the usual advice; the better half is tried again, and so on. It
decides at the beginning of its player turn, and again when the dice have fallen. It knows nothing of any title.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from grognard.bots.budget import Budget
from grognard.bots.rehearsal import Follower, Fork, Stage, Style
from grognard.core.frame import ENDING, Ask
from grognard.core.order import Order
from grognard.core.playing import Eyes
from grognard.core.temper import Temper
from grognard.core.title import Title

FIRST, AGAIN = 0.65, 0.5
"""The share of its time that a general spends at the beginning of a player turn; of the rest, whenever dice fell."""
EACH, MOST = 3, 16
"""Tries for each style in the middle, and how many styles there are at most."""
WORTH_IT = 18
"""For fewer tries it does not think again when dice have fallen."""
PROOF, DOUBT, TRUST = 3, 0.2, 1.0
"""How often another style must be tried, and by how many standard errors it must beat the one at hand; by more if that
is the one that is known to have won most."""
WIDE = 0.7
"""How far weights are varied: the deviation of their logarithms to base 2; that of goals is twice as much."""
TOUCHED, STRESSED = 0.5, 0.3
SINGLE = 0.4
"""How many of the variations are other answers to single questions."""
PATIENCE = 10.0
"""Seconds by the clock for each of processor time: then it is enough."""


class Trial:
    """A style and how its rehearsals ended."""

    def __init__(self, style: Style, name: str) -> None:
        self.style = style
        self.name = name
        self.scores: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


Rehearse = Callable[[Stage, list[Trial], list[int]], float]
"""Lets every style be rehearsed with these numbers, and notes how it ended; returns the seconds that it took."""


def here(stage: Stage, trials: list[Trial], numbers: list[int]) -> float:
    """In this process."""
    started = time.process_time()
    for number in numbers:
        for trial in trials:
            trial.scores += stage.rehearse(trial.style, (number,))
    return time.process_time() - started


class GeneralBot:
    """A bot that looks ahead."""

    def __init__(
        self, title: Title, seat: str, seed: str, budget: Budget | None = None, rehearse: Rehearse = here
    ) -> None:
        self._title = title
        self._seat = seat
        self._seed = seed
        self._budget = budget or Budget()
        self._rehearse = rehearse
        self._chance = random.Random(seed)
        self._searches = 0
        self._turn: tuple[int, ...] | None = None
        self._rolls = 0
        self._left = self._budget
        self._cost = 0.0
        """Seconds of a rehearsal, as the last ones were."""
        self.style = self._before = Style()
        self._proven: Style | None = None
        """In the temper that has won most for this side, if anybody knows."""
        self._player: Follower | None = None

    def choose(self, ask: Ask, look: Eyes) -> Order:
        if len(ask.orders) == 1:
            return ask.orders[0]
        shown: Any = look().position
        turn = self._title.player_turn(shown)
        if turn != self._turn:
            self._turn, self._left = turn, self._budget
            self._adopt(self._begun(shown))
            self._decide(shown, FIRST)
        elif shown.rolls != self._rolls:
            self._decide(shown, AGAIN)
        assert self._player is not None
        return self._player.choose(shown, ask)

    def _begun(self, shown: Any) -> Style:
        """How to begin a player turn: in the temper that has won most for this side, or as before."""
        tempers, side = self._title.tempers(), self._title.side_of(shown, self._seat)
        best = None if tempers is None else tempers.best(side)
        if best is None or not self._title.on_turn(shown, side):
            return self.style.plain
        self._before, self._proven = self.style.plain, Style(best)
        return self._proven

    def _decide(self, shown: Any, part: float) -> None:
        """Think again about how to go on."""
        self._rolls = shown.rolls
        if not self._title.on_turn(shown, self._title.side_of(shown, self._seat)):
            return
        if part == FIRST and 0 < Limit(self._left.share((1.0 - FIRST) * AGAIN), self._cost).left() < WORTH_IT:
            part = 1.0  # there is not enough to think twice
        limit = Limit(self._left.share(part), self._cost)
        if part >= FIRST or limit.left() >= WORTH_IT:
            self._search(shown, limit)
            self._cost = limit.cost
            self._left = self._left.less(limit.seconds, limit.used)

    def _adopt(self, style: Style) -> None:
        self.style = style
        self._player = Follower(self._title, style)
        self._player.begin(f"{self._seed}/{self._searches}")

    def _search(self, shown: Any, limit: Limit) -> None:
        """Find the best style from here, by sequential halving."""
        self._searches += 1
        stage = Stage(self._title, self._seat, shown, f"{self._seed}/{self._searches}")
        first = Trial(self.style, "now")
        if self._searches == 1:
            stage.rehearse(first.style, (0,))  # what is worked out once for all should not count
        limit.measure(lambda: here(stage, [first], [0]), 1)
        forks = stage.forks(first.style)
        trials = self._styles(shown, forks, max(1, min(MOST, limit.left() // EACH - 1)))
        limit.measure(lambda: self._rehearse(stage, trials, [0]), len(trials))
        trials.insert(0, first)
        number = 1
        while len(trials) > 1 and limit.left() >= len(trials):
            rounds = math.ceil(math.log2(len(trials)))
            numbers = list(range(number, number + max(1, limit.left() // (rounds * len(trials)))))
            number += len(numbers)
            limit.measure(partial(self._rehearse, stage, trials, numbers), len(numbers) * len(trials))
            others = sorted(trials[1:], key=lambda trial: -trial.mean)
            if rounds == 1:
                break
            trials = [first, *others[: (len(trials) + 1) // 2 - 1]]
        self._adopt(_better(first, trials, TRUST if first.style == self._proven else DOUBT).style)

    def _styles(self, shown: Any, forks: list[Fork], width: int) -> list[Trial]:
        """What to try beside how it plays now: the usual way, other tempers, variations, and other single orders."""
        title, chance, now = self._title, self._chance, self.style
        side = title.side_of(shown, self._seat)
        found = []
        if self._before not in (now, Style()):
            found.append(Trial(self._before, "before"))
        if now != Style():
            found.append(Trial(Style(), "usual"))
        tempers = title.tempers()
        goals = list(title.goals(shown, side))
        if tempers is not None:
            others = [(name, temper) for name, temper in tempers.others.items() if temper != now.temper]
            chance.shuffle(others)
            found += [Trial(Style(temper), name) for name, temper in others]
        while len(found) < width:
            base = now.temper or (None if tempers is None else tempers.usual(side))
            if forks and (base is None or chance.random() < SINGLE):
                found.append(Trial(_excepted(now, forks, chance), "single"))
            elif base is not None:
                found.append(Trial(Style(_varied(base, goals, chance)), "varied"))
            else:
                break
        return found[:width]


def _excepted(style: Style, forks: list[Fork], chance: random.Random) -> Style:
    """The same, but for one decision."""
    fork = chance.choice(forks)
    if chance.random() < 0.5 and fork.taken.verb != ENDING:
        return style._replace(shunned=style.shunned | {fork.taken})
    return style._replace(sought=style.sought | {fork.second})


def _varied(base: Temper, goals: list[int], chance: random.Random) -> Temper:
    """A temper near another one."""
    weights = {
        name: weight * 2.0 ** chance.gauss(0.0, WIDE) if chance.random() < TOUCHED else weight
        for name, weight in base.weights.items()
    }
    stress = dict(base.stress)
    for goal in goals:
        if chance.random() < STRESSED:
            stress[goal] = stress.get(goal, 1.0) * 2.0 ** chance.gauss(0.0, 2.0 * WIDE)
    return Temper(weights, stress)


def _better(first: Trial, trials: list[Trial], doubt: float) -> Trial:
    """The best of the last; another one than the first only if there is little doubt."""
    best = max(trials, key=lambda trial: trial.mean)
    if best is first or len(best.scores) < PROOF:
        return first
    gains = [a - b for a, b in zip(best.scores, first.scores, strict=False)]
    count = len(gains)
    gain = sum(gains) / count
    spread = math.sqrt(sum((each - gain) ** 2 for each in gains) / max(1, count - 1) / count)
    return best if gain > doubt * spread else first


class Limit:
    """How many tries are left."""

    def __init__(self, budget: Budget, cost: float) -> None:
        self.budget = budget
        self.cost = cost
        self.used = 0
        self.seconds = 0.0
        self._end = time.monotonic() + PATIENCE * budget.seconds

    def measure(self, work: Callable[[], float], tries: int) -> None:
        """Let something be done that takes so many tries; it says how many seconds it took."""
        self.seconds += work()
        self.used += tries
        self.cost = self.seconds / self.used

    def left(self) -> int:
        if self.budget.tries:
            return self.budget.tries - self.used
        if not self.cost or time.monotonic() > self._end:
            return 0
        return int((self.budget.seconds - self.seconds) / self.cost)
