"""7.1 Supply lines: the Road and Track net, Depots, Transports that hand supply on, Airfields, rivers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from grognard.board.kernels import Reach, flood, reach, relay, spread
from grognard.titles.nemesis.kit import ALLIES, ENTRY_OF_FORCE, HEAVY, JAPAN, MODERATE, TRACK, Costs
from grognard.titles.nemesis.war import FULL, LIMITED_SUPPLY, OOS, War, enemy

HOME = (
    (ENTRY_OF_FORCE["japan"],),
    tuple(name for force, name in ENTRY_OF_FORCE.items() if force != "japan"),
)
"""The Reinforcement hexes of each side."""
MOST_HQ = 1
"""Division HQs in a chain of Transports, the receiver included (NEM-7.1A-m)."""


class Ground(NamedTuple):
    """What lines of a side meet: hexes `shut`, because `occupied` by enemy units or a `foreign` Objective."""

    costs: Costs
    extra: bytes | bytearray | None
    shut: bytearray
    occupied: bytearray
    foreign: bytearray


class Lines:
    """Per space, whether a piece there could trace Full or Limited Supply; for Division HQs apart."""

    __slots__ = ("air", "carts", "depots", "full", "full_hq", "limited", "limited_hq", "net")

    def __init__(self, net: bytearray, air: bytearray, depots: dict[int, int], carts: list[int]) -> None:
        self.net = net
        """Joined by Road and Track to a Supply Entry hex."""
        self.air = air
        """Joined by Road and Track to an Airfield; for Japan: the River Depots."""
        self.depots = depots
        self.carts = carts
        """Transports that can hand on what they trace."""
        self.full = self.full_hq = net
        self.limited = self.limited_hq = air


# 7.1, 7.1-A: the ground


def _ground(pos: War, side: int) -> Ground:
    """Enemy units and Objectives of the enemy shut hexes; Ambushes slow Allied lines; Zones do nothing."""
    kit = pos.kit
    occupied = pos.index.units[enemy(side)]
    shut = occupied.copy()
    foreign = bytearray(len(shut))
    for space in pos.enemy_objectives(side):
        shut[space] = foreign[space] = 1
    extra = None
    if side == ALLIES and pos.ambushes:
        extra = pos.index.ambush.translate(bytes.maketrans(b"\x01", bytes([kit.ambush_cost])))
    return Ground(kit.supply_costs(pos.weather), extra, shut, occupied, foreign)


def _network(pos: War, side: int, ground: Ground) -> bytearray:
    """All that Road and Track join to a friendly Supply Entry hex, at any length."""
    kit = pos.kit
    entries = [space for space in kit.supply_entries[side] if not ground.shut[space]]
    if len(entries) < len(kit.supply_entries[side]):
        pos.cite("NEM-7.1A-p")
    return flood(kit.board.graph, entries, kit.network_links, ground.shut)


def airfield_owner(pos: War, space: int) -> int:
    """An Airfield on an Objective follows it; any other is of the side that was there last (ruling A38)."""
    pos.cite("NEM-7.1C-w")
    if space in pos.kit.objectives:
        return pos.holder(space)
    return pos.airfields.get(space, pos.kit.airfields[space])


def _airfields(pos: War, net: bytearray, ground: Ground, *, imphal: bool) -> list[int]:
    """Allied Airfields that serve as Entry hexes; those on the net of Full Supply add nothing."""
    kit = pos.kit
    found = []
    for space in kit.airfields:
        if net[space] or (space == kit.imphal and not imphal) or airfield_owner(pos, space) != ALLIES:
            continue
        if ground.shut[space]:
            pos.cite("NEM-7.1A-p")
        else:
            found.append(space)
    return found


# 7.1-A, 7.1-C: Depots


def working_depots(pos: War, side: int) -> dict[int, int]:
    """The side's printed Depots that can provide supply now, and of which level."""
    ground = _ground(pos, side)
    net = _network(pos, side, ground)
    return _depots(pos, side, net, _air_net(pos, side, net, ground, imphal=True), ground)


