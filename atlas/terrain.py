"""Terrain of a hex from the real heights: what is flat, what is rough, what is mountain."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from atlas.grid import Grid, inside
from atlas.sources import Floats, heights
from grognard.board.grid import HALF_ROOT_3


class Relief(NamedTuple):
    """Heights in a hex, in metres; `local` is the spread between its 10th and 90th percentile."""

    mean: float
    local: float


def _samples() -> tuple[Floats, Floats]:
    x, y = np.meshgrid(np.linspace(-0.57, 0.57, 23), np.linspace(-0.49, 0.49, 19))
    within = np.abs(y) / 2 + np.abs(x) * HALF_ROOT_3 <= 0.5
    return x[within], y[within]


def relief(grid: Grid) -> dict[str, Relief]:
    x, y = _samples()
    found = {}
    for hex_ in grid.hexes():
        cx, cy = grid.centre(hex_)
        metres = heights(*grid.world(cx + x, cy + y))
        low, high = np.percentile(metres, [10, 90])
        found[hex_] = Relief(float(metres.mean()), float(high - low))
    return found


def share(grid: Grid, hex_: str, polygon: Floats) -> float:
    """Part of a hex that a polygon of (longitude, latitude) covers."""
    x, y = _samples()
    cx, cy = grid.centre(hex_)
    lat, lon = grid.world(cx + x, cy + y)
    return float(inside(polygon, lon, lat).mean())


def classify(here: Relief, *, folded: bool, open_country: bool) -> str:
    """Clear, jungle or mountain.

    `folded`: narrow young ridges, which a 9 km grid flattens most; they need less measured relief.
    """
    if here.local >= 450 and here.mean >= 330:
        return "mountain"
    if here.local >= 340 and here.mean >= (450 if folded else 600):
        return "mountain"
    if folded and here.local >= (180 if here.mean >= 1000 else 250) and here.mean >= 700:
        return "mountain"
    if open_country and here.local <= 215:
        return "clear"
    return "jungle"
