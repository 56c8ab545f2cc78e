"""The application: rooms, routes and rules of the house put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, post
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

import grognard
from grognard.core.errors import BrokenFile, GrognardError, UnknownTitle
from grognard.table import web
from grognard.table.accounts import NameTaken, WrongPassword
from grognard.table.guard import Guard
from grognard.table.house import House
from grognard.table.mail import BadFile
from grognard.table.settings import Settings
from grognard.table.socket import Doorkeeper
from grognard.table.store import Unknown
from grognard.table.words import TableError, say

log = logging.getLogger(__name__)
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (web.Forbidden, 403),
    (web.TooOften, 429),
    (NameTaken, 409),
    (WrongPassword, 401),
    (BadFile, 422),
    (BrokenFile, 422),
    (UnknownTitle, 404),
    (GrognardError, 400),
)


def make_app(settings: Settings) -> Any:
    """The ASGI application of one server process."""
    house = House(settings)
    door, rates = Doorkeeper(house), web.Rates(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    upload = post(
        "/api/journals",
        summary="Take in a journal file (play by mail)",
        status_code=200,
        request_max_body_size=settings.limits.journal_size,
    )(web.upload)
    app = Litestar(
        [*web.HANDLERS, upload],
        lifespan=[open_house],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "rates": Provide(lambda: rates, sync_to_thread=False),
        },
        exception_handlers={GrognardError: _explain, HTTPException: _explain_http, Exception: _trouble},
        request_max_body_size=settings.limits.body_size,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=grognard.__version__,
            path="/api/schema",
            # only the schema itself: pages that show it load their scripts from elsewhere
            render_plugins=[JsonRenderPlugin(path="/"), YamlRenderPlugin()],
        ),
        logging_config=None,
        signature_types=[House, Doorkeeper, web.Rates],
    )
    app.state.house = house
    return Guard(app, settings)


def _explain(request: Request[Any, Any, Any], error: GrognardError) -> Response[dict[str, str]]:
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    language = _language(request)
    message = error.told(language) if isinstance(error, TableError) else str(error)
    kind = error.key if isinstance(error, TableError) else type(error).__name__
    return Response({"error": kind, "message": message}, status_code=status)


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A defect of ours. The log names the path, never the query: it may hold a secret."""
    log.error("an error at %s", request.scope["path"], exc_info=error)
    return Response({"error": "Trouble", "message": say(_language(request), "trouble")}, status_code=500)


def _explain_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Calls that the page never makes keep the technical detail; players only meet files that are too large."""
    large = error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE
    message = say(_language(request), "too-large") if large else error.detail
    return Response({"error": type(error).__name__, "message": message}, status_code=error.status_code)


def _language(request: Request[Any, Any, Any]) -> str:
    return web.language_of(request.query_params.get("lang"), request)
