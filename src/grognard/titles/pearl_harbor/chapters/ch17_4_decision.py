"""17. The decision segment: new counters, income, special operations efforts, fleet trains, loans."""

from __future__ import annotations

from functools import cache

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch4_barriers import enemy_works
from grognard.titles.pearl_harbor.chapters.ch17_1_income import collect, objective_income, pay, price_refused
from grognard.titles.pearl_harbor.chapters.ch17_3_loans import Loans, lenders
from grognard.titles.pearl_harbor.chapters.ch22_charts import listed
from grognard.titles.pearl_harbor.kit import (
    AIR,
    BR,
    FORCES,
    JAPAN,
    LAND,
    LEADER,
    NAVAL,
    SU,
    TRAIN,
    WINTER,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import AT_SEA
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import WINTER_1943, enemy
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

SPECIAL = VERBS.choice("special-operations")
"""A force pays for a special operations effort."""
COMMISSION = VERBS.piece("commission-train")
"""A fleet train is bought."""


class DecisionSegment(Steps[War], frozen=True):
    """What the phasing side decides before it moves, in the order of the chart (1-e)."""

    side: Side
    steps = ("new_year", "emperor", "reconnaissance", "europe", "soviets", "income", "efforts", "trains", "loans")

    def new_year(self, pos: War) -> None:
        pos.cite("PH-SOP-a" if self.side == JAPAN else "PH-SOP-f")
        for force in range(len(FORCES)):
            pos.special[force] = 0
        if pos.season == WINTER:
            if self.side == JAPAN and pos.turn > 1:
                hand_over_anzac(pos)
            add_counters(pos, self.side)
        for force, points in objective_income(pos, self.side).items():
            pos.objective_income[force] = points

    def emperor(self, pos: War) -> None:
        if self.side == JAPAN:
            pos.push("ImperialDecision")

    def reconnaissance(self, pos: War) -> None:
        if pos.options.plays("intelligence", "limited"):
            each_player(pos, "Reconnaissance", self.side)

    def europe(self, pos: War) -> None:
        if self.side == JAPAN and pos.options.plays("europe", "on"):
            pos.push("EuropeanWar")

    def soviets(self, pos: War) -> None:
        if pos.in_game(SU) and not pos.soviet_war:
            pos.push("SovietDeclaration")

    def income(self, pos: War) -> None:
        collect(pos, self.side)

    def efforts(self, pos: War) -> None:
        each_player(pos, "SpecialOperations", self.side)

    def trains(self, pos: War) -> None:
        each_player(pos, "FleetTrains", self.side)

    def loans(self, pos: War) -> None:
        pos.push(Loans(pos.players(self.side)))
        if self.side == JAPAN:
            pos.push("DecreedLoan")


# the new year


def hand_over_anzac(pos: War) -> None:
    """From Winter 1943 on the ANZAC are American, if they are not their own (19.4-b, 32.1-a)."""
    if pos.date == WINTER_1943 and not pos.options.plays("anzac", "separate"):
        pos.appoint()
        pos.event("anzac-handed-over", "PH-19.4-b")


def add_counters(pos: War, side: int) -> None:
    """In the winter turn the additions of the year come into the Force Pools (17.5-c)."""
    kit, year = pos.kit, pos.year
    due = [p for p in listed(pos, str(year)) if not _comes_early(pos, p)]
    if pos.intervention == "B":
        due += [p for p in listed(pos, str(year + 1)) if kit.force[p] == BR]
        pos.cite("PH-44.1-f")
    if year == 1945 and pos.options.plays("special-ships", "on"):
        due += listed(pos, "rule-41")
        pos.cite("PH-41-a")
    if year == 1945 and pos.options.plays("vietnam", "on"):
        due += listed(pos, "rule-43")
        pos.cite("PH-43-b")
    come = [p for p in due if kit.side[p] == side and pos.place[p] == kit.aside and not _barred(pos, p)]
    for p in come:
        pos.put(p, kit.pool[kit.force[p]])
    if come:
        units = [p for p in come if kit.arm[p] in (LAND, NAVAL, AIR)]
        pos.event("additions", "PH-17.5-b", "PH-17.5-c", "PH-22.1-f", pieces=units, year=year)


def _comes_early(pos: War, p: int) -> bool:
    """British additions that a triumph in Europe has brought a year ago (44)."""
    return pos.intervention == "B" and pos.kit.force[p] == BR and pos.place[p] != pos.kit.aside


def _barred(pos: War, p: int) -> bool:
    """Soviet additions that the Germans have taken, and forces that take no part (44, 32)."""
    if pos.kit.force[p] == SU and pos.intervention in ("S", "I") and pos.year >= 1944:
        pos.cite("PH-44.1-o")
        return True
    return not pos.in_game(pos.kit.force[p])


# special operations


class SpecialOperations(Session, frozen=True):
    """Which forces of a player make a special operations effort (17.4-b)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"price": pos.kit.cost["special-operations"]}
        return Ask(self.seat, "special-operations", orders, ("PH-17.4-a", "PH-17.4-b"), args)

    def _forces(self, pos: War) -> list[str]:
        own = pos.forces_of(self.seat)
        return [FORCES[force] for force in lenders(pos, pos.side_of(self.seat)) if force in own]

    def _refused(self, pos: War, force: object) -> Refusal:
        if force not in self._forces(pos):
            return "PH-17.1-d"
        number = FORCES.index(str(force))
        if pos.special[number]:
            return "PH-17.4-b"
        return price_refused(pos, number, pos.kit.cost["special-operations"])

    @offers(SPECIAL, _forces, _refused)
    def buy(self, pos: War, force: str) -> None:
        price = pos.kit.cost["special-operations"]
        pay(pos, FORCES.index(force), price)
        pos.special[FORCES.index(force)] = 1
        pos.event("special-operations", "PH-17.4-b", force=force, price=price)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


# fleet trains


class FleetTrains(Session, frozen=True):
    """A player buys fleet trains; the counters of a force are all alike (17.4-c)."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"price": pos.kit.cost["fleet-train"]}
        return Ask(self.seat, "fleet-trains", orders, ("PH-17.4-a", "PH-17.4-c", "PH-5.5-a"), args)

    def _trains(self, pos: War) -> list[int]:
        """One counter of each force that still has some in its pool."""
        kit, forces = pos.kit, pos.forces_of(self.seat)
        found: dict[int, int] = {}
        for p in kit.of_arm[TRAIN]:
            if pos.force_of(p) in forces and pos.place[p] == kit.pool[kit.force[p]]:
                found.setdefault(kit.force[p], p)
        return list(found.values())

    def _refused(self, pos: War, p: int) -> Refusal:
        kit = pos.kit
        if kit.arm[p] != TRAIN or pos.force_of(p) not in pos.forces_of(self.seat):
            return "PH-17.1-d"
        if pos.place[p] != kit.pool[kit.force[p]]:
            return "PH-17.4-c"
        return price_refused(pos, pos.force_of(p), kit.cost["fleet-train"])

    @offers(COMMISSION, _trains, _refused)
    def commission(self, pos: War, p: int) -> None:
        pos.push(Stationing(self.seat, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def train_refused(pos: War, space: int, side: int) -> Refusal:
    """What forbids a fleet train in a hex: no sea, enemy units, enemy works in it or next to it (5.5-a, 5.5-b)."""
    kit, foe = pos.kit, enemy(side)
    if space >= kit.hex_count or not (kit.is_sea[space] or (kit.area[space] and kit.is_water[space])):
        return "PH-5.5-a"
    if any(kit.side[p] == foe and kit.arm[p] in (LAND, NAVAL, AIR, LEADER) for p in pos.index.at[space]):
        return "PH-5.5-a"
    if space in _near_works(pos, side):
        return "PH-5.5-b"
    return None


def _near_works(pos: War, side: int) -> frozenset[int]:
    """The hexes in or next to which the enemy has an installation, a fortress or a home base."""
    key = f"near-works-{side}"
    found = pos.index.kept.get(key)
    if not isinstance(found, frozenset):
        near = pos.kit.near
        found = pos.index.kept[key] = frozenset(s for space in enemy_works(pos, side) for s in near[space])
    return found


@cache
def _open_waters(kit: PearlKit) -> tuple[int, ...]:
    """The hexes in which a fleet train could ever be: at sea, or on narrow seas."""
    water = range(kit.hex_count)
    return tuple(space for space in water if kit.is_sea[space] or (kit.area[space] and kit.is_water[space]))


def stations(pos: War, side: int) -> list[int]:
    """The hexes in which a fleet train may be placed."""
    kit = pos.kit
    foes = {pos.place[p] for p in kit.pieces_of[enemy(side)] if kit.arm[p] in (LAND, NAVAL, AIR, LEADER)}
    closed = foes | _near_works(pos, side)
    return [space for space in _open_waters(kit) if space not in closed]


class Stationing(Menu[War], frozen=True):
    """Where a fleet train is placed."""

    seat: Seat
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-5.5-a", "PH-5.5-b", "PH-17.4-c")
        return Ask(self.seat, "station-train", orders, rules, {"piece": self.piece}, firm=True)

    def _stations(self, pos: War) -> list[int]:
        return stations(pos, pos.kit.side[self.piece])

    def _refused(self, pos: War, space: int) -> Refusal:
        return train_refused(pos, space, pos.kit.side[self.piece])

    @offers(TO, _stations, why=_refused)
    def station(self, pos: War, space: int) -> None:
        pos.pop()
        force, price = pos.force_of(self.piece), pos.kit.cost["fleet-train"]
        pay(pos, force, price)
        pos.put(self.piece, space)
        pos.marks[self.piece] |= AT_SEA  # a new one: it stays when the old ones are taken up
        rules = ("PH-5.5-a", "PH-5.5-c", "PH-17.4-c", "PH-17.4-d")
        pos.event("train-stationed", *rules, force=FORCES[force], space=space, price=price)
