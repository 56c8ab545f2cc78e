"""2.2 Zones of control."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from grognard.board.kernels import zones
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war, closed, foes, friends, nations_at_war
from grognard.titles.world_in_flames.kit import Bytes
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

    A zone does not reach into hexes of somebody who is not at war with those units (2.2-l): what is closed to the
    nation itself is of no account to it, so only its own view is kept.
    """

    def make() -> Bytes:
        kit = pos.kit
        fresh = {p for units in pos.drops.values() for p in units}
        units = [p for p in foes(pos, nation) if p not in fresh or has_zone(pos, p)]
        spaces = [pos.place[p] for p in units if has_zone(pos, p)]
        masks = kit.seasons.zone_links(pos.skies).reshape(1, -1)
        found = np.frombuffer(zones(kit.board.graph, spaces, [0] * len(spaces), masks), np.uint8) > 0
        found[[pos.place[p] for p in units]] = True
        return found.astype(np.uint8) & (1 - closed(pos, nation))

    return pos.remember(("zones", nation), make, LAND_MOVED)


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


def barred(pos: War, nation: int) -> Bytes:
    """By space: whether it lies in an enemy zone without a friendly unit: no supply path enters it (2.4.2-w)."""

    def make() -> Bytes:
        found: Bytes = zones_against(pos, nation) & (1 - friends(pos, pos.leader[nation]))
        return found

    return pos.remember(("barred", nation), make, LAND_MOVED)
