"""The map under the pieces, as images without names: what clients write over it stays readable at every zoom.

One set of them does for all languages. Only the cover, which stands for the title in a lobby, has names and pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from grognard.chart.colours import PAPER
from grognard.chart.geometry import Frame
from grognard.chart.raster import Raster
from grognard.chart.tiles import WHOLE, Tiling, lay
from grognard.core.scene import ImageLayer, image_layers
from grognard.core.text import LANGUAGES

if TYPE_CHECKING:
    from PIL.Image import Image

Ground = Callable[[float], "Image"]
"""Paints the ground of the whole map at a scale."""
Draw = Callable[[Raster, str | None], None]
"""Draws what lies on the ground; with names and pieces if a language is given."""


class Backdrop:
    """The pictures of a title's map, drawn when they are asked for."""

    def __init__(
        self, key: str, tiling: Callable[[], Tiling], ground: Ground, draw: Draw, cover: tuple[float, Frame]
    ) -> None:
        self._key = key
        self._tiling = cache(tiling)
        self._ground = lru_cache(maxsize=1)(ground)
        self._draw = draw
        self._cover = cover

    def layers(self) -> tuple[ImageLayer, ...]:
        """The images of the map, the small one first. Each covers its rectangle of the board exactly."""
        return image_layers(self._key, self._tiling().images(), self._tiling().pixels)

    def cover(self, language: str) -> str:
        """The file of the picture in the lobby."""
        return f"cover-{self._tiling().stamp}-{language}.webp"

    def pictures(self) -> tuple[str, ...]:
        """The files of all images, those first that are wanted first."""
        return (*self._covers(), *self._tiling().images())

    def draw_picture(self, file: str) -> bytes:
        """An image, as WebP."""
        language = self._covers().get(file)
        scale, frame = self._cover if language else self._tiling().images()[file]
        canvas = Raster(frame, self._tiling().pixels * scale, PAPER)
        # light and shade are soft: the sharp image needs no finer ground than the whole one
        lay(canvas, self._ground(min(scale, WHOLE)), self._tiling().frame)
        self._draw(canvas, language)
        return canvas.webp()

    def _covers(self) -> dict[str, str]:
        return {self.cover(language): language for language in LANGUAGES}
