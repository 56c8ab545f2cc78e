"""The gallery: what never changes about the titles, from the shelf; drawn when it is not there yet."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections import OrderedDict

from grognard.core.errors import UnknownTitle
from grognard.core.scene import scenery
from grognard.core.text import LANGUAGES
from grognard.core.title import load_title, title_keys
from grognard.table import picture, prebuild
from grognard.table.sheets import Sheet, kind_of
from grognard.table.shelf import Shelf, portrait_file

log = logging.getLogger(__name__)
KEPT = 40
"""Sheets in memory."""
NAME = re.compile(r"[\w.@-]{1,80}")
SOON = 0.05


class Gallery:
    """Shows one sheet after the other; what has to be drawn is drawn by a process or a thread beside the server."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf or Shelf()
        self._kept: OrderedDict[tuple[str, str], Sheet] = OrderedDict()
        self._locks: dict[tuple[str, str], asyncio.Lock] = {}
        self._painter: asyncio.subprocess.Process | None = None

    async def portrait(self, key: str, language: str) -> Sheet:
        load_title(key)
        return await self._sheet(key, await asyncio.to_thread(portrait_file, key, language))

    async def rules(self, key: str, language: str) -> Sheet:
        load_title(key)
        name = (key, f"rules-{language}")
        if name not in self._kept:
            data = await asyncio.to_thread(picture.rules, key, language)
            self._keep(name, await asyncio.to_thread(Sheet, data, "application/json"))
        return self._kept[name]

    async def picture(self, key: str, file: str) -> Sheet:
        """An image that a title names."""
        known = await asyncio.to_thread(_pictures, key) if NAME.fullmatch(file) else ()
        if file not in known:
            raise UnknownTitle(f"there is no picture {file!r}")
        return await self._sheet(key, file)

    async def warm(self) -> None:
        """Get ready for the first visitor; what is missing is drawn by a process of its own."""
        lacking = False
        for key in title_keys():
            try:
                lacking = await self._take_out(key) or lacking
            except Exception:
                log.exception("%s is not ready to be shown", key)
        if lacking:
            await self._draw_ahead()

    async def _take_out(self, key: str) -> bool:
        """Load what is there of a title; True if something is missing."""
        missing = await asyncio.to_thread(prebuild.missing, self._shelf, key)
        for language in LANGUAGES:
            await asyncio.to_thread(picture.lobby_card, key, language)
            await asyncio.to_thread(picture.artist, key, language)
            await self.rules(key, language)
            if portrait_file(key, language) not in missing:
                await self.portrait(key, language)
        return bool(missing)

    async def _draw_ahead(self) -> None:
        command = (sys.executable, "-m", "grognard.table.prebuild")
        # in a session of its own: Ctrl-C at the terminal is for us, and we end it
        self._painter = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.DEVNULL, start_new_session=True
        )
        try:
            await self._painter.wait()
        finally:
            if self._painter.returncode is None:
                self._painter.terminate()
            self._painter = None

    async def _sheet(self, key: str, file: str) -> Sheet:
        name = (key, file)
        async with self._locks.setdefault(name, asyncio.Lock()):
            if name not in self._kept:
                data = await asyncio.to_thread(self._shelf.get, key, file)
                while data is None and self._painter is not None:
                    await asyncio.sleep(SOON)
                    data = await asyncio.to_thread(self._shelf.get, key, file)
                if data is None:
                    data = await asyncio.to_thread(prebuild.draw, key, file)
                    await asyncio.to_thread(self._shelf.put, key, file, data)
                self._keep(name, await asyncio.to_thread(Sheet, data, kind_of(file)))
            self._kept.move_to_end(name)
            return self._kept[name]

    def _keep(self, name: tuple[str, str], sheet: Sheet) -> None:
        self._kept[name] = sheet
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _pictures(key: str) -> tuple[str, ...]:
    title = load_title(key)
    return scenery(title).pictures() if picture.is_shown(key) else ()
