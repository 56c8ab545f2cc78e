"""Accounts: a name and a password. They only bind seats to a person."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grognard.table.guard import SESSION_SECONDS
from grognard.table.room import token_hash
from grognard.table.store import Store
from grognard.table.words import TableError

PASSWORD = (8, 200)
NAME = (2, 40)
OWNER = " owner"
"""No name that anybody can choose begins with a space."""
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""A password takes much memory and time on purpose; not too many at once."""


class NameTaken(TableError):
    """There is an account of that name."""


class WrongPassword(TableError):
    """Name and password do not belong together."""


def key_of(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


async def create(store: Store, name: str, password: str) -> str:
    """A new account; returns its id."""
    name = name.strip()
    if not NAME[0] <= len(name) <= NAME[1] or not name.isprintable():
        raise TableError("name-length", low=NAME[0], high=NAME[1])
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise TableError("password-length", low=PASSWORD[0], high=PASSWORD[1])
    async with _at_once:
        hashed = await asyncio.to_thread(_hasher.hash, password)
    account = secrets.token_urlsafe(9)
    if not await store.add_account(account, name, key_of(name), hashed):
        raise NameTaken("name-taken")
    return account


async def check(store: Store, name: str, password: str) -> str:
    """The account of a name and its password. An unknown name takes as long as a wrong password."""
    found = await store.account(key_of(name)) if len(name) <= NAME[1] else None
    async with _at_once:
        hashed = found[2] if found is not None and found[2] else await asyncio.to_thread(_nobody)
        good = len(password) <= PASSWORD[1] and await asyncio.to_thread(_verify, hashed, password)
    if found is None or not good:
        raise WrongPassword("wrong-password")
    if _hasher.check_needs_rehash(hashed):
        await store.set_password(found[0], await asyncio.to_thread(_hasher.hash, password))
    return found[0]


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
    found = await store.account(OWNER)
    if found is None:
        await store.add_account(secrets.token_urlsafe(9), "", OWNER, "")
        found = await store.account(OWNER)
    assert found is not None
    return found[0]


async def begin_session(store: Store, account: str) -> str:
    """A new session; returns its secret."""
    secret = secrets.token_urlsafe(32)
    await store.add_session(token_hash(secret), account, time.time() + SESSION_SECONDS)
    return secret
