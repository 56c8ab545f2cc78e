"""Programs on a server: only those that its owner has let in, by name; who fails gives way to greedy, and says so."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from tests.table.parts import Server
from tests.test_programs import script

PICKER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        if message["id"] == {last}:
            raise SystemExit(5)
        print(json.dumps({{"order": message["orders"][0]}}), flush=True)
"""


def test_programs_at_the_table(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_BOT_SECONDS", "4")
    steady = script(tmp_path, PICKER.format(last=-1), "steady.py").removeprefix("exec:")
    fails = script(tmp_path, PICKER.format(last=6), "fails.py").removeprefix("exec:")
    stalls = script(tmp_path, "import time\ntime.sleep(600)", "stalls.py").removeprefix("exec:")
    programs = {"steady": steady, "fails": fails, "stalls": stalls}

    async def play(server: Server) -> None:
        assert server.get("/api/me")["bots"] == ["random", "greedy", "general", *programs]
        stuck = server.new_game({"japan": "stalls", "allies": "stalls"}, scenario="imphal")
        made = server.new_game({"japan": "steady", "allies": "fails"}, scenario="imphal")
        ours = server.new_game({"japan": "random", "allies": "greedy"}, scenario="imphal")
        async with server.player(ours["game"]) as watcher:
            while watcher.view["n"] < 30:  # nobody else waits for the one that stalls
                await watcher.receive(60)
        assert server.get(f"/api/games/{stuck['game']}")["n"] == 0
        mine = server.new_game({"japan": "me", "allies": "fails"}, scenario="imphal")
        async with server.player(mine["game"], mine["seats"]["japan"]) as me:
            while me.view["seats"]["allies"]["name"] != "greedy":
                if "japan" in me.view["waiting"] and me.view["ask"] is not None:
                    n = me.view["n"]
                    order = "done" if "done" in me.orders else me.orders[0]
                    assert (await me.order(order, since=me.since))["type"] == "ack"
                    await me.see_after(n)
                else:
                    await me.receive(90)
            messages = server.get(f"/api/games/{mine['game']}/chat", token=mine["seats"]["japan"])["messages"]
            assert ["exit code 5" in said["text"] for said in messages] == [True]
        async with server.player(made["game"]) as watcher:
            while watcher.view["seats"]["allies"]["name"] != "greedy":
                await watcher.receive(90)
            assert watcher.view["seats"]["japan"]["name"] == "steady"

    with Server(sqlite_url, programs=programs) as server:
        asyncio.run(play(server))


def test_nobody_else_names_a_program(server: Server, tmp_path: Path) -> None:
    """Neither a new game nor a seat that is handed over starts what a visitor names."""
    mark = tmp_path / "started"
    command = script(tmp_path, f"open({str(mark)!r}, 'w')")

    async def play() -> None:
        made = server.new_game()
        async with server.player(made["game"], made["seats"]["japan"]) as me:
            for name in (command, f"exec:{sys.executable}", "steady"):
                assert (await me.answer_to(type="bot", seat="japan", bot=name))["type"] == "refused"

    asyncio.run(play())
    body = {"title": "nemesis", "seats": {"japan": "me", "allies": command}}
    assert httpx.post(f"{server.url}/api/games", json=body, timeout=30).status_code == 404
    assert not mark.exists()
