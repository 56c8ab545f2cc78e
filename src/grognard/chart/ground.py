"""The ground under everything: tints by height and terrain, light and shade, woods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.chart.geometry import Frame, Line, Point
from grognard.chart.model import Chart, Terrain

if TYPE_CHECKING:
    from PIL.Image import Image

Field = npt.NDArray[np.float32]
LEVEL = 0.63
"""Brightness of level ground in the shade raster."""
VEIL = (239, 227, 198)
_COARSE, _FINE = 4, 24.0
"""Soft things are painted in coarser cells, where a board unit has pixels enough."""
_SOFT = 0.4
"""How far what is soft reaches, in board units."""
_MARGIN = 3
"""Columns and rows beyond the edge whose ground is painted."""


Painted = tuple[list[Point], Point, Terrain]
"""A hex as it is painted: its corners, its middle, what it is covered with."""


class Window(NamedTuple):
    """A part of the picture of the whole map, in pixels from the map's corner.

    It is larger than what is asked for, so that what is soft at its edges is cut off, and begins where every other
    window could have begun: pictures of parts fit together as if the whole had been painted.
    """

    left: int
    top: int
    right: int
    bottom: int
    pixels: float
    whole: Frame
    coarse: int
    """Pixels to a side of those cells in which soft things are painted."""

    @classmethod
    def around(cls, frame: Frame, whole: Frame, pixels: float, soft: float) -> Window:
        """A window that shows a frame and what may reach into it from so many board units away."""
        coarse = _COARSE if pixels >= _FINE else 1
        rim = ceil(soft * pixels)
        left, top = round((frame.left - whole.left) * pixels), round((frame.top - whole.top) * pixels)
        right, bottom = left + round(frame.width * pixels), top + round(frame.height * pixels)
        left, top = ((edge - rim) // coarse * coarse for edge in (left, top))
        right, bottom = (-(-(edge + rim) // coarse) * coarse for edge in (right, bottom))
        return cls(left, top, right, bottom, pixels, whole, coarse)

    @property
    def size(self) -> tuple[int, int]:
        return self.right - self.left, self.bottom - self.top

    @property
    def frame(self) -> Frame:
        """What it shows of the board."""
        whole, pixels = self.whole, self.pixels
        return Frame(
            whole.left + self.left / pixels,
            whole.top + self.top / pixels,
            whole.left + self.right / pixels,
            whole.top + self.bottom / pixels,
        )

    def placed(self, points: Line, coarse: float = 1) -> list[Point]:
        """Points of the board in pixels or coarse cells of the window."""
        unit, (left, top) = self.pixels / coarse, self.frame[:2]
        return [((x - left) * unit, (y - top) * unit) for x, y in points]

    def opened(self, path: Path, extent: Frame) -> Field:
        """What a grey raster of some extent shows here, from 0 to 1; beyond the raster its edge goes on."""
        from PIL import Image
        from PIL.Image import Resampling

        frame, (wide, high) = self.frame, self.size
        left, top = (max(0, round(gap * self.pixels)) for gap in (extent.left - frame.left, extent.top - frame.top))
        right, bottom = (
            max(0, round(gap * self.pixels)) for gap in (frame.right - extent.right, frame.bottom - extent.bottom)
        )
        with Image.open(path) as image:
            across, down = image.width / extent.width, image.height / extent.height
            box = (
                max(0.0, (frame.left - extent.left) * across),
                max(0.0, (frame.top - extent.top) * down),
                min(image.width, (frame.right - extent.left) * across),
                min(image.height, (frame.bottom - extent.top) * down),
            )
            grey = image.convert("L").resize((wide - left - right, high - top - bottom), Resampling.BICUBIC, box=box)
        field = np.asarray(grey, dtype=np.float32) / np.float32(255)
        return np.pad(field, ((top, bottom), (left, right)), mode="edge")

    def stretched(self, image: Image) -> Field:
        """A grey picture of the window in coarser cells, from 0 to 1."""
        from PIL.Image import Resampling

        return np.asarray(image.resize(self.size, Resampling.BICUBIC), dtype=np.float32) / np.float32(255)

    def cut(self, picture: Image, frame: Frame) -> Image:
        """The pixels of a frame out of a picture of the window."""
        left = round((frame.left - self.whole.left) * self.pixels) - self.left
        top = round((frame.top - self.whole.top) * self.pixels) - self.top
        return picture.crop(
            (left, top, left + round(frame.width * self.pixels), top + round(frame.height * self.pixels))
        )


def paint(chart: Chart, frame: Frame, pixels: float) -> Image:
    """The picture of the ground inside a frame, of the whole map or of a part."""
    from PIL import Image

    window = Window.around(frame, chart.frame, pixels, _SOFT)
    hexes = list(_around(chart, window))
    tint = _tints(hexes, window)
    wood = _cover(hexes, window, "wood")
    steep = _cover(hexes, window, "hill", "cliff")
    if chart.relief:
        shade = window.opened(chart.relief.shade, chart.relief.extent)
        metres = window.opened(chart.relief.height, chart.relief.extent) ** 2 * chart.relief.tallest
        if chart.heights:
            stops = [height for height, _ in chart.heights]
            for channel in range(3):
                by_height = np.interp(metres, stops, [tone[channel] for _, tone in chart.heights])
                tint[..., channel] = 0.5 * tint[..., channel] + 0.5 * by_height
        light = (shade - LEVEL) * (0.75 + 0.45 * steep)
    else:
        light = np.zeros(window.size[::-1], dtype=np.float32)
    crowns = canopy(window.size, pixels, (window.left, window.top))
    light = np.maximum(light, -0.27) + crowns * wood * (1 - 0.5 * steep)
    sunlit = lit(tint, light)
    veil = 0.5 * (1 - _board(chart, window))[..., None]
    faded = sunlit * (1 - veil) + np.array(VEIL, dtype=np.float32) * veil
    return window.cut(Image.fromarray(np.round(faded).astype(np.uint8)), frame)


def lit(tint: Field, light: Field) -> npt.NDArray[np.uint8]:
    """Shadows go towards a cool dark, lights towards a warm white."""
    dark = np.clip(-light * 1.9, 0, 0.8)[..., None]
    bright = np.clip(light * 1.7, 0, 0.65)[..., None]
    shaded = tint * (1 - dark) + np.array([46, 50, 62], dtype=np.float32) * dark
    shaded = shaded * (1 - bright) + np.array([255, 250, 232], dtype=np.float32) * bright
    levels: npt.NDArray[np.uint8] = np.clip(np.round(shaded), 0, 255).astype(np.uint8)
    return levels


def _around(chart: Chart, window: Window) -> Iterator[Painted]:
    """The hexes in a window, those of a margin first, which continue the ground of the nearest ones."""
    for grid in chart.map.grids:
        seen = window.frame.grown(grid.radius * 1.2)
        for col, row in grid.within(seen, beyond=_MARGIN):
            near = (
                min(max(col, grid.columns[0]), grid.columns[-1]),
                min(max(row, grid.rows[0]), grid.rows[-1]),
            )
            if near == (col, row):
                continue
            terrain = chart.terrain.get(grid.name(*near))
            if terrain:
                yield grid.corners(col, row), grid.centre(col, row), terrain
    for name, grid, h in chart.hexes(window.frame):
        yield grid.corners(*h), grid.centre(*h), chart.terrain[name]


def _grown(corners: Line, middle: Point, size: float) -> list[Point]:
    return [(middle[0] + (x - middle[0]) * size, middle[1] + (y - middle[1]) * size) for x, y in corners]


def _tints(hexes: Iterable[Painted], window: Window) -> Field:
    from PIL import Image, ImageDraw, ImageFilter
    from PIL.Image import Resampling

    wide, high = window.size
    small = Image.new("RGB", (wide // window.coarse, high // window.coarse), (200, 205, 170))
    pen = ImageDraw.Draw(small)
    for corners, middle, terrain in hexes:
        pen.polygon(window.placed(_grown(corners, middle, 1.06), window.coarse), fill=terrain.tint[:3])
    small = small.filter(ImageFilter.GaussianBlur(window.pixels / window.coarse * 0.1))
    return np.array(small.resize(window.size, Resampling.BICUBIC), dtype=np.float32)


def _cover(hexes: Iterable[Painted], window: Window, *textures: str) -> Field:
    """How much a texture covers each pixel, with soft borders."""
    from PIL import Image, ImageDraw, ImageFilter

    wide, high = window.size
    mask = Image.new("L", (wide // window.coarse, high // window.coarse), 0)
    pen = ImageDraw.Draw(mask)
    for corners, _, terrain in hexes:
        if terrain.texture in textures:
            pen.polygon(window.placed(corners, window.coarse), fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(window.pixels / window.coarse * 0.09))
    return window.stretched(mask)


def _board(chart: Chart, window: Window) -> Field:
    """1 on the hexes of the map, 0 beyond."""
    from PIL import Image, ImageDraw

    mask = Image.new("L", window.size, 0)
    pen = ImageDraw.Draw(mask)
    for _, grid, h in chart.hexes(window.frame):
        pen.polygon(window.placed(grid.corners(*h, 1.01)), fill=255)
    return np.asarray(mask, dtype=np.float32) / np.float32(255)


def canopy(size: tuple[int, int], pixels: float, start: tuple[int, int] = (0, 0)) -> Field:
    """Light on treetops: a soft random surface lit from the north-west, repeated over the map from its corner on."""
    from PIL import Image, ImageFilter

    tile = 512
    random = np.random.default_rng(7)
    noise = Image.fromarray(random.integers(0, 256, (tile * 3, tile * 3)).astype(np.uint8))
    crowns = np.asarray(noise.filter(ImageFilter.GaussianBlur(pixels * 0.024)), dtype=np.float32)
    crowns = crowns[tile : 2 * tile + 1, tile : 2 * tile + 1]
    crowns = np.hypot(crowns - crowns.mean(), 2.0)
    slope = crowns[1:, 1:] - crowns[:-1, :-1]
    slope = slope / slope.std() * 0.035
    columns, rows = (np.arange(first, first + count) % tile for first, count in zip(start, size, strict=True))
    crown: Field = slope[np.ix_(rows, columns)].astype(np.float32)
    return crown
