"""Why an order is good, in words: what stands in the advice as numbers."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.asia_engulfed.advice.battle import air_steps, cheapest, gun_steps
from grognard.titles.asia_engulfed.advice.charts import Shares, shares, voyages
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.advice.land import best_flight, invasions, marches, movers
from grognard.titles.asia_engulfed.advice.landings import landing_chance, landings, shells
from grognard.titles.asia_engulfed.advice.naval import Harbour, expedition, reaction_odds
from grognard.titles.asia_engulfed.advice.raids import raid
from grognard.titles.asia_engulfed.advice.rebase import better_port, own_ports
from grognard.titles.asia_engulfed.advice.strategic import transfers
from grognard.titles.asia_engulfed.chapters.ch6_2_round import ASSAULT
from grognard.titles.asia_engulfed.chapters.ch8_31_interception import DAY
from grognard.titles.asia_engulfed.kit import BLOCK, CV, GARRISON, SIDES
from grognard.titles.asia_engulfed.marks import NONE, PARTIAL
from grognard.titles.asia_engulfed.verbs import FLY, INVADE, MOVE, REACT, REBASE, SAIL_TO, VERBS
from grognard.titles.asia_engulfed.war import War

Said = tuple[str, dict[str, object]]

LOSSES = ("lose-step", "lose-aircraft", "lose-air", "no-deck", "hit-step")
GROUNDS = ("move-to", "invade", "drop", "detach", "ground-combat", "raise-at", "evacuate-to", "transfer-to")
"""Questions whose answers are places to be in."""
TARGETS = ("air-target", "night-target", "submarine-target")
BERTHS = ("port-for",)
AIRFIELDS = ("fly-to",)


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """What speaks for an order and against it, as advice sees it."""
    outlook = Outlook(pos, SIDES.index(ask.seat))
    target, verb = order.target, VERBS.get(order.verb)
    if ask.prompt in ("approach", "combat-type"):
        yield from _of_battle(outlook, ask, order)
    if not isinstance(target, int) or verb is None:
        return
    piece = ask.args.get("piece")
    p = piece if isinstance(piece, int) else None
    if ask.prompt in LOSSES:
        scores = cheapest(outlook, ask)
        if scores[ask.orders.index(order)] == max(scores):
            yield "motive-cheap", {"piece": target}
        else:
            yield "motive-dear", {"piece": target}
    elif ask.prompt in TARGETS:
        yield from _of_target(outlook, target)
    elif order.verb == SAIL_TO.name:
        yield from _of_voyage(outlook, target)
    elif ask.prompt == "sail" and verb.kind == "piece":
        yield from _of_sailor(outlook, ask, target)
    elif ask.prompt == "react" and order.verb == REACT.name and outlook.kit.is_fleet[target]:
        yield from _of_reaction(outlook, ask)
    elif ask.prompt == "strike":
        yield from _of_port(outlook, target)
    elif ask.prompt == "breakthrough":
        yield from _of_round(outlook, target)
    elif ask.prompt in ("operational", "strategic", "rebase") and verb.kind == "piece":
        yield from _of_mover(outlook, ask, order, target)
    elif ask.prompt in BERTHS:
        yield from _of_berth(outlook, target, p)
    elif ask.prompt in AIRFIELDS:
        yield from _of_airfield(outlook, target)
    elif ask.prompt in GROUNDS and verb.kind == "space" and target >= outlook.kit.zone_count:
        yield from _of_place(outlook, target, p, _chance_there(outlook, target, p, ask.prompt))
        if ask.prompt in ("raise-at", "transfer-to", "move-to") and outlook.pos.held(target, outlook.side):
            yield from _near(outlook, target, shares(outlook.kit))


def _of_mover(outlook: Outlook, ask: Ask, order: Order, p: int) -> Iterator[Said]:
    """Where a piece would go that is to move now, and why there."""
    kit = outlook.kit
    if order.verb in (MOVE.name, INVADE.name):
        plan = invasions(outlook) if order.verb == INVADE.name else _marching(outlook)
        if p in plan:
            yield "motive-reaches", {"piece": p, "to": plan[p]}
            yield from _of_place(outlook, plan[p], p, _with_others(outlook, plan, p, order.verb))
            if outlook.pos.held(plan[p], outlook.side):
                yield from _near(outlook, plan[p], shares(kit))
    elif order.verb == FLY.name:
        goal = best_flight(outlook, p)[0]
        if goal >= 0:
            yield "motive-reaches", {"piece": p, "to": goal}
            yield from _of_airfield(outlook, goal)
    elif order.verb == REBASE.name:
        goal = better_port(outlook, p, own_ports(outlook))[0]
        if goal >= 0:
            yield "motive-reaches", {"piece": p, "to": goal}
            yield from _of_berth(outlook, goal, p)
    elif ask.prompt == "strategic":
        goal = transfers(outlook)(p)[0]
        if goal >= 0:
            yield "motive-reaches", {"piece": p, "to": goal}
            yield from _of_place(outlook, goal, p)
            yield from _near(outlook, goal, shares(kit))


def _of_battle(outlook: Outlook, ask: Ask, order: Order) -> Iterator[Said]:
    """The aircraft and guns that meet at sea; the chance ashore."""
    space = ask.args["space"]
    assert isinstance(space, int)
    if ask.prompt == "combat-type":
        yield "motive-chance", {"space": space, "n": round(100 * outlook.contest(space))}
        if order.target == ASSAULT:
            yield "motive-assault", {}
        return
    if order.target == DAY:
        ours, theirs = (air_steps(outlook, space, side) for side in (outlook.side, outlook.foe))
        yield "motive-day", {"n": round(ours), "total": round(theirs)}
    else:
        ours, theirs = (gun_steps(outlook, space, side) for side in (outlook.side, outlook.foe))
        yield "motive-night", {"n": round(ours), "total": round(theirs)}


def _of_target(outlook: Outlook, p: int) -> Iterator[Said]:
    """What a target is worth, and how soon it is sunk."""
    kit, pos = outlook.kit, outlook.pos
    if not kit.is_fleet[p]:
        yield "motive-others", {"piece": p}
        return
    if kit.kind[p] == CV:
        yield "motive-carrier", {"piece": p}
    if pos.damaged[p]:
        yield "motive-damaged", {"piece": p}
    if kit.kind[p] != BLOCK:
        yield "motive-steps", {"piece": p, "n": pos.steps[p]}


def _of_sailor(outlook: Outlook, ask: Ask, p: int) -> Iterator[Said]:
    """What a piece is to do in the force that sails."""
    zone = ask.args["space"]
    assert isinstance(zone, int)
    harbour = Harbour(outlook)
    force, pos = expedition(outlook, zone, harbour), outlook.pos
    if p in force.units:
        there = pos.ground_at(zone, outlook.side)
        claimed = harbour.claimed(zone)
        for landing in landings(outlook, zone, [*there, *force.units], claimed=claimed):
            if p in landing.units:
                yield "motive-lands", {"piece": p, "space": landing.place}
    elif p in force.escorts:
        yield "motive-escorts", {"piece": p, "n": pos.steps[p]}
    elif outlook.kit.kind[p] == CV and pos.aircraft_of(p):
        yield "motive-strikes", {"piece": p, "n": pos.steps_of(pos.aircraft_of(p))}


def _of_reaction(outlook: Outlook, ask: Ask) -> Iterator[Said]:
    """Who would meet whom."""
    zone = ask.args["space"]
    assert isinstance(zone, int)
    ours, theirs = reaction_odds(outlook, ask, zone)
    yield "motive-meets", {"n": round(ours), "total": round(theirs)}
    if outlook.pos.index.ground[outlook.foe][zone]:
        yield "motive-troops", {}


def _of_port(outlook: Outlook, place: int) -> Iterator[Said]:
    """The ships in a port, and what defends them."""
    yield "motive-in-port", {"space": place, "n": round(outlook.ships(place, outlook.foe))}
    aircraft = round(outlook.aircraft(place, outlook.foe))
    if aircraft:
        yield "motive-fighters", {"space": place, "n": aircraft}


def _of_round(outlook: Outlook, place: int) -> Iterator[Said]:
    """The steps that are left in a battle, and what it is about."""
    if outlook.kit.vp[place]:
        yield "motive-victory-area", {"space": place}
    ours, theirs = outlook.guard(place, outlook.side), outlook.guard(place, outlook.foe)
    yield "motive-left", {"space": place, "n": round(ours), "total": round(theirs)}


def _of_berth(outlook: Outlook, place: int, p: int | None) -> Iterator[Said]:
    """What is near a port, what may strike it, and whether one is fed there."""
    yield from _near(outlook, place, voyages(outlook.kit))
    if p is not None and outlook.fed(outlook.kit.nation[p], place):
        yield "motive-unfed", {"space": place}
    if outlook.raiders(place):
        yield "motive-raiders", {"space": place}


def _of_airfield(outlook: Outlook, place: int) -> Iterator[Said]:
    """A battle that aircraft could support, or what is near."""
    if outlook.pos.contested(place):
        yield "motive-battle", {"space": place}
        return
    yield from _near(outlook, place, shares(outlook.kit))
    if not outlook.guard(place, outlook.side):
        yield "motive-bare", {"space": place}


def _near(outlook: Outlook, place: int, pulls: Shares) -> Iterator[Said]:
    """The prize that draws most to a place."""
    drawn = {
        prize: value * sum(share for other, share in pulls[prize] if other == place)
        for prize, value in outlook.prizes.items()
        if prize != place
    }
    goal = max(drawn, key=drawn.__getitem__, default=-1)
    if goal >= 0 and drawn[goal] > 0.0:
        yield "motive-near", {"space": place, "to": goal}


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
