"""Puts a chart together, layer by layer."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.chart import badges, counters, ground, labels, layers, panel, region_drawing, seascape, seaways
from grognard.chart.canvas import Canvas, mat, rectangle
from grognard.chart.colours import INK, PAPER
from grognard.chart.geometry import Frame
from grognard.chart.model import Chart, TitleBlock
from grognard.chart.raster import Raster
from grognard.chart.regions import RegionChart
from grognard.chart.vector import Vector
from grognard.core.errors import GrognardError

if TYPE_CHECKING:
    from PIL.Image import Image

PIXELS = 116.0
"""Pixels to a hex height at scale 1."""
EDGE = 0.42


def draw(chart: Chart | RegionChart, path: Path, *, scale: float = 1.0) -> None:
    """Write a chart to a file: PNG or SVG, by its suffix."""
    if find_spec("PIL") is None:
        raise GrognardError("drawing maps needs Pillow: pip install 'grognard[map]'")
    if isinstance(chart, RegionChart):
        _draw_regions(chart, path, scale)
    else:
        _draw_hexes(chart, path, scale)


def _canvas(path: Path, frame: Frame, pixels: float) -> Raster | Vector:
    kinds: dict[str, type[Raster] | type[Vector]] = {".png": Raster, ".svg": Vector}
    kind = kinds.get(path.suffix.lower())
    if kind is None:
        raise GrognardError(f"a chart is written as .png or .svg, not {path.suffix or 'a file without suffix'}")
    return kind(frame, pixels, PAPER)


def _draw_regions(chart: RegionChart, path: Path, scale: float) -> None:
    pixels = region_drawing.PIXELS * scale
    canvas = _canvas(path, region_drawing.outer(chart), pixels)
    if isinstance(canvas, Raster):
        canvas.exact = True
    canvas.image(seascape.paint(chart.ground, chart.frame, pixels), chart.frame)
    region_drawing.complete(canvas, chart)
    region_drawing.edge(canvas, chart)
    canvas.save(path)


def _draw_hexes(chart: Chart, path: Path, scale: float) -> None:
    inner = chart.frame
    below = panel.HEIGHT * chart.block_scale + 0.25 if chart.block else 0.0
    outer = Frame(inner.left - EDGE, inner.top - EDGE, inner.right + EDGE, inner.bottom + EDGE + below)
    pixels = PIXELS * scale
    canvas = _canvas(path, outer, pixels)
    canvas.image(floor(chart, inner, pixels), inner)
    paint(canvas, chart)
    _edge(canvas, chart, inner)
    if chart.block:
        strip = Frame(inner.left, inner.bottom + EDGE, inner.right, outer.bottom - EDGE)
        _block(canvas, chart.block, strip, chart.block_scale)
    canvas.save(path)


def _block(canvas: Raster | Vector, block: TitleBlock, strip: Frame, scale: float) -> None:
    """Title and key under the map; under a large map they are a picture, drawn smaller and then enlarged."""
    if scale == 1.0:
        panel.draw(canvas, block, strip)
        return
    small = Frame(0.0, 0.0, strip.width / scale, strip.height / scale)
    picture = Raster(small, canvas.pixels * scale, PAPER)
    panel.draw(picture, block, small)
    canvas.image(picture.picture, strip)


def floor(chart: Chart, frame: Frame, pixels: float) -> Image:
    """The ground of a map of hexes, with or without seas."""
    return seascape.paint(chart.sea, frame, pixels) if chart.sea else ground.paint(chart, frame, pixels)


def paint(canvas: Canvas, chart: Chart, *, named: bool = True) -> None:
    """Everything that lies on the ground, with or without names."""
    layers.cliffs(canvas, chart)
    seaways.washes(canvas, chart)
    seaways.coasts(canvas, chart)
    for river in chart.rivers:
        layers.river_sides(canvas, chart, river)
    for lake in chart.lakes:
        layers.river_sides(canvas, chart, lake)
    layers.borders(canvas, chart)
    layers.rivers(canvas, chart)
    layers.grid(canvas, chart)
    seaways.marks(canvas, chart)
    seaways.boundaries(canvas, chart)
    layers.entries(canvas, chart)
    layers.ties(canvas, chart)
    layers.ways(canvas, chart)
    if named:
        layers.numbers(canvas, chart)
        labels.write_names(canvas, chart.names)
    layers.panels(canvas, chart, named=named)
    for place in sorted(chart.places, key=lambda place: -place.rank):
        badges.draw(canvas, place)
    if named:
        labels.write(canvas, placed_names(chart))
    boxes = chart.off_map if named else [replace(box, text="") for box in chart.off_map]
    layers.off_map(canvas, replace(chart, off_map=boxes))
    for pile in chart.stacks:
        counters.stack(canvas, pile)


def placed_names(chart: Chart) -> list[labels.Label]:
    """The names of places where each can be read."""
    letters = [(at, name.size) for name in chart.names for _, at, _ in labels.letters(name)]
    return labels.place_names(chart, labels.survey(chart, chart.frame, letters))


def _edge(canvas: Canvas, chart: Chart, inner: Frame) -> None:
    """The frame of the map, with degrees."""
    outer = inner.grown(EDGE)
    mat(canvas, inner, outer)
    canvas.line([*rectangle(inner), (inner.left, inner.top)], INK, 0.05)
    rim = inner.grown(0.11)
    canvas.line([*rectangle(rim), (rim.left, rim.top)], INK, 0.016)
    for x, text in chart.ticks.get("top", ()):
        for y, end, side in ((inner.top, rim.top, -0.14), (inner.bottom, rim.bottom, 0.14)):
            canvas.line([(x, y), (x, end)], INK, 0.03)
            if text:
                canvas.text((x, end + side), text, "sans", 0.15, INK)
    for y, text in chart.ticks.get("left", ()):
        for x, end, side in ((inner.left, rim.left, -0.14), (inner.right, rim.right, 0.14)):
            canvas.line([(x, y), (end, y)], INK, 0.03)
            if text:
                canvas.text((end + side, y), text, "sans", 0.15, INK, angle=-1.5708)
