"""Spaces in parts: who enters a part leaves it only by what that part touches."""

from __future__ import annotations

import numpy as np

from grognard.board import reach_spaces
from grognard.board.board import Board
from grognard.board.parts import Parts

NAMES = ["north", "strait", "south", "hill", "cape"]
NORTH, STRAIT, SOUTH, HILL, CAPE = range(5)
LINKS = [(NORTH, STRAIT), (STRAIT, SOUTH), (STRAIT, CAPE), (SOUTH, CAPE), (HILL, CAPE)]


def waters() -> Parts:
    """A strait hex whose two waters are not joined; the cape touches both, the hill has no water."""
    board = Board.build(NAMES, [pair for a, b in LINKS for pair in ((a, b), (b, a))])
    holds = [True, True, True, False, True]
    return Parts(board, holds, lambda a, b: {a, b} != {SOUTH, CAPE}, {STRAIT: [{NORTH, CAPE}, {SOUTH, CAPE}]})


def test_a_divided_space_has_a_part_for_each_water() -> None:
    sea = waters()
    assert [len(parts) for parts in sea.of] == [1, 2, 1, 0, 1]
    assert sea.board.names == ["north", "strait", "straitb", "south", "cape"]


def test_who_enters_by_one_water_does_not_leave_by_the_other() -> None:
    sea = waters()
    first, second = sea.of[STRAIT]
    assert sea.spaces(sea.neighbours[first]) == [NORTH, CAPE]
    assert sea.spaces(sea.neighbours[second]) == [SOUTH, CAPE]


def test_a_neighbour_that_touches_both_waters_joins_them() -> None:
    sea = waters()
    costs = np.ones(len(sea.board.target), np.int32)
    reached = reach_spaces(sea.board.graph, sea.of[NORTH][0], costs, 9)
    assert SOUTH in sea.spaces(reached)


def test_a_closed_side_is_no_link() -> None:
    sea = waters()
    assert not sea.adjacent(sea.of[SOUTH][0], CAPE)
    assert sea.adjacent(sea.of[STRAIT][1], CAPE)
