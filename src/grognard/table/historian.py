"""Who looks back on games: in a process of its own, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.journal import Header
from grognard.core.review import review
from grognard.core.snapshot import Leg
from grognard.core.turning import blows
from grognard.core.wording import Wording
from grognard.table import wire
from grognard.table.crew import settle_down
from grognard.table.room import Room, rebuild
from grognard.table.store import EntryRow, Store
from grognard.table.telling import retold
from grognard.table.words import TableError, TooOften

KEPT = 64
"""Answers that are kept: the same game is looked at again."""
WAITING = 20
"""Questions that may wait before the process."""
TOLD = 3
"""Of an order so many events are told: what it was about comes first."""


class Task(msgspec.Struct, frozen=True):
    """A game as it is stored, in which language to tell of it, and whose last turn is asked about; or all of it."""

    header: bytes
    rows: list[EntryRow]
    legs: list[tuple[int, Leg]]
    language: str
    seat: str | None


# in the process


def recall(task: Task) -> bytes:
    """The answer, encoded."""
    header = msgspec.json.decode(task.header, type=Header)
    game = asyncio.run(rebuild(header, task.rows, task.legs))
    wording = Wording(game.title, game.kit, task.language)
    found = _review(game, wording) if task.seat is None else _recent(game, wording, task.seat)
    return msgspec.json.encode(found)


def _recent(game: Game, wording: Wording, seat: str) -> wire.Recent:
    side = game.title.side_of(game.position, seat)
    return wire.Recent(
        [
            wire.Deed(n=blow.n, seat=blow.seat, side=side, change=blow.change, events=_told(game, wording, blow.events))
            for blow in blows(game, seat)
        ]
    )


def _review(game: Game, wording: Wording) -> wire.Review:
    found = review(game)
    deeds = []
    for turning in found.turnings:
        change = max(turning.changes)
        side = found.sides[turning.changes.index(change)]
        events = _told(game, wording, turning.events)
        deeds.append(wire.Deed(n=turning.n, seat=turning.seat, side=side, change=change, events=events))
    return wire.Review(
        n=len(game.orders),
        sides=list(found.sides),
        curve=[(n, [round(value, 3) for value in stood]) for n, stood in found.curve],
        turns=found.turns,
        deeds=deeds,
        luck=[wire.Fortune(side, gained) for side, gained in zip(found.sides, found.luck.gained, strict=True)],
        weighed=found.luck.weighed,
        rolled=found.luck.rolled,
        losses=[wire.Loss(game.kit.piece_names[piece], steps) for piece, steps in sorted(found.losses.items())],
    )


def _told(game: Game, wording: Wording, events: tuple[Event, ...]) -> list[wire.GameEvent]:
    return [retold(game, wording, event) for event in events[:TOLD]]


# in the server


class Historian:
    """The process, started when it is first needed, and what it has found lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[tuple[str, int, str, str | None], asyncio.Future[bytes]] = OrderedDict()

    async def recent(self, room: Room, seat: str, language: str) -> wire.Recent:
        """What mattered most to a seat in the last player turn of the others."""
        return msgspec.json.decode(await self._ask(room, seat, language), type=wire.Recent)

    async def review(self, room: Room, language: str) -> wire.Review:
        """A game that is over, as a whole."""
        return msgspec.json.decode(await self._ask(room, None, language), type=wire.Review)

    async def _ask(self, room: Room, seat: str | None, language: str) -> bytes:
        key = room.id, room.seq, language, seat
        found = self._found.get(key)
        if found is None:
            if sum(not each.done() for each in self._found.values()) >= WAITING:
                raise TooOften("too-fast")
            found = self._found[key] = asyncio.ensure_future(self._work(room, seat, language))
        self._found.move_to_end(key)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        try:
            # Who leaves takes the answer from nobody else.
            return await asyncio.shield(found)
        except BaseException:
            if found.done():
                self._found.pop(key, None)
            raise

    async def _work(self, room: Room, seat: str | None, language: str) -> bytes:
        seq = room.seq
        rows = [row for row in await self._store.rows_after(room.id, -1) if row.seq <= seq]
        legs = list(await self._store.legs(room.id))
        task = Task(msgspec.json.encode(room.header), rows, legs, language, seat)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_down)
        try:
            return await asyncio.wrap_future(self._pool.submit(recall, task))
        except BrokenProcessPool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            raise TableError("trouble") from None

    async def close(self) -> None:
        if self._pool is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, cancel_futures=True), 3.0)
