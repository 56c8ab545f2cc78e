"""The strip under the map: title, key and scale."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.chart import badges, counters, fonts, layers, seaways, symbols
from grognard.chart.canvas import Canvas, rectangle
from grognard.chart.colours import BLACK, INK, colour
from grognard.chart.geometry import Frame, Point, hexagon
from grognard.chart.model import (
    Airfield,
    Anchor,
    Boundary,
    Disc,
    Entry,
    Home,
    Sample,
    Square,
    Terrain,
    TitleBlock,
    Town,
    Wall,
    Wash,
)
from grognard.chart.pieces import Counter

HEIGHT = 3.5
PAPER = colour("#f3e8cd")
ACCENT = colour("#8c1c2c")
SEA = colour("#9cc3d6")
LAND = colour("#e6e6bb")
LINE = 0.41
FIRST = 0.12
TEXT = 0.215
HEADING = 0.3
SAMPLE = 0.78


def draw(canvas: Canvas, block: TitleBlock, frame: Frame) -> None:
    canvas.polygon(rectangle(frame), PAPER, INK, 0.03)
    left = frame.left + 0.45
    _title(canvas, block, Frame(left, frame.top, left + 8.6, frame.bottom))
    top, bottom = frame.top + 0.5, frame.bottom - 0.1
    columns = [(heading, _laid(samples, bottom - top)) for heading, samples in block.key]
    widths = [_width(heading, laid) for heading, laid in columns]
    x = left + 9.0
    gap = max(0.3, (frame.right - 0.3 - x - sum(widths)) / max(1, len(columns) - 1))
    for (heading, laid), wide in zip(columns, widths, strict=True):
        canvas.text((x, top), heading, "serif-bold", HEADING, ACCENT, anchor="ls")
        for (dx, dy), sample in laid:
            _line(canvas, sample, (x + dx, top + dy))
        x += wide + gap


def _title(canvas: Canvas, block: TitleBlock, frame: Frame) -> None:
    x, y = frame.left, frame.top
    canvas.text((x, y + 1.18), block.title, "serif-bold", 1.25, ACCENT, anchor="ls")
    canvas.text((x + 0.04, y + 1.66), block.subtitle, "serif-italic", 0.36, INK, anchor="ls")
    for number, line in enumerate(block.lines):
        canvas.text((x + 0.04, y + 2.02 + 0.2 * number), line, "sans", 0.165, INK, anchor="ls")
    _scale(canvas, block.scale, (x + 0.06, frame.bottom - 0.4))


def _scale(canvas: Canvas, marks: Sequence[tuple[float, str]], at: Point) -> None:
    x, y = at
    last = 0.0
    for number, (size, text) in enumerate(marks):
        tone = INK if number % 2 else PAPER
        canvas.polygon(rectangle(Frame(x + last, y, x + size, y + 0.09)), tone, INK, 0.018)
        canvas.text((x + size, y + 0.24), text, "sans", 0.15, INK)
        last = size
    canvas.text((x, y + 0.24), "0", "sans", 0.15, INK)


def _laid(samples: Sequence[Sample], room: float) -> list[tuple[Point, Sample]]:
    """Where the samples under a heading stand: a new column when the room below is used up."""
    found: list[tuple[Point, Sample]] = []
    x = widest = 0.0
    y = FIRST
    for sample in samples:
        high = _height(sample)
        if y + high > room:
            x, y, widest = x + widest + 0.35, FIRST, 0.0
        found.append(((x, y + high / 2), sample))
        widest = max(widest, _wide(sample))
        y += high
    return found


def _height(sample: Sample) -> float:
    return 0.86 if isinstance(sample.look, Counter) else LINE


def _wide(sample: Sample) -> float:
    return SAMPLE + max(fonts.width(line, "sans", TEXT) for line in sample.text.split("\n"))


def _width(heading: str, laid: Sequence[tuple[Point, Sample]]) -> float:
    widest = max((dx + _wide(sample) for (dx, _), sample in laid), default=0.0)
    return max(widest, fonts.width(heading, "serif-bold", HEADING))


def _line(canvas: Canvas, sample: Sample, at: Point) -> None:
    look(canvas, sample, (at[0] + 0.34, at[1]))
    lines = sample.text.split("\n")
    for number, line in enumerate(lines):
        lift = (number - (len(lines) - 1) / 2) * 0.24
        canvas.text((at[0] + SAMPLE, at[1] + lift), line, "sans", TEXT, INK, anchor="lm")


def look(canvas: Canvas, sample: Sample, at: Point) -> None:
    x, y = at
    what = sample.look
    stroke = [(x - 0.3, y + 0.04), (x - 0.1, y - 0.05), (x + 0.1, y + 0.05), (x + 0.32, y - 0.04)]
    if isinstance(what, Terrain):
        _terrain(canvas, what, at)
    elif isinstance(what, Square | Disc | Airfield | Anchor | Wall | Home | Town):
        badges.mark(canvas, at, what)
    elif isinstance(what, Entry):
        ring = hexagon(at, 0.17)
        canvas.line([*ring, ring[0]], BLACK, 0.085)
        canvas.line([*ring, ring[0]], what.fill, 0.055)
    elif isinstance(what, Counter):
        counters.draw(canvas, what, at)
    elif isinstance(what, Wash):
        canvas.polygon(hexagon(at, 0.19), SEA if what.pattern == "waves" else LAND)
        seaways.hexed(canvas, what, hexagon(at, 0.19), at)
    elif isinstance(what, Boundary):
        seaways.boundary(canvas, stroke, what)
    elif what in ("shut", "divide"):
        seaways.bank(canvas, stroke)
    elif what == "joined":
        seaways.pier(canvas, (x - 0.5, y), (x + 0.5, y))
    elif what == "town":
        badges.town(canvas, at)
    elif what == "border":
        canvas.line(stroke, layers.BORDER.fade(0.22), 0.16)
        canvas.line(stroke, layers.BORDER, 0.026, (0.16, 0.07, 0.03, 0.07))
    elif what == "lake":
        canvas.polygon(symbols.oval(at, 0.28, 0.12), layers.WATER, layers.DEEP, 0.022)
    elif what in ("great", "major", "minor", "canal"):
        canvas.line(stroke, layers.GLOW, layers.GLOW_WIDTH[what])
        canvas.line(stroke, layers.DEEP, layers.RIVER_WIDTH[what])
        canvas.line(stroke, layers.WATER, layers.RIVER_WIDTH[what] * 0.6)
    elif what in ("road", "track", "trail", "rail", "light-rail"):
        layers.way(canvas, stroke, what, under=True)
        layers.way(canvas, stroke, what, under=False)


def _terrain(canvas: Canvas, terrain: Terrain, at: Point) -> None:
    ring = hexagon(at, 0.2)
    canvas.polygon(ring, terrain.tint, layers.GRID.fade(0.8), 0.02)
    x, y = at
    if terrain.texture == "wood":
        for dx, dy in ((-0.09, -0.03), (0.02, -0.08), (0.1, 0.02), (-0.02, 0.06), (-0.1, 0.08), (0.08, 0.11)):
            canvas.disc((x + dx, y + dy), 0.035, colour("#3f6b3a"))
            canvas.disc((x + dx - 0.008, y + dy - 0.01), 0.02, colour("#6f9a5a"))
    elif terrain.texture in {"hill", "cliff"}:
        for dx, dy in ((-0.07, 0.03), (0.06, -0.02)):
            peak = [(x + dx - 0.08, y + dy + 0.07), (x + dx, y + dy - 0.08), (x + dx + 0.08, y + dy + 0.07)]
            canvas.polygon(peak, colour("#8a6a45"))
            canvas.polygon([peak[1], peak[2], (x + dx, y + dy + 0.07)], colour("#543b22"))
    if terrain.texture == "cliff":
        for k in range(6):
            a, b = ring[k], ring[(k + 1) % 6]
            canvas.line([a, b], layers.CLIFF, 0.03)
            foot = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            canvas.line([foot, (foot[0] + (x - foot[0]) * 0.3, foot[1] + (y - foot[1]) * 0.3)], layers.CLIFF, 0.022)
