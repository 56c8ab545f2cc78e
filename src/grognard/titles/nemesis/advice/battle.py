"""Advice on combat: attack where the table promises more than it takes, and spend the steps that hurt least."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.nemesis.advice.ground import Ground, target
from grognard.titles.nemesis.chapters.ch2_7_monsoon import air_value
from grognard.titles.nemesis.chapters.ch6_1_attack import (
    Declare,
    Participants,
    attack_strength,
    attackers_by_target,
    best_air,
    defence_strength,
    defenders,
    feasible,
)
from grognard.titles.nemesis.chapters.ch6_1_battle import Battle
from grognard.titles.nemesis.chapters.ch6_1_combat import column_of
from grognard.titles.nemesis.chapters.ch6_2_retreat import retreat_hexes
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import COMMIT, DONE, GRAND, HOLD, IMPOSE, PASS, STOP
from grognard.titles.nemesis.war import War

STEP = 0.5
"""What a step is worth beside the Lamentation it costs."""
MOST_SHIFTS = 4


# what a step costs


def step_price(pos: War, p: int) -> float:
    """What losing a step of a unit costs its side: Lamentation (2.4) and fighting value."""
    kit = pos.kit
    if kit.regiment[p] or kit.chindit[p]:
        return 1.0 + STEP
    if kit.garrison[p]:
        return 5.0 if pos.steps[p] == 1 else 0.3
    if pos.steps[p] > 1:
        return STEP
    if kit.militia[p] or pos.quality(p) == 1 or not kit.large[p]:
        return 1.0 + STEP
    return 3.0 + STEP


def average_price(pos: War, units: list[int]) -> float:
    return sum(step_price(pos, p) for p in units) / max(1, len(units))


def cheapest_to_lose(ground: Ground, ask: Ask) -> list[float]:
    """Lose the step that costs least Lamentation; keep the best units whole."""
    pos = ground.pos
    return [-step_price(pos, target(order)) - 0.1 * pos.quality(target(order)) for order in ask.orders]


# what an attack promises


def promise(ground: Ground, units: list[int], space: int, air: int, drm: int = 0, loss_factor: float = 1.0) -> float:
    """The expected gain of an attack: points and steps won, less those lost, over the six faces of the die."""
    pos, kit = ground.pos, ground.kit
    foes = defenders(pos, space, ground.foe)
    fighters = [p for p in units if not kit.artillery[p]]
    if not foes or not fighters:
        return 0.0
    attack = sum(attack_strength(pos, p) for p in units) + air
    defence = sum(defence_strength(pos, p) for p in foes) or 1
    column = column_of(pos, attack, defence) + _shift(ground, fighters, units, foes, space, air)
    if column < 0:
        column, drm = 0, drm - 1
    column = min(column, len(kit.columns) - 1)
    prize = ground.weights["ground"] + ground.prizes.get(space, 0.0)
    ours = average_price(pos, fighters) * loss_factor * ground.weights["losses"]
    theirs = average_price(pos, foes)
    steps = sum(pos.steps[p] for p in pos.units_at(space, ground.foe))
    own_steps = sum(pos.steps[p] for p in fighters)
    rows = kit.combat
    low, high = min(rows), max(rows)
    total = 0.0
    for die in range(1, 7):
        roll = die + drm
        lost, won, retreat = rows[max(low, min(high, roll))][column]
        total += min(won, steps) * theirs - min(lost, own_steps) * ours
        total += 1.0 if roll >= 5 else -1.0 if roll <= 2 else 0.0
        if won >= steps and lost < own_steps:
            total += prize
        elif retreat and lost < own_steps:
            total += 0.7 * prize if space not in pos.forts else 0.2 * prize
    return total / 6


def _shift(ground: Ground, fighters: list[int], units: list[int], foes: list[int], space: int, air: int) -> int:
    """The column shifts that can be foreseen."""
    pos, kit = ground.pos, ground.kit
    best = max(_lead_quality(ground, p, space) for p in fighters)
    front = [p for p in foes if not kit.artillery[p]] or foes
    wall = 1 if space in pos.forts else 0
    opposed = max(pos.quality(p) + (wall if kit.can_fortify[p] else 0) for p in front)
    shift = best - opposed - kit.defence_shift[kit.terrain[space]]
    support = sum(attack_strength(pos, p) for p in units if kit.support[p]) + air
    theirs = sum(defence_strength(pos, p) for p in foes if kit.support[p])
    shift += (support - theirs >= 6) - (theirs - support >= 6)
    return max(-MOST_SHIFTS, min(MOST_SHIFTS, shift))


def _lead_quality(ground: Ground, p: int, space: int) -> int:
    pos = ground.pos
    link = pos.kit.board.link(pos.place[p], space)
    return pos.quality(p) - (1 if pos.kit.is_major(link, pos.weather) else 0)


def declare(ground: Ground, ask: Ask) -> list[float]:
    """Attack the hex that promises most, if it promises enough; storm empty Objectives."""
    pos = ground.pos
    frame = pos.stack[-1]
    assert isinstance(frame, Declare)
    chances = attackers_by_target(pos, frame)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(ground.weights["attack"])
        elif order.verb == "attack":
            scores.append(_best_attack(ground, frame, target(order), chances[target(order)]))
        elif order.verb == "storm":
            scores.append(ground.prizes.get(target(order), 0.0))
        else:
            scores.append(-100.0)
    return scores


def _best_attack(ground: Ground, frame: Declare, space: int, units: list[int]) -> float:
    pos = ground.pos
    able = feasible(pos, frame, space, units)
    air = best_air(pos, ground.side) // 2
    if not frame.assault:
        return promise(ground, able, space, air)
    hexes = {pos.place[p] for p in able}
    return max(promise(ground, [p for p in able if pos.place[p] == here], space, air) for here in hexes)


def participants(ground: Ground, ask: Ask) -> list[float]:
    """Bring everybody who helps; add Air Support where it counts; then commit."""
    pos = ground.pos
    frame = pos.stack[-1]
    assert isinstance(frame, Participants)
    chosen = list(frame.chosen)
    air = air_value(pos, frame.air) if frame.air >= 0 else 0
    now = promise(ground, chosen, frame.target, air)
    scores = []
    for order in ask.orders:
        if order is COMMIT:
            scores.append(now + 0.01 if not frame.storm else 1.0)
        elif order.verb == "air":
            value = air_value(pos, pos.kit.air_names.index(str(order.target)))
            scores.append(promise(ground, chosen, frame.target, value))
        elif frame.storm:
            scores.append(float(pos.steps[target(order)]) if not chosen else -1.0)
        else:
            scores.append(_with(ground, frame, target(order), chosen, air, now))
    return scores


def _with(ground: Ground, frame: Participants, p: int, chosen: list[int], air: int, now: float) -> float:
    """One more unit: first the strongest stack, then whoever does not make it worse."""
    pos = ground.pos
    if not chosen:
        here = pos.place[p]
        stack = [q for q in pos.units_at(here, ground.side) if not pos.kit.garrison[q]]
        return promise(ground, stack, frame.target, air) + 0.01 * attack_strength(pos, p)
    return max(promise(ground, [*chosen, p], frame.target, air), now + 0.02 * (attack_strength(pos, p) > 0))


def lead(ground: Ground, ask: Ask) -> list[float]:
    """Let the best unit lead; among equals the one whose step costs least."""
    space = ask.args["space"]
    assert isinstance(space, int)
    return [
        -100.0
        if order.verb == "detach"
        else _lead_quality(ground, target(order), space) - 0.1 * step_price(ground.pos, target(order))
        for order in ask.orders
    ]


def front(ground: Ground, ask: Ask) -> list[float]:
    pos = ground.pos
    return [
        -100.0 if order.verb == "detach" else pos.quality(target(order)) - 0.1 * step_price(pos, target(order))
        for order in ask.orders
    ]


def grand_battle(ground: Ground, ask: Ask) -> list[float]:
    """A Grand Battle is for killing the last step of a garrison on a prize."""
    battle = _battle(ground.pos)
    pos = ground.pos
    steps = sum(pos.steps[p] for p in pos.units_at(battle.target, ground.foe))
    worth = battle.target in ground.prizes and ground.prizes[battle.target] >= 8 and steps <= 2
    return [(1.0 if worth else -1.0) if order is GRAND else 0.0 for order in ask.orders]


def banzai(ground: Ground, ask: Ask) -> list[float]:
    """Charge if the better roll is worth more than the doubled Lamentation."""
    battle = _battle(ground.pos)
    if battle.side == JAPAN:
        units, side_ground = list(battle.attackers), ground
        plain = promise(side_ground, units, battle.target, 0, battle.drm)
        charge = promise(side_ground, units, battle.target, 0, battle.drm + 1, 1.7)
        gain = charge - plain
    else:
        attacker = Ground(ground.pos, battle.side)
        units = list(battle.attackers)
        plain = promise(attacker, units, battle.target, 0, battle.drm)
        charge = promise(attacker, units, battle.target, 0, battle.drm - 1)
        gain = plain - charge - 0.8
    return [ground.weights["charge"] if order is PASS else gain for order in ask.orders]


def _battle(pos: War) -> Battle:
    battle = getattr(pos.stack[-1], "battle", None)
    assert isinstance(battle, Battle)
    return battle


# retreat and advance


def force_retreat(ground: Ground, ask: Ask) -> list[float]:
    battle = _battle(ground.pos)
    plain = {"pass": 0.0, "detach": -1.0}
    return [
        plain[order.verb] if order.verb in plain else 1.0 + _lead_quality(ground, target(order), battle.target)
        for order in ask.orders
    ]


def oppose(ground: Ground, ask: Ask) -> list[float]:
    return front(ground, ask)


def impose(ground: Ground, ask: Ask) -> list[float]:
    """Pay for ground only if it is worth the steps."""
    battle = _battle(ground.pos)
    price = ask.args["n"]
    assert isinstance(price, int)
    cost = price * average_price(ground.pos, list(battle.attackers))
    gain = ground.weights["ground"] + ground.prizes.get(battle.target, 0.0)
    return [gain - cost if order is IMPOSE else 0.0 for order in ask.orders]


def hold(ground: Ground, ask: Ask) -> list[float]:
    """Stand where the ground is worth the steps, or where there is nowhere to go."""
    pos = ground.pos
    battle = _battle(pos)
    price = ask.args["n"]
    assert isinstance(price, int)
    units = pos.units_at(battle.target, ground.side)
    cost = price * average_price(pos, units)
    objective = ground.kit.objectives.get(battle.target)
    value = 0.5 if objective is None else objective.value * 0.8 + (3.0 if objective.star else 0.0)
    stuck = [p for p in units if ground.kit.garrison[p] or not retreat_hexes(pos, p, battle.target)]
    value += sum(3.0 for p in stuck)
    return [value - cost if order is HOLD else 0.0 for order in ask.orders]


def retreat_first(ground: Ground, ask: Ask) -> list[float]:
    """The largest units retreat first, while there is room."""
    return [-100.0 if order.verb == "detach" else float(ground.pos.steps[target(order)]) for order in ask.orders]


def retreating(ground: Ground, ask: Ask) -> list[float]:
    """Fall back on friends and supply; never pay a step to run farther."""
    scores = []
    for order in ask.orders:
        if order is STOP:
            scores.append(50.0)
            continue
        space = target(order)
        if space >= ground.kit.hex_count:
            scores.append(-2.0)
            continue
        friends = ground.strength_at(space, ground.side)
        scores.append(
            0.1 * friends - 0.1 * ground.threat_to(space) - ground.supply_cost(space) + 0.5 * ground.pull_list[space]
        )
    return scores


def advance(ground: Ground, ask: Ask) -> list[float]:
    """Follow up onto Objectives and better ground; leave nobody alone in front."""
    space = ask.args["space"]
    assert isinstance(space, int)
    pos = ground.pos
    scores = []
    for order in ask.orders:
        if order is DONE or order.verb == "detach":
            scores.append(0.0 if order is DONE else -100.0)
            continue
        p = target(order)
        gain = ground.pull_list[space] - ground.pull_list[pos.place[p]] + ground.prizes.get(space, 0.0)
        company = ground.strength_at(space, ground.side)
        gain += 0.8 if company and ground.threat_to(space) > company else 0.0
        scores.append(gain - ground.supply_cost(space) * 0.5)
    return scores
