"""Advice on what comes after the normal naval moves: extended operations (7.4) and Code Breaking (7.6)."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.landings import landings
from grognard.titles.asia_engulfed.advice.raids import SURPRISE_AIR, port_strike, target_of_surprise
from grognard.titles.asia_engulfed.chapters.ch7_4_extended_operations import force, payer
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import FLEET_RANGE, reach
from grognard.titles.asia_engulfed.kit import BLOCK, JAPAN, US
from grognard.titles.asia_engulfed.verbs import BREAK_CODE, DONE

BEYOND_PRICE = 100.0
BIG_BATTLE = 5.0
"""Steps on either side from which a battle is worth a look into the enemy's orders."""


def extended(outlook: Outlook, ask: Ask) -> list[float]:
    """Read the enemy's orders for a great battle, then send forces on to where they decide something."""
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb == BREAK_CODE.name:
            scores.append(code_value(outlook, target(order)))
        else:
            scores.append(
                max((_gain(outlook, target(order), to) for to in _ways(outlook, target(order))), default=-1.0)
            )
    return scores


def extend_with(outlook: Outlook, ask: Ask) -> list[float]:
    """All go together."""
    return [1.0 if order is DONE else 0.0 for order in ask.orders]


def extend_to(outlook: Outlook, ask: Ask) -> list[float]:
    """Where the force does most; if that is nowhere, where it is safest."""
    zone = ask.args["space"]
    assert isinstance(zone, int)
    gains = [_gain(outlook, zone, target(order)) for order in ask.orders]
    if max(gains) > 0.0:
        return gains
    return [-outlook.threat(target(order)) for order in ask.orders]


def _ways(outlook: Outlook, zone: int) -> list[int]:
    return list(reach(outlook.pos, outlook.side, zone, FLEET_RANGE))


def _gain(outlook: Outlook, zone: int, to: int) -> float:
    """What a force wins by going on to another zone, less what it leaves behind and the Special Action."""
    pos, side = outlook.pos, outlook.side
    fleets = force(pos, side, zone)
    if _is_surprise(outlook, zone, fleets):
        return BEYOND_PRICE if to == target_of_surprise(outlook, zone) else -1.0
    gain = max(_relief(outlook, fleets, to), port_strike(outlook, to, fleets))
    return gain - _left_behind(outlook, zone, fleets) - _price(outlook, payer(pos, side, fleets))


def _price(outlook: Outlook, power: int) -> float:
    """A Special Action that troops at sea need is not for sale."""
    free = outlook.pos.actions[power] - outlook.bound_actions(power)
    return outlook.action_price if free > 0 else BEYOND_PRICE


def _relief(outlook: Outlook, fleets: list[int], to: int) -> float:
    """The force turns a battle: for the landing that depends on it, and for what it can sink."""
    theirs = outlook.ships(to, outlook.foe)
    if not theirs:
        return 0.0
    ours = outlook.ships(to, outlook.side)
    more = sum(outlook.steps(p) for p in fleets)
    sunk = outlook.weights["sinking"] * min(theirs, ours + more)
    better = outlook.chance(ours + more, theirs) - outlook.chance(ours, theirs)
    beaten = 1.0 - outlook.chance(ours + more, theirs)
    return better * (_at_stake(outlook, to) + sunk) - beaten * outlook.weights["sinking"] * more


def _at_stake(outlook: Outlook, zone: int) -> float:
    """What the landing forces in a zone promise to win."""
    troops = outlook.pos.ground_at(zone, outlook.side)
    return sum(landing.promise for landing in landings(outlook, zone, troops)) if troops else 0.0


def _left_behind(outlook: Outlook, zone: int, fleets: list[int]) -> float:
    """A landing without its ships: lost if the enemy is there too, otherwise only without their guns."""
    stake = _at_stake(outlook, zone)
    if outlook.ships(zone, outlook.foe):
        return stake + outlook.weights["sinking"] * sum(outlook.steps(p) for p in fleets)
    return 0.5 * stake


def _is_surprise(outlook: Outlook, zone: int, fleets: list[int]) -> bool:
    """Whether the force of a zone is the one for Hawaii: carriers, and no landing of its own to cover."""
    pos = outlook.pos
    if outlook.side != JAPAN or not pos.surprise or pos.ground_at(zone, JAPAN):
        return False
    return outlook.carrier_air(fleets) >= SURPRISE_AIR and target_of_surprise(outlook, zone) >= 0


# Code Breaking


def code_value(outlook: Outlook, zone: int) -> float:
    """Once a year, for the battle that decides most: where US fleets meet hidden Japanese ones in strength."""
    pos, kit = outlook.pos, outlook.kit
    ours = sum(outlook.steps(p) for p in pos.fleets_at(zone, outlook.side) if kit.power[p] == US)
    hidden = sum(outlook.steps(p) for p in pos.fleets_at(zone, outlook.foe) if kit.kind[p] == BLOCK)
    if min(ours, hidden) < BIG_BATTLE:
        return -1.0
    return outlook.weights["sinking"] * min(ours, hidden) + 0.3 * _at_stake(outlook, zone) - _price(outlook, US)
