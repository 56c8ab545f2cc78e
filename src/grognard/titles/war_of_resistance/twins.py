"""Positions that differ only in what a side may not know: planned airdrops and landings, targets of operations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from grognard.titles.war_of_resistance.war import War, enemy


def twins(pos: War, side: int) -> Iterator[War]:
    """As the other side might have it instead."""
    foe = enemy(side)
    units = pos.units_of(foe)
    for p in units[:2]:
        twin = pos.copy()
        twin.drop_plans[p], twin.planned[p] = pos.place[units[-1]], pos.turn
        yield twin
        twin = pos.copy()
        twin.landing_plans[p], twin.landings_planned[p] = pos.place[units[-1]], pos.turn
        yield twin
    for depth, frame in enumerate(pos.stack):
        found: Any = frame
        hidden = getattr(found, "target", -1)
        if hidden >= 0 and not frame.knows(pos, pos.seat(side)) and pos.stack[-1] is frame:
            twin = pos.copy()
            twin.stack[depth] = replace(found, target=max(0, hidden - 1))
            yield twin
