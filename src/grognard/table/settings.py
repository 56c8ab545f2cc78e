"""What the operator of a server decides; everything has a default, and comes from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from grognard.bots import BOTS, PROGRAM, check_program
from grognard.core.errors import GrognardError

DATABASE = "a database is sqlite:///games.db or postgresql://user@host/name"

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for. A rate is (calls, seconds); None lets everything pass."""

    messages: tuple[int, float] | None = (100, 10.0)
    """Messages on one socket."""
    calls: tuple[int, float] | None = (300, 60.0)
    """HTTP calls from one address."""
    account_calls: tuple[int, float] | None = (600, 60.0)
    """HTTP calls by one account, from wherever they come."""
    pages: tuple[int, float] | None = (1_200, 60.0)
    """Files of the page, from one address."""
    logins: tuple[int, float] | None = (10, 60.0)
    """Tries of a password, and new accounts, from one address."""
    passwords: tuple[int, float] | None = (30, 600.0)
    """Tries at the password of one name, from wherever they come."""
    new_games: tuple[int, float] | None = (30, 600.0)
    seats: tuple[int, float] | None = (60, 60.0)
    """Tries to sit down, from one address."""
    sockets: int = 40
    """Open sockets from one address, and of one account."""
    patience: float = 20.0
    """Seconds for a request to come in whole: its head, and again its body."""
    upload_patience: float = 120.0
    checking: float = 60.0
    """Seconds of work for a file that somebody sends."""
    checks_waiting: int = 8
    """Files that may wait for being checked."""
    message_size: int = 8_192
    body_size: int = 65_536
    journal_size: int = 8_388_608


FREE = Limits(
    messages=None,
    calls=None,
    account_calls=None,
    pages=None,
    logins=None,
    passwords=None,
    new_games=None,
    seats=None,
    sockets=1_000_000,
)
"""For one person at home, and for measurements."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings."""

    database_url: str
    origins: tuple[str, ...] = ()
    """Origins of pages, besides the server's own, that may talk to it."""
    hosts: tuple[str, ...] = ()
    """The names under which the server is reached; empty: any."""
    public_url: str = ""
    """Where people reach the server: for links in e-mails, and to know that cookies travel over TLS."""
    limits: Limits = Limits()
    bot_processes: int = 1
    programs: dict[str, str] = {}
    """Bots that are programs of the owner's choice, by name: their commands (docs/bots.md)."""
    live_games: int = 2_000
    """Positions kept in memory."""
    idle_seconds: float = 120.0
    """After this long without an order or a look a position is dropped; it is rebuilt from the journal."""
    smtp_url: str = ""
    """`smtp://user:password@host:587/?from=club@example.org` (or `smtps:`); empty: no e-mail."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that webhooks may go to, such as `discord.com`; empty: no webhooks."""
    notify_after: float = 120.0
    """Seconds that somebody is waited for before they are told that it is their turn."""
    sweep_seconds: float = 20.0
    draw_ahead: bool = False
    """Draw what is shown of the titles when the server starts, not when it is first asked for."""
    key_folder: str | None = None
    """Where the key lies by which games between people are signed; empty: the user's own; None: they are not signed."""
    proxies: tuple[str, ...] = ()
    """Addresses (or networks) of proxies in front of the server: what they say of visitors' addresses counts."""
    owner_key: str = ""
    """The server is for one person, who enters with this key (see `run.play_local`)."""

    @property
    def local(self) -> bool:
        return bool(self.owner_key)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")


class BadSetting(GrognardError):
    """The operator has asked for something that cannot be."""


def default_database() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("grognard", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.db'}"


def database_url(url: str | None = None) -> str:
    """The URL given, or that of the environment, or the default, with the asynchronous driver named."""
    found = url or os.environ.get("GROGNARD_DATABASE_URL") or default_database()
    scheme, colon, rest = found.partition(":")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    driver = drivers.get(scheme, scheme)
    if not colon or driver not in drivers.values():
        raise BadSetting(f"{DATABASE}, not {scheme[:40]!r}")
    return f"{driver}:{rest}"


def from_environment(url: str | None = None, proxies: tuple[str, ...] = ()) -> Settings:
    """The settings of a club's server."""

    def words(name: str) -> tuple[str, ...]:
        return tuple(os.environ.get(name, "").replace(",", " ").split())

    return Settings(
        database_url=database_url(url),
        origins=words("GROGNARD_ORIGINS"),
        hosts=words("GROGNARD_HOSTS"),
        public_url=_web_address("GROGNARD_PUBLIC_URL", ("http", "https")).rstrip("/"),
        smtp_url=_web_address("GROGNARD_SMTP_URL", ("smtp", "smtps")),
        webhook_hosts=words("GROGNARD_WEBHOOK_HOSTS"),
        draw_ahead=True,
        bot_processes=_number("GROGNARD_BOT_PROCESSES", 1),
        programs=programs(os.environ.get("GROGNARD_BOTS", "").split(";")),
        key_folder=os.environ.get("GROGNARD_KEYS", ""),
        proxies=_networks((*proxies, *words("GROGNARD_PROXIES"))),
    )


def programs(given: Iterable[str]) -> dict[str, str]:
    """Bots of the owner's own, each as `name=exec:command`; without a name it is called like its file."""
    found: dict[str, str] = {}
    for each in filter(None, map(str.strip, given)):
        name, _, command = each.rpartition(f"={PROGRAM}") if f"={PROGRAM}" in each else ("", "", each)
        command = command.removeprefix(PROGRAM)
        name = name or Path(command.partition(" ")[0]).stem
        if not NAME.fullmatch(name) or name in (*BOTS, *found):
            raise BadSetting(f"a bot is called by up to 24 small letters, like no other, not {name[:40]!r}")
        check_program(command)
        found[name] = command
    return found


def _web_address(name: str, schemes: tuple[str, ...]) -> str:
    value = os.environ.get(name, "")
    try:
        parts = urlsplit(value)
        good = not value or (parts.scheme in schemes and parts.hostname and (parts.port is None or parts.port > 0))
    except ValueError:
        good = False
    if not good:
        raise BadSetting(f"{name}: an address begins with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    return value


def _number(name: str, default: int) -> int:
    value = os.environ.get(name, "")
    if value and not (value.isascii() and value.isdigit() and 1 <= int(value) <= 1_000):
        raise BadSetting(f"{name}: a number from 1 to 1000, not {value[:40]!r}")
    return int(value) if value else default


def _networks(given: tuple[str, ...]) -> tuple[str, ...]:
    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise BadSetting(f"a proxy is an address such as 127.0.0.1 or 10.0.0.0/8, not {each[:60]!r}") from None
    return given
