"""Accounts, sessions, origins, limits, logs, and 'your turn'."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import StreamRequestHandler, ThreadingTCPServer

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from grognard.core.errors import GrognardError
from grognard.table.post import Post
from grognard.table.settings import FREE, Limits, Settings
from grognard.table.store import Store
from tests.table.parts import Player, Server

PASSWORD = "a long enough password"


def test_accounts_bind_seats(database_url: str) -> None:
    async def play(server: Server, cookies: dict[str, str], game: str, token: str) -> None:
        headers = {"Cookie": "; ".join(f"{key}={value}" for key, value in cookies.items())}
        url = f"ws://127.0.0.1:{server.port}/ws/games/{game}"
        async with connect(url, additional_headers=headers, max_size=None) as wire:
            me = Player(wire)
            await me.send(type="hello")
            await me.until(lambda frame: frame["type"] == "view")
            assert me.view["seat"] == "japan"
        async with server.player(game, token) as stranger:
            assert stranger.view["seat"] is None

    with Server(database_url) as server, httpx.Client(base_url=server.url, timeout=30) as person:
        login = {"name": "Slim", "password": PASSWORD}
        assert person.post("/api/accounts", json={"name": "Slim", "password": "short"}).status_code == 400
        made = person.post("/api/accounts", json=login)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        again = httpx.post(f"{server.url}/api/accounts", json={"name": " sLiM", "password": PASSWORD})
        assert again.status_code == 409
        assert person.get("/api/me").json()["name"] == "Slim"
        game = server.new_game()
        token = game["seats"]["japan"]
        assert person.post(f"/api/games/{game['game']}/claim", params={"token": token}).status_code == 204
        listed = person.get("/api/games").json()
        assert [(each["game"], each["mine"]) for each in listed] == [(game["game"], ["japan"])]
        asyncio.run(play(server, dict(person.cookies), game["game"], token))
        old = dict(person.cookies)
        assert person.post("/api/logout").status_code == 204
        assert httpx.get(f"{server.url}/api/me", cookies=old).json()["account"] is None
        assert person.post("/api/login", json={**login, "password": "wrong" * 3}).status_code == 401
        assert person.post("/api/login", json={"name": "nobody", "password": PASSWORD}).status_code == 401
        assert person.post("/api/login", json=login).status_code == 200
        assert person.get("/api/me").json()["name"] == "Slim"


def test_my_games_by_links(server: Server) -> None:
    made = [server.new_game() for _ in range(3)]
    tokens = ",".join(game["seats"]["japan"] for game in made[:2])
    listed = server.get("/api/games", tokens=tokens)
    assert {game["game"] for game in listed} == {game["game"] for game in made[:2]}
    assert server.get("/api/games") == []


def test_other_origins_are_refused(sqlite_url: str) -> None:
    async def knock(server: Server, game: str, origin: str) -> bool:
        try:
            async with connect(f"ws://127.0.0.1:{server.port}/ws/games/{game}", origin=Origin(origin)) as wire:
                await wire.send(json.dumps({"type": "hello"}))
                await wire.recv()
        except (InvalidStatus, ConnectionClosed):
            return False
        return True

    with Server(sqlite_url, origins=("https://club.example",)) as server:
        game = server.new_game()["game"]
        body = {"title": "nemesis"}
        for origin, welcome in (
            (server.url, True),
            ("https://club.example", True),
            ("https://evil.example", False),
            ("null", False),
        ):
            assert asyncio.run(knock(server, game, origin)) is welcome
            answer = httpx.post(f"{server.url}/api/games", json=body, headers={"Origin": origin})
            assert answer.status_code == (201 if welcome else 403)
        safe = httpx.get(f"{server.url}/api/titles")
        assert safe.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in safe.headers["content-security-policy"]


def test_hosts(sqlite_url: str) -> None:
    with Server(sqlite_url, hosts=("127.0.0.1",)) as server:
        assert httpx.get(f"{server.url}/api/titles", headers={"Host": "evil.example"}).status_code == 421


def test_limits(sqlite_url: str) -> None:
    limits = Limits(messages=(5, 60.0), logins=(3, 60.0), new_games=(2, 60.0), sockets=3)

    async def hurry(server: Server, game: str) -> None:
        async with server.player(game) as player:
            answers = [await player.answer_to(type="ping") for _ in range(7)]
            assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refused"] * 2
            await player.wire.send("x" * (limits.message_size + 1000))
            with pytest.raises(ConnectionClosed):
                await player.closed()
        await asyncio.sleep(1.5)
        async with server.player(game), server.player(game), server.player(game):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with server.player(game):
                    pass

    with Server(sqlite_url, limits=limits) as server:
        game = server.new_game()["game"]
        asyncio.run(hurry(server, game))
        server.new_game()
        assert httpx.post(f"{server.url}/api/games", json={"title": "nemesis"}).status_code == 429
        login = {"name": "nobody", "password": PASSWORD}
        codes = [httpx.post(f"{server.url}/api/login", json=login, timeout=30).status_code for _ in range(5)]
        assert codes == [401, 401, 401, 429, 429]
        big = httpx.post(f"{server.url}/api/games", content=b'"' + b"x" * 200_000 + b'"')
        assert big.status_code in (400, 413)


def test_too_many_calls(sqlite_url: str) -> None:
    with Server(sqlite_url, limits=Limits(calls=(20, 3_600.0))) as server:
        codes = [httpx.get(f"{server.url}/api/titles").status_code for _ in range(25)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_no_secret_in_the_log(sqlite_url: str) -> None:
    server = Server(sqlite_url)
    server.start()
    game = server.new_game()
    token = game["seats"]["japan"]
    httpx.post(f"{server.url}/api/accounts", json={"name": "Slim", "password": PASSWORD}, timeout=30)
    server.get(f"/api/games/{game['game']}", token=token)
    httpx.get(f"{server.url}/api/games/{game['game']}/at/99999", params={"token": token})
    httpx.get(f"{server.url}/api/games/nothing", params={"token": token})
    written = server.stop()
    for secret in (token, PASSWORD):
        assert secret not in written


# your turn


class Mailbox(ThreadingTCPServer):
    """A small SMTP server that keeps what it is given."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.letters: list[str] = []
        super().__init__(("127.0.0.1", 0), _Postman)


