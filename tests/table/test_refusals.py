"""Refusals are reasoned on what the seat knows: hidden blocks that change places change no byte of them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.game import Game
from grognard.core.reason import Reason
from grognard.core.trial import Trial
from grognard.table import sight
from grognard.table.house import House
from grognard.table.room import Pad, Room
from grognard.table.settings import Settings
from grognard.table.store import GameRow, SeatRow
from grognard.table.words import TableError
from grognard.titles.asia_engulfed.kit import CBA, CV, AsiaKit
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import new_game, war
from tests.asia_engulfed.test_views import hidden_from
from tests.playing import pick, shown


class Dry(House):
    """A house that stores nothing: what is accepted is forgotten."""

    async def keep(self, room: Room, game: Game, cut: int | None = None) -> None:
        pass


ALLOWED = b"it is legal"
UNEXPLAINED = b"as far as the seat can know it is legal, but it is not"


def room_of(truth: Game, pos: War) -> tuple[Room, Game]:
    """A room where this is the position."""
    header = truth.journal.header
    room = Room(
        GameRow("g", msgspec.json.encode(header).decode(), 0.0, None, None),
        {each: SeatRow(game="g", seat=each, kind="person") for each in truth.seats},
    )
    room.seq = 0
    room.game = Game(truth.title, truth.kit, header, position=pos.copy())
    room.game.journal = Pad(header)
    return room, room.game


async def answer_to(house: House, truth: Game, pos: War, line: str, seat: str) -> bytes:
    """What a seat that gives this line is sent, if this is the position."""
    room, _ = room_of(truth, pos)
    try:
        await house.order(room, (seat,), line)
    except GrognardError as error:
        if isinstance(error, TableError) and error.key == "hidden-reason":
            return UNEXPLAINED
        return msgspec.json.encode(room.draws("en").refusal(error))
    return ALLOWED


def elsewhere(pos: War, p: int, q: int) -> War:
    """The same position, but two hidden blocks have changed places: the enemy's eyes see no difference."""
    twin = pos.copy()
    for values in (twin.marks, twin.supply, twin.origin, twin.alias):
        values[p], values[q] = values[q], values[p]
    for piece, other in ((p, q), (q, p)):
        twin.put(piece, pos.place[other])
        for aircraft in pos.kit.pieces_of[pos.kit.side[p]]:
            if pos.kit.kind[aircraft] == CBA and pos.aboard[aircraft] == piece:
                twin.put(aircraft, pos.place[other])
    twin.index.influence = [None, None]  # blocks were moved behind its back
    return twin


def twins_of(game: Game, seat: str) -> list[War]:
    """Positions with a hidden carrier elsewhere, which look the same to the seat, and ask it the same."""
    pos = war(game)
    kit = pos.kit
    blocks = [p for p in hidden_from(pos, seat) if kit.block_class[p] and pos.place[p] < kit.map_end]
    found = []
    for p in blocks:
        for q in blocks:
            if kit.kind[p] == CV and kit.kind[q] != CV and pos.place[p] != pos.place[q] and _alike(kit, p, q):
                twin = elsewhere(pos, p, q)
                if shown(game, seat, twin.copy()) == shown(game, seat, pos.copy()):
                    found.append(twin)
    return found


def _alike(kit: AsiaKit, p: int, q: int) -> bool:
    """Blocks of one group have the same backs."""
    return any(p in members and q in members for members in kit.groups.values())


def lines_of(game: Game, twin: War, chance: random.Random) -> list[str]:
    """Lines of two picks that would be legal if one only knew, and some that are nonsense."""
    ask = game.asks[0]
    first = chance.sample(ask.orders, min(6, len(ask.orders)))
    lines = [f"{game.title.write(game.kit, order)} {chance.choice(game.kit.space_names)}" for order in first]
    for order in first:
        for pos in (war(game), twin):
            _, tried = room_of(game, pos)
            tried.play(order, ask.seat)
            following = next((each.orders for each in tried.asks if each.seat == ask.seat), [])
            for after in chance.sample(following, min(3, len(following))):
                word = after.verb if after.target is None else game.title.target_name(game.kit, after)
                lines.append(f"{game.title.write(game.kit, order)} {word}")
    return lines


@pytest.mark.parametrize("seed", range(3))
def test_a_refusal_does_not_tell_what_is_hidden(seed: int, tmp_path: Path) -> None:
    async def play() -> Counter[bytes]:
        house: Any = Dry(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
        chance, game = random.Random(seed), new_game(seed, mode="people")
        found: Counter[bytes] = Counter()
        for number in range(500):
            if not game.asks:
                break
            seat, pos = game.asks[0].seat, war(game)
            twins = twins_of(game, seat) if number % 9 == 0 and len(game.asks) == 1 else []
            if twins:
                twin = chance.choice(twins)
                for line in lines_of(game, twin, chance):
                    answers = [await answer_to(house, game, each, line, seat) for each in (pos, twin)]
                    assert answers[0] == answers[1], line
                    found[answers[0]] += 1
            who, order = pick(chance, game.asks)
            game.play(order, who)
        await house.store.close()
        return found

    found = asyncio.run(play())
    assert found[ALLOWED] > 0
    assert len(found) > 20, "refusals of many kinds"


def test_what_only_the_position_forbids_is_not_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The line is tried on the view, where hidden blocks are nowhere; if the position says no, it says no more."""
    tried: list[War] = []

    class Seen(Trial):
        def __init__(self, game: Game, view: Any = None) -> None:
            super().__init__(game, view)
            assert isinstance(self.position, War)
            tried.append(self.position)

    def refuse(game: Game, *_: object) -> None:
        raise IllegalOrder("because of a carrier", [Reason("AE-1.0-b")])

    monkeypatch.setattr(sight, "Trial", Seen)
    monkeypatch.setattr(Game, "play", refuse)
    truth = new_game(0, mode="people")
    ask, pos = truth.asks[0], war(truth)
    line = truth.title.write(truth.kit, ask.orders[0])
    room, _ = room_of(truth, pos)
    house = Dry(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
    with pytest.raises(TableError) as refused:
        asyncio.run(house.order(room, (ask.seat,), line))
    told = room.draws("en").refusal(refused.value)
    assert told.reasons == []
    assert "carrier" not in told.message
    secret = hidden_from(pos, ask.seat)
    assert secret
    assert [shown.place[p] for shown in tried for p in secret] == [pos.kit.unseen] * len(secret)
