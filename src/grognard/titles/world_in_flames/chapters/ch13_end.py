"""13 The end of the turn, in simple form: final reorganisation. Production and politics come later."""

from __future__ import annotations

import numpy as np

from grognard.board.kernels import flood
from grognard.titles.world_in_flames.chapters.ch2_supply import primary
from grognard.titles.world_in_flames.chapters.ch2_zones import barred
from grognard.titles.world_in_flames.chapters.ch9_wars import closed, held
from grognard.titles.world_in_flames.kit import Bytes
from grognard.titles.world_in_flames.war import LAND_MOVED, War


def joined(pos: War, nation: int, *, red: bool = False) -> Bytes:
    """By space: whether a path of any length leads from it to a primary source (13.5-b)."""

    def make() -> Bytes:
        kit = pos.kit
        links = (kit.seasons.supply(pos.skies, rail=False) >= 0).astype(np.uint8)
        shut: Bytes = closed(pos, nation) | held(pos, nation) | barred(pos, nation)
        origins = [space for space in primary(pos, nation, red=red) if not shut[space]]
        found = np.frombuffer(flood(kit.board.graph, origins, links, shut), np.uint8).copy()
        edge = barred(pos, nation) & (1 - closed(pos, nation))
        near = np.zeros(kit.board.size, np.uint8)
        near[kit.board.target[(links > 0) & (found[kit.board.source] > 0)]] = 1
        return found | (near & edge)

    return pos.remember(("joined", nation, red), make, LAND_MOVED)


def _wings(pos: War) -> list[int]:
    """Aircraft at sea."""
    seas = range(len(pos.kit.seas.names))
    return [p for sea in seas for p in pos.in_sea(sea) if pos.kit.is_air[p]]


def final_reorganisation(pos: War) -> None:
    """All units are turned face-up (13.5-a); with option 47 only who is not cut off (13.5-b)."""
    strict = pos.plays("isolation")
    for p in (*pos.afloat(), *_wings(pos)):
        pos.down[p] = 0
    for p in (*pos.in_play(), *pos.in_the_air()):
        if pos.down[p] and (not strict or joined(pos, pos.nation[p], red=pos.kit.is_communist[p])[pos.place[p]]):
            pos.down[p] = 0
    pos.event("all-up", "WIF-13.5-b" if strict else "WIF-13.5-a")
