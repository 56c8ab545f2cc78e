"""Advice in the air: who strikes at what, who patrols where, who changes base; and how bombs are shared out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.ground import promise
from grognard.titles.pearl_harbor.advice.operations import hits, ship_gain, strike_gain
from grognard.titles.pearl_harbor.advice.outlook import NEVER, Outlook, rate, subject, target
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_flying import ROLES, role_refused
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_bases
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import was_attacked
from grognard.titles.pearl_harbor.chapters.ch8_6_air_combat import AirMuster
from grognard.titles.pearl_harbor.chapters.ch8_raid import Raid
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.chapters.ch22_surprise import grounded
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL
from grognard.titles.pearl_harbor.marks import ABORTED, ASSAULT, CAP, FLOWN
from grognard.titles.pearl_harbor.verbs import GO

# what flights are worth


def strikers_at(outlook: Outlook, space: int) -> list[int]:
    """Air units of ours that have flown to a hex to strike there."""
    pos = outlook.pos
    return [p for p in pos.air_at(space, outlook.side) if pos.marks[p] & (FLOWN | CAP | ABORTED) == FLOWN]


def _factors(outlook: Outlook, air: Iterable[int]) -> int:
    return sum(outlook.kit.attack[p] for p in air)


def strike_worth(outlook: Outlook, p: int, space: int) -> float:
    """What one more air unit is worth over a hex."""
    there = [q for q in strikers_at(outlook, space) if q != p]
    points = outlook.kit.attack[p]
    already = _factors(outlook, there)
    best = max(ship_gain(outlook, p, space, len(there)), bomb_worth(outlook, space, points, already))
    cap = outlook.patrol(space)
    if not cap:
        return best
    return best * w.OPPOSED if points + already >= 1.5 * cap else best * w.OUTNUMBERED - 0.1 * points


def bomb_worth(outlook: Outlook, space: int, points: int, there: int = 0) -> float:
    """What bombs on troops are worth: a better attack on them; on turn 1 also aircraft on the ground."""
    pos, kit = outlook.pos, outlook.kit
    value = hits(kit, "air", points) * max(map(outlook.price, grounded(pos, space, outlook.foe)), default=0.0)
    gain = _softening(outlook, space)
    more = hits(kit, "air", points + there) - (hits(kit, "air", there) if there else 0.0)
    return max(value, outlook.weights["help"] * more * gain)


def _softening(outlook: Outlook, space: int) -> float:
    """How much better an attack of ours on a hex would be if its defence were halved; 0 if it were still bad."""
    pos = outlook.pos
    defence, attackers = outlook.defence4(space), attackers_of(outlook, space)
    if not defence or not attackers:
        return 0.0
    strengths = [outlook.kit.attack[q] for q in attackers]
    whole = outlook.landing4(space) if any(pos.aboard[q] >= 0 for q in attackers) else defence
    half = promise(outlook, space, strengths, whole - defence // 2)
    return half - max(0.0, promise(outlook, space, strengths, whole)) if half > 0.0 else 0.0


def attackers_of(outlook: Outlook, space: int) -> list[int]:
    """Units of ours that can attack a hex in the coming combat segment."""
    pos, kit, side = outlook.pos, outlook.kit, outlook.side
    if pos.phasing != side:
        return []
    near = [q for s in kit.near[space] for q in pos.index.at[s] if kit.arm[q] == LAND and kit.side[q] == side]
    return [q for q in near if pos.supplied[q] and (pos.aboard[q] < 0 or pos.mission[pos.aboard[q]] == ASSAULT)]


def patrol_worth(outlook: Outlook, p: int, space: int) -> float:
    """What a patrol over a hex guards: ships at sea of ours that enemy aircraft can reach."""
    pos, threat = outlook.pos, outlook.foe_air[space]
    ships = [q for q in pos.ships_at(space, outlook.side) if not pos.at_base(q)] if threat else []
    if not ships:
        return 0.0
    there = _factors(outlook, (q for q in pos.cap_at(space, outlook.side) if q != p))
    return outlook.weights["patrol"] * sum(map(outlook.ship_price, ships)) * min(1.0, threat / 10) / (1.0 + 0.3 * there)


def base_worth(outlook: Outlook, space: int) -> float:
    """What a base is worth to an air unit: near what we want, not under the enemy's guns."""
    bare = outlook.menace(space) and not outlook.pos.land_at(space, outlook.side)
    return float(outlook.air_pull[space]) - (5.0 if bare else 0.0)


