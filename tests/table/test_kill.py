"""A server that is killed loses nothing that it has acknowledged, and comes back in the same position."""

from __future__ import annotations

import asyncio
import math
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from grognard.core.journal import parse
from grognard.table.checker import play_entries
from grognard.table.room import open_game
from tests.table.parts import Server, pick
from tests.table.patching import orders_of

ROUNDS = 5


@pytest.mark.parametrize("rounds", [pytest.param(ROUNDS), pytest.param(40, marks=pytest.mark.long)])
def test_kill_in_the_middle_of_play(database_url: str, rounds: int) -> None:
    server = Server(database_url)
    server.start()
    try:
        asyncio.run(play_and_kill(server, rounds))
    finally:
        server.stop()


async def play_and_kill(server: Server, rounds: int) -> None:
    chance = random.Random(9)
    played = 0
    over = True
    for number in range(rounds):
        if over:
            made = server.new_game({}, mode="hot-seat", seed=f"kill {number}")
            game, token = made["game"], made["seats"]["japan"]
            acknowledged: list[str] = []
            sent: list[str] = []
        killer = asyncio.get_running_loop().call_later(0.2 + chance.random() * 0.6, server.kill)
        try:
            async with server.player(game, token) as me:
                assert me.view["n"] in (len(acknowledged), len(sent))
                acknowledged = list(sent[: me.view["n"]])
                while not me.view["over"]:
                    line = pick(me, chance)
                    sent = [*acknowledged, line]
                    answer = await me.order(line, since=me.since)
                    assert answer["type"] == "ack", answer
                    acknowledged = sent
                    await me.see(len(sent))
        except (ConnectionClosed, OSError, EOFError):
            pass
        killer.cancel()
        if server.process is not None:
            server.kill()
        server.start()
        over = await check(server, game, token, acknowledged, sent)
        played = max(played, len(acknowledged))
    assert played > 10


async def check(server: Server, game: str, token: str, acknowledged: list[str], sent: list[str]) -> bool:
    """The journal has every acknowledged order; the position is the one that they lead to. Whether the game is over."""
    saved = parse(server.journal(game, token), "journal")
    stored = [entry.order for entry in saved.orders()]
    assert stored in (acknowledged, sent)
    truth = open_game(saved.header)
    play_entries(truth, saved.entries, math.inf)
    view = server.get(f"/api/games/{game}", token=token)
    assert view["n"] == len(stored)
    assert view["waiting"] == [ask.seat for ask in truth.asks]
    if not truth.asks:
        assert view["over"]
        assert view["ask"] is None
        return True
    ask = truth.ask_of(view["seat"])
    assert orders_of(view) == [truth.title.write(truth.kit, order) for order in ask.orders]
    assert msgspec.json.encode(view["scene"])
    return False
