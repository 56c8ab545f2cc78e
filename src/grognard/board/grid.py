"""Hex grids, numbered as their rulebooks number them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from grognard.board.board import Board, Point

Hex = tuple[int, int]
Cube = tuple[int, int, int]

_HALF_HEIGHT = math.sqrt(3) / 2
# Steps to the six neighbours in doubled coordinates, clockwise from the north.
_STEPS: dict[str, tuple[Hex, ...]] = {
    "flat": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "pointy": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}


@dataclass(frozen=True, eq=False)
class HexGrid:
    """A sheet of hexes. A hex is (col, row) with the printed numbers, whichever way they run.

    On a flat-top grid the columns of the `shifted` parity lie half a hex further north, on a pointy-top grid
    the rows of that parity half a hex further east. `west` and `north` say that the numbers grow that way
    instead of east and south. `place` is added to (col, row) to find the hex in a lattice shared by sheets.

    Drawing units: neighbouring centres are 1 apart, x grows east and y south.
    """

    columns: range
    rows: range
    tops: Literal["flat", "pointy"]
    shifted: Literal["even", "odd"]
    numbering: str = "{col:02}{row:02}"
    west: bool = False
    north: bool = False
    place: Hex = (0, 0)
    exists: Callable[[int, int], bool] | None = None

    @cached_property
    def hexes(self) -> list[Hex]:
        """Every hex of the sheet, row by row in a numbering that names rows first, else column by column."""
        rows_first = self.numbering.find("{row") < self.numbering.find("{col")
        if rows_first:
            every = [(col, row) for row in self.rows for col in self.columns]
        else:
            every = [(col, row) for col in self.columns for row in self.rows]
        return [h for h in every if self.exists is None or self.exists(*h)]

    def name(self, col: int, row: int) -> str:
        """The printed number."""
        return self.numbering.format(col=col, row=row)

    def parse(self, name: str) -> Hex:
        """The hex with that number; KeyError if the sheet has none."""
        return self._by_name[name]

    def doubled(self, col: int, row: int) -> Hex:
        """Lattice coordinates in which the shifted direction counts half hexes, without cases of parity."""
        x = -(col + self.place[0]) if self.west else col + self.place[0]
        y = -(row + self.place[1]) if self.north else row + self.place[1]
        parity = 0 if self.shifted == "even" else 1
        if self.tops == "flat":
            return x, 2 * y - (1 if col % 2 == parity else 0)
        return 2 * x + (1 if row % 2 == parity else 0), y

    def cube(self, col: int, row: int) -> Cube:
        """Cube coordinates (q, r, s), q + r + s = 0, in the lattice of `place`."""
        x, y = self.doubled(col, row)
        if self.tops == "flat":
            q, r = x, (y - x) // 2
        else:
            q, r = (x - y) // 2, y
        return q, r, -q - r

    def from_cube(self, q: int, r: int, s: int) -> Hex | None:
        """The hex at cube coordinates, None off the sheet."""
        return self._by_cube.get((q, r, s))

    def neighbours(self, col: int, row: int) -> list[Hex]:
        """The adjacent hexes that exist, clockwise from the north."""
        x, y = self.doubled(col, row)
        around = (self._by_doubled.get((x + dx, y + dy)) for dx, dy in _STEPS[self.tops])
        return [h for h in around if h is not None]

    def direction(self, a: Hex, b: Hex) -> int:
        """Which side of a, 0 to 5 clockwise from the north, it shares with its neighbour b."""
        (ax, ay), (bx, by) = self.doubled(*a), self.doubled(*b)
        return _STEPS[self.tops].index((bx - ax, by - ay))

    def distance(self, a: Hex, b: Hex) -> int:
        """Hexes from a to b on an open grid, without looking at what exists in between."""
        (ax, ay), (bx, by) = self.doubled(*a), self.doubled(*b)
        return _steps_between(abs(ax - bx), abs(ay - by), self.tops)

    def centre(self, col: int, row: int) -> Point:
        """Where the middle of the hex is drawn."""
        return _drawn(self.doubled(col, row), self.tops)

    def corners(self, col: int, row: int) -> list[Point]:
        """The six corners; side i of `direction` runs from corner i to corner i + 1."""
        x, y = self.centre(col, row)
        first = -120 if self.tops == "flat" else -90
        angles = [math.radians(first + 60 * i) for i in range(6)]
        radius = 1 / math.sqrt(3)
        return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]

    def side(self, a: Hex, b: Hex) -> tuple[Point, Point]:
        """The two ends of the hexside between neighbours, for rivers and borders."""
        corners, i = self.corners(*a), self.direction(a, b)
        return corners[i], corners[(i + 1) % 6]

    def nearest(self, x: float, y: float) -> Hex | None:
        """The hex that a drawn point lies in, None off the sheet."""
        if self.tops == "flat":
            near_x, near_y = round(x / _HALF_HEIGHT), round(2 * y)
        else:
            near_x, near_y = round(2 * x), round(y / _HALF_HEIGHT)
        around = [
            (math.dist((x, y), _drawn(place, self.tops)), place)
            for place in ((near_x + i, near_y + j) for i in (-1, 0, 1) for j in (-1, 0, 1))
            if (place[0] + place[1]) % 2 == self._lattice
        ]
        return self._by_doubled.get(min(around)[1])

    def board(self) -> Board:
        """The sheet on its own."""
        return join(self)

    @cached_property
    def _by_name(self) -> dict[str, Hex]:
        return {self.name(*h): h for h in self.hexes}

    @cached_property
    def _by_cube(self) -> dict[Cube, Hex]:
        return {self.cube(*h): h for h in self.hexes}

    @cached_property
    def _by_doubled(self) -> dict[Hex, Hex]:
        return {self.doubled(*h): h for h in self.hexes}

    @cached_property
    def _lattice(self) -> int:
        """Whether x + y of the doubled coordinates is even or odd all over the sheet."""
        x, y = self.doubled(0, 0)
        return (x + y) % 2


def join(*grids: HexGrid) -> Board:
    """Sheets of one scale as one board, laid side by side by their `place`.

    A hex printed on two sheets is one space: it has the first sheet's number, and the other finds it too.
    """
    tops, lattice = grids[0].tops, grids[0]._lattice
    if any(grid.tops != tops or grid._lattice != lattice for grid in grids):
        raise ValueError("the sheets do not fit into one lattice")
    names: list[str] = []
    places: dict[Hex, int] = {}
    sheet: list[int] = []
    aliases: dict[str, int] = {}
    for number, grid in enumerate(grids):
        for h in grid.hexes:
            space = places.setdefault(grid.doubled(*h), len(names))
            if space < len(names):
                aliases[grid.name(*h)] = space
            else:
                names.append(grid.name(*h))
                sheet.append(number)
    links = (
        (space, places[x + dx, y + dy])
        for (x, y), space in places.items()
        for dx, dy in _STEPS[tops]
        if (x + dx, y + dy) in places
    )
    positions = [_drawn(place, tops) for place in places]
    return Board.build(names, links, positions, aliases=aliases, sheet=sheet)


def _drawn(doubled: Hex, tops: str) -> Point:
    x, y = doubled
    return (x * _HALF_HEIGHT, y / 2) if tops == "flat" else (x / 2, y * _HALF_HEIGHT)


def _steps_between(dx: int, dy: int, tops: str) -> int:
    if tops == "flat":
        return dx + max(0, (dy - dx) // 2)
    return dy + max(0, (dx - dy) // 2)
