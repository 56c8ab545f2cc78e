"""The map of World in Flames: coasts that agree with the hexes, rivers along their hexsides, names, frames.

Each scale has a projection of its own, bent to meet the latitude and longitude that hexes.csv gives every hex: Lambert
conformal for Europe (36 and 58 degrees north, 20 east), a cylinder for Asia and the Pacific, Lambert equal area for
America. The sheets lie beside each other, each with its part of the world. No printed map was used.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from atlas import files, world_in_flames_frames
from atlas.conic import Conic
from atlas.landform import blurred
from atlas.seas import FINE, TALLEST, Projection, Seas, Shape, curve, geometry, grey, outline, parts, shapely
from atlas.sources import Box, Floats, Line, heights, lines, sea_floor, shaded_relief
from atlas.war_of_resistance import BEND, Point, drawn, rounded
from atlas.world_in_flames_names import NAMES
from grognard.titles.world_in_flames.sheets import AMERICA, ASIA, EUROPE, ROOM, WORLD, sheets

TITLE = "world_in_flames"
MAP = sheets(WORLD)
MARGIN = 1.3
CELLS = (16, 5, 6)
"""To a board unit in the pictures of light, sea floor and heights."""
LEAST, SHAVED = 0.08, 0.1
"""Least land in a hex with land; how far a coast may reach into a hex of the sea."""
LAKE = 0.03
LAKES: tuple[Point, ...] = (
    *((31.5, 60.8), (35.5, 61.7), (27.5, 58.6), (31.3, 58.3), (37.6, 60.2), (28.3, 61.2), (25.5, 61.5)),
    *((13.3, 58.9), (14.6, 58.3), (17.0, 59.4), (5.4, 52.7), (6.5, 46.4), (9.3, 47.6), (10.7, 45.6), (17.7, 46.8)),
    *((42.9, 38.6), (45.5, 37.6), (33.4, 38.7), (45.3, 40.3)),
    *((108.0, 53.5), (60.0, 45.0), (74.5, 46.3), (77.2, 42.4), (100.5, 51.0), (37.0, -1.0), (100.2, 36.9)),
    *((-87.5, 47.7), (-87.0, 44.0), (-82.0, 44.8), (-81.0, 42.2), (-77.8, 43.6), (-98.0, 52.5), (-114.5, 61.5)),
    (-121.0, 66.0),
)
"""The lakes that are drawn, from Ladoga to Great Bear Lake: the shoreline database has later reservoirs too."""
CHANNELS: tuple[tuple[Point, ...], ...] = (
    ((29.15, 41.4), (29.0, 41.0), (28.0, 40.75), (27.0, 40.5), (26.4, 40.15), (25.9, 39.9)),
    ((36.6, 45.6), (36.6, 45.3), (36.4, 44.9)),
)
"""Bosporus and Dardanelles, and Kerch: narrower than a coast can be drawn."""
CASPIAN = (48.5, 42.0)
FARTHER = 12.0
"""Degrees beyond the rows of a sheet that are drawn."""
BORDERS = (1.4, 68.4)
"""Where the part of a sheet ends in which the next one begins: Europe, Asia and the Pacific, America."""


class Cylinder:
    """Longitudes are columns, latitudes lie as far apart as the rows say; longitudes run from 0 to 360."""

    def __init__(self, lat: Floats, lon: Floats, at: Floats) -> None:
        self._across: Floats = np.polyfit(lon, at[:, 0], 1)
        rows: dict[float, list[float]] = defaultdict(list)
        for y, here in zip(at[:, 1], lat, strict=True):
            rows[round(float(here), 2)].append(float(y))
        lats = sorted(rows)
        ys = [float(np.mean(rows[each])) for each in lats]
        south, north = ((ys[a] - ys[b]) / (lats[a] - lats[b]) for a, b in ((0, 1), (-1, -2)))
        lats = [lats[0] - FARTHER, *lats, lats[-1] + FARTHER]
        ys = [ys[0] - south * FARTHER, *ys, ys[-1] + north * FARTHER]
        self._lats, self._ys = np.array(lats), np.array(ys)

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        scale, zero = self._across
        return scale * lon + zero, np.asarray(np.interp(lat, self._lats, self._ys), np.float64)

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        scale, zero = self._across
        return (x - zero) / scale, np.interp(-y, -self._ys, self._lats)


class EqualArea:
    """Lambert's azimuthal equal area projection, turned and scaled to meet the hexes; longitudes from 0 to 360."""

    MIDDLE = (272.0, 20.0)

    def __init__(self, lat: Floats, lon: Floats, at: Floats) -> None:
        x, y = self._flat(lon, lat)
        terms = np.column_stack([x, y, np.ones_like(x)])
        self._fit: Floats = np.linalg.lstsq(terms, at, rcond=None)[0].astype(np.float64)
        self._back: Floats = np.linalg.inv(self._fit[:2]).astype(np.float64)

    def _flat(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        up, turn, tilt = np.radians(lat), np.radians(lon - self.MIDDLE[0]), np.radians(self.MIDDLE[1])
        depth = 1 + np.sin(tilt) * np.sin(up) + np.cos(tilt) * np.cos(up) * np.cos(turn)
        k = np.sqrt(2 / np.maximum(depth, 1e-3))
        across = k * np.cos(up) * np.sin(turn)
        return across, k * (np.cos(tilt) * np.sin(up) - np.sin(tilt) * np.cos(up) * np.cos(turn))

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        x, y = self._flat(lon, lat)
        at = np.stack([x, y, np.ones_like(x)], axis=-1) @ self._fit
        return at[..., 0], at[..., 1]

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        flat = (np.stack([x, y], axis=-1) - self._fit[2]) @ self._back
        across, up = flat[..., 0], flat[..., 1]
        rho = np.maximum(np.hypot(across, up), 1e-9)
        angle, tilt = 2 * np.arcsin(np.clip(rho / 2, -1, 1)), np.radians(self.MIDDLE[1])
        lat = np.arcsin(np.clip(np.cos(angle) * np.sin(tilt) + up * np.sin(angle) * np.cos(tilt) / rho, -1, 1))
        turn = np.arctan2(
            across * np.sin(angle), rho * np.cos(angle) * np.cos(tilt) - up * np.sin(angle) * np.sin(tilt)
        )
        return self.MIDDLE[0] + np.degrees(turn), np.degrees(lat)


class Africa:
    """The Atlantic and Africa in the frame beside Western Europe."""

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]:
        x, y = world_in_flames_frames.africa(lon, lat)  # type: ignore[arg-type]
        return np.asarray(x), np.asarray(y)

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        x0, y0 = world_in_flames_frames.africa(0.0, 0.0)
        x1, y1 = world_in_flames_frames.africa(1.0, 1.0)
        return (x - x0) / (x1 - x0), (y - y0) / (y1 - y0)


