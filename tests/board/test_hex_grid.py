"""Hex grids: numbering, neighbours, distances and drawing agree with each other."""

import math
from collections.abc import Callable
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.board import HexGrid, HexMap, distance, distance_field
from grognard.board.grid import Hex


def named(col: int, row: int) -> str:
    """A title's own numbering."""
    return f"{'abcdefghijklm'[row]}/{col}"


@st.composite
def grids(draw: Callable[..., Any]) -> HexGrid:
    first_col, first_row = draw(st.integers(0, 3)), draw(st.integers(0, 3))
    flags = st.booleans()
    tops: Literal["flat", "pointy"] = "flat" if draw(flags) else "pointy"
    shifted: Literal["even", "odd"] = "even" if draw(flags) else "odd"
    return HexGrid(
        range(first_col, first_col + draw(st.integers(1, 9))),
        range(first_row, first_row + draw(st.integers(1, 9))),
        tops,
        shifted,
        draw(st.sampled_from(["{row:02}{col:02}", "X{col:02}{row:02}", "{col:02}-{row}", named])),
        west=bool(draw(flags)),
        north=bool(draw(flags)),
        place=(draw(st.integers(-20, 20)), draw(st.integers(-20, 20))),
        scale=draw(st.sampled_from([0.3, 1.0, 2.5])),
        origin=(draw(st.integers(-50, 50)) / 4, draw(st.integers(-50, 50)) / 4),
    )


@given(grids())
def test_names_and_coordinates_round_trip(grid: HexGrid) -> None:
    board = HexMap([grid]).board
    assert board.names == [grid.name(*h) for h in grid.hexes]
    for h in grid.hexes:
        assert grid.parse(grid.name(*h)) == h
        assert grid.from_doubled(*grid.doubled(*h)) == h
        assert sum(grid.cube(*h)) == 0


@given(grids(), st.floats(-1, 1), st.floats(-1, 1))
def test_a_hex_is_found_by_any_point_in_it(grid: HexGrid, dx: float, dy: float) -> None:
    inner = grid.scale * 0.49
    shift = dx * inner / math.sqrt(2), dy * inner / math.sqrt(2)
    for h, x, y in zip(grid.hexes, *(axis.tolist() for axis in grid.centres()), strict=True):
        assert (x, y) == pytest.approx(grid.centre(*h))
        assert grid.nearest(x + shift[0], y + shift[1]) == h == grid.under(x, y)
        assert HexMap([grid]).at(x, y) == grid.name(*h)
        left, top, right, bottom = grid.bounds
        assert all(left - 1e-9 <= px <= right + 1e-9 for px, _ in grid.corners(*h))
        assert all(top - 1e-9 <= py <= bottom + 1e-9 for _, py in grid.corners(*h))


@given(grids(), st.data())
def test_what_a_rectangle_holds(grid: HexGrid, data: st.DataObject) -> None:
    left, top, right, bottom = grid.bounds
    a, b = (data.draw(st.tuples(st.floats(left - 3, right + 3), st.floats(top - 3, bottom + 3))) for _ in "ab")
    rect = (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))

    def inside(h: Hex) -> bool:
        x, y = grid.centre(*h)
        return rect[0] <= x <= rect[2] and rect[1] <= y <= rect[3]

    found = list(grid.within(rect))
    assert len(set(found)) == len(found)
    edge = {h for h in grid.hexes if min(abs(a - b) for a, b in zip(grid.centre(*h) * 2, rect, strict=True)) < 1e-9}
    assert set(found) - edge == {h for h in grid.hexes if inside(h)} - edge
    assert set(found) <= set(grid.within(rect, beyond=2))


@given(grids())
def test_distance_is_arithmetic(grid: HexGrid) -> None:
    board = HexMap([grid]).board
    for a in grid.hexes[::5]:
        origin = board.index[grid.name(*a)]
        field = distance_field(board.graph, origin)
        for b in grid.hexes:
            steps = grid.distance(a, b)
            assert steps == grid.distance(b, a)
            cubes = zip(grid.cube(*a), grid.cube(*b), strict=True)
            assert steps == max(abs(i - j) for i, j in cubes)
            there = board.index[grid.name(*b)]
            if min(len(grid.columns), len(grid.rows)) > 1:
                assert field[there] == steps == distance(board.graph, origin, there)


