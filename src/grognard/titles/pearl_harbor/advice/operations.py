"""Advice on naval operations: landings and carrier raids, from the port to the mission, one pick after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.ground import promise
from grognard.titles.pearl_harbor.advice.outlook import LIFT, NEVER, Outlook, air_away, sea_away, target
from grognard.titles.pearl_harbor.chapters.ch4_naval import common_waters, sea_reach
from grognard.titles.pearl_harbor.chapters.ch4_sailing import Sailing, sail_refused
from grognard.titles.pearl_harbor.chapters.ch5_bases import havens_of, is_port, is_ship_base
from grognard.titles.pearl_harbor.chapters.ch6_cargo import lift_fits, troops_aboard
from grognard.titles.pearl_harbor.chapters.ch6_missions import allowance
from grognard.titles.pearl_harbor.chapters.ch8_5_naval_bombardment import at_anchor
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.chapters.ch19_nations import carriage_refused, entry_refused
from grognard.titles.pearl_harbor.chapters.ch22_surprise import is_surprise
from grognard.titles.pearl_harbor.kit import AIR, LAND, LEADER, NAVAL, PearlKit
from grognard.titles.pearl_harbor.marks import ASSAULT, LANDED, MOVED
from grognard.titles.pearl_harbor.tables import DIE, combat_tables

MOST = 8
"""Gunships of a task force (3.1-f)."""


class Operation(NamedTuple):
    """Ships of a port, who goes aboard, where they sail, and what for."""

    value: float
    ships: tuple[int, ...]
    troops: tuple[int, ...]
    space: int
    goal: int
    """The hex that is assaulted or bombed."""


class Port(NamedTuple):
    """Ships that are still free to sail from a hex, and troops that they could take along."""

    space: int
    ships: tuple[int, ...]
    troops: tuple[int, ...]
    fleet: int
    """The task force that they are; -1: single ships."""


def ports_of(outlook: Outlook, seat: str) -> Iterator[Port]:
    """Where ships of a player wait for orders; those on different waters of a hex cannot sail together."""
    pos, kit = outlook.pos, outlook.kit
    groups: dict[tuple[int, int, tuple[int, ...]], list[int]] = {}
    for p in kit.of_arm[NAVAL]:
        if kit.side[p] == outlook.side and pos.on_map(p) and pos.seat(p) == seat:
            marker = pos.tf[p]
            if not sail_refused(pos, marker if marker >= 0 else p):
                groups.setdefault((pos.place[p], marker, common_waters(pos, (p,))), []).append(p)
    for (space, marker, _), ships in groups.items():
        yield Port(space, tuple(ships), tuple(_passengers(outlook, space, seat)), marker)


def _passengers(outlook: Outlook, space: int, seat: str, aboard: Sequence[int] = ()) -> list[int]:
    """Land units that may be carried from a port or are aboard already, those first that are strongest."""
    pos, kit = outlook.pos, outlook.kit
    ashore = pos.land_at(space, outlook.side) if is_port(pos, space, outlook.side) else []
    found = [
        p
        for p in ashore
        if pos.seat(p) == seat
        and not (pos.marks[p] & (MOVED | LANDED) or pos.spent[p])
        and pos.supplied[p]
        and not (carriage_refused(pos, p) or kit.is_para[p])
    ]
    return sorted([*aboard, *found], key=lambda p: -kit.attack[p])


# lift


def lift_of(outlook: Outlook, ships: Iterable[int]) -> float:
    """What ships can land, in divisions (6.6)."""
    return sum(LIFT[outlook.kit.kind[p]] for p in ships)


def lift_at(outlook: Outlook, space: int) -> float:
    """What the ships in a port can land."""
    found = outlook.lifts.get(space)
    if found is None:
        found = outlook.lifts[space] = lift_of(outlook, outlook.pos.ships_at(space, outlook.side))
    return found


def load_of(outlook: Outlook, space: int) -> int:
    """What waits in a port to be landed elsewhere, in divisions; not who must guard the place."""
    pos, kit = outlook.pos, outlook.kit
    found = outlook.loads.get(space)
    if found is None:
        worth, here = outlook.held[space], is_port(pos, space, outlook.side)
        troops = [p for p in pos.land_at(space, outlook.side) if here and not carriage_refused(pos, p)]
        free = [p for p in troops if not worth or outlook.duty(p, space) < 0.5 * worth]
        found = outlook.loads[space] = sum(2 if kit.is_large[p] else 1 for p in free)
    return found


def harbour(outlook: Outlook, space: int) -> float:
    """What a base is worth to ships: close to what we want, out of harm's way."""
    pos, kit = outlook.pos, outlook.kit
    work = pos.installation_at(space)
    sheltered = (work >= 0 and kit.side[work] == outlook.side) or kit.is_home[space]
    danger = w.RAIDED[sheltered] * outlook.foe_air[space] + (0.0 if sheltered else w.UNSHELTERED)
    return float(outlook.sea_pull[space]) - danger


