"""5.2 Assaults and 6.1-C, 6.1-D attacks: which hexes are attacked, by whom. The combat itself is in ch6_1_combat."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import (
    Cause,
    detach,
    detachable,
    lose_step,
    not_now,
)
from grognard.titles.nemesis.chapters.ch2_6_yunnan import activate_by_attack
from grognard.titles.nemesis.chapters.ch2_7_monsoon import air_value
from grognard.titles.nemesis.chapters.ch5_1_transports import push_back
from grognard.titles.nemesis.chapters.ch6_1_battle import Battle
from grognard.titles.nemesis.chapters.variants import idle_rule
from grognard.titles.nemesis.kit import JAPAN, NORMAL, STILWELL, YUNNAN
from grognard.titles.nemesis.verbs import AIR, ATTACK, COMMIT, DETACH, DONE, LOSE, STORM, WITH
from grognard.titles.nemesis.war import (
    ATTACKED,
    AVAILABLE,
    DEFENDED,
    FULL,
    OOS,
    RETREATED,
    USED,
    War,
    enemy,
    spaces_with,
)

MOST_ATTACKS = 3
STRAGGLERS = 3
"""Up to this die an attack on an empty Objective costs a step."""


# strength


def attack_strength(pos: War, p: int) -> int:
    """Firepower in half points when attacking: halved unless in Full Supply (7.1-B)."""
    fp = pos.kit.fp_by_steps[p][pos.steps[p]]
    return fp if pos.supply[p] == FULL else fp // 2


def defence_strength(pos: War, p: int) -> int:
    """Firepower in half points when defending: halved only if OoS (7.1-B)."""
    fp = pos.kit.fp_by_steps[p][pos.steps[p]]
    return fp // 2 if pos.supply[p] == OOS else fp


def defenders(pos: War, target: int, side: int) -> list[int]:
    """Units that oppose an attack on a hex: all but those that retreated there in this Phase (6.2-D)."""
    marks = pos.marks
    return [p for p in pos.units_at(target, side) if not marks[p] & RETREATED]


def total_defence(pos: War, target: int, side: int) -> int:
    return sum(defence_strength(pos, p) for p in defenders(pos, target, side))


# who may attack what


def may_attack(pos: War, p: int, assault: bool, stilwell_spent: bool) -> bool:
    """Whether a unit may take part in an attack in this Phase."""
    kit = pos.kit
    force = kit.force[p]
    if not kit.is_unit[p] or kit.garrison[p] or pos.marks[p] & ATTACKED or not pos.is_active(p):
        return False
    if assault and (pos.supply[p] != FULL or force == YUNNAN):
        return False
    if force == YUNNAN and not pos.yunnan_active:
        return False
    return not (force == STILWELL and stilwell_spent)


def may_strike(pos: War, p: int, link: int) -> bool:
    """A unit may not attack a hex that it could not enter; Artillery may, even across a lake."""
    kit = pos.kit
    return kit.artillery[p] or kit.prices(kit.gait[p], NORMAL, pos.weather)[link] >= 0


def attackers_by_target(pos: War, declare: Declare) -> dict[int, list[int]]:
    """For each adjacent hex that could be attacked, the units that may attack it."""
    targets = set(spaces_with(pos.index.units[enemy(declare.side)], pos.kit.map_end))
    if not declare.assault:
        targets.update(pos.enemy_objectives(declare.side))
    return _attackers(pos, declare, targets)


def attackers_of(pos: War, declare: Declare, target: int) -> list[int]:
    """The units that may attack a hex in which there is something to attack."""
    return _attackers(pos, declare, {target}).get(target, [])


def _attackers(pos: War, declare: Declare, targets: set[int]) -> dict[int, list[int]]:
    kit, weather = pos.kit, pos.weather
    found: dict[int, list[int]] = {}
    near = set(range(kit.hex_count, kit.map_end))
    near.update(*[kit.neighbours[space] for space in targets])
    for p in pos.pieces_in_play(declare.side):
        here = pos.place[p]
        if here not in near or not may_attack(pos, p, declare.assault, declare.stilwell > 0):
            continue
        if kit.artillery[p]:
            spaces = kit.neighbours[here]
        else:
            spaces = tuple([space for _, space, _ in kit.exits(kit.gait[p], NORMAL, weather)[here]])
        for space in spaces:
            if space in targets:
                found.setdefault(space, []).append(p)
    return found


def is_target(pos: War, space: int, side: int) -> bool:
    """Whether enemy units stand there that have not been attacked in this Phase."""
    foe = enemy(side)
    return bool(pos.index.units[foe][space]) and any(not pos.marks[p] & DEFENDED for p in pos.units_at(space, foe))


def is_empty_objective(pos: War, space: int, side: int) -> bool:
    """An Objective of the enemy without units: it may be stormed in the Attack Phase."""
    return pos.enemy_objective(space, side) and not pos.index.units[enemy(side)][space]


def best_air(pos: War, side: int) -> int:
    """The strongest Air Support that is available, in half points; 0 if there is none."""
    return max((air_value(pos, air) for air in available_air(pos, side)), default=0)


def available_air(pos: War, side: int) -> list[int]:
    return [air for air, owner in enumerate(pos.kit.air_side) if owner == side and pos.air[air] == AVAILABLE]


def can_reach_ratio(pos: War, units: list[int], defence: int, side: int) -> bool:
    """Whether these units, with the best Air Support, can attack at 1:2 or better, and not with Artillery alone."""
    kit = pos.kit
    if all(kit.artillery[p] for p in units):
        return False
    strength = sum(attack_strength(pos, p) for p in units)
    if any(kit.force[p] != YUNNAN for p in units):
        strength += best_air(pos, side)
    return 2 * strength >= defence


def feasible(pos: War, declare: Declare, target: int, units: list[int]) -> list[int]:
    """The units out of which a legal attack can be made; an Assault needs them in one hex (5.2)."""
    defence = total_defence(pos, target, enemy(declare.side))
    if not declare.assault:
        return units if can_reach_ratio(pos, units, defence, declare.side) else []
    by_hex: dict[int, list[int]] = {}
    for p in units:
        by_hex.setdefault(pos.place[p], []).append(p)
    return [p for stack in by_hex.values() if can_reach_ratio(pos, stack, defence, declare.side) for p in stack]


class Declare(Answers[War], frozen=True):
    """The attacker names the next hex to attack, up to three in a Phase, or is done."""

    side: Side
    assault: bool
    made: Number = 0
    stilwell: Number = 0
    fought: bool = False
    elsewhere = {"move": lambda self, _, p: "NEM-5.1-a" if self.assault else "NEM-6.0-a"}

    def advance(self, pos: War) -> Asks:
        rules = ("NEM-5.2-b", "NEM-5.2-d", "NEM-5.2-c") if self.assault else ("NEM-6.1C-a", "NEM-6.1C-e")
        seat, orders, firm = pos.seat(self.side), self._orders(pos), self.made > 0
        return Ask(seat, "assault" if self.assault else "attack", orders, rules, {"n": self.made}, firm=firm)

    def _orders(self, pos: War) -> list[Order]:
        if self.made >= MOST_ATTACKS:
            pos.cite("NEM-5.2-d" if self.assault else "NEM-6.1D-a")
            return [DONE]
        orders: list[Order] = []
        for space, units in attackers_by_target(pos, self).items():
            if is_target(pos, space, self.side):
                if feasible(pos, self, space, units):
                    orders.append(ATTACK[space])
            elif self._may_storm(pos, space, units):
                orders.append(STORM[space])
        if orders and self.side == JAPAN:
            orders += DETACH.each(detachable(self, pos))
        orders.append(DONE)
        return orders

    def _may_storm(self, pos: War, space: int, units: list[int]) -> bool:
        """An empty Objective may be attacked, in the Attack Phase and before any other attack (6.1-C)."""
        return (
            not self.assault
            and not self.fought
            and is_empty_objective(pos, space, self.side)
            and not all(pos.kit.artillery[p] for p in units)
        )

    @offers(ATTACK, why=lambda self, pos, space: why_not_attack(pos, self, space))
    def attack(self, pos: War, space: int) -> None:
        pos.push(Participants(self, space))

    @offers(STORM, why=lambda self, pos, space: why_not_storm(pos, self, space))
    def storm(self, pos: War, space: int) -> None:
        pos.push(Participants(self, space, storm=True))

    @offers(DETACH, why=not_now)
    def detach(self, pos: War, p: int) -> None:
        detach(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()

    def counted(self, pos: War, units: tuple[int, ...], *, fought: bool) -> Declare:
        """This Phase's attacks, one more made."""
        stilwell = any(pos.kit.force[p] == STILWELL for p in units)
        if stilwell and any(pos.kit.force[p] != STILWELL for p in units):
            pos.cite("NEM-5.2-i")
        return Declare(self.side, self.assault, self.made + 1, self.stilwell + stilwell, self.fought or fought)


