"""Requests that come slowly: neither a half-open one nor a dripping body holds a connection for long."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from grognard.table.settings import Limits
from grognard.table.words import TableError

HEAD = 65_536
"""Bytes that the head of a request may have."""
UPLOADS = "/api/journals"


class TooSlow(TableError):
    """The body of a request did not come in time."""


class Patient(HttpToolsProtocol):
    """Waits so long for the head of a request, and not longer."""

    seconds = Limits().patience
    _alarm: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._alarm is not None:
            self._head += len(data)
        super().data_received(data)
        if self._alarm is not None and self._head > HEAD:
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._alarm is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._have_head()
        super().on_headers_complete()

    def _wait_for_head(self) -> None:
        self._head = 0
        self._alarm = self.loop.call_later(self.seconds, self.transport.close)

    def _have_head(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def patient(limits: Limits) -> type[Patient]:
    return type("Patient", (Patient,), {"seconds": limits.patience})


def with_patience(scope: Any, receive: Any, limits: Limits) -> Any:
    """The body of a request has so long to come in whole."""
    seconds = limits.upload_patience if scope["path"] == UPLOADS else limits.patience
    deadline = asyncio.get_running_loop().time() + seconds
    whole = False

    async def hurry() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise TooSlow("too-slow") from None
        whole = not message.get("more_body", False)
        return message

    return hurry
