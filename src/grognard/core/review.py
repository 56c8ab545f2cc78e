"""After a game: how the war stood all along, where it turned, what the dice did, and what was lost.

The game is over, so that everything is looked at as it was, hidden or not.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from grognard.core.dice import UNSEEN, Dice
from grognard.core.errors import GrognardError
from grognard.core.event import Event
from grognard.core.frame import Ask, answer
from grognard.core.game import Game
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.title import Title

TURNINGS = 6
POINTS = 400
"""How many points a curve has at most."""
TRIES = 60
"""How often an order is tried to weigh its dice: two of six sides are 43 tries."""
SECONDS = 12.0
"""How long dice are weighed; what falls later is left out, and counted."""


class Turning(NamedTuple):
    """An order that changed how the war stands: for each side by how much, and what was told of it."""

    n: int
    seat: str
    changes: tuple[float, ...]
    events: tuple[Event, ...]


class Luck(NamedTuple):
    """What the dice gave each side beyond what was to be expected, in what standing is counted in.

    Only orders are weighed whose dice could all be tried: `weighed` of the `rolled` orders that rolled any.
    """

    gained: tuple[float, ...]
    weighed: int
    rolled: int


class Review(NamedTuple):
    sides: tuple[str, ...]
    curve: list[tuple[int, tuple[float, ...]]]
    """How the war stood for each side after an order."""
    turns: list[tuple[int, int]]
    """The turns, and the order after which each began."""
    turnings: list[Turning]
    luck: Luck
    losses: dict[int, int]
    """Steps by piece that were lost, or left the map, after the first turn had begun."""


class _Open(Exception):
    """A die falls of which nothing was said."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Told(Dice):
    """Dice that fall as they are told, from the one with number `first` on."""

    __slots__ = ("_first", "_values")

    def __init__(self, dice: Dice, first: int, values: tuple[int, ...]) -> None:
        super().__init__(dice.seed)
        self._first, self._values = first, values

    def roll(self, number: int, sides: int) -> int:
        if number >= UNSEEN:
            return super().roll(number, sides)
        at = number - self._first
        if at >= len(self._values):
            raise _Open(sides)
        return self._values[at]


class _Scale:
    """Weighs the dice of one order: how the war would stand on average, over all ways in which they can fall."""

    def __init__(self, title: Title, before: Position, asks: tuple[Ask, ...], order: Order, seat: str) -> None:
        self._title, self._before, self._asks, self._order, self._seat = title, before, asks, order, seat
        self._left = TRIES

    def mean(self, values: tuple[int, ...] = ()) -> tuple[float, ...] | None:
        """None if there are too many ways."""
        if not self._left:
            return None
        self._left -= 1
        twin = self._before.copy()
        twin.table.dice = _Told(twin.table.dice, self._before.rolls, values)
        try:
            answer(twin, self._asks, self._order, self._seat)
        except _Open as die:
            if die.sides > self._left:
                return None
            parts = [self.mean((*values, value)) for value in range(1, die.sides + 1)]
            known = [part for part in parts if part is not None]
            if len(known) < len(parts):
                return None
            return tuple(sum(each) / die.sides for each in zip(*known, strict=True))
        except GrognardError:
            return None
        return _stands(self._title, twin)


def review(game: Game, seconds: float = SECONDS) -> Review:
    """All of it; `seconds` of processor time at most for weighing dice."""
    title, orders = game.title, game.orders
    sides = title.meta.sides
    position, asks = game.moment(0)
    stood = _stands(title, position)
    curve, turns, turnings = [(0, stood)], dict[int, int](), list[Turning]()
    steps, losses = _steps(title, position), Counter[int]()
    gained, weighed, rolled = [0.0] * len(sides), 0, 0
    end = time.process_time() + seconds
    for n, (seat, order) in enumerate(orders, 1):
        before, asked = position.copy(), asks
        events: list[Event] = []
        position.table.events = events
        asks = answer(position, asks, order, seat)
        stands = _stands(title, position)
        turn = title.player_turn(position)[0]
        if turn > 0:
            turns.setdefault(turn, n)
        now = _steps(title, position)
        if turns:
            turnings.append(Turning(n, seat, _less(stands, stood), tuple(events)))
            losses.update({piece: had - now.get(piece, 0) for piece, had in steps.items() if had > now.get(piece, 0)})
        if position.rolls > before.rolls:
            rolled += 1
            mean = _Scale(title, before, asked, order, seat).mean() if time.process_time() < end else None
            if mean is not None:
                weighed += 1
                gained = [sum(each) for each in zip(gained, stands, (-value for value in mean), strict=True)]
        curve.append((n, stands))
        steps, stood = now, stands
    turnings.sort(key=lambda turning: -max(map(abs, turning.changes)))
    found = sorted(turning for turning in turnings[:TURNINGS] if any(turning.changes))
    thinned = _thinned(curve, {turning.n for turning in found})
    luck = Luck(tuple(gained), weighed, rolled)
    return Review(tuple(sides), thinned, list(turns.items()), found, luck, dict(losses))


def _stands(title: Title, pos: Position) -> tuple[float, ...]:
    return tuple(title.standing(pos, side) for side in title.meta.sides)


def _steps(title: Title, pos: Position) -> Mapping[int, int]:
    return {unit.piece: unit.steps for unit in title.units(pos)}


def _less(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(left - right for left, right in zip(one, other, strict=True))


def _thinned(curve: list[tuple[int, tuple[float, ...]]], kept: set[int]) -> list[tuple[int, tuple[float, ...]]]:
    """Not more points than can be seen; those before and after a turning point are among them."""
    every = max(1, len(curve) // POINTS)
    last = curve[-1][0]
    return [point for point in curve if point[0] % every == 0 or {point[0], point[0] + 1} & kept or point[0] == last]
