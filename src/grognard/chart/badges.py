"""Marks of a place: values, stars, depots, airfields, town dots."""

from __future__ import annotations

from math import cos, pi, sin

from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import BLACK, WHITE, colour
from grognard.chart.geometry import Frame, Point, turned
from grognard.chart.model import Airfield, Anchor, Badge, Disc, Home, Place, Square, Town, Wall

SIZE = 0.27
GAP = 0.025
RED = colour("#c8102e")
GOLD = colour("#f7c531")
NAVY = colour("#1d3f66")
STONE = colour("#d9cdb4")


def width(badge: Badge) -> float:
    if isinstance(badge, Disc):
        return SIZE + (0.06 if badge.ring else 0.0)
    if isinstance(badge, Town):
        return 0.1 + 0.05 * badge.size
    return SIZE if isinstance(badge, Square) else 0.22


def row(place: Place) -> list[tuple[Point, Badge]]:
    """Where the badges of a place stand: side by side, centred on it."""
    total = sum(width(badge) for badge in place.badges) + GAP * (len(place.badges) - 1)
    x = place.at[0] - total / 2
    found = []
    for badge in place.badges:
        found.append(((x + width(badge) / 2, place.at[1]), badge))
        x += width(badge) + GAP
    return found


def bounds(place: Place) -> Frame:
    """The room a place takes on the map without its name."""
    if not place.badges:
        return Frame(place.at[0], place.at[1], place.at[0], place.at[1]).grown(0.055)
    half = (sum(width(badge) for badge in place.badges) + GAP * (len(place.badges) - 1)) / 2
    return Frame(place.at[0] - half, place.at[1] - SIZE / 2, place.at[0] + half, place.at[1] + SIZE / 2)


def draw(canvas: Canvas, place: Place) -> None:
    if not place.badges:
        town(canvas, place.at)
    for at, badge in row(place):
        mark(canvas, at, badge)


def town(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, 0.058, BLACK)
    canvas.disc(at, 0.036, WHITE)


def _town(canvas: Canvas, at: Point, size: int) -> None:
    """A ring; larger towns have a full dot in it, great ones a second ring."""
    out = 0.05 + 0.025 * size
    canvas.disc(at, out, BLACK)
    canvas.disc(at, out - 0.02, WHITE)
    if size >= 2:
        canvas.disc(at, out - 0.045, BLACK)
    if size == 3:
        canvas.disc(at, out - 0.085, RED)


def mark(canvas: Canvas, at: Point, badge: Badge) -> None:
    if isinstance(badge, Square):
        _square(canvas, at, badge)
    elif isinstance(badge, Disc):
        _disc(canvas, at, badge)
    elif isinstance(badge, Anchor):
        _anchor(canvas, at)
    elif isinstance(badge, Wall):
        _wall(canvas, at)
    elif isinstance(badge, Home):
        _home(canvas, at, badge)
    elif isinstance(badge, Town):
        _town(canvas, at, badge.size)
    else:
        _airfield(canvas, at, badge)


def _square(canvas: Canvas, at: Point, badge: Square) -> None:
    half = SIZE / 2
    frame = Frame(at[0] - half, at[1] - half, at[0] + half, at[1] + half)
    canvas.polygon(rectangle(frame), badge.fill, BLACK, 0.024)
    canvas.text(at, badge.text, "sans-bold", 0.235, badge.ink)
    if badge.star:
        canvas.polygon(star((frame.right - 0.01, frame.top + 0.01), 0.105), GOLD, BLACK, 0.013)


def star(at: Point, radius: float) -> list[Point]:
    return [
        (
            at[0] + radius * (1.0 if k % 2 == 0 else 0.42) * sin(pi * k / 5),
            at[1] - radius * (1.0 if k % 2 == 0 else 0.42) * cos(pi * k / 5),
        )
        for k in range(10)
    ]


def _disc(canvas: Canvas, at: Point, badge: Disc) -> None:
    radius = SIZE / 2
    if badge.ring:
        canvas.disc(at, radius + 0.04, badge.ring, BLACK, 0.012)
    canvas.disc(at, radius, WHITE, BLACK, 0.018)
    half = [
        (at[0] + (radius - 0.018) * cos(pi * k / 16), at[1] + (radius - 0.018) * sin(pi * k / 16)) for k in range(17)
    ]
    canvas.polygon(half, badge.fill)
    canvas.disc(at, radius, None, BLACK, 0.018)
    canvas.text(at, badge.text, "sans-bold", 0.225, RED, halo=WHITE, halo_width=0.012)


def _airfield(canvas: Canvas, at: Point, badge: Airfield) -> None:
    canvas.disc(at, 0.108, badge.fill, BLACK, 0.016)
    body = [(-0.085, 0.0), (-0.065, -0.014), (0.06, -0.016), (0.082, 0.0), (0.06, 0.016), (-0.065, 0.014)]
    wings = [(0.012, 0.0), (0.012, -0.082), (0.04, -0.082), (0.052, 0.0), (0.04, 0.082), (0.012, 0.082)]
    tail = [(-0.075, 0.0), (-0.08, -0.035), (-0.058, -0.035), (-0.05, 0.0), (-0.058, 0.035), (-0.08, 0.035)]
    for shape in (body, wings, tail):
        canvas.polygon(turned([(at[0] + 0.9 * x, at[1] + 0.9 * y) for x, y in shape], at, -pi / 2), badge.ink)


def _anchor(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.disc(at, 0.108, NAVY, WHITE, 0.014)
    canvas.disc((x, y - 0.056), 0.017, None, WHITE, 0.011)
    canvas.line([(x, y - 0.04), (x, y + 0.066)], WHITE, 0.016)
    canvas.line([(x - 0.032, y - 0.022), (x + 0.032, y - 0.022)], WHITE, 0.014)
    canvas.line([(x + 0.058 * cos(pi * k / 8), y + 0.012 + 0.056 * sin(pi * k / 8)) for k in range(9)], WHITE, 0.016)


def _wall(canvas: Canvas, at: Point) -> None:
    x, y = at
    wall = [(-0.11, 0.09), (-0.11, -0.09), (-0.055, -0.09), (-0.055, -0.035), (-0.025, -0.035), (-0.025, -0.09)]
    wall += [(-dx, dy) for dx, dy in reversed(wall)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in wall], STONE, BLACK, 0.018)


def _home(canvas: Canvas, at: Point, badge: Home) -> None:
    canvas.disc(at, 0.13, badge.fill, BLACK, 0.018)
    canvas.polygon(star(at, 0.1), GOLD, BLACK, 0.01)
