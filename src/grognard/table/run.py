"""Starting the server: for a club, or for one person at home."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import webbrowser
from typing import Any

import uvicorn

from grognard.table.app import make_app
from grognard.table.settings import FREE, Settings, database_url, from_environment

log = logging.getLogger(__name__)
LOCAL = "127.0.0.1"


def serve(
    host: str = LOCAL,
    port: int = 8000,
    database_url: str | None = None,
    *,
    settings: Settings | None = None,
    proxies: str | None = None,
) -> None:
    """Run a club's server until it is stopped. `proxies`: addresses of proxies whose word counts."""
    _run(make_app(settings or from_environment(database_url)), _bind(host, port), settings, proxies)


def play_local(open_browser: bool = True, *, database: str | None = None, port: int = 0) -> None:
    """Run a server for one person on a free port of this computer, and open the browser. No login."""
    listening = _bind(LOCAL, port)
    port = listening.getsockname()[1]
    key = secrets.token_urlsafe(24)
    settings = Settings(
        database_url=database_url(database),
        hosts=(LOCAL, "localhost"),
        limits=FREE,
        owner_key=key,
    )
    address = f"http://{LOCAL}:{port}/enter?key={key}"

    async def show() -> None:
        print(f"Grognard is at {address}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)

    _run(make_app(settings), listening, settings, None, show)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Any) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            await self._ready()


def _run(app: Any, listening: socket.socket, settings: Settings | None, proxies: str | None, ready: Any = None) -> None:
    limits = (settings or Settings(database_url="")).limits
    config = uvicorn.Config(
        app,
        access_log=False,  # addresses carry secrets
        log_level=os.environ.get("GROGNARD_LOG", "warning"),
        ws="websockets-sansio",
        ws_max_size=limits.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=5,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, ready).run(sockets=[listening])
