"""Where everything is kept: SQLAlchemy over SQLite or PostgreSQL.

Orders of many games are written together: while one transaction is on its way to the disk the next ones gather, and
go in as one. `append` returns when the row is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grognard.core import snapshot
from grognard.core.snapshot import Leg
from grognard.table.schema import entries, games, pulse, seats, snapshots
from grognard.table.words import TableError

CHANNEL = "grognard"
BATCH = 200
LISTED = 100
"""Open games that are shown."""
READERS = 5
"""Connections that read at once; those that write find room beside them."""
WRITE = ("BEGIN IMMEDIATE", "PRAGMA user_version = 0")
"""What SQLite refuses where it cannot write; it is taken back at once."""
PAGE = 8_000
"""Bytes that find no room in a page with anything else: PostgreSQL has to ask the disk for another one."""
MIGRATION_LOCK = 7_263_110


class Unknown(TableError):
    """There is no such game."""


class Unreachable(OSError):
    """The database does not answer."""


@contextlib.contextmanager
def _reaching() -> Iterator[None]:
    """What the network says while we talk to the database is said of the database."""
    try:
        yield
    except Unreachable:
        raise
    except OSError as error:
        raise Unreachable(str(error)) from error


class GameRow(msgspec.Struct, frozen=True):
    id: str
    header: str
    created: float
    result: str | None
    parent: str | None
    label: str = ""
    listed: bool = False
    clock: str | None = None
    started: float | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat; `token` is a hash."""

    game: str
    seat: str
    kind: str
    bot: str | None = None
    token: bytes | None = None
    account: str | None = None
    name: str = ""
    email: str | None = None
    webhook: str | None = None
    language: str = "en"
    notified: int = -1
    link: bool = False
    hidden: bool = False
    note: str = ""


class EntryRow(msgspec.Struct, frozen=True):
    """What one append added to a journal, and how the game stood after it."""

    game: str
    seq: int
    lines: str
    n: int
    waiting: str
    at: float
    turn: int | None = None


class Append(msgspec.Struct):
    """A row to be stored, and whom to tell when it is."""

    row: EntryRow
    result: str | None
    stored: asyncio.Future[bool]


