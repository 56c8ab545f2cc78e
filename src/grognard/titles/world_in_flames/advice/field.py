"""The war as a side sees it: how far every hex is from what it wants, and from the enemy."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Graph, distance_field
from grognard.titles.world_in_flames.advice.aims import BASE, GUARD, LAND, LANDING, MUSTER, aims, is_campaign
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_supply import supplied
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import border, has_pact
from grognard.titles.world_in_flames.chapters.ch9_wars import foes, is_foe
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.chapters.ch24_verdict import held_goals, verdicts
from grognard.titles.world_in_flames.chapters.ch24_verdict import seeker as seeker_of
from grognard.titles.world_in_flames.charts import ZONES
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR, Bytes, WorldKit
from grognard.titles.world_in_flames.seasons import FOOT
from grognard.titles.world_in_flames.war import LAND_MOVED, NOTHING, War

FAR = 99
DRAW = 2
"""Hexes that a goal without which nothing is won is nearer than others."""
BEHIND = 9
"""Hexes from the enemy, or from its goal, at which a unit is far behind."""
WATER = 20
"""How much farther a goal is that can only be reached over the sea."""
NEAR = 6
"""Hexes from the enemy within which a headquarters stands behind a front."""
THREAT, CALM = 8, 15
"""Hexes from the enemy at which a place is in danger; so many hexes nearer it is than one that is not."""
STAFFED, COVERED = 2, 4
"""Hexes from the enemy at which headquarters stand, of who attacks and of who defends."""
MUSTERED = 6.0
"""What it is worth to infantry to stand where it can go aboard."""
POST = 5.0
"""What it is worth to be the first in a place that must not be left empty."""
WATCH = 4.0
"""What it is worth to Germany to stand on the border of a pact that it means to break."""
WATCHED = (1940, 3)
"""The year and the season from which Germany gathers there."""
Far = npt.NDArray[np.int16]


class Paths(NamedTuple):
    """The links that infantry goes over in fine weather."""

    origin: npt.NDArray[np.int32]
    target: npt.NDArray[np.int32]


@lru_cache(maxsize=4)
def _paths(kit: WorldKit) -> Paths:
    costs = kit.seasons.costs(FOOT, (0,) * len(ZONES))
    links = [
        (space, near)
        for space in range(kit.board.size)
        for near in kit.neighbours[space]
        if costs[kit.board.link(space, near)] >= 0
    ]
    return Paths(np.array([one for one, _ in links], np.int32), np.array([other for _, other in links], np.int32))


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
            return bool(self._wanted(LAND) or self._wanted(LANDING))
        seeker = seeker_of(self.pos.kit, self.pos.scenario)
        return self.side == seeker or self.pos.camps[self.side] == self.pos.camps[seeker] >= 0

    def _wanted(self, kind: str) -> list[int]:
        """The places that a power wants by the calendar and that its camp does not hold."""
        pos = self.pos
        mine = members(pos, pos.camps[self.side])
        return [aim.space for aim in aims(pos, self.side, kind) if pos.holder[aim.space] not in mine]

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
                left = self._wanted(LAND) or self._wanted(LANDING)
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
            if is_campaign(pos):
                return self._overland(goals)
            musts = {*goals} & {*ground(pos).goals["all"]} if self.attacks else set[int]()
            far = distance_field(graph, goals)
            if musts and len(musts) < len(goals):
                nearer = np.maximum(distance_field(graph, sorted(musts)) - DRAW, 1)
                far = np.where(far > 0, np.minimum(far, nearer), far).astype(np.int16)
            return far

        return pos.remember(("to goal", self.side), make, NOTHING)

    def _land(self) -> Graph:
        """The ways by land, but for neutral countries in which the power wants nothing."""
        pos, kit = self.pos, self.pos.kit

        def make() -> Graph:
            paths = _paths(kit)
            wanted = [pos.home[aim.space] for aim in aims(pos, self.side, LAND)]
            shut = (pos.holders() == NOBODY) & ~np.isin(pos.homes, wanted)
            shut[kit.hex_count :] = False
            open_ = ~shut[paths.target]
            counts = np.bincount(paths.origin[open_], minlength=kit.board.size)
            start = np.concatenate(([0], np.cumsum(counts))).astype(np.int32)
            return Graph(start, paths.target[open_])

        return pos.remember(("land", self.side), make, NOTHING)

    def _overland(self, goals: list[int]) -> Far:
        """By space: hexes to the nearest goal by land; across the sea from where there is no other way."""
        kit = self.pos.kit
        far = distance_field(self._land(), goals)
        over = distance_field(kit.board.graph, goals)
        return np.where(far < 0, np.where(over < 0, over, over + WATER), far).astype(np.int16)

    def marches(self) -> npt.NDArray[np.bool_]:
        """By space: whether a goal can be reached from there by land."""
        pos = self.pos

        def make() -> npt.NDArray[np.bool_]:
            return np.asarray(distance_field(self._land(), self.goals()) >= 0)

        return pos.remember(("marches", self.side), make, NOTHING)

    def is_behind(self, space: int) -> bool:
        """Whether who attacks in a campaign is far from its goals there, with a way to them by land."""
        far = is_campaign(self.pos) and self.attacks and bool(self.marches()[space])
        return far and int(self.to_goal()[space]) > BEHIND

    def posts(self) -> frozenset[int]:
        """Places of its camp that a power does not leave empty, and those where its troops go aboard or ashore."""
        pos = self.pos

        def make() -> frozenset[int]:
            mine = members(pos, pos.camps[self.side])
            rows = (aim for kind in (GUARD, MUSTER, BASE) for aim in aims(pos, self.side, kind))
            return frozenset(aim.space for aim in rows if pos.holder[aim.space] in mine)

        return pos.remember(("posts", self.side), make, NOTHING)

    def to_station(self) -> Far:
        """By space: hexes to the nearest place that a power defends, or from which its troops sail.

        Places near the enemy draw from farther off than others.
        """
        pos = self.pos

        def make() -> Far:
            spaces = {*ground(pos).goals["main"], *(s for s in pos.kit.capital if s < pos.kit.hex_count)}
            own = {space for space in spaces if pos.holder[space] == self.side} | self.posts()
            near = self.to_enemy()
            beset = {space for space in own if near[space] <= THREAT}
            if not beset or beset == own:
                return self._overland(sorted(own or spaces))
            return np.minimum(self._overland(sorted(beset)), self._overland(sorted(own - beset)) + CALM).astype(
                np.int16
            )

        return pos.remember(("to station", self.side), make, LAND_MOVED)

    def watch(self) -> frozenset[int]:
        """Where Germany gathers, to have the garrisons that break its pact: on the common border with the USSR."""
        pos = self.pos
        late = (pos.year, pos.season) >= WATCHED
        if self.side != GERMANY or not late or not has_pact(pos, GERMANY, USSR):
            return frozenset()
        return pos.remember(("watch", self.side), lambda: frozenset(border(pos, GERMANY, USSR)), NOTHING)

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
        campaign = is_campaign(pos)
        marches = self.attacks and (not campaign or bool(self.marches()[space]))
        enemy = int(self.to_enemy()[space])
        goal = int(self.to_station()[space] if campaign and not marches else self.to_goal()[space])
        value = -2.0 * goal if marches else -0.6 * goal
        if not self.fed(p)[space]:
            value -= 12.0
        if pos.kit.is_hq[p] and (marches or not campaign or enemy <= NEAR):
            value += -abs(enemy - (COVERED if campaign and not marches else STAFFED)) * 2.0
        elif marches:
            value += 3.0 if enemy == 1 else -1.0 * enemy
        elif pos.kit.is_city[space]:
            value += 4.0
        if space in ground(pos).goals["main"]:
            value += 6.0
        return value + (self._duty(p, space) if campaign else 0.0)

    def _duty(self, p: int, space: int) -> float:
        """What a power asks of a unit beside the front: to hold a place that would be empty, to watch a border."""
        pos, value = self.pos, 0.0
        if space in self.posts():
            staff = pos.kit.is_hq[p]
            others = any(q != p and pos.kit.is_hq[q] == staff for q in pos.units_at(space, self.side))
            value += 0.0 if others else POST
        if self.attacks and pos.kit.is_infantry[p] and any(aim.space == space for aim in aims(pos, self.side, MUSTER)):
            value += MUSTERED * (2 if pos.kit.kind[p] == "MAR" else 1)
        if space in self.watch():
            value += WATCH
        return value
