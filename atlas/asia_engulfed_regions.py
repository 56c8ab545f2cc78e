"""Cuts the map of Asia Engulfed into areas, zones, boxes and waters out of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from atlas import asia_engulfed as plan
from atlas import files
from atlas.asia_engulfed_coasts import COARSE, PROJECTION, SEAS, rough, rounded
from atlas.seas import Shape, parts

shapely: Any = import_module("shapely")
ops: Any = import_module("shapely.ops")
geometry: Any = import_module("shapely.geometry")

TOUCH = 0.3
"""Spaces that share less than this meet in a point."""


class Regions:
    """The map cut into areas, zones, boxes and waters out of play."""

    def __init__(self) -> None:
        self.places = {row["place"]: row for row in files.read(plan.TITLE, "places")}
        self.zones = {row["zone"]: row for row in files.read(plan.TITLE, "zones")}
        self.links = files.read(plan.TITLE, "links")
        self.frame = SEAS.frame
        self.shores = SEAS.land()
        self.ground = self._ground()
        self.spaces: dict[str, Shape] = {}
        self.inert: list[Shape] = []
        self._areas()
        self.rose = geometry.Point(PROJECTION.point(plan.CORNERS["rose"])).buffer(plan.ROSE, 24)
        self.closed: list[Shape] = []
        self._seas()

    def _seed(self, row: files.Row) -> Shape:
        lon = float(row["lon"])
        return geometry.Point(PROJECTION.point((lon + 360 if lon < 0 else lon, float(row["lat"]))))

    def _ground(self) -> Shape:
        """The land that bounds regions: coarse, islands of one area joined, specks left out."""
        islands = list(self.shores.geoms)
        for key, gap in plan.JOINED.items():
            seed = self._seed(self.places[key])
            near = min(islands, key=lambda part: part.distance(seed))
            joined = [near]
            rest = [part for part in islands if part is not near]
            for _ in range(3):
                close = [part for part in rest if part.distance(joined[-1]) < gap and part.area > 0.02]
                if not close:
                    break
                rest = [part for part in rest if part not in close]
                joined.append(shapely.union_all([joined[-1], *close]))
            whole = joined[-1].buffer(gap * 0.62).buffer(-gap * 0.62)
            islands = [*rest, whole]
        solid = [geometry.Polygon(part.exterior).simplify(COARSE) for part in parts(islands) if part.area > 0.05]
        return shapely.union_all(solid).intersection(self.frame)

    def _areas(self) -> None:
        cuts = [rough(line, number) for number, line in enumerate(plan.LAND_LINES)]
        edges = shapely.union_all([self.ground.boundary, *cuts])
        faces = [face for face in ops.polygonize(edges) if self.ground.covers(face.representative_point())]
        areas = {key: row for key, row in self.places.items() if row["kind"] in {"area", "closed"} and key != "HAI"}
        for key, row in areas.items():
            seed = self._seed(row)
            self.spaces[key] = next(face for face in faces if face.covers(seed))
        self.inert = [face for face in faces if not any(face is area for area in self.spaces.values())]
        loose = [face for face in self.inert if face.area < 0.12]
        for face in loose:
            touching = [
                (face.intersection(area).length, key)
                for key, area in self.spaces.items()
                if face.intersection(area).length > 0.02
            ]
            if touching:
                key = max(touching)[1]
                self.spaces[key] = self.spaces[key].union(face)
                self.inert.remove(face)

    def _seas(self) -> None:
        cuts = [rounded(line) for line in plan.SEA_LINES]
        land = shapely.union_all([*self.spaces.values(), *(shape for shape in self.inert if shape.area > 0.6)])
        edges = shapely.union_all([self.frame.boundary, land.boundary, self.rose.boundary, *cuts])
        faces = [
            face
            for face in ops.polygonize(edges)
            if self.frame.covers(face.representative_point())
            and not land.covers(face.representative_point())
            and not self.rose.covers(face.representative_point())
        ]
        taken: list[Shape] = []
        for key, row in self.zones.items():
            seed = self._seed(row)
            face = next(face for face in faces if face.covers(seed))
            if any(face is other for other in taken):
                raise SystemExit(f"{key} is not closed off from another zone")
            self.spaces[key] = geometry.Polygon(face.exterior)
            taken.append(face)
        for face in faces:
            if any(face is other for other in taken):
                continue
            if face.area > 2.0:
                self.closed.append(face)
                continue
            near = [(face.intersection(self.spaces[key]).length, key) for key in self.zones]
            shared, key = max(near)
            if shared > 0.02:
                self.spaces[key] = self.spaces[key].union(face)


def touching(spaces: dict[str, Shape], first: Iterable[str], second: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Pairs that share more than a point."""
    wide = {key: spaces[key].buffer(0.01) for key in {*first, *second}}
    seen = set()
    for a in first:
        for b in second:
            pair = (a, b) if a < b else (b, a)
            if a != b and pair not in seen and wide[a].intersects(wide[b]):
                seen.add(pair)
                if wide[a].intersection(wide[b]).area / 0.02 > TOUCH:
                    yield pair


def boxed(key: str, row: files.Row) -> bool:
    return row["kind"] in {"port", "island", "offmap"} or key == "HAI"


def shared(a: Shape, b: Shape) -> list[list[list[float]]]:
    """The common border of two shapes, as lines."""
    common = a.boundary.intersection(b.boundary)
    edges = [part for part in parts([common]) if part.geom_type == "LineString"]
    joined = ops.linemerge(edges) if len(edges) > 1 else edges[0] if edges else geometry.LineString()
    return [[[round(x, 3), round(y, 3)] for x, y in line.coords] for line in parts([joined]) if line.length > 0.04]
