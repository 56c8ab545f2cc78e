"""Boards: flat arrays, names and the joining of sheets."""

import pickle

import numpy as np
import pytest

from grognard.board import Board, BoardBuilder, HexGrid, distance, reach


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
    board = HexGrid(range(1, 5), range(1, 5), "flat", "even").board()
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
    board = HexGrid(range(1, 5), range(1, 5), "pointy", "even").board()
    copy = pickle.loads(pickle.dumps(board))
    assert copy.names == board.names
    assert distance(copy.graph, 0, 15) == distance(board.graph, 0, 15)


def test_sheets_of_different_scale_boxes_and_arrows() -> None:
    fine = HexGrid(range(1, 4), range(1, 4), "pointy", "even", "F{row:02}{col:02}").board()
    coarse = HexGrid(range(1, 3), range(1, 3), "pointy", "even", "C{row:02}{col:02}").board()
    builder = BoardBuilder()
    assert builder.add(fine) == 0
    assert builder.add(coarse, scale=2.0, offset=(10.0, 0.0)) == 1
    builder.space("Exile")
    builder.link("F0103", "C0101")
    builder.link("F0203", "C0101")
    builder.link("Exile", "F0101", both=False)
    board = builder.build()
    assert board.size == 9 + 4 + 1
    at = board.index
    assert board.link(at["C0101"], at["F0203"]) >= 0
    assert board.link(at["F0101"], at["Exile"]) == -1
    assert board.reverse[board.link(at["Exile"], at["F0101"])] == -1
    assert board.sheet[[at["F0101"], at["C0101"], at["Exile"]]].tolist() == [0, 1, -1]
    assert board.x[at["C0102"]] - board.x[at["C0101"]] == 2.0
    assert np.isnan(board.x[at["Exile"]])


def test_the_same_space_on_several_sheets() -> None:
    builder = BoardBuilder()
    for prefix in "abc":
        builder.add(Board.build(["1", "2"], [(0, 1), (1, 0)]), prefix=prefix)
    builder.same("a2", "b1")
    builder.same("b1", "c1")
    builder.same("c1", "a2")
    board = builder.build()
    assert board.names == ["a1", "a2", "b2", "c2"]
    assert board.index["c1"] == board.index["b1"] == board.index["a2"] == 1
    assert set(board.neighbours[1]) == {0, 2, 3}


def test_joining_takes_aliases_along_and_refuses_a_name_twice() -> None:
    sheet = Board.build(["a"], [], aliases={"Alpha": 0})
    builder = BoardBuilder()
    builder.add(sheet)
    with pytest.raises(ValueError, match="already"):
        builder.space("a")
    assert builder.build().index == {"a": 0, "Alpha": 0}


def test_attributes_are_arrays_indexed_like_the_board() -> None:
    board = HexGrid(range(1, 6), range(1, 6), "flat", "even").board()
    cost = np.full(len(board.target), 3, np.int32)
    cost[board.chain(["0101", "0102", "0103", "0104"])] = 1
    there = reach(board.graph, board.index["0101"], cost, 3)
    assert there.cost(board.index["0104"]) == 3
    assert [board.names[i] for i in there.path(board.index["0104"])] == ["0102", "0103", "0104"]
