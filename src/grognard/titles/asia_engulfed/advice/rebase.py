"""Advice on ports: near the front but safe, fed and with room."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.strategic import station
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import can_merge
from grognard.titles.asia_engulfed.kit import CV, HOME, JAPAN, MAX_FLEET_STEPS, POWER_OF
from grognard.titles.asia_engulfed.verbs import DONE, MERGE, REBASE, RETURN

WORTH_OIL, WORTH_THE_TRIP = 3.0, 0.4
AIR_DANGER = 0.15
NEEDS_AIRCRAFT, FOREIGN = 1.5, 2.0
FEEDING = 0.4
"""For each step ashore whose supply depends on ships that keep the sea open."""


def port_for(outlook: Outlook, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    if outlook.kit.is_ground[p]:
        return [station(outlook, target(order), p) for order in ask.orders]
    return [berth(outlook, target(order), p) for order in ask.orders]


def berth(outlook: Outlook, place: int, p: int) -> float:
    """How good a port is for a fleet."""
    kit, pos = outlook.kit, outlook.pos
    near = outlook.sea_pull[place]
    value = outlook.weights["forward"] * near / (near + 12.0)
    there = outlook.ships(place, outlook.side) - (outlook.steps(p) if pos.place[p] == place else 0.0)
    value += 0.1 * min(there, 10.0)
    value -= outlook.fed(kit.nation[p], place)
    if place not in outlook.by_land:
        value += FEEDING * min(outlook.guard(place, outlook.side), 6.0) * (1.0 - outlook.lifeline(place))
    air = sum(outlook.air_over(zone, outlook.foe) for zone in kit.seas[place])
    value -= AIR_DANGER * air * (1.5 if kit.kind[p] == CV else 1.0)
    value -= outlook.weights["raided"] * outlook.raiders(place) * (1.5 if kit.kind[p] == CV else 1.0)
    if not outlook.guard(place, outlook.side) and outlook.danger(place) and kit.port[place] != HOME:
        value -= 1.0
    if kit.port[place] == HOME and POWER_OF[kit.owner[place]] != kit.power[p]:
        value -= FOREIGN
    if kit.kind[p] == CV and not pos.aircraft_of(p):
        value += NEEDS_AIRCRAFT if place in kit.home_ports[outlook.side] else 0.0
    return value


def returning(outlook: Outlook, ask: Ask) -> list[float]:
    """The largest fleets choose their port first; damaged fleets combine afterwards."""
    pos = outlook.pos
    return [float(pos.steps[target(o)]) if o.verb == RETURN.name else _merging(outlook, target(o)) for o in ask.orders]


def rebase(outlook: Outlook, ask: Ask) -> list[float]:
    """Fleets that gain by it change port; Japan pays oil and does so only when it must."""
    margin = WORTH_OIL if outlook.side == JAPAN else WORTH_THE_TRIP
    ports = own_ports(outlook)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb == REBASE.name:
            scores.append(better_port(outlook, target(order), ports)[1] - margin)
        else:
            scores.append(_merging(outlook, target(order)) if order.verb == MERGE.name else -1.0)
    return scores


def _merging(outlook: Outlook, p: int) -> float:
    """Small fleets that fit into another one save oil and room in port."""
    kit, pos = outlook.kit, outlook.pos
    beside = [q for q in pos.fleets_at(pos.place[p], outlook.side) if can_merge(pos, p, q)]
    room = max((MAX_FLEET_STEPS - pos.steps[q] for q in beside), default=0)
    return 0.3 if pos.steps[p] <= room and not kit.elite[p] else -1.0


def own_ports(outlook: Outlook) -> list[int]:
    return [place for place in outlook.kit.places if outlook.kit.port[place] and outlook.pos.held(place, outlook.side)]


def better_port(outlook: Outlook, p: int, ports: list[int]) -> tuple[int, float]:
    """The best port for a fleet within three zones, or at home, and what it gains there; -1 if where it is is best."""
    kit, pos = outlook.kit, outlook.pos
    here = pos.place[p]
    row = outlook.distance[here]
    now = berth(outlook, here, p)
    goal, best = -1, now
    for place in ports:
        home = kit.port[place] == HOME
        if place == here or not (row[place] <= 3.0 or home):
            continue
        if not home and len(pos.fleets_at(place, outlook.side)) >= kit.port[place] - pos.port_damage.get(place, 0):
            continue
        worth = berth(outlook, place, p)
        if worth > best:
            goal, best = place, worth
    return goal, best - now


def combine(outlook: Outlook, ask: Ask) -> list[float]:
    return [0.0 if order is DONE else _merging(outlook, target(order)) for order in ask.orders]
