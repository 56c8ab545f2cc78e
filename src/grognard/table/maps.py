"""The images of the maps, drawn when they are first asked for, and kept."""

from __future__ import annotations

import asyncio
import re

from grognard.core.errors import UnknownTitle
from grognard.core.title import load_title
from grognard.table.picture import artist

KEPT = 8
NAME = re.compile(r"[\w.@-]{1,60}")
TYPES = {"webp": "image/webp", "png": "image/png", "jpg": "image/jpeg", "svg": "image/svg+xml"}


class Maps:
    """Draws one image at a time, in a thread."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], bytes] = {}
        self._drawing = asyncio.Lock()

    async def image(self, key: str, file: str) -> tuple[bytes, str]:
        """An image that the portrait of a title names, and its media type."""
        kind = TYPES.get(file.rpartition(".")[2])
        layers = {} if kind is None or not NAME.fullmatch(file) else await asyncio.to_thread(_layers, key)
        if kind is None or file not in layers:
            raise UnknownTitle(f"there is no map {file!r}")
        async with self._drawing:
            data = self._kept.get((key, file))
            if data is None:
                data = await asyncio.to_thread(_draw, key, layers[file])
                self._kept[key, file] = data
                while len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
        return data, kind


def _layers(key: str) -> dict[str, float]:
    """The files of a portrait's images, with their scales."""
    found = artist(load_title(key).meta.key, "en")
    if found.scenery is None:
        return {}
    portrait = found.scenery.portrait(found.title, found.kit, "en")
    return {layer.url.rpartition("/")[2]: layer.scale for layer in portrait.images}


def _draw(key: str, scale: float) -> bytes:
    drawn = artist(key, "en").scenery
    assert drawn is not None
    return drawn.map_image(scale=scale)
