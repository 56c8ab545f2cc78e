"""Games over sockets: orders, refusals, taking back, looking, replay."""

from __future__ import annotations

import asyncio
import random

import httpx
import msgspec
import pytest

from grognard.table.room import Room
from grognard.table.store import GameRow, SeatRow
from grognard.table.words import TableError
from tests.nemesis.games import random_game
from tests.table.parts import Server, pick, play_random


def test_two_people_play(database_url: str) -> None:
    async def play(server: Server) -> None:
        made = server.new_game()
        game, tokens = made["game"], made["seats"]
        assert set(tokens) == {"japan", "allies"}
        async with (
            server.player(game, tokens["japan"]) as japan,
            server.player(game, tokens["allies"], lang="fr") as allies,
            server.player(game) as watcher,
        ):
            players = {"japan": japan, "allies": allies}
            assert await play_random(players, 40, random.Random(1)) == 40
            await watcher.see(40)
            assert watcher.view["seat"] is None
            assert watcher.view["ask"] is None
            assert japan.view["seat"] == "japan"
            assert japan.view["seats"]["allies"] == {"kind": "person", "name": "", "online": True, "member": False}
            assert [event["n"] for event in japan.log] == list(range(len(japan.log)))
            assert [e["text"] for e in watcher.log] == [e["text"] for e in japan.log]
            assert allies.log[0]["text"] != japan.log[0]["text"]
        again = server.get(f"/api/games/{game}", token=tokens["japan"])
        assert again["n"] == 40
        assert again["game"]["commitment"] == made["commitment"]

    with Server(database_url) as server:
        asyncio.run(play(server))


def test_only_the_seat_that_is_asked_can_answer(server: Server) -> None:
    async def play() -> None:
        made = server.new_game()
        game, tokens = made["game"], made["seats"]
        async with (
            server.player(game, tokens["japan"]) as japan,
            server.player(game, tokens["allies"]) as allies,
            server.player(game, "no such token") as watcher,
        ):
            asked = japan if japan.view["ask"] else allies
            other = allies if asked is japan else japan
            line = asked.orders[0]
            assert other.view["ask"] is None
            for stranger in (other, watcher):
                answer = await stranger.order(line, since=0)
                assert answer["type"] == "refused", answer
            answer = await other.order(line, since=0, seat=asked.view["seat"])
            assert answer["type"] == "refused"
            assert (await asked.order(line, since=5))["type"] == "refused"
            assert (await asked.order(line, since=0))["type"] == "ack"
            assert (await asked.answer_to(type="undo"))["type"] == "ack"
            assert (await other.answer_to(type="undo"))["type"] == "refused"

    asyncio.run(play())


def test_a_refusal_names_its_rules(server: Server) -> None:
    async def play() -> None:
        made = server.new_game()
        for token in made["seats"].values():
            async with server.player(made["game"], token) as player:
                if player.view["ask"] is None:
                    continue
                moves = [order for order in player.orders if order.startswith("move ")]
                line = f"{moves[0]} 0101" if moves else "to 0101"
                refused = await player.order(line, id=7)
                assert refused["type"] == "refused"
                assert refused["id"] == 7
                assert refused["message"]
                why = await player.answer_to(type="why", order=line)
                assert why["reasons"] == refused["reasons"]
                assert all(reason["rule"].startswith("NEM-") for reason in why["reasons"])
                for bad in ("", "fly-to-the-moon", "move nobody"):
                    assert (await player.order(bad))["type"] == "refused"
                assert (await player.answer_to(type="nonsense"))["type"] == "error"
                await player.wire.send("{")
                assert (await player.receive())["type"] == "error"
                assert (await player.answer_to(type="ping"))["type"] == "pong"
                assert player.view["n"] == 0

    asyncio.run(play())


def test_hot_seat_and_taking_back(server: Server) -> None:
    async def play() -> None:
        made = server.new_game({}, mode="hot-seat", seed="3")
        game, token = made["game"], made["seats"]["japan"]
        assert made["seats"]["allies"] == token
        chance = random.Random(5)
        async with server.player(game, token) as me:
            views = [me.view]
            for n in range(30):
                assert me.view["seat"] in me.view["waiting"]
                assert (await me.order(pick(me, chance), since=me.since))["type"] == "ack"
                views.append(await me.see(n + 1))
            log = [dict(event) for event in me.log]
            assert (await me.answer_to(type="undo", orders=12))["n"] == 18
            await me.see(18)
            assert me.view["scene"] == views[18]["scene"]
            assert me.log == log[: len(me.log)]
            for n in range(18, 30):
                line = pick(me, chance)
                await me.order(line, since=me.since)
                await me.see(n + 1)
            assert [event["n"] for event in me.log] == list(range(len(me.log)))
        whole = server.get(f"/api/games/{game}/log", token=token)
        assert whole["events"] == me.log
        for n in (0, 7, 18):
            then = server.get(f"/api/games/{game}/at/{n}", token=token, seat=views[n]["seat"])
            assert then["scene"] == views[n]["scene"]
        branch = server.post(f"/api/games/{game}/branch", {"n": 18}, token=token)
        there = server.get(f"/api/games/{branch['game']}", token=branch["seats"]["japan"])
        assert there["n"] == 18

    asyncio.run(play())


