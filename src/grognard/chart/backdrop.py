"""The map under the pieces, as images without names: what clients write over it stays readable at every zoom.

One set of them does for all languages. Only the cover, which stands for the title in a lobby, has names and pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from grognard.chart.colours import PAPER
from grognard.chart.geometry import Frame
from grognard.chart.raster import Raster
from grognard.chart.tiles import TILE, Tiling, lay
from grognard.core.scene import MAP_URL, Pyramid
from grognard.core.text import LANGUAGES

if TYPE_CHECKING:
    from PIL.Image import Image

Ground = Callable[[Frame, float], "Image"]
"""Paints the ground of a frame with so many pixels to a board unit."""
Draw = Callable[[Raster, str | None], None]
"""Draws what of the things on the ground a canvas shows; with names and pieces if a language is given."""
AHEAD = 160
"""Tiles that are drawn before anybody asks for them; the sharpest ones of a large map are drawn when they are seen."""
SOFT = 4
"""Pixels of ground around a tile, so that it is stretched alike on both sides of an edge."""


class Backdrop:
    """The pictures of a title's map, each drawn when it is asked for, without drawing the rest."""

    def __init__(
        self, key: str, tiling: Callable[[], Tiling], ground: Ground, draw: Draw, cover: tuple[float, Frame]
    ) -> None:
        self._key = key
        self._tiling = cache(tiling)
        self._ground = ground
        self._draw = draw
        self._cover = cover

    def layers(self) -> tuple[Pyramid, ...]:
        """The map as clients load it."""
        tiling = self._tiling()
        return (
            Pyramid(
                url=MAP_URL.format(key=self._key, file=tiling.pattern),
                x=tiling.frame.left,
                y=tiling.frame.top,
                pixels=tiling.sharpness(tiling.levels - 1),
                size=tiling.size,
                levels=tiling.levels,
                tile=TILE,
            ),
        )

    def cover(self, language: str) -> str:
        """The file of the picture in the lobby."""
        return f"cover-{self._tiling().stamp}-{language}.webp"

    def pictures(self) -> tuple[str, ...]:
        """The files that are drawn ahead, those first that are wanted first."""
        tiling = self._tiling()
        found = list(self._covers())
        for level in range(tiling.levels):
            tiles = [tiling.file(tile) for tile in tiling.tiles(level)]
            if len(found) + len(tiles) > AHEAD:
                break
            found += tiles
        return tuple(found)

    def is_picture(self, file: str) -> bool:
        """Whether there is such a file, drawn ahead or not."""
        return file in self._covers() or self._tiling().parse(file) is not None

    def draw_picture(self, file: str) -> bytes:
        """An image, as WebP."""
        tiling, language = self._tiling(), self._covers().get(file)
        if language:
            scale, frame = self._cover
            sharp = tiling.pixels * scale
        else:
            tile = tiling.parse(file)
            if tile is None:
                raise KeyError(file)
            frame, sharp = tiling.covered(tile), tiling.sharpness(tile.level)
        canvas = Raster(frame, sharp, PAPER)
        # light and shade are soft: the sharpest images need no finer ground than those before them
        fine = min(sharp, tiling.pixels)
        shown = frame.grown(SOFT / fine)
        lay(canvas, self._ground(shown, fine), shown)
        self._draw(canvas, language)
        return canvas.webp()

    def _covers(self) -> dict[str, str]:
        return {self.cover(language): language for language in LANGUAGES}
