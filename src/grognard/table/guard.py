"""At the door: who may talk to the server, from which pages, how often, and as whom."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from grognard.table.patience import with_patience
from grognard.table.room import token_hash
from grognard.table.schema import accounts, sessions
from grognard.table.settings import Limits, Settings
from grognard.table.words import say, spoken

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import ASGIApp, Message, Receive, Send

    from grognard.table.store import Store

SESSION_SECONDS = 90 * 24 * 3600.0
REMEMBERED = 20_000
PATH, QUERY = 1_000, 16_000
UNSEEN = re.compile(rb"%(?:[01][0-9a-fA-F]|7[fF])|[\x00-\x1f\x7f]")
"""Control characters have no place in an address."""
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; worker-src 'self' blob:; script-src 'self' 'wasm-unsafe-eval'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
)


class Bucket:
    """Lets a number of calls pass in a span of time; spare ones are saved up to that number."""

    __slots__ = ("_at", "_left", "calls", "seconds")

    def __init__(self, calls: int, seconds: float) -> None:
        self.calls = calls
        self.seconds = seconds
        self._left = float(calls)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.calls, self._left + (now - self._at) * self.calls / self.seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rate:
    """A bucket for each visitor; those not seen for long are forgotten."""

    def __init__(self, rate: tuple[int, float] | None) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        if self._rate is None:
            return True
        bucket = self._buckets.pop(visitor, None) or Bucket(*self._rate)
        self._buckets[visitor] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class Rates:
    """How often one may do what costs more than a look."""

    def __init__(self, limits: Limits) -> None:
        self.logins = Rate(limits.logins)
        self.passwords = Rate(limits.passwords)
        self.new_games = Rate(limits.new_games)
        self.seats = Rate(limits.seats)
        self.accounts = Rate(limits.account_calls)


class Guard:
    """Stands before the application: hosts, origins, rates, and the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._calls = Rate(settings.limits.calls)
        self._pages = Rate(settings.limits.pages)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(scope, refusal, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                late = [(b"connection", b"close")] if message["status"] == 408 else []
                message["headers"] = [*message.get("headers", ()), *HEADERS, *late]
            await send(message)

        hurry = with_patience(scope, receive, self._settings.limits) if kind == "http" else receive
        await self._app(scope, hurry, with_headers)

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        if self._settings.hosts and _name_of(host) not in self._settings.hosts:
            return 421, "wrong-host"
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and origin is not None and not self.welcome(origin, host):
            return 403, "wrong-origin"
        asks = scope["type"] == "websocket" or str(scope["path"]).startswith("/api")
        if not (self._calls if asks else self._pages).take(address(scope)):
            return 429, "too-fast"
        query = bytes(scope["query_string"])
        if len(scope["path"]) > PATH or len(query) > QUERY:
            return 414, "long-path"
        if not str(scope["path"]).isprintable() or UNSEEN.search(query):
            return 400, "bad-path"
        return None

    def welcome(self, origin: str, host: str) -> bool:
        """Is this the origin of our own page, or of one that the operator trusts?"""
        if origin in self._settings.origins or origin == self._settings.public_url:
            return True
        return origin in (f"http://{host}", f"https://{host}")


def _name_of(host: str) -> str | None:
    """The name in a `Host` header, without a port; nothing if it is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


async def _refuse(scope: Any, refusal: tuple[int, str], receive: Receive, send: Send) -> None:
    status, key = refusal
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    language = spoken(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode({"error": key, "message": say(language, key)})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else ""


# sessions


class Visitor:
    """Somebody with a session: an account."""

    __slots__ = ("account", "name", "session")

    def __init__(self, account: str | None, name: str, session: bytes | None = None) -> None:
        self.account = account
        self.name = name
        self.session = session


NOBODY = Visitor(None, "")


def cookie_name(settings: Settings) -> str:
    return "__Host-grognard" if settings.secure else "grognard"


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings, store: Store) -> Visitor:
    """Who is there, by the session cookie."""
    cookie = connection.cookies.get(cookie_name(settings))
    if not cookie or len(cookie) > 100:
        return NOBODY
    session = token_hash(cookie)
    query = (
        sa.select(accounts.c.id, accounts.c.name)
        .join(sessions, sessions.c.account == accounts.c.id)
        .where(sessions.c.hash == session, sessions.c.expires > time.time())
    )
    async with store.reading() as database:
        found = (await database.execute(query)).first()
    return NOBODY if found is None else Visitor(found[0], found[1], session)
