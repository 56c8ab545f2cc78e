"""Measures the largest game: Colossus of the tests, with 70,200 hexes, 6,000 units, eight seats.

    python -m bench.colossus_bench

Times are processor time. Memory is that of another process that only opens the game, with a guest in every seat.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

os.environ["GROGNARD_TITLES"] = "tests.titles"

import grognard
import grognard.table as grognard_table
from bench import wire_bench
from grognard.core import snapshot as snapshots
from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.game import Game
from grognard.core.journal import Journal
from grognard.core.position import Table
from grognard.core.scene import scenery
from grognard.table.picture import rules
from grognard.table.room import rebuild, write_lines
from grognard.table.schema import entries
from grognard.table.store import EntryRow, GameRow, SeatRow, Store
from tests.titles.colossus.title import Colossus

KEY = "colossus"
LONG, STRETCH, AFTER = 100_000, 100, 40
"""Orders of the game that is opened again: before its snapshot, of them different ones, and after it."""
WIRE_ORDERS = 40
TILES = 12
"""Pictures of the map that a first sight shows: the coarsest come first."""
SECONDS = 5.0
CLIENT = Path(grognard_table.__file__).parent / "static"


def best(call: Callable[[], object], number: int, rounds: int = 5) -> float:
    """Seconds of processor time for one call, in the best of some rounds."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(number):
            call()
        found.append((time.process_time() - start) / number)
    return min(found)


def random_play() -> dict[str, float]:
    title = Colossus()
    kit, decisions, most, games = title.kit(), 0, 0, 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        games += 1
        rng = random.Random(games).random
        pos = title.set_up(kit, "skirmish", {}, Table(Dice(str(games))))
        asks = settle(pos)
        while asks:
            ask = asks[int(rng() * len(asks))]
            most = max(most, len(ask.orders))
            asks = answer(pos, asks, ask.orders[int(rng() * len(ask.orders))], ask.seat)
            decisions += 1
    spent = time.process_time() - start
    return {"decisions_per_second": round(decisions / spent), "orders_in_a_question": most}


def one_game() -> dict[str, float]:
    game = grognard.new(KEY, seed=1)
    _play(game, 100)
    title, pos = game.title, game.position
    data, beside = pos.packed(), title.beside(game.kit)
    view = game.view("amber")
    return {
        "copy_us": round(best(pos.copy, 200) * 1e6, 1),
        "digest_us": round(best(pos.digest, 50) * 1e6, 1),
        "packed_us": round(best(pos.packed, 50) * 1e6, 1),
        "packed_bytes": len(data),
        "unpacked_ms": round(
            best(lambda: type(pos).unpacked(data, title.verbs, table=pos.table, **beside), 5) * 1e3, 2
        ),
        "view_json_ms": round(best(lambda: game.view("amber").json(), 5) * 1e3, 2),
        "view_bytes": len(view.json()),
        "scene_ms": round(best(lambda: scenery(title).scene(view.position, game.wording), 5) * 1e3, 2),
    }


def reopening() -> dict[str, float]:
    """Opening a long game from what is stored beside its journal, with some orders that follow it, and its log.

    What came before is not replayed: it is made up of the same orders and events again and again.
    """
    game = grognard.new(KEY, "war", seed=1)
    _play(game, STRETCH)
    past, lines = game.leg(), list(game.journal.entries)
    copies = LONG // STRETCH
    entries = [
        msgspec.structs.replace(line, n=line.n + copy * STRETCH, digest=None)
        for copy in range(copies)
        for line in lines
    ]
    long = msgspec.structs.replace(
        past,
        n=LONG,
        marks=past.marks * copies,
        barriers=past.barriers * copies,
        told=past.told * copies,
        events=snapshots.packed_events(game.events * copies),
    )
    _play(game, AFTER)
    later = game.journal.entries[len(lines) :]
    journal = Journal(game.journal.header)
    journal.entries = entries + [msgspec.structs.replace(line, n=line.n - STRETCH + LONG) for line in later]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.grog"
        path.write_bytes(journal.text())
        snapshots.Satchel(path).add(long, entries)
        took = best(lambda: _open(path), 1, rounds=3)
    return {"reopen_s": round(took, 3), "reopened_orders": LONG + AFTER, "reopened_events": long.told}


