"""Makes the map of Asia Engulfed: regions, coasts, names and relief in board coordinates."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from atlas import asia_engulfed as plan
from atlas import files
from atlas.landform import blurred
from atlas.sources import Box, Floats, Line, heights, lines, sea_floor, shaded_relief

TITLE = "asia_engulfed"
shapely: Any = import_module("shapely")
ops: Any = import_module("shapely.ops")
affinity: Any = import_module("shapely.affinity")
geometry: Any = import_module("shapely.geometry")

FINE, COARSE = 0.02, 0.05
"""How far a drawn coast, and the edge of a region, may be from the real one."""
SPECK = 0.004
TOUCH = 0.3
"""Spaces that share less than this meet in a point."""
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


def _parts(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield from getattr(shape, "geoms", (shape,))


def _ring(shape: Shape) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in shape.exterior.coords[:-1]]


def _main(shape: Shape) -> Shape:
    return max(_parts([shape]), key=lambda part: part.area)


class Regions:
    """The map cut into areas, zones, boxes and waters out of play."""

    def __init__(self) -> None:
        self.places = {row["place"]: row for row in files.read(TITLE, "places")}
        self.zones = {row["zone"]: row for row in files.read(TITLE, "zones")}
        self.links = files.read(TITLE, "links")
        self.frame = frame()
        self.shores = land()
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
        parts = list(self.shores.geoms)
        for key, gap in plan.JOINED.items():
            seed = self._seed(self.places[key])
            near = min(parts, key=lambda part: part.distance(seed))
            joined = [near]
            rest = [part for part in parts if part is not near]
            for _ in range(3):
                close = [part for part in rest if part.distance(joined[-1]) < gap and part.area > 0.02]
                if not close:
                    break
                rest = [part for part in rest if part not in close]
                joined.append(shapely.union_all([joined[-1], *close]))
            whole = joined[-1].buffer(gap * 0.62).buffer(-gap * 0.62)
            parts = [*rest, whole]
        solid = [geometry.Polygon(part.exterior).simplify(COARSE) for part in _parts(parts) if part.area > 0.05]
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


CELLS = 12
PRESENCE = 0.12
SEA_SIZES = (0.62, 0.54, 0.47, 0.41, 0.36, 0.31, 0.27)
AREA_SIZES = (0.46, 0.42, 0.38, 0.34, 0.3)
MARK = 0.5
PILL, SIGN = 0.74, 0.52
"""Width of a sign with a number, and of one without."""


def boxed(key: str, row: files.Row) -> bool:
    return row["kind"] in {"port", "island", "offmap"} or key == "HAI"


def _path(shape: Shape) -> list[list[float]]:
    line = max(_parts([shape]), key=lambda part: part.length)
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
        (files.data(TITLE) / "outlines.json").write_text(self._text(), encoding="utf-8")

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
        free = _main(shape.buffer(-0.12).difference(self.layout.covered))
        room, near = Room(free, self.layout.islands.intersection(shape)), free.centroid
        named = self._named(room, row, near, SEA_SIZES)
        self.spaces[key] = self._entry(shape, "sea", room, named, near)

    def _area(self, key: str, row: files.Row) -> None:
        shape = self.regions.spaces[key]
        near = shape.centroid
        room = Room(_main(shape.buffer(-0.1).difference(self.layout.covered)))
        named = self._named(room, row, near, AREA_SIZES)
        if named is None:
            around = Room(_main(shape.buffer(0.75).difference(self.layout.covered)))
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
            around = Room(_main(shape.buffer(0.55).difference(self.layout.covered)))
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
        entry["corners"] = _ring(shape)
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
            "corners": _ring(box),
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
                for line in _shared(regions.spaces[a], regions.spaces[b]):
                    borders.append({"kind": look, "a": a, "b": b, "line": line})
        inert = shapely.union_all(regions.inert)
        held = shapely.union_all([regions.spaces[key] for key in areas])
        borders += [{"kind": "frontier", "line": line} for line in _shared(held, inert)]
        closed = shapely.union_all(regions.closed)
        water = shapely.union_all([regions.spaces[key] for key in regions.zones])
        borders += [{"kind": "limit", "line": line} for line in _shared(water, closed)]
        shores = sorted(_parts([regions.shores]), key=lambda part: -part.area)
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
            "closed": [_ring(shape) for shape in regions.closed],
            "beyond": [_ring(shape) for shape in regions.inert if shape.area > 0.3],
            "land": [_ring(part.simplify(FINE)) for part in shores],
            "lakes": [_ring(shape) for shape in lakes()],
            "rivers": list(rivers()),
        }


def _east(lon: int) -> str:
    return f"{lon}°E" if lon < 180 else f"{360 - lon}°W" if lon > 180 else "180°"


def _shared(a: Shape, b: Shape) -> list[list[list[float]]]:
    """The common border of two shapes, as lines."""
    common = a.boundary.intersection(b.boundary)
    edges = [part for part in _parts([common]) if part.geom_type == "LineString"]
    joined = ops.linemerge(edges) if len(edges) > 1 else edges[0] if edges else geometry.LineString()
    return [[[round(x, 3), round(y, 3)] for x, y in line.coords] for line in _parts([joined]) if line.length > 0.04]


def lakes() -> Iterator[Shape]:
    for line in _rings(2):
        shape = _polygon(line)
        for part in _parts([shape]):
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


SHADE, FLOOR, HEIGHT = 36, 20, 12
"""Cells per board unit of the relief rasters."""
TALLEST = 7000.0


def relief(shores: Shape) -> None:
    """Light and shade on land, the sea floor, and heights, each as a grey picture of the whole map."""
    folder = files.data(TITLE)
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


def build() -> None:
    sheet = Sheet()
    sheet.build()
    relief(sheet.regions.shores)
