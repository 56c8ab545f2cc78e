"""Intervals and tests for figures of many games. Small enough to stand here; nothing else is needed of a library."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Z = 1.959963984540054
"""Of the normal distribution, 95% lie within so many standard deviations."""
Numbers = npt.NDArray[np.float64]


def wilson(count: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's)."""
    if not of:
        return 0.0, 1.0
    share, room = count / of, Z * Z / of
    middle = (share + room / 2) / (1 + room)
    half = Z / (1 + room) * math.sqrt(share * (1 - share) / of + room / (4 * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_difference(count: int, of: int, other: int, of_other: int) -> tuple[float, float]:
    """The 95% interval of the difference between two shares (Newcombe's)."""
    (low, high), (low2, high2) = wilson(count, of), wilson(other, of_other)
    p, q = count / of, other / of_other
    return (
        q - p - math.hypot(q - low2, high - p),
        q - p + math.hypot(high2 - q, p - low),
    )


def mean_difference(first: Numbers, second: Numbers) -> tuple[float, float]:
    """The 95% interval of the difference between two means; wide open if there are too few figures."""
    if len(first) < 2 or len(second) < 2:
        return -math.inf, math.inf
    half = Z * math.sqrt(first.var(ddof=1) / len(first) + second.var(ddof=1) / len(second))
    middle = float(second.mean() - first.mean())
    return middle - half, middle + half


def fisher(count: int, of: int, other: int, of_other: int) -> float:
    """How likely two shares at least as different are, if there is no difference (Fisher's exact test, two-sided)."""
    total, hits = of + of_other, count + other

    def log_chance(k: int) -> float:
        return _log_choose(of, k) + _log_choose(of_other, hits - k) - _log_choose(total, hits)

    seen = log_chance(count)
    ways = range(max(0, hits - of_other), min(hits, of) + 1)
    found = sum(math.exp(chance) for chance in map(log_chance, ways) if chance <= seen + 1e-9)
    return min(1.0, found)


def _log_choose(n: int, k: int) -> float:
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def mann_whitney(first: Numbers, second: Numbers) -> float:
    """How likely two rows of figures at least as far apart are, if there is no difference (two-sided, with ties)."""
    n, m = len(first), len(second)
    if not n or not m:
        return 1.0
    values, places, counts = np.unique(np.concatenate((first, second)), return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks = (ends - (counts - 1) / 2)[places]
    u = float(ranks[:n].sum()) - n * (n + 1) / 2
    total = n + m
    ties = float(((counts**3 - counts) / (total * (total - 1))).sum()) if total > 1 else 0.0
    deviation = math.sqrt(n * m / 12 * ((total + 1) - ties)) if len(values) > 1 else 0.0
    if deviation == 0.0:
        return 1.0
    return math.erfc(max(0.0, abs(u - n * m / 2) - 0.5) / deviation / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances, knowing that so many differences were looked at (Holm's correction)."""
    found, worst = [0.0] * len(chances), 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = worst
    return found
