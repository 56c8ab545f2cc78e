"""Advice on movement: go where an Objective draws you, in supply, in company, and not into a trap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from grognard.core.frame import Ask
from grognard.core.moves import Moves
from grognard.titles.nemesis.advice.ground import Ground, target
from grognard.titles.nemesis.chapters.ch2_2_stacking import LARGE, fits
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted
from grognard.titles.nemesis.chapters.ch5_1_fortification import stock_of
from grognard.titles.nemesis.chapters.ch5_1_reach import options
from grognard.titles.nemesis.chapters.ch6_1_approach import approach_hexes
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength
from grognard.titles.nemesis.chapters.ch8_rail import line, shut, stops_on
from grognard.titles.nemesis.verbs import DONE, STOP
from grognard.titles.nemesis.war import LEFT_HEX, War

LIKELY = 12
"""Of all hexes in reach only those with the strongest pull are looked at closely."""
STAY = 0.0
ARRIVED = 2.0
"""By how much another hex must be better for a unit that has reached the one it was sent to."""
NEVER = -100.0

HexesOf = Callable[[War, int], list[int]]
"""The hexes to which a piece can go."""


def worth_of(ground: Ground, p: int, space: int) -> float:
    """What a piece is worth in a hex, with the friends that are there already."""
    return worths_of(ground, p, (space,))[0]


def worths_of(ground: Ground, p: int, spaces: Sequence[int]) -> list[float]:
    """The same for many hexes."""
    pulls, share = ground.pull_list, pull_on(ground, p)
    pairs = zip(spaces, besides_of(ground, p, spaces), strict=True)
    return [share * pulls[space] + beside for space, beside in pairs]


def pull_on(ground: Ground, p: int) -> float:
    """How much of a hex's pull a piece feels."""
    return 1.0 if ground.kit.is_unit[p] else ground.weights["transport"]


def besides_of(ground: Ground, p: int, spaces: Sequence[int]) -> list[float]:
    """What hexes are worth beside their pull; most of them are empty and far from the enemy."""
    pos, kit = ground.pos, ground.kit
    if not kit.is_unit[p]:
        carts = ground.carts
        return [carts[space] if space in carts else ground.transport_worth(space) for space in spaces]
    at, here, exposed, company = pos.index.at, pos.place[p], ground.exposed, ground.company
    objectives = kit.objectives
    own, drop, gun = attack_strength(pos, p), kit.drop[p], kit.artillery[p]
    quiet, kind = ground.quiet(drop), (ground.kinds[p], own)
    found = []
    for space in spaces:
        value: float | None
        if space == here:
            value = _worth_with_friends(ground, p, space, own)
        elif gun or at[space]:
            known = company.get(space)
            if known is None:
                known = company[space] = {}
            value = known.get(kind)
            if value is None:
                value = known[kind] = _worth_with_friends(ground, p, space, own)
        else:
            close = exposed[space] or space in objectives
            value = ground.empty_worth(space, drop, own) if close else quiet[space]
        found.append(value)
    return found


def _worth_with_friends(ground: Ground, p: int, space: int, own: int) -> float:
    """What depends on nothing of the unit but its kind and its `own` strength, unless it stands there already."""
    pos, kit = ground.pos, ground.kit
    size, stays = ground.sizes[p], space == pos.place[p]
    crowd, motor = ground.crowd_at(space)
    strength = ground.attack_at(space, ground.side)
    if stays:
        crowd -= size
    elif (crowd + size > 2 * LARGE or motor or kit.motorised[p]) and not fits(pos, space, p, ground.side):
        return NEVER
    else:
        strength += own
    if strength == own and kit.artillery[p]:
        return NEVER / 10
    value = ground.worth(space, kit.drop[p], strength)
    if stays:
        value += ground.left_open(space, p)
    if crowd == 0:
        return value + ground.guards.get(space, 0.0)
    return value - 0.25 * max(0, crowd - 2 * LARGE)


def best_move(ground: Ground, p: int, spaces: list[int]) -> float:
    """What the best of some hexes gains over staying."""
    here = worth_of(ground, p, ground.pos.place[p])
    return max(worths_of(ground, p, likely_hexes(ground, spaces)), default=NEVER) - here


def likely_hexes(ground: Ground, spaces: list[int]) -> list[int]:
    if len(spaces) <= LIKELY:
        return spaces
    return sorted(spaces, key=ground.pull_list.__getitem__, reverse=True)[:LIKELY]


def kept_move(ground: Ground, p: int, moves: Moves, hexes_of: HexesOf) -> float:
    """The same, of all hexes to which a piece can go; only what has changed since the last time is looked at again."""
    found = moves.gains.get(p)
    if found is not None:
        return found
    likely = moves.likely.get(p)
    if likely is None:
        if p not in moves.ways:
            moves.ways[p] = hexes_of(ground.pos, p)
        likely = moves.likely[p] = likely_hexes(ground, moves.ways[p])
    here = ground.pos.place[p]
    known = moves.besides.get(p)
    missing = [here, *likely] if known is None else [space for space in (here, *likely) if space not in known]
    if known is None or missing:
        known = moves.note(p, zip(missing, besides_of(ground, p, missing), strict=True))
    pulls, share = ground.pull_list, pull_on(ground, p)
    best = max([share * pulls[space] + known[space] for space in likely], default=NEVER)
    found = moves.gains[p] = best - (share * pulls[here] + known[here])
    return found


def reachable(pos: War, p: int) -> list[int]:
    return options(pos, p).spaces()


