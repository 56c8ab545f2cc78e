"""Advice on movement: go where an Objective draws you, in supply, in company, and not into a trap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.core.frame import Ask
from grognard.core.moves import Moves
from grognard.titles.nemesis.advice.ground import Ground, target
from grognard.titles.nemesis.chapters.ch2_2_stacking import LARGE, SMALL, fits
from grognard.titles.nemesis.chapters.ch2_6_yunnan import is_restricted
from grognard.titles.nemesis.chapters.ch5_1_reach import options
from grognard.titles.nemesis.chapters.ch6_1_approach import approach_hexes
from grognard.titles.nemesis.chapters.ch6_1_attack import attack_strength
from grognard.titles.nemesis.chapters.ch8_rail import line, shut, stops_on
from grognard.titles.nemesis.kit import JAPAN
from grognard.titles.nemesis.verbs import DONE, STOP
from grognard.titles.nemesis.war import War

WORTH_MOVING = 0.35
"""A move must gain this much, or the unit is better left where it is."""
LIKELY = 12
"""Of all hexes in reach only those with the strongest pull are looked at closely."""
TRANSPORTS_PULL = 0.3
"""How much less an Objective draws a Transport than it does a unit."""
STAY = 0.0
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
    return 1.0 if ground.kit.is_unit[p] else TRANSPORTS_PULL


def besides_of(ground: Ground, p: int, spaces: Sequence[int]) -> list[float]:
    """What hexes are worth beside their pull; most of them are empty and far from the enemy."""
    pos, kit = ground.pos, ground.kit
    if not kit.is_unit[p]:
        return [ground.transport_worth(space) for space in spaces]
    if kit.artillery[p]:
        return [_worth_with_friends(ground, p, space) for space in spaces]
    at, here, exposed = pos.index.at, pos.place[p], ground.exposed
    own, drop = attack_strength(pos, p), kit.drop[p]
    quiet = ground.quiet[drop]
    found = []
    for space in spaces:
        if at[space] or space == here:
            found.append(_worth_with_friends(ground, p, space))
            continue
        value = None if exposed[space] else quiet.get(space)
        found.append(ground.empty_worth(space, drop, own) if value is None else value)
    return found


def _worth_with_friends(ground: Ground, p: int, space: int) -> float:
    pos, kit = ground.pos, ground.kit
    size = LARGE if kit.large[p] else SMALL
    crowd, motor = ground.crowd_at(space)
    strength = ground.attack_at(space, ground.side)
    if space == pos.place[p]:
        crowd -= size
    elif (crowd + size > 2 * LARGE or motor or kit.motorised[p]) and not fits(pos, space, p, ground.side):
        return NEVER
    else:
        strength += attack_strength(pos, p)
    if kit.artillery[p] and strength == attack_strength(pos, p):
        return NEVER / 10
    value = ground.worth(space, kit.drop[p], strength)
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
    known = moves.besides.get(p, {})
    missing = [space for space in (here, *likely) if space not in known]
    if missing:
        known = moves.note(p, zip(missing, besides_of(ground, p, missing), strict=True))
    pulls, share = ground.pull_list, pull_on(ground, p)
    best = max([share * pulls[space] + known[space] for space in likely], default=NEVER)
    found = moves.gains[p] = best - (share * pulls[here] + known[here])
    return found


def reachable(pos: War, p: int) -> list[int]:
    return options(pos, p).spaces()


def movement(ground: Ground, ask: Ask) -> list[float]:
    """Move what gains most first; then dig in next to the enemy; then be done."""
    scores = []
    digging: bool | None = None
    is_unit, marches, hauls = ground.kit.is_unit, ground.marches, ground.hauls
    known = marches.gains | hauls.gains
    for order in ask.orders:
        verb, p = order.verb, order.target
        if not isinstance(p, int):
            scores.append(STAY if order is DONE else NEVER)
        elif verb == "move":
            gain = known.get(p)
            if gain is None:
                gain = kept_move(ground, p, marches if is_unit[p] else hauls, reachable)
            scores.append(gain if gain > WORTH_MOVING else NEVER)
        elif verb == "fortify":
            digging = _stock_left(ground) if digging is None else digging
            scores.append(_fortify(ground, p) if digging else NEVER)
        elif verb == "ambush":
            scores.append(_ambush(ground, p))
        else:
            scores.append(NEVER)
    return scores


def _stock_left(ground: Ground) -> bool:
    """Whether there are Fortification markers left; they are not taken away from where they are."""
    stock = sum(1 for of in ground.pos.forts.values() if (of == "japan") == (ground.side == JAPAN))
    return stock < ground.kit.marker_count["fortification", "japan" if ground.side == JAPAN else "allies"]


def _fortify(ground: Ground, p: int) -> float:
    """Dig in where the enemy can come: on Objectives and next to him."""
    space = ground.pos.place[p]
    if not ground.menaced(space):
        return NEVER
    return 0.05 if space in ground.kit.objectives else 0.02


def _ambush(ground: Ground, p: int) -> float:
    """Lay Ambushes on the roads by which the Allies must come; units that may still move wait."""
    space = ground.pos.place[p]
    return 0.01 if ground.threat_to(space) and ground.kit.networked[space] else NEVER


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
    """Go where it is best; stop when nothing better is in reach."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    stop = worth_of(ground, p, ground.pos.place[p]) + 0.1
    spaces = [target(order) for order in ask.orders if order.verb == "to"]
    worths = iter(worths_of(ground, p, spaces))
    return [stop if order is STOP else next(worths) if order.verb == "to" else NEVER for order in ask.orders]


def approach(ground: Ground, ask: Ask) -> list[float]:
    """Close up for the attack."""
    return _movers(ask, "move", lambda p: _approach(ground, p))


def _approach(ground: Ground, p: int) -> float:
    if is_restricted(ground.pos, p):
        return best_move(ground, p, approach_hexes(ground.pos, p))
    return kept_move(ground, p, ground.approaches, approach_hexes)


def _movers(ask: Ask, verb: str, gain_of: Callable[[int], float]) -> list[float]:
    """What the best move of each piece gains; whoever gains too little stays."""
    scores = []
    for order in ask.orders:
        if order.verb == verb:
            gain = gain_of(target(order))
            scores.append(gain if gain > WORTH_MOVING else NEVER)
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
    lines: dict[int, list[int]] = {}

    def gain(p: int) -> float:
        origin = pos.place[p]
        if origin not in lines:
            lines[origin] = line(pos, side, origin, closed)
        return best_move(ground, p, stops_on(pos, p, lines[origin]))

    return _movers(ask, "rail", gain)


def rail_to(ground: Ground, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return worths_of(ground, p, [target(order) for order in ask.orders])
