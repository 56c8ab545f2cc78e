"""Signs of places on a map of regions: anchors, factories, derricks, stars, sources of supply, airbases, ships."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from grognard.chart.badges import GOLD, RED, star
from grognard.chart.canvas import Canvas
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.geometry import Point, turned
from grognard.chart.regions import Airbase, Derrick, Flag, Fort, Freight, Port, Sign, Source, Star, Works

PILL, SINGLE = 0.74, 0.52
HIGH = 0.42
NAVY = colour("#1d3f66")
BRICK = colour("#8f3b23")
TAR = colour("#2b2622")
PAPER = colour("#fbf4e2")


def width(sign: Sign) -> float:
    return PILL if isinstance(sign, Port | Works | Derrick | Freight) else SINGLE


def row(canvas: Canvas, signs: Sequence[Sign], at: Point) -> None:
    """Signs side by side, centred on a point."""
    x = at[0] - sum(map(width, signs)) / 2
    for sign in signs:
        draw(canvas, sign, (x + width(sign) / 2, at[1]))
        x += width(sign)


def draw(canvas: Canvas, sign: Sign, at: Point) -> None:
    if isinstance(sign, Port):
        _pill(canvas, at, NAVY, sign.text)
        _anchor(canvas, (at[0] - 0.16, at[1]))
        if not sign.text:
            for dx in (0.09, 0.21):
                canvas.disc((at[0] + dx, at[1]), 0.075, None, WHITE, 0.032)
    elif isinstance(sign, Works):
        _pill(canvas, at, BRICK, sign.text)
        _factory(canvas, (at[0] - 0.16, at[1]))
    elif isinstance(sign, Derrick):
        _pill(canvas, at, TAR, sign.text)
        _derrick(canvas, (at[0] - 0.16, at[1]))
    elif isinstance(sign, Freight):
        _pill(canvas, at, PAPER, sign.text, NAVY)
        _ship(canvas, (at[0] - 0.14, at[1] + 0.02))
    elif isinstance(sign, Star):
        canvas.polygon(star((at[0], at[1] + 0.015), 0.265), GOLD, BLACK, 0.022)
    elif isinstance(sign, Source):
        _source(canvas, sign, at)
    elif isinstance(sign, Airbase):
        canvas.disc(at, 0.215, PAPER, NAVY, 0.03)
        _plane(canvas, at)
    elif isinstance(sign, Flag):
        _flag(canvas, sign, at)
    elif isinstance(sign, Fort):
        _fort(canvas, sign, at)


def pill(at: Point, wide: float, high: float) -> list[Point]:
    """A strip with round ends."""
    radius = high / 2
    reach = wide / 2 - radius
    right = [(at[0] + reach + radius * sin(pi * k / 10), at[1] - radius * cos(pi * k / 10)) for k in range(11)]
    left = [(at[0] - reach - radius * sin(pi * k / 10), at[1] + radius * cos(pi * k / 10)) for k in range(11)]
    return right + left


def _pill(canvas: Canvas, at: Point, fill: Colour, text: str, ink: Colour = WHITE) -> None:
    canvas.polygon(pill((at[0] + 0.012, at[1] + 0.02), PILL - 0.04, HIGH), BLACK.fade(0.3))
    canvas.polygon(pill(at, PILL - 0.04, HIGH), fill, WHITE if ink == WHITE else NAVY, 0.022)
    canvas.text((at[0] + 0.15, at[1] - 0.005), text, "sans-bold", 0.36, ink)


def _anchor(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.disc((x, y - 0.115), 0.035, None, WHITE, 0.022)
    canvas.line([(x, y - 0.08), (x, y + 0.13)], WHITE, 0.03)
    canvas.line([(x - 0.065, y - 0.045), (x + 0.065, y - 0.045)], WHITE, 0.026)
    arms = [(x + 0.115 * cos(pi * k / 8), y + 0.025 + 0.11 * sin(pi * k / 8)) for k in range(9)]
    canvas.line(arms, WHITE, 0.03)
    for side in (-1, 1):
        tip = (x + side * 0.115, y + 0.025)
        canvas.polygon(
            [(tip[0], tip[1] - 0.045), (tip[0] - 0.04, tip[1] + 0.02), (tip[0] + 0.04, tip[1] + 0.02)], WHITE
        )


def _factory(canvas: Canvas, at: Point) -> None:
    x, y = at
    roof = [(-0.13, 0.12), (-0.13, -0.02), (-0.05, 0.04), (-0.05, -0.02), (0.03, 0.04), (0.03, -0.14), (0.065, -0.14)]
    roof += [(0.075, 0.02), (0.12, 0.02), (0.12, 0.12)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in roof], WHITE)


def _derrick(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.line([(x - 0.1, y + 0.14), (x - 0.02, y - 0.14)], WHITE, 0.026)
    canvas.line([(x + 0.1, y + 0.14), (x + 0.02, y - 0.14)], WHITE, 0.026)
    for high, half in ((0.06, 0.077), (-0.03, 0.05)):
        canvas.line([(x - half, y + high), (x + half, y + high)], WHITE, 0.02)
    canvas.line([(x - 0.077, y + 0.06), (x + 0.05, y - 0.03)], WHITE, 0.016)
    canvas.line([(x - 0.045, y - 0.15), (x + 0.045, y - 0.15)], WHITE, 0.03)


def _ship(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.polygon([(x - 0.15, y + 0.01), (x + 0.15, y + 0.01), (x + 0.11, y + 0.1), (x - 0.11, y + 0.1)], NAVY)
    canvas.polygon([(x - 0.07, y), (x - 0.07, y - 0.06), (x + 0.06, y - 0.06), (x + 0.06, y)], NAVY)
    canvas.polygon([(x - 0.03, y - 0.06), (x - 0.03, y - 0.13), (x + 0.02, y - 0.13), (x + 0.02, y - 0.06)], NAVY)


def _source(canvas: Canvas, sign: Source, at: Point) -> None:
    radius = 0.2
    if sign.partial:
        canvas.disc(at, radius + 0.02, WHITE, BLACK, 0.02)
        half = [(at[0] + radius * cos(pi * k / 16), at[1] + radius * sin(pi * k / 16)) for k in range(17)]
        canvas.polygon(half, RED)
        return
    canvas.disc(at, radius + 0.03, sign.fill, BLACK, 0.02)
    canvas.disc(at, radius * 0.68, WHITE)
    canvas.disc(at, radius * 0.4, sign.fill)


def _flag(canvas: Canvas, sign: Flag, at: Point) -> None:
    x, y = at
    cloth = [(x - 0.14, y - 0.25), (x + 0.26, y - 0.22), (x + 0.19, y - 0.1), (x + 0.26, y + 0.02), (x - 0.14, y + 0.0)]
    canvas.line([(x - 0.15, y - 0.28), (x - 0.15, y + 0.27)], WHITE, 0.085)
    canvas.polygon(cloth, sign.fill, WHITE, 0.06)
    canvas.polygon(cloth, sign.fill)
    canvas.line([(x - 0.15, y - 0.26), (x - 0.15, y + 0.26)], BLACK, 0.045)


def _fort(canvas: Canvas, sign: Fort, at: Point) -> None:
    x, y = at
    wall = [(-0.24, 0.2), (-0.24, -0.18), (-0.12, -0.18), (-0.12, -0.06), (-0.06, -0.06), (-0.06, -0.18)]
    wall += [(-dx, dy) for dx, dy in reversed(wall)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in wall], sign.fill, WHITE, 0.05)


def _plane(canvas: Canvas, at: Point) -> None:
    body = [(-0.15, 0.0), (-0.12, -0.024), (0.11, -0.028), (0.15, 0.0), (0.11, 0.028), (-0.12, 0.024)]
    wings = [(0.02, 0.0), (0.02, -0.15), (0.07, -0.15), (0.09, 0.0), (0.07, 0.15), (0.02, 0.15)]
    tail = [(-0.13, 0.0), (-0.14, -0.06), (-0.1, -0.06), (-0.09, 0.0), (-0.1, 0.06), (-0.14, 0.06)]
    for shape in (body, wings, tail):
        canvas.polygon(turned([(at[0] + x, at[1] + y) for x, y in shape], at, -pi / 2), NAVY)
