"""16. Paths of strategic redeployment: any length, but nowhere near the enemy."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board import flood, spread
from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_stacking import (
    air_fits,
    is_home_base,
    land_refused,
    ships_fit,
)
from grognard.titles.pearl_harbor.chapters.ch4_air import air_costs
from grognard.titles.pearl_harbor.chapters.ch4_barriers import enemy_works, occupied
from grognard.titles.pearl_harbor.chapters.ch5_bases import (
    air_base_refused,
    air_bases_for,
    carriers_with_room,
    is_port,
    ports,
    ship_base_refused,
    ship_bases,
)
from grognard.titles.pearl_harbor.chapters.ch11_supply import held_by
from grognard.titles.pearl_harbor.chapters.ch19_nations import Mask, abroad_refused, closed_mask, entry_refused
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.chapters.ch22_operation_z import WAR_OF_1941, philippines, redeployment_refused
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import felt
from grognard.titles.pearl_harbor.chapters.ch40_asian_infantry import transfer_refused
from grognard.titles.pearl_harbor.kit import (
    AIR,
    ALLIES,
    CHINESE_REGIONS,
    CONTROL,
    LAND,
    LEADER,
    MOVES,
    NAVAL,
    OTHERS,
    SU,
    TASK_FORCE,
    WORKS,
    PearlKit,
)
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


@cache
def _links(kit: PearlKit) -> tuple[bytes, bytes]:
    return b"\1" * kit.land.board.graph.links, b"\1" * kit.sea.board.graph.links


@cache
def _spaces(kit: PearlKit) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """By part of the land and of the sea: its hex."""
    return np.array(kit.land.space, np.intp), np.array(kit.sea.space, np.intp)


@cache
def _firm(kit: PearlKit) -> Mask:
    """By hex: whether land units can stand in it: no desert (3.2-c)."""
    return np.array([land and not desert for land, desert in zip(kit.is_land, kit.is_desert, strict=True)])


# the enemy


def danger(pos: War, side: int) -> bytes:
    """By hex: where enemy land, naval or air units are, or next to them (16-d)."""
    index, foe = pos.index, enemy(side)
    clocks, first = index.clocks, foe * MOVES
    moved = clocks[first] + clocks[first + 1] + clocks[first + 2]
    key, stamp = ("danger", side, pos.soviet_war), moved + clocks[WORKS] + clocks[OTHERS]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        kit, place, end = pos.kit, pos.place, pos.kit.hex_count
        units = _units(kit, foe, not pos.soviet_war)
        hexes = {place[p] for p in felt(pos, units)}
        hexes.update(place[p] for p in _markers(kit, foe, not pos.soviet_war) if place[p] < end)
        found = bytearray(kit.board.size)
        for space in hexes:
            for near in kit.near[space]:
                found[near] = 1
        if known is None or known[1] != found:
            known = stamp, bytes(found)
        known = index.lasting[key] = stamp, known[1]
    lasting: bytes = known[1]
    return lasting


@cache
def _units(kit: PearlKit, side: int, peace: bool) -> tuple[int, ...]:
    """The land, naval and air units of a side; in peace without the Soviets."""
    arms = (LAND, NAVAL, AIR)
    return tuple([p for p in kit.pieces_of[side] if kit.arm[p] in arms and not (peace and kit.force[p] == SU)])


@cache
def _markers(kit: PearlKit, side: int, peace: bool) -> tuple[int, ...]:
    """The markers of the task forces of a side; in peace without the Soviets."""
    return tuple([p for p in kit.of_arm[TASK_FORCE] if kit.side[p] == side and not (peace and kit.force[p] == SU)])


def _mask(table: bytes) -> Mask:
    return np.frombuffer(table, np.bool_)


def shelters(pos: War, side: int) -> frozenset[int]:
    """The hexes in which a redeployment may begin or end though the enemy is next to them (16-e)."""
    index = pos.index
    key, stamp = ("shelters", side), index.clocks[WORKS]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        works = (*index.installations.items(), *index.fortresses.items())
        built = [space for space, p in works if pos.kit.side[p] == side]
        printed = [space for space in _strongholds(pos.kit) if pos.is_friendly(space, side)]
        known = index.lasting[key] = stamp, frozenset([*built, *printed])
    lasting: frozenset[int] = known[1]
    return lasting


@cache
def _strongholds(kit: PearlKit) -> tuple[int, ...]:
    """Home bases and permanent fortresses."""
    return tuple(space for space in range(kit.hex_count) if kit.is_home[space] or kit.fortress[space])


def is_sheltered(pos: War, space: int, side: int) -> bool:
    """Whether enemies next to a hex do not matter for who begins or ends there (16-e)."""
    return space in shelters(pos, side)


def start_refused(pos: War, p: int) -> Refusal:
    """What forbids a unit to set out from where it is (16-b, 16-d)."""
    kit = pos.kit
    if kit.arm[p] not in (LAND, LEADER, AIR, NAVAL):
        return "PH-16-b"
    space, side = pos.place[p], kit.side[p]
    if danger(pos, side)[space]:
        if not is_sheltered(pos, space, side):
            return "PH-16-d"
        pos.cite("PH-16-e")
    return None


# by land and sea


def land_ends(pos: War, p: int) -> list[int]:
    """Where a land unit or a leader can go: overland through friendly hexes, over the sea from port to port (16-g)."""
    kit, side = pos.kit, pos.kit.side[p]
    peril, routes = danger(pos, side), _routes(pos, side, kit.force[p])
    closure = _closure(pos, p, routes)
    found = set(closure.hexes)
    for space in shelters(pos, side):
        if space not in found and routes.is_ground[space] and _arrives(pos, p, space, found, closure.lanes):
            found.add(space)
    if kit.party[p] and kit.arm[p] == LAND and abroad_refused(pos, p):
        found -= _abroad(kit)
    if kit.is_large[p] and not kit.is_asian[p]:
        found.difference_update([s for s in _held_by_large(pos, side, p) if not is_home_base(pos, s, side)])
    suspect = _suspects(pos, p)
    return sorted(
        [
            space
            for space in found
            if not ((suspect is None or space in suspect or peril[space]) and land_end_refused(pos, p, space))
        ]
    )


class Closure(NamedTuple):
    """All that can be reached from somewhere, overland and from port to port."""

    by_sea: bool
    reached: bytearray
    """By part of the land."""
    lanes: bytearray
    """By part of the sea."""
    hexes: frozenset[int]


def _closure(pos: War, p: int, routes: Routes) -> Closure:
    """Where paths lead from a hex. Paths lead both ways: who is within what is known already, reaches all of that."""
    start = pos.place[p]
    voyage, parts = voyage_refused(pos, p), pos.kit.land.of[start]
    if voyage:
        pos.cite(voyage)
    by_sea = voyage is None
    inside = len(parts) == 1 and not routes.land_blocked[parts[0]]
    if inside:
        for known in routes.closures:
            if known.by_sea == by_sea and known.reached[parts[0]]:
                return known
    made = _search(pos, start, routes, by_sea=by_sea)
    if inside:
        routes.closures.append(made)
    return made


def _search(pos: War, start: int, routes: Routes, *, by_sea: bool) -> Closure:
    kit, peril = pos.kit, routes.peril
    land_links, sea_links = _links(kit)
    of, harbour, open_ports = kit.land.of, kit.harbour, routes.ports
    reached = flood(kit.land.board.graph, of[start], land_links, routes.land_blocked)
    lanes = bytearray(len(kit.sea.space))
    if by_sea:
        calls = {space for space in open_ports if _touched(of[space], reached) or space == start}
        while True:
            lanes = flood(kit.sea.board.graph, _waters(kit, calls), sea_links, routes.sea_blocked)
            new = {s for s in open_ports if s not in calls and not peril[s] and _touched(harbour[s], lanes)}
            if not new:
                break
            calls |= new
            origins = [part for space in calls if not peril[space] or space == start for part in of[space]]
            reached = flood(kit.land.board.graph, (*of[start], *origins), land_links, routes.land_blocked)
            calls |= {space for space in open_ports if _touched(of[space], reached)}
    hexes = frozenset(map(kit.land.space.__getitem__, occupied(reached, len(reached))))
    return Closure(by_sea, reached, lanes, hexes)


class Routes(NamedTuple):
    """What redeployments of a side go through."""

    is_ground: bytes
    """By hex 1 where its land units can be."""
    land_blocked: bytes
    sea_blocked: bytes
    ports: list[int]
    peril: bytes
    closures: list[Closure]
    """What has been looked for."""
    lanes: dict[tuple[int, ...], bytearray]
    """By the waters from which somebody set out: where ships come."""


def _routes(pos: War, side: int, force: int) -> Routes:
    """The routes of a force: the same as long as what they are made of is."""
    index = pos.index
    peril, closed = danger(pos, side), closed_mask(pos, force)
    stamp = index.clocks[WORKS] + index.clocks[CONTROL]
    known = index.lasting.get(("routes", force))
    if known is None or known[0] != stamp or known[1][0] is not peril or known[1][1] is not closed:
        kit = pos.kit
        land_space, sea_space = _spaces(kit)
        ground = held_by(pos, side) & ~closed & _firm(kit)
        lands = ground.tobytes()
        routes = Routes(
            lands,
            (~ground | _mask(peril))[land_space].tobytes(),
            (_mask(peril) | closed | _works(pos, side))[sea_space].tobytes(),
            [space for space in ports(pos, side) if lands[space]],
            peril,
            [],
            {},
        )
        known = index.lasting["routes", force] = stamp, (peril, closed, routes)
    lasting: Routes = known[1][2]
    return lasting


def _arrives(pos: War, p: int, space: int, found: set[int], lanes: bytearray) -> bool:
    """Whether a path ends in a hex next to the enemy: from a safe neighbour, or by sea (16-e)."""
    kit, side, start = pos.kit, pos.kit.side[p], pos.place[p]
    if is_port(pos, space, side) and _shore_end(kit, lanes, space):
        return True
    peril = danger(pos, side)
    near = {kit.land.space[other] for part in kit.land.of[space] for other in kit.land.neighbours[part]}
    return any(other in found and (not peril[other] or other == start) for other in near)


@cache
def _abroad(kit: PearlKit) -> frozenset[int]:
    """Where Chinese units are not at home (19.2-b)."""
    return frozenset(space for space in range(kit.hex_count) if kit.region[space] not in CHINESE_REGIONS)


@cache
def _rivals(kit: PearlKit, party: str) -> tuple[int, ...]:
    """The units and leaders of the other Chinese party (19.3-b)."""
    return tuple(q for arm in (LAND, LEADER, AIR) for q in kit.of_arm[arm] if kit.party[q] not in ("", party))


def _suspects(pos: War, p: int) -> set[int] | None:
    """Where something may forbid a land unit to end that neither its path nor stacking tells; None: anywhere."""
    kit, side, start = pos.kit, pos.kit.side[p], pos.place[p]
    if kit.nation[p] == "france" or kit.is_asian[p] or pos.duties:
        return None
    suspects = {start}
    if kit.arm[p] == LAND and side == ALLIES and pos.scenario in WAR_OF_1941:
        islands = philippines(kit)
        if start in islands:
            return None
        suspects |= islands
    if kit.party[p]:
        if kit.arm[p] == LEADER:
            suspects |= _abroad(kit)
        suspects |= {pos.place[q] for q in _rivals(kit, kit.party[p])}
    return suspects


def _held_by_large(pos: War, side: int, p: int) -> set[int]:
    """Where large units of a side, other than this one, leave no room for another (3.2-b)."""
    place, aboard = pos.place, pos.aboard
    return {place[q] for q in _large(pos.kit, side) if aboard[q] < 0 and q != p}


@cache
def _large(kit: PearlKit, side: int) -> tuple[int, ...]:
    """The land units of which a hex holds but one."""
    return tuple([q for q in kit.armies[side] if kit.is_large[q] and not kit.is_asian[q]])


def _waters(kit: PearlKit, spaces: Iterable[int]) -> list[int]:
    return [part for space in spaces for part in kit.harbour[space]]


def _touched(parts: Iterable[int], reached: bytearray) -> bool:
    for part in parts:  # noqa: SIM110 - asked for hundreds of ports
        if reached[part]:
            return True
    return False


def _shore_end(kit: PearlKit, lanes: bytearray, space: int) -> bool:
    """Whether a sea lane comes to the waters of a port, or next to them."""
    return any(lanes[part] or _touched(kit.sea.neighbours[part], lanes) for part in kit.harbour[space])


def _works(pos: War, side: int) -> Mask:
    """By hex: where enemy installations, fortresses and home bases keep ships out."""
    found = np.zeros(pos.kit.board.size, np.bool_)
    works = enemy_works(pos, side)
    if works:
        found[works] = True
    return found


def voyage_refused(pos: War, p: int) -> str | None:
    """What forbids a unit to redeploy over the sea: it is Soviet (32.2-o), or by one reading Chinese (19.2-e)."""
    kit = pos.kit
    if kit.force[p] == SU:
        return "PH-32.2-o"
    return "PH-19.2-e" if kit.party[p] and pos.options.plays("chinese-at-sea", "never") else None


def land_end_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a land unit or a leader to end a redeployment in a hex (16, 3.2)."""
    kit, side = pos.kit, pos.kit.side[p]
    if space == pos.place[p]:
        return "PH-16-c"
    if space >= kit.hex_count or not pos.is_friendly(space, side):
        return "PH-16-g"
    if danger(pos, side)[space] and not is_sheltered(pos, space, side):
        return "PH-16-d"
    refused = entry_refused(pos, p, space)
    if refused:
        return refused
    if kit.arm[p] == LEADER:
        return leaving_refused(pos, p, space)
    if kit.is_asian[p]:
        return transfer_refused(pos, p, space)
    return (
        land_refused(pos, space, p)
        or redeployment_refused(pos, p, pos.place[p], space)
        or leaving_refused(pos, p, space)
    )


