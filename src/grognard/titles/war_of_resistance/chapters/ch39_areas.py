"""39B, 39C A guerrilla base: its strength, and its area: how far a line of hexes leads without crossing a railway.

A railway leaves a hex through the middle of a side, so the railways of a hex cut its twelve half-sides into arcs. A
line enters a hex through one of them and leaves it through another of the same arc; where a single railway ends it
passes round the end, but not between the end and the sea (39C).
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from grognard.titles.war_of_resistance.chapters.ch7_ways import Ways, ways_of
from grognard.titles.war_of_resistance.kit import NO_RAIL, Bytes
from grognard.titles.war_of_resistance.kit_rebels import DIRECTIONS
from grognard.titles.war_of_resistance.war import War

LENGTH = 10
"""Hexes that a line may have at most."""
HALVES = 2 * DIRECTIONS
Node = tuple[int, int]
"""A hex, and one of its arcs."""


def _cuts(ways: Ways, space: int) -> list[int]:
    """The directions in which railways, or the sea behind a port at their end, divide a hex."""
    kit, around = ways.kit, ways.kit.rebels.around[space]
    found = [d for d, other in enumerate(around) if other >= 0 and ways.volume[kit.board.link(space, other)] != NO_RAIL]
    if found and kit.is_coast[space] and kit.port[space] not in ("", "river"):
        found += [d for d, other in enumerate(around) if other >= 0 and _is_water(ways, space, other)]
    return found


def _is_water(ways: Ways, space: int, other: int) -> bool:
    kit = ways.kit
    return kit.is_sea[other] or kit.crossing_at(kit.board.link(space, other)) == "sea"


@lru_cache(maxsize=4096)
def arcs(ways: Ways, space: int) -> tuple[int, ...]:
    """By half-side of a hex, going round: the number of its arc."""
    cuts = _cuts(ways, space)
    if len(cuts) < 2:
        return (0,) * HALVES
    found, number = [0] * HALVES, 0
    for half in range(1, HALVES):
        number += half % 2 == 1 and half // 2 in cuts
        found[half] = number % len(cuts)
    return tuple(found)


@lru_cache(maxsize=256)
def area_from(ways: Ways, space: int) -> frozenset[int]:
    """The area of a base whose counter lies in a hex."""
    kit, rebels = ways.kit, ways.kit.rebels
    edge: set[Node] = {(space, arc) for arc in arcs(ways, space)}
    seen = set(edge)
    for _ in range(LENGTH):
        ahead: set[Node] = set()
        for here, arc in edge:
            if kit.is_city[here] and here != space:
                continue
            for half, own in enumerate(arcs(ways, here)):
                other = rebels.around[here][half // 2] if own == arc else -1
                if other < 0 or not rebels.open_hex[other] or not rebels.open_side[kit.board.link(here, other)]:
                    continue
                ahead.add((other, arcs(ways, other)[_mirrored(half)]))
        edge = ahead - seen
        seen |= edge
    return frozenset(here for here, _ in seen)


def _mirrored(half: int) -> int:
    """The same half of a side, as the hex beyond it counts."""
    return (half + DIRECTIONS + (1 if half % 2 == 0 else -1)) % HALVES


def area(pos: War, base: str) -> frozenset[int]:
    """The hexes of a base that exists (39C)."""
    pos.cite("WOR-39C-a", "WOR-39C-b", "WOR-39C-c", "WOR-39C-d")
    return area_from(ways_of(pos), pos.bases[base])


@lru_cache(maxsize=256)
def _closed(ways: Ways, space: int) -> Bytes:
    shut = np.ones(ways.kit.board.size, np.uint8)
    shut[list(area_from(ways, space))] = 0
    return shut


def outside(pos: War, base: str) -> Bytes:
    """By space: 1 outside the area of a base."""
    return _closed(ways_of(pos), pos.bases[base])


def covering(pos: War, space: int) -> list[str]:
    """The bases in whose areas a hex lies."""
    return [base for base in pos.bases if space in area(pos, base)]


def in_box(pos: War, base: str) -> list[int]:
    """The guerrillas in the box of a base."""
    return [p for p in pos.kit.rebels.bases[base].units if pos.place[p] == pos.kit.bases]


def strength_of(pos: War, base: str) -> int:
    """The printed strengths of the guerrillas in its box; those on the map do not count (39B)."""
    pos.cite("WOR-39B-a")
    return sum(pos.kit.attack[pos.face[p]] for p in in_box(pos, base))
