"""Seas on a map of hexes: coasts, narrow waters, and where a fleet can and cannot pass."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sin

from grognard.chart.canvas import Canvas
from grognard.chart.colours import WHITE, colour
from grognard.chart.geometry import Line, Point, around
from grognard.chart.model import Boundary, Chart, SideMark, Wash

COAST = colour("#4b4a3c")
BANK = colour("#5a3a1c")
PIER = colour("#b8322a")
CLOSE = 14.0
"""Pixels to a board unit from which patterns and marks are drawn."""


def coasts(canvas: Canvas, chart: Chart) -> None:
    """The line of the coast, with a pale edge on the side of the sea."""
    if chart.sea is None:
        return
    for shape in chart.sea.land:
        if around(shape).grown(0.1).meets(canvas.frame):
            canvas.line([*shape, shape[0]], WHITE.fade(0.28), 0.075)
            canvas.line([*shape, shape[0]], COAST, 0.018)


def washes(canvas: Canvas, chart: Chart) -> None:
    """Hexes of one kind: narrow seas, deserts, what nobody may enter."""
    by_hex = {name: wash for wash in chart.washes for name in wash.hexes}
    if not by_hex:
        return
    for name, sheet, h in chart.hexes(canvas.frame):
        wash = by_hex.get(name)
        if wash is not None:
            hexed(canvas, wash, sheet.corners(*h), sheet.centre(*h))


def hexed(canvas: Canvas, wash: Wash, corners: Sequence[Point], middle: Point) -> None:
    """One washed hex."""
    canvas.polygon(corners, wash.tint.fade(0.34 if wash.pattern != "hatch" else 0.2))
    if canvas.pixels < CLOSE or wash.pattern == "plain":
        return
    x, y = middle
    if wash.pattern == "waves":
        for row in (-0.27, 0.0, 0.27):
            half = 0.36 if row == 0 else 0.25
            wave = [(x - half + half * k / 8, y + row + 0.028 * sin(k * 1.35)) for k in range(17)]
            canvas.line(wave, wash.tint.fade(0.75), 0.016)
    elif wash.pattern == "hatch":
        for step in range(-2, 3):
            across = 0.19 * step
            long = 0.43 - abs(across) * 0.55
            canvas.line(
                [(x + across - long * 0.5, y + long * 0.86), (x + across + long * 0.5, y - long * 0.86)],
                wash.tint.fade(0.5),
                0.014,
            )
    elif wash.pattern == "paddies":
        for k in range(5):
            dx, dy = 0.27 * sin(k * 12.9898 + 1), 0.26 * sin(k * 78.233 + 2)
            for blade in (-0.05, 0.0, 0.05):
                canvas.line([(x + dx, y + dy + 0.05), (x + dx + blade, y + dy - 0.045)], wash.tint.fade(0.8), 0.014)
    elif wash.pattern == "blocks":
        for k in range(16):
            dx, dy = 0.34 * sin(k * 12.9898), 0.34 * sin(k * 78.233 + 1)
            canvas.polygon(
                [
                    (x + dx - 0.05, y + dy - 0.035),
                    (x + dx + 0.05, y + dy - 0.035),
                    (x + dx + 0.05, y + dy + 0.035),
                    (x + dx - 0.05, y + dy + 0.035),
                ],
                wash.tint.fade(0.55),
            )
    else:
        for k in range(14):
            dx, dy = 0.36 * sin(k * 12.9898), 0.34 * sin(k * 78.233)
            canvas.disc((x + dx, y + dy), 0.016, wash.tint.fade(0.8))


def marks(canvas: Canvas, chart: Chart) -> None:
    """Hexsides that are not what they seem."""
    if canvas.pixels < CLOSE:
        return
    for mark in chart.marks:
        if mark.kind == "divide":
            line = _between(chart, mark)
            if line:
                bank(canvas, line)
            continue
        for other in mark.others:
            a, b = chart.map.side(mark.hex, other)
            if mark.kind == "shut":
                bank(canvas, [_along(a, b, 0.14), _along(a, b, 0.86)])
            else:
                pier(canvas, chart.map.centre(mark.hex), chart.map.centre(other))


def bank(canvas: Canvas, line: Line) -> None:
    """Land between two waters that a coarse coast would hide."""
    canvas.line(line, WHITE.fade(0.35), 0.07)
    canvas.line(line, BANK.fade(0.85), 0.034)


def pier(canvas: Canvas, a: Point, b: Point) -> None:
    """Land, or what counts as land, joins two hexes."""
    canvas.line([_along(a, b, 0.36), _along(a, b, 0.64)], WHITE.fade(0.9), 0.1)
    canvas.line([_along(a, b, 0.36), _along(a, b, 0.64)], PIER, 0.06)


def _between(chart: Chart, mark: SideMark) -> list[Point]:
    """A line through a hex that has the neighbours of one water on one side and of the other on the other."""
    corners = chart.map.corners(mark.hex)
    ring = chart.map.around(mark.hex)
    near, far = set(mark.others), set(mark.beyond)
    x, y = chart.map.centre(mark.hex)
    ends = [
        corners[i]
        for i in range(6)
        if _belongs(ring, i - 1, near, far) != _belongs(ring, i, near, far)
        and "" not in (_belongs(ring, i - 1, near, far), _belongs(ring, i, near, far))
    ]
    if len(ends) < 2:
        gaps = [i for i in range(6) if not _belongs(ring, i, near, far)]
        ends = [_along(corners[i], corners[(i + 1) % 6], 0.5) for i in gaps]
    if len(ends) < 2:
        return []
    ends.sort(key=lambda point: (-hypot(point[0] - x, point[1] - y), point))
    first = ends[0]
    last = max(ends[1:], key=lambda point: hypot(point[0] - first[0], point[1] - first[1]))
    return [_along((x, y), first, 0.82), (x, y), _along((x, y), last, 0.82)]


def _belongs(ring: Sequence[str | None], side: int, near: set[str], far: set[str]) -> str:
    name = ring[side % 6]
    if name in near and name in far:
        return ""
    return "near" if name in near else "far" if name in far else ""


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def boundaries(canvas: Canvas, chart: Chart) -> None:
    """Lines along hexsides: borders of countries, of zones."""
    for one in chart.boundaries:
        for a, b in one.sides:
            boundary(canvas, chart.map.side(a, b), one)


def boundary(canvas: Canvas, line: Line, look: Boundary) -> None:
    canvas.line(line, look.ink.fade(0.25), look.width * 2.4)
    canvas.line(line, look.ink, look.width, look.dash)
