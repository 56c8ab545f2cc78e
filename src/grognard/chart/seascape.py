"""The ground of a map with seas: water by depth, land by height and holder, light and shade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.chart.geometry import Frame, Line, around
from grognard.chart.ground import Window, canopy, lit
from grognard.chart.regions import Ground

if TYPE_CHECKING:
    from PIL.Image import Image

Field = npt.NDArray[np.float32]
LEVEL = 0.6
BAND = 1152
"""Rows painted at a time, to spare memory."""
SOFT = 1.2
"""How far shallows reach from the coast, in board units."""
NEUTRAL = (203, 196, 180)
SHALLOWS = (214, 234, 238)
FOG = (196, 208, 212)


def paint(chart: Ground, frame: Frame, pixels: float) -> Image:
    """The picture of the ground inside a frame, of the whole map or of a part."""
    from PIL import Image

    wide, high = round(frame.width * pixels), round(frame.height * pixels)
    picture = Image.new("RGB", (wide, high))
    for top in range(0, high, BAND):
        rows = min(BAND, high - top)
        band = Frame(frame.left, frame.top + top / pixels, frame.right, frame.top + (top + rows) / pixels)
        window = Window.around(band, chart.frame, pixels, SOFT)
        picture.paste(window.cut(_band(chart, window), band), (0, top))
    return picture


def _band(chart: Ground, window: Window) -> Image:
    from PIL import Image

    land = _filled(window, chart.land, 2)
    closed = _filled(window, chart.closed, 1)
    tints, woods = _tints(chart, window)
    crowns = canopy(window.size, window.pixels * 0.9, (window.left, window.top))
    near = window.stretched(_blurred(land, window))
    sea = _sea(chart, window, near, window.stretched(closed))
    soil = np.stack([window.stretched(channel) for channel in tints.split()], axis=-1) * np.float32(255)
    ground = _ground(chart, window, soil, window.stretched(woods) * crowns)
    share = window.stretched(land)[..., None]
    mixed = sea * (1 - share) + ground * share
    return Image.fromarray(np.clip(np.round(mixed), 0, 255).astype(np.uint8))


def _sea(chart: Ground, window: Window, near: Field, closed: Field) -> Field:
    floor = window.opened(chart.relief.floor, chart.frame)
    stops = [stop for stop, _ in chart.depths]
    tone = np.stack([np.interp(floor, stops, [tone[k] for _, tone in chart.depths]) for k in range(3)], axis=-1)
    shallow = np.clip(near * 1.5, 0, 1)[..., None] * 0.55
    tone = tone * (1 - shallow) + np.array(SHALLOWS) * shallow
    veil = closed[..., None] * 0.72
    veiled: Field = (tone * (1 - veil) + np.array(FOG) * veil).astype(np.float32)
    return veiled


def _ground(chart: Ground, window: Window, tints: Field, woods: Field) -> Field:
    metres = window.opened(chart.relief.height, chart.frame) ** 2 * chart.relief.tallest
    stops = [stop for stop, _ in chart.heights]
    high = np.stack([np.interp(metres, stops, [tone[k] for _, tone in chart.heights]) for k in range(3)], axis=-1)
    light = (window.opened(chart.relief.shade, chart.frame) - LEVEL) * np.float32(1.15)
    light = np.clip(light, -0.3, 0.25) + woods * np.float32(1.3)
    mixed = (0.42 * high + 0.58 * tints).astype(np.float32)
    shaded: Field = lit(mixed, light.astype(np.float32)).astype(np.float32)
    return shaded


def _filled(window: Window, shapes: Sequence[Line], finer: int) -> Image:
    from PIL import Image, ImageDraw

    wide, high = window.size
    mask = Image.new("L", (wide * finer, high * finer), 0)
    pen = ImageDraw.Draw(mask)
    for shape in shapes:
        if around(shape).meets(window.frame):
            pen.polygon(window.placed(shape, 1 / finer), fill=255)
    return mask.reduce(finer) if finer > 1 else mask


def _blurred(mask: Image, window: Window) -> Image:
    from PIL import ImageFilter

    return mask.reduce(window.coarse).filter(ImageFilter.GaussianBlur(window.pixels * 0.3 / window.coarse))


def _tints(chart: Ground, window: Window) -> tuple[Image, Image]:
    """Who holds the land, as soft colours, and where it is wooded."""
    from PIL import Image, ImageDraw, ImageFilter

    cells = min(2, window.coarse)
    unit = window.pixels / cells
    small = window.size[0] // cells, window.size[1] // cells
    tints, woods = Image.new("RGB", small, NEUTRAL), Image.new("L", small, 0)
    pen, wood_pen = ImageDraw.Draw(tints), ImageDraw.Draw(woods)
    rim = max(2, round(unit * 0.3))
    shapes = [(area.corners, area.tint[:3], area.wooded) for area in chart.areas]
    shapes = [*shapes, *((shape, NEUTRAL, False) for shape in chart.beyond)]
    placed = [
        (window.placed(shape, cells), tint, wooded)
        for shape, tint, wooded in shapes
        if around(shape).grown(0.3).meets(window.frame)
    ]
    for points, tint, wooded in placed:
        pen.line([*points, points[0]], fill=tint, width=rim, joint="curve")
        if wooded:
            wood_pen.line([*points, points[0]], fill=255, width=rim)
    for points, tint, wooded in placed:
        pen.polygon(points, fill=tint)
        wood_pen.polygon(points, fill=255 if wooded else 0)
    return tints.filter(ImageFilter.GaussianBlur(unit * 0.05)), woods.filter(ImageFilter.GaussianBlur(unit * 0.06))
