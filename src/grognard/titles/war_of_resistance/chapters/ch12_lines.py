"""12A, 12B, 12C2, 12C3, 12I: lines of supply, where they may run, and the sources they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import reach, spread, zones
from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_of
from grognard.titles.war_of_resistance.chapters.ch7_ways import Ways, ways_of
from grognard.titles.war_of_resistance.chapters.ch12_ports import ports_to_japan, river_groups
from grognard.titles.war_of_resistance.charts import FROST, MUD, POLAR, QUARTERS, RAIN, SNOW, TYPHOON, WEATHERS, WINTER
from grognard.titles.war_of_resistance.kit import CHINA, DOT, FULL_CITY, JAPAN, NEUTRAL, Bytes, ChinaKit
from grognard.titles.war_of_resistance.seasons import Costs, Season
from grognard.titles.war_of_resistance.war import War, enemy

COLUMNS = {RAIN: 1, WINTER: 1, MUD: 2, SNOW: 2, TYPHOON: 3, POLAR: 3, FROST: 0}
"""By weather: the column of the supply line table; clear is the first."""
CENTRAL_ARMY, NAVY = "CA", "CN"
MANCHUKUO = "Manchukuo"
"""A region whose government counts as a provincial one (46D1)."""
CITY_RULES = {"Shanghai": "WOR-3E2-c", "Wuhan": "WOR-3E2-d"}
"""By city of several hexes: the rule that makes one city of them (3E2)."""
NATIONAL = frozenset((CENTRAL_ARMY, NAVY))
"""Forces of the Kuomintang (12I1)."""

Region = Bytes | bytearray


# 12A, 12B: lines


def barred(pos: War, side: int) -> Bytes:
    """Hexes into which a side traces no line.

    Enemy units, their zones but where a friend stands (12A), and neutral ground (12I1).
    """
    foe = enemy(side)
    _, held = pos.zones(foe)
    shut = (pos.ground.beyond > 0) | (pos.occupied(foe) > 0) | ((held > 0) & (pos.occupied(side) == 0))
    found: Bytes = (shut | (pos.owners == NEUTRAL)).astype(np.uint8)
    return found


@lru_cache(maxsize=64)
def _columns(kit: ChinaKit, season: Season) -> tuple[Bytes, list[int]]:
    """By space the column of the supply line table for the weather of its zone (36D), and which columns there are."""
    by_weather = np.array([COLUMNS.get(weather, 0) for weather in range(len(WEATHERS))], np.uint8)
    found: Bytes = by_weather[np.array(season.weather)[np.array(kit.zone)]]
    return found, sorted(set(found[: kit.hex_count].tolist()))


def levels(pos: War, element: str, shut: Bytes) -> list[tuple[int, Bytes]]:
    """How long an element may be, and what bars it: a line has the length of the worst weather on it (36D).

    A line through good weather alone may be longer than one that touches bad weather; so there is one entry for each
    length, the longest first, and whatever one of them allows is allowed.
    """
    lengths = pos.kit.lines[element]
    pos.cite("WOR-12B-f", "WOR-36D-c")
    columns, present = _columns(pos.kit, pos.season)
    found: list[tuple[int, Bytes]] = []
    for number, worse in zip(present, (*present[1:], None), strict=True):
        if worse is None:
            found.append((lengths[number], shut))
        elif lengths[worse] != lengths[number]:
            found.append((lengths[number], np.where(columns > number, np.uint8(1), shut)))
    return found


def traced(pos: War, ends: Iterable[int] | npt.NDArray[np.int64], cost: Costs, element: str, shut: Bytes) -> Bytes:
    """By space: whether an element of a line of supply leads from there to one of its ends."""
    ends = np.asarray(ends if isinstance(ends, np.ndarray) else list(ends), np.int64)
    found = np.zeros(pos.kit.board.size, np.uint8)
    for most, closed in levels(pos, element, shut):
        open_ends = ends[closed[ends] == 0]
        found |= np.frombuffer(spread(pos.kit.board.graph, open_ends, cost, most, blocked=closed), np.uint8)
    return found


def overland_from(pos: War, side: int, ends: Iterable[int] | npt.NDArray[np.int64]) -> Bytes:
    """By space: whether an overland element leads from there to one of the ends (12B1)."""
    return traced(pos, ends, pos.kit.seasons.overland(pos.season_of(side)), "overland", barred(pos, side))


def lengths_from(pos: War, end: int, shut: Bytes) -> dict[int, int]:
    """By space: how long the shortest overland line from there to an end is, of those that are not too long."""
    cost, found = pos.kit.seasons.overland(pos.season), dict[int, int]()
    for most, closed in levels(pos, "overland", shut):
        if closed[end]:
            continue
        costs = reach(pos.kit.board.graph, end, cost, most, blocked=closed).costs
        if not found:
            found = dict(costs)
            continue
        for space, far in costs.items():
            if far < found.get(space, most + 1):
                found[space] = far
    return found


def line_ends(pos: War, side: int, sources: Iterable[int], shut: Bytes) -> npt.NDArray[np.int64]:
    """Hexes to which an overland element may lead: sources, and railways and roads that lead on to them (12B)."""
    kit = pos.kit
    closed = ((shut > 0) | (pos.owners != side)).astype(np.uint8)
    ways: Ways = ways_of(pos)
    pos.cite("WOR-12B-e", "WOR-12B2-a", "WOR-12B3-a", "WOR-12B3-b")
    if pos.rail_hits:
        pos.cite("WOR-12B3-c")
    railheads = traced(pos, sources, ways.rail_lines, "rail-low", closed)
    by_road = traced(pos, np.flatnonzero(railheads), kit.seasons.road_lines(pos.season), "road", closed)
    return np.flatnonzero(by_road)


def fed_from(pos: War, side: int, sources: Iterable[int], shut: Bytes) -> Bytes:
    """By space: whether a line of general supply leads from there to one of the sources."""
    ends = line_ends(pos, side, sources, shut)
    pos.cite("WOR-12B1-a", "WOR-12B1-b", "WOR-12B1-c", "WOR-12B1-d")
    return traced(pos, ends, pos.kit.seasons.overland(pos.season_of(side)), "overland", shut)


# 12C: sources


class Network(NamedTuple):
    """Friendly major and dot cities that railways join (12C2)."""

    cities: int
    hexes: tuple[int, ...]
    """All friendly hexes of these cities."""


def networks(pos: War, side: int) -> list[Network]:
    """The limited networks of a side: two or more cities each."""
    ways = ways_of(pos)
    owned = pos.owners[ways.hubs] == side
    rivers = river_groups(pos, side)
    pos.cite("WOR-12C2-b", "WOR-12C2-c")
    if pos.table.cited is not None:
        held = {pos.kit.conurbation[space] for space in ways.hubs[owned].tolist()}
        pos.cite(*(rule for city, rule in CITY_RULES.items() if city in held))
    return _networks(ways, owned.tobytes(), tuple(rivers))


@lru_cache(maxsize=256)
def _networks(ways: Ways, owned: bytes, rivers: tuple[tuple[int, ...], ...]) -> list[Network]:
    kit = ways.kit
    mine = {int(space) for space, own in zip(ways.hubs, np.frombuffer(owned, np.bool_), strict=True) if own}
    parent: dict[int | str, int | str] = {}

    def root(node: int | str) -> int | str:
        while (above := parent.setdefault(node, node)) != node:
            parent[node] = parent.setdefault(above, above)
            node = parent[node]
        return node

    for one, other in ways.pairs:
        if one in mine and other in mine:
            parent[root(one)] = root(other)
    for ports in rivers:
        for space in ports[1:]:
            parent[root(ports[0])] = root(space)
    cities = sorted(space for space in mine if kit.city[space] >= DOT)
    for space in cities:
        parent[root(space)] = root(kit.conurbation[space] or kit.space_names[space])
    joined: dict[int | str, list[int]] = {}
    for space in cities:
        joined.setdefault(root(space), []).append(space)
    found = []
    for hexes in joined.values():
        count = len({kit.conurbation[space] or space for space in hexes})
        if count > 1:
            found.append(Network(count, tuple(hexes)))
    return found


def contribution(kit: ChinaKit, space: int) -> int:
    """What a city hex adds to the capacity of its network, in quarters of an RE (12C3)."""
    kind = kit.city[space]
    return 2 * QUARTERS if kind == FULL_CITY else QUARTERS if kind > DOT else 0


def governed(pos: War, space: int) -> bool:
    """Whether a hex lies in a province with an operational puppet government (12C3, 46A)."""
    province = pos.kit.province[space]
    name = province if province in pos.governments or pos.kit.region.get(province) != MANCHUKUO else MANCHUKUO
    if name in pos.unseated:
        pos.cite("WOR-46A-l")
        return False
    return name in pos.governments


def is_source(pos: War, side: int, space: int, control: Kuomintang | None) -> bool:
    """Whether a friendly city hex on a network is a limited source (12C3)."""
    if side == JAPAN:
        found = governed(pos, space)
        if found:
            pos.cite("WOR-46A1-a")
        elif pos.kit.province[space] in pos.collapsed:
            pos.cite("WOR-46A-j")
        return found
    return control is None or control.has(space)


class Limited(NamedTuple):
    """A limited network as it can be drawn on now."""

    sources: tuple[int, ...]
    capacity: int
    """In quarters of an RE."""


def limited_sources(pos: War, side: int, shut: Bytes | None = None) -> list[Limited]:
    """The limited networks of a side with their sources and what they can supply (12C2, 12C3)."""
    found = []
    control = Kuomintang(pos, barred(pos, side) if shut is None else shut) if side == CHINA else None
    for network in networks(pos, side):
        sources = tuple([space for space in network.hexes if is_source(pos, side, space, control)])
        cities = {pos.kit.conurbation[space] for space in sources} - {""}
        pos.cite("WOR-12C2-f")
        if cities:
            pos.cite("WOR-3E2-b")
        if control is not None and sources:
            pos.cite("WOR-12I-a", "WOR-12I2-a")
        if len(sources) < len(network.hexes) and side == CHINA:
            pos.cite("WOR-12I2a-a", "WOR-12I2a-b")
        if sources:
            lent = [space for space in sources if space not in pos.tapped]
            found.append(Limited(sources, sum(contribution(pos.kit, space) for space in lent)))
    return found


def full_sources(pos: War, side: int) -> list[int]:
    """Where lines to full sources end: those of a battle, or the ports that lead to Japan (12C1, 12B4)."""
    found = [space for space in pos.ground.sources[side] if pos.holder[space] == side]
    pos.cite("WOR-12C1-b" if side == JAPAN else "WOR-12C1-c")
    return found + (ports_to_japan(pos) if side == JAPAN else [])


# 12I: the Kuomintang


class Kuomintang:
    """Which Chinese sources the Kuomintang controls (12I1)."""

    def __init__(self, pos: War, shut: Bytes) -> None:
        self._pos, self._shut = pos, shut
        kit = pos.kit
        own = [p for p in pos.units_of(CHINA) if kit.force[p] in NATIONAL]
        strong = [p for p in own if zone_of(pos, p)]
        masks = kit.seasons.passable(pos.season)
        held = zones(kit.board.graph, [pos.place[p] for p in strong], [kit.gait[p] for p in strong], masks)
        for p in own:
            held[pos.place[p]] = 1
        self._held = held

    def has(self, space: int) -> bool:
        """Whether a source in a hex is controlled."""
        pos = self._pos
        if pos.holder[space] == NEUTRAL or space >= pos.kit.hex_count:
            pos.cite("WOR-12I1-c")
            return False
        if self._held[space]:
            pos.cite("WOR-12I1-a")
            return True
        if pos.index.units[CHINA][space] or self._shut[space]:
            pos.cite("WOR-12I1-b")
            return False
        pos.cite("WOR-12I1-b")
        return self._nearest(space)

    def _nearest(self, space: int) -> bool:
        """Whether no other unit has a shorter overland line to a source than the nearest of the Kuomintang."""
        pos, kit = self._pos, self._pos.kit
        best: list[int | None] = [None, None]
        for at, far in lengths_from(pos, space, self._shut).items():
            if pos.index.units[CHINA][at]:
                for p in pos.units_at(at, CHINA):
                    kind = kit.force[p] in NATIONAL
                    known = best[kind]
                    best[kind] = far if known is None else min(known, far)
        others, own = best
        return own is not None and (others is None or own <= others)


def controlled(pos: War, spaces: Sequence[int]) -> set[int]:
    """Of hexes with Chinese supply: those that the Kuomintang controls."""
    control = Kuomintang(pos, barred(pos, CHINA)) if spaces else None
    return {space for space in spaces if control and control.has(space)}
