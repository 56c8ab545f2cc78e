"""Advice on where fleets and naval aircraft go: to what is worth fighting for, where they are strong enough to stay.

A sea is worth the enemy's convoys and transports in it, one's own, and the goals on its coast; against that stands what
the enemy has there. Fleets go no farther than they can come back from: of that the rules take care.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.aims import is_campaign
from grognard.titles.world_in_flames.advice.convoys import idle, laying, wanted
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.landing import (
    best_base,
    best_coast,
    call,
    cargo,
    landing,
    loads_of,
    rank_of,
    troops,
    waiting,
)
from grognard.titles.world_in_flames.advice.sea import EDGE, legs, might
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch1_camps import friends_of, rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.chapters.ch11_18_reorganisation import all_of, points_at, why_not_restore
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import CARRIER, CONVOY, SUB, TRS, WARSHIPS
from grognard.titles.world_in_flames.war import COMBINED, SEA_MOVED, War

FIGHTING = (CARRIER, *WARSHIPS)
PREY, WARD, GOAL, CROWD = 3.0, 1.2, 1.5, 0.35
"""What convoys and transports are worth, the enemy's and one's own, a goal on the coast; what a crowd takes away."""
FAR_OFF = 0.8
"""What a sea area of the way costs."""
SOON, LAY = 90.0, 60.0
FLEET = 24.0
"""Strength enough for one task force."""
MARCH = 0.3
"""What a unit on the march to a far goal is worth beside one before the enemy."""
CALL = 8.0
"""Ships ready to sail that are worth as much as a land unit before the enemy."""
NEVER = -1.0
LANDS = 12.0
"""Land units before the enemy that a landing is worth as much as, when an action is chosen."""
INVASION = 24.0
"""The same in a campaign, where great fleets wait elsewhere."""


def ready(pos: War, side: int) -> list[int]:
    """Warships in port that may sail."""
    return [p for p in pos.ships_of(side) if pos.on_map(p) and not pos.down[p] and pos.kit.kind[p] in FIGHTING]


def action(view: Field, ask: Ask) -> list[float]:
    """Land where armies face each other, the sea where there are more ships than that; both where both count."""
    pos, near = view.pos, view.to_enemy()
    units = pos.units_of(view.side)
    front = sum(int(near[pos.place[p]]) <= 2 for p in units)
    ships = (
        len(ready(pos, view.side)) / CALL + len([p for sea in _all(pos) for p in at_sea(pos, view.side, sea)]) / CALL
    )
    wish = {"land": float(front), "naval": ships, "combined": 0.8 * min(front, ships), "air": 0.0, "pass": -2.0}
    if any(wanted(view, p) for p in idle(pos, view.side)):
        wish["naval"] += 1.0 + front / 4
        wish["combined"] += 1.0 + front / 2
    wish["land"] += LANDS * (waiting(view) > 0) + MARCH * sum(view.is_behind(pos.place[p]) for p in units)
    plan = landing(view)
    if plan is not None:
        hostile = is_foe(pos, pos.kit.power[view.side], plan.target)
        wish["combined"] += (INVASION if hostile and is_campaign(pos) else LANDS) * min(1.0, plan.worth)
        wish["naval"] += 0.0 if hostile else LANDS * plan.worth
    return [wish.get(str(order.target), 0.0) for order in ask.orders]


def _all(pos: War) -> range:
    return range(len(pos.kit.seas.names))


def worth(view: Field, sea: int, strength: float = 0.0) -> float:
    """What it is worth to be in a sea with so much more than what is there."""
    pos = view.pos
    values: list[tuple[float, float, float]] = pos.remember(("seas", view.side), lambda: _values(view), SEA_MOVED)
    stake, mine, theirs = values[sea]
    risk = max(0.0, EDGE * theirs - mine - strength)
    return stake - risk - CROWD * mine


def _values(view: Field) -> list[tuple[float, float, float]]:
    """By sea: what is at stake, what one's camp has there, and the enemy."""
    pos, kit = view.pos, view.pos.kit
    friends = [side for side in range(len(pos.wars)) if friends_of(pos, view.side) >> side & 1]
    foes = rivals(pos, view.side)
    wanted = {space for space in ground(pos).goals["main"] if (pos.holder[space] in foes) == view.attacks}
    found = []
    for sea in _all(pos):
        mine = [p for side in friends for p in at_sea(pos, side, sea)]
        theirs = [p for side in foes for p in at_sea(pos, side, sea)]
        soft = (CONVOY, TRS)
        stake = PREY * sum(kit.kind[p] in soft for p in theirs) + WARD * sum(kit.kind[p] in soft for p in mine)
        stake += GOAL * sum(sea in kit.seas.coast[space] for space in wanted)
        found.append((stake, might(view, mine), might(view, theirs)))
    return found


