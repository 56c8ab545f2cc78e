"""Movement costs and lengths of supply as they are in the weather of a turn, as tables by link for the kernels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.titles.war_of_resistance.charts import (
    COLD,
    FORBIDDEN,
    GAITS,
    GOING,
    GUERRILLA,
    MONTHS,
    MOUNTAIN_GUN,
    NORMAL,
    POLAR,
    QUARTERS,
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
SWAMP = "swamp"
ICE = {SWAMP: "frozen-swamp", "wooded-swamp": "frozen-wooded-swamp", "salt-marsh": "frozen-swamp"}
"""Lines of the chart that count in cold weather (36E2, 36E3)."""
TRAILS, BROOKS = ("clear", "rough"), ("river", "canal")
"""Country and hexsides through which guerrillas march fast (14F)."""
OLD_COURSE = "Hwang Ho (mouth to the dikes)"


class Season(NamedTuple):
    """By zone: the weather, where rice is growing, how lakes and rivers are; and whether the dikes are broken."""

    weather: tuple[int, ...]
    rice: tuple[bool, ...]
    water: tuple[int, ...] = (NORMAL,) * len(ZONES)
    dikes: bool = False
    ferries: tuple[int, ...] = ()
    """Links that ferries of the side in question serve: major rivers for it, whatever they cross (34F)."""
    fallen: tuple[int, ...] = ()
    """Links whose bridges are destroyed: nobody goes by road there (44A1)."""


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
        self._ice = np.array([numbers[ICE.get(key, key)] for key in self._keys])
        course = kit.new_course.astype(bool)
        self.drowned = frozenset(kit.board.source[np.flatnonzero(course)].tolist())
        """Hexes beside the course that the Hwang Ho takes through its broken dikes: swamp for ever (37F)."""
        self._drowned = np.isin(np.arange(kit.board.size), list(self.drowned)) & ~np.array(kit.is_major)
        wet = np.isin(kit.board.source, list(self.drowned)) | np.isin(kit.board.target, list(self.drowned))
        dry_road = np.where(wet, 0, kit.road).astype(np.uint8)
        self._road = (kit.road, dry_road)
        """By link, before and after the dikes are broken: whether a road leads along it."""
        old = np.isin(np.arange(course.size), self._old_course())
        shifted = np.where(course, SIDE_KINDS.index("major"), np.where(old, SIDE_KINDS.index("river"), kit.side_kind))
        self._sides = (kit.side_kind, shifted.astype(np.uint8))
        """By link, before and after: what it crosses (37F)."""
        self.sunken = tuple(np.flatnonzero(wet & (kit.rail > 0)).tolist())
        """Links whose railways are gone with the dikes."""
        self._states = lru_cache(maxsize=64)(self._water)
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

    def _old_course(self) -> list[int]:
        row = next((row for row in self._kit.tables["hexsides"] if row["name"] == OLD_COURSE), None)
        sides = row["sides"].split() if row else []
        return self._kit.board.links_of([(a, c) for a, _, c in (side.partition("/") for side in sides)])

    def road(self, season: Season) -> npt.NDArray[np.uint8]:
        """By link: whether a road leads along it; a destroyed bridge ends it (44A1)."""
        if not season.fallen:
            return self._road[season.dikes]
        road = self._road[season.dikes].copy()
        road[list(season.fallen)] = 0
        return road

    def road_lines(self, season: Season) -> Costs:
        """By link: hexes that a road counts in a line of supply, -1 without one (12B2)."""
        return np.where(self._road[True] > 0, 1, -1).astype(np.int32) if season.dikes else self._kit.road_lines

    def crossing(self, season: Season, link: int) -> tuple[str, int]:
        """What a link crosses, and whether it is frozen or flooded (36E, 37F)."""
        kind = "major" if link in season.ferries else SIDE_KINDS[self._sides[season.dikes][link]]
        return kind, int(self._states(season)[link])

    def _water(self, season: Season) -> npt.NDArray[np.uint8]:
        """By link: the state of water on it: that of the zone whose weather stands later in the list (36D)."""
        weather, water = np.array(season.weather), np.array(season.water, np.uint8)
        one, other = self._zone[self._kit.board.source], self._zone[self._target]
        return water[np.where(weather[one] >= weather[other], one, other)]

    def _across(self, season: Season, column: str) -> npt.NDArray[np.int32]:
        """By link: what a column of the chart of crossings says."""
        kit = self._kit
        table = np.zeros((len(SIDE_KINDS), 3), np.int32)
        for number, kind in enumerate(SIDE_KINDS[1:], 1):
            for state in range(3):
                of = kit.crossings[kind, NORMAL if kind == "sea" else state]
                table[number, state] = getattr(of, column)
        sides = self._sides[season.dikes]
        if season.ferries:
            sides = sides.copy()
            sides[list(season.ferries)] = SIDE_KINDS.index("major")
        found: npt.NDArray[np.int32] = table[sides, self._states(season)]
        return found

    def weather_at(self, season: Season, space: int) -> int:
        """The weather of a hex: where a zone has winter or polar weather its mountains have snow (36B)."""
        kit = self._kit
        found = season.weather[kit.zone[space]]
        return SNOW if found in (WINTER, POLAR) and kit.terrain[space] == HIGHLAND else found

    def ground_at(self, season: Season, space: int) -> str:
        """The line of the chart that counts: paddies are canals outside the rice season (37A4)."""
        found = SWAMP if season.dikes and self._drowned[space] else self._kit.ground[space]
        zone = self._kit.zone[space]
        if found in ICE and season.weather[zone] in COLD:
            return ICE[found]
        return DRY_PADDIES if found == PADDIES and not season.rice[zone] else found

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
        lines = np.where((self._ground == paddies) & ~growing, dry, self._ground)
        if season.dikes:
            lines = np.where(self._drowned, self._keys.index(SWAMP), lines)
        cold = np.isin(np.array(season.weather)[self._zone], list(COLD))
        return np.where(cold, self._ice[lines], lines)

    def _costs(self, gait: int, season: Season) -> Costs:
        kit = self._kit
        enter, road = self._by_space(season, gait)
        wheels = gait in (WHEEL, MOUNTAIN_GUN)
        wall = kit.crossings["wall", NORMAL].foot
        side, here = self._across(season, "wheel" if wheels else "foot"), enter[self._target]
        more = np.where(kit.has_wall.astype(bool) & (kit.side_kind > 1), wall, 0)
        cost = np.where((side < 0) | (here < 0), FORBIDDEN, here + side + more)
        on_road = self.road(season).astype(bool) & (road[self._target] >= 0)
        return np.where(on_road, road[self._target], cost).astype(np.int32)

    def _roads(self, gait: int, season: Season) -> Costs:
        _, road = self._by_space(season, gait)
        open_ = self.road(season).astype(bool) & (road[self._target] >= 0)
        found = np.where(open_, road[self._target] // 2, FORBIDDEN).astype(np.int32)
        return self._trails(season, found) if gait == GUERRILLA else found

    def _trails(self, season: Season, roads: Costs) -> Costs:
        """Guerrillas march through clear and rough country too: half a point for each hex, and each river or canal."""
        easy = np.isin(self._lines(season), [self._keys.index(key) for key in TRAILS])[self._target]
        sides = self._sides[season.dikes]
        brook = np.isin(sides, [SIDE_KINDS.index(kind) for kind in BROOKS])
        open_ = easy & self._land[self._target] & (brook | (sides == 0))
        half = QUARTERS // 2
        return np.where(open_ & (roads < 0), np.where(brook, 2 * half, half), roads).astype(np.int32)

    def _overland(self, season: Season) -> Costs:
        kit = self._kit
        chart = np.array([kit.grounds[key].overland for key in self._keys], np.int32)
        counts = np.where(self._land, chart[self._lines(season)], FORBIDDEN)
        source, side = counts[kit.board.source], self._across(season, "overland")
        shut = (source < 0) | (side < 0) | (counts[self._target] < 0)
        return np.where(shut, FORBIDDEN, source + side).astype(np.int32)

    def _passable(self, season: Season) -> npt.NDArray[np.uint8]:
        return np.stack([(self.costs(gait, season) >= 0).astype(np.uint8) for gait in range(len(GAITS))])

    def _season(self, turn: int, weather: tuple[int, ...], water: tuple[int, ...], dikes: bool) -> Season:
        def half(name: str) -> int:
            month, part = name.split()
            return 2 * MONTHS.index(month) + (part == "II")

        now = half_month(turn)
        span = {int(row["zone"]): (half(row["first"]), half(row["last"])) for row in self._kit.tables["rice"]}
        return Season(weather, tuple(span[zone][0] <= now <= span[zone][1] for zone in ZONES), water, dikes)
