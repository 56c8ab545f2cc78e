"""Many games between bots: balance, odds, and a fuzzer that never tires.

    >>> from grognard.simulate import Plan, simulate
    >>> tally = simulate(Plan("nemesis", ("random", "random")), games=2, seed=1)
    >>> tally.finished, tally.errors
    (2, 0)

Game number i is played with seed `seed + i - 1`, whatever the number of processes, on one machine or on many.
"""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from grognard.bout import Plan, Played, play_game
from grognard.core.errors import GrognardError
from grognard.core.title import load_title

if TYPE_CHECKING:
    from grognard.study.shelf import Shelf

__all__ = ["Plan", "Played", "Tally", "play_game", "processors", "simulate"]


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
    interrupted: bool = False
    """Whether somebody ended it before all games were played."""
    wins: dict[str, int]
    turns: dict[str, int] = {}

    def add(self, played: Played, turns: Counter[int]) -> None:
        self.decisions += played.decisions
        if played.error:
            self.errors += 1
            return
        self.finished += 1
        winner = played.winner or "draw"
        self.wins[winner] = self.wins.get(winner, 0) + 1
        if played.turn is not None:
            turns[played.turn] += 1

    def close(self, seconds: float, fresh: int, turns: Counter[int], sides: Sequence[str]) -> None:
        """`fresh` are the decisions that were made now. Whatever comes in first, the tally is the same."""
        self.seconds = round(seconds, 3)
        self.decisions_per_second = round(fresh / seconds) if seconds else 0
        self.turns = {str(turn): count for turn, count in sorted(turns.items())}
        others = sorted(self.wins.keys() - {*sides, "draw"})
        self.wins = {name: self.wins[name] for name in (*sides, "draw", *others)}


def simulate(
    plan: Plan,
    *,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    out: Path | None = None,
    shelf: Shelf | None = None,
    cluster: str | None = None,
    on_game: Callable[[Played], None] = lambda played: None,
) -> Tally:
    """Play the games of a plan in some processes, or on a cluster; `on_game` hears of each as it comes in.

    `out` is where journals go, `shelf` where figures go: games that stand there already are not played again.
    An interrupt (Ctrl-C) ends it with what is done.
    """
    plan.check()
    title = load_title(plan.title)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        plan = msgspec.structs.replace(plan, journals=True)
    if shelf is not None:
        plan = msgspec.structs.replace(plan, records=True)
    tally = Tally(
        title=plan.title,
        scenario=plan.opening(),
        bots=list(plan.seating().values()),
        games=games,
        wins=dict.fromkeys((*title.meta.sides, "draw"), 0),
    )
    turns: Counter[int] = Counter()
    known = {} if shelf is None else shelf.open(plan)
    numbers = []
    for number in range(1, games + 1):
        played = known.get(seed + number - 1)
        if played is None or (out is not None and not _journal(out, number).exists()):
            numbers.append(number)
        else:
            tally.add(played, turns)
            on_game(played)
    start, before = time.perf_counter(), tally.decisions
    try:
        for played in _play_all(plan, seed, numbers, jobs, cluster):
            tally.add(played, turns)
            if out is not None:
                _save(_journal(out, played.seed - seed + 1), played.journal)
            if shelf is not None and played.seed not in known:
                shelf.add(played)
            on_game(played)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        if shelf is not None:
            shelf.flush()
    tally.close(time.perf_counter() - start, tally.decisions - before, turns, title.meta.sides)
    return tally


def _journal(out: Path, number: int) -> Path:
    return out / f"{number:04d}.grog"


def _save(path: Path, text: bytes) -> None:
    """Never half a journal."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(text)
    draft.replace(path)


def processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play_all(plan: Plan, seed: int, numbers: list[int], jobs: int, cluster: str | None) -> Iterator[Played]:
    """The games of these numbers, each once."""
    play = partial(play_game, plan, seed)
    if cluster is not None and numbers:
        from grognard import cluster as clusters

        yield from clusters.play_all(plan, seed, numbers, cluster)
        return
    if min(jobs, len(numbers)) <= 1:
        yield from map(play, numbers)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=context, initializer=_ignore_interrupts) as pool:
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
