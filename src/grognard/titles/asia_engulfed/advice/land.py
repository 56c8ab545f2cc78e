"""Advice on operational movement: marches and invasions towards what is worth most, without stripping our own."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.charts import flights
from grognard.titles.asia_engulfed.advice.china import attacks_to_pay, is_paid_attack, pays_off
from grognard.titles.asia_engulfed.advice.drops import best_drop
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.landings import Landing, landings
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_room, ground_limit, ground_room
from grognard.titles.asia_engulfed.chapters.ch7_2_invasion import garrison_boxes
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.kit import ALLIES, CN, GARRISON
from grognard.titles.asia_engulfed.marks import MOVED, NONE, SAILED
from grognard.titles.asia_engulfed.verbs import DETACH, DONE, DROP, EVACUATE, FLY, INVADE, MOVE

ENOUGH, HELPLESS = 0.85, 0.25
DESPERATE = 0.35
"""A landing force at sea tries more than one in port."""
DRIFT = 0.15
"""By how much another place must pull more before a unit goes there."""


def operational(outlook: Outlook, ask: Ask) -> list[float]:
    """Invade first, then march where it pays, then let the aircraft follow."""
    marching = marches(outlook, [target(order) for order in ask.orders if order.verb == MOVE.name])
    ashore = invasions(outlook)
    scores = []
    for order in ask.orders:
        p = target(order)
        if order is DONE:
            scores.append(0.0)
        elif order.verb == INVADE.name:
            scores.append(20.0 if p in ashore else -1.0)
        elif order.verb == MOVE.name:
            scores.append(10.0 + marching[p][1] if p in marching else -1.0)
        elif order.verb == DROP.name:
            scores.append(best_drop(outlook, p))
        elif order.verb == FLY.name:
            scores.append(best_flight(outlook, p)[1])
        elif order.verb == DETACH.name:
            scores.append(25.0 if p in ashore and _can_detach(outlook, p, ashore[p]) else -1.0)
        else:
            scores.append(_retreat(outlook, p) if order.verb == EVACUATE.name else -1.0)
    return scores


# invasions


def invasions(outlook: Outlook) -> dict[int, int]:
    """Where each unit at sea should land."""
    kit, pos = outlook.kit, outlook.pos
    found: dict[int, int] = {}
    for zone in kit.zones:
        if pos.index.ground[outlook.side][zone]:
            plan: list[Landing] = landings(outlook, zone, pos.ground_at(zone, outlook.side), DESPERATE)
            found |= {p: landing.place for landing in plan for p in landing.units}
    return found


def invade(outlook: Outlook, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    wanted = invasions(outlook).get(p, -1)
    return [100.0 if target(order) == wanted else outlook.prizes.get(target(order), 0.0) for order in ask.orders]


def _can_detach(outlook: Outlook, p: int, place: int) -> bool:
    """A step may stay behind if the rest meets no resistance, to take another box of the enemy."""
    if outlook.guard(place, outlook.foe):
        return False
    return any(box != place and outlook.pos.holder(box) == outlook.foe for box in garrison_boxes(outlook.pos, p))


def detach(outlook: Outlook, ask: Ask) -> list[float]:
    """A box that the enemy holds, the best of them."""
    return [outlook.prizes.get(target(order), 0.0) for order in ask.orders]


# marches


def movers(outlook: Outlook) -> list[int]:
    """Our units that could still march."""
    kit, pos = outlook.kit, outlook.pos
    return [
        p
        for p in kit.pieces_of[outlook.side]
        if kit.zone_count <= pos.place[p] < kit.map_end
        and kit.is_ground[p]
        and kit.kind[p] != GARRISON
        and not pos.marks[p] & (MOVED | SAILED)
    ]


def marches(outlook: Outlook, units: list[int], paid: int | None = None) -> dict[int, tuple[int, float]]:
    """Where each of these units should march, and how much that matters; `paid` Nationalist attacks can be afforded."""
    kit, pos = outlook.kit, outlook.pos
    if paid is None:
        paid = attacks_to_pay(outlook) if outlook.side == ALLIES else 0
    found: dict[int, tuple[int, float]] = {}
    free = [p for p in units if not pos.contested(pos.place[p])]
    for place in sorted(outlook.prizes, key=lambda place: -outlook.prizes[place]):
        if not kit.land_links[place]:
            continue
        near = [p for p in free if p not in found and place in kit.land_links[pos.place[p]]]
        attackers = _assault(outlook, place, near, set(found), paid=paid > 0)
        paid -= is_paid_attack(outlook, place, attackers)
        for p in attackers:
            found[p] = place, outlook.worth[place]
    for p in free:
        if p not in found:
            place, gain = _drift(outlook, p, set(found))
            if place >= 0:
                found[p] = place, gain - 5.0
    for p in units:
        if p not in found and pos.contested(pos.place[p]):
            place = _refuge(outlook, p)
            if place >= 0:
                found[p] = place, 0.0
    return found


def paid_attacks(outlook: Outlook) -> int:
    """Nationalist attacks that would be made if Special Actions were no matter."""
    units = movers(outlook)
    plan = marches(outlook, [p for p in units if outlook.kit.nation[p] == CN], paid=len(units))
    return len({place for p, (place, _) in plan.items() if is_paid_attack(outlook, place, [p])})


def _assault(outlook: Outlook, place: int, near: list[int], leaving: set[int], *, paid: bool) -> list[int]:
    """The units that attack a place together; none if they are too weak, or not worth what it costs to send them."""
    kit, pos, side = outlook.kit, outlook.pos, outlook.side
    near = [p for p in near if not barred(pos, kit.nation[p], place)]
    if not paid:
        near = [p for p in near if not is_paid_attack(outlook, place, [p])]
    ashore = [p for p in pos.ground_at(place, side) if kit.kind[p] != GARRISON]
    room = ground_limit(pos, place) - len(ashore)
    defence = outlook.defence(place)
    if not defence and pos.ground_at(place, side):
        return []
    taken: list[int] = []
    gone = set(leaving)
    now = outlook.chance(outlook.attack(place, ashore), defence) if defence else 0.0
    order = sorted(near, key=lambda p: pos.steps[p] if not defence else -pos.steps[p])
    for p in order:
        if now >= ENOUGH or len(taken) >= room:
            break
        if outlook.spare(p, gone):
            taken.append(p)
            gone.add(p)
            now = outlook.chance(outlook.attack(place, ashore + taken), defence)
    if is_paid_attack(outlook, place, taken) and not pays_off(outlook, place, now):
        return _assault(outlook, place, near, leaving, paid=False)
    least = DESPERATE if ashore or (outlook.last_turn and kit.vp[place]) else outlook.weights["attack"]
    return taken if now >= least else []


def _drift(outlook: Outlook, p: int, leaving: set[int]) -> tuple[int, float]:
    """A neighbouring place of ours that pulls more, or that is in danger."""
    kit, pos, side = outlook.kit, outlook.pos, outlook.side
    here = pos.place[p]
    if not outlook.spare(p, leaving):
        return -1, 0.0
    best, gain = -1, DRIFT
    for place in kit.land_links[here]:
        if not pos.held(place, side) or barred(pos, kit.nation[p], place) or ground_room(pos, place, side) <= 1:
            continue
        more = post(outlook, place, p) - post(outlook, here, p)
        if more > gain and outlook.supply(kit.nation[p], place) != NONE:
            best, gain = place, more
    return best, gain


def post(outlook: Outlook, place: int, p: int) -> float:
    """How good it is to have one more unit in a place of ours: prizes near it, dangers to it, no crowd."""
    pos, side = outlook.pos, outlook.side
    there = outlook.guard(place, side) - (outlook.steps(p) if pos.place[p] == place else 0.0)
    wanted = max(min(1.2 * outlook.danger(place), 8.0), outlook.watch(place))
    lacking = max(0.0, wanted - there)
    value = min(outlook.worth[place], 12.0)
    empty = 1.0 if there <= 0.0 and value >= 1.5 else 0.0
    return (
        outlook.pull[place] * (1.0 if there < 9 else 0.5)
        + outlook.weights["guard"] * value * lacking
        + 0.4 * value * empty
    )


def _refuge(outlook: Outlook, p: int) -> int:
    """Leave a lost battle for a place of ours next to it."""
    kit, pos = outlook.kit, outlook.pos
    here = pos.place[p]
    if kit.nation[p] != CN and outlook.contest(here) >= HELPLESS:
        return -1
    if pos.holder(here) == outlook.side and kit.vp[here]:
        return -1
    if _holds_out(outlook, here):
        return -1
    havens = [place for place in kit.land_links[here] if pos.held(place, outlook.side)]
    havens = [
        place for place in havens if not barred(pos, kit.nation[p], place) and ground_room(pos, place, outlook.side)
    ]
    return max(havens, key=lambda place: outlook.guard(place, outlook.side), default=-1)


def _holds_out(outlook: Outlook, place: int) -> bool:
    """Whether we can stay in a battle: the enemy is not twice as strong."""
    ours, theirs = outlook.guard(place, outlook.side), outlook.guard(place, outlook.foe)
    return ours * 2.0 > theirs


def _retreat(outlook: Outlook, place: int) -> float:
    """Whether all units should leave a contested place."""
    lost = outlook.contest(place) < 0.1 and not outlook.kit.vp[place] and not _holds_out(outlook, place)
    return 5.0 if lost else -1.0


def move_to(outlook: Outlook, ask: Ask) -> list[float]:
    """As planned; the plan is made anew with all that could still move."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    wanted = marches(outlook, movers(outlook)).get(p, (-1, 0.0))[0]
    return [100.0 if target(o) == wanted else _stray(outlook, target(o)) for o in ask.orders]


