"""Names: where each can be read without covering anything that matters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, pi, sqrt

import numpy as np
import numpy.typing as npt

from grognard.chart import badges, counters, fonts
from grognard.chart.canvas import Canvas
from grognard.chart.colours import Colour, colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Line, Measured, Point, along, length
from grognard.chart.layers import RIVER_WIDTH, way_lines
from grognard.chart.model import Chart, Name, Place

CELLS, MOST_CELLS = 40.0, 16_000_000
"""Cells to a board unit in which it is noted what is drawn, and in all, at most."""
HALO = colour("#fdf6e3", 0.86)
INK = colour("#1d1710")
_FACES: tuple[tuple[Face, float], ...] = (
    ("sans-bold", 0.215),
    ("sans-bold", 0.185),
    ("sans-bold", 0.165),
    ("sans", 0.158),
)
_TONES: dict[str, Colour] = {
    "country": colour("#5a1730", 0.5),
    "region": colour("#4a3517", 0.78),
    "range": colour("#3c2410", 0.82),
    "water": colour("#123f6e"),
}


@dataclass
class Label:
    """A place name and the spot chosen for it."""

    text: str
    face: Face
    size: float
    spots: Sequence[tuple[float, Frame]]
    """Candidates: how unwelcome each is by itself, and the room it takes."""
    chosen: int = 0

    @property
    def frame(self) -> Frame:
        return self.spots[self.chosen][1]


class Ink:
    """What is already drawn, as a coarse raster of how bad it would be to write over it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.cells = min(CELLS, sqrt(MOST_CELLS / (frame.width * frame.height)))
        shape = round(frame.height * self.cells), round(frame.width * self.cells)
        self.cost: npt.NDArray[np.float32] = np.zeros(shape, dtype=np.float32)

    def _window(self, frame: Frame) -> tuple[slice, slice]:
        left, right = (floor((x - self.frame.left) * self.cells) for x in (frame.left, frame.right))
        top, bottom = (floor((y - self.frame.top) * self.cells) for y in (frame.top, frame.bottom))
        return slice(max(0, top), max(0, bottom + 1)), slice(max(0, left), max(0, right + 1))

    def add(self, frame: Frame, cost: float) -> None:
        self.cost[self._window(frame)] += cost

    def add_line(self, line: Line, width: float, cost: float) -> None:
        measured, at = Measured(line), 0.0
        while at < measured.length:
            (x, y), _ = measured.along(at)
            window = self._window(Frame(x, y, x, y).grown(width / 2))
            self.cost[window] = np.maximum(self.cost[window], cost)
            at += 0.5 / self.cells + width / 3

    def under(self, frame: Frame) -> float:
        outside = 0.0 if self.frame.holds((frame.left, frame.top)) else 1e4
        outside += 0.0 if self.frame.holds((frame.right, frame.bottom)) else 1e4
        return float(self.cost[self._window(frame)].sum()) + outside


def survey(chart: Chart, frame: Frame, names: Iterable[tuple[Point, float]]) -> Ink:
    """What labels should keep clear of."""
    ink = Ink(frame)
    for river in chart.rivers:
        for course in river.courses:
            ink.add_line(course[::3], RIVER_WIDTH[river.kind], 2.5)
    for kind, lines in way_lines(chart).items():
        for line in lines:
            ink.add_line(line[::2], 0.06, 1.2 if kind == "trail" else 2.2)
    for _, sheet, h in chart.hexes(frame):
        x, y = sheet.centre(*h)
        ink.add(Frame(x - 0.11, y - 0.475, x + 0.11, y - 0.375), 5.0)
    for (x, y), size in names:
        ink.add(Frame(x, y, x, y).grown(size * 0.36), 4.0)
    for place in chart.places:
        ink.add(badges.bounds(place).grown(0.012), 40.0)
    for pile in chart.stacks:
        ink.add(counters.bounds(pile), 40.0)
    for entry in chart.entries:
        for k in range(12):
            ring = chart.map.corners(entry.hex, 0.92)
            (px, py), _ = along([*ring, ring[0]], k * 0.27)
            ink.add(Frame(px, py, px, py).grown(0.05), 3.0)
    return ink


