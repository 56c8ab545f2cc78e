"""13.6.1, 13.6.2 Resources and factories: what a side has of them, and where rails lead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from grognard.board.kernels import reach
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import friends
from grognard.titles.world_in_flames.chapters.ch11_10_factories import blue_at
from grognard.titles.world_in_flames.chapters.ch13_3_burma import blocked
from grognard.titles.world_in_flames.chapters.ch13_6_freight import Reach
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR, VICHY, Bytes
from grognard.titles.world_in_flames.seasons import Ints
from grognard.titles.world_in_flames.war import War

STRAIT = 100_000
"""What a strait costs a resource; it can pay for one, and any distance (13.6.1-f)."""


def usable(pos: War, side: int, space: int) -> int:
    """The factories of a hex that a side can use: red ones, and blue ones at home and in aligned minors (13.6.2)."""
    kit = pos.kit
    if pos.holder[space] != side:
        return 0
    home = pos.home[space]
    mine = home == kit.power[side] or (home >= 0 and pos.leader[home] == side and not pos.conquered[home])
    return kit.red[space] + (blue_at(pos, space, working=True) if mine else 0)


def lost_points(pos: War, space: int) -> int:
    """Production points that bombs have taken from a hex in this turn (13.6.3-a): of usable factories (11.7-g)."""
    return min(pos.bombed.get(space, 0), in_use(pos, space))


def in_use(pos: War, space: int) -> int:
    """The factories of a hex that who controls it can use."""
    holder = pos.holder[space]
    return usable(pos, holder, space) if holder != NOBODY else 0


def to_use(pos: War, side: int, space: int) -> int:
    """The resources of a hex that a side can use, without the oil that was lost to bombs (13.6.1-d)."""
    kit = pos.kit
    if pos.holder[space] != side:
        return 0
    burnt = min(pos.bombed.get(space, 0) - lost_points(pos, space), kit.oil[space])
    if burnt:
        pos.cite("WIF-13.6.1-d")
    return kit.resources[space] + kit.oil[space] - burnt


def closed_to_freight(pos: War, side: int, partners: Sequence[int] = ()) -> Bytes:
    """Hexes that no resource of a side enters: others' (13.6.1-g), those in enemy zones without a friend (-i).

    Who gives something to another, or gets it from him, lets it pass; others of the camp do until they withdraw
    their consent.
    """
    kit = pos.kit
    holders, open_ = pos.holders(), np.zeros(kit.board.size, np.uint8)
    for space in kit.stops:
        open_[space] = pos.holder[space] == NOBODY and pos.leader[kit.country[space]] == NOBODY
    if open_.any():
        pos.cite("WIF-19.1-a")
    granting = [each for each in members(pos, pos.camps[side]) if each != VICHY and not pos.barring[each] >> side & 1]
    for each in (side, *partners, *granting):
        if passes(pos, side, each):
            open_ |= (holders == each).astype(np.uint8)
    alone = (zones_against(pos, kit.power[side]) > 0) & (friends(pos, side) == 0)
    found: Bytes = ((open_ == 0) | alone).astype(np.uint8)
    return found


def passes(pos: War, side: int, partner: int) -> bool:
    """Whether freight of a power may go through what another holds: Soviet land opens with its war (13.6.1-h)."""
    if side == partner or GERMANY in (side, partner):
        return True
    if USSR in (side, partner) and not pos.wars[USSR] >> GERMANY & 1:
        pos.cite("WIF-13.6.1-h")
        return False
    return True


def rails_for(pos: War, side: int, partners: Sequence[int] = ()) -> Reach:
    """The hexes that freight of a side reaches by rail from a hex; at most one strait is crossed (13.6.1-f)."""
    graph, costs = pos.kit.board.graph, _ways(pos)
    costs[list(blocked(pos, side, partners))] = -1
    shut, zones = closed_to_freight(pos, side, partners), zones_against(pos, pos.kit.power[side])
    known: dict[tuple[int, bool], tuple[int, ...]] = {}

    def near(space: int, strait: bool) -> tuple[int, ...]:
        if shut[space]:
            return ()
        if (space, strait) not in known:
            most = (2 if strait else 1) * STRAIT - 1
            known[space, strait] = tuple(reach(graph, space, costs, most, blocked=shut, stop=zones).spaces)
        return known[space, strait]

    return near


def _ways(pos: War) -> Ints:
    """Railways and roads, and straits between railway hexes."""
    kit = pos.kit
    made: Ints = np.where(kit.ferry > 0, STRAIT, np.where(kit.rail > 0, 1, -1)).astype(np.int32)
    return made


def stock_of(pos: War, side: int) -> dict[int, int]:
    """The resources that a side has, by hex."""
    return {space: count for space in pos.kit.sources if (count := to_use(pos, side, space))}


def plants_of(pos: War, side: int) -> dict[int, int]:
    """The factories that a side can use, by hex."""
    spaces = sorted({*pos.kit.works, *(new for _, new, _ in pos.moved_works)})
    return {space: count for space in spaces if (count := usable(pos, side, space))}
