"""Bots at the table: they think in processes of their own, each with its own copies of the games.

A process is told what was stored since it last thought about a game, picks a few orders, and hands them back. The
server gives them like anybody's orders. If a process dies, another one begins with the whole journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import TYPE_CHECKING

import msgspec

from grognard.bots import BOTS, PROGRAM, THINKERS, make_bot
from grognard.core.game import Game
from grognard.core.journal import Entry, Header, Journal
from grognard.core.opening import replay
from grognard.core.playing import Player, dismiss, failures, let_play
from grognard.core.snapshot import Leg, Past
from grognard.simulate import processors
from grognard.table.room import fitting, follow, open_at, pad_of, read_lines
from grognard.table.store import Store

if TYPE_CHECKING:
    from grognard.bots.staff import Staff

PICKS = 40
SECONDS = 0.25
"""A bot hands back what it has after so many picks, or so much time."""
COPIES = 64
"""Games that a process keeps."""
TRIES = 3
GONE = "is not played here any more"
"""Of a bot that the owner of the server has taken away."""


class Job(msgspec.Struct):
    """Think about a game: its rows `after` .. `seq`, and which bot plays which seat."""

    game: str
    header: bytes
    after: int
    seq: int
    rows: list[str]
    bots: dict[str, str]
    past: Leg | None = None
    """For who has nothing of the game yet: where to begin."""


class Picks(msgspec.Struct):
    """What the bots want to do; or `lost`: the process does not have the game so far."""

    orders: list[tuple[str, str]] = []
    lost: bool = False
    failed: dict[str, str] = {}
    """By seat: why somebody's program has lost it."""


# in the process of a bot


class Copy:
    """A game as a bot process knows it. What it picked itself stands until the server says otherwise."""

    def __init__(
        self, header: Header, rows: Iterable[str] = (), past: Leg | None = None, *, listen: bool = False
    ) -> None:
        saved = Journal(header)
        if past is not None:
            saved.entries = [entry for lines in rows for entry in read_lines(lines)]
        known = None if past is None else Past([past])
        self.listens = listen
        self.game: Game = open_at(header, list(saved.orders()), known, listen=listen)
        if past is not None:
            replay(self.game, saved)
        self.seq = -1
        self.guessed: list[Entry] = []
        self.players: dict[tuple[str, str], Player] = {}

    def catch_up(self, seq: int, rows: list[str]) -> None:
        for lines in rows:
            entries = [entry for entry in read_lines(lines) if entry.is_play]
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
        """What the bots do from here on, for a while."""
        end = time.monotonic() + SECONDS
        players = {seat: self._player(seat, bot) for seat, bot in bots.items()}
        first = len(self.game.orders)

        def more() -> bool:
            return len(self.game.orders) - first < PICKS and time.monotonic() < end

        let_play(self.game, players, more)
        self.guessed = pad_of(self.game).take()
        return [(entry.seat, entry.order) for entry in self.guessed]

    def failed(self, bots: dict[str, str]) -> dict[str, str]:
        """By seat: why the program that plays it now has lost it."""
        return failures({seat: self.players[seat, bot] for seat, bot in bots.items() if (seat, bot) in self.players})

    def _player(self, seat: str, bot: str) -> Player:
        found = self.players.get((seat, bot))
        if found is None:
            # a bot's own chance must not tell anything about the dice: it does not get the seed
            chance = self.game.journal.header.commitment
            found = self.players[seat, bot] = make_bot(bot, self.game.title, seat, chance, rehearse=_staff(bot))
        return found


_copies: OrderedDict[str, Copy] = OrderedDict()
_staffs: list[Staff] = []
"""Who rehearses for the generals of this process, once there is one."""


def _staff(bot: str) -> Staff | None:
    """The staff of a bot that looks ahead: it uses all processors, and gives way to whoever else wants one."""
    if bot not in THINKERS:
        return None
    if not _staffs:
        from grognard.bots.staff import Staff

        _staffs.append(Staff(max(1, processors()), settle_down))
    return _staffs[0]