def _room(place: Place, piles: Iterable[Frame]) -> Frame:
    """What the name of a place stands beside: its signs, or the stack that lies on them."""
    return next((pile for pile in piles if pile.holds(place.at)), badges.bounds(place))


def _spots(place: Place, room: Frame, wide: float, high: float) -> list[tuple[float, Frame]]:
    x, y = (room.left + room.right) / 2, (room.top + room.bottom) / 2
    gap = 0.028 if place.badges else 0.018
    below, above = room.bottom + gap, room.top - gap - high
    right, left = room.right + gap + 0.015, room.left - gap - 0.015 - wide
    level = y - high / 2
    row = place.badges != ()
    spots = [
        (0.0 if row else 2.0, x - wide / 2, below),
        (1.0 if row else 2.5, x - wide / 2, above),
        (3.0 if row else 0.0, right, level),
        (3.5 if row else 1.0, left, level),
    ]
    for share in (-0.8, -0.4, 0.4, 0.8):
        spots.append((4.0 + abs(share), x - wide / 2 + share * wide / 2, below))
        spots.append((4.5 + abs(share), x - wide / 2 + share * wide / 2, above))
    for lift in (-0.75, 0.75):
        spots.append((3.5, right - 0.01, level + lift * high))
        spots.append((4.0, left + 0.01, level + lift * high))
    return [(cost, Frame(sx, sy, sx + wide, sy + high)) for cost, sx, sy in spots]


def place_names(chart: Chart, ink: Ink) -> list[Label]:
    """Choose a spot for every name: the important ones first, then each once more in turn."""
    found = []
    piles = [counters.bounds(pile) for pile in chart.stacks]
    for place in sorted(chart.places, key=lambda place: (place.rank, place.name)):
        face, size = _FACES[min(place.rank, len(_FACES) - 1)]
        wide = fonts.width(place.name, face, size)
        found.append(Label(place.name, face, size, _spots(place, _room(place, piles), wide, size * 0.82)))
    taken = 60.0
    for label in found:
        _settle(label, ink)
        ink.add(label.frame, taken)
    for _ in range(2):
        for label in found:
            ink.add(label.frame, -taken)
            _settle(label, ink)
            ink.add(label.frame, taken)
    return found


def _settle(label: Label, ink: Ink) -> None:
    costs = [8 * own + ink.under(frame) for own, frame in label.spots]
    label.chosen = costs.index(min(costs))


def write(canvas: Canvas, labels: Iterable[Label]) -> None:
    for label in labels:
        frame = label.frame
        at = ((frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2)
        canvas.text(at, label.text, label.face, label.size, INK, halo=HALO, halo_width=0.026)


def letters(name: Name, *, turned: bool = False) -> list[tuple[str, Point, float]]:
    """The letters of a name spread along its line: letter, place, direction."""
    face = _face(name)
    text = name.text.upper() if name.style in {"country", "region"} else name.text
    widths = [fonts.width(letter, face, name.size) for letter in text]
    room = length(name.line)
    spread = {"country": 1.0, "region": 1.0, "range": 1.0, "water": 0.0}[name.style]
    gap = name.size * 0.06
    if spread and len(text) > 1:
        gap = max(gap, (room - sum(widths)) / (len(text) - 1))
    at = (room - sum(widths) - gap * (len(text) - 1)) / 2
    found = []
    for letter, wide in zip(text, widths, strict=True):
        point, angle = along(name.line, max(0.0, at + wide / 2))
        found.append((letter, point, angle))
        at += wide + gap
    if found and not turned and abs(found[len(found) // 2][2]) > pi / 2:
        return letters(Name(name.text, list(reversed(name.line)), name.style, name.size), turned=True)
    return found


def _face(name: Name) -> Face:
    return "serif-bold" if name.style in {"country", "region"} else "serif-italic"


def write_names(canvas: Canvas, names: Iterable[Name]) -> None:
    for name in names:
        halo = colour("#eef6fb", 0.7) if name.style == "water" else colour("#fbf3dc", 0.45)
        for letter, at, angle in letters(name):
            if letter != " ":
                canvas.text(
                    at,
                    letter,
                    _face(name),
                    name.size,
                    _TONES[name.style],
                    anchor="mm" if name.style in {"country", "region"} else "ms",
                    angle=angle,
                    halo=halo,
                    halo_width=0.02,
                )
