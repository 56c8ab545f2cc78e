"""Who has written a journal: players' Ed25519 keys, and signatures over everything that stands above them.

A player's key never leaves the player's computer. A line `{"seat":"japan","key":…}` names the public half, once, and
`{"seat":"japan","sig":…}` signs a hash of the first line and of every line since (each line is hashed together with the
hash of those above). Whoever changes, leaves out or slips in a line above a signature breaks it, and cannot make a new
one.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import os
from pathlib import Path

import msgspec
import platformdirs
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from grognard.core.errors import BrokenFile, GrognardError
from grognard.core.journal import Entry, Header, Journal, encode

DOMAIN = b"grognard journal 1\n"
FILE = "signing.key"
RAW = 32


class BadSignature(GrognardError):
    """A line that claims to be signed, and is not; `line` is its number in the file."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


class Chain:
    """The hash of a journal, line by line. Seals stay out of it: they come and go with the copies of a file."""

    def __init__(self, header: Header) -> None:
        fixed = (header.title, header.scenario, sorted(header.options.items()), header.mode, header.commitment)
        self.head = hashlib.sha256(DOMAIN + encode(fixed)).digest()

    def add(self, entry: Entry) -> None:
        if not entry.is_seal:
            self.head = hashlib.sha256(self.head + encode(entry)).digest()


class Key:
    """A player's key."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = _text(private.public_key().public_bytes_raw())

    def sign(self, chain: Chain, seat: str) -> Entry:
        """The line by which a seat stands to all lines so far."""
        return Entry(seat=seat, sig=_text(self._private.sign(DOMAIN + chain.head)))


def my_key(folder: Path | None = None) -> Key:
    """The key in a folder (the user's own, if none is given); made when it is first wanted."""
    path = (folder or platformdirs.user_config_path("grognard", appauthor=False)) / FILE
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_key(path)
    return read_key(path)


def _make_key(path: Path) -> None:
    """A key is written whole or not at all, and never over another one."""
    fresh = Ed25519PrivateKey.generate().private_bytes_raw()
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(_text(fresh) + "\n")
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def read_key(path: Path) -> Key:
    try:
        return Key(Ed25519PrivateKey.from_private_bytes(_bytes(path.read_text(encoding="ascii").strip(), RAW)))
    except (ValueError, UnicodeError):
        raise BrokenFile(f"{path}: this is no key") from None


class Signed(msgspec.Struct, frozen=True):
    """How far a seat stands to a journal: the last line that it signed, and its orders that come after."""

    seat: str
    key: str
    line: int
    orders: int
    unsigned: int


def signatures(saved: Journal) -> list[Signed]:
    """Check every signature of a journal; says of each seat that gives orders what it has signed."""
    chain, keys = Chain(saved.header), dict[str, str]()
    lines, orders, unsigned = dict[str, int](), dict[str, int](), dict[str, int]()
    for number, entry in enumerate(saved.entries, 2):
        seat = entry.seat
        if entry.key:
            if keys.setdefault(seat, entry.key) != entry.key:
                raise BadSignature(f"line {number}: {seat[:40]} comes with another key", number)
        elif entry.sig:
            _check(chain, keys.get(seat, ""), entry, number)
            lines[seat], unsigned[seat] = number, 0
        elif seat and entry.is_play:
            orders[seat] = orders.get(seat, 0) + 1
            unsigned[seat] = unsigned.get(seat, 0) + 1
        chain.add(entry)
    return [
        Signed(seat, keys.get(seat, ""), lines.get(seat, 0), orders.get(seat, 0), unsigned.get(seat, 0))
        for seat in dict.fromkeys((*keys, *orders))
    ]


def _check(chain: Chain, key: str, entry: Entry, number: int) -> None:
    try:
        public = Ed25519PublicKey.from_public_bytes(_bytes(key, RAW))
        public.verify(_bytes(entry.sig, 2 * RAW), DOMAIN + chain.head)
    except (InvalidSignature, ValueError):
        seat = entry.seat[:40]
        raise BadSignature(
            f"line {number}: this is not what {seat} has signed; a line above was changed", number
        ) from None


def fingerprint(key: str) -> str:
    """A public key as people compare it."""
    digits = hashlib.sha256(key.encode()).hexdigest()[:16]
    return " ".join(digits[start : start + 4] for start in range(0, 16, 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str, size: int) -> bytes:
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != size:
        raise ValueError("a key or signature of another length")
    return data
