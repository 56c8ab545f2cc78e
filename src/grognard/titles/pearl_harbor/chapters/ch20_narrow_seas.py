"""20. Narrow-sea areas, and the sea hexsides that land units cross by themselves (4, 31)."""

from __future__ import annotations

from functools import cache

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import ships_felt
from grognard.titles.pearl_harbor.kit import SIDE_OF, PearlKit
from grognard.titles.pearl_harbor.marks import DEFEATED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


@cache
def _narrow_sides(kit: PearlKit) -> frozenset[tuple[int, int]]:
    """Hexsides, both ways, that water crosses between two narrow-sea hexes, or one and an ordinary sea hex (4.4-b)."""
    sea = kit.sea
    return frozenset(
        (a, sea.space[other])
        for a in range(kit.hex_count)
        for part in sea.of[a]
        for other in sea.neighbours[part]
        if kit.area[a] or kit.area[sea.space[other]]
    )


def is_narrow_side(kit: PearlKit, a: int, b: int) -> bool:
    """Whether the hexside between two neighbours is a narrow-sea hexside (4.4-b, 20-a)."""
    return (a, b) in _narrow_sides(kit)


def interdicted_for(pos: War, side: int) -> frozenset[int]:
    """The areas in which enemy submarines hinder a side (31)."""
    if not pos.interdicted:
        return frozenset()
    return frozenset(area for area, force, _ in pos.interdicted if SIDE_OF[force] != side)


@cache
def _ends(kit: PearlKit, a: int, b: int) -> tuple[int, ...]:
    """The hexes that touch the hexside between two neighbours: both of them, and those at its ends."""
    return (a, b, *(space for space in kit.neighbours[a] if space in kit.neighbours[b]))


def is_watched(pos: War, a: int, b: int, side: int) -> bool:
    """Whether enemy naval units are adjacent to a hexside; those that were defeated watch no more (4.4-f, 8.7)."""
    foe, marks = enemy(side), pos.marks
    beside = pos.options.plays("adjacent-hexside", "beside")
    for space in (a, b) if beside else _ends(pos.kit, a, b):
        if ships_felt(pos, space, foe):
            ships = pos.ships_at(space, foe)
            if not ships or any(not marks[p] & DEFEATED for p in ships):
                return True
    return False


def narrow_side_closed(pos: War, a: int, b: int, side: int) -> Refusal:
    """Land units neither hop nor cross nor attack over a narrow-sea hexside where enemy submarines lurk (31-g)."""
    areas = interdicted_for(pos, side)
    if areas:
        pos.cite("PH-20-a", "PH-20-b")
    if areas and is_narrow_side(pos.kit, a, b) and (pos.kit.area[a] in areas or pos.kit.area[b] in areas):
        return "PH-31-g"
    return None


def marine_crossing_refused(pos: War, a: int, b: int, side: int) -> Refusal:
    """What forbids Marines to cross the hexside between two hexes with land by themselves (4.5)."""
    if (a, b) not in pos.kit.sea_side:
        return "PH-4.5-a"
    if is_watched(pos, a, b, side):
        return "PH-4.5-b"
    return narrow_side_closed(pos, a, b, side)