def why_not_attack(pos: War, declare: Declare, target: int) -> list[str]:
    """Why a hex cannot be attacked now."""
    kit = pos.kit
    side, foe = declare.side, enemy(declare.side)
    if target >= kit.hex_count:
        return ["NEM-1.1-n"]
    if declare.made >= MOST_ATTACKS:
        return ["NEM-5.2-d" if declare.assault else "NEM-6.1D-a"]
    if not pos.index.units[foe][target]:
        return ["NEM-6.1C-k" if pos.index.carts[foe][target] else "NEM-6.1C-a"]
    if not is_target(pos, target, side):
        return ["NEM-6.1C-c"]
    units = attackers_of(pos, declare, target)
    if not units:
        near = [p for hex_ in kit.neighbours[target] for p in pos.units_at(hex_, side)]
        near += [p for hex_ in kit.entry_hex.values() for p in pos.units_at(hex_, side)]
        return [rule for p in near for rule in why_not_join(pos, declare, target, p)] or [
            "NEM-5.2-b" if declare.assault else "NEM-6.1C-a"
        ]
    if all(kit.artillery[p] for p in units):
        return ["NEM-6.1D-b", "NEM-1.2B-m"]
    return ["NEM-6.1E-d", *(["NEM-5.2-h"] if declare.assault else [])]


