"""The journal: a game is its set-up plus the orders, append-only, one JSON object a line.

The first line is the header. Every other line is an order `{"n":1,"seat":"japan","order":"done"}`, or an undo
`{"undo":3}` that takes back the last three orders. An order with a `digest` lets a replay check the position before
it; a seal `{"n":25,"digest":"…"}`, written when a game is saved, left or over, checks the one after order 25. A line
counts when its newline is written, so a file that was cut at any byte loses at most the line being written.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

import msgspec

from grognard.core.errors import BrokenFile

DIGEST_EVERY = 20


class Header(msgspec.Struct, kw_only=True):
    """How the game was set up. `seed` is missing from a file whose dice are still secret."""

    grognard: int = 1
    title: str
    version: str
    scenario: str
    options: dict[str, str] = {}
    seats: dict[str, str] = {}
    mode: str = "analysis"
    commitment: str
    seed: str | None = None


class Entry(msgspec.Struct, omit_defaults=True):
    """One order, an undo of some, or a seal."""

    n: int = 0
    seat: str = ""
    order: str = ""
    undo: int = 0
    digest: str | None = None

    @property
    def is_seal(self) -> bool:
        """No order, but what the position is after all of them so far."""
        return self.digest is not None and not self.order and not self.undo


_encode = msgspec.json.Encoder().encode
_decode_header = msgspec.json.Decoder(Header).decode
_decode_entry = msgspec.json.Decoder(Entry).decode
_DAMAGE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Journal:
    """The lines of a game, in memory and (once bound) on disk."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.lost = ""
        self._file: FileIO | None = None
        self._size = 0
        self.path: Path | None = None

    def add(self, entry: Entry) -> None:
        """Write an entry; on return it is on disk, if the journal is bound to a file."""
        if self._file is not None:
            self._size = _append(self._file, self._size, _encode(entry) + b"\n")
        self.entries.append(entry)

    def seal(self, number: int, digest: str) -> None:
        """Write down the position after so many orders, unless that was the last thing written."""
        seal = Entry(number, digest=digest)
        if not self.entries or self.entries[-1] != seal:
            self.add(seal)

    def text(self) -> bytes:
        lines = [_encode(self.header), *map(_encode, self.entries)]
        return b"\n".join(lines) + b"\n"

    def save(self, path: Path) -> None:
        """Write the whole journal at once (never a half one), and append to it from now on."""
        draft = path.with_name(path.name + ".part")
        try:
            with open(draft, "wb") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
            _sync_folder(path.parent)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise BrokenFile(f"{path}: {error.strerror or error}") from None
        self.go_on(path)

    def go_on(self, path: Path) -> None:
        """Append to the file of this journal from now on; an incomplete last line is cut off first."""
        self.close()
        try:
            file = open(path, "ab", buffering=0)  # noqa: SIM115  kept open for the life of the game
            if self.lost:
                file.truncate(path.read_bytes().rfind(b"\n") + 1)
        except OSError as error:
            raise BrokenFile(f"{path}: {error.strerror or error}") from None
        self.path, self._file, self._size = path, file, os.fstat(file.fileno()).st_size

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def orders(self) -> Iterator[Entry]:
        """The orders that stand, undone ones left out."""
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.undo:
                del standing[-entry.undo :]
            elif not entry.is_seal:
                standing.append(entry)
        return iter(standing)

    def seals(self) -> dict[int, str]:
        """The digests after so many orders, of positions that were not taken back."""
        standing, found = 0, dict[int, str]()
        for entry in self.entries:
            if entry.is_seal:
                found[standing] = entry.digest or ""
                continue
            standing += -entry.undo if entry.undo else 1
            found = {number: digest for number, digest in found.items() if number <= standing}
        return found


def _append(file: FileIO, size: int, line: bytes) -> int:
    """Put a line on disk, or leave the file as it was: half a line would spoil all that follow.

    `size` is what the file should have before; returns what it has then.
    """
    if os.fstat(file.fileno()).st_size != size:
        raise BrokenFile(f"{file.name!s}: somebody else has written to this file; save the game elsewhere")
    try:
        if file.write(line) != len(line):
            raise OSError("only a part of the order could be written")
        os.fsync(file.fileno())
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.ftruncate(file.fileno(), size)
        if isinstance(error, OSError):
            raise BrokenFile(f"{file.name!s}: {error.strerror or error}") from None
        raise
    return size + len(line)


def _sync_folder(folder: Path) -> None:
    """Make a new name durable, where folders can be synchronised."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: Path) -> Journal:
    """Read a journal. An incomplete last line is left out and reported in `lost`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BrokenFile(f"{path}: {error.strerror or error}") from None
    return parse(data, str(path))


def parse(data: bytes, name: str) -> Journal:
    """A journal from its text; `name` is used in messages."""
    lines = data.split(b"\n")
    rest = lines.pop()
    if not lines:
        raise BrokenFile(f"{name}: not a game: the first line is missing or incomplete")
    try:
        header = _decode_header(lines[0])
    except _DAMAGE as error:
        raise BrokenFile(f"{name}: not a game: {error}") from None
    if header.grognard != 1:
        raise BrokenFile(f"{name}: written by a newer version (format {header.grognard})")
    journal = Journal(header)
    standing = 0
    for number, line in enumerate(lines[1:], 2):
        try:
            entry = _decode_entry(line)
        except _DAMAGE as error:
            raise BrokenFile(f"{name}: line {number} is damaged: {error}") from None
        if entry.undo:
            if not 0 < entry.undo <= standing:
                raise BrokenFile(f"{name}: line {number} takes back {entry.undo} of {standing} orders")
            standing -= entry.undo
        elif entry.is_seal:
            if entry.n != standing:
                raise BrokenFile(f"{name}: line {number} seals {entry.n} orders, but there are {standing}")
        else:
            standing += 1
            if entry.n != standing:
                raise BrokenFile(f"{name}: line {number} is order {entry.n}, but {standing} was expected")
        journal.entries.append(entry)
    if rest:
        journal.lost = rest.decode(errors="replace")
    return journal