def _air_net(pos: War, side: int, net: bytearray, ground: Ground, *, imphal: bool) -> bytearray:
    """All that Road and Track join to an Allied Airfield."""
    if side == JAPAN:
        return bytearray(len(net))
    kit = pos.kit
    return flood(kit.board.graph, _airfields(pos, net, ground, imphal=imphal), kit.network_links, ground.shut)


def _depots(pos: War, side: int, net: bytearray, air: bytearray, ground: Ground) -> dict[int, int]:
    """A Depot gives Full Supply if the net reaches it, Limited if an Airfield's net or a river does."""
    found = {}
    for space, depot in pos.kit.depots.items():
        if depot.owner != side:
            if pos.table.cited is not None and (
                pos.index.units[side][space] or (space in pos.kit.objectives and not ground.foreign[space])
            ):
                pos.cite("NEM-7.1A-e")
        elif net[space]:
            pos.cite("NEM-7.1A-j")
            found[space] = FULL
        elif air[space] or (depot.ring and _by_river(pos, space, depot.ring)):
            pos.cite("NEM-7.1A-j", "NEM-7.1A-o")
            found[space] = LIMITED_SUPPLY
        else:
            pos.cite("NEM-7.1A-p" if ground.shut[space] else "NEM-7.1A-j")
    return found


def _by_river(pos: War, space: int, ring: str) -> bool:
    """River Supply: dark rings always, light ones from the Moderate Monsoon; only occupation stops it."""
    pos.cite("NEM-7.1C-t")
    if ring == "light":
        if pos.weather < MODERATE:
            return False
        pos.cite("NEM-2.7-d")
    pos.cite("NEM-7.1C-s")
    if pos.index.units[ALLIES][space]:
        return False
    pos.cite("NEM-7.1C-r")
    return True


# 7.1-A, 7.1-B: tracing


def trace(pos: War, side: int, *, checking: bool, imphal: bool = True) -> Lines:
    """All lines of a side; without `imphal`, as if there were no Airfield at Imphal.

    Outside its Supply Check a Transport on its OoS side hands nothing on (ruling A53).
    """
    ground = _ground(pos, side)
    lines = _trace(pos, side, ground, checking=checking, imphal=imphal)
    if pos.table.cited is not None:
        pos.cite(*_applied(pos, side, lines, ground, checking=checking))
    return lines


def objective_lines(pos: War, side: int) -> Lines:
    """Lines to Objectives (9.0-1): an own Entry hex in the hands of the enemy traces to itself."""
    ground = _ground(pos, side)
    return _trace(pos, side, ground, checking=False, entries=pos.kit.supply_entries[side])


def _trace(
    pos: War, side: int, ground: Ground, *, checking: bool, imphal: bool = True, entries: Sequence[int] = ()
) -> Lines:
    kit = pos.kit
    net = _network(pos, side, ground)
    air = _air_net(pos, side, net, ground, imphal=imphal)
    depots = _depots(pos, side, net, air, ground)
    place, oos = pos.place, pos.supply
    carts = [
        p
        for p in kit.pieces_of[side]
        if not kit.is_unit[p]
        and place[p] < kit.map_end
        and (checking or oos[p] != OOS)
        and not ground.foreign[place[p]]
    ]
    if side == JAPAN:
        for space, level in depots.items():
            if level == LIMITED_SUPPLY:
                air[space] = 1
    lines = Lines(net, air, depots, carts)
    _reach_ends(pos, net, ground, entries)
    if side == ALLIES:
        _reach_ends(pos, air, ground, ())
    start = bytearray(net)
    for name in HOME[side]:
        start[kit.entry_hex[name]] = 1
    lines.full, lines.full_hq = _chains(pos, lines, ground, FULL, start)
    if 1 in air:
        lines.limited, lines.limited_hq = _chains(pos, lines, ground, LIMITED_SUPPLY, air)
    return lines


