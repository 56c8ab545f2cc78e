"""Advice on the Supply Network: Honshu joined with all who need it, at the least cost (3.5)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.core.frame import Ask
from grognard.titles.asia_engulfed.advice.charts import FAR
from grognard.titles.asia_engulfed.advice.goals import Outlook, target
from grognard.titles.asia_engulfed.chapters.ch3_routes import joins, over_land
from grognard.titles.asia_engulfed.kit import GARRISON, JAPAN, LBA
from grognard.titles.asia_engulfed.verbs import COVER, COVER_SUB, DONE
from grognard.titles.asia_engulfed.war import War

RESERVE = 3
"""Transport Points that are kept for replacements and strategic moves."""
UNIT_STEP, FLEET_BLOCK, GARRISON_STEP, OIL_POINT, WERP_POINT, LANDING = 0.8, 2.0, 0.15, 3.0, 2.0, 6.0


class Customer(NamedTuple):
    """Somebody whom the network should reach: over any of these zones, and what that is worth."""

    zones: frozenset[int]
    value: float


class Network:
    """A plan for the network: the zones to cover, nearest to Honshu first."""

    def __init__(self, outlook: Outlook, open_zones: set[int], covered: list[int], budget: float) -> None:
        self.outlook = outlook
        self.kit = outlook.kit
        self.open_zones = open_zones
        self.covered = set(covered)
        self.plan: list[int] = []
        self.left = budget
        home = over_land(outlook.pos, JAPAN, [self.kit.honshu])
        self.home = home
        self.first = {z for place in home if joins(outlook.pos, JAPAN, place) for z in self.kit.seas[place]}

    def serve(self, customers: list[Customer]) -> None:
        """Reach the customers that pay best for what it costs, until nothing is left."""
        waiting = [c for c in customers if not c.zones & self.covered]
        while waiting:
            costs, before = self._search()
            best, rate = None, 0.0
            for customer in waiting:
                near = min(customer.zones, key=lambda z: costs[z])
                cost = costs[near]
                if cost <= self.left and customer.value / (cost + 0.5) > rate:
                    best, rate = (customer, near), customer.value / (cost + 0.5)
            if best is None:
                return
            self._lay(best[1], costs, before)
            waiting = [c for c in waiting if not c.zones & self.covered]

    def price(self, zone: int) -> float:
        """What it takes to cover one more zone."""
        return 0.0 if zone in self.covered else self._search()[0][zone]

    def _lay(self, zone: int, costs: list[float], before: dict[int, int]) -> None:
        self.left -= costs[zone]
        path = [zone]
        while before.get(path[-1], -1) >= 0:
            path.append(before[path[-1]])
        for found in reversed(path):
            if found not in self.covered:
                self.covered.add(found)
                self.plan.append(found)

    def _search(self) -> tuple[list[float], dict[int, int]]:
        """The cost to reach each zone from home or from what is covered, and the zone before it."""
        kit, pos = self.kit, self.outlook.pos
        costs = [FAR] * kit.zone_count
        before: dict[int, int] = {}
        heap: list[tuple[float, int, int]] = []
        joined = self._joined()
        for zone in joined:
            heappush(heap, (0.0, zone, -1))
        for zone in self.first & self.open_zones - joined:
            heappush(heap, (0.0 if zone in self.covered else float(kit.network_cost[zone]), zone, -1))
        while heap:
            cost, zone, last = heappop(heap)
            if cost >= costs[zone]:
                continue
            costs[zone] = cost
            before[zone] = last
            for other in pos.sea_neighbours(zone, JAPAN):
                if other in self.open_zones or other in self.covered:
                    price = 0.0 if other in self.covered else float(kit.network_cost[other])
                    if cost + price < costs[other]:
                        heappush(heap, (cost + price, other, zone))
        return costs, before

    def _joined(self) -> set[int]:
        """The covered zones that hang together with home."""
        front = list(self.first & self.covered)
        found = set(front)
        while front:
            for other in self.outlook.pos.sea_neighbours(front.pop(), JAPAN):
                if other in self.covered and other not in found:
                    found.add(other)
                    front.append(other)
        return found


def customers(outlook: Outlook, home: frozenset[int]) -> list[Customer]:
    """Japanese places overseas, by the land that joins them, and landing forces at sea."""
    pos, kit = outlook.pos, outlook.kit
    found: list[Customer] = []
    seen: set[int] = set(home)
    for start in kit.places:
        if start in seen or not (pos.holder(start) == JAPAN or pos.index.ground[JAPAN][start]):
            continue
        lands = over_land(pos, JAPAN, [start]) | {start}
        seen |= lands
        zones = frozenset(z for place in lands if joins(pos, JAPAN, place) for z in kit.seas[place])
        value = sum(_hunger(pos, place) for place in lands)
        if zones and value > 0.0:
            found.append(Customer(zones, value))
    for zone in kit.zones:
        if pos.index.ground[JAPAN][zone]:
            prize = max((outlook.prizes.get(place, 0.0) for place in kit.coast[zone]), default=0.0)
            found.append(Customer(frozenset((zone,)), LANDING + prize))
    return found


def _hunger(pos: War, place: int) -> float:
    """What it is worth to keep a place in supply."""
    kit = pos.kit
    value = 0.0
    manned = False
    for p in pos.index.at[place]:
        if kit.side[p] != JAPAN:
            continue
        if kit.is_fleet[p]:
            value += FLEET_BLOCK
        elif kit.kind[p] == GARRISON:
            value += GARRISON_STEP
            manned = True
        elif kit.is_ground[p] or kit.kind[p] == LBA:
            value += UNIT_STEP * pos.steps[p]
            manned = True
    if pos.holder(place) == JAPAN:
        value += OIL_POINT * kit.oil[place] + WERP_POINT * kit.werp[place] * (1.0 if manned else 0.4)
    return value


def forecast(outlook: Outlook) -> Network:
    """The network that could be laid after the naval moves: what is left of it can serve more landings."""
    pos = outlook.pos
    open_zones = {z for z in outlook.kit.zones if outlook.enemy_influence[z] <= outlook.own_influence[z] + 2.0}
    network = Network(outlook, open_zones, [], pos.transports - pos.transports_due)
    network.serve(customers(outlook, network.home))
    return network


def network(outlook: Outlook, ask: Ask) -> list[float]:
    """Cover what is planned, from Honshu outwards; the submarine unit stands in for the dearest zone."""
    pos, kit = outlook.pos, outlook.kit
    open_zones = {target(order) for order in ask.orders if order.verb in (COVER.name, COVER_SUB.name)}
    plan = Network(outlook, open_zones | set(pos.network), list(pos.network), max(0, pos.transports - RESERVE))
    wanted = customers(outlook, plan.home)
    plan.serve(wanted)
    plan.left += min(RESERVE, pos.transports)
    plan.serve([c for c in wanted if c.value >= LANDING])
    order_of = {zone: 1.0 - 0.01 * number for number, zone in enumerate(plan.plan)}
    dearest = max(plan.plan, key=lambda z: kit.network_cost[z], default=-1)
    scores = []
    for order in ask.orders:
        if order is DONE:
            scores.append(0.0)
        elif order.verb == COVER.name:
            scores.append(order_of.get(target(order), -1.0))
        elif order.verb == COVER_SUB.name:
            scores.append(2.0 if target(order) == dearest else -1.0)
        else:
            scores.append(-1.0)
    return scores
