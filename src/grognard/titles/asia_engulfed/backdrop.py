"""The map under the blocks, as an image without names: what clients write over it stays readable at every zoom.

It is language-free, so one image does for all players. Ports, resources and the other signs are part of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from grognard import chart as drawing
from grognard.core.scene import MAP_URL, ImageLayer
from grognard.titles.asia_engulfed import artwork

KEY = "asia-engulfed"
SCALES = (0.25, 1.0)
QUALITY = 82


def layers() -> tuple[ImageLayer, ...]:
    """The images of the map, a small one to begin with. Each covers the board exactly."""
    from grognard.chart.region_drawing import PIXELS

    left, top, right, bottom = artwork.outlines()["frame"]
    return tuple(
        ImageLayer(
            url=MAP_URL.format(key=KEY, file=f"map-{_stamp()}-{round(scale * 100)}.webp"),
            x=left,
            y=top,
            width=right - left,
            height=bottom - top,
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
    for name in ("zones.csv", "places.csv", "outlines.json"):
        yield artwork.DATA / name
    yield from sorted(artwork.DATA.glob("relief-*.webp"))
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
    from grognard.chart.raster import FINER, Raster
    from grognard.chart.region_drawing import PAPER, PIXELS, under

    chart = artwork.chart()
    canvas = Raster(chart.frame, PIXELS * scale, PAPER)
    under(canvas, chart, PIXELS * scale)
    data = BytesIO()
    canvas.picture.reduce(FINER).save(data, "WEBP", quality=QUALITY, method=4)
    return data.getvalue()
