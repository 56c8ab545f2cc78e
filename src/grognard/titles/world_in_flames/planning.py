"""What one wants to know before one plans: where resources go, what more convoys would bring, who reaches a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.titles.world_in_flames.chapters.ch1_camps import powers
from grognard.titles.world_in_flames.chapters.ch5_lending import gifts
from grognard.titles.world_in_flames.chapters.ch11_3_naval_air import why_not_naval
from grognard.titles.world_in_flames.chapters.ch11_4_routes import surcharge, why_not_canal, why_not_pass
from grognard.titles.world_in_flames.chapters.ch11_11_costs import points_left
from grognard.titles.world_in_flames.chapters.ch11_11_movement import reachable
from grognard.titles.world_in_flames.chapters.ch13_6_freight import PLENTY
from grognard.titles.world_in_flames.chapters.ch13_6_output import carry_own, delivered
from grognard.titles.world_in_flames.chapters.ch14_1_range import points_for
from grognard.titles.world_in_flames.war import BOMBER, War

AIR, SEA, LAND = "air", "sea", "land"
MARCH = 8
"""Hexes beyond which no unit on land comes in an impulse."""


# freight


class Shortage(NamedTuple):
    """What more convoys would do for a power."""

    gain: int
    """Resources that would arrive."""
    points: dict[int, int]
    """By sea: the convoy points that it lacks for them."""


def ways(pos: War, side: int) -> dict[tuple[int, int], int]:
    """How many resources of a power go from space to space: by rail, into a sea box, from box to box, to a factory."""
    found: dict[tuple[int, int], int] = {}
    for (one, other), count in delivered(pos, side).cargo.flow.items():
        ends = _space(pos, *one), _space(pos, *other)
        if count > 0 and ends[0] != ends[1] and -1 not in ends:
            found[ends] = found.get(ends, 0) + count
    return found


def _space(pos: War, kind: str, number: int) -> int:
    """Where a node of the network of freight lies; -1 for its ends."""
    if kind in ("source", "sink"):
        return -1
    return pos.kit.seas.spaces[number][0] if kind in ("sea", "lane") else number


def loads(pos: War, side: int) -> dict[int, tuple[int, int]]:
    """By sea: the convoy points of a power that carry its own resources, and those that are left."""
    left = delivered(pos, side).cargo.holds
    before = gifts(pos).cargo.holds
    return {sea: (count - left[side, sea], left[side, sea]) for (of, sea), count in before.items() if of == side}


def shortage(pos: War, side: int) -> Shortage:
    """What would arrive if there were convoys everywhere, and where they would be needed."""
    found = delivered(pos, side)
    cargo, stock, room = found.cargo.copy(), dict(found.stock), dict(found.room)
    seas = range(len(pos.kit.seas.names))
    cargo.promise(side, seas, PLENTY)
    carry_own(pos, side, cargo, stock, room)
    need = {sea: cargo.flow[("sea", sea), ("lane", sea)] for sea in seas}
    lacking = {sea: count - found.cargo.holds[side, sea] for sea, count in need.items()}
    return Shortage(
        sum(found.stock.values()) - sum(stock.values()),
        {sea: count for sea, count in lacking.items() if count > 0},
    )


# who reaches a place


def within_reach(pos: War, target: int) -> Iterator[tuple[int, str]]:
    """The face-up units of all powers that could come to a hex or a sea in one impulse, and by which way.

    Each is looked at as if its power were on the move: give it a position that may be changed.
    """
    sea = pos.kit.seas.around(target)
    for side in powers(pos):
        for p in pos.aircraft_of(side):
            if pos.on_map(p) and not pos.down[p] and (_flies(pos, p, target) if sea < 0 else _flies_out(pos, p, sea)):
                yield p, AIR
    if sea >= 0:
        yield from ((p, SEA) for p in pos.afloat() if pos.on_map(p) and not pos.down[p] and _sails(pos, p, sea))
    else:
        near = pos.kit.flown(target, MARCH).spaces
        units = [p for space in near for p in pos.index.at[space] if space < pos.kit.hex_count and not pos.down[p]]
        yield from ((p, LAND) for p in units if _marches(pos, p, target))


def _flies(pos: War, p: int, target: int) -> bool:
    """As a bomber; a fighter also as an escort or on patrol, for which its whole range counts."""
    points = max(points_for(pos, p, BOMBER), pos.kit.range[p])
    return target in pos.kit.flown(pos.place[p], points)


def _flies_out(pos: War, p: int, sea: int) -> bool:
    return not why_not_naval(pos, p) and pos.kit.seas.flight(sea, pos.place[p]) <= pos.kit.range[p]


def _sails(pos: War, p: int, target: int) -> bool:
    """By the straits that are open to it, with the points of an impulse."""
    seas, port = pos.kit.seas, pos.place[p]
    points = min(pos.kit.move[p] - surcharge(pos, p).bit_count(), pos.kit.range[p])
    edge = [sea for sea in seas.docks[port] if not why_not_canal(pos, p, port, sea)] if points > 0 else []
    seen = set(edge)
    for _ in range(points - 1):
        if target in seen:
            break
        ways = ((here, there) for here in edge for there in seas.adjacent[here] if there not in seen)
        edge = sorted({there for here, there in ways if not why_not_pass(pos, p, here, there)})
        seen |= {*edge}
    return target in seen


def _marches(pos: War, p: int, target: int) -> bool:
    """Into the hex, or next to it to attack."""
    if pos.place[p] == target:
        return True
    near = {target, *pos.kit.board.neighbours[target]}
    if pos.place[p] in near:
        return True
    pos.phasing, pos.marks[p], pos.spent[p] = pos.side(p), 0, 0
    found, left = reachable(pos, p, ()), points_left(pos, p)
    return any(space in near and found.cost(space) <= left for space in found.spaces)
