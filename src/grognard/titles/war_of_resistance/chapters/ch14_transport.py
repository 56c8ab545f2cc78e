"""6, 14H: units that move together from one hex, and transport counters that carry others."""

from __future__ import annotations

from functools import reduce

import numpy as np

from grognard.core.kinds import Pieces
from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.charts import FORBIDDEN, QUARTERS
from grognard.titles.war_of_resistance.seasons import Costs
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import LEFT_HEX, MOVED, RUSHED, War

CARRY = VERBS.piece("carry")
CAPACITY = QUARTERS
"""What a transport counter carries: one RE (14H)."""


def is_transport(pos: War, p: int) -> bool:
    return "transport" in pos.kit.kind[p].traits


def shared_costs(pos: War, units: Pieces) -> Costs:
    """What it costs to go along each link for the one of them that pays most: none where one may not go."""
    kit = pos.kit
    rushes = bool(pos.marks[units[0]] & RUSHED)
    table = kit.seasons.roads if rushes else kit.seasons.costs
    gaits = sorted({kit.gait[p] for p in units})
    season = pos.season_of(kit.side[units[0]])
    costs = [table(gait, season) for gait in gaits]
    if len(costs) == 1:
        return costs[0]
    shut = reduce(np.logical_or, [cost < 0 for cost in costs])
    return np.where(shut, FORBIDDEN, np.maximum.reduce(costs)).astype(np.int32)


def freight(pos: War, p: int) -> int:
    """Quarters of an RE that a unit takes up on transports: cavalry counts double (3A3, 14H)."""
    doubled = "cavalry" in pos.kit.kind[p].traits
    if doubled:
        pos.cite("WOR-3A3-h")
    return pos.kit.re[pos.face[p]] * (2 if doubled else 1)


def room_on(pos: War, movers: Pieces, carried: Pieces) -> int:
    """Quarters of an RE for which there is room on the transports among some units, besides the units on them."""
    trucks = sum(1 for q in movers if is_transport(pos, q))
    return CAPACITY * trucks - sum(freight(pos, q) for q in carried)


def why_not_carry(pos: War, p: int, movers: Pieces, carried: Pieces, load: int) -> Refusals:
    """The rule that keeps a unit off the transports in hand, which bear a load besides."""
    kit = pos.kit
    if not any(is_transport(pos, q) for q in movers) or kit.side[p] != kit.side[movers[0]]:
        return "WOR-14H-b"
    if p in movers or p in carried:
        return "WOR-14H-b"
    if kit.is_hq[p]:
        return ("WOR-14C-h", "WOR-14H-b")
    if kit.kind[p].arm_class == "cm":
        return "WOR-14H-b"
    if pos.place[p] != pos.place[movers[0]] or pos.marks[p] & (MOVED | LEFT_HEX):
        return "WOR-14H-d"
    room = room_on(pos, movers, carried) - load
    return ("WOR-14H-a", "WOR-14H-c") if freight(pos, p) > room else None
