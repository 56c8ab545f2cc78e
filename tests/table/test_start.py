"""Starting and stopping: what cannot be is said in one line; what was stored is in the file."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from grognard.table import sweep, web
from grognard.table.house import House
from grognard.table.ready import check_database
from grognard.table.schema import pulse
from grognard.table.settings import BadSetting, Settings, database_url, from_environment
from tests.table.parts import Server, free_port


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database at all" * 100)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    newer = tmp_path / "newer.db"
    good = tmp_path / "good.db"
    check_database(database_url(f"sqlite:///{good}"))
    shutil.copy(good, newer)
    with sqlite3.connect(newer) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    for url, said in (
        (f"sqlite:///{broken}", "not a database"),
        (f"sqlite:///{foreign}", "another program"),
        (f"sqlite:///{newer}", "newer version"),
        (f"sqlite:///{tmp_path}/nowhere/games.db", "unable to open"),
        (f"sqlite:///file:{good}?mode=ro&uri=true", "readonly"),
        (f"postgresql://grognard:secret@127.0.0.1:{free_port()}/games", "(?i)connect"),
        ("postgresql://host:port/games", "a database is"),
    ):
        with pytest.raises(BadSetting, match=said) as found:
            check_database(database_url(url))
        assert "\n" not in str(found.value)
        assert "secret" not in str(found.value)
    assert [row[0] for row in sqlite3.connect(foreign).execute("SELECT name FROM sqlite_master")] == ["recipes"]
    for url in ("games.db", "mysql://root@localhost/games", "://"):
        with pytest.raises(BadSetting, match="a database is"):
            database_url(url)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GROGNARD_BOT_PROCESSES", "many"),
        ("GROGNARD_PUBLIC_URL", "club.example"),
        ("GROGNARD_SMTP_URL", "smtp://host:port"),
        ("GROGNARD_PROXIES", "the-proxy"),
        ("GROGNARD_DATABASE_URL", "oracle:x"),
    ],
)
def test_bad_settings(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv("GROGNARD_DATABASE_URL", "sqlite:///games.db")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting):
        from_environment()


def test_one_line_and_exit_code_two(tmp_path: Path) -> None:
    def run(*args: str, **env: str) -> str:
        command = [sys.executable, "-m", "grognard.cli", "serve", *args]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=120, env={**os.environ, **env}
        )
        assert done.returncode == 2, done.stderr
        return done.stderr

    good = f"sqlite:///{tmp_path / 'games.db'}"
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"x" * 5_000)
    said = run("--database", f"sqlite:///{broken}", "--port", str(free_port()))
    assert said == f"grognard: {broken}: file is not a database\n"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("--database", good, "--port", str(port)).startswith(f"grognard: 127.0.0.1:{port}: ")


def test_a_clean_stop_leaves_everything_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    server = Server(f"sqlite+aiosqlite:///{path}")
    server.start()
    made = server.new_game()
    server.stop()
    assert not path.with_name("games.db-wal").exists() or not path.with_name("games.db-wal").stat().st_size
    alone = tmp_path / "alone.db"
    shutil.copy(path, alone)
    with sqlite3.connect(alone) as copy:
        assert copy.execute("SELECT id FROM games").fetchall() == [(made["game"],)]


def ill(server: Server) -> str:
    """What a server that is not well says of its database."""
    answer = httpx.get(f"{server.url}/api/health", timeout=60)
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    return str(answer.json()["database"])


def well_again(server: Server) -> bool:
    end = time.monotonic() + 60
    while not (answer := httpx.get(f"{server.url}/api/health", timeout=60)).is_success and time.monotonic() < end:
        time.sleep(0.2)
    return bool(answer.json()["ok"])


def ask_anew() -> None:
    """What was found out last is told for a while."""
    time.sleep(sweep.FRESH_SECONDS)


def test_health_tells_the_truth(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Server(f"sqlite+aiosqlite:///{path}") as server:
        well = server.get("/api/health")
        assert well["ok"]
        assert well["disk_free"] > 0
        ask_anew()
        blocker = sqlite3.connect(path, isolation_level=None)
        blocker.execute("BEGIN EXCLUSIVE")
        assert ill(server) == "TimeoutError"
        blocker.execute("ROLLBACK")
        blocker.close()
        assert well_again(server)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the system does not bound what others write")
def test_health_notices_that_nothing_more_can_be_written(sqlite_url: str) -> None:
    """Not by a look at what is free: a quota, a broken disk, a file that may grow no further."""
    with Server(sqlite_url) as server:
        assert server.process is not None
        ask_anew()
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert ill(server).startswith("SQLITE_")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert well_again(server)


async def _told(url: str, *statements: str) -> list[Any]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return [await connection.fetch(statement) for statement in statements]
    finally:
        await connection.close()


OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"
"""Ends what others are connected by."""


def test_health_notices_a_database_that_can_only_be_read(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    with Server(postgres_url) as server:
        assert server.get("/api/health")["database"] == "ok"
        ask_anew()
        closed = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
        asyncio.run(_told(postgres_url, closed, OTHERS.format(name)))
        assert ill(server) == "ReadOnlySQLTransactionError"
        opened = f"ALTER DATABASE {name} SET default_transaction_read_only = off"
        asyncio.run(_told(f"{postgres_url.rpartition('/')[0]}/postgres", opened, OTHERS.format(name)))
        assert well_again(server)


def test_health_notices_a_full_disk_of_postgresql(postgres_url: str) -> None:
    """The file in which the next bytes would find room is for a while one that takes none."""
    name = postgres_url.rpartition("/")[2]
    asked = (
        "SELECT current_setting('data_directory') || '/' || pg_relation_filepath(reltoastrelid) FROM pg_class "
        "WHERE relname = 'pulse'"
    )
    with Server(postgres_url) as server:
        assert server.get("/api/health")["database"] == "ok"
        path = Path(asyncio.run(_told(postgres_url, "TRUNCATE pulse", asked))[1][0][0])
        if not os.access(path.parent, os.W_OK):
            pytest.skip("the files of PostgreSQL are out of reach")
        ask_anew()
        kept = path.rename(path.with_name("kept"))
        path.symlink_to("/dev/full")
        asyncio.run(_told(postgres_url, OTHERS.format(name)))
        assert ill(server) == "DiskFullError"
        path.unlink()
        kept.rename(path)
        asyncio.run(_told(postgres_url, OTHERS.format(name)))
        assert well_again(server)


def test_asking_for_health_leaves_nothing_behind(database_url: str) -> None:
    async def asked() -> tuple[list[str], int]:
        house = House(Settings(database_url=database_url))
        await house.open()
        try:
            said = [await sweep.Pulse(house.store).feel() for _ in range(3)]
            async with house.store.reading() as connection:
                return said, (await connection.execute(sa.select(sa.func.count()).select_from(pulse))).scalar_one()
        finally:
            await house.close()

    assert asyncio.run(asked()) == (["ok"] * 3, 0)


def test_health_looks_at_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(free: int) -> dict[str, Any]:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
        house = House(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
        await house.open()
        try:
            return await sweep.health(house)
        finally:
            await house.close()

    assert asyncio.run(asked(sweep.ROOM))["ok"]
    full = asyncio.run(asked(sweep.ROOM - 1))
    assert (full["ok"], full["database"]) == (False, "ok")


def test_without_its_page_a_server_says_what_to_run() -> None:
    for language, word in (("en", "was not built"), ("fr", "page")):
        answer = web._bare(language)
        said = bytes(answer.content).decode()
        assert answer.status_code == 503
        assert word in said
        assert "make client" in said
        assert "pip install" in said


def test_a_clock_that_steps_back_stops_no_bot(tmp_path: Path) -> None:
    """A game whose last row seems to come from the future: the bot that is asked plays all the same."""
    path = tmp_path / "games.db"
    server = Server(f"sqlite+aiosqlite:///{path}", sweep_seconds=3_600.0)
    server.start()
    made = server.new_game({"japan": "me", "allies": "me"}, seed=str(random.Random(1).random()))
    server.stop()
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE seats SET kind = 'bot', bot = 'random', token = NULL"))
        connection.execute(sa.text("UPDATE entries SET at = at + 1000000"))
    engine.dispose()
    with server:
        end = time.monotonic() + 120
        while server.get(f"/api/games/{made['game']}")["n"] == 0 and time.monotonic() < end:
            time.sleep(0.2)
        assert server.get(f"/api/games/{made['game']}")["n"] > 0
