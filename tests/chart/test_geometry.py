"""Shapes and curves."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.chart.geometry import along, dashes, hexagon, length, part, shifted, spline

points = st.tuples(st.floats(-10, 10), st.floats(-10, 10))


@given(st.lists(points, min_size=3, max_size=8))
def test_a_spline_passes_through_its_points(knots: list[tuple[float, float]]) -> None:
    curve = spline(knots, 10)
    assert all(dist(curve[10 * index], knot) < 1e-9 for index, knot in enumerate(knots))


def test_dashes_cover_their_share_of_a_line() -> None:
    line = [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0)]
    cut = dashes(line, (0.5, 0.5))
    assert sum(map(length, cut)) == pytest.approx(3.5)
    assert all(length(dash) == pytest.approx(0.5) for dash in cut)


def test_part_and_along_agree() -> None:
    line = [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0)]
    piece = part(line, 2.0, 5.0)
    assert piece == [(2.0, 0.0), (3.0, 0.0), (3.0, 2.0)]
    assert along(line, 5.0)[0] == piece[-1]


def test_beyond_its_ends_a_line_goes_on_straight() -> None:
    line = [(0.0, 0.0), (0.0, 0.0), (3.0, 0.0), (3.0, 4.0)]
    assert along(line, 0.0)[1] == 0.0
    assert along(line, -1.0)[0] == (-1.0, 0.0)
    assert along(line, 9.0)[0] == (3.0, 6.0)


def test_a_hexagon_has_six_equal_sides() -> None:
    ring = hexagon((3.0, 4.0), 2.0)
    assert [dist(a, b) for a, b in pairwise([*ring, ring[0]])] == pytest.approx([2.0] * 6)


def test_shifted_keeps_its_distance() -> None:
    line = [(float(x), 0.0) for x in range(5)]
    assert [y for _, y in shifted(line, 0.5)] == pytest.approx([0.5] * 5)
    assert all(b[0] > a[0] for a, b in pairwise(shifted(line, 0.5)))
