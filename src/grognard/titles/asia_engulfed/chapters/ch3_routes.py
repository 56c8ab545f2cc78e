"""3.1-3.4 Supply routes: from a source over land, over one sea leg, and over land again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grognard.titles.asia_engulfed.chapters.ch8_13_influence import dominance
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import COUNTRY
from grognard.titles.asia_engulfed.kit import (
    ALLIES,
    AREA,
    AUSTRALIAN,
    BRITISH,
    CC,
    CN,
    CW,
    DEI,
    INDIAN,
    JAPAN,
    JP,
    MINORS,
    PH,
    SIDE_OF,
    US,
)
from grognard.titles.asia_engulfed.marks import FULL, NONE, PARTIAL
from grognard.titles.asia_engulfed.war import War

COMMONWEALTH = (BRITISH, INDIAN, AUSTRALIAN)
SOURCE_RULES = {
    JP: "AE-3.3-a",
    US: "AE-3.3-b",
    AUSTRALIAN: "AE-3.3-c",
    BRITISH: "AE-3.3-d",
    INDIAN: "AE-3.3-e",
    CN: "AE-3.3-f",
    CC: "AE-3.3-g",
    DEI: "AE-3.3-j",
    PH: "AE-3.3-j",
    CW: "AE-3.3-k",
}


class Supplied(NamedTuple):
    """What one nation's supply reaches: places in full supply, sea zones of the sea leg, places in partial supply."""

    full: frozenset[int]
    zones: frozenset[int]
    partial: frozenset[int]
    rules: tuple[str, ...]
    """The rules by which it was found."""


def supplied(pos: War, nation: int) -> Supplied:
    """How far a nation's supply reaches; it is traced anew only when something has changed that it depends on."""
    legs = sea_legs(pos, SIDE_OF[nation])
    found = legs.supplied.get(nation)
    if found is None:
        found = legs.supplied[nation] = _traced(pos, nation, legs)
    pos.cite(*found.rules)
    return found


class SeaLegs:
    """Where the supply routes of a side may go by sea, and what its nations get by them."""

    __slots__ = ("closed", "gates", "parts", "supplied")

    def __init__(self, pos: War, side: int, beachheads: tuple[int, ...], closed: int) -> None:
        """There must be no enemy Dominant Influence; Japan needs its network, too (3.1-b, 3.4-a, 3.5-a)."""
        kit = pos.kit
        usable = pos.network if side == JAPAN and not pos.alternative("simple-supply") else kit.zones
        self.closed = frozenset(zone for zone in usable if closed >> zone & 1)
        """Zones that only the enemy's Dominant Influence closes."""
        self.gates = frozenset(place for place in (*pos.holdings.of[side], *beachheads) if joins(pos, side, place))
        """Where routes may pass between land and sea."""
        self.parts: dict[int, frozenset[int]] = {}
        """By open zone: the open zones joined to it."""
        free = frozenset(usable) - self.closed
        for start in free:
            if start not in self.parts:
                found = {start}
                front = [start]
                while front:
                    fresh = free.intersection(pos.sea_neighbours(front.pop(), side)) - found
                    found |= fresh
                    front += fresh
                self.parts.update(dict.fromkeys(found, frozenset(found)))
        self.supplied: dict[int, Supplied] = {}
        """By nation, as far as somebody has asked."""


def sea_legs(pos: War, side: int) -> SeaLegs:
    """The sea legs of a side as they are now."""
    holdings = pos.holdings
    ashore = pos.index.ground[side]
    beachheads = tuple([place for place in holdings.of[1 - side] if ashore[place]])
    closed = dominance(pos, 1 - side)
    key = (SeaLegs, side, closed, beachheads, tuple(pos.network) if side == JAPAN else ())
    found: SeaLegs | None = holdings.known.get(key)
    if found is None:
        found = holdings.known[key] = SeaLegs(pos, side, beachheads, closed)
    return found


def _traced(pos: War, nation: int, legs: SeaLegs) -> Supplied:
    """A nation's supply, found from its sources outwards."""
    kit, side = pos.kit, SIDE_OF[nation]
    near = over_land(pos, side, sources(pos, nation))
    shore = {zone for place in near & legs.gates for zone in kit.seas[place]}
    zones = frozenset[int]().union(*{legs.parts[zone] for zone in shore if zone in legs.parts})
    limits = shore.union(*[pos.sea_neighbours(zone, side) for zone in zones])
    if by_way_of_hawaii(pos, nation) and kit.space_index["HAW"] not in zones:
        zones = frozenset()
    landings = legs.gates & {place for zone in zones for place in kit.coast[zone]}
    full = near | over_land(pos, side, landings)
    rules = [SOURCE_RULES[nation]]
    if zones or shore & legs.closed:
        rules += ("AE-8.13-a", "AE-8.13-b")
    if not legs.closed.isdisjoint(limits):
        rules.append("AE-3.4-a")
    return Supplied(full, zones, over_land(pos, side, partial_sources(pos, nation)), tuple(rules))


