"""28, 28B, 34D Where ships go, and where they may not: rivers under fire, straits, enemy warships."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

import numpy as np

from grognard.board.kernels import Reach, reach
from grognard.core.kinds import Pieces
from grognard.titles.war_of_resistance.chapters.ch27_ships import (
    is_docked,
    kind_of,
    why_not_port,
)
from grognard.titles.war_of_resistance.charts import FROZEN
from grognard.titles.war_of_resistance.faces import UNSUPPORTED
from grognard.titles.war_of_resistance.kit import JAPAN, Bytes
from grognard.titles.war_of_resistance.kit_naval import ALONG, CARRIERS, FLOTILLA, RIVER_TRANSPORT, TASK_FORCE
from grognard.titles.war_of_resistance.seasons import Costs
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.war import CUT_OFF, War, enemy

POINTS, RIVER_POINTS = 150, 120
"""Naval movement points of a phase (28)."""


def points_of(pos: War, p: int) -> int:
    """What a ship may spend in a phase."""
    return RIVER_POINTS if kind_of(pos, p) in (FLOTILLA, RIVER_TRANSPORT) else POINTS


def points_left(pos: War, ships: Pieces) -> int:
    return min(points_of(pos, p) - pos.spent[p] for p in ships)


def guarded(pos: War, side: int) -> set[int]:
    """Hexes beside rivers and straits with supported units of a side: they close them to the enemy (28, 28B)."""
    kit, units = pos.kit, pos.kit.ground_of[side]
    near = kit.naval.by_narrows[pos.index.places[units]]
    return {
        pos.place[p]
        for p in units[near].tolist()
        if kit.support[pos.face[p]] != UNSUPPORTED and pos.supply[p] != CUT_OFF
    }


def closed_rivers(pos: War, side: int) -> Bytes:
    """By water: river hexsides that ships of a side may not enter (28B), nor its lines of supply (34G)."""
    naval = pos.kit.naval
    found = np.zeros(len(naval.names), np.uint8)
    one, other = naval.river_banks
    hostile = pos.owners == enemy(side)
    held = np.zeros(len(hostile), np.bool_)
    held[list(guarded(pos, enemy(side)))] = True
    found[naval.first_river : naval.japan] = held[one] | held[other] | (hostile[one] & hostile[other])
    frozen = np.array([state == FROZEN for state in pos.water])
    if frozen.any():
        zones = naval.weather_zones
        found[naval.first_river : naval.japan] |= frozen[zones[one]] | frozen[zones[other]]
        pos.cite("WOR-36E1-c", "WOR-36E1-d")
    if side == JAPAN and not pos.posture:
        free = naval.of_river["Whangpoo"]
        if found[free].any():
            pos.cite("WOR-41A2c-g", "WOR-41A2c-h")
        found[free] = 0
    return found


def closed_water(pos: War, p: int, *company: int) -> Bytes:
    """By water: where a ship, or one of those with it, may not go now."""
    kit, naval = pos.kit, pos.kit.naval
    shut = naval.closed(p) | closed_rivers(pos, kit.side[p])
    for q in company:
        shut |= naval.closed(q)
    for node in foes_afloat(pos, kit.side[p]):
        shut[node] = 1
    if kit.side[p] != JAPAN:
        shut[naval.japan] = 1
    if pos.ground.closed:
        shut[list(pos.ground.closed)] = 1
    found: Bytes = shut
    return found


def foes_afloat(pos: War, side: int) -> set[int]:
    """Waters with enemy task forces, carriers or flotillas, not in port: nobody enters them (28)."""
    kit = pos.kit
    return {
        node
        for q, node in pos.berths.items()
        if kit.side[q] != side and kind_of(pos, q) in (TASK_FORCE, CARRIERS, FLOTILLA)
    }


def water_costs(pos: War, side: int) -> Costs:
    """What each step costs; straits beside supported enemies are closed (28)."""
    naval = pos.kit.naval
    held = guarded(pos, enemy(side))
    shut = [link for link, hexes in naval.straits.items() if not held.isdisjoint(hexes)]
    if not shut:
        return naval.costs
    pos.cite("WOR-28-j")
    costs = naval.costs.copy()
    costs[shut] = -1
    return costs


class Voyage(NamedTuple):
    """Where ships can go from where they are."""

    legs: tuple[tuple[int, Reach], ...]
    """Ways out of a port, or the one from where they are: what it costs to begin, and where it leads."""

    def nodes(self) -> dict[int, None]:
        """The waters in reach, each once, way by way."""
        return dict.fromkeys(chain.from_iterable([leg.spaces for _, leg in self.legs]))

    def costs(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for first, leg in self.legs:
            for node, cost in leg.costs.items():
                if first + cost < found.get(node, 1 << 30):
                    found[node] = first + cost
        return found

    def path(self, node: int) -> list[int]:
        """The waters on the cheapest way, the first after a port included."""
        best = min((first + leg.cost(node), i) for i, (first, leg) in enumerate(self.legs) if node in leg)
        return self.legs[best[1]][1].path(node)


def exits(pos: War, p: int) -> list[tuple[int, int]]:
    """The waters on which a ship begins its way, and what it costs to be there."""
    naval = pos.kit.naval
    if not is_docked(pos, p):
        return [(pos.berths[p], 0)]
    here = pos.place[p]
    if here == pos.kit.box[JAPAN_BOX]:
        return [(naval.japan, 0)]
    found = [(node, 0) for node in naval.bodies.get(here, ())]
    return found + [(node, ALONG) for node in naval.banks.get(here, ())]


def voyage(pos: War, ships: Pieces, points: int | None = None) -> Voyage:
    """Where ships can go together with what they have left (28), or with other points."""
    lead, side = ships[0], pos.kit.side[ships[0]]
    left = points_left(pos, ships) if points is None else points
    shut = closed_water(pos, *ships)
    costs = water_costs(pos, side)
    legs = []
    for node, first in exits(pos, lead):
        if first <= left and not (is_docked(pos, lead) and node != pos.kit.naval.japan and shut[node]):
            legs.append((first, reach(pos.kit.naval.graph, node, costs, left - first, blocked=shut)))
    return Voyage(tuple(legs))


def why_not_water(pos: War, p: int, node: int) -> str | None:
    """The rule by which a ship may not enter some water now."""
    kit, naval = pos.kit, pos.kit.naval
    forbidden = naval.why_not_here(p, node)
    if forbidden:
        return forbidden
    if node == naval.japan and kit.side[p] != JAPAN:
        return "WOR-30A3-b"
    if node in pos.ground.closed:
        return "WOR-41C-a"
    if closed_rivers(pos, kit.side[p])[node]:
        return "WOR-28B-b"
    if node in foes_afloat(pos, kit.side[p]):
        return "WOR-28-l"
    return None


def blockades(pos: War, p: int) -> list[str]:
    """The rules by which enemies close waters to a ship now, wherever they lie: straits, rivers, warships (28, 28B)."""
    naval, side = pos.kit.naval, pos.kit.side[p]
    held = guarded(pos, enemy(side))
    found = ["WOR-28-j"] if any(not held.isdisjoint(hexes) for hexes in naval.straits.values()) else []
    if closed_rivers(pos, side).any():
        found.append("WOR-28B-b")
    return [*found, "WOR-28-l"] if foes_afloat(pos, side) else found


def docks(pos: War, p: int) -> list[int]:
    """Ports that a ship can enter from where it is: in its hex, or beside its river hexside (28)."""
    if is_docked(pos, p):
        return []
    naval = pos.kit.naval
    return [space for space in naval.hexes[pos.berths[p]] if not why_not_port(pos, p, space)]


# 28B driven off a river


def driven_off(pos: War, space: int, side: int) -> list[int]:
    """Ships on river hexsides beside a hex that may not stay there any more, now that a side is in it (28B)."""
    naval, foe = pos.kit.naval, enemy(side)
    ships = [p for p, node in pos.berths.items() if pos.kit.side[p] == foe and naval.is_river[node]]
    near = [p for p in ships if space in naval.hexes[pos.berths[p]]]
    if not near:
        return []
    shut = closed_rivers(pos, foe)
    return [p for p in near if shut[pos.berths[p]] or has_fired_for(pos, p, space)]


def has_fired_for(pos: War, p: int, space: int) -> bool:
    """Whether a ship was to support the defence of a hex that the enemy has come to all the same: it goes (33)."""
    if p not in pos.salvoes.get(space, ()):
        return False
    pos.cite("WOR-33-o")
    return True


def refuges(pos: War, p: int) -> list[int]:
    """Waters beside the hexside of a ship that it can enter (28B)."""
    naval = pos.kit.naval
    shut = closed_water(pos, p)
    return [node for node in naval.next_to[pos.berths[p]] if not shut[node] and node != naval.japan]
