"""Puts a map of regions together, layer by layer."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from grognard.chart import counters, fonts, signs
from grognard.chart.canvas import Canvas, mat, rectangle
from grognard.chart.colours import BLACK, INK, PAPER, WHITE, Colour, colour
from grognard.chart.geometry import Frame, Line, Point, along, length, turned
from grognard.chart.regions import Border, BorderKind, Caption, Legend, Region, RegionChart, Track

PIXELS = 64.0
"""Pixels to a board unit at scale 1."""
EDGE = 0.7
COAST = colour("#3b4a52")
WATER = colour("#5f97b8")
SEA_INK = colour("#163a5f")
LAND_INK = colour("#221a10")
HALO = colour("#fdf6e3", 0.78)
SEA_HALO = colour("#e9f3f6", 0.5)
ACCENT = colour("#8c1c2c")
KEY_ROWS = 5
TRACKING = 0.16
"""Room between the letters of a sea's name, in shares of their height."""


def complete(canvas: Canvas, chart: RegionChart) -> None:
    """Everything that lies on the ground; names stand above pieces."""
    nameless(canvas, chart)
    pieces(canvas, chart)
    names(canvas, chart)


def nameless(canvas: Canvas, chart: RegionChart) -> None:
    """Everything that lies on the ground, but names."""
    _graticule(canvas, chart)
    _hatch(canvas, chart)
    for region in chart.regions:
        if region.wooded:
            _woods(canvas, region)
    for shape in chart.lakes:
        canvas.polygon(shape, WATER, COAST, 0.012)
    for line in chart.rivers:
        canvas.line(line, WATER.mix(SEA_INK, 0.25), 0.028)
    for shape in chart.land:
        canvas.line([*shape, shape[0]], COAST, 0.02)
    _borders(canvas, chart.borders)
    for point in chart.points:
        _knot(canvas, point)
    if chart.rose:
        _rose(canvas, *chart.rose)
    for track in chart.tracks:
        draw_track(canvas, track)
    for region in chart.regions:
        if region.kind in {"port", "island", "box"}:
            _box(canvas, region, chart.land)
    for region in chart.regions:
        signs.row(canvas, region.signs, region.signs_at)


def names(canvas: Canvas, chart: RegionChart) -> None:
    """Names, title and key."""
    for region in chart.regions:
        if region.caption:
            _caption(canvas, region.caption)
    if chart.legend:
        _legend(canvas, chart.legend)


def pieces(canvas: Canvas, chart: RegionChart) -> None:
    """Markers, then piles from the back to the front."""
    for at, sign in chart.markers:
        signs.draw(canvas, sign, at)
    for pile in sorted(chart.stacks, key=lambda pile: pile.at[1]):
        counters.stack(canvas, pile)


def outer(chart: RegionChart) -> Frame:
    """The map with its paper edge."""
    return chart.frame.grown(EDGE)


def edge(canvas: Canvas, chart: RegionChart) -> None:
    inner, rim = chart.frame, outer(chart)
    mat(canvas, inner, rim)
    for by, wide in ((0.03, 0.07), (0.2, 0.025)):
        ring = rectangle(inner.grown(by))
        canvas.line([*ring, ring[0]], INK, wide)
    for x, text in chart.meridians:
        for y, shift in ((inner.top, -0.42), (inner.bottom, 0.42)):
            canvas.text((x, y + shift), text, "sans", 0.28, INK)
    for y, text in chart.parallels:
        for x, shift in ((inner.left, -0.42), (inner.right, 0.42)):
            canvas.text((x + shift, y), text, "sans", 0.28, INK, angle=-pi / 2)


def _graticule(canvas: Canvas, chart: RegionChart) -> None:
    frame, ink = chart.frame, SEA_INK.fade(0.13)
    for x, _ in chart.meridians:
        canvas.line([(x, frame.top), (x, frame.bottom)], ink, 0.02)
    for y, _ in chart.parallels:
        canvas.line([(frame.left, y), (frame.right, y)], ink, 0.02)


