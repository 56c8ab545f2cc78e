"""Whether a database can be used, found out before anybody relies on it."""

from __future__ import annotations

import asyncio
import contextlib

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from grognard.table.settings import DATABASE, BadSetting
from grognard.table.store import WRITE, Foreign, Store, migrate, tune_sqlite


def check_database(url: str) -> None:
    """Open it and bring it to its present form; says in one line what is wrong with it."""
    try:
        made = make_url(url)
        if made.get_backend_name() == "sqlite":
            _try_file(made)
        else:
            asyncio.run(_try_server(url))
    except Exception as error:
        raise BadSetting(f"{_shown(url)}: {_complaint(error)}") from None


def _try_file(url: sa.URL) -> None:
    """Without the threads of the asynchronous driver, which would complain on their own."""
    engine = sa.create_engine(url.set(drivername="sqlite"), poolclass=sa.NullPool)
    sa.event.listen(engine, "connect", tune_sqlite)
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        for step in WRITE:
            connection.exec_driver_sql(step)
        connection.rollback()


async def _try_server(url: str) -> None:
    store = Store(url, "")
    try:
        await store.open()
    finally:
        await store.close()


def _shown(url: str) -> str:
    with contextlib.suppress(sa.exc.ArgumentError, ValueError):
        made = make_url(url)
        name = (
            made.database
            if made.get_backend_name() == "sqlite"
            else made.set(drivername="postgresql").render_as_string()
        )
        return name or "the database"
    return "the database"


def _complaint(error: Exception) -> str:
    if isinstance(error, Foreign):
        return "this database is that of another program"
    if type(error).__module__.startswith("alembic"):
        return "this database was written by a newer version of Grognard"
    if isinstance(error, (sa.exc.ArgumentError, ValueError)):
        return DATABASE
    said = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    return (getattr(said, "strerror", None) or str(said) or type(said).__name__).splitlines()[0]
