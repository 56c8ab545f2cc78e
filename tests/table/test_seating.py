"""Whose seat it is: a link gives it once, and whoever made the link has no part in it any more."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.table.parts import Player, Server

PASSWORD = "a long enough password"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("seating")
    with Server(f"sqlite+aiosqlite:///{folder / 'games.db'}", key_folder=str(folder)) as running:
        yield running


@contextlib.contextmanager
def browser(server: Server, name: str | None = None) -> Iterator[httpx.Client]:
    """Somebody with cookies of their own; with an account if a name is given."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        if name is not None:
            login = {"name": f"{name} {secrets.token_hex(3)}", "password": PASSWORD}
            assert client.post("/api/accounts", json=login).status_code == 201
        yield client


@contextlib.asynccontextmanager
async def at_table(
    server: Server, who: httpx.Client, game: str, token: str | None = None, **hello: Any
) -> AsyncIterator[Player]:
    headers = {"Cookie": "; ".join(f"{key}={value}" for key, value in who.cookies.items())}
    url = f"ws://127.0.0.1:{server.port}/ws/games/{game}"
    async with connect(url, additional_headers=headers, max_size=None) as wire:
        player = Player(wire)
        await player.send(type="hello", token=token, **hello)
        await player.until(lambda frame: frame["type"] == "view")
        yield player


def create(client: httpx.Client, **body: Any) -> Any:
    seats = {"japan": "me", "allies": "link"}
    made = client.post("/api/games", json={"title": "nemesis", "seats": seats, **body})
    assert made.status_code == 201, made.text
    return made.json()


def sit(client: httpx.Client, game: str, token: str | None = None, **body: Any) -> httpx.Response:
    return client.post(f"/api/games/{game}/sit", json=body, params={"token": token} if token else {})


def test_three_browsers_and_one_link(server: Server) -> None:
    """The creator (with an account), the friend (without), and somebody who found the link later."""
    with browser(server, "Creator") as creator, browser(server) as friend, browser(server) as third:
        made = create(creator)
        game, link, own = made["game"], made["seats"]["allies"], made["seats"]["japan"]
        path = f"/api/games/{game}"

        seen = friend.get(path, params={"token": link}).json()
        assert (seen["mine"], seen["invited"]) == ([], ["allies"]), "a link is an invitation, not yet a seat"
        assert seen["seats"]["allies"]["kind"] == "open"
        assert friend.get(f"{path}/seats/allies/wish", params={"token": link}).status_code == 403

        secret = secrets.token_urlsafe(24)
        sat = sit(friend, game, link, secret=secret, name="Friend")
        assert sat.status_code == 200, sat.text
        assert sat.json() | {"seats": ["allies"], "token": secret, "member": False} == sat.json()
        assert sat.json()["link"] == f"/#/games/{game}/{secret}"
        assert "elsewhere" in sat.json()["message"]
        assert sit(friend, game, link, secret=secret).status_code == 200, "the answer may be lost on the way"
        mine = friend.get(path, params={"token": secret}).json()
        assert mine["mine"] == ["allies"]
        assert mine["seats"]["allies"]["name"] == "Friend"
        note = {"text": "attack at dawn"}
        assert friend.put(f"{path}/seats/allies/note", json=note, params={"token": secret}).status_code == 204

        for intruder in (creator, third):
            view = intruder.get(path, params={"token": link}).json()
            assert "allies" not in view["mine"]
            assert view["invited"] == []
            assert sit(intruder, game, link).status_code == 403
            assert intruder.post(f"{path}/claim", params={"token": link}).status_code in (204, 403)
            for what in ("wish", "note"):
                assert intruder.get(f"{path}/seats/allies/{what}", params={"token": link}).status_code == 403
            assert intruder.post(f"{path}/branch", json={"n": 0}, params={"token": link}).status_code == 403
            assert intruder.get(f"{path}/case", params={"token": link}).status_code == 403
            assert intruder.post(f"{path}/seats/allies/invite", params={"token": own}).status_code == 403
        kept = creator.get(f"{path}/journal", params={"token": link})
        assert kept.status_code == 200
        assert '"seed":null' in kept.text
        assert third.get(f"{path}/journal", params={"token": link}).status_code == 403
        assert friend.get(path, params={"token": secret}).json()["mine"] == ["allies"]


def test_whoever_takes_both_seats_still_plays_between_people(server: Server) -> None:
    with browser(server, "Solo") as creator:
        made = create(creator)
        assert sit(creator, made["game"], made["seats"]["allies"]).status_code == 200
        path = f"/api/games/{made['game']}"
        assert creator.get(path).json()["mine"] == ["japan", "allies"]
        assert '"seed":null' in creator.get(f"{path}/journal").text
        assert creator.get(f"{path}/case").status_code == 403
        assert creator.post(f"{path}/branch", json={"n": 0}).status_code == 403


