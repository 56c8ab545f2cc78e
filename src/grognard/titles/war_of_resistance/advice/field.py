"""The field as a side sees it: how good it is to stand in a hex."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.titles.war_of_resistance.advice.theatre import STAY, Values, march, must_stay, posts, values
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources, supplied_hexes
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, Bytes, ChinaKit
from grognard.titles.war_of_resistance.war import War, enemy

GARRISON, GUARD = 3, 14.0
"""So many divisions hold a place; what it is worth to leave one in a place that was taken."""
POST = 30.0
"""What it is worth to be where a garrison is wanted."""
WORTH, NEAR, WANTED, HUNGRY = 3.0, 0.6, 10.0, 2.0
"""What a goal draws to it for each point, what company is worth, what an open place, and what it costs to go hungry."""


@lru_cache(maxsize=64)
def away(kit: ChinaKit, space: int) -> npt.NDArray[np.int16]:
    """By space: hexes to a place."""
    return distance_field(kit.board.graph, space)


def stands(pos: War, troops: list[int], space: int) -> bool:
    """Whether units could end their move in a hex with the friends that are there."""
    return fits(pos, [*pos.units_at(space, pos.kit.side[troops[0]]), *troops], space)


class Field:
    """What a side wants to hold or take, looked at anew with every position."""

    def __init__(self, pos: War, side: int) -> None:
        self.side = side
        self.pos = pos

    def follow(self, pos: War) -> None:
        self.pos = pos
        for name in ("fed", "map", "foes", "front", "posts"):
            self.__dict__.pop(name, None)

    @cached_property
    def fed(self) -> Bytes:
        """Where a unit would be supplied now."""
        return supplied_hexes(self.pos, self.side)

    @cached_property
    def foes(self) -> npt.NDArray[np.int16]:
        """By space: hexes to the nearest Japanese unit."""
        pos = self.pos
        spaces = sorted({pos.place[p] for p in pos.units_of(JAPAN)})
        return distance_field(pos.kit.board.graph, spaces) if spaces else np.full(pos.kit.board.size, 100, np.int16)

    @cached_property
    def front(self) -> dict[int, float]:
        """By space with own units that face enemies: their attack strength that has no attack supply in reach."""
        pos, found = self.pos, dict[int, float]()
        foes = pos.index.units[enemy(self.side)]
        for p in pos.units_of(self.side):
            here, strength = pos.place[p], pos.kit.attack[pos.face[p]]
            if here >= pos.kit.hex_count or not strength or not any(foes[s] for s in pos.kit.neighbours[here]):
                continue
            if not attack_sources(pos, p):
                found[here] = found.get(here, 0.0) + strength
        return found

    @cached_property
    def posts(self) -> dict[int, int]:
        """By Chinese unit: the city in which it is wanted as a garrison."""
        return posts(self.pos) if self.side == CHINA else {}

    @cached_property
    def map(self) -> Values:
        """By space: how good it is to stand there, in the whole war."""
        return values(self.pos, self.side)

    def value(self, p: int, space: int) -> float:
        """How good it is for a unit to stand in a hex."""
        pos = self.pos
        if pos.ground.campaign:
            stays = space == pos.place[p] and must_stay(pos, p)
            worth = float(self.map[space])
            if p in self.posts:
                worth = max(worth, POST - float(march(pos.kit, self.posts[p])[space]))
            return worth + (STAY if stays else 0.0) - (0.0 if self.fed[space] else HUNGRY * 3)
        pull = max((self._pull(p, space, goal, worth) for goal, worth in pos.ground.goals.items()), default=0.0)
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