class _Postman(StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, Mailbox)
        self.wfile.write(b"220 test\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (line := self.rfile.readline()) != b".\r\n":
                    letter += line
                self.server.letters.append(letter.decode())
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()


def test_your_turn_by_mail(sqlite_url: str) -> None:
    with mailbox() as box:
        port = box.server_address[1]
        url = f"smtp://127.0.0.1:{port}/?from=club@example.org"
        with Server(sqlite_url, smtp_url=url, public_url="http://club.example") as server:
            game = server.new_game()
            waiting = server.get(f"/api/games/{game['game']}")["waiting"][0]
            path = f"{server.url}/api/games/{game['game']}/seats/{waiting}/wish"
            wish = {"email": "player@example.org", "lang": "fr"}
            assert httpx.put(path, json=wish).status_code == 403
            token = game["seats"][waiting]
            bad = httpx.put(path, json={"email": "x@y\nBcc: z@example.org"}, params={"token": token})
            assert bad.status_code == 400
            assert httpx.put(path, json=wish, params={"token": token}).status_code == 204
            assert httpx.get(path).status_code == 403
            kept = httpx.get(path, params={"token": token})
            assert kept.json() | wish == kept.json()
            assert kept.headers["cache-control"] == "no-store"
            end = time.monotonic() + 15
            while not box.letters and time.monotonic() < end:
                time.sleep(0.1)
            time.sleep(1.5)
        assert len(box.letters) == 1, "told once"
        assert "To: player@example.org" in box.letters[0]
        assert game["game"] in box.letters[0].replace("=\r\n", "").replace("=\n", "")
        assert token not in box.letters[0]


def test_refusals_are_told_in_the_language_of_the_reader(server: Server) -> None:
    game = server.new_game()["game"]
    french = {"Accept-Language": "fr, en;q=0.5"}
    wish = f"/api/games/{game}/seats/japan/wish"
    login = {"name": "Slim", "password": "short"}
    with httpx.Client(base_url=server.url) as browser:
        for said, answer in (
            ("Cette place", browser.get(wish, headers=french)),
            ("This seat", browser.get(wish)),
            ("This seat", browser.get(wish, params={"lang": "en"}, headers=french)),
            ("Les dés", browser.get(f"/api/games/{game}/proof", headers=french)),
            ("Cette partie", browser.get("/api/games/nothing", headers=french)),
            ("Un mot de passe compte de 8 à 200", browser.post("/api/accounts", json=login, headers=french)),
            ("Le nom et", browser.post("/api/login", json=login, headers=french)),
            ("Connectez-vous", browser.post(f"/api/games/{game}/claim", headers=french)),
            ("Les pages", browser.post("/api/logout", headers={**french, "Origin": "http://evil.example"})),
        ):
            assert answer.json()["message"].startswith(said)


def test_off_by_default(server: Server) -> None:
    game = server.new_game()
    path = f"{server.url}/api/games/{game['game']}/seats/japan/wish"
    for wish in ({"email": "player@example.org"}, {"webhook": "https://discord.com/api/webhooks/1/x"}):
        answer = httpx.put(path, json=wish, params={"token": game["seats"]["japan"]})
        assert answer.status_code == 400


def test_webhooks_go_only_where_the_operator_says(sqlite_url: str) -> None:
    settings = Settings(database_url=sqlite_url, webhook_hosts=("discord.com",), limits=FREE)
    post = Post(settings, Store(sqlite_url, "test"))
    post.check(None, "https://discord.com/api/webhooks/1/secret")
    for bad in (
        "http://discord.com/x",
        "https://discord.com.evil.example/x",
        "https://evil.example/?discord.com",
        "https://discord.com@evil.example/",
        "file:///etc/passwd",
        "https://127.0.0.1/x",
    ):
        with pytest.raises(GrognardError):
            post.check(None, bad)
