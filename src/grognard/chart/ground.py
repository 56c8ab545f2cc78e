"""The ground under everything: tints by height and terrain, light and shade, woods."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.chart.geometry import Frame, corners
from grognard.chart.model import Chart, Relief

if TYPE_CHECKING:
    from PIL.Image import Image

Field = npt.NDArray[np.float32]
LEVEL = 0.63
"""Brightness of level ground in the shade raster."""
VEIL = (239, 227, 198)
_COARSE = 4


def paint(chart: Chart, frame: Frame, pixels: float) -> Image:
    """The picture of the ground inside the frame."""
    from PIL import Image

    size = round(frame.width * pixels), round(frame.height * pixels)
    tint = _tints(chart, frame, pixels, size)
    wood = _cover(chart, frame, pixels, size, "wood")
    steep = _cover(chart, frame, pixels, size, "hill", "cliff")
    if chart.relief:
        shade = _window(chart.relief, "shade", frame, size)
        metres = _window(chart.relief, "height", frame, size) ** 2 * chart.relief.tallest
        if chart.heights:
            stops = [height for height, _ in chart.heights]
            for channel in range(3):
                by_height = np.interp(metres, stops, [tone[channel] for _, tone in chart.heights])
                tint[..., channel] = 0.5 * tint[..., channel] + 0.5 * by_height
        light = (shade - LEVEL) * (0.75 + 0.45 * steep)
    else:
        light = np.zeros(size[::-1], dtype=np.float32)
    light = np.maximum(light, -0.27) + canopy(size, pixels) * wood * (1 - 0.5 * steep)
    sunlit = lit(tint, light)
    veil = 0.5 * (1 - _board(chart, frame, pixels, size))[..., None]
    faded = sunlit * (1 - veil) + np.array(VEIL, dtype=np.float32) * veil
    return Image.fromarray(np.round(faded).astype(np.uint8))


def lit(tint: Field, light: Field) -> npt.NDArray[np.uint8]:
    """Shadows go towards a cool dark, lights towards a warm white."""
    dark = np.clip(-light * 1.9, 0, 0.8)[..., None]
    bright = np.clip(light * 1.7, 0, 0.65)[..., None]
    shaded = tint * (1 - dark) + np.array([46, 50, 62], dtype=np.float32) * dark
    shaded = shaded * (1 - bright) + np.array([255, 250, 232], dtype=np.float32) * bright
    levels: npt.NDArray[np.uint8] = np.clip(np.round(shaded), 0, 255).astype(np.uint8)
    return levels


def _window(relief: Relief, which: str, frame: Frame, size: tuple[int, int]) -> Field:
    """The part of a relief raster inside the frame, from 0 to 1."""
    from PIL import Image
    from PIL.Image import Resampling

    with Image.open(relief.shade if which == "shade" else relief.height) as image:
        across, down = image.width / relief.extent.width, image.height / relief.extent.height
        box = (
            (frame.left - relief.extent.left) * across,
            (frame.top - relief.extent.top) * down,
            (frame.right - relief.extent.left) * across,
            (frame.bottom - relief.extent.top) * down,
        )
        box = (max(0.0, box[0]), max(0.0, box[1]), min(image.width, box[2]), min(image.height, box[3]))
        grey = image.convert("L").resize(size, Resampling.BICUBIC, box=box)
    return np.asarray(grey, dtype=np.float32) / np.float32(255)


def _around(chart: Chart) -> list[tuple[str, str]]:
    """Every hex of the map and of a margin, with the map hex whose ground it continues."""
    found = []
    for column in range(chart.columns + 4):
        for row in range(chart.rows + 4):
            near = f"{min(max(column, 1), chart.columns):02d}{min(max(row, 1), chart.rows):02d}"
            found.append((f"{column:02d}{row:02d}", near))
    return found


def _tints(chart: Chart, frame: Frame, pixels: float, size: tuple[int, int]) -> Field:
    from PIL import Image, ImageDraw, ImageFilter
    from PIL.Image import Resampling

    unit = pixels / _COARSE
    small = Image.new("RGB", (size[0] // _COARSE, size[1] // _COARSE), (200, 205, 170))
    pen = ImageDraw.Draw(small)
    for hex_, near in _around(chart):
        points = [((x - frame.left) * unit, (y - frame.top) * unit) for x, y in corners(hex_, 1.06)]
        pen.polygon(points, fill=chart.terrain[near].tint[:3])
    small = small.filter(ImageFilter.GaussianBlur(unit * 0.1))
    return np.array(small.resize(size, Resampling.BICUBIC), dtype=np.float32)


def _cover(chart: Chart, frame: Frame, pixels: float, size: tuple[int, int], *textures: str) -> Field:
    """How much a texture covers each pixel, with soft borders."""
    from PIL import Image, ImageDraw, ImageFilter
    from PIL.Image import Resampling

    unit = pixels / _COARSE
    mask = Image.new("L", (size[0] // _COARSE, size[1] // _COARSE), 0)
    pen = ImageDraw.Draw(mask)
    for hex_, near in _around(chart):
        if chart.terrain[near].texture in textures:
            pen.polygon([((x - frame.left) * unit, (y - frame.top) * unit) for x, y in corners(hex_)], fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(unit * 0.09))
    return np.asarray(mask.resize(size, Resampling.BICUBIC), dtype=np.float32) / np.float32(255)


def _board(chart: Chart, frame: Frame, pixels: float, size: tuple[int, int]) -> Field:
    """1 on the hexes of the map, 0 beyond."""
    from PIL import Image, ImageDraw

    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    for hex_ in chart.terrain:
        points = [((x - frame.left) * pixels, (y - frame.top) * pixels) for x, y in corners(hex_, 1.01)]
        pen.polygon(points, fill=255)
    return np.asarray(mask, dtype=np.float32) / np.float32(255)


def canopy(size: tuple[int, int], pixels: float) -> Field:
    """Light on treetops: a soft random surface lit from the north-west, repeated over the map."""
    from PIL import Image, ImageFilter

    tile = 512
    random = np.random.default_rng(7)
    noise = Image.fromarray(random.integers(0, 256, (tile * 3, tile * 3)).astype(np.uint8))
    crowns = np.asarray(noise.filter(ImageFilter.GaussianBlur(pixels * 0.024)), dtype=np.float32)
    crowns = crowns[tile : 2 * tile + 1, tile : 2 * tile + 1]
    crowns = np.hypot(crowns - crowns.mean(), 2.0)
    slope = crowns[1:, 1:] - crowns[:-1, :-1]
    slope = slope / slope.std() * 0.035
    across, down = -(-size[0] // tile), -(-size[1] // tile)
    return np.tile(slope, (down, across))[: size[1], : size[0]].astype(np.float32)
