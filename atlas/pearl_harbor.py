"""The map of Pearl Harbor: registration, coasts that agree with the hexes, and names.

A Mercator map fitted to the hexes that the rulebook names (Kure 2811, Singapore 1401, Hanoi 2201, Bangkok West 1914 …):
2.94 degrees of longitude to a hex. No map of the published game was used.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from atlas import files
from atlas.pearl_harbor_names import NAMES
from atlas.seas import FINE, Seas, Shape, affinity, curve, geometry, outline, parts, shapely
from atlas.sources import Floats
from grognard.board import HexMap
from grognard.titles.pearl_harbor.kit import EAST, WEST

TITLE = "pearl_harbor"
MAP = HexMap((WEST, EAST))
MARGIN = 1.3
ACROSS, LEFT = 0.340, -34.034
"""Board units to a degree of longitude, and where Greenwich lies."""
EQUATOR = -13.650 * np.sqrt(3) / 2
GREAT_RIVERS = 2000
LEAST, ISLE, SHAVED = 0.03, 0.055, 0.12
"""Least land in a hex with land, least island in shares of a hex; how far a coast may reach into a hex of the sea."""
LAND = frozenset(("coast", "rough-coast", "island", "rough-island", "clear", "rough", "desert", "impassable"))


class Mercator:
    """The projection of the board."""

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        northing = np.degrees(np.log(np.tan(np.pi / 4 + np.radians(np.clip(lat, -80, 80)) / 2)))
        return LEFT + ACROSS * lon, EQUATOR - ACROSS * northing

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        northing = np.radians((EQUATOR - y) / ACROSS)
        return (x - LEFT) / ACROSS, np.degrees(2 * np.arctan(np.exp(northing)) - np.pi / 2)


def seas() -> Seas:
    left, top, right, bottom = MAP.bounds
    rim = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    projection = Mercator()
    lon, lat = projection.world(np.array([rim[0], rim[2]]), np.array([rim[3], rim[1]]))
    return Seas(projection, lon[0], lon[1], lat[1], lat[0], rim, cells=(28, 16, 10))


def hexes() -> dict[str, tuple[str, Shape]]:
    """The terrain of every hex, and its shape."""
    return {
        row["hex"]: (row["terrain"], geometry.Polygon(MAP.corners(row["hex"]))) for row in files.read(TITLE, "hexes")
    }


def agreed(land: Shape) -> Shape:
    """The coasts as the hexes want them: no land in a hex of the sea, some in every hex with land."""
    grid = hexes()
    sea = shapely.union_all([shape.buffer(0.002) for terrain, shape in grid.values() if terrain == "sea"])
    dry = shapely.union_all([shape for terrain, shape in grid.values() if terrain != "sea"])
    kept = [part for part in parts([land]) if part.intersects(dry) or not part.intersects(sea)]
    shores = shapely.union_all(kept).difference(sea.buffer(-SHAVED)).buffer(0)
    grown = []
    for name, (terrain, shape) in grid.items():
        if terrain not in LAND:
            continue
        here = shores.intersection(shape)
        least = ISLE if "island" in terrain else LEAST
        if here.area < least:
            grown.append(_isle(name, here, shape, least))
    return shapely.union_all([shores, *grown])


def _isle(name: str, here: Shape, shape: Shape, area: float) -> Shape:
    """An island large enough to be seen: what is there, drawn larger, or one of our own."""
    if here.area > area / 12:
        scale = float(np.sqrt(area / here.area))
        return affinity.scale(here, scale, scale, origin=here.centroid).intersection(shape.buffer(-0.06))
    random = np.random.default_rng(sum(map(ord, name)))
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    radius = np.sqrt(area / np.pi) * (1 + 0.22 * np.sin(2 * turn + random.uniform(0, 6)) + 0.1 * np.sin(5 * turn))
    middle = here.centroid if here.area else shape.centroid
    x, y = middle.coords[0]
    return geometry.Polygon(np.column_stack([x + 1.25 * radius * np.cos(turn), y + 0.8 * radius * np.sin(turn)]))


def misfits(shores: Shape) -> Iterator[tuple[str, str, float]]:
    """Hexes whose land does not agree with what the rules say of them."""
    for name, (terrain, shape) in hexes().items():
        share = shores.intersection(shape).area / shape.area
        wet = terrain in ("coast", "rough-coast", "island", "rough-island")
        if (terrain == "sea" and share > 0.12) or (terrain in LAND and share < 0.02) or (wet and share > 0.97):
            yield name, terrain, round(float(share), 3)


def names(map_: Seas) -> Iterator[dict[str, Any]]:
    for key, style, size, points in NAMES:
        line = curve(np.array([map_.point(point) for point in points]))
        yield {
            "key": key,
            "style": style,
            "size": size,
            "line": [[round(float(x), 3), round(float(y), 3)] for x, y in line],
        }


def build() -> None:
    map_ = seas()
    shores = agreed(map_.land())
    drawn = [part.simplify(FINE) for part in parts([shores])]
    found: dict[str, Any] = {
        "extent": [round(value, 4) for value in map_.rim],
        "land": [outline(part) for part in drawn if part.area > 0.0008],
        "lakes": [outline(part) for part in map_.lakes(0.015)],
        "rivers": list(map_.rivers(GREAT_RIVERS)),
        "names": list(names(map_)),
    }
    rows = (f'"{key}": [\n' + ",\n".join(json.dumps(one) for one in value) + "\n]" for key, value in found.items())
    (files.data(TITLE) / "outlines.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    map_.relief(files.data(TITLE), shores)
    for name, terrain, share in misfits(shores):
        print(f"{name} is {terrain}, but {share:.0%} of it is land")
