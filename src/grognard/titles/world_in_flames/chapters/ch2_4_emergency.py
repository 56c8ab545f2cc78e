"""2.4.3 (option 13) Emergency supply: units act as if they were in supply, by a headquarters that lies down later.

It is named at the beginning of a phase, before any of the units concerned acts.
"""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_supply import fed, lifelines
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch11_16_strength import is_surprised
from grognard.titles.world_in_flames.chapters.ch20_china import why_not_command
from grognard.titles.world_in_flames.verbs import DONE, RELIEVE, STAFF
from grognard.titles.world_in_flames.war import War


def why_not_relieve(pos: War, hq: int, p: int) -> Refusals:
    """The rule that keeps a headquarters from supplying a unit: a basic path must lead to it."""
    near = pos.on_map(p) and not pos.kit.is_hq[p] and not pos.kit.is_ship[p] and p not in pos.emergency
    if not near or fed(pos, p) or pos.down[p] or not cooperate(pos, hq, p):
        return "WIF-2.4.3-h"
    return None if lifelines(pos, pos.nation[p], pos.place[hq])[pos.place[p]] else "WIF-2.4.3-h"


def why_not_begin(pos: War, hq: int, side: int) -> Refusals:
    """The rule that keeps a headquarters from giving emergency supply."""
    if pos.side(hq) != side or not pos.kit.is_hq[hq] or pos.down[hq] or not pos.on_map(hq):
        return "WIF-2.4.3-h"
    if is_surprised(pos, hq):
        pos.cite("WIF-15.1-o", "WIF-2.4.3-j")
        return ("WIF-15.1-o", "WIF-2.4.3-j")
    if why_not_command(pos, hq):
        return why_not_command(pos, hq)
    if room(pos, hq) <= 0 or all(why_not_relieve(pos, hq, p) for p in clients(pos, side)):
        return "WIF-2.4.3-h"
    return None


def room(pos: War, hq: int) -> int:
    """How many units more a headquarters can supply in this impulse."""
    return pos.kit.reorganisation[hq] - sum(each == hq for each in pos.emergency.values())


def clients(pos: War, side: int) -> list[int]:
    return [*pos.units_of(side), *pos.aircraft_of(side)]


class EmergencySupply(Menu[War], frozen=True):
    """Before a phase a power names headquarters, and the units that each of them supplies."""

    side: Side

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1:
            pos.pop()
            return None
        rules = ("WIF-2.4.3-h", "WIF-2.4.3-i")
        return Ask(pos.seat(self.side), "emergency-supply", orders, rules, {"side": self.side}, firm=True)

    def _staffs(self, pos: War) -> list[int]:
        return [p for p in pos.units_of(self.side) if pos.kit.is_hq[p]]

    @offers(
        STAFF,
        _staffs,
        lambda self, pos, p: why_not_begin(pos, p, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side),
    )
    def name(self, pos: War, p: int) -> None:
        pos.push(Relief(self.side, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Relief(Menu[War], frozen=True):
    """The units that a headquarters supplies: as many as its reorganisation value."""

    side: Side
    hq: Piece
    count: Number = 0

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if len(orders) == 1 and self.count:
            pos.pop()
            return None
        args: dict[str, object] = {"piece": self.hq, "left": room(pos, self.hq)}
        return Ask(pos.seat(self.side), "relieving", orders, ("WIF-2.4.3-h",), args, firm=True)

    def _why(self, pos: War, p: int) -> Refusals:
        return "WIF-2.4.3-h" if room(pos, self.hq) <= 0 else why_not_relieve(pos, self.hq, p)

    @offers(RELIEVE, lambda self, pos: clients(pos, self.side), _why, _why)
    def relieve(self, pos: War, p: int) -> None:
        pos.emergency = {**pos.emergency, p: self.hq}
        pos.event("relieved", "WIF-2.4.3-h", "WIF-2.4.3-i", piece=p, taker=pos.side(self.hq))
        pos.replace(replace(self, count=self.count + 1))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def end_emergency(pos: War) -> None:
    """After the combat phase whoever has given emergency supply is turned face-down (2.4.3-i)."""
    for hq in sorted(set(pos.emergency.values())):
        if pos.on_map(hq) and not pos.down[hq]:
            pos.turn_down(hq)
            pos.event("staff-tired", "WIF-2.4.3-i", piece=hq)
    pos.emergency = {}