def flight_worth(outlook: Outlook, p: int, space: int, role: str) -> float:
    """What a flight is worth that may be flown."""
    pos = outlook.pos
    if role == "strike":
        return strike_worth(outlook, p, space)
    if role == "cap":
        return patrol_worth(outlook, p, space)
    if pos.aboard[p] >= 0 or outlook.kit.is_naval_air[p] or not air_fits(pos, space, p):
        return NEVER
    better = base_worth(outlook, space) - base_worth(outlook, pos.place[p])
    return better / w.WORTH_REBASING * outlook.weights["fly"]


def _at_sea(outlook: Outlook, near: Reached) -> set[int]:
    """The hexes in range in which ships of ours are on a mission."""
    pos = outlook.pos
    places = {pos.place[q] for q in outlook.kit.of_arm[NAVAL] if outlook.kit.side[q] == outlook.side and pos.mission[q]}
    return {space for space in places if space in near}


class Best(NamedTuple):
    """The best flight of an air unit: what it is worth, where it leads and what for."""

    value: float = 0.0
    space: int = -1
    role: str = ""


def best_flight(outlook: Outlook, p: int) -> Best:
    """The best strike or patrol of an air unit, or a better base."""
    pos, far = outlook.pos, flight_range(outlook.pos, p)
    near = air_reach(pos, p, far)
    goals = [(space, "strike") for space in {pos.place[q] for q in outlook.foes} if space in near]
    goals += [(space, "cap") for space in _at_sea(outlook, near)]
    if pos.aboard[p] < 0 and not outlook.kit.is_naval_air[p]:
        wide = air_reach(pos, p, 2 * far)
        goals += [(space, "rebase") for space in air_bases(pos, outlook.side) if space in wide]
    best = Best()
    for space, role in goals:
        value = flight_worth(outlook, p, space, role)
        if value > best.value and not role_refused(pos, p, space, role):
            best = Best(value, space, role)
    return best


# the questions


def fly(outlook: Outlook, ask: Ask) -> list[float]:
    """Where an air unit flies: the best of what it can do there."""
    p, pos = subject(ask), outlook.pos
    near = air_reach(pos, p, flight_range(pos, p))

    def worth(space: int) -> float:
        roles = ROLES if space in near else ("rebase",)
        values = {role: flight_worth(outlook, p, space, role) for role in roles}
        good = [v for role, v in values.items() if v > 0.0 and not role_refused(pos, p, space, role)]
        return max(good, default=NEVER)

    return rate(ask, worth)


def role(outlook: Outlook, ask: Ask) -> list[float]:
    """What it does there."""
    p, space = subject(ask), subject(ask, "space")
    return [flight_worth(outlook, p, space, str(order.target)) for order in ask.orders]


def reaction_fly(outlook: Outlook, p: int) -> float:
    """What an air unit can do in the enemy's turn: strike at ships."""
    near = air_reach(outlook.pos, p, flight_range(outlook.pos, p))
    return max((strike_worth(outlook, p, space) for space in outlook.foe_ships if space in near), default=NEVER)


def reaction_flight(outlook: Outlook, ask: Ask) -> list[float]:
    """Where a reaction air unit flies."""
    p = subject(ask)
    return rate(ask, lambda space: max(strike_worth(outlook, p, space), patrol_worth(outlook, p, space)))


def patrols(outlook: Outlook, ask: Ask) -> list[float]:
    """Send patrols over ships at sea; the others guard their bases by staying there."""
    pos = outlook.pos

    def worth(p: int) -> float:
        near = air_reach(pos, p, flight_range(pos, p))
        spaces = {*_at_sea(outlook, near), pos.place[p]}
        return max(patrol_worth(outlook, p, space) for space in spaces)

    return rate(ask, worth, outlook.weights["fly"])


def patrol_where(outlook: Outlook, ask: Ask) -> list[float]:
    """Over the ships that need it most."""
    p = subject(ask)
    return rate(ask, lambda space: patrol_worth(outlook, p, space))


def air_return(outlook: Outlook, ask: Ask) -> list[float]:
    """All home to where they came from."""
    words = {"all-home": 2.0, "done": 1.0}
    return [words.get(order.verb, 0.0) for order in ask.orders]


