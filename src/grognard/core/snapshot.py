"""Stored snapshots: a long game is opened from its last one, and only what follows is replayed.

The journal alone is the game. What is stored beside it saves time, and is left aside whenever it does not fit: it was
written by another version, or the journal's first lines are not those that it was made from, or they were taken back.

A game is stored in legs. Each has what was told since the leg before and the position at its end; of old legs only some
keep their position, fewer the older they are: to go back means to replay some orders, never all of them.
"""

from __future__ import annotations

import contextlib
import hashlib
import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, islice
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.core.event import Event
from grognard.core.journal import Entry, Journal
from grognard.core.kinds import arguments
from grognard.core.order import Order
from grognard.core.title import Title

EVERY = 250
"""Orders after which a leg is stored while a game is played."""
WORTH_IT = 60
"""Orders for which a leg is stored when a game is left."""


class Leg(msgspec.Struct, array_like=True, frozen=True):
    """A game from `base` orders, where another leg ended, to `n`.

    `marks` and `barriers` are those of the game, one for each order; `events` are read only when somebody asks. Without
    `position` it cannot be opened here.
    """

    version: str
    base: int
    n: int
    barrier: int
    told: int
    marks: bytes
    barriers: bytes
    events: bytes
    position: bytes


class Past:
    """The legs that lead to where a game is opened."""

    def __init__(self, legs: Sequence[Leg]) -> None:
        self.legs = legs
        last = legs[-1]
        self.n, self.barrier, self.told = last.n, last.barrier, last.told

    @property
    def marks(self) -> list[int]:
        return read_numbers(b"".join(leg.marks for leg in self.legs))

    @property
    def barriers(self) -> list[int]:
        return read_numbers(b"".join(leg.barriers for leg in self.legs))

    @property
    def positions(self) -> dict[int, bytes]:
        return {leg.n: leg.position for leg in self.legs if leg.position}

    def events(self, title: Title) -> list[Event]:
        """What was told."""
        return [event for leg in self.legs for event in _read_events(title, leg.events)]

    def silent(self) -> Past:
        """The same for somebody who only plays on: nothing of what was told."""
        last = self.legs[-1]
        none = numbers([0] * last.n)
        return Past([msgspec.structs.replace(last, base=0, told=0, marks=none, barriers=none, events=b"")])


def joined(legs: Iterable[Leg]) -> list[Leg]:
    """The legs, in the order in which they were stored, that still follow one another."""
    found: list[Leg] = []
    for leg in legs:
        ends = [0, *(each.n for each in found)]
        if leg.version == grognard.__version__ and leg.base in ends:
            found[ends.index(leg.base) :] = [leg]
    return found


def opened(legs: Sequence[Leg]) -> Past | None:
    """The past of a game that is opened at the last of these legs that has a position."""
    last = next((place for place in range(len(legs), 0, -1) if legs[place - 1].position), 0)
    return Past(legs[:last]) if last else None


