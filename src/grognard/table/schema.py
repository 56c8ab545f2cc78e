"""The database: games, their journals, seats, accounts and sessions.

A row of `entries` is what one append added to a game's journal: one or more lines, all or nothing. Its key (game, seq)
is what keeps two processes from both going on from the same position. Each row also says how the game stands after
it, so that a list of games needs no replay.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "accounts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("looks", String(80), index=True),
)
"""`key` is the name as it is compared: without case. An empty password means that nobody can log in by one.

`looks` is the name as it looks from afar; no new account may look like another.
"""

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

games = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("header", Text, nullable=False),
    Column("commitment", String(64), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("result", Text),
    Column("parent", String(24)),
    Column("label", String(80), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("clock", Text),
    Column("started", Float),
)
"""`header` is the first line of the journal, with the seed; `result` is there once the game is over.

`label` is what the players call it; `listed`: anybody may take a free seat; `started`: all had sat down then.
"""

entries = Table(
    "entries",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("turn", Integer),
)
"""`n`: orders that stand after this row; `waiting`: the seats that are asked then, separated by spaces; `turn`: of the
game, as far as everybody was told."""

snapshots = Table(
    "snapshots",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("leg", LargeBinary, nullable=False),
    Column("position", LargeBinary),
)
"""What saves a replay (`core/snapshot.py`): a leg that ended with row `seq` of `entries`, after `n` orders. Of old ones
only some have their position. All of it can be deleted at any time."""

seats = Table(
    "seats",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(24)),
    Column("token", LargeBinary(32)),
    Column("account", ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False, server_default=""),
    Column("email", Text),
    Column("webhook", Text),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("notified", Integer, nullable=False, server_default="-1"),
    Column("link", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("note", Text, nullable=False, server_default=""),
    Index("ix_seats_account", "account"),
    Index("ix_seats_token", "token"),
)
"""`kind`: person, open (its link was not used yet), bot, mail (played elsewhere, by files).

`bot` is who plays now, if not a person; `token` is the hash of the invitation while the seat is open, and then of the
secret of whoever sits there; `notified` is the row of `entries` that was last told by e-mail or webhook. `link`: the
seat was given away; `hidden`: its holder does not want to see the game in the list any more; `note`: for its holder.
"""

messages = Table(
    "messages",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
)
"""What people at a table say to each other."""

pulse = Table("pulse", METADATA, Column("ballast", LargeBinary, nullable=False))
"""Always empty: what is written here, and deleted at once, shows that orders could be written."""
