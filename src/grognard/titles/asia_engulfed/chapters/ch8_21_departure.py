"""8.21-8.22 Who can put to sea, how far, and what it costs."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from grognard.core.reason import Reason
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import (
    NOTHING,
    OIL,
    TRANSPORT,
    can_embark,
    can_embark_at,
    embark_reasons,
    longest_voyage,
    may_leave_home,
    oil_left,
    payments,
    rests,
    transport_range,
)
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, departures, reach, seaways
from grognard.titles.asia_engulfed.kit import CV, FLEET_KINDS, JAPAN, MARINE
from grognard.titles.asia_engulfed.marks import DIVIDED, PAID, SAILED
from grognard.titles.asia_engulfed.war import War


class Quay(NamedTuple):
    """A place from which pieces can put to sea now."""

    place: int
    fleets: list[int]
    transports: dict[int, int]
    """Ground units, each with the zones that it can sail."""

    def limit(self) -> int:
        return FLEET_RANGE if self.fleets else max(self.transports.values())


def quays(pos: War, side: int, among: Container[int] = ()) -> list[Quay]:
    """Where (`among` some places, or anywhere) pieces are ready to sail, with what there is to pay (8.22-d)."""
    kit, marks, where = pos.kit, pos.marks, pos.place
    places = among or kit.places
    embarking: dict[int, bool] = {}
    limits = dict.fromkeys(FLEET_KINDS, FLEET_RANGE if side != JAPAN or oil_left(pos) > 0 else 0)
    found: dict[int, Quay] = {}
    for p in kit.sailors_of[side]:
        place = where[p]
        if place not in places or marks[p] & SAILED:
            continue
        kind = kit.kind[p]
        if kind not in limits:
            limits[kind] = longest_voyage(pos, p)
        if not limits[kind] and not (marks[p] & DIVIDED and oil_left(pos, p) > 0):
            continue
        if not kit.is_fleet[p]:
            if place not in embarking:
                embarking[place] = can_embark_at(pos, place)
            if not embarking[place] or not may_leave_home(pos, p):
                continue
        quay = found.get(place)
        if quay is None:
            quay = found[place] = Quay(place, [], {})
        if kit.is_fleet[p]:
            quay.fleets.append(p)
        else:
            quay.transports[p] = limits[kind]
    return list(found.values())


def destinations(pos: War, side: int) -> list[int]:
    """Sea zones that some piece can reach and that are not closed (8.2-a, 8.2-b)."""
    found: set[int] = set()
    sea = seaways(pos, side)
    for quay in quays(pos, side):
        found.update(sea.voyage(quay.place, quay.limit()).zones)
    return sorted(found.difference(pos.closed))


def sailors(pos: War, side: int, zone: int) -> tuple[list[int], dict[int, int]]:
    """The fleets and the ground units that can sail to a zone now; of these, how far it is for each."""
    fleets: list[int] = []
    transports: dict[int, int] = {}
    sea = seaways(pos, side)
    for quay in quays(pos, side, departures(pos.kit, zone)):
        path = sea.voyage(quay.place, quay.limit()).zones.get(zone)
        if path is not None:
            fleets += [p for p in quay.fleets if not split_towards(pos, p, zone)]
            transports |= {p: len(path) for p, limit in quay.transports.items() if limit >= len(path)}
    return fleets, transports


def split_towards(pos: War, p: int, zone: int) -> bool:
    """Whether a part of this fleet has just sailed to the zone: the rest may not follow it (13.5-a)."""
    return bool(pos.marks[p] & DIVIDED) and pos.origin[p] == zone


def set_sail(pos: War, p: int, zone: int, pay: str = NOTHING) -> None:
    """Put a piece to sea. What it costs is owed until the end of the phase (1.1-c)."""
    kit = pos.kit
    side = kit.side[p]
    path = reach(pos, side, pos.place[p], FLEET_RANGE)[zone]
    pos.origin[p] = pos.place[p]
    pos.marks[p] |= SAILED
    if pay == OIL:
        pos.oil_due += 1
        pos.marks[p] |= PAID
    elif pay == TRANSPORT:
        pos.transports_due += 1
    cost = "AE-8.22-b" if side == JAPAN else "AE-1.1-b"
    if kit.is_fleet[p]:
        if kit.kind[p] == CV:
            pos.cite("AE-8.22-c")
        pos.event(
            "sailed", "AE-8.2-a", "AE-8.21-a", "AE-8.22-a", cost, piece=p, space=pos.place[p], to=zone, path=list(path)
        )
    else:
        cost = "AE-5.31-b" if side == JAPAN else "AE-1.1-b"
        pos.tell(
            "transport-sails",
            *("AE-8.2-a", "AE-8.21-a", "AE-5.31-a", "AE-5.31-c", "AE-5.31-f", cost),
            piece=p,
            space=pos.place[p],
            to=zone,
            path=list(path),
            secret={"pay": pay or "nothing"},
        )
    pos.put(p, zone)


def voyage_payments(pos: War, p: int, zone: int) -> list[str]:
    """How a piece may pay for its voyage to a zone."""
    kit = pos.kit
    side = kit.side[p]
    if kit.is_fleet[p]:
        return [OIL if side == JAPAN else NOTHING]
    return payments(pos, p, len(reach(pos, side, pos.place[p], FLEET_RANGE)[zone]))


def zones_apart(pos: War, side: int, place: int, zone: int, limit: int) -> bool:
    """Whether a zone is within so many zones of a place, if no Influence stopped anybody."""
    front = set(pos.kit.seas[place])
    for _ in range(limit - 1):
        if zone in front:
            return True
        front |= {other for near in front for other in pos.sea_neighbours(near, side)}
    return zone in front


def range_reasons(pos: War, p: int, zone: int, limit: int, rule: str) -> list[Reason]:
    """Why a piece does not reach a zone: too far, or stopped by Influence on the way (8.13-c)."""
    side, place = pos.kit.side[p], pos.place[p]
    args: dict[str, object] = {"piece": p, "space": zone, "n": limit}
    if zones_apart(pos, side, place, zone, limit):
        return [Reason("AE-8.13-c", "stopped-by-influence", args)]
    return [Reason(rule, "zone-too-far", args)]


def sail_reasons(pos: War, p: int, zone: int) -> list[Reason]:
    """Why a piece cannot sail to a zone now."""
    kit = pos.kit
    if p >= kit.real_count or not pos.on_map(p) or not (kit.is_fleet[p] or kit.is_ground[p]):
        return []
    if pos.marks[p] & SAILED or pos.at_sea(p):
        return [Reason("AE-8.21-a", "already-sailed", {"piece": p})]
    if kit.is_fleet[p]:
        if zone not in reach(pos, kit.side[p], pos.place[p], FLEET_RANGE):
            return range_reasons(pos, p, zone, FLEET_RANGE, "AE-8.22-a")
        if split_towards(pos, p, zone):
            return [Reason("AE-13.5-a", "divided-elsewhere", {"piece": p, "space": zone})]
        return [no_oil(pos, "AE-8.22-d")]
    if not can_embark(pos, p):
        return embark_reasons(pos, p)
    limit = transport_range(pos, p)
    if zone not in reach(pos, kit.side[p], pos.place[p], limit):
        return range_reasons(pos, p, zone, limit, "AE-5.31-c")
    return [no_oil(pos, "AE-5.31-b") if kit.kind[p] == MARINE else Reason("AE-5.31-b", "no-transports")]


def no_oil(pos: War, rule: str) -> Reason:
    """That nothing is left to pay with, by this rule; or that it is kept for the rest of a split fleet (13.5-a)."""
    waiting = rests(pos, JAPAN) if pos.oil > pos.oil_due else []
    return Reason("AE-13.5-a", "oil-for-rest", {"pieces": waiting}) if waiting else Reason(rule, "no-oil")


def destination_reasons(pos: War, side: int, zone: int) -> list[Reason]:
    """Why nobody can be sent to a zone."""
    if zone >= pos.kit.zone_count:
        return []
    if zone in pos.closed:
        return [Reason("AE-8.2-b", "zone-closed", {"space": zone})]
    ready = [p for p in pos.pieces_on_map(side) if pos.kit.is_fleet[p] and not pos.at_sea(p)]
    reasons = [reason for p in ready for reason in sail_reasons(pos, p, zone)]
    for rule in ("AE-8.22-d", "AE-8.13-c"):
        found = [reason for reason in reasons if reason.rule == rule]
        if found:
            return found[:1]
    return [Reason("AE-8.22-a", "nobody-in-reach", {"space": zone})]
