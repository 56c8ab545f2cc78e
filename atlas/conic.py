"""Conic projections that meet the hexes of a board."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from atlas.landform import blurred
from atlas.sources import Floats


class Conic:
    """A Lambert conformal map between two parallels, turned, scaled, and shifted a little to meet its control points.

    `lat`, `lon` and `at` say of every hex where it lies in the world and on the board.
    """

    def __init__(self, lat: Floats, lon: Floats, at: Floats, south: float, north: float, meridian: float) -> None:
        self._south: Any = np.radians(south)
        self._north: Any = np.radians(north)
        self._meridian = meridian
        x, y = self._cone(lon, lat)
        terms = np.column_stack([x, y, np.ones_like(x)])
        self._fit: Floats = np.linalg.lstsq(terms, at, rcond=None)[0].astype(np.float64)
        self._back: Floats = np.linalg.inv(self._fit[:2]).astype(np.float64)
        base = terms @ self._fit
        self._left, self._top = base.min(axis=0) - 2
        wide, high = (np.ceil(base.max(axis=0) + 2 - (self._left, self._top))).astype(int) + 1
        weight, shift = np.zeros((high, wide)), np.zeros((2, high, wide))
        column, row = np.round(base - (self._left, self._top)).astype(int).T
        np.add.at(weight, (row, column), 1.0)
        for axis in (0, 1):
            np.add.at(shift[axis], (row, column), (at - base)[:, axis])
        spread = blurred(weight, 1.5) + 0.02
        self._shift = [blurred(shift[axis], 1.5) / spread for axis in (0, 1)]

    def _cone(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        south, north = self._south, self._north

        def half(angle: Any) -> Any:
            return np.tan(np.pi / 4 + angle / 2)

        n = np.log(np.cos(south) / np.cos(north)) / np.log(half(north) / half(south))
        scale = np.cos(south) * half(south) ** n / n
        rho = scale / half(np.radians(lat)) ** n
        turn = n * np.radians(lon - self._meridian)
        return rho * np.sin(turn), rho * np.cos(turn)

    @cached_property
    def _n(self) -> float:
        south, north = self._south, self._north
        ratio = np.tan(np.pi / 4 + north / 2) / np.tan(np.pi / 4 + south / 2)
        return float(np.log(np.cos(south) / np.cos(north)) / np.log(ratio))

    def _unconed(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        n, south = self._n, self._south
        scale = np.cos(south) * np.tan(np.pi / 4 + south / 2) ** n / n
        lat = 2 * np.arctan((scale / np.hypot(x, y)) ** (1 / n)) - np.pi / 2
        return self._meridian + np.degrees(np.arctan2(x, y) / n), np.degrees(lat)

    def _shifted(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        sample = import_module("scipy.ndimage").map_coordinates
        where = [y - self._top, x - self._left]
        dx, dy = (sample(field, where, order=1, mode="nearest") for field in self._shift)
        return dx, dy

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        x, y = self._cone(lon, lat)
        base = np.stack([x, y, np.ones_like(x)], axis=-1) @ self._fit
        dx, dy = self._shifted(base[..., 0], base[..., 1])
        return base[..., 0] + dx, base[..., 1] + dy

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        bx, by = x, y
        for _ in range(3):
            dx, dy = self._shifted(bx, by)
            bx, by = x - dx, y - dy
        at = (np.stack([bx, by], axis=-1) - self._fit[2]) @ self._back
        return self._unconed(at[..., 0], at[..., 1])
