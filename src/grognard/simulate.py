"""Many games between bots: balance, odds, and a fuzzer that never tires.

    >>> from grognard.simulate import Plan, simulate
    >>> tally = simulate(Plan("nemesis", ("random", "random")), games=2, seed=1)
    >>> tally.finished, tally.errors
    (2, 0)

Game number i is played with seed `seed + i - 1`, whatever the number of processes.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Container, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.bots import make_bot
from grognard.core.dice import Dice, commitment
from grognard.core.errors import GrognardError, UnknownTitle
from grognard.core.frame import Ask, answer, settle
from grognard.core.journal import DIGEST_EVERY, Entry, Header, Journal
from grognard.core.order import Order
from grognard.core.playing import Player, let_play
from grognard.core.position import Position, Table
from grognard.core.title import Title, load_title

TOO_LONG = 1_000_000
"""Decisions after which a game is taken for one that never ends."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: a title with its options, and a bot for each of its seats, in their order."""

    title: str
    bots: tuple[str, ...]
    scenario: str = ""
    options: dict[str, str] = {}
    pack: Path | None = None
    out: Path | None = None
    """Where each game's journal goes, if anywhere."""

    def seating(self) -> dict[str, str]:
        """Which bot sits where; one bot alone takes all seats."""
        seats = load_title(self.title).seats(self.options)
        bots = self.bots * len(seats) if len(self.bots) == 1 else self.bots
        if len(bots) != len(seats):
            raise UnknownTitle(f"{len(bots)} bots for {len(seats)} seats; give one for each of: {', '.join(seats)}")
        return dict(zip(seats, bots, strict=True))

    def opening(self) -> str:
        return self.scenario or load_title(self.title).meta.scenarios[0]

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        title = load_title(self.title)
        title.check(self.opening(), self.options)
        for seat, bot in self.seating().items():
            make_bot(bot, title, seat, "0")
        if self.pack is not None and not self.pack.is_dir():
            raise GrognardError(f"{self.pack}: there is no such folder")


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    seed: int
    decisions: int
    winner: str | None = None
    turn: int | None = None
    error: str = ""


class Tally(msgspec.Struct, kw_only=True):
    """How all games went. `wins` has every side and `draw`; `turns` counts games by their last turn."""

    title: str
    scenario: str
    bots: list[str]
    games: int
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: int = 0
    wins: dict[str, int]
    turns: dict[str, int] = {}

    def add(self, played: Played) -> None:
        self.decisions += played.decisions
        if played.error:
            self.errors += 1
            return
        self.finished += 1
        winner = played.winner or "draw"
        self.wins[winner] = self.wins.get(winner, 0) + 1

    def close(self, seconds: float, turns: Counter[int]) -> None:
        self.seconds = round(seconds, 3)
        self.decisions_per_second = round(self.decisions / seconds) if seconds else 0
        self.turns = {str(turn): count for turn, count in sorted(turns.items())}


def simulate(
    plan: Plan,
    *,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    on_game: Callable[[Played], None] = lambda played: None,
) -> Tally:
    """Play the games of a plan in some processes; `on_game` hears of each as it comes in."""
    plan.check()
    if plan.out is not None:
        plan.out.mkdir(parents=True, exist_ok=True)
    title = load_title(plan.title)
    tally = Tally(
        title=plan.title,
        scenario=plan.opening(),
        bots=list(plan.seating().values()),
        games=games,
        wins=dict.fromkeys((*title.meta.sides, "draw"), 0),
    )
    turns: Counter[int] = Counter()
    start = time.perf_counter()
    for played in _play_all(plan, seed, games, min(jobs, games)):
        tally.add(played)
        if played.turn is not None and not played.error:
            turns[played.turn] += 1
        on_game(played)
    tally.close(time.perf_counter() - start, turns)
    return tally


def processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play_all(plan: Plan, seed: int, games: int, jobs: int) -> Iterator[Played]:
    play = partial(play_game, plan, seed)
    numbers = range(1, games + 1)
    if jobs <= 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts) as pool:
        try:
            yield from pool.map(play, numbers)
        except BrokenProcessPool:
            raise GrognardError("a process that played games has died; try fewer --jobs") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that gathers the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# one game


Score = list[tuple[str, Order, str | None]]
"""The orders of a game with their seats, and the digests that go into its journal."""


def play_game(plan: Plan, first_seed: int, number: int) -> Played:
    """Game `number` of a plan, from set-up to end. An error ends the game, not the simulation."""
    seed = first_seed + number - 1
    title = load_title(plan.title)
    kit = _kit(title, plan.pack)
    score: Score | None = None if plan.out is None else []
    pos: Any = title.set_up(kit, plan.opening(), plan.options, Table(Dice(str(seed))))
    decisions, error = _play_on(title, pos, plan.seating(), str(seed), score)
    if plan.out is not None and score is not None:
        _write(plan, title, kit, str(seed), score, pos.digest(), plan.out / f"{number:04d}.grog")
    winner = pos.result.winner if pos.result is not None else None
    return Played(seed, decisions, winner, getattr(pos, "turn", None), error)


class Bout:
    """A game that is only played: nothing of it is kept but, if somebody wants them, its orders."""

    def __init__(self, title: Title, pos: Position, trusted: Container[str], score: Score | None) -> None:
        self.title = title
        self.position = pos
        self.asks: tuple[Ask, ...] = ()
        self.decisions = 0
        self._trusted = trusted
        """Seats whose bots are known to give only what is offered."""
        self._score = score

    def give(self, order: Order, ask: Ask) -> None:
        seat = ask.seat
        if seat not in self._trusted and order not in ask.orders:
            raise GrognardError(f"the bot of {seat} gave an order that was not offered: {order}")
        self.decisions += 1
        if self._score is not None:
            digest = self.position.digest() if self.decisions % DIGEST_EVERY == 0 else None
            self._score.append((seat, order, digest))
        if self.decisions > TOO_LONG:
            raise GrognardError(f"no end after {TOO_LONG} decisions")
        self.asks = answer(self.position, self.asks, order, seat)


def _play_on(title: Title, pos: Position, seating: dict[str, str], seed: str, score: Score | None) -> tuple[int, str]:
    """Let the bots play to the end; returns the number of decisions, and what went wrong if anything."""
    bots: dict[str, Player] = {seat: make_bot(name, title, seat, seed) for seat, name in seating.items()}
    bout = Bout(title, pos, frozenset(seat for seat, name in seating.items() if name == "random"), score)
    try:
        bout.asks = settle(pos)
        let_play(bout, bots)
    except Exception as problem:
        return bout.decisions, _describe(problem)
    return bout.decisions, ""


def _kit(title: Title, pack: Path | None) -> Any:
    """The components; a pack is read once in each process."""
    if pack is None:
        return title.kit()
    key = (title.meta.key, pack)
    if key not in _packs:
        _packs[key] = title.kit(pack)
    return _packs[key]


_packs: dict[tuple[str, Path], Any] = {}


def _write(plan: Plan, title: Title, kit: Any, seed: str, score: Score, end: str, path: Path) -> None:
    header = Header(
        title=plan.title,
        version=grognard.__version__,
        scenario=plan.opening(),
        options=plan.options,
        seats=plan.seating(),
        seed=seed,
        commitment=commitment(seed),
    )
    journal = Journal(header)
    for number, (seat, order, digest) in enumerate(score, 1):
        journal.entries.append(Entry(number, seat, title.write(kit, order), digest=digest))
    journal.seal(len(score), end)
    journal.save(path)
    journal.close()


def _describe(problem: Exception) -> str:
    """An error in one line: what, and where in the title it was raised."""
    frames = traceback.extract_tb(sys.exc_info()[2])
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(problem).__name__}: {problem}{where}"
