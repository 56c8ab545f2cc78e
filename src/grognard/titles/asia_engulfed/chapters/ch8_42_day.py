"""8.42 Day rounds: air units are assigned in secret, fight each other, pass the AA fire and strike.

A round over a port or an airbase (8.7) goes the same way; there only one side attacks.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.position import Picks
from grognard.core.reason import Reason
from grognard.core.steps import Steps
from grognard.titles.asia_engulfed.assignments import ATTACK, BASE, CAP, ESCORT, Roles, assigned, menu
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act
from grognard.titles.asia_engulfed.chapters.ch5_2_strategic import monsoon
from grognard.titles.asia_engulfed.chapters.ch8_6_damage import Recovery, Results, add_up, in_turn
from grognard.titles.asia_engulfed.chapters.ch8_42_air_combat import (
    PORT_TARGET,
    Flown,
    air_combat,
    fire_aa,
    fleet_aa,
    flying,
    strike,
)
from grognard.titles.asia_engulfed.chapters.ch9_13_kamikaze_attacks import is_kamikaze, spend
from grognard.titles.asia_engulfed.kit import ALLIES, CV, HOME, JAPAN, LBA, SIDES
from grognard.titles.asia_engulfed.verbs import AT, ROLE, TARGET_PORT
from grognard.titles.asia_engulfed.war import War

ROLES = (ATTACK, ESCORT, CAP)
HOME_PORT_AA = 4
LARGE_PORT = 4
"""Capacity from which a port has two AA dice (8.7-j)."""


class Raid(msgspec.Struct, frozen=True):
    """A port or airbase attack: who attacks, with which CV fleets and LBA, and whether by surprise (9.11)."""

    side: Side
    force: Pieces
    lba_fly: bool
    surprise: bool


class AirRound(Steps[War], frozen=True):
    """One day round in a sea zone, or over a place that is raided. All ships in it are face up."""

    space: Space
    number: Number
    surprised: Side = -1
    """The side that was surprised by day."""
    raid: Raid | None = None
    flown: Flown = ()
    aims: tuple[tuple[Piece, Piece], ...] = ()
    steps = ("assign", "fight", "reply", "aa_fire", "aim", "strike")

    # assignment

    def assign(self, pos: War) -> Asks:
        asks = tuple(ask for side in (JAPAN, ALLIES) if (ask := self.go_on(pos, pos.seat(side), ())))
        if asks:
            return asks
        self.reveal(pos, {})
        return None

    def go_on(self, pos: War, seat: str, picks: Picks) -> Ask | None:
        found = menu(pos, self.choices(pos, SIDES.index(seat)), picks)
        if found is None:
            return None
        args = {"space": self.space, "n": self.number, "menus": found.menus, "pieces": found.units, "picks": picks}
        return Ask(seat, "assign-aircraft", ROLE.each(found.keys), ("AE-8.42-d", "AE-8.42-n"), args, secret=True)

    def choices(self, pos: War, side: int) -> dict[int, Roles]:
        """The roles that are open to the air units of a side in this round."""
        if self.raid is None:
            surprised = side == self.surprised and surprise_counts(pos, side, self.number)
            return sea_roles(pos, self.space, side, self.number, surprised=surprised)
        roles = raid_roles if side == self.raid.side else cap_roles
        return roles(pos, self.space, self.raid)

    def reveal(self, pos: War, picks: dict[str, Picks]) -> None:
        flown: dict[int, str] = {}
        for side in (JAPAN, ALLIES):
            made = picks.get(pos.seat(side), ())
            roles = assigned(pos, self.choices(pos, side), *(str(pick.target) for pick in made))
            for role in ROLES:
                units = [p for p, its in roles.items() if its == role]
                if units:
                    pos.event("aircraft-fly", "AE-8.42-d", side=side, role=role, pieces=units, space=self.space)
            flown |= roles
        self.turn_to(pos, "fight", flown=tuple(sorted(flown.items())))

    def fight(self, pos: War) -> None:
        """Both sides shoot at once; in a first round by surprise the surprised side with what is left (8.31-i)."""
        if surprise_counts(pos, self.surprised, self.number):
            pos.cite("AE-8.31-i")
            air_combat(pos, self.flown, (1 - self.surprised,))
        else:
            self.turn_to(pos, "aa_fire")
            air_combat(pos, self.flown, (JAPAN, ALLIES))

    def reply(self, pos: War) -> None:
        air_combat(pos, self.flown, (self.surprised,))

    # AA

    def aa(self, pos: War, side: int) -> tuple[int, tuple[str, ...]]:
        """The AA dice of a side, and the rules behind those that are not its ships'."""
        if self.raid is None:
            return fleet_aa(pos, self.space, side), ()
        if side == self.raid.side:
            return 0, ()
        count = fleet_aa(pos, self.space, side) + port_aa(pos, self.space, side)
        if self.raid.surprise and self.number == 1:
            return count // 2, ("AE-8.7-c", "AE-9.11-f")
        return count, ("AE-8.7-c",)

    def aa_fire(self, pos: War) -> None:
        strikers = [flying(pos, self.flown, 1 - side, ATTACK) for side in (JAPAN, ALLIES)]
        for side in in_turn(pos):
            count, rules = self.aa(pos, side)
            fire_aa(pos, self.space, side, count, strikers[side], *rules)

    # targets

    def aim(self, pos: War) -> Asks:
        aimed = {p for p, _ in self.aims}
        for side in (JAPAN, ALLIES):
            for p in flying(pos, self.flown, side, ATTACK):
                targets = self._targets(pos, side) if p not in aimed else []
                if targets:
                    args: dict[str, object] = {"piece": p, "space": self.space}
                    return Ask(pos.seat(side), "air-target", targets, ("AE-8.42-h", "AE-8.42-o"), args)
        return None

    def _targets(self, pos: War, side: int) -> list[Order]:
        enemy = 1 - side
        if self.raid is None:
            return AT.each(pos.fleets_at(self.space, enemy) + pos.ground_at(self.space, enemy))
        up = {p for p, role in self.flown if role == CAP}
        found = pos.fleets_at(self.space, enemy) + [p for p in pos.lba_at(self.space, enemy) if p not in up]
        orders = AT.each(found)
        if can_damage_port(pos, self.space, side):
            orders.append(TARGET_PORT)
        return orders

    def play(self, pos: War, order: Order, seat: str) -> None:
        side = SIDES.index(seat)
        aimed = {p for p, _ in self.aims}
        unit = next(p for p in flying(pos, self.flown, side, ATTACK) if p not in aimed)
        target = order.target if isinstance(order.target, int) else PORT_TARGET
        pos.replace(replace(self, aims=(*self.aims, (unit, target))))

    # the strike

    def strike(self, pos: War) -> None:
        """Both sides strike before losses matter (8.42-k); then CBA look for their decks (8.42-l)."""
        pos.pop()
        groups: dict[tuple[int, int], list[int]] = {}
        for unit, target in self.aims:
            if pos.on_map(unit):
                groups.setdefault((pos.kit.side[unit], target), []).append(unit)
        results, gone = [], []
        for (_, target), units in groups.items():
            hits, damages = strike(pos, units, target, self.space, in_port=self.raid is not None)
            if target == PORT_TARGET:
                damage_port(pos, self.space, hits)
                continue
            results.append((target, hits, damages))
            if pos.kit.kind[target] != LBA:
                gone += [p for p in units if is_kamikaze(pos, p)]
        if self.raid is None:
            pos.cite("AE-8.42-k")
        pos.push(Recovery(self.space))
        pos.push(Results(add_up(results)))
        spend(pos, gone)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        if self.now == "assign" and order.verb == ROLE.name:
            key = str(order.target)
            if ATTACK in key and SIDES.index(seat) == self.surprised and self.number == 1:
                return [Reason("AE-8.31-i", "surprised-cba")]
            if CAP in key and self.raid is not None and self.raid.surprise and SIDES.index(seat) != self.raid.side:
                return [Reason("AE-9.11-j")]
            return [Reason("AE-8.42-n", "whole-units")]
        if self.now == "aim" and order == TARGET_PORT:
            return [Reason("AE-8.71-a")]
        return []