def groups_of(outlook: Outlook) -> dict[int, float]:
    """By port: the lift that should wait there with troops for the next landings; the best ports come first."""
    if not outlook.groups:
        pos, kit, side = outlook.pos, outlook.kit, outlook.side
        lift = lift_of(outlook, (p for p in kit.of_arm[NAVAL] if kit.side[p] == side and pos.on_map(p)))
        havens = havens_of(pos, side)
        ports = [space for space in havens.ship_bases if havens.is_port[space]]
        for space in sorted(ports, key=lambda s: -harbour(outlook, s)):
            outlook.groups[space] = w.FLEET * (2.0 if kit.is_home[space] else 1.0)
            lift -= outlook.groups[space]
            if lift <= 0.0:
                break
    return outlook.groups


Crews = Sequence[tuple[tuple[int, ...], tuple[int, ...]]]
"""Troops, and the ships that they go aboard."""


def _crews(outlook: Outlook, port: Port) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Sensible choices of troops for an assault, and the ships for them."""
    large = [p for p in port.troops if outlook.kit.is_large[p]]
    small = [p for p in port.troops if not outlook.kit.is_large[p]]
    choices = [[p] for p in (*large[:3], *small[:3])] + [small[:n] for n in range(2, len(small) + 1)]
    choices += [[p, *small[:n]] for p in large[:1] for n in range(1, len(small) + 1)]
    for troops in choices:
        ships = _lifters(outlook, port, troops)
        if ships:
            yield tuple(troops), ships


def _lifters(outlook: Outlook, port: Port, troops: Sequence[int]) -> tuple[int, ...]:
    """The fewest ships that can land troops; all of the port if nobody else needs them."""
    pos, kit = outlook.pos, outlook.kit
    guns = [p for p in port.ships if not kit.is_carrier[p]]
    if not lift_fits(pos, guns, troops, assault=True):
        return ()
    if port.fleet >= 0:
        return port.ships
    guns.sort(key=lambda p: (kit.is_heavy[p], kit.attack[p]))
    number = next(n for n in range(1, len(guns) + 1) if lift_fits(pos, guns[:n], troops, assault=True))
    waiting = [p for p in port.troops if p not in troops]
    if not any(lift_fits(pos, guns[number:], [p], assault=True) for p in waiting):
        number = max(number, min(MOST, len(guns)))
    return tuple(guns[:number])


# landings


def assaults(outlook: Outlook, port: Port, ports: Sequence[Port] = ()) -> Iterator[Operation]:
    """The landings that the ships of a port can make; those of other ports may follow them.

    An army is for what smaller troops, here or elsewhere, cannot take as well.
    """
    alone: dict[int, dict[int, float]] = {}
    small = _small_landings(outlook, ports)
    for each in _assaults(outlook, port, list(_crews(outlook, port)), ports):
        value = each.value
        if len(each.troops) == 1:
            alone.setdefault(each.troops[0], {})[each.goal] = value
        else:
            value -= _elsewhere(each.troops, each.goal, alone)
        if any(outlook.kit.is_large[p] for p in each.troops):
            value -= w.SMALLER * small.get(each.goal, 0.0)
        yield each._replace(value=value)


def _small_landings(outlook: Outlook, ports: Sequence[Port]) -> dict[int, float]:
    """By shore: what the best landing of a single division or brigade promises."""
    if not outlook.small:
        outlook.small[-1] = 0.0
        for port in ports:
            units = [p for p in port.troops if not outlook.kit.is_large[p]][:2]
            crews = [((p,), ships) for p in units if (ships := _lifters(outlook, port, [p]))]
            for each in _assaults(outlook, port, crews):
                outlook.small[each.goal] = max(outlook.small.get(each.goal, 0.0), each.value)
    return outlook.small


def _assaults(outlook: Outlook, port: Port, crews: Crews, ports: Sequence[Port] = ()) -> Iterator[Operation]:
    """What landings of these crews promise, each for itself."""
    kit = outlook.kit
    landings: dict[int, tuple[int, float]] | None = None
    for troops, ships in crews:
        if landings is None:
            landings = dict(_landings(outlook, _reach(outlook, ships, "assault"), troops[0]))
        guns = sum(kit.attack[p] for p in ships if not kit.is_carrier[p])
        worth = sum(map(outlook.price, (*ships, *troops)))
        costs = _bereft(outlook, port, troops) + outlook.weights["ship"] * len(ships) + _intercepted(outlook) * worth
        led = _led(outlook, port, troops)
        for goal, (space, risk) in landings.items():
            gain = _landing_gain(outlook, goal, troops, guns, led)
            if gain < outlook.prizes.get(goal, 0.0) / 2 and outlook.defence4(goal):
                more = led + _second(outlook, port, ports, goal)
                gain = max(gain, outlook.weights["joint"] * _landing_gain(outlook, goal, troops, guns, more))
            if gain > 0.0 and space != port.space:
                yield Operation(gain - costs - risk * worth, ships, troops, space, goal)


def _elsewhere(troops: Sequence[int], goal: int, alone: Mapping[int, Mapping[int, float]]) -> float:
    """What those who come along could have won by landings of their own."""
    rest = [max((v for s, v in alone[p].items() if s != goal), default=0.0) for p in troops if p in alone]
    rest += [0.0] * (len(troops) - len(rest))
    return w.ELSEWHERE * (sum(rest) - max(rest))


def _reach(outlook: Outlook, ships: Sequence[int], mission: str) -> Reached:
    pos = outlook.pos
    most = min(allowance(pos, p, mission, ()) - pos.spent[p] for p in ships)
    return sea_reach(pos, ships, max(0, most), outlook.side)


def _landings(outlook: Outlook, reached: Reached, p: int) -> Iterator[tuple[int, tuple[int, float]]]:
    """By shore in reach: the waters from which it is assaulted best, and the risk there."""
    pos, kit, sea = outlook.pos, outlook.kit, outlook.kit.sea
    claimed = _claimed(outlook)
    for goal in outlook.beaches:
        if goal in claimed or entry_refused(pos, p, goal):
            continue
        parts = {part for own in sea.of[goal] for part in (own, *sea.neighbours[own]) if part in reached}
        spaces = {sea.space[part] for part in parts if not pos.index.ships[outlook.side][kit.sea.space[part]]}
        if spaces:
            best = min(spaces, key=lambda s: (risk_at(outlook, s), s != goal, s))
            yield goal, (best, risk_at(outlook, best))


def _claimed(outlook: Outlook) -> set[int]:
    """The weakly held shores at which troops of ours lie already: the best next to each force."""
    pos, kit = outlook.pos, outlook.kit
    forces = {pos.place[p] for p in kit.of_arm[LAND] if kit.side[p] == outlook.side and pos.aboard[p] >= 0}
    found = set()
    for space in forces:
        near = [s for s in kit.near[space] if s in outlook.beaches]
        if near:
            found.add(
                max(near, key=lambda s: outlook.beaches[s] / (1.0 + outlook.weights["guarded"] * outlook.defence4(s)))
            )
    return {space for space in found if not outlook.defence4(space)}


def risk_at(outlook: Outlook, space: int) -> float:
    """What part of ships enemy aircraft may cost in a hex."""
    return 0.0 if is_surprise(outlook.pos) else min(w.MOST_BOMBED, outlook.weights["bombed"] * outlook.foe_air[space])


def _intercepted(outlook: Outlook) -> float:
    """What part of a landing force the enemy's fleet may cost: much if the sea is his."""
    return 0.0 if is_surprise(outlook.pos) else outlook.weights["intercepted"] * (1.0 - outlook.mastery)


