"""17. Activation and repair: units come from the Force Pool to their home base."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch5_bases import berth, home_of
from grognard.titles.pearl_harbor.chapters.ch17_1_income import pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import dock_of, pool_of
from grognard.titles.pearl_harbor.chapters.ch22_charts import listed
from grognard.titles.pearl_harbor.chapters.ch26_breakdown import halves_for, pool_breakdown_refused, split_in_pool
from grognard.titles.pearl_harbor.chapters.ch40_asian_infantry import raising_refused
from grognard.titles.pearl_harbor.kit import AIR, FORCES, LAND, LEADER, NAVAL, SEASONS, SU
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

ACTIVATE = VERBS.piece("activate")
REPAIR = VERBS.piece("repair")
BREAK_IN_POOL = VERBS.piece("split-in-pool")
"""An H unit that waits in the pool is broken down (26-d)."""
UNITS = (LAND, AIR, NAVAL)


# prices


def unit_price(pos: War, p: int) -> int:
    """What the activation of a single unit costs: a carrier here without its air unit (17.6)."""
    kit = pos.kit
    cost, factor, kind = kit.cost, max(kit.attack[p], kit.defence[p]), kit.kind[p]
    if kit.arm[p] == AIR:
        return factor * cost["naval-air" if kit.is_naval_air[p] else "air"]
    if kit.arm[p] == NAVAL:
        each = cost["C"] - cost["naval-air"] if kind == "C" else cost[kind]
        return factor * each * (cost["special-programme"] if "special" in kit.flags[p] else 1)
    if kit.is_para[p]:
        return cost["paratroop"]
    return factor * cost[{"inf": "infantry", "asian": "asian", "mar": "marine", "arm": "armour"}[kind]]


def air_group(pos: War, carrier: int, box: int) -> int:
    """The naval air unit that waits with a carrier in a box: of its force and its factor (17.6-c, 17.7-c); -1: none."""
    kit = pos.kit
    if not kit.is_carrier[carrier]:
        return NOBODY
    return next((p for p in pos.index.at[box] if _belongs(pos, p, carrier)), NOBODY)


def _belongs(pos: War, p: int, carrier: int) -> bool:
    kit = pos.kit
    same = kit.force[p] == kit.force[carrier] and kit.nation[p] == kit.nation[carrier]
    return kit.is_naval_air[p] and same and kit.attack[p] == kit.attack[carrier]


def waits_for_carrier(pos: War, p: int, box: int) -> bool:
    """Whether a naval air unit in a box can only come with a carrier: there are as many of those as of its like."""
    kit = pos.kit
    if not kit.is_naval_air[p]:
        return False
    carriers = [q for q in pos.index.at[box] if kit.is_carrier[q] and _belongs(pos, p, q)]
    likes = [q for q in pos.index.at[box] if carriers and _belongs(pos, q, carriers[0])]
    return bool(carriers) and len(likes) <= len(carriers)


def activation_price(pos: War, p: int) -> int:
    """What the activation costs: of a carrier with the air unit that comes along (17.6-a, 17.6-c)."""
    air = air_group(pos, p, pool_of(pos, p))
    return unit_price(pos, p) + (unit_price(pos, air) if air >= 0 else 0)


def repair_price(pos: War, p: int) -> int:
    """Half of the activation, rounded up for each unit (17.7-a)."""
    air = air_group(pos, p, dock_of(pos, p))
    return -(-unit_price(pos, p) // 2) + (-(-unit_price(pos, air) // 2) if air >= 0 else 0)


# where they appear


def appearances(pos: War, p: int) -> list[int]:
    """Where a unit can appear: at its home base, Asian infantry anywhere in its area (17.6-a, 40-b, 44.1-k)."""
    kit = pos.kit
    if kit.is_asian[p]:
        return [space for space in range(kit.hex_count) if not raising_refused(pos, p, space)]
    homes = home_of(pos, p)
    if not homes and pos.home_key(p) == "german":
        return [kit.off_west]
    return homes


def appear(pos: War, p: int, space: int) -> None:
    """A unit comes onto the map, a ship into the harbour."""
    kit = pos.kit
    pos.put(p, space, berth(pos, space) if kit.arm[p] == NAVAL else 0)
    pos.supplied[p] = 1
    pos.aboard[p] = NOBODY


def arrive(pos: War, p: int, air: int, space: int) -> None:
    """A unit and, with a carrier, its air unit appear."""
    appear(pos, p, space)
    if air >= 0:
        appear(pos, air, space)
        pos.aboard[air] = p


def _home_refused(pos: War, p: int) -> Refusal:
    """While the enemy holds the home base nobody appears there (15-g)."""
    if pos.kit.is_asian[p]:
        sites = (space for space in range(pos.kit.hex_count) if not raising_refused(pos, p, space))
        return None if next(sites, None) is not None else "PH-40-b"
    return None if appearances(pos, p) else "PH-15-g"


def activation_refused(pos: War, p: int, seat: str) -> Refusal:
    """What forbids a player to activate a unit (17.6)."""
    kit = pos.kit
    if kit.arm[p] in UNITS and pos.place[p] == dock_of(pos, p):
        return "PH-17.5-e"
    if kit.arm[p] not in UNITS or pos.place[p] != pool_of(pos, p):
        return "PH-17.6-a"
    force = pos.force_of(p)
    if force not in pos.forces_of(seat):
        return "PH-17.1-d"
    if waits_for_carrier(pos, p, pool_of(pos, p)):
        return "PH-17.6-c"
    return _home_refused(pos, p) or price_refused(pos, force, activation_price(pos, p))


def repair_refused(pos: War, p: int, seat: str) -> Refusal:
    """What forbids a player to repair a unit (17.7)."""
    if pos.place[p] != dock_of(pos, p):
        return "PH-17.7-a"
    force = pos.force_of(p)
    if force not in pos.forces_of(seat):
        return "PH-17.1-d"
    if waits_for_carrier(pos, p, dock_of(pos, p)):
        return "PH-17.7-c"
    return _home_refused(pos, p) or price_refused(pos, force, repair_price(pos, p))


# leaders


def leaders_arrive(pos: War, side: int) -> None:
    """Leaders appear at their home bases in their season; one whose home base is lost waits (17.6-b).

    So do those in a pool: Soviet reserves that were not called up when the war began (32.2-j).
    """
    kit = pos.kit
    seasons = [f"{date // 4}-{SEASONS[date % 4]}" for date in range(1941 * 4, pos.date + 1)]
    due = [p for season in seasons for p in listed(pos, season) if kit.arm[p] == LEADER and pos.place[p] == kit.aside]
    pools = [kit.pool[force] for force in range(len(FORCES)) if force != SU or pos.soviet_war]
    due += [p for pool in pools for p in pos.index.at[pool] if kit.arm[p] == LEADER]
    for p in reversed(due):
        if kit.side[p] == side and pos.in_game(kit.force[p]) and home_of(pos, p):
            pos.push(TakingCommand(p))


class TakingCommand(Menu[War], frozen=True):
    """At which of his home bases a leader appears: mostly there is only one (17.6-b, 15-b)."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.piece), "appear-at", orders, ("PH-17.6-b",), {"piece": self.piece})

    def _homes(self, pos: War) -> list[int]:
        return home_of(pos, self.piece)

    @offers(TO, _homes, why=lambda self, pos, space: "PH-17.6-b")
    def arrive(self, pos: War, space: int) -> None:
        pos.pop()
        appear(pos, self.piece, space)
        pos.event("leader-arrives", "PH-17.6-b", piece=self.piece, space=space)


