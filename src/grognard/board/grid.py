"""Hex grids, numbered as their rulebooks number them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from grognard.board.board import Floats, Ints, Point

Hex = tuple[int, int]
Cube = tuple[int, int, int]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Tops = Literal["flat", "pointy"]

HALF_ROOT_3 = math.sqrt(3) / 2
RADIUS = 1 / math.sqrt(3)
"""From the middle of a hex to its corners, where neighbouring middles are 1 apart."""
STEPS: dict[Tops, tuple[Hex, ...]] = {
    "flat": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "pointy": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}
"""Steps to the six neighbours in doubled coordinates, clockwise from the north."""
_UNIT: dict[Tops, Point] = {"flat": (HALF_ROOT_3, 0.5), "pointy": (0.5, HALF_ROOT_3)}
_FIRST_CORNER: dict[Tops, int] = {"flat": -120, "pointy": -90}
_CORNERS: dict[Tops, tuple[Point, ...]] = {
    tops: tuple((math.cos(angle), math.sin(angle)) for angle in (math.radians(first + 60 * i) for i in range(6)))
    for tops, first in _FIRST_CORNER.items()
}
"""The corners of a hex around its middle, in radii."""


class Number(int):
    """A column or row in a pattern. `A` writes it A, B .. Z, AA, AB; `AA` writes A, B .. Z, AA, BB; 1 is A."""

    def __format__(self, spec: str) -> str:
        if spec == "A":
            return "" if self < 1 else format(Number((self - 1) // 26), "A") + chr(65 + (self - 1) % 26)
        if spec == "AA":
            return chr(65 + (self - 1) % 26) * ((self - 1) // 26 + 1)
        return super().__format__(spec)


@dataclass(frozen=True, eq=False)
class HexGrid:
    """A sheet of hexes. A hex is (col, row) with the printed numbers, whichever way they run.

    On a flat-top grid the columns of the `shifted` parity lie half a hex further north, on a pointy-top grid
    the rows of that parity half a hex further east. `west` and `north` say that the numbers grow that way
    instead of east and south. `numbering` is a pattern of {col} and {row}, with the formats of `Number`, or a
    function that makes the number. `place` is added to (col, row) to find the hex in a lattice shared by sheets.

    Drawing: neighbouring middles are `scale` board units apart, x grows east and y south, and `origin` is where
    the lattice has its zero. Sheets with the same tops, scale and origin lie in one lattice.
    """

    columns: range
    rows: range
    tops: Tops
    shifted: Literal["even", "odd"]
    numbering: str | Callable[[int, int], str] = "{col:02}{row:02}"
    west: bool = False
    north: bool = False
    place: Hex = (0, 0)
    exists: Callable[[int, int], bool] | None = None
    scale: float = 1.0
    origin: Point = (0.0, 0.0)

    # which hexes there are, and what they are called

    @cached_property
    def cells(self) -> tuple[Ints, Ints]:
        """Columns and rows of every hex, row by row in a numbering that names rows first, else column by column."""
        pattern = self.numbering if isinstance(self.numbering, str) else ""
        columns, rows = np.array(self.columns, np.int32), np.array(self.rows, np.int32)
        if pattern.find("{row") < pattern.find("{col"):
            col, row = np.tile(columns, len(rows)), np.repeat(rows, len(columns))
        else:
            col, row = np.repeat(columns, len(rows)), np.tile(rows, len(columns))
        if self.exists is not None:
            there = np.array([self.exists(*h) for h in zip(col.tolist(), row.tolist(), strict=True)], np.bool_)
            col, row = col[there], row[there]
        return col, row

    @cached_property
    def hexes(self) -> list[Hex]:
        """Every hex of the sheet, in the order of `cells`."""
        col, row = self.cells
        return list(zip(col.tolist(), row.tolist(), strict=True))

    def holds(self, col: int, row: int) -> bool:
        """Whether the sheet has that hex."""
        return col in self.columns and row in self.rows and (self.exists is None or self.exists(col, row))

    def name(self, col: int, row: int) -> str:
        """The printed number, also of a hex that would lie beyond the edge."""
        if isinstance(self.numbering, str):
            return self.numbering.format(col=Number(col), row=Number(row))
        return self.numbering(col, row)

    def parse(self, name: str) -> Hex:
        """The hex with that number; KeyError if the sheet has none."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Hex]:
        return {self.name(*h): h for h in self.hexes}

    # the lattice

    def doubled(self, col: int, row: int) -> Hex:
        """Lattice coordinates in which the shifted direction counts half hexes, without cases of parity."""
        x = -(col + self.place[0]) if self.west else col + self.place[0]
        y = -(row + self.place[1]) if self.north else row + self.place[1]
        if self.tops == "flat":
            return x, 2 * y - (1 if col % 2 == self._parity else 0)
        return 2 * x + (1 if row % 2 == self._parity else 0), y

    def lattice(self) -> tuple[Ints, Ints]:
        """The doubled coordinates of all `cells`."""
        col, row = self.cells
        x = (col + self.place[0]) * (-1 if self.west else 1)
        y = (row + self.place[1]) * (-1 if self.north else 1)
        if self.tops == "flat":
            return x, 2 * y - (col % 2 == self._parity)
        return 2 * x + (row % 2 == self._parity), y

    def from_doubled(self, x: int, y: int) -> Hex:
        """The hex at lattice coordinates, on the sheet or beyond its edge."""
        if self.tops == "flat":
            col = self._unplaced(x, 0)
            return col, self._unplaced((y + (1 if col % 2 == self._parity else 0)) // 2, 1)
        row = self._unplaced(y, 1)
        return self._unplaced((x - (1 if row % 2 == self._parity else 0)) // 2, 0), row

    def _unplaced(self, lattice: int, axis: int) -> int:
        backwards = self.north if axis else self.west
        return (-lattice if backwards else lattice) - self.place[axis]

    @property
    def _parity(self) -> int:
        return 0 if self.shifted == "even" else 1

    @property
    def phase(self) -> int:
        """Whether x + y of the doubled coordinates is even or odd all over the sheet."""
        return sum(self.doubled(0, 0)) % 2

    def cube(self, col: int, row: int) -> Cube:
        """Cube coordinates (q, r, s), q + r + s = 0, in the lattice of `place`."""
        x, y = self.doubled(col, row)
        if self.tops == "flat":
            q, r = x, (y - x) // 2
        else:
            q, r = (x - y) // 2, y
        return q, r, -q - r

    def around(self, col: int, row: int) -> list[Hex]:
        """The six adjacent hexes, on the sheet or beyond its edge, clockwise from the north."""
        x, y = self.doubled(col, row)
        return [self.from_doubled(x + dx, y + dy) for dx, dy in STEPS[self.tops]]

    def neighbours(self, col: int, row: int) -> list[Hex]:
        """The adjacent hexes that the sheet has, clockwise from the north."""
        return [h for h in self.around(col, row) if self.holds(*h)]

    def direction(self, a: Hex, b: Hex) -> int:
        """Which side of a, 0 to 5 clockwise from the north, it shares with its neighbour b."""
        (ax, ay), (bx, by) = self.doubled(*a), self.doubled(*b)
        return STEPS[self.tops].index((bx - ax, by - ay))

    def distance(self, a: Hex, b: Hex) -> int:
        """Hexes from a to b on an open grid, without looking at what exists in between."""
        (ax, ay), (bx, by) = self.doubled(*a), self.doubled(*b)
        dx, dy = abs(ax - bx), abs(ay - by)
        return dx + max(0, (dy - dx) // 2) if self.tops == "flat" else dy + max(0, (dx - dy) // 2)

    # the drawing

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return RADIUS * self.scale

    @property
    def unit(self) -> Point:
        """How far a step of 1 in doubled coordinates goes."""
        return _UNIT[self.tops][0] * self.scale, _UNIT[self.tops][1] * self.scale

    def drawn(self, x: float, y: float) -> Point:
        """Where lattice coordinates lie on the board."""
        return self.origin[0] + x * self.unit[0], self.origin[1] + y * self.unit[1]

    def undrawn(self, x: float, y: float) -> Point:
        """The lattice coordinates of a point of the board."""
        return (x - self.origin[0]) / self.unit[0], (y - self.origin[1]) / self.unit[1]

    def centre(self, col: int, row: int) -> Point:
        """Where the middle of the hex is drawn."""
        return self.drawn(*self.doubled(col, row))

    def centres(self) -> tuple[Floats, Floats]:
        """Where the middles of all `cells` are drawn."""
        x, y = (axis.astype(np.float64) for axis in self.lattice())
        return self.origin[0] + x * self.unit[0], self.origin[1] + y * self.unit[1]

    def corners(self, col: int, row: int, size: float = 1.0) -> list[Point]:
        """The six corners; side i of `direction` runs from corner i to corner i + 1. `size` grows the hex."""
        return self.outline(self.centre(col, row), size)

    def outline(self, at: Point, size: float = 1.0) -> list[Point]:
        """The corners of a hex of this grid that is drawn anywhere."""
        (x, y), reach = at, self.radius * size
        return [(x + reach * across, y + reach * down) for across, down in _CORNERS[self.tops]]

    def side(self, a: Hex, b: Hex) -> tuple[Point, Point]:
        """The two ends of the hexside between neighbours, for rivers and borders."""
        corners, i = self.corners(*a), self.direction(a, b)
        return corners[i], corners[(i + 1) % 6]

    def under(self, x: float, y: float) -> Hex:
        """The hex in which a drawn point lies, on the sheet or beyond its edge."""
        at = self.undrawn(x, y)
        near_x, near_y = round(at[0]), round(at[1])
        _, place = min(
            (math.dist((x, y), self.drawn(*place)), place)
            for place in ((near_x + i, near_y + j) for i in (-1, 0, 1) for j in (-1, 0, 1))
            if (place[0] + place[1]) % 2 == self.phase
        )
        return self.from_doubled(*place)

    def nearest(self, x: float, y: float) -> Hex | None:
        """The same, None off the sheet."""
        found = self.under(x, y)
        return found if self.holds(*found) else None

    @cached_property
    def bounds(self) -> Rect:
        """What the hexes of the sheet cover."""
        x, y = self.centres()
        across, down = (self.radius, self.scale / 2) if self.tops == "flat" else (self.scale / 2, self.radius)
        return (
            float(x.min()) - across,
            float(y.min()) - down,
            float(x.max()) + across,
            float(y.max()) + down,
        )

    def within(self, rect: Rect, *, beyond: int = 0) -> Iterator[Hex]:
        """The hexes whose middles lie in a rectangle, with those up to `beyond` columns and rows off the sheet."""
        left, top = self.undrawn(rect[0], rect[1])
        right, bottom = self.undrawn(rect[2], rect[3])
        ends = [self.from_doubled(round(x), round(y)) for x in (left, right) for y in (top, bottom)]
        everywhere = beyond or self.exists is None
        for col in _between([col for col, _ in ends], self.columns, beyond):
            for row in _between([row for _, row in ends], self.rows, beyond):
                x, y = self.doubled(col, row)
                if left <= x <= right and top <= y <= bottom and (everywhere or self.holds(col, row)):
                    yield col, row


def _between(ends: list[int], numbers: range, beyond: int) -> range:
    first, last = numbers[0] - beyond, numbers[-1] + beyond
    return range(max(first, min(ends) - 1), min(last, max(ends) + 1) + 1)
