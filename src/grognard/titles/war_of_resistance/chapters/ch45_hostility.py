"""45A2c Antagonistic factions: their units and zones are hostile ground for all others, and the reverse."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from grognard.board.kernels import zones
from grognard.titles.war_of_resistance.chapters.ch5_zones import zone_of
from grognard.titles.war_of_resistance.chapters.ch41_opening import is_truce
from grognard.titles.war_of_resistance.chapters.ch45_factions import level_of, one_faction
from grognard.titles.war_of_resistance.faces import FULL_ZONE
from grognard.titles.war_of_resistance.kit import CHINA, Bytes
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC
from grognard.titles.war_of_resistance.war import War


def hostile(pos: War, p: int) -> list[int]:
    """Chinese units on the map that are enemies to a Chinese unit (45A2c)."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.ground.campaign or p >= kit.ground_count:
        return []
    force = kit.force[p]
    if level_of(pos, force) == ANTAGONISTIC:
        return [q for q in pos.units_of(CHINA) if not one_faction(force, kit.force[q])]
    units = kit.nation.units_of_all(feared(pos))
    found: list[int] = units[pos.index.places[units] < kit.hex_count].tolist()
    return found


def feared(pos: War) -> tuple[str, ...]:
    """The forces that are enemies to all other Chinese."""
    return ("CCP", *[each for each, level in pos.cooperation.items() if level == ANTAGONISTIC])


def hostile_hexes(pos: War, p: int) -> Collection[int]:
    """Where they stand."""
    kit = pos.kit
    if kit.side[p] != CHINA or not pos.ground.campaign or p >= kit.ground_count:
        return ()
    if level_of(pos, kit.force[p]) == ANTAGONISTIC:
        return {pos.place[q] for q in hostile(pos, p)}
    return pos.stand(feared(pos))


def hostile_zones(pos: War, p: int) -> tuple[Bytes, Bytes] | None:
    """The full zones, and all zones, of units that are enemies to a unit of the same side; None without any."""
    foes = hostile(pos, p)
    if not foes:
        return None
    units = [(pos.place[q], pos.face[q], pos.supply[q]) for q in foes]
    state = (foes, units, pos.landed, pos.overstacked, is_truce(pos), pos.season)
    return pos.recall("hostile zones", state, lambda: _zones_of(pos, foes))


def _zones_of(pos: War, foes: list[int]) -> tuple[Bytes, Bytes] | None:
    strong = [q for q in foes if zone_of(pos, q)]
    if not strong:
        return None
    return _around(pos, [q for q in strong if zone_of(pos, q) == FULL_ZONE]), _around(pos, strong)


def _around(pos: War, units: list[int]) -> Bytes:
    kit = pos.kit
    masks = kit.seasons.passable(pos.season)
    found = zones(kit.board.graph, [pos.place[p] for p in units], [kit.gait[p] for p in units], masks)
    for p in units:
        found[pos.place[p]] = 1
    near: Bytes = (np.frombuffer(found, np.uint8) > 0).astype(np.uint8)
    return near
