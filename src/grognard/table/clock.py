"""Clocks: how much time each seat has left. They follow from when the rows of a journal were stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from grognard.table.words import TableError

MINUTES = (1.0, 100_000.0)
DAYS = (0.01, 366.0)
INCREMENT = (0.0, 86_400.0)
DAY = 86_400.0

Moment = tuple[float, str]
"""When a row was stored, and the seats that were asked from then on."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`minutes` for the whole game and `increment` seconds for each answer; or `days` for each answer."""

    minutes: float | None = None
    increment: float = 0.0
    days: float | None = None

    def check(self) -> None:
        if (self.minutes is None) == (self.days is None):
            raise TableError("bad-clock")
        for value, (low, high) in ((self.minutes, MINUTES), (self.days, DAYS), (self.increment, INCREMENT)):
            if value is not None and not low <= value <= high:
                raise TableError("bad-clock")

    def left(
        self, seats: Iterable[str], moments: Sequence[Moment], started: float | None, now: float
    ) -> dict[str, float]:
        """Seconds that each seat has left. Before all have sat down nobody loses any; nor when a clock is set back."""
        whole = (self.minutes or 0.0) * 60 if self.days is None else self.days * DAY
        left = dict.fromkeys(seats, whole)
        if started is None:
            return left
        ends: list[Moment] = [*moments[1:], (now, "")]
        for index, ((at, waiting), (until, asked)) in enumerate(zip(moments, ends, strict=True)):
            spent = max(0.0, until - max(at, started))
            still = waiting.split() if index == len(moments) - 1 else asked.split()
            for seat in waiting.split():
                if seat not in left:
                    continue
                left[seat] -= spent
                if seat not in still:
                    left[seat] = whole if self.days is not None else left[seat] + self.increment
        return left
