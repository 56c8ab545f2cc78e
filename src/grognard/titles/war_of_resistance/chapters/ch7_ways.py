"""7 Railways as they are now: what was built, changed or torn up since July 1937, as tables for the kernels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.titles.war_of_resistance.kit import FERRY, HIGH, LOW, NO_RAIL, POINT, ChinaKit
from grognard.titles.war_of_resistance.war import War

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.chapters.ch7_nets import Segments

MOST_TABLES = 64
RAIL_HEXES = 7
"""By rail for a movement point (7A3)."""
Changes = tuple[tuple[int, int], ...]


class Ways:
    """The railways of a moment. Equal changes give the same object, so that what is derived from it can be kept."""

    def __init__(
        self, kit: ChinaKit, built: Changes, upgraded: frozenset[int], gauges: Changes, fallen: tuple[int, ...] = ()
    ) -> None:
        self.kit = kit
        volume = kit.rail.copy()
        for link, kind in built:
            volume[link] = kind
        source, target = kit.board.source, kit.board.target
        if upgraded:
            better = np.zeros(kit.board.size, np.bool_)
            better[list(upgraded)] = True
            volume[(volume == LOW) & better[source] & better[target]] = HIGH
        self._costs: dict[tuple[int, tuple[int, ...], bool, bool], tuple[Segments, npt.NDArray[np.int32]]] = {}
        self.volume = volume
        """By link: the volume of its railway, NO_RAIL for none."""
        low = (volume == LOW) | (volume == FERRY)
        self.rail_lines = np.where(volume == NO_RAIL, -1, np.where(low, 1, 0)).astype(np.int32)
        """By link: low-volume hexes that it counts in a line of supply, -1 without railway (12B3)."""
        used = np.flatnonzero((volume != NO_RAIL) & (source < target))
        self.pairs = list(zip(source[used].tolist(), target[used].tolist(), strict=True))
        """Hexes that a railway joins."""
        on_rail = {space for pair in self.pairs for space in pair}
        self.on_rail = frozenset(on_rail)
        self.lie_along = np.zeros(kit.board.size, np.bool_)
        """By space: whether it has railways."""
        self.lie_along[list(on_rail)] = True
        narrow = {*kit.rails.narrow, *(space for space, gauge in gauges if gauge)}
        self.narrow = frozenset(narrow - {space for space, gauge in gauges if not gauge})
        """Hexes with narrow railways."""
        thin = np.zeros(kit.board.size, np.bool_)
        thin[list(self.narrow)] = True
        price = np.where(thin[source] != thin[target], 1 + RAIL_HEXES, 1)
        self.steps = np.where(volume == NO_RAIL, -1, price).astype(np.int32)
        self._fallen = list(fallen)
        self.steps[self._fallen] = -1
        """By link: sevenths of a movement point by rail; a change of gauge costs a whole one (7A3)."""
        cities = {space for space in range(kit.hex_count) if kit.city[space] > POINT}
        self.hubs = np.array(sorted(on_rail | cities), np.int64)
        """Hexes with railways or cities: who owns them decides which networks there are."""

    def train_costs(
        self, held: Segments, keys: tuple[int, ...], *, low: bool, strategic: bool
    ) -> npt.NDArray[np.int32]:
        """By link: sevenths of a point (or hexes, by strategic rail) on some segments, perhaps on high volume alone."""
        known = self._costs.get((id(held), keys, low, strategic))
        if known is not None:
            return known[1]
        table = np.full(self.volume.size, -1, np.int32)
        for key in keys:
            links = held.links[key]
            table[links] = 1 if strategic else self.steps[links]
        table[self._fallen] = -1
        if not low:
            table[self.volume != HIGH] = -1
        if len(self._costs) > MOST_TABLES:
            self._costs.clear()
        self._costs[id(held), keys, low, strategic] = held, table
        return table


@lru_cache(maxsize=64)
def _ways(kit: ChinaKit, built: Changes, upgraded: frozenset[int], gauges: Changes, fallen: tuple[int, ...]) -> Ways:
    return Ways(kit, built, upgraded, gauges, fallen)


def ways_of(pos: War) -> Ways:
    """The railways as they are now."""
    known = pos.index.ways
    if known is not None:
        rails, upgraded, gauges, bridges, found = known
        if pos.rails == rails and pos.upgraded == upgraded and pos.gauges == gauges and pos.bridges == bridges:
            assert isinstance(found, Ways)
            return found
    built, gauged = tuple(sorted(pos.rails.items())), tuple(sorted(pos.gauges.items()))
    found = _ways(pos.kit, built, frozenset(pos.upgraded), gauged, pos.cut_links if pos.bridges else ())
    pos.index.ways = (pos.rails.copy(), pos.upgraded.copy(), pos.gauges.copy(), pos.bridges.copy(), found)
    return found
