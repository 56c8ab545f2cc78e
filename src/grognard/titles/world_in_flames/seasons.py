"""What the weather makes of the map: costs of movement and lengths of supply paths, as tables for the kernels.

A table is made once for a way of moving and the weather of all zones, and kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.titles.world_in_flames.charts import FROZEN, IN_DESERT, Ground
from grognard.titles.world_in_flames.sheets import AMERICA

if TYPE_CHECKING:
    from grognard.titles.world_in_flames.kit import Bytes, WorldKit

Ints = npt.NDArray[np.int32]
FOOT, MOUNTAIN, MARINE, MOTOR, JUNGLE, JUNGLE_MARINE, JUNGLE_MOUNTAIN = range(7)
"""Gaits: on foot, MTN (over alpine hexsides), MAR (over sea and lakes), motorised (option 34), Japanese infantry,
Japanese MAR and MTN (all three through jungle)."""
CLIMBERS, SWIMMERS = (MOUNTAIN, JUNGLE_MOUNTAIN), (MARINE, JUNGLE_MARINE)
AT_HOME_IN_JUNGLE = (JUNGLE, JUNGLE_MARINE, JUNGLE_MOUNTAIN)
OFF_MAP_COST = 4
WIDE_PATH, OFF_MAP_PATH = 2, 4
"""Hexes that a hex of Asia or the Pacific counts on a supply path, and an off-map hex (2.4.2)."""
MOUNTAINS = ("mountain", "desert mountain")
DESERTS = ("desert", "desert mountain")
SHUT = -1
KEPT = 12
"""So many weathers have their tables at a time."""


class Seasons:
    """Tables by the weather of all zones."""

    def __init__(self, kit: WorldKit) -> None:
        self._kit = kit
        self._tables: dict[tuple[int, ...], dict[object, Ints]] = {}
        self._skies: dict[tuple[int, ...], list[int]] = {}

    def _of(self, weather: tuple[int, ...]) -> dict[object, Ints]:
        """The tables of a weather; those of a few weathers are kept, the oldest goes."""
        found = self._tables.get(weather)
        if found is None:
            if len(self._tables) == KEPT:
                del self._tables[next(iter(self._tables))]
            found = self._tables[weather] = {}
        return found

    def sky(self, weather: tuple[int, ...]) -> list[int]:
        """By space: its weather (8.2.1)."""
        found = self._skies.get(weather)
        if found is None:
            kit = self._kit
            found = self._skies[weather] = [
                IN_DESERT[weather[zone]] if terrain in DESERTS else weather[zone]
                for zone, terrain in zip(kit.zone, kit.terrain, strict=True)
            ]
        return found

    def terrain(self, space: int, weather: tuple[int, ...]) -> str:
        """What a hex is in this weather: swamps freeze to forest, lakes to clear ground (8.2.9)."""
        kind = self._kit.terrain[space]
        if kind in ("swamp", "lake") and self.sky(weather)[space] in FROZEN:
            return "forest" if kind == "swamp" else "clear"
        return kind

    def _ground(self, space: int, weather: tuple[int, ...]) -> Ground | None:
        return self._kit.charts.grounds.get(self.terrain(space, weather))

    def frozen(self, a: int, b: int, weather: tuple[int, ...]) -> bool:
        """Whether a lake between two hexes is frozen (8.2.9)."""
        sky = self.sky(weather)
        return sky[a] in FROZEN and sky[b] in FROZEN

    def is_shut(self, link: int, weather: tuple[int, ...]) -> bool:
        """Whether a hexside is closed to everybody who has no means of his own: alpine, sea, open lake."""
        kit = self._kit
        if kit.alpine[link] or kit.sea[link]:
            return True
        return bool(kit.lake[link]) and not self.frozen(
            int(kit.board.source[link]), int(kit.board.target[link]), weather
        )

    def costs(self, gait: int, weather: tuple[int, ...], *, rail_bonus: bool = False) -> Ints:
        """By link: movement points to go along it; negative where it is forbidden (11.11.2, 8.2.5)."""
        tables, key = self._of(weather), (gait, rail_bonus)
        found = tables.get(key)
        if found is None:
            found = tables[key] = self._made(gait, weather, rail_bonus)
        return found

    def _made(self, gait: int, weather: tuple[int, ...], rail_bonus: bool) -> Ints:
        kit, sky = self._kit, self.sky(weather)
        into = np.full(kit.board.size, SHUT, np.int32)
        for space in kit.land:
            ground = self._ground(space, weather)
            if ground is None or ground.foot < 0:
                continue
            cost = OFF_MAP_COST if kit.is_off_map[space] else ground.cost(gait == MOTOR, kit.is_wide[space])
            into[space] = cost * kit.charts.skies[sky[space]].cost - self.ease(gait, space)
        made = into[kit.board.target]
        if rail_bonus:
            made = np.where((kit.rail == 1) & (made > 1), made - 1, made).astype(np.int32)
        for link in kit.barriers:
            if made[link] < 0 or not self.is_shut(link, weather):
                continue
            able = gait in (CLIMBERS if kit.alpine[link] else SWIMMERS)
            made[link] = made[link] + 1 if able else SHUT
        return made

    def ease(self, gait: int, space: int) -> int:
        """MTN pay a point less for mountains outside Europe, Japanese infantry for jungle, whatever the weather."""
        kind = self._kit.terrain[space]
        if gait in CLIMBERS and kind in MOUNTAINS:
            return int(self._kit.is_wide[space] or self._kit.space_names[space][0] == AMERICA)
        return int(gait in AT_HOME_IN_JUNGLE and kind == "jungle")

    def supply(self, weather: tuple[int, ...], *, rail: bool) -> Ints:
        """By link: hexes of a supply path, traced backwards from a source: the hex that counts is the one left.

        Along a railway or a road nothing is counted on a railway path, nor across a strait between railway hexes
        (2.4.2).
        """
        tables, key = self._of(weather), ("supply", rail)
        found = tables.get(key)
        if found is None:
            kit = self._kit
            entered = np.full(kit.board.size, 1, np.int32)
            for space in kit.land:
                path = OFF_MAP_PATH if kit.is_off_map[space] else WIDE_PATH if kit.is_wide[space] else 1
                entered[space] = path + (kit.terrain[space] in DESERTS)
            made = entered[kit.board.source]
            if rail:
                made = np.where(kit.rail > 0, 0, made).astype(np.int32)
                both = kit.on_rail[kit.board.source] & kit.on_rail[kit.board.target]
                made = np.where((kit.strait > 0) & (both > 0), 0, made).astype(np.int32)
            for link in kit.barriers:
                if self.is_shut(link, weather):
                    made[link] = SHUT
            found = tables[key] = made
        return found

    def zone_links(self, weather: tuple[int, ...]) -> Bytes:
        """By link: whether a zone of control extends along it (2.2)."""
        tables, key = self._of(weather), "zones"
        found = tables.get(key)
        if found is None:
            kit = self._kit
            made = np.ones(len(kit.board.target), np.int32)
            for link in kit.barriers:
                made[link] = not self.is_shut(link, weather)
            made[kit.strait > 0] = 0
            off = kit.off_map_mask
            made[(off[kit.board.source] > 0) | (off[kit.board.target] > 0)] = 0
            found = tables[key] = made
        zones: Bytes = found.astype(np.uint8)
        return zones