# by air


def air_ends(pos: War, p: int) -> list[int]:
    """The bases to which an air unit can hop, each within twice its printed range, whatever the weather (16-h)."""
    kit, side, start = pos.kit, pos.kit.side[p], pos.place[p]
    peril, sheltered = danger(pos, side), shelters(pos, side)
    bases = air_bases_for(pos, p)
    bases += [space for space in _decks(pos, p) if space not in bases]
    closed = closed_mask(pos, kit.force[p])
    ends = [space for space in bases if peril[space] and space in sheltered]
    blocked = _mask(peril) | closed
    blocked[ends] = False
    stop = np.zeros(kit.board.size, np.uint8)
    stop[ends] = 1
    costs, budget = air_costs(kit), 4 * kit.move[p]
    reached, edge = {start}, [start]
    while edge:
        near = spread(kit.board.graph, edge, costs, budget, blocked=blocked.view(np.uint8), stop=stop)
        new = [space for space in bases if near[space] and space not in reached]
        reached |= set(new)
        edge = [space for space in new if not peril[space]]
    return sorted(space for space in reached if not air_end_refused(pos, p, space))


def _decks(pos: War, p: int) -> list[int]:
    """Hexes with carriers that have room for a naval air unit (17.6-d)."""
    kit = pos.kit
    if not kit.is_naval_air[p]:
        return []
    spaces = dict.fromkeys(pos.place[q] for q in kit.of_arm[NAVAL] if kit.is_carrier[q] and pos.on_map(q))
    return [space for space in spaces if carriers_with_room(pos, p, space)]