def _chains(pos: War, lines: Lines, ground: Ground, level: int, seeds: bytearray) -> tuple[bytearray, bytearray]:
    """What Depots and chains of Transports supply, by chains with at most one Division HQ, and with none."""
    kit, place, carts = pos.kit, pos.place, lines.carts
    depots = [space for space, given in lines.depots.items() if given == level]
    chains = relay(
        kit.board.graph,
        seeds,
        depots + [place[p] for p in carts],
        [kit.depots[space].range * 2 for space in depots] + [kit.range[p] for p in carts],
        [0] * len(depots) + [int(kit.division_hq[p]) for p in carts],
        ground.costs,
        MOST_HQ,
        extra=ground.extra,
        blocked=ground.occupied,
        stop=ground.foreign,
        minimum_one=True,
    )
    return chains.within(MOST_HQ), chains.within(0)


def _reach_ends(pos: War, net: bytearray, ground: Ground, entries: Sequence[int]) -> None:
    """Add the Objectives of the enemy at which a Road or Track line ends, which it may not pass (7.1-A, 9.0-1)."""
    kit = pos.kit
    board = kit.board
    ends = []
    for space in kit.objectives:
        if not ground.foreign[space] or ground.occupied[space]:
            continue
        if space in entries:
            pos.cite("NEM-9.0-1-b")
            ends.append(space)
        elif any(net[near] and kit.way[board.link(near, space)] >= TRACK for near in kit.neighbours[space]):
            ends.append(space)
    for space in ends:
        net[space] = 1


def covered_by(pos: War, side: int, space: int, range_: int) -> bytearray:
    """The spaces within a supply range, in half points, of a Depot or Transport at `space`."""
    ground = _ground(pos, side)
    return spread(
        pos.kit.board.graph,
        [space],
        ground.costs,
        range_,
        extra=ground.extra,
        blocked=ground.occupied,
        stop=ground.foreign,
        minimum_one=True,
    )


def lines_from(pos: War, side: int, space: int, range_: int) -> Reach:
    """The same, with the ways of the lines."""
    ground = _ground(pos, side)
    return reach(
        pos.kit.board.graph,
        space,
        ground.costs,
        range_,
        extra=ground.extra,
        blocked=ground.occupied,
        stop=ground.foreign,
        minimum_one=True,
    )


def network_from(pos: War, side: int, space: int) -> Reach:
    """The ways by Road and Track, at any length, from a Supply Entry hex or an Airfield."""
    kit = pos.kit
    links = kit.network_links.astype(np.int32) - (kit.network_links == 0)
    ground = _ground(pos, side)
    return reach(kit.board.graph, space, links, kit.board.size, blocked=ground.occupied, stop=ground.foreign)


def level_of(pos: War, p: int, lines: Lines) -> int:
    """The best level that a piece can trace where it stands."""
    space = pos.place[p]
    hq = pos.kit.division_hq[p]
    if (lines.full_hq if hq else lines.full)[space]:
        return FULL
    if (lines.limited_hq if hq else lines.limited)[space] or forages(pos, p):
        return LIMITED_SUPPLY
    return OOS


def can_trace(pos: War, p: int, lines: Lines) -> bool:
    """Whether a piece can trace supply of any level."""
    return level_of(pos, p, lines) != OOS


def forages(pos: War, p: int) -> bool:
    """Japanese in Imphal, Dimapur or Golaghat live off the town; nobody else is fed from there."""
    if pos.kit.side[p] != JAPAN or pos.place[p] not in pos.kit.forage:
        return False
    pos.cite("NEM-7.1C-u")
    return True


# which rules made the lines what they are


