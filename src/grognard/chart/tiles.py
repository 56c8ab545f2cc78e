"""Maps as pyramids of tiles: a small picture of the whole, and ever sharper ones cut into squares."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from grognard.chart.geometry import Frame
from grognard.chart.raster import Raster

if TYPE_CHECKING:
    from PIL.Image import Image

SHARP = 2.0
"""The scale of the sharpest level."""
TILE = 1024
"""Pixels of a tile, each way."""
COARSEST = 1300
"""Pixels of the coarsest level, each way, at most."""
_FILE = "map-{stamp}-{level}-{column}-{row}.webp"
_NAME = re.compile(r"map-(\w+)-(\d{1,2})-(\d{1,5})-(\d{1,5})\.webp")


class Tile(NamedTuple):
    """A square of a level; level 0 is the coarsest, the others are each twice as sharp as the one before."""

    level: int
    column: int
    row: int


@dataclass(frozen=True)
class Tiling:
    """How a map is cut up: what it covers, pixels to a board unit at scale 1, and a stamp that changes with it."""

    frame: Frame
    pixels: float
    stamp: str

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the sharpest level."""
        unit = self.pixels * SHARP
        return round(self.frame.width * unit), round(self.frame.height * unit)

    @property
    def levels(self) -> int:
        count = 1
        while max(self.size) > COARSEST << (count - 1):
            count += 1
        return count

    def sharpness(self, level: int) -> float:
        """Pixels to a board unit."""
        return self.pixels * SHARP / (1 << (self.levels - 1 - level))

    def span(self, level: int) -> tuple[int, int]:
        """Pixels of a level."""
        fold = 1 << (self.levels - 1 - level)
        wide, high = self.size
        return -(-wide // fold), -(-high // fold)

    def tiles(self, level: int) -> Iterator[Tile]:
        wide, high = self.span(level)
        for row in range(-(-high // TILE)):
            for column in range(-(-wide // TILE)):
                yield Tile(level, column, row)

    def covered(self, tile: Tile) -> Frame:
        """What a tile shows of the board: as many whole pixels as there are."""
        wide, high = self.span(tile.level)
        left, top = tile.column * TILE, tile.row * TILE
        edges = (left, top, min(left + TILE, wide), min(top + TILE, high))
        unit = self.sharpness(tile.level)
        return Frame(*(self.frame[i % 2] + edge / unit for i, edge in enumerate(edges)))

    def file(self, tile: Tile) -> str:
        return self.pattern.format(level=tile.level, column=tile.column, row=tile.row)

    @property
    def pattern(self) -> str:
        """The names of all files, with {level}, {column} and {row}."""
        return _FILE.replace("{stamp}", self.stamp)

    def parse(self, file: str) -> Tile | None:
        """The tile with that file, None if there is none."""
        found = _NAME.fullmatch(file)
        if not found or found[1] != self.stamp:
            return None
        tile = Tile(*map(int, found.groups()[1:]))
        if tile.level >= self.levels or self.file(tile) != file:
            return None
        wide, high = self.span(tile.level)
        return tile if tile.column * TILE < wide and tile.row * TILE < high else None


def stamp(paths: Iterable[Path]) -> str:
    """Changes with the files, so that clients may keep what is made of them for ever."""
    digest = hashlib.blake2b(digest_size=5)
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def lay(canvas: Raster, ground: Image, shown: Frame) -> None:
    """Put the part of a picture that a canvas shows onto it; `shown` is what the picture shows."""
    from PIL.Image import Resampling

    across, down = ground.width / shown.width, ground.height / shown.height
    part = (
        max(0.0, (canvas.frame.left - shown.left) * across),
        max(0.0, (canvas.frame.top - shown.top) * down),
        min((canvas.frame.right - shown.left) * across, ground.width),
        min((canvas.frame.bottom - shown.top) * down, ground.height),
    )
    canvas.picture.paste(ground.resize(canvas.picture.size, Resampling.BICUBIC, part))
