"""8.1 Ports and the moves between them: capacity, reach, consolidation."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.asia_engulfed.chapters.ch0_terms import embark, without_deck
from grognard.titles.asia_engulfed.chapters.ch8_13_influence import stops
from grognard.titles.asia_engulfed.kit import CV, HOME, MAX_FLEET_STEPS, AsiaKit
from grognard.titles.asia_engulfed.war import War

FLEET_RANGE = 3
REACTION_RANGE = 2
INFANTRY_RANGE = 2

Paths = dict[int, tuple[int, ...]]
"""Sea zones that can be reached, each with the zones on the way (the last one is itself)."""


MEMORY = 50_000
"""Voyages that are remembered."""


class Seaways:
    """The sea as a side finds it: where Influence stops it, and whether the Strait of Malacca is open to it.

    Where one gets depends on nothing else: what was found once is kept, for all games.
    """

    __slots__ = ("_kit", "_links", "_stop", "_strait")

    def __init__(self, kit: AsiaKit, stop: int, strait: bool) -> None:
        self._kit = kit
        self._stop = stop
        self._strait = strait
        self._links = kit.sea_links if strait else kit.barred_sea_links

    def voyage(self, start: int, limit: int) -> Voyage:
        """Where one gets from a place or a sea zone with so many zones of movement (8.22-a)."""
        kit = self._kit
        near = kit.voyage_zones.get((start, limit))
        if near is None:
            near = kit.voyage_zones[start, limit] = self._passed(start, limit)
        key = start, limit, self._strait, self._stop & near
        found: Voyage | None = kit.voyages.get(key)
        if found is None:
            if len(kit.voyages) >= MEMORY:
                kit.voyages.clear()
            paths = self._explore(start, limit)
            found = kit.voyages[key] = Voyage(paths, self._harbours(start, paths))
        return found

    def _passed(self, start: int, limit: int) -> int:
        """The zones, as bits, where it matters to be stopped: on the way, if nothing stops one and all is open."""
        paths = Seaways(self._kit, 0, True)._explore(start, limit)
        return sum(1 << zone for zone, path in paths.items() if len(path) < limit)

    def _explore(self, start: int, limit: int) -> Paths:
        kit = self._kit
        from_land = start >= kit.zone_count
        if limit < 1:
            return {}
        first = kit.seas[start] if from_land else self._links[start]
        paths: Paths = {zone: (zone,) for zone in first}
        front = list(first)
        for _ in range(limit - 1):
            beyond: list[int] = []
            for zone in front:
                if self._stop >> zone & 1:
                    continue
                for other in self._links[zone]:
                    if other not in paths and (from_land or other != start):
                        paths[other] = (*paths[zone], other)
                        beyond.append(other)
            front = beyond
        return paths

    def _harbours(self, start: int, paths: Paths) -> Paths:
        """The places with a port on these zones; from a sea zone, its own coast is nearest."""
        kit = self._kit
        found: Paths = {}
        for zone, path in ({start: ()} | paths if start < kit.zone_count else paths).items():
            for place in kit.harbours[zone]:
                if place != start:
                    found.setdefault(place, path)
        return found


class Voyage(NamedTuple):
    """Where one gets, with the ways there: sea zones, and the places with a port on them, whoever holds those."""

    zones: Paths
    harbours: Paths


def seaways(pos: War, side: int) -> Seaways:
    """The sea as a side finds it now."""
    return Seaways(pos.kit, stops(pos, side), pos.holder(pos.kit.singapore) == side)


def departures(kit: AsiaKit, zone: int) -> frozenset[int]:
    """The places from which a fleet gets to a zone if nothing stops it."""
    found = kit.departures.get(zone)
    if found is None:
        sea = Seaways(kit, 0, True)
        starts = [place for place in kit.places if zone in sea.voyage(place, FLEET_RANGE).zones]
        found = kit.departures[zone] = frozenset(starts)
    return found


def reach(pos: War, side: int, start: int, limit: int) -> Paths:
    """Where a fleet or transport gets from a place or a sea zone with so many zones of movement (8.22-a)."""
    return seaways(pos, side).voyage(start, limit).zones


def room(pos: War, place: int, side: int) -> int:
    """Fleets that a port can still take; a large number for home ports (8.1-b, 8.8-e)."""
    kit = pos.kit
    capacity = kit.port[place]
    if capacity == HOME or (capacity and pos.alternative("port-capacity")):
        return 99
    capacity -= pos.port_damage.get(place, 0)
    return max(0, capacity - pos.index.fleets[side][place])


def is_open_port(pos: War, place: int, side: int) -> bool:
    """Whether a fleet of the side may enter the port at all (8.1-a, 8.1-c, 8.1-d)."""
    if not pos.kit.port[place] or pos.holder(place) != side:
        return False
    return pos.alternative("contested-port") or not pos.contested(place)


def open_ports(pos: War, side: int) -> list[int]:
    """All such ports."""
    ports = pos.holdings.ports[side]
    if pos.alternative("contested-port"):
        return list(ports)
    japanese, allied = pos.index.ground
    honshu = pos.kit.honshu
    held = [place for place in ports if not allied[place] or not (japanese[place] or place == honshu)]
    return held if len(held) == len(ports) else [place for place in ports if not pos.contested(place)]


def home_ports(pos: War, p: int) -> list[int]:
    """The home ports that are left to a piece's power: it comes back to them from any distance (KT-t).

    Minor powers have none of their own, and come to those of their allies.
    """
    kit = pos.kit
    side = kit.side[p]
    ports = kit.home_ports[side]
    own = [place for place in ports if kit.owner[place] == kit.power[p]]
    return [place for place in own or ports if is_open_port(pos, place, side)]


def ports_in_reach(pos: War, side: int, start: int, limit: int = FLEET_RANGE) -> dict[int, tuple[int, ...]]:
    """Open ports with room that a fleet can go to from a place or sea zone, with the zones on the way.

    From a sea zone the ports on that zone are nearest; each further zone counts (8.8-b, 8.22-a). Home ports are
    not added here: they can be reached from anywhere.
    """
    zones = limit if start >= pos.kit.zone_count else limit - 1
    ways = seaways(pos, side).voyage(start, zones).harbours
    near = ways.keys() & open_ports(pos, side)
    return {place: path for place, path in ways.items() if place in near and room(pos, place, side)}


# 8.11 consolidation


def can_merge(pos: War, donor: int, receiver: int) -> bool:
    """Whether a step of one fleet may go into another: same place, nation and kind, from the smaller one."""
    kit = pos.kit
    return (
        donor != receiver
        and kit.is_fleet[donor]
        and kit.fleet_type[donor] == kit.fleet_type[receiver]
        and pos.place[donor] == pos.place[receiver]
        and pos.steps[donor] <= pos.steps[receiver] < MAX_FLEET_STEPS
        and pos.damaged[donor] < pos.steps[donor]
    )


def merge(pos: War, donor: int, receiver: int) -> None:
    """Move one sound step, and the CBA that lose their place with it; an emptied block returns to the Force Pool."""
    kit = pos.kit
    pos.set_steps(donor, pos.steps[donor] - 1)
    pos.set_steps(receiver, pos.steps[receiver] + 1)
    if kit.kind[donor] == CV:
        change_decks(pos, donor, receiver)
    rules = ("AE-8.11-a", "AE-8.11-b")
    both: dict[str, object] = {"piece": donor, "by": receiver}
    pos.tell("consolidated", *rules, side=kit.side[donor], space=pos.place[donor], secret=both)
    pos.mix_with(donor)
    if not pos.steps[donor]:
        pos.put(donor, kit.pool[kit.nation[donor]])
        pos.marks[donor] = pos.shown[donor] = 0
        pos.origin[donor] = -1


def change_decks(pos: War, old: int, new: int) -> None:
    """CBA for which a CV fleet has no room any more go to the one that has taken steps of it, full ones first."""
    for cba in sorted(pos.aircraft_of(old), key=lambda p: -pos.steps[p]):
        if without_deck(pos, old):
            embark(pos, cba, new)


def donors(pos: War, fleets: list[int]) -> list[int]:
    """The fleets among these that can give a step to another of them."""
    kit, place = pos.kit, pos.place
    small = [p for p in fleets if pos.steps[p] < MAX_FLEET_STEPS]
    alike: dict[tuple[object, ...], list[int]] = {}
    for p in small:
        alike.setdefault((place[p], kit.fleet_type[p]), []).append(p)
    several = [group for group in alike.values() if len(group) > 1]
    found = {p for group in several for p in group if any(can_merge(pos, p, q) for q in group)}
    return [p for p in small if p in found] if found else []
