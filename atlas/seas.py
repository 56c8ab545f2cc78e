"""Coasts, lakes, rivers, relief and sea floor of a part of the world in the projection of a board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from atlas.landform import blurred
from atlas.sources import Box, Floats, Line, heights, lines, sea_floor, shaded_relief

shapely: Any = import_module("shapely")
affinity: Any = import_module("shapely.affinity")
geometry: Any = import_module("shapely.geometry")

Shape = Any
Where = tuple[float, float]
FINE = 0.02
"""How far a drawn coast may be from the real one."""
SPECK, DUST = 0.004, 0.0006
"""Islands smaller than a speck are drawn larger than they are; dust is not drawn."""
TALLEST = 7000.0


class Projection(Protocol):
    """Between longitude and latitude (longitudes run on beyond 180) and a board."""

    def board(self, lon: Floats, lat: Floats) -> tuple[Floats, Floats]: ...

    def world(self, x: Floats, y: Floats) -> tuple[Floats, Floats]: ...


@dataclass(frozen=True, eq=False)
class Seas:
    """The part of the world between some degrees, drawn inside `rim` (left, top, right, bottom).

    `enlarged` islands lie in a window (south-west, north-east) and are drawn wider and higher. `cells` are those to a
    board unit in the pictures of light, sea floor and heights.
    """

    projection: Projection
    west: float
    east: float
    north: float
    south: float
    rim: tuple[float, float, float, float]
    enlarged: Sequence[tuple[Where, Where, float, float]] = ()
    cells: tuple[int, int, int] = (36, 20, 12)
    resolution: str = "i"

    @cached_property
    def frame(self) -> Shape:
        return geometry.box(*self.rim)

    def point(self, where: Where) -> Where:
        x, y = self.projection.board(np.array([where[0]]), np.array([where[1]]))
        return float(x[0]), float(y[0])

    def placed(self, points: Floats) -> Floats:
        lon = np.where(points[:, 0] < 0, points[:, 0] + 360.0, points[:, 0])
        return np.column_stack(self.projection.board(lon, points[:, 1]))

    # land and water

    def _rings(self, level: int) -> Iterator[Line]:
        """Shores of land (level 1) or of lakes (2) that the map shows."""
        for west, east in ((self.west - 8, 180.5), (-180.5, self.east + 8 - 360)):
            for line in lines("gshhs", Box(west, self.south - 5, east, self.north + 5), self.resolution):
                if line.level == level and len(line.points) > 3:
                    yield line

    def _polygon(self, line: Line) -> Shape:
        """A shore on the board; one that begins west of Greenwich is cut there."""
        lon, lat = line.points[:, 0], line.points[:, 1]
        ring = geometry.Polygon(np.column_stack([lon, lat])).buffer(0)
        if lon.min() < 0:
            beyond = lon.max() < 0
            ring = affinity.translate(ring, 360.0) if beyond else ring.intersection(geometry.box(0, -90, 360, 90))
        ring = ring.intersection(geometry.box(self.west - 8, self.south - 4, self.east + 8, self.north + 4))
        return shapely.transform(ring, self.placed)

    def land(self) -> Shape:
        """All land of the map, small islands made visible."""
        found = []
        for line in self._rings(1):
            ring = self._polygon(line)
            if ring.is_empty:
                continue
            middle = ring.centroid.coords[0]
            for low, high, wide, tall in self.enlarged:
                (left, bottom), (right, top) = self.point(low), self.point(high)
                if left < middle[0] < right and top < middle[1] < bottom:
                    ring = affinity.scale(ring, wide, tall, origin=((left + right) / 2, (top + bottom) / 2))
            if ring.area < SPECK:
                grown = min(1.9, (SPECK / max(ring.area, 1e-7)) ** 0.3)
                ring = affinity.scale(ring, grown, grown)
            if ring.area > DUST:
                found.append(ring.buffer(0))
        return shapely.union_all(found).intersection(self.frame.buffer(0.5))

    def lakes(self, least: float = 0.02) -> Iterator[Shape]:
        for line in self._rings(2):
            for part in parts([self._polygon(line)]):
                if part.area > least:
                    yield part.simplify(FINE)

    def rivers(self, great: int) -> Iterator[list[list[float]]]:
        """The great rivers, to find one's way by: those with a number below `great` in the data bank."""
        for line in lines("rivers", Box(self.west, self.south, 180.0, self.north), "l"):
            if int(line.id) < great and len(line.points) > 2:
                drawn = geometry.LineString(self.placed(line.points)).simplify(FINE * 1.5)
                if drawn.length > 0.3:
                    yield [[round(x, 3), round(y, 3)] for x, y in drawn.coords]

    # relief

    def relief(self, folder: Path, shores: Shape) -> None:
        """Light and shade on land, the sea floor, and heights, each as a grey picture of the whole map."""
        shade_cells, floor_cells, height_cells = self.cells
        x, y, lon, lat = self._lattice(shade_cells)
        on_land = shapely.contains_xy(shores.buffer(0.05), x, y)
        shade = self._sampled(shaded_relief, lon, lat)
        shade = shade / np.maximum(0.2, blurred(shade, 14.0))
        grey(np.where(on_land, 0.6 + 0.75 * (shade - 1.0), 0.6)).save(
            folder / "relief-shade.webp", quality=58, method=6
        )
        x, y, lon, lat = self._lattice(floor_cells)
        image: Any = import_module("scipy.ndimage")
        ashore = shapely.contains_xy(shores.buffer(0.08), x, y)
        nearest = image.distance_transform_edt(ashore, return_distances=False, return_indices=True)
        floor = self._sampled(sea_floor, lon, lat)[nearest[0], nearest[1]]
        grey(floor).save(folder / "relief-floor.webp", quality=60, method=6)
        x, y, lon, lat = self._lattice(height_cells)
        metres = np.clip(heights(lat, np.where(lon > 180, lon - 360, lon)), 0, TALLEST)
        grey(np.sqrt(metres / TALLEST)).save(folder / "relief-height.webp", quality=70, method=6)

    def _lattice(self, cells: int) -> tuple[Floats, Floats, Floats, Floats]:
        left, top, right, bottom = self.rim
        x, y = np.meshgrid(
            np.linspace(left, right, round((right - left) * cells)),
            np.linspace(top, bottom, round((bottom - top) * cells)),
        )
        lon, lat = self.projection.world(x, y)
        return x, y, lon, lat

    def _sampled(self, source: Any, lon: Floats, lat: Floats) -> Floats:
        """A picture of the world in the map's projection."""
        image: Any = import_module("scipy.ndimage")
        north, south = self.north + 2, self.south - 2
        picture = source(Box(self.west - 2, south, min(180, self.east + 2), north))
        if self.east + 2 > 180:
            picture = np.hstack([picture, source(Box(-180, south, self.east + 2 - 360, north))])
        scale = picture.shape[0] / (north - south)
        found: Floats = image.map_coordinates(
            picture, [(north - lat) * scale - 0.5, (lon - self.west + 2) * scale - 0.5], order=1, mode="nearest"
        )
        return found


def parts(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield from getattr(shape, "geoms", (shape,))


def outline(shape: Shape) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in shape.exterior.coords[:-1]]


def largest(shape: Shape) -> Shape:
    return max(parts([shape]), key=lambda part: part.area)


def curve(knots: Floats) -> Floats:
    """A smooth line through points of the board (Catmull-Rom)."""
    if len(knots) < 3:
        return knots
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    steps = np.linspace(0, 1, 9)[:-1][:, None]
    pieces = [
        0.5 * (2 * b + (c - a) * steps + (2 * a - 5 * b + 4 * c - d) * steps**2 + (3 * b - a - 3 * c + d) * steps**3)
        for a, b, c, d in zip(knots[:-3], knots[1:-2], knots[2:-1], knots[3:], strict=True)
    ]
    return np.vstack([*pieces, knots[-2]])


def grey(values: Floats) -> Any:
    return import_module("PIL.Image").fromarray(np.clip(np.round(values * 255), 0, 255).astype(np.uint8))
