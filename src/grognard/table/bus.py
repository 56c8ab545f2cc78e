"""How several server processes hear of each other: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from grognard.table.store import CHANNEL, Store

log = logging.getLogger(__name__)
RETRY_SECONDS = 2.0


class Bus:
    """Listens for the messages of other processes. With SQLite there are none."""

    def __init__(self, store: Store, hear: Callable[[dict[str, Any]], None], missed: Callable[[], None]) -> None:
        self._store = store
        self._hear = hear
        self._missed = missed
        """Called when messages may have been lost: the connection was down for a while."""
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._store.postgres:
            ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._task = asyncio.create_task(self._listen_on(ready), name="listener")
            await ready

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen_on(self, ready: asyncio.Future[None]) -> None:
        while True:
            try:
                await self._listen(ready)
            except (OSError, _database_errors()) as error:
                if not ready.done():
                    ready.set_exception(error)
                    return
                log.warning("the listening connection is lost (%s); trying again", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, ready: asyncio.Future[None]) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url)
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
            if ready.done():
                self._missed()
            else:
                ready.set_result(None)
            await ended.wait()
        finally:
            await connection.close(timeout=1)

    def _on_notice(self, connection: object, process: int, channel: str, payload: object) -> None:
        try:
            message = msgspec.json.decode(str(payload), type=dict[str, Any])
        except msgspec.MsgspecError:
            return
        if message.get("from") != self._store.origin:
            self._hear(message)


def _database_errors() -> type[Exception]:
    import asyncpg

    found: type[Exception] = asyncpg.PostgresError
    return found
