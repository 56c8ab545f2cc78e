"""Why an order is good, in words: what stands in the advice as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.pearl_harbor.advice import air, ground
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.fleets import guns
from grognard.titles.pearl_harbor.advice.operations import Operation, best_operation
from grognard.titles.pearl_harbor.advice.outlook import Away, Outlook, air_away, land_away, sea_away, subject
from grognard.titles.pearl_harbor.chapters.ch4_flying import ROLES
from grognard.titles.pearl_harbor.chapters.ch4_sailing import Sailing
from grognard.titles.pearl_harbor.chapters.ch5_return import members
from grognard.titles.pearl_harbor.chapters.ch8_3_ground import Assailing, assailants
from grognard.titles.pearl_harbor.chapters.ch17_6_activation import activation_price, repair_price
from grognard.titles.pearl_harbor.kit import AIR, FORCES, LAND, NAVAL
from grognard.titles.pearl_harbor.verbs import GO, STOP, VERBS
from grognard.titles.pearl_harbor.war import War

Said = tuple[str, dict[str, object]]
Speak = Callable[[Outlook, Ask, Order], Iterator[Said]]


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    speak = SPEAKERS.get(ask.prompt)
    if speak is not None:
        yield from speak(Outlook(pos, pos.side_of(ask.seat)), ask, order)


def _target(order: Order) -> int:
    """The piece or hex of an order; -1 if it has none, or a word."""
    verb = VERBS.get(order.verb)
    named = verb is not None and verb.kind in ("piece", "space") and isinstance(order.target, int)
    return order.target if named and isinstance(order.target, int) else -1


# places


def _of_goal(outlook: Outlook, space: int) -> Iterator[Said]:
    """What is to be won in a hex, and who defends it."""
    kit, pos = outlook.kit, outlook.pos
    if kit.objective[space] and pos.holder(space) != outlook.side:
        yield "motive-prize", {"space": space, "n": kit.objective[space]}
    defence = outlook.defence4(space) // 4
    if defence:
        yield "motive-defended", {"space": space, "n": defence}
    else:
        yield "motive-open", {"space": space}


def _near(outlook: Outlook, space: int, away: Away, left: float) -> Iterator[Said]:
    """The Objective of the enemy that draws most to a hex; `left` is what remains of its pull a hex farther."""
    drawn = {goal: value * left ** float(away(outlook.kit, goal)[space]) for goal, value in outlook.prizes.items()}
    goal = max(drawn, key=drawn.__getitem__, default=-1)
    if goal >= 0 and goal != space:
        yield "motive-near", {"space": space, "to": goal, "n": outlook.kit.objective[goal]}


def _of_stand(outlook: Outlook, p: int, space: int) -> Iterator[Said]:
    """What a land unit does in a hex: it takes it, guards it, or is on its way."""
    kit, pos = outlook.kit, outlook.pos
    if kit.objective[space] and pos.holder(space) != outlook.side:
        yield from _of_goal(outlook, space)
    elif outlook.duty(p, space) > 0.0:
        yield "motive-guards", {"space": space, "n": kit.objective[space]}
    else:
        yield from _near(outlook, space, land_away, w.PULL)
    menace = outlook.menace(space)
    if menace:
        yield "motive-menace", {"space": space, "n": menace}


# movement


def _of_movement(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    p = _target(order)
    if order.verb == "march":
        space, gain = ground.best_march(outlook, p)
        if space >= 0 and gain > 0.0:
            yield "motive-reaches", {"piece": p, "to": space}
            yield from _of_stand(outlook, p, space)
        else:
            yield "motive-well", {"piece": p}
    elif order.verb == "fly":
        space, role, worth = air.best_flight(outlook, p)
        if worth > w.WORTH_FLYING:
            yield "motive-reaches", {"piece": p, "to": space}
            yield from _of_role(outlook, p, space, role)
        else:
            yield "motive-well", {"piece": p}
    elif order.verb == "sail":
        plan, tf = best_operation(outlook, ask.seat), outlook.pos.tf
        if plan is not None and p in {tf[q] if tf[q] >= 0 else q for q in plan.ships}:
            yield from _of_operation(outlook, plan)
        else:
            yield "motive-well", {"piece": p}


def _of_operation(outlook: Outlook, plan: Operation) -> Iterator[Said]:
    """What ships sail for."""
    if plan.troops:
        yield "motive-landing", {"pieces": plan.troops, "space": plan.goal}
        yield from _of_goal(outlook, plan.goal)
    else:
        yield "motive-raid", {"space": plan.goal, "n": len(outlook.foe_ships.get(plan.goal, ()))}
        yield from _of_patrol(outlook, plan.goal)


def _of_patrol(outlook: Outlook, space: int) -> Iterator[Said]:
    patrol = outlook.patrol(space)
    if patrol:
        yield "motive-patrol", {"space": space, "n": patrol}


def _of_sailing(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """One pick of an operation: what it is for."""
    frame, p = outlook.pos.stack[-1], _target(order)
    assert isinstance(frame, Sailing)
    if order.verb == "mission":
        if str(order.target) in MISSIONS:
            yield "motive-mission", {"mission": str(order.target)}
        return
    under_way = frame.halted or outlook.pos.spent[frame.pieces[0]] > 0
    plan = None if under_way else best_operation(outlook, ask.seat, frame)
    if plan is None:
        return
    if order.verb == "with" and p in plan.ships:
        yield "motive-joins", {"piece": p}
    elif order.verb == "load" and p in plan.troops:
        yield "motive-aboard", {"piece": p, "space": plan.goal}
    elif order.verb == "to" and p == plan.space:
        yield "motive-course", {"space": p, "to": plan.goal}
    elif order.verb != "form":
        return
    yield from _of_operation(outlook, plan)


MISSIONS = ("base", "attack", "support", "patrol", "transport", "assault", "landing")


def _of_march(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    p = subject(ask)
    if outlook.kit.arm[p] != LAND:
        return
    if order is STOP:
        here, scores = outlook.pos.place[p], ground.march(outlook, ask)
        if scores[ask.orders.index(order)] == max(scores):
            yield "motive-stay", {"space": here}
        yield from _of_stand(outlook, p, here)
    elif _target(order) >= 0:
        yield from _of_stand(outlook, p, _target(order))


def _of_flight(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    p, space = subject(ask), _target(order)
    if space >= 0:
        role = max(ROLES, key=lambda each: air.flight_worth(outlook, p, space, each))
        yield from _of_role(outlook, p, space, role)


def _of_task(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    yield from _of_role(outlook, subject(ask), subject(ask, "space"), str(order.target))


def _of_role(outlook: Outlook, p: int, space: int, role: str) -> Iterator[Said]:
    """What an air unit does over a hex."""
    points = outlook.kit.attack[p]
    if role == "strike":
        ships = len(outlook.foe_ships.get(space, ()))
        if ships:
            yield "motive-ships", {"space": space, "n": ships}
        elif air.attackers_of(outlook, space):
            yield "motive-softens", {"space": space, "n": points}
        else:
            yield "motive-bombs", {"space": space, "n": points}
        yield from _of_patrol(outlook, space)
    elif role == "cap":
        yield "motive-cap", {"space": space, "n": points}
    elif role == "rebase":
        yield from _near(outlook, space, air_away, w.AIR_PULL)


# combat


def _of_attack(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """The odds of the best attack on a hex."""
    space = _target(order)
    if space < 0:
        return
    units = ground.best_force(outlook, space, assailants(outlook.pos, ask.seat, space))[0]
    yield from _of_odds(outlook, space, units)
    if outlook.kit.objective[space]:
        yield "motive-prize", {"space": space, "n": outlook.kit.objective[space]}


def _of_odds(outlook: Outlook, space: int, units: Sequence[int], leader: int = -1) -> Iterator[Said]:
    found = ground.odds_of(outlook, space, units, leader)
    if found.defence4:
        yield "motive-odds", {"space": space, "attack": found.attack4 // 4, "defence": found.defence4 // 4}
    else:
        yield "motive-open", {"space": space}


def _of_assailing(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """The odds as they would be."""
    frame, p = outlook.pos.stack[-1], _target(order)
    assert isinstance(frame, Assailing)
    if order.verb == "with":
        yield from _of_odds(outlook, frame.target, [*frame.units, p], frame.leader)
    elif order.verb == "led-by" and frame.units:
        yield from _of_odds(outlook, frame.target, frame.units, p)
    elif order is GO and frame.units:
        yield from _of_odds(outlook, frame.target, frame.units, frame.leader)


def _of_loss(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    p = _target(order)
    if p < 0:
        return
    if max(ground.cheapest(outlook, ask)) == -outlook.price(p):
        yield "motive-cheap", {"piece": p}
    else:
        yield "motive-dear", {"piece": p}


def _of_raid(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """What a target is, and how many factors a bomber or ship has."""
    p, kit, pos = _target(order), outlook.kit, outlook.pos
    if p < 0:
        return
    if order.verb == "with":
        yield "motive-factors", {"piece": p, "n": kit.attack[p]}
    elif kit.arm[p] == NAVAL and kit.is_carrier[p]:
        yield "motive-carrier", {"piece": p}
    elif kit.arm[p] == NAVAL and any(kit.arm[q] == LAND for q in pos.cargo(p)):
        yield "motive-laden", {"piece": p}
    elif kit.arm[p] in (NAVAL, AIR):
        yield "motive-factors", {"piece": p, "n": kit.attack[p]}
    elif kit.arm[p] == LAND:
        yield "motive-defends", {"piece": p, "n": kit.defence[p]}


def _of_skies(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Our aircraft against the patrol."""
    space = _target(order)
    if space >= 0:
        ours = air.factors(outlook, air.strikers_at(outlook, space))
        yield "motive-duel", {"space": space, "attack": ours, "defence": outlook.patrol(space)}


