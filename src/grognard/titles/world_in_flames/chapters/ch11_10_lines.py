"""11.10 Railways: stations, and where trains of a side can go."""

from __future__ import annotations

import numpy as np

from grognard.board.kernels import Reach, reach
from grognard.titles.world_in_flames.chapters.ch2_zones import zones_against
from grognard.titles.world_in_flames.chapters.ch9_wars import closed, friends
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of
from grognard.titles.world_in_flames.kit import NOBODY, Bytes
from grognard.titles.world_in_flames.war import RAIL_MOVES, War

FERRY = 1000
ANY = 1_000_000
"""Distance does not matter (11.10-c); a way without straits is taken before one with them."""


def is_station(pos: War, space: int, side: int) -> bool:
    """Cities, ports and hexes with a headquarters, on a railway (11.10-b)."""
    kit = pos.kit
    if not kit.on_rail[space]:
        return False
    return kit.is_city[space] or bool(kit.port[space]) or any(kit.is_hq[p] for p in pos.units_at(space, side))


def sheets_between(pos: War, here: int, there: int) -> int:
    """How many maps lie between two hexes; one that is on two of them counts as on the farther (11.10-m)."""
    kit = pos.kit
    return max(abs(a - b) for a in kit.sheets[here] for b in kit.sheets[there])


def rail_moves(pos: War, here: int, there: int) -> int:
    """Rail moves of a unit between two hexes (11.10-l); a factory takes one more."""
    return max(1, sheets_between(pos, here, there))


def why_too_far(pos: War, here: int, there: int, extra: int = 0) -> tuple[str, ...]:
    """The rules by which the rail moves that are left do not take anybody so far."""
    most = limit_of(pos, RAIL_MOVES)
    if most is None or pos.used[RAIL_MOVES] + rail_moves(pos, here, there) + extra <= most:
        return ()
    return ("WIF-11.10-l", "WIF-11.10-m", "WIF-10.2-e")


def is_beside(pos: War, one: int, other: int) -> bool:
    """Whether two powers are of one camp."""
    return NOBODY not in (one, other) and pos.camps[one] == pos.camps[other] >= 0


def tracks(pos: War, nation: int, here: int, barred: Bytes | None = None) -> Reach:
    """Where trains go from a hex: they stop in enemy zones, where a friend must stand; straits are a last resort.

    The camp must control every hex, and let the unit in (11.10-c). Only one unit of a camp crosses each strait in a
    turn (11.10-e).
    """
    kit, side = pos.kit, pos.leader[nation]
    zones = zones_against(pos, nation)
    camp = np.isin(pos.holders(), [power for power in range(NOBODY) if power == side or is_beside(pos, power, side)])
    shut = ~camp | (closed(pos, nation) > 0) | ((zones > 0) & (friends(pos, side) == 0))
    if barred is not None:
        shut = shut | (barred > 0)
    costs = np.where(kit.ferry > 0, FERRY, np.where(kit.rail == 1, 1, -1)).astype(np.int32)
    for who, a, b in pos.ferried:
        if who == side or is_beside(pos, who, side):
            costs[[kit.board.link(a, b), kit.board.link(b, a)]] = -1
    return reach(kit.board.graph, here, costs, ANY, blocked=shut.astype(np.uint8), stop=zones)
