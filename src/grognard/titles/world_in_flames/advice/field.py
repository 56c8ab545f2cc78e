"""The war as a side sees it: how far every hex is from what it wants, and from the enemy."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.titles.world_in_flames.advice.aims import LAND, aims, is_campaign
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_supply import supplied
from grognard.titles.world_in_flames.chapters.ch9_wars import foes, is_foe
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.chapters.ch24_verdict import held_goals, verdicts
from grognard.titles.world_in_flames.chapters.ch24_verdict import seeker as seeker_of
from grognard.titles.world_in_flames.kit import Bytes
from grognard.titles.world_in_flames.war import AXIS, LAND_MOVED, NOTHING, War

FAR = 99
DRAW = 2
"""Hexes that a goal without which nothing is won is nearer than others."""
TIDE = 1943
"""From this year on it is the Allies who attack in a campaign."""
Far = npt.NDArray[np.int16]


class Field:
    """What one side looks at. Germany goes for the great cities; the USSR stands in and before them."""

    def __init__(self, pos: War, side: int) -> None:
        self.pos, self.side = pos, side

    def follow(self, pos: War) -> None:
        pos.recall(self.pos)
        self.pos = pos

    @property
    def attacks(self) -> bool:
        """Whether its camp is the one that must take something."""
        return self.pos.remember(("attacks", self.side), self._attacks, NOTHING)

    def _attacks(self) -> bool:
        if is_campaign(self.pos):
            return (self.pos.year < TIDE) == (self.pos.camps[self.side] == AXIS)
        seeker = seeker_of(self.pos.kit, self.pos.scenario)
        return self.side == seeker or self.pos.camps[self.side] == self.pos.camps[seeker] >= 0

    def goals(self) -> list[int]:
        """The cities that the side does not hold yet; of the defender those that it still holds."""
        if is_campaign(self.pos):
            return self._aims()
        found = ground(self.pos).goals
        roles = self._wanting() if self.attacks else ()
        spaces = [space for role in roles or ("main", "all", "any") for space in found[role]]
        left = [space for space in spaces if (self.pos.holder[space] != self.side) == self.attacks]
        return left or spaces

    def _wanting(self) -> list[str]:
        """The kinds of goals of which the camp holds too few for the best verdict."""
        best = verdicts(self.pos.kit, self.pos.scenario)[0]
        return [role for role in ("main", "all", "any") if held_goals(self.pos, role) < int(best[role] or 0)]

    def _aims(self) -> list[int]:
        """In a campaign the objectives and capitals of enemies; of who defends, or has no enemies, their own."""
        pos, nation = self.pos, self.pos.kit.power[self.side]

        def make() -> list[int]:
            spaces = sorted({*ground(pos).goals["main"], *(s for s in pos.kit.capital if s < pos.kit.hex_count)})
            if self.attacks:
                wanted = [aim.space for aim in aims(pos, self.side, LAND)]
                mine = members(pos, pos.camps[self.side])
                left = [space for space in wanted if pos.holder[space] not in mine]
                if left:
                    return left
                enemy = [space for space in spaces if is_foe(pos, nation, space)]
                if enemy:
                    return enemy
            own = [space for space in spaces if pos.holder[space] == self.side]
            return own or spaces

        return pos.remember(("aims", self.side), make, NOTHING)

    def to_goal(self) -> Far:
        """By space: hexes to the nearest goal; a goal without which nothing is won draws from farther off."""
        pos = self.pos

        def make() -> Far:
            goals, graph = self.goals(), pos.kit.board.graph
            musts = {*goals} & {*ground(pos).goals["all"]} if self.attacks else set[int]()
            far = distance_field(graph, goals)
            if musts and len(musts) < len(goals):
                nearer = np.maximum(distance_field(graph, sorted(musts)) - DRAW, 1)
                far = np.where(far > 0, np.minimum(far, nearer), far).astype(np.int16)
            return far

        return pos.remember(("to goal", self.side), make, NOTHING)

    def to_enemy(self) -> Far:
        """By space: hexes to the nearest enemy."""
        pos = self.pos

        def make() -> Far:
            spaces = [pos.place[p] for p in foes(pos, pos.kit.power[self.side])]
            return distance_field(pos.kit.board.graph, spaces or self.goals())

        return pos.remember(("to enemy", self.side), make, LAND_MOVED)

    def fed(self, p: int) -> Bytes:
        """By space: whether a unit would be in supply there."""
        return supplied(self.pos, self.pos.nation[p], red=self.pos.kit.is_communist[p])

    def worth(self, p: int, space: int) -> float:
        """How good it is for a unit to stand in a hex."""
        pos = self.pos
        goal, enemy = int(self.to_goal()[space]), int(self.to_enemy()[space])
        value = -2.0 * goal if self.attacks else -0.6 * goal
        if not self.fed(p)[space]:
            value -= 12.0
        if pos.kit.is_hq[p]:
            value += -abs(enemy - 2) * 2.0
        elif self.attacks:
            value += 3.0 if enemy == 1 else -1.0 * enemy
        elif pos.kit.is_city[space]:
            value += 4.0
        if space in ground(pos).goals["main"]:
            value += 6.0
        return value
