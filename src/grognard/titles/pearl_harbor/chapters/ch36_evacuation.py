"""36. Evacuation: ships fetch land units from a coast without a port when they return to base."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Seat, Space
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port
from grognard.titles.pearl_harbor.chapters.ch6_boarding import Consent
from grognard.titles.pearl_harbor.chapters.ch6_cargo import berths, board, lift_fits, troops_aboard
from grognard.titles.pearl_harbor.chapters.ch8_1_limits import LIMIT, attacks_made, count_attack, forces_in
from grognard.titles.pearl_harbor.chapters.ch19_nations import carriage_refused
from grognard.titles.pearl_harbor.kit import NAVAL
from grognard.titles.pearl_harbor.marks import DEFEATED, TRANSPORT
from grognard.titles.pearl_harbor.verbs import DONE, VERBS
from grognard.titles.pearl_harbor.war import War

EVACUATE = VERBS.piece("evacuate")


def evacuation_refused(pos: War, ships: Sequence[int], part: int) -> Refusal:
    """What forbids empty ships to wait for troops at a shore (36-a)."""
    kit, space = pos.kit, pos.kit.sea.space[part]
    if not pos.options.plays("evacuation", "on") or troops_aboard(pos, ships):
        return "PH-36-a"
    if kit.is_island[space] and pos.options.plays("island-landings", "coasts"):
        return "PH-36-a"
    if not kit.is_shore[space] or is_port(pos, space, kit.side[ships[0]]):
        return "PH-36-a"
    return None


def waiting_ships(pos: War, space: int, side: int) -> list[int]:
    """The ships that wait at a shore to take troops off."""
    if is_port(pos, space, side):
        return []
    return [p for p in pos.ships_at(space, side) if pos.mission[p] == TRANSPORT and not pos.marks[p] & DEFEATED]


def push_evacuations(pos: War, side: int) -> None:
    """Before the ships of the phasing side return to base: those that wait at a shore take troops aboard (36-a)."""
    if not pos.options.plays("evacuation", "on"):
        return
    kit = pos.kit
    ships = [p for p in kit.of_arm[NAVAL] if kit.side[p] == side and pos.on_map(p) and pos.mission[p] == TRANSPORT]
    for space in sorted({pos.place[p] for p in ships}, reverse=True):
        for seat in reversed(pos.players(side)):
            if any(pos.seat(p) == seat for p in waiting_ships(pos, space, side)):
                pos.push(Evacuation(seat, space))


class Evacuation(Menu[War], frozen=True):
    """Which land units at a shore go aboard the ships that wait there."""

    seat: Seat
    space: Space
    declined: Pieces = ()
    """Units that another player keeps ashore."""

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(self.seat, "evacuation", orders, ("PH-36-a", "PH-36-b", "PH-36-c"), {"space": self.space}, firm=True)

    def ships(self, pos: War) -> list[int]:
        side = pos.side_of(self.seat)
        return [p for p in waiting_ships(pos, self.space, side) if pos.seat(p) == self.seat]

    def stranded(self, pos: War) -> list[int]:
        return pos.land_at(self.space, pos.side_of(self.seat))

    def unit_refused(self, pos: War, p: int) -> Refusal:
        """What forbids to take a unit off: the lift, its nation, or the limit of attacks."""
        if p not in self.stranded(pos) or p in self.declined:
            return "PH-36-a"
        ships = self.ships(pos)
        refused = carriage_refused(pos, p)
        if refused:
            return refused
        if not lift_fits(pos, ships, [*troops_aboard(pos, ships), p]):
            return "PH-6.5-h"
        for force in forces_in(pos, ships):
            counted = (force, "evacuation", self.space) in pos.attacks
            if not counted and not pos.special[force] and attacks_made(pos, force) >= LIMIT:
                return "PH-36-c"
        return None

    @offers(EVACUATE, stranded, unit_refused)
    def take_off(self, pos: War, p: int) -> None:
        if pos.seat(p) == self.seat:
            self.agreed(pos, p)
        else:
            pos.push(Consent(pos.seat(p), p, self.ships(pos)[0]))

    def agreed(self, pos: War, p: int) -> None:
        """A unit goes aboard, perhaps one of another player."""
        ships = self.ships(pos)
        count_attack(pos, forces_in(pos, ships), "evacuation", self.space)
        pos.cite("PH-36-a", "PH-36-b", "PH-36-c")
        board(pos, p, berths(pos, p, ships)[0], ships)

    def refused_by_owner(self, pos: War, p: int) -> None:
        pos.replace(replace(self, declined=(*self.declined, p)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
