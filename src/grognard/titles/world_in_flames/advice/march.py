"""Advice on what comes before combat: arrivals, actions, trains, movement."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.world_in_flames.advice.economy import evacuation
from grognard.titles.world_in_flames.advice.field import BEHIND, Field
from grognard.titles.world_in_flames.advice.offensive import Offensive, offensive
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch2_stacking import limit
from grognard.titles.world_in_flames.chapters.ch11_10_rail import destinations
from grognard.titles.world_in_flames.chapters.ch11_11_movement import reachable, why_not_run_over
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.verbs import EVACUATE

ENOUGH = 0.5
"""So much better a move must leave a unit."""
EARLY, NEVER = 99.0, -1.0
CROWDED = 4.0
"""What it costs to take the room of somebody who attacks from there."""
NOWHERE = -1


def eager(view: Field, ask: Ask) -> list[float]:
    """Whatever can be done is better than nothing."""
    return [1.0 if order.verb in ("call", "rally", "reroll") else 0.0 for order in ask.orders]


def first(view: Field, ask: Ask) -> list[float]:
    return [float(order.target == SIDES[view.side]) for order in ask.orders]


def action(view: Field, ask: Ask) -> list[float]:
    return [float(order.target == "land") for order in ask.orders]


def rail(view: Field, ask: Ask) -> list[float]:
    """Trains turn units face-down: only those go who are far behind the enemy or a goal, and gain by it."""
    pos, far, found = view.pos, view.to_enemy(), []
    for order in ask.orders:
        p = order.target
        if order.verb == EVACUATE.name:
            found.append(evacuation(view, order))
            continue
        behind = isinstance(p, int) and (int(far[pos.place[p]]) > BEHIND or view.is_behind(pos.place[p]))
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
    """Who has a post in the plan of attack goes first, then the nearest to the enemy. Who gains nothing stays."""
    far, plan, pos = view.to_enemy(), offensive(view), view.pos
    found = [0.0 if not isinstance(order.target, int) else NEVER for order in ask.orders]
    units = {order.target: n for n, order in enumerate(ask.orders) if isinstance(order.target, int)}
    first = {p: WEIGHTS["strong_first"] * pos.kit.factor[p] - float(far[pos.place[p]]) for p in units}
    posted = [p for p in units if plan.posts.get(p, pos.place[p]) != pos.place[p]]
    for p in posted:
        found[units[p]] = EARLY + first[p]
    if not posted:
        free = sorted((p for p in units if p not in plan.posts), key=lambda p: -first[p])
        found_one = next((p for p in free if _gains(view, p, plan)), None)
        if found_one is not None:
            found[units[found_one]] = EARLY + first[found_one]
    return found


def _worth(view: Field, p: int, space: int, plan: Offensive) -> float:
    """How good it is to stand in a hex, as the plan of attack leaves room there."""
    full = sum(post == space for q, post in plan.posts.items() if q != p) >= limit(view.pos, space)
    return view.worth(p, space) - (CROWDED if full else 0.0)


def _gains(view: Field, p: int, plan: Offensive) -> bool:
    """Whether some hex within reach is better than the one where a unit stands."""
    pos = view.pos
    least = view.worth(p, pos.place[p]) + ENOUGH
    return any(_worth(view, p, space, plan) > least for space in reachable(pos, p).spaces[1:])


def moving(view: Field, ask: Ask) -> list[float]:
    """To its post in the plan of attack, or to the best hex; together only with somebody to overrun an enemy."""
    p, plan = ask.args["piece"], offensive(view)
    assert isinstance(p, int)
    post = plan.posts.get(p, NOWHERE)
    here = view.worth(p, view.pos.place[p]) + ENOUGH
    return [_step(view, p, order, here, post, plan) for order in ask.orders]


def _step(view: Field, p: int, order: Order, here: float, post: int, plan: Offensive) -> float:
    target = order.target
    if not isinstance(target, int):
        return here if post != view.pos.place[p] else EARLY
    if order.verb == "overrun":
        return EARLY
    if order.verb == "with":
        return 0.9 * EARLY if _crush(view, p, target) else -EARLY
    if order.verb == "leave":
        return -EARLY
    return 0.8 * EARLY if target == post else _worth(view, p, target, plan)


def _crush(view: Field, p: int, q: int) -> bool:
    """Whether two units can overrun somebody beside them together."""
    pos = view.pos
    return any(not why_not_run_over(pos, (p, q), space) for space in pos.kit.neighbours[pos.place[p]])