def air_end_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids an air unit to end a redeployment in a hex (16-d, 16-h, 3.3)."""
    side = pos.kit.side[p]
    if space == pos.place[p]:
        return "PH-16-c"
    if danger(pos, side)[space] and not is_sheltered(pos, space, side):
        return "PH-16-d"
    if carriers_with_room(pos, p, space):
        return None
    refused = air_base_refused(pos, p, space)
    if refused:
        return "PH-16-h" if refused == "PH-5.1-a" else refused
    return leaving_refused(pos, p, space) if air_fits(pos, space, p) else Reason("PH-3.3-c")


# ships


def ship_ends(pos: War, ships: list[int]) -> list[int]:
    """The bases that ships reach by a natural sea route (16-f)."""
    kit, side, start = pos.kit, pos.kit.side[ships[0]], pos.place[ships[0]]
    _, sea_links = _links(kit)
    routes = _routes(pos, side, kit.force[ships[0]])
    peril, sheltered = routes.peril, shelters(pos, side)
    waters = kit.sea.of[start]
    part = waters[pos.part[ships[0]]]
    origins = kit.harbour[start] if part in kit.harbour[start] else (part,)
    lanes = routes.lanes.get(origins)
    if lanes is None:
        lanes = routes.lanes[origins] = flood(kit.sea.board.graph, origins, sea_links, routes.sea_blocked)
    alone = len(ships) == 1 and pos.tf[ships[0]] < 0
    found = []
    for space in ship_bases(pos, side):
        if space == start or (peril[space] and space not in sheltered):
            continue
        parts = kit.harbour[space] or kit.sea.of[space]
        near = _touched(parts, lanes)
        if not near and space in sheltered:
            near = any(_touched(kit.sea.neighbours[each], lanes) for each in parts)
        if (
            near
            and not any(ship_end_refused(pos, p, space) for p in ships)
            and (alone or ships_fit(pos, space, side, ships))
        ):
            found.append(space)
    return found


def ship_end_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a naval unit to end a redeployment in a hex (16-d, 16-f)."""
    side = pos.kit.side[p]
    if space == pos.place[p]:
        return "PH-16-c"
    if danger(pos, side)[space] and not is_sheltered(pos, space, side):
        return "PH-16-d"
    refused = ship_base_refused(pos, p, space)
    return refused or (None if ships_fit(pos, space, side, [p]) or pos.tf[p] >= 0 else "PH-3.1-a")
