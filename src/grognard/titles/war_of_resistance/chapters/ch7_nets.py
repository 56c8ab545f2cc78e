"""7A4-7A6 Rail nets: their segments, their capacity, and who has used it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from grognard.titles.war_of_resistance.chapters.ch7_ways import Ways, ways_of
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import lines_abroad
from grognard.titles.war_of_resistance.chapters.ch41_opening import concessions, is_truce
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import FULL_CITY, JAPAN
from grognard.titles.war_of_resistance.war import War

MOST_OF_A_YARD = 3
PRICE_OF_A_YARD = 3
"""Resource points for one more point of a yard's capacity (7A6c)."""
BOOST = 10 * QUARTERS
"""What a resource point adds to the capacity of a segment for a turn, at most (7A6b)."""
SPAN = 16384
"""A segment is known by its net and one of its hexes: net * SPAN + hex."""

NET_RULES = {
    "Tungpu": ("WOR-7A5-a",),
    "Yunnan": ("WOR-7A5-b",),
    "Chaochow": ("WOR-7A5-c",),
    "Formosa east coast": ("WOR-7A5-d",),
    "Formosa": ("WOR-7A5-e",),
    "Manchukuo": ("WOR-7A5-f",),
    "Indochina": ("WOR-7A5-g",),
    "Chinese": ("WOR-7A5-j",),
}
"""By net: the rule that says what belongs to it, and how its capacity is found (7A5)."""
HONG_KONG, SZECHWAN = "Hong Kong", "Szechwan"
"""Provinces: the railways of one have no capacity of their own; what is built in the other is one net with Yunnan's."""

Charge = tuple[int, tuple[int, ...]]
"""So many quarters of an RE on some segments."""