def prospect(view: Field, sea: int, reach: int, strength: float) -> float:
    """The best that ships in a sea can make for with what is left of their movement."""
    far = legs(view.pos, sea)
    return max(
        worth(view, other, strength) - FAR_OFF * steps for other, steps in enumerate(far) if steps <= max(0, reach)
    )


def sailing(view: Field, ask: Ask) -> list[float]:
    """The strongest ship for which some sea is worth it; convoys and transports stay where they are."""
    pos, kit, found = view.pos, view.pos.kit, []
    plan = landing(view)
    if plan is not None and pos.action != COMBINED and is_foe(pos, kit.power[view.side], plan.target):
        plan = None  # nobody can land in this action; troops may be brought to friendly ports
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            found.append(0.0)
            continue
        if plan is not None and p in plan.ships:
            found.append(SOON)
            continue
        if kit.kind[p] == CONVOY and pos.sea(p) < 0 and wanted(view, p):
            found.append(LAY)
            continue
        if kit.kind[p] not in (*FIGHTING, SUB) or pos.sea(p) >= 0:
            found.append(NEVER)
            continue
        reach = min(kit.move[p], kit.range[p]) - 2
        docks = kit.seas.docks[pos.place[p]]
        strong = FLEET / 2 if kit.kind[p] != SUB else might(view, (p,))
        best = max((prospect(view, sea, reach, strong) for sea in docks), default=NEVER)
        found.append(best + might(view, (p,)) / 20 if best > 0 else NEVER)
    return found


def task_force(view: Field, ask: Ask) -> list[float]:
    """Warships gather up to a strength, go where it is worth most, and stand high in the box."""
    pos, kit = view.pos, view.pos.kit
    units = ask.args["pieces"]
    assert isinstance(units, Sequence)
    left, points = ask.args["left"], ask.args["points"]
    assert isinstance(left, int)
    assert isinstance(points, int)
    if any(kit.kind[p] == CONVOY for p in units):
        return laying(view, ask, units, min(left, points))
    if any(kit.kind[p] == TRS for p in units):
        return _convoyed(view, ask, units, min(left - kit.charts.search[1], points))
    strength = might(view, units)
    reach = min(left, points) - 1
    here = pos.sea(units[0])
    found = []
    for order in ask.orders:
        space = order.target
        if order.verb == "with" and isinstance(space, int):
            fits = kit.kind[space] in (*FIGHTING, SUB) and strength < FLEET
            found.append(50.0 + might(view, (space,)) if fits else NEVER)
        elif order.verb == "enter" and isinstance(space, int):
            found.append(prospect(view, kit.seas.of[space], reach - 1, strength))
        elif order.verb == "patrol-in" and isinstance(space, int):
            found.append(worth(view, kit.seas.of[space], strength) + FAR_OFF + 0.1 * kit.seas.section[space])
        elif order.verb == "dock":
            found.append(0.0 if here >= 0 else NEVER)
        else:
            found.append(NEVER / 2)
    return found


