"""Advice on production: what each power should buy with what it has."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.asia_engulfed.advice.ends import urgency
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.land import paid_attacks, post
from grognard.titles.asia_engulfed.chapters.ch0_terms import room_aboard
from grognard.titles.asia_engulfed.chapters.ch2_strategic_warfare import strategic_airbases
from grognard.titles.asia_engulfed.kit import CBA, CN, CV, CW, INFANTRY, JP, LBA, MARINE, NATIONS, SUB, US
from grognard.titles.asia_engulfed.verbs import (
    ADVANCE,
    BUY,
    CONVERT,
    DONE,
    FORTIFY,
    GARRISON,
    LAY,
    RAISE,
    REPAIR,
    REPLACE,
)

WANTED_ACTIONS = {JP: 1, US: 1, CW: 1, CN: 0}
"""Special Actions to have in hand for landings."""
TRACKS = {"cv": 4.4, "cba": 4.0, "lba": 3.6, "ca": 2.6, "bb": 1.6}
"""What a step on the Build Tracks is worth; aircraft count little for Japan without carriers to fly from."""
NEW_UNITS = {(US, MARINE): 4.7, (US, INFANTRY): 4.1, (US, LBA): 4.0, (JP, MARINE): 3.4, (JP, INFANTRY): 3.8}
ARMY = {(US, MARINE): 5, (US, INFANTRY): 5, (US, LBA): 7, (JP, MARINE): 3, (JP, INFANTRY): 14, (CW, LBA): 4}
"""How many units of a kind a power should have before other things are better."""
BOMBERS_PER_BASE, ENOUGH_LBA = 4, 9
ENOUGH_SUBMARINES = 38
"""Submarine Points for the last column of the table, and some to lose (2.2, 2.3)."""
NEVER = -5.0


def spend(outlook: Outlook, ask: Ask) -> list[float]:
    """Whatever is left is lost: spend it all, the best first."""
    power = NATIONS.index(str(ask.args["power"]))
    return [_value(outlook, power, order) for order in ask.orders]


def _value(outlook: Outlook, power: int, order: Order) -> float:
    if order is DONE:
        return 0.0
    verb = order.verb
    if verb == REPLACE.name:
        return _replacement(outlook, target(order))
    if verb == RAISE.name:
        return _new_unit(outlook, power, target(order))
    if verb == GARRISON.name:
        return _garrison(outlook, power, target(order))
    if verb in (LAY.name, ADVANCE.name):
        return _track(outlook, power, str(order.target), begun=verb == ADVANCE.name)
    if verb == BUY.name:
        return _goods(outlook, power, str(order.target))
    if verb == FORTIFY.name:
        return _fort(outlook, target(order))
    if verb == REPAIR.name:
        return 1.5
    return 0.5 if verb == CONVERT.name else NEVER


def _replacement(outlook: Outlook, p: int) -> float:
    """Steps for units at the front; aircraft always."""
    kit, pos = outlook.kit, outlook.pos
    kind = kit.kind[p]
    if kind == CBA:
        return 4.6
    if kind == LBA:
        return 4.2
    if kind == SUB:
        return 3.0
    place = pos.place[p]
    front = 0.0 if place >= kit.map_end else min(1.0, 0.1 * outlook.pull[place] + 0.05 * outlook.danger(place))
    return (4.6 if kind == MARINE else 3.7) + max(front, _refit(outlook, place))


def _refit(outlook: Outlook, place: int) -> float:
    """How urgent another step in a place is: more where a victory area is weakly guarded."""
    lacking = place < outlook.kit.map_end and outlook.guard(place, outlook.side) < outlook.watch(place)
    return outlook.weights["refit"] if lacking else 0.0


def _new_unit(outlook: Outlook, power: int, p: int) -> float:
    """New units: Marines to land, infantry to hold, aircraft for empty decks."""
    kind = outlook.kit.kind[p]
    if kind == CBA:
        return 4.8 if _empty_decks(outlook, power) >= 2 else NEVER
    if kind == SUB:
        return 3.2
    few = _on_map(outlook, power, kind) < ARMY.get((power, kind), 99)
    if not few:
        return 1.5
    return NEW_UNITS.get((power, kind), 3.9) + (outlook.weights["marines"] if kind == MARINE else 0.0)


def _on_map(outlook: Outlook, power: int, kind: int) -> int:
    kit, pos = outlook.kit, outlook.pos
    return sum(
        1 for p in kit.pieces_of[outlook.side] if kit.kind[p] == kind and kit.power[p] == power and pos.on_map(p)
    )


def _empty_decks(outlook: Outlook, power: int) -> int:
    """Room on carriers that no aircraft is waiting for."""
    kit, pos = outlook.kit, outlook.pos
    room = sum(
        room_aboard(pos, p)
        for p in kit.pieces_of[outlook.side]
        if kit.kind[p] == CV and kit.power[p] == power and pos.on_map(p)
    )
    return room - pos.steps_of(list(pos.index.at[kit.orphan_box[power]]))


def _garrison(outlook: Outlook, power: int, place: int) -> float:
    """Empty places that count need somebody, and a lone unit that could fight elsewhere needs to be relieved."""
    kit, pos = outlook.kit, outlook.pos
    if place == kit.honshu:
        return NEVER
    units = pos.ground_at(place, outlook.side)
    if units:
        weak = kit.vp[place] and outlook.guard(place, outlook.side) < 2
        relieved = len(units) == 1 and outlook.need(place) == 1.0
        refit = _refit(outlook, place)
        return 4.9 if relieved else 3.2 + refit if weak or refit else NEVER
    value = outlook.worth[place]
    if kit.vp[place] or (power == JP and kit.werp[place]):
        return 5.2
    if value >= 2.5:
        return 4.1 if power == JP else 2.5
    return 1.2 if outlook.danger(place) else 0.3


def _track(outlook: Outlook, power: int, key: str, *, begun: bool) -> float:
    """Ships and aircraft in the yards, if there is a turn left for them to sail: what is begun should be finished."""
    if outlook.last_turn:
        return 0.1
    track = key.rstrip("0123456789d") if begun else key
    value = outlook.weights["yards"] * TRACKS.get(track, 1.0)
    if track == "cba" and _empty_decks(outlook, power) < 2:
        value -= 1.5
    if track == "lba" and _on_map(outlook, power, LBA) >= ENOUGH_LBA:
        value -= 1.0
    if power == US and track == "ca":
        value += 0.6
    return value + (0.3 if begun else 0.0)


def _goods(outlook: Outlook, power: int, item: str) -> float:
    pos = outlook.pos
    if item == "special-action":
        return _action(outlook, power)
    if item == "transport":
        return 4.7 if pos.capacity < 30 else 2.5
    if item == "asw":
        return 2.2
    if item == "submarine-point":
        return 3.5 if pos.sub_points < 9 else 2.7 if pos.sub_points < ENOUGH_SUBMARINES else 0.3
    return 4.0 if pos.bombers < BOMBERS_PER_BASE * len(strategic_airbases(pos)) else 0.4


def _action(outlook: Outlook, power: int) -> float:
    """Special Actions first for the troops that wait at sea to land, then a reserve."""
    pos = outlook.pos
    waiting = outlook.bound_actions(power)
    wanted = WANTED_ACTIONS.get(power, 0) + (1 if urgency(pos) > 1.0 else 0)
    if power == US and (CN in pos.control):
        wanted += min(1, paid_attacks(outlook))
    if pos.actions[power] < waiting:
        return 9.0
    return 4.65 if pos.actions[power] - waiting < wanted else 0.2


def _fort(outlook: Outlook, place: int) -> float:
    """Fortify victory areas that the enemy can reach, with what nobody else needs."""
    kit = outlook.kit
    return 1.0 + 0.1 * min(outlook.danger(place), 5.0) if kit.vp[place] else 0.1


def raise_at(outlook: Outlook, ask: Ask) -> list[float]:
    """New units appear where they are wanted most."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [
        post(outlook, target(o), p) if outlook.kit.zone_count <= target(o) < outlook.kit.map_end else 0.0
        for o in ask.orders
    ]


def commission(outlook: Outlook, ask: Ask) -> list[float]:
    """New ships strengthen the fleets there are."""
    return [float(outlook.pos.steps[target(order)]) for order in ask.orders]


def embark(outlook: Outlook, ask: Ask) -> list[float]:
    """Aircraft go aboard whenever there is room."""
    return [1.0 if order.verb in ("carrier", "embark") else 0.0 for order in ask.orders]
