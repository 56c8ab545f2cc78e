"""5. Where units are based: installations, anchorages, home bases, cities, fleet trains; and what a port is (6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_stacking import friendly_installation, is_home_base, train_at
from grognard.titles.pearl_harbor.chapters.ch4_barriers import occupied
from grognard.titles.pearl_harbor.chapters.ch19_nations import chinese_base_refused, closed_to, entry_refused
from grognard.titles.pearl_harbor.kit import CONTROL, INSTALLATION, WORKS, PearlKit
from grognard.titles.pearl_harbor.war import War


def is_port(pos: War, space: int, side: int) -> bool:
    """Whether a hex is a friendly port: an installation, anchorage, town or home base on the water (6.5-c).

    An installation that enemy zones have cut off is still a port of its owner (18-m).
    """
    return havens_of(pos, side).is_port[space] != 0


def _is_port(pos: War, space: int, side: int) -> bool:
    kit = pos.kit
    if not kit.harbour[space]:
        return False
    installation = pos.installation_at(space)
    if installation >= 0:
        return kit.side[installation] == side
    if not pos.is_friendly(space, side):
        return False
    if kit.anchorage[space] or kit.city[space] or kit.is_home[space]:
        return True
    return kit.is_island[space] and pos.options.plays("bare-islands", "port")


@cache
def _features(kit: PearlKit) -> frozenset[int]:
    """The hexes in which there is a port or a base if only the right side holds them."""
    return frozenset(space for space in range(kit.hex_count) if kit.is_featured[space])


class Havens(NamedTuple):
    """The ports and bases of a side."""

    ports: list[int]
    ship_bases: list[int]
    air_bases: list[int]
    is_port: bytearray
    """By space."""
    is_ship_base: bytearray
    is_air_base: bytearray


def havens_of(pos: War, side: int) -> Havens:
    """The ports and bases of a side: they last until something is built or razed or a place changes hands."""
    index = pos.index
    stamp = index.clocks[WORKS]
    known = index.lasting.get(side)
    if known is None or known[0] != stamp:
        changed = None if known is None else index.changed_since(known[1][0])
        if known is None or changed is None:
            havens = _look_round(pos, side)
        else:
            havens = _look_again(pos, side, known[1][1], changed)
        known = index.lasting[side] = stamp, (index.clocks[CONTROL], havens)
    found: Havens = known[1][1]
    return found


def _look_round(pos: War, side: int) -> Havens:
    """Look for ports and bases on the whole map."""
    index, size = pos.index, pos.kit.board.size
    spaces = sorted(_features(pos.kit).union(index.installations, [space for space, _ in index.trains]))
    nothing = Havens([], [], [], bytearray(size), bytearray(size), bytearray(size))
    return _look_again(pos, side, nothing, spaces)


def _look_again(pos: War, side: int, known: Havens, changed: Iterable[int]) -> Havens:
    """Look for ports and bases where something has changed; if they are the same, so is the object."""
    end = pos.kit.hex_count
    tables = [bytearray(table) for table in known[3:]]
    for space in changed:
        if space < end:
            tables[0][space] = _is_port(pos, space, side)
            tables[1][space] = _is_ship_base(pos, space, side)
            tables[2][space] = _is_air_base(pos, space, side)
    if tables == list(known[3:]):
        return known
    ports, ship_bases, air_bases = [occupied(table, end) for table in tables]
    return Havens(ports, ship_bases, air_bases, *tables)


def ports(pos: War, side: int) -> list[int]:
    """The friendly ports of a side."""
    return havens_of(pos, side).ports


def is_ship_base(pos: War, space: int, side: int) -> bool:
    """Whether naval units of a side can be based in a hex (5.1-a): a plain coastal town will not do."""
    return havens_of(pos, side).is_ship_base[space] != 0


def _is_ship_base(pos: War, space: int, side: int) -> bool:
    kit = pos.kit
    if not kit.is_water[space]:
        return False
    if is_home_base(pos, space, side) or friendly_installation(pos, space, side) >= 0:
        return True
    if kit.anchorage[space] and pos.is_friendly(space, side) and pos.installation_at(space) < 0:
        return True
    return train_at(pos, space, side) >= 0


def ship_base_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a naval unit to be based in a hex at the end of a turn (5)."""
    if not is_ship_base(pos, space, pos.kit.side[p]):
        return "PH-5.1-a"
    return entry_refused(pos, p, space)


