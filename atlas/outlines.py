"""Rivers, lakes, borders and names of a map as lines in board coordinates (outlines.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from atlas import files
from atlas.check_nemesis import on_edge, sides_of
from atlas.courses import Course, along_sides, invented, joined, meet, registered
from atlas.grid import Grid
from atlas.nemesis import BEYOND, COURSES, LAKES, NAMES
from atlas.relief import MARGIN, extent
from atlas.sources import Floats, lines
from atlas.warp import Warp


def on_board(grid: Grid, points: Floats) -> Floats:
    x, y = grid.board(points[:, 1], points[:, 0])
    return np.column_stack([x, y])


def courses(title: str, grid: Grid) -> list[Course]:
    real = {line.id: on_board(grid, line.points) for line in lines("rivers", grid.box(MARGIN + 1))}
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
    box = grid.box(MARGIN + 1)
    for line in lines("rivers", box):
        if line.id in BEYOND:
            for part in _clipped(grid, on_board(grid, line.points)):
                drawn["streams"].append({"line": simplified(part)})
    for line in lines("countries", box):
        for part in _clipped(grid, on_board(grid, line.points)):
            drawn["borders"].append({"line": simplified(warp.forward(part), 0.012)})
    for name, ring in LAKES.items():
        drawn["lakes"].append({"name": name, "line": [list(point) for point in ring]})
    drawn["names"] = [dict(name) for name in NAMES]
    rows = (f'"{kind}": [\n' + ",\n".join(_compact(one) for one in many) + "\n]" for kind, many in drawn.items())
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    (files.data(title) / "outlines.json").write_text(text, encoding="utf-8")


def _compact(one: Mapping[str, Any]) -> str:
    return json.dumps(one, ensure_ascii=False, separators=(",", ":"))
