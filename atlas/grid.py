"""A sheet of hexes laid over the world by a linear registration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from atlas.sources import Box, Floats
from grognard.board import HexGrid

Point = tuple[float, float]


@dataclass(frozen=True)
class Grid:
    """One hex of a sheet is known to lie at a latitude and longitude; a column and a row are so many degrees."""

    sheet: HexGrid
    origin: str
    lat: float
    lon: float
    lat_step: float
    lon_step: float

    @property
    def _pitch(self) -> Point:
        """Board units from column to column and from row to row."""
        across, down = self.sheet.unit
        return (across, 2 * down) if self.sheet.tops == "flat" else (2 * across, down)

    def board(self, lat: Floats, lon: Floats) -> tuple[Floats, Floats]:
        x, y = self.centre(self.origin)
        across, down = self._pitch
        return x + (lon - self.lon) / self.lon_step * across, y - (lat - self.lat) / self.lat_step * down

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Latitude and longitude of board coordinates."""
        left, top = self.centre(self.origin)
        across, down = self._pitch
        return self.lat - (y - top) / down * self.lat_step, self.lon + (x - left) / across * self.lon_step

    def point(self, lat: float, lon: float) -> Point:
        x, y = self.board(np.array([lat]), np.array([lon]))
        return float(x[0]), float(y[0])

    def centre(self, hex_: str) -> Point:
        return self.sheet.centre(*self.sheet.parse(hex_))

    def hex_at(self, x: float, y: float) -> str:
        return self.sheet.name(*self.sheet.under(x, y))

    def hex_of(self, lat: float, lon: float) -> str:
        return self.hex_at(*self.point(lat, lon))

    def hexes(self) -> Iterator[str]:
        return (self.sheet.name(*h) for h in self.sheet.hexes)

    def holds(self, hex_: str) -> bool:
        try:
            self.sheet.parse(hex_)
        except KeyError:
            return False
        return True

    def neighbours(self, hex_: str) -> list[str]:
        """The six neighbours of a hex of the sheet, those beyond the edge too."""
        return [self.sheet.name(*h) for h in self.sheet.around(*self.sheet.parse(hex_))]

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The two ends of the hexside between neighbours, rounded so that equal corners compare equal."""
        (ax, ay), (bx, by) = self.sheet.side(self.sheet.parse(a), self.sheet.parse(b))
        return (round(ax, 3), round(ay, 3)), (round(bx, 3), round(by, 3))

    def extent(self, margin: float) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the sheet with a margin."""
        left, top, right, bottom = self.sheet.bounds
        return left - margin, top - margin, right + margin, bottom + margin

    def box(self, margin: float = 1.5) -> Box:
        """The window of the world that the board and a margin of hexes cover."""
        x, y = self.sheet.centres()
        across, down = self._pitch
        left, right = x.min() - margin * across, x.max() + margin * across
        lat, lon = self.world(np.array([left, right]), np.array([y.min() - margin * down, y.max() + margin * down]))
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
