"""A general's staff: processes in which styles are rehearsed side by side, as many as there are processors."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from grognard.bots.general import Trial
from grognard.bots.rehearsal import Stage, Style
from grognard.core.dice import Dice
from grognard.core.position import Table
from grognard.core.title import load_title


class Task(msgspec.Struct, frozen=True):
    """Rehearse a style: what the seat sees, as bytes, with which part of the components, and with which numbers."""

    title: str
    part: str
    seat: str
    seed: str
    shown: bytes
    style: Style
    numbers: list[int]


def rehearse(task: Task) -> tuple[list[float], float]:
    """How the rehearsals ended, and the seconds that they took."""
    started = time.process_time()
    title = load_title(task.title)
    table, kit = Table(Dice("")), title.kit_part(title.kit(), task.part)
    shown = title.position.unpacked(task.shown, title.verbs, table=table, **title.beside(kit))
    scores = Stage(title, task.seat, shown, task.seed).rehearse(task.style, task.numbers)
    return scores, time.process_time() - started


class Staff:
    """Rehearses in processes of its own, which are started when they are first needed."""

    def __init__(self, processes: int, initializer: Callable[[], None] | None = None) -> None:
        self._processes = processes
        self._initializer = initializer
        self._pool: ProcessPoolExecutor | None = None

    def __call__(self, stage: Stage, trials: list[Trial], numbers: list[int]) -> float:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=self._initializer)
        shown, key, part = stage.shown.packed(), stage.title.meta.key, stage.shown.kit.part
        tasks = [Task(key, part, stage.seat, stage.seed, shown, trial.style, numbers) for trial in trials]
        total = 0.0
        for trial, (scores, seconds) in zip(trials, self._pool.map(rehearse, tasks), strict=True):
            trial.scores += scores
            total += seconds
        return total / min(self._processes, len(trials))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
