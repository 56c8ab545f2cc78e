"""A canvas of pixels, drawn larger than asked and reduced: Pillow does not smooth edges itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from math import ceil, degrees, floor
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.chart import fonts
from grognard.chart.colours import Colour
from grognard.chart.fonts import Face
from grognard.chart.geometry import Frame, Line, Point, around, dashes

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

FINER = 2
WEBP_QUALITY = 82
PLAIN = 48


class Raster:
    """Board units become `pixels` pixels each in the file."""

    def __init__(self, frame: Frame, pixels: float, paper: Colour) -> None:
        from PIL import Image, ImageDraw

        self.frame = frame
        self.pixels = pixels
        self.unit = pixels * FINER
        size = round(frame.width * pixels) * FINER, round(frame.height * pixels) * FINER
        self.picture = Image.new("RGB", size, paper[:3])
        self._pen = ImageDraw.Draw(self.picture, "RGBA")
        self._tones: Counter[Colour] = Counter({paper: 1})
        self.exact = False
        """Whether the file keeps every colour: larger, and needed where tints pass softly into one another."""

    def _at(self, point: Point) -> Point:
        return (point[0] - self.frame.left) * self.unit, (point[1] - self.frame.top) * self.unit

    def _misses(self, points: Line, reach: float) -> bool:
        """Whether something around these points lies outside the picture."""
        return not around(points).grown(reach).meets(self.frame)

    def _note(self, tone: Colour) -> None:
        if tone.opacity == 255:
            self._tones[tone] += 1

    def image(self, image: Image, frame: Frame) -> None:
        from PIL.Image import Resampling

        left, top = (round(value) for value in self._at((frame.left, frame.top)))
        right, bottom = (round(value) for value in self._at((frame.right, frame.bottom)))
        self.picture.paste(image.resize((right - left, bottom - top), Resampling.BICUBIC), (left, top))

    def polygon(self, points: Line, fill: Colour | None, ink: Colour | None = None, width: float = 0.0) -> None:
        if self._misses(points, width):
            return
        if fill is not None:
            self._note(fill)
            self._pen.polygon([self._at(point) for point in points], fill=fill)
        if ink is not None and width:
            self.line([*points, points[0]], ink, width)

    def disc(
        self, at: Point, radius: float, fill: Colour | None, ink: Colour | None = None, width: float = 0.0
    ) -> None:
        if self._misses([at], radius + width):
            return
        for tone in (fill, ink):
            if tone is not None:
                self._note(tone)
        x, y = self._at(at)
        size = radius * self.unit
        box = (x - size, y - size, x + size, y + size)
        self._pen.ellipse(box, fill=fill, outline=ink, width=max(1, round(width * self.unit)) if ink else 0)

    def line(self, points: Line, ink: Colour, width: float, dash: Sequence[float] = ()) -> None:
        if len(points) < 2 or self._misses(points, width + 2 / self.unit):
            return
        self._note(ink)
        strokes = dashes(points, dash) if dash else [points]
        pixels = max(1, round(width * self.unit))
        if ink.opacity == 255:
            for stroke in strokes:
                self._stroke(self._pen, [self._at(point) for point in stroke], ink, pixels)
        else:
            self._glaze(strokes, ink, pixels)

    def _glaze(self, strokes: Sequence[Line], ink: Colour, pixels: int) -> None:
        """A translucent line must not darken itself where it bends: draw it as a mask first."""
        from PIL import Image, ImageDraw

        drawn = [[self._at(point) for point in stroke] for stroke in strokes]
        every = [point for stroke in drawn for point in stroke]
        left = max(0, floor(min(x for x, _ in every)) - pixels)
        top = max(0, floor(min(y for _, y in every)) - pixels)
        right = min(self.picture.width, ceil(max(x for x, _ in every)) + pixels)
        bottom = min(self.picture.height, ceil(max(y for _, y in every)) + pixels)
        if right <= left or bottom <= top:
            return
        mask = Image.new("L", (right - left, bottom - top), 0)
        pen = ImageDraw.Draw(mask)
        for stroke in drawn:
            self._stroke(pen, [(x - left, y - top) for x, y in stroke], ink.opacity, pixels)
        self.picture.paste(ink[:3], (left, top), mask)

    @staticmethod
    def _stroke(pen: object, points: list[Point], ink: Colour | int, pixels: int) -> None:
        from PIL.ImageDraw import ImageDraw

        assert isinstance(pen, ImageDraw)
        pen.line(points, fill=ink, width=pixels, joint="curve")
        if pixels > 2:
            radius = pixels / 2
            for x, y in (points[0], points[-1]):
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def text(
        self,
        at: Point,
        text: str,
        face: Face,
        size: float,
        ink: Colour,
        *,
        anchor: str = "mm",
        angle: float = 0.0,
        halo: Colour | None = None,
        halo_width: float = 0.0,
    ) -> None:
        if self._misses([at], size * (len(text) + 1)):
            return
        font = fonts.font(face, round(size * self.unit))
        stroke = round(halo_width * self.unit) if halo else 0
        if abs(angle) < 1e-6 and halo is None:
            self._pen.text(self._at(at), text, fill=ink, font=font, anchor=anchor)
            return
        self._written(at, text, font, ink, anchor, angle, halo, stroke)

    def _written(
        self,
        at: Point,
        text: str,
        font: FreeTypeFont,
        ink: Colour,
        anchor: str,
        angle: float,
        halo: Colour | None,
        stroke: int,
    ) -> None:
        """Text by way of a mask, turned about its anchor."""
        from PIL import Image, ImageDraw
        from PIL.Image import Resampling

        left, top, right, bottom = font.getbbox(text, anchor=anchor, stroke_width=stroke)
        reach = ceil(max(-left, right, -top, bottom)) + 2
        x, y = self._at(at)
        corner = floor(x) - reach, floor(y) - reach
        middle = (x - corner[0], y - corner[1])
        passes: list[tuple[Colour, int]] = [(halo, stroke)] if halo else []
        for tone, wide in [*passes, (ink, 0)]:
            mask = Image.new("L", (2 * reach + 1, 2 * reach + 1), 0)
            pen = ImageDraw.Draw(mask)
            pen.text(middle, text, fill=tone.opacity, font=font, anchor=anchor, stroke_width=wide)
            if abs(angle) > 1e-6:
                mask = mask.rotate(-degrees(angle), Resampling.BICUBIC, center=middle)
            self.picture.paste(tone[:3], corner, mask)

    def webp(self) -> bytes:
        """The picture as WebP, for clients."""
        data = BytesIO()
        self.picture.reduce(FINER).save(data, "WEBP", quality=WEBP_QUALITY, method=4)
        return data.getvalue()

    def save(self, path: Path) -> None:
        picture = self.picture.reduce(FINER)
        if self.exact:
            picture.save(path)
        else:
            self._indexed(picture).save(path, optimize=True)

    def _indexed(self, picture: Image) -> Image:
        """256 colours: most for the ground, the rest for the plain colours that were drawn with."""
        from PIL import Image
        from PIL.Image import Dither, Quantize

        plain = [tone[:3] for tone, _ in self._tones.most_common(PLAIN)]
        ground = picture.quantize(256 - len(plain), method=Quantize.MEDIANCUT).getpalette() or []
        palette = Image.new("P", (1, 1))
        palette.putpalette([*ground[: 3 * (256 - len(plain))], *(value for tone in plain for value in tone)])
        return picture.quantize(palette=palette, dither=Dither.NONE)
