"""Coasts, lakes and rivers of Asia Engulfed in board coordinates, and lines drawn through points of the world."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from atlas import asia_engulfed as plan
from atlas.sources import Box, Floats, Line, lines

shapely: Any = import_module("shapely")
affinity: Any = import_module("shapely.affinity")
geometry: Any = import_module("shapely.geometry")

FINE, COARSE = 0.02, 0.05
"""How far a drawn coast, and the edge of a region, may be from the real one."""
SPECK = 0.004
PROJECTION = plan.Projection()
Shape = Any


def frame() -> Shape:
    right, bottom = PROJECTION.point((plan.EAST, plan.SOUTH))
    return geometry.box(0.0, 0.0, right, bottom)


def _placed(points: Floats) -> Floats:
    lon = np.where(points[:, 0] < 0, points[:, 0] + 360.0, points[:, 0])
    x, y = PROJECTION.board(lon, points[:, 1])
    return np.column_stack([x, y])


def _rings(level: int) -> Iterator[Line]:
    """Shores of land (level 1) or of lakes (2) that the map shows."""
    for west, east in ((plan.WEST - 8, 180.5), (-180.5, plan.EAST + 8 - 360)):
        for line in lines("gshhs", Box(west, plan.SOUTH - 5, east, plan.NORTH + 5), "i"):
            if line.level == level and len(line.points) > 3:
                yield line


def _polygon(line: Line) -> Shape:
    """A shore on the board; one that begins west of Greenwich is cut there."""
    lon, lat = line.points[:, 0], line.points[:, 1]
    west = lon.min()
    ring = geometry.Polygon(np.column_stack([lon, lat])).buffer(0)
    if west < 0:
        ring = affinity.translate(ring, 360.0) if lon.max() < 0 else ring.intersection(geometry.box(0, -90, 360, 90))
    ring = ring.intersection(geometry.box(plan.WEST - 8, plan.SOUTH - 4, plan.EAST + 8, plan.NORTH + 4))
    return shapely.transform(ring, _placed)


def land() -> Shape:
    """All land of the map, small islands made visible."""
    found = []
    for line in _rings(1):
        ring = _polygon(line)
        if ring.is_empty:
            continue
        middle = ring.centroid.coords[0]
        for low, high, wide, tall in plan.ENLARGED:
            (left, bottom), (right, top) = PROJECTION.point(low), PROJECTION.point(high)
            if left < middle[0] < right and top < middle[1] < bottom:
                ring = affinity.scale(ring, wide, tall, origin=((left + right) / 2, (top + bottom) / 2))
        if ring.area < SPECK:
            grown = min(1.9, (SPECK / max(ring.area, 1e-7)) ** 0.3)
            ring = affinity.scale(ring, grown, grown)
        if ring.area > 0.0006:
            found.append(ring.buffer(0))
    return shapely.union_all(found).intersection(frame().buffer(0.5))


def rounded(points: Sequence[plan.Where]) -> Shape:
    """A smooth line through points (Catmull-Rom)."""
    knots = np.array([PROJECTION.point(point) for point in points])
    if len(knots) > 2:
        knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
        steps = np.linspace(0, 1, 9)[:-1][:, None]
        pieces = []
        for a, b, c, d in zip(knots[:-3], knots[1:-2], knots[2:-1], knots[3:], strict=True):
            pieces.append(
                0.5
                * (
                    2 * b
                    + (c - a) * steps
                    + (2 * a - 5 * b + 4 * c - d) * steps**2
                    + (3 * b - a - 3 * c + d) * steps**3
                )
            )
        knots = np.vstack([*pieces, knots[-2]])
    return geometry.LineString(knots)


def rough(points: Sequence[plan.Where], seed: int) -> Shape:
    """A line with the small turns that a border along ridges and rivers has; its corners stay where they are."""
    random = np.random.default_rng(seed)
    line = np.array(rounded(points).coords)
    for _ in range(2):
        a, b = line[:-1], line[1:]
        along = b - a
        aside = np.column_stack([-along[:, 1], along[:, 0]])
        middle = (a + b) / 2 + aside * random.uniform(-0.26, 0.26, (len(a), 1))
        longer = np.hypot(*along.T)[:, None] > 0.16
        line = np.vstack([np.stack([a, np.where(longer, middle, (a + b) / 2)], axis=1).reshape(-1, 2), line[-1]])
    return geometry.LineString(line)


def parts(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield from getattr(shape, "geoms", (shape,))


def outline(shape: Shape) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in shape.exterior.coords[:-1]]


def largest(shape: Shape) -> Shape:
    return max(parts([shape]), key=lambda part: part.area)


def lakes() -> Iterator[Shape]:
    for line in _rings(2):
        shape = _polygon(line)
        for part in parts([shape]):
            if part.area > 0.02:
                yield part.simplify(FINE)


def rivers() -> Iterator[list[list[float]]]:
    """The great rivers, to find one's way by."""
    box = Box(plan.WEST, plan.SOUTH, 180.0, plan.NORTH)
    for line in lines("rivers", box, "l"):
        if int(line.id) < plan.GREAT_RIVERS and len(line.points) > 2:
            placed = geometry.LineString(_placed(line.points)).simplify(FINE * 1.5)
            if placed.length > 0.3:
                yield [[round(x, 3), round(y, 3)] for x, y in placed.coords]