# who can fly


def cba_at(pos: War, space: int, side: int) -> list[int]:
    """The CBA aboard the CV fleets of a side in a place."""
    found: list[int] = []
    for p in pos.fleets_at(space, side):
        if pos.kit.kind[p] == CV:
            found += pos.aircraft_of(p)
    return found


def lba_near(pos: War, zone: int, side: int) -> list[int]:
    """LBA in uncontested places on a sea zone (8.42-c); none out of the monsoon (13.2-c)."""
    found: list[int] = []
    for place in pos.kit.coast[zone]:
        units = pos.lba_at(place, side)
        if units and not pos.contested(place) and not grounded(pos, place):
            found += units
    if found:
        pos.cite("AE-8.42-c")
    return found


def grounded(pos: War, place: int) -> bool:
    """Whether air units in a place cannot fight because of the monsoon (13.2-c)."""
    if not monsoon(pos, place):
        return False
    pos.cite("AE-13.2-c")
    return True


def surprise_counts(pos: War, surprised: int, number: int) -> bool:
    """Whether a side was surprised, and suffers from it in this day round (8.31-i)."""
    return surprised >= 0 and number == 1 and not pos.alternative("day-surprise")


def sea_roles(pos: War, zone: int, side: int, number: int, *, surprised: bool) -> dict[int, Roles]:
    """What the air units of a side may do in a day round at sea; LBA come with the second (8.42-b)."""
    cba: Roles = ROLES
    if surprised:
        pos.cite("AE-8.31-i")
        cba = (ESCORT, CAP)
    found = dict.fromkeys(cba_at(pos, zone, side), cba)
    if number == 2:
        pos.cite("AE-8.42-b")
        for p in lba_near(pos, zone, side):
            found[p] = (*ROLES, BASE) if may_act(pos, p) else (CAP, BASE)
    return found


