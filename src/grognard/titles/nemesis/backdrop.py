"""The map under the counters, as images without names: what clients write over it stays readable at every zoom.

It is language-free, so one set does for all players. The values of Objectives and Depots are part of it. There is a
small image to begin with, one of the whole map, and tiles of a sharp one for those who look closely.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from grognard import chart as drawing
from grognard.chart.geometry import Frame, centre
from grognard.core.scene import MAP_URL, ImageLayer
from grognard.titles.nemesis import artwork
from grognard.titles.nemesis.meta import META

if TYPE_CHECKING:
    from PIL.Image import Image

SMALL, WHOLE, SHARP = 0.25, 1.0, 2.0
TILE = 1024
"""Pixels of the whole image, each way, that a tile of the sharp one covers."""
QUALITY = 82
COVER_MIDDLE, COVER_WIDE, COVER_HIGH, COVER_SCALE = "0809", 15.0, 9.0, 0.55


def layers() -> tuple[ImageLayer, ...]:
    """The images of the map, the small one first. Each covers its rectangle of the board exactly."""
    from grognard.chart.drawing import PIXELS

    return tuple(
        ImageLayer(
            url=MAP_URL.format(key=META.key, file=file),
            x=frame.left,
            y=frame.top,
            width=frame.width,
            height=frame.height,
            pixels=PIXELS * scale,
            scale=scale,
        )
        for file, (scale, frame) in _images().items()
    )


def cover() -> str:
    """The file of the picture in the lobby."""
    return f"cover-{_stamp()}.webp"


def pictures() -> tuple[str, ...]:
    """The files of all images, those first that are wanted first."""
    return (cover(), *_images())


@lru_cache(maxsize=2)
def draw_picture(file: str) -> bytes:
    """An image, as WebP."""
    if file == cover():
        x, y = centre(COVER_MIDDLE)
        frame = Frame(x - COVER_WIDE / 2, y - COVER_HIGH / 2, x + COVER_WIDE / 2, y + COVER_HIGH / 2)
        return _painted(COVER_SCALE, frame, artwork.starting_position())
    return _painted(*_images()[file])


@cache
def _images() -> dict[str, tuple[float, Frame]]:
    """The scale of each image, and what it covers."""
    whole = _frame()
    found = {f"map-{_stamp()}-{round(scale * 100)}.webp": (scale, whole) for scale in (SMALL, WHOLE)}
    unit, wide, high = _whole_pixels()
    for row, top in enumerate(range(0, high, TILE)):
        for column, left in enumerate(range(0, wide, TILE)):
            edges = (left, top, min(left + TILE, wide), min(top + TILE, high))
            tile = Frame(*(whole[i % 2] + edge / unit for i, edge in enumerate(edges)))
            found[f"map-{_stamp()}-{round(SHARP * 100)}-{column}-{row}.webp"] = (SHARP, tile)
    return found


@cache
def _frame() -> Frame:
    from grognard.chart.drawing import map_frame

    return map_frame(artwork.chart())


def _whole_pixels() -> tuple[float, int, int]:
    """Pixels of the whole image: to a board unit, across and down."""
    from grognard.chart.drawing import PIXELS

    return PIXELS * WHOLE, round(_frame().width * PIXELS * WHOLE), round(_frame().height * PIXELS * WHOLE)


@cache
def _stamp() -> str:
    """Changes with whatever is drawn, so that clients may keep an image for ever."""
    digest = hashlib.blake2b(digest_size=5)
    for path in _ingredients():
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _ingredients() -> Iterator[Path]:
    for name in ("hexes", "places", "ways", "rivers", "entries", "pieces"):
        yield artwork.DATA / f"{name}.csv"
    for name in ("outlines.json", "relief-height.png", "relief-shade.webp"):
        yield artwork.DATA / name
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def _painted(scale: float, frame: Frame, pieces: Sequence[artwork.CounterOnMap] = ()) -> bytes:
    from PIL.Image import Resampling

    from grognard.chart import badges, counters
    from grognard.chart import layers as paint
    from grognard.chart.drawing import PAPER, PIXELS
    from grognard.chart.raster import FINER, Raster

    chart = artwork.chart(pieces)
    chart = replace(chart, off_map=[replace(box, text="") for box in chart.off_map])
    canvas = Raster(frame, PIXELS * scale, PAPER)
    # light and shade are soft: the sharp image needs no finer ground than the whole one
    ground, whole = _ground(min(scale, WHOLE)), _frame()
    across, down = ground.width / whole.width, ground.height / whole.height
    part = (
        (frame.left - whole.left) * across,
        (frame.top - whole.top) * down,
        min((frame.right - whole.left) * across, ground.width),
        min((frame.bottom - whole.top) * down, ground.height),
    )
    canvas.picture.paste(ground.resize(canvas.picture.size, Resampling.BICUBIC, part))
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
    data = BytesIO()
    canvas.picture.reduce(FINER).save(data, "WEBP", quality=QUALITY, method=4)
    return data.getvalue()


@lru_cache(maxsize=1)
def _ground(scale: float) -> Image:
    from grognard.chart import ground
    from grognard.chart.drawing import PIXELS

    return ground.paint(artwork.chart(), _frame(), PIXELS * scale)
