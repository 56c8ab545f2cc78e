"""The map under the counters, as an image without names: what clients write over it stays readable at every zoom.

It is language-free, so one image does for all players. The values of Objectives and Depots are part of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from grognard import chart as drawing
from grognard.core.scene import MAP_URL, ImageLayer
from grognard.titles.nemesis import artwork
from grognard.titles.nemesis.meta import META

SCALES = (0.25, 1.0)
QUALITY = 82


def layers() -> tuple[ImageLayer, ...]:
    """The images of the map, a small one to begin with. Each covers the board and its margin exactly."""
    from grognard.chart.drawing import PIXELS, map_frame

    frame = map_frame(artwork.chart())
    return tuple(
        ImageLayer(
            url=MAP_URL.format(key=META.key, file=f"map-{_stamp()}-{round(scale * 100)}.webp"),
            x=frame.left,
            y=frame.top,
            width=frame.width,
            height=frame.height,
            pixels=PIXELS * scale,
            scale=scale,
        )
        for scale in SCALES
    )


@cache
def _stamp() -> str:
    """Changes with whatever is drawn, so that clients may keep an image for ever."""
    digest = hashlib.blake2b(digest_size=5)
    for path in _ingredients():
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _ingredients() -> Iterator[Path]:
    for name in ("hexes", "places", "ways", "rivers", "entries"):
        yield artwork.DATA / f"{name}.csv"
    for name in ("outlines.json", "relief-height.png", "relief-shade.webp"):
        yield artwork.DATA / name
    yield from sorted(Path(drawing.__file__).parent.glob("*.py"))
    yield from (Path(artwork.__file__), Path(__file__))


def map_image(path: Path | None = None, scale: float = 1.0) -> bytes:
    """The map as WebP; also written to `path`, or read from there if it has been written before."""
    if path is None:
        return _painted(scale)
    if path.exists():
        return path.read_bytes()
    data = _painted(scale)
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(data)
    draft.replace(path)
    return data


@lru_cache(maxsize=len(SCALES))
def _painted(scale: float) -> bytes:
    from grognard.chart import badges, ground
    from grognard.chart import layers as paint
    from grognard.chart.drawing import PAPER, PIXELS, map_frame
    from grognard.chart.raster import FINER, Raster

    chart = artwork.chart()
    chart = replace(chart, off_map=[replace(box, text="") for box in chart.off_map])
    frame, pixels = map_frame(chart), PIXELS * scale
    canvas = Raster(frame, pixels, PAPER)
    canvas.image(ground.paint(chart, frame, pixels), frame)
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
    data = BytesIO()
    canvas.picture.reduce(FINER).save(data, "WEBP", quality=QUALITY, method=4)
    return data.getvalue()
