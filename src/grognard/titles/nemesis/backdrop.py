"""The map under the counters, as images. The values of Objectives and Depots are part of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart import ground
from grognard.chart.backdrop import Backdrop
from grognard.chart.drawing import PIXELS, paint
from grognard.chart.geometry import Frame
from grognard.chart.model import Chart
from grognard.chart.raster import Raster
from grognard.chart.tiles import Tiling, stamp
from grognard.titles.nemesis import artwork
from grognard.titles.nemesis.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

COVER_MIDDLE, COVER_WIDE, COVER_HIGH, COVER_SCALE = artwork.MAP.centre("0809"), 15.0, 9.0, 0.55


def _cover() -> tuple[float, Frame]:
    x, y = COVER_MIDDLE
    wide, high = COVER_WIDE / 2, COVER_HIGH / 2
    return COVER_SCALE, Frame(x - wide, y - high, x + wide, y + high)


def _tiling() -> Tiling:
    return Tiling(_chart().frame, PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for name in ("hexes", "places", "ways", "rivers", "entries", "pieces", "colours"):
        yield artwork.DATA / f"{name}.csv"
    for name in ("outlines.json", "look.toml", "relief-height.png", "relief-shade.webp"):
        yield artwork.DATA / name
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


@cache
def _chart() -> Chart:
    return artwork.chart()


def _ground(frame: Frame, pixels: float) -> Image:
    return ground.paint(_chart(), frame, pixels)


def _draw(canvas: Raster, language: str | None) -> None:
    if language is None:
        paint(canvas, _chart(), named=False)
        return
    paint(canvas, artwork.chart(artwork.starting_position(), language="fr" if language == "fr" else "en"))


_backdrop = Backdrop(META.key, _tiling, _ground, _draw, _cover())
layers, cover = _backdrop.layers, _backdrop.cover
pictures, is_picture, draw_picture = _backdrop.pictures, _backdrop.is_picture, _backdrop.draw_picture