# the menus


class Activation(Session, frozen=True):
    """A player activates units from his pools, and may break down H units that wait there (17.6, 26-d)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "activation", orders, ("PH-17.5-a", "PH-17.6-a"), reserves(pos, self.seat))

    def _pool(self, pos: War) -> list[int]:
        return _boxes(pos, self.seat, pos.kit.pool)

    def _refused(self, pos: War, p: int) -> Refusal:
        return activation_refused(pos, p, self.seat)

    @offers(ACTIVATE, _pool, _refused)
    def activate(self, pos: War, p: int) -> None:
        pos.push(Appearance(self.seat, p, dock=False))

    def _heavy(self, pos: War) -> list[int]:
        return [p for p in self._pool(pos) if pos.kit.is_heavy[p] and halves_for(pos, p)]

    def _split_refused(self, pos: War, p: int) -> Refusal:
        if pos.force_of(p) not in pos.forces_of(self.seat):
            return "PH-17.1-d"
        return pool_breakdown_refused(pos, p) or price_refused(pos, pos.force_of(p), pos.kit.cost["breakdown"])

    @offers(BREAK_IN_POOL, _heavy, _split_refused)
    def split(self, pos: War, p: int) -> None:
        pay(pos, pos.force_of(p), pos.kit.cost["breakdown"])
        split_in_pool(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Repairs(Session, frozen=True):
    """A player repairs damaged units (17.7)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "repairs", orders, ("PH-17.5-a", "PH-17.7-a"), reserves(pos, self.seat))

    def _dock(self, pos: War) -> list[int]:
        return _boxes(pos, self.seat, pos.kit.dock)

    def _refused(self, pos: War, p: int) -> Refusal:
        return repair_refused(pos, p, self.seat)

    @offers(REPAIR, _dock, _refused)
    def repair(self, pos: War, p: int) -> None:
        pos.push(Appearance(self.seat, p, dock=True))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def _boxes(pos: War, seat: str, boxes: list[int]) -> list[int]:
    """The units in the pools, or docks, of the forces that a player commands."""
    kit, forces = pos.kit, pos.forces_of(seat)
    found = [p for box in boxes for p in pos.index.at[box] if kit.arm[p] in UNITS]
    return [p for p in found if pos.force_of(p) in forces]


