"""The components of Colossus: 70,200 hexes on six sheets of two scales, 6,000 units of eight powers."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import numpy as np

from grognard.board import HexGrid, HexMap, reach_spaces
from grognard.core.meta import read_meta
from grognard.core.title import Kit

META = read_meta(Path(__file__).parent)
SIDES = META.sides
ALLIANCES = tuple(dict.fromkeys(META.alliances.values()))
UNITS = 750
"""Of each power."""
IN_POOL = 10
STRIDE = 10_007
"""A prime: units that follow one another stand far apart."""
RANGE = 26
POOL, DEAD = "pool", "dead"
TERRAINS = ("plain", "wood", "hill", "sea")


def _world() -> HexMap:
    """Four flat-topped sheets that join, and two pointy-topped ones of a coarser scale beside them."""
    fine = [
        HexGrid(range(1, 91), range(1, 131), "flat", "even", f"{key}{{col:02}}{{row:03}}", place=(col, row))
        for key, col, row in (("A", 0, 0), ("B", 90, 0), ("C", 0, 130), ("D", 90, 130))
    ]
    coarse = [
        HexGrid(
            *(range(1, 131), range(1, 91), "pointy", "odd", f"{key}{{row:02}}{{col:03}}"),
            place=(0, row),
            scale=2.5,
            origin=(160.0, 0.0),
        )
        for key, row in (("E", 0), ("F", 90))
    ]
    links = [(f"B90{row:03}", f"E{row:02}001") for row in range(1, 91)]
    return HexMap([*fine, *coarse], boxes={POOL: None, DEAD: None}, links=links)


class ColossusKit(Kit):
    """Map and units, in lists by space and by piece."""

    def __init__(self) -> None:
        self.map = _world()
        self.board = self.map.board
        self.space_names, self.space_index = self.board.names, self.board.index
        self.pool, self.dead = self.board.index[POOL], self.board.index[DEAD]
        self.hexes = self.pool
        """So many spaces are hexes; the boxes follow."""
        self.piece_names = [f"{side}-{number:03}" for side in SIDES for number in range(1, UNITS + 1)]
        self.piece_index = {name: p for p, name in enumerate(self.piece_names)}
        self.units = [range(side * UNITS, (side + 1) * UNITS) for side in range(len(SIDES))]
        self.homes = [self._homes(side) for side in range(len(SIDES))]
        self._one = np.ones(len(self.board.target), np.int32)

    def side(self, p: int) -> int:
        return p // UNITS

    def _homes(self, side: int) -> tuple[int, ...]:
        """One home, or two for every second power."""
        middle = side * self.hexes // len(SIDES) + 4_000
        return (middle, middle + 40)[: 1 + side % 2]

    @cached_property
    def start(self) -> list[int]:
        """Where each unit begins: powers that are neighbours are mixed, each unit in a hex of its own."""
        found, taken = [], set[int]()
        share = self.hexes // len(SIDES)
        for side, units in enumerate(self.units):
            for number in range(len(units)):
                space = (side * share + number * STRIDE % (2 * share)) % self.hexes
                while space in taken:
                    space = (space + 1) % self.hexes
                taken.add(space)
                found.append(space if number < UNITS - IN_POOL else self.pool)
        return found

    @cached_property
    def terrain(self) -> list[str]:
        """By hex, in broad belts: the map shall look like one."""
        x, y = self.board.x[: self.hexes], self.board.y[: self.hexes]
        wave = np.sin(x / 19) + np.sin(y / 23 + x / 61) + 0.4 * np.sin(x / 5 + y / 7)
        return [TERRAINS[kind] for kind in np.searchsorted((-0.9, 0.4, 1.2), wave)]

    def near(self, space: int) -> list[int]:
        """The hexes that a unit may march to from here."""
        return [to for to in reach_spaces(self.board.graph, space, self._one, RANGE) if to != space]
