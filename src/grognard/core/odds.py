"""Exact chances of handfuls of dice: how many hit. Every figure is a number of throws."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import TypeVar

FACES = 6
LARGEST = 2**50
"""Numbers that every client can hold; beyond it chances are rounded to millionths."""

Ways = dict[int, int]
"""Of all throws of the dice, those with so many hits."""
Result = TypeVar("Result", bound=Hashable)


def hits(needs: Iterable[int]) -> Ways:
    """How many hits there are if each die hits from its number on."""
    found: Ways = {0: 1}
    for least in needs:
        good = FACES + 1 - least
        beyond: Ways = {}
        for number, ways in found.items():
            beyond[number] = beyond.get(number, 0) + ways * (FACES - good)
            beyond[number + 1] = beyond.get(number + 1, 0) + ways * good
        found = {number: ways for number, ways in beyond.items() if ways}
    return found


def at_most(ways: Ways, most: int) -> Ways:
    """Hits beyond what there is to hit are lost."""
    return _moved(ways, lambda number: min(number, most))


def beyond(ways: Ways, taken: int) -> Ways:
    """Hits that are left over when others have taken so many."""
    return _moved(ways, lambda number: max(0, number - taken))


def _moved(ways: Ways, to: Callable[[int], int]) -> Ways:
    found: Ways = {}
    for number, count in ways.items():
        key = to(number)
        found[key] = found.get(key, 0) + count
    return found


def added(one: Ways, other: Ways) -> Ways:
    """The hits of two handfuls together."""
    found: Ways = {}
    for a, ways in one.items():
        for b, count in other.items():
            found[a + b] = found.get(a + b, 0) + ways * count
    return found


def chained(first: Ways, then: Callable[[int], dict[Result, int]]) -> dict[Result, int]:
    """What comes of a throw that depends on the one before it. All totals are powers of one number."""
    beyond = {number: then(number) for number in first}
    totals = {number: sum(ways.values()) for number, ways in beyond.items()}
    most = max(totals.values())
    found: dict[Result, int] = {}
    for number, ways in first.items():
        scale = ways * (most // totals[number])
        for result, count in beyond[number].items():
            found[result] = found.get(result, 0) + scale * count
    return found


def expected(needs: Sequence[int]) -> float:
    """Hits to be expected; good for comparing handfuls of dice."""
    return sum((FACES + 1 - least) / FACES for least in needs)


def some(ways: Ways) -> float:
    """How likely at least one hit is."""
    return 1 - ways.get(0, 0) / sum(ways.values())


def shares(counts: Sequence[int]) -> list[tuple[int, int]]:
    """Counts as fractions of their sum, small enough for a client; they still sum to 1."""
    total = sum(counts)
    by = gcd(*counts) or 1
    if total // by <= LARGEST:
        return [(count // by, total // by) for count in counts]
    unit = 1_000_000
    rounded = [count * unit // total for count in counts]
    rest = sorted(range(len(counts)), key=lambda i: -(counts[i] * unit % total))
    for i in rest[: unit - sum(rounded)]:
        rounded[i] += 1
    return [(count, unit) for count in rounded]


def portions(parts: Mapping[Result, Fraction]) -> list[tuple[Result, tuple[int, int]]]:
    """Fractions that sum to 1, as clients want them."""
    base = lcm(*(part.denominator for part in parts.values()))
    counts = [part.numerator * (base // part.denominator) for part in parts.values()]
    return list(zip(parts, shares(counts), strict=True))


def dice(needs: Sequence[int]) -> str:
    """A handful of dice: `2 × 4+, 3 × 6`."""
    kinds = sorted(set(needs))
    return ", ".join(f"{needs.count(least)} × {least}{'+' if least < FACES else ''}" for least in kinds) or "–"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def spread(ways: Ways) -> str:
    """Chances in one line: `0: 12 %, 1: 40 %`."""
    total = sum(ways.values())
    return ", ".join(f"{number}: {percent(count / total)}" for number, count in sorted(ways.items()))