def reserves(pos: War, seat: str) -> dict[str, object]:
    """What a player has left to spend, for his questions: the richest of his reserves."""
    return {"left": max((pos.erp[force] for force in pos.forces_of(seat)), default=0)}


class Appearance(Menu[War], frozen=True):
    """Where a unit appears; mostly there is only one place."""

    seat: Seat
    piece: Piece
    dock: bool

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-17.7-b",) if self.dock else ("PH-17.6-a",)
        return Ask(self.seat, "appear-at", orders, rules, {"piece": self.piece})

    def _homes(self, pos: War) -> list[int]:
        return appearances(pos, self.piece)

    def _refused(self, pos: War, space: int) -> Refusal:
        return "PH-40-b" if pos.kit.is_asian[self.piece] else "PH-17.6-a"

    @offers(TO, _homes, why=_refused)
    def appear(self, pos: War, space: int) -> None:
        pos.pop()
        p = self.piece
        box = dock_of(pos, p) if self.dock else pool_of(pos, p)
        air, force = air_group(pos, p, box), pos.force_of(p)
        price = repair_price(pos, p) if self.dock else activation_price(pos, p)
        pay(pos, force, price)
        arrive(pos, p, air, space)
        if self.dock:
            rules = ("PH-17.7-a", "PH-17.7-b", *(("PH-17.7-c",) if air >= 0 else ()))
            pos.event("repaired", *rules, piece=p, space=space, price=price, force=FORCES[force])
        else:
            alone = pos.kit.is_naval_air[p]
            rules = ("PH-17.6-a", *(("PH-17.6-c",) if air >= 0 else ("PH-17.6-d",) if alone else ()))
            rules += ("PH-41-a",) if "special" in pos.kit.flags[p] else ()
            pos.event("activated", *rules, piece=p, space=space, price=price, force=FORCES[force])
