"""Strange input: refused with a sentence, without a trace in the log."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from grognard.table.names import clean, is_mixed, looks
from tests.table.parts import Server

PASSWORD = "a long enough password"
FORGED = "2031-01-01 the operator has agreed"


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    """Whatever is done to it, it writes nothing to its log."""
    running = Server(database_url)
    running.start()
    try:
        yield running
    finally:
        written = running.stop()
    assert "Traceback" not in written
    assert FORGED not in written.splitlines()


def raw(server: Server, target: str, host: str = "x") -> str:
    """Ask for an address that no library would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as wire:
        wire.sendall(f"GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        answer = b""
        while part := wire.recv(65_536):
            answer += part
    return answer.decode()


def test_what_no_page_would_send(server: Server) -> None:
    for target in ("/%00", "/api/games/%00", "/api/games/a%0A" + FORGED.replace(" ", "%20"), "/api/games?tokens=%00"):
        answer = raw(server, target)
        assert answer.startswith("HTTP/1.1 400"), answer[:200]
        assert "cannot be understood" in answer
    for target in ("/" + "x" * 5_000, "/api/games?tokens=" + "x" * 20_000):
        assert raw(server, target).startswith("HTTP/1.1 414")
    assert raw(server, "/api/titles/nemesis/map/..%2f..%2fmeta.py").startswith("HTTP/1.1 404")
    assert raw(server, "/api/nothing").startswith("HTTP/1.1 404")

    deep = b"[" * 30_000
    for path in ("/api/games", "/api/login", "/api/journals"):
        refused = httpx.post(f"{server.url}{path}", content=deep, headers={"Content-Type": "application/json"})
        assert refused.status_code in (400, 422), (path, refused.text)
        assert refused.json()["message"]

    letters = b'{"title":"\xff","name":"\xff","password":"\xff","secret":"\xff","n":"\xff"}'
    for path in ("/api/games", "/api/login", "/api/accounts", "/api/games/x/sit", "/api/games/x/branch"):
        refused = httpx.post(f"{server.url}{path}", content=letters, headers={"Content-Type": "application/json"})
        assert refused.status_code == 400, (path, refused.text)
        assert "cannot be read" in refused.json()["message"]

    game = server.new_game()
    place, token = f"{server.url}/api/games/{game['game']}", game["seats"]["japan"]
    for name in ("nul\x00nul", "\u202ereversed", "x" * 500):
        wish = httpx.put(f"{place}/seats/japan/wish", json={"name": name}, params={"token": token})
        assert wish.status_code == 204
        assert server.get(f"/api/games/{game['game']}")["seats"]["japan"]["name"] == clean(name)
        assert httpx.patch(place, json={"label": name}, params={"token": token}).status_code == 204
        made = httpx.post(f"{server.url}/api/games", json={"title": "nemesis", "name": name, "label": name})
        assert made.status_code == 201
    for body in (
        {"title": "\x00"},
        {"title": "nemesis", "scenario": "\x00"},
        {"title": "nemesis", "seats": {"\x00": "me"}},
    ):
        assert httpx.post(f"{server.url}/api/games", json=body).status_code == 404
    assert httpx.post(f"{server.url}/api/accounts", json={"name": "\x00" * 8, "password": PASSWORD}).status_code == 400
    assert httpx.get(f"{place}/chat", params={"token": token, "before": 10**30}).status_code == 400
    assert httpx.get(f"{place}/at/{10**30}").status_code == 400
    long = httpx.post(f"{server.url}/api/games", json={"title": "x" * 60_000})
    assert long.status_code == 404
    assert len(long.json()["message"]) < 400
    unclear = httpx.get(f"{place}/log", params={"token": token, "from": "x"})
    assert unclear.status_code == 400
    assert token not in unclear.text, "a secret is not repeated"
    asyncio.run(_odd_messages(server, game["game"], token))
    _odd_files(server, game)


async def _odd_messages(server: Server, game: str, token: str) -> None:
    async with server.player(game, token, seen=5, version=10**30) as player:
        await player.wire.send("[" * 5_000)
        assert (await player.until(lambda frame: frame["type"] != "seats"))["type"] == "error"
        for message in (
            {"type": "order", "order": "\x00"},
            {"type": "order", "order": "x" * 5_000},
            {"type": "offer", "key": "\x00"},
            {"type": "overlay", "key": "\x00", "target": "\x00"},
            {"type": "undo", "orders": -(10**30)},
        ):
            assert (await player.answer_to(**message))["type"] == "refused", message
        await player.send(type="say", text="a\x00b")
        said = await player.until(lambda frame: frame["type"] == "chat")
        assert said["messages"][0]["text"] == "ab"
    async with connect(f"ws://127.0.0.1:{server.port}/ws/games/{game}") as wire:
        await wire.send("{" * 8_000)
        with pytest.raises(Exception, match="4400"):
            await wire.recv()


def _odd_files(server: Server, game: dict[str, Any]) -> None:
    made = server.new_game({}, mode="people")
    head, *lines = server.journal(made["game"], made["seats"]["japan"]).splitlines()
    header = json.loads(head)
    for change in (
        {"scenario": "nowhere"},
        {"title": "nothing"},
        {"options": {"\x00": "x"}},
        {"mode": "cheating"},
        {"colour": "red"},
        {"grognard": 10**30},
        {"seats": {"nobody": "greedy"}},
        {"scenario": "x" * 5_000},
        {"title": "nemesis\x1b[31m"},
        {"x" * 5_000: 1},
    ):
        data = b"\n".join([json.dumps({**header, **change}).encode(), *lines]) + b"\n"
        answer = httpx.post(f"{server.url}/api/journals", content=data, timeout=60)
        assert answer.status_code == 422, (change, answer.text)
        assert len(answer.json()["message"]) < 400
    for order in ("x" * 5_000, "done\x1b[31m", "x" * 150):
        line = json.dumps({"n": 1, "seat": "japan", "order": order}).encode()
        answer = httpx.post(f"{server.url}/api/journals", content=head + b"\n" + line + b"\n", timeout=60)
        assert answer.status_code == 422, answer.text
        message = answer.json()["message"]
        assert len(message) < 400
        assert "{???}" not in message
        assert "\x1b" not in message


def test_a_host_that_is_none(database_url: str) -> None:
    server = Server(database_url, hosts=("127.0.0.1", "localhost"))
    server.start()
    for host in ("[::1", "x]", "", "[", "a:b:c"):
        answer = raw(server, "/api/health", host)
        assert answer.startswith("HTTP/1.1 421"), (host, answer[:200])
        assert "not reached by that name" in answer
    assert "Traceback" not in server.stop()


def test_names() -> None:
    assert clean("  Bill\u202e\u200b \t Slim\x00 ") == "Bill Slim"
    assert clean("ﬁeld") == "field"
    assert looks("Slim") == looks("SIim") == looks("Ѕlіm") == looks("s1im")
    assert looks("Mountbatten") == looks("Мountbatten") == looks("M0untbatten")
    assert looks("Slim") != looks("Stilwell")
    assert is_mixed("Ѕlim")
    assert not is_mixed("Слим")


def test_no_look_alike_accounts(server: Server) -> None:
    def create(name: str) -> int:
        body = {"name": name, "password": PASSWORD}
        return httpx.post(f"{server.url}/api/accounts", json=body, timeout=60).status_code

    assert create("Bill Slim") == 201
    for twin in ("BiII SIim", "Bill\u200b Slim", "Ｂill Ｓlim", "Bi11 S1im"):
        assert create(twin) == 409, twin
    assert create("Вill Slim") == 400, "two alphabets in one name"
    login = {"name": "ＢＩＬＬ slim", "password": PASSWORD}
    assert httpx.post(f"{server.url}/api/login", json=login, timeout=60).json()["name"] == "Bill Slim"
