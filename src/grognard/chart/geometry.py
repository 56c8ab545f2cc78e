"""Points, frames and curves, in board units: a hex at scale 1 is one unit from side to side."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
Line = Sequence[Point]


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

    def meets(self, other: Frame) -> bool:
        """Whether two frames have something in common."""
        across = self.left <= other.right and other.left <= self.right
        return across and self.top <= other.bottom and other.top <= self.bottom

    def holds(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


def around(points: Line) -> Frame:
    """The smallest frame around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Frame(min(xs), min(ys), max(xs), max(ys))


def hexagon(at: Point, radius: float) -> list[Point]:
    """Six points around another: the shape of a flat-topped hex in a key."""
    return [(at[0] + radius * cos(pi * k / 3), at[1] + radius * sin(pi * k / 3)) for k in range(6)]


def as_line(points: Iterable[Sequence[float]]) -> list[Point]:
    """A line as data files have it."""
    return [(point[0], point[1]) for point in points]


class Measured:
    """A line that is asked often how far along it something is."""

    def __init__(self, line: Line) -> None:
        self.line = line
        steps = (hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
        self.walked = list(accumulate(steps, initial=0.0))
        """By point: its distance from the start."""

    @property
    def length(self) -> float:
        return self.walked[-1]

    def along(self, distance: float) -> tuple[Point, float]:
        """The point at a distance from the start, beyond either end too, and the direction there in radians."""
        last = len(self.line) - 1
        end = min(max(bisect_left(self.walked, distance), 1), last)
        if self.walked[end] == self.walked[end - 1]:
            end = min(bisect_right(self.walked, self.walked[end]), last)
        (ax, ay), (bx, by) = self.line[end - 1], self.line[end]
        step = self.walked[end] - self.walked[end - 1]
        share = (distance - self.walked[end - 1]) / step if step else 0.0
        return (ax + (bx - ax) * share, ay + (by - ay) * share), atan2(by - ay, bx - ax)

    def part(self, start: float, end: float) -> list[Point]:
        """The piece between two distances."""
        inner = self.line[bisect_right(self.walked, start) : bisect_left(self.walked, end)]
        return [self.along(start)[0], *inner, self.along(end)[0]]


def length(line: Line) -> float:
    return Measured(line).length


def along(line: Line, distance: float) -> tuple[Point, float]:
    """The point at a distance from the start of a line, and the direction there in radians."""
    return Measured(line).along(distance)


def part(line: Line, start: float, end: float) -> list[Point]:
    """The piece of a line between two distances."""
    return Measured(line).part(start, end)


def dashes(line: Line, pattern: Sequence[float]) -> list[list[Point]]:
    """A line cut into dashes; the pattern gives dash and gap in turn."""
    measured, at, found = Measured(line), 0.0, []
    while at < measured.length:
        for number, size in enumerate(pattern):
            if number % 2 == 0 and at < measured.length:
                found.append(measured.part(at, min(at + size, measured.length)))
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
