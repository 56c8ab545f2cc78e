"""How a game went, in figures: how the war stood at the end of each turn, what was lost, which rules were applied."""

from __future__ import annotations

from collections import Counter

import msgspec

from grognard.core.position import Position
from grognard.core.title import Title


class Look(msgspec.Struct, frozen=True):
    """How the war stood when a turn was over, by side. What was lost and won back is in steps, in this turn alone."""

    turn: int
    standing: dict[str, float]
    strength: dict[str, float]
    lost: dict[str, int]
    gained: dict[str, int]


class Records(msgspec.Struct, frozen=True):
    """A game turn by turn, rule by rule, and the steps that were lost by side and kind."""

    turns: list[Look]
    rules: dict[str, int]
    losses: dict[str, dict[str, int]]


class Recorder:
    """Looks at a game after each order, and writes down how the war stands whenever a turn is over.

    Losses are told from one look to the next: a step that is lost and replaced within a turn does not show.
    """

    def __init__(self, title: Title, pos: Position) -> None:
        self._title = title
        self._pos = pos
        self._rules: Counter[str] = Counter()
        self._turn = self._now()
        self._steps: dict[int, tuple[str, str, int]] = {}
        self._turns: list[Look] = []
        self._losses: dict[str, dict[str, int]] = {side: {} for side in title.meta.sides}
        self._count()
        pos.table.cited = self._rules

    def _now(self) -> int:
        turn: int = getattr(self._pos, "turn", 0)
        return turn

    def look(self) -> None:
        turn = self._now()
        if turn != self._turn:
            self._note()
            self._turn = turn

    def finish(self) -> Records:
        """All of it; the last turn is over too."""
        self._note()
        return Records(self._turns, dict(sorted(self._rules.items())), self._losses)

    def _note(self) -> None:
        pos, sides = self._pos, self._title.meta.sides
        pos.table.cited = None  # to look is to apply no rule
        standing = {side: round(self._title.standing(pos, side), 6) for side in sides}
        lost, gained, strength = self._count()
        pos.table.cited = self._rules
        self._turns.append(Look(self._turn, standing, strength, lost, gained))

    def _count(self) -> tuple[dict[str, int], dict[str, int], dict[str, float]]:
        """Steps lost and gained since the last count, and all strength in play, by side."""
        sides = self._title.meta.sides
        lost, gained, strength = dict.fromkeys(sides, 0), dict.fromkeys(sides, 0), dict.fromkeys(sides, 0.0)
        before, now = self._steps, {}
        for unit in self._title.units(self._pos):
            now[unit.piece] = unit.side, unit.kind, unit.steps
            strength[unit.side] += unit.strength
            gained[unit.side] += max(0, unit.steps - before.get(unit.piece, ("", "", 0))[2])
        for piece, (side, kind, steps) in before.items():
            fewer = steps - now.get(piece, ("", "", 0))[2]
            if fewer > 0:
                lost[side] += fewer
                self._losses[side][kind] = self._losses[side].get(kind, 0) + fewer
        self._steps = now
        return lost, gained, strength
