"""Exact chances: how many dice of a handful hit, and what they do to ships. Every figure is a number of throws."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import gcd
from typing import TypeVar

FACES = 6
LARGEST = 2**50
"""Numbers that every client can hold; beyond it chances are rounded to millionths."""

Ways = dict[int, int]
"""Of all throws of the dice, those with so many hits."""
Wrecks = dict[tuple[int, int], int]
"""Of all throws of the dice, those after which so many steps of a fleet are sunk, and so many of the rest damaged."""
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


def wrecks(needs: Iterable[int], steps: int, damaged: int) -> Wrecks:
    """What dice do to a fleet: each hits from its number on, and damages one below it (KT-g, KT-h)."""
    scored: Wrecks = {(0, 0): 1}
    for least in needs:
        good = FACES + 1 - least
        beyond: Wrecks = {}
        for (hit, hurt), ways in scored.items():
            for key, times in (
                ((min(hit + 1, steps), hurt), good),
                ((hit, min(hurt + 1, 2 * steps)), 1),
                ((hit, hurt), FACES - 1 - good),
            ):
                if times:
                    beyond[key] = beyond.get(key, 0) + ways * times
        scored = beyond
    found: Wrecks = {}
    for (hit, hurt), ways in scored.items():
        key = after_results(steps, damaged, hit, hurt)
        found[key] = found.get(key, 0) + ways
    return found


def after_results(steps: int, damaged: int, hit: int, hurt: int) -> tuple[int, int]:
    """Steps sunk, and steps damaged in the end, when hits and damages on a fleet take effect (KT-h).

    A hit is taken by a damaged step as long as there is one: the owner never does better (KT-w).
    """
    hit = min(hit, steps)
    on_damaged = min(hit, damaged)
    damaged -= on_damaged
    sound = steps - hit - damaged
    fresh = min(hurt, sound)
    combined = min(hurt - fresh, damaged + fresh)
    return hit + combined, damaged + fresh - combined


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
