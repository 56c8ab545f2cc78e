"""Exact chances: how many dice of a handful hit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

FACES = 6
LARGEST = 2**50
"""Numbers that every client can hold; beyond it chances are rounded to millionths."""

Ways = dict[int, int]
"""Of all throws of the dice, those with so many hits."""


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


def expected(needs: Sequence[int]) -> float:
    return sum((FACES + 1 - least) / FACES for least in needs)


def at_most(ways: Ways, most: int) -> Ways:
    """Hits beyond what there is to hit are lost."""
    found: Ways = {}
    for number, count in ways.items():
        key = min(number, most)
        found[key] = found.get(key, 0) + count
    return found


def shares(counts: Sequence[int]) -> list[tuple[int, int]]:
    """Counts as fractions of their sum, small enough for a client; they still sum to 1."""
    total = sum(counts)
    if total <= LARGEST:
        by = gcd(*counts) or 1
        return [(count // by, total // by) for count in counts]
    unit = 1_000_000
    rounded = [count * unit // total for count in counts]
    rest = sorted(range(len(counts)), key=lambda i: -(counts[i] * unit % total))
    for i in rest[: unit - sum(rounded)]:
        rounded[i] += 1
    return [(count, unit) for count in rounded]
