"""What handfuls of dice do to ships. Every figure is a number of throws."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.odds import FACES

Wrecks = dict[tuple[int, int], int]
"""Of all throws of the dice, those after which so many steps of a fleet are sunk, and so many of the rest damaged."""


def wrecks(needs: Iterable[int], steps: int, damaged: int, *, combine: bool = False) -> Wrecks:
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
        key = after_results(steps, damaged, hit, hurt, combine=combine)
        found[key] = found.get(key, 0) + ways
    return found


def after_results(steps: int, damaged: int, hit: int, hurt: int, *, combine: bool = False) -> tuple[int, int]:
    """Steps sunk, and steps damaged in the end, when hits and damages on a fleet take effect (KT-h).

    A hit is taken by a damaged step as long as there is one: the owner never does better (KT-w). With `combine` a
    second damage sinks the damaged step though sound ones are left.
    """
    hit = min(hit, steps)
    on_damaged = min(hit, damaged)
    damaged -= on_damaged
    sound = steps - hit - damaged
    fresh = min(max(0, hurt + 1 - damaged) // 2 if combine else hurt, sound)
    combined = min(hurt - fresh, damaged + fresh)
    return hit + combined, damaged + fresh - combined
