"""Checks files that somebody sends, in a process of its own and with a bound on the work: nobody else waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import msgspec

from grognard.core import journal as journals
from grognard.core.errors import BadOrder, DigestMismatch, GrognardError, UnknownTitle
from grognard.core.game import Game
from grognard.core.journal import Entry, Journal
from grognard.core.opening import check_seats, replay
from grognard.core.title import load_title
from grognard.table.crew import settle_down
from grognard.table.played import Played, played_so_far
from grognard.table.room import open_game, pad_of
from grognard.table.settings import Limits
from grognard.table.words import TableError, TooOften


class BadFile(TableError):
    """A file that is refused; the message says where it is wrong."""


class Verdict(msgspec.Struct):
    """How the game of a file stands; or the key of a refusal, with its arguments."""

    played: Played | None = None
    key: str = ""
    args: dict[str, Any] = {}


def examine(data: bytes, seconds: float) -> Verdict:
    """In the process: play what a file says, and refuse what nobody can have played."""
    saved = journals.parse(data, "file")
    header = saved.header
    try:
        title = load_title(header.title)
        title.check(header.scenario, header.options)
        check_seats(title, header)
        game = open_game(header)
        play_entries(game, lines_of(saved), time.process_time() + seconds)
        _check_seal(game, saved)
    except UnknownTitle as error:
        return Verdict(key="tampered", args={"text": str(error)})
    except BadFile as error:
        return Verdict(key=error.key, args=error.args_)
    return Verdict(played_so_far(game))


def play_entries(game: Game, entries: Sequence[Entry], deadline: float) -> None:
    """`deadline`: on the clock of the work that this process has done."""
    people = game.journal.header.mode == "people"
    for number, entry in enumerate(entries, 2):
        if time.process_time() > deadline:
            raise BadFile("too-much-work")
        if entry.undo:
            target = len(game.orders) - entry.undo
            if target < 0 or (people and target < game.barrier and not entry.agreed):
                raise BadFile("illegal-undo", line=number)
            game.rewind(target)
        elif entry.end:
            if game.result is not None or entry.seat not in game.seats:
                raise BadFile("tampered", text=f"line {number}")
            game.apply_end(entry)
        elif entry.order:
            one = Journal(game.journal.header)
            one.entries.append(entry)
            try:
                replay(game, one)
            except (DigestMismatch, BadOrder) as error:
                where = "" if isinstance(error, DigestMismatch) else f"order {entry.n}: "
                raise BadFile("tampered", text=f"{where}{error}") from None
            except GrognardError as error:
                raise BadFile("tampered", text=str(error)) from None
        pad_of(game).take()


def lines_of(saved: Journal) -> list[Entry]:
    """What was played and said; seals are checked, not kept."""
    return [entry for entry in saved.entries if not entry.is_seal]


def _check_seal(game: Game, saved: Journal) -> None:
    """The digest at the end of a file finds a forged order that is legal: it leads to another position."""
    if saved.seals().get(len(game.orders), game.position.digest()) != game.position.digest():
        raise BadFile("forged", n=len(game.orders))


class Checker:
    """The process, started when it is first needed, and the queue before it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def check(self, data: bytes) -> Played:
        """How the game of a file stands; refuses a file that is not what it says."""
        if self._waiting >= self._limits.checks_waiting:
            raise TooOften("too-many-files")
        self._waiting += 1
        try:
            verdict = await self._examine(data)
        finally:
            self._waiting -= 1
        if verdict.played is None:
            raise BadFile(verdict.key, **verdict.args)
        return verdict.played

    async def _examine(self, data: bytes) -> Verdict:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_down)
        try:
            return await asyncio.wrap_future(self._pool.submit(examine, data, self._limits.checking))
        except BrokenProcessPool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            raise BadFile("too-much-work") from None

    async def close(self) -> None:
        if self._pool is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, cancel_futures=True), 3.0)
