"""Behind a proxy, and against those who are slow or many."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from grognard.table.post import Post
from grognard.table.settings import Limits, Settings
from grognard.table.store import SeatRow, Store
from tests.table.parts import Server, free_port

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
FEW = Limits(calls=(5, 3_600.0))


def calls(server: Server, address: str, count: int) -> list[int]:
    headers = {"X-Forwarded-For": address}
    return [httpx.get(f"{server.url}/api/me", headers=headers).status_code for _ in range(count)]


def test_only_a_trusted_proxy_names_visitors(tmp_path: Path) -> None:
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", limits=FEW) as server:
        codes = [calls(server, f"192.0.2.{number}", 1)[0] for number in range(8)]
        assert codes.count(429) >= 3, "whatever they claim, they all come from here"
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}", limits=FEW, proxies=("127.0.0.0/8",)) as server:
        assert calls(server, "192.0.2.1", 7)[-1] == 429
        assert calls(server, "192.0.2.2", 1) == [200]
        assert calls(server, "6.6.6.6, 192.0.2.1", 1) == [429], "only what the proxy itself has added counts"


def _nginx() -> str | None:
    return os.environ.get("GROGNARD_NGINX") or shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@pytest.mark.skipif(_nginx() is None, reason="no nginx")
def test_the_example_for_nginx(tmp_path: Path) -> None:
    location, once = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", limits=FEW, proxies=("127.0.0.1",)) as server:
        port = free_port()
        location = location.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        temporary = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (tmp_path / "nginx.conf").write_text(
            f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
            f"http {{ access_log off; {temporary}\n{once}\nserver {{ listen 127.0.0.1:{port};\n{location}}} }}\n"
        )
        command = [str(_nginx()), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            asyncio.run(_play_through(f"127.0.0.1:{port}"))
            own = {"X-Forwarded-For": "198.51.100.7"}
            codes = [httpx.get(f"http://127.0.0.1:{port}/api/me", headers=own).status_code for _ in range(7)]
            assert codes[-1] == 429, "nginx says who it is, not the visitor"
        finally:
            proxy.terminate()
            proxy.wait(30)


async def _play_through(place: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{place}", timeout=30) as client:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                made = await client.post("/api/games", json={"title": "nemesis"})
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        game = made.json()
        async with connect(f"ws://{place}/ws/games/{game['game']}", origin=f"http://{place}", max_size=None) as wire:  # type: ignore[arg-type]
            await wire.send(f'{{"type":"hello","token":"{game["seats"]["japan"]}"}}')
            assert '"view"' in str(await wire.recv())


def test_the_slow_are_not_waited_for(tmp_path: Path) -> None:
    limits = Limits(patience=1.0)
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", limits=limits) as server:
        for begun in (b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n"):
            assert _answer(server, begun) == b"", "a half-open request is hung up on"
        body = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
        answer = _answer(server, body)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"did not come in time" in answer
        endless = _answer(server, b"GET / HTTP/1.1\r\n" + b"X-More: y\r\n" * 10_000, patient=False)
        assert endless == b""
        assert httpx.get(f"{server.url}/api/me").status_code == 200


def _answer(server: Server, begun: bytes, *, patient: bool = True) -> bytes:
    """What comes back, until the server hangs up."""
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as wire:
        wire.sendall(begun)
        try:
            while part := wire.recv(65_536):
                answer += part
        except ConnectionResetError:
            assert not patient
    return answer


def test_an_account_has_its_measure_wherever_it_comes_from(tmp_path: Path) -> None:
    limits = Limits(account_calls=(6, 3_600.0), passwords=(3, 3_600.0))
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", limits=limits, proxies=("127.0.0.1",)) as server:

        def from_somewhere(number: int) -> dict[str, str]:
            return {"X-Forwarded-For": f"192.0.2.{number}"}

        with httpx.Client(base_url=server.url, timeout=60) as me:
            login = {"name": "Everywhere", "password": "a long enough password"}
            assert me.post("/api/accounts", json=login).status_code == 201
            codes = [me.get("/api/me", headers=from_somewhere(number)).status_code for number in range(9)]
            assert codes == [200] * 6 + [429] * 3
        wrong = {"name": "Everywhere", "password": "not this password"}
        tries = [
            httpx.post(f"{server.url}/api/login", json=wrong, headers=from_somewhere(number), timeout=60).status_code
            for number in range(5)
        ]
        assert tries == [401, 401, 401, 429, 429]


def test_a_bad_webhook_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One host takes the call and never answers; the others are told meanwhile, and it is given up in time."""
    monkeypatch.setattr("grognard.table.post.TIMEOUT", 5.0)
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", webhook_hosts=("127.0.0.1",))
    told: list[str] = []

    async def call(url: str, text: str) -> None:
        if "bad" in url:
            await asyncio.Event().wait()
        told.append(url)

    async def claimed(*_: object) -> bool:
        return True

    class Table:
        id = "game"

        class header:
            title = "nemesis"

    async def notify() -> None:
        post = Post(settings, Store(settings.database_url, "test"))
        monkeypatch.setattr(post._store, "claim_notice", claimed)
        monkeypatch.setattr("grognard.table.post._call_webhook", call)

        def tell(name: str) -> asyncio.Task[None]:
            row = SeatRow(game="game", seat="japan", kind="person", webhook=f"https://127.0.0.1/{name}")
            return asyncio.create_task(post.your_turn(Table, row, 1))  # type: ignore[arg-type]

        bad = [tell(f"bad{number}") for number in range(4)]
        await asyncio.gather(*(tell(f"good{number}") for number in range(4)))
        assert len(told) == 4
        assert not any(task.done() for task in bad)
        await asyncio.gather(*bad)  # they are given up
        assert len(told) == 4

    asyncio.run(notify())