@given(grids())
def test_neighbours_touch(grid: HexGrid) -> None:
    board = HexMap([grid]).board
    for h in grid.hexes:
        around = grid.neighbours(*h)
        names = [board.names[i] for i in board.neighbours[board.index[grid.name(*h)]]]
        assert names == [grid.name(*n) for n in around]
        assert [grid.direction(h, n) for n in around] == sorted(grid.direction(h, n) for n in around)
        for n in around:
            assert grid.distance(h, n) == 1
            assert h in grid.neighbours(*n)
            assert math.isclose(math.dist(grid.centre(*h), grid.centre(*n)), grid.scale)
            assert (grid.direction(h, n) + 3) % 6 == grid.direction(n, h)
            mine, theirs = grid.side(h, n), grid.side(n, h)
            for one, other in zip(mine, reversed(theirs), strict=True):
                assert math.dist(one, other) < 1e-9


@pytest.mark.parametrize(("tops", "north"), [("flat", (0.0, -1.0)), ("pointy", (0.5, -math.sqrt(3) / 2))])
def test_directions_start_in_the_north_and_turn_clockwise(
    tops: Literal["flat", "pointy"], north: tuple[float, float]
) -> None:
    grid = HexGrid(range(5), range(5), tops, "odd")
    first, second = grid.neighbours(2, 2)[:2]
    x, y = grid.centre(2, 2)
    assert grid.centre(*first) == pytest.approx((x + north[0], y + north[1]))
    assert grid.centre(*second)[0] > x


def test_corners_surround_the_centre() -> None:
    grid = HexGrid(range(1, 3), range(1, 3), "flat", "even")
    x, y = grid.centre(1, 1)
    assert all(math.isclose(math.dist((x, y), corner), 1 / math.sqrt(3)) for corner in grid.corners(1, 1))


def test_a_point_off_the_sheet_is_in_no_hex() -> None:
    assert HexGrid(range(3), range(3), "pointy", "odd").nearest(-5, 0) is None


def test_mask_leaves_holes() -> None:
    grid = HexGrid(range(3), range(3), "flat", "even", exists=lambda col, row: (col, row) != (1, 1))
    board = HexMap([grid]).board
    assert board.size == 8
    assert "0101" not in board.index
    assert grid.nearest(*grid.centre(1, 1)) is None
    assert not grid.holds(1, 1)


def test_a_hex_on_two_sheets_is_one_space() -> None:
    left = HexGrid(range(1, 4), range(1, 4), "pointy", "even", "L{row:02}{col:02}")
    right = HexGrid(range(1, 4), range(1, 4), "pointy", "even", "R{row:02}{col:02}", place=(2, 0))
    table = HexMap([left, right])
    board = table.board
    assert board.size == 15
    assert board.names[board.index["R0201"]] == "L0203"
    assert distance(board.graph, board.index["L0201"], board.index["R0203"]) == 4
    assert table.around("L0202") == ("L0103", "L0203", "L0303", "L0302", "L0201", "L0102")
    assert table.around("R0201")[1] == "R0202"
    assert table.at(*right.centre(1, 2)) == "L0203"
    assert [int(board.sheet[board.index[name]]) for name in ("L0101", "R0101", "R0102")] == [0, 0, 1]


def test_sheets_half_a_hex_apart_do_not_join() -> None:
    one = HexGrid(range(3), range(3), "pointy", "even")
    with pytest.raises(ValueError, match="lattice"):
        HexMap([one, HexGrid(range(3), range(3), "pointy", "odd", "B{row}{col}", place=(0, 4))])
    fitting = HexGrid(range(3), range(3), "pointy", "odd", "B{row}{col}", place=(0, 3))
    assert HexMap([one, fitting]).board.size == 18