def why_not_storm(pos: War, declare: Declare, target: int) -> list[str]:
    """Why an empty Objective cannot be attacked now."""
    if target >= pos.kit.hex_count:
        return ["NEM-1.1-n"]
    if declare.made >= MOST_ATTACKS:
        return ["NEM-5.2-d" if declare.assault else "NEM-6.1D-a"]
    if declare.assault:
        return ["NEM-6.1C-n"]
    return ["NEM-6.1C-h"] if declare.fought else ["NEM-6.1C-g", "NEM-6.1C-n"]


def why_not_join(pos: War, declare: Declare, target: int, p: int) -> list[str]:
    """Why a unit cannot take part in an attack on a hex."""
    kit = pos.kit
    if not kit.is_unit[p]:
        return ["NEM-1.2A-a"]
    if kit.garrison[p]:
        return ["NEM-1.2J-b"]
    if not pos.is_active(p):
        return [idle_rule(pos)]
    if pos.marks[p] & ATTACKED:
        return ["NEM-6.1C-c", *(["NEM-5.2-c"] if declare.assault else [])]
    if kit.force[p] == YUNNAN:
        if declare.assault:
            return ["NEM-5.2-g"]
        if not pos.yunnan_active:
            return ["NEM-2.6-f"]
    if declare.assault and pos.supply[p] != FULL:
        return ["NEM-5.2-f", "NEM-7.1B-e" if pos.supply[p] != OOS else "NEM-7.1B-h"]
    if kit.force[p] == STILWELL and declare.stilwell:
        return ["NEM-5.2-e" if declare.assault else "NEM-6.1D-e"]
    link = kit.board.link(pos.place[p], target)
    if link < 0:
        return ["NEM-1.1-m" if pos.place[p] >= kit.hex_count else "NEM-6.1C-a"]
    if not may_strike(pos, p, link):
        return ["NEM-6.1D-c", *(["NEM-5.1A-g"] if kit.lake[link] else [])]
    return ["NEM-5.2-h"] if declare.assault else []