def _hatch(canvas: Canvas, chart: RegionChart) -> None:
    """Fine slanting lines over water out of play."""
    for shape in chart.closed:
        top, bottom = min(y for _, y in shape), max(y for _, y in shape)
        left, right = min(x for x, _ in shape), max(x for x, _ in shape)
        start = left - (bottom - top)
        number = 0
        while start + number * 0.34 < right:
            x = start + number * 0.34
            for a, b in _inside((x, bottom), (x + bottom - top, top), shape):
                canvas.line([a, b], SEA_INK.fade(0.11), 0.02)
            number += 1


def _woods(canvas: Canvas, region: Region) -> None:
    """Clumps of trees strewn over a wooded region, its name left free."""
    top, bottom = min(y for _, y in region.corners), max(y for _, y in region.corners)
    step, number = 0.3, 0
    y = top + 0.14
    while y < bottom:
        left, right = min(x for x, _ in region.corners) - 1, max(x for x, _ in region.corners) + 1
        for a, b in _inside((left, y), (right, y), region.corners):
            x = a[0] + 0.14 + step * 0.5 * (number % 2)
            while x < b[0] - 0.1:
                number += 1
                at = (x + 0.1 * sin(number * 7.3), y + 0.09 * cos(number * 4.1))
                if not _written(region, at):
                    _clump(canvas, at, 0.8 + 0.3 * sin(number * 2.7))
                x += step * 1.5
        y += step
        number += 1


def _written(region: Region, at: Point) -> bool:
    """Whether a point lies under the name or the signs of a region."""
    if region.caption is None:
        return False
    x, y = region.caption.at
    high = region.caption.size * len(region.caption.lines) / 2 + 0.06
    wide = max(fonts.width(line, "sans-bold", region.caption.size) for line in region.caption.lines) / 2 + 0.1
    return abs(at[0] - x) < wide and abs(at[1] - y) < high


def _clump(canvas: Canvas, at: Point, size: float) -> None:
    x, y = at
    for dx, dy in ((-0.045, 0.02), (0.045, 0.025), (0.0, -0.035)):
        canvas.disc((x + dx * size, y + dy * size), 0.048 * size, colour("#3f6d3c", 0.5))
        canvas.disc((x + (dx - 0.012) * size, y + (dy - 0.016) * size), 0.026 * size, colour("#86a968", 0.6))


