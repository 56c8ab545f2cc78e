"""Makes the map of Asia Engulfed: regions, coasts, names and relief in board coordinates."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from atlas import asia_engulfed as plan
from atlas import files
from atlas.asia_engulfed_coasts import PROJECTION, SEAS, rounded
from atlas.asia_engulfed_regions import Regions, boxed, shared, touching
from atlas.asia_engulfed_room import Room
from atlas.seas import FINE, Shape, largest, outline, parts

shapely: Any = import_module("shapely")
ops: Any = import_module("shapely.ops")
geometry: Any = import_module("shapely.geometry")


class Layout:
    """Boxes, names and room for stacks, once the regions are known."""

    def __init__(self, regions: Regions) -> None:
        self.regions = regions
        self.boxes = {key: self._box(row) for key, row in regions.places.items() if boxed(key, row)}
        every = list(self.boxes.values())
        self.covered = shapely.union_all([box.buffer(0.1) for box in every])
        self.islands = shapely.union_all([part for part in regions.shores.geoms if part.area > 0.02])

    def _box(self, row: files.Row) -> Shape:
        x, y = PROJECTION.point(plan.BOXES[row["place"]])
        size = plan.SIZES[row["kind"]]
        return geometry.box(x - size.width / 2, y - size.height / 2, x + size.width / 2, y + size.height / 2)

    def ties(self) -> Iterator[tuple[str, str, list[list[float]]]]:
        """Short lines from a box to those of its zones that it does not lie in."""
        for key, box in self.boxes.items():
            middle = box.centroid
            for zone in self.regions.places[key]["seas"].split():
                shape = self.regions.spaces[zone]
                if box.intersection(shape).area >= PRESENCE:
                    continue
                goal = ops.nearest_points(shape.buffer(-0.3), middle)[0]
                yield key, zone, _path(geometry.LineString([middle, goal]).difference(box))

    def strangers(self) -> Iterator[tuple[str, str, float]]:
        """Zones under a box that it does not border."""
        for key, box in self.boxes.items():
            seas = self.regions.places[key]["seas"].split()
            for zone in self.regions.zones:
                area = box.intersection(self.regions.spaces[zone]).area
                if zone not in seas and area > 0.02:
                    yield key, zone, area

    def tracks(self) -> Iterator[tuple[str, str, str, list[list[float]]]]:
        """Land links and straits of places that do not touch: a line from edge to edge."""
        for row in self.regions.links:
            kind, a, b = row["kind"], row["a"], row["b"]
            if kind == "sea" or kind == "impassable":
                continue
            one, other = self.shape(a), self.shape(b)
            if kind == "land" and (one.distance(other) < 0.01 or one.intersection(other).area > 0.05):
                continue
            yield kind, a, b, self._link(a, b)

    def _link(self, a: str, b: str) -> list[list[float]]:
        one, other = self.shape(a), self.shape(b)
        start, end = ops.nearest_points(one, other)
        if a in self.boxes and b in self.boxes:
            line = geometry.LineString([one.centroid, other.centroid])
            return _path(line.difference(one).difference(other))
        if start.distance(end) < 0.2:
            box, land = (one, other) if a in self.boxes else (other, one)
            inside = land.difference(box.buffer(0.5))
            goal = ops.nearest_points(inside, box.centroid)[0]
            return _path(geometry.LineString([ops.nearest_points(box.boundary, goal)[0], goal]))
        line = np.array([start.coords[0], end.coords[0]])
        along = line[1] - line[0]
        size = max(float(np.hypot(*along)), 1e-6)
        reach = along / size * 0.35
        if a not in self.boxes:
            line[0] -= reach
        if b not in self.boxes:
            line[1] += reach
        return [[round(float(x), 3), round(float(y), 3)] for x, y in line]

    def shape(self, key: str) -> Shape:
        return self.boxes.get(key) or self.regions.spaces[key]


PRESENCE = 0.12
SEA_SIZES = (0.62, 0.54, 0.47, 0.41, 0.36, 0.31, 0.27)
AREA_SIZES = (0.46, 0.42, 0.38, 0.34, 0.3)
MARK = 0.5
PILL, SIGN = 0.74, 0.52
"""Width of a sign with a number, and of one without."""


def _path(shape: Shape) -> list[list[float]]:
    line = max(parts([shape]), key=lambda part: part.length)
    return [[round(x, 3), round(y, 3)] for x, y in line.coords]


def splits(name: str, most: int) -> Iterator[list[str]]:
    """A name on one line, on two, on three."""
    words = name.split()
    yield [name]
    if most > 1 and len(words) > 1:
        cuts = range(1, len(words))
        yield min(([" ".join(words[:cut]), " ".join(words[cut:])] for cut in cuts), key=lambda two: max(map(len, two)))
    if most > 2 and len(words) > 2:
        yield [*words[:2], " ".join(words[2:])]


def width(text: str, size: float, *, sea: bool) -> float:
    fonts = import_module("grognard.chart.fonts")
    if sea:
        return float(fonts.width(text.upper(), "serif-italic", size)) + 0.16 * size * (len(text) - 1)
    return float(fonts.width(text, "sans-bold", size))


def marks(row: files.Row) -> float:
    """How wide the signs of a place are together."""
    pills = row["werp"] != "0", row["oil"] != "0", row["port"] not in {"", "0"}
    signs = row["vp"] != "0", row["supply"], row["airbase"]
    return PILL * sum(map(bool, pills)) + SIGN * sum(map(bool, signs))


class Sheet:
    """Everything that goes into outlines.json."""

    def __init__(self) -> None:
        self.regions = Regions()
        self.layout = Layout(self.regions)
        self.spaces: dict[str, dict[str, Any]] = {}

    def build(self) -> None:
        for key in self.regions.zones:
            self._zone(key)
        for key, row in self.regions.places.items():
            if boxed(key, row):
                self._boxed(key, row)
            else:
                self._area(key, row)
        (files.data(plan.TITLE) / "outlines.json").write_text(self._text(), encoding="utf-8")

    def _named(self, room: Room, row: files.Row, near: Shape, sizes: Sequence[float]) -> Any:
        """The largest name that fits, with the row of signs under it."""
        sea = "zone" in row
        below = 0.56 if sea else (MARK + 0.12 if marks(row) else 0.0)
        least = 0.6 if sea else marks(row)
        for size in sizes:
            for lines_ in (1, 2, 3):
                texts = [
                    list(splits(row[name], lines_))[min(lines_, len(list(splits(row[name], lines_)))) - 1]
                    for name in ("name", "name_fr")
                ]
                wide = max(least, *(width(text, size, sea=sea) for two in texts for text in two)) + 0.1
                high = size * 1.02 * max(map(len, texts)) + below + 0.06
                spot = room.best(wide, high, near)
                if spot is not None:
                    return spot, size, texts, below
        return None

    def _zone(self, key: str) -> None:
        row, shape = self.regions.zones[key], self.regions.spaces[key]
        free = largest(shape.buffer(-0.12).difference(self.layout.covered))
        room, near = Room(free, self.layout.islands.intersection(shape)), free.centroid
        named = self._named(room, row, near, SEA_SIZES)
        self.spaces[key] = self._entry(shape, "sea", room, named, near)

    def _area(self, key: str, row: files.Row) -> None:
        shape = self.regions.spaces[key]
        near = shape.centroid
        room = Room(largest(shape.buffer(-0.1).difference(self.layout.covered)))
        named = self._named(room, row, near, AREA_SIZES)
        if named is None:
            around = Room(largest(shape.buffer(0.75).difference(self.layout.covered)))
            named = self._named(around, row, near, AREA_SIZES[-2:])
        self.spaces[key] = self._entry(shape, row["kind"], room, named, near)

    def _entry(self, shape: Shape, kind: str, room: Room, named: Any, near: Shape) -> dict[str, Any]:
        entry: dict[str, Any] = {"kind": kind}
        if named:
            spot, size, texts, below = named
            left, top, right, bottom = spot.bounds
            x = (left + right) / 2
            entry["label"] = {"x": x, "y": (top + bottom - below) / 2, "size": size, "en": texts[0], "fr": texts[1]}
            entry["marks"] = [x, bottom - below / 2]
            room.take(spot.buffer(0.05))
            near = spot.centroid
        number = 4 if kind == "sea" else 3
        spots = room.stacks(number, near)
        if kind == "area" and len(spots) < 2:
            around = Room(largest(shape.buffer(0.55).difference(self.layout.covered)))
            for taken in [*spots, *([named[0]] if named else [])]:
                around.take(taken)
            spots += around.stacks(number - 1 - len(spots), shape.centroid)
        entry["stacks"] = [list(one.centroid.coords[0]) for one in spots]
        if not entry["stacks"]:
            entry["stacks"] = [list(shape.representative_point().coords[0])]
        middle = geometry.MultiPoint(entry["stacks"]).centroid
        if not shape.covers(middle):
            middle = shape.representative_point()
        entry["x"], entry["y"] = middle.x, middle.y
        entry["corners"] = outline(shape)
        return entry

    def _boxed(self, key: str, row: files.Row) -> None:
        box = self.layout.boxes[key]
        left, top, right, bottom = box.bounds
        x, wide = (left + right) / 2, right - left
        size = 0.37 if wide < 3 else 0.42
        while max(width(row[name], size, sea=False) for name in ("name", "name_fr")) > wide - 0.2:
            size -= 0.01
        count = 3 if wide > 3 else 2
        y = (top + 0.42 + bottom - 0.52) / 2
        self.spaces[key] = {
            "kind": row["kind"],
            "box": True,
            "label": {"x": x, "y": top + 0.23, "size": size, "en": [row["name"]], "fr": [row["name_fr"]]},
            "marks": [x, bottom - 0.3],
            "stacks": [[x + (k - (count - 1) / 2) * 1.12, y] for k in range(count)],
            "x": x,
            "y": y,
            "corners": outline(box),
        }

    def _text(self) -> str:
        found: dict[str, Any] = {
            "frame": list(self.regions.frame.bounds),
            "spaces": self.spaces,
            **self._drawn(),
        }
        rows = []
        for name, value in found.items():
            if isinstance(value, list) and value and not isinstance(value[0], float):
                inner = ",\n".join(_compact(one) for one in value)
                rows.append(f'"{name}": [\n{inner}\n]')
            elif name == "spaces":
                inner = ",\n".join(f'"{key}": {_compact(one)}' for key, one in value.items())
                rows.append(f'"{name}": {{\n{inner}\n}}')
            else:
                rows.append(f'"{name}": {_compact(value)}')
        return "{\n" + ",\n".join(rows) + "\n}\n"

    def _drawn(self) -> dict[str, list[Any]]:
        regions = self.regions
        areas = [key for key in regions.places if key in regions.spaces]
        borders = []
        linked = {frozenset((row["a"], row["b"])): row["kind"] for row in regions.links}
        for keys, style in ((areas, "land"), (list(regions.zones), "sea")):
            for a, b in touching(regions.spaces, keys, keys):
                kind = linked.get(frozenset((a, b)))
                look = "shut" if kind == "impassable" else style
                for line in shared(regions.spaces[a], regions.spaces[b]):
                    borders.append({"kind": look, "a": a, "b": b, "line": line})
        inert = shapely.union_all(regions.inert)
        held = shapely.union_all([regions.spaces[key] for key in areas])
        borders += [{"kind": "frontier", "line": line} for line in shared(held, inert)]
        closed = shapely.union_all(regions.closed)
        water = shapely.union_all([regions.spaces[key] for key in regions.zones])
        borders += [{"kind": "limit", "line": line} for line in shared(water, closed)]
        shores = sorted(parts([regions.shores]), key=lambda part: -part.area)
        return {
            "meridians": [[PROJECTION.point((lon, 0))[0], _east(lon)] for lon in range(70, 246, 10)],
            "parallels": [
                [PROJECTION.point((100, lat))[1], f"{abs(lat)}°{'N' if lat > 0 else 'S' if lat else ''}"]
                for lat in range(-40, 50, 10)
            ],
            "borders": borders,
            "ties": [{"place": key, "sea": zone, "line": line} for key, zone, line in self.layout.ties()],
            "tracks": [
                *(
                    {"kind": "passage", "a": a, "b": b, "line": [list(point) for point in rounded(way).coords]}
                    for a, b, way in plan.PASSAGES
                ),
                *({"kind": kind, "a": a, "b": b, "line": line} for kind, a, b, line in self.layout.tracks()),
            ],
            "points": [list(PROJECTION.point(at)) for name, at in plan.CORNERS.items() if name != "rose"],
            "rose": [*PROJECTION.point(plan.CORNERS["rose"]), plan.ROSE],
            "closed": [outline(shape) for shape in regions.closed],
            "beyond": [outline(shape) for shape in regions.inert if shape.area > 0.3],
            "land": [outline(part.simplify(FINE)) for part in shores],
            "lakes": [outline(shape) for shape in SEAS.lakes()],
            "rivers": list(SEAS.rivers(plan.GREAT_RIVERS)),
        }


def _east(lon: int) -> str:
    return f"{lon}°E" if lon < 180 else f"{360 - lon}°W" if lon > 180 else "180°"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    return value


def _compact(one: Any) -> str:
    return json.dumps(_rounded(one), ensure_ascii=False, separators=(",", ":"))


def build() -> None:
    sheet = Sheet()
    sheet.build()
    SEAS.relief(files.data(plan.TITLE), sheet.regions.shores)