class Participants(Answers[War], frozen=True):
    """The attacker names the units that take part, and one Air Support; then commits.

    It is asked often, and looks for those who could take part once for all verbs.
    """

    declare: Declare
    target: Space
    storm: bool = False
    chosen: Pieces = ()
    air: Number = -1

    def advance(self, pos: War) -> Asks:
        candidates = self._candidates(pos)
        orders = WITH.each(p for p in candidates if p not in self.chosen)
        if not self.storm and self.air < 0 and self._may_have_air(pos):
            orders += AIR.each(self._flyers(pos, candidates))
        if not self._not_yet(pos, None):
            orders.append(COMMIT)
        rules = ("NEM-5.2-h",) if self.declare.assault else ("NEM-6.1C-b", "NEM-6.1C-d")
        prompt = "participants-storm" if self.storm else "participants"
        return Ask(pos.seat(self.declare.side), prompt, orders, rules, {"space": self.target}, firm=orders == [COMMIT])

    def _flyers(self, pos: War, candidates: list[int]) -> list[str]:
        """With a weak marker the ratio may be out of reach (6.1-E)."""
        strength = sum(attack_strength(pos, p) for p in candidates)
        short = total_defence(pos, self.target, enemy(self.declare.side)) - 2 * strength
        flyers = available_air(pos, self.declare.side)
        return [pos.kit.air_names[air] for air in flyers if 2 * air_value(pos, air) >= short]

    def _may_have_air(self, pos: War) -> bool:
        """Air Support needs a unit that is no Artillery, and one that is not of the Yunnan Force (1.2-B)."""
        kit = pos.kit
        return not all(kit.artillery[p] for p in self.chosen) and not all(kit.force[p] == YUNNAN for p in self.chosen)

    def _candidates(self, pos: War) -> list[int]:
        units = attackers_of(pos, self.declare, self.target)
        if self.storm:
            return units
        units = feasible(pos, self.declare, self.target, units)
        if self.declare.assault and self.chosen:
            here = pos.place[self.chosen[0]]
            units = [p for p in units if pos.place[p] == here]
        return units

    def _strength(self, pos: War) -> int:
        strength = sum(attack_strength(pos, p) for p in self.chosen)
        return strength + (air_value(pos, self.air) if self.air >= 0 else 0)

    def _not_yet(self, pos: War, _: None) -> tuple[str, ...]:
        """Why the attack cannot be made with those who take part so far."""
        if self.chosen and all(pos.kit.artillery[p] for p in self.chosen):
            return "NEM-6.1D-b", "NEM-1.2B-m", "NEM-5.2-c"
        if not self.chosen:
            return ("NEM-6.1E-d",)
        foe = enemy(self.declare.side)
        weak = not self.storm and 2 * self._strength(pos) < total_defence(pos, self.target, foe)
        return ("NEM-6.1E-d",) if weak else ()

    def _not_with(self, pos: War, p: int) -> list[str]:
        return why_not_join(pos, self.declare, self.target, p) or ["NEM-6.1E-d"]

    def _no_air(self, pos: War, name: str) -> str:
        if self.air >= 0:
            return "NEM-1.2B-j"
        if name in pos.kit.air_names and pos.air[pos.kit.air_names.index(name)] != AVAILABLE:
            return "NEM-1.2B-k"
        if self.chosen and all(pos.kit.force[p] == YUNNAN for p in self.chosen):
            return "NEM-1.2B-n"
        return "NEM-1.2B-m"

    @offers(WITH, why=_not_with)
    def add(self, pos: War, p: int) -> None:
        pos.replace(replace(self, chosen=(*self.chosen, p)))

    @offers(AIR, why=_no_air)
    def fly(self, pos: War, name: str) -> None:
        pos.cite("NEM-1.2B-i", "NEM-1.2B-n" if self.declare.side != JAPAN else "NEM-1.2B-i")
        pos.replace(replace(self, air=pos.kit.air_names.index(name)))

    @offers(COMMIT, forbids=_not_yet)
    def _commit(self, pos: War) -> None:
        declare, target = self.declare, self.target
        side, foe = declare.side, enemy(declare.side)
        for p in self.chosen:
            pos.marks[p] |= ATTACKED
        if pos.table.cited is not None:
            self._cite(pos)
        pos.stack[-2] = declare.counted(pos, self.chosen, fought=not self.storm)
        if self.storm:
            pos.event("storms", "NEM-6.1C-g", "NEM-6.1D-a", side=side, space=target, pieces=list(self.chosen))
            pos.replace(Storm(side, target, self.chosen))
            return
        if self.air >= 0:
            pos.air[self.air] = USED
            pos.event("air-support", "NEM-1.2B-k", "NEM-1.2B-h", air=pos.kit.air_names[self.air], space=target)
        opposing = defenders(pos, target, foe)
        for p in opposing:
            pos.marks[p] |= DEFENDED
        pos.event(
            "assaults" if declare.assault else "attacks",
            "NEM-6.1C-f",
            side=side,
            space=target,
            pieces=list(self.chosen),
        )
        if side == JAPAN:
            activate_by_attack(pos, pos.units_at(target, foe))
        pos.replace("Lead", Battle(side, target, declare.assault, self.chosen, self.air, self.chosen))

    def _cite(self, pos: War) -> None:
        kit = pos.kit
        for p in self.chosen:
            link = kit.board.link(pos.place[p], self.target)
            if kit.artillery[p] and (kit.lake[link] or (kit.motorised[p] and not kit.way[link])):
                pos.cite("NEM-6.1D-d")
            if pos.place[p] >= kit.hex_count:
                pos.cite("NEM-1.1-m")
            if kit.force[p] == YUNNAN:
                pos.cite("NEM-6.1C-o")
            if pos.place[p] in pos.forts:
                pos.cite("NEM-6.1F-e")
        hexes = {pos.place[p] for p in self.chosen}
        if len(hexes) > 1:
            pos.cite("NEM-6.1C-b")
        standing = [q for hex_ in hexes for q in pos.units_at(hex_, self.declare.side)]
        if len(standing) > len(self.chosen):
            pos.cite("NEM-6.1C-d")


