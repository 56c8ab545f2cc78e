"""4, 10. Air units in hand: they fly a strike or a combat air patrol, or change base."""

from __future__ import annotations

from functools import cache
from typing import cast

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Pieces, Seat, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch4_barriers import is_enemy_work
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_base_refused, carriers_with_room
from grognard.titles.pearl_harbor.chapters.ch6_amphibious import assault_targets
from grognard.titles.pearl_harbor.chapters.ch6_boarding import ABOARD
from grognard.titles.pearl_harbor.chapters.ch6_cargo import part_of
from grognard.titles.pearl_harbor.chapters.ch10_cap import guarded_hex_refused, is_tied, take_off, turned_back
from grognard.titles.pearl_harbor.chapters.ch12_effects import Reached
from grognard.titles.pearl_harbor.chapters.ch19_nations import entry_refused
from grognard.titles.pearl_harbor.chapters.ch21_duties import leaving_refused
from grognard.titles.pearl_harbor.kit import AIR, INSTALLATION, LAND, NAVAL, PearlKit
from grognard.titles.pearl_harbor.marks import (
    ABORTED,
    ASSAULT,
    CAP,
    FLOWN,
    MOVED,
    NO_MISSION,
    SUPPORT,
    TRANSPORT,
)
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import TO, VERBS
from grognard.titles.pearl_harbor.war import War

FLY = VERBS.piece("fly")
ROLE = VERBS.choice("role")
GROUND = VERBS.word("ground")
"""A naval air unit lands at the base ashore, not on a carrier there."""
STRIKE, PATROL, REBASE = "strike", "cap", "rebase"
ROLES = (STRIKE, PATROL, REBASE)


def fly_refused(pos: War, p: int) -> Refusal:
    """What forbids an air unit to leave its base in the movement segment."""
    if pos.kit.arm[p] != AIR or not pos.on_map(p):
        return "PH-4.1-a"
    if pos.marks[p] & (FLOWN | ABORTED):
        return "PH-10.2-a"
    if not pos.supplied[p]:
        return "PH-11.5-d"
    carrier = pos.aboard[p]
    if carrier >= 0 and pos.spent[carrier] and not pos.marks[carrier] & MOVED:
        return "PH-4.2-h"
    return None


def role_refused(pos: War, p: int, space: int, role: str) -> Refusal:
    """What forbids an air unit a task over a hex, wherever that is."""
    if role == REBASE:
        return rebase_refused(pos, p, space)
    carrier = pos.aboard[p]
    if carrier >= 0 and pos.mission[carrier] == NO_MISSION:
        return Reason("PH-4.2-h", "carrier-idle", {"piece": carrier})
    return guarded_hex_refused(pos, p, space) if role == PATROL else _strike_refused(pos, p, space)


def _strike_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a strike: nobody to strike at, or the mission of the carrier (6.2, 6.3-c, 6.6-e)."""
    kit = pos.kit
    side = kit.side[p]
    foe = enemy(side)
    arms = (LAND, NAVAL, AIR)
    targets = any(kit.side[q] == foe and kit.arm[q] in arms for q in pos.index.at[space])
    if not targets and not is_enemy_work(pos, space, side):
        return Reason("PH-4.2-e", "nothing-to-strike", {"space": space})
    carrier = pos.aboard[p]
    mission = pos.mission[carrier] if carrier >= 0 else NO_MISSION
    if mission == SUPPORT:
        return "PH-6.3-c"
    if mission == TRANSPORT:
        return "PH-6.6-e"
    if mission == ASSAULT and space not in assault_targets(pos, part_of(pos, carrier), side):
        return "PH-6.6-e"
    return None


def rebase_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids an air unit to change base to a hex: there must be one, or a carrier with room (5.6-a)."""
    if space == pos.place[p] and pos.aboard[p] < 0:
        return "PH-5.6-a"
    if carriers_with_room(pos, p, space) and space != pos.place[p]:
        return leaving_refused(pos, p, space)
    return air_base_refused(pos, p, space) or leaving_refused(pos, p, space)


class Flight(Menu[War], frozen=True):
    """An air unit in hand: where it flies."""

    seat: Seat
    piece: Piece

    def reach(self, pos: War) -> tuple[Reached, Reached]:
        """What is in range, and what it reaches to change base: twice as far, less the weather once (12.3-e)."""
        pos.cite("PH-12.3-e")
        far = flight_range(pos, self.piece)
        return air_reach(pos, self.piece, far), air_reach(pos, self.piece, 2 * far)

    def goals(self, pos: War) -> list[int]:
        near, far = self.reach(pos)
        p = self.piece
        within = near.spaces
        if patrols_freely(pos, p):
            flown = _flown_over(pos, enemy(pos.kit.side[p]))  # elsewhere at least a patrol can be flown
            hexes = [space for space in within if space not in flown or roles_open(pos, p, space)]
        else:
            hexes = [space for space in within if roles_open(pos, p, space)]
        beyond = [space for space in airfields(pos, p) if space in far and space not in near]
        return hexes + [space for space in beyond if not rebase_refused(pos, p, space)]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if not orders:
            pos.pop()
            pos.marks[self.piece] |= MOVED
            return None
        rules = ("PH-4.2-a", "PH-4.2-e", "PH-5.6-a", "PH-10.2-b", "PH-10.3-e")
        return Ask(self.seat, "fly", orders, rules, {"piece": self.piece}, firm=True)

    def goal_refusals(self, pos: War, space: int) -> list[Reason]:
        """Why it does not fly to a hex: out of reach, or nothing that it could do there."""
        near, far = self.reach(pos)
        if space not in far:
            refusals: list[Refusal] = [entry_refused(pos, self.piece, space) or "PH-4.2-a"]
        elif space in near:
            refusals = [role_refused(pos, self.piece, space, role) for role in (STRIKE, PATROL)]
        else:
            refusals = ["PH-4.2-a", role_refused(pos, self.piece, space, REBASE)]
        return [each if isinstance(each, Reason) else Reason(each) for each in refusals if each]

    @offers(TO, goals, why=goal_refusals)
    def go(self, pos: War, space: int) -> None:
        near, _ = self.reach(pos)
        pos.replace(FlightRole(self.seat, self.piece, space, space in near))