def _bereft(outlook: Outlook, port: Port, troops: Sequence[int]) -> float:
    """What may be lost where the troops leave."""
    pos = outlook.pos
    stay = any(p not in troops for p in pos.land_at(port.space, outlook.side))
    if stay or any(pos.aboard[p] >= 0 for p in troops):
        return 0.0
    return max(outlook.duty(p, port.space) for p in troops)


def _led(outlook: Outlook, port: Port, troops: Sequence[int]) -> int:
    """What a leader in the port adds to troops that go aboard there."""
    pos, kit = outlook.pos, outlook.kit
    forces = {pos.force_of(p) for p in troops}
    leaders = (p for p in pos.leaders_at(port.space, outlook.side) if kit.kind[p] == "land")
    return max((kit.attack[p] for p in leaders if pos.force_of(p) in forces), default=0)


def _second(outlook: Outlook, port: Port, ports: Sequence[Port], goal: int) -> int:
    """The factors that could be landed with us from other ports, of those the strongest few."""
    away = sea_away(outlook.kit, goal)
    near = (p for p in ports if p.space != port.space and p.troops and away[p.space] <= w.STAGING_RANGE)
    return sum(sorted((_landed(outlook, p) for p in near), reverse=True)[: w.JOINED])


def _landed(outlook: Outlook, port: Port) -> int:
    """The factors that a port can land: its strongest unit and, if there is room, one more."""
    attack, found = outlook.kit.attack, 0
    first = next((p for p in port.troops if _lifters(outlook, port, [p])), -1)
    if first >= 0:
        more = next((p for p in port.troops if p != first and _lifters(outlook, port, [first, p])), -1)
        found = attack[first] + (attack[more] if more >= 0 else 0)
    return found


