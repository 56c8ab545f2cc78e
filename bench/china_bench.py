"""Times the supply of War of Resistance: the whole of a side, at the start of the campaign."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from grognard.core.dice import Dice
from grognard.core.position import Table
from grognard.core.title import load_title

KEY, SCENARIO = "war-of-resistance", "campaign"
SIDES = (0, 1)


def measured() -> dict[str, float]:
    """Milliseconds in which general supply and isolation of a side are found, for the slower of both sides."""
    from grognard.titles.war_of_resistance.chapters.ch12_supply import joined_hexes

    title = load_title(KEY)
    pos: Any = title.set_up(title.kit(), SCENARIO, title.meta.fill(SCENARIO, {}), Table(Dice("1")))

    def check(side: int) -> None:
        twin = pos.copy()
        twin.index.zones = [None, None]
        joined_hexes(twin, side)
        twin.push("SupplyCheck", side)
        twin.stack[-1].advance(twin)

    slowest = max(_best(lambda side=side: check(side)) for side in SIDES)  # type: ignore[misc]
    return {"supply_of_a_side_ms": round(slowest * 1000, 2)}


def _best(call: Callable[[], object], rounds: int = 9) -> float:
    """Seconds of processor time for one call, in the best of some."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        call()
        found.append(time.process_time() - start)
    return min(found)
