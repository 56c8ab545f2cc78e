"""Reading the ground: what each hex is worth to a side, and who could fight there."""

from __future__ import annotations

from functools import cached_property
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import reach
from grognard.core.order import Order
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength, defence_strength
from grognard.titles.nemesis.chapters.ch7_supply import Lines, trace
from grognard.titles.nemesis.kit import DRY, LAST_TURN, LIGHT, NORMAL, NemesisKit
from grognard.titles.nemesis.war import War, enemy

Field = npt.NDArray[np.float64]

FAR = 60.0
PULL = 7.0
"""Distance in half mp at which the pull of an Objective has halved."""
STAR_BONUS = 6.0
HELD_BONUS = 0.6
"""An Objective of our own is worth this share of its value to a unit that stands on it."""
NO_SUPPLY = 9.0
LIMITED_SUPPLY_COST = 3.0
NEAR, FAR_OFF = 10, 24
"""Half mp within which an enemy can fall on an Objective at once, or before long."""

_DISTANCES: WeakKeyDictionary[NemesisKit, dict[int, Field]] = WeakKeyDictionary()


def target(order: Order) -> int:
    """The piece or hex that an order names."""
    assert isinstance(order.target, int)
    return order.target


def distance_to(kit: NemesisKit, objective: int) -> Field:
    """Half mp from every hex to an Objective, for Light Troops in dry weather."""
    known = _DISTANCES.setdefault(kit, {})
    found = known.get(objective)
    if found is None:
        found = np.full(kit.board.size, FAR)
        costs = kit.costs(LIGHT, NORMAL, DRY)
        for space, cost in reach(kit.board.graph, objective, costs, int(FAR)).costs.items():
            found[space] = cost
        for arrow in kit.entry_hex.values():
            found[arrow] = min((found[n] + 1 for n in kit.neighbours[arrow]), default=FAR)
        known[objective] = found
    return found


class Ground:
    """The position as one side looks at it."""

    def __init__(self, pos: War, side: int) -> None:
        self.pos = pos
        self.side = side
        self.foe = enemy(side)
        self.kit = pos.kit
        self._attack: dict[tuple[int, int], int] = {}
        self._defence: dict[tuple[int, int], int] = {}
        self._threats: dict[int, int] = {}

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What each Objective of the enemy is worth: its points now, and its Lamentation every turn to come."""
        return {space: self.prize(space) for space in self.pos.enemy_objectives(self.side)}

    def prize(self, space: int) -> float:
        objective = self.kit.objectives[space]
        turns = LAST_TURN - self.pos.turn + 1
        points = objective.value / 2 if space in self.pos.flags else float(objective.value)
        star = STAR_BONUS if objective.star and objective.owner != self.side else 0.0
        return points + 0.5 * turns + star * min(turns, 4) / 4

    @cached_property
    def pull(self) -> Field:
        """The field that draws units to Objectives: enemy ones to take, threatened ones of ours to keep."""
        field = np.zeros(self.kit.board.size)
        for space, prize in self.prizes.items():
            np.maximum(field, prize * PULL / (PULL + distance_to(self.kit, space)), out=field)
        for space, worry in self.worries.items():
            np.maximum(field, worry * PULL / (PULL + distance_to(self.kit, space)), out=field)
        return field

    @cached_property
    def pull_list(self) -> list[float]:
        values: list[float] = self.pull.tolist()
        return values

    @cached_property
    def worries(self) -> dict[int, float]:
        """Objectives of ours that the enemy is near, and how much they matter."""
        worries = {}
        foes = self._foes
        for space, objective in self.kit.objectives.items():
            if self.pos.holder(space) != self.side or not foes:
                continue
            distance = distance_to(self.kit, space)
            need = sum(self.attack_at(foe, self.foe) for foe in foes if distance[foe] <= NEAR)
            guard = self.strength_at(space, self.side)
            if need > guard:
                value = objective.value + (STAR_BONUS if objective.star else 0)
                value += 2.0 if space in self.kit.depots else 0.0
                worries[space] = value * HELD_BONUS * min(2.0, need / max(guard, 4))
        return worries

    @cached_property
    def guards(self) -> dict[int, float]:
        """What it is worth to have at least one unit on each Objective of ours: more when the enemy is near."""
        foes = self._foes
        found = {}
        for space, objective in self.kit.objectives.items():
            if self.pos.holder(space) == self.side and foes:
                nearest = float(distance_to(self.kit, space)[foes].min())
                share = 1.2 if nearest <= NEAR else 0.6 if nearest <= FAR_OFF else 0.1
                star = STAR_BONUS if objective.star and objective.owner == self.side else 0.0
                found[space] = (objective.value + star) * share
        return found

    @cached_property
    def _foes(self) -> list[int]:
        units = self.pos.index.units[self.foe]
        return [space for space in range(self.kit.hex_count) if units[space]]

    @cached_property
    def lines(self) -> Lines:
        return trace(self.pos, self.side, checking=False)

    def supply_cost(self, space: int) -> float:
        """What it costs a unit to end in a hex without supply."""
        lines = self.lines
        if space >= self.kit.hex_count or lines.full[space]:
            return 0.0
        if lines.limited[space]:
            return LIMITED_SUPPLY_COST
        return NO_SUPPLY

    def strength_at(self, space: int, side: int) -> int:
        """Defence strength of a side in a hex, in half points."""
        if not self.pos.index.units[side][space]:
            return 0
        found = self._defence.get((space, side))
        if found is None:
            found = sum(defence_strength(self.pos, p) for p in self.pos.units_at(space, side))
            self._defence[space, side] = found
        return found

    def attack_at(self, space: int, side: int) -> int:
        """Attack strength of a side in a hex, in half points."""
        if not self.pos.index.units[side][space]:
            return 0
        found = self._attack.get((space, side))
        if found is None:
            garrison = self.kit.garrison
            units = self.pos.units_at(space, side)
            found = sum(attack_strength(self.pos, p) for p in units if not garrison[p])
            self._attack[space, side] = found
        return found

    def threat_to(self, space: int) -> int:
        """Enemy strength next to a hex."""
        found = self._threats.get(space)
        if found is None:
            found = self._threats[space] = sum(self.attack_at(n, self.foe) for n in self.kit.neighbours[space])
        return found

    def chance_at(self, space: int, strength: int) -> float:
        """What a stack of some strength could attack from a hex: good odds draw, bad odds repel."""
        best = 0.0
        units = self.pos.index.units[self.foe]
        for n in self.kit.neighbours[space]:
            if units[n]:
                defence = self.strength_at(n, self.foe) or 1
                odds = strength / defence
                worth = 1.0 + self.prizes.get(n, 0.0) * 0.4
                best = max(best, worth * min(odds - 0.7, 2.0))
        return best

    def danger_at(self, space: int, strength: int) -> float:
        """How exposed a stack of some strength is in a hex."""
        threat = self.threat_to(space)
        if threat <= strength * 1.5:
            return 0.0
        return min(3.0, threat / max(strength, 1) - 1.5) * 0.8

    def worth(self, space: int, p: int, strength: int) -> float:
        """What it is worth to have a unit in a hex, together with friends of some strength."""
        kit = self.kit
        value = self.pull_list[space] + self.chance_at(space, strength) - self.danger_at(space, strength)
        if space in self.prizes:
            value += self.prizes[space]
        elif space in self.worries:
            value += self.worries[space]
        if kit.terrain[space] >= 2:
            value += 0.3
        return value - self.supply_cost(space) * (0.5 if kit.drop[p] else 1.0)
