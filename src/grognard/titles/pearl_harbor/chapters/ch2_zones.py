"""2. Zones of control: corps, armies and armoured divisions hold up the land units of the enemy."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from grognard.board import zones
from grognard.titles.pearl_harbor.kit import LAND, MOVES, SU, PearlKit
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


@cache
def _mask(kit: PearlKit) -> npt.NDArray[np.uint8]:
    """By link 1 where a zone extends: from land to land, never across an all-sea hexside (2-a)."""
    board = kit.board
    pairs = zip(board.source.tolist(), board.target.tolist(), strict=True)
    joined = [kit.is_land[a] and kit.is_land[b] and (a, b) not in kit.sea_side for a, b in pairs]
    return np.array([joined], np.uint8)


def zoc_of(pos: War, side: int) -> bytearray:
    """By hex: how many units of a side exert a zone of control into it (2-a, 2-b)."""
    found = pos.index.zoc[side]
    if found is None:
        kit, place, aboard = pos.kit, pos.place, pos.aboard
        neutral = not pos.soviet_war
        units = [
            place[p]
            for p in kit.zoners[side]
            if place[p] < kit.hex_count and aboard[p] < 0 and not (neutral and kit.force[p] == SU)
        ]
        found = pos.index.zoc[side] = zones(kit.board.graph, units, bytes(len(units)), _mask(kit))
        pos.cite("PH-2-a", "PH-2-b", "PH-2-c", "PH-32.2-q")
    return found


def in_enemy_zoc(pos: War, space: int, side: int) -> bool:
    """Whether units of the other side exert a zone of control into a hex."""
    return zoc_of(pos, enemy(side))[space] != 0


def forget_zones(pos: War, side: int) -> None:
    """A unit went ashore or aboard, or a neutral entered the war: who holds what is worked out anew."""
    pos.index.zoc[side] = None
    pos.index.clocks[side * MOVES + LAND] += 1
    pos.index.kept.clear()