class Greenwich(Seas):
    """Seas about Greenwich: longitudes run from west to east without a break."""

    def placed(self, points: Floats) -> Floats:
        return np.column_stack(self.projection.board(points[:, 0], points[:, 1]))

    def _rings(self, level: int) -> Iterator[Line]:
        box = Box(self.west - 8, self.south - 5, self.east + 8, self.north + 5)
        for line in lines("gshhs", box, self.resolution):
            if line.level == level and len(line.points) > 3:
                yield line

    def _polygon(self, line: Line) -> Shape:
        window = geometry.box(self.west - 8, self.south - 4, self.east + 8, self.north + 4)
        return shapely.transform(geometry.Polygon(line.points).buffer(0).intersection(window), self.placed)


@dataclass(frozen=True, eq=False)
class Part:
    """A part of the table with a projection of its own; `letters` are those of its sheets."""

    letters: str
    seas: Seas
    rim: tuple[float, float, float, float]

    @property
    def window(self) -> Shape:
        return geometry.box(*self.rim)


def rows(letters: str) -> list[files.Row]:
    """The hexes of some sheets."""
    map_ = sheets(letters)
    printed = {grid.name(*h) for grid in map_.grids for h in grid.hexes}
    return [row for row in files.read(TITLE, "hexes") if row["hex"] in printed]


def degrees(letters: str, *, round_: bool) -> tuple[Floats, Floats, Floats]:
    """Latitudes, longitudes and places of the hexes of some sheets."""
    found = rows(letters)
    lat = np.array([float(row["lat"]) for row in found])
    lon = np.array([float(row["lon"]) for row in found])
    at = np.array([MAP.centre(row["hex"]) for row in found])
    return lat, np.where(lon < 0, lon + 360.0, lon) if round_ else lon, at


