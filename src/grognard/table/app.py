"""The application: rooms, routes and rules of the house put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, post
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

import grognard
from grognard.core.errors import BrokenFile, GrognardError, UnknownTitle, shortened
from grognard.table import web
from grognard.table.accounts import NameTaken, WrongPassword
from grognard.table.asking import language_of
from grognard.table.checker import BadFile
from grognard.table.guard import Guard
from grognard.table.house import House
from grognard.table.patience import TooSlow
from grognard.table.seating import Forbidden
from grognard.table.settings import Settings
from grognard.table.socket import Doorkeeper
from grognard.table.store import Unknown, Unreachable
from grognard.table.words import TableError, TooOften, say

log = logging.getLogger(__name__)
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Forbidden, 403),
    (TooOften, 429),
    (NameTaken, 409),
    (WrongPassword, 401),
    (BadFile, 422),
    (TooSlow, 408),
    (BrokenFile, 422),
    (UnknownTitle, 404),
    (GrognardError, 400),
)


def make_app(settings: Settings) -> Any:
    """The ASGI application of one server process."""
    house = House(settings)
    door = Doorkeeper(house)

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
        },
        exception_handlers={
            GrognardError: _explain,
            HTTPException: _explain_http,
            RecursionError: _explain_depth,
            UnicodeDecodeError: _explain_letters,
            sa.exc.DBAPIError: _explain_database,
            sa.exc.TimeoutError: _explain_database,
            Unreachable: _explain_database,
            Exception: _trouble,
        },
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
        signature_types=[House, Doorkeeper],
    )
    app.state.house = house
    return Guard(app, settings)


def _explain(request: Request[Any, Any, Any], error: GrognardError) -> Response[dict[str, str]]:
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    language = _language(request)
    message = error.told(language) if isinstance(error, TableError) else shortened(str(error))
    kind = error.key if isinstance(error, TableError) else type(error).__name__
    return Response({"error": kind, "message": message}, status_code=status)


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A defect of ours. The log names the path, never the query: it may hold a secret."""
    log.error("an error at %r", request.scope["path"][:200], exc_info=error)
    return Response({"error": "Trouble", "message": say(_language(request), "trouble")}, status_code=500)


def _explain_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, str]]:
    return Response({"error": "deep-json", "message": say(_language(request), "deep-json")}, status_code=400)


def _explain_letters(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[dict[str, str]]:
    return Response({"error": "bad-letters", "message": say(_language(request), "bad-letters")}, status_code=400)


def _explain_database(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """The database does not answer: one line in the log, without what was asked of it."""
    log.error("the database has failed at %r (%s)", request.scope["path"][:200], type(error).__name__)
    return Response({"error": "database", "message": say(_language(request), "database")}, status_code=503)


def _explain_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Calls that the page never makes keep the technical detail; players only meet files that are too large.

    The address is not repeated: it may hold a secret.
    """
    message = shortened(error.detail)
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        message = say(_language(request), "too-large")
    elif isinstance(error, ValidationException):
        message = shortened(f"{say(_language(request), 'bad-call')} {_faults(error)}".strip())
    return Response({"error": type(error).__name__, "message": message}, status_code=error.status_code)


def _faults(error: ValidationException) -> str:
    """What is wrong with a call, field by field."""
    found = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in found if isinstance(each, dict))


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.query_params.get("lang"), request)
