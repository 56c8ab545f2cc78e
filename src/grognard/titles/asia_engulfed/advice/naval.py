"""Advice on naval movement: invasion forces with an escort, reactions when the odds are good, little oil."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.extended import code_value
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.advice.land import marches, movers
from grognard.titles.asia_engulfed.advice.landings import actions_left, claims, landings
from grognard.titles.asia_engulfed.advice.raids import RAIDERS, raid
from grognard.titles.asia_engulfed.advice.supply import forecast
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import oil_left
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import reach
from grognard.titles.asia_engulfed.chapters.ch8_21_departure import quays
from grognard.titles.asia_engulfed.kit import BB, CA, CV, JAPAN, MARINE, SUB
from grognard.titles.asia_engulfed.verbs import BREAK_CODE, DONE, MERGE, REACT, SAIL, SAIL_ON_OIL, SAIL_TO
from grognard.titles.asia_engulfed.war import War

WORTH_MARCHING = 2.0
OIL_PRICE, PLENTY_OF_OIL = 0.25, 18.0
FREE_ESCORT = 6.0
SHORT_OF_OIL = 4
SUPPORT_SHIPS = 4.0


class Expedition(NamedTuple):
    """A force for one sea zone, and what it promises."""

    units: tuple[int, ...]
    escorts: tuple[int, ...]
    score: float


class Harbour:
    """What is ready to sail, worked out once for all destinations."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.quays = quays(outlook.pos, outlook.side)
        plan = marches(outlook, movers(outlook))
        self.marching = {
            p: place for p, (place, value) in plan.items() if value >= WORTH_MARCHING and place in outlook.prizes
        }
        """Units that are going to march on something of value: they do not sail, and nobody need land there."""
        self.network = forecast(outlook) if outlook.side == JAPAN else None
        self._sailors: dict[int, tuple[list[int], list[int]]] = {}

    def sailors(self, zone: int) -> tuple[list[int], list[int]]:
        """The fleets and the ground units that can reach a zone; units with a march before them stay."""
        if zone not in self._sailors:
            self._sailors[zone] = self._who_can_sail(zone)
        return self._sailors[zone]

    def _who_can_sail(self, zone: int) -> tuple[list[int], list[int]]:
        pos, side = self.outlook.pos, self.outlook.side
        fleets: list[int] = []
        transports: list[int] = []
        for quay in self.quays:
            path = reach(pos, side, quay.place, quay.limit()).get(zone)
            if path is not None:
                fleets += quay.fleets
                transports += [
                    p for p, limit in quay.transports.items() if limit >= len(path) and p not in self.marching
                ]
        return fleets, transports

    def claimed(self, besides: int) -> frozenset[int]:
        """Places that somebody else is going to take."""
        at_sea = (places for zone, places in self._landings.items() if zone != besides)
        return frozenset(self.marching.values()).union(*at_sea)

    @cached_property
    def _landings(self) -> dict[int, list[int]]:
        """By zone: where the forces at sea are going to land."""
        return claims(self.outlook)

    def feeds(self, zone: int) -> bool:
        """Whether the network can reach a landing force there (3.2-b)."""
        return self.network is None or self.network.price(zone) <= self.network.left


def expedition(outlook: Outlook, zone: int, harbour: Harbour) -> Expedition:
    """The best use of a zone: who should sail there besides those who are there."""
    pos, side = outlook.pos, outlook.side
    fleets, transports = harbour.sailors(zone)
    there = pos.ground_at(zone, side)
    if not transports and not there:
        return Expedition((), (), 0.0)
    able = _troops(outlook, transports)
    plan = landings(outlook, zone, there + able, claimed=harbour.claimed(zone))
    fresh = tuple(p for landing in plan for p in landing.units if p not in there)
    promise = sum(landing.promise for landing in plan if any(p in fresh for p in landing.units))
    if fresh and not harbour.feeds(zone):
        return Expedition((), (), 0.0)
    if not plan:
        return Expedition((), (), 0.0)
    contested = any(outlook.guard(landing.place, outlook.foe) for landing in plan)
    escorts, cover = _escort(outlook, zone, fleets, contested=contested)
    price = _oil_price(outlook) * len(escorts)
    return Expedition(fresh, tuple(escorts), promise * cover - price)


