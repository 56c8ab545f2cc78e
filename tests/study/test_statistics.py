"""Intervals and tests: against values worked out elsewhere, and against what must hold."""

from __future__ import annotations

import math

import numpy as np
import pytest

from grognard.study.statistics import fisher, holm, mann_whitney, mean_difference, share_difference, wilson


def test_wilson() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_newcombe() -> None:
    """Newcombe 1998, the example 56/70 against 48/80 (method 10)."""
    assert share_difference(48, 80, 56, 70) == pytest.approx((0.0524, 0.3339), abs=1e-4)


def test_fisher() -> None:
    """The lady tasting tea: 3 of 4 right."""
    assert fisher(3, 4, 1, 4) == pytest.approx(0.4857, abs=1e-4)
    assert fisher(1, 12, 9, 12) == pytest.approx(0.002759, rel=1e-3)
    assert fisher(5, 10, 5, 10) == pytest.approx(1.0)


def test_fisher_holds_what_it_promises() -> None:
    """Of samples that do not differ, at most one in twenty seems to."""
    chance = np.random.default_rng(1)
    wrong = sum(fisher(int(chance.binomial(80, 0.3)), 80, int(chance.binomial(60, 0.3)), 60) < 0.05 for _ in range(600))
    assert wrong <= 0.05 * 600 + 3 * math.sqrt(600 * 0.05 * 0.95)


def test_mann_whitney() -> None:
    same = np.array([1.0, 2.0, 2.0, 3.0])
    assert mann_whitney(same, same) == pytest.approx(1.0)
    assert mann_whitney(np.full(9, 4.0), np.full(7, 4.0)) == 1.0
    assert mann_whitney(np.arange(30.0), np.arange(30.0) + 25) < 1e-6
    chance = np.random.default_rng(2)
    wrong = sum(
        mann_whitney(chance.integers(0, 6, 40).astype(float), chance.integers(0, 6, 50).astype(float)) < 0.05
        for _ in range(600)
    )
    assert wrong <= 0.05 * 600 + 3 * math.sqrt(600 * 0.05 * 0.95)


def test_means() -> None:
    low, high = mean_difference(np.array([1.0, 2.0, 3.0]), np.array([2.0, 3.0, 4.0]))
    assert low < 1.0 < high
    assert mean_difference(np.array([1.0]), np.array([2.0, 3.0])) == (-math.inf, math.inf)


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []
