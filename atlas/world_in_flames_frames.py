"""Where things lie beside the hexes of World in Flames: off-map hexes, big hexdots, sea boxes with their sections.

What has a place in the world lies where the sheet beside it would have it, pushed apart until nothing covers anything;
sea boxes lie on the hexdots of their sea, in the shape that covers least of anything else.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from atlas import files
from grognard.titles.world_in_flames.sheets import CELL, HEADING, WORLD, hex_rows, off_map, sea_names, sheets

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
SHAPES = ((5, 1), (3, 2), (2, 3), (1, 5))
"""Sections beside and above each other."""
APART = 1.25
ROUNDS = 400
STRIPS: dict[str, Rect] = {
    "north": (-58.0, -46.6, 0.0, -44.0),
    "africa": (-78.0, -32.0, -59.6, -8.0),
    "gap": (1.6, -30.0, 4.6, -2.0),
}
"""Where off-map hexes lie that no sheet has room for."""
BESIDE: dict[str, Point] = {
    "Arctic Ocean": (-11.0, -47.6),
    "Norwegian Sea": (-38.0, -47.6),
    "Denmark Strait": (-51.0, -47.6),
    "Red Sea": (3.1, -3.2),
}
"""Boxes that lie in a frame."""


def africa(lon: float, lat: float) -> Point:
    """The Atlantic and Africa beside Western Europe, small."""
    return -78.0 + (lon + 46.0) * 0.222, -15.0 - lat * 0.24


def strip_of(row: Mapping[str, str]) -> str:
    """In which frame an off-map hex of Europe or Asia lies; none for those of America."""
    lat, letter = float(row["lat"]), row["hex"][0]
    if letter in "MP":
        return ""
    if letter == "A" or (letter == "E" and lat < 40):
        return "gap"
    return "north" if lat > 55 else "africa"


def rect_of(middle: Point, shape: tuple[int, int]) -> Rect:
    (x, y), (wide, high) = middle, (shape[0] * CELL, shape[1] * CELL)
    return x - wide / 2, y - high / 2 - HEADING, x + wide / 2, y + high / 2


def overlap(one: Rect, other: Rect) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def boxes(at: Callable[[str], Point], placed: list[Rect]) -> Iterator[tuple[str, Point, tuple[int, int]]]:
    """Every sea with the middle and the shape of its box."""
    rows = {row["hex"]: row for row in hex_rows()}
    map_ = sheets(WORLD)
    names, spots = zip(
        *((name, map_.centre(name)) for grid in map_.grids for name in _names(grid) if name in rows), strict=True
    )
    xy = np.array(spots)
    dry = np.array([bool(rows[name]["terrain"]) for name in names])
    seas = {row["name"]: row for row in files.read("world_in_flames", "seas")}
    for sea in sea_names(WORLD):
        mine = np.array([sea in rows[name]["sea_areas"].split("; ") and not rows[name]["terrain"] for name in names])
        fixed = BESIDE.get(sea)
        if fixed is None and not mine.any():
            fixed = africa(float(seas[sea]["lon"]), float(seas[sea]["lat"]))
        tries = [(fixed[0] + dx, fixed[1] + dy) for dx, dy in _around()] if fixed else [tuple(p) for p in xy[mine]]
        heart = np.array(fixed) if fixed else xy[mine].mean(axis=0)
        best = None
        for shape in SHAPES:
            for spot in tries:
                rect = rect_of((float(spot[0]), float(spot[1])), shape)
                inside = (xy[:, 0] > rect[0] - 0.3) & (xy[:, 0] < rect[2] + 0.3)
                inside &= (xy[:, 1] > rect[1] - 0.3) & (xy[:, 1] < rect[3] + 0.3)
                cost = 3.0 * (inside & dry).sum() + 1.2 * (inside & ~mine & ~dry).sum()
                cost += 40.0 * sum(overlap(rect, other) for other in placed)
                cost += 0.12 * float(np.hypot(*(np.array(spot) - heart)))
                if best is None or cost < best[0]:
                    best = cost, (float(spot[0]), float(spot[1])), shape
        assert best is not None
        placed.append(rect_of(best[1], best[2]))
        yield sea, best[1], best[2]


def _names(grid: object) -> Iterator[str]:
    yield from (grid.name(*h) for h in grid.hexes)  # type: ignore[attr-defined]


def _around() -> list[Point]:
    steps = np.linspace(-3.0, 3.0, 7)
    return [(float(dx), float(dy)) for dx in steps for dy in steps]


def spread(at: dict[str, Point], taken: list[Rect], kept: dict[str, Rect]) -> dict[str, Point]:
    """Off-map hexes pushed apart, and out of the boxes, within their frames."""
    names = list(at)
    xy = np.array([at[name] for name in names])
    for _ in range(ROUNDS):
        for i in range(len(names)):
            for j in range(i):
                apart = xy[i] - xy[j]
                far = float(np.hypot(*apart))
                if far < APART:
                    push = (apart / far if far > 0.01 else np.array([0.3, 0.9])) * (APART - far) / 2
                    xy[i] += push
                    xy[j] -= push
            for left, top, right, bottom in taken:
                if left - 0.6 < xy[i][0] < right + 0.6 and top - 0.6 < xy[i][1] < bottom + 0.6:
                    ways = ((left - 0.62, 0), (right + 0.62, 0), (top - 0.62, 1), (bottom + 0.62, 1))
                    goal, axis = min(ways, key=lambda way: abs(way[0] - xy[i][way[1]]))
                    xy[i][axis] = goal
            if names[i] in kept:
                left, top, right, bottom = kept[names[i]]
                xy[i] = np.clip(xy[i], (left, top), (right, bottom))
    return {name: (round(float(x), 3), round(float(y), 3)) for name, (x, y) in zip(names, xy, strict=True)}


def build(project: Callable[[str, float, float], Point]) -> None:
    """`project` says where a sheet, by its letter, draws a longitude and latitude."""
    rows = {row["hex"]: row for row in hex_rows()}
    placed: list[Rect] = []
    found = list(boxes(sheets(WORLD).centre, placed))
    start: dict[str, Point] = {}
    kept: dict[str, Rect] = {}
    for name in off_map(WORLD):
        row = rows[name]
        strip, lon, lat = strip_of(row), float(row["lon"]), float(row["lat"])
        if strip == "africa":
            start[name] = africa(lon, lat)
        elif strip == "gap":
            start[name] = (3.1, project("A", lon, min(lat, 40.0))[1])
        else:
            start[name] = project(name[0], lon, lat)
        if strip:
            kept[name] = STRIPS[strip]
            left, top, right, bottom = kept[name]
            x, y = start[name]
            start[name] = min(max(x, left), right), min(max(y, top), bottom)
    spots = spread(start, placed, kept)
    path = files.data("world_in_flames") / "frame.csv"
    with path.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("name", "x", "y", "wide", "high", "source"))
        for name, (x, y) in spots.items():
            writer.writerow((name, x, y, "", "", "drawn by atlas"))
        for sea, (x, y), (wide, high) in found:
            writer.writerow((sea, round(x, 3), round(y, 3), wide, high, "drawn by atlas"))
