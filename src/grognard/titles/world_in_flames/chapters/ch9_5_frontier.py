"""9.5 The common border of a pact is closed to allies that are at war with the other power (9.5-d)."""

from __future__ import annotations

import numpy as np

from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import border, parties
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import Exodus
from grognard.titles.world_in_flames.kit import NOBODY, Bytes
from grognard.titles.world_in_flames.war import War


def shut_borders(pos: War, side: int) -> list[int]:
    """The border hexes of allies of a power which their pacts close to it: it fights the other power."""
    found: set[int] = set()
    for key in pos.pacts:
        for ally, foe in parties(key):
            if ally != side and pos.camps[ally] == pos.camps[side] and pos.wars[side] >> foe & 1:
                found.update(border(pos, ally, foe))
    return sorted(found)


def frontier(pos: War, nation: int) -> Bytes:
    """By space: whether a pact of an ally keeps units of a nation out of it (9.5-d)."""

    def make() -> Bytes:
        found = np.zeros(pos.kit.board.size, np.uint8)
        side = pos.leader[nation]
        if side != NOBODY and pos.pacts:
            found[shut_borders(pos, side)] = 1
        return found

    return pos.remember(("frontier", nation), make)


def clear_frontier(pos: War, one: int, other: int) -> None:
    """A pact has been signed: allies at war with the other power leave its border at once (9.5-d)."""
    for ally in (one, other):
        for side in members(pos, pos.camps[ally]):
            shut = tuple(shut_borders(pos, side)) if side != ally else ()
            there = set(shut)
            leaving = [p for p in (*pos.units_of(side), *pos.aircraft_of(side)) if pos.place[p] in there]
            if leaving:
                pos.push(Exodus(tuple(leaving), -1, "WIF-9.5-d", shut))