def roles_open(pos: War, p: int, space: int) -> bool:
    """Whether there is anything that an air unit can do over a hex in range."""
    return any(not role_refused(pos, p, space, role) for role in ROLES)


def patrols_freely(pos: War, p: int) -> bool:
    """Whether it can patrol over any hex in range that is free of the enemy's patrols (10.3-h)."""
    carrier = pos.aboard[p]
    return carrier < 0 or (pos.mission[carrier] != NO_MISSION and not is_tied(pos, p))


def _flown_over(pos: War, side: int) -> set[int]:
    """Where a side has air units."""
    kit, place = pos.kit, pos.place
    return {place[q] for q in kit.of_arm[AIR] if kit.side[q] == side}


@cache
def _towns(kit: PearlKit) -> tuple[int, ...]:
    return tuple(space for space in range(kit.hex_count) if kit.city[space] or kit.is_home[space])


def airfields(pos: War, p: int) -> list[int]:
    """The hexes that can be a base at all: towns, home bases, installations, for naval air units also carriers."""
    kit, place = pos.kit, pos.place
    counters = [*kit.of_arm[INSTALLATION], *(kit.of_arm[NAVAL] if kit.is_naval_air[p] else ())]
    found = {place[q] for q in counters if kit.side[q] == kit.side[p] and place[q] < kit.hex_count}
    return sorted(found.union(_towns(kit)))


class FlightRole(Menu[War], frozen=True):
    """What an air unit does where it flies to."""

    seat: Seat
    piece: Piece
    space: Space
    near: bool

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"piece": self.piece, "space": self.space}
        return Ask(self.seat, "role", orders, ("PH-10.2-a", "PH-10.2-b", "PH-10.3-e"), args)

    def roles(self, pos: War) -> list[str]:
        return list(ROLES)

    def role_forbidden(self, pos: War, role: str) -> Refusal:
        if role != REBASE and not self.near:
            return "PH-4.2-a"
        return role_refused(pos, self.piece, self.space, role)

    @offers(ROLE, roles, role_forbidden)
    def choose(self, pos: War, role: str) -> None:
        pos.pop()
        p, space = self.piece, self.space
        if role == REBASE:
            _close_deck(pos, pos.aboard[p])
            carriers = tuple(carriers_with_room(pos, p, space)) if space != pos.place[p] else ()
            pos.push(Touchdown(self.seat, p, space, carriers))
            return
        if role == PATROL and turned_back(pos, p, space):
            return
        start = pos.place[p]
        launch = ("PH-4.2-h", "PH-10.6-b", "PH-10.3-h") if pos.aboard[p] >= 0 else ()
        take_off(pos, p, space)
        pos.marks[p] |= MOVED
        if role == PATROL:
            pos.marks[p] |= CAP
            pos.event("patrol-flown", "PH-10.3-a", "PH-10.3-e", "PH-V-h", *launch, piece=p, space=start, to=space)
        else:
            pos.event("strike-flown", "PH-4.2-a", "PH-4.2-e", *launch, piece=p, space=start, to=space)


def _close_deck(pos: War, carrier: int) -> None:
    """Who launches has finished moving, with the whole task force (4.2-h, 10.6-b)."""
    if carrier < 0 or pos.marks[carrier] & MOVED:
        return
    pos.cite("PH-4.2-h", "PH-10.6-b")
    marker = pos.tf[carrier]
    for p in pos.fleet(marker) if marker >= 0 else [carrier]:
        pos.marks[p] |= MOVED


class Touchdown(Frame[War], frozen=True):
    """Where an air unit lands that changes base: ashore or on one of the carriers there."""

    seat: Seat
    piece: Piece
    space: Space
    carriers: Pieces

    def advance(self, pos: War) -> Asks:
        orders = ABOARD.each(self.carriers)
        if not air_base_refused(pos, self.piece, self.space):
            orders = [GROUND, *orders]
        args: dict[str, object] = {"piece": self.piece, "space": self.space}
        return Ask(self.seat, "touchdown", orders, ("PH-5.6-a", "PH-10.1-c"), args)

    def play(self, pos: War, order: Order, seat: str) -> None:
        p, start = self.piece, pos.place[self.piece]
        pos.pop()
        pos.aboard[p] = NOBODY if order is GROUND else cast(int, order.target)
        pos.launched[p] = NOBODY
        pos.marks[p] |= FLOWN | ABORTED | MOVED
        pos.put(p, self.space)
        pos.shift(p)
        pos.event("rebased", "PH-5.6-a", "PH-5.6-c", piece=p, space=start, to=self.space)