def touchdown(outlook: Outlook, ask: Ask) -> list[float]:
    """On deck if there is one, else at the base that is worth most."""
    return [base_worth(outlook, target(o)) if o.verb == "to" else 0.0 if target(o) < 0 else 50.0 for o in ask.orders]


# combat


def air_combats(outlook: Outlook, ask: Ask) -> list[float]:
    """Engage patrols that are not too strong."""
    return rate(ask, lambda s: _factors(outlook, strikers_at(outlook, s)) - w.AIR_ODDS * outlook.patrol(s))


def muster(outlook: Outlook, ask: Ask) -> list[float]:
    """Enough fighters to clear the sky; whoever does not fight there can bomb (8.6)."""
    frame = outlook.pos.stack[-1]
    assert isinstance(frame, AirMuster)
    enough = frame.pieces and _factors(outlook, frame.pieces) >= w.CLEAR_SKY * outlook.patrol(frame.space)
    return [
        (0.0 if enough else 2.0 + outlook.kit.attack[target(o)]) if o.verb == "with" else 1.0 if o is GO else 0.0
        for o in ask.orders
    ]


def land_bombings(outlook: Outlook, ask: Ask) -> list[float]:
    """Bomb troops where that helps, ships elsewhere: who bombs here cannot bomb ships."""

    def gain(space: int) -> float:
        air = strikers_at(outlook, space)
        return bomb_worth(outlook, space, _factors(outlook, air)) - strike_gain(outlook, space, air)

    return rate(ask, gain, 0.01)


def shore(outlook: Outlook, ask: Ask) -> list[float]:
    """Shell what is about to be assaulted."""
    return rate(ask, lambda space: _softening(outlook, space), 0.01)


def raid(outlook: Outlook, ask: Ask) -> list[float]:
    """One bomber, or ship, for each good target, then the others on top of those."""
    frame = outlook.pos.stack[-1]
    assert isinstance(frame, Raid)
    named, now = {strike.target for strike in frame.strikes}, frame.open_strike
    aims = {o: _target_worth(outlook, frame.space, target(o)) for o in ask.orders if o.verb in _AIMS}
    best = max((value for order, value in aims.items() if target(order) not in named), default=0.0)
    first = _target_worth(outlook, frame.space, now.target) if now and now.bombers else 0.0
    next_target = first > 0.0 and best >= w.SHARED * first
    scores = []
    for order in ask.orders:
        if order in aims:
            again = target(order) in named and order.verb == "at"
            scores.append(NEVER if again else 10.0 + aims[order] if aims[order] > 0.0 or now is None else 1.0)
        elif order.verb == "with":
            scores.append(9.0 if next_target else 1000.0 + outlook.kit.attack[target(order)])
        else:
            scores.append(5.0 if order is GO else 0.0)
    return scores


_AIMS = ("at", "together", "at-works")


def _target_worth(outlook: Outlook, space: int, p: int) -> float:
    """What a target of a raid is worth: ships and aircraft in themselves, troops and works if we attack them."""
    arm = outlook.kit.arm[p] if p >= 0 else -1
    if arm == NAVAL:
        return outlook.ship_price(p)
    if arm == AIR:
        return outlook.price(p)
    if not attackers_of(outlook, space):
        return 0.0
    return float(outlook.kit.defence[p]) if arm == LAND else w.WORK_TARGET


def counter_attacks(outlook: Outlook, ask: Ask) -> list[float]:
    """Strike back at carriers, unless their patrol turns everybody away."""

    def worth(space: int) -> float:
        turned = outlook.patrol(space) > 0 and was_attacked(outlook.pos, "air", space)
        return 0.0 if turned or space not in outlook.foe_ships else 1.0

    return rate(ask, worth, 0.5)


def second_wave(outlook: Outlook, ask: Ask) -> list[float]:
    """Come again if the sky is not full of fighters."""
    space, pieces = subject(ask, "space"), ask.args["pieces"]
    assert isinstance(pieces, tuple | list)
    theirs = _factors(outlook, outlook.pos.air_at(space, outlook.foe))
    good = not theirs or _factors(outlook, pieces) > w.CLEAR_SKY * theirs
    return [1.0 if (order.verb == "yes") == good else 0.0 for order in ask.orders]
