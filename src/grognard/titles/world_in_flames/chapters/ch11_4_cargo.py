"""11.4.5 Naval transport: what transports take aboard, and how it comes ashore in a port."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces
from grognard.core.order import Order
from grognard.core.steps import Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch2_stacking import over
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import allied, cooperate
from grognard.titles.world_in_flames.chapters.ch18_3_together import Invitation
from grognard.titles.world_in_flames.chapters.ch19_limits import why_not_abroad
from grognard.titles.world_in_flames.kit import TRS
from grognard.titles.world_in_flames.verbs import DONE, LOAD
from grognard.titles.world_in_flames.war import War


def empty_holds(pos: War, units: Sequence[int]) -> list[int]:
    """Face-up transports without a load."""
    return [p for p in units if pos.kit.kind[p] == TRS and not pos.down[p] and p not in pos.aboard]


def why_not_carry(pos: War, units: Sequence[int], q: int) -> Refusals:
    """The rule that keeps a unit from going aboard one of some ships."""
    holds = empty_holds(pos, units)
    if pos.kit.is_ship[q] or not pos.on_map(q) or pos.role[q] or not holds:
        return "WIF-11.4.5-a"
    if not cooperate(pos, holds[0], q):
        return ("WIF-18.2-a", "WIF-18.2-b")
    if why_not_abroad(pos, q):
        return why_not_abroad(pos, q)
    return "WIF-11.4.5-d" if pos.down[q] else None


def carry(pos: War, units: Sequence[int], q: int, rule: str) -> None:
    """A unit goes aboard; out of supply it is turned face-down at once (11.4.5-g)."""
    p = empty_holds(pos, units)[0]
    if not in_supply(pos, q):
        pos.turn_down(q)
        pos.cite("WIF-11.4.5-g")
    pos.event("boarded", rule, "WIF-11.4.5-a", "WIF-11.4.5-b", piece=q, by=p, space=pos.place[q])
    pos.aboard = {**pos.aboard, p: q}
    pos.put(q, pos.kit.holds)


def call_aboard(pos: War, units: Sequence[int], q: int, rule: str) -> None:
    """A unit goes aboard; the player of a partner's unit is asked (18.3-b)."""
    if pos.side(q) == pos.side(units[0]):
        carry(pos, units, q, rule)
    else:
        pos.push(Invitation(q, pos.place[q], "passage"))


def unload(pos: War, p: int, *, fresh: bool) -> None:
    """The load of a ship in port goes ashore: face-down if the ship began at sea (11.4.5-j)."""
    q, space = pos.aboard[p], pos.place[p]
    pos.aboard = {each: unit for each, unit in pos.aboard.items() if each != p}
    pos.put(q, space)
    if not fresh:
        pos.turn_down(q)
    pos.event("set-down", "WIF-11.4.5-i", "WIF-11.4.5-j", piece=q, by=p, to=space)
    if not pos.kit.is_air[q] and over(pos, pos.units_at(space, pos.side(q)), space):
        pos.push("Excess", pos.side(q), space)


class Embarkation(Menu[War], frozen=True):
    """Transports that have ended their move in a sea area take units from its coast (11.4.5-f)."""

    units: Pieces
    sea: Number
    refused: Pieces = ()
    """Units of partners that do not come."""

    def _coast(self, pos: War) -> list[int]:
        side, coast = pos.side(self.units[0]), pos.kit.seas.coast
        sides = [
            side,
            *(other for other in members(pos, pos.camps[side]) if other != side and allied(pos, side, other)),
        ]
        near = [q for each in sides for q in (*pos.units_of(each), *pos.aircraft_of(each))]
        return [q for q in near if self.sea in coast[pos.place[q]]]

    def _why(self, pos: War, q: int) -> Refusals:
        if not pos.on_map(q) or self.sea not in pos.kit.seas.coast[pos.place[q]]:
            return "WIF-11.4.5-f"
        if q in self.refused:
            return "WIF-18.3-b"
        return why_not_carry(pos, [p for p in self.units if pos.sea(p) == self.sea], q)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        seat = pos.seat(pos.side(self.units[0]))
        return Ask(seat, "embarkation", orders, ("WIF-11.4.5-f",), {"pieces": list(self.units)})

    @offers(LOAD, _coast, _why, _why)
    def load(self, pos: War, q: int) -> None:
        call_aboard(pos, [p for p in self.units if pos.sea(p) == self.sea], q, "WIF-11.4.5-f")

    def add(self, pos: War, q: int) -> None:
        carry(pos, [p for p in self.units if pos.sea(p) == self.sea], q, "WIF-11.4.5-f")

    def do_without(self, pos: War, q: int) -> None:
        pos.replace(replace(self, refused=(*self.refused, q)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
