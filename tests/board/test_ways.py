"""The way against which least stands."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.board.ways import Cost, best_way

Node = tuple[int, int]
WALL = {(1, 0), (1, 1)}


def steps(node: Node) -> Iterator[tuple[Node, Cost, str]]:
    """Over a field of three by three, with a wall that costs as much as a long way round."""
    x, y = node
    for beyond in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
        if beyond[0] in range(3) and beyond[1] in range(3):
            against = "wall" if beyond in WALL else ""
            yield beyond, (3 if against else 0, 1), against


def test_a_detour_is_better_than_what_stands_against_a_way() -> None:
    way = best_way([(0, 0)], lambda node: node == (2, 0), steps)
    assert way is not None
    assert [node for node, _ in way] == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]
    assert not any(against for _, against in way)


def test_it_says_what_stands_against_which_step() -> None:
    way = best_way([(0, 0)], lambda node: node == (1, 1), steps)
    assert way == [((0, 0), None), ((0, 1), ""), ((1, 1), "wall")]


def test_the_nearest_start_is_taken_and_a_start_may_be_the_end() -> None:
    assert best_way([(0, 0), (2, 1)], lambda node: node == (2, 2), steps) == [((2, 1), None), ((2, 2), "")]
    assert best_way([(2, 2)], lambda node: node == (2, 2), steps) == [((2, 2), None)]


def test_there_may_be_none() -> None:
    assert best_way([(0, 0)], lambda node: node == (5, 5), steps) is None
    assert best_way([], lambda node: True, steps) is None
