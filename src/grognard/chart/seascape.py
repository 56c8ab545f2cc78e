"""The ground of a map of regions: sea by depth, land by height and holder, light and shade."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.chart.geometry import Line
from grognard.chart.ground import canopy, lit
from grognard.chart.regions import RegionChart

if TYPE_CHECKING:
    from PIL.Image import Image

Field = npt.NDArray[np.float32]
LEVEL = 0.6
BAND = 384
"""Rows painted at a time, to spare memory."""
NEUTRAL = (203, 196, 180)
SHALLOWS = (214, 234, 238)
FOG = (196, 208, 212)


def paint(chart: RegionChart, pixels: float) -> Image:
    """The picture of the ground of the whole map."""
    from PIL import Image

    size = round(chart.frame.width * pixels), round(chart.frame.height * pixels)
    picture = Image.new("RGB", size)
    land = _filled(chart, pixels, size, chart.land, 2)
    near = _blurred(land, pixels * 0.3)
    closed = _filled(chart, pixels, size, chart.closed, 1)
    tints, woods = _tints(chart, pixels, size)
    crowns = canopy((size[0], BAND), pixels * 0.9)
    for top in range(0, size[1], BAND):
        rows = slice(top, min(size[1], top + BAND))
        strip = _Strip(chart, size, rows)
        sea = strip.sea(strip.part(near), strip.part(closed))
        ground = strip.ground(strip.colours(tints), strip.part(woods) * crowns[: rows.stop - top])
        share = strip.part(land)[..., None]
        mixed = sea * (1 - share) + ground * share
        picture.paste(Image.fromarray(np.clip(np.round(mixed), 0, 255).astype(np.uint8)), (0, top))
    return picture


class _Strip:
    """Some rows of the map."""

    def __init__(self, chart: RegionChart, size: tuple[int, int], rows: slice) -> None:
        self.chart, self.size, self.rows = chart, size, rows

    def part(self, image: Image) -> Field:
        """These rows of a grey image of the map, whatever its size, from 0 to 1."""
        from PIL.Image import Resampling

        down = image.height / self.size[1]
        box = (0.0, self.rows.start * down, float(image.width), min(image.height, self.rows.stop * down))
        grey = image.resize((self.size[0], self.rows.stop - self.rows.start), Resampling.BICUBIC, box=box)
        return np.asarray(grey, dtype=np.float32) / np.float32(255)

    def colours(self, image: Image) -> Field:
        return np.stack([self.part(channel) for channel in image.split()], axis=-1) * np.float32(255)

    def opened(self, path: Path) -> Field:
        from PIL import Image

        with Image.open(path) as image:
            return self.part(image.convert("L"))

    def sea(self, near: Field, closed: Field) -> Field:
        floor = self.opened(self.chart.relief.floor)
        stops = [stop for stop, _ in self.chart.depths]
        tone = np.stack(
            [np.interp(floor, stops, [tone[k] for _, tone in self.chart.depths]) for k in range(3)], axis=-1
        )
        shallow = np.clip(near * 1.5, 0, 1)[..., None] * 0.55
        tone = tone * (1 - shallow) + np.array(SHALLOWS) * shallow
        veil = closed[..., None] * 0.72
        veiled: Field = (tone * (1 - veil) + np.array(FOG) * veil).astype(np.float32)
        return veiled

    def ground(self, tints: Field, woods: Field) -> Field:
        metres = self.opened(self.chart.relief.height) ** 2 * self.chart.relief.tallest
        stops = [stop for stop, _ in self.chart.heights]
        high = np.stack(
            [np.interp(metres, stops, [tone[k] for _, tone in self.chart.heights]) for k in range(3)], axis=-1
        )
        light = (self.opened(self.chart.relief.shade) - LEVEL) * np.float32(1.15)
        light = np.clip(light, -0.3, 0.25) + woods * np.float32(1.3)
        mixed = (0.42 * high + 0.58 * tints).astype(np.float32)
        shaded: Field = lit(mixed, light.astype(np.float32)).astype(np.float32)
        return shaded


def _filled(chart: RegionChart, pixels: float, size: tuple[int, int], shapes: Sequence[Line], finer: int) -> Image:
    from PIL import Image, ImageDraw

    mask = Image.new("L", (size[0] * finer, size[1] * finer), 0)
    pen = ImageDraw.Draw(mask)
    unit = pixels * finer
    for shape in shapes:
        pen.polygon([((x - chart.frame.left) * unit, (y - chart.frame.top) * unit) for x, y in shape], fill=255)
    return mask.reduce(finer) if finer > 1 else mask


def _blurred(mask: Image, radius: float) -> Image:
    from PIL import ImageFilter

    return mask.reduce(4).filter(ImageFilter.GaussianBlur(radius / 4))


def _tints(chart: RegionChart, pixels: float, size: tuple[int, int]) -> tuple[Image, Image]:
    """Who holds the land, as soft colours, and where it is wooded."""
    from PIL import Image, ImageDraw, ImageFilter

    unit = pixels / 2
    small = size[0] // 2, size[1] // 2
    tints, woods = Image.new("RGB", small, NEUTRAL), Image.new("L", small, 0)
    pen, wood_pen = ImageDraw.Draw(tints), ImageDraw.Draw(woods)
    rim = max(2, round(unit * 0.3))
    areas = [region for region in chart.regions if region.kind == "area"]
    shapes = [(region.corners, region.tint[:3], region.wooded) for region in areas]
    shapes = [*shapes, *((shape, NEUTRAL, False) for shape in chart.beyond)]
    placed = [
        ([((x - chart.frame.left) * unit, (y - chart.frame.top) * unit) for x, y in shape], tint, wooded)
        for shape, tint, wooded in shapes
    ]
    for points, tint, wooded in placed:
        pen.line([*points, points[0]], fill=tint, width=rim, joint="curve")
        if wooded:
            wood_pen.line([*points, points[0]], fill=255, width=rim)
    for points, tint, wooded in placed:
        pen.polygon(points, fill=tint)
        wood_pen.polygon(points, fill=255 if wooded else 0)
    return tints.filter(ImageFilter.GaussianBlur(unit * 0.05)), woods.filter(ImageFilter.GaussianBlur(unit * 0.06))
