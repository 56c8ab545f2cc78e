"""World in Flames: the whole world on five sheets, where supply, offers and copies cost most.

Random play is measured in the scenario of the Pacific and in the Global War, the latter to a bound of decisions. Memory
is that of a process that has opened the Global War and played on, without what Python and the kernel need: it has a
process of its own (`python -m bench.world_bench`).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from grognard.core.dice import Dice
from grognard.core.frame import answer, settle
from grognard.core.position import Table
from grognard.core.title import load_title

KEY, PACIFIC, GLOBAL = "world-in-flames", "pacific-1941", "global-war"
BOUND = 6_000
"""Decisions of the Global War that are measured."""
GAMES = 3
ROUNDS = 8
TARGETS: dict[str, tuple[str, float]] = {
    "pacific_decisions_per_second": (">=", 4_000),
    "global_decisions_per_second": (">=", 2_000),
    "global_supply_ms": ("<", 10),
    "global_copy_us": ("<", 300),
    "global_memory_mb": ("<", 60),
}


def _played(scenario: str, seed: int, most: int) -> tuple[Any, int, float]:
    """A random game to a bound: the position, decisions, seconds of processor time."""
    title = load_title(KEY)
    pos: Any = title.set_up(title.kit(), scenario, title.meta.fill(scenario, {}), Table(Dice(str(seed))))
    rng = random.Random(seed).random
    asks, decisions, start = settle(pos), 0, time.process_time()
    while asks and decisions < most:
        ask = asks[int(rng() * len(asks))]
        asks = answer(pos, asks, ask.orders[int(rng() * len(ask.orders))], ask.seat)
        decisions += 1
    return pos, decisions, time.process_time() - start


def _pace(scenario: str, games: int, most: int) -> tuple[Any, float]:
    """The first game warms up and does not count."""
    _played(scenario, 0, most // 4)
    found = [_played(scenario, seed, most) for seed in range(1, games + 1)]
    return found[-1][0], sum(decisions for _, decisions, _ in found) / sum(seconds for *_, seconds in found)


def _supply(pos: Any) -> float:
    """Seconds for the supply of the power that takes longest, paths by sea included, from nothing."""
    from grognard.titles.world_in_flames.chapters.ch2_supply import supplied

    worst = 0.0
    for nation in (nation for nation in pos.kit.power if nation >= 0):
        times = []
        for _ in range(ROUNDS):
            pos.forget()
            start = time.process_time()
            supplied(pos, nation, complete=True)
            times.append(time.process_time() - start)
        worst = max(worst, min(times))
    return worst


def _copy(pos: Any) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(50):
            pos.copy()
        times.append((time.process_time() - start) / 50)
    return min(times)


def _resident() -> float:
    """Megabytes of memory that this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measured() -> dict[str, float]:
    _, pacific = _pace(PACIFIC, GAMES, 1_000_000)
    pos, whole = _pace(GLOBAL, 1, BOUND)
    done = subprocess.run([sys.executable, "-m", "bench.world_bench"], check=True, stdout=subprocess.PIPE)
    return {
        "pacific_decisions_per_second": round(pacific),
        "global_decisions_per_second": round(whole),
        "global_supply_ms": round(_supply(pos) * 1000, 2),
        "global_copy_us": round(_copy(pos) * 1e6, 1),
        "global_memory_mb": json.loads(done.stdout),
    }


if __name__ == "__main__":
    before = _resident()
    game = _played(GLOBAL, 1, BOUND // 2)
    print(json.dumps(round(_resident() - before, 1)))
