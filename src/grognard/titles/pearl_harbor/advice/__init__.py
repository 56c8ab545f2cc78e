"""Advice for players, in the order of play; the greedy bot follows it to the letter."""

from __future__ import annotations

from grognard.core.advice import Adviser, Counsel
from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.pearl_harbor.advice import air, economy, fleets, ground, operations
from grognard.titles.pearl_harbor.advice.outlook import Outlook, target
from grognard.titles.pearl_harbor.kit import SIDES
from grognard.titles.pearl_harbor.verbs import DONE
from grognard.titles.pearl_harbor.war import War


def deployment(outlook: Outlook, ask: Ask) -> list[float]:
    """As history had it."""
    words = {"deploy-historically": 2.0, "done": 1.0}
    return [words.get(order.verb, 0.0) for order in ask.orders]


def movement(outlook: Outlook, ask: Ask) -> list[float]:
    """First whoever can just walk into an Objective, then the fleets, the armies and the aircraft that help them."""
    best, others = _next_move(outlook, ask)
    scores = {order: SECOND * gain / (1.0 + gain) for order, gain in others.items() if gain > 0.0}
    return [1.0 if order is best else scores.get(order, 0.0) for order in ask.orders]


SECOND = 0.5
"""What any other move is rated at most."""


def _next_move(outlook: Outlook, ask: Ask) -> tuple[Order, dict[Order, float]]:
    """What moves next; and what others would gain, as far as that was asked."""
    marches = [order for order in ask.orders if order.verb == "march"]
    for order in marches:
        if ground.captures(outlook, target(order)):
            return order, {}
    ship, hopes = operations.first_to_sail(outlook, ask)
    if ship is not None:
        return ship, hopes
    gains = {order: ground.march_gain(outlook, target(order)) for order in marches}
    best = max(marches, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > outlook.weights["march"]:
        return best, gains
    for order in ask.orders:
        if order.verb == "fly" and air.best_flight(outlook, target(order)).value > outlook.weights["fly"]:
            return order, {}
    return DONE if DONE in ask.orders else ask.orders[0], gains


def reaction(outlook: Outlook, ask: Ask) -> list[float]:
    """Sail and fly against what can be beaten."""
    worth = {"sail": fleets.reaction_sail, "fly": air.reaction_fly}
    scores = [worth[o.verb](outlook, target(o)) if o.verb in worth else 0.0 for o in ask.orders]
    return [outlook.weights["fly"] if o is DONE else score for o, score in zip(ask.orders, scores, strict=True)]


ADVISERS: dict[str, Adviser[Outlook]] = {
    "deployment": deployment,
    "special-operations": economy.special_operations,
    "fleet-trains": economy.nothing,
    "loans": economy.loans,
    "loan-to": economy.loan_to,
    "loan-amount": economy.loan_amount,
    "loan-consent": economy.agree,
    "hand-over": economy.nothing,
    "audience": economy.nothing,
    "petition": economy.nothing,
    "espionage": economy.nothing,
    "declare-war": economy.nothing,
    "movement": movement,
    "mustering": economy.nothing,
    "sail": operations.sail,
    "march": ground.march,
    "fly": air.fly,
    "role": air.role,
    "touchdown": air.touchdown,
    "consent": economy.agree,
    "excess-ships": ground.cheapest,
    "excess-land": ground.cheapest,
    "excess-air": ground.cheapest,
    "channel": fleets.channel,
    "narrow-sea": fleets.narrow_sea,
    "reaction": reaction,
    "reaction-course": fleets.reaction_course,
    "reaction-flight": air.reaction_flight,
    "reaction-task": air.role,
    "patrols": air.patrols,
    "patrol-where": air.patrol_where,
    "air-combats": air.air_combats,
    "air-muster": air.muster,
    "air-leader": ground.helpful,
    "air-abort": economy.nothing,
    "air-loss": ground.cheapest,
    "flak": ground.cheapest,
    "land-bombings": air.land_bombings,
    "land-raid": air.raid,
    "naval-bombings": fleets.whenever,
    "naval-raid": air.raid,
    "shore-bombardments": air.shore,
    "shore-raid": air.raid,
    "second-wave": air.second_wave,
    "counter-attacks": air.counter_attacks,
    "sortie": fleets.everybody,
    "carrier-strikes": fleets.whenever,
    "strike-force": fleets.everybody,
    "surface-combats": fleets.surface_combats,
    "surface-muster": fleets.everybody,
    "surface-allot": fleets.dearest,
    "surface-aim": fleets.dearest,
    "surface-withdraw": fleets.withdraw,
    "declared-battles": fleets.everybody,
    "support": fleets.whenever,
    "support-consent": economy.agree,
    "attack-supported": economy.agree,
    "assail": ground.assail,
    "assailing": ground.assailing,
    "joining": ground.joining,
    "defend": ground.helpful,
    "banzai": economy.nothing,
    "exchange": ground.cheapest,
    "retreat": ground.retreat,
    "retreat-to": ground.retreat_to,
    "leader-retreat": ground.retreat_to,
    "advance": ground.advance,
    "air-return": air.air_return,
    "land-at": air.touchdown,
    "fleet-return": fleets.fleet_return,
    "home-to": fleets.home_to,
    "activation": economy.activation,
    "repairs": economy.repairs,
    "appear-at": economy.appear_at,
    "construction": economy.construction,
    "build-at": economy.build_at,
    "breakdown": economy.nothing,
    "burma-road": economy.nothing,
    "strategic-bombing": economy.surplus,
    "submarines": economy.surplus,
    "guerrillas": economy.nothing,
    "redeployment": economy.redeployment,
    "redeploy-to": economy.redeploy_to,
    "deck-or-field": air.touchdown,
    "reaction-status": economy.reaction_status,
    "share-of-cost": economy.share,
    "reaction-payer": economy.richest,
}

COUNSEL = Counsel(SIDES, Outlook, ADVISERS, War.side_of)