def _of_bombing(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Who bombs, and what for."""
    space = _target(order)
    if space >= 0:
        points = air.factors(outlook, air.strikers_at(outlook, space))
        if air.attackers_of(outlook, space):
            yield "motive-softens", {"space": space, "n": points}
        else:
            yield "motive-bombs", {"space": space, "n": points}
        if outlook.foe_ships.get(space):
            yield "motive-other-ships", {"space": space, "n": len(outlook.foe_ships[space])}


def _of_ships(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """The ships that can be struck."""
    space = _target(order)
    if space >= 0:
        yield "motive-ships", {"space": space, "n": len(outlook.foe_ships.get(space, ()))}
        yield from _of_patrol(outlook, space)


def _of_guns(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Guns against guns."""
    space, pos = _target(order), outlook.pos
    if space < 0:
        return
    if ask.prompt == "narrow-sea":
        ours, where = guns(outlook, pos.ships_at(space, outlook.side)), subject(ask, "space")
    else:
        near = [p for n in outlook.kit.neighbours[space] for p in pos.ships_at(n, outlook.side)]
        ours, where = guns(outlook, near), space
    yield "motive-guns", {"space": where, "attack": ours, "defence": guns(outlook, pos.ships_at(where, outlook.foe))}


def _of_reaction(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Who can meet whom."""
    p, pos = _target(order), outlook.pos
    if order.verb == "sail":
        yield "motive-own-guns", {"piece": p, "n": guns(outlook, members(pos, p))}
    elif order.verb == "fly":
        yield "motive-factors", {"piece": p, "n": outlook.kit.attack[p]}


def _of_wave(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Our aircraft against those that are over the hex."""
    space, pieces = subject(ask, "space"), ask.args["pieces"]
    assert isinstance(pieces, tuple | list)
    theirs = air.factors(outlook, outlook.pos.air_at(space, outlook.foe))
    yield "motive-duel", {"space": space, "attack": air.factors(outlook, pieces), "defence": theirs}


# bases and ERP


def _of_retreat(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    space = _target(order)
    if space >= 0 and outlook.kit.arm[subject(ask)] == LAND:
        yield from _of_stand(outlook, subject(ask), space)


def _of_advance(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    p, goal = _target(order), subject(ask, "target")
    if p < 0:
        return
    if outlook.kit.objective[goal]:
        yield "motive-prize", {"space": goal, "n": outlook.kit.objective[goal]}
    here = outlook.pos.place[p]
    if outlook.pos.aboard[p] < 0 and outlook.kit.arm[p] == LAND and outlook.duty(p, here) > 0.0:
        yield "motive-bares", {"space": here, "piece": p}


def _of_base(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """What is near a base, and what threatens it."""
    space, p = _target(order), subject(ask)
    if space < 0 or order.verb != "to":
        return
    arm = outlook.kit.arm[p]
    if arm == LAND:
        yield from _of_stand(outlook, p, space)
    elif arm == AIR:
        yield from _near(outlook, space, air_away, w.AIR_PULL)
    else:
        yield from _near(outlook, space, sea_away, w.STAGING)
        if outlook.foe_air[space]:
            yield "motive-bombers", {"space": space, "n": outlook.foe_air[space]}


def _of_appearance(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    if _target(order) >= 0:
        yield from _near(outlook, _target(order), land_away, w.PULL)


def _of_price(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """What a unit costs, and how strong it is."""
    p, kit, pos = _target(order), outlook.kit, outlook.pos
    if p < 0 or order.verb not in ("activate", "repair"):
        return
    price = (activation_price if order.verb == "activate" else repair_price)(pos, p)
    yield "motive-price", {"piece": p, "n": max(kit.attack[p], kit.defence[p]), "price": price}
    yield "motive-reserve", {"force": FORCES[pos.force_of(p)], "left": pos.erp[pos.force_of(p)] - price}


def _of_reserve(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """How rich a force is."""
    if order.target in FORCES:
        force = str(order.target)
        yield "motive-reserve", {"force": force, "left": outlook.pos.erp[FORCES.index(force)]}


def _of_redeployment(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """Why ships of a fleet part, and where units are that are moved."""
    p = _target(order)
    if order.verb == "disband":
        yield "motive-disband", {"piece": p}
    elif order.verb == "redeploy":
        yield "motive-idle-unit", {"piece": p, "space": outlook.pos.place[p]}


SPEAKERS: dict[str, Speak] = {
    "movement": _of_movement,
    "sail": _of_sailing,
    "march": _of_march,
    "fly": _of_flight,
    "role": _of_task,
    "reaction": _of_reaction,
    "reaction-flight": _of_flight,
    "reaction-task": _of_task,
    "assail": _of_attack,
    "assailing": _of_assailing,
    "exchange": _of_loss,
    "excess-ships": _of_loss,
    "excess-land": _of_loss,
    "excess-air": _of_loss,
    "air-loss": _of_loss,
    "flak": _of_loss,
    "land-raid": _of_raid,
    "naval-raid": _of_raid,
    "shore-raid": _of_raid,
    "sortie": _of_raid,
    "air-muster": _of_raid,
    "strike-force": _of_raid,
    "surface-muster": _of_raid,
    "surface-allot": _of_raid,
    "surface-aim": _of_raid,
    "air-combats": _of_skies,
    "land-bombings": _of_bombing,
    "naval-bombings": _of_ships,
    "counter-attacks": _of_ships,
    "carrier-strikes": _of_ships,
    "surface-combats": _of_guns,
    "narrow-sea": _of_guns,
    "second-wave": _of_wave,
    "retreat-to": _of_retreat,
    "advance": _of_advance,
    "home-to": _of_base,
    "redeploy-to": _of_base,
    "land-at": _of_base,
    "touchdown": _of_base,
    "appear-at": _of_appearance,
    "build-at": _of_appearance,
    "activation": _of_price,
    "repairs": _of_price,
    "loans": _of_reserve,
    "loan-to": _of_reserve,
    "reaction-payer": _of_reserve,
    "special-operations": _of_reserve,
    "redeployment": _of_redeployment,
}
"""Questions of whose answers more can be said than by what advice goes."""
