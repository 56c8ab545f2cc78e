"""Room on the map of Asia Engulfed: where names, signs and stacks find a place."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from atlas.seas import Shape

shapely: Any = import_module("shapely")
geometry: Any = import_module("shapely.geometry")

CELLS = 12
"""Cells to a board unit."""


class Room:
    """Where something may be written or laid, as cells; `calm` should rather stay free."""

    def __init__(self, shape: Shape, calm: Shape | None = None) -> None:
        self.left, self.top, right, bottom = shape.bounds
        across, down = round((right - self.left) * CELLS) + 2, round((bottom - self.top) * CELLS) + 2
        x, y = np.meshgrid(self.left + (np.arange(across) - 0.5) / CELLS, self.top + (np.arange(down) - 0.5) / CELLS)
        self.x, self.y = x, y
        self.free = shapely.contains_xy(shape, x, y)
        self.busy = np.zeros(x.shape) if calm is None else shapely.contains_xy(calm, x, y).astype(float)

    def take(self, spot: Shape) -> None:
        left, top, right, bottom = spot.bounds
        self.free &= ~((self.x > left) & (self.x < right) & (self.y > top) & (self.y < bottom))

    def best(self, wide: float, high: float, near: Shape) -> Shape | None:
        """The best rectangle of that size: far from the edges, not far from a point."""
        image: Any = import_module("scipy.ndimage")
        size = (round(high * CELLS) | 1, round(wide * CELLS) | 1)
        clear = image.distance_transform_edt(np.pad(self.free, 1))[1:-1, 1:-1] / CELLS
        least = image.minimum_filter(clear, size, mode="constant")
        if not (least > 0).any():
            return None
        score = np.minimum(1.2, least) - 0.09 * np.hypot(self.x - near.x, self.y - near.y)
        score -= 0.8 * image.uniform_filter(self.busy, size)
        score[least <= 0] = -np.inf
        row, column = np.unravel_index(int(np.argmax(score)), score.shape)
        x, y = float(self.x[row, column]), float(self.y[row, column])
        return geometry.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)

    def stacks(self, number: int, near: Shape) -> list[Shape]:
        found: list[Shape] = []
        for size in (1.0, 0.8):
            while len(found) < number:
                spot = self.best(size, size, near)
                if spot is None:
                    break
                found.append(spot)
                self.take(spot.buffer(0.06))
        return found
