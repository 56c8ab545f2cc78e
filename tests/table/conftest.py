"""Databases for the tests: SQLite always; PostgreSQL if there is one, or if one can be started here.

With `GROGNARD_REQUIRE_POSTGRES=1` the tests on PostgreSQL fail where there is none, instead of being skipped.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from tests.table.parts import Server, free_port


def _binary(name: str) -> str | None:
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(places[-1]) if places else None)


def _as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return list(command)
    return ["runuser", "-u", "postgres", "--", *command]


def _without_postgres(why: str) -> NoReturn:
    if os.environ.get("GROGNARD_REQUIRE_POSTGRES"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, without a database."""
    given = os.environ.get("GROGNARD_TEST_DATABASE_URL")
    if given:
        yield given.rpartition("/")[0]
        return
    initdb, run = _binary("initdb"), _binary("postgres")
    if initdb is None or run is None:
        _without_postgres("no PostgreSQL: set GROGNARD_TEST_DATABASE_URL, or install postgresql")
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            _without_postgres("PostgreSQL does not run as root, and there is no user postgres")
    folder = Path(tempfile.mkdtemp(prefix="grognard-postgres-"))
    folder.chmod(0o777)
    data, port = folder / "data", free_port()
    made = subprocess.run(
        _as_postgres(initdb, "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"),
        capture_output=True,
        check=False,
        text=True,
        cwd=folder,
    )
    if made.returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        _without_postgres(f"PostgreSQL cannot be set up: {made.stderr.strip()}")
    options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    process = subprocess.Popen(
        _as_postgres(run, "-D", str(data), *options),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
    )
    try:
        asyncio.run(_wait_for(f"postgresql://postgres@127.0.0.1:{port}/postgres"))
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        stop = _as_postgres(_binary("pg_ctl") or "pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        subprocess.run(stop, capture_output=True, check=False, cwd=folder)
        process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


async def _wait_for(url: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    for _ in range(200):
        try:
            connection = await asyncpg.connect(url)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
            continue
        await connection.close()
        return
    raise RuntimeError("PostgreSQL does not start")


async def _make_database(url: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(f"{url}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    name = f"table_{secrets.token_hex(6)}"
    asyncio.run(_make_database(postgres, name))
    return f"{postgres}/{name}".replace("postgresql:", "postgresql+asyncpg:")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url) as running:
        yield running
