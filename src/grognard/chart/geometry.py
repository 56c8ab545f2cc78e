"""Points, curves and the hex lattice, in board units: a hex is one unit high."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

Point = tuple[float, float]
Line = Sequence[Point]
HALF_ROOT_3 = sqrt(3) / 2
RADIUS = 0.5 / HALF_ROOT_3


class Frame(NamedTuple):
    """A rectangle of the board."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Frame:
        return Frame(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


def centre(hex_: str) -> Point:
    """Middle of a hex: flat-top, numbered CCRR from the north-west, even columns raised half a hex."""
    column, row = int(hex_[:2]), int(hex_[2:])
    return column * HALF_ROOT_3, row - 0.5 if column % 2 == 0 else float(row)


def corners(hex_: str, size: float = 1.0) -> list[Point]:
    x, y = centre(hex_)
    return [(x + RADIUS * size * cos(pi * k / 3), y + RADIUS * size * sin(pi * k / 3)) for k in range(6)]


def side(a: str, b: str) -> tuple[Point, Point]:
    """The hexside between two neighbours."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    dx, dy, half = bx - ax, by - ay, 0.5 / sqrt(3)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    return (mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)


def neighbours(hex_: str) -> list[str]:
    """The six neighbours of a hex, on or off the map."""
    c, r = int(hex_[:2]), int(hex_[2:])
    up = 1 if c % 2 == 0 else 0
    around = ((c, r - 1), (c + 1, r - up), (c + 1, r - up + 1), (c, r + 1), (c - 1, r - up + 1), (c - 1, r - up))
    return [f"{x:02d}{y:02d}" for x, y in around]


def as_line(points: Iterable[Sequence[float]]) -> list[Point]:
    """A line as data files have it."""
    return [(point[0], point[1]) for point in points]


def length(line: Line) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def along(line: Line, distance: float) -> tuple[Point, float]:
    """The point at a distance from the start of a line, and the direction there in radians."""
    for a, b in pairwise(line):
        step = hypot(b[0] - a[0], b[1] - a[1])
        if distance <= step and step > 0:
            share = distance / step
            return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), atan2(b[1] - a[1], b[0] - a[0])
        distance -= step
    (ax, ay), (bx, by) = line[-2], line[-1]
    angle = atan2(by - ay, bx - ax)
    return (bx + cos(angle) * distance, by + sin(angle) * distance), angle


def part(line: Line, start: float, end: float) -> list[Point]:
    """The piece of a line between two distances."""
    found = [along(line, start)[0]]
    walked = 0.0
    for a, b in pairwise(line):
        walked += hypot(b[0] - a[0], b[1] - a[1])
        if start < walked < end:
            found.append(b)
    return [*found, along(line, end)[0]]


def dashes(line: Line, pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into dashes; the pattern gives dash and gap in turn."""
    total, at, found = length(line), 0.0, []
    while at < total:
        for number, size in enumerate(pattern):
            if number % 2 == 0 and at < total:
                found.append(part(line, at, min(at + size, total)))
            at += size
    return found


def spline(points: Line, steps: int = 10) -> list[Point]:
    """A smooth curve through points (centripetal enough for hex paths: Catmull-Rom, tension one half)."""
    if len(points) < 3:
        return list(points)
    first = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    last = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    knots = [first, *points, last]
    curve: list[Point] = []
    for index in range(1, len(knots) - 2):
        curve += [_between(knots[index - 1 : index + 3], step / steps) for step in range(steps)]
    return [*curve, points[-1]]


def _between(knots: Line, t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = knots
    return (_cubic(ax, bx, cx, dx, t), _cubic(ay, by, cy, dy, t))


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def shifted(line: Line, by: float) -> list[Point]:
    """A line moved sideways (to its right when positive)."""
    moved = []
    for index, (x, y) in enumerate(line):
        before, after = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        angle = atan2(after[1] - before[1], after[0] - before[0])
        moved.append((x - sin(angle) * by, y + cos(angle) * by))
    return moved


def turned(points: Line, about: Point, angle: float) -> list[Point]:
    """Points turned about another, in radians."""
    c, s = cos(angle), sin(angle)
    return [
        (about[0] + (x - about[0]) * c - (y - about[1]) * s, about[1] + (x - about[0]) * s + (y - about[1]) * c)
        for x, y in points
    ]
