"""The map under the counters, as images. The values of Objectives and Depots are part of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart import ground
from grognard.chart.backdrop import Backdrop
from grognard.chart.drawing import PIXELS, map_frame, paint
from grognard.chart.geometry import Frame, centre
from grognard.chart.raster import Raster
from grognard.chart.tiles import Tiling, stamp
from grognard.titles.nemesis import artwork
from grognard.titles.nemesis.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

COVER_MIDDLE, COVER_WIDE, COVER_HIGH, COVER_SCALE = centre("0809"), 15.0, 9.0, 0.55


def _cover() -> tuple[float, Frame]:
    x, y = COVER_MIDDLE
    wide, high = COVER_WIDE / 2, COVER_HIGH / 2
    return COVER_SCALE, Frame(x - wide, y - high, x + wide, y + high)


def _tiling() -> Tiling:
    return Tiling(map_frame(artwork.chart()), PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for name in ("hexes", "places", "ways", "rivers", "entries", "pieces"):
        yield artwork.DATA / f"{name}.csv"
    for name in ("outlines.json", "relief-height.png", "relief-shade.webp"):
        yield artwork.DATA / name
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def _ground(scale: float) -> Image:
    chart = artwork.chart()
    return ground.paint(chart, map_frame(chart), PIXELS * scale)


def _draw(canvas: Raster, language: str | None) -> None:
    pieces = artwork.starting_position() if language else None
    paint(canvas, artwork.chart(pieces, language="fr" if language == "fr" else "en"), named=language is not None)


_backdrop = Backdrop(META.key, _tiling, _ground, _draw, _cover())
layers, cover = _backdrop.layers, _backdrop.cover
pictures, draw_picture = _backdrop.pictures, _backdrop.draw_picture