def is_off_port(pos: War, part: int, side: int) -> bool:
    """Whether waters are not those of the port in their hex: who lies there is at sea, unless with a fleet train."""
    kit = pos.kit
    space = kit.sea.space[part]
    harbour = kit.harbour[space]
    return bool(harbour) and part not in harbour and train_at(pos, space, side) < 0


def is_air_base(pos: War, space: int, side: int) -> bool:
    """Whether air units of a side can be based in a hex: an installation, a home base or a town (5.1-a)."""
    return havens_of(pos, side).is_air_base[space] != 0


def _is_air_base(pos: War, space: int, side: int) -> bool:
    if friendly_installation(pos, space, side) >= 0:
        return True
    kit = pos.kit
    return (kit.city[space] or kit.is_home[space]) and pos.is_friendly(space, side) and pos.installation_at(space) < 0


def air_base_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids an air unit to be based ashore in a hex at the end of a turn (5)."""
    kit = pos.kit
    if not is_air_base(pos, space, kit.side[p]):
        return "PH-5.1-a"
    refused = chinese_base_refused(pos, p, space) if kit.party[p] else None
    return refused or entry_refused(pos, p, space)


def air_bases_for(pos: War, p: int) -> list[int]:
    """The hexes in which an air unit can be based ashore."""
    kit = pos.kit
    bases = air_bases(pos, kit.side[p])
    if kit.is_plain[p]:
        closed = closed_to(pos, kit.force[p])
        return [space for space in bases if not closed[space]]
    return [space for space in bases if not air_base_refused(pos, p, space)]


def berth(pos: War, space: int) -> int:
    """The part of a hex in which ships lie that are based there."""
    harbour, waters = pos.kit.harbour[space], pos.kit.sea.of[space]
    return waters.index(harbour[0]) if harbour else 0


def air_room(pos: War, carrier: int) -> int:
    """How many naval air factors a carrier can still take aboard (4.2-f, 10.6-a)."""
    kit = pos.kit
    return kit.attack[carrier] - sum(kit.attack[q] for q in pos.cargo(carrier) if kit.is_naval_air[q])


def carriers_with_room(pos: War, p: int, space: int) -> list[int]:
    """The carriers in a hex on which a naval air unit can land; two never share one unit (4.2-f, 4.2-g)."""
    kit = pos.kit
    if not kit.is_naval_air[p]:
        return []
    ships = pos.ships_at(space, kit.side[p])
    return [q for q in ships if kit.is_carrier[q] and air_room(pos, q) >= kit.attack[p]]


def home_of(pos: War, p: int) -> list[int]:
    """The home bases of a counter that its side holds (15)."""
    return [space for space in pos.kit.home_of[pos.home_key(p)] if pos.is_friendly(space, pos.kit.side[p])]


def own(pos: War, seat: str, *arms: int) -> list[int]:
    """The counters of some arms on the map that a player commands."""
    place, end = pos.place, pos.kit.hex_count
    mine = pos.roster().own[seat]
    return [p for arm in arms for p in mine[arm] if place[p] < end]


def installations_of(pos: War, force: int) -> list[int]:
    """The bases and half-bases that a force has on the map."""
    return [p for p in pos.kit.of_arm[INSTALLATION] if pos.on_map(p) and pos.force_of(p) == force]


def air_bases(pos: War, side: int) -> list[int]:
    """The hexes in which air units of a side can be based."""
    return havens_of(pos, side).air_bases


def ship_bases(pos: War, side: int) -> list[int]:
    """The hexes in which naval units of a side can be based."""
    return havens_of(pos, side).ship_bases
