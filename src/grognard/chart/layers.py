"""The layers of a map, from the water up to the hex numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, sin

from grognard.chart.canvas import Canvas
from grognard.chart.colours import Colour, colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Line, Measured, Point, along, around, length, shifted, spline, turned
from grognard.chart.model import Chart, Lake, OffMap, River, RiverKind, WayKind

WATER = colour("#4f8fc4")
DEEP = colour("#1f5286")
SHORE = colour("#2f6ca3")
GLOW = colour("#5aa6e0", 0.42)
ROAD = colour("#c0392b")
EARTH = colour("#5b3a1e")
PALE = colour("#fbf3df")
RAIL = colour("#221d1a")
GRID = colour("#2d2618", 0.36)
NUMBER = colour("#2d2618", 0.72)
CLIFF = colour("#4a2f1a")
BORDER = colour("#7d1d3f")

RIVER_WIDTH: dict[RiverKind, float] = {"great": 0.17, "major": 0.088, "minor": 0.042, "canal": 0.036}
GLOW_WIDTH: dict[RiverKind, float] = {"great": 0.26, "major": 0.17, "minor": 0.095, "canal": 0.09}
CORE: dict[RiverKind, float] = {"great": 0.76, "major": 0.62, "minor": 0.5, "canal": 0.3}
"""The share of a river's width that is pale."""
RAILS: tuple[WayKind, ...] = ("rail", "light-rail")
GRID_FROM = 8.0
LEGIBLE = 20.0
"""Pixels to a board unit from which marks in panels are written."""
"""Pixels to a hex from which its sides are drawn."""


def cliffs(canvas: Canvas, chart: Chart) -> None:
    """Escarpments: a wall with teeth along the rim of each group of cliff hexes."""
    if all(terrain.texture != "cliff" for terrain in chart.terrain.values()):
        return
    for name, grid, h in chart.hexes(canvas.frame):
        if chart.terrain[name].texture == "cliff":
            _rim(canvas, chart, name, grid.centre(*h), grid.corners(*h))


def _rim(canvas: Canvas, chart: Chart, name: str, middle: Point, corners: Sequence[Point]) -> None:
    for i, other in enumerate(chart.map.around(name)):
        if other is not None and chart.terrain[other].texture == "cliff":
            continue
        a, b = _towards(corners[i], middle, 0.1), _towards(corners[(i + 1) % 6], middle, 0.1)
        canvas.line([a, b], CLIFF, 0.03)
        for step in range(5):
            share = (step + 0.5) / 5
            foot = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            canvas.line([foot, _towards(foot, middle, 0.2)], CLIFF, 0.022)


def _towards(point: Point, goal: Point, share: float) -> Point:
    return point[0] + (goal[0] - point[0]) * share, point[1] + (goal[1] - point[1]) * share


def river_sides(canvas: Canvas, chart: Chart, river: River | Lake) -> None:
    """The hexsides that are river or lake by the rules, as a glow under the water."""
    width = GLOW_WIDTH[river.kind] if isinstance(river, River) else 0.24
    for chain in _chains([chart.map.side(a, b) for a, b in river.sides]):
        canvas.line(chain, GLOW, width)


