"""What does not change: distances on the map, how far a prize pulls, what control of a place is worth."""

from __future__ import annotations

from heapq import heappop, heappush
from weakref import WeakKeyDictionary

from grognard.titles.asia_engulfed.kit import ALLIES, CLOSED, HOME, OFFMAP, AsiaKit

FAR = 99.0
NEAR, LONGEST_VOYAGE = 5.0, 4
VICTORY, OIL, WERP, AIRBASE, PORT_WORTH, ANY = 10.0, 3.0, 2.0, 1.5, 0.2, 0.4
HOME_WORTH = 25.0

Shares = list[list[tuple[int, float]]]
"""By prize: the places from which it can be got at, and by how much it pulls there."""

_FLIGHTS: WeakKeyDictionary[AsiaKit, dict[int, tuple[int, ...]]] = WeakKeyDictionary()
_SHARES: WeakKeyDictionary[AsiaKit, Shares] = WeakKeyDictionary()
_VOYAGES: WeakKeyDictionary[AsiaKit, Shares] = WeakKeyDictionary()
_DISTANCES: WeakKeyDictionary[AsiaKit, list[list[float]]] = WeakKeyDictionary()
_WORTH: WeakKeyDictionary[AsiaKit, dict[tuple[int, float, bool], list[float]]] = WeakKeyDictionary()


def distances(kit: AsiaKit) -> list[list[float]]:
    """From each space to each other: a land border or a sea zone counts 1, a coast a half."""
    found = _DISTANCES.get(kit)
    if found is None:
        found = _DISTANCES[kit] = [_distances_from(kit, space) for space in range(kit.map_end)]
    return found


def _distances_from(kit: AsiaKit, start: int) -> list[float]:
    found = [FAR] * kit.map_end
    heap = [(0.0, start)]
    while heap:
        far, space = heappop(heap)
        if far >= found[space]:
            continue
        found[space] = far
        if space < kit.zone_count:
            steps = [(other, 1.0) for other in kit.sea_links[space]] + [(p, 0.5) for p in kit.coast[space]]
        else:
            steps = [(other, 1.0) for other in kit.land_links[space]] + [(z, 0.5) for z in kit.seas[space]]
        for other, cost in steps:
            if far + cost < found[other]:
                heappush(heap, (far + cost, other))
    return found


def shares(kit: AsiaKit) -> Shares:
    """How much each prize pulls units in places around it, by land or sea."""
    found = _SHARES.get(kit)
    if found is None:
        rows = distances(kit)
        found = _SHARES[kit] = [
            [(place, 2.0 / (1.0 + rows[prize][place]) ** 2.5) for place in kit.places if rows[prize][place] <= NEAR]
            for prize in range(kit.map_end)
        ]
    return found


def voyages(kit: AsiaKit) -> Shares:
    """How much each prize pulls those who come over the sea."""
    found = _VOYAGES.get(kit)
    if found is None:
        found = _VOYAGES[kit] = [_voyages_to(kit, prize) for prize in range(kit.map_end)]
    return found


def _voyages_to(kit: AsiaKit, prize: int) -> list[tuple[int, float]]:
    if prize < kit.zone_count:
        return []
    found = []
    front = set(kit.seas[prize])
    seen: set[int] = set()
    ports: set[int] = set()
    for far in range(1, LONGEST_VOYAGE + 1):
        for zone in front:
            for place in kit.coast[zone]:
                if place not in ports:
                    ports.add(place)
                    found.append((place, 2.0 / (far + 0.5) ** 2))
        seen |= front
        front = {other for zone in front for other in kit.sea_links[zone]} - seen
    return found


def flights(kit: AsiaKit, here: int) -> tuple[int, ...]:
    """Places within the range of an LBA (5.13-a, 5.13-b)."""
    known = _FLIGHTS.setdefault(kit, {})
    if here not in known:
        near = {*kit.land_links[here], *kit.impassable[here]}
        found = near | {place for zone in kit.seas[here] for place in kit.coast[zone]}
        for place in near:
            found.update(kit.land_links[place], kit.impassable[place])
        known[here] = tuple(sorted(found - {here}))
    return known[here]


def worth(kit: AsiaKit, side: int, urgency: float, *, last: bool) -> list[float]:
    """By place: what control of it is worth to a side; in the last turn only victory areas count."""
    known = _WORTH.setdefault(kit, {})
    key = side, urgency, last
    if key not in known:
        known[key] = _worth(kit, side, urgency, last=last)
    return known[key]


def _worth(kit: AsiaKit, side: int, urgency: float, *, last: bool) -> list[float]:
    values = [0.0] * kit.map_end
    for place in kit.places:
        if kit.kind_of[place] in (CLOSED, OFFMAP):
            continue
        value = 0.0 if last else OIL * kit.oil[place] + WERP * kit.werp[place]
        value += ANY + VICTORY * urgency * kit.vp[place]
        value += PORT_WORTH * (6 if kit.port[place] == HOME else kit.port[place] or 0)
        if side == ALLIES and kit.airbase[place] and not last:
            value += AIRBASE
        values[place] = HOME_WORTH if place == kit.honshu else value
    return values
