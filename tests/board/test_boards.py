"""Boards: flat arrays, names and the joining of sheets."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

from grognard.board import Board, HexGrid, HexMap, distance, reach


def test_links_are_rows_in_the_order_given() -> None:
    board = Board.build("abc", [(1, 2), (0, 1), (1, 0), (0, 2), (0, 1)])
    assert board.size == 3
    assert board.start.tolist() == [0, 2, 4, 4]
    assert board.target.tolist() == [1, 2, 2, 0]
    assert board.source.tolist() == [0, 0, 1, 1]
    assert board.reverse.tolist() == [3, -1, -1, 0]
    assert board.neighbours == [(1, 2), (2, 0), ()]
    assert [board.link(0, 2), board.link(2, 0)] == [1, -1]
    assert np.isnan(board.x).all()


def test_an_empty_board_and_a_board_without_links() -> None:
    assert Board.build([], []).size == 0
    lonely = Board.build(["box"], [])
    assert lonely.neighbours == [()]
    assert lonely.reverse.size == 0


def test_bad_boards_are_refused() -> None:
    with pytest.raises(ValueError, match="a names two spaces"):
        Board.build(["a", "a"], [])
    with pytest.raises(ValueError, match="off the board"):
        Board.build(["a"], [(0, 1)])
    with pytest.raises(ValueError, match="another space"):
        Board.build(["a", "b"], [], aliases={"a": 1})


def test_named_pairs_and_chains() -> None:
    board = HexMap([HexGrid(range(1, 5), range(1, 5), "flat", "even")]).board
    road = board.chain(["0101", "0102", "0103"])
    assert len(road) == 4
    assert sorted((int(board.source[i]), int(board.target[i])) for i in road) == [
        (0, 1),
        (1, 0),
        (1, 2),
        (2, 1),
    ]
    assert board.chain(["0101", "0102"], both=False) == [board.link(0, 1)]
    with pytest.raises(ValueError, match="0101 has no link to 0404"):
        board.links_of([("0101", "0404")])
    with pytest.raises(KeyError):
        board.links_of([("0101", "9999")])


def test_a_board_survives_pickling() -> None:
    board = HexMap([HexGrid(range(1, 5), range(1, 5), "pointy", "even")]).board
    copy = pickle.loads(pickle.dumps(board))
    assert copy.names == board.names
    assert distance(copy.graph, 0, 15) == distance(board.graph, 0, 15)


def test_sheets_of_different_scale_boxes_and_arrows() -> None:
    fine = HexGrid(range(1, 4), range(1, 4), "pointy", "even", "F{row:02}{col:02}")
    coarse = HexGrid(range(1, 3), range(1, 3), "flat", "even", "C{row:02}{col:02}", scale=2.0, origin=(10.0, 0.0))
    world = HexMap(
        [fine, coarse],
        boxes={"Exile": None, "Port": (3.0, 9.0)},
        links=[("F0103", "C0101"), ("F0203", "C0101"), ("Port", "F0303")],
        arrows=[("Exile", "F0101")],
    )
    board = world.board
    assert board.size == 9 + 4 + 2
    at = board.index
    assert board.link(at["C0101"], at["F0203"]) >= 0
    assert board.link(at["F0101"], at["Exile"]) == -1
    assert board.reverse[board.link(at["Exile"], at["F0101"])] == -1
    assert board.sheet[[at["F0101"], at["C0101"], at["Exile"]]].tolist() == [0, 1, -1]
    assert board.y[at["C0201"]] - board.y[at["C0101"]] == 2.0
    assert np.isnan(board.x[at["Exile"]])
    assert (board.x[at["Port"]], board.y[at["Port"]]) == world.centre("Port") == (3.0, 9.0)
    for name in ("F0202", "C0102"):
        assert (board.x[at[name]], board.y[at[name]]) == pytest.approx(world.centre(name))
        assert world.at(*world.centre(name)) == name
    assert world.at(-20.0, 0.0) is None
    assert world.bounds[0] == fine.bounds[0]
    assert world.bounds[2] == coarse.bounds[2]


def test_the_same_space_on_several_sheets() -> None:
    sheets = [
        HexGrid(range(1, 3), range(1, 2), "pointy", "even", key + "{col}", origin=(0.0, 9.0 * i))
        for i, key in enumerate("abc")
    ]
    board = HexMap(sheets, same=[("a2", "b1"), ("b1", "c1"), ("c1", "a2")]).board
    assert board.names == ["a1", "a2", "b2", "c2"]
    assert board.index["c1"] == board.index["b1"] == board.index["a2"] == 1
    assert set(board.neighbours[1]) == {0, 2, 3}
    assert board.sheet.tolist() == [0, 0, 1, 2]


def test_a_name_is_given_once() -> None:
    grid = HexGrid(range(1, 3), range(1, 3), "flat", "even")
    with pytest.raises(ValueError, match="0101 names two"):
        _ = HexMap([grid], boxes={"0101": None}).board
    with pytest.raises(ValueError, match="0101 is on sheets"):
        _ = HexMap([grid, replace(grid, scale=2.0)]).board
    with pytest.raises(ValueError, match="printed twice"):
        _ = HexMap([grid, replace(grid, place=(4, 0))]).board


def test_attributes_are_arrays_indexed_like_the_board() -> None:
    board = HexMap([HexGrid(range(1, 6), range(1, 6), "flat", "even")]).board
    cost = np.full(len(board.target), 3, np.int32)
    cost[board.chain(["0101", "0102", "0103", "0104"])] = 1
    there = reach(board.graph, board.index["0101"], cost, 3)
    assert there.cost(board.index["0104"]) == 3
    assert [board.names[i] for i in there.path(board.index["0104"])] == ["0102", "0103", "0104"]
