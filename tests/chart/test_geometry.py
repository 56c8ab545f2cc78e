"""Hexes and curves."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.chart.geometry import along, centre, corners, dashes, length, neighbours, part, shifted, side, spline

hexes = st.builds("{:02d}{:02d}".format, st.integers(1, 40), st.integers(1, 40))
points = st.tuples(st.floats(-10, 10), st.floats(-10, 10))


@given(hexes)
def test_neighbours_are_one_hex_away_and_see_each_other(hex_: str) -> None:
    for other in neighbours(hex_):
        assert dist(centre(hex_), centre(other)) == pytest.approx(1.0)
        assert hex_ in neighbours(other)


@given(hexes)
def test_a_side_joins_two_corners_of_both_hexes(hex_: str) -> None:
    for other in neighbours(hex_):
        for end in side(hex_, other):
            assert min(dist(end, corner) for corner in corners(hex_)) < 1e-9
            assert min(dist(end, corner) for corner in corners(other)) < 1e-9


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


def test_shifted_keeps_its_distance() -> None:
    line = [(float(x), 0.0) for x in range(5)]
    assert [y for _, y in shifted(line, 0.5)] == pytest.approx([0.5] * 5)
    assert all(b[0] > a[0] for a, b in pairwise(shifted(line, 0.5)))
