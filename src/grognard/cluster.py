"""Games on a Ray cluster: some games make a batch, a batch is a task.

A task whose worker or node dies is run again by Ray, on another one: games follow from their seeds, so that they come
out the same. Each game is handed on once, whatever happened to the tasks that played it.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

import grognard
from grognard.bout import Plan, Played, play_game
from grognard.core.errors import GrognardError
from grognard.extras import extra

SECONDS = 2.0
"""What a batch should take: long enough that handing it out costs nothing, short enough to lose little."""
MOST = 200
AHEAD = 2
"""Batches for each processor that are handed out at once."""
PATIENCE = 0.5
"""Seconds after which Ctrl-C is heard at the latest."""
LOCAL, AUTO = "local", "auto"
CARRIED = ("GROGNARD_TITLES", "GROGNARD_UNFINISHED", "PYTHONPATH")
"""What processes on the cluster must know of this one's environment."""
QUIET = {"RAY_DEDUP_LOGS": "1", "RAY_usage_stats_enabled": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


def play_batch(plan: Plan, seed: int, numbers: list[int], version: str) -> tuple[list[Played], float]:
    """In a process of the cluster: the games of a batch, and the seconds that they took."""
    if version != grognard.__version__:
        raise GrognardError(f"the cluster has grognard {grognard.__version__}, this is {version}")
    start = time.perf_counter()
    return [play_game(plan, seed, number) for number in numbers], time.perf_counter() - start


def play_all(plan: Plan, seed: int, numbers: list[int], where: str) -> Iterator[Played]:
    """The games of these numbers, each once, in the order in which they are done."""
    ray = _ray()
    joined = ray.is_initialized()
    if not joined:
        _join(ray, where)
    try:
        yield from _gather(ray, plan, seed, numbers)
    finally:
        if not joined:
            ray.shutdown()


def _ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    return extra("ray", "cluster", "a cluster")


def _join(ray: Any, where: str) -> None:
    """Start Ray here, or join a cluster that is running."""
    carried = {name: os.environ[name] for name in CARRIED if name in os.environ}
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "runtime_env": {"env_vars": carried}}
    try:
        if where == LOCAL:
            ray.init(address="local", include_dashboard=False, **settings)
        else:
            ray.init(address=where, **settings)
    except Exception as error:  # Ray says by a bare Exception that it has not come up in time
        here = {LOCAL: "it does not start on this computer", AUTO: "there is none running here"}
        said = (str(error) or type(error).__name__).splitlines()[0]
        raise GrognardError(f"no Ray cluster: {here.get(where, f'there is none at {where}')} ({said})") from None


def _gather(ray: Any, plan: Plan, seed: int, numbers: list[int]) -> Iterator[Played]:
    play = ray.remote(play_batch).options(num_cpus=1, max_retries=-1)
    carried = ray.put(plan)
    left, owed = deque(numbers), set(numbers)
    running: dict[Any, list[int]] = {}
    pace = 0.0
    try:
        while owed:
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while left and len(running) < AHEAD * processors:
                size = _batch_size(pace, len(left), processors)
                batch = [left.popleft() for _ in range(size)]
                running[play.remote(carried, seed, batch, grognard.__version__)] = batch
            done, _ = ray.wait(list(running), timeout=PATIENCE)
            for task in done:
                batch = running.pop(task)
                games, seconds = _result(ray, task)
                pace = seconds / len(batch)
                for number, played in zip(batch, games, strict=True):
                    if number in owed:
                        owed.discard(number)
                        yield played
    finally:
        for task in running:
            ray.cancel(task, force=True)


def _batch_size(pace: float, left: int, processors: int) -> int:
    """One game as long as nobody knows how long one takes; towards the end batches are small, so that all work."""
    if not pace:
        return 1
    return max(1, min(MOST, int(SECONDS / pace), -(-left // (AHEAD * processors))))


def _result(ray: Any, task: Any) -> tuple[list[Played], float]:
    try:
        found: tuple[list[Played], float] = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise cause if isinstance(cause, GrognardError) else GrognardError(f"on the cluster: {cause}") from None
    except ray.exceptions.RayError as error:
        raise GrognardError(f"the cluster failed: {str(error).splitlines()[0]}") from None
    return found
