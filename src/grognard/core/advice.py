"""Advice on orders: each question goes to the adviser for its prompt, who sees the position from the side asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress, count
from operator import ne
from typing import Any, Concatenate, Generic, Protocol, TypeVar

from grognard.core.frame import Ask, side_of
from grognard.core.position import Position
from grognard.core.temper import Temper

P = TypeVar("P", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
V = TypeVar("V", bound="Outlook[Any]")

LEAF = 32
"""Lists are compared by so many at a time: mostly little has changed."""

Advise = Callable[[Any, Ask], list[float]]
"""Scores each order of a question, which is put to a seat that sees this position."""


class Outlook(Protocol[P_contra]):
    """The position as a side sees it, with all that has been worked out about it."""

    def follow(self, pos: P_contra) -> None:
        """Look at the position as it is now: what no longer holds is forgotten, everything else is kept.

        It is compared with what was seen last, so any position may come next: one that was taken back to as well.
        """
        ...


def differences(before: Sequence[int], now: Sequence[int]) -> Iterable[int]:
    """Where two lists of one length differ: the pieces, or spaces, of which something has changed."""
    return () if before == now else changes(before, now)


def changes(before: Sequence[int], now: Sequence[int]) -> list[int]:
    """The same, where it is known that they differ."""
    found: list[int] = []
    for start in range(0, len(now), LEAF):
        old, new = before[start : start + LEAF], now[start : start + LEAF]
        if old != new:
            found += compress(count(start), map(ne, old, new))
    return found


Adviser = Callable[[V, Ask], list[float]]
"""Scores each order of a question, as a side sees the position."""


class Counsel(Generic[P, V]):
    """A title's advisers by prompt; `outlook` makes what they look at from the position and the number of a side.

    Where advice knows tempers, it takes one as well. `side` tells the number of a seat's side, where a title has seats
    of its own that are no partners of a team.
    """

    def __init__(
        self,
        sides: Sequence[str],
        outlook: Callable[Concatenate[P, int, ...], V],
        advisers: Mapping[str, Adviser[V]],
        side: Callable[[P, str], int] | None = None,
    ) -> None:
        self.sides = sides
        self.outlook = outlook
        self.advisers = advisers
        self.side = side or (lambda pos, seat: sides.index(side_of(pos, seat)))

    def plan(self, temper: Temper | None = None) -> Plan[P, V]:
        """For one bot in one game, in its usual temper or in another one."""
        return Plan(self, temper)


class Plan(Generic[P, V]):
    """What one bot has worked out in one game: it is kept between picks, and only what a pick has changed is redone.

    Its advice is the same as that of a new plan; it only comes sooner.
    """

    def __init__(self, counsel: Counsel[P, V], temper: Temper | None = None) -> None:
        self._counsel = counsel
        self._temper = () if temper is None else (temper,)
        self._outlooks: dict[int, V] = {}

    def __call__(self, pos: P, ask: Ask) -> list[float]:
        """A score for each order; questions without an adviser are left to chance."""
        adviser = self._counsel.advisers.get(ask.prompt)
        if adviser is None:
            return [0.0] * len(ask.orders)
        side = self._counsel.side(pos, ask.seat)
        outlook = self._outlooks.get(side)
        if outlook is None:
            outlook = self._outlooks[side] = self._counsel.outlook(pos, side, *self._temper)
        else:
            outlook.follow(pos)
        return adviser(outlook, ask)
