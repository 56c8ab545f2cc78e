"""Starting the server: for a club, or for one person at home."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import uvicorn

from grognard.table.app import make_app
from grognard.table.patience import patient
from grognard.table.ready import check_database
from grognard.table.settings import FREE, BadSetting, Settings, database_url, from_environment
from grognard.table.words import say

log = logging.getLogger(__name__)
LOCAL = "127.0.0.1"
Ready = Callable[[], Awaitable[None]]


def serve(
    host: str = LOCAL,
    port: int = 8000,
    database_url: str | None = None,
    *,
    settings: Settings | None = None,
    proxies: tuple[str, ...] = (),
) -> None:
    """Run a club's server until it is stopped. `proxies`: addresses of proxies whose word counts."""
    settings = settings or from_environment(database_url, proxies)
    listening = _bind(host, port)
    check_database(settings.database_url)

    async def show() -> None:
        _tell("club-address", address=settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}")

    _run(make_app(settings), listening, settings, show)


def play_local(
    open_browser: bool = True,
    *,
    database: str | None = None,
    port: int = 0,
    title: str | None = None,
    programs: dict[str, str] | None = None,
) -> None:
    """Run a server for one person on a free port of this computer, and open the browser. No login."""
    listening = _bind(LOCAL, port)
    port = listening.getsockname()[1]
    key = secrets.token_urlsafe(24)
    settings = Settings(
        database_url=database_url(database),
        hosts=(LOCAL, "localhost"),
        limits=FREE,
        draw_ahead=True,
        key_folder="",
        owner_key=key,
        programs=programs or {},
    )
    check_database(settings.database_url)
    address = f"http://{LOCAL}:{port}/enter?key={key}" + (f"&title={quote(title)}" if title else "")

    async def show() -> None:
        _tell("local-address", address=address)
        if open_browser and not await asyncio.to_thread(_open, address):
            _tell("local-no-browser")
        _tell("local-links")
        _tell("local-end")

    _run(make_app(settings), listening, settings, show)


def _tell(key: str, **args: object) -> None:
    """A line for the person at the terminal, in the language of the terminal."""
    spoken = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    print(say(next(filter(None, spoken), "en"), key, **args), flush=True)


def _open(address: str) -> bool:
    """Open a browser in a window. Without a display one would come up inside the terminal, if at all."""
    windows = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
    with contextlib.suppress(webbrowser.Error, OSError):
        return windows and webbrowser.open(address)
    return False


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadSetting(f"{host}:{port}: {getattr(error, 'strerror', None) or error}") from None
    return listening


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._ready()


def _run(app: Any, listening: socket.socket, settings: Settings, ready: Ready) -> None:
    level = os.environ.get("GROGNARD_LOG", "warning").lower()
    if level not in uvicorn.config.LOG_LEVELS:
        raise BadSetting(f"GROGNARD_LOG is one of: {', '.join(uvicorn.config.LOG_LEVELS)}")
    config = uvicorn.Config(
        app,
        access_log=False,  # addresses carry secrets
        log_level=level,
        http=patient(settings.limits),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=5,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, ready).run(sockets=[listening])
