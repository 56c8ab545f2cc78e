"""5 Zones of control."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np

from grognard.board.kernels import zones
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.chapters.ch41_opening import in_the_north, is_truce
from grognard.titles.war_of_resistance.faces import FULL_ZONE, NO_ZONE
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, Bytes
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, War


def zone_of(pos: War, p: int) -> int:
    """The zone that a unit has now: one step less out of supply, none if it is isolated besides (12E)."""
    if pos.kit.side[p] == CHINA and is_truce(pos) and in_the_north(pos, pos.place[p]):
        pos.cite("WOR-41A2a-e", "WOR-41A2a-a")
        return NO_ZONE
    if p in pos.landed:
        pos.cite("WOR-32B-a")
        return NO_ZONE
    if p in pos.overstacked:
        pos.cite("WOR-43C2-d")
        return NO_ZONE
    zone = pos.kit.zone_of[pos.face[p]]
    if pos.supply[p] == SUPPLIED:
        return zone
    return NO_ZONE if pos.supply[p] == CUT_OFF else max(NO_ZONE, zone - 1)


def project(pos: War, side: int, without: Collection[int] = ()) -> tuple[Bytes, Bytes]:
    """The hexes in the full zones of a side, and in any: where its units stand and around, where they may go (5).

    `without` are units that do not count now, such as those about to be overrun (13).
    """
    kit = pos.kit
    masks = kit.seasons.passable(pos.season)
    full: list[int] = []
    some: list[int] = []
    for p in pos.units_of(side):
        zone = zone_of(pos, p)
        if zone and p not in without:
            some.append(p)
            if zone == FULL_ZONE:
                full.append(p)

    def around(units: list[int]) -> Bytes:
        held = np.zeros(kit.board.size, np.bool_)
        for closed, group in by_area(pos, units):
            found = zones(kit.board.graph, [pos.place[p] for p in group], [kit.gait[p] for p in group], masks)
            held |= (np.frombuffer(found, np.uint8) > 0) & (closed == 0)
        held[[pos.place[p] for p in units]] = True
        open_: Bytes = (held & (pos.ground.beyond == 0)).astype(np.uint8)
        return open_

    return around(full), around(some)


def by_area(pos: War, units: Iterable[int]) -> list[tuple[Bytes, list[int]]]:
    """Units by where they may operate: they have no zone beyond it (5)."""
    found: dict[int, tuple[Bytes, list[int]]] = {}
    for p in units:
        closed = closed_to(pos, p)
        found.setdefault(id(closed), (closed, []))[1].append(p)
    return list(found.values())


def zone_rules(pos: War, space: int, side: int) -> list[str]:
    """The rules by which a hex lies in zones of control of a side, or does not though its units are near."""
    kit, found = pos.kit, ["WOR-5-a"]
    masks = kit.seasons.passable(pos.season)
    for here in (space, *kit.neighbours[space]):
        for p in pos.units_at(here, side):
            zone = zone_of(pos, p)
            if not zone:
                found += _without_zone(pos, p)
            elif here != space and not masks[kit.gait[p]][kit.board.link(here, space)]:
                found.append("WOR-5-b")
            elif here != space and closed_to(pos, p)[space]:
                found.append("WOR-5-c")
            elif pos.supply[p] != SUPPLIED:
                found.append("WOR-12E-e")
            elif side == JAPAN:
                found.append("WOR-5A-a" if zone == FULL_ZONE else "WOR-5A-b")
            else:
                found.append("WOR-5B-a" if zone == FULL_ZONE else "WOR-5B-b")
    return found


def _without_zone(pos: War, p: int) -> list[str]:
    """Why a unit has no zone."""
    kit, face = pos.kit, pos.face[p]
    if kit.is_artillery[p] or not (kit.attack[face] or kit.defence[face]):
        return ["WOR-5A-d"]
    if pos.supply[p] != SUPPLIED:
        return ["WOR-12E-i" if pos.supply[p] == CUT_OFF else "WOR-12E-e"]
    return ["WOR-5A-c" if kit.side[p] == JAPAN else "WOR-5B-c"]
