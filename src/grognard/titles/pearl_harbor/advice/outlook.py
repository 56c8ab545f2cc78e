"""How a side sees the war: what it wants, who guards it, what the enemy can do. All advice weighs this."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from grognard.board import distance_field, reach
from grognard.core.advice import differences
from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.core.temper import Temper
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.tempers import TEMPERS
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_naval import sea_costs
from grognard.titles.pearl_harbor.chapters.ch8_3_odds import defence_share, ground_table
from grognard.titles.pearl_harbor.chapters.ch9_land_leaders import helpers
from grognard.titles.pearl_harbor.chapters.ch10_cap import patrols
from grognard.titles.pearl_harbor.chapters.ch13_intrinsic import guard
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import fixed_defence4
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to
from grognard.titles.pearl_harbor.chapters.ch29_garrison import (
    PENALTY,
    REQUIRED,
    factors,
    garrison,
    is_kept,
    northern_march,
)
from grognard.titles.pearl_harbor.kit import AIR, JA, JAPAN, LAND, NAVAL, SIDES, SU, USA, WORKS, PearlKit, ratio_column
from grognard.titles.pearl_harbor.war import War

Field = npt.NDArray[np.float64]
Away = Callable[[PearlKit, int], Field]
FAR = 90
NEVER = -1000.0


def target(order: Order) -> int:
    """The piece or hex of an order; -1 if it has none."""
    return order.target if isinstance(order.target, int) else -1


def rate(ask: Ask, worth: Callable[[int], float], word: float = 0.0) -> list[float]:
    """Score the orders of a question by their piece or hex; the words that end or go on with it by `word`."""
    return [
        worth(order.target) if isinstance(order.target, int) else NEVER if order.verb == "declare-war" else word
        for order in ask.orders
    ]


def subject(ask: Ask, key: str = "piece") -> int:
    """The piece or hex that a question is about."""
    found = ask.args[key]
    assert isinstance(found, int)
    return found


# the map


@cache
def land_away(kit: PearlKit, space: int) -> Field:
    """By hex: how far it is to a hex over land."""
    found = np.full(kit.board.size, float(FAR))
    if kit.land.of[space]:
        for part, steps in enumerate(distance_field(kit.land.board.graph, list(kit.land.of[space]), FAR - 1).tolist()):
            if steps >= 0:
                found[kit.land.space[part]] = min(found[kit.land.space[part]], steps)
    return found


@cache
def land_near(kit: PearlKit, space: int) -> frozenset[int]:
    """The hexes to which a step over land leads."""
    return frozenset(kit.land.space[other] for part in kit.land.of[space] for other in kit.land.neighbours[part])


@cache
def sea_away(kit: PearlKit, space: int) -> Field:
    """By hex: how many movement points it is over the sea to the waters of a hex; few in the North Pacific."""
    found = np.full(kit.board.size, float(FAR))
    for origin in kit.sea.of[space]:
        for part, cost in reach(kit.sea.board.graph, origin, sea_costs(kit, frozenset()), 2 * FAR).costs.items():
            found[kit.sea.space[part]] = min(found[kit.sea.space[part]], cost / 2)
    return found


@cache
def air_away(kit: PearlKit, space: int) -> Field:
    """By hex: how far it is to a hex as the crow flies."""
    found = distance_field(kit.board.graph, space, FAR - 1).astype(np.float64)
    found[found < 0] = FAR
    return found


def worths(kit: PearlKit, side: int, left: int, temper: Temper, *, held: bool = False) -> tuple[float, ...]:
    """By hex: what an Objective is worth to a side, with so many turns left: towards the end all count alike.

    What is held already has no turn to wait for.
    """
    early, weights = min(1.0, left / w.EARLY), temper.weights
    found = [0.0] * kit.board.size
    for space in kit.objectives:
        region = kit.region[space]
        turn = w.REGIONS[side].get(region, 1.0)
        turn = 1.0 if held and turn else turn
        turn = turn if turn == 0.0 else turn + w.LATE * (1.0 - early) * (1.0 - turn)
        value = (weights["objective"] + weights["income"] * early * kit.objective[space]) * turn
        found[space] = value * weights[w.COUNTRIES.get(region, "elsewhere")] * temper.stress.get(space, 1.0)
    return tuple(found)


LIFT = {"H": 1.0, "L": 0.5, "C": 0.0}
"""What a ship lands, in divisions (6.6)."""


@cache
def falls(kit: PearlKit, attack: int, defence: int, *, rough: bool) -> float:
    """The chance that an attack with so many factors takes a hex."""
    if not attack or not defence:
        return 1.0 if attack else 0.0
    table = ground_table(kit)
    column, drm = ratio_column(table.columns, attack, defence), w.ROUGH if rough else 0
    return sum(table.result(die + drm, column) in ("EX", "DW", "DD") for die in range(1, 7)) / 6


class Outlook:
    """The position as one side sees it. Everything is derived from the position, when it is first asked for.

    What rests on the enemy and on who holds what is kept while only our own counters move.
    """

    _OURS = ("own_air", "small", "mastery", "sea_pull")
    _BY_PLACE = ("_troops", "loads", "lifts", "stages")
    """What rests on our own counters in one hex only, and on how many ships we have."""
    _THEIRS = (
        *("worth", "held", "caution", "prizes", "beaches", "land_pull", "sea_draw", "air_pull"),
        *("foes", "foe_ships", "foe_air", "sea_menace", "_defences", "_menaces", "_perils"),
    )

    def __init__(self, pos: War, side: int, temper: Temper | None = None) -> None:
        self.pos = pos
        self.temper = temper or TEMPERS.usual(SIDES[side])
        self.weights = self.temper.weights
        self.kit = pos.kit
        self.side = side
        self.foe = 1 - side
        self._remember()

    def follow(self, pos: War) -> None:
        self.pos = pos
        if pos.control != self._control or self._when != self._moment():
            self._forget((*self._THEIRS, *self._OURS, *self._BY_PLACE, "groups"))
        else:
            pairs = zip(self._seen, self._lists(), strict=True)
            changed = {p for before, now in pairs for p in differences(before, now)}
            if not changed:
                return
            self._forget(self._OURS)
            if any(self.kit.side[p] != self.side for p in changed):
                self._forget((*self._THEIRS, *self._BY_PLACE, "groups"))
            else:
                self._forget_places(changed)
        self._remember()

    def _forget_places(self, changed: Collection[int]) -> None:
        """Counters of ours have changed: what rests on those in a hex holds elsewhere."""
        kit, before, now = self.kit, self._seen[0], self.pos.place
        end = kit.hex_count
        works = any(kit.clock[p] == WORKS for p in changed)
        fleet = any(kit.arm[p] == NAVAL and (before[p] < end) != (now[p] < end) for p in changed)
        if works or fleet or (self.side == JAPAN and is_kept(self.pos)):
            self._forget((*self._BY_PLACE, "groups", "_perils"))
            return
        known: Iterable[dict[int, object]] = [self.__dict__[name] for name in self._BY_PLACE if name in self.__dict__]
        for places in known:
            for p in changed:
                places.pop(before[p], None)
                places.pop(now[p], None)

    def _lists(self) -> tuple[list[int], ...]:
        pos = self.pos
        return pos.place, pos.marks, pos.aboard, pos.supplied

    def _moment(self) -> tuple[object, ...]:
        """What else everything rests on."""
        pos = self.pos
        stricken = tuple(pos.silenced), tuple(pos.shaken), tuple(pos.no_guard)
        return pos.turn, pos.phasing, pos.segment, tuple(pos.weather), pos.soviet_war, pos.afghanistan_open, stricken

    def _remember(self) -> None:
        self._seen = [each.copy() for each in self._lists()]
        self._control, self._when = self.pos.control.copy(), self._moment()

    def _forget(self, names: Iterable[str]) -> None:
        for name in names:
            self.__dict__.pop(name, None)

    # what things are worth

    @cached_property
    def worth(self) -> tuple[float, ...]:
        """By hex: what an Objective is worth to us."""
        return worths(self.kit, self.side, self.pos.last_turn - self.pos.turn, self.temper)

    @cached_property
    def held(self) -> tuple[float, ...]:
        """By hex: what an Objective is worth to us if it is ours."""
        return worths(self.kit, self.side, self.pos.last_turn - self.pos.turn, self.temper, held=True)

    @cached_property
    def mastery(self) -> float:
        """How far the sea is ours, from little to all of it: by the ships that are afloat, hidden ones too (25)."""
        pos, kit = self.pos, self.kit
        afloat = [0.0, 0.0]
        for p in kit.of_arm[NAVAL]:
            if (pos.on_map(p) or pos.place[p] == kit.unseen) and (kit.force[p] != SU or pos.soviet_war):
                afloat[kit.side[p]] += self.price(p)
        return max(self.weights["meek"], min(1.0, afloat[self.side] / max(1.0, afloat[self.foe])))

    @cached_property
    def caution(self) -> float:
        """How much more our own losses count than theirs: little when the game is all but over."""
        return self.weights["losses"] if self.pos.turn < self.pos.last_turn else w.LAST_STAND

    def price(self, p: int) -> float:
        """What a counter is worth to its owner."""
        kit = self.kit
        strength = max(kit.attack[p], kit.defence[p])
        if kit.arm[p] == NAVAL:
            return (self.weights["carrier"] if kit.is_carrier[p] else w.SHIP[kit.kind[p]]) * strength
        if kit.arm[p] == AIR:
            return self.weights["aircraft"] * strength
        if kit.arm[p] == LAND:
            return (w.INFANTRY if kit.is_infantry[p] or kit.is_asian[p] else w.TRAINED) * strength
        return w.BUILT.get(kit.kind[p], w.OTHER)

    def ship_price(self, p: int) -> float:
        """What a ship is worth as a target, with all that is aboard."""
        return self.price(p) + sum(self.weights["cargo"] * self.price(q) for q in self.pos.cargo(p))

    @cached_property
    def prizes(self) -> dict[int, float]:
        """Objectives that the enemy holds, by what they are worth."""
        pos, closed = self.pos, closed_to(self.pos, JA if self.side == JAPAN else USA)
        return {s: self.worth[s] for s in self.kit.objectives if pos.holder(s) == self.foe and not closed[s]}

    @cached_property
    def beaches(self) -> dict[int, float]:
        """Shores worth an assault: Objectives, hexes next to garrisoned ones, enemy bases."""
        kit, pos = self.kit, self.pos
        found = {space: value for space, value in self.prizes.items() if kit.is_shore[space]}
        for space, value in self.prizes.items():
            if not self.defence4(space):
                continue
            for near in land_near(kit, space):
                if kit.is_shore[near] and pos.holder(near) == self.foe and near not in self.prizes:
                    found[near] = found.get(near, 0.0) + self.weights["stage"] * value
        for p in self.foes:
            if kit.arm[p] > AIR and kit.is_shore[pos.place[p]]:
                found.setdefault(pos.place[p], self.weights["works"])
        return found

    # the enemy

    @cached_property
    def foes(self) -> list[int]:
        """Enemy counters on the map; a neutral Soviet Union is no enemy."""
        pos, kit = self.pos, self.kit
        return [p for p in kit.pieces_of[self.foe] if pos.on_map(p) and (kit.force[p] != SU or pos.soviet_war)]

    @cached_property
    def foe_ships(self) -> dict[int, list[int]]:
        """By hex: enemy ships."""
        found: dict[int, list[int]] = {}
        for p in self.foes:
            if self.kit.arm[p] == NAVAL:
                found.setdefault(self.pos.place[p], []).append(p)
        return found

    @cached_property
    def foe_air(self) -> list[int]:
        """By hex: enemy air factors that can strike there."""
        return self._air_over(p for p in self.foes if self.kit.arm[p] == AIR)

    @cached_property
    def own_air(self) -> list[int]:
        """By hex: air factors of ours ashore that can strike there."""
        pos, kit = self.pos, self.kit
        mine = (p for p in kit.of_arm[AIR] if kit.side[p] == self.side and pos.on_map(p))
        return self._air_over(p for p in mine if pos.aboard[p] < 0 and pos.supplied[p])

    def _air_over(self, air: Iterable[int]) -> list[int]:
        found = [0] * self.kit.board.size
        for p in air:
            for space in air_reach(self.pos, p, flight_range(self.pos, p)).spaces:
                found[space] += self.kit.attack[p]
        return found

    @cached_property
    def _defences(self) -> dict[int, int]:
        return {}

    def defence4(self, space: int) -> int:
        """What defends a hex against us over land, in quarters; a guess for what lies hidden in boxes (25)."""
        found = self._defences.get(space)
        if found is None:
            pos, foe = self.pos, self.foe
            units = pos.land_at(space, foe)
            found = fixed_defence4(pos, space, foe) + sum(defence_share(pos, p).strength4 for p in units)
            led = helpers(pos, foe, units) if units else ()
            found += 4 * max((self.kit.attack[p] for p in led), default=0)
            if not units and found and pos.options.plays("intelligence", "limited"):
                found += 4 * w.UNKNOWN
            self._defences[space] = found
        return found

    def landing4(self, space: int) -> int:
        """What defends a shore against an assault, in quarters."""
        return self.defence4(space) + 4 * guard(self.pos, space, self.foe)

    def patrol(self, space: int) -> int:
        """Enemy air factors on patrol over a hex."""
        return sum(self.kit.attack[p] for p in patrols(self.pos, space, self.foe))

    @cached_property
    def _menaces(self) -> dict[int, int]:
        return {}

    def menace(self, space: int) -> int:
        """Enemy land factors that can soon fall on a hex: those next to it, and those in reach by half."""
        found = self._menaces.get(space)
        if found is None:
            kit, pos, away = self.kit, self.pos, land_away(self.kit, space)
            near = [(kit.attack[p], away[pos.place[p]]) for p in self.foes if kit.arm[p] == LAND and pos.aboard[p] < 0]
            found = sum(2 * attack if steps <= 1 else attack for attack, steps in near if steps <= w.MARCH) // 2
            self._menaces[space] = found
        return found

    @cached_property
    def sea_menace(self) -> tuple[Field, Field]:
        """By hex: the factors that the enemy could land there from one port, and how likely he comes there at all."""
        kit, pos = self.kit, self.pos
        most, likely = np.zeros(kit.board.size), np.zeros(kit.board.size)
        for space, ships in self.foe_ships.items():
            lift, landed = sum(LIFT[kit.kind[p]] for p in ships), 0
            for p in sorted((p for p in pos.index.at[space] if kit.arm[p] == LAND), key=lambda p: -kit.attack[p]):
                if kit.side[p] == self.foe and lift >= 1.0 + kit.is_large[p]:
                    lift, landed = lift - 1.0 - kit.is_large[p], landed + kit.attack[p]
            landed = max(landed, w.LANDED if lift >= 1.0 else 0)
            if landed:
                away = sea_away(kit, space)
                most = np.maximum(most, np.where(away <= w.LANDING_RANGE, landed, 0.0))
                likely = np.maximum(likely, self.weights["landings"] * w.STAGING**away)
        return most, likely

    def peril(self, space: int, troops: int) -> float:
        """The chance that a hex of ours which so many factors of troops defend falls in the enemy's next turn.

        Works alone do not stop a zone of control (18-f), but those who land.
        """
        found = self._perils.get((space, troops))
        if found is None:
            found = self._perils[space, troops] = self._peril(space, troops)
        return found

    @cached_property
    def _perils(self) -> dict[tuple[int, int], float]:
        return {}

    def _peril(self, space: int, troops: int) -> float:
        kit, rough = self.kit, self.kit.is_rough[space]
        defence = troops + fixed_defence4(self.pos, space, self.side) // 4
        alone = not troops and not kit.fortress[space] and not kit.is_home[space]
        by_land = falls(kit, self.menace(space), 0 if alone else defence, rough=rough)
        if not kit.is_shore[space]:
            return by_land
        most, likely = self.sea_menace
        return max(by_land, float(likely[space]) * falls(kit, int(most[space]), defence + 1, rough=rough))

    @cached_property
    def _troops(self) -> dict[int, int]:
        return {}

    def company(self, p: int, space: int) -> int:
        """The factors with which the others defend a hex of ours, if a unit is there or comes."""
        found = self._troops.get(space)
        if found is None:
            found = sum(self.kit.defence[q] for q in self.pos.land_at(space, self.side))
            self._troops[space] = found
        there = self.pos.place[p] == space and self.kit.arm[p] == LAND and self.pos.aboard[p] < 0
        return found - self.kit.defence[p] if there else found

    # where we want to be

    @cached_property
    def loads(self) -> dict[int, int]:
        """By port, once it was asked for: what waits there to be landed elsewhere, in divisions."""
        return {}

    @cached_property
    def lifts(self) -> dict[int, float]:
        """By port, once it was asked for: what the ships there can land, in divisions."""
        return {}

    @cached_property
    def stages(self) -> dict[int, dict[object, float]]:
        """By hex and kind of unit, once it was asked for: what a hex is worth to such a unit from elsewhere."""
        return {}

    @cached_property
    def small(self) -> dict[int, float]:
        """By shore: what the landing of a single small unit promises, once that was asked for."""
        return {}

    @cached_property
    def groups(self) -> dict[int, float]:
        """By port: the lift that should wait there for the next landings, once that was asked for."""
        return {}

    @cached_property
    def land_pull(self) -> Field:
        """By hex: how much the Objectives of the enemy want land units to be there."""
        return self._pull(land_away, w.PULL, FAR, self._easy(), self.weights["far"])

    @cached_property
    def sea_pull(self) -> Field:
        """By hex: how much they want ships and landing troops to be there; who is weaker at sea stays at home."""
        return self.mastery * self.sea_draw

    @cached_property
    def sea_draw(self) -> Field:
        """The same for the master of the sea."""
        return self._pull(sea_away, w.STAGING, w.STAGING_RANGE, self._easy(), self.weights["far_sea"])

    @cached_property
    def air_pull(self) -> Field:
        """By hex: how much they want aircraft to be there: bombs are for what is defended."""
        wanted = {s: value * (1.0 if self.defence4(s) else w.UNBOMBED) for s, value in self.prizes.items()}
        return self._pull(air_away, w.AIR_PULL, FAR, wanted)

    def _easy(self) -> dict[int, float]:
        """What Objectives of the enemy are worth, and how easily they are had."""
        return {s: value / (1.0 + self.weights["guarded"] * self.defence4(s)) for s, value in self.prizes.items()}

    def _pull(self, away: Away, left: float, limit: int, wanted: Mapping[int, float], far: float = 1.0) -> Field:
        """The pull of the Objective that draws most, and something of all the others; each hex counts as so many."""
        most, total = np.zeros(self.kit.board.size), np.zeros(self.kit.board.size)
        for space, value in wanted.items():
            steps = away(self.kit, space)
            drawn = np.where(steps <= limit, value * left ** (far * steps), 0.0)
            most = np.maximum(most, drawn)
            total += drawn
        return most + w.OTHERS * total

    def duty(self, p: int, space: int) -> float:
        """What a unit adds to the safety of an Objective of ours, with all who are there; and to the garrison of 29."""
        pos, kit, value = self.pos, self.kit, self.held[space]
        watch = 0.0
        if self.side == JAPAN and kit.force[p] == JA and is_kept(pos) and space in northern_march(kit):
            here = factors(pos, p)
            short = REQUIRED - garrison(pos) + (here if pos.place[p] == space else 0)
            watch = float(PENALTY * max(0, min(here, short)))
        if not value or pos.holder(space) != self.side:
            return watch
        others = self.company(p, space)
        return watch + self.weights["held"] * value * (
            self.peril(space, others) - self.peril(space, others + kit.defence[p])
        )
