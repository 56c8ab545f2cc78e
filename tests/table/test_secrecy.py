"""Secrets never leave the server: checked on the frames that went over the wire."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import httpx
import msgspec

from grognard.core.game import Game
from grognard.core.order import Order
from grognard.table.picture import artist
from grognard.table.room import open_game
from grognard.table.sight import hidden
from grognard.table.store import Store
from tests.table.parts import Player, Server

OPTIONS = {"chits": "chosen"}


async def seed_of(database_url: str, game: str) -> str:
    store = Store(database_url, "test")
    header = msgspec.json.decode((await store.game(game)).header)
    await store.engine.dispose()
    return str(header["seed"])


def replica(about: dict[str, Any], seed: str) -> Game:
    """The game as it really is, beside what is shown of it."""
    from grognard.core.dice import commitment
    from grognard.core.journal import Header

    header = Header(
        title=about["title"],
        version="",
        scenario=about["scenario"],
        options=about["options"],
        mode=about["mode"],
        seed=seed,
        commitment=commitment(seed),
    )
    return open_game(header)


async def recorded_game(server: Server, orders: int, chance: random.Random) -> None:
    """Play; all the time compare what each socket was sent with what that viewer may know."""
    made = server.new_game(options=OPTIONS)
    game, tokens = made["game"], made["seats"]
    seed = await seed_of(server.settings.database_url, game)
    async with (
        server.player(game, tokens["japan"]) as japan,
        server.player(game, tokens["allies"]) as allies,
        server.player(game) as watcher,
    ):
        truth = replica(japan.view["game"], seed)
        players = {"japan": japan, "allies": allies}
        everybody = [*players.values(), watcher]
        hidden_moments = 0
        for n in range(orders):
            if not truth.asks:
                break
            ask = truth.asks[chance.randrange(len(truth.asks))]
            line = truth.title.write(truth.kit, chance.choice(ask.orders))
            assert (await players[ask.seat].order(line, since=players[ask.seat].since))["type"] == "ack"
            truth.play(line, ask.seat)
            for player in everybody:
                await player.see(n + 1)
            hidden_moments += check_secrets(truth, {"japan": japan, "allies": allies, None: watcher})
        assert hidden_moments, "nothing was ever secret in this game"
    for player in everybody:
        for frame in player.frames:
            assert seed not in frame
            assert not re.search(r'"(seed|sealed|digest|dice)"', frame)
            for token in tokens.values():
                assert token not in frame
    for path in ("", "/log", "/at/3"):
        for token in (*tokens.values(), ""):
            text = httpx.get(f"{server.url}/api/games/{game}{path}", params={"token": token}).text
            assert seed not in text
    check_journals(server, game, tokens, seed, truth)
    assert httpx.get(f"{server.url}/api/games/{game}/proof").status_code == 403
    assert httpx.post(f"{server.url}/api/games/{game}/branch", json={"n": 1}).status_code == 403


def check_secrets(truth: Game, viewers: dict[str | None, Player]) -> int:
    """What each viewer was sent is what they would be sent if the secrets of the others were different."""
    found = 0
    for viewer, player in viewers.items():
        other = scrambled(truth, viewer)
        if other is None:
            continue
        found += 1
        by = artist(truth.title.meta.key, "en")
        scene = by.scene(hidden(truth.title, truth.seats, other, viewer))
        assert msgspec.json.decode(msgspec.json.encode(scene)) == player.view["scene"]
        ask = player.view["ask"]
        mine = next((ask for ask in truth.asks if ask.seat == viewer), None)
        assert (ask is None) == (mine is None)
        if mine is not None:
            assert player.orders == [truth.title.write(truth.kit, order) for order in mine.orders]
    return found


def scrambled(truth: Game, viewer: str | None) -> Any:
    """The position with other secrets of everybody but the viewer; None if there are none."""
    position: Any = truth.position.copy()
    changed = False
    for side, seat in enumerate(truth.seats):
        if seat == viewer:
            continue
        chosen, cup = position.chosen[side], position.cups[side]
        others = [chit for chit in cup if chit != chosen]
        if chosen and others:
            position.chosen[side] = others[0]
            position.cups[side] = tuple(chosen if chit == others[0] else chit for chit in cup)
            changed = True
        if seat in position.sealed:
            position.sealed[seat] = tuple(Order(pick.verb, "something else") for pick in position.sealed[seat])
            changed = True
    return position if changed else None


def check_journals(server: Server, game: str, tokens: dict[str, str], seed: str, truth: Game) -> None:
    for seat, token in tokens.items():
        text = server.journal(game, token).decode()
        assert seed not in text
        assert "digest" not in text
        lines = [msgspec.json.decode(line) for line in text.splitlines()]
        assert "seed" not in lines[0] or lines[0]["seed"] is None
        assert all(line["order"] == "hidden" for line in lines[1:] if line["seat"] != seat)
        mine = [line["order"] for line in lines[1:] if line["seat"] == seat]
        assert mine == [truth.title.write(truth.kit, order) for who, order in truth.orders if who == seat]
    assert httpx.get(f"{server.url}/api/games/{game}/journal").status_code == 403


def test_nothing_secret_is_sent(server: Server) -> None:
    asyncio.run(recorded_game(server, 700, random.Random(4)))


def test_twins_look_the_same(server: Server) -> None:
    """Two games that differ only in what one side has chosen in secret: the others get the same bytes."""
    asyncio.run(twins(server))


async def twins(server: Server) -> None:
    chance = random.Random(11)
    script: list[tuple[str, str]] = []
    truth = replica({"title": "nemesis", "scenario": "campaign", "options": OPTIONS, "mode": "hot-seat"}, "twins")
    while not (truth.asks[0].secret and any(ask.seat == "allies" for ask in truth.asks)):
        ask = truth.asks[0]
        line = truth.title.write(truth.kit, chance.choice(ask.orders))
        script.append((ask.seat, line))
        truth.play(line, ask.seat)
    ask = truth.ask_of("allies")
    choices = [truth.title.write(truth.kit, order) for order in ask.orders][:2]
    sent = [await frames_of(server, script, choice) for choice in choices]
    assert sent[0] == sent[1]
    assert len(sent[0]["japan"]) > 2


async def frames_of(server: Server, script: list[tuple[str, str]], choice: str) -> dict[str, list[str]]:
    """All that Japan and a spectator are sent while the allies choose in secret, and until it is revealed."""
    made = server.new_game({}, mode="hot-seat", options=OPTIONS, seed="twins")
    game, token = made["game"], made["seats"]["japan"]
    async with server.player(game, token) as me:
        for number, (seat, line) in enumerate(script):
            assert (await me.order(line, seat=seat, since=number))["type"] == "ack"
            await me.see(number + 1)
    frames: dict[str, list[str]] = {}
    async with (
        server.player(game, token, seat="allies") as allies,
        server.player(game, token, seat="japan") as japan,
        server.player(game) as watcher,
    ):
        assert (await allies.order(choice))["type"] == "ack"
        await japan.see(len(script) + 1)
        # Japan goes on: its own choice, and the orders of its first phase
        for number in range(len(script) + 1, len(script) + 8):
            if japan.view["waiting"] != ["japan"]:
                break
            assert (await japan.order(japan.orders[0], since=japan.since))["type"] == "ack"
            await japan.see(number + 1)
        await watcher.see(japan.view["n"])
        for name, player in (("japan", japan), ("watcher", watcher)):
            frames[name] = [strip(frame) for frame in player.frames]
    return frames


def strip(frame: str) -> str:
    """Without what differs between any two games: the id and the moment it was made; and who is there."""
    message = msgspec.json.decode(frame)
    message.pop("game", None)
    message.pop("seats", None)
    return msgspec.json.encode(message).decode() if message["type"] != "seats" else ""
