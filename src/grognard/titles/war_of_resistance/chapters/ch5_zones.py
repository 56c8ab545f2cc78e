"""5 Zones of control."""

from __future__ import annotations

import numpy as np

from grognard.board.kernels import zones
from grognard.titles.war_of_resistance.faces import FULL_ZONE, NO_ZONE
from grognard.titles.war_of_resistance.kit import JAPAN, Bytes
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, War


def zone_of(pos: War, p: int) -> int:
    """The zone that a unit has now: one step less out of supply, none if it is isolated besides (12E)."""
    zone = pos.kit.zone_of[pos.face[p]]
    if pos.supply[p] == SUPPLIED:
        return zone
    return NO_ZONE if pos.supply[p] == CUT_OFF else max(NO_ZONE, zone - 1)


def project(pos: War, side: int) -> tuple[Bytes, Bytes]:
    """The hexes in the full zones of a side, and in any: where its units stand and around, where they may go (5)."""
    kit = pos.kit
    masks = kit.seasons.passable(pos.season)
    full: list[int] = []
    some: list[int] = []
    for p in pos.units_of(side):
        zone = zone_of(pos, p)
        if zone:
            some.append(p)
            if zone == FULL_ZONE:
                full.append(p)

    def around(units: list[int]) -> Bytes:
        found = zones(kit.board.graph, [pos.place[p] for p in units], [kit.gait[p] for p in units], masks)
        for p in units:
            found[pos.place[p]] = 1
        held: Bytes = ((np.frombuffer(found, np.uint8) > 0) & (pos.ground.beyond == 0)).astype(np.uint8)
        return held

    return around(full), around(some)


def zone_rules(pos: War, space: int, side: int) -> list[str]:
    """The rules by which a hex lies in zones of control of a side."""
    kit, found = pos.kit, ["WOR-5-a"]
    masks = kit.seasons.passable(pos.season)
    for here in (space, *kit.neighbours[space]):
        for p in pos.units_at(here, side):
            zone = zone_of(pos, p)
            if not zone or (here != space and not masks[kit.gait[p]][kit.board.link(here, space)]):
                continue
            if pos.supply[p] != SUPPLIED:
                found.append("WOR-12E-e")
            elif side == JAPAN:
                found.append("WOR-5A-a" if zone == FULL_ZONE else "WOR-5A-b")
            else:
                found.append("WOR-5B-a" if zone == FULL_ZONE else "WOR-5B-b")
    return found
