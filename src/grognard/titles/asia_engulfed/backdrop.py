"""The map under the blocks, as images. Ports, resources and the other signs are part of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart import region_drawing, seascape
from grognard.chart.backdrop import Backdrop
from grognard.chart.geometry import Frame
from grognard.chart.raster import Raster
from grognard.chart.regions import RegionChart
from grognard.chart.tiles import Tiling, stamp
from grognard.titles.asia_engulfed import artwork
from grognard.titles.asia_engulfed.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

COVER = 0.68, Frame(16.0, 13.0, 38.0, 26.2)
COVER_SCENARIO = "campaign-1941"
"""From Indochina to Luzon on the eve of the war."""


def _tiling() -> Tiling:
    return Tiling(Frame(*artwork.outlines()["frame"]), region_drawing.PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for kind in ("*.csv", "outlines.json", "look.toml", "relief-*.webp"):
        yield from sorted(artwork.DATA.glob(kind))
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (
        Path(__file__).with_name(f"{name}.py") for name in ("artwork", "backdrop", "looks", "standing", "tokens")
    )


@cache
def _chart() -> RegionChart:
    return artwork.chart()


def _ground(frame: Frame, pixels: float) -> Image:
    return seascape.paint(_chart().ground, frame, pixels)


def _draw(canvas: Raster, language: str | None) -> None:
    if language is None:
        region_drawing.nameless(canvas, _chart())
        return
    chart = artwork.chart(artwork.starting_position(COVER_SCENARIO), language="fr" if language == "fr" else "en")
    region_drawing.complete(canvas, chart)


_backdrop = Backdrop(META.key, _tiling, _ground, _draw, COVER)
layers, cover = _backdrop.layers, _backdrop.cover
pictures, is_picture, draw_picture = _backdrop.pictures, _backdrop.is_picture, _backdrop.draw_picture