def raid_roles(pos: War, place: int, raid: Raid) -> dict[int, Roles]:
    """What the raiders may do: they need escorts only if CAP can rise against them."""
    kit = pos.kit
    roles: Roles = (ATTACK, ESCORT) if cap_roles(pos, place, raid) else (ATTACK,)
    found: dict[int, Roles] = {}
    for p in raid.force:
        if not pos.on_map(p):
            continue
        if kit.kind[p] == CV:
            found |= dict.fromkeys(pos.aircraft_of(p), roles)
        elif raid.lba_fly:
            found[p] = roles
    return found


def cap_roles(pos: War, place: int, raid: Raid) -> dict[int, Roles]:
    """What can fly CAP over the place: its LBA and the CBA of CV fleets in port (8.7-b, 8.7-h)."""
    side = 1 - raid.side
    up = cba_at(pos, place, side)
    if raid.surprise:
        pos.cite("AE-9.11-j")
    elif not grounded(pos, place):
        up += pos.lba_at(place, side)
    return dict.fromkeys(up, (CAP, BASE))


# the port


def port_aa(pos: War, place: int, side: int) -> int:
    """The port's own AA dice, one less for each damage level (8.7-c, 8.7-j)."""
    capacity = pos.kit.port[place]
    if not capacity or pos.holder(place) != side:
        return 0
    if capacity == HOME:
        pos.cite("AE-KT-t")
        count = HOME_PORT_AA
    else:
        pos.cite("AE-8.7-j")
        if pos.alternative("port-aa"):
            return 0
        count = 2 if capacity >= LARGE_PORT else 1
    return max(0, count - pos.port_damage.get(place, 0))


def can_damage_port(pos: War, place: int, side: int) -> bool:
    """Whether a side's aircraft may aim at the port itself: the enemy's, and not yet ruined (8.71-a)."""
    capacity = pos.kit.port[place]
    if not capacity or pos.holder(place) == side or pos.alternative("port-damage"):
        return False
    return pos.port_damage.get(place, 0) < (HOME_PORT_AA if capacity == HOME else capacity)


def damage_port(pos: War, place: int, hits: int) -> None:
    """Each hit is a damage level, until nothing of the port is left."""
    capacity = pos.kit.port[place]
    most = HOME_PORT_AA if capacity == HOME else capacity
    before = pos.port_damage.get(place, 0)
    level = min(most, before + hits)
    if level > before:
        pos.port_damage[place] = level
        pos.event("port-damaged", "AE-8.71-a", space=place, level=level)
