"""14.1 Ranges, 2.3.1 bases: how far aircraft fly, and where they may land."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate, foreign, lands_of_partners
from grognard.titles.world_in_flames.chapters.ch11_16_strength import rounded
from grognard.titles.world_in_flames.chapters.ch14_4_carriers import air_range
from grognard.titles.world_in_flames.kit import FIGHTERS
from grognard.titles.world_in_flames.war import BOMBER, FAR, INTERCEPTOR, ROLE, War

EXTENDED = "extended range"


def halved(points: int) -> int:
    return rounded(Fraction(points, 2))


def points_for(pos: War, p: int, role: int) -> int:
    """Range points on the way to a mission (14.1.1): interceptors and FTR that act as bombers have half of them."""
    points = air_range(pos, p)
    if role == INTERCEPTOR or (role == BOMBER and pos.kit.kind[p] in FIGHTERS):
        return halved(points)
    return points * 2 if role == BOMBER and EXTENDED in pos.kit.flags[p] else points


def is_far(pos: War, p: int, space: int) -> bool:
    """Whether a bomber needs its extended range to get somewhere: then its factors are halved (14.1.1-k)."""
    return EXTENDED in pos.kit.flags[p] and space not in pos.kit.flown(pos.place[p], pos.kit.range[p])


def points_home(pos: War, p: int) -> int:
    """Range points of an aircraft on its way back (14.2-t): twice as many if it flew far, half for FTR as bombers."""
    points, role = pos.kit.range[p], pos.role[p]
    if role & FAR:
        return points * 2
    if role & ROLE == BOMBER and pos.kit.kind[p] in FIGHTERS:
        return halved(points)
    return points


def way_rules(pos: War, start: int, goals: Iterable[int], points: int) -> Iterator[str]:
    """The rules by which an aircraft flies beyond the sheets on its way to the nearest of some spaces (2.1, 14.1.2)."""
    kit, near = pos.kit, pos.kit.flown(start, points)
    goal = min((space for space in goals if space in near), key=lambda space: near.costs[space], default=start)
    for here, there in pairwise((start, *near.path(goal))) if goal != start else ():
        if kit.blue_lines[kit.board.link(here, there)]:
            yield from ("WIF-14.1.2-a", "WIF-2.1.3-d")
        if kit.is_off_map[here] or kit.is_off_map[there]:
            yield "WIF-14.1.2-c"
            if (kit.is_big[here] and not kit.is_off_map[here]) or (kit.is_big[there] and not kit.is_off_map[there]):
                yield "WIF-2.1.1-l"


def room(pos: War, space: int) -> int:
    """How many aircraft a hex holds (2.3.1-i, -j); a headquarters adds one."""
    if pos.kit.is_off_map[space]:
        pos.cite("WIF-2.3.1-j")
    staff = any(pos.kit.is_hq[q] for q in pos.units_at(space, pos.holder[space]))
    return pos.kit.base_room[space] + (pos.kit.staff_room if staff else 0)


def why_not_base(pos: War, p: int, space: int) -> Refusals:
    """The rule that keeps an aircraft from landing in a hex."""
    if space >= pos.kit.hex_count:
        return "WIF-14.2-t"
    if pos.holder[space] != pos.side(p):
        if pos.holder[space] not in lands_of_partners(pos, p):
            return "WIF-14.2-t"
        if foreign(pos, p)[space]:
            return "WIF-18.2-g"
    if not pos.index.air[space] and not pos.index.at[space]:
        return None if pos.kit.base_room[space] else "WIF-2.3.1-i"
    based = [q for q in pos.based_at(space) if q != p]
    if any(not cooperate(pos, p, q) for q in (*based, *pos.index.at[space])):
        return "WIF-2.3.1-a"
    return "WIF-2.3.1-i" if len(based) >= room(pos, space) else None


def bases_within(pos: War, p: int, points: int) -> list[int]:
    """The hexes where an aircraft can land with so many range points."""
    return sorted(near_bases(pos, p, points))


def near_bases(pos: War, p: int, points: int) -> Iterator[int]:
    """The same, the nearest first."""
    holder, mine = pos.holder, lands_of_partners(pos, p)
    near = (space for space in pos.kit.flown(pos.place[p], points).spaces if holder[space] in mine)
    return (space for space in near if not why_not_base(pos, p, space))
