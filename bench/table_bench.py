"""The load on a server: many live games, two sockets each, an order in every game every two seconds.

    python -m bench.table_bench --games 500 --seconds 300

One server process on one core plays against one process of clients. Prints JSON: how long an order takes until it is
acknowledged, how long until the opponent sees it, errors, lost orders, and memory for each idle game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grognard.core.title import load_title
from grognard.table.settings import database_url
from tests.table.patching import patched, spelt

SERVER = """
import sys, msgspec
from grognard.table.run import serve
from grognard.table.settings import Settings
serve(port=int(sys.argv[1]), settings=msgspec.json.decode(sys.argv[2], type=Settings))
"""
FREE = {"messages": None, "calls": None, "logins": None, "new_games": None, "sockets": 1_000_000}


class Frame(msgspec.Struct):
    """What a client of this load reads of a frame."""

    type: str
    n: int | None = None
    version: int = 0
    over: bool = False
    ask: dict[str, Any] | None = None
    message: str = ""


_frame = msgspec.json.Decoder(Frame).decode


class Tally:
    def __init__(self) -> None:
        self.answers: list[float] = []
        self.sights: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.late: list[float] = []


class Side:
    """One socket. The newest question waits in `ask`."""

    def __init__(self, wire: ClientConnection, tally: Tally) -> None:
        self.wire = wire
        self.tally = tally
        self.n = -1
        self.ask: Any = None
        self.over = False
        self.acknowledged: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.news = asyncio.Event()

    async def read_on(self) -> None:
        async for text in self.wire:
            self.tally.bytes += len(text)
            frame = _frame(text)
            if frame.type in ("view", "change"):
                self.n, self.over = frame.n or 0, frame.over
                self.ask = frame.ask if frame.type == "view" else patched(self.ask, frame.ask or {})
                self.news.set()
            elif frame.type in ("ack", "refused", "error"):
                self.acknowledged.set_result(frame)

    async def see(self, n: int) -> None:
        while self.n < n:
            self.news.clear()
            await self.news.wait()


class Match:
    """One game between two sockets."""

    def __init__(self, sides: list[Side], tally: Tally, seed: int) -> None:
        self.sides = sides
        self.tally = tally
        self.chance = random.Random(seed)
        self.orders = 0

    async def play(self, begin: float, end: float, every: float) -> None:
        due = begin + self.chance.random() * every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.tally.late.append(time.monotonic() - due)
            await asyncio.wait_for(self._one(), 30)
            if self.sides[0].over:
                return
            due += every

    async def _one(self) -> None:
        side = next(side for side in self.sides if side.ask is not None)
        other = next(each for each in self.sides if each is not side)
        order = self.chance.choice(list(spelt(side.ask["offers"], load_title("nemesis").kit())))
        side.acknowledged = asyncio.get_running_loop().create_future()
        start = time.monotonic()
        await side.wire.send(
            msgspec.json.encode({"type": "order", "order": order, "since": side.ask["since"]}).decode()
        )
        frame = await side.acknowledged
        self.tally.answers.append(time.monotonic() - start)
        if frame.type != "ack" or frame.n != self.orders + 1:
            self.tally.errors.append(frame.message or frame.type)
            return
        self.orders += 1
        await other.see(self.orders)
        self.tally.sights.append(time.monotonic() - start)
        await side.see(self.orders)


def call(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def memory(process: int) -> int:
    """Resident memory in bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(values: list[float]) -> dict[str, float]:
    values = sorted(values)
    if not values:
        return {}
    at = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * values[min(len(values) - 1, int(part * len(values)))], 1) for name, part in at.items()}


