"""People at a table: talk, offers, resignation, clocks, open games, names, and how it all ended."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from grognard.core import journal as journals
from grognard.core.errors import BrokenFile
from grognard.core.opening import load
from grognard.table.clock import Clock
from tests.table.parts import Player, Server, play_random


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("people")
    with Server(f"sqlite+aiosqlite:///{folder / 'games.db'}", key_folder=str(folder)) as running:
        yield running


async def see(player: Player, key: str) -> Any:
    """Wait for a view that has something to say of this."""
    while not player.view[key]:
        await player.receive()
    return player.view[key]


async def gone(player: Player, key: str) -> None:
    while player.view[key]:
        await player.receive()


def test_resignation_is_in_the_journal(server: Server, tmp_path: Path) -> None:
    made = server.new_game()
    game, tokens = made["game"], made["seats"]

    async def play() -> None:
        async with server.player(game, tokens["japan"]) as japan, server.player(game, tokens["allies"]) as allies:
            await play_random({"japan": japan, "allies": allies}, 3, random.Random(2))
            assert (await allies.answer_to(type="resign"))["type"] == "ack"
            for player in (japan, allies):
                ending = await see(player, "ending")
                assert ending | {"kind": "resign", "seat": "allies", "winner": "japan", "rule": ""} == ending
                assert "resign" in ending["text"]
                assert player.view["over"]
                assert player.view["ask"] is None
            assert "resign" in japan.log[-1]["text"]
            assert (await japan.order("done"))["type"] == "refused"
            assert (await japan.answer_to(type="undo"))["type"] == "refused"
            assert (await japan.answer_to(type="resign"))["type"] == "refused"

    asyncio.run(play())
    path = tmp_path / "game.grog"
    path.write_bytes(server.journal(game, tokens["japan"]))
    again = load(path, verify=True)
    assert again.result is not None
    assert again.result.winner == "japan"
    (ending,) = [entry for entry in journals.read(path).entries if entry.end]
    assert (ending.seat, ending.end) == ("allies", "resign")
    (listed,) = server.get("/api/games", tokens=tokens["japan"], lang="fr")
    assert "abandonne" in listed["ending"]["text"]
    assert listed["result"]["winners"] == ["japan"]
    assert server.get(f"/api/games/{game}/proof")["agrees"]


def test_a_draw_needs_both(server: Server) -> None:
    made = server.new_game()
    game, tokens = made["game"], made["seats"]

    async def play() -> None:
        async with server.player(game, tokens["japan"]) as japan, server.player(game, tokens["allies"]) as allies:
            assert (await japan.answer_to(type="accept", key="draw"))["type"] == "refused"
            assert (await japan.answer_to(type="offer", key="draw"))["type"] == "ack"
            (offer,) = await see(allies, "offers")
            assert offer == {"key": "draw", "seat": "japan", "orders": 0, "agreed": ["japan"], "needed": ["allies"]}
            assert (await allies.answer_to(type="decline", key="draw"))["type"] == "ack"
            await gone(allies, "offers")
            assert not allies.view["over"]
            assert (await allies.answer_to(type="offer", key="draw"))["type"] == "ack"
            assert (await allies.answer_to(type="offer", key="draw"))["type"] == "refused"
            assert (await japan.answer_to(type="accept", key="draw"))["type"] == "ack"
            ending = await see(allies, "ending")
            assert (ending["kind"], ending["winner"]) == ("draw", None)
            assert allies.view["offers"] == []

    asyncio.run(play())
    assert server.get(f"/api/games/{game}")["ending"]["kind"] == "draw"


def test_a_bot_is_not_asked(server: Server) -> None:
    made = server.new_game({"allies": "random"}, mode="people")
    token = made["seats"]["japan"]

    async def play() -> None:
        async with server.player(made["game"], token) as me:
            refused = await me.answer_to(type="offer", key="draw")
            assert "nobody" in refused["message"]
            assert (await me.answer_to(type="resign"))["type"] == "ack"
            assert (await see(me, "ending"))["winner"] == "allies"

    asyncio.run(play())


async def play_past_a_die(players: dict[str, Player], chance: random.Random) -> None:
    """Until nothing can be taken back freely."""
    some = next(iter(players.values()))
    while True:
        await play_random(players, 1, chance)
        if some.view["n"] > 2 and not any(player.view["takeBack"] for player in players.values()):
            return


def test_taking_back_after_a_die_is_for_both_to_say(server: Server) -> None:
    made = server.new_game()
    game, tokens = made["game"], made["seats"]

    async def play() -> None:
        async with server.player(game, tokens["japan"]) as japan, server.player(game, tokens["allies"]) as allies:
            players = {"japan": japan, "allies": allies}
            await play_past_a_die(players, random.Random(4))
            assert (await japan.answer_to(type="undo"))["type"] == "refused"
            before = japan.view["n"]
            refused = await japan.answer_to(type="offer", key="takeback", orders=before + 1)
            assert refused["type"] == "refused"
            assert (await japan.answer_to(type="offer", key="takeback", orders=1))["type"] == "ack"
            (offer,) = await see(allies, "offers")
            assert (offer["key"], offer["orders"], offer["needed"]) == ("takeback", 1, ["allies"])
            await play_random(players, 1, random.Random(5))
            assert japan.view["offers"] == [], "who goes on has answered"
            assert (await japan.answer_to(type="offer", key="takeback", orders=1))["type"] == "ack"
            assert (await allies.answer_to(type="accept", key="takeback"))["type"] == "ack"
            while japan.view["n"] > before:
                await japan.receive()
            assert japan.view["ask"] is not None

    asyncio.run(play())


def test_chat_is_for_those_who_sit(server: Server) -> None:
    made = server.new_game()
    game, tokens = made["game"], made["seats"]

    async def talk() -> None:
        async with (
            server.player(game, tokens["japan"]) as japan,
            server.player(game, tokens["allies"]) as allies,
            server.player(game) as watcher,
        ):
            await japan.send(type="say", text="Good luck!\u202e\x00\nAnd fun.")
            heard = await allies.until(lambda frame: frame["type"] == "chat")
            assert [(each["seat"], each["text"]) for each in heard["messages"]] == [("japan", "Good luck!\nAnd fun.")]
            assert (await watcher.answer_to(type="say", text="psst"))["type"] == "refused"
            assert (await allies.answer_to(type="say", text=" \u200b "))["type"] == "refused"
            await watcher.quiet()
            assert not any('"chat"' in frame for frame in watcher.frames)
        async with server.player(game, tokens["allies"]) as back:
            old = await back.until(lambda frame: frame["type"] == "chat")
            assert old["messages"][0]["text"].startswith("Good luck")

    asyncio.run(talk())
    path = f"{server.url}/api/games/{game}/chat"
    assert httpx.get(path).status_code == 403
    (said,) = httpx.get(path, params={"token": tokens["allies"]}).json()["messages"]
    assert httpx.get(path, params={"token": tokens["allies"], "before": said["id"]}).json() == {"messages": []}


def test_notes_are_for_oneself(server: Server) -> None:
    made = server.new_game()
    path = f"{server.url}/api/games/{made['game']}/seats/japan/note"
    mine, other = {"token": made["seats"]["japan"]}, {"token": made["seats"]["allies"]}
    assert httpx.put(path, json={"text": "Kohima first"}, params=mine).status_code == 204
    assert httpx.get(path, params=mine).json() == {"text": "Kohima first"}
    assert httpx.get(path, params=other).status_code == 403
    assert "Kohima first" not in httpx.get(f"{server.url}/api/games/{made['game']}", params=other).text


def test_an_open_game_is_joined(server: Server) -> None:
    body = {"title": "nemesis", "seats": {"allies": "link"}, "open": True, "label": "Come in", "name": "Host"}
    made = server.post("/api/games", body)
    (found,) = [game for game in server.get("/api/open", lang="fr") if game["game"] == made["game"]]
    assert found | {"label": "Come in", "host": "Host", "title": "nemesis"} == found
    assert found["free"] == [{"seat": "allies", "name": "le joueur allié"}]
    assert made["seats"]["allies"] not in httpx.get(f"{server.url}/api/open").text
    sat = server.sit(made["game"], seat="allies", name="Guest")
    assert sat["seats"] == ["allies"]
    again = httpx.post(f"{server.url}/api/games/{made['game']}/sit", json={"seat": "allies"})
    assert (again.status_code, again.json()["error"]) == (403, "seat-taken")
    assert httpx.post(f"{server.url}/api/games/{made['game']}/sit", json={"seat": "japan"}).status_code == 403
    assert made["game"] not in [game["game"] for game in server.get("/api/open")]
    view = server.get(f"/api/games/{made['game']}", token=sat["token"])
    assert (view["seats"]["japan"]["name"], view["seats"]["allies"]["name"]) == ("Host", "Guest")
    closed = server.new_game({"japan": "me", "allies": "link"})
    assert closed["game"] not in [game["game"] for game in server.get("/api/open")]


def test_nobody_joins_their_own_open_game(server: Server) -> None:
    """Neither by the secret of their seat nor by their account; and the seat stays free for others."""
    body = {"title": "nemesis", "seats": {"allies": "link"}, "open": True}
    made = server.post("/api/games", body)
    with httpx.Client(base_url=server.url) as host:
        host.post("/api/accounts", json={"name": "Host of the day", "password": "a password of mine"})
        by_account = host.post("/api/games", json=body).json()
        for game, answer in (
            (
                made,
                httpx.post(
                    f"{server.url}/api/games/{made['game']}/sit",
                    json={"seat": "allies", "secret": made["seats"]["japan"]},
                ),
            ),
            (by_account, host.post(f"/api/games/{by_account['game']}/sit", json={"seat": "allies"})),
        ):
            assert (answer.status_code, answer.json()["error"]) == (403, "own-game")
            assert "already" in answer.json()["message"]
            secret = "x" * 30
            assert server.sit(game["game"], seat="allies", secret=secret)["seats"] == ["allies"]
            # Whose answer was lost on the way asks again.
            assert server.sit(game["game"], seat="allies", secret=secret)["seats"] == ["allies"]


def test_the_list_says_who_and_when(server: Server) -> None:
    made = server.post("/api/games", {"title": "nemesis", "seats": {"allies": "link"}, "name": "Host"})
    token = made["seats"]["japan"]
    other = server.sit(made["game"], token=made["seats"]["allies"], name="Friend")["token"]
    path = f"{server.url}/api/games/{made['game']}"
    assert httpx.patch(path, json={"label": "x"}).status_code == 403
    assert httpx.patch(path, json={"label": "Sunday \u202e game"}, params={"token": token}).status_code == 204
    (listed,) = server.get("/api/games", tokens=other)
    assert (listed["label"], listed["turn"], listed["ending"]) == ("Sunday game", 1, None)
    assert listed["seats"]["japan"] == {"kind": "person", "name": "Host", "member": False}
    assert listed["seats"]["allies"]["name"] == "Friend"
    assert server.get(f"/api/games/{made['game']}", token=other)["label"] == "Sunday game"


def test_deleting(server: Server) -> None:
    made = server.new_game({"allies": "random"})
    path, mine = f"{server.url}/api/games/{made['game']}", {"token": made["seats"]["japan"]}
    assert httpx.delete(path).status_code == 403
    assert httpx.delete(path, params=mine).json()["deleted"]
    assert httpx.get(path, params=mine).status_code == 404
    assert server.get("/api/games", tokens=mine["token"]) == []

    shared = server.new_game()
    path, tokens = f"{server.url}/api/games/{shared['game']}", shared["seats"]

    async def leave() -> None:
        async with server.player(shared["game"], tokens["allies"]) as allies:
            first = await asyncio.to_thread(httpx.delete, path, params={"token": tokens["japan"]})
            assert not first.json()["deleted"]
            assert server.get("/api/games", tokens=tokens["japan"]) == []
            assert [game["game"] for game in server.get("/api/games", tokens=tokens["allies"])] == [shared["game"]]
            second = await asyncio.to_thread(httpx.delete, path, params={"token": tokens["allies"]})
            assert second.json()["deleted"]
            with pytest.raises(Exception, match="4404"):
                await allies.closed()

    asyncio.run(leave())
    assert httpx.get(path).status_code == 404


# clocks


def test_clocks_run_for_those_who_are_asked() -> None:
    clock = Clock(minutes=10, increment=5)
    moments = [(100.0, "a"), (160.0, "b"), (150.0, "a"), (200.0, "a b")]
    assert clock.left(("a", "b"), moments, None, 999.0) == {"a": 600.0, "b": 600.0}
    # a: 60 + (200 - 150) + 30, two answers; b: nothing while the clock was set back, 30
    left = clock.left(("a", "b"), moments, 0.0, 230.0)
    assert left == {"a": 600.0 - 60 + 5 - 50 - 30, "b": 600.0 + 5 - 30}
    days = Clock(days=1)
    assert days.left(("a", "b"), moments, 0.0, 230.0) == {"a": 86_400.0 - 50 - 30, "b": 86_400.0 - 30}
    assert days.left(("a", "b"), moments, 210.0, 230.0)["b"] == 86_400.0 - 20


@pytest.mark.parametrize(
    "clock",
    [{}, {"minutes": 0}, {"minutes": 5, "days": 1}, {"days": 1e9}, {"minutes": 5, "increment": -1}, {"hours": 1}],
)
def test_bad_clocks_are_refused(server: Server, clock: dict[str, float]) -> None:
    body = {"title": "nemesis", "seats": {"allies": "link"}, "clock": clock}
    assert httpx.post(f"{server.url}/api/games", json=body).status_code == 400


def test_time_is_claimed(server: Server) -> None:
    body = {"title": "nemesis", "seats": {"japan": "me", "allies": "link"}, "clock": {"days": 1}}
    made = server.post("/api/games", body)
    game, host = made["game"], made["seats"]["japan"]
    view = server.get(f"/api/games/{game}", token=host)
    assert not view["clock"]["running"], "somebody is not there yet"
    guest = server.sit(game, token=made["seats"]["allies"])["token"]
    clock = server.get(f"/api/games/{game}", token=host)["clock"]
    assert clock["running"]
    assert set(clock["left"]) == {"japan", "allies"}
    asked = view["waiting"][0]
    late, waiting = (host, guest) if asked == "japan" else (guest, host)

    async def early() -> None:
        async with server.player(game, waiting) as player:
            assert (await player.answer_to(type="flag"))["type"] == "refused"

    asyncio.run(early())
    _two_days_pass(server, game)

    async def flag() -> None:
        async with server.player(game, late) as slow, server.player(game, waiting) as player:
            assert player.view["clock"]["left"][asked] < 0
            assert (await slow.answer_to(type="flag"))["type"] == "refused"
            assert (await player.answer_to(type="flag"))["type"] == "ack"
            ending = await see(player, "ending")
            assert (ending["kind"], ending["seat"]) == ("time", asked)

    asyncio.run(flag())


def _two_days_pass(server: Server, game: str) -> None:
    """In the database, as if it had been written then."""
    server.stop()
    engine = sa.create_engine(server.settings.database_url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        for table, column, key in (("entries", "at", "game"), ("games", "started", "id")):
            change = f"UPDATE {table} SET {column} = {column} - 172800 WHERE {key} = :game"
            connection.execute(sa.text(change), {"game": game})
    engine.dispose()
    server.start()


def test_journals_of_old_are_read_and_new_lines_are_checked() -> None:
    header = b'{"title":"nemesis","version":"0.1.0","scenario":"u-go","commitment":"c"}'

    def parse(*lines: dict[str, Any]) -> journals.Journal:
        return journals.parse(b"\n".join([header, *map(msgspec.json.encode, lines)]) + b"\n", "game")

    old = {"n": 1, "seat": "japan", "order": "done"}
    assert [entry.order for entry in parse(old, {"undo": 1}, old).orders()] == ["done"]
    ended = parse(old, {"seat": "japan", "end": "resign"})
    assert ended.ending() is not None
    assert parse(old, {"seat": "japan", "end": "resign"}, {"undo": 1}).ending() is None
    for bad in (
        ({"seat": "japan", "end": "resign"}, old),
        ({"seat": "japan", "end": "boredom"},),
        ({"seat": "japan", "offer": "tea"},),
        ({"seat": "japan"},),
        ({**old, "end": "draw"},),
        ({**old, "hidden": True},),
    ):
        with pytest.raises(BrokenFile):
            parse(*bad)