def think(job: Job) -> Picks:
    copy = _copies.pop(job.game, None)
    if job.after < 0:
        if copy is not None:
            dismiss(copy.players.values())
        copy = Copy(msgspec.json.decode(job.header, type=Header), job.rows, job.past, listen=hears(job.bots))
    elif copy is None or copy.seq != job.after or copy.listens < hears(job.bots):
        return Picks(lost=True)
    assert copy is not None
    copy.catch_up(job.seq, [] if job.past is not None else job.rows)
    picks = Picks(copy.pick(job.bots), failed=copy.failed(job.bots))
    _copies[job.game] = copy
    for seat, bot in list(copy.players):
        if job.bots.get(seat) != bot or not copy.game.asks:  # somebody else plays it now, or nobody any more
            dismiss((copy.players.pop((seat, bot)),))
    while len(_copies) > COPIES:
        dismiss(_copies.popitem(last=False)[1].players.values())
    return picks


def hears(bots: dict[str, str]) -> bool:
    """Whether somebody's program is among the bots."""
    return any(bot.startswith(PROGRAM) for bot in bots.values())


def ponders(bots: dict[str, str]) -> bool:
    """Whether one of the bots takes its time."""
    return any(bot in THINKERS for bot in bots.values())


def settle_down() -> None:
    """Give way to the server, leave Ctrl-C to it, and do not outlive it; nor do programs that were started here."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    os.nice(5)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        leave()

    threading.Thread(target=watch, daemon=True).start()


def leave() -> None:
    """End at once."""
    program = sys.modules.get("grognard.bots.program")
    if program is not None:
        program.end_all()
    os._exit(0)


# in the server


class Crew:
    """The bot processes. A game always goes to the same one, started when it is first needed.

    Games with programs that the owner of the server has let in (`programs`: their commands by name) go to the last one,
    games with a general to the last but one: who waits for them waits with nobody else.
    """

    def __init__(self, processes: int, store: Store, programs: Mapping[str, str] | None = None) -> None:
        self._store = store
        self._programs = dict(programs or {})
        self._pools: list[ProcessPoolExecutor | None] = [None] * (max(1, processes) + 2)
        self._pids: dict[int, Future[int]] = {}
        """By place: the number of the process there, once it has started."""
        self._sent: dict[tuple[str, int], int] = {}

    async def think(self, game: str, header: Header, seq: int, bots: dict[str, str]) -> Picks:
        """What the bots want to do in the position after row `seq`."""
        unknown = {seat: GONE for seat, bot in bots.items() if bot not in (*BOTS, *self._programs)}
        if unknown:
            return Picks(failed=unknown)
        bots = {seat: PROGRAM + self._programs[bot] if bot in self._programs else bot for seat, bot in bots.items()}
        place = self._place(game, bots)
        for _ in range(TRIES):
            after = self._sent.get((game, place), -1)
            if after > seq:
                after = -1
            rows = [row for row in await self._store.rows_after(game, after) if row.seq <= seq]
            past = fitting(await self._store.legs(game), rows) if after < 0 else None
            begin = None if past is None else past.silent().legs[0]
            job = Job(game, msgspec.json.encode(header), after, seq, [row.lines for row in rows], bots, begin)
            try:
                future = self._pool(place).submit(think, job)
                picks = await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._replace(place)
                continue
            if not picks.lost:
                self._sent[game, place] = seq
                return picks
            self._sent.pop((game, place), None)
        return Picks()

    def _place(self, game: str, bots: dict[str, str]) -> int:
        slow = len(self._pools) - 2
        return slow + 1 if hears(bots) else slow if ponders(bots) else hash(game) % slow

    def forget(self, game: str) -> None:
        for place in range(len(self._pools)):
            self._sent.pop((game, place), None)

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self._pools[place]
        if pool is None:
            pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_down)
            self._pools[place] = pool
            self._pids[place] = pool.submit(os.getpid)
        return pool

    def _replace(self, place: int) -> None:
        broken = self._pools[place]
        if broken is not None:
            broken.shutdown(wait=False, cancel_futures=True)
        self._pools[place] = None
        self._sent = {key: seq for key, seq in self._sent.items() if key[1] != place}

    async def close(self) -> None:
        """Let the processes end. Most bots never think for long; those that do are not waited for."""
        for place, pool in enumerate(self._pools):
            if pool is None:
                continue
            pid = self._pids[place]
            if place >= len(self._pools) - 2 and pid.done() and not pid.exception():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid.result(), signal.SIGTERM)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown, cancel_futures=True), 3.0)
