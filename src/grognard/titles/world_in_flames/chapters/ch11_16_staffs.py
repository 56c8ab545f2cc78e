"""11.16.3 (option 13) Headquarters in support: one of each side may move the odds of a combat by a level."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch11_11_costs import costs_of
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import is_surprised
from grognard.titles.world_in_flames.verbs import BACK_UP, DONE, STAFF
from grognard.titles.world_in_flames.war import War

OPTION = "hq-support"


def why_not_staff(pos: War, p: int) -> Refusals:
    """The rule that keeps a headquarters from supporting any combat."""
    if not pos.kit.is_hq[p] or pos.down[p] or not pos.on_map(p):
        return "WIF-11.16.3-a"
    if p in pos.staffs.values():
        return "WIF-11.16.3-c"
    if is_surprised(pos, p):
        pos.cite("WIF-15.1-p", "WIF-11.16.3-b")
        return ("WIF-15.1-p", "WIF-11.16.3-b")
    return None if in_supply(pos, p) else ("WIF-2.4.3-d", "WIF-11.16.3-b")


def why_not_defend(pos: War, p: int, side: int, space: int) -> Refusals:
    """The rule that keeps a headquarters from supporting the defenders of a hex: it is there, or beside it."""
    defenders = defenders_of(pos, pos.phasing, space)
    if pos.side(p) != side or not defenders:
        return "WIF-11.16.3-c"
    if pos.place[p] != space:
        link = pos.kit.board.link(pos.place[p], space)
        if link < 0:
            return "WIF-11.16.3-c"
        if costs_of(pos, p)[link] < 0 or pos.place[p] in pos.attacks:
            return "WIF-11.16.3-d"
    if any(q != p and not cooperate(pos, p, q) for q in defenders):
        return "WIF-11.16.3-d"
    return why_not_staff(pos, p)


def why_not_lead(pos: War, p: int, side: int, space: int) -> Refusals:
    """The rule that keeps a headquarters from supporting an attack: it is one of those that attack the hex."""
    if pos.side(p) != side or p not in pos.attacks.get(space, ()):
        return "WIF-11.16.3-e"
    return why_not_staff(pos, p)


class StaffSupport(Menu[War], frozen=True):
    """A side names the hexes in which a headquarters supports it, defenders before attackers (11.16-b)."""

    side: Side
    attacks: Number = 0

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        rules = ("WIF-11.16.3-a", "WIF-11.16.3-e" if self.attacks else "WIF-11.16.3-c", "WIF-11.16.3-f")
        return Ask(pos.seat(self.side), "staff-support", orders, rules, {"side": self.side}, firm=True)

    def _why_not(self, pos: War, space: int) -> Refusals:
        if space not in pos.attacks or key(space, self.attacks) in pos.staffs:
            return "WIF-11.16.3-c"
        near = (p for p in pos.units_of(self.side) if pos.kit.is_hq[p] and _is_near(pos, p, space))
        whys = [_why(pos, p, self.side, space, self.attacks) for p in near]
        return next((why for why in whys if why), "WIF-11.16.3-a") if all(whys) else None

    @offers(BACK_UP, lambda self, pos: sorted(pos.attacks), _why_not, _why_not)
    def back_up(self, pos: War, space: int) -> None:
        pos.push(NamingStaff(self.side, space, self.attacks))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def key(space: int, attacks: int) -> int:
    """A hex, and whether for its attackers, as one number."""
    return 2 * space + attacks


def _is_near(pos: War, p: int, space: int) -> bool:
    return pos.place[p] == space or pos.kit.board.link(pos.place[p], space) >= 0


def _why(pos: War, p: int, side: int, space: int, attacks: int) -> Refusals:
    return why_not_lead(pos, p, side, space) if attacks else why_not_defend(pos, p, side, space)


class NamingStaff(Answers[War], frozen=True):
    """Which headquarters supports a combat?"""

    side: Side
    space: Space
    attacks: Number

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "staff", self.offered(pos), ("WIF-11.16.3-a",), {"space": self.space})

    def _staffs(self, pos: War) -> list[int]:
        return [p for p in pos.units_of(self.side) if pos.kit.is_hq[p]]

    def _why(self, pos: War, p: int) -> Refusals:
        return _why(pos, p, self.side, self.space, self.attacks)

    @offers(STAFF, _staffs, _why, _why)
    def name(self, pos: War, p: int) -> None:
        pos.pop()
        pos.staffs = {**pos.staffs, key(self.space, self.attacks): p}
        pos.event("staff-named", "WIF-11.16.3-a", piece=p, space=self.space)


class StaffDice(Answers[War], frozen=True):
    """After all support from the air a die for each: it succeeds with no more than its reorganisation value."""

    def advance(self, pos: War) -> Asks:
        pos.pop()
        found = {}
        for where, p in sorted(pos.staffs.items()):
            if not pos.on_map(p) or pos.down[p]:
                continue
            die, need = pos.roll(10), pos.kit.reorganisation[p]
            if die <= need:
                found[where] = p
            pos.event("staff-die", "WIF-11.16.3-g", "WIF-11.16.3-f", piece=p, space=where // 2, die=die, need=need)
        pos.staffs, pos.backed = {}, found
        return None


def rest_staffs(pos: War, space: int) -> None:
    """Who has supported a combat is turned face-down after it (11.16.3-i)."""
    for attacks in (0, 1):
        p = pos.backed.get(key(space, attacks), -1)
        if p >= 0 and pos.on_map(p):
            pos.turn_down(p)
            pos.event("staff-tired", "WIF-11.16.3-i", piece=p)
    pos.backed = {where: p for where, p in pos.backed.items() if where // 2 != space}
