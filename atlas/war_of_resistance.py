"""The map of War of Resistance: registration, coasts that agree with the hexes, rivers along their hexsides, names.

A Lambert conformal map (22 and 40 degrees north, 112 east) turned and scaled to meet the hexes that the rulebook names,
with the small local shifts that hexes.csv records in the latitude and longitude of every hex. No printed map was used.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from atlas import files
from atlas.conic import Conic
from atlas.landform import blurred
from atlas.seas import FINE, Seas, Shape, curve, geometry, outline, parts, shapely
from atlas.sources import Floats
from atlas.war_of_resistance_names import NAMES, RIVER_NAMES
from grognard.titles.war_of_resistance.sheets import MAP

TITLE = "war_of_resistance"
MARGIN = 1.3
CELLS = (22, 6, 8)
"""To a board unit in the pictures of light, sea floor and heights."""
LEAST, SHAVED = 0.05, 0.1
"""Least land in a hex with land; how far a coast may reach into a hex of the sea."""
BEND, STEPS = 0.09, 3
"""How far rivers swing about their hexsides, and how often they are rounded."""
LAKE = 0.03
RESERVOIRS = (
    (118.95, 29.6),
    (114.65, 23.85),
    (111.4, 32.75),
    (116.95, 40.5),
    (115.7, 40.35),
    (115.3, 29.25),
    (110.0, 36.0),
)
"""Lakes of the shoreline database that were dammed up after 1945: (longitude, latitude)."""
Point = tuple[float, float]


def projection() -> Conic:
    rows = files.read(TITLE, "hexes")
    lat = np.array([float(row["lat"]) for row in rows])
    lon = np.array([float(row["lon"]) for row in rows])
    return Conic(lat, lon, np.array([MAP.centre(row["hex"]) for row in rows]), 22.0, 40.0, 112.0)


def seas() -> Seas:
    left, top, right, bottom = MAP.bounds
    rim = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    board = projection()
    x, y = np.meshgrid(np.linspace(rim[0], rim[2], 30), np.linspace(rim[1], rim[3], 30))
    lon, lat = board.world(x, y)
    edges = float(lon.min()), float(lon.max()), float(lat.max()), float(lat.min())
    return Seas(board, *edges, rim, cells=CELLS, resolution="h")


def hexes() -> dict[str, tuple[str, Shape]]:
    """The surface of every hex, and its shape."""
    return {
        row["hex"]: (row["surface"], geometry.Polygon(MAP.corners(row["hex"]))) for row in files.read(TITLE, "hexes")
    }


def agreed(land: Shape) -> Shape:
    """The coasts as the hexes want them: little land in a hex of the sea, none of the sea in a hex of land."""
    grid = hexes()
    sea = shapely.union_all([shape for surface, shape in grid.values() if surface == "sea"])
    inland = shapely.union_all([shape for surface, shape in grid.values() if surface in ("land", "lake")])
    shores = shapely.union_all([land, inland.buffer(0.01)]).difference(sea.buffer(-SHAVED))
    shores = shores.buffer(0.04).buffer(-0.08).buffer(0.04)
    grown = [
        shape.buffer(-0.3)
        for surface, shape in grid.values()
        if surface == "coast" and shores.intersection(shape).area < LEAST
    ]
    return shapely.union_all([shores, *grown])


def chains(sides: str) -> Iterator[list[Point]]:
    """Hexsides joined into lines where one begins as another ends."""
    chain: list[Point] = []
    for side in sides.split():
        a, _, b = side.partition("/")
        one, other = ((round(x, 4), round(y, 4)) for x, y in MAP.side(a, b))
        if len(chain) == 2 and chain[-1] not in (one, other):
            chain.reverse()
        if chain and chain[-1] in (one, other):
            chain.append(other if chain[-1] == one else one)
            continue
        if chain:
            yield chain
        chain = [one, other]
    if chain:
        yield chain


def rounded(chain: list[Point], bend: float, seed: int) -> Floats:
    """A course along hexsides: its corners cut (Chaikin), swinging a little so that no two reaches are alike."""
    line = np.array(chain)
    for _ in range(STEPS):
        ends = line[:1], line[-1:]
        quarter = np.stack([0.75 * line[:-1] + 0.25 * line[1:], 0.25 * line[:-1] + 0.75 * line[1:]], axis=1)
        line = np.vstack([ends[0], quarter.reshape(-1, 2), ends[1]])
    random = np.random.default_rng(seed)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    fade = np.clip(np.minimum(along, along[-1] - along) / 0.5, 0, 1)
    for pitch in (1.9, 0.8):
        phase = random.uniform(0, 6.28, 2)
        swing = np.column_stack([np.sin(along * 6.28 / pitch + phase[0]), np.cos(along * 6.28 / pitch + phase[1])])
        line = line + swing * (fade * bend * pitch / 2.7)[:, None]
    return line


def drawn(line: Floats) -> list[list[float]]:
    return [[round(float(x), 3), round(float(y), 3)] for x, y in geometry.LineString(line).simplify(0.012).coords]


def rivers() -> Iterator[dict[str, Any]]:
    for number, row in enumerate(files.read(TITLE, "hexsides")):
        if row["kind"] in ("great", "major", "river", "canal"):
            bend = 0.03 if row["kind"] == "canal" else BEND
            for chain in chains(row["sides"]):
                yield {"name": row["name"], "kind": row["kind"], "line": drawn(rounded(chain, bend, number))}


def names(map_: Seas) -> Iterator[dict[str, Any]]:
    for key, style, size, points in NAMES:
        line = curve(np.array([map_.point(point) for point in points]))
        yield {"key": key, "style": style, "size": size, "line": drawn(line)}
    courses = list(rivers())
    for key, river, near, size in RIVER_NAMES:
        at = np.array(MAP.centre(near))
        found = [np.array(one["line"]) for one in courses if one["name"] == river]
        line = min(found, key=lambda line: float(np.hypot(*(line - at).T).min()))
        dense = np.vstack([np.linspace(a, b, 12)[:-1] for a, b in pairwise(line)])
        middle = int(np.argmin(np.hypot(*(dense - at).T)))
        along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(dense, axis=0).T))])
        reach = size * 0.42 * max(10, len(key))
        piece = dense[np.abs(along - along[middle]) < reach]
        piece = piece if piece[0][0] <= piece[-1][0] else piece[::-1]
        calm = np.column_stack([blurred(piece[:, axis], max(1.0, len(piece) / 5)) for axis in (0, 1)])
        yield {"key": key, "style": "water", "size": size, "line": drawn(calm - (0, size * 0.75))}


def lakes(map_: Seas) -> Iterator[Shape]:
    """The lakes of 1937."""
    dams = [geometry.Point(map_.point(where)).buffer(1.6) for where in RESERVOIRS]
    return (part for part in map_.lakes(LAKE) if not any(dam.contains(part.centroid) for dam in dams))


def misfits(shores: Shape) -> Iterator[tuple[str, str, float]]:
    """Hexes whose land does not agree with what the rules say of them."""
    for name, (surface, shape) in hexes().items():
        share = shores.intersection(shape).area / shape.area
        if (surface == "sea" and share > 0.2) or (surface == "coast" and not 0.04 < share < 0.99):
            yield name, surface, round(float(share), 3)


def build() -> None:
    map_ = seas()
    shores = agreed(map_.land())
    found: dict[str, Any] = {
        "extent": [round(value, 4) for value in map_.rim],
        "land": [outline(part.simplify(FINE)) for part in parts([shores]) if part.area > 0.004],
        "lakes": [outline(part) for part in lakes(map_)],
        "rivers": list(rivers()),
        "names": list(names(map_)),
    }
    rows = (f'"{key}": [\n' + ",\n".join(json.dumps(one) for one in value) + "\n]" for key, value in found.items())
    (files.data(TITLE) / "outlines.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    map_.relief(files.data(TITLE), shores)
    for name, surface, share in misfits(shores):
        print(f"{name} is {surface}, but {share:.0%} of it is land")
