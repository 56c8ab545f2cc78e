"""11. Supply: lines by sea and by land to the home base of each unit.

Lines are traced backwards, once for each home base: the sea from its harbour outward, then the land from it and from
the ports that the sea reaches. What a line *begins* in is not entered by it (answer 8): so a unit, a port or an
Objective is in supply if the field has come to the hex itself or to a neighbour of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import is_
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board import flood
from grognard.board.parts import Parts
from grognard.titles.pearl_harbor.chapters.ch2_zones import zoc_of
from grognard.titles.pearl_harbor.chapters.ch4_barriers import occupied
from grognard.titles.pearl_harbor.chapters.ch5_bases import havens_of, is_port, ports
from grognard.titles.pearl_harbor.chapters.ch19_nations import Mask, closed_mask
from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import interdicted_for
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import felt, fleet_hexes
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    CH,
    CHINESE_REGIONS,
    CONTROL,
    FORCES,
    JA,
    JAPAN,
    LAND,
    MOVES,
    NAVAL,
    OTHERS,
    SU,
    USA,
    USN,
    WORKS,
    PearlKit,
)
from grognard.titles.pearl_harbor.theatre import HOLDER, enemy
from grognard.titles.pearl_harbor.war import War

CHINESE = ("kmt", "ccp")
NEXT, HERE = 1, 2
"""Whether a line by sea comes only to the waters next to those of a port, or to them (11.2-d)."""


class Terrain(NamedTuple):
    """What the map says of supply lines, laid out for whole-board arithmetic."""

    sea_space: npt.NDArray[np.intp]
    """By part of the sea: its hex."""
    land_space: npt.NDArray[np.intp]
    sea_links: bytes
    land_links: bytes
    harbour_part: npt.NDArray[np.intp]
    """By water of a port: its part of the sea."""
    harbour_space: npt.NDArray[np.intp]
    area: npt.NDArray[np.int64]
    barren: Mask
    """Deserts, and what is no hex."""
    rough: Mask
    """Rough hexes without a town: lines end there (11.3-c)."""
    rough_towns: tuple[int, ...]
    china: Mask


@cache
def terrain_of(kit: PearlKit) -> Terrain:
    """The map as supply lines know it."""
    hexes = range(kit.board.size)
    rough = np.array(kit.is_rough)
    towns = np.array([kit.city[s] or kit.is_home[s] for s in hexes])
    harbours = [(part, space) for space in hexes for part in kit.harbour[space]]
    return Terrain(
        np.array(kit.sea.space, np.intp),
        np.array(kit.land.space, np.intp),
        b"\1" * kit.sea.board.graph.links,
        b"\1" * kit.land.board.graph.links,
        np.array([part for part, _ in harbours], np.intp),
        np.array([space for _, space in harbours], np.intp),
        np.array(kit.area, np.int64),
        np.array([kit.is_desert[s] or kit.is_impassable[s] or s >= kit.hex_count for s in hexes]),
        rough & ~towns,
        tuple(np.flatnonzero(rough & towns).tolist()),
        np.array([kit.region[s] in CHINESE_REGIONS for s in hexes]),
    )


class Field(NamedTuple):
    """Where lines to one home base lead."""

    homes: tuple[int, ...]
    afloat: bytes
    """By hex: whether a line by sea can begin in a port there: its waters or the next ones are reached (11.2-d)."""
    ashore: bytes
    """By hex: whether a line by land can begin there."""


# where lines may go: masks are the same objects as long as nothing changes in them


def _renewed(pos: War, key: object, stamp: int, mask: Mask) -> Mask:
    """Keep a mask; one that has not changed stays the same object, so that what was made of it still holds."""
    known = pos.index.lasting.get(key)
    if known is not None and np.array_equal(known[1], mask):
        mask = known[1]
    pos.index.lasting[key] = stamp, mask
    return mask


def shut_waters(pos: War, side: int, avoid: frozenset[int]) -> Mask:
    """By hex: where no line may go by sea: enemy ships near by, narrow seas without a ship of one's own (11.2)."""
    kit, index = pos.kit, pos.index
    near, kept = near_ships(pos, enemy(side)), areas_kept(pos, side)
    key = "shut-waters", side, avoid
    known = index.lasting.get(key)
    if known is None or known[1][0] is not near or known[1][1] != kept:
        shut = frozenset(kit.area_hexes) - kept | avoid
        known = index.lasting[key] = 0, (near, kept, near | in_areas(kit, shut))
    found: Mask = known[1][2]
    return found


