"""Advice on orders: each question goes to the adviser for its prompt, who sees the position from the side asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from grognard.core.frame import Ask, side_of
from grognard.core.position import Position

P = TypeVar("P", bound=Position)
V = TypeVar("V")

Adviser = Callable[[V, Ask], list[float]]
"""Scores each order of a question, as a side sees the position."""


class Counsel(Generic[P, V]):
    """A title's advisers by prompt; `outlook` makes what they look at from the position and the number of a side."""

    def __init__(
        self, sides: Sequence[str], outlook: Callable[[P, int], V], advisers: Mapping[str, Adviser[V]]
    ) -> None:
        self._sides = sides
        self._outlook = outlook
        self._advisers = advisers

    def __call__(self, pos: P, ask: Ask) -> list[float]:
        """A score for each order; questions without an adviser are left to chance."""
        adviser = self._advisers.get(ask.prompt)
        if adviser is None:
            return [0.0] * len(ask.orders)
        side = self._sides.index(side_of(pos, ask.seat))
        return adviser(self._outlook(pos, side), ask)
