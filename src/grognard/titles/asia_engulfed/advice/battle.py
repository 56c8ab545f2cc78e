"""Advice on combat: by day or night, roles and targets of aircraft, strikes on ports, ground combat, losses."""

from __future__ import annotations

import re

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.china import attack_fee
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.assignments import ATTACK, CAP, ESCORT
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch4_4_units import cost_of
from grognard.titles.asia_engulfed.chapters.ch6_2_round import (
    AIR_COMBAT,
    ASSAULT,
    BOMBARD,
    GROUND_SUPPORT,
    SPREAD,
)
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import DAMAGED
from grognard.titles.asia_engulfed.chapters.ch8_31_interception import AVOID, DAY
from grognard.titles.asia_engulfed.chapters.ch8_42_day import cba_at, lba_near
from grognard.titles.asia_engulfed.kit import BB, BLOCK, CA, CV, GARRISON, JAPAN, LBA
from grognard.titles.asia_engulfed.verbs import (
    ANOTHER_ROUND,
    AT,
    DONE,
    FIGHT,
    HOME_ARMY,
    HUNT,
    STAY,
    WITHDRAW,
)

ACTION_WORTH = 5.0
ELITE, LAST_STEP = 1.0, 1.5
ROLE_AND_NUMBER = re.compile(r"([a-z]+)(\d*)")
HIDDEN_AIR = 1.2
"""Aircraft steps that a hidden enemy fleet is taken to carry."""


def _space(ask: Ask) -> int:
    space = ask.args["space"]
    assert isinstance(space, int)
    return space


# interception


def approach(outlook: Outlook, ask: Ask) -> list[float]:
    """Day if our aircraft are more, night if our guns are; get away if neither is."""
    zone = _space(ask)
    air = air_steps(outlook, zone, outlook.side) - air_steps(outlook, zone, outlook.foe)
    guns = gun_steps(outlook, zone, outlook.side) - gun_steps(outlook, zone, outlook.foe)
    worst = max(air, guns)
    helpless = not air_steps(outlook, zone, outlook.side) and not gun_steps(outlook, zone, outlook.side)
    scores = []
    for order in ask.orders:
        if order.target == DAY:
            scores.append(air + 0.5)
        elif order.target == AVOID:
            beaten = worst < -2.0 and not _landing_at_stake(outlook, zone)
            scores.append(99.0 if helpless else -worst if beaten else -99.0)
        else:
            scores.append(0.8 * guns)
    return scores


def _landing_at_stake(outlook: Outlook, zone: int) -> bool:
    """Whether our own troops are at sea here: they are worth a fight."""
    return bool(outlook.pos.index.ground[outlook.side][zone])


def air_steps(outlook: Outlook, zone: int, side: int) -> float:
    """Aircraft that can strike: unsupplied LBA cannot (3.7-a)."""
    pos, kit = outlook.pos, outlook.kit
    hidden = sum(1 for p in pos.fleets_at(zone, side) if kit.kind[p] == BLOCK)
    bombers = [p for p in lba_near(pos, zone, side) if may_act(pos, p)]
    return pos.steps_of(cba_at(pos, zone, side) + bombers) + HIDDEN_AIR * hidden


def gun_steps(outlook: Outlook, zone: int, side: int) -> float:
    """Ships that can fire in the night, with a guess for hidden ones; elite ones count more."""
    pos, kit = outlook.pos, outlook.kit
    total = 0.0
    for p in pos.fleets_at(zone, side):
        if kit.kind[p] in (BB, CA):
            total += outlook.steps(p) * (1.5 if kit.elite[p] else 1.0)
        elif kit.kind[p] == BLOCK:
            total += 0.7 * outlook.steps(p)
    return total


def engage(outlook: Outlook, ask: Ask) -> list[float]:
    """The battles where troops are at sea come first: what is won there can land."""
    pos = outlook.pos
    return [
        1.0 if target(o) < outlook.kit.zone_count and pos.index.ground[outlook.side][target(o)] else 0.5
        for o in ask.orders
    ]


# aircraft


def assign(outlook: Outlook, ask: Ask) -> list[float]:
    """Strike with most of them; escort and CAP only as far as the enemy has aircraft."""
    space = _space(ask)
    if space < outlook.kit.zone_count:
        theirs = air_steps(outlook, space, outlook.foe)
    else:
        theirs = outlook.aircraft(space, outlook.foe)
    mix = {ATTACK: 0.5, ESCORT: 0.25, CAP: 0.25} if theirs else {ATTACK: 1.0}
    if all(ATTACK not in str(order.target) for order in ask.orders):
        mix = {CAP: 1.0}
    elif theirs and all(CAP not in str(order.target) for order in ask.orders):
        mix = {ATTACK: 0.65, ESCORT: 0.35}
    return _fits(ask, mix)


def _fits(ask: Ask, mix: dict[str, float]) -> list[float]:
    """How close each order brings all aircraft that are assigned by then to the mix."""
    picks = ask.args["picks"]
    assert isinstance(picks, tuple)
    return [_fit("_".join(str(pick.target) for pick in (*picks, order)), mix) for order in ask.orders]


def _fit(key: str, mix: dict[str, float]) -> float:
    """How close an assignment comes to the mix that is wanted."""
    counts: dict[str, float] = {}
    for part in key.split("_"):
        for role, count in ROLE_AND_NUMBER.findall(part.rpartition("=")[2]):
            counts[role] = counts.get(role, 0.0) + float(count or 1)
    total = sum(counts.values()) or 1.0
    roles = counts.keys() | mix.keys()
    return -sum(abs(counts.get(role, 0.0) / total - mix.get(role, 0.0)) for role in roles)


