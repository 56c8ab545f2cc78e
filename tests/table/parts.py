"""What the tests of the table share: servers in processes of their own, and players with sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grognard.table.settings import FREE, Settings
from tests.table.patching import orders_of, viewed

SERVED = Path(__file__).with_name("served.py")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server process on a free port."""

    def __init__(self, database_url: str, **settings: Any) -> None:
        self.port = free_port()
        settings = {"limits": FREE, "sweep_seconds": 0.5, "notify_after": 0.0, **settings}
        self.settings = Settings(database_url=database_url, **settings)
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.output = b""

    def start(self) -> None:
        command = [sys.executable, str(SERVED), str(self.port), msgspec.json.encode(self.settings).decode()]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 180
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(self._errors())
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def _errors(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        return self.process.stderr.read().decode()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it, and return what it wrote to its log."""
        if self.process is None:
            return ""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=30)
        self.process = None
        return errors.decode()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    # calls

    def post(self, path: str, body: Any = None, **params: str) -> Any:
        answer = httpx.post(f"{self.url}{path}", json=body, params=params, timeout=30)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, **params: Any) -> Any:
        answer = httpx.get(f"{self.url}{path}", params=params, timeout=30)
        assert answer.is_success, answer.text
        return answer.json()

    def new_game(self, seats: dict[str, str] | None = None, **body: Any) -> Any:
        """A game where everybody has sat down: `seats` of the answer are their own secrets."""
        seats = {"japan": "link", "allies": "link"} if seats is None else seats
        made = self.post("/api/games", {"title": "nemesis", "seats": seats, **body})
        for seat in [seat for seat, taker in seats.items() if taker == "link"]:
            made["seats"][seat] = self.sit(made["game"], token=made["seats"][seat])["token"]
        return made

    def sit(self, game: str, token: str | None = None, **body: Any) -> Any:
        return self.post(f"/api/games/{game}/sit", body, **({"token": token} if token else {}))

    def journal(self, game: str, token: str) -> bytes:
        answer = httpx.get(f"{self.url}/api/games/{game}/journal", params={"token": token}, timeout=30)
        assert answer.is_success, answer.text
        return answer.content

    @asynccontextmanager
    async def player(self, game: str, token: str | None = None, **hello: Any) -> AsyncIterator[Player]:
        url = f"ws://127.0.0.1:{self.port}/ws/games/{game}"
        async with connect(url, max_size=None, compression=None) as wire:
            player = Player(wire)
            await player.send(type="hello", token=token, **hello)
            await player.until(lambda frame: frame["type"] in ("view", "error"))
            yield player


class Player:
    """Somebody at a socket. Keeps every frame as it came over the wire."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def receive(self, timeout: float = 20.0) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.wire.recv(), timeout)
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "change":
            message = viewed(self.view, message)
        if message["type"] == "view":
            self.view = {"game": self.view.get("game"), **message}
            self.log[message["from"] :] = message["events"]
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def answer_to(self, **message: Any) -> dict[str, Any]:
        """What comes back for a message, other than views."""
        await self.send(**message)
        return await self.until(lambda frame: frame["type"] not in ("view", "seats"))

    async def order(self, line: str, **more: Any) -> dict[str, Any]:
        return await self.answer_to(type="order", order=line, **more)

    async def see(self, n: int) -> dict[str, Any]:
        """Wait for the view after n orders."""
        while self.view["n"] != n:
            await self.receive()
        return self.view

    async def see_after(self, n: int) -> dict[str, Any]:
        """Wait for a view after more than n orders."""
        while self.view["n"] <= n:
            await self.receive()
        return self.view

    async def closed(self) -> None:
        """Read until the server hangs up."""
        while True:
            await self.receive()

    async def quiet(self, seconds: float = 0.2) -> None:
        """Read whatever still comes."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.receive(seconds)

    @property
    def since(self) -> int | None:
        """The number of the question that is asked."""
        ask = self.view["ask"]
        return None if ask is None else int(ask["since"])

    @property
    def orders(self) -> list[str]:
        return orders_of(self.view)


def pick(player: Player, chance: random.Random) -> str:
    return chance.choice(player.orders)


async def play_random(players: dict[str, Player], orders: int, chance: random.Random) -> int:
    """Let players answer at random; returns how many orders were acknowledged."""
    acknowledged = 0
    while acknowledged < orders:
        some = next(iter(players.values()))
        if some.view["over"]:
            break
        n = some.view["n"]
        seat = next(seat for seat in some.view["waiting"] if seat in players)
        asked = players[seat]
        answer = await asked.order(pick(asked, chance), since=asked.since)
        assert answer["type"] == "ack", answer
        assert answer["n"] == n + 1
        acknowledged += 1
        for player in players.values():
            await player.see(n + 1)
    return acknowledged


@contextmanager
def all_of(*servers: Server) -> Iterator[tuple[Server, ...]]:
    with contextlib.ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        yield servers
