"""11.4.6 Interception of task forces: an attempt, and what the mover makes of it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_4_routes import staying
from grognard.titles.world_in_flames.chapters.ch11_4_sailing import CAUGHT, FOUGHT, TaskForce
from grognard.titles.world_in_flames.chapters.ch11_5_search import (
    best_number,
    committed,
    fleet,
    flip,
    has_scout,
    weather_modifier,
    why_not_flip,
)
from grognard.titles.world_in_flames.kit import CONVOY, SUB
from grognard.titles.world_in_flames.verbs import FORCE, HALT, LET_PASS, PATROL_IN, SPOT, SUBS
from grognard.titles.world_in_flames.war import War

YES, NO = "yes", "no"
UNSAID = -1


class Interception(Steps[War], frozen=True):
    """Each enemy power in turn may try to catch a task force that has entered a sea area, until one does."""

    side: Side
    """The side that sails."""
    sea: Number
    units: Pieces
    home: Number
    """1 if the task force returns to base: it may not stop."""
    subs: Number = UNSAID
    tried: tuple[Number, ...] = ()
    """The powers that have tried, or let it pass."""
    steps = ("attempt", "commitment", "roll")

    def _foe(self, pos: War) -> int:
        """Whose turn it is to try; -1: nobody is left."""
        return next((foe for foe in rivals(pos, self.side, at_sea=True) if foe not in self.tried), -1)

    def _next(self, pos: War) -> None:
        self.turn_to(pos, "attempt", tried=(*self.tried, self._foe(pos)), subs=UNSAID)

    def _able(self, pos: War) -> list[int]:
        foe = self._foe(pos)
        mine = [p for p in staying(pos, foe, self.sea) if not why_not_flip(pos, p, foe, self.sea)]
        return [p for p in mine if any(at_war(pos, p, q) for q in self.units)]

    def attempt(self, pos: War) -> Asks:
        """With a face-up unit that is turned face-down, or one that was turned before (11.4.6-d, -e)."""
        foe = self._foe(pos)
        if foe < 0:
            pos.pop()
            return None
        pos.cite("WIF-9.9-e")  # only those at war with it
        able = self._able(pos)
        standing = has_scout(pos, foe, self.sea) and any(not pos.down[p] for p in staying(pos, foe, self.sea))
        if not able and not standing:
            self._next(pos)
            return None
        scouts = [p for who, where, p in pos.scouts if who == foe and where == self.sea and pos.sea(p) == self.sea]
        spotters = scouts if standing else able
        args: dict[str, object] = {"pieces": list(self.units), "space": pos.kit.seas.spaces[self.sea][0]}
        orders = [*SPOT.each(spotters), LET_PASS]
        return Ask(pos.seat(foe), "intercepting", orders, ("WIF-11.4.6-a", "WIF-11.4.6-d"), args)

    @offers(SPOT, why=lambda self, pos, p: why_not_flip(pos, p, self._foe(pos), self.sea) or "WIF-11.4.6-a")
    def spot(self, pos: War, p: int) -> None:
        foe = self._foe(pos)
        if not pos.down[p]:
            flip(pos, p, "WIF-11.4.6-d")
            pos.scouts = [*pos.scouts, (foe, self.sea, p)]
        else:
            pos.cite("WIF-11.4.6-e")
        self.turn_to(pos, "commitment")

    @offers(LET_PASS)
    def let_pass(self, pos: War) -> None:
        self._next(pos)

    def commitment(self, pos: War) -> Asks:
        """SUBs are committed all together or not at all (11.4.6-c)."""
        if self.subs != UNSAID:
            return None
        if not any(pos.kit.kind[p] == SUB for p in fleet(pos, self._foe(pos), self.sea)):
            pos.replace(replace(self, subs=0))
            return None
        args: dict[str, object] = {"space": pos.kit.seas.spaces[self.sea][0]}
        return Ask(pos.seat(self._foe(pos)), "submarines", SUBS.each((YES, NO)), ("WIF-11.4.6-c",), args)

    @offers(SUBS)
    def commit(self, pos: War, choice: str) -> None:
        pos.replace(replace(self, subs=int(choice == YES)))

    def roll(self, pos: War) -> None:
        foe = self._foe(pos)
        units = committed(pos, foe, self.sea, subs=bool(self.subs))
        if not units:
            self._next(pos)
            return
        die, modifier = pos.roll(10), weather_modifier(pos, self.sea)
        need = best_number(pos, foe, self.sea, units)
        caught = die + modifier <= need
        pos.event(
            "intercepted" if caught else "slipped",
            "WIF-11.4.6-f",
            "WIF-11.5.5-l",
            *(() if caught else ("WIF-11.4.6-g",)),
            side=foe,
            space=pos.kit.seas.spaces[self.sea][0],
            die=die,
            modifier=modifier,
            need=need,
        )
        if caught:
            pos.replace(Caught(self.side, foe, self.sea, self.units, self.home, self.subs, die))
        else:
            self._next(pos)


class Caught(Answers[War], frozen=True):
    """The mover stops, or fights his way through (11.4.6-h)."""

    side: Side
    foe: Side
    sea: Number
    units: Pieces
    home: Number
    subs: Number
    die: Number

    def advance(self, pos: War) -> Asks:
        orders = [FORCE] if self.home else [HALT, FORCE]
        args: dict[str, object] = {"pieces": list(self.units), "space": pos.kit.seas.spaces[self.sea][0]}
        return Ask(pos.seat(self.side), "caught", orders, ("WIF-11.4.6-h", "WIF-11.4.6-i"), args, firm=True)

    @offers(HALT, why=lambda self, pos, _: "WIF-11.4.6-i")
    def halt(self, pos: War) -> None:
        pos.pop()
        pos.cite("WIF-11.4.6-i")
        force = pos.stack[-1]
        assert isinstance(force, TaskForce)
        pos.replace(replace(force, halted=CAUGHT))

    @offers(FORCE)
    def force(self, pos: War) -> None:
        pos.replace(Placement(self.side, self.foe, self.sea, self.units, self.subs, self.die))


class Placement(Menu[War], frozen=True):
    """A task force that fights its way is placed in a section, as if it ended its move there (11.4.6-j)."""

    side: Side
    foe: Side
    sea: Number
    units: Pieces
    subs: Number
    die: Number

    def _force(self, pos: War) -> TaskForce:
        force = pos.stack[-2]
        assert isinstance(force, TaskForce)
        return force

    def _boxes(self, pos: War) -> list[int]:
        return pos.kit.seas.spaces[self.sea]

    def _why(self, pos: War, space: int) -> Refusals:
        section = pos.kit.seas.section[space]
        if section and self._force(pos).home:
            return "WIF-13.4-i"
        if pos.kit.seas.of[space] != self.sea:
            return "WIF-11.4.6-j"
        if section and any(pos.kit.kind[p] == CONVOY for p in self.units):
            return "WIF-11.4.2-q"
        return None if pos.kit.charts.search[section] <= self._force(pos).left(pos) else "WIF-11.4.2-o"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "placement", orders, ("WIF-11.4.6-j",), {"pieces": list(self.units)})

    @offers(PATROL_IN, _boxes, _why, _why)
    def place(self, pos: War, space: int) -> None:
        force = self._force(pos)
        if force.home:
            pos.cite("WIF-13.4-i")
        for p in self.units:
            pos.put(p, space)
        paid = force.paid + pos.kit.charts.search[pos.kit.seas.section[space]]
        pos.pop()
        pos.replace(replace(force, paid=paid, halted=FOUGHT))
        pos.cite("WIF-11.4.6-m")
        pos.event("forces-passage", "WIF-11.4.6-j", pieces=list(self.units), space=space)
        reverse = pos.camps[self.foe] == pos.camps[pos.phasing]
        active, foe = (self.foe, self.side) if reverse else (self.side, self.foe)
        pos.push(
            "NavalBattle",
            active,
            foe=foe,
            sea=self.sea,
            moved=self.units,
            first=self.die,
            first_subs=self.subs,
            hunter=int(not reverse),
        )
