"""Advice on movement: go where an Objective draws you, in supply, in company, and not into a trap."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest

from grognard.core.frame import Ask
from grognard.titles.nemesis.advice.ground import Ground, target
from grognard.titles.nemesis.chapters.ch2_2_stacking import LARGE, SMALL, fits
from grognard.titles.nemesis.chapters.ch5_1_reach import options
from grognard.titles.nemesis.chapters.ch6_1_approach import approach_hexes
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength
from grognard.titles.nemesis.chapters.ch8_rail import stops
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import DONE, STOP
from grognard.titles.nemesis.war import War

WORTH_MOVING = 0.35
"""A move must gain this much, or the unit is better left where it is."""
LIKELY = 12
"""Of all hexes in reach only those with the strongest pull are looked at closely."""
STAY = 0.0
NEVER = -100.0


def worth_of(ground: Ground, p: int, space: int) -> float:
    """What a piece is worth in a hex, with the friends that are there already."""
    pos, kit = ground.pos, ground.kit
    if not kit.is_unit[p]:
        return transport_worth(ground, p, space)
    if space != pos.place[p] and not fits(pos, space, p, ground.side):
        return NEVER
    strength = ground.attack_at(space, ground.side)
    if space != pos.place[p]:
        strength += attack_strength(pos, p)
    if kit.artillery[p] and strength == attack_strength(pos, p):
        return NEVER / 10 + ground.pull_list[space]
    crowd = _crowd(ground, space, p)
    alone = ground.guards.get(space, 0.0) if crowd == 0 else 0.0
    return ground.worth(space, p, strength) + alone - 0.25 * max(0, crowd - 2 * LARGE)


def _crowd(ground: Ground, space: int, p: int) -> int:
    kit, pos = ground.kit, ground.pos
    return sum(LARGE if kit.large[q] else SMALL for q in pos.index.at[space] if kit.is_unit[q] and q != p)


def transport_worth(ground: Ground, p: int, space: int) -> float:
    """Transports follow the troops: close behind many of them, in supply, away from the enemy."""
    pos, kit = ground.pos, ground.kit
    friends = ground.strength_at(space, ground.side) + sum(
        ground.strength_at(n, ground.side) for n in kit.neighbours[space]
    )
    exposed = 3.0 if ground.threat_to(space) and not pos.index.units[ground.side][space] else 0.0
    return 0.08 * friends + 0.3 * ground.pull_list[space] - ground.supply_cost(space) - exposed


def best_move(ground: Ground, p: int, spaces: list[int]) -> float:
    """What the best of some hexes gains over staying."""
    here = worth_of(ground, p, ground.pos.place[p])
    likely = nlargest(LIKELY, spaces, key=ground.pull_list.__getitem__)
    return max((worth_of(ground, p, space) for space in likely), default=NEVER) - here


def movement(ground: Ground, ask: Ask) -> list[float]:
    """Move what gains most first; then dig in next to the enemy; then be done."""
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(STAY)
        elif order.verb == "move":
            p = target(order)
            gain = best_move(ground, p, options(ground.pos, p).spaces())
            scores.append(gain if gain > WORTH_MOVING else NEVER)
        elif order.verb == "fortify":
            scores.append(_fortify(ground, target(order)))
        elif order.verb == "ambush":
            scores.append(_ambush(ground, target(order)))
        else:
            scores.append(NEVER)
    return scores


def _fortify(ground: Ground, p: int) -> float:
    """Dig in where the enemy can come: on Objectives and next to him."""
    space = ground.pos.place[p]
    near = any(ground.threat_to(n) or ground.pos.index.units[ground.foe][n] for n in ground.kit.neighbours[space])
    if not near and not ground.threat_to(space):
        return NEVER
    stock = sum(1 for of in ground.pos.forts.values() if (of == "japan") == (ground.side == JAPAN))
    most = ground.kit.marker_count["fortification", "japan" if ground.side == JAPAN else "allies"]
    if stock >= most:
        return NEVER
    return 0.05 if space in ground.kit.objectives else 0.02


def _ambush(ground: Ground, p: int) -> float:
    """Lay Ambushes on the roads by which the Allies must come; units that may still move wait."""
    space = ground.pos.place[p]
    return 0.01 if ground.threat_to(space) and ground.kit.networked[space] else NEVER


def lay_ambush(ground: Ground, ask: Ask) -> list[float]:
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        else:
            space = target(order)
            road = ground.kit.networked[space]
            scores.append(0.1 if road and ground.threat_to(space) else -0.1)
    return scores


def relocate_fort(ground: Ground, ask: Ask) -> list[float]:
    return [-float(ground.threat_to(target(order))) for order in ask.orders]


def moving(ground: Ground, ask: Ask) -> list[float]:
    """Go where it is best; stop when nothing better is in reach."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    here = worth_of(ground, p, ground.pos.place[p])
    scores = []
    for order in ask.orders:
        if order is STOP:
            scores.append(here + 0.1)
        elif order.verb == "to":
            scores.append(worth_of(ground, p, target(order)))
        else:
            scores.append(NEVER)
    return scores


def approach(ground: Ground, ask: Ask) -> list[float]:
    """Close up for the attack."""
    return _movers(ground, ask, "move", approach_hexes)


def _movers(ground: Ground, ask: Ask, verb: str, hexes_of: Callable[[War, int], list[int]]) -> list[float]:
    """What the best move of each piece gains; whoever gains too little stays."""
    scores = []
    for order in ask.orders:
        if order.verb == verb:
            p = target(order)
            gain = best_move(ground, p, hexes_of(ground.pos, p))
            scores.append(gain if gain > WORTH_MOVING else NEVER)
        else:
            scores.append(STAY if order is DONE else NEVER)
    return scores


def approach_move(ground: Ground, ask: Ask) -> list[float]:
    return moving(ground, ask)


def airborne(ground: Ground, ask: Ask) -> list[float]:
    """Fly in: a brigade at the front is worth more than one at the airfield."""
    return [0.0 if order is DONE else 1.0 for order in ask.orders]


def landing(ground: Ground, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [worth_of(ground, p, target(order)) for order in ask.orders]


def fall_back(ground: Ground, ask: Ask) -> list[float]:
    """A pushed Transport falls back to friends, away from the enemy."""
    pos = ground.pos
    return [
        ground.strength_at(target(order), ground.side) * 0.1
        - ground.threat_to(target(order)) * 0.1
        - ground.supply_cost(target(order))
        + (1.0 if pos.index.units[ground.side][target(order)] else 0.0)
        for order in ask.orders
    ]


def rail(ground: Ground, ask: Ask) -> list[float]:
    """Take the train to the front, and leave the Reinforcement hex."""
    return _movers(ground, ask, "rail", stops)


def rail_to(ground: Ground, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [worth_of(ground, p, target(order)) for order in ask.orders]