def table() -> list[Part]:
    """The parts from west to east; together they cover the map and the room in its frame."""
    left, top, right, bottom = MAP.bounds
    left, top, right, bottom = left - ROOM[0] - MARGIN, top - ROOM[1] - MARGIN, right + MARGIN, bottom + MARGIN
    coast = MAP.bounds[0] - 0.9
    lambert = Conic(*degrees(EUROPE, round_=False), 36.0, 58.0, 20.0)
    cylinder, disc = Cylinder(*degrees(ASIA, round_=True)), EqualArea(*degrees(AMERICA, round_=True))
    rims = {
        "": (left, top, coast, bottom),
        EUROPE: (coast, top, BORDERS[0], bottom),
        ASIA: (BORDERS[0], top, BORDERS[1], bottom),
        AMERICA: (BORDERS[1], top, right, bottom),
    }
    found = []
    for letters, projection in (("", Africa()), (EUROPE, lambert), (ASIA, cylinder), (AMERICA, disc)):
        found.append(Part(letters, _seas(projection, rims[letters], letters in ("", EUROPE)), rims[letters]))
    return found


def _seas(projection: Projection, rim: tuple[float, float, float, float], greenwich: bool) -> Seas:
    x, y = np.meshgrid(np.linspace(rim[0], rim[2], 30), np.linspace(rim[1], rim[3], 30))
    lon, lat = projection.world(x, y)
    edges = float(lon.min()), float(lon.max()), float(min(lat.max(), 82.0)), float(max(lat.min(), -70.0))
    kind = Greenwich if greenwich else Seas
    return kind(projection, *edges, rim, cells=CELLS, resolution="h" if greenwich else "i")


def hexes(letters: str) -> dict[str, tuple[str, Shape]]:
    """The surface of every hex, and its shape."""
    return {row["hex"]: (row["kind"], geometry.Polygon(MAP.corners(row["hex"]))) for row in rows(letters)}


def caspian(map_: Seas) -> Shape:
    """The Caspian is a sea to the rules, and a lake to the shoreline database."""
    at = geometry.Point(map_.point(CASPIAN))
    return shapely.union_all([part for part in map_.lakes(1.0) if part.buffer(2.0).contains(at)])


WET, INLAND = ("sea", "big hexdot"), ("land", "lake")


def agreed(land: Shape, letters: str) -> Shape:
    """The coasts as the hexes want them: little land in a hex of the sea, none of the sea in a hex of land."""
    grid = hexes(letters)
    sea = shapely.union_all([shape for kind, shape in grid.values() if kind in WET])
    inland = shapely.union_all([shape for kind, shape in grid.values() if kind in INLAND])
    shores = shapely.union_all([land, inland.buffer(0.01)]).difference(sea.buffer(-SHAVED))
    shores = shores.buffer(0.04).buffer(-0.08).buffer(0.04)
    grown = [
        shape.buffer(-0.3)
        for kind, shape in grid.values()
        if kind in ("coast", "off-map") and shores.intersection(shape).area < LEAST
    ]
    return shapely.union_all([shores, *grown])


def is_lake(map_: Seas, part: Shape) -> bool:
    near = part.buffer(0.3)
    return any(near.contains(geometry.Point(map_.placed(np.array([where]))[0])) for where in LAKES)


def courses(sides: list[tuple[str, str]]) -> Iterator[list[Point]]:
    """Hexsides in any order, joined into lines; where three meet, one line goes on and another begins."""
    ends: dict[Point, set[Point]] = defaultdict(set)
    for a, b in sides:
        one, other = ((round(x, 3), round(y, 3)) for x, y in MAP.side(a, b))
        ends[one].add(other)
        ends[other].add(one)
    while ends:
        at = next((point for point, others in ends.items() if len(others) == 1), next(iter(ends)))
        chain = [at]
        while at in ends:
            onward = min(ends[at])
            for here, there in ((at, onward), (onward, at)):
                ends[here].discard(there)
                if not ends[here]:
                    del ends[here]
            at = onward
            chain.append(at)
        yield chain


def rivers() -> Iterator[dict[str, Any]]:
    found: dict[tuple[str, str], list[tuple[str, str]]] = defaultdict(list)
    for row in files.read(TITLE, "hexsides"):
        if row["feature"] in ("river", "canal"):
            found[row["name"], row["feature"]].append((row["hex_a"], row["hex_b"]))
    for number, ((name, kind), sides) in enumerate(found.items()):
        for chain in courses(sides):
            bend = 0.03 if kind == "canal" else BEND
            yield {"name": name, "kind": kind, "line": drawn(rounded(chain, bend, number))}


