"""2.2 Zones of control."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from grognard.board.kernels import zones
from grognard.titles.world_in_flames.chapters.ch9_wars import (
    at_war,
    closed,
    fights,
    foes,
    friends,
    nations_at_war,
    own_ground,
)
from grognard.titles.world_in_flames.kit import NOBODY, Bytes
from grognard.titles.world_in_flames.war import LAND_MOVED, War

OWN_HEX = ("PART", "PHQ")
"""Partisans: a zone in their own hex only."""


def has_zone(pos: War, p: int) -> bool:
    """Whether a unit has a zone around it; with option 20 not while it is surprised (2.2-h)."""
    if pos.kit.kind[p] in OWN_HEX or pos.kit.is_small[p]:
        return False
    if pos.drops and any(p in units for units in pos.drops.values()):
        pos.cite("WIF-2.2-d", "WIF-11.14-j" if p in pos.landing else "WIF-11.15-g")
        return False
    return not (pos.plays("surprised-zones") and pos.surprised >> pos.side(p) & 1)


def zones_against(pos: War, nation: int) -> Bytes:
    """By space: whether it lies in a zone of control of units at war with a nation (2.2).

    What is closed to the nation itself is of no account to it.
    """

    def make() -> Bytes:
        fresh = {p for units in pos.drops.values() for p in units}
        units = [p for p in foes(pos, nation) if p not in fresh or has_zone(pos, p)]
        found = np.zeros(pos.kit.board.size, np.uint8)
        for spared, of in _by_reach(pos, units).items():
            found |= _reached(pos, [p for p in units if pos.nation[p] in of], spared)
        return found & (1 - closed(pos, nation))

    return pos.remember(("zones", nation), make, LAND_MOVED)


Spared = tuple[tuple[int, ...], tuple[int, ...]]
"""Powers and minors whose hexes a zone does not reach."""


def _by_reach(pos: War, units: list[int]) -> dict[Spared, set[int]]:
    """The nations of some units, those together whose zones end before the same hexes (2.2-l)."""
    found: dict[Spared, set[int]] = {}
    for nation in {pos.nation[p] for p in units}:
        found.setdefault(spared_by(pos, nation), set()).add(nation)
    return found


def spared_by(pos: War, nation: int) -> Spared:
    """The powers of the other camp with which a nation is not at war, and minors for which it is otherwise."""
    side = pos.leader[nation]
    if side == NOBODY or pos.camps[side] < 0:
        return (), ()
    others = [each for each in range(NOBODY) if pos.camps[each] >= 0 and pos.camps[each] != pos.camps[side]]
    left = tuple(each for each in others if not fights(pos, nation, each))
    apart = {minor for minor, sides in enumerate(pos.aloof) if sides} | {*pos.feuds}
    odd = (m for m in sorted(apart) if pos.leader[m] in others and not pos.conquered[m])
    return left, tuple(m for m in odd if nations_at_war(pos, nation, m) == (pos.leader[m] in left))


def _reached(pos: War, units: list[int], spared: Spared) -> Bytes:
    """The hexes of some units, and those around them that are not spared."""
    kit = pos.kit
    spaces = [pos.place[p] for p in units if has_zone(pos, p)]
    masks = kit.seasons.zone_links(pos.skies).reshape(1, -1)
    found: Bytes = (np.frombuffer(zones(kit.board.graph, spaces, [0] * len(spaces), masks), np.uint8) > 0).astype(
        np.uint8
    )
    powers, minors = spared
    if powers or minors:
        out = np.isin(pos.holders(), powers)
        for minor in minors:
            out[own_ground(pos, minor)] = pos.leader[minor] not in powers
        found[out] = 0
    found[[pos.place[p] for p in units]] = 1
    return found


def freedom(pos: War, p: int, space: int) -> Iterator[str]:
    """The rules by which a hex lies in no zone of enemies who stand next to it, or fly there (2.2)."""
    kit = pos.kit
    if zones_against(pos, pos.nation[p])[space]:
        return
    extends = kit.seasons.zone_links(pos.skies)
    if any(nations_at_war(pos, pos.nation[p], pos.nation[q]) for q in pos.index.air[space]):
        yield "WIF-2.2-i"
    for near in kit.neighbours[space]:
        enemies = [q for q in pos.index.at[near] if near < kit.hex_count and at_war(pos, p, q)]
        if any(kit.kind[q] in OWN_HEX for q in enemies):
            yield "WIF-2.2-c"
        if any(has_zone(pos, q) for q in enemies) and not extends[kit.board.link(near, space)]:
            yield "WIF-2.2-k" if kit.is_off_map[near] or kit.is_off_map[space] else "WIF-2.2-g"
        elif any(has_zone(pos, q) for q in enemies):
            yield "WIF-2.2-l"


def barred(pos: War, nation: int) -> Bytes:
    """By space: whether it lies in an enemy zone without a friendly unit: no supply path enters it (2.4.2-w)."""

    def make() -> Bytes:
        found: Bytes = zones_against(pos, nation) & (1 - friends(pos, pos.leader[nation]))
        return found

    return pos.remember(("barred", nation), make, LAND_MOVED)
