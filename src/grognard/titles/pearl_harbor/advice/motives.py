"""Why an order is good, in words: what stands in the advice as numbers.

Principles of whole questions are texts `why-…`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.pearl_harbor.advice import air, economy, ground
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.operations import Operation, best_operation, groups_in
from grognard.titles.pearl_harbor.advice.outlook import FAR, Away, Outlook, air_away, falls, land_away, sea_away
from grognard.titles.pearl_harbor.chapters.ch4_sailing import Sailing
from grognard.titles.pearl_harbor.chapters.ch8_3_ground import Assailing, assailants
from grognard.titles.pearl_harbor.chapters.ch11_supply import line
from grognard.titles.pearl_harbor.chapters.ch16_redeployment import ends
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import activation_price, repair_price
from grognard.titles.pearl_harbor.kit import FORCES, LAND, NAVAL
from grognard.titles.pearl_harbor.verbs import GO, STOP
from grognard.titles.pearl_harbor.war import War

Said = tuple[str, dict[str, object]]

LOSSES = ("exchange", "excess-ships", "excess-land", "excess-air", "air-loss", "flak")
AIMS = ("land-raid", "naval-raid", "shore-raid", "surface-aim", "surface-allot")
WORTH_A_WORD = 0.25
"""Chances that are lower are not worth a word."""
QUARTERS = 4


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    outlook, p = Outlook(pos, pos.side_of(ask.seat)), order.target
    if ask.prompt == "march" and order is STOP:
        here = pos.place[_about(ask, "piece")]
        yield "motive-stay", {"space": here}
        yield from _of_hex(outlook, _about(ask, "piece"), here)
    elif ask.prompt == "assailing" and (order is GO or order.verb == "with"):
        yield from _of_odds(outlook, ask, order)
    if not isinstance(p, int):
        return
    if ask.prompt in LOSSES and order.verb in ("lose", "abort", "reduce"):
        yield "motive-cheap", {"piece": p}
    elif ask.prompt in AIMS and order.verb in ("at", "together") and pos.kit.arm[p] == NAVAL:
        yield "motive-target", {"piece": p, "space": pos.place[p]}
    else:
        teller = _TELLERS.get((ask.prompt, order.verb))
        if teller is not None:
            yield from teller(outlook, ask, p)


def _about(ask: Ask, key: str) -> int:
    found = ask.args[key]
    assert isinstance(found, int)
    return found


# places


def _of_hex(outlook: Outlook, p: int, space: int) -> Iterator[Said]:
    """What there is to win and to fear for a land unit in a hex."""
    kit, pos = outlook.kit, outlook.pos
    value = kit.objective[space]
    if space in outlook.prizes:
        yield "motive-prize", {"space": space, "n": value}
        if not outlook.defence4(space):
            yield "motive-empty", {"space": space}
    elif value and pos.holder(space) == outlook.side:
        without = outlook.peril(space, outlook.company(p, space) if kit.arm[p] == LAND else 0)
        if without >= WORTH_A_WORD:
            yield "motive-worry", {"space": space, "n": round(100 * without)}
        else:
            yield "motive-ours", {"space": space}
    else:
        goal = _drawing(outlook, space, land_away, w.PULL)
        if goal >= 0:
            yield "motive-towards", {"space": goal, "n": int(land_away(kit, goal)[space])}
    if kit.arm[p] != LAND:
        return
    if not line(pos, space, pos.home_key(p), outlook.side):
        yield "motive-hungry", {"space": space}
    held = kit.defence[p] + outlook.company(p, space)
    danger = falls(kit, outlook.menace(space), held, rough=kit.is_rough[space])
    if danger >= WORTH_A_WORD:
        yield "motive-danger", {"space": space, "n": round(100 * danger)}


def _drawing(outlook: Outlook, space: int, away: Away, left: float, limit: float = FAR) -> int:
    """The Objective of the enemy that draws to a hex most; -1: none does."""
    found, drawn = -1, 0.0
    for goal, value in outlook.prizes.items():
        steps = float(away(outlook.kit, goal)[space])
        pull = value / (1.0 + outlook.weights["guarded"] * outlook.defence4(goal)) * left**steps
        if steps < limit and pull > drawn:
            found, drawn = goal, pull
    return found


def _harbour(outlook: Outlook, space: int) -> Iterator[Said]:
    """What a port is good for, and what threatens it."""
    kit = outlook.kit
    goal = _drawing(outlook, space, sea_away, w.STAGING, w.STAGING_RANGE)
    if goal >= 0:
        yield "motive-near-sea", {"space": goal}
    if kit.is_home[space]:
        yield "motive-home", {"space": space}
    elif outlook.foe_air[space]:
        yield "motive-raided", {"space": space, "n": outlook.foe_air[space]}


# movement


def _of_march(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    goals = ground.goals_of(outlook, p)
    if goals:
        best = max(goals, key=lambda space: ground.worth_at(outlook, p, space))
        yield "motive-reaches", {"piece": p, "to": best}
        yield from _of_hex(outlook, p, best)


def _of_sailing(outlook: Outlook, ask: Ask, group: int) -> Iterator[Said]:
    found = best_operation(outlook, ask.seat)
    if found is not None and group in groups_in(outlook, found):
        yield from _of_operation(outlook, found)


def _in_hand(outlook: Outlook, ask: Ask, target: int) -> Iterator[Said]:
    """Why somebody joins ships in hand, goes aboard, or why they sail where they do."""
    frame = outlook.pos.stack[-1]
    assert isinstance(frame, Sailing)
    under_way = frame.halted or outlook.pos.spent[frame.pieces[0]] > 0
    found = None if under_way else best_operation(outlook, ask.seat, frame)
    if found is not None and target in (*found.ships, *found.troops, found.space):
        yield from _of_operation(outlook, found)


def _of_operation(outlook: Outlook, found: Operation) -> Iterator[Said]:
    goal, kit = found.goal, outlook.kit
    if not found.troops:
        yield "motive-strike", {"space": goal, "n": len(outlook.foe_ships.get(goal, ()))}
        return
    attack = sum(kit.attack[p] for p in found.troops)
    defence = -(-outlook.landing4(goal) // QUARTERS)
    yield "motive-landing", {"space": goal, "attack": attack, "defence": defence}
    if goal in outlook.prizes:
        yield "motive-prize", {"space": goal, "n": kit.objective[goal]}
    else:
        near = next((space for space in kit.near[goal] if space in outlook.prizes), -1)
        if near >= 0:
            yield "motive-beside", {"space": near}


def _of_flier(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    best = air.best_flight(outlook, p)
    if best.role:
        yield from _of_flight(outlook, p, best.space, best.role)


def _of_course(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    p = _about(ask, "piece")
    found = {role: air.flight_worth(outlook, p, space, role) for role in ("strike", "cap", "rebase")}
    yield from _of_flight(outlook, p, space, max(found, key=found.__getitem__))


def _of_flight(outlook: Outlook, p: int, space: int, role: str) -> Iterator[Said]:
    if role == "cap":
        yield "motive-patrol", {"space": space, "n": outlook.foe_air[space]}
    elif role == "rebase":
        goal = _drawing(outlook, space, air_away, w.AIR_PULL)
        yield "motive-base", {"piece": p, "space": space}
        if goal >= 0:
            yield "motive-near-air", {"space": goal, "n": int(air_away(outlook.kit, goal)[space])}
    elif space in outlook.foe_ships:
        yield "motive-ships", {"space": space, "n": len(outlook.foe_ships[space])}
    else:
        yield "motive-softens", {"space": space}
    if role == "strike" and outlook.patrol(space):
        yield "motive-guarded-sky", {"space": space, "n": outlook.patrol(space)}


# combat


def _of_attack(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    """The forces on both sides, and what is to be won."""
    units = assailants(outlook.pos, ask.seat, space)
    attack = sum(outlook.kit.attack[p] for p in units)
    yield "motive-odds", {"space": space, "attack": attack, "defence": -(-outlook.defence4(space) // QUARTERS)}
    if space in outlook.prizes:
        yield "motive-prize", {"space": space, "n": outlook.kit.objective[space]}


def _of_odds(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """The forces as they are, or as they will be with one more unit."""
    frame, p = outlook.pos.stack[-1], order.target
    assert isinstance(frame, Assailing)
    units = [*frame.units, *([p] if isinstance(p, int) else ())]
    attack = sum(outlook.kit.attack[unit] for unit in units)
    space, defence = frame.target, -(-outlook.defence4(frame.target) // QUARTERS)
    if isinstance(p, int):
        yield "motive-joins", {"piece": p, "space": space, "attack": attack, "defence": defence}
    elif any(other.verb in ("with", "led-by") for other in ask.orders):
        yield "motive-now", {"space": space, "attack": attack, "defence": defence}
    else:
        yield "motive-ready", {"space": space, "attack": attack, "defence": defence}


def _of_patrol(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    ours = sum(outlook.kit.attack[p] for p in air.strikers_at(outlook, space))
    yield "motive-sky", {"space": space, "attack": ours, "defence": outlook.patrol(space)}


def _of_entry(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    yield from _of_hex(outlook, p, _about(ask, "target"))


def _to_hex(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    yield from _of_hex(outlook, _about(ask, "piece"), space)


# economy


def _of_activation(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    pos = outlook.pos
    force, price = pos.force_of(p), activation_price(pos, p)
    yield "motive-price", {"piece": p, "price": price, "left": pos.erp[force] - price, "force": FORCES[force]}


def _of_repair(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    pos = outlook.pos
    force, price = pos.force_of(p), repair_price(pos, p)
    yield "motive-price", {"piece": p, "price": price, "left": pos.erp[force] - price, "force": FORCES[force]}


def _of_site(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    yield from _harbour(outlook, space)


def _of_redeployment(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    pos, kit = outlook.pos, outlook.kit
    spaces = [space for space in ends(pos, p) if space in kit.place_names]
    if spaces:
        best = max(spaces, key=lambda space: economy.stage(outlook, p, space))
        yield "motive-wanted", {"piece": p, "to": best}
        yield from _of_stage(outlook, p, best)


def _redeployed(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    yield from _of_stage(outlook, _about(ask, "piece"), space)


def _of_stage(outlook: Outlook, p: int, space: int) -> Iterator[Said]:
    """What a hex is good for to who waits there for the next turn."""
    if outlook.kit.arm[p] == LAND:
        yield from _of_hex(outlook, p, space)
        if outlook.pos.index.ships[outlook.side][space]:
            yield "motive-lift", {"space": space}
    else:
        yield from _harbour(outlook, space)


def _of_watch(outlook: Outlook, ask: Ask, space: int) -> Iterator[Said]:
    yield "motive-watch", {"space": space, "n": len(outlook.pos.ships_at(space, outlook.side))}


Teller = Callable[[Outlook, Ask, int], Iterator[Said]]
_TELLERS: Mapping[tuple[str, str], Teller] = {
    ("movement", "march"): _of_march,
    ("movement", "sail"): _of_sailing,
    ("movement", "fly"): _of_flier,
    ("march", "to"): _to_hex,
    ("sail", "with"): _in_hand,
    ("sail", "load"): _in_hand,
    ("sail", "to"): _in_hand,
    ("fly", "to"): _of_course,
    ("assail", "assail"): _of_attack,
    ("air-combats", "engage"): _of_patrol,
    ("advance", "advance"): _of_entry,
    ("retreat-to", "to"): _to_hex,
    ("activation", "activate"): _of_activation,
    ("repairs", "repair"): _of_repair,
    ("build-at", "to"): _of_site,
    ("home-to", "to"): _of_site,
    ("redeployment", "redeploy"): _of_redeployment,
    ("redeploy-to", "to"): _redeployed,
    ("reaction-status", "stand-by"): _of_watch,
}
"""By question and verb: what is told of the piece or hex of an order."""
