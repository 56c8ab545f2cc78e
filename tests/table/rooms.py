"""A room with a guest in every seat, without a server around it.

    python -m tests.table.rooms nemesis 40

prints how many megabytes one takes, after so many orders.
"""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
from msgspec.json import decode

from grognard.core.dice import commitment
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.order import Order
from grognard.core.scene import scenery
from grognard.core.text import LANGUAGES
from grognard.core.title import load_title
from grognard.table import memory
from grognard.table.room import Guest, Room, open_game
from grognard.table.sheets import Sheet
from grognard.table.store import GameRow, SeatRow


class Seated:
    """Plays orders, and keeps what every guest is sent."""

    def __init__(self, key: str, seed: str = "wire", scenario: str | None = None) -> None:
        title = load_title(key)
        header = Header(
            title=key,
            version="",
            scenario=scenario or title.meta.scenarios[0],
            mode="people",
            seed=seed,
            commitment=commitment(seed),
        )
        seats = {seat: SeatRow(game="g", seat=seat, kind="person") for seat in title.seats({})}
        self.room = Room(GameRow("g", msgspec.json.encode(header).decode(), 0.0, None, None), seats)
        self.room.seq = 0
        self.game: Game = open_game(header)
        self.room.game = self.game
        self.guests = {seat: Guest((seat,), "en") for seat in seats}

    def tell(self) -> dict[str, bytes]:
        """What every guest is sent now."""
        return {seat: self.room.view(self.game, guest) for seat, guest in self.guests.items()}

    def play(self, order: Order, seat: str) -> dict[str, bytes]:
        """An order, and what every guest is sent after it."""
        self.game.play(order, seat)
        self.room.seq += 1
        self.room.changed()
        return self.tell()


def resident() -> int:
    """Bytes of memory that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def megabytes(key: str, orders: int) -> float:
    """What an open room takes beyond the program: components, position, a view for each seat, portraits to be sent."""
    drawn = [subprocess.run(_drawing(key, each), check=True, stdout=subprocess.PIPE).stdout for each in LANGUAGES]
    scenery(load_title(key))  # the code itself is no part of a game
    memory.give_back()
    before = resident() - sum(map(len, drawn))
    sheets = [Sheet(bytes(part), "application/json") for look in drawn for part in decode(look, type=list[msgspec.Raw])]
    del drawn
    table, chance = Seated(key), random.Random(3)
    table.tell()
    for _ in range(orders):
        ask = chance.choice(table.game.asks)
        table.play(chance.choice(ask.orders), ask.seat)
    memory.give_back()
    held = resident() - before
    assert sheets
    return held / 1e6


def _drawing(key: str, language: str) -> list[str]:
    """Portraits are drawn by another process."""
    script = "import sys; from grognard.table import picture; "
    return [sys.executable, "-c", f"{script}sys.stdout.buffer.write(picture.draw_portrait({key!r}, {language!r}))"]


if __name__ == "__main__":
    print(megabytes(sys.argv[1], int(sys.argv[2])))