def _chains(sides: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Hexsides joined into lines where one begins as another ends."""
    chains: list[list[Point]] = []
    for side in sides:
        ends = [(round(x, 4), round(y, 4)) for x, y in side]
        if chains and chains[-1][-1] in ends:
            chains[-1].append(ends[1] if chains[-1][-1] == ends[0] else ends[0])
        elif chains and len(chains[-1]) == 2 and chains[-1][0] in ends:
            chains[-1].reverse()
            chains[-1].append(ends[1] if chains[-1][-1] == ends[0] else ends[0])
        else:
            chains.append(ends)
    return chains


def rivers(canvas: Canvas, chart: Chart) -> None:
    for course in chart.streams:
        canvas.line(course, DEEP, 0.07)
        canvas.line(course, WATER, 0.045)
    ordered = sorted(chart.rivers, key=lambda river: RIVER_WIDTH[river.kind])
    for river in ordered:
        for course in river.courses:
            canvas.line(course, DEEP, RIVER_WIDTH[river.kind])
    for river in ordered:
        for course in river.courses:
            canvas.line(course, WATER, RIVER_WIDTH[river.kind] * CORE[river.kind])
    for lake in chart.lakes:
        canvas.polygon(lake.shore, WATER, DEEP, 0.022)


def borders(canvas: Canvas, chart: Chart) -> None:
    for line in chart.borders:
        canvas.line(line, BORDER.fade(0.22), 0.16)
        canvas.line(line, BORDER, 0.026, (0.16, 0.07, 0.03, 0.07))


def grid(canvas: Canvas, chart: Chart) -> None:
    drawn: set[tuple[Point, Point]] = set()
    if all(sheet.scale * canvas.pixels < GRID_FROM for sheet in chart.map.grids):
        return
    for _, sheet, h in chart.hexes(canvas.frame):
        if sheet.scale * canvas.pixels < GRID_FROM:
            continue
        ring = [(round(x, 4), round(y, 4)) for x, y in sheet.corners(*h)]
        for a, b in pairwise([*ring, ring[0]]):
            if (b, a) not in drawn:
                drawn.add((a, b))
                canvas.line([a, b], GRID, 0.013)


def numbers(canvas: Canvas, chart: Chart) -> None:
    for name, sheet, h in chart.hexes(canvas.frame):
        x, y = sheet.centre(*h)
        canvas.text((x, y - 0.425 * sheet.scale), name, "sans", 0.105 * sheet.scale, NUMBER, anchor="mm")


@lru_cache(maxsize=4)
def way_lines(chart: Chart) -> dict[WayKind, list[Line]]:
    """Ways as curves. Where two kinds share a stretch only the better is drawn; rails run beside."""
    at = {place.hex: place.at for place in sorted(chart.places, key=lambda place: -place.rank)}
    rank: dict[WayKind, int] = {"road": 0, "track": 1, "trail": 2}
    best: dict[frozenset[str], WayKind] = {}
    for way in chart.ways:
        if way.kind not in RAILS:
            for link in map(frozenset, pairwise(way.hexes)):
                best[link] = min(way.kind, best.get(link, way.kind), key=rank.__getitem__)
    found: dict[WayKind, list[Line]] = {"rail": [], "light-rail": [], "road": [], "track": [], "trail": []}
    done: set[frozenset[str]] = set()
    for way in sorted(chart.ways, key=lambda way: rank.get(way.kind, 3)):
        knots = [at.get(hex_, _jitter(chart, hex_)) for hex_ in way.hexes]
        stubs = _way_out(chart, way.hexes[0], knots[0], knots[1]), _way_out(chart, way.hexes[-1], knots[-1], knots[-2])
        knots = [*stubs[0], *knots, *stubs[1]]
        links = [
            *(frozenset((way.hexes[0],)) for _ in stubs[0]),
            *map(frozenset, pairwise(way.hexes)),
            *(frozenset((way.hexes[-1],)) for _ in stubs[1]),
        ]
        curve = spline(knots, _STEPS) if len(knots) > 2 else [knots[0], *[knots[1]] * _STEPS]
        lines = found[way.kind]
        if way.kind in RAILS:
            beside = any(link in best for link in links)
            lines.append(shifted(curve, 0.06) if beside else curve)
            continue
        joins = False
        for index, link in enumerate(links):
            wanted = link not in done and best.get(link, way.kind) == way.kind
            if wanted:
                done.add(link)
                piece = curve[index * _STEPS : (index + 1) * _STEPS + 1]
                if joins:
                    lines[-1] = [*lines[-1], *piece[1:]]
                else:
                    lines.append(piece)
            joins = wanted
    return found


_STEPS = 12


def _way_out(chart: Chart, hex_: str, at: Point, before: Point) -> list[Point]:
    """Where a way that ends at the edge of the map leaves it: the outer hexside most nearly ahead."""
    corners = chart.map.corners(hex_)
    sides = [
        (corners[i], corners[(i + 1) % 6])
        for i, other in enumerate(chart.map.around(hex_))
        if other is None or other not in chart.terrain
    ]
    if not sides:
        return []
    ahead = (at[0] - before[0], at[1] - before[1])
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in sides]
    return [max(middles, key=lambda m: ahead[0] * (m[0] - at[0]) + ahead[1] * (m[1] - at[1]))]


def _jitter(chart: Chart, hex_: str) -> Point:
    """Near the middle of a hex, but not exactly: roads are not drawn with a ruler."""
    sheet, (col, row) = chart.map.find(hex_)
    x, y = sheet.centre(col, row)
    turn = (col * 100 + row) * 2.399963
    return x + 0.1 * sheet.scale * cos(turn), y + (0.1 * sin(turn) + 0.03) * sheet.scale


def ways(canvas: Canvas, chart: Chart) -> None:
    lines = way_lines(chart)
    kinds: tuple[WayKind, ...] = ("trail", "track", "road", "light-rail", "rail")
    for under in (True, False):
        for kind in kinds:
            for line in lines[kind]:
                way(canvas, line, kind, under=under)


def way(canvas: Canvas, line: Line, kind: WayKind, *, under: bool) -> None:
    """One stretch of way: its pale bed first, the way itself later."""
    if kind == "road":
        canvas.line(line, *((EARTH, 0.082) if under else (ROAD, 0.05)))
    elif kind == "track":
        canvas.line(line, *((PALE.fade(0.75), 0.068) if under else (EARTH, 0.036)))
    elif kind == "trail":
        if under:
            canvas.line(line, PALE.fade(0.5), 0.05)
        else:
            canvas.line(line, EARTH, 0.03, (0.08, 0.055))
    elif under:
        canvas.line(line, PALE.fade(0.55), 0.06)
    else:
        light = kind == "light-rail"
        canvas.line(line, RAIL, 0.02 if light else 0.034)
        _ties(canvas, line, 0.26 if light else 0.13)


def _ties(canvas: Canvas, line: Line, apart: float) -> None:
    measured, at = Measured(line), 0.06
    while at < measured.length:
        (x, y), angle = measured.along(at)
        across = (-sin(angle) * 0.052, cos(angle) * 0.052)
        canvas.line([(x - across[0], y - across[1]), (x + across[0], y + across[1])], RAIL, 0.022)
        at += apart


def entries(canvas: Canvas, chart: Chart) -> None:
    for one in chart.entries:
        ring = chart.map.corners(one.hex, 0.92)
        canvas.line([*ring, ring[0]], RAIL, 0.115)
        canvas.line([*ring, ring[0]], one.fill, 0.08)


def ties(canvas: Canvas, chart: Chart) -> None:
    """The lines that lead from panels to other spaces."""
    for panel in chart.panels:
        middle = around(panel.ring)
        here = ((middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2)
        for there in panel.ties:
            if around([here, there]).meets(canvas.frame):
                canvas.line([here, there], RAIL.fade(0.5), 0.09)
                canvas.line([here, there], PALE.fade(0.8), 0.045)


def panels(canvas: Canvas, chart: Chart, *, named: bool) -> None:
    """Spaces beside the hexes: an outline, its name, and cells with their marks."""
    for panel in chart.panels:
        if not around(panel.ring).grown(1.0).meets(canvas.frame):
            continue
        canvas.polygon(panel.ring, panel.fill, panel.ink, 0.05)
        half = panel.cell / 2
        for (x, y), mark in panel.cells:
            corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
            canvas.polygon(corners, None, panel.ink.fade(0.55), 0.025)
            if mark and canvas.pixels > LEGIBLE:
                canvas.text((x - half + 0.14, y - half + 0.16), mark, "sans", 0.2, panel.ink.fade(0.8))
        if named and panel.text:
            canvas.text(panel.at, panel.text, "serif-bold", panel.size, panel.ink)


def off_map(canvas: Canvas, chart: Chart) -> None:
    for box in chart.off_map:
        _off_map(canvas, box, chart.map.grids[0].outline(box.at))


def _off_map(canvas: Canvas, box: OffMap, ring: Sequence[Point]) -> None:
    for line in box.arrows:
        arrow(canvas, spline(line), box.fill)
    x, y = box.at
    canvas.polygon(ring, box.fill, RAIL, 0.035)
    inner = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in ring]
    canvas.line([*inner, inner[0]], box.ink.fade(0.6), 0.014)
    for number, word in enumerate(box.text.split("\n")):
        size = 0.3 if number == 0 else 0.115
        face: Face = "serif-bold" if number == 0 else "sans"
        canvas.text((x, y - 0.08 + 0.22 * number), word, face, size, box.ink)


def arrow(canvas: Canvas, line: Line, fill: Colour) -> None:
    tip, angle = along(line, length(line))
    back = (tip[0] - 0.22 * cos(angle), tip[1] - 0.22 * sin(angle))
    shaft = [point for point in line if hypot(point[0] - tip[0], point[1] - tip[1]) > 0.22]
    shaft.append(back)
    head = turned([(tip[0], tip[1]), (tip[0] - 0.26, tip[1] - 0.17), (tip[0] - 0.26, tip[1] + 0.17)], tip, angle)
    if len(shaft) > 1:
        canvas.line(shaft, RAIL, 0.15)
    canvas.polygon(head, fill, RAIL, 0.035)
    if len(shaft) > 1:
        canvas.line(shaft, fill, 0.1)