def _applied(pos: War, side: int, lines: Lines, ground: Ground, *, checking: bool) -> Iterator[str]:
    """The rules that lines to pieces on the map have used. Only for tests and teaching: it is slow."""
    kit = pos.kit
    zoc = pos.zoc_of(enemy(side))
    covered = [a or b for a, b in zip(lines.full, lines.limited, strict=True)]
    if any(covered[space] and zoc[space] for space in range(kit.hex_count)):
        yield "NEM-7.1-d"
    shut = [space for space in range(kit.hex_count) if ground.shut[space]]
    if any(covered[near] for space in shut for near in kit.neighbours[space]):
        yield "NEM-7.1A-g"
    by_range = False
    for p in pos.pieces_in_play(side):
        space = pos.place[p]
        if space >= kit.hex_count:
            yield "NEM-7.1-c"
        elif lines.net[space]:
            yield "NEM-7.1-a"
        elif lines.full[space]:
            by_range = True
            yield "NEM-7.1-b"
        elif lines.limited[space]:
            yield "NEM-7.1C-a"
            if not lines.air[space]:
                by_range = True
                yield "NEM-7.1A-h"
            if side == ALLIES:
                yield "NEM-7.1C-b"
        if side == JAPAN and space in kit.airfields and not lines.full[space]:
            yield "NEM-7.1C-c"
    if by_range:
        yield from ("NEM-7.1A-a", "NEM-7.1A-c")
        if pos.weather == HEAVY:
            yield from ("NEM-7.1A-i", "NEM-2.7-i")
    if any(
        covered[space] and (pos.index.carts[enemy(side)][space] or pos.index.ambush[space])
        for space in range(kit.hex_count)
    ):
        yield "NEM-7.1A-d"
    if ground.extra is not None and any(covered[near] for at in pos.ambushes for near in kit.neighbours[at]):
        yield from ("NEM-7.1A-d", "NEM-5.1D-e")
    yield from _applied_chains(pos, side, lines, ground, checking=checking)


def _applied_chains(pos: War, side: int, lines: Lines, ground: Ground, *, checking: bool) -> Iterator[str]:
    """The rules of Depots and Transports that were used."""
    kit = pos.kit
    if any(not kit.is_unit[p] for p in pos.pieces_in_play(side)):
        yield "NEM-7.1A-k"
    stores = bytearray(kit.board.size)
    for depot in lines.depots:
        yield from _one_hex(pos, side, depot, kit.depots[depot].range * 2, ground)
        for space, near in enumerate(covered_by(pos, side, depot, kit.depots[depot].range * 2)):
            stores[space] |= near
    for p in lines.carts:
        space = pos.place[p]
        full = (lines.full_hq if kit.division_hq[p] else lines.full)[space]
        if not full and not (lines.limited_hq if kit.division_hq[p] else lines.limited)[space]:
            continue
        yield "NEM-1.2I-b"
        yield from _one_hex(pos, side, space, kit.range[p], ground)
        if not full:
            yield "NEM-7.1A-o"
        if kit.motorised[p]:
            yield "NEM-7.1A-b"
        if not (stores[space] or lines.net[space] or lines.air[space]):
            yield "NEM-7.1A-l"
        if kit.hq[p]:
            yield "NEM-7.1A-m"
            if kit.town.get("Homalin") in lines.depots:
                yield "NEM-7.1A-n"
        if checking and pos.supply[p] == OOS:
            yield from ("NEM-7.1A-q", "NEM-1.2C-d")
    if not checking and any(not kit.is_unit[p] and pos.supply[p] == OOS for p in pos.pieces_in_play(side)):
        yield from ("NEM-7.1A-q", "NEM-1.2C-d")


def _one_hex(pos: War, side: int, origin: int, range_: int, ground: Ground) -> Iterator[str]:
    """Whether supply reaches a neighbour only because it always reaches one hex."""
    board = pos.kit.board
    for near in pos.kit.neighbours[origin]:
        cost = int(ground.costs[board.link(origin, near)]) + (ground.extra[near] if ground.extra else 0)
        if cost > range_ and not ground.shut[near] and any(pos.kit.side[p] == side for p in pos.index.at[near]):
            yield "NEM-7.1A-f"
