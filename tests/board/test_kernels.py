"""The compiled kernels agree with plain Python on random boards."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.board import (
    Board,
    Graph,
    HexGrid,
    HexMap,
    distance,
    distance_field,
    flood,
    reach,
    reach_spaces,
    relay,
    spread,
    zones,
)

Link = tuple[int, int]


class Scene(NamedTuple):
    """A random board with random tables."""

    board: Board
    cost: list[int]
    budget: int
    extra: bytes
    leave: bytes
    into: bytes
    blocked: bytes
    stop: bytes
    minimum_one: bool

    @property
    def costs(self) -> "np.ndarray[Any, np.dtype[np.int32]]":
        return np.array(self.cost, np.int32)


@st.composite
def scenes(draw: Any) -> Scene:
    size = draw(st.integers(1, 12))
    ends = st.integers(0, size - 1)
    links = draw(st.lists(st.tuples(ends, ends).filter(lambda p: p[0] != p[1]), max_size=50, unique=True))
    board = Board.build([str(i) for i in range(size)], links)

    def table(most: int) -> bytes:
        return bytes(draw(st.lists(st.integers(0, most), min_size=size, max_size=size)))

    return Scene(
        board,
        draw(st.lists(st.integers(-1, 4), min_size=len(links), max_size=len(links))),
        draw(st.integers(-1, 9)),
        table(2),
        table(2),
        table(2),
        bytes(b // 3 for b in table(3)),
        bytes(b // 3 for b in table(3)),
        draw(st.booleans()),
    )


def expected(scene: Scene, origins: Iterable[int], *, leaving: bool, budget: int | None = None) -> dict[int, int]:
    """Cost of every space in reach, by relaxing all links until nothing changes."""
    limit = scene.budget if budget is None else budget
    sources = set(origins)
    best = dict.fromkeys(sources, 0)
    changed = True
    while changed:
        changed = False
        for link, (a, b) in enumerate(zip(scene.board.source, scene.board.target, strict=True)):
            if a not in best or scene.cost[link] < 0 or scene.blocked[b]:
                continue
            if a not in sources and (scene.stop[a] or best[a] > limit):
                continue
            total = best[a] + scene.cost[link] + scene.extra[b]
            if leaving and scene.leave[a]:
                total += scene.leave[a] + scene.into[b]
            if total > limit and not (scene.minimum_one and a in sources):
                continue
            if total < best.get(int(b), 1 << 30):
                best[int(b)] = total
                changed = True
    return best


@given(scenes(), st.data())
def test_reach(scene: Scene, data: st.DataObject) -> None:
    board = scene.board
    origin = data.draw(st.integers(0, board.size - 1))
    tables: dict[str, Any] = {
        "extra": scene.extra,
        "leave": bytearray(scene.leave),
        "into": scene.into,
        "blocked": np.frombuffer(scene.blocked, np.uint8),
        "stop": scene.stop,
        "minimum_one": scene.minimum_one,
    }
    result = reach(board.graph, origin, scene.costs, scene.budget, **tables)
    wanted = expected(scene, [origin], leaving=True)
    assert result.costs == wanted
    assert result.spaces == list(result) == list(result.costs)
    assert result.spaces[0] == origin
    assert list(result.costs.values()) == sorted(wanted.values())
    assert len(result) == len(wanted)
    for space in range(board.size):
        assert result.cost(space) == wanted.get(space, -1)
        assert (space in result) == (space in wanted)
        if space not in wanted:
            assert result.came_from(space) == -1
            continue
        path = [origin, *result.path(space)]
        assert path[-1] == space
        assert all(board.link(a, b) >= 0 for a, b in pairwise(path))
        assert result.came_from(space) == (path[-2] if space != origin else -1)
        spent = [wanted[s] for s in path]
        assert spent == sorted(spent)
    assert reach_spaces(board.graph, origin, scene.costs, scene.budget, **tables) == result.spaces


@given(scenes(), st.data())
def test_spread(scene: Scene, data: st.DataObject) -> None:
    origins = data.draw(st.lists(st.integers(0, scene.board.size - 1), max_size=4))
    marks = spread(
        scene.board.graph,
        origins,
        scene.costs,
        scene.budget,
        extra=scene.extra,
        blocked=scene.blocked,
        stop=scene.stop,
        minimum_one=scene.minimum_one,
    )
    wanted = expected(scene, origins, leaving=False)
    assert marks == bytes(s in wanted for s in range(scene.board.size))


@given(scenes(), st.data())
def test_flood(scene: Scene, data: st.DataObject) -> None:
    origins = data.draw(st.sets(st.integers(0, scene.board.size - 1), max_size=4))
    allowed = bytes(cost > 1 for cost in scene.cost)
    marks = flood(scene.board.graph, origins, allowed, scene.blocked)
    reached, waiting = set(origins), list(origins)
    while waiting:
        space = waiting.pop()
        for to in scene.board.neighbours[space]:
            if to not in reached and allowed[scene.board.link(space, to)] and not scene.blocked[to]:
                reached.add(to)
                waiting.append(to)
    assert marks == bytes(s in reached for s in range(scene.board.size))


@given(scenes(), st.data())
def test_relay(scene: Scene, data: st.DataObject) -> None:
    size = scene.board.size
    seeds = bytes(data.draw(st.lists(st.booleans(), min_size=size, max_size=size)))
    relays = data.draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, 5), st.integers(0, 3)), max_size=6))
    most = data.draw(st.integers(0, 4))
    result = relay(
        scene.board.graph,
        seeds,
        [space for space, _, _ in relays],
        [far for _, far, _ in relays],
        [weight for _, _, weight in relays],
        scene.costs,
        most,
        extra=scene.extra,
        blocked=scene.blocked,
        stop=scene.stop,
        minimum_one=scene.minimum_one,
    )
    supplied = {(s, 0) for s in range(size) if seeds[s]}
    works: set[Link] = set()
    while True:
        new = {
            (i, used + weight)
            for i, (space, _, weight) in enumerate(relays)
            for used in range(most + 1)
            if (space, used) in supplied and used + weight <= most
        }
        if new <= works:
            break
        works |= new
        for i, used in works:
            space, far, _ = relays[i]
            supplied |= {(s, used) for s in expected(scene, [space], leaving=False, budget=far)}
    lightest = [min((used for j, used in works if j == i), default=255) for i in range(len(relays))]
    assert list(result.relays) == lightest
    assert list(result.spaces) == [min((used for t, used in supplied if t == s), default=255) for s in range(size)]
    for weight in range(most + 1):
        assert list(result.within(weight)) == [used <= weight for used in result.spaces]


@given(scenes(), st.data())
def test_zones(scene: Scene, data: st.DataObject) -> None:
    board = scene.board
    units = data.draw(st.lists(st.tuples(st.integers(0, board.size - 1), st.integers(0, 1)), max_size=8))
    masks = np.array([[cost > 0 for cost in scene.cost], [cost > 2 for cost in scene.cost]], np.uint8)
    wanted = [0] * board.size
    for space, kind in units:
        for to in board.neighbours[space]:
            wanted[to] += int(masks[kind, board.link(space, to)])
    spaces = [space for space, _ in units]
    kinds = [kind for _, kind in units]
    assert list(zones(board.graph, spaces, kinds, masks)) == wanted
    assert list(zones(board.graph, np.array(spaces, np.int64), bytes(kinds), masks)) == wanted


def test_zones_count_no_further_than_a_byte() -> None:
    board = Board.build("ab", [(0, 1)])
    assert list(zones(board.graph, [0] * 300, bytes(300), np.ones((1, 1), np.uint8))) == [0, 255]


@given(scenes(), st.data())
def test_distance(scene: Scene, data: st.DataObject) -> None:
    board = scene.board
    origins = data.draw(st.lists(st.integers(0, board.size - 1), min_size=1, max_size=3))
    limit = data.draw(st.integers(0, 5))
    open_links = scene._replace(
        cost=[1] * len(scene.cost), extra=bytes(board.size), blocked=bytes(board.size), stop=bytes(board.size)
    )
    wanted = expected(open_links, origins, leaving=False, budget=1000)
    whole = distance_field(board.graph, origins)
    assert whole.tolist() == [wanted.get(s, -1) for s in range(board.size)]
    near = distance_field(board.graph, np.array(origins), limit)
    assert near.tolist() == [d if d <= limit else -1 for d in whole.tolist()]
    alone = distance_field(board.graph, origins[0])
    assert [distance(board.graph, origins[0], s) for s in range(board.size)] == alone.tolist()


def test_minimum_one_goes_no_further() -> None:
    board = Board.build("abcd", [(0, 1), (0, 3), (1, 2)])
    cost = np.array([9, -1, 0], np.int32)
    assert reach_spaces(board.graph, 0, cost, 2) == [0]
    assert reach_spaces(board.graph, 0, cost, 2, minimum_one=True) == [0, 1]
    assert reach_spaces(board.graph, 0, cost, 2, minimum_one=True, blocked=b"\0\1\0\0") == [0]


def test_huge_costs_do_not_overflow() -> None:
    board = Board.build("abc", [(0, 1), (1, 2)])
    most = 2**31 - 1
    cost = np.full(2, most, np.int32)
    result = reach(board.graph, 0, cost, 2**60, extra=b"\xff" * 3, minimum_one=True)
    assert result.costs == {0: 0, 1: most + 255}


def test_results_outlive_later_searches() -> None:
    board = HexMap([HexGrid(range(5), range(5), "flat", "even")]).board
    cost = np.ones(len(board.target), np.int32)
    first = reach(board.graph, 0, cost, 1)
    before = first.costs
    reach(board.graph, 24, cost, 3)
    assert first.costs == before
    assert first.path(first.spaces[-1])


def test_tables_of_the_wrong_shape_are_refused() -> None:
    board = HexMap([HexGrid(range(3), range(3), "flat", "even")]).board
    graph, links = board.graph, len(board.target)
    cost = np.ones(links, np.int32)
    with pytest.raises(ValueError, match="cost"):
        reach(graph, 0, cost[1:], 3)
    with pytest.raises(TypeError, match="32-bit"):
        reach(graph, 0, cost.astype(np.int64), 3)
    with pytest.raises(TypeError, match="32-bit"):
        reach(graph, 0, cost.astype(np.float32), 3)
    with pytest.raises(ValueError, match="blocked"):
        reach(graph, 0, cost, 3, blocked=b"")
    with pytest.raises(IndexError):
        reach(graph, 9, cost, 3)
    with pytest.raises(IndexError):
        spread(graph, [-1], cost, 3)
    with pytest.raises(IndexError):
        flood(graph, [9], bytes(links))
    with pytest.raises(TypeError, match="allowed"):
        flood(graph, [0], None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="kinds"):
        zones(graph, [0, 1], b"\0", np.ones((1, links), np.uint8))
    with pytest.raises(IndexError, match="mask"):
        zones(graph, [0], b"\1", np.ones((1, links), np.uint8))
    with pytest.raises(ValueError, match="ranges"):
        relay(graph, bytes(9), [0], [], [0], cost, 1)
    with pytest.raises(TypeError, match="seeds"):
        relay(graph, None, [0], [1], [0], cost, 1)  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        relay(graph, bytes(9), [9], [1], [0], cost, 1)
    with pytest.raises(ValueError, match="most"):
        relay(graph, bytes(9), [0], [1], [0], cost, 255)
    with pytest.raises(KeyError):
        reach(graph, 0, cost, 1).path(8)


def test_a_graph_checks_its_arrays() -> None:
    def ints(*values: int) -> "np.ndarray[Any, np.dtype[np.int32]]":
        return np.array(values, np.int32)

    with pytest.raises(ValueError, match="rows of target"):
        Graph(ints(0, 2), ints(0))
    with pytest.raises(ValueError, match="decrease"):
        Graph(ints(0, 2, 1, 2), ints(1, 0))
    with pytest.raises(ValueError, match="does not exist"):
        Graph(ints(0, 1), ints(1))
