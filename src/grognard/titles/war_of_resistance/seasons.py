"""Movement costs and lengths of supply as they are in the weather of a turn, as tables by link for the kernels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.titles.war_of_resistance.charts import (
    FORBIDDEN,
    GAITS,
    GOING,
    MONTHS,
    MOUNTAIN_GUN,
    NORMAL,
    POLAR,
    SIDE_KINDS,
    SNOW,
    WHEEL,
    WINTER,
    ZONES,
    half_month,
)

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

Costs = npt.NDArray[np.int32]
HIGHLAND = "mountain"
PADDIES, DRY_PADDIES = "intensive-irrigation", "intensive-canals"


class Season(NamedTuple):
    """The weather of every zone, and where rice is growing."""

    weather: tuple[int, ...]
    rice: tuple[bool, ...]


class Seasons:
    """Tables for every season that has come up. Hexes have the weather of their own zone (36D)."""

    def __init__(self, kit: ChinaKit) -> None:
        self._kit = kit
        self._target = kit.board.target
        self._zone = np.array(kit.zone)
        self._land = np.array(kit.is_land)
        self._keys = sorted(kit.grounds)
        numbers = {key: number for number, key in enumerate(self._keys)}
        self._ground = np.array([numbers.get(key, 0) for key in kit.ground])
        self._high = np.array([terrain == HIGHLAND for terrain in kit.terrain])
        self.costs = lru_cache(maxsize=64)(self._costs)
        """By gait and season: quarters of a point to go along each link, -1 where that is prohibited."""
        self.roads = lru_cache(maxsize=64)(self._roads)
        """The same along roads alone, by accelerated movement (6B)."""
        self.overland = lru_cache(maxsize=16)(self._overland)
        """By season: hexes that each link counts in a line of supply, traced from its end towards the unit."""
        self.passable = lru_cache(maxsize=16)(self._passable)
        """By gait and link: whether a unit may go along it at all, and so exerts its zone of control across it (5)."""
        self.season = lru_cache(maxsize=64)(self._season)
        """The season of a turn and its weather."""

    def weather_at(self, season: Season, space: int) -> int:
        """The weather of a hex: where a zone has winter or polar weather its mountains have snow (36B)."""
        kit = self._kit
        found = season.weather[kit.zone[space]]
        return SNOW if found in (WINTER, POLAR) and kit.terrain[space] == HIGHLAND else found

    def ground_at(self, season: Season, space: int) -> str:
        """The line of the chart that counts: paddies are canals outside the rice season (37A4)."""
        found = self._kit.ground[space]
        return DRY_PADDIES if found == PADDIES and not season.rice[self._kit.zone[space]] else found

    def _by_space(self, season: Season, gait: int) -> tuple[Costs, Costs]:
        """What it costs to enter each hex, across country and by road."""
        kit = self._kit
        chart = np.array([kit.grounds[key].costs[gait] for key in self._keys], np.int32)
        weather = np.array(season.weather)[self._zone]
        weather = np.where(self._high & np.isin(weather, (WINTER, POLAR)), SNOW, weather)
        going = np.array(GOING)[weather]
        enter = np.where(self._land, chart[self._lines(season), going], FORBIDDEN)
        road = np.where(self._land, chart[self._keys.index("clear"), going], FORBIDDEN)
        return enter.astype(np.int32), road.astype(np.int32)

    def _lines(self, season: Season) -> npt.NDArray[np.int64]:
        """By space: the line of the terrain chart that counts."""
        paddies, dry = (self._keys.index(key) for key in (PADDIES, DRY_PADDIES))
        growing = np.array(season.rice)[self._zone]
        return np.where((self._ground == paddies) & ~growing, dry, self._ground)

    def _costs(self, gait: int, season: Season) -> Costs:
        kit = self._kit
        enter, road = self._by_space(season, gait)
        wheels = gait in (WHEEL, MOUNTAIN_GUN)
        across = np.zeros(256, np.int32)
        for number, kind in enumerate(SIDE_KINDS[1:], 1):
            crossing = kit.crossings[kind, NORMAL]
            across[number] = crossing.wheel if wheels else crossing.foot
        wall = kit.crossings["wall", NORMAL].foot
        side, here = across[kit.side_kind], enter[self._target]
        more = np.where(kit.has_wall.astype(bool) & (kit.side_kind > 1), wall, 0)
        cost = np.where((side < 0) | (here < 0), FORBIDDEN, here + side + more)
        on_road = kit.road.astype(bool) & (road[self._target] >= 0)
        return np.where(on_road, road[self._target], cost).astype(np.int32)

    def _roads(self, gait: int, season: Season) -> Costs:
        _, road = self._by_space(season, gait)
        open_ = self._kit.road.astype(bool) & (road[self._target] >= 0)
        return np.where(open_, road[self._target] // 2, FORBIDDEN).astype(np.int32)

    def _overland(self, season: Season) -> Costs:
        kit = self._kit
        chart = np.array([kit.grounds[key].overland for key in self._keys], np.int32)
        counts = np.where(self._land, chart[self._lines(season)], FORBIDDEN)
        across = np.zeros(256, np.int32)
        for number, kind in enumerate(SIDE_KINDS[1:], 1):
            across[number] = kit.crossings[kind, NORMAL].overland
        source, side = counts[kit.board.source], across[kit.side_kind]
        shut = (source < 0) | (side < 0) | (counts[self._target] < 0)
        return np.where(shut, FORBIDDEN, source + side).astype(np.int32)

    def _passable(self, season: Season) -> npt.NDArray[np.uint8]:
        return np.stack([(self.costs(gait, season) >= 0).astype(np.uint8) for gait in range(len(GAITS))])

    def _season(self, turn: int, weather: tuple[int, ...]) -> Season:
        def half(name: str) -> int:
            month, part = name.split()
            return 2 * MONTHS.index(month) + (part == "II")

        now = half_month(turn)
        span = {int(row["zone"]): (half(row["first"]), half(row["last"])) for row in self._kit.tables["rice"]}
        return Season(weather, tuple(span[zone][0] <= now <= span[zone][1] for zone in ZONES))
