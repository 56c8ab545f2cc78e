"""9 What an attack brings on average, and which enemies are within the grasp of a side."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from grognard.titles.war_of_resistance.chapters.ch9_strength import UNIT, Means, defence_of, modifiers
from grognard.titles.war_of_resistance.kit import ChinaKit
from grognard.titles.war_of_resistance.war import CUT_OFF, RETREATED, War, enemy

OWN = {"AE": 1.0, "AH": 0.6, "AR": 0.15}
"""By result: the share of its strength that the attacker loses, of counters that leave cadres."""
THEIRS = {"DR": 0.4, "DH": 0.8, "DE": 1.2, "EX": 1.0, "HX": 1.0}
"""By result: the share of his strength that the defender loses; a lost position counts as some of it."""
PRICE = {"EX": 1.0, "HX": 0.5}
"""In exchanges the attacker pays this part of the defence."""
SIDES_OF_DIE = 6
GRASP = 3
"""Enemies so many hexes away can be attacked in the same player turn or the next."""
PER_HEX = 3
"""So many divisions attack from one hex (8A1)."""


class Forecast(NamedTuple):
    """The mean of an attack: how likely it clears the hex, and which shares of their strengths both sides lose."""

    clears: float
    own: float
    theirs: float


@cache
def forecast(kit: ChinaKit, column: int, drm: int) -> Forecast:
    """Over the six faces of the die; what exchanges cost goes by the odds of the column."""
    if column < 0:
        return Forecast(0.0, OWN["AE"], 0.0)
    clears = own = theirs = 0.0
    odds = float(kit.combat.odds[column])
    for die in range(1, SIDES_OF_DIE + 1):
        result = kit.combat.result(column, die + drm)
        if result in PRICE and odds < 1:  # the weaker side falls
            own, theirs = own + 1.0, theirs + PRICE[result] * odds
            continue
        clears += result in THEIRS
        own += OWN.get(result, 0.0) + PRICE.get(result, 0.0) / odds
        theirs += THEIRS.get(result, 0.0)
    return Forecast(clears / SIDES_OF_DIE, own / SIDES_OF_DIE, theirs / SIDES_OF_DIE)


@lru_cache(maxsize=4096)
def around(kit: ChinaKit, space: int) -> tuple[int, ...]:
    """The hexes within the grasp of who stands in this one."""
    found = {space}
    for _ in range(GRASP):
        found |= {near for at in found for near in kit.neighbours[at]}
    return tuple(sorted(found))


def defenders_of(pos: War, space: int, side: int) -> list[int]:
    """Who would defend a hex against a side (9F1)."""
    return [p for p in pos.units_at(space, enemy(side)) if not pos.marks[p] & RETREATED]


def grasped(pos: War, space: int, side: int, armed: set[int]) -> tuple[float, float, Forecast]:
    """What all of a side who are near could make of an attack on a hex: both strengths, and what comes of them."""
    forces = _forces(pos, space, side, armed)
    attack, defence = sum(forces), defence_of(pos, defenders_of(pos, space, side)) / UNIT
    return attack, defence, forecast_of(pos, space, attack, defence) if attack else Forecast(0.0, 0.0, 0.0)


def _forces(pos: War, space: int, side: int, armed: set[int]) -> list[float]:
    """The strengths of those who are near, as many as find room beside the hex; those without attack supply by half."""
    kit, held = pos.kit, pos.index.units
    ground = kit.grounds[kit.seasons.ground_at(pos.season, space)]
    sides = sum(
        kit.is_land[near] and not held[enemy(side)][near] and not pos.ground.beyond[near]
        for near in kit.neighbours[space]
    )
    found = []
    for at in around(kit, space):
        for p in pos.units_at(at, side) if held[side][at] else ():
            strength = kit.attack[pos.face[p]] / ground.divisors[kit.arm[p]]
            if strength:
                found.append(strength * share_of(pos, p, at in armed))
    found.sort(reverse=True)
    return found[: PER_HEX * sides]


def share_of(pos: War, p: int, armed: bool) -> float:
    """The part of its strength with which a unit attacks (12E)."""
    return (1.0 if armed else 0.5) / (2 if pos.supply[p] == CUT_OFF else 1)


def forecast_of(pos: War, space: int, attack: float, defence: float) -> Forecast:
    """What strengths bring in the ground and the weather of a hex."""
    table = pos.kit.combat
    column = table.column(Fraction(attack / defence)) if defence else len(table.columns) - 1
    return forecast(pos.kit, column, modifiers(pos, space, Means())[0])


def strength_beside(pos: War, space: int, side: int, armed: set[int]) -> float:
    """What of a side stands next to a hex."""
    kit, held = pos.kit, pos.index.units[side]
    return sum(
        kit.attack[pos.face[p]] * share_of(pos, p, near in armed)
        for near in kit.neighbours[space]
        if held[near]
        for p in pos.units_at(near, side)
    )
