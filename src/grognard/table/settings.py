"""What the operator of a server decides; everything has a default, and comes from the environment."""

from __future__ import annotations

import os

import msgspec
import platformdirs


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for. A rate is (calls, seconds); None lets everything pass."""

    messages: tuple[int, float] | None = (100, 10.0)
    """Messages on one socket."""
    calls: tuple[int, float] | None = (300, 60.0)
    """HTTP calls from one address."""
    logins: tuple[int, float] | None = (10, 60.0)
    """Tries of a password, and new accounts, from one address."""
    new_games: tuple[int, float] | None = (30, 600.0)
    sockets: int = 40
    """Open sockets from one address."""
    message_size: int = 8_192
    body_size: int = 65_536
    journal_size: int = 8_388_608


FREE = Limits(messages=None, calls=None, logins=None, new_games=None, sockets=1_000_000)
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
    owner_key: str = ""
    """The server is for one person, who enters with this key (see `run.play_local`)."""

    @property
    def local(self) -> bool:
        return bool(self.owner_key)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{platformdirs.user_data_path('grognard', appauthor=False) / 'games.db'}"


def database_url(url: str | None = None) -> str:
    """The URL given, or that of the environment, or the default, with the asynchronous driver named."""
    found = url or os.environ.get("GROGNARD_DATABASE_URL") or default_database()
    scheme, rest = found.split(":", 1)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}:{rest}"


def from_environment(url: str | None = None) -> Settings:
    """The settings of a club's server."""

    def words(name: str) -> tuple[str, ...]:
        return tuple(os.environ.get(name, "").replace(",", " ").split())

    return Settings(
        database_url=database_url(url),
        origins=words("GROGNARD_ORIGINS"),
        hosts=words("GROGNARD_HOSTS"),
        public_url=os.environ.get("GROGNARD_PUBLIC_URL", "").rstrip("/"),
        smtp_url=os.environ.get("GROGNARD_SMTP_URL", ""),
        webhook_hosts=words("GROGNARD_WEBHOOK_HOSTS"),
        draw_ahead=True,
        bot_processes=int(os.environ.get("GROGNARD_BOT_PROCESSES", "1")),
    )