def onward(pos: War, nation: int, zone: int) -> tuple[int, ...]:
    """The zones to which a sea leg may go on; by 3.3-l from the waters of the USA only to Hawaii."""
    kit = pos.kit
    home = by_way_of_hawaii(pos, nation) and any(zone in kit.seas[place] for place in sources(pos, US))
    return (kit.space_index["HAW"],) if home else pos.sea_neighbours(zone, SIDE_OF[nation])


def by_way_of_hawaii(pos: War, nation: int) -> bool:
    """Option: whether every sea leg to the USA must pass the Hawaiian Islands, whatever the map says (3.3-l)."""
    if nation != US or not pos.alternative("us-routes"):
        return False
    pos.cite("AE-3.3-l")
    return True


def supply_at(pos: War, nation: int, place: int, reach: Supplied) -> int:
    """The supply of a unit that stands in a place (3.1-a, 3.2-a)."""
    if nation == CC:
        return FULL
    if place in reach.full or _beside(pos, SIDE_OF[nation], place, reach.full) or _at_home(pos, nation, place):
        return FULL
    if pos.ground_at(place, SIDE_OF[nation]) and any(
        zone in reach.zones for zone in pos.kit.seas[place] if joins(pos, SIDE_OF[nation], place)
    ):
        return FULL
    if nation == PH and pos.kit.country[place] == COUNTRY[PH]:
        return PARTIAL
    if place in reach.partial or _beside(pos, SIDE_OF[nation], place, reach.partial):
        return PARTIAL
    return NONE


def _at_home(pos: War, nation: int, place: int) -> bool:
    """Home ports feed their own nation, Hawaii too when its sea is closed (3.3-b); minor powers: 3.3-j."""
    side = SIDE_OF[nation]
    if nation in MINORS:
        return pos.kit.country[place] == COUNTRY[nation] and _feeds_itself(pos, nation)
    return place in pos.kit.home_ports[side] and pos.kit.owner[place] == nation and pos.holder(place) == side


def _feeds_itself(pos: War, minor: int) -> bool:
    """Whether a minor power's units are supplied wherever they are in their country."""
    return pos.alternative("minor-supply") or (minor == PH and pos.holder(pos.kit.space_index["LUZ"]) == ALLIES)


def zone_supplied(pos: War, nation: int, zone: int, reach: Supplied) -> bool:
    """Whether a force at sea can trace supply out of its zone, which it leaves and does not enter (3.2-b, 3.4-c)."""
    if nation == CC or zone in reach.zones:
        return True
    if SIDE_OF[nation] == JAPAN and not pos.alternative("simple-supply"):
        return False
    kit, side = pos.kit, SIDE_OF[nation]
    if any(other in reach.zones for other in pos.sea_neighbours(zone, side)):
        return True
    return any(
        (place in reach.full and joins(pos, side, place)) or _at_home(pos, nation, place) for place in kit.coast[zone]
    )


def sources(pos: War, nation: int) -> list[int]:
    """The places from which a nation is supplied, as long as they are friendly (3.3)."""
    kit = pos.kit
    wanted = {nation}
    if nation == CW:
        wanted = {BRITISH} if pos.alternative("commonwealth-supply") else set(COMMONWEALTH)
    if nation == PH:
        return [place for place in kit.places if kit.country[place] == COUNTRY[PH]] if _feeds_itself(pos, PH) else []
    found = [place for place, owner in kit.full_source.items() if owner in wanted]
    if nation == CN:
        found += [
            place
            for place in kit.places
            if kit.country[place] == "china" and kit.werp[place] and pos.control[place] == CN
        ]
    return found


def partial_sources(pos: War, nation: int) -> list[int]:
    """Partial supply sources of the side, reached over land only (3.3-h, 3.3-i)."""
    side = SIDE_OF[nation]
    return [
        place for place, owner in pos.kit.partial_source.items() if SIDE_OF[owner] == side and pos.holder(place) == side
    ]


def over_land(pos: War, side: int, starts: Iterable[int]) -> frozenset[int]:
    """The friendly-controlled places joined by land to these (3.1-d)."""
    joined, control = pos.holdings.joined, pos.control
    return frozenset[int]().union(*{joined[place] for place in starts if SIDE_OF[control[place]] == side})


def joins(pos: War, side: int, place: int) -> bool:
    """Whether a route may pass between land and sea there: a friendly port, a box, or a beachhead (3.1-c).

    Ruling: the beaches of a contested place serve the units that landed on them.
    """
    kit = pos.kit
    if pos.holder(place) == side:
        return kit.kind_of[place] != AREA or kit.port[place] != 0
    return bool(pos.ground_at(place, side))


def _beside(pos: War, side: int, place: int, reached: frozenset[int]) -> bool:
    """Whether a land leg can start in a contested place the enemy controls (3.1-d)."""
    return pos.holder(place) != side and any(other in reached for other in pos.kit.land_links[place])