def start_server(database: str, idle_seconds: float) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    settings = {"database_url": database, "limits": FREE, "idle_seconds": idle_seconds}
    command = [sys.executable, "-c", SERVER, str(port), json.dumps(settings)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # ours is for the figures
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(server.pid, {min(os.sched_getaffinity(0))})
    for _ in range(300):
        try:
            call(f"http://127.0.0.1:{port}/api/health")
        except OSError:
            time.sleep(0.1)
        else:
            return server, port
    raise RuntimeError("the server does not answer")


async def warm_up(url: str) -> None:
    """What a server loads once, whatever the number of games, is no part of a game's memory."""
    body = {"title": "nemesis", "seats": {"japan": "random", "allies": "me"}}
    for _ in range(5):
        game = await asyncio.to_thread(call, f"{url}/api/games", body)
        token = game["seats"]["allies"]
        for _ in range(3):
            await asyncio.to_thread(call, f"{url}/api/games/{game['game']}?token={token}")
            await asyncio.sleep(0.3)


async def load(port: int, server: int, games: int, seconds: float, every: float, idle: float) -> dict[str, Any]:
    tally, url = Tally(), f"http://127.0.0.1:{port}"
    await warm_up(url)
    empty = memory(server)
    matches, readers, made = [], [], []
    for seed in range(games):
        body = {"title": "nemesis", "seats": {"japan": "link", "allies": "link"}}
        game = await asyncio.to_thread(call, f"{url}/api/games", body)
        sides = []
        for token in game["seats"].values():
            where = f"ws://127.0.0.1:{port}/ws/games/{game['game']}"
            wire = await connect(where, max_size=None, compression=None, ping_interval=None)
            await wire.send(json.dumps({"type": "hello", "token": token}))
            sides.append(Side(wire, tally))
            readers.append(asyncio.create_task(sides[-1].read_on()))
        for side in sides:
            await side.see(0)
        matches.append(Match(sides, tally, seed))
        made.append(game)
    before, begin = processor_time(server), time.monotonic()
    end = begin + seconds
    results = await asyncio.gather(*(match.play(begin, end, every) for match in matches), return_exceptions=True)
    tally.errors += [repr(result) for result in results if isinstance(result, BaseException)]
    took, used = time.monotonic() - begin, processor_time(server) - before
    playing = memory(server)
    await asyncio.sleep(idle + 8)
    resting, rooms = memory(server), call(f"{url}/api/health")
    lost = 0
    for match, game in zip(matches, made, strict=True):
        token = next(iter(game["seats"].values()))
        view = await asyncio.to_thread(call, f"{url}/api/games/{game['game']}?token={token}")
        lost += match.orders - view["n"]
    for reader in readers:
        reader.cancel()
    return {
        "games": games,
        "seconds": round(took, 1),
        "orders": len(tally.answers),
        "orders_per_second": round(len(tally.answers) / took, 1),
        "answer_ms": spread(tally.answers),
        "opponent_sees_ms": spread(tally.sights),
        "client_late_ms": spread(tally.late),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:3],
        "lost_orders": lost,
        "server_processor_share": round(used / took, 2),
        "server_ms_per_order": round(1000 * used / max(1, len(tally.answers)), 2),
        "megabytes_sent": round(tally.bytes / 1e6, 1),
        "positions_kept_when_idle": rooms["live"],
        "memory_mb": {"empty": empty // 2**20, "playing": playing // 2**20, "idle": resting // 2**20},
        "kb_per_playing_game": round((playing - empty) / games / 1000),
        "kb_per_idle_game": round((resting - empty) / games / 1000),
    }


def measure(games: int, seconds: float, every: float, database: str | None) -> dict[str, Any]:
    idle = every + 20.0  # longer than the worst delay: games that are played are not to be dropped
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(database_url(database or f"sqlite:///{folder}/games.db"), idle)
        try:
            return asyncio.run(load(port, server.pid, games, seconds, every, idle))
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two orders of a game")
    parser.add_argument("--database", help="a database URL (default: a new SQLite file)")
    options = parser.parse_args()
    print(json.dumps(measure(options.games, options.seconds, options.every, options.database), indent=2))


if __name__ == "__main__":
    main()
