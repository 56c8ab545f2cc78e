"""The pictures of a map that a client loads: a small one to begin with, the whole map, and tiles of a sharp one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.chart.geometry import Frame
from grognard.chart.raster import Raster

if TYPE_CHECKING:
    from PIL.Image import Image

SMALL, WHOLE, SHARP = 0.25, 1.0, 2.0
TILE = 1024
"""Pixels of the whole picture, each way, that a tile of the sharp one covers."""


@dataclass(frozen=True)
class Tiling:
    """How a map is cut up: what it covers, pixels to a board unit, and a stamp that changes with what is drawn."""

    frame: Frame
    pixels: float
    stamp: str

    def images(self) -> dict[str, tuple[float, Frame]]:
        """The scale of each picture, and what it covers, by the name of its file."""
        whole = self.frame
        found = {f"map-{self.stamp}-{round(scale * 100)}.webp": (scale, whole) for scale in (SMALL, WHOLE)}
        wide, high = round(whole.width * self.pixels), round(whole.height * self.pixels)
        for row, top in enumerate(range(0, high, TILE)):
            for column, left in enumerate(range(0, wide, TILE)):
                edges = (left, top, min(left + TILE, wide), min(top + TILE, high))
                tile = Frame(*(whole[i % 2] + edge / self.pixels for i, edge in enumerate(edges)))
                found[f"map-{self.stamp}-{round(SHARP * 100)}-{column}-{row}.webp"] = (SHARP, tile)
        return found


def stamp(paths: Iterable[Path]) -> str:
    """Changes with the files, so that clients may keep what is made of them for ever."""
    digest = hashlib.blake2b(digest_size=5)
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def lay(canvas: Raster, ground: Image, whole: Frame) -> None:
    """Put the part of a picture of the whole map that a canvas shows onto it."""
    from PIL.Image import Resampling

    across, down = ground.width / whole.width, ground.height / whole.height
    part = (
        max(0.0, (canvas.frame.left - whole.left) * across),
        max(0.0, (canvas.frame.top - whole.top) * down),
        min((canvas.frame.right - whole.left) * across, ground.width),
        min((canvas.frame.bottom - whole.top) * down, ground.height),
    )
    canvas.picture.paste(ground.resize(canvas.picture.size, Resampling.BICUBIC, part))
