"""What an attack is worth before the die is rolled: the losses of both sides, and the hex."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import (
    attacker_chooses,
    defence_sum,
    die_modifier,
    notional_defence,
    odds_of,
    rounded,
    weather_shift,
)
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.charts import COMBATS, level_of
from grognard.titles.world_in_flames.kit import WorldKit
from grognard.titles.world_in_flames.war import War

TENTH = 10
"""Faces of a die."""


class Toll(NamedTuple):
    """What a combat brings on average."""

    lost: float
    """Units of the attacker."""
    taken: float
    """Units of the defender."""
    cleared: float
    """The chance that nobody is left in the hex."""
    upright: float
    """The chance that the attackers stay face-up."""


@lru_cache(maxsize=8192)
def toll(kit: WorldKit, table: str, level: int, modifier: int, units: int, two_dice: bool) -> Toll:
    """All faces of the dice, against so many units that defend."""
    rolls = [sum(dice) for dice in product(range(1, TENTH + 1), repeat=1 + two_dice)]
    lost = taken = cleared = upright = 0.0
    for roll in rolls:
        found = kit.charts.result(table, level, roll + modifier, two_dice=two_dice)
        lost += found.attacker
        gone = found.defender >= units or found.code in ("R", "S", "B")
        taken += units if found.code in ("S", "B") else min(units, found.defender)
        cleared += gone
        upright += found.stays_up
    count = len(rolls)
    return Toll(lost / count, taken / count, cleared / count, upright / count)


def prize(view: Field, space: int) -> float:
    """What it is worth to stand in a hex: a goal, or on the way to one."""
    near = max(0, int(view.to_goal()[space]))
    found = WEIGHTS["aim"] / (1 + near) if view.attacks else 0.5 * WEIGHTS["aim"] / (2 + near)
    return found + (WEIGHTS["capital"] if near == 0 and space in ground(view.pos).goals["all"] else 0.0)


def balance_of(view: Field, space: int, result: Toll, attackers: int) -> float:
    """What a combat is worth: what is won, less what it costs."""
    won = result.cleared * prize(view, space) + WEIGHTS["gain"] * result.taken
    late = view.pos.last_turn - view.pos.turn < WEIGHTS["late"]
    price = WEIGHTS["late_loss"] if late and view.attacks else WEIGHTS["loss"]
    return won - price * result.lost - WEIGHTS["tired"] * (1 - result.upright) * attackers


def worth_of(view: Field, attackers: Sequence[int], space: int, *, more: int = 0) -> float:
    """What an attack by these units is worth, with some factors more in the air or at sea."""
    defenders = defenders_of(view.pos, view.side, space)
    odds = odds_of(view.pos, attackers, defenders, space, relief=False)
    return rated(view, attackers, space, defenders, odds.attack + more)


def rated(
    view: Field,
    attackers: Sequence[int],
    space: int,
    defenders: Sequence[int],
    total: int,
    defence: int = -1,
    bonus: int = 0,
) -> float:
    """What an attack with so many factors is worth, whoever chooses the table; `bonus` is added to the die."""
    pos = view.pos
    if defence < 0:
        defence = stand(pos, defenders, space)
    count = len(defenders) + (space in pos.notional)
    if not defence:
        return balance_of(view, space, Toll(0.0, float(count), 1.0, 1.0), len(attackers))
    level = level_of(total, defence) + weather_shift(pos, space, relief=False)
    modifier, two = die_modifier(pos, defenders, space) + bonus, pos.plays("two-dice")
    mine = attacker_chooses(pos, attackers, defenders, space)
    values = [
        balance_of(view, space, toll(pos.kit, table, level, modifier, count, two), len(attackers)) for table in COMBATS
    ]
    return max(values) if mine else min(values)


def stand(pos: War, defenders: Sequence[int], space: int) -> int:
    """The defence of a hex by land units alone."""
    found: Fraction = defence_sum(pos, defenders) + notional_defence(pos, space)
    return rounded(found)