def _landing_gain(outlook: Outlook, goal: int, troops: Sequence[int], guns: int, more: int = 0) -> float:
    """What an assault promises, with the guns of the ships and the bombers that can help it."""
    kit, defence = outlook.kit, outlook.landing4(goal)
    strengths = [kit.attack[p] for p in troops]
    stage = outlook.beaches[goal] if goal not in outlook.prizes else 0.0
    if not outlook.defence4(goal):
        doubled = sum(strengths) if all(kit.is_marine[p] for p in troops) else 0
        gain = promise(outlook, goal, strengths, defence, leader=doubled)
    else:
        spared = (1.0 - hits(kit, "naval", guns)) * (1.0 - hits(kit, "air", outlook.own_air[goal]))
        army = more + _army_at(outlook, goal)
        gain = promise(outlook, goal, strengths, defence, leader=army)
        gain += (
            outlook.weights["help"]
            * (1.0 - spared)
            * (promise(outlook, goal, strengths, defence // 2, leader=army) - gain)
        )
        if army > more:
            gain -= max(0.0, promise(outlook, goal, [army - more], defence))
    return gain + outlook.weights["help"] * stage if gain > 0.0 else gain


def _army_at(outlook: Outlook, goal: int) -> int:
    """The factors of land units that can attack a hex at the same time, over land or from ships that wait there."""
    pos, kit = outlook.pos, outlook.kit
    near = {kit.land.space[other] for part in kit.land.of[goal] for other in kit.land.neighbours[part]}
    army = [p for space in near for p in pos.land_at(space, outlook.side) if pos.supplied[p]]
    army += [
        p
        for space in kit.near[goal]
        for p in pos.units_at(space, outlook.side, LAND)
        if pos.aboard[p] >= 0 and pos.mission[pos.aboard[p]] == ASSAULT
    ]
    return sum(kit.attack[p] for p in army)


@cache
def hits(kit: PearlKit, manner: str, points: int) -> float:
    """The chance that a bombardment of land targets, from the air or by ships, tells."""
    table = combat_tables(kit).land[manner]
    return sum(table.read(die, points).result == "D" for die in DIE) / len(DIE)


# carriers


def hit_chance(outlook: Outlook, p: int, ship: int) -> float:
    """The chance that an air unit sinks a ship, a damaged one counting half."""
    kit = outlook.kit
    table = combat_tables(kit).naval["naval" if kit.is_naval_air[p] else "land"]
    drm = 1 if at_anchor(outlook.pos, ship) else 0
    results = [table.read(die + drm, kit.attack[p]).result for die in DIE]
    return (results.count("S") + 0.5 * results.count("D")) / len(DIE)


def ship_gain(outlook: Outlook, p: int, space: int, number: int) -> float:
    """What an air unit promises against the ships of a hex, if so many others have chosen their targets before."""
    ships = sorted(outlook.foe_ships.get(space, ()), key=outlook.ship_price, reverse=True)
    if not ships:
        return 0.0
    ship = ships[number % len(ships)]
    return hit_chance(outlook, p, ship) * outlook.ship_price(ship) * float(w.AGAIN ** (number // len(ships)))


def strike_gain(outlook: Outlook, space: int, air: Sequence[int]) -> float:
    """What air units promise together against the ships of a hex."""
    total = sum(ship_gain(outlook, p, space, number) for number, p in enumerate(air))
    cap = outlook.patrol(space)
    if not cap:
        return total
    return total * (w.OPPOSED if sum(outlook.kit.attack[p] for p in air) >= 1.5 * cap else w.OUTNUMBERED)


def raids(outlook: Outlook, port: Port) -> Iterator[Operation]:
    """Where carriers of a port can strike at enemy ships."""
    pos, kit = outlook.pos, outlook.kit
    carriers = [p for p in port.ships if kit.is_carrier[p]]
    air = [q for p in carriers for q in pos.cargo(p) if kit.arm[q] == AIR]
    if not air or not outlook.foe_ships:
        return
    guns = [p for p in port.ships if not kit.is_carrier[p]]
    ships = (*(guns if port.fleet >= 0 else _escort(outlook, port, guns)), *carriers)
    far, worth = min(kit.move[p] for p in air), sum(map(outlook.price, ships))
    hexes = {kit.sea.space[part] for part in _reach(outlook, ships, "attack").spaces}
    free = [s for s in hexes if kit.is_sea[s] and not pos.index.ships[outlook.side][s]]
    for goal in outlook.foe_ships:
        gain, away = strike_gain(outlook, goal, air), air_away(kit, goal)
        within = [s for s in free if away[s] <= far] if gain > 0.0 else []
        if within:
            best = min(within, key=lambda s: (risk_at(outlook, s), -away[s], s))
            yield Operation(outlook.weights["strike"] * gain - risk_at(outlook, best) * worth, ships, (), best, goal)


def _escort(outlook: Outlook, port: Port, guns: Sequence[int]) -> list[int]:
    """A few ships that no troops wait for, no more H than L (3.1)."""
    kit = outlook.kit
    light = [p for p in guns if kit.is_light[p]][:2]
    chosen = light + [p for p in guns if kit.is_heavy[p]][: len(light)]
    rest = lift_of(outlook, guns) - lift_of(outlook, chosen)
    return chosen if rest >= load_of(outlook, port.space) else light[:1]


# the questions


def best_operation(outlook: Outlook, seat: str, hand: Sailing | None = None) -> Operation | None:
    """The operation that promises most; with ships in hand one that they, and who is aboard, take part in."""
    return max(_operations(outlook, seat, hand), key=lambda each: each.value, default=None)


def _operations(outlook: Outlook, seat: str, hand: Sailing | None) -> Iterator[Operation]:
    free = list(ports_of(outlook, seat))
    ports = free if hand is None else [_in_hand(outlook, hand, seat)]
    pieces = set(hand.pieces) if hand else set()
    aboard = set(troops_aboard(outlook.pos, hand.pieces)) if hand else set()
    least = NEVER if aboard else outlook.weights["sail"]
    for port in ports:
        for each in (*assaults(outlook, port, free), *raids(outlook, port)):
            if each.value >= least and pieces <= set(each.ships) and aboard <= set(each.troops):
                yield each


def _in_hand(outlook: Outlook, hand: Sailing, seat: str) -> Port:
    """The port of ships in hand, with whoever could still join them, and the troops that are aboard already.

    Once troops are aboard nobody joins any more: what began as the errand of a division would end as that of an army.
    """
    pos = outlook.pos
    space, aboard = pos.place[hand.pieces[0]], troops_aboard(pos, hand.pieces)
    troops = tuple(_passengers(outlook, space, seat, aboard))
    if aboard:
        return Port(space, tuple(hand.pieces), troops, pos.tf[hand.pieces[0]])
    near = [p for p in pos.ships_at(space, outlook.side) if p not in hand.pieces and pos.seat(p) == seat]
    free = [
        p
        for p in near
        if pos.tf[p] < 0
        and not sail_refused(pos, p)
        and common_waters(pos, (p,)) == common_waters(pos, (hand.pieces[0],))
    ]
    return Port(space, (*hand.pieces, *free), troops, -1)


def groups_in(outlook: Outlook, operation: Operation) -> set[int]:
    """The single ships and task forces of an operation."""
    tf = outlook.pos.tf
    return {tf[p] if tf[p] >= 0 else p for p in operation.ships}


def first_to_sail(outlook: Outlook, ask: Ask) -> tuple[Order | None, dict[Order, float]]:
    """The ship or task force with which the best operation begins, and what operations with others promise."""
    best: Operation | None = None
    hopes: dict[int, float] = {}
    for each in _operations(outlook, ask.seat, None):
        if best is None or each.value > best.value:
            best = each
        for group in groups_in(outlook, each):
            hopes[group] = max(each.value, hopes.get(group, NEVER))
    if best is None:
        return None, {}
    ships = [each for each in ask.orders if each.verb == "sail"]
    first = next((each for each in ships if each.target in groups_in(outlook, best)), None)
    return first, {each: hopes.get(target(each), 0.0) for each in ships}


def sail(outlook: Outlook, ask: Ask) -> list[float]:
    """Gather the ships of the operation, form a task force, load, sail, and say what for."""
    pos, kit = outlook.pos, outlook.kit
    frame = pos.stack[-1]
    assert isinstance(frame, Sailing)
    under_way = frame.halted or pos.spent[frame.pieces[0]] > 0
    plan = None if under_way else best_operation(outlook, ask.seat, frame)
    if plan is None:
        return [_astray(outlook, frame, order) for order in ask.orders]
    loaded = set(plan.troops) <= set(troops_aboard(pos, frame.pieces))
    leaders = "land" if plan.troops else "naval"
    scores = []
    for order in ask.orders:
        p, score = target(order), NEVER
        if order.verb == "with" and p in plan.ships:
            score = 50.0
        elif order.verb == "form" and set(plan.ships) <= set(frame.pieces):
            score = 40.0
        elif order.verb == "load" and p in plan.troops:
            score = 30.0
        elif order.verb == "load" and kit.arm[p] == LEADER and kit.kind[p].startswith(leaders):
            score = 20.0
        elif order.verb == "to" and p == plan.space and loaded:
            score = 10.0
        elif order.verb == "mission":
            score = -10.0 if order.target in ("base", "transport") else -100.0
        scores.append(score)
    return scores


_MISSIONS = {"assault": 9.0, "attack": 6.0, "transport": 5.5, "base": 5.0, "landing": 3.0}


def _astray(outlook: Outlook, frame: Sailing, order: Order) -> float:
    """Ships at their goal, or without anything to do: their mission where they are, or a base."""
    pos, kit = outlook.pos, outlook.kit
    if order.verb == "mission":
        armed = order.target != "attack" or any(kit.arm[q] == AIR for p in frame.pieces for q in pos.cargo(p))
        return _MISSIONS.get(str(order.target), 1.0) - (0.0 if armed else 2.0)
    if order.verb == "to" and not pos.spent[frame.pieces[0]] and is_ship_base(pos, target(order), outlook.side):
        return 2.0 + 0.001 * float(outlook.sea_pull[target(order)])
    return NEVER
