"""The relief of Asia Engulfed: land, sea floor and heights as grey pictures."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from atlas import asia_engulfed as plan
from atlas import files
from atlas.asia_engulfed_coasts import PROJECTION, Shape, frame
from atlas.landform import blurred
from atlas.sources import Box, Floats, heights, sea_floor, shaded_relief

shapely: Any = import_module("shapely")

SHADE, FLOOR, HEIGHT = 36, 20, 12
"""Cells per board unit of the relief rasters."""
TALLEST = 7000.0


def relief(shores: Shape) -> None:
    """Light and shade on land, the sea floor, and heights, each as a grey picture of the whole map."""
    folder = files.data(plan.TITLE)
    x, y, lon, lat = _lattice(SHADE)
    on_land = shapely.contains_xy(shores.buffer(0.05), x, y)
    shade = _sampled(shaded_relief, lon, lat)
    shade = shade / np.maximum(0.2, blurred(shade, 14.0))
    _picture(np.where(on_land, 0.6 + 0.75 * (shade - 1.0), 0.6)).save(
        folder / "relief-shade.webp", quality=58, method=6
    )
    x, y, lon, lat = _lattice(FLOOR)
    image: Any = import_module("scipy.ndimage")
    ashore = shapely.contains_xy(shores.buffer(0.08), x, y)
    nearest = image.distance_transform_edt(ashore, return_distances=False, return_indices=True)
    floor = _sampled(sea_floor, lon, lat)[nearest[0], nearest[1]]
    _picture(floor).save(folder / "relief-floor.webp", quality=60, method=6)
    x, y, lon, lat = _lattice(HEIGHT)
    metres = np.clip(heights(lat, np.where(lon > 180, lon - 360, lon)), 0, TALLEST)
    _picture(np.sqrt(metres / TALLEST)).save(folder / "relief-height.webp", quality=70, method=6)


def _lattice(cells: int) -> tuple[Floats, Floats, Floats, Floats]:
    left, top, right, bottom = frame().bounds
    x, y = np.meshgrid(
        np.linspace(left, right, round((right - left) * cells)), np.linspace(top, bottom, round((bottom - top) * cells))
    )
    lon, lat = PROJECTION.world(x, y)
    return x, y, lon, lat


def _sampled(source: Any, lon: Floats, lat: Floats) -> Floats:
    """A picture of the world in the map's projection."""
    image: Any = import_module("scipy.ndimage")
    north, south = plan.NORTH + 2, plan.SOUTH - 2
    picture = np.hstack(
        [source(Box(plan.WEST - 2, south, 180, north)), source(Box(-180, south, plan.EAST + 2 - 360, north))]
    )
    scale = picture.shape[0] / (north - south)
    found: Floats = image.map_coordinates(
        picture, [(north - lat) * scale - 0.5, (lon - plan.WEST + 2) * scale - 0.5], order=1, mode="nearest"
    )
    return found


def _picture(values: Floats) -> Any:
    return import_module("PIL.Image").fromarray(np.clip(np.round(values * 255), 0, 255).astype(np.uint8))