def near_ships(pos: War, foe: int) -> Mask:
    """By hex: where hostile ships of a side are, or next to them (11.2-b)."""
    kit, index = pos.kit, pos.index
    clocks = index.clocks
    key, stamp = ("near-ships", foe, pos.soviet_war), clocks[foe * MOVES + NAVAL] + clocks[WORKS] + clocks[OTHERS]
    known = index.lasting.get(key)
    if known is not None and known[0] == stamp:
        lasting: Mask = known[1]
        return lasting
    found: Mask = np.zeros(kit.board.size, np.bool_)
    ships = [space for space in fleet_hexes(pos, foe) if _hostile(pos, space, foe)]
    found[[near for space in ships for near in kit.near[space]]] = True
    return _renewed(pos, key, stamp, found)


@cache
def in_areas(kit: PearlKit, areas: frozenset[int]) -> Mask:
    """By hex: whether it lies in one of these narrow-sea areas."""
    return np.isin(terrain_of(kit).area, list(areas))


def barred_ground(pos: War, home: str) -> Mask:
    """By hex: where no line to a home base may go by land: also neutral countries (11.3-b, 19.5)."""
    return _hostile_ground(pos, side_of_home(home)) | closed_mask(pos, home_force(home))


def _hostile_ground(pos: War, side: int) -> Mask:
    """By hex: where no line of a side may go by land: enemies, their zones and territory, deserts (11.3-b)."""
    clocks, foe = pos.index.clocks, enemy(side)
    held = held_by(pos, foe)
    key = "hostile-ground", side, pos.soviet_war
    stamp = clocks[LAND] + clocks[MOVES + LAND] + clocks[foe * MOVES + AIR] + clocks[WORKS]
    known = pos.index.lasting.get(key)
    if known is not None and known[0] == stamp and known[1][0] is held:
        lasting: Mask = known[1][1]
        return lasting
    kit, aboard, place = pos.kit, pos.aboard, pos.place
    own: Mask = np.zeros(kit.board.size, np.bool_)
    other: Mask = np.zeros(kit.board.size, np.bool_)
    peace = not pos.soviet_war
    own[[place[p] for p in kit.armies[side] if aboard[p] < 0]] = True
    units = felt(pos, (*kit.armies[foe], *kit.wings[foe]))
    other[[place[p] for p in units if aboard[p] < 0 and not (peace and kit.force[p] == SU)]] = True
    zone = np.frombuffer(zoc_of(pos, foe), np.uint8) != 0
    found: Mask = other | (zone & ~own) | held | terrain_of(kit).barren
    if known is not None and np.array_equal(known[1][1], found):
        found = known[1][1]
    pos.index.lasting[key] = stamp, (held, found)
    return found


def held_by(pos: War, side: int) -> Mask:
    """By hex: whether a force of a side controls it."""
    index, control = pos.index, pos.control
    ticks = index.clocks[CONTROL]
    known = index.lasting.get(("held-by", side))
    if known is None or known[0] != ticks:
        changed = None if known is None else index.changed_since(known[0])
        if known is None or changed is None:
            held = np.array([HOLDER[force] == side for force in control])
        else:
            held = known[1]
            other = [space for space in changed if (HOLDER[control[space]] == side) != held[space]]
            if other:
                held = held.copy()
                for space in other:
                    held[space] = HOLDER[control[space]] == side
        known = index.lasting["held-by", side] = ticks, held
    found: Mask = known[1]
    return found


def rough_ground(pos: War, side: int, *, chinese: bool) -> Mask:
    """By hex: where a line may end but not pass: rough terrain without a friendly town or road (11.3-c, 28-d).

    Chinese lines pass it in their own region (19.2-f, 19.3-f).
    """
    key, held = ("rough-ground", side, chinese, tuple(pos.roads)), held_by(pos, side)
    known = pos.index.lasting.get(key)
    if known is not None and known[1][0] is held:
        lasting: Mask = known[1][1]
        return lasting
    terrain = terrain_of(pos.kit)
    rough = terrain.rough.copy()
    for space in (*terrain.rough_towns, *pos.roads):
        rough[space] = not pos.is_friendly(space, side) and pos.kit.is_rough[space]
    if chinese:
        rough &= ~terrain.china
    if known is not None and np.array_equal(known[1][1], rough):
        rough = known[1][1]
    pos.index.lasting[key] = 0, (held, rough)
    return rough


# fields


