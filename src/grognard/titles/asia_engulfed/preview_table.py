"""What the previews share: the position to try things out in, the question, and how chances are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.scene import Chance, Choice, Line, say
from grognard.core.wording import Wording
from grognard.titles.asia_engulfed.odds import Ways, expected, shares
from grognard.titles.asia_engulfed.war import War


class Table(NamedTuple):
    pos: War
    ask: Ask
    wording: Wording

    def say(self, key: str, **args: str | int | float) -> str:
        return say(self.wording, f"preview-{key}", **args)

    def line(self, key: str, value: object, rule: str = "", *, part: bool = False, **args: str | int) -> Line:
        return Line(self.say(key, **args), str(value), rule, part)

    def choice(self, order: Order, outcomes: tuple[Chance, ...], note: str = "", column: str = "") -> Choice:
        written = self.wording.title.write(self.pos.kit, order)
        return Choice(written, self.wording.order(order), outcomes, column, note)

    def hits(self, ways: Ways, key: str = "hits") -> tuple[Chance, ...]:
        """Each number of hits, and how likely it is."""
        numbers = sorted(ways)
        found = shares([ways[number] for number in numbers])
        return tuple(
            Chance(share, self.say(key, n=number), str(number)) for number, share in zip(numbers, found, strict=True)
        )


def average(number: float) -> str:
    """An expected number as it is read: 1.7."""
    return f"{number:.1f}"


def dice(needs: Sequence[int]) -> str:
    """A handful of dice: `2 × 4+, 3 × 6`, and what is expected of it."""
    if not needs:
        return "–"
    kinds = sorted(set(needs))
    shown = ", ".join(f"{needs.count(least)} × {least}{'+' if least < 6 else ''}" for least in kinds)
    return f"{shown} (≈ {average(expected(needs))})"


def spread(ways: Ways) -> str:
    """Chances in one line: `0: 12 %, 1: 40 %`."""
    total = sum(ways.values())
    return ", ".join(f"{number}: {100 * count / total:.0f} %" for number, count in sorted(ways.items()))
