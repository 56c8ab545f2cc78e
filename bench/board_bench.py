"""Times the board kernels on a map as large as any title needs: 70,200 hexes, 3,000 units a side."""

from __future__ import annotations

import json
import platform
import time
import tracemalloc
from collections.abc import Callable

import numpy as np

from grognard.board import Board, HexGrid, HexMap, Reach, Relayed, flood, reach, reach_spaces, relay, spread, zones

COLUMNS, ROWS = 360, 195
UNITS = 3000
DEPOTS = 200
RELAYS = 600
# The sides stand west and east of a column and mix for some columns on either side of it.
FRONT, BELT = 180, 20


def _best(call: Callable[[], object], number: int, repeat: int = 7) -> float:
    """Milliseconds of one call in the best of several rounds: the least disturbed by the machine."""
    rounds = []
    for _ in range(repeat):
        begin = time.perf_counter()
        for _ in range(number):
            call()
        rounds.append((time.perf_counter() - begin) / number)
    return min(rounds) * 1000


def _large(rng: np.random.Generator) -> dict[str, float]:
    board = HexMap([HexGrid(range(COLUMNS), range(ROWS), "pointy", "even", "{row:03}{col:03}")]).board
    graph, links = board.graph, len(board.target)
    terrain = rng.integers(1, 4, board.size)
    cost = terrain[board.target].astype(np.int32)
    cost[rng.random(links) < 0.05] = -1
    rivers = rng.random(links) < 0.1
    masks = np.stack([np.ones(links), ~rivers, np.zeros(links)]).astype(np.uint8)

    column = np.arange(board.size) % COLUMNS
    west, east = np.flatnonzero(column < FRONT + BELT), np.flatnonzero(column >= FRONT - BELT)
    own, enemy = (rng.choice(half, UNITS).astype(np.int32) for half in (west, east))
    kinds = rng.integers(0, 3, UNITS).astype(np.uint8)
    enemy_zone = zones(graph, enemy, kinds, masks)
    occupied = np.zeros(board.size, np.uint8)
    occupied[enemy] = 1
    held = np.zeros(board.size, np.uint8)
    held[own] = 1
    shut = (((np.frombuffer(enemy_zone, np.uint8) > 0) & (held == 0)) | (occupied == 1)).astype(np.uint8)

    rails = _railways(board, rng)
    sources = np.flatnonzero((column == 0) & (_served(board, rails) == 1))
    depots = rng.choice(np.flatnonzero((column < FRONT) & (_served(board, rails) == 1)), DEPOTS)
    places = rng.choice(west, RELAYS).astype(np.int32)
    ranges = rng.integers(4, 9, RELAYS).astype(np.int32)
    weights = (rng.random(RELAYS) < 0.3).astype(np.uint8)

    def supply() -> Relayed:
        network = np.frombuffer(flood(graph, sources, rails, shut), np.uint8)
        near_rail = spread(graph, np.flatnonzero(network), cost, 4, blocked=shut, minimum_one=True)
        near_depots = spread(graph, depots[network[depots] == 1], cost, 12, blocked=shut, minimum_one=True)
        seeds = np.frombuffer(near_rail, np.uint8) | np.frombuffer(near_depots, np.uint8)
        return relay(graph, seeds, places, ranges, weights, cost, 1, blocked=shut, minimum_one=True)

    supplied = supply()
    movers = iter(np.tile(own, 1000).tolist())
    return {
        "reach_70200_ms": _best(lambda: reach(graph, next(movers), cost, 6, blocked=occupied, stop=enemy_zone), 3000),
        "zones_70200_ms": _best(lambda: zones(graph, enemy, kinds, masks), 20),
        "supply_70200_ms": _best(supply, 5),
        "supply_70200_spaces": float(sum(supplied.within(1))),
        "supply_70200_relays": float(sum(weight < 255 for weight in supplied.relays)),
    }


def _world() -> HexMap:
    """70,200 hexes on six sheets: four flat-topped ones that join, two pointy-topped of a coarser scale beside them."""
    fine = [
        HexGrid(range(1, 91), range(1, 131), "flat", "even", f"{key}{{col:02}}{{row:03}}", place=(col, row))
        for key, col, row in (("A", 0, 0), ("B", 90, 0), ("C", 0, 130), ("D", 90, 130))
    ]
    coarse = [
        HexGrid(
            *(range(1, 131), range(1, 91), "pointy", "odd", f"{key}{{row:02}}{{col:03}}"),
            place=(0, row),
            scale=2.5,
            origin=(200.0, 0.0),
        )
        for key, row in (("E", 0), ("F", 90))
    ]
    links = [(f"B90{row:03}", f"E{row:02}001") for row in range(1, 91)]
    return HexMap([*fine, *coarse], boxes={"Exile": None}, links=links, arrows=[("Exile", "A01001")])


def _building() -> dict[str, float]:
    """How long such a board takes to build, and the memory that it keeps and needs while being built."""
    milliseconds = _best(lambda: _world().board, 1, 3)
    tracemalloc.start()
    world = _world()
    size = world.board.size
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {
        "build_70200_ms": milliseconds,
        "build_70200_spaces": float(size),
        "build_70200_mb": kept / 1e6,
        "build_70200_peak_mb": most / 1e6,
    }


def _railways(board: Board, rng: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Straight lines across the board, some of them cut."""
    rails = np.zeros(len(board.target), np.uint8)
    for row in range(0, ROWS, 24):
        rails[board.chain([f"{row:03}{col:03}" for col in range(COLUMNS)])] = 1
    for col in range(0, COLUMNS, 24):
        rails[board.chain([f"{row:03}{col:03}" for row in range(ROWS)])] = 1
    rails[rng.random(len(rails)) < 0.01] = 0
    return rails


def _served(
    board: Board, rails: np.ndarray[tuple[int], np.dtype[np.uint8]]
) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Per space 1 if a railway leads there."""
    served = np.zeros(board.size, np.uint8)
    served[board.target[rails == 1]] = 1
    return served


def _small(rng: np.random.Generator) -> dict[str, float]:
    board = HexMap([HexGrid(range(1, 35), range(1, 21), "flat", "even")]).board
    cost = rng.integers(1, 4, len(board.target)).astype(np.int32)
    none = bytes(board.size)
    origin = board.index["1610"]

    def go() -> Reach:
        return reach(board.graph, origin, cost, 4, extra=none, blocked=none, stop=none)

    def go_cheaply() -> list[int]:
        return reach_spaces(board.graph, origin, cost, 4, extra=none, blocked=none, stop=none)

    return {
        "reach_680_ms": _best(go, 5000),
        "reach_680_costs_ms": _best(lambda: go().costs, 5000),
        "reach_680_spaces_ms": _best(go_cheaply, 5000),
        "reach_680_hexes": float(len(go())),
    }


def results() -> dict[str, float]:
    """Milliseconds per call, and how much the call found; the map and the units are the same every time."""
    rng = np.random.default_rng(1944)
    return _building() | _large(rng) | _small(rng)


if __name__ == "__main__":
    machine = f"{platform.node()} {platform.processor() or platform.machine()}"
    print(json.dumps({"machine": machine, "python": platform.python_version(), **results()}, indent=2))