def _troops(outlook: Outlook, transports: list[int]) -> list[int]:
    """Units that can be spared for a landing: Marines, and others as far as there are Special Actions for them."""
    kit, pos = outlook.kit, outlook.pos
    able: list[int] = []
    leaving: set[int] = set()
    budget = {power: actions_left(outlook, power) for power in {kit.power[p] for p in transports}}
    for p in sorted(transports, key=lambda q: (kit.kind[q] != MARINE, -pos.steps[q])):
        if not outlook.spare(p, leaving):
            continue
        if kit.kind[p] != MARINE:
            if budget[kit.power[p]] <= 0:
                continue
            budget[kit.power[p]] -= 1
        leaving.add(p)
        able.append(p)
    return able


def _escort(outlook: Outlook, zone: int, fleets: list[int], *, contested: bool) -> tuple[list[int], float]:
    """Fleets to protect a landing, the useful ones first, and how well they do it (0 to 1)."""
    pos, side = outlook.pos, outlook.side
    threat = outlook.threat(zone)
    have = outlook.ships(zone, side) + 0.5 * outlook.air_over(zone, side)
    wanted = outlook.weights["escort"] * threat + (SUPPORT_SHIPS if contested else 0.0)
    if side != JAPAN:
        wanted += FREE_ESCORT
    elif oil_left(pos) <= SHORT_OF_OIL:
        wanted = min(wanted, threat)
    chosen: list[int] = []
    air = outlook.air_over(zone, outlook.foe) + outlook.carriers(zone, outlook.foe)
    for p in sorted(fleets, key=lambda q: _escort_rank(outlook, q, air)):
        if have >= wanted:
            break
        if pos.steps[p] < 2 and wanted - have > 2 and side == JAPAN:
            continue
        chosen.append(p)
        have += pos.steps[p]
    cover = 1.0 if threat <= 0.0 else min(1.0, have / threat)
    return chosen, 0.25 + 0.75 * cover


def _escort_rank(outlook: Outlook, p: int, air: float) -> tuple[bool, float]:
    """Carriers first where aircraft threaten, gun ships first elsewhere; those with aircraft before empty ones."""
    kit, pos = outlook.kit, outlook.pos
    empty = kit.kind[p] == CV and not pos.aircraft_of(p)
    order = {CV: 0.0 if air > 2 else 2.0, CA: 1.0, BB: 1.2}[kit.kind[p]]
    return empty, order - 0.1 * pos.steps[p]


def movement(outlook: Outlook, ask: Ask) -> list[float]:
    """Sail where a landing promises most; the enemy's orders are read when all have moved."""
    harbour = Harbour(outlook)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(outlook.weights["sail"])
        elif order.verb == SAIL_TO.name:
            scores.append(_worth_of(outlook, target(order), harbour))
        else:
            scores.append(-1.0)
    return scores


def _oil_price(outlook: Outlook) -> float:
    """What a fleet that sails costs: the Allies nothing, Japan the more the less oil it has."""
    if outlook.side != JAPAN:
        return 0.0
    return OIL_PRICE * max(1.0, PLENTY_OF_OIL / max(1.0, oil_left(outlook.pos)))


def _worth_of(outlook: Outlook, zone: int, harbour: Harbour) -> float:
    """What a force for a zone promises: a landing, or a raid."""
    landing = expedition(outlook, zone, harbour)
    sortie = raid(outlook, zone, harbour.sailors(zone)[0])
    price = _oil_price(outlook) * len(sortie.fleets)
    return max(landing.score if landing.units else -1.0, sortie.score - price if sortie.fleets else -1.0)


def sail(outlook: Outlook, ask: Ask) -> list[float]:
    """The landing force first, then its escort; or the carriers of a raid."""
    zone = ask.args["space"]
    assert isinstance(zone, int)
    harbour = Harbour(outlook)
    found = expedition(outlook, zone, harbour)
    wanted = {p: 3.0 - 0.1 * i for i, p in enumerate(found.units)}
    wanted |= {p: 1.0 - 0.01 * i for i, p in enumerate(found.escorts)}
    if not wanted and not outlook.pos.ground_at(zone, outlook.side):
        wanted = _raiders(outlook, zone, harbour)
    better = _cheaper(outlook.pos)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb in (SAIL.name, SAIL_ON_OIL.name):
            scores.append(wanted.get(target(order), -1.0) + (0.01 if order.verb == better else 0.0))
        else:
            scores.append(-2.0)
    return scores


