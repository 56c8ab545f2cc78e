"""Play by mail: files go back and forth between two servers; what is wrong with a file is found and said."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from grognard.core import journal as journals
from grognard.core.dice import commitment
from grognard.core.journal import Entry
from grognard.core.opening import replay
from grognard.core.proof import prove
from grognard.core.signature import Chain, my_key, signatures
from grognard.table.room import open_game
from grognard.table.settings import FREE
from tests.table.parts import Server, pick


def send(server: Server, data: bytes, **params: str) -> httpx.Response:
    return httpx.post(
        f"{server.url}/api/journals",
        content=data,
        params=params,
        headers={"Content-Type": "application/x-ndjson"},
        timeout=120,
    )


async def play_on(server: Server, game: str, token: str, chance: random.Random, most: int = 60) -> int:
    """Give orders as long as it is our turn."""
    count = 0
    async with server.player(game, token) as me:
        while me.view["ask"] is not None and count < most:
            n = me.view["n"]
            line = "done" if "done" in me.orders and count > 5 else pick(me, chance)
            assert (await me.order(line, since=me.since))["type"] == "ack"
            await me.see(n + 1)
            count += 1
    return count


@pytest.fixture
def two_homes(tmp_path: Path) -> Any:
    homes = [Server(f"sqlite+aiosqlite:///{tmp_path / name}.db") for name in ("ours", "theirs")]
    for home in homes:
        home.start()
    yield homes
    for home in homes:
        home.stop()


def test_a_game_by_mail(two_homes: list[Server]) -> None:
    ours, theirs = two_homes
    chance = random.Random(6)
    made = ours.new_game({"japan": "me", "allies": "mail"}, mode="people")
    game, token = made["game"], made["seats"]["japan"]
    asyncio.run(play_on(ours, game, token, chance))
    first = ours.journal(game, token)
    answer = send(theirs, first, seat="allies").json()
    assert answer["status"] == "imported"
    there, their_token = answer["game"], answer["seats"]["allies"]
    assert set(answer["seats"]) == {"allies"}
    rounds = 0
    while rounds < 3:
        asyncio.run(play_on(theirs, there, their_token, chance))
        back = theirs.journal(there, their_token)
        answer = send(ours, back, token=token).json()
        assert answer["status"] in ("continued", "same"), answer
        assert send(ours, back, token=token).json()["status"] == "same"
        asyncio.run(play_on(ours, game, token, chance))
        answer = send(theirs, ours.journal(game, token), token=their_token).json()
        assert answer["status"] in ("continued", "same"), answer
        rounds += 1
    one = ours.get(f"/api/games/{game}", token=token)
    two = theirs.get(f"/api/games/{there}", token=their_token)
    assert one["n"] == two["n"] > 10
    assert send(theirs, first, token=their_token).json()["status"] == "older"

    # both go on from the same file
    data = ours.journal(game, token)
    *lines, seal = data.splitlines()
    last = msgspec.json.decode(lines[-1])
    assert msgspec.json.decode(seal).keys() == {"n", "digest"}
    forked = b"\n".join([*lines[:-1], msgspec.json.encode({**last, "order": "somewhere else"})]) + b"\n"
    answer = send(ours, forked, token=token)
    assert answer.status_code == 422
    assert answer.json()["error"] == "forked"
    assert str(last["n"]) in answer.json()["message"]
    assert "somewhere else" in send(ours, forked, token=token, lang="fr").json()["message"]
    # orders of a seat that is played here cannot come by mail
    if last["seat"] == "japan":
        cut = b"\n".join(lines[:-1]) + b"\n"
        assert send(ours, cut, token=token).json()["status"] == "older"


def test_tampered_files(server: Server) -> None:
    chance = random.Random(3)
    made = server.new_game({}, mode="people")
    game, token = made["game"], made["seats"]["japan"]
    asyncio.run(play_on(server, game, token, chance, 90))
    data = server.journal(game, token)
    assert send(server, data).json()["status"] == "imported"
    header, *lines, _ = data.splitlines()

    def changed(*found: bytes, head: dict[str, Any] | None = None) -> httpx.Response:
        first = msgspec.json.encode({**msgspec.json.decode(header), **(head or {})})
        return send(server, b"\n".join([first, *found]) + b"\n")

    other = "0" * 64
    assert changed(*lines, head={"seed": other}).json()["error"] == "wrong-dice"
    reseeded = changed(*lines, head={"seed": other, "commitment": commitment(other)})
    assert reseeded.status_code == 422
    assert reseeded.json()["error"] == "tampered"
    assert changed(*lines, head={"seed": None}).json()["error"] == "no-dice"
    assert changed(*lines, head={"options": {"chits": "chosen"}}).status_code == 422
    assert changed(*lines[:10], b"{", *lines[11:]).json()["error"] == "broken"
    assert changed(*lines[:10], *lines[11:]).json()["error"] == "broken"
    illegal = msgspec.json.decode(lines[5])
    illegal["order"] = "to 0101"
    assert changed(*lines[:5], msgspec.json.encode(illegal), *lines[6:]).json()["error"] == "tampered"
    assert changed(*lines, msgspec.json.encode({"undo": 90})).json()["error"] == "illegal-undo"
    assert send(server, b"").status_code == 422
    # and for a game that is known here, the first line must be the same
    mine = send(server, data.replace(b'"mode":"people"', b'"mode":"analysis"'), token=token)
    assert mine.json()["error"] == "other-header"


def test_a_forged_legal_order_at_the_end(server: Server) -> None:
    made = server.new_game({}, mode="hot-seat", seed="forged")
    game, token = made["game"], made["seats"]["japan"]
    asyncio.run(play_on(server, game, token, random.Random(3), 24))
    lines = server.journal(game, token).splitlines()
    last = msgspec.json.decode(lines[-2])
    offered = _offered(journals.parse(b"\n".join(lines[:-2]) + b"\n", ""))
    other = next(order for order in offered if order != last["order"])
    forged = [*lines[:-2], msgspec.json.encode({**last, "order": other})]
    answer = send(server, b"\n".join([*forged, lines[-1]]) + b"\n")
    assert (answer.status_code, answer.json()["error"]) == (422, "forged")
    assert "24" in answer.json()["message"]
    assert send(server, b"\n".join(forged) + b"\n").json()["status"] == "imported", "an old file has no seal"


def _offered(saved: journals.Journal) -> list[str]:
    game = open_game(saved.header)
    replay(game, saved)
    return game.decision.orders


def test_every_roll_is_proved(server: Server) -> None:
    made = server.new_game({}, mode="hot-seat", seed="proof")
    game, token = made["game"], made["seats"]["japan"]
    asyncio.run(play_on(server, game, token, random.Random(1), 120))
    saved = journals.parse(server.journal(game, token), "journal")
    proof = prove(saved)
    assert proof.agrees
    assert proof.rolls
    from grognard.core.dice import Dice

    dice = Dice(proof.seed)
    assert all(dice.roll(roll.number, roll.sides) == roll.value for roll in proof.rolls)
    assert all(int(roll.drawn, 16) % roll.sides + 1 == roll.value for roll in proof.rolls)
    assert httpx.get(f"{server.url}/api/games/{game}/proof").status_code == 403


def test_a_friend_speaks_for_the_friend_alone(tmp_path: Path) -> None:
    """Orders in my name and undo of my orders are refused; what is signed cannot be written anew."""
    chance = random.Random(8)
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", key_folder=str(tmp_path / "mine")) as server:
        made = server.new_game({"japan": "me", "allies": "mail"})
        game, token = made["game"], made["seats"]["japan"]
        assert made["commitment"]
        played = asyncio.run(play_on(server, game, token, chance, 200))
        assert played > 5
        sent = server.journal(game, token)
        lines = sent.splitlines()[:-1]
        saved = journals.parse(sent, "sent")
        (mine,) = signatures(saved)
        assert (mine.seat, mine.unsigned) == ("japan", 0)
        order = _offered(saved)[0]
        n = sum(1 for _ in saved.orders()) + 1

        def answer(*more: dict[str, Any], to: list[bytes] = lines) -> tuple[int, str]:
            data = b"\n".join([*to, *map(msgspec.json.encode, more)]) + b"\n"
            found = send(server, data, token=token)
            return found.status_code, found.json().get("error", found.json().get("status"))

        assert answer({"n": n, "seat": "japan", "order": order}) == (422, "not-their-orders")
        assert answer({"undo": 1}) == (422, "not-their-undo")
        assert answer({"undo": 1, "seat": "allies"}) == (422, "not-their-undo")
        assert answer({"seat": "japan", "end": "resign"}) == (422, "not-their-orders")
        assert answer({"seat": "allies", "end": "draw"}) == (422, "no-such-draw")
        assert answer({"seat": "allies", "end": "time"}) == (422, "not-by-mail-this")
        assert (
            "played here"
            in send(server, b"\n".join([*lines, b'{"seat":"japan","end":"resign"}', b""]), token=token).text
        )

        # the friend has a key, and uses it
        theirs = my_key(tmp_path / "theirs")
        chain = Chain(saved.header)
        for entry in saved.entries:
            chain.add(entry)
        named, given = Entry(seat="allies", key=theirs.public), Entry(n, "allies", order)
        for entry in (named, given):
            chain.add(entry)
        plain = [msgspec.to_builtins(entry) for entry in (named, given)]
        assert answer(*plain) == (422, "unsigned")
        forged = {"seat": "allies", "sig": "A" * 86}
        assert answer(*plain, forged) == (422, "bad-signature")
        signed = [*plain, msgspec.to_builtins(theirs.sign(chain, "allies"))]
        assert answer(*signed) == (200, "continued")
        assert answer(*signed) == (200, "same")
        whole = [*lines, *map(msgspec.json.encode, signed)]
        assert answer({"n": n + 1, "seat": "allies", "order": order}, to=whole)[1] in ("unsigned", "tampered")
        asyncio.run(_play_both_out(server, game, token))

        # on another computer, where nothing is known of the game
        rewritten = [line.replace(b'"order"', b'"order" ') for line in whole]
        assert rewritten != whole
        changed = next(number for number, line in enumerate(whole) if b'"order"' in line)
        other = msgspec.json.decode(whole[changed])
        rewritten[changed] = msgspec.json.encode({**other, "order": "done"})
        found = send(server, b"\n".join([*rewritten, b""]), seat="allies", lang="en")
        assert (found.status_code, found.json()["error"]) == (422, "bad-signature")
        # a file in which somebody else has signed for the seat that is to be mine
        found = send(server, b"\n".join([*whole, b""]), seat="allies")
        assert (found.status_code, found.json()["error"]) == (422, "not-your-key")


async def _play_both_out(server: Server, game: str, token: str) -> None:
    """My own undo, and my own orders, are still mine to give."""
    async with server.player(game, token) as me:
        assert me.view["seats"]["allies"]["kind"] == "mail"
        assert (await me.answer_to(type="offer", key="takeback", orders=1))["type"] == "refused"
        assert (await me.answer_to(type="resign"))["type"] == "ack"
    saved = journals.parse(server.journal(game, token), "journal")
    assert [(each.seat, each.unsigned) for each in signatures(saved)] == [("japan", 0), ("allies", 0)]


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, checking=0.0)
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", limits=limits) as server:
        made = server.new_game({}, mode="people")
        token = made["seats"]["japan"]
        asyncio.run(play_on(server, made["game"], token, random.Random(3), 4))
        found = send(server, server.journal(made["game"], token))
        assert (found.status_code, found.json()["error"]) == (422, "too-much-work")