def _convoyed(view: Field, ask: Ask, units: Sequence[int], steps: int) -> list[float]:
    """Transports: troops go aboard, warships come along, and all make for the best coast."""
    pos, kit = view.pos, view.pos.kit
    here, loads = pos.sea(units[0]), loads_of(pos, units)
    port = pos.place[units[0]]
    empty = [p for p in units if kit.kind[p] == TRS and p not in pos.aboard]
    guards = [p for p in units if kit.kind[p] in FIGHTING]
    start = (here,) if here >= 0 else kit.seas.docks[port]
    reach = max(0, steps - (here < 0))
    rest = _passengers(view, port, loads, len(empty), start, reach) if here < 0 else []
    worth, sea, _ = best_coast(view, loads, start, reach, guards) if loads else (NEVER, -1, -1)
    base = -1
    if loads and worth <= 0:
        base, sea = best_base(view, start, reach, rank_of(view, port) if here < 0 else 0.0)
    elif not loads and not (rest and empty):
        base, sea = call(view, start, reach)
    found = []
    for order in ask.orders:
        target = order.target
        if not isinstance(target, int):
            found.append(0.0)
        elif order.verb == "dock" and target == base:
            found.append(SOON)
        elif order.verb == "load":
            found.append(90.0 + kit.factor[target] if target in rest[: len(empty)] else NEVER)
        elif order.verb == "with":
            more = kit.kind[target] == TRS and len(rest) > len(empty) and not guards
            guard = kit.kind[target] in FIGHTING and might(view, guards) < FLEET
            found.append(80.0 if more else 50.0 + might(view, (target,)) if guard else NEVER)
        elif order.verb == "enter" and sea >= 0 and (loads or base >= 0):
            there = legs(pos, kit.seas.of[target])[sea]
            nearer = here < 0 or there < legs(pos, here)[sea]
            found.append(30.0 - there if nearer else NEVER)
        elif order.verb == "patrol-in" and loads:
            section = kit.seas.section[target]
            found.append((40.0 if here == sea else 1.0) + section if section else NEVER)
        else:
            found.append(0.5 if order.verb == "dock" else NEVER)
    return found


def _passengers(
    view: Field, port: int, aboard: Sequence[int], room: int, start: Sequence[int], reach: int
) -> list[int]:
    """Who waits in a port: infantry for a landing if one is worth it, else whoever is wanted at a front."""
    found = troops(view, port)
    worth, *_ = best_coast(view, [*aboard, *found[:room]], start, reach) if found else (NEVER, -1, -1)
    return found if worth > 0 else cargo(view, port)


def naval_air(view: Field, ask: Ask) -> list[float]:
    """Aircraft fly where there is something to hit."""
    pos, found = view.pos, []
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            found.append(0.0)
        elif pos.sea(p) >= 0:
            found.append(NEVER)
        else:
            near = (sea for sea in _all(pos) if pos.kit.seas.flight(sea, pos.place[p]) <= pos.kit.range[p])
            found.append(max((_hunting(view, sea) for sea in near), default=0.0) * pos.kit.air_to_sea[p])
    return found


def _hunting(view: Field, sea: int) -> float:
    return might(view, (q for foe in rivals(view.pos, view.side) for q in at_sea(view.pos, foe, sea)))


def sea_course(view: Field, ask: Ask) -> list[float]:
    """As high in the box as the range allows, where the enemy is strongest."""
    kit, found = view.pos.kit, []
    for order in ask.orders:
        space = order.target
        sea = kit.seas.of[space] if order.verb == "patrol-in" and isinstance(space, int) else -1
        if sea >= 0 and isinstance(space, int):
            found.append(_hunting(view, sea) + 0.2 * kit.seas.section[space])
        else:
            found.append(0.1 if order.verb == "land-at" else NEVER / 2)
    return found


def rally(view: Field, ask: Ask) -> list[float]:
    """Headquarters wait until there is much to turn face-up: they lie down themselves. Transports help at once."""
    pos, found = view.pos, []
    for order in ask.orders:
        hq = order.target
        if not isinstance(hq, int):
            found.append(0.0)
            continue
        worth = relief(view, hq)
        found.append(worth - WEIGHTS["rally"] if pos.kit.is_hq[hq] else worth)
    return found


def relief(view: Field, hq: int) -> float:
    """The factors that the points of a headquarters, or of a transport at sea, can turn face-up."""
    pos, kit = view.pos, view.pos.kit
    points = points_at(pos, hq)
    near = (q for q in all_of(pos, view.side) if pos.down[q] and not why_not_restore(pos, (hq,), (points,), q))
    best = sorted((max(kit.factor[q], kit.tactical[q], kit.attack[q]) for q in near), reverse=True)
    return float(sum(best[:points]))