def superfluous(kept: Iterable[int], now: int, every: int) -> list[int]:
    """Snapshots that are not kept any more: there are about four for every doubling of their age, and the first."""
    gone: list[int] = []
    stretches: set[tuple[int, int]] = set()
    for n in sorted(kept):
        step = every << max(0, (now // every - n // every).bit_length() - 2)
        if (step, n // step) in stretches:
            gone.append(n)
        stretches.add((step, n // step))
    return gone


def lasting(entries: Iterable[Entry]) -> list[int]:
    """For each number of lines: how many of the orders that stood after them stand to the end."""
    standing = [0]
    for entry in entries:
        standing.append(standing[-1] + (-entry.undo if entry.undo else bool(entry.order)))
    return list(accumulate(reversed(standing), min))[::-1]


def numbers(values: Sequence[int]) -> bytes:
    return array("q", values).tobytes()


def read_numbers(data: bytes) -> list[int]:
    values = array("q")
    values.frombytes(data)
    return values.tolist()


def packed_events(events: Sequence[Event]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(events), 1)


def _read_events(title: Title, data: bytes) -> list[Event]:
    told = msgspec.msgpack.decode(zlib.decompress(data), type=list[Event]) if data else []
    known = arguments(title.args)
    for event in told:
        for name, value in event.args.items():
            if known[name].kind == "order" and not isinstance(value, str):
                event.args[name] = _orders(title, value)
    return told


def _orders(title: Title, value: Any) -> Any:
    if isinstance(value, list):
        return [_orders(title, each) for each in value]
    return title.verbs.known(msgspec.convert(value, Order))


# beside a journal file


def beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.snapshot")


class Stored(msgspec.Struct, array_like=True):
    """A leg in a file: `lines` of the journal led to its end; `fingerprint` is that of these lines."""

    lines: int
    fingerprint: bytes
    leg: Leg


class Satchel:
    """The legs beside a journal file: one after the other, each with its length before it.

    If one cannot be written, the game is only slower to open.
    """

    def __init__(self, path: Path) -> None:
        self.path = beside(path)
        self._size = 0
        self._digest = hashlib.blake2b(digest_size=16)
        self._lines = 0

    def read(self, journal: Journal) -> Past | None:
        """Where a game can be opened, if the journal goes on from there. What comes after that is forgotten."""
        try:
            data = self.path.read_bytes()
        except OSError:
            return None
        stand = lasting(journal.entries)
        fitting: list[Leg] = []
        for stored, end in _frames(data):
            if stored.lines < self._lines or stored.lines > len(journal.entries):
                break
            if self._fingerprint(journal.entries, stored.lines) != stored.fingerprint:
                break
            self._size = end
            if stored.leg.n <= stand[stored.lines]:
                fitting.append(stored.leg)
        return opened(joined(fitting))

    def add(self, leg: Leg, entries: Sequence[Entry]) -> None:
        """Store a leg that ends where these lines do."""
        data = _framed(Stored(len(entries), self._fingerprint(entries, len(entries)), leg))
        with contextlib.suppress(OSError), open(self.path, "ab" if self._size else "wb") as file:
            file.truncate(self._size)
            file.write(data)
            self._size += len(data)

    def thin(self, now: int) -> None:
        """Write anew what is stored, without positions that are not needed any more."""
        with contextlib.suppress(OSError):
            frames = _frames(self.path.read_bytes())
            stored = [each for each, end in frames if end <= self._size and each.leg.version == grognard.__version__]
            gone = set(superfluous((each.leg.n for each in stored if each.leg.position), now, EVERY))
            for each in stored[:-1]:
                if each.leg.n in gone:
                    each.leg = msgspec.structs.replace(each.leg, position=b"")
            draft = self.path.with_name(f"{self.path.name}.part")
            data = b"".join(map(_framed, stored))
            draft.write_bytes(data)
            draft.replace(self.path)
            self._size = len(data)

    def _fingerprint(self, entries: Sequence[Entry], lines: int) -> bytes:
        """That of so many lines, which are at least as many as last time."""
        encode, line = msgspec.json.Encoder().encode_into, bytearray()
        for entry in islice(entries, self._lines, lines):
            encode(entry, line)
            self._digest.update(line)
        self._lines = lines
        return self._digest.digest()


_LENGTH = struct.Struct(">I")


def _framed(stored: Stored) -> bytes:
    data = msgspec.msgpack.encode(stored)
    return _LENGTH.pack(len(data)) + data


def _frames(data: bytes) -> Iterator[tuple[Stored, int]]:
    """What is stored, with where it ends; a damaged end is left aside."""
    start = 0
    while len(data) - start >= _LENGTH.size:
        (length,) = _LENGTH.unpack_from(data, start)
        start += _LENGTH.size
        try:
            stored = msgspec.msgpack.decode(data[start : start + length], type=Stored)
        except msgspec.MsgspecError:
            return
        start += length
        yield stored, start
