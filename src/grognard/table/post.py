"""'Your turn', by e-mail and by webhook. Both are off unless the operator and the player want them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import smtplib
import ssl
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from grognard.core.title import load_title
from grognard.core.wording import Wording
from grognard.table.settings import Settings
from grognard.table.store import SeatRow, Store
from grognard.table.words import TableError, say

if TYPE_CHECKING:
    from grognard.table.room import Room

log = logging.getLogger(__name__)
TIMEOUT = 15.0
AT_ONCE = 16
LINE = 8_192
"""So much of an answer is read."""
ADDRESS = re.compile(r"[^@\s<>\"',;:\x00-\x20\x7f]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,}")


class Post:
    """Sends messages side by side; one that cannot be sent is logged without its address, and holds up no other."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._mailmen = ThreadPoolExecutor(AT_ONCE, "mail")

    def check(self, email: str | None, webhook: str | None) -> None:
        """Refuse what this server does not send to."""
        if email:
            if not self._settings.smtp_url:
                raise TableError("no-mail")
            if not ADDRESS.fullmatch(email):
                raise TableError("bad-address")
        if webhook:
            parts = _parts(webhook)
            if not self._settings.webhook_hosts:
                raise TableError("no-webhooks")
            if parts is None or parts.scheme != "https" or parts.hostname not in self._settings.webhook_hosts:
                raise TableError("bad-webhook", hosts=", ".join(self._settings.webhook_hosts))

    async def your_turn(self, room: Room, row: SeatRow, seq: int) -> None:
        """Tell a seat that it is asked, once for each position."""
        email = row.email if self._settings.smtp_url else None
        webhook = row.webhook if self._settings.webhook_hosts else None
        if not (email or webhook) or row.notified >= seq:
            return
        if not await self._store.claim_notice(room.id, row.seat, seq):
            return
        title = load_title(room.header.title)
        seat = Wording(title, title.kit(), row.language).name("seat", row.seat)
        subject = say(row.language, "turn-subject", title=title.meta.name)
        text = say(row.language, "turn-text", title=title.meta.name, seat=seat)
        if self._settings.public_url:
            text += f"\n{self._settings.public_url}/#/games/{room.id}"
        async with self._at_once:
            if email:
                send = asyncio.get_running_loop().run_in_executor(self._mailmen, self._send_mail, email, subject, text)
                await self._try("e-mail", send)
            if webhook:
                await self._try("webhook", _call_webhook(webhook, text))

    async def _try(self, what: str, sending: Awaitable[None]) -> None:
        """However it goes, it is over in time."""
        try:
            await asyncio.wait_for(sending, TIMEOUT)
        except (OSError, smtplib.SMTPException, ValueError, asyncio.IncompleteReadError) as error:
            log.warning("a message by %s could not be sent (%s)", what, type(error).__name__)

    def _send_mail(self, to: str, subject: str, text: str) -> None:
        url = urlsplit(self._settings.smtp_url)
        message = EmailMessage()
        message["From"] = parse_qs(url.query).get("from", [f"grognard@{url.hostname}"])[0]
        message["To"] = to
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        host = url.hostname or "localhost"
        secure = ssl.create_default_context()
        connection: smtplib.SMTP
        if url.scheme == "smtps":
            connection = smtplib.SMTP_SSL(host, url.port or 465, timeout=TIMEOUT, context=secure)
        else:
            connection = smtplib.SMTP(host, url.port or 25, timeout=TIMEOUT)
        with connection:
            if url.scheme != "smtps" and connection.ehlo() and connection.has_extn("starttls"):
                connection.starttls(context=secure)
            if url.username:
                connection.login(unquote(url.username), unquote(url.password or ""))
            connection.send_message(message)


def _parts(url: str) -> SplitResult | None:
    """What an address is made of, if it is one."""
    if not url.isascii() or not url.isprintable() or " " in url:
        return None
    try:
        parts = urlsplit(url)
        return parts if parts.port is None or parts.port > 0 else None
    except ValueError:
        return None


async def _call_webhook(url: str, text: str) -> None:
    """Discord reads `content`, Slack and most others read `text`. Nobody is followed elsewhere."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    body = json.dumps({"text": text} if "slack" in host else {"content": text, "text": text}).encode()
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {parts.netloc.rpartition('@')[2]}\r\nUser-Agent: grognard\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    secure = ssl.create_default_context()
    reader, writer = await asyncio.open_connection(host, parts.port or 443, ssl=secure, limit=LINE)
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
    finally:
        writer.transport.abort()
    if len(status) < 2 or not status[1].startswith(b"2"):
        raise OSError(f"it answers {status[1].decode('ascii', 'replace') if len(status) > 1 else 'nothing'}")