def test_on_a_shared_screen_the_seat_that_is_shown_answers(server: Server) -> None:
    """Both seats choose in secret at the end of the turn; an order is that of the seat whose view is shown."""

    async def play() -> None:
        made = server.new_game({}, mode="hot-seat", seed="shared")
        chance = random.Random(7)
        twice = 0
        async with server.player(made["game"], made["seats"]["japan"]) as me:
            while twice < 2:
                n, twice = me.view["n"], twice + (len(me.view["waiting"]) == 2)
                line = "done" if "done" in me.orders else pick(me, chance)
                answer = await me.order(line, since=me.since)
                assert answer["type"] == "ack", answer
                await me.see(n + 1)

    asyncio.run(play())


def test_between_people_dice_stand(server: Server) -> None:
    async def play() -> None:
        made = server.new_game({"japan": "link", "allies": "link"})
        game, tokens = made["game"], made["seats"]
        chance = random.Random(2)
        refused = 0
        async with (
            server.player(game, tokens["japan"]) as japan,
            server.player(game, tokens["allies"]) as allies,
        ):
            players = {"japan": japan, "allies": allies}
            for _ in range(60):
                await play_random(players, 1, chance)
                for player in players.values():
                    if player.view["takeBack"] == 0:
                        answer = await player.answer_to(type="undo")
                        assert answer["type"] == "refused"
                        refused += 1
        assert refused

    asyncio.run(play())


def test_a_reader_who_comes_back_gets_what_is_new(server: Server) -> None:
    async def play() -> None:
        made = server.new_game({}, mode="hot-seat")
        game, token = made["game"], made["seats"]["japan"]
        async with server.player(game, token) as me:
            await play_random({"japan": me, "allies": me}, 25, random.Random(1))
            seen, version, log = len(me.log), me.view["version"], list(me.log)
            await play_random({"japan": me, "allies": me}, 10, random.Random(2))
            whole = list(me.log)
        async with server.player(game, token, seen=seen, version=version) as me:
            assert me.view["from"] == seen
            assert log + me.view["events"] == whole
        async with server.player(game, token) as me:
            await me.answer_to(type="undo", orders=15)
        async with server.player(game, token, seen=seen, version=version) as me:
            assert me.view["from"] == 0

    asyncio.run(play())


def test_titles_rules_and_schema(server: Server) -> None:
    titles = server.get("/api/titles", lang="fr")
    card = next(card for card in titles if card["key"] == "nemesis")
    assert [seat["key"] for seat in card["seats"]] == ["japan", "allies"]
    assert card["options"][0]["choices"]
    assert len(card["seatings"][0]["seats"]) == 4
    rules = server.get("/api/titles/nemesis/rules", lang="en")
    assert {"id", "section", "title", "text"} <= rules[0].keys()
    assert server.get("/api/titles/nemesis")["portrait"]["key"] == "nemesis"
    schema = server.get("/api/schema")
    assert "/api/games/{game}/proof" in schema["paths"]
    # no page that would load a viewer from elsewhere
    for page in ("", "swagger", "redoc", "elements", "rapidoc", "scalar"):
        assert '<script src="http' not in httpx.get(f"{server.url}/api/schema/{page}").text


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/titles/chess", 404), ("/api/games/nothing", 404), ("/api/titles/nemesis/map/..%2fx.png", 404)],
)
def test_what_is_not_there(server: Server, path: str, status: int) -> None:
    assert httpx.get(server.url + path).status_code == status


def test_bad_games_are_refused(server: Server) -> None:
    for body in (
        {"title": "chess"},
        {"title": "nemesis", "scenario": "nowhere"},
        {"title": "nemesis", "seats": {"japan": "grandmaster"}},
        {"title": "nemesis", "seats": {"mars": "me"}},
        {"title": "nemesis", "mode": "blitz"},
        {"title": "nemesis", "seats": {"japan": "link"}, "seed": "1"},
        {"title": 7},
    ):
        answer = httpx.post(f"{server.url}/api/games", json=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["message"]


def test_nothing_is_taken_back_once_the_dice_lie_open() -> None:
    """Between people; whoever plays alone may go back."""
    for mode, back in (("people", False), ("hot-seat", True)):
        game = random_game(5, mode=mode)
        assert game.result is not None
        row = GameRow("over", msgspec.json.encode(game.journal.header).decode(), 0.0, None, None)
        room = Room(row, {seat: SeatRow(game="over", seat=seat, kind="person") for seat in game.seats})
        assert bool(room.take_back(game, game.seats)) == back
        if not back:
            with pytest.raises(TableError, match="lie open"):
                room.undo(game, game.seats, 1)
