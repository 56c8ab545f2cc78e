"""Advice for the other Phases: supply, reinforcements, chits, control."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.nemesis.advice.ground import Ground, target
from grognard.titles.nemesis.chapters.ch7_supply import level_of
from grognard.titles.nemesis.chapters.ch7_supply_check import relying_on_imphal, why_no_drop
from grognard.titles.nemesis.kit import ALLIES, JAPAN
from grognard.titles.nemesis.verbs import DONE, ON_DEPOT
from grognard.titles.nemesis.war import FULL


def merge(ground: Ground, ask: Ask) -> list[float]:
    """Whole Regiments fight better and stack better than Battalions."""
    worth = {"merge": 2.0, "form-full": 1.5, "form": 1.0}
    return [worth.get(order.verb, 0.0) for order in ask.orders]


def air_drops(ground: Ground, ask: Ask) -> list[float]:
    """Feed the largest stack that has nothing else; spare Imphal only if nobody is left to rely on it."""
    pos = ground.pos
    relying = relying_on_imphal(pos)
    hexes = {pos.place[p] for p in relying}
    offered = {order.target for order in ask.orders if order is not DONE}
    spare = hexes <= offered and len(hexes) <= pos.drops and not any(why_no_drop(pos, p) for p in relying)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif target(order) in hexes and not spare:
            scores.append(-1.0)
        else:
            scores.append(float(sum(pos.steps[p] for p in pos.index.at[target(order)])))
    return scores


def replacements(ground: Ground, ask: Ask) -> list[float]:
    """Take whatever comes back, the strongest first; rebuild when nothing does."""
    kit = ground.kit
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb == "replace":
            p = target(order)
            scores.append(2.0 + kit.fp_by_steps[p][kit.full_steps[p]])
        else:
            p = target(order)
            spare = ground.pos.resources >= 4 or order.verb == "flip"
            scores.append((1.0 + kit.fp_by_steps[p][kit.full_steps[p]] * 0.1) if spare else -1.0)
    return scores


def place(ground: Ground, ask: Ask) -> list[float]:
    """Put fresh troops where they are wanted most."""
    return [
        ground.pull_list[target(order)] - ground.supply_cost(target(order)) + 0.5 * ground.danger_at(target(order), 4)
        for order in ask.orders
    ]


def host(ground: Ground, ask: Ask) -> list[float]:
    """Share the rations of the best fed."""
    pos = ground.pos
    return [-0.5 if order is ON_DEPOT else -1.0 * pos.supply[target(order)] for order in ask.orders]


def entry(ground: Ground, ask: Ask) -> list[float]:
    """Bring in the strongest units; fly the Chindits."""
    kit, pos = ground.kit, ground.pos
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
            continue
        p = target(order)
        strength = kit.fp_by_steps[p][pos.steps[p]] if kit.is_unit[p] else 3
        if order.verb == "emplane":
            flies = kit.chindit[p] and not len(pos.in_box("airfield"))
            scores.append(strength + 1.0 if flies else -1.0)
        else:
            scores.append(strength + 0.5 * pos.quality(p) if not kit.chindit[p] else 0.5)
    return scores


def replenishment(ground: Ground, ask: Ask) -> list[float]:
    """Send brigades to carry rice only when Imphal starves and Resources abound."""
    pos = ground.pos
    needy = pos.reserves <= 1 and pos.resources >= 3
    return [0.0 if order is DONE else (1.0 if needy else -1.0) for order in ask.orders]


def claim(ground: Ground, ask: Ask) -> list[float]:
    return [0.0 if order is DONE else 1.0 for order in ask.orders]


def supply_outlook(ground: Ground) -> tuple[int, int]:
    """How many pieces of ours a Supply Check would now find better fed than they are marked, and how many worse."""
    pos = ground.pos
    better = worse = 0
    for p in pos.pieces_in_play(ground.side):
        level = level_of(pos, p, ground.lines)
        better += pos.supply[p] != FULL and level < pos.supply[p]
        worse += level > pos.supply[p]
    return better, worse


def waiting(ground: Ground) -> int:
    """How many pieces wait to come in, or to come back."""
    return len(ground.pos.in_box("off-map" if ground.side == ALLIES else "losses-japan"))


def choose_chit(ground: Ground, ask: Ask) -> list[float]:
    """Check supply when it has come back (never when it is about to be lost); otherwise strike first."""
    pos = ground.pos
    better, worse = supply_outlook(ground)
    worth = {
        "supply": 0.4 * better - 0.3 * worse,
        "offensive": 2.0,
        "attack": 1.8,
        "reinforcement": 0.2 * min(waiting(ground), 5) + (0.15 * pos.resources if ground.side == ALLIES else 0.0),
    }
    if ground.side == JAPAN and pos.weather:
        worth["reinforcement"] -= 0.5
    return [worth[str(order.target)] for order in ask.orders]
