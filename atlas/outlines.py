"""Rivers, lakes, borders and names of a map as lines in board coordinates (outlines.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from atlas import files
from atlas.check_nemesis import on_edge, sides_of
from atlas.courses import STEP, Course, along_sides, invented, joined, meet, registered, resample, smooth
from atlas.grid import Grid
from atlas.nemesis import BEYOND, COURSES, LAKES, NAMES, RIVER_NAMES
from atlas.relief import MARGIN, extent
from atlas.sources import Floats, lines
from atlas.warp import Warp


def on_board(grid: Grid, points: Floats) -> Floats:
    x, y = grid.board(points[:, 1], points[:, 0])
    return np.column_stack([x, y])


def courses(title: str, grid: Grid) -> list[Course]:
    real = {line.id: on_board(grid, line.points) for line in lines("rivers", grid.box(MARGIN + 2))}
    found: list[Course] = []
    rows = [row for row in files.read(title, "rivers") if row["kind"] != "lake"]
    for number, row in enumerate(rows):
        sides = along_sides(grid, sides_of(row))
        corners = (float(sides[0][0]), float(sides[0][1])), (float(sides[-1][0]), float(sides[-1][1]))
        name, kind = row["name"], row["kind"]
        if name in COURSES:
            ground = joined([real[id_] for id_ in COURSES[name].split()])
            course = registered(name, kind, sides, ground, (on_edge(corners[0]), on_edge(corners[1])))
        else:
            course = invented(name, kind, sides, number)
        found.append(course)
    ends = {row["name"]: along_sides(grid, sides_of(row))[[0, -1]] for row in rows}
    return [
        meet(course, [other for other in found if other is not course], (ends[course.name][0], ends[course.name][1]))
        if course.kind == "minor"
        else course
        for course in found
    ]


def simplified(points: Floats, tolerance: float = 0.006) -> list[list[float]]:
    """Douglas and Peucker."""
    keep = np.zeros(len(points), dtype=bool)
    keep[[0, -1]] = True
    stack = [(0, len(points) - 1)]
    while stack:
        start, end = stack.pop()
        if end - start < 2:
            continue
        a, b = points[start], points[end]
        along = b - a
        length = float(np.hypot(*along))
        inner = points[start + 1 : end] - a
        if length > 1e-9:
            away = np.abs(inner[:, 0] * along[1] - inner[:, 1] * along[0]) / length
        else:
            away = np.hypot(*inner.T)
        worst = int(np.argmax(away))
        if away[worst] > tolerance:
            middle = start + 1 + worst
            keep[middle] = True
            stack += [(start, middle), (middle, end)]
    return [[round(float(x), 3), round(float(y), 3)] for x, y in points[keep]]


def _clipped(grid: Grid, points: Floats) -> list[Floats]:
    """The parts of a line that the raster shows."""
    left, top, right, bottom = extent(grid)
    x, y = points[:, 0], points[:, 1]
    shown = (x > left - 0.3) & (x < right + 0.3) & (y > top - 0.3) & (y < bottom + 0.3)
    cuts = np.flatnonzero(np.diff(shown.astype(int))) + 1
    return [part for part in np.split(points, cuts) if len(part) > 1 and shown[_index(points, part)]]


def _index(points: Floats, part: Floats) -> int:
    return int(np.flatnonzero((points == part[0]).all(axis=1))[0])


def build(title: str, grid: Grid, rivers: Sequence[Course], warp: Warp) -> None:
    drawn: dict[str, list[Mapping[str, Any]]] = {"rivers": [], "streams": [], "lakes": [], "borders": []}
    for course in rivers:
        for part in _clipped(grid, course.drawn):
            drawn["rivers"].append({"name": course.name, "kind": course.kind, "line": simplified(part)})
    box = grid.box(MARGIN + 2)
    for line in lines("rivers", box):
        if line.id in BEYOND:
            for part in _clipped(grid, on_board(grid, line.points)):
                drawn["streams"].append({"line": simplified(part)})
    for line in lines("countries", box):
        for part in _clipped(grid, on_board(grid, line.points)):
            drawn["borders"].append({"line": simplified(warp.forward(part), 0.012)})
    drawn["lakes"] = [
        {"name": row["name"], "line": shore(grid, row)} for row in files.read(title, "rivers") if _lake(row)
    ]
    drawn["names"] = [*region_names(grid), *river_names(title, grid, rivers)]
    rows = (f'"{kind}": [\n' + ",\n".join(_compact(one) for one in many) + "\n]" for kind, many in drawn.items())
    shown = json.dumps([round(value, 4) for value in extent(grid)])
    text = f'{{\n"extent": {shown},\n' + ",\n".join(rows) + "\n}\n"
    (files.data(title) / "outlines.json").write_text(text, encoding="utf-8")


def _lake(row: files.Row) -> bool:
    return row["kind"] == "lake"


def shore(grid: Grid, row: files.Row) -> list[list[float]]:
    """A lake laid over its hexsides: its real shore moved there, or a shore along them."""
    path = smooth(resample(along_sides(grid, sides_of(row))), 0.2)
    number = LAKES[row["name"]]
    for line in lines("gshhs", grid.box()):
        if line.id == number:
            real = on_board(grid, line.points)
            return simplified(real - real.mean(axis=0) + path.mean(axis=0), 0.012)
    turn = np.linspace(0, 2 * np.pi, 60)
    wide = 0.19 * (1 + 0.18 * np.sin(3 * turn + 1) + 0.1 * np.sin(7 * turn))
    middle, reach = path.mean(axis=0), (path[-1] - path[0]) / 2
    length = float(np.hypot(*reach))
    ring = [
        middle + reach * 0.95 * np.cos(t) + np.array([-reach[1], reach[0]]) / length * np.sin(t) * w
        for t, w in zip(turn, wide, strict=True)
    ]
    return simplified(np.array(ring), 0.012)


def region_names(grid: Grid) -> list[Mapping[str, Any]]:
    return [
        {
            "text": text,
            "fr": french,
            "style": style,
            "size": size,
            "line": simplified(on_board(grid, np.array(line)), 0),
        }
        for text, french, style, size, line in NAMES
    ]


def river_names(title: str, grid: Grid, rivers: Sequence[Course]) -> list[Mapping[str, Any]]:
    """The name of a river beside its course, on a calmer line than the water's."""
    french = {row["name"]: row["name_fr"] for row in files.read(title, "rivers")}
    found: list[Mapping[str, Any]] = []
    for name, near, hand in RIVER_NAMES:
        course = next(course for course in rivers if course.name == name)
        size = 0.24 if course.kind == "major" else 0.19
        calm = smooth(resample(course.drawn), 0.4)
        middle = int(np.argmin(np.hypot(*(calm - grid.centre(near)).T)))
        words = name.split(" (")[0], french[name].split(" (")[0]
        half = int(size * 0.26 * max(map(len, words)) / STEP)
        piece = calm[max(0, middle - half) : middle + half + 1]
        tangent = np.gradient(piece, axis=0)
        normal = np.column_stack([-tangent[:, 1], tangent[:, 0]]) / np.hypot(*tangent.T)[:, None]
        backwards = tangent[len(tangent) // 2, 0] < 0
        below = (hand > 0) != backwards
        line = simplified(piece + normal * hand * (0.07 + size * (0.62 if below else 0.12)), 0.01)
        found.append({"text": words[0], "fr": words[1], "style": "water", "size": size, "line": line})
    return found


def _compact(one: Mapping[str, Any]) -> str:
    return json.dumps(one, ensure_ascii=False, separators=(",", ":"))
