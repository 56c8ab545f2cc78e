"""Why an order is good, in words: what stands in the advice as numbers."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.advice.land import invasions, marches, movers
from grognard.titles.asia_engulfed.advice.landings import landing_chance, landings, shells
from grognard.titles.asia_engulfed.advice.naval import Harbour, expedition
from grognard.titles.asia_engulfed.advice.raids import raid
from grognard.titles.asia_engulfed.kit import GARRISON, SIDES
from grognard.titles.asia_engulfed.marks import NONE, PARTIAL
from grognard.titles.asia_engulfed.verbs import INVADE, MOVE, SAIL_TO, VERBS
from grognard.titles.asia_engulfed.war import War

Said = tuple[str, dict[str, object]]

LOSSES = ("lose-step", "lose-aircraft", "lose-air", "no-deck", "hit-step")
GROUNDS = ("move-to", "invade", "drop", "detach", "ground-combat", "raise-at", "evacuate-to", "transfer-to")
"""Questions whose answers are places to be in."""


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    outlook = Outlook(pos, SIDES.index(ask.seat))
    target, verb = order.target, VERBS.get(order.verb)
    if not isinstance(target, int) or verb is None:
        return
    if ask.prompt in LOSSES:
        yield "motive-cheap", {"piece": target}
    elif order.verb == SAIL_TO.name:
        yield from _of_voyage(outlook, target)
    elif ask.prompt == "operational" and order.verb in (MOVE.name, INVADE.name):
        plan = invasions(outlook) if order.verb == INVADE.name else _marching(outlook)
        if target in plan:
            yield "motive-reaches", {"piece": target, "to": plan[target]}
            yield from _of_place(outlook, plan[target], target, _with_others(outlook, plan, target, order.verb))
    elif ask.prompt in GROUNDS and verb.kind == "space" and target >= outlook.kit.zone_count:
        piece = ask.args.get("piece")
        p = piece if isinstance(piece, int) else None
        yield from _of_place(outlook, target, p, _chance_there(outlook, target, p, ask.prompt))


def _chance_there(outlook: Outlook, place: int, p: int | None, prompt: str) -> float | None:
    """The chance of a unit that goes to a place, if it does not go alone: with those who are to follow it there."""
    if p is None or prompt not in ("move-to", "invade"):
        return None
    verb = INVADE.name if prompt == "invade" else MOVE.name
    plan = invasions(outlook) if prompt == "invade" else _marching(outlook)
    return _with_others(outlook, plan | {p: place}, p, verb)


def _with_others(outlook: Outlook, plan: dict[int, int], p: int, verb: str) -> float:
    """The chance in the place to which a unit is to go, with all that are to go there and those who fight there."""
    kit, pos, place = outlook.kit, outlook.pos, plan[p]
    units = [q for q, to in plan.items() if to == place]
    if verb == INVADE.name:
        return landing_chance(outlook, place, units, shells(outlook, pos.place[p]))
    ashore = [q for q in pos.ground_at(place, outlook.side) if kit.kind[q] != GARRISON]
    return outlook.chance(outlook.attack(place, ashore + units), outlook.defence(place))


def _marching(outlook: Outlook) -> dict[int, int]:
    return {p: place for p, (place, _) in marches(outlook, movers(outlook)).items()}


def _of_voyage(outlook: Outlook, zone: int) -> Iterator[Said]:
    """What can be landed on the coasts of a zone, or struck from it."""
    harbour = Harbour(outlook)
    force = expedition(outlook, zone, harbour)
    if force.units:
        there = outlook.pos.ground_at(zone, outlook.side)
        claimed = harbour.claimed(zone)
        for landing in landings(outlook, zone, [*there, *force.units], claimed=claimed):
            yield "motive-landing", {"space": landing.place, "n": len(landing.units)}
            odds = landing_chance(outlook, landing.place, list(landing.units), shells(outlook, zone))
            yield from _of_place(outlook, landing.place, landing.units[0], odds)
        if force.escorts:
            yield "motive-escort", {"n": len(force.escorts)}
    elif raid(outlook, zone, harbour.sailors(zone)[0]).fleets:
        yield "motive-raid", {"space": zone}


def _of_place(outlook: Outlook, place: int, p: int | None, odds: float | None = None) -> Iterator[Said]:
    """What there is to win and to fear in a place; `odds` is the chance there if the piece does not come alone."""
    kit, pos = outlook.kit, outlook.pos
    if not pos.held(place, outlook.side):
        if kit.vp[place]:
            yield "motive-victory-area", {"space": place}
        elif kit.oil[place]:
            yield "motive-oil", {"space": place, "n": kit.oil[place]}
        if not outlook.guard(place, outlook.foe):
            yield "motive-empty", {"space": place}
        else:
            if odds is None:
                ashore = [q for q in pos.ground_at(place, outlook.side) if kit.kind[q] != GARRISON]
                units = ashore if p is None or p in ashore else [*ashore, p]
                odds = outlook.chance(outlook.attack(place, units), outlook.defence(place))
            yield "motive-chance", {"space": place, "n": round(100 * odds)}
    elif kit.vp[place] and outlook.danger(place) > outlook.guard(place, outlook.side):
        yield "motive-worry", {"space": place}
    if p is not None:
        supply = outlook.supply(kit.nation[p], place)
        if supply in (NONE, PARTIAL) and not outlook.sustained(kit.nation[p], place):
            yield "motive-hungry", {"space": place}
