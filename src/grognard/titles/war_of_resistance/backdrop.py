"""The map under the counters, as images without names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart.backdrop import Backdrop
from grognard.chart.drawing import PIXELS, floor, paint
from grognard.chart.geometry import Frame
from grognard.chart.model import Chart
from grognard.chart.raster import Raster
from grognard.chart.tiles import Tiling, stamp
from grognard.titles.war_of_resistance import artwork
from grognard.titles.war_of_resistance.kit import DATA
from grognard.titles.war_of_resistance.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

_X, _Y = artwork.MAP.centre("G1:3619")
COVER = 0.55, Frame(_X - 8.5, _Y - 5.0, _X + 8.5, _Y + 5.0)
"""Hsuchow and Taierzhuang in March 1938."""


@cache
def _chart() -> Chart:
    return artwork.chart()


def _tiling() -> Tiling:
    return Tiling(artwork.frame(), PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for name in (*("hexes", "hexsides", "places", "provinces", "rails", "roads", "forces", "deployments"),):
        yield DATA / f"{name}.csv"
    for name in ("outlines.json", "look.toml"):
        yield DATA / name
    yield from sorted(DATA.glob("relief-*.webp"))
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def _ground(frame: Frame, pixels: float) -> Image:
    return floor(_chart(), frame, pixels)


def _draw(canvas: Raster, language: str | None) -> None:
    if language is None:
        paint(canvas, _chart(), named=False)
    else:
        paint(canvas, artwork.chart(artwork.starting_position(), language=language))


_backdrop = Backdrop(META.key, _tiling, _ground, _draw, COVER)
layers, cover = _backdrop.layers, _backdrop.cover
pictures, is_picture, draw_picture = _backdrop.pictures, _backdrop.is_picture, _backdrop.draw_picture