def _stray(outlook: Outlook, place: int) -> float:
    """Anywhere safe is better than into the enemy."""
    if outlook.pos.held(place, outlook.side):
        return outlook.pull[place]
    return -outlook.guard(place, outlook.foe)


def evacuate_to(outlook: Outlook, ask: Ask) -> list[float]:
    return [outlook.guard(target(order), outlook.side) for order in ask.orders]


# aircraft


def best_flight(outlook: Outlook, p: int) -> tuple[int, float]:
    """Where an LBA in range would be better, and how much; it takes a little to move at all."""
    kit, pos = outlook.kit, outlook.pos
    here = air_post(outlook, pos.place[p], p)
    goal, best = -1, here + 0.5
    for place in flights(outlook.kit, pos.place[p]):
        if not pos.held(place, outlook.side) and not pos.ground_at(place, outlook.side):
            continue
        if air_room(pos, place, outlook.side) <= 0 or barred(pos, kit.nation[p], place):
            continue
        worth = air_post(outlook, place, p)
        if worth > best:
            goal, best = place, worth
    return goal, best - here if goal >= 0 else -1.0


def air_post(outlook: Outlook, place: int, p: int) -> float:
    """The use of an LBA in a place: over a battle most, then near prizes; never without ground protection."""
    kit, pos, side = outlook.kit, outlook.pos, outlook.side
    if pos.contested(place):
        if outlook.supply(kit.nation[p], place) == NONE:
            return -1.0
        flying = outlook.aircraft(place, side) - (outlook.steps(p) if pos.place[p] == place else 0.0)
        ground = outlook.guard(place, side)
        return 1.0 + 0.4 * min(outlook.worth[place], 12.0) if flying < ground else 0.5
    if not pos.held(place, side):
        return -1.0
    safe = 0.0 if outlook.guard(place, side) else -0.4 - 0.3 * outlook.danger(place)
    if outlook.supply(kit.nation[p], place) == NONE:
        return -20.0
    crowd = 0.15 * (outlook.aircraft(place, side) - (outlook.steps(p) if pos.place[p] == place else 0.0))
    return min(outlook.pull[place], 4.0) * 0.6 + safe - crowd


def fly_to(outlook: Outlook, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [air_post(outlook, target(order), p) for order in ask.orders]
