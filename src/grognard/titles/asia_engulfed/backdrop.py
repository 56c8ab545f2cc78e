"""The map under the blocks, as images without names: what clients write over it stays readable at every zoom.

It is language-free, so one set does for all players. Ports, resources and the other signs are part of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart.geometry import Frame
from grognard.core.scene import ImageLayer, image_layers
from grognard.titles.asia_engulfed import artwork
from grognard.titles.asia_engulfed.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

    from grognard.chart.tiles import Tiling

COVER, COVER_SCALE = Frame(12.0, 14.5, 42.0, 32.5), 0.45


def layers() -> tuple[ImageLayer, ...]:
    """The images of the map, the small one first. Each covers its rectangle of the board exactly."""
    return image_layers(META.key, _tiling().images(), _tiling().pixels)


def cover() -> str:
    """The file of the picture in the lobby."""
    return _tiling().cover


def pictures() -> tuple[str, ...]:
    """The files of all images, those first that are wanted first."""
    return _tiling().files()


@lru_cache(maxsize=2)
def draw_picture(file: str) -> bytes:
    """An image, as WebP."""
    if file == cover():
        return _painted(COVER_SCALE, COVER)
    return _painted(*_tiling().images()[file])


@cache
def _tiling() -> Tiling:
    from grognard.chart.region_drawing import PIXELS
    from grognard.chart.tiles import Tiling, stamp

    return Tiling(Frame(*artwork.outlines()["frame"]), PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for name in ("zones.csv", "places.csv", "outlines.json"):
        yield artwork.DATA / name
    yield from sorted(artwork.DATA.glob("relief-*.webp"))
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def _painted(scale: float, frame: Frame) -> bytes:
    from grognard.chart.raster import Raster
    from grognard.chart.region_drawing import PAPER, PIXELS, nameless
    from grognard.chart.tiles import WHOLE, lay

    chart = artwork.chart()
    canvas = Raster(frame, PIXELS * scale, PAPER)
    # light and shade are soft: the sharp image needs no finer ground than the whole one
    lay(canvas, _ground(min(scale, WHOLE)), chart.frame)
    nameless(canvas, chart)
    return canvas.webp()


@lru_cache(maxsize=1)
def _ground(scale: float) -> Image:
    from grognard.chart import seascape
    from grognard.chart.region_drawing import PIXELS

    return seascape.paint(artwork.chart(), PIXELS * scale)
