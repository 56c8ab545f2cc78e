"""The field as a side sees it: how good it is to stand in a hex."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.titles.war_of_resistance.chapters.ch12_supply import supplied_hexes
from grognard.titles.war_of_resistance.kit import JAPAN, ChinaKit
from grognard.titles.war_of_resistance.war import War

GARRISON, GUARD = 3, 14.0
"""So many divisions hold a place; what it is worth to leave one in a place that was taken."""
WORTH, NEAR, WANTED, HUNGRY = 3.0, 0.6, 10.0, 2.0
"""What a goal draws to it for each point, what company is worth, what an open place, and what it costs to go hungry."""


@lru_cache(maxsize=64)
def away(kit: ChinaKit, space: int) -> npt.NDArray[np.int16]:
    """By space: hexes to a place."""
    return distance_field(kit.board.graph, space)


class Field:
    """What a side wants to hold or take, looked at anew with every position."""

    def __init__(self, pos: War, side: int) -> None:
        self.side = side
        self.pos = pos

    def follow(self, pos: War) -> None:
        self.pos = pos
        self.__dict__.pop("fed", None)

    @cached_property
    def fed(self) -> bytearray:
        """Where a unit would be supplied now."""
        return supplied_hexes(self.pos, self.side)

    def value(self, p: int, space: int) -> float:
        """How good it is for a unit to stand in a hex."""
        pos = self.pos
        pull = max(self._pull(p, space, goal, worth) for goal, worth in pos.ground.goals.items())
        friends = sum(q != p for q in pos.units_at(space, self.side))
        pull += NEAR * min(friends, GARRISON - 1) if self.side == JAPAN else 0.0
        return pull if self.fed[space] else pull - HUNGRY

    def _pull(self, p: int, space: int, goal: int, worth: int) -> float:
        pos = self.pos
        far = float(away(pos.kit, goal)[space])
        there = sum(q != p for q in pos.units_at(goal, self.side))
        if self.side == JAPAN:
            if pos.holder[goal] != JAPAN:
                return WANTED + WORTH * worth - 2 * far
            return (GUARD if not there else 0.0) + WORTH * worth - 2 * far
        if there < GARRISON:
            return WANTED + WORTH * worth - 2 * far
        return WORTH * worth - abs(far - 1)
