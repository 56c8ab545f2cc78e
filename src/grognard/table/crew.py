"""Bots at the table: they think in processes of their own, each with its own copies of the games.

A process is told what was stored since it last thought about a game, picks a few orders, and hands them back. The
server gives them like anybody's orders. If a process dies, another one begins with the whole journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process

import msgspec

from grognard.bots import make_bot
from grognard.core.game import Game, Player
from grognard.core.journal import Entry, Header
from grognard.table.room import follow, open_game, pad_of, read_lines
from grognard.table.sight import look
from grognard.table.store import Store

PICKS = 40
SECONDS = 0.25
"""A bot hands back what it has after so many picks, or so much time."""
COPIES = 64
"""Games that a process keeps."""
TRIES = 3


class Job(msgspec.Struct):
    """Think about a game: its rows `after` .. `seq`, and which bot plays which seat."""

    game: str
    header: bytes
    after: int
    seq: int
    rows: list[str]
    bots: dict[str, str]


class Picks(msgspec.Struct):
    """What the bots want to do; or `lost`: the process does not have the game so far."""

    orders: list[tuple[str, str]] = []
    lost: bool = False


# in the process of a bot


class Copy:
    """A game as a bot process knows it. What it picked itself stands until the server says otherwise."""

    def __init__(self, header: Header) -> None:
        self.game: Game = open_game(header, listen=False)
        self.seq = -1
        self.guessed: list[Entry] = []
        self.players: dict[tuple[str, str], Player] = {}

    def catch_up(self, seq: int, rows: list[str]) -> None:
        for lines in rows:
            entries = read_lines(lines)
            if self.guessed:
                if entries == self.guessed:
                    self.guessed = []
                    continue
                self.take_back_guess()
            for _ in follow(self.game, entries):
                pass
        if self.guessed:
            self.take_back_guess()
        self.seq = seq

    def take_back_guess(self) -> None:
        count = len(self.guessed)
        self.game.rewind(len(self.game.orders) - count)
        pad_of(self.game).take()
        self.guessed = []

    def pick(self, bots: dict[str, str]) -> list[tuple[str, str]]:
        game, end = self.game, time.monotonic() + SECONDS
        picked: list[tuple[str, str]] = []
        while len(picked) < PICKS and time.monotonic() < end:
            ask = next((ask for ask in game.asks if ask.seat in bots), None)
            if ask is None:
                break
            player = self._player(ask.seat, bots[ask.seat])
            order = player.choose(ask, lambda ask=ask: look(game, ask))  # type: ignore[misc]
            picked.append((ask.seat, game.title.write(game.kit, order)))
            game.play(order, ask.seat)
        self.guessed = pad_of(game).take()
        return picked

    def _player(self, seat: str, bot: str) -> Player:
        found = self.players.get((seat, bot))
        if found is None:
            # a bot's own chance must not tell anything about the dice: it does not get the seed
            chance = self.game.journal.header.commitment
            found = self.players[seat, bot] = make_bot(bot, self.game.title, seat, chance)
        return found


_copies: OrderedDict[str, Copy] = OrderedDict()


def think(job: Job) -> Picks:
    copy = _copies.pop(job.game, None)
    if job.after < 0:
        copy = Copy(msgspec.json.decode(job.header, type=Header))
    elif copy is None or copy.seq != job.after:
        return Picks(lost=True)
    assert copy is not None
    copy.catch_up(job.seq, job.rows)
    picks = Picks(copy.pick(job.bots))
    _copies[job.game] = copy
    while len(_copies) > COPIES:
        _copies.popitem(last=False)
    return picks


def _settle_down() -> None:
    """Give way to the server, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# in the server


class Crew:
    """The bot processes. A game always goes to the same one, started when it is first needed."""

    def __init__(self, processes: int, store: Store) -> None:
        self._store = store
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._sent: dict[str, int] = {}

    async def think(self, game: str, header: Header, seq: int, bots: dict[str, str]) -> list[tuple[str, str]]:
        """What the bots want to do in the position after row `seq`."""
        place = hash(game) % len(self._pools)
        for _ in range(TRIES):
            after = self._sent.get(game, -1)
            if after > seq:
                after = -1
            rows = [row for row in await self._store.rows_after(game, after) if row.seq <= seq]
            job = Job(game, msgspec.json.encode(header), after, seq, [row.lines for row in rows], bots)
            try:
                future = self._pool(place).submit(think, job)
                picks = await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._replace(place)
                continue
            if not picks.lost:
                self._sent[game] = seq
                return picks.orders
            self._sent.pop(game, None)
        return []

    def forget(self, game: str) -> None:
        self._sent.pop(game, None)

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_down)
            self._pools[place] = pool
        return pool

    def _replace(self, place: int) -> None:
        broken = self._pools[place]
        if broken is not None:
            broken.shutdown(wait=False, cancel_futures=True)
        self._pools[place] = None
        self._sent.clear()

    async def close(self) -> None:
        """Let the processes end; a bot never thinks for long."""
        for pool in self._pools:
            if pool is not None:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.to_thread(pool.shutdown, cancel_futures=True), 3.0)