class Store:
    """The database."""

    def __init__(self, url: str, origin: str) -> None:
        self.url = make_url(url)
        self.origin = origin
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writing = asyncio.Lock()
        self._readers = asyncio.Semaphore(READERS)
        self._writer: asyncio.Task[None] | None = None
        self._pen: sa.Connection | None = None
        self._scribe = ThreadPoolExecutor(1, "scribe")
        """SQLite: where orders are written; with one hop to the thread and back a batch costs little."""
        self.engine: AsyncEngine = self._make_engine()
        insert = postgresql.insert if self.postgres else sqlite.insert
        self._add_entries = insert(entries).on_conflict_do_nothing().returning(entries.c.game, entries.c.seq)

    def _make_engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        engine = create_async_engine(self.url, hide_parameters=True)  # they would show up in the log
        sa.event.listen(engine.sync_engine, "connect", tune_sqlite)
        return engine

    async def open(self) -> None:
        """Bring the database to its present form, and begin to take orders."""
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)
        await self.try_writing()
        self._writer = asyncio.create_task(self._write_on(), name="journal writer")

    async def close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._pen is not None:
            await asyncio.get_running_loop().run_in_executor(self._scribe, self._pen.close)
        self._scribe.shutdown()
        if not self.postgres:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await self.engine.dispose()

    async def try_writing(self) -> None:
        """Raises what stands against it. It does what an order does: room is taken for it, and it is on disk."""
        async with self.writing() as connection:
            await connection.execute(pulse.insert().values(ballast=os.urandom(PAGE)))
            await connection.execute(pulse.delete())

    @property
    def folder(self) -> Path | None:
        """Where the database lies, if it is a file here."""
        found = None if self.postgres else self.url.database
        return Path(found.removeprefix("file:")).parent if found and found != ":memory:" else None

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. When many positions are rebuilt at once they wait; none is turned away."""
        with _reaching():
            async with self._readers, self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has room for one at a time."""
        with _reaching():
            if self.postgres:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._writing, self.engine.begin() as connection:
                yield connection

    # the journal

    async def append(self, row: EntryRow, result: str | None) -> bool:
        """Store a row; False if another process has gone on from that position first."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(row, result, stored))
        with _reaching():
            return await stored

    async def _write_on(self) -> None:
        """One transaction after the other; what comes in meanwhile goes into the next."""
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[Append]) -> None:
        try:
            kept = await self._write(batch)
        except Exception as error:
            if len(batch) > 1:  # one bad row must not spoil the others
                for each in batch:
                    await self._write_batch([each])
                return
            if not batch[0].stored.done():
                batch[0].stored.set_exception(error)
        else:
            for each in batch:
                if not each.stored.done():
                    each.stored.set_result((each.row.game, each.row.seq) in kept)
        for _ in batch:
            self._queue.task_done()

    async def _write(self, batch: list[Append]) -> set[tuple[str, int]]:
        rows = sorted((each.row for each in batch), key=lambda row: (row.game, row.seq))
        over = {(each.row.game, each.row.seq): each.result for each in batch if each.result is not None}
        if not self.postgres:
            async with self._writing:
                return await asyncio.get_running_loop().run_in_executor(self._scribe, self._write_file, rows, over)
        async with self.engine.begin() as connection:
            kept = await connection.run_sync(self._add, rows, over)
            told = [
                msgspec.json.encode({"entry": seq, "game": game, "from": self.origin}).decode()
                for game, seq in sorted(kept)
            ]
            await connection.execute(_NOTIFY, {"messages": told})
        return kept

    def _write_file(self, rows: list[EntryRow], over: dict[tuple[str, int], str]) -> set[tuple[str, int]]:
        """The whole transaction in one go, in a thread that does nothing else."""
        if self._pen is None:
            engine = sa.create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            sa.event.listen(engine, "connect", tune_sqlite)
            self._pen = engine.connect()
        try:
            with self._pen.begin():
                return self._add(self._pen, rows, over)
        except BaseException:
            pen, self._pen = self._pen, None
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                pen.invalidate()
            raise

    def _add(
        self, connection: sa.Connection, rows: list[EntryRow], over: dict[tuple[str, int], str]
    ) -> set[tuple[str, int]]:
        found = connection.execute(self._add_entries, [msgspec.structs.asdict(row) for row in rows])
        kept = {(row.game, row.seq) for row in found}
        for key, result in over.items():
            if key in kept:
                connection.execute(games.update().where(games.c.id == key[0]).values(result=result))
        return kept

    async def tell(self, message: dict[str, Any]) -> None:
        """Tell the other processes something that is not kept."""
        if self.postgres:
            text = msgspec.json.encode({**message, "from": self.origin}).decode()
            async with self.writing() as connection:
                await connection.execute(_NOTIFY, {"messages": [text]})

    async def rows_after(self, game: str, seq: int) -> list[EntryRow]:
        query = sa.select(entries).where(entries.c.game == game, entries.c.seq > seq).order_by(entries.c.seq)
        async with self.reading() as connection:
            return [EntryRow(*row) for row in await connection.execute(query)]

    # what saves a replay

    async def add_leg(self, game: str, seq: int, leg: Leg) -> None:
        """Store a leg that ended with row `seq`. What was taken back goes, and so do old positions beyond some."""
        bare = msgspec.msgpack.encode(msgspec.structs.replace(leg, position=b""))
        row = {"game": game, "seq": seq, "n": leg.n, "leg": bare, "position": leg.position}
        mine, kept = snapshots.c.game == game, snapshots.c.position.is_not(None)
        insert = postgresql.insert if self.postgres else sqlite.insert
        async with self.writing() as connection:
            await connection.execute(snapshots.delete().where(mine, snapshots.c.n > leg.base, snapshots.c.seq < seq))
            await connection.execute(insert(snapshots).values(row).on_conflict_do_nothing())
            found = await connection.execute(sa.select(snapshots.c.n).where(mine, kept, snapshots.c.n < leg.n))
            gone = snapshot.superfluous(found.scalars(), leg.n, snapshot.EVERY)
            if gone:
                old = snapshots.update().where(mine, snapshots.c.n.in_(gone))
                await connection.execute(old.values(position=None))

    async def legs(self, game: str) -> list[tuple[int, Leg]]:
        """What is stored of a game, with the rows that it ended with."""
        query = sa.select(snapshots).where(snapshots.c.game == game).order_by(snapshots.c.seq)
        found = []
        for row in await self._rows(query):
            leg = msgspec.msgpack.decode(row.leg, type=Leg)
            found.append((row.seq, msgspec.structs.replace(leg, position=row.position or b"")))
        return found

    # games and seats

    async def add_game(self, game: GameRow, commitment: str, chairs: Sequence[SeatRow], first: EntryRow) -> None:
        async with self.writing() as connection:
            await connection.execute(games.insert().values(commitment=commitment, **msgspec.structs.asdict(game)))
            await connection.execute(seats.insert(), [msgspec.structs.asdict(chair) for chair in chairs])
            await connection.execute(entries.insert().values(**msgspec.structs.asdict(first)))

    async def game(self, game: str) -> GameRow:
        query = sa.select(*_GAME).where(games.c.id == game)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Unknown("no-game")
        return GameRow(*row)

    async def games_of(self, commitment: str) -> list[GameRow]:
        """The games that are played with these dice: one, and what was branched off it."""
        query = sa.select(*_GAME).where(games.c.commitment == commitment).order_by(games.c.created)
        async with self.reading() as connection:
            return [GameRow(*row) for row in await connection.execute(query)]

    async def seats(self, game: str) -> dict[str, SeatRow]:
        query = sa.select(seats).where(seats.c.game == game)
        async with self.reading() as connection:
            rows = [SeatRow(**row._mapping) for row in await connection.execute(query)]
        return {row.seat: row for row in rows}

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """All seats of some games."""
        found: dict[str, list[SeatRow]] = {game: [] for game in ids}
        if ids:
            for row in await self._rows(sa.select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.seat)):
                found[row.game].append(SeatRow(**row._mapping))
        return found

    async def seats_of(self, account: str | None, tokens: Sequence[bytes]) -> list[SeatRow]:
        """The seats of an account, or of whoever holds one of these links."""
        mine: list[sa.ColumnElement[bool]] = [seats.c.token.in_(tokens)] if tokens else []
        if account is not None:
            mine.append(seats.c.account == account)
        if not mine:
            return []
        async with self.reading() as connection:
            found = await connection.execute(sa.select(seats).where(sa.or_(*mine)))
            return [SeatRow(**row._mapping) for row in found]

    async def change_seat(self, game: str, seat: str, *, held: bytes | None = None, **values: Any) -> bool:
        """Change a seat; with `held` only as long as its secret is still that one."""
        where = [seats.c.game == game, seats.c.seat == seat]
        if held is not None:
            where.append(seats.c.token == held)
        async with self.writing() as connection:
            done = await connection.execute(seats.update().where(*where).values(**values))
            return bool(done.rowcount)

    async def change_game(self, game: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(games.update().where(games.c.id == game).values(**values))

    async def delete_game(self, game: str) -> None:
        async with self.writing() as connection:
            await connection.execute(games.delete().where(games.c.id == game))

    async def listed(self) -> list[tuple[GameRow, EntryRow]]:
        """The newest games with a seat that anybody may take."""
        free = sa.select(seats.c.game).where(seats.c.kind == "open")
        where = sa.and_(games.c.listed, games.c.result.is_(None), games.c.id.in_(free))
        newest = sa.select(games.c.id).where(where).order_by(games.c.created.desc()).limit(LISTED)
        return await self.standing([row.id for row in await self._rows(newest)])

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self.reading() as connection:
            return (await connection.execute(query)).all()

    async def standing(self, ids: Sequence[str]) -> list[tuple[GameRow, EntryRow]]:
        """How games stand: each with its last row."""
        if not ids:
            return []
        last = _last_rows().where(entries.c.game.in_(ids)).subquery()
        return await self._standing(last, games.c.id.in_(ids))

    async def to_be_told(self) -> dict[str, list[SeatRow]]:
        """By game: the seats that bots play, or that want to be told when it is their turn."""
        wanted = sa.or_(seats.c.bot.is_not(None), seats.c.email.is_not(None), seats.c.webhook.is_not(None))
        query = sa.select(seats).join(games, games.c.id == seats.c.game).where(wanted, games.c.result.is_(None))
        found: dict[str, list[SeatRow]] = {}
        async with self.reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.game, []).append(SeatRow(**row._mapping))
        return found

    async def going_on(self) -> list[tuple[GameRow, EntryRow]]:
        """How the games stand that are not over and that a bot or a message may wait for."""
        busy = sa.select(seats.c.game).where(
            sa.or_(seats.c.bot.is_not(None), seats.c.email.is_not(None), seats.c.webhook.is_not(None))
        )
        last = _last_rows().where(entries.c.game.in_(busy)).subquery()
        return await self._standing(last, sa.and_(games.c.result.is_(None), games.c.id.in_(busy)))

    async def _standing(self, last: Any, where: Any) -> list[tuple[GameRow, EntryRow]]:
        query = (
            sa.select(*_GAME, entries)
            .join(last, games.c.id == last.c.game)
            .join(entries, sa.and_(entries.c.game == last.c.game, entries.c.seq == last.c.seq))
            .where(where)
            .order_by(entries.c.at.desc())
        )
        size = len(_GAME)
        async with self.reading() as connection:
            return [(GameRow(*row[:size]), EntryRow(*row[size:])) for row in await connection.execute(query)]

    async def claim_notice(self, game: str, seat: str, seq: int) -> bool:
        """Take it on to tell a seat that it is asked since row `seq`; only one process gets to."""
        where = (seats.c.game == game, seats.c.seat == seat, seats.c.notified < seq)
        async with self.writing() as connection:
            done = await connection.execute(seats.update().where(*where).values(notified=seq))
            return bool(done.rowcount)


_GAME = (
    games.c.id,
    games.c.header,
    games.c.created,
    games.c.result,
    games.c.parent,
    games.c.label,
    games.c.listed,
    games.c.clock,
    games.c.started,
)
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(CAST(:messages AS text[])) AS message")


def _last_rows() -> Any:
    return sa.select(entries.c.game, sa.func.max(entries.c.seq).label("seq")).group_by(entries.c.game)


def tune_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Foreign(Exception):
    """The database is that of another program."""


def migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    tables = sa.inspect(connection).get_table_names()
    if tables and ("alembic_version" not in tables or "entries" not in tables):
        raise Foreign

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
