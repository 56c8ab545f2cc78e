"""The field as a side sees it: how good it is to stand in a hex."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.core.temper import Temper
from grognard.core.weights import fading
from grognard.titles.war_of_resistance.advice.chances import (
    GRASP,
    Forecast,
    around,
    forecast_of,
    grasped,
    share_of,
    strength_beside,
)
from grognard.titles.war_of_resistance.advice.tempers import TEMPERS
from grognard.titles.war_of_resistance.advice.theatre import (
    STAY,
    Values,
    aims,
    is_calm,
    march,
    must_stay,
    posts,
    steps,
    values,
)
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred, lengths_from
from grognard.titles.war_of_resistance.chapters.ch12_points import POINT_RE
from grognard.titles.war_of_resistance.chapters.ch12_supply import lines_without_homes, supplied_hexes
from grognard.titles.war_of_resistance.chapters.ch41_mandates import (
    MANY,
    around_shanghai,
    beside_bridgeheads,
    strength_in,
)
from grognard.titles.war_of_resistance.chapters.ch45_factions import one_faction
from grognard.titles.war_of_resistance.kit import CHINA, DOT, FULL_CITY, JAPAN, PARTIAL, SIDES, Bytes, ChinaKit
from grognard.titles.war_of_resistance.war import War, enemy

GARRISON = 3
"""So many divisions hold a place."""
RANGE = 30
"""Supply helps those within so many hexes."""
POST = 30.0
"""What it is worth to be where a garrison is wanted."""
CITIES = {DOT: "dot", PARTIAL: "partial", FULL_CITY: "full"}
"""Weights by the size of a city."""


@lru_cache(maxsize=1024)
def away(kit: ChinaKit, space: int) -> npt.NDArray[np.int16]:
    """By space: hexes to a place."""
    return distance_field(kit.board.graph, space)


def stands(pos: War, troops: list[int], space: int) -> bool:
    """Whether units could end their move in a hex with the friends that are there."""
    return fits(pos, [*pos.units_at(space, pos.kit.side[troops[0]]), *troops], space)


class Field:
    """What a side wants to hold or take, looked at anew with every position."""

    def __init__(self, pos: War, side: int, temper: Temper | None = None) -> None:
        self.side = side
        self.pos = pos
        self.temper = temper or TEMPERS.usual(SIDES[side])
        self.weights = self.temper.weights

    def follow(self, pos: War) -> None:
        self.pos = pos
        for name in (
            "fed",
            "map",
            "enemies",
            "shunned",
            "foes",
            "front",
            "wants",
            "watched",
            "quiet",
            "posts",
            "armed",
            "foe_armed",
            "prey",
        ):
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
    def enemies(self) -> npt.NDArray[np.int16]:
        """By space: hexes to the nearest enemy, or -1 if none can be there soon."""
        pos = self.pos
        spaces = sorted({pos.place[p] for p in pos.units_of(enemy(self.side))})
        return distance_field(pos.kit.board.graph, spaces, GRASP)

    @cached_property
    def shunned(self) -> dict[int, str]:
        """By Chinese unit: the faction whose home its line of supply would violate (45A1)."""
        pos, kit = self.pos, self.pos.kit
        if self.side != CHINA:
            return {}
        return {
            p: force
            for force, fed in lines_without_homes(pos)
            for p in pos.units_of(CHINA)
            if not fed[pos.place[p]] and not one_faction(kit.force[p], force)
        }

    @cached_property
    def front(self) -> dict[int, float]:
        """By space with own units who have enemies in their grasp: their attack strength without attack supply."""
        pos, near, found = self.pos, self.enemies, dict[int, float]()
        for p in pos.units_of(self.side):
            here, strength = pos.place[p], pos.kit.attack[pos.face[p]]
            if strength and near[here] >= 0 and here not in self.armed:
                found[here] = found.get(here, 0.0) + strength
        return found

    @cached_property
    def wants(self) -> Values:
        """By space: what attack supply there would do for those who face the enemy without it."""
        kit = self.pos.kit
        found = np.zeros(kit.board.size, np.float32)
        for here, strength in self.front.items():
            np.maximum(found, strength * (RANGE - away(kit, here)), out=found)
        return found

    @cached_property
    def posts(self) -> dict[int, int]:
        """By Chinese unit: the city in which it is wanted as a garrison."""
        return posts(self.pos) if self.side == CHINA else {}

    @cached_property
    def map(self) -> Values:
        """By space: how good it is to stand there, in the whole war."""
        return values(self.pos, self.side)

    @cached_property
    def watched(self) -> frozenset[int]:
        """Hexes near the Japanese at Shanghai in which too many Chinese bring on war there (41A2c)."""
        calm = self.side == CHINA and is_calm(self.pos)
        return around_shanghai(self.pos.kit) | beside_bridgeheads(self.pos) if calm else frozenset()

    @cached_property
    def quiet(self) -> int:
        """Quarters of an RE that may still come there without doing so."""
        return MANY - strength_in(self.pos, self.watched)

    @cached_property
    def armed(self) -> set[int]:
        """Hexes in which a unit of the side can draw attack supply."""
        return _armed(self.pos, self.side)

    @cached_property
    def foe_armed(self) -> set[int]:
        """The same of the enemy."""
        return _armed(self.pos, enemy(self.side))

    @cached_property
    def prey(self) -> dict[int, float]:
        """By hex with enemies in the grasp of the side: what an attack of all who are near is worth, if it is."""
        pos, foes = self.pos, self.pos.index.units[enemy(self.side)]
        spaces = {pos.place[p] for p in pos.units_of(self.side) if pos.kit.attack[pos.face[p]]}
        near = {s for space in spaces for s in around(pos.kit, space) if foes[s] and not pos.ground.beyond[s]}
        found = {}
        for space in sorted(near):
            attack, defence, cast = grasped(pos, space, self.side, self.armed)
            worth = self.worth(space, attack, defence, cast)
            if worth > 0:
                found[space] = worth
        return found

    def worth(self, space: int, attack: float, defence: float, cast: Forecast) -> float:
        """What an attack is worth on average: the hex, what the enemy loses, less our own losses."""
        losses = defence * cast.theirs - self.weights["losses"] * attack * cast.own
        return self.prize(space) * cast.clears + losses * self.future

    @property
    def future(self) -> float:
        """How much forces still count beside goals, as a battle comes to its end."""
        pos, least = self.pos, self.weights["spent"]
        if pos.ground.campaign:
            return 1.0
        return max(least, fading(pos.last_turn - pos.turn, self.weights["horizon"]))

    def prize(self, space: int) -> float:
        """What it is worth to take a hex, besides those who fall in it."""
        pos, weights = self.pos, self.weights
        stress = self.temper.stress.get(space, 1.0)
        if pos.ground.campaign:
            size = CITIES.get(pos.kit.city[space], "way")
            return (weights[size] + weights["aim"] * aims(pos.kit, self.side, pos.turn).get(space, 0.0)) * stress
        goals = pos.ground.goals
        if space in goals:
            return weights["goal"] * goals[space] * stress
        near = min((int(away(pos.kit, goal)[space]) for goal in goals), default=9)
        return weights["ground"] / max(1, near)

    def value(self, p: int, space: int) -> float:
        """How good it is for a unit to stand in a hex."""
        pos, weights = self.pos, self.weights
        if pos.ground.campaign:
            stays = space == pos.place[p] and must_stay(pos, p)
            worth = float(self.map[space])
            if p in self.posts:
                worth = max(worth, POST - float(march(pos.kit, self.posts[p])[space]))
            worth += (STAY if stays else 0.0) - (0.0 if self.follows(space) else weights["starving"])
            if space in self.watched and pos.place[p] not in self.watched and pos.kit.re[pos.face[p]] > self.quiet:
                worth -= weights["provoke"]
            return worth + self.chance(p, space) - self.danger(p, space)
        pull = max((self.pull(p, space, goal, worth) for goal, worth in pos.ground.goals.items()), default=0.0)
        friends = sum(q != p for q in pos.units_at(space, self.side))
        pull += weights["company"] * min(friends, GARRISON - 1) if self.side == JAPAN else 0.0
        if pos.turn < pos.last_turn and self.fed[pos.place[p]] and not self.follows(space):
            pull -= weights["hungry"]  # who starves anyway, or has no time left to starve, goes on
        return pull + self.chance(p, space) - self.danger(p, space)

    def follows(self, space: int) -> bool:
        """Whether supply follows a unit into a hex: who comes beside the enemy opens the hex to lines (12A)."""
        return bool(self.fed[space]) or any(self.fed[near] for near in self.pos.kit.neighbours[space])

    def chance(self, p: int, space: int) -> float:
        """What it is worth to stand where the best attack in reach is made from."""
        if not self.prey or not self.pos.kit.attack[self.pos.face[p]]:
            return 0.0
        near = [s for s in self.pos.kit.neighbours[space] if s in self.prey and not self.is_enough(p, s)]
        best = max((self.prey[s] for s in near), default=0.0)
        return self.weights["chance"] * best * (1.0 if space in self.armed else 0.5)

    def is_enough(self, p: int, space: int) -> bool:
        """Whether those who stand beside enemies already will clear their hex without one more."""
        pos = self.pos
        attack = strength_beside(pos, space, self.side, self.armed)
        if attack and space in pos.kit.neighbours[pos.place[p]]:
            attack -= pos.kit.attack[pos.face[p]] * share_of(pos, p, pos.place[p] in self.armed)
        if not attack:
            return False
        defence = sum(pos.kit.defence[pos.face[q]] for q in pos.units_at(space, enemy(self.side)))
        return forecast_of(pos, space, attack, defence).clears >= self.weights["enough"]

    def danger(self, p: int, space: int) -> float:
        """What a unit and its company may lose where the enemy stands beside them."""
        pos = self.pos
        attack = strength_beside(pos, space, enemy(self.side), self.foe_armed)
        if not attack:
            return 0.0
        company = [*(q for q in pos.units_at(space, self.side) if q != p), p]
        defence = sum(pos.kit.defence[pos.face[q]] for q in company)
        cast = forecast_of(pos, space, attack, defence)
        return self.weights["exposed" if pos.ground.campaign else "danger"] * cast.theirs * defence

    def pull(self, p: int, space: int, goal: int, worth: int) -> float:
        """How a goal draws a unit to a hex."""
        pos, weights = self.pos, self.weights
        far = weights["far"] * float(steps(pos.kit, goal)[space])
        there = sum(q != p for q in pos.units_at(goal, self.side))
        draws = weights["pull"] * worth * self.temper.stress.get(goal, 1.0)
        if self.side == JAPAN:
            if pos.holder[goal] != JAPAN:
                return weights["wanted"] + draws - far
            return (weights["guard"] if not there else 0.0) + draws - far
        if there < GARRISON:
            return weights["wanted"] + draws - far
        return draws - abs(float(away(pos.kit, goal)[space]) - 1)


def _armed(pos: War, side: int) -> set[int]:
    """Where a side can draw attack supply from points of which something is left (12D1)."""
    shut = barred(pos, side)
    return {
        space
        for stock, points in pos.stocks.items()
        if stock < pos.kit.hex_count and pos.holder[stock] == side and pos.drawn.get(stock, 0) < points * POINT_RE
        for space in lengths_from(pos, stock, shut)
    }
