"""Long games on a server: they are opened from what is stored, and only what follows is replayed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import msgspec
import pytest

from grognard.core import snapshot
from grognard.core.game import Game
from grognard.table import crew
from grognard.table.house import House
from grognard.table.opening import new_game
from grognard.table.room import Room, fitting, rebuild
from grognard.table.settings import FREE, Settings

SEATS = ("japan", "allies")


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 40)
    monkeypatch.setattr(snapshot, "WORTH_IT", 10)


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the orders that are carried out."""
    found: list[int] = []
    apply = Game.apply

    def count(self: Game, *args: object) -> None:
        apply(self, *args)  # type: ignore[arg-type]
        found.append(len(self.orders))

    monkeypatch.setattr(Game, "apply", count)
    return found


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[House]:
    house = House(Settings(database_url=url, limits=FREE, draw_ahead=False))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def settled(house: House) -> None:
    """What is to be stored beside a game is stored."""
    while any(getattr(task.get_coro(), "__name__", "") == "_keep_leg" for task in house._tasks):
        await asyncio.sleep(0.01)


async def begun(house: House, **seating: str) -> Room:
    takers = {seat: seating.get(seat, "me") for seat in SEATS}
    game, _ = await new_game(house, "nemesis", None, {}, takers, "analysis", seed="7")
    return await house.room(game)


async def played(house: House, room: Room, orders: int, chance: random.Random) -> Game:
    for _ in range(orders):
        async with room.lock:
            game = await house.live(room)
            ask = chance.choice(game.asks)
        await house.order(room, SEATS, game.title.write(game.kit, chance.choice(ask.orders)), seat=ask.seat)
    await settled(house)
    assert room.game is not None
    return room.game


async def replayed(house: House, room: Room) -> Game:
    """The game from its first order on."""
    return await rebuild(room.header, await house.store.rows_after(room.id, -1))


def same(one: Game, two: Game) -> None:
    assert one.position.digest() == two.position.digest()
    assert list(one.orders) == list(two.orders)
    assert one.barrier == two.barrier
    assert [one.wording.event(event) for event in one.events] == [two.wording.event(event) for event in two.events]
    assert [one.events_of(n) for n in range(len(one.orders) + 1)] == [
        two.events_of(n) for n in range(len(two.orders) + 1)
    ]


def run(work: Callable[[], Coroutine[object, object, None]]) -> None:
    asyncio.run(work())


def test_a_dropped_position_comes_back_without_a_replay(database_url: str, applied: list[int]) -> None:
    async def work() -> None:
        chance = random.Random(1)
        async with opened(database_url) as house:
            room = await begun(house)
            await played(house, room, 105, chance)
            room.drop()
            applied.clear()
            async with room.lock:
                game = await house.live(room)
            assert applied == list(range(81, 106)), "only what follows the last stored leg"
            same(game, await replayed(house, room))
            await played(house, room, 5, chance)
        # what is left is stored when the server is closed
        async with opened(database_url) as house:
            room = await house.room(room.id)
            applied.clear()
            async with room.lock:
                game = await house.live(room)
            assert applied == []
            same(game, await replayed(house, room))

    run(work)


def test_what_was_taken_back_is_not_opened(database_url: str, applied: list[int]) -> None:
    async def work() -> None:
        chance = random.Random(2)
        async with opened(database_url) as house:
            room = await begun(house)
            await played(house, room, 100, chance)
            await house.undo(room, SEATS, 45)
            game = await played(house, room, 30, chance)
            assert len(game.orders) == 85
            room.drop()
            applied.clear()
            async with room.lock:
                again = await house.live(room)
            assert applied[0] in (41, 81)
            same(again, await replayed(house, room))
            # the legs of orders that do not stand any more are gone
            legs = [leg for _, leg in await house.store.legs(room.id)]
            assert snapshot.joined(legs) == legs
            assert all(leg.n <= 85 for leg in legs)

    run(work)


def test_looking_and_going_back_replays_little(database_url: str, applied: list[int]) -> None:
    async def work() -> None:
        chance = random.Random(3)
        async with opened(database_url) as house:
            room = await begun(house)
            await played(house, room, 400, chance)
            legs = await house.store.legs(room.id)
            assert len(legs) == 10
            assert 3 <= sum(bool(leg.position) for _, leg in legs) < 10, "old positions are thinned"
            room.drop()
            async with room.lock:
                game = await house.live(room)
            applied.clear()
            await house.undo(room, SEATS, 1)
            assert len(applied) < 80
            position, _ = game.moment(330)
            assert position.digest() == (await replayed(house, room)).moment(330)[0].digest()

    run(work)


def test_a_leg_that_cannot_be_used_is_left_aside(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with opened(database_url) as house:
            room = await begun(house)
            game = await played(house, room, 90, random.Random(4))
            rows = await house.store.rows_after(room.id, -1)
            legs = await house.store.legs(room.id)
            seq, last = legs[-1]
            broken = msgspec.structs.replace(last, position=b"noise")
            same(await rebuild(room.header, rows, [*legs[:-1], (seq, broken)]), game)
            other = msgspec.structs.replace(last, version="0")
            past = fitting([*legs[:-1], (seq, other)], rows)
            assert past is not None
            assert past.n == 40

    run(work)
    assert "cannot be used" in caplog.text


def test_a_bot_that_comes_late_begins_where_a_leg_ended(sqlite_url: str, applied: list[int]) -> None:
    async def work() -> None:
        async with opened(sqlite_url) as house:
            room = await begun(house)
            game = await played(house, room, 100, random.Random(5))
            rows = await house.store.rows_after(room.id, -1)
            past = fitting(await house.store.legs(room.id), rows)
            assert past is not None
            applied.clear()
            copy = crew.Copy(room.header, [row.lines for row in rows], past.silent().legs[0])
            assert applied == list(range(81, 101))
            assert copy.game.position.digest() == game.position.digest()
            assert copy.game.asks[0].orders == game.asks[0].orders
            picks = copy.pick(dict.fromkeys(SEATS, "random"))
            assert picks
            copy.take_back_guess()
            assert copy.game.position.digest() == game.position.digest()
            copy.game.rewind(20)  # before its leg: it begins anew
            assert copy.game.position.digest() == game.moment(20)[0].digest()

    run(work)


def test_a_bot_plays_a_game_that_was_opened_so(sqlite_url: str) -> None:
    async def work() -> None:
        async with opened(sqlite_url) as house:
            room = await begun(house)
            await played(house, room, 90, random.Random(6))
            room.drop()
            await house.hand_over(room, SEATS, "japan", "random")
            await house.hand_over(room, SEATS, "allies", "random")
            for _ in range(600):
                await asyncio.sleep(0.05)
                if room.game is not None and len(room.game.orders) > 140:
                    break
            await house.hand_over(room, SEATS, "japan", None)
            await house.hand_over(room, SEATS, "allies", None)
            while room.thinking is not None:
                await asyncio.sleep(0.05)
            async with room.lock:
                same(await house.live(room), await replayed(house, room))
            assert room.game is not None
            assert len(room.game.orders) > 140

    run(work)