def _inside(a: Point, b: Point, shape: Line) -> list[tuple[Point, Point]]:
    """The parts of a straight line inside a shape."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cuts = []
    for p, q in zip(shape, [*shape[1:], shape[0]], strict=True):
        ex, ey = q[0] - p[0], q[1] - p[1]
        cross = dx * ey - dy * ex
        if abs(cross) < 1e-12:
            continue
        share = ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / cross
        if 0 <= share < 1:
            cuts.append(((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / cross)
    cuts.sort()
    spots = [(a[0] + dx * t, a[1] + dy * t) for t in cuts]
    return list(zip(spots[::2], spots[1::2], strict=False))


GLOW: dict[BorderKind, tuple[Colour, float]] = {
    "sea": (WHITE.fade(0.42), 0.24),
    "limit": (WHITE.fade(0.4), 0.2),
    "land": (PAPER.fade(0.5), 0.13),
    "frontier": (PAPER.fade(0.45), 0.16),
}
STROKE: dict[BorderKind, tuple[Colour, float, Sequence[float]]] = {
    "sea": (SEA_INK, 0.07, ()),
    "limit": (ACCENT.fade(0.75), 0.06, (0.3, 0.14)),
    "land": (INK.fade(0.85), 0.042, ()),
    "frontier": (INK.fade(0.8), 0.055, (0.26, 0.1, 0.05, 0.1)),
}


def _borders(canvas: Canvas, borders: Sequence[Border]) -> None:
    """All glows of a kind first, so that none lies over a line."""
    for kind, glow in GLOW.items():
        alike = [border for border in borders if border.kind == kind]
        for border in alike:
            canvas.line(border.line, *glow)
        for border in alike:
            canvas.line(border.line, *STROKE[kind])
    for border in borders:
        if border.kind == "shut":
            _wall(canvas, border.line)


def _wall(canvas: Canvas, line: Line) -> None:
    """A row of peaks along a border that nobody crosses."""
    canvas.line(line, INK, 0.09)
    total = length(line)
    at = 0.12
    while at < total:
        (x, y), _ = along(line, at)
        canvas.polygon([(x - 0.15, y + 0.11), (x, y - 0.19), (x + 0.15, y + 0.11)], colour("#7a5a3c"), INK, 0.025)
        canvas.polygon([(x - 0.05, y - 0.09), (x, y - 0.19), (x + 0.05, y - 0.09)], WHITE)
        at += 0.3


def draw_track(canvas: Canvas, track: Track) -> None:
    if track.kind in {"strait", "passage"}:
        ink = ACCENT if track.kind == "strait" else SEA_INK
        canvas.line(track.line, WHITE.fade(0.8), 0.2)
        canvas.line(track.line, ink, 0.09)
        for tip, tail in ((track.line[-1], track.line[-2]), (track.line[0], track.line[1])):
            _head(canvas, tip, tail, ink)
    elif track.kind == "land":
        canvas.line(track.line, PAPER.fade(0.85), 0.2)
        canvas.line(track.line, colour("#6b3f1d"), 0.09, (0.2, 0.1))
    else:
        canvas.line(track.line, WHITE.fade(0.7), 0.14)
        canvas.line(track.line, SEA_INK, 0.06)
        canvas.disc(track.line[-1], 0.1, SEA_INK, WHITE, 0.025)


def _head(canvas: Canvas, tip: Point, tail: Point, ink: Colour) -> None:
    dx, dy = tip[0] - tail[0], tip[1] - tail[1]
    size = hypot(dx, dy) or 1.0
    ux, uy = dx / size, dy / size
    x, y = tip[0] + ux * 0.08, tip[1] + uy * 0.08
    back = [
        (x - ux * 0.24 - uy * 0.14, y - uy * 0.24 + ux * 0.14),
        (x - ux * 0.24 + uy * 0.14, y - uy * 0.24 - ux * 0.14),
    ]
    canvas.polygon([(x, y), *back], ink, WHITE, 0.015)


def _knot(canvas: Canvas, at: Point) -> None:
    """A rivet where spaces meet in a point: there is no way across it."""
    canvas.disc(at, 0.17, PAPER, INK, 0.035)
    canvas.disc(at, 0.07, ACCENT)


def _rose(canvas: Canvas, at: Point, radius: float) -> None:
    """A compass rose."""
    x, y = at
    canvas.disc(at, radius, PAPER.mix(WHITE, 0.3), SEA_INK, 0.05)
    canvas.disc(at, radius * 0.9, None, SEA_INK, 0.02)
    canvas.disc(at, radius * 0.62, None, SEA_INK.fade(0.6), 0.02)
    for k in range(72):
        a = 2 * pi * k / 72
        inner = radius * (0.84 if k % 2 else 0.8)
        canvas.line([(x + cos(a) * inner, y + sin(a) * inner), (x + cos(a) * radius * 0.9, y + sin(a) * radius * 0.9)],
                    SEA_INK.fade(0.7), 0.014)  # fmt: skip
    for start, size, dark in ((pi / 4, 0.56, SEA_INK.mix(WHITE, 0.45)), (0.0, 0.86, SEA_INK)):
        for k in range(4):
            a = start + k * pi / 2
            for side, fill in ((1, dark), (-1, PAPER)):
                blade = [(x, y), (x + radius * 0.17, y + side * radius * 0.13), (x + radius * size, y)]
                canvas.polygon(turned(blade, at, a), fill, SEA_INK, 0.014)
    canvas.disc(at, radius * 0.08, ACCENT, PAPER, 0.03)


def _box(canvas: Canvas, region: Region, land: Sequence[Line]) -> None:
    left, right = min(x for x, _ in region.corners), max(x for x, _ in region.corners)
    top, bottom = min(y for _, y in region.corners), max(y for _, y in region.corners)
    frame = Frame(left, top, right, bottom)
    radius = 0.12 if region.kind == "port" else 0.3
    shadow = Frame(left + 0.07, top + 0.09, right + 0.07, bottom + 0.09)
    canvas.polygon(_plate(shadow, radius), BLACK.fade(0.34))
    canvas.polygon(_plate(frame, radius), PAPER.mix(region.tint, 0.22))
    for shape in land:
        if all(left + 0.05 < x < right - 0.05 and top + 0.46 < y < bottom - 0.05 for x, y in shape):
            canvas.polygon(shape, region.tint.mix(INK, 0.12), INK.fade(0.35), 0.015)
    band = [(x, min(y, top + 0.44)) for x, y in _plate(frame, radius)]
    canvas.polygon(band, region.tint)
    canvas.line([(left, top + 0.44), (right, top + 0.44)], INK.fade(0.55), 0.022)
    ring = _plate(frame, radius)
    ink = SEA_INK if region.kind == "port" else INK
    canvas.line([*ring, ring[0]], ink, 0.07 if region.kind == "port" else 0.045)


def _plate(frame: Frame, radius: float) -> list[Point]:
    """A rectangle with round corners."""
    points = []
    for cx, cy, start in (
        (frame.right - radius, frame.top + radius, -pi / 2),
        (frame.right - radius, frame.bottom - radius, 0.0),
        (frame.left + radius, frame.bottom - radius, pi / 2),
        (frame.left + radius, frame.top + radius, pi),
    ):
        points += [(cx + radius * cos(start + pi * k / 12), cy + radius * sin(start + pi * k / 12)) for k in range(7)]
    return points


def _caption(canvas: Canvas, caption: Caption) -> None:
    lift = (len(caption.lines) - 1) / 2
    for number, line in enumerate(caption.lines):
        at = (caption.at[0], caption.at[1] + (number - lift) * caption.size * 1.0)
        if caption.style == "sea":
            _spaced(canvas, at, line.upper(), caption.size)
        elif caption.style == "area":
            canvas.text(at, line, "sans-bold", caption.size, LAND_INK, halo=HALO, halo_width=0.045)
        else:
            canvas.text(at, line, "sans-bold", caption.size, LAND_INK)


def _spaced(canvas: Canvas, at: Point, text: str, size: float) -> None:
    widths = [fonts.width(letter, "serif-italic", size) for letter in text]
    gap = size * TRACKING
    x = at[0] - (sum(widths) + gap * (len(text) - 1)) / 2
    for letter, wide in zip(text, widths, strict=True):
        if letter != " ":
            canvas.text(
                (x + wide / 2, at[1] + size * 0.33),
                letter,
                "serif-italic",
                size,
                SEA_INK,
                anchor="ms",
                halo=SEA_HALO,
                halo_width=0.04,
            )
        x += wide + gap


def _legend(canvas: Canvas, legend: Legend) -> None:
    x, y = legend.at
    canvas.text((x, y), legend.title, "serif-bold", 1.7, ACCENT, anchor="ls", halo=HALO, halo_width=0.05)
    canvas.text((x + 0.06, y + 0.72), legend.subtitle, "serif-italic", 0.58, SEA_INK, anchor="ls")
    for number, line in enumerate(legend.lines):
        canvas.text((x + 0.07, y + 1.1 + 0.3 * number), line, "sans", 0.25, INK, anchor="ls")
    left, top = legend.key_at
    column = 0.0
    for start in range(0, len(legend.key), KEY_ROWS):
        part = legend.key[start : start + KEY_ROWS]
        for number, (sign, text) in enumerate(part):
            at = (left + column, top + number * 0.54)
            if isinstance(sign, Border):
                _borders(canvas, [Border(sign.kind, [(at[0] - 0.36, at[1]), (at[0] + 0.36, at[1])])])
            elif isinstance(sign, Track):
                draw_track(canvas, Track(sign.kind, [(at[0] - 0.28, at[1]), (at[0] + 0.28, at[1])]))
            else:
                signs.draw(canvas, sign, at)
            canvas.text((at[0] + 0.52, at[1]), text, "sans", 0.33, INK, anchor="lm")
        column += max(fonts.width(text, "sans", 0.33) for _, text in part) + 1.4
