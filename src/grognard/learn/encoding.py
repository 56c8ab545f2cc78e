"""Positions and orders as arrays of fixed shape, made from what a seat may see and nothing else.

What is in a position is declared with its types (`core.kinds`), so that the arrays follow from them:

| in the position | in the array |
|---|---|
| a number, yes or no | itself |
| a word | a number that is the same for the same word |
| a list by piece, by space, by side … | its entries; as many as there are at set-up |
| a list or table of spaces or pieces that the title declares in `plotted` | an entry for each space or piece |
| anything else | nothing |
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, get_args, get_origin

import numpy as np
import numpy.typing as npt

from grognard.core.advice import changes
from grognard.core.frame import Ask
from grognard.core.kinds import arguments
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.core.title import Kit, Title

Vector = npt.NDArray[np.int32]
ABSENT = -1
HEAD = ("seat", "question", "step", "orders", "page", "piece", "space")
"""What stands first: who is asked what, in which step, how many orders there are, and what the question is about."""
KINDS = ("none", "piece", "space", "number", "choice")
FEATURES = ("verb", "kind", "target")
"""Of an order: its verb, the kind of its target, and the target: a piece, a space, a number, or a word."""


@cache
def word(text: str) -> int:
    """A number for a word: 0 for none, the same one for the same word, on any machine."""
    return 1 + zlib.crc32(text.encode()) % 32_767 if text else 0


Write = Callable[[Any, Any, Vector], None]
"""Writes a value, where another one was before, into its part of the vector."""


class Encoder:
    """The views of one seat as vectors. What has not changed since the last one is not written again."""

    def __init__(self, title: Title, kit: Kit, pos: Position, seat: int) -> None:
        self._seat = seat
        known = arguments(title.args).items()
        self._kinds = {name: found.kind for name, found in known if found.kind in ("piece", "space")}
        self.layout: dict[str, slice] = {name: slice(at, at + 1) for at, name in enumerate(HEAD)}
        """Where each part of the position stands in the vector."""
        self._names: list[str] = []
        self._parts: list[tuple[slice, Write]] = []
        self._size = len(HEAD)
        sizes = {"piece": len(kit.piece_names), "space": len(kit.space_names)}
        for name, (sight, hint) in type(pos).sights.items():
            if sight.name in ("shared", "derived"):
                continue
            many = title.plotted.get(name)
            value = getattr(pos, name)
            hint = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
            if many is not None:
                self._add(name, sizes[many], _plot_table if isinstance(value, dict) else _plot_list)
            else:
                self._plain(name, hint, value)
        self._vector: Vector = np.full(self._size, ABSENT, np.int32)
        # who is on the stack is in the head: read all the same, so that there are always several
        self._read: Callable[[Any], tuple[Any, ...]] = attrgetter(*self._names, "stack", "result")
        self._last: tuple[Any, ...] = (None,) * len(self._parts)

    def _plain(self, name: str, hint: Any, value: Any) -> None:
        inside = get_args(hint)
        if hint in (int, bool):
            self._add(name, 1, _number)
        elif hint is str:
            self._add(name, 1, _word)
        elif get_origin(hint) is list and inside[0] in (int, bool) and value:
            self._add(name, len(value), _numbers)
        elif get_origin(hint) is list and inside[0] is str and value:
            self._add(name, len(value), _words)

    def _add(self, name: str, size: int, write: Write) -> None:
        where = slice(self._size, self._size + size)
        self.layout[name] = where
        self._names.append(name)
        self._parts.append((where, write))
        self._size += size

    @property
    def size(self) -> int:
        return self._size

    def __call__(self, view: Position, ask: Ask | None, page: int) -> Vector:
        vector, last = self._vector, self._last
        vector[: len(HEAD)] = self._head(view, ask, page)
        values = self._read(view)[:-2]
        for number in compress(count(), map(ne, values, last)):
            where, write = self._parts[number]
            write(values[number], last[number], vector[where])
        self._last = values  # a view is a copy: nobody changes it
        return vector.copy()

    def _head(self, view: Position, ask: Ask | None, page: int) -> tuple[int, ...]:
        step = word(type(view.stack[-1]).__name__) if view.stack else 0
        if ask is None:
            return self._seat, 0, step, 0, page, ABSENT, ABSENT
        about = {"piece": ABSENT, "space": ABSENT}
        for name, value in ask.args.items():
            kind = self._kinds.get(name, "")
            if kind and isinstance(value, int) and about[kind] == ABSENT:
                about[kind] = value
        return self._seat, word(ask.prompt), step, len(ask.orders), page, about["piece"], about["space"]


def _number(value: int, before: int | None, part: Vector) -> None:
    part[0] = value


def _word(value: str, before: str | None, part: Vector) -> None:
    part[0] = word(value)


def _numbers(value: list[int], before: list[int] | None, part: Vector) -> None:
    if len(value) == len(part):
        if before is None or len(before) != len(part):
            part[:] = value
            return
        for at in changes(before, value):
            part[at] = value[at]
        return
    part[:] = ABSENT
    kept = value[: len(part)]
    part[: len(kept)] = kept


def _words(value: list[str], before: list[str] | None, part: Vector) -> None:
    _numbers([word(each) for each in value], None, part)


def _plot_list(value: list[int], before: list[int] | None, part: Vector) -> None:
    part[:] = ABSENT
    part[value] = 1


def _plot_table(value: Mapping[int, int | str], before: Mapping[int, int | str] | None, part: Vector) -> None:
    part[:] = ABSENT
    for at, what in value.items():
        part[at] = what if isinstance(what, int) else word(what)


class OrderBook:
    """The features of orders. Orders are made once, so that each has its row."""

    def __init__(self, title: Title) -> None:
        self._verbs = {verb.name: (number, KINDS.index(verb.kind)) for number, verb in enumerate(title.verbs)}
        self._rows: dict[Order, int] = {}
        self._table: Vector = np.full((256, len(FEATURES)), ABSENT, np.int32)
        self._blank: Vector = self._table.copy()

    def features(self, orders: list[Order], width: int) -> Vector:
        """A row for each order, and as many empty ones as there is room."""
        rows = self._rows
        try:
            numbers = list(map(rows.__getitem__, orders))
        except KeyError:
            numbers = [rows[order] if order in rows else self._enter(order) for order in orders]
        if len(self._blank) != width:
            self._blank = np.full((width, len(FEATURES)), ABSENT, np.int32)
        found = self._blank.copy()
        self._table.take(numbers, axis=0, out=found[: len(numbers)], mode="clip")
        return found

    def _enter(self, order: Order) -> int:
        number = self._rows[order] = len(self._rows)
        if number == len(self._table):
            self._table = np.concatenate((self._table, np.full_like(self._table, ABSENT)))
        verb, kind = self._verbs[order.verb]
        target = order.target
        if target is None:
            target = ABSENT
        self._table[number] = verb, kind, target if isinstance(target, int) else word(target)
        return number
