"""A flat-top hex grid laid over the world by a linear registration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor, hypot, sqrt

import numpy as np

from atlas.sources import Box, Floats

HALF_ROOT_3 = sqrt(3) / 2
Point = tuple[float, float]


@dataclass(frozen=True)
class Grid:
    """Columns from the west, rows from the north, even columns raised half a hex (numbers are CCRR).

    Board coordinates are (column * sqrt(3)/2, row): hexes one unit high, right angles right.
    """

    columns: int
    rows: int
    origin: str
    lat: float
    lon: float
    lat_step: float
    lon_step: float

    def board(self, lat: Floats, lon: Floats) -> tuple[Floats, Floats]:
        column, row = int(self.origin[:2]), int(self.origin[2:])
        x = (column + (lon - self.lon) / self.lon_step) * HALF_ROOT_3
        y = self._row_of(column, row) - (lat - self.lat) / self.lat_step
        return x, y

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Latitude and longitude of board coordinates."""
        column, row = int(self.origin[:2]), int(self.origin[2:])
        lat = self.lat - (y - self._row_of(column, row)) * self.lat_step
        lon = self.lon + (x / HALF_ROOT_3 - column) * self.lon_step
        return lat, lon

    def point(self, lat: float, lon: float) -> Point:
        x, y = self.board(np.array([lat]), np.array([lon]))
        return float(x[0]), float(y[0])

    @staticmethod
    def _row_of(column: int, row: int) -> float:
        return row - 0.5 if column % 2 == 0 else float(row)

    def centre(self, hex_: str) -> Point:
        column, row = int(hex_[:2]), int(hex_[2:])
        return column * HALF_ROOT_3, self._row_of(column, row)

    def hex_at(self, x: float, y: float) -> str:
        column = floor(x / HALF_ROOT_3)
        near = [(c, r) for c in range(column - 1, column + 3) for r in range(floor(y) - 2, floor(y) + 4)]
        best = min(near, key=lambda cr: hypot(x - cr[0] * HALF_ROOT_3, y - self._row_of(*cr)))
        return f"{best[0]:02d}{best[1]:02d}"

    def hex_of(self, lat: float, lon: float) -> str:
        return self.hex_at(*self.point(lat, lon))

    def hexes(self) -> Iterator[str]:
        for column in range(1, self.columns + 1):
            for row in range(1, self.rows + 1):
                yield f"{column:02d}{row:02d}"

    def holds(self, hex_: str) -> bool:
        return 1 <= int(hex_[:2]) <= self.columns and 1 <= int(hex_[2:]) <= self.rows

    @staticmethod
    def neighbours(hex_: str) -> list[str]:
        c, r = int(hex_[:2]), int(hex_[2:])
        up = 1 if c % 2 == 0 else 0
        around = [(c, r - 1), (c, r + 1), (c - 1, r - up), (c - 1, r - up + 1)]
        around += [(c + 1, r - up), (c + 1, r - up + 1)]
        return [f"{x:02d}{y:02d}" for x, y in around if x >= 0 and y >= 0]

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The two ends of the hexside between neighbours, rounded so that equal corners compare equal."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        dx, dy, half = bx - ax, by - ay, 0.5 / sqrt(3)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        ends = (mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)
        return (round(ends[0][0], 3), round(ends[0][1], 3)), (round(ends[1][0], 3), round(ends[1][1], 3))

    def box(self, margin: float = 1.5) -> Box:
        """The window of the world that the board and a margin of hexes cover."""
        x = np.array([1 - margin, self.columns + margin]) * HALF_ROOT_3
        lat, lon = self.world(x, np.array([-margin, self.rows + 1.0 + margin]))
        return Box(float(lon[0]), float(lat[1]), float(lon[1]), float(lat[0]))


def inside(polygon: Floats, x: Floats, y: Floats) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Which points lie in a polygon (even-odd rule)."""
    result = np.zeros(x.shape, dtype=bool)
    ends = np.roll(polygon, 1, axis=0)
    for (px, py), (qx, qy) in zip(polygon, ends, strict=True):
        crosses = (py > y) != (qy > y)
        if crosses.any():
            result ^= crosses & (x < (qx - px) * (y - py) / (qy - py + 1e-12) + px)
    return result
