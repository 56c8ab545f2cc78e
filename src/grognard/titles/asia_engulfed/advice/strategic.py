"""Advice on strategic movement: reserves to the front and to the ports from which the next invasion sails."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.land import air_post, post
from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import Routes, routes_of
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_room, ground_room
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import has_quay, may_leave_home
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.kit import CBA, JAPAN, LBA, MARINE
from grognard.titles.asia_engulfed.marks import NONE
from grognard.titles.asia_engulfed.verbs import DONE

WORTH_MOVING = 0.6
EXPOSED = 0.4
"""What is left of the value of a place whose supply the enemy can cut."""
STAGING = 1.5
"""How much more the prizes around a port count for units that can sail from it."""


def strategic(outlook: Outlook, ask: Ask) -> list[float]:
    """Move who gains most by it; aircraft for carriers first."""
    plan = transfers(outlook)
    return [0.0 if order is DONE else plan(target(order))[1] for order in ask.orders]


def transfers(outlook: Outlook) -> Callable[[int], tuple[int, float]]:
    """By unit: where it is wanted more, and how much; -1 if it is not, or not to a place."""
    routes = routes_of(outlook.pos, outlook.side)
    held = [place for place in outlook.kit.places if outlook.pos.held(place, outlook.side)]
    return lambda p: _gain(outlook, p, routes, held)


def _gain(outlook: Outlook, p: int, routes: Routes, held: list[int]) -> tuple[int, float]:
    kit, pos = outlook.kit, outlook.pos
    if kit.kind[p] == CBA:
        return -1, 20.0
    here = pos.place[p]
    if kit.kind[p] != LBA and not outlook.spare(p):
        return -1, -1.0
    room = air_room if kit.kind[p] == LBA else ground_room
    goal, now = -1, station(outlook, here, p)
    best = now
    for place in held:
        if place == here or not routes.joined(here, place) or room(pos, place, outlook.side) <= 0:
            continue
        if not barred(pos, kit.nation[p], place):
            worth = station(outlook, place, p)
            if worth > best:
                goal, best = place, worth
    gain = best - now
    if outlook.side == JAPAN and pos.transports <= 0 and kit.kind[p] != LBA:
        gain *= 0.5
    return (goal, gain) if gain > WORTH_MOVING else (-1, -1.0)


def station(outlook: Outlook, place: int, p: int) -> float:
    """How good a place is for a unit from now on."""
    kit, pos = outlook.kit, outlook.pos
    if kit.kind[p] == LBA:
        return air_post(outlook, place, p)
    if outlook.supply(kit.nation[p], place) == NONE:
        return -20.0
    value = post(outlook, place, p)
    if has_quay(pos, place) and may_leave_home(pos, p):
        near = outlook.sea_pull[place]
        value += outlook.weights["staging"] * near / (near + 8.0) * (STAGING if kit.kind[p] == MARINE else 0.5)
    return value * (EXPOSED + (1.0 - EXPOSED) * outlook.lifeline(place))


def transfer_to(outlook: Outlook, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [station(outlook, target(order), p) for order in ask.orders]


def join_carrier(outlook: Outlook, ask: Ask) -> list[float]:
    """Aircraft for the carriers nearest to the front."""
    pos = outlook.pos
    return [outlook.pull[pos.place[target(order)]] for order in ask.orders]
