"""2.4.2 Supply overseas: from a coast or a port over open seas to a port, and on to a source. Once for each unit."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from grognard.board.kernels import spread
from grognard.titles.world_in_flames.chapters.ch2_zones import barred
from grognard.titles.world_in_flames.chapters.ch9_wars import closed_to_supply, held, is_apart, nations_at_war, welcome
from grognard.titles.world_in_flames.chapters.ch11_4_straits import is_iced, is_shut, strait_between
from grognard.titles.world_in_flames.charts import BLIZZARD, STORM
from grognard.titles.world_in_flames.kit import CARRIER, NOBODY, SUB, WARSHIPS, Bytes
from grognard.titles.world_in_flames.war import SEA_MOVED, War

ARRIVAL = 1
"""What the port at the far end counts, whatever the map or the ground (2.4.2-p)."""


def counts(pos: War, p: int, sea: int) -> bool:
    """Whether an aircraft at sea has a word in supply: with an air-to-sea factor, and not in a storm (2.4.2-t)."""
    return bool(pos.kit.air_to_sea[p]) and pos.sky_at_sea(sea) not in (STORM, BLIZZARD)


def is_open(pos: War, nation: int, sea: int) -> bool:
    """Whether a sea path of a nation may cross a sea area (2.4.2-t)."""
    kit, there = pos.kit, pos.in_sea(sea)
    for q in there:
        bars = counts(pos, q, sea) if kit.is_air[q] else kit.kind[q] in (*WARSHIPS, CARRIER)
        if not bars or not nations_at_war(pos, nation, pos.nation[q]):
            continue
        friends = [p for p in there if nations_at_war(pos, pos.nation[p], pos.nation[q])]
        if not any(counts(pos, p, sea) if kit.is_air[p] else kit.kind[p] != SUB for p in friends):
            return False
    return True


def lanes(pos: War, nation: int) -> tuple[tuple[int, ...], ...]:
    """Seas that are open to a nation, those together that its surface ships could go between (2.4.2-u)."""

    def make() -> tuple[tuple[int, ...], ...]:
        seas = pos.kit.seas
        left = {sea for sea in range(len(seas.names)) if is_open(pos, nation, sea)}
        found = []
        while left:
            lane = [left.pop()]
            for sea in lane:
                for near in seas.adjacent[sea]:
                    strait = strait_between(pos, sea, near)
                    if near in left and not (strait and is_shut(pos, nation, strait)):
                        left.discard(near)
                        lane.append(near)
            found.append(tuple(lane))
        return tuple(found)

    return pos.remember(("lanes", nation), make, SEA_MOVED)


def quays(pos: War, nation: int, lane: Sequence[int]) -> list[int]:
    """Friendly ports on a lane that are not iced in and not in an enemy's hands or zone (2.4.2-v)."""
    side, stop = pos.leader[nation], barred(pos, nation) | held(pos, nation)
    partners = [other for other in range(NOBODY) if welcome(pos, nation, other) and not is_apart(pos, side, other)]
    ports = {port for sea in lane for port in pos.kit.seas.ports[sea]}
    open_ = [port for port in ports if pos.holder[port] in (side, *partners) and not stop[port]]
    iced = [port for port in open_ if is_iced(pos, port)]
    if iced:
        pos.cite("WIF-2.4.2-v", "WIF-8.2.10-d")
    return sorted(port for port in open_ if port not in iced)


def overseas(pos: War, nation: int, sources: list[int], ranges: Bytes, budgets: list[int], *, rail: bool) -> Bytes:
    """By space: whether a path with one part by sea leads from it to one of the sources.

    `budgets` are the lengths that `ranges` allows anywhere. It is traced backwards: from the sources to ports, over the
    sea, and from coasts and ports inland.
    """
    kit = pos.kit
    found = np.zeros(kit.board.size, np.uint8)
    costs = kit.seasons.supply(pos.skies, rail=rail)
    halt: Bytes = barred(pos, nation) | held(pos, nation)
    shut = closed_to_supply(pos, nation)
    open_ = [space for space in sources if not halt[space]]

    def near(origins: list[int], budget: int) -> Bytes:
        made: Bytes = np.frombuffer(spread(kit.board.graph, origins, costs, budget, blocked=shut, stop=halt), np.uint8)
        return made

    inland: list[Bytes] = []
    """By length: the hexes from which a path so long leads to a source; counted as far as they are looked at."""
    for lane in lanes(pos, nation):
        ports = quays(pos, nation, lane) if open_ else []
        far = -1
        for length in range(budgets[-1]) if ports else ():
            if length == len(inland):
                inland.append(near(open_, length))
            if inland[length][ports].any():
                far = length
                break
        if far < 0:
            continue
        shore = np.bitwise_or.reduce([kit.seas.shores[sea] for sea in lane])
        for budget in budgets:
            left = budget - ARRIVAL - far
            if left >= 0:
                found |= (near(ports, left) | (shore & (1 - shut))) & (ranges == budget)
    return found
