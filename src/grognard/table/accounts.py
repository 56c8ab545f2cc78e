"""Accounts: a name and a password. They only bind seats to a person."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grognard.table.guard import SESSION_SECONDS
from grognard.table.names import LONGEST, clean, is_mixed, key_of, looks
from grognard.table.room import token_hash
from grognard.table.schema import accounts, sessions
from grognard.table.store import Store
from grognard.table.words import TableError

PASSWORD = (8, 200)
NAME = (2, LONGEST)
OWNER = " owner"
"""No name that anybody can choose begins with a space."""
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""A password takes much memory and time on purpose; not too many at once."""


class NameTaken(TableError):
    """There is an account of that name."""


class WrongPassword(TableError):
    """Name and password do not belong together."""


async def create(store: Store, name: str, password: str) -> tuple[str, str]:
    """A new account; returns its id and its name."""
    given, name = name, clean(name)
    if not NAME[0] <= len(name) <= NAME[1] or len(given.strip()) > NAME[1]:
        raise TableError("name-length", low=NAME[0], high=NAME[1])
    if is_mixed(name) or not looks(name):
        raise TableError("name-letters")
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise TableError("password-length", low=PASSWORD[0], high=PASSWORD[1])
    async with _at_once:
        hashed = await asyncio.to_thread(_hasher.hash, password)
    account = secrets.token_urlsafe(9)
    if not await _add(store, account, name, key_of(name), hashed):
        raise NameTaken("name-taken")
    return account, name


async def check(store: Store, name: str, password: str) -> tuple[str, str]:
    """Id and name of the account of a name and its password. An unknown name takes as long as a wrong password."""
    found = await _find(store, key_of(name)) if len(name) <= NAME[1] else None
    async with _at_once:
        hashed = found[2] if found is not None and found[2] else await asyncio.to_thread(_nobody)
        good = len(password) <= PASSWORD[1] and await asyncio.to_thread(_verify, hashed, password)
    if found is None or not good:
        raise WrongPassword("wrong-password")
    if _hasher.check_needs_rehash(hashed):
        await _set_password(store, found[0], await asyncio.to_thread(_hasher.hash, password))
    return found[0], found[1]


@cache
def _nobody() -> str:
    """A password that nobody knows."""
    return _hasher.hash(secrets.token_hex(16))


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def owner(store: Store) -> str:
    """The account of the one person for whom a local server runs; nobody can log in to it."""
    found = await _find(store, OWNER)
    if found is None:
        await _add(store, secrets.token_urlsafe(9), "", OWNER, "")
        found = await _find(store, OWNER)
    assert found is not None
    return found[0]


# in the database


async def _add(store: Store, account: str, name: str, key: str, password: str) -> bool:
    """False if the name is taken, or looks like one that is."""
    alike = sa.select(accounts.c.id).where(accounts.c.looks == looks(name), accounts.c.looks != "")
    values = {"id": account, "name": name, "key": key, "password": password, "created": time.time()}
    try:
        async with store.writing() as connection:
            if (await connection.execute(alike)).first() is not None:
                return False
            await connection.execute(accounts.insert().values(looks=looks(name), **values))
    except sa.exc.IntegrityError:
        return False
    return True


async def _find(store: Store, key: str) -> tuple[str, str, str] | None:
    """Id, name and password hash of an account."""
    query = sa.select(accounts.c.id, accounts.c.name, accounts.c.password).where(accounts.c.key == key)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (row[0], row[1], row[2])


async def _set_password(store: Store, account: str, password: str) -> None:
    async with store.writing() as connection:
        await connection.execute(accounts.update().where(accounts.c.id == account).values(password=password))


async def begin_session(store: Store, account: str) -> str:
    """A new session; returns its secret."""
    secret, now = secrets.token_urlsafe(32), time.time()
    values = {"hash": token_hash(secret), "account": account, "created": now, "expires": now + SESSION_SECONDS}
    async with store.writing() as connection:
        await connection.execute(sessions.delete().where(sessions.c.expires < now))
        await connection.execute(sessions.insert().values(values))
    return secret


async def end_session(store: Store, token: bytes) -> None:
    async with store.writing() as connection:
        await connection.execute(sessions.delete().where(sessions.c.hash == token))
