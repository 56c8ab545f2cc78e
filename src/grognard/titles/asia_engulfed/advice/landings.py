"""Which units should land where: shared by the advice on sailing and on invading."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.chapters.ch4_1_income import in_danger
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import ground_limit
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.kit import BB, CA, CW, GARRISON, JP, MARINE, US

SURE, SURE_OF_VICTORY_AREAS, LAST_CHANCE = 0.8, 0.93, 0.25
INCOME = {JP: 2, US: 2}
"""Special Actions that a power can afford in a Production Phase."""


class Landing(NamedTuple):
    """An invasion: where, with whom, and what it promises."""

    place: int
    units: tuple[int, ...]
    promise: float


def actions_left(outlook: Outlook, power: int) -> int:
    """Special Actions of a power that no unit at sea is going to need."""
    return actions_in_hand(outlook, power) - outlook.bound_actions(power)


def leastlanding_chance(outlook: Outlook) -> float:
    """The chance from which a landing is tried: in the last turn there is nothing to lose."""
    return LAST_CHANCE if outlook.last_turn else outlook.weights["landing"]


def actions_in_hand(outlook: Outlook, power: int) -> int:
    """Special Actions, with those that can be bought in the Production Phase before the landing."""
    pos = outlook.pos
    bought = 0
    if pos.phase == "naval":
        bought = int(in_danger(pos)) if power == CW else INCOME.get(power, 0) + outlook.last_turn
    return min(pos.actions[power] + bought, pos.kit.action_limit[power])


def claims(outlook: Outlook) -> dict[int, list[int]]:
    """By zone: the places that forces at sea there are going to invade."""
    pos = outlook.pos
    return {
        zone: [landing.place for landing in landings(outlook, zone, pos.ground_at(zone, outlook.side))]
        for zone in outlook.kit.zones
        if pos.index.ground[outlook.side][zone]
    }


def shells(outlook: Outlook, zone: int) -> float:
    """The bombardment that our ships in a zone can give (6.4-d)."""
    kit = outlook.kit
    fleets = outlook.pos.fleets_at(zone, outlook.side)
    cruisers = sum(outlook.steps(p) for p in fleets if kit.kind[p] == CA)
    battleships = sum(outlook.steps(p) for p in fleets if kit.kind[p] == BB)
    return cruisers // 4 + battleships // 2


def landings(
    outlook: Outlook,
    zone: int,
    units: list[int],
    least: float | None = None,
    claimed: frozenset[int] = frozenset(),
) -> list[Landing]:
    """Share out units for a zone among the places on it that nobody else has claimed, the best prizes first."""
    kit, pos = outlook.kit, outlook.pos
    if least is None:
        least = leastlanding_chance(outlook)
    beaches = [p for p in kit.coast[zone] if p in outlook.prizes and p not in claimed and outlook.is_beach(p)]
    beaches.sort(key=lambda place: -_appeal(outlook, place))
    actions = {power: actions_in_hand(outlook, power) for power in {kit.power[p] for p in units}}
    left = sorted(units, key=lambda p: (kit.kind[p] != MARINE, -pos.steps[p]))
    help_at_sea = shells(outlook, zone)
    found = []
    for place in beaches:
        landing = _landing(outlook, place, left, actions, help_at_sea)
        if landing is None or landing.promise <= 0.0:
            continue
        if landing_chance(outlook, place, list(landing.units), help_at_sea) < least:
            continue
        found.append(landing)
        left = [p for p in left if p not in landing.units]
        for p in landing.units:
            if kit.kind[p] != MARINE:
                actions[kit.power[p]] -= 1
    return found


def _appeal(outlook: Outlook, place: int) -> float:
    """A prize, more if it is nearly ours."""
    ours = outlook.guard(place, outlook.side)
    return outlook.worth[place] / (1.0 + 0.3 * outlook.guard(place, outlook.foe)) + 0.5 * ours


def landing_chance(outlook: Outlook, place: int, units: list[int], help_at_sea: float) -> float:
    """The chance of units that land, with the friends who fight there and the ships that bombard."""
    kit = outlook.kit
    ashore = [p for p in outlook.pos.ground_at(place, outlook.side) if kit.kind[p] != GARRISON]
    defence = outlook.defence(place, landing=True)
    return outlook.chance(outlook.attack(place, ashore + units, shells=help_at_sea), defence)


def _landing(
    outlook: Outlook, place: int, units: list[int], actions: dict[int, int], help_at_sea: float
) -> Landing | None:
    """Take units for one place until it is sure enough to fall."""
    kit, pos = outlook.kit, outlook.pos
    room = ground_limit(pos, place) - sum(1 for p in pos.ground_at(place, outlook.side) if kit.kind[p] != GARRISON)
    empty = not outlook.guard(place, outlook.foe)
    if empty and pos.ground_at(place, outlook.side):
        return None
    enough = SURE_OF_VICTORY_AREAS if kit.vp[place] else SURE
    taken: list[int] = []
    spent = 0
    best = landing_chance(outlook, place, [], help_at_sea) if not empty else 0.0
    for p in sorted(units, key=lambda q: pos.steps[q]) if empty else units:
        if best >= enough or len(taken) >= room or barred(pos, kit.nation[p], place):
            continue
        if kit.kind[p] != MARINE:
            bound = sum(1 for q in taken if kit.kind[q] != MARINE and kit.power[q] == kit.power[p])
            if actions[kit.power[p]] <= bound:
                continue
            spent += 1
        taken.append(p)
        best = landing_chance(outlook, place, taken, help_at_sea)
    if not taken:
        return None
    prize = outlook.worth[place] * best
    if not outlook.last_turn and not outlook.sustained(kit.nation[taken[0]], place):
        prize *= outlook.weights["cut_off"]  # the landing force will starve at the end of the turn (3.8)
    price = (
        outlook.weights["step"] * sum(outlook.steps(p) for p in taken) * (1.0 - 0.6 * best)
        + outlook.action_price * spent
    )
    return Landing(place, tuple(taken), prize - price)
