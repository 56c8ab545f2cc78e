"""The journal: a game is its set-up plus the orders, append-only, one JSON object a line.

The first line is the header. Every other line is an order `{"n":1,"seat":"japan","order":"done"}`, or an undo
`{"undo":3}` that takes back the last three orders. An order with a `digest` lets a replay check the position before
it; a seal `{"n":25,"digest":"…"}`, written when a game is saved, left or over, checks the one after order 25.

People also leave lines: `{"seat":"japan","end":"resign"}` (or `time`, or `draw`) ends the game though no rule does,
`offer` and `decline` lead up to it, and `key` and `sig` say who has written what stands above (`core.signature`). A
line counts when its newline is written, so a file that was cut at any byte loses at most the line being written.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

import msgspec

from grognard.core.errors import BrokenFile, shortened

DIGEST_EVERY = 20
MODES = ("analysis", "hot-seat", "people")
ENDINGS = ("resign", "time", "draw")
OFFERS = ("resign", "draw", "takeback")
LONGEST = 200
"""Letters of a word or an order; nothing that is written here comes near it."""


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
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

    def fault(self) -> str:
        """Why no game begins like this; empty if one can."""
        if self.mode not in MODES:
            return f"the mode is none of: {', '.join(MODES)}"
        pairs = (pair for field in (self.options, self.seats) for item in field.items() for pair in item)
        words = (self.title, self.version, self.scenario, self.commitment, *pairs)
        return "" if all(map(_is_word, words)) else "it has words that are too long or unprintable"


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One order, an undo of some, a seal, or what people have said and signed."""

    n: int = 0
    seat: str = ""
    order: str = ""
    undo: int = 0
    digest: str | None = None
    agreed: tuple[str, ...] = ()
    """Seats that allowed an undo of what stands behind a die."""
    end: str = ""
    """`seat` resigned or ran out of time, or accepted a draw."""
    offer: str = ""
    orders: int = 0
    """How many of the offering seat's orders are to be taken back."""
    decline: str = ""
    key: str = ""
    """The public key by which `seat` signs from now on."""
    sig: str = ""
    """The signature of `seat` over all lines above."""

    @property
    def is_seal(self) -> bool:
        """No order, but what the position is after all of them so far."""
        return self.digest is not None and not self.order and not self.undo

    @property
    def is_play(self) -> bool:
        """Something that changes the position."""
        return bool(self.order or self.undo or self.end)

    def fault(self) -> str:
        """Why this can be no line of a journal; empty if it can."""
        kinds = (self.order, self.undo, self.end, self.offer, self.decline, self.key, self.sig)
        if sum(map(bool, kinds)) + self.is_seal != 1:
            return "it is neither an order nor anything else" if not any(kinds) else "it is several things at once"
        if self.end and self.end not in ENDINGS:
            return "a game ends otherwise"
        if any(word and word not in OFFERS for word in (self.offer, self.decline)):
            return "this cannot be offered"
        if not all(map(_is_word, (self.seat, self.order, *self.agreed))):
            return "it is too long or unprintable"
        return ""


def _is_word(text: str) -> bool:
    return len(text) <= LONGEST and text.isprintable()


class Offer(msgspec.Struct, frozen=True):
    """What one seat has offered, and who agrees so far."""

    key: str
    seat: str
    orders: int
    agreed: tuple[str, ...]


encode = msgspec.json.Encoder().encode
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
            self._size = _append(self._file, self._size, encode(entry) + b"\n")
        self.entries.append(entry)

    def seal(self, number: int, digest: str) -> None:
        """Write down the position after so many orders, unless that was the last thing written."""
        seal = Entry(number, digest=digest)
        if not self.entries or self.entries[-1] != seal:
            self.add(seal)

    def text(self) -> bytes:
        lines = [encode(self.header), *map(encode, self.entries)]
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
            elif entry.order:
                standing.append(entry)
        return iter(standing)

    def ending(self) -> Entry | None:
        """How people have ended the game, if they did."""
        found: Entry | None = None
        for entry in self.entries:
            if entry.is_play:
                found = entry if entry.end else None
        return found

    def seals(self) -> dict[int, str]:
        """The digests after so many orders, of positions that were not taken back."""
        standing, found = 0, dict[int, str]()
        for entry in self.entries:
            if entry.is_seal:
                found[standing] = entry.digest or ""
                continue
            if entry.end:
                found.pop(standing, None)
            if not (entry.order or entry.undo):
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
        raise BrokenFile(f"{name}: not a game: {shortened(str(error), 100)}") from None
    if header.grognard != 1:
        raise BrokenFile(f"{name}: written by a newer version (format {header.grognard})")
    if header.fault():
        raise BrokenFile(f"{name}: not a game: {header.fault()}")
    journal = Journal(header)
    standing, ended = 0, False
    for number, line in enumerate(lines[1:], 2):
        try:
            entry = _decode_entry(line)
        except _DAMAGE as error:
            raise BrokenFile(f"{name}: line {number} is damaged: {shortened(str(error), 100)}") from None
        fault = entry.fault()
        if fault:
            raise BrokenFile(f"{name}: line {number} is damaged: {fault}")
        if ended and entry.is_play and not entry.undo:
            raise BrokenFile(f"{name}: line {number} comes after the end of the game")
        ended = bool(entry.end) or (ended and not entry.undo)
        if entry.undo:
            if not 0 < entry.undo <= standing:
                raise BrokenFile(f"{name}: line {number} takes back {entry.undo} of {standing} orders")
            standing -= entry.undo
        elif entry.is_seal:
            if entry.n != standing:
                raise BrokenFile(f"{name}: line {number} seals {entry.n} orders, but there are {standing}")
        elif entry.order:
            standing += 1
            if entry.n != standing:
                raise BrokenFile(f"{name}: line {number} is order {entry.n}, but {standing} was expected")
        journal.entries.append(entry)
    if rest:
        journal.lost = rest.decode(errors="replace")
    return journal


def standing_offers(offers: tuple[Offer, ...], entry: Entry) -> tuple[Offer, ...]:
    """What is on offer after another line."""
    if entry.end:
        return ()
    if entry.order or entry.undo:
        return tuple(offer for offer in offers if offer.key != "takeback")
    if entry.decline:
        return tuple(offer for offer in offers if offer.key != entry.decline)
    if not entry.offer:
        return offers
    found = next((offer for offer in offers if offer.key == entry.offer), None)
    others = tuple(offer for offer in offers if offer.key != entry.offer)
    if found is None:
        return (*others, Offer(entry.offer, entry.seat, entry.orders, (entry.seat,)))
    agreed = tuple(dict.fromkeys((*found.agreed, entry.seat)))
    return (*others, msgspec.structs.replace(found, agreed=agreed))