def _play(game: Game, orders: int) -> None:
    rng = random.Random(orders)
    for _ in range(orders):
        ask = rng.choice(game.asks)
        game.play(rng.choice(ask.orders), ask.seat)


def _open(path: Path) -> None:
    game = grognard.load(path)
    assert len(game.orders) == LONG + AFTER
    assert len(game.events) == game.told
    game.journal.close()


def on_a_server() -> dict[str, float]:
    """The same for a server: rows of a database instead of a file, each with an order."""
    game = grognard.new(KEY, "war", seed=1, mode="people")
    _play(game, STRETCH)
    leg, lines = game.leg(), list(game.journal.entries)
    copies = LONG // STRETCH
    long = msgspec.structs.replace(
        leg,
        n=LONG,
        marks=leg.marks * copies,
        barriers=leg.barriers * copies,
        told=leg.told * copies,
        events=snapshots.packed_events(game.events * copies),
    )
    _play(game, AFTER)
    later = game.journal.entries[len(lines) :]
    given = [(n, lines[n % STRETCH]) for n in range(LONG)] + [(LONG + n, line) for n, line in enumerate(later)]
    rows = [
        EntryRow("g", n + 1, write_lines([msgspec.structs.replace(line, n=n + 1, digest=None)]), n + 1, "amber", 0.0)
        for n, line in given
    ]

    async def measured(url: str) -> float:
        store = Store(url, "bench")
        await store.open()
        header = game.journal.header
        listed = GameRow("g", msgspec.json.encode(header).decode(), 0.0, None, None)
        chairs = [SeatRow(game="g", seat=seat, kind="person") for seat in game.seats]
        await store.add_game(listed, header.commitment, chairs, EntryRow("g", 0, "", 0, "", 0.0))
        async with store.writing() as connection:
            await connection.execute(entries.insert(), [msgspec.structs.asdict(row) for row in rows])
        await store.add_leg("g", LONG, long)
        found = []
        for _ in range(3):
            start = time.process_time()
            again = await rebuild(header, await store.rows_after("g", -1), await store.legs("g"))
            assert len(again.orders) == LONG + AFTER
            assert len(again.events) == again.told
            found.append(time.process_time() - start)
        await store.close()
        return min(found)

    with tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(measured(f"sqlite+aiosqlite:///{folder}/games.db"))
    return {"reopen_on_a_server_s": round(took, 3)}


def memory() -> dict[str, float]:
    """Kit, position, portraits, and a view for each of eight guests."""
    command = [sys.executable, "-m", "tests.table.rooms", KEY, str(WIRE_ORDERS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return {"memory_mb": round(float(done.stdout), 1)}


def first_load(wire: dict[str, float]) -> dict[str, float]:
    """All that a first visitor loads, compressed: the page, the portrait, the view, the rules, the map from afar."""
    page = sum(len(gzip.compress(path.read_bytes(), 9)) for path in CLIENT.rglob("*") if path.is_file())
    painter = scenery(Colossus())
    afar = sum(len(painter.draw_picture(file)) for file in painter.pictures()[:TILES])
    return {
        "first_load_page": page,
        "first_load_map": afar,
        "first_load": round(page + afar + wire["portrait"] + wire["first_view"] + len(gzip.compress(rules(KEY, "en")))),
    }


def results() -> dict[str, Any]:
    wire = wire_bench.measured(KEY, WIRE_ORDERS)
    named = {f"wire_{name}": value for name, value in wire.items()}
    return random_play() | one_game() | memory() | reopening() | on_a_server() | first_load(wire) | named


if __name__ == "__main__":
    print(json.dumps(results(), indent=2))
