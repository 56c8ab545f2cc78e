"""The map under the counters, as images without names: what clients write over it stays readable at every zoom.

It is language-free, so one set does for all players. The values of Objectives and Depots are part of it. There is a
small image to begin with, one of the whole map, and tiles of a sharp one for those who look closely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart.geometry import Frame, centre
from grognard.core.scene import ImageLayer, image_layers
from grognard.titles.nemesis import artwork
from grognard.titles.nemesis.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

    from grognard.chart.tiles import Tiling

COVER_MIDDLE, COVER_WIDE, COVER_HIGH, COVER_SCALE = "0809", 15.0, 9.0, 0.55


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
        x, y = centre(COVER_MIDDLE)
        frame = Frame(x - COVER_WIDE / 2, y - COVER_HIGH / 2, x + COVER_WIDE / 2, y + COVER_HIGH / 2)
        return _painted(COVER_SCALE, frame, artwork.starting_position())
    return _painted(*_tiling().images()[file])


@cache
def _tiling() -> Tiling:
    from grognard.chart.drawing import PIXELS, map_frame
    from grognard.chart.tiles import Tiling, stamp

    return Tiling(map_frame(artwork.chart()), PIXELS, stamp(_ingredients()))


def _ingredients() -> Iterator[Path]:
    for name in ("hexes", "places", "ways", "rivers", "entries", "pieces"):
        yield artwork.DATA / f"{name}.csv"
    for name in ("outlines.json", "relief-height.png", "relief-shade.webp"):
        yield artwork.DATA / name
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def _painted(scale: float, frame: Frame, pieces: Sequence[artwork.CounterOnMap] = ()) -> bytes:
    from grognard.chart import badges, counters
    from grognard.chart import layers as paint
    from grognard.chart.drawing import PAPER, PIXELS
    from grognard.chart.raster import Raster
    from grognard.chart.tiles import WHOLE, lay

    chart = artwork.chart(pieces)
    chart = replace(chart, off_map=[replace(box, text="") for box in chart.off_map])
    canvas = Raster(frame, PIXELS * scale, PAPER)
    # light and shade are soft: the sharp image needs no finer ground than the whole one
    lay(canvas, _ground(min(scale, WHOLE)), _tiling().frame)
    paint.cliffs(canvas, chart)
    for river in chart.rivers:
        paint.river_sides(canvas, river)
    for lake in chart.lakes:
        paint.river_sides(canvas, lake)
    for layer in (paint.borders, paint.rivers, paint.grid, paint.entries, paint.ways):
        layer(canvas, chart)
    for place in sorted(chart.places, key=lambda place: -place.rank):
        badges.draw(canvas, place)
    paint.off_map(canvas, chart)
    for pile in chart.stacks:
        counters.stack(canvas, pile)
    return canvas.webp()


@lru_cache(maxsize=1)
def _ground(scale: float) -> Image:
    from grognard.chart import ground
    from grognard.chart.drawing import PIXELS

    return ground.paint(artwork.chart(), _tiling().frame, PIXELS * scale)
