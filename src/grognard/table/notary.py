"""Signs what the seats of this house have played, so that a game that is written anew is recognised."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.errors import GrognardError
from grognard.core.journal import Entry
from grognard.core.signature import Chain, Key, my_key

if TYPE_CHECKING:
    from grognard.table.room import Room
    from grognard.table.store import Store

log = logging.getLogger(__name__)


class Ledger:
    """The hash of a game's journal up to row `seq`, and the keys that its seats have named."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.seq = -1
        self.keys: dict[str, str] = {}

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.chain.add(entry)
            if entry.key:
                self.keys.setdefault(entry.seat, entry.key)
        self.seq += 1


class Notary:
    """Has the key of whoever runs this house. `folder` is where it is kept; None: nothing is signed."""

    def __init__(self, folder: str | None, store: Store) -> None:
        self._store = store
        self.key: Key | None = None
        if folder is not None:
            try:
                self.key = my_key(Path(folder) if folder else None)
            except (OSError, GrognardError) as error:
                log.warning("games are not signed: %s", error)

    async def sign(self, room: Room, entries: list[Entry]) -> list[Entry]:
        """The lines that sign a row: one for each seat of this house that has written in it."""
        if self.key is None or room.header.mode != "people":
            return []
        ledger = room.ledger
        if ledger is None or ledger.seq != room.seq:
            ledger = room.ledger = await self._read(room)
        said = [entry.seat for entry in entries if entry.seat and not (entry.key or entry.sig)]
        added: list[Entry] = []
        chain = Chain(room.header)
        chain.head = ledger.chain.head
        for entry in entries:
            chain.add(entry)
        for seat in dict.fromkeys(said):
            if room.seats[seat].kind == "mail" or ledger.keys.get(seat, self.key.public) != self.key.public:
                continue
            lines = [] if seat in ledger.keys else [Entry(seat=seat, key=self.key.public)]
            for line in lines:
                chain.add(line)
            lines.append(self.key.sign(chain, seat))
            chain.add(lines[-1])
            added += lines
        return added

    async def _read(self, room: Room) -> Ledger:
        from grognard.table.room import read_lines

        ledger = Ledger(Chain(room.header))
        for row in await self._store.rows_after(room.id, -1):
            if row.seq <= room.seq:
                ledger.add(read_lines(row.lines))
        return ledger
