"""Advice on what comes before combat: arrivals, actions, trains, movement."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.economy import evacuation
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch11_10_rail import destinations
from grognard.titles.world_in_flames.chapters.ch11_11_movement import reachable, why_not_run_over
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.verbs import EVACUATE

ENOUGH = 0.5
"""So much better a move must leave a unit."""
EARLY = 99.0
BEHIND = 9
"""Hexes from the enemy at which a unit is far behind."""


def eager(view: Field, ask: Ask) -> list[float]:
    """Whatever can be done is better than nothing."""
    return [1.0 if order.verb in ("call", "rally", "reroll") else 0.0 for order in ask.orders]


def first(view: Field, ask: Ask) -> list[float]:
    return [float(order.target == SIDES[view.side]) for order in ask.orders]


def action(view: Field, ask: Ask) -> list[float]:
    return [float(order.target == "land") for order in ask.orders]


def rail(view: Field, ask: Ask) -> list[float]:
    """Trains turn units face-down: only those go who are far behind, and gain by it."""
    pos, far, found = view.pos, view.to_enemy(), []
    for order in ask.orders:
        p = order.target
        if order.verb == EVACUATE.name:
            found.append(evacuation(view, order))
            continue
        behind = isinstance(p, int) and int(far[pos.place[p]]) > BEHIND
        if not isinstance(p, int) or not behind:
            found.append(-1.0 if isinstance(p, int) else 0.0)
            continue
        best = max(view.worth(p, space) for space in destinations(pos, p))
        found.append(best - view.worth(p, pos.place[p]) - ENOUGH)
    return found


def placing(view: Field, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    here = view.worth(p, view.pos.place[p]) if view.pos.on_map(p) else 0.0
    return [view.worth(p, order.target) if isinstance(order.target, int) else here for order in ask.orders]


def movement(view: Field, ask: Ask) -> list[float]:
    """Those who are nearest to the enemy go first; who gains nothing stays."""
    far = view.to_enemy()
    found = []
    for order in ask.orders:
        if not isinstance(order.target, int):
            found.append(0.0)
            continue
        gain = _gain(view, order.target)
        first = WEIGHTS["strong_first"] * view.pos.kit.factor[order.target] - float(far[view.pos.place[order.target]])
        found.append(EARLY + first if gain > ENOUGH else -1.0)
    return found


def _gain(view: Field, p: int) -> float:
    """By how much the best hex within reach is better than the one where a unit stands."""
    pos = view.pos
    here = view.worth(p, pos.place[p])
    reached = reachable(pos, p).spaces[1:]
    return max((view.worth(p, space) for space in reached), default=here) - here


def moving(view: Field, ask: Ask) -> list[float]:
    """To the best hex; together only with somebody with whom an enemy can be overrun."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    here = view.worth(p, view.pos.place[p]) + ENOUGH
    return [_step(view, p, order.verb, order.target, here) for order in ask.orders]


def _step(view: Field, p: int, verb: str, target: object, here: float) -> float:
    if not isinstance(target, int):
        return here
    if verb == "overrun":
        return 99.0
    if verb == "with":
        return 90.0 if _crush(view, p, target) else -99.0
    return -99.0 if verb == "leave" else view.worth(p, target)


def _crush(view: Field, p: int, q: int) -> bool:
    """Whether two units can overrun somebody beside them together."""
    pos = view.pos
    return any(not why_not_run_over(pos, (p, q), space) for space in pos.kit.neighbours[pos.place[p]])
