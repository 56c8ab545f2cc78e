"""Unit symbols, drawn line by line: arms after the NATO pattern, ships and planes as they look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import Colour
from grognard.chart.geometry import Frame, Line, Point
from grognard.chart.pieces import Symbol


def _post(left: float, right: float, top: float, bottom: float) -> Line:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _hull(reach: float, top: float) -> Line:
    return [(-reach, top), (reach, top), (reach - 0.12, 0.32), (-reach + 0.16, 0.32)]


SHAPES: Mapping[Symbol, Sequence[Line]] = {
    "carrier": (
        [(-0.95, -0.02), (0.95, -0.02), (0.95, 0.08), (-0.95, 0.08)],
        _hull(0.78, 0.08),
        _post(0.1, 0.34, -0.24, 0.0),
        _post(0.16, 0.22, -0.42, -0.2),
    ),
    "battleship": (
        _hull(0.95, 0.08),
        _post(-0.72, -0.44, -0.06, 0.1),
        _post(-0.96, -0.6, -0.04, 0.02),
        _post(0.44, 0.72, -0.06, 0.1),
        _post(0.6, 0.96, -0.04, 0.02),
        _post(-0.4, 0.4, -0.08, 0.1),
        [(0.02, -0.06), (0.08, -0.44), (0.24, -0.44), (0.34, -0.06)],
        _post(-0.24, -0.08, -0.32, -0.06),
    ),
    "cruiser": (
        _hull(0.9, 0.12),
        _post(-0.62, -0.42, 0.0, 0.14),
        _post(-0.8, -0.54, 0.01, 0.06),
        _post(0.44, 0.64, 0.0, 0.14),
        _post(0.56, 0.82, 0.01, 0.06),
        _post(-0.32, 0.34, 0.0, 0.14),
        _post(0.14, 0.28, -0.3, 0.02),
        _post(-0.04, 0.06, -0.2, 0.02),
        _post(-0.24, -0.14, -0.2, 0.02),
    ),
    "aircraft": (
        [(0.0, -0.5), (0.07, -0.4), (0.07, 0.3), (0.0, 0.5), (-0.07, 0.3), (-0.07, -0.4)],
        [(-0.78, -0.06), (-0.7, -0.16), (0.7, -0.16), (0.78, -0.06), (0.7, 0.02), (-0.7, 0.02)],
        [(-0.26, 0.36), (-0.22, 0.28), (0.22, 0.28), (0.26, 0.36), (0.22, 0.42), (-0.22, 0.42)],
    ),
}
"""Ships from the side, a plane from above, in a field of two by one."""


def symbol(canvas: Canvas, kind: Symbol, box: Frame, fill: Colour, ink: Colour) -> None:
    """The box of a unit with the sign of its arm."""
    thin = box.width * 0.05
    canvas.polygon(rectangle(box), fill, ink, thin)
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    rising = [(box.left, box.bottom), (box.right, box.top)]
    falling = [(box.left, box.top), (box.right, box.bottom)]
    if kind in {"infantry", "garrison", "militia", "marine", "airborne"}:
        canvas.line(rising, ink, thin)
        canvas.line(falling, ink, thin)
    if kind == "garrison":
        _battlements(canvas, box, ink, thin)
    elif kind == "militia":
        canvas.text((x, y), "M", "sans-bold", box.height * 0.72, ink, halo=fill, halo_width=thin * 0.7)
    elif kind == "marine":
        _anchor(canvas, box, ink, thin)
    elif kind == "airborne":
        _wings(canvas, box, ink, thin)
    elif kind == "cavalry":
        canvas.line(rising, ink, thin)
    elif kind == "artillery":
        canvas.disc((x, y), box.height * 0.2, ink)
    elif kind == "tank":
        canvas.line(oval((x, y), box.width * 0.34, box.height * 0.27), ink, thin)
    elif kind == "engineer":
        _bridge(canvas, box, ink, thin)
    elif kind == "headquarters":
        canvas.text((x, y), "HQ", "sans-bold", box.height * 0.78, ink)
        canvas.line([(box.left, box.bottom), (box.left, box.bottom + box.height * 0.28)], ink, thin)
    elif kind in {"mule", "truck"}:
        _supply(canvas, kind, box, ink, thin)
    elif kind in SHAPES:
        _shape(canvas, SHAPES[kind], box, ink)


def _battlements(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    for share in (0.0, 0.4, 0.8):
        left = box.left + box.width * share
        merlon = Frame(left, box.top - box.height * 0.16, left + box.width * 0.2, box.top)
        canvas.polygon(rectangle(merlon), ink, ink, thin * 0.3)


def _bridge(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    wide, high = box.width * 0.27, box.height * 0.22
    canvas.line([(x - wide, y + high), (x - wide, y - high), (x + wide, y - high), (x + wide, y + high)], ink, thin)
    canvas.line([(x, y - high), (x, y + high)], ink, thin)


def _anchor(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    x, high = (box.left + box.right) / 2, box.height
    canvas.line([(x, box.top), (x, box.bottom - high * 0.1)], ink, thin)
    arms = [(x + high * 0.3 * cos(pi * k / 8), box.bottom - high * (0.35 - 0.25 * sin(pi * k / 8))) for k in range(9)]
    canvas.line(arms, ink, thin)


def _wings(canvas: Canvas, box: Frame, ink: Colour, thin: float) -> None:
    """A gull's wings under the cross."""
    x, low, wide = (box.left + box.right) / 2, box.bottom - box.height * 0.06, box.width * 0.13
    for side in (-1, 1):
        arc = [(x + side * wide * (1 - cos(pi * k / 8)), low - wide * sin(pi * k / 8)) for k in range(9)]
        canvas.line(arc, ink, thin)


def _shape(canvas: Canvas, shapes: Sequence[Line], box: Frame, ink: Colour) -> None:
    """Shapes of a ship or plane in a field of two by one, from its middle."""
    x, y, unit = (box.left + box.right) / 2, (box.top + box.bottom) / 2, min(box.width / 2, box.height) * 0.9
    for shape in shapes:
        canvas.polygon([(x + dx * unit, y + dy * unit) for dx, dy in shape], ink)


def _supply(canvas: Canvas, kind: Symbol, box: Frame, ink: Colour, thin: float) -> None:
    level = box.top + box.height * 0.72
    canvas.line([(box.left, level), (box.right, level)], ink, thin)
    x = (box.left + box.right) / 2
    if kind == "truck":
        for share in (-0.28, 0.28):
            canvas.disc((x + share * box.width, box.bottom + box.height * 0.1), box.height * 0.12, ink)
    canvas.text(
        (x, box.top + box.height * 0.37), "PACK" if kind == "mule" else "MT", "sans-bold", box.height * 0.5, ink
    )


def oval(at: Point, wide: float, high: float) -> list[Point]:
    return [(at[0] + wide * cos(pi * k / 20), at[1] + high * sin(pi * k / 20)) for k in range(41)]