class Segments:
    """The parts of all nets that a side holds: hexes that railways of one net join (7A5a)."""

    def __init__(self, ways: Ways, owned: bytes) -> None:
        kit = ways.kit
        self.kit = kit
        self.capacities: dict[int, object] = {}
        """By segment: its capacity as it was counted last; under -1 what it was counted from."""
        mine = np.zeros(kit.board.size, np.bool_)
        mine[ways.hubs] = np.frombuffer(owned, np.bool_)
        self.mine = mine
        parent: dict[int, int] = {}

        def root(node: int) -> int:
            while parent.setdefault(node, node) != node:
                parent[node] = parent[parent[node]]
                node = parent[node]
            return node

        source, target, net = kit.board.source, kit.board.target, kit.rails.net
        links = np.flatnonzero((ways.volume > 0) & mine[source] & mine[target] & (net >= 0))
        for link in links.tolist():
            base = int(net[link]) * SPAN
            one, other = root(base + int(source[link])), root(base + int(target[link]))
            if one != other:
                parent[max(one, other)] = min(one, other)
        self.of_link = {link: root(int(net[link]) * SPAN + int(source[link])) for link in links.tolist()}
        """By link: its segment."""
        self.of_node = {node: root(node) for node in list(parent)}
        self.links = {
            key: np.array([link for link, its in self.of_link.items() if its == key])
            for key in sorted(set(self.of_link.values()))
        }
        """By segment: its links."""
        touching: dict[int, set[int]] = {}
        for node, key in self.of_node.items():
            touching.setdefault(node % SPAN, set()).add(key)
        groups: dict[int, set[int]] = {key: {key} for key in self.links}
        for keys in touching.values():
            whole = set[int]().union(*(groups[key] for key in keys))
            for key in whole:
                groups[key] = whole
        self._near = {space: sorted(groups[min(keys)]) for space, keys in touching.items()}
        self.yards: dict[int, list[int]] = {}
        """By segment: its marshalling yards."""
        for node, key in self.of_node.items():
            if kit.is_major[node % SPAN]:
                self.yards.setdefault(key, []).append(node % SPAN)
        self.manchukuo = kit.rails.nets.index("Manchukuo")
        self.chinese = kit.rails.nets.index("Chinese")
        north = {node % SPAN for node in self.of_node if node // SPAN == self.manchukuo}
        self.linked = frozenset(
            key for node, key in self.of_node.items() if node // SPAN == self.chinese and node % SPAN in north
        )
        """Segments of the Chinese net that meet the Manchukuo net (7A6a)."""

    @property
    def met(self) -> Iterable[int]:
        """Hexes with segments."""
        return self._near

    def near(self, space: int) -> list[int]:
        """The segments that railways join to a hex, of whatever net."""
        return self._near.get(space, [])


@lru_cache(maxsize=64)
def _segments(ways: Ways, owned: bytes) -> Segments:
    return Segments(ways, owned)


def survey(pos: War, side: int) -> None:
    """At the beginning of a movement phase: who holds which railways decides what can be moved on them (7A5)."""
    pos.rail_map = owned_now(pos, side)
    pos.railed, pos.shipped, pos.boosted = {}, [], {}
    pos.coasting, pos.pinned = {}, []
    pos.cite("WOR-7A5-l", "WOR-7A5a-a", "WOR-3C4-a")


def owned_now(pos: War, side: int) -> bytes:
    """By hub: whether a side owns it; China's imports use lines of neutral powers as its own (38E, 38F)."""
    holder = pos.owners.copy()
    holder[lines_abroad(pos, side)] = side
    holder[concessions(pos, side)] = side
    return bytes(holder[ways_of(pos).hubs] == side)


def segments(pos: War) -> Segments:
    """The segments of the phasing side, as the phase began."""
    ways = ways_of(pos)
    if len(pos.rail_map) != len(ways.hubs):
        pos.rail_map = owned_now(pos, pos.phasing)
    return _segments(ways, pos.rail_map)


def yard(pos: War, space: int) -> int:
    """What a marshalling yard adds to its segment, in RE (7A5b)."""
    if pos.kit.province[space] == HONG_KONG:
        return 0
    plain = (2 if pos.kit.city[space] == FULL_CITY else 1) if space in pos.kit.rails.on_rail else 0
    return pos.yards.get(space, plain)


def lose_yard(pos: War, space: int) -> None:
    """A yard that changes hands is worth nothing until it is built up again (7A5b)."""
    if pos.kit.is_major[space] and space in ways_of(pos).on_rail:
        pos.yards[space] = 0
        pos.cite("WOR-7A5b-c")


def plain_capacity(pos: War, held: Segments, key: int) -> int:
    """The capacity of a segment without what is added for a turn, in quarters of an RE."""
    fixed = pos.kit.rails.fixed.get(key // SPAN)
    if fixed is not None:
        return fixed
    yards = held.yards.get(key, ())
    if is_truce(pos):
        yards = [space for space in yards if pos.holder[space] == JAPAN]
    return sum(yard(pos, space) for space in yards) * QUARTERS


def cite_net(pos: War, held: Segments, key: int) -> None:
    """The rules by which a segment has its capacity."""
    net, yards = pos.kit.rails.nets[key // SPAN], held.yards.get(key, ())
    pos.cite(*NET_RULES.get(net, ()))
    if key // SPAN in pos.kit.rails.fixed:
        return
    pos.cite("WOR-7A5b-a", "WOR-7A5a-a", "WOR-7A5a-c")
    if any(pos.kit.province[space] == SZECHWAN for space in yards):
        pos.cite("WOR-7A5-i")
    if any(pos.kit.province[space] == HONG_KONG for space in yards):
        pos.cite("WOR-7A5-h")
    if net == "Chinese" and pos.phasing == JAPAN and pos.turn == pos.ground.first:
        pos.cite("WOR-7A5-k")


def boost_limit(pos: War, held: Segments, key: int) -> int:
    return plain_capacity(pos, held, key) // 2


def capacity(pos: War, held: Segments, key: int) -> int:
    """The capacity of a segment in this turn (7A5, 7A6b)."""
    known = held.capacities
    if pos.table.cited is not None:
        cite_net(pos, held, key)
    state = (
        tuple(pos.yards.items()),
        tuple(pos.boosted.items()),
        tuple(pos.yard_hits.items()),
        _truce_state(pos, held),
    )
    if known.get(-1) != state:
        known.clear()
        known[-1] = state
    if key not in known:
        plain = plain_capacity(pos, held, key)
        points = sum(pos.boosted.get(space, 0) for space in held.yards.get(key, ()))
        lost = sum(pos.yard_hits.get(space, 0) for space in held.yards.get(key, ())) * QUARTERS
        if lost:
            pos.cite("WOR-7A5b-b")
        known[key] = max(0, plain - lost) + min(points * BOOST, boost_limit(pos, held, key))
    found = known[key]
    assert isinstance(found, int)
    return found


def bears(pos: War, held: Segments, space: int) -> bool:
    """Whether any segment at a hex has capacity."""
    if pos.table.cited is not None:
        return any(capacity(pos, held, key) for key in held.near(space))
    return space in bearing_hexes(pos, held)


def bearing_hexes(pos: War, held: Segments) -> frozenset[int]:
    """All such hexes."""
    return pos.recall("bearing", capacity_state(pos, held), lambda: _bearing(pos, held))


def _bearing(pos: War, held: Segments) -> frozenset[int]:
    able = {key for key in held.links if capacity(pos, held, key)}
    return frozenset(space for space in held.met if not able.isdisjoint(held.near(space)))


def capacity_state(pos: War, held: Segments) -> tuple[object, ...]:
    """What capacities follow from."""
    return (held, pos.yards, pos.boosted, pos.yard_hits, _truce_state(pos, held))


def _truce_state(pos: War, held: Segments) -> tuple[bool, ...]:
    """Which yards Japan holds, as long as no others of the Chinese net serve it."""
    if not is_truce(pos):
        return ()
    return tuple(pos.holder[space] == JAPAN for yards in held.yards.values() for space in yards)


def weight(pos: War, p: int, *, low: bool) -> int:
    """What a unit counts on a railway: double if motorised or cavalry, double by a low-volume line (7A4)."""
    kit = pos.kit
    size, kind = kit.re[pos.face[p]], kit.kind[p]
    if "transport" in kind.traits:
        pos.cite("WOR-14H-i")
    if kind.arm_class == "cm" or "cavalry" in kind.traits:
        size *= 2
        pos.cite("WOR-7A4-e" if low else "WOR-7A4-b")
    return size * 2 if low else size


def charges(pos: War, but: int = -1) -> list[Charge]:
    """What has been moved by rail in this turn, but for one unit."""
    found: list[Charge] = [(weight(pos, p, low=bool(used[0])), used[1:]) for p, used in pos.railed.items() if p != but]
    return found + [(each[0], each[1:]) for each in pos.shipped]


def fits(pos: War, held: Segments, moved: Iterable[Charge]) -> bool:
    """Whether all segments bear what is moved on them.

    Segments of the Chinese net that meet the Manchukuo net are one net with it for the Japanese, who count a unit once
    there and take its REs from wherever there is room (7A6a): so it is enough that there is room for all of them.
    """
    return fits_besides(pos, held, burden(pos, held, moved), ())


class Burden(NamedTuple):
    """What segments bear."""

    loads: dict[int, int]
    """By segment: quarters of an RE."""
    shared: list[tuple[int, frozenset[int]]]
    """What segments of the Chinese net share with Manchukuo: how much, and which of them can bear it."""


def burden(pos: War, held: Segments, moved: Iterable[Charge], before: Burden | None = None) -> Burden:
    """What is moved, and what was moved before."""
    joined = held.linked if pos.phasing == JAPAN else frozenset[int]()
    loads, shared = (before.loads.copy(), before.shared.copy()) if before else ({}, [])
    for size, keys in moved:
        now = {held.of_node.get(key, key) for key in keys}
        together = frozenset(key for key in now if key in joined or key // SPAN == held.manchukuo)
        if joined and together:
            own = together & joined
            shared.append((size, own or joined))
            pos.cite("WOR-7A6a-a", "WOR-7A6a-c")
            now -= together
        for key in now:
            key = key // SPAN * SPAN if key // SPAN in pos.kit.rails.fixed else key
            loads[key] = loads.get(key, 0) + size
    return Burden(loads, shared)


def fits_besides(pos: War, held: Segments, before: Burden, moved: Iterable[Charge]) -> bool:
    """Whether all segments bear what is moved besides what was moved before."""
    loads, shared = burden(pos, held, moved, before)
    if (shared or pos.table.cited is not None) and not _fits_in_the_north(pos, held, shared):
        return False
    return all(load <= _room(pos, held, key) for key, load in loads.items())


def _fits_in_the_north(pos: War, held: Segments, shared: list[tuple[int, frozenset[int]]]) -> bool:
    joined = held.linked if pos.phasing == JAPAN else frozenset[int]()
    room = {key: capacity(pos, held, key) for key in joined}
    north = max((capacity(pos, held, k) for k in set(held.of_node.values()) if k // SPAN == held.manchukuo), default=0)
    for count in range(1, len(joined) + 1):
        for some in combinations(sorted(joined), count):
            if sum(size for size, own in shared if own <= set(some)) > north + sum(room[key] for key in some):
                return False
    return True


def _room(pos: War, held: Segments, key: int) -> int:
    if key // SPAN in pos.kit.rails.fixed:
        same = [each for each in set(held.of_node.values()) if each // SPAN == key // SPAN]
        return max((capacity(pos, held, each) for each in same), default=0)
    return capacity(pos, held, key)