# 6.1-C: attack on an empty Objective


class Storm(Steps[War], frozen=True):
    """An empty Objective is attacked: stragglers cost a step on 1-3, then the attackers must advance."""

    side: Side
    target: Space
    units: Pieces

    steps = ("roll", "straggle", "advance_all")

    def roll(self, pos: War) -> None:
        die = pos.roll()
        pos.event("storm-roll", "NEM-6.1C-i", "NEM-2.3-m", "NEM-6.0-b", die=die, space=self.target)
        self.turn_to(pos, "straggle" if die <= STRAGGLERS else "advance_all")

    def straggle(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "lose-step", self.offered(pos), ("NEM-6.1C-i",), {"n": 1})

    def _exposed(self, pos: War) -> list[int]:
        return [p for p in self.units if not pos.kit.artillery[p]]

    @offers(LOSE, _exposed)
    def lose(self, pos: War, p: int) -> None:
        heir = lose_step(pos, p, Cause("NEM-6.1C-i"))
        units = tuple(heir if q == p else q for q in self.units if q != p or heir is not None)
        self.turn_to(pos, "advance_all", units=units)

    def advance_all(self, pos: War) -> None:
        must = tuple(self._exposed(pos))
        if not must:
            pos.pop()
            return
        pos.replace("Advance", self.side, self.target, must, must, rule="NEM-6.1C-i")
        push_back(pos, self.target, enemy(self.side), "NEM-6.1C-i")
