"""'Your turn', by e-mail and by webhook. Both are off unless the operator and the player want them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import smtplib
import ssl
import urllib.error
import urllib.request
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from grognard.core.title import load_title
from grognard.core.wording import Wording
from grognard.table.settings import Settings
from grognard.table.store import SeatRow, Store
from grognard.table.words import TableError, say

if TYPE_CHECKING:
    from grognard.table.room import Room

log = logging.getLogger(__name__)
TIMEOUT = 15.0
ADDRESS = re.compile(r"[^@\s<>\"',;:]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,}")


class Post:
    """Sends messages, each in a thread of its own; a message that cannot be sent is logged without its address."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    def check(self, email: str | None, webhook: str | None) -> None:
        """Refuse what this server does not send to."""
        if email:
            if not self._settings.smtp_url:
                raise TableError("no-mail")
            if not ADDRESS.fullmatch(email):
                raise TableError("bad-address")
        if webhook:
            parts = urlsplit(webhook)
            if not self._settings.webhook_hosts:
                raise TableError("no-webhooks")
            if parts.scheme != "https" or parts.hostname not in self._settings.webhook_hosts:
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
        if email:
            await self._try("e-mail", self._send_mail, email, subject, text)
        if webhook:
            await self._try("webhook", _call_webhook, webhook, text)

    async def _try(self, what: str, send: Any, *args: str) -> None:
        try:
            await asyncio.to_thread(send, *args)
        except (OSError, smtplib.SMTPException, urllib.error.URLError, ValueError) as error:
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


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A webhook may not send us elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


def _call_webhook(url: str, text: str) -> None:
    """Discord reads `content`, Slack and most others read `text`."""
    body = {"text": text} if "slack" in (urlsplit(url).hostname or "") else {"content": text, "text": text}
    request = urllib.request.Request(
        url,
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "User-Agent": "grognard"},
    )
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=TIMEOUT):
        pass