def commit(outlook: Outlook, ask: Ask) -> list[float]:
    """Over a land battle: fight for the air if the enemy has half of ours or more there, otherwise support."""
    place = _space(ask)
    ours, theirs = outlook.aircraft(place, outlook.side), outlook.aircraft(place, outlook.foe)
    fighters = 0.5 if theirs * 2 >= ours else 0.25
    mix = {AIR_COMBAT: fighters, GROUND_SUPPORT: 1.0 - fighters}
    return _fits(ask, mix)


def air_target(outlook: Outlook, ask: Ask) -> list[float]:
    """Damaged carriers, carriers, troops that threaten us, then whatever is weakest."""
    return [_target_value(outlook, target(o)) if o.verb == AT.name else 1.0 for o in ask.orders]


def _target_value(outlook: Outlook, p: int) -> float:
    kit, pos = outlook.kit, outlook.pos
    if kit.kind[p] == LBA:
        return 2.0
    if not kit.is_fleet[p]:
        return 4.0 if outlook.pos.phasing == outlook.foe else 2.5
    value = {CV: 5.0, CA: 3.0, BB: 2.5}.get(kit.kind[p], 2.0)
    if pos.damaged[p]:
        value += 2.0 if kit.kind[p] == CV else 0.8
    return value - 0.1 * pos.steps[p]


def hunt(outlook: Outlook, ask: Ask) -> list[float]:
    return [1.0 if order.verb == HUNT.name else 0.0 for order in ask.orders]


# ports


def strike(outlook: Outlook, ask: Ask) -> list[float]:
    """Strike ports with ships in them, if the flak and the fighters there are bearable."""
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
            continue
        place = target(order)
        prey = outlook.ships(place, outlook.foe) + 0.5 * outlook.aircraft(place, outlook.foe)
        scores.append(prey - 0.8 * outlook.aircraft(place, outlook.foe) - 1.0)
    return scores


def join(outlook: Outlook, ask: Ask) -> list[float]:
    return [0.0 if order is DONE else 1.0 for order in ask.orders]


def after_round(outlook: Outlook, ask: Ask) -> list[float]:
    """Go on while there are ships in port; from Hawaii straight home."""
    prey = outlook.ships(_space(ask), outlook.foe)
    values = {ANOTHER_ROUND: 1.0 if prey >= 2 else -1.0, WITHDRAW: 0.5}
    return [values.get(order, 0.0) for order in ask.orders]


# losses


def step_price(outlook: Outlook, p: int) -> float:
    """What a step costs its owner: WERP, and more for the last one."""
    kit, pos = outlook.kit, outlook.pos
    if kit.kind[p] == GARRISON:
        return 0.9
    price = float(cost_of(pos, p).step) + (ELITE if kit.elite[p] else 0.0)
    if pos.steps[p] == 1:
        price += LAST_STEP
    return price


def cheapest(outlook: Outlook, ask: Ask) -> list[float]:
    """Lose what is cheapest to replace; the home army costs nothing."""
    return [1.0 if order is HOME_ARMY else -step_price(outlook, target(order)) for order in ask.orders]


def hit_step(outlook: Outlook, ask: Ask) -> list[float]:
    """A damaged step leaves the fleet anyway, for months: it takes the hit."""
    return [1.0 if order.target == DAMAGED else 0.0 for order in ask.orders]


def land_on(outlook: Outlook, ask: Ask) -> list[float]:
    return [float(outlook.pos.steps[target(order)]) for order in ask.orders]


# ground combat


def ground_combat(outlook: Outlook, ask: Ask) -> list[float]:
    """Fight where the odds are fair."""
    scores = []
    for order in ask.orders:
        if order.verb == FIGHT.name:
            odds = outlook.contest(target(order))
            price = attack_fee(outlook, target(order))
            scores.append((odds - outlook.weights["fight"]) * (1.0 + outlook.worth[target(order)]) - price)
        else:
            scores.append(0.0)
    return scores


def combat_type(outlook: Outlook, ask: Ask) -> list[float]:
    """Assault with the upper hand: both fire better, at once."""
    better = outlook.contest(_space(ask)) >= 0.5
    return [(1.0 if better else -1.0) if order.target == ASSAULT else 0.0 for order in ask.orders]


def breakthrough(outlook: Outlook, ask: Ask) -> list[float]:
    """Another round for a Special Action, where a victory area is nearly ours."""
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
            continue
        place = target(order)
        odds = outlook.chance(outlook.guard(place, outlook.side), 2.0 * outlook.guard(place, outlook.foe))
        scores.append(odds * outlook.worth[place] - (0.0 if outlook.last_turn else ACTION_WORTH))
    return scores


def bombard(outlook: Outlook, ask: Ask) -> list[float]:
    return [1.0 if order.target in (BOMBARD, SPREAD) else 0.0 for order in ask.orders]


def banzai(outlook: Outlook, ask: Ask) -> list[float]:
    """Charge only when all is lost."""
    place = _space(ask)
    lost = outlook.guard(place, outlook.foe) >= 2.5 * outlook.guard(place, JAPAN)
    return [0.5 if order is DONE else 1.0 if lost else 0.0 for order in ask.orders]


def stay_or_fly(outlook: Outlook, ask: Ask) -> list[float]:
    """Aircraft stay over a battle that goes well."""
    place = _space(ask)
    stays = outlook.guard(place, outlook.side) > outlook.guard(place, outlook.foe)
    return [1.0 if (order is STAY) == stays else 0.0 for order in ask.orders]
