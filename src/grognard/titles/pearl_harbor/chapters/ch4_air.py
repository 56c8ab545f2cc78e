"""4. Air movement: how far air units fly, whatever lies below."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from grognard.titles.pearl_harbor.chapters.ch4_barriers import closed_regions, region_table
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached, air_losses, search_weather
from grognard.titles.pearl_harbor.kit import NORTH_PACIFIC, Costs, PearlKit
from grognard.titles.pearl_harbor.war import War


@cache
def air_costs(kit: PearlKit) -> Costs:
    """By link, in half points: one point a hex, half of it in the North Pacific (4.2-a, 4.2-c)."""
    into = [1 if kit.zone[space] == NORTH_PACIFIC else 2 for space in range(kit.board.size)]
    return np.array(into, np.int32)[kit.board.target]


def air_reach(pos: War, p: int, budget: int) -> Reached:
    """The hexes that an air unit reaches with `budget` half points, before the weather, which is deducted here.

    It flies over everything but Tibet and countries that are neutral to it (4.2-b, 19.5).
    """
    kit = pos.kit
    closed, losses, start = closed_regions(pos, p), air_losses(pos), pos.place[p]
    pos.cite("PH-4.2-a", "PH-4.2-b", "PH-4.2-c", "PH-12.3-a", "PH-12.3-b", "PH-12.3-c", "PH-19.5-e")
    return _search(kit, start, budget, tuple(losses), closed)


@lru_cache(maxsize=400)
def _search(kit: PearlKit, start: int, budget: int, losses: tuple[int, ...], closed: frozenset[str]) -> Reached:
    """A search; many air units set out from one base, and nobody bars their way."""
    blocked = region_table(kit, closed)
    return search_weather(kit, "air", kit.board.graph, (start,), air_costs(kit), budget, losses, blocked)


def flight_range(pos: War, p: int) -> int:
    """The printed range of an air unit, in half points."""
    return 2 * pos.kit.move[p]
