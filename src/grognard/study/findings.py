"""What the figures of many games say: of one set, and of two sets compared."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from pathlib import Path

import msgspec
import numpy as np

from grognard.core.errors import GrognardError
from grognard.core.ledger import load_ledger
from grognard.core.text import LANGUAGES, lobby
from grognard.core.title import load_meta, title_folder
from grognard.study.shelf import Shelf
from grognard.study.statistics import Numbers, fisher, holm, mann_whitney, mean_difference, share_difference

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
SURE = 0.05
"""A difference is taken for one if chance alone would show as much less often."""


class Course(msgspec.Struct, frozen=True):
    """A figure turn by turn: its quantiles over the games that had such a turn."""

    turns: list[int]
    games: list[int]
    quantiles: list[list[float]]


class Rule(msgspec.Struct, frozen=True):
    """How often a rule was applied."""

    rule: str
    title: str
    games: int
    times: int


class Difference(msgspec.Struct, frozen=True):
    """A figure of two sets: values, the interval of the difference, and how likely chance alone shows as much.

    `sure` is the chance after correction for all differences that were looked at.
    """

    what: str
    first: float
    second: float
    low: float
    high: float
    chance: float
    sure: float
    percent: bool

    @property
    def is_real(self) -> bool:
        return self.sure < SURE


class Findings:
    """What one set of games says. Games that ended with an error are counted, and nothing else of them."""

    def __init__(self, folder: Path) -> None:
        shelf = Shelf(folder)
        self.name = folder.name or str(folder)
        self.about = shelf.about()
        games = shelf.table("games")
        if not games.num_rows:
            raise GrognardError(f"{folder}: no game is finished yet")
        rows = games.to_pylist()
        self.errors = sum(bool(row["error"]) for row in rows)
        ended = [row for row in rows if not row["error"]]
        self.seeds = [row["seed"] for row in ended]
        self.games = len(ended)
        if not ended:
            raise GrognardError(f"{folder}: every game ended with an error")
        self.winners = Counter(row["winner"] or "draw" for row in ended)
        self.last_turns = np.array([row["turn"] or 0 for row in ended], np.float64)
        self.decisions = np.array([row["decisions"] for row in ended], np.float64)
        self._turns = shelf.table("turns")
        self._rules = shelf.table("rules")
        self._losses = shelf.table("losses")
        self._known = set(self.seeds)

    @property
    def title(self) -> str:
        return load_meta(self.about.title).name

    def called(self, kind: str, key: str) -> str:
        """A side or scenario as players know it."""
        return lobby(title_folder(self.about.title), LANGUAGES[0]).get(f"{kind}-{key}", key)

    @property
    def outcomes(self) -> list[str]:
        """Who may win: all sides, nobody, and alliances that have."""
        known = (*self.about.sides, "draw")
        return [*known, *sorted(self.winners.keys() - {*known})]

    @property
    def judged(self) -> tuple[str, ...]:
        """The sides whose standing says all: of two only the first, for what one gains the other loses."""
        sides = self.about.sides
        return sides[:1] if len(sides) == 2 else sides

    def course(self, figure: str, side: str) -> Course:
        """How a figure of a side went, turn by turn."""
        by_turn: dict[int, list[float]] = {}
        columns = ("seed", "turn", f"{figure}.{side}")
        for seed, turn, value in zip(*(self._turns.column(name).to_pylist() for name in columns), strict=True):
            if seed in self._known:
                by_turn.setdefault(turn, []).append(value)
        turns = sorted(by_turn)
        found = [np.quantile(by_turn[turn], QUANTILES).tolist() for turn in turns]
        return Course(turns, [len(by_turn[turn]) for turn in turns], [list(row) for row in zip(*found, strict=True)])

    def last(self, figure: str, side: str) -> Numbers:
        """A figure of a side at the end of each game."""
        found: dict[int, tuple[int, float]] = {}
        columns = ("seed", "turn", f"{figure}.{side}")
        for seed, turn, value in zip(*(self._turns.column(name).to_pylist() for name in columns), strict=True):
            if seed in self._known and (seed not in found or turn >= found[seed][0]):
                found[seed] = turn, value
        return np.array([found[seed][1] for seed in self.seeds], np.float64)

    @cached_property
    def losses(self) -> dict[str, dict[str, float]]:
        """Steps lost in a game, on average, by side and kind."""
        found: dict[str, Counter[str]] = {side: Counter() for side in self.about.sides}
        for row in self._losses.to_pylist():
            if row["seed"] in self._known:
                found[row["side"]][row["kind"]] += row["steps"]
        return {
            side: {kind: steps / self.games for kind, steps in counted.most_common()} for side, counted in found.items()
        }

    def lost(self, side: str) -> Numbers:
        """Steps that a side lost in each game."""
        found: Counter[int] = Counter()
        for row in self._losses.to_pylist():
            if row["side"] == side:
                found[row["seed"]] += row["steps"]
        return np.array([found[seed] for seed in self.seeds], np.float64)

    @cached_property
    def rules(self) -> list[Rule]:
        """The rules that were applied, the most frequent first."""
        games: Counter[str] = Counter()
        times: Counter[str] = Counter()
        names = ("seed", "rule", "count")
        for seed, rule, count in zip(*(self._rules.column(name).to_pylist() for name in names), strict=True):
            if seed in self._known:
                games[rule] += 1
                times[rule] += count
        ledger = load_ledger(title_folder(self.about.title)).rules
        titles = {rule: ledger[rule].title if rule in ledger else "" for rule in games}
        found = [Rule(rule, titles[rule], games[rule], times[rule]) for rule in games]
        return sorted(found, key=lambda rule: (-rule.games, -rule.times, rule.rule))

    @cached_property
    def silent(self) -> list[tuple[str, str]]:
        """Rules that change play and were never applied: id and title."""
        ledger = load_ledger(title_folder(self.about.title))
        applied = {rule.rule for rule in self.rules}
        return [(rule, ledger[rule].title) for rule in ledger.playable() if rule not in applied]


def compare(first: Findings, second: Findings) -> tuple[list[Difference], list[Difference]]:
    """Every figure of two sets of one title, and the rules that were applied more often in one of them.

    The games of both are taken for independent, also where they had the same seeds.
    """
    if first.about.title != second.about.title:
        raise GrognardError(f"{first.name} and {second.name} are of different titles: they cannot be compared")
    figures = [
        _shares(_won(outcome), first.winners[outcome], first.games, second.winners[outcome], second.games)
        for outcome in dict.fromkeys((*first.outcomes, *second.outcomes))
    ]
    figures.append(_rows("last turn", first.last_turns, second.last_turns))
    figures.append(_rows("decisions", first.decisions, second.decisions))
    for side in first.about.sides:
        figures.append(
            _rows(f"standing of {side} at the end", first.last("standing", side), second.last("standing", side))
        )
        figures.append(_rows(f"steps lost by {side}", first.lost(side), second.lost(side)))
    mine, theirs = ({rule.rule: rule for rule in found.rules} for found in (first, second))
    rules = [
        _shares(
            rule,
            mine[rule].games if rule in mine else 0,
            first.games,
            theirs[rule].games if rule in theirs else 0,
            second.games,
        )
        for rule in sorted({*mine, *theirs})
    ]
    told = [difference for difference in _corrected(rules) if difference.is_real]
    return _corrected(figures), sorted(told, key=lambda difference: difference.sure)


def _won(outcome: str) -> str:
    return "draws" if outcome == "draw" else f"won by {outcome}"


def _shares(what: str, count: int, of: int, other: int, of_other: int) -> Difference:
    low, high = share_difference(count, of, other, of_other)
    chance = fisher(count, of, other, of_other)
    return Difference(what, count / of, other / of_other, low, high, chance, 1.0, True)


def _rows(what: str, first: Numbers, second: Numbers) -> Difference:
    low, high = mean_difference(first, second)
    chance = mann_whitney(first, second)
    return Difference(what, float(first.mean()), float(second.mean()), low, high, chance, 1.0, False)


def _corrected(differences: list[Difference]) -> list[Difference]:
    sure = holm([difference.chance for difference in differences])
    pairs = zip(differences, sure, strict=True)
    return [msgspec.structs.replace(difference, sure=chance) for difference, chance in pairs]
