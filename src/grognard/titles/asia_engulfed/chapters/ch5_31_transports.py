"""5.31 Troop transports: ground units at sea, before they land."""

from __future__ import annotations

from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import ground_room, with_ground_room
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import (
    FLEET_RANGE,
    INFANTRY_RANGE,
    home_ports,
    open_ports,
    reach,
)
from grognard.titles.asia_engulfed.kit import (
    CC,
    CN,
    INFANTRY,
    JAPAN,
    MARINE,
    MILITIA,
    MINORS,
)
from grognard.titles.asia_engulfed.marks import DIVIDED, SAILED
from grognard.titles.asia_engulfed.war import War

OIL, TRANSPORT, NOTHING = "oil", "transport", ""
TRANSPORT_LIMIT = 2
"""Zones that a Marine may sail for a Transport Point (5.31-b)."""


def transport_range(pos: War, p: int) -> int:
    """Sea zones that a ground unit sails: Marines as far as fleets (5.31-c)."""
    return FLEET_RANGE if pos.kit.kind[p] == MARINE else INFANTRY_RANGE


def may_leave_home(pos: War, p: int) -> bool:
    """Chinese units stay in China, militia of minor powers in their country (9.4-b, 9.5-b)."""
    nation = pos.kit.nation[p]
    if nation in (CN, CC):
        return pos.alternative("chinese-limits")
    return nation not in MINORS or pos.alternative("minor-limits")


def has_quay(pos: War, place: int) -> bool:
    """Whether units can embark in a place: it has a port or is a box (5.31-f)."""
    return pos.kit.has_quay[place]


def can_embark_at(pos: War, place: int) -> bool:
    """Whether ground units may put to sea from a place: not while it is contested (5.31-f, 5.14-a)."""
    return has_quay(pos, place) and (not pos.contested(place) or pos.alternative("leaving"))


def can_embark(pos: War, p: int) -> bool:
    """Whether a ground unit may put to sea from where it stands."""
    sails = pos.kit.kind[p] in (INFANTRY, MARINE, MILITIA)
    return sails and can_embark_at(pos, pos.place[p]) and may_leave_home(pos, p)


def embark_reasons(pos: War, p: int) -> list[Reason]:
    """Why a ground unit may not put to sea."""
    args: dict[str, object] = {"piece": p, "space": pos.place[p]}
    if pos.kit.kind[p] not in (INFANTRY, MARINE, MILITIA):
        return [Reason("AE-5.31-a", "no-transport", args)]
    if not has_quay(pos, pos.place[p]):
        return [Reason("AE-5.31-f", "no-quay", args)]
    if not may_leave_home(pos, p):
        return [Reason("AE-9.5-b" if pos.kit.nation[p] in MINORS else "AE-9.4-b", "stays-home", args)]
    return [Reason("AE-5.14-a", "embark-contested", args)]


def oil_left(pos: War, p: int = -1) -> int:
    """Oil that is not yet owed (1.1-c), nor kept for the rest of a split fleet other than `p` (13.5-a)."""
    return pos.oil - pos.oil_due - sum(1 for q in rests(pos, JAPAN) if q != p)


def rests(pos: War, side: int) -> list[int]:
    """Fleets still in port of which a part has sailed: they must sail to another zone (13.5-a)."""
    if not pos.alternative("splitting"):
        return []
    marks = pos.marks
    return [p for p in pos.kit.sailors_of[side] if marks[p] & DIVIDED and not marks[p] & SAILED and pos.on_map(p)]


def payments(pos: War, p: int, distance: int) -> list[str]:
    """How a ground unit may pay for a voyage: only Japan pays, Marines in oil or transports (5.31-b, 1.1-b)."""
    kit = pos.kit
    if kit.side[p] != JAPAN:
        return [NOTHING]
    found = []
    if distance <= TRANSPORT_LIMIT and pos.transports > pos.transports_due:
        found.append(TRANSPORT)
    if kit.kind[p] == MARINE and oil_left(pos) > 0:
        found.append(OIL)
    return found


def longest_voyage(pos: War, p: int) -> int:
    """How far a ground unit can sail with what is left to pay for it; 0 for not at all."""
    limit = transport_range(pos, p)
    while limit and not payments(pos, p, limit):
        limit -= 1
    return limit


# transports that do not land


def transport_ports(pos: War, p: int) -> list[int]:
    """Where a troop transport at sea goes: friendly ports in range with room for it, or home (5.31-e, 5.31-g)."""
    kit = pos.kit
    side, start = kit.side[p], pos.place[p]
    found = set(with_ground_room(pos, home_ports(pos, p), side))
    if not pos.alternative("unlanded"):
        zones = (start, *reach(pos, side, start, transport_range(pos, p) - 1))
        near = {place for zone in zones for place in kit.coast[zone]}.intersection(open_ports(pos, side))
        found.update(with_ground_room(pos, near, side))
    return sorted(found)


def transport_reasons(pos: War, p: int, place: int) -> list[Reason]:
    """Why a troop transport may not go to an open port."""
    if ground_room(pos, place, pos.kit.side[p]) <= 0:
        return [Reason("AE-5.4-a", "no-room-ashore", {"space": place})]
    return [Reason("AE-5.31-g", "port-too-far", {"space": place, "n": transport_range(pos, p)})]