def field_of(pos: War, home: str, avoid: frozenset[int] = frozenset()) -> Field:
    """The lines to a home base; `avoid` are narrow-sea areas that none of them may touch (31-h)."""
    home = _namesake(pos.kit, home)
    index, key = pos.index, ("field", home, avoid)
    stamp = sum(index.clocks)
    known = index.lasting.get(key)
    settings = len(pos.roads), pos.afghanistan_open
    if known is None or known[0] != stamp or known[1][0] != settings:
        side = side_of_home(home)
        grounds = (
            havens_of(pos, side),
            shut_waters(pos, side, avoid),
            _hostile_ground(pos, side),
            rough_ground(pos, side, chinese=home in CHINESE),
            closed_mask(pos, home_force(home)),
            sources(pos, home, side),
        )
        field = None if known is None or not _same(known[1][1], grounds) else known[1][2]
        field = field or _make(pos, home, avoid)
        known = index.lasting[key] = stamp, (settings, grounds, field)
    found: Field = known[1][2]
    return found


@cache
def _namesake(kit: PearlKit, home: str) -> str:
    """The first whose home bases are the same: the US Army and Navy have the same lines."""
    if home not in FORCES[USA : USN + 1]:
        return home
    return FORCES[USA] if kit.home_of[FORCES[USA]] == kit.home_of[FORCES[USN]] else home


def _same(before: Sequence[object], now: Sequence[object]) -> bool:
    """Whether what something was made of has not changed: the same objects, and an equal last one."""
    return all(map(is_, before[:-1], now[:-1])) and before[-1] == now[-1]


def _make(pos: War, home: str, avoid: frozenset[int]) -> Field:
    side = side_of_home(home)
    homes = sources(pos, home, side)
    shut = shut_waters(pos, side, avoid)
    harbours = [part for space in homes if not shut[space] for part in pos.kit.harbour[space]]
    afloat = bytes(pos.kit.board.size)
    barred = barred_ground(pos, home).tobytes()
    starts = [space for space in homes if not barred[space]]
    if harbours:
        afloat = _by_sea(pos, side, avoid, harbours)
        starts += [space for space in ports(pos, side) if afloat[space] and not barred[space]]
    return Field(tuple(homes), afloat, _by_land(pos, home, avoid, starts))


def _by_sea(pos: War, side: int, avoid: frozenset[int], harbours: list[int]) -> bytes:
    """By hex: whether a line by sea to one of these harbours can begin in a port there.

    Lines lead both ways: harbours that are within each other's reach have the same ones.
    """
    kit, shut = pos.kit, shut_waters(pos, side, avoid)
    key = "by-sea", side, avoid
    known = pos.index.lasting.get(key)
    if known is None or known[1][0] is not shut:
        known = pos.index.lasting[key] = 0, (shut, [])
    searched: list[tuple[list[int], bytearray, bytes]] = known[1][1]
    for others, sea, afloat in searched:
        if others == harbours or (len(others) == len(harbours) == 1 and sea[harbours[0]]):
            return afloat
    terrain = terrain_of(kit)
    sea = flood(kit.sea.board.graph, harbours, terrain.sea_links, shut[terrain.sea_space].view(np.uint8))
    afloat = afloat_of(kit, sea, avoid)
    searched.append((harbours, sea, afloat))
    return afloat


def _by_land(pos: War, home: str, avoid: frozenset[int], starts: list[int]) -> bytes:
    """By hex: whether a line by land to one of these hexes can begin there (11.3)."""
    side = side_of_home(home)
    grounds = (
        _hostile_ground(pos, side),
        rough_ground(pos, side, chinese=home in CHINESE),
        closed_mask(pos, home_force(home)),
        starts,
    )
    key = "by-land", home, avoid
    known = pos.index.lasting.get(key)
    if known is None or not _same(known[1][0], grounds):
        known = pos.index.lasting[key] = 0, (grounds, _ashore(pos, home, starts))
    found: bytes = known[1][1]
    return found


def _ashore(pos: War, home: str, starts: Iterable[int]) -> bytes:
    shut = barred_ground(pos, home) | rough_ground(pos, side_of_home(home), chinese=home in CHINESE)
    return ashore_of(pos.kit, shut, starts)


def ashore_of(kit: PearlKit, shut: Mask, starts: Iterable[int]) -> bytes:
    """By hex: whether a line by land that passes nothing shut leads from there to one of these hexes."""
    terrain = terrain_of(kit)
    blocked = shut[terrain.land_space].view(np.uint8)
    origins = [part for space in starts for part in kit.land.of[space]]
    land = flood(kit.land.board.graph, origins, terrain.land_links, blocked)
    found = np.zeros(kit.board.size, np.uint8)
    found[terrain.land_space[_and_next(kit.land, land)]] = 1
    return found.tobytes()


