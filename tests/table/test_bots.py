"""Bots take seats in processes of their own; a person hands a seat over and takes it back."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.table.parts import Server


def test_bots_play_a_game_to_its_end(sqlite_url: str) -> None:
    async def watch(server: Server) -> None:
        made = server.new_game({"japan": "random", "allies": "random"})
        assert made["seats"] == {}
        async with server.player(made["game"]) as watcher:
            slowest = 0.0
            while not watcher.view["over"]:
                await watcher.receive(60)
                start = time.monotonic()
                server.get("/api/health")
                slowest = max(slowest, time.monotonic() - start)
        assert slowest < 2.0
        proof = server.get(f"/api/games/{made['game']}/proof")
        assert proof["agrees"]
        assert proof["commitment"] == made["commitment"]
        assert [roll["number"] for roll in proof["rolls"]] == list(range(len(proof["rolls"])))

    with Server(sqlite_url) as server:
        asyncio.run(watch(server))


@pytest.mark.parametrize("bot", ["random", "greedy", "general"])
def test_a_person_against_a_bot(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setenv("GROGNARD_GENERAL_SECONDS", "0.2")

    async def play(server: Server) -> None:
        made = server.new_game({"japan": "me", "allies": bot})
        async with server.player(made["game"], made["seats"]["japan"]) as me:
            assert me.view["seats"]["allies"]["kind"] == "bot"
            by_bot = 0
            while by_bot < 30:
                while "japan" not in me.view["waiting"]:
                    before = me.view["n"]
                    await me.receive(120)
                    by_bot += me.view["n"] - before
                n = me.view["n"]
                done = "done" if "done" in me.orders else me.orders[0]
                assert (await me.order(done, since=me.since))["type"] == "ack"
                await me.see_after(n)
            # a person's last order is taken back together with what the bot did after it
            while "japan" not in me.view["waiting"]:
                await me.receive(120)
            version = me.view["version"]
            assert (await me.answer_to(type="undo"))["type"] == "ack"
            await me.until(lambda frame: frame["type"] == "view" and frame["version"] > version)

    with Server(sqlite_url) as server:
        asyncio.run(play(server))


def test_a_seat_is_handed_over_and_taken_back(server: Server) -> None:
    async def play() -> None:
        made = server.new_game()
        game, tokens = made["game"], made["seats"]
        async with (
            server.player(game, tokens["japan"]) as japan,
            server.player(game, tokens["allies"]) as allies,
        ):
            refused = await allies.answer_to(type="bot", seat="japan", bot="random")
            assert refused["type"] == "refused"
            assert (await japan.answer_to(type="bot", seat="japan", bot="chess"))["type"] == "refused"
            for seat, player in (("japan", japan), ("allies", allies)):
                answer = await player.answer_to(type="bot", seat=seat, bot="random")
                assert answer["type"] == "ack", answer
            while japan.view["n"] < 50:
                await japan.receive()
            assert japan.view["seats"]["japan"] == {"kind": "bot", "name": "random", "online": True, "member": False}
            assert japan.view["ask"] is None
            assert (await japan.order("done"))["type"] == "refused"
            assert (await japan.answer_to(type="bot", seat="japan", bot=None))["type"] == "ack"
            while japan.view["ask"] is None:
                await japan.receive()
            await japan.quiet()
            assert (await japan.order(japan.orders[0], since=japan.since))["type"] == "ack"

    asyncio.run(play())


def test_bots_go_on_after_a_kill_and_leave_no_orphans(sqlite_url: str) -> None:
    server = Server(sqlite_url)
    server.start()
    made = server.new_game({"japan": "random", "allies": "random"})
    until(lambda: server.get(f"/api/games/{made['game']}")["n"] > 20)
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    server.kill()
    until(lambda: not any(alive(worker) for worker in workers))
    server.start()
    try:
        n = server.get(f"/api/games/{made['game']}")["n"]
        until(lambda: server.get(f"/api/games/{made['game']}")["n"] > n + 20)
        assert server.process is not None
        worker = children(server.process.pid)[-1]
        os.kill(worker, signal.SIGKILL)  # a bot process that dies is replaced
        n = server.get(f"/api/games/{made['game']}")["n"]
        until(lambda: server.get(f"/api/games/{made['game']}")["n"] > n + 100 or over(server, made["game"]))
    finally:
        server.stop()


def over(server: Server, game: str) -> bool:
    return bool(server.get(f"/api/games/{game}")["over"])


def until(true: object, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    assert callable(true)
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def children(process: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return sorted(found)


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_would_you_do(server: Server) -> None:
    """Who is asked something can ask back; who watches cannot."""

    async def ask() -> None:
        made = server.new_game({"japan": "me", "allies": "greedy"})
        async with server.player(made["game"], made["seats"]["japan"]) as me:
            answer = await me.answer_to(type="hint")
            assert answer["type"] == "hint"
            assert answer["n"] == me.view["n"]
            assert 1 <= len(answer["hints"]) <= 3
            assert all(hint["order"] in me.orders and hint["reasons"] for hint in answer["hints"])
            await me.send(type="lang", lang="fr")
            french = await me.answer_to(type="hint")
            assert [hint["order"] for hint in french["hints"]] == [hint["order"] for hint in answer["hints"]]
            assert french["hints"][0]["reasons"] != answer["hints"][0]["reasons"]
        async with server.player(made["game"]) as watcher:
            assert (await watcher.answer_to(type="hint"))["type"] == "refused"

    asyncio.run(ask())


def test_what_was_that_and_how_it_went(server: Server) -> None:
    """Who has a seat is told what mattered in the last turn of the others; all of it is told when the game is over."""

    async def look() -> None:
        made = server.new_game({"japan": "me", "allies": "greedy"})
        game, token = made["game"], made["seats"]["japan"]
        async with server.player(game, token) as me:
            recent = server.get(f"/api/games/{game}/recent", seat="japan", token=token, lang="fr")
            assert recent == {"deeds": []}
            await me.send(type="resign")
            while not me.view["over"]:
                await me.receive(30)
        told = server.get(f"/api/games/{game}/review", lang="fr")
        assert told["n"] == me.view["n"]
        assert told["sides"] == ["japan", "allies"]
        assert told["curve"][-1][0] == told["n"]

    asyncio.run(look())
