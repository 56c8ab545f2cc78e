"""What nobody else would do: bots that were left waiting, people to be told, and whether all is well."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from grognard.table.house import House
    from grognard.table.store import Store

log = logging.getLogger(__name__)
HEALTH_SECONDS = 5.0
FRESH_SECONDS = 1.0
"""For so long what was found out is told to whoever asks: questions must not cost the players anything."""
ROOM = 16 * 1024 * 1024
"""With less room on the disk than this a server is not well."""


class Pulse:
    """Whether the database takes what is written, as it was found out last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._felt = -FRESH_SECONDS
        self._said = ""

    async def feel(self) -> str:
        """`ok`, or what the database says against it."""
        async with self._lock:
            if time.monotonic() - self._felt >= FRESH_SECONDS:
                self._said = await self._try()
                self._felt = time.monotonic()
            return self._said

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._store.try_writing()
        except Exception as error:
            return _named(error)
        return "ok"


def _named(error: BaseException) -> str:
    """What the database itself calls it: `SQLITE_READONLY`, `DiskFullError`."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    return getattr(error, "sqlite_errorname", None) or type(error).__name__


async def health(house: House) -> dict[str, Any]:
    """Whether orders can be kept: the database takes them, and there is room for them."""
    said = await house.pulse.feel()
    folder = house.store.folder
    free = None if folder is None or not folder.is_dir() else shutil.disk_usage(folder).free
    ok = said == "ok" and (free is None or free >= ROOM)
    live = sum(room.game is not None for room in house.rooms.values())
    return {"ok": ok, "database": said, "disk_free": free, "games": len(house.rooms), "live": live}


async def sweep_on(house: House) -> None:
    """Wake bots that were asked before a server stopped, and tell people that it is their turn."""
    first = True
    while True:
        try:
            await _sweep(house, 0.0 if first else house.settings.sweep_seconds)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the sweep has failed")
        first = False
        await asyncio.sleep(house.settings.sweep_seconds)


async def _sweep(house: House, patience: float) -> None:
    now = time.time()
    seats = await house.store.to_be_told()
    for game, last in await house.store.going_on():
        waiting = last.waiting.split()
        asked = [row for row in seats.get(game.id, ()) if row.seat in waiting]
        waited = now - last.at
        if waited < 0:  # the clock was set back: it says nothing about how long
            waited = house.settings.notify_after + patience
        if not asked or waited < patience:
            continue
        if any(row.bot for row in asked):
            house.wake_bots(await house.room(game.id))
        if waited >= house.settings.notify_after:
            for row in asked:
                if row.bot is None and row.notified < last.seq:
                    room = await house.room(game.id)
                    if row.seat not in room.online():
                        house.start(house.post.your_turn(room, row, last.seq))
