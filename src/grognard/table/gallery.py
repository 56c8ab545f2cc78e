"""The gallery: what never changes about the titles, from the shelf; drawn when it is not there yet."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections import OrderedDict

import msgspec

from grognard.core.errors import UnknownTitle
from grognard.core.text import LANGUAGES
from grognard.core.title import load_title, title_keys
from grognard.table import picture, prebuild
from grognard.table.sheets import Sheet, kind_of
from grognard.table.shelf import Shelf, portrait_file, portrait_files, sheet_file

log = logging.getLogger(__name__)
KEPT = 40
"""Sheets in memory."""
NAME = re.compile(r"[\w.@-]{1,80}")
PART = re.compile(r"\.\d+\.json$")
SOON = 0.05
PATIENCE = 15.0
"""Seconds that somebody waits for a picture which is drawn ahead anyway, before it is drawn out of turn."""
AT_ONCE = 2
"""Pictures that are drawn beside the server at the same time."""


class Gallery:
    """Shows one sheet after the other; what has to be drawn is drawn by a process or a thread beside the server."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf or Shelf()
        self._kept: OrderedDict[tuple[str, str], Sheet] = OrderedDict()
        self._locks: dict[tuple[str, str], asyncio.Lock] = {}
        self._painter: asyncio.subprocess.Process | None = None
        self._brushes = asyncio.Semaphore(AT_ONCE)

    async def portrait(self, key: str, language: str) -> Sheet:
        load_title(key)
        return await self.look(key, await asyncio.to_thread(portrait_file, key, language))

    async def look(self, key: str, file: str) -> Sheet:
        """The head of a portrait, or one of its sheets."""
        known = await asyncio.to_thread(portrait_files, key)
        whole = PART.sub(".json", file)
        if whole not in known:
            raise UnknownTitle(f"there is no portrait {file!r}")
        async with self._locks.setdefault((key, whole), asyncio.Lock()):
            if (key, file) not in self._kept:
                parts = msgspec.json.decode(await self._data(key, whole), type=list[msgspec.Raw])
                for number, part in enumerate(parts):
                    sheet = await asyncio.to_thread(Sheet, bytes(part), "application/json")
                    self._keep((key, sheet_file(whole, number)), sheet)
            if (key, file) not in self._kept:
                raise UnknownTitle(f"there is no portrait {file!r}")
            self._kept.move_to_end((key, file))
            return self._kept[key, file]

    async def rules(self, key: str, language: str) -> Sheet:
        load_title(key)
        name = (key, f"rules-{language}")
        if name not in self._kept:
            data = await asyncio.to_thread(picture.rules, key, language)
            self._keep(name, await asyncio.to_thread(Sheet, data, "application/json"))
        return self._kept[name]

    async def picture(self, key: str, file: str) -> Sheet:
        """An image that a title names."""
        found = await asyncio.to_thread(picture.picture_file, key, file) if NAME.fullmatch(file) else None
        if found is None:
            raise UnknownTitle(f"there is no picture {file!r}")
        return await self._sheet(key, found)

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
            if picture.is_shown(key) and portrait_file(key, language) not in missing:
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
                self._keep(name, await asyncio.to_thread(Sheet, await self._data(key, file), kind_of(file)))
            self._kept.move_to_end(name)
            return self._kept[name]

    async def _data(self, key: str, file: str) -> bytes:
        """What is on the shelf, or will be; what is not drawn ahead, or takes too long, is drawn out of turn."""
        data = await asyncio.to_thread(self._shelf.get, key, file)
        ahead = data is None and file in await asyncio.to_thread(prebuild.wanted, key)
        until = asyncio.get_running_loop().time() + PATIENCE
        while data is None and ahead and self._painter is not None:
            await asyncio.sleep(SOON)
            data = await asyncio.to_thread(self._shelf.get, key, file)
            ahead = asyncio.get_running_loop().time() < until
        if data is None:
            async with self._brushes:
                data = await asyncio.to_thread(prebuild.draw, key, file)
            await asyncio.to_thread(self._shelf.put, key, file, data)
        return data

    def _keep(self, name: tuple[str, str], sheet: Sheet) -> None:
        self._kept[name] = sheet
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
