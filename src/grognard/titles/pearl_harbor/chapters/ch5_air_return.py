"""5. How air units return to base in the reorganization segment: to land, or to the deck that they left (10.6)."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Seat
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch5_bases import (
    air_base_refused,
    air_bases_for,
    air_room,
    carriers_with_room,
    havens_of,
    own,
)
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate, remove
from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_to
from grognard.titles.pearl_harbor.chapters.ch21_duties import landing_refused
from grognard.titles.pearl_harbor.chapters.ch24_battlegroups import air_group_for, replace_air
from grognard.titles.pearl_harbor.kit import AIR, NAVAL
from grognard.titles.pearl_harbor.marks import ABORTED, CAP, EVICTED, FLOWN
from grognard.titles.pearl_harbor.menus import Session
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

HOME = VERBS.piece("home")
"""A unit or a task force returns to a base."""
ALL_HOME = VERBS.word("all-home")
"""Whatever is left returns to the nearest base with room."""
LAND_ON = VERBS.piece("land-on")
"""The air unit in hand lands on that carrier."""
LAND_REDUCED = VERBS.piece("land-reduced")
"""The air unit in hand shrinks to what that battlegroup can carry (24-h)."""


def air_must_return(pos: War, p: int) -> bool:
    """Whether an air unit is anywhere but in a base where it may stay (5.1-a, 5.2-g)."""
    if pos.launched[p] >= 0 or pos.marks[p] & EVICTED:
        return True
    kit, space = pos.kit, pos.place[p]
    if kit.is_plain[p]:
        return not havens_of(pos, kit.side[p]).is_air_base[space] or closed_to(pos, kit.force[p])[space] != ""
    return air_base_refused(pos, p, space) is not None


def air_may_return(pos: War, p: int) -> bool:
    """Whether an air unit that stands over a base may also go to another one: it has flown a mission there (4.2-e).

    Who has changed base has arrived.
    """
    marks = pos.marks[p]
    return marks & FLOWN != 0 and (marks & CAP != 0 or not marks & ABORTED)


def landings(pos: War, p: int) -> tuple[list[int], list[int], list[int]]:
    """Where an air unit can land: bases ashore, carriers, and battlegroups on which it must shrink (4.2-e, 10.6-c)."""
    kit, side = pos.kit, pos.kit.side[p]
    carrier = pos.launched[p]
    if carrier >= 0:
        if not pos.on_map(carrier):
            return [], [], []
        space = pos.place[carrier]
        return [], carriers_with_room(pos, p, space), _shrunken(pos, p, space)
    found = air_reach(pos, p, flight_range(pos, p))
    here = pos.place[p] if pos.marks[p] & EVICTED else NOBODY
    bases = [s for s in air_bases_for(pos, p) if s in found and s != here]
    bases = [space for space in bases if not landing_refused(pos, p, space, bases)]
    roomy = [space for space in bases if air_fits(pos, space, p)]
    decks = []
    if kit.is_naval_air[p]:
        ships = [q for q in kit.of_arm[NAVAL] if kit.is_carrier[q] and kit.side[q] == side and pos.on_map(q)]
        decks = [q for q in ships if pos.place[q] in found and air_room(pos, q) >= kit.attack[p]]
    return roomy or bases, decks, []


def _shrunken(pos: War, p: int, space: int) -> list[int]:
    """The battlegroups in a hex that have room only for a smaller air unit (24-h)."""
    kit = pos.kit
    return [
        q
        for q in pos.ships_at(space, kit.side[p])
        if kit.is_battlegroup[q]
        and kit.is_carrier[q]
        and kit.attack[q] < kit.attack[p]
        and air_room(pos, q) == kit.attack[q]
        and air_group_for(pos, p, q) >= 0
    ]


def land_ashore(pos: War, p: int, space: int) -> None:
    """An air unit lands at a base."""
    pos.event("air-landed", "PH-5.1-a", "PH-5.1-b", "PH-4.2-d", "PH-4.2-e", "PH-V-b", piece=p, to=space)
    _settle(pos, p)
    pos.put(p, space)


def land_aboard(pos: War, p: int, carrier: int) -> None:
    """A naval air unit lands on a carrier (4.2-f, 10.6-c)."""
    pos.event("air-recovered", "PH-10.6-c", "PH-4.2-f", "PH-4.2-g", "PH-4.2-i", piece=p, by=carrier)
    _settle(pos, p)
    pos.put(p, pos.place[carrier])
    pos.aboard[p] = carrier


def land_reduced(pos: War, p: int, carrier: int) -> None:
    """An air unit is reduced to the strength of the battlegroup that takes it; the old one is gone for good (24-h)."""
    pos.cite("PH-24-h")
    replace_air(pos, p, carrier)
    remove(pos, p, pos.kit.out)


def _settle(pos: War, p: int) -> None:
    pos.launched[p] = NOBODY
    pos.marks[p] &= ~(FLOWN | CAP | EVICTED)


class AirReturn(Session, frozen=True):
    """The air units of a player return, one by one or all together."""

    seat: Seat

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self.seat, "air-return", orders, ("PH-1-i", "PH-4.2-i", "PH-5.1-a", "PH-10.6-c"))

    def advance(self, pos: War) -> Asks:
        for p in self._waiting(pos):
            if pos.launched[p] >= 0 and not any(landings(pos, p)):
                _lose_deckless(pos, p)
        return super().advance(pos)

    def _waiting(self, pos: War) -> list[int]:
        """Those that must still land."""
        return [p for p in own(pos, self.seat, AIR) if pos.aboard[p] < 0 and air_must_return(pos, p)]

    def _flying(self, pos: War) -> list[int]:
        air = [p for p in own(pos, self.seat, AIR) if pos.aboard[p] < 0]
        return [p for p in air if air_must_return(pos, p) or air_may_return(pos, p)]

    def _refused(self, pos: War, p: int) -> Refusal:
        if pos.kit.arm[p] != AIR or not pos.on_map(p) or pos.aboard[p] >= 0 or pos.seat(p) != self.seat:
            return "PH-5.1-a"
        return None if air_must_return(pos, p) or air_may_return(pos, p) else "PH-5.1-a"

    @offers(HOME, _flying, why=_refused)
    def home(self, pos: War, p: int) -> None:
        pos.push(Landing(self.seat, p))

    def _some_left(self, pos: War, _: object) -> Refusal:
        return None if self._waiting(pos) else "PH-5.1-a"

    @offers(ALL_HOME, None, _some_left)
    def all_home(self, pos: War) -> None:
        for p in self._waiting(pos):
            bases, decks, smaller = landings(pos, p)
            own = pos.launched[p]
            if decks:
                land_aboard(pos, p, own if own in decks else decks[0])
            elif bases:
                found = air_reach(pos, p, flight_range(pos, p))
                land_ashore(pos, p, min(bases, key=lambda s: (s != pos.place[p], found.cost(s), s)))
            elif smaller:
                land_reduced(pos, p, smaller[0])
            else:
                _lose_deckless(pos, p)

    def _all_down(self, pos: War, _: object) -> Refusal:
        return "PH-1-j" if self._waiting(pos) else None

    @offers(DONE, None, _all_down)
    def done(self, pos: War) -> None:
        pos.pop()


def _lose_deckless(pos: War, p: int) -> None:
    """An air unit without deck or base: out of the game with a sunk carrier, else to the pool (10.6-c, 17.5-j)."""
    sunk = pos.launched[p] >= 0 and pos.place[pos.launched[p]] == pos.kit.out
    if sunk:
        pos.event("air-ditched", "PH-10.6-c", "PH-17.5-j", piece=p)
        remove(pos, p, pos.kit.out)
    else:
        eliminate(pos, p, "PH-10.6-c" if pos.launched[p] >= 0 else "PH-1-j", "PH-17.5-j")


class Landing(Frame[War], frozen=True):
    """Where an air unit lands; nowhere is left if others have taken the last deck."""

    seat: Seat
    piece: Piece

    def advance(self, pos: War) -> Asks:
        bases, decks, smaller = landings(pos, self.piece)
        orders = TO.each(bases) + LAND_ON.each(decks) + LAND_REDUCED.each(smaller)
        if not orders:
            pos.pop()
            _lose_deckless(pos, self.piece)
            return None
        rules = ("PH-4.2-e", "PH-5.1-b", "PH-10.6-c", *(("PH-24-h",) if smaller else ()))
        return Ask(self.seat, "land-at", orders, rules, {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.pop()
        land = {TO.name: land_ashore, LAND_ON.name: land_aboard, LAND_REDUCED.name: land_reduced}[order.verb]
        land(pos, self.piece, order.target)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        space = order.target
        if order.verb != TO.name or not isinstance(space, int):
            return [Reason("PH-4.2-f")] if order.verb == LAND_ON.name else []
        if pos.launched[self.piece] >= 0:
            return [Reason("PH-10.6-c")]
        refused = air_base_refused(pos, self.piece, space)
        if refused:
            return [refused if isinstance(refused, Reason) else Reason(refused)]
        bases, _, _ = landings(pos, self.piece)
        if landing_refused(pos, self.piece, space, bases):
            return [Reason("PH-32.2-g")]
        return [Reason("PH-3.3-c" if not air_fits(pos, space, self.piece) else "PH-5.1-b")]
