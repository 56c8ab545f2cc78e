"""12B4, 34G The naval element of lines of supply: over the sea and along rivers, from port to port."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from grognard.board.kernels import flood
from grognard.titles.war_of_resistance.chapters.ch27_ships import naval_zones
from grognard.titles.war_of_resistance.chapters.ch28_water import closed_rivers
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import JAPAN, ChinaKit
from grognard.titles.war_of_resistance.war import War, enemy


def ports_to_japan(pos: War) -> list[int]:
    """Friendly ports of the Japanese from which water leads to the Japan box: no enemy ships or banks in the way.

    A battle has no sea that leads there; its sources are named (41C).
    """
    kit, naval = pos.kit, pos.kit.naval
    if not pos.ground.campaign:
        return []
    own = [space for space in kit.harbours if pos.holder[space] == JAPAN and not pos.ground.beyond[space]]
    if not own:
        return []
    shut = closed_rivers(pos, JAPAN) | naval_zones(pos, enemy(JAPAN))
    reached = flood(naval.graph, [naval.japan], np.ones(naval.graph.links, np.uint8), shut)
    pos.cite("WOR-12B4-a", "WOR-34G-a")
    return [
        space
        for space in own
        if port_limit(pos, space)
        and any(reached[node] for node in (*naval.bodies.get(space, ()), *naval.banks.get(space, ())))
    ]


def river_groups(pos: War, side: int) -> list[tuple[int, ...]]:
    """Friendly ports that rivers join, group by group: ships of the side could go from one to the other (12C2)."""
    kit, naval = pos.kit, pos.kit.naval
    if not pos.ground.campaign:
        return []
    own = tuple(s for s in kit.harbours if pos.holder[s] == side and s in naval.banks and port_limit(pos, s))
    shut = closed_rivers(pos, side)
    shut[: naval.first_river] = 1
    shut[naval.japan :] = 1
    return _river_groups(kit, own, shut.tobytes())


@lru_cache(maxsize=64)
def _river_groups(kit: ChinaKit, ports: tuple[int, ...], shut: bytes) -> list[tuple[int, ...]]:
    naval = kit.naval
    closed, allowed = np.frombuffer(shut, np.uint8), np.ones(naval.graph.links, np.uint8)
    found, left = [], list(ports)
    while left:
        first = left[0]
        ends = [node for node in naval.banks[first] if not closed[node]]
        met = flood(naval.graph, ends, allowed, closed) if ends else bytearray(len(shut))
        group = [space for space in left if space == first or any(met[node] for node in naval.banks[space])]
        left = [space for space in left if space not in group]
        if len(group) > 1:
            found.append(tuple(group))
    return found


def port_limit(pos: War, space: int) -> int:
    """Quarters of an RE that trace supply through a port: a hit takes one RE (12B4, 30A2)."""
    capacity, supply, most = pos.kit.naval.ports[pos.kit.port[space]]
    hits = min(pos.port_hits.get(space, 0), most)
    if hits:
        pos.cite("WOR-30A2-a", "WOR-30A2-c")
    return 0 if hits >= capacity else (supply - hits) * QUARTERS