def movement(ground: Ground, ask: Ask) -> list[float]:
    """Move what gains most first; then dig in next to the enemy; then be done."""
    scores: list[float] = []
    stocks: set[str] | None = None
    least = ground.weights["move"]
    is_unit, marches, hauls = ground.kit.is_unit, ground.marches, ground.hauls
    known: dict[Any, float] = {**marches.gains, **hauls.gains}
    for order in ask.orders:
        verb = order.verb
        if verb == "move":
            gain = known.get(order.target)
            if gain is None:
                p = target(order)
                gain = kept_move(ground, p, marches if is_unit[p] else hauls, reachable)
            scores.append(gain if gain > least else NEVER)
        elif verb == "fortify":
            stocks = _stocks_left(ground) if stocks is None else stocks
            scores.append(_fortify(ground, target(order), stocks))
        elif verb == "ambush":
            scores.append(_ambush(ground, target(order)))
        else:
            scores.append(STAY if order is DONE else NEVER)
    return scores


def _stocks_left(ground: Ground) -> set[str]:
    """The kinds of Fortification markers of which some are left: none is taken away from where it is (5.1-E)."""
    used = Counter(ground.pos.forts.values())
    counts = ground.kit.marker_count.items()
    return {stock for (kind, stock), count in counts if kind == "fortification" and used[stock] < count}


def _fortify(ground: Ground, p: int, stocks: set[str]) -> float:
    """Dig in where the enemy can come: on Objectives and next to him, while there are markers."""
    space = ground.pos.place[p]
    if not ground.menaced(space) or stock_of(ground.pos, p) not in stocks:
        return NEVER
    return 0.05 if space in ground.kit.objectives else 0.02


def _ambush(ground: Ground, p: int) -> float:
    """Lay Ambushes on the roads by which the Allies must come; units that may still move wait."""
    space = ground.pos.place[p]
    return 0.01 if ground.exposed[space] and ground.kit.networked[space] and ground.threat_to(space) else NEVER


def lay_ambush(ground: Ground, ask: Ask) -> list[float]:
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        else:
            space = target(order)
            road = ground.kit.networked[space]
            scores.append(0.1 if road and ground.threat_to(space) else -0.1)
    return scores


def relocate_fort(ground: Ground, ask: Ask) -> list[float]:
    return [-float(ground.threat_to(target(order))) for order in ask.orders]


def moving(ground: Ground, ask: Ask) -> list[float]:
    """Go where it is best; stop when nothing better is in reach. Who has arrived does not go back for a trifle."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    arrived = ground.pos.marks[p] & LEFT_HEX
    stop = worth_of(ground, p, ground.pos.place[p]) + (ARRIVED if arrived else 0.1)
    spaces = [target(order) for order in ask.orders if order.verb == "to"]
    worths = iter(worths_of(ground, p, spaces))
    return [stop if order is STOP else next(worths) if order.verb == "to" else NEVER for order in ask.orders]


def approach(ground: Ground, ask: Ask) -> list[float]:
    """Close up for the attack."""
    known = ground.approaches.gains
    return _movers(ground, ask, "move", lambda p: known[p] if p in known else _approach(ground, p))


def _approach(ground: Ground, p: int) -> float:
    if is_restricted(ground.pos, p):
        return best_move(ground, p, approach_hexes(ground.pos, p))
    return kept_move(ground, p, ground.approaches, approach_hexes)


def _movers(ground: Ground, ask: Ask, verb: str, gain_of: Callable[[int], float]) -> list[float]:
    """What the best move of each piece gains; whoever gains too little stays."""
    scores = []
    least = ground.weights["move"]
    for order in ask.orders:
        if order.verb == verb:
            gain = gain_of(target(order))
            scores.append(gain if gain > least else NEVER)
        else:
            scores.append(STAY if order is DONE else NEVER)
    return scores


def approach_move(ground: Ground, ask: Ask) -> list[float]:
    return moving(ground, ask)


def airborne(ground: Ground, ask: Ask) -> list[float]:
    """Fly in: a brigade at the front is worth more than one at the airfield."""
    return [0.0 if order is DONE else 1.0 for order in ask.orders]


def landing(ground: Ground, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return worths_of(ground, p, [target(order) for order in ask.orders])


def fall_back(ground: Ground, ask: Ask) -> list[float]:
    """A pushed Transport falls back to friends, away from the enemy."""
    pos = ground.pos
    return [
        ground.strength_at(target(order), ground.side) * 0.1
        - ground.threat_to(target(order)) * 0.1
        - ground.supply_cost(target(order))
        + (1.0 if pos.index.units[ground.side][target(order)] else 0.0)
        for order in ask.orders
    ]


def rail(ground: Ground, ask: Ask) -> list[float]:
    """Take the train to the front, and leave the Reinforcement hex."""
    pos, side = ground.pos, ground.side
    closed = shut(pos, side)
    lines: dict[int, tuple[list[int], list[int]]] = {}

    def gain(p: int) -> float:
        origin = pos.place[p]
        if origin not in lines:
            hexes = line(pos, side, origin, closed)
            lines[origin] = hexes, likely_hexes(ground, hexes)
        hexes, likely = lines[origin]
        stops = stops_on(pos, p, hexes)
        return best_move(ground, p, likely if stops is hexes else stops)

    return _movers(ground, ask, "rail", gain)


def rail_to(ground: Ground, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return worths_of(ground, p, [target(order) for order in ask.orders])