def _raiders(outlook: Outlook, zone: int, harbour: Harbour) -> dict[int, float]:
    """All carriers that can come, then as much escort as is not there yet."""
    kit, pos, side = outlook.kit, outlook.pos, outlook.side
    fleets = harbour.sailors(zone)[0]
    there = pos.fleets_at(zone, side)
    if any(kit.kind[p] == CV for p in there):
        enough = pos.steps_of([p for p in there if kit.kind[p] != CV]) >= RAIDERS
        return {p: 1.0 for p in fleets if _joins_raid(outlook, p, enough=enough)}
    return {p: 1.0 + (kit.kind[p] == CV) for p in raid(outlook, zone, fleets).fleets}


def _joins_raid(outlook: Outlook, p: int, *, enough: bool) -> bool:
    if outlook.kit.kind[p] == CV:
        return bool(outlook.pos.aircraft_of(p))
    return not enough and outlook.pos.steps[p] > 1


def _cheaper(pos: War) -> str:
    """How Marines sail: for what is less scarce."""
    rich = pos.transports - pos.transports_due > 6
    return SAIL.name if rich or oil_left(pos) <= SHORT_OF_OIL else SAIL_ON_OIL.name


# reaction


def react(outlook: Outlook, ask: Ask) -> list[float]:
    """Meet the enemy with all that is near if the odds are good, or if only transports have come."""
    pos, kit = outlook.pos, outlook.kit
    zone = ask.args["space"]
    assert isinstance(zone, int)
    most, theirs = reaction_odds(outlook, ask, zone)
    have = _present(outlook, zone, outlook.side)
    go = most > have and most >= outlook.weights["react"] * theirs and _worth_meeting(outlook, zone)
    enough = have >= 1.6 * theirs + 1.0
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb == REACT.name and kit.kind[target(order)] == SUB:
            scores.append(0.5 if pos.index.at[zone] else -1.0)
        elif order.verb == REACT.name:
            scores.append(1.0 + 0.1 * pos.steps[target(order)] if go and not enough else -1.0)
        elif order.verb == BREAK_CODE.name:
            scores.append(2.0 if go and not enough and code_value(outlook, zone) > 0.0 else -1.0)
        else:
            scores.append(-2.0)
    return scores


def reaction_odds(outlook: Outlook, ask: Ask, zone: int) -> tuple[float, float]:
    """The steps of ships and aircraft that we would have in a zone if all who can come do, and those of the enemy."""
    kit, pos = outlook.kit, outlook.pos
    fleets = [target(o) for o in ask.orders if o.verb == REACT.name and kit.is_fleet[target(o)]]
    return _present(outlook, zone, outlook.side) + pos.steps_of(fleets), _present(outlook, zone, outlook.foe)


def _present(outlook: Outlook, zone: int, side: int) -> float:
    return outlook.ships(zone, side) + 0.6 * outlook.air_over(zone, side)


def _worth_meeting(outlook: Outlook, zone: int) -> bool:
    """Transports are always worth it; fleets alone if oil is no matter, or if they come near something of value."""
    pos, kit = outlook.pos, outlook.kit
    if outlook.side != JAPAN:
        return True
    if oil_left(pos) <= 1:
        return False
    if pos.index.ground[outlook.foe][zone]:
        return True
    near = max((outlook.worth[p] for p in kit.coast[zone] if pos.holder(p) == JAPAN), default=0.0)
    return near >= 2.0 and oil_left(pos) > SHORT_OF_OIL


def submarine(outlook: Outlook, ask: Ask) -> list[float]:
    """Submarines go wherever there is a battle: they cost nothing."""
    return [0.0 if order is DONE else 1.0 for order in ask.orders]


def no_splitting(outlook: Outlook, ask: Ask) -> list[float]:
    """Keep as much together as can be."""
    return [-float(target(order)) for order in ask.orders]


def merge_into(outlook: Outlook, ask: Ask) -> list[float]:
    return [float(outlook.pos.steps[target(order)]) for order in ask.orders]


def consolidate(outlook: Outlook, ask: Ask) -> list[float]:
    """Before a battle fleets stay as they are: more blocks take more hits."""
    return [1.0 if order is DONE else 0.0 if order.verb == MERGE.name else 0.5 for order in ask.orders]
