"""Reading the ground: what each hex is worth to a side, and who could fight there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from grognard.core.advice import differences
from grognard.core.moves import Moves
from grognard.core.order import Order
from grognard.core.temper import Temper
from grognard.titles.nemesis.advice.chart import COVER, ROUGH, Field, cover_of, kinds_of, near_to, pull_from, seen_from
from grognard.titles.nemesis.advice.tempers import TEMPERS
from grognard.titles.nemesis.chapters.ch2_2_stacking import LARGE, SMALL
from grognard.titles.nemesis.chapters.ch6_1_attack import defence_strength
from grognard.titles.nemesis.chapters.ch7_supply import Lines, trace
from grognard.titles.nemesis.kit import ALLIES, SIDES
from grognard.titles.nemesis.war import FULL, OOS, War, enemy, spaces_with

NEAR, FAR_OFF = 10, 24
"""Half mp within which an enemy can fall on an Objective at once, or before long."""


def target(order: Order) -> int:
    """The piece or hex that an order names."""
    assert isinstance(order.target, int)
    return order.target


def _changed(before: Iterable[list[int]], now: Iterable[list[int]]) -> set[int]:
    """The pieces of which something has changed."""
    return {p for was, is_ in zip(before, now, strict=True) if was != is_ for p in differences(was, is_)}


def _unlike(before: dict[int, int], now: dict[int, int]) -> set[int]:
    """The spaces that have got, lost or changed a marker."""
    return set() if before == now else {space for space, _ in before.items() ^ now.items()}


class Ground:
    """The position as one side looks at it, and what has been worked out about it.

    What the enemy does changes everything. What the side does itself changes little: the strength of the hexes that
    its units leave and enter, the lines of supply if Transports move, the worry about Objectives that are guarded now.
    """

    def __init__(self, pos: War, side: int, temper: Temper | None = None) -> None:
        self.temper = temper or TEMPERS.usual(SIDES[side])
        self.weights = self.temper.weights
        self.pos = pos
        self.side = side
        self.foe = enemy(side)
        self.kit = pos.kit
        self._seen_from = seen_from(pos.kit)
        self.kinds = kinds_of(pos.kit)
        self.sizes = [LARGE if large else SMALL for large in pos.kit.large]
        self._traits = pos.place.copy(), pos.steps.copy(), pos.supply.copy()
        self._doings = pos.marks.copy(), pos.spent.copy()
        self._supplied: tuple[Lines | None, bytes] = (None, b"")
        self._quiet: list[list[float]] = [[], []]
        self._remember(pos)
        self._forget()

    # what is kept between picks

    def _remember(self, pos: War) -> None:
        """Note what everything rests on, beside the lists of pieces."""
        self._flags, self._airfields, self._turn = pos.flags.copy(), pos.airfields.copy(), pos.turn
        self._ambushes = pos.ambushes.copy()

    def _forget(self, *, prizes: bool = True) -> None:
        """Begin anew; prizes, and how they draw, are kept if nothing but the enemy has moved."""
        for name in ("needs", "guards", "foes", "exposed", *(("prizes", "_lure") if prizes else ())):
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
        self._prey: dict[int, list[tuple[int, float]]] = {}
        self._held: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.company: dict[int, dict[tuple[int, int], float]] = {}
        """By space, what it is worth to join the friends there: to a unit of some kind and strength."""
        self.carts: dict[int, float] = {}
        """By space, what it is worth to a Transport, where it has been worked out."""
        self.marches, self.hauls, self.approaches = Moves(), Moves(), Moves()
        """Of units, of Transports, and of units that close up for an attack."""
        self._moves = self.marches, self.hauls, self.approaches

    def follow(self, pos: War) -> None:
        """Look at the position as it is now, and forget what no longer holds."""
        self.pos = pos
        traits, doings = (pos.place, pos.steps, pos.supply), (pos.marks, pos.spent)
        moved = _changed(self._traits, traits)
        stirred = moved | _changed(self._doings, doings)
        kit, side = self.kit, self.side
        foes = [p for p in moved if kit.side[p] != side]
        flagged = _unlike(self._flags, pos.flags)
        # Ambushes are nothing to the Japanese.
        ambushed = set(self._ambushes).symmetric_difference(pos.ambushes) if side == ALLIES else set()
        landed, later = self._airfields != pos.airfields, self._turn != pos.turn
        if not (stirred or flagged or ambushed or landed or later):
            return
        if later or any(kit.is_unit[p] for p in foes):
            self._forget(prizes=later or bool(flagged))
        else:
            place = self._traits[0]
            passage = flagged | ambushed | {space for p in foes for space in (place[p], pos.place[p])}
            for moves in self._moves:
                if passage:
                    moves.open(self._around(passage), pos.place)
                for p in stirred:
                    moves.drop(p)
            ours = [p for p in moved if kit.side[p] == side]
            touched = {space for p in ours if kit.is_unit[p] for space in (place[p], pos.place[p])}
            traced = not (flagged or ambushed or landed) and all(kit.is_unit[p] for p in ours)
            if touched or not traced:
                self._touch(touched, flagged, traced=traced)
        for before, now in zip((*self._traits, *self._doings), (*traits, *doings), strict=True):
            for p in stirred:
                before[p] = now[p]
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
            self._prey = {}
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
            self.carts.pop(space, None)
        for space in close:
            self._held[0].pop(space, None)
            self._held[1].pop(space, None)
            self.company.pop(space, None)
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
        star = self.weights["star"] if objective.star and objective.owner != self.side else 0.0
        value = points + self.weights["turn"] * turns + star * min(turns, 4) / 4
        return value * self.temper.stress.get(space, 1.0)

    @property
    def pull_list(self) -> list[float]:
        """The field that draws units to Objectives: enemy ones to take, threatened ones of ours to keep."""
        if self._pull is None:
            self._pull = self._field()
            self._pulls = self._pull.tolist()
        return self._pulls

    def _field(self) -> Field:
        worries = self.worries
        return np.maximum(self._lure, pull_from(self.kit, worries, self.weights["pull"])) if worries else self._lure

    @cached_property
    def _lure(self) -> Field:
        """The part of the field that comes from the enemy's Objectives."""
        return pull_from(self.kit, self.prizes, self.weights["pull"])

    @property
    def worries(self) -> dict[int, float]:
        """Objectives of ours that the enemy is near, and how much they matter."""
        if self._worries is None:
            self._worries = self._worry(self.needs)
        return self._worries

    def _worry(self, spaces: Iterable[int]) -> dict[int, float]:
        found = {space: self._worry_about(space, self.strength_at(space, self.side)) for space in spaces}
        return {space: worry for space, worry in found.items() if worry}

    def _worry_about(self, space: int, guard: int) -> float:
        """How much an Objective of ours matters with a guard of some strength; nothing if that is enough."""
        need = self.needs[space]
        if need <= guard:
            return 0.0
        objective = self.kit.objectives[space]
        value = objective.value + (self.weights["star"] if objective.star else 0)
        value += 2.0 if space in self.kit.depots else 0.0
        value *= self.temper.stress.get(space, 1.0)
        return value * self.weights["held"] * min(2.0, need / max(guard, 4))

    def left_open(self, space: int, p: int) -> float:
        """The worry that it would bring if a unit left an Objective of ours: it would only be called back."""
        if not self.needs.get(space):
            return 0.0
        guard = self.strength_at(space, self.side) - defence_strength(self.pos, p)
        return max(0.0, self._worry_about(space, guard) - self.worries.get(space, 0.0))

    @cached_property
    def needs(self) -> dict[int, float]:
        """The strength that could fall on each Objective of ours at once.

        Who is near, but not next to it, counts in part: one enemy between two Objectives falls on one of them.
        """
        near, share = near_to(self.kit, NEAR), self.weights["coming"]
        strengths = [(foe, float(self.attack_at(foe, self.foe))) for foe in self.foes]
        return {
            space: sum(
                [
                    strength if space in self._seen_from[foe] else share * strength
                    for foe, strength in strengths
                    if near[space] >> foe & 1
                ]
            )
            for space in (self.kit.objectives if strengths else ())
            if self.pos.holder(space) == self.side
        }

    @cached_property
    def guards(self) -> dict[int, float]:
        """What it is worth to have at least one unit on each Objective of ours: more when the enemy is near."""
        foes = sum([1 << foe for foe in self.foes])
        near, far_off = near_to(self.kit, NEAR), near_to(self.kit, FAR_OFF)
        found = {}
        for space, objective in self.kit.objectives.items():
            if foes and self.pos.holder(space) == self.side:
                share = 1.2 if near[space] & foes else 0.6 if far_off[space] & foes else 0.1
                star = self.weights["star"] if objective.star and objective.owner == self.side else 0.0
                found[space] = (objective.value + star) * share * self.weights["guard"]
        return found

    # the enemy

    @cached_property
    def foes(self) -> list[int]:
        """The hexes with enemy units."""
        return spaces_with(self.pos.index.units[self.foe], self.kit.hex_count)

    @cached_property
    def exposed(self) -> bytearray:
        """Per space, whether it is next to enemy units."""
        found = bytearray(len(self._seen_from))
        for space in spaces_with(self.pos.index.units[self.foe], len(found)):
            for near in self._seen_from[space]:
                found[near] = 1
        return found

    def strength_at(self, space: int, side: int) -> int:
        """Defence strength of a side in a hex, in half points."""
        if not self.pos.index.units[side][space]:
            return 0
        found = self._defence.get((space, side))
        if found is None:
            fire, steps, supply = self.kit.fp_by_steps, self.pos.steps, self.pos.supply
            units = self.pos.units_at(space, side)
            found = sum([fire[p][steps[p]] // 2 if supply[p] == OOS else fire[p][steps[p]] for p in units])
            self._defence[space, side] = found
        return found

    def attack_at(self, space: int, side: int) -> int:
        """Attack strength of a side in a hex, in half points."""
        if not self.pos.index.units[side][space]:
            return 0
        found = self._attack.get((space, side))
        if found is None:
            garrison = self.kit.garrison
            fire, steps, supply = self.kit.fp_by_steps, self.pos.steps, self.pos.supply
            units = [p for p in self.pos.units_at(space, side) if not garrison[p]]
            found = sum([fire[p][steps[p]] if supply[p] == FULL else fire[p][steps[p]] // 2 for p in units])
            self._attack[space, side] = found
        return found

    def crowd_at(self, space: int) -> tuple[int, int]:
        """Stacking points of our units in a hex, and how many of them are Motorised."""
        found = self._crowds.get(space)
        if found is None:
            motorised, sizes = self.kit.motorised, self.sizes
            units = self.pos.units_at(space, self.side)
            found = sum([sizes[p] for p in units]), sum([sizes[p] for p in units if motorised[p]])
            self._crowds[space] = found
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
        prey = self._prey.get(space)
        if prey is None:
            prey = self._prey[space] = self._prey_from(space)
        best, least = 0.0, self.weights["odds"]
        for defence, worth in prey:
            chance = worth * min(strength / defence - least, 2.0)
            if chance > best:
                best = chance
        return best * self.weights["chance"]

    def _prey_from(self, space: int) -> list[tuple[int, float]]:
        """The enemy next to a hex: his strength, and what it is worth to attack him."""
        units, share = self.pos.index.units[self.foe], self.weights["prize"]
        return [
            (self.strength_at(n, self.foe) or 1, 1.0 + self.prizes.get(n, 0.0) * share)
            for n in self.kit.neighbours[space]
            if units[n]
        ]

    def danger_at(self, space: int, strength: int) -> float:
        """How exposed a stack of some strength is in a hex."""
        threat = self.threat_to(space)
        if threat <= strength * 1.5:
            return 0.0
        return min(3.0, threat / max(strength, 1) - 1.5) * self.weights["danger"]

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
            return self.weights["limited"]
        return self.weights["no_supply"]

    # what a hex is worth

    def worth(self, space: int, drop: bool, strength: int) -> float:
        """What it is worth to have a unit in a hex, beside its pull, together with friends of some strength."""
        value = 0.0
        if self.exposed[space]:
            value = self.chance_at(space, strength) - self.danger_at(space, strength)
        if space in self.kit.objectives:
            value += self.prizes.get(space, 0.0) or self.worries.get(space, 0.0)
        if self.kit.terrain[space] >= ROUGH:
            value += COVER
        if self.lines.full[space]:
            return value
        cost = self.supply_cost(space)
        return value - (0.5 * cost if drop else cost)

    def quiet(self, drop: bool) -> list[float]:
        """What empty hexes are worth beside their pull, if no Objective and no enemy is there or next to them.

        Units that live on air drops have a list of their own. It depends on nothing but the lines of supply. All that
        is kept of the worth of hexes leaves out their pull, which changes more often.
        """
        lines = self.lines
        if self._supplied[0] is not lines:
            now = bytes(lines.full + lines.limited)
            if now != self._supplied[1]:
                self._quiet = [[], []]
            self._supplied = lines, now
        if not self._quiet[drop]:
            self._quiet[drop] = self._look_around(lines, drop)
        return self._quiet[drop]

    def _look_around(self, lines: Lines, drop: bool) -> list[float]:
        """The same as `empty_worth`, for all such hexes at once."""
        full, limited = (np.frombuffer(each, np.uint8) > 0 for each in (lines.full, lines.limited))
        costs = np.where(limited, self.weights["limited"], self.weights["no_supply"])
        costs[full] = 0.0
        costs[self.kit.hex_count :] = 0.0
        found: list[float] = (cover_of(self.kit) - (0.5 * costs if drop else costs)).tolist()
        return found

    def empty_worth(self, space: int, drop: bool, strength: int) -> float:
        """What a hex is worth where nobody is yet; Objectives away from the enemy are worth the same to everybody."""
        if self.exposed[space]:
            return self.worth(space, drop, strength) + self.guards.get(space, 0.0)
        known = self._held[drop]
        found = known.get(space)
        if found is None:
            found = known[space] = self.worth(space, drop, strength) + self.guards.get(space, 0.0)
        return found

    def transport_worth(self, space: int) -> float:
        """Transports follow the troops: close behind many of them, in supply, away from the enemy; beside its pull."""
        found = self.carts.get(space)
        if found is None:
            side = self.side
            units = self.pos.index.units[side]
            friends = sum([self.strength_at(n, side) for n in (space, *self.kit.neighbours[space]) if units[n]])
            alone = self.threat_to(space) and not units[space]
            found = 0.08 * friends - self.supply_cost(space) - (3.0 if alone else 0.0)
            self.carts[space] = found
        return found
