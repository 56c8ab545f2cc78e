"""Reading the ground: what each hex is worth to a side, and who could fight there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import compress

import numpy as np

from grognard.core.advice import differences
from grognard.core.moves import Moves
from grognard.core.order import Order
from grognard.titles.nemesis.advice.chart import Field, distance_to, pull_from, seen_from
from grognard.titles.nemesis.chapters.ch2_2_stacking import LARGE, SMALL
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength, defence_strength
from grognard.titles.nemesis.chapters.ch7_supply import Lines, trace
from grognard.titles.nemesis.war import War, enemy

STAR_BONUS = 6.0
HELD_BONUS = 0.6
"""An Objective of our own is worth this share of its value to a unit that stands on it."""
NO_SUPPLY = 9.0
LIMITED_SUPPLY_COST = 3.0
NEAR, FAR_OFF = 10, 24
"""Half mp within which an enemy can fall on an Objective at once, or before long."""


def target(order: Order) -> int:
    """The piece or hex that an order names."""
    assert isinstance(order.target, int)
    return order.target


class Ground:
    """The position as one side looks at it, and what has been worked out about it.

    What the enemy does changes everything. What the side does itself changes little: the strength of the hexes that
    its units leave and enter, the lines of supply if Transports move, the worry about Objectives that are guarded now.
    """

    def __init__(self, pos: War, side: int) -> None:
        self.pos = pos
        self.side = side
        self.foe = enemy(side)
        self.kit = pos.kit
        self._seen_from = seen_from(pos.kit)
        self._remember(pos)
        self._forget()

    # what is kept between picks

    def _remember(self, pos: War) -> None:
        """Note what everything rests on."""
        self._place, self._steps, self._supply = pos.place.copy(), pos.steps.copy(), pos.supply.copy()
        self._marks, self._spent = pos.marks.copy(), pos.spent.copy()
        self._flags, self._airfields, self._turn = pos.flags.copy(), pos.airfields.copy(), pos.turn
        self._ambushes = pos.ambushes.copy()

    def _forget(self) -> None:
        """Begin anew."""
        for name in ("prizes", "needs", "guards", "foes", "exposed", "_lure"):
            self.__dict__.pop(name, None)
        self._worries: dict[int, float] | None = None
        self._pull: Field | None = None
        self._pulls: list[float] = []
        self._lines: Lines | None = None
        self._attack: dict[tuple[int, int], int] = {}
        self._defence: dict[tuple[int, int], int] = {}
        self._crowds: dict[int, tuple[int, int]] = {}
        self._threats: dict[int, int] = {}
        self._menaced: dict[int, bool] = {}
        self.quiet: tuple[dict[int, float], dict[int, float]] = ({}, {})
        """What empty hexes are worth that are not next to the enemy; the second for units that live on air drops.

        All that is kept of the worth of hexes leaves out their pull, which changes more often.
        """
        self._carts: dict[int, float] = {}
        self.marches, self.hauls, self.approaches = Moves(), Moves(), Moves()
        """Of units, of Transports, and of units that close up for an attack."""
        self._moves = self.marches, self.hauls, self.approaches

    def follow(self, pos: War) -> None:
        """Look at the position as it is now, and forget what no longer holds."""
        self.pos = pos
        moved = set(differences(self._place, pos.place))
        moved.update(differences(self._steps, pos.steps), differences(self._supply, pos.supply))
        stirred = moved.union(differences(self._marks, pos.marks), differences(self._spent, pos.spent))
        kit, side = self.kit, self.side
        foes = [p for p in moved if kit.side[p] != side]
        flagged = {space for space, _ in self._flags.items() ^ pos.flags.items()}
        ambushed = set(self._ambushes).symmetric_difference(pos.ambushes)
        landed, later = self._airfields != pos.airfields, self._turn != pos.turn
        if not (stirred or flagged or ambushed or landed or later):
            return
        if later or any(kit.is_unit[p] for p in foes):
            self._forget()
        else:
            passage = flagged | ambushed | {place for p in foes for place in (self._place[p], pos.place[p])}
            for moves in self._moves:
                if passage:
                    moves.open(self._around(passage), pos.place)
                for p in stirred:
                    moves.drop(p)
            ours = [p for p in moved if kit.side[p] == side]
            touched = {place for p in ours if kit.is_unit[p] for place in (self._place[p], pos.place[p])}
            carts = any(not kit.is_unit[p] for p in ours)
            self._touch(touched, flagged, traced=not (carts or flagged or ambushed or landed))
        self._remember(pos)

    def _around(self, spaces: set[int]) -> set[int]:
        """These hexes and those next to them."""
        return spaces.union(*(self._seen_from[space] for space in spaces))

    def _touch(self, spaces: set[int], flagged: set[int], *, traced: bool) -> None:
        """Units of ours have come to hexes or left them, Objectives have got or lost a flag.

        Lines are `traced` if they cannot have changed.
        """
        side = self.side
        for space in spaces:
            self._attack.pop((space, side), None)
            self._defence.pop((space, side), None)
            self._crowds.pop(space, None)
        around = self._around(spaces | flagged)
        if flagged:
            for name in ("prizes", "needs", "guards", "_lure"):
                self.__dict__.pop(name, None)
            spaces |= self._around(flagged)
        supplied = set() if traced else self._retrace()
        if not spaces.isdisjoint(self.kit.objectives):
            pulled, worried = self._worry_again(spaces, anew=bool(flagged))
            spaces |= worried
            if pulled:
                for moves in self._moves:
                    moves.pull(pulled)
        near, close = around | supplied, spaces | supplied
        for space in near:
            self._carts.pop(space, None)
        for space in close:
            self.quiet[0].pop(space, None)
            self.quiet[1].pop(space, None)
        for moves in self._moves:
            moves.touch(near if moves is self.hauls else close)

    def _retrace(self) -> set[int]:
        """Trace the lines again; returns the hexes whose supply has changed."""
        before = self._lines
        if before is None:
            return set()
        now = self._lines = trace(self.pos, self.side, checking=False)
        if before.full == now.full and before.limited == now.limited:
            return set()
        pairs = zip(before.full, now.full, before.limited, now.limited, strict=True)
        return {space for space, (a, b, c, d) in enumerate(pairs) if a != b or c != d}

    def _worry_again(self, spaces: set[int], *, anew: bool) -> tuple[set[int], set[int]]:
        """Look again at what guards our Objectives; returns the hexes that draw otherwise than before, and those."""
        before = self._worries
        if before is None:
            return set(), set()
        if anew:
            self._worries = None
        else:
            again = self._worry(spaces.intersection(self.needs))
            self._worries = {space: worry for space, worry in before.items() if space not in spaces} | again
        worried = {space for space, _ in before.items() ^ self.worries.items()}
        pulled: set[int] = set()
        if self._pull is not None and (anew or worried):
            was, self._pull = self._pull, self._field()
            self._pulls = self._pull.tolist()
            pulled.update(np.flatnonzero(was != self._pull).tolist())
        return pulled, worried

    # what Objectives are worth

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What each Objective of the enemy is worth: its points now, and its Lamentation every turn to come."""
        return {space: self.prize(space) for space in self.pos.enemy_objectives(self.side)}

    def prize(self, space: int) -> float:
        objective = self.kit.objectives[space]
        turns = self.pos.last_turn - self.pos.turn + 1
        points = objective.value / 2 if space in self.pos.flags else float(objective.value)
        star = STAR_BONUS if objective.star and objective.owner != self.side else 0.0
        return points + 0.5 * turns + star * min(turns, 4) / 4

    @property
    def pull_list(self) -> list[float]:
        """The field that draws units to Objectives: enemy ones to take, threatened ones of ours to keep."""
        if self._pull is None:
            self._pull = self._field()
            self._pulls = self._pull.tolist()
        return self._pulls

    def _field(self) -> Field:
        field = self._lure.copy()
        self._draw(field, self.worries)
        return field

    @cached_property
    def _lure(self) -> Field:
        """The part of the field that comes from the enemy's Objectives."""
        field = np.zeros(self.kit.board.size)
        self._draw(field, self.prizes)
        return field

    def _draw(self, field: Field, values: dict[int, float]) -> None:
        for space, value in values.items():
            np.maximum(field, pull_from(self.kit, space, value), out=field)

    @property
    def worries(self) -> dict[int, float]:
        """Objectives of ours that the enemy is near, and how much they matter."""
        if self._worries is None:
            self._worries = self._worry(self.needs)
        return self._worries

    def _worry(self, spaces: Iterable[int]) -> dict[int, float]:
        worries = {}
        for space in spaces:
            need = self.needs[space]
            guard = self.strength_at(space, self.side)
            if need > guard:
                objective = self.kit.objectives[space]
                value = objective.value + (STAR_BONUS if objective.star else 0)
                value += 2.0 if space in self.kit.depots else 0.0
                worries[space] = value * HELD_BONUS * min(2.0, need / max(guard, 4))
        return worries

    @cached_property
    def needs(self) -> dict[int, int]:
        """The strength that could fall on each Objective of ours at once."""
        foes = self.foes
        if not foes:
            return {}
        strengths = np.array([self.attack_at(foe, self.foe) for foe in foes])
        return {
            space: int(strengths[distance_to(self.kit, space)[foes] <= NEAR].sum())
            for space in self.kit.objectives
            if self.pos.holder(space) == self.side
        }

    @cached_property
    def guards(self) -> dict[int, float]:
        """What it is worth to have at least one unit on each Objective of ours: more when the enemy is near."""
        foes = self.foes
        found = {}
        for space, objective in self.kit.objectives.items():
            if self.pos.holder(space) == self.side and foes:
                nearest = float(distance_to(self.kit, space)[foes].min())
                share = 1.2 if nearest <= NEAR else 0.6 if nearest <= FAR_OFF else 0.1
                star = STAR_BONUS if objective.star and objective.owner == self.side else 0.0
                found[space] = (objective.value + star) * share
        return found

    # the enemy

    @cached_property
    def foes(self) -> list[int]:
        """The hexes with enemy units."""
        units = self.pos.index.units[self.foe]
        return [space for space in range(self.kit.hex_count) if units[space]]

    @cached_property
    def exposed(self) -> bytearray:
        """Per space, whether it is next to enemy units."""
        found = bytearray(len(self._seen_from))
        for space, units in enumerate(self.pos.index.units[self.foe]):
            if units:
                for near in self._seen_from[space]:
                    found[near] = 1
        return found

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

    def crowd_at(self, space: int) -> tuple[int, int]:
        """Stacking points of our units in a hex, and how many of them are Motorised."""
        found = self._crowds.get(space)
        if found is None:
            kit = self.kit
            units = self.pos.units_at(space, self.side)
            points = [LARGE if kit.large[p] else SMALL for p in units]
            found = self._crowds[space] = sum(points), sum(compress(points, (kit.motorised[p] for p in units)))
        return found

    def threat_to(self, space: int) -> int:
        """Enemy strength next to a hex."""
        if not self.exposed[space]:
            return 0
        found = self._threats.get(space)
        if found is None:
            found = self._threats[space] = sum(self.attack_at(n, self.foe) for n in self.kit.neighbours[space])
        return found

    def menaced(self, space: int) -> bool:
        """Whether the enemy can come to a hex: he stands next to it, or next to one that is."""
        found = self._menaced.get(space)
        if found is None:
            units, near = self.pos.index.units[self.foe], self.kit.neighbours[space]
            found = any(self.threat_to(n) or units[n] for n in near) or bool(self.threat_to(space))
            self._menaced[space] = found
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

    # supply

    @property
    def lines(self) -> Lines:
        if self._lines is None:
            self._lines = trace(self.pos, self.side, checking=False)
        return self._lines

    def supply_cost(self, space: int) -> float:
        """What it costs a unit to end in a hex without supply."""
        lines = self.lines
        if space >= self.kit.hex_count or lines.full[space]:
            return 0.0
        if lines.limited[space]:
            return LIMITED_SUPPLY_COST
        return NO_SUPPLY

    # what a hex is worth

    def worth(self, space: int, drop: bool, strength: int) -> float:
        """What it is worth to have a unit in a hex, beside its pull, together with friends of some strength."""
        value = 0.0
        if self.exposed[space]:
            value = self.chance_at(space, strength) - self.danger_at(space, strength)
        if space in self.kit.objectives:
            value += self.prizes.get(space, 0.0) or self.worries.get(space, 0.0)
        if self.kit.terrain[space] >= 2:
            value += 0.3
        cost = self.supply_cost(space)
        return value - (0.5 * cost if drop else cost)

    def empty_worth(self, space: int, drop: bool, strength: int) -> float:
        """The same where nobody is yet."""
        if self.exposed[space]:
            return self.worth(space, drop, strength) + self.guards.get(space, 0.0)
        known = self.quiet[drop]
        found = known.get(space)
        if found is None:
            found = known[space] = self.worth(space, drop, strength) + self.guards.get(space, 0.0)
        return found

    def transport_worth(self, space: int) -> float:
        """Transports follow the troops: close behind many of them, in supply, away from the enemy; beside its pull."""
        found = self._carts.get(space)
        if found is None:
            side = self.side
            friends = self.strength_at(space, side) + sum(self.strength_at(n, side) for n in self.kit.neighbours[space])
            alone = self.threat_to(space) and not self.pos.index.units[side][space]
            found = 0.08 * friends - self.supply_cost(space) - (3.0 if alone else 0.0)
            self._carts[space] = found
        return found
