"""Advice on airborne assaults, for those who play with airborne units (13.4)."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.chapters.ch3_routes import joins
from grognard.titles.asia_engulfed.chapters.ch13_4_airborne import drop_targets
from grognard.titles.asia_engulfed.kit import AREA, GARRISON

WORTH_DROPPING = 1.0
RISK = 3.0
"""What it costs to lose the unit: it is dear to raise again (13.42-c)."""
LONE_DROP = 0.6
"""The least chance for a drop on defenders whom nobody else attacks."""


def best_drop(outlook: Outlook, p: int) -> float:
    """What the best assault of an airborne unit promises beyond what it costs; negative if it should stay."""
    return max((_promise(outlook, p, place) for place in drop_targets(outlook.pos, p)), default=-1.0) - WORTH_DROPPING


def drop(outlook: Outlook, ask: Ask) -> list[float]:
    """Onto the prize that it wins, or helps others to win."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [_promise(outlook, p, target(order)) for order in ask.orders]


def place_airborne(outlook: Outlook, ask: Ask) -> list[float]:
    """At set-up the unit stands where most prizes are in its range."""
    flights = outlook.kit.flights
    return [sum(outlook.prizes.get(place, 0.0) for place in flights[target(order)]) for order in ask.orders]


def _promise(outlook: Outlook, p: int, place: int) -> float:
    """An empty prize is taken; a defended one only if the drop decides a battle. Nobody jumps where he would starve."""
    pos, kit = outlook.pos, outlook.kit
    ours = [q for q in pos.ground_at(place, outlook.side) if kit.kind[q] != GARRISON]
    worth = outlook.worth[place]
    if not _fed(outlook, p, place):
        return -RISK
    if not outlook.guard(place, outlook.foe):
        return -RISK if ours else worth
    defence = outlook.defence(place, landing=True)
    before = outlook.chance(outlook.attack(place, ours), defence)
    after = outlook.chance(outlook.attack(place, [*ours, p]), defence)
    if not ours and after < LONE_DROP:
        return -RISK
    return worth * (after - before) - RISK * (1.0 - after)


def _fed(outlook: Outlook, p: int, place: int) -> bool:
    """Whether the unit would be in supply where it lands: from a neighbour, or over a sea of ours (3.2, 3.8)."""
    pos, kit, side = outlook.pos, outlook.kit, outlook.side
    reach = outlook.reach(kit.nation[p])
    if any(other in reach.full for other in kit.land_links[place]):
        return True
    landed = kit.kind_of[place] != AREA or joins(pos, side, place)
    return landed and any(zone in reach.zones for zone in kit.seas[place])