def names(parts_: list[Part]) -> Iterator[dict[str, Any]]:
    projections = {part.letters: part.seas for part in parts_}
    for letters, key, style, size, points in NAMES:
        line = curve(np.asarray(projections[letters].placed(np.array(points, np.float64))))
        yield {"key": key, "style": style, "size": size, "line": drawn(line)}


def relief(parts_: list[Part], shores: Shape) -> None:
    """Light and shade on land, the sea floor, and heights, each as a grey picture of the whole table."""
    image = __import__("scipy.ndimage").ndimage
    left, top, bottom = parts_[0].rim[0], parts_[0].rim[1], parts_[0].rim[3]
    right = parts_[-1].rim[2]
    folder = files.data(TITLE)
    for name, cells, quality in (("shade", CELLS[0], 58), ("floor", CELLS[1], 60), ("height", CELLS[2], 70)):
        x, y = np.meshgrid(
            np.linspace(left, right, round((right - left) * cells)),
            np.linspace(top, bottom, round((bottom - top) * cells)),
        )
        found = np.zeros(x.shape)
        for part in parts_:
            here = (x >= part.rim[0]) & (x <= part.rim[2])
            lon, lat = part.seas.projection.world(x[here], y[here])
            lon = (lon + 180.0) % 360.0 - 180.0
            if name == "height":
                metres = np.clip(heights(np.clip(lat, -89, 89), lon), 0, TALLEST)
                found[here] = np.sqrt(metres / TALLEST)
            else:
                found[here] = sampled(shaded_relief if name == "shade" else sea_floor, lon, lat)
        if name == "shade":
            found = found / np.maximum(0.2, blurred(found, 10.0))
            found = np.where(shapely.contains_xy(shores.buffer(0.05), x, y), 0.6 + 0.75 * (found - 1.0), 0.6)
        elif name == "floor":
            ashore = shapely.contains_xy(shores.buffer(0.08), x, y)
            nearest = image.distance_transform_edt(ashore, return_distances=False, return_indices=True)
            found = found[nearest[0], nearest[1]]
        grey(found).save(folder / f"relief-{name}.webp", quality=quality, method=6)


def sampled(source: Any, lon: Floats, lat: Floats) -> Floats:
    """A picture of the world at some points, in bands of ten degrees: the whole picture is large."""
    image = __import__("scipy.ndimage").ndimage
    found = np.zeros(lon.shape)
    for west in range(-180, 180, 60):
        here = (lon >= west) & (lon < west + 60)
        if not here.any():
            continue
        south, north = max(-90.0, float(lat[here].min()) - 1), min(90.0, float(lat[here].max()) + 1)
        picture = source(Box(west, south, west + 60, north))
        high, wide = picture.shape
        row = (north - lat[here]) * high / (north - south) - 0.5
        column = (lon[here] - west) * wide / 60.0 - 0.5
        found[here] = image.map_coordinates(picture, [row, column], order=1, mode="nearest")
    return found


def build() -> None:
    parts_ = table()
    projections = {letter: part.seas for part in parts_ for letter in part.letters}

    def project(letter: str, lon: float, lat: float) -> Point:
        x, y = projections[letter].placed(np.array([[lon, lat]]))[0]
        return float(x), float(y)

    world_in_flames_frames.build(project)
    shores, lakes = [], []
    for part in parts_:
        land = part.seas.land().intersection(part.window)
        if part.letters == EUROPE:
            land = land.difference(caspian(part.seas))
        if part.letters:
            land = agreed(land, part.letters).intersection(part.window)
        if part.letters == EUROPE:
            for channel in CHANNELS:
                land = land.difference(geometry.LineString([part.seas.point(where) for where in channel]).buffer(0.05))
        shores.append(land)
        lakes += [each for each in part.seas.lakes(LAKE) if part.letters and is_lake(part.seas, each)]
    whole = shapely.union_all(shores)
    found: dict[str, Any] = {
        "land": [outline(part.simplify(FINE)) for part in parts([whole]) if part.area > 0.004],
        "lakes": [outline(part.simplify(FINE)) for part in lakes],
        "rivers": list(rivers()),
        "names": list(names(parts_)),
    }
    lines_ = (f'"{key}": [\n' + ",\n".join(json.dumps(one) for one in value) + "\n]" for key, value in found.items())
    (files.data(TITLE) / "outlines.json").write_text("{\n" + ",\n".join(lines_) + "\n}\n", encoding="utf-8")
    relief(parts_, whole)