@pytest.mark.parametrize("mode", ["analysis", "hot-seat"])
def test_a_game_with_somebody_else_is_between_people(server: Server, mode: str) -> None:
    body = {"title": "nemesis", "mode": mode}
    for taker in ("link", "mail"):
        answer = httpx.post(f"{server.url}/api/games", json={**body, "seats": {"allies": taker}})
        assert (answer.status_code, answer.json()["error"]) == (400, "people-only")
    both = {"japan": "link", "allies": "mail"}
    assert httpx.post(f"{server.url}/api/games", json={"title": "nemesis", "seats": both}).status_code == 400


def test_an_account_takes_the_seat_along(server: Server) -> None:
    with browser(server) as creator, browser(server, "Guest") as friend, browser(server) as elsewhere:
        made = create(creator)
        sat = sit(friend, made["game"], made["seats"]["allies"]).json()
        assert sat["member"]
        assert "log in" in sat["message"]
        path = f"/api/games/{made['game']}"
        assert friend.get(path).json()["mine"] == ["allies"]
        assert elsewhere.get(path, params={"token": sat["token"]}).json()["mine"] == []
        assert sit(elsewhere, made["game"], sat["token"]).status_code == 403

        # the creator logs in later: saying hello is enough
        own = made["seats"]["japan"]
        login = {"name": f"Later {secrets.token_hex(3)}", "password": PASSWORD}
        assert creator.post("/api/accounts", json=login).status_code == 201

        async def say_hello() -> None:
            async with at_table(server, creator, made["game"], own) as me:
                assert me.view["mine"] == ["japan"]

        asyncio.run(say_hello())
        assert creator.get(path).json()["seats"]["japan"]["member"]
        assert elsewhere.get(path, params={"token": own}).json()["mine"] == []


def test_a_seat_moves_to_another_device_and_sockets_lose_it(server: Server) -> None:
    with browser(server) as creator, browser(server) as friend, browser(server) as phone:
        made = create(creator)
        game = made["game"]
        secret = sit(friend, game, made["seats"]["allies"]).json()["token"]

        async def move() -> None:
            async with at_table(server, friend, game, secret) as desk:
                assert desk.view["mine"] == ["allies"]
                moved = (await asyncio.to_thread(sit, phone, game, secret)).json()
                assert moved["seats"] == ["allies"]
                while desk.view["mine"]:
                    await desk.receive()
                assert desk.view["seat"] is None
                assert (await desk.order("done"))["type"] == "refused"
                assert (await desk.answer_to(type="resign"))["type"] == "refused"
                async with at_table(server, phone, game, moved["token"]) as there:
                    assert there.view["mine"] == ["allies"]

        asyncio.run(move())
        assert sit(creator, game, secret).status_code == 403


def test_logging_out_ends_what_sockets_may_do(server: Server) -> None:
    with browser(server, "Leaver") as me:
        made = me.post("/api/games", json={"title": "nemesis", "mode": "people"}).json()

        async def leave() -> None:
            async with at_table(server, me, made["game"]) as player:
                assert player.view["mine"] == ["japan", "allies"]
                await asyncio.to_thread(me.post, "/api/logout")
                while player.view["mine"]:
                    await player.receive()
                assert (await player.order(player.orders[0] if player.orders else "done"))["type"] == "refused"

        asyncio.run(leave())


def test_a_new_link_replaces_the_old_one(server: Server) -> None:
    with browser(server) as creator, browser(server) as friend:
        made = create(creator)
        game, own = made["game"], made["seats"]["japan"]
        path = f"/api/games/{game}/seats/allies/invite"
        assert friend.post(path, params={"token": made["seats"]["allies"]}).status_code == 403
        fresh = creator.post(path, params={"token": own}).json()["link"].rpartition("/")[2]
        assert sit(friend, game, made["seats"]["allies"]).status_code == 403
        assert sit(friend, game, fresh).status_code == 200


def test_two_cannot_use_one_link(server: Server) -> None:
    with browser(server) as creator:
        made = create(creator)

        async def race() -> list[int]:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                path = f"/api/games/{made['game']}/sit"
                tries = [client.post(path, json={}, params={"token": made["seats"]["allies"]}) for _ in range(4)]
                return sorted(answer.status_code for answer in await asyncio.gather(*tries))

        assert asyncio.run(race()) == [200, 403, 403, 403]


def test_bad_secrets_are_refused(server: Server) -> None:
    with browser(server) as creator:
        made = create(creator)
        for secret in ("short", "x" * 101, "with space and more than 22", "é" * 30, "\x00" * 30):
            assert sit(creator, made["game"], made["seats"]["allies"], secret=secret).status_code == 400
        assert sit(creator, made["game"]).status_code == 403
        assert sit(creator, made["game"], seat="allies").status_code == 403, "this game is not open to everybody"