def afloat_of(kit: PearlKit, sea: bytearray, avoid: frozenset[int]) -> bytes:
    """By hex: whether a line can begin in a port there, if these parts of the sea are reached (11.2-d)."""
    terrain = terrain_of(kit)
    found = np.zeros(kit.board.size, np.uint8)
    found[terrain.harbour_space[_and_next(kit.sea, sea)[terrain.harbour_part]]] = NEXT
    found[terrain.harbour_space[np.frombuffer(sea, np.bool_)[terrain.harbour_part]]] = HERE
    if avoid:
        found[in_areas(kit, avoid)] = 0
    return found.tobytes()


def _and_next(parts: Parts, reached: bytearray) -> Mask:
    """By part: whether it is reached, or one next to it."""
    found: Mask = np.frombuffer(reached, np.uint8) != 0
    near = found.copy()
    near[parts.board.source[found[parts.board.target]]] = True
    return near


def _overland(pos: War, home: str, goal: int) -> bytes:
    """By hex: whether a line by land alone leads from there to a hex (28-e)."""
    side = side_of_home(home)
    grounds = (
        _hostile_ground(pos, side),
        rough_ground(pos, side, chinese=home in CHINESE),
        closed_mask(pos, home_force(home)),
        goal,
    )
    key = "overland", home, goal
    known = pos.index.lasting.get(key)
    if known is None or not _same(known[1][0], grounds):
        known = pos.index.lasting[key] = 0, (grounds, _ashore(pos, home, (goal,)))
    lasting: bytes = known[1][1]
    return lasting


def side_of_home(home: str) -> int:
    """The side whose home base a key names."""
    return JAPAN if home in ("ja", "ijn", "german") else ALLIES


def home_force(home: str) -> int:
    """The force whose units have a home base."""
    if home in CHINESE:
        return CH
    return JA if home == "german" else FORCES.index(home)


def sources(pos: War, home: str, side: int) -> list[int]:
    """The home bases that a key names, as long as the side holds them (15-h); Germans may have one off the map (44)."""
    kit = pos.kit
    held = [space for space in kit.home_of[home] if pos.is_friendly(space, side)]
    if home == "german" and not held:
        return [s for s in range(kit.hex_count) if kit.at_west_edge[s] and kit.region[s] == "afghanistan"]
    return held


def _hostile(pos: War, space: int, foe: int) -> bool:
    """Whether ships of the other side in a hex are enemies: those of a neutral Soviet Union are not."""
    if pos.soviet_war or foe == JAPAN:
        return True
    return any(pos.kit.force[p] != SU for p in (*pos.ships_at(space, foe), *pos.markers_at(space, foe)))


def areas_kept(pos: War, side: int) -> frozenset[int]:
    """The narrow-sea areas in which a side has naval units based (11.2-c)."""
    index, havens = pos.index, havens_of(pos, side)
    key, stamp = ("areas-kept", side), index.clocks[side * MOVES + NAVAL]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp or known[1][0] is not havens:
        area, based = pos.kit.area, havens.is_ship_base
        ships = occupied(index.ships[side], pos.kit.hex_count)
        kept = frozenset([area[space] for space in ships if area[space] and based[space]])
        known = index.lasting[key] = stamp, (havens, kept)
    found: frozenset[int] = known[1][1]
    return found


# lines


def line(pos: War, space: int, home_key: str, side: int, *, port_here: bool = False) -> bool:
    """Whether a valid line leads from a hex to a home base; with `port_here` the hex serves as a port (17.8-e)."""
    assert side == side_of_home(home_key)
    return is_linked(pos, field_of(pos, home_key), space, side, port_here=port_here)


def is_linked(pos: War, field: Field, space: int, side: int, *, port_here: bool = False) -> bool:
    """Whether a line leads from a hex to the home base of a field."""
    by_sea = field.afloat[space] != 0 and (port_here or is_port(pos, space, side))
    if by_sea and field.afloat[space] == NEXT and pos.kit.area[space]:
        pos.cite("PH-11.2-d", "PH-V-i")
    return by_sea or field.ashore[space] != 0 or space in field.homes


def crosses_interdiction(pos: War, space: int, home_key: str, side: int) -> bool:
    """Whether every line from a hex to a home base goes by sea into, through or out of an interdicted area (31-h)."""
    areas = interdicted_for(pos, side)
    if not areas:
        return False
    return not is_linked(pos, field_of(pos, home_key, areas), space, side)


def land_line(pos: War, space: int, goal: int, home_key: str) -> bool:
    """Whether a line by land alone leads from a hex to a home base (28-e)."""
    if not pos.is_friendly(goal, side_of_home(home_key)):
        return False
    return _overland(pos, home_key, goal)[space] != 0
