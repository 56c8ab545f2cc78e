"""11.4 Naval movement: task forces sail from ports to sections of sea boxes and back, with what they carry.

A task force goes from sea to sea; the enemy may try to intercept it in each. While it is under way it stands in
section 0. A sea area is named in orders by that section.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import UNRESTRICTED, against, is_active
from grognard.titles.world_in_flames.chapters.ch2_stacking import on_one_side
from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch10_actions import limit_of, why_no_more
from grognard.titles.world_in_flames.chapters.ch11_4_cargo import (
    Embarkation,
    call_aboard,
    carry,
    empty_holds,
    unload,
    why_not_carry,
)
from grognard.titles.world_in_flames.chapters.ch11_4_routes import (
    BERTHS,
    SHARED,
    WEAK,
    bases_from,
    short_cut,
    surcharge,
    why_not_berth,
    why_not_canal,
    why_not_pass,
)
from grognard.titles.world_in_flames.chapters.ch11_4_straits import is_iced
from grognard.titles.world_in_flames.chapters.ch17_4_status import hostile_to_allies
from grognard.titles.world_in_flames.kit import CONVOY, SUB, USA, VICHY
from grognard.titles.world_in_flames.verbs import (
    DETACH,
    DOCK,
    DONE,
    ENTER,
    LOAD,
    PATROL_IN,
    SAIL,
    STOP,
    WITH,
    other_steps,
)
from grognard.titles.world_in_flames.war import MOVED, SAILINGS, War

NOWHERE = -1
CAUGHT, FOUGHT = 1, 2
"""A task force was caught and stops here, or has fought its way in this sea (11.4.6)."""
LOWER, PORTS = 1, 2
"""What SUBs that part at sea do, all of them in one move: go lower in their box, or return to ports (11.4.1-c)."""


def why_not_sail(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps a ship where it is."""
    if pos.side(p) != side or not pos.kit.is_ship[p]:
        return "WIF-11.4-a"
    if pos.down[p]:
        return "WIF-11.4.2-b"
    if pos.marks[p] & MOVED:
        return "WIF-11.4.1-f"
    if pos.on_map(p) and is_iced(pos, pos.place[p]):
        return "WIF-8.2.10-a"
    return why_no_more(pos, SAILINGS) or None


class NavalMovement(Menu[War], frozen=True):
    """Task forces sail, one after the other; each is a naval move (10.2-g)."""

    side: Side
    elsewhere = other_steps(SAIL)

    def _mine(self, pos: War) -> list[int]:
        return [] if why_no_more(pos, SAILINGS) else pos.ships_of(self.side)

    def _why(self, pos: War, p: int) -> Refusals:
        return why_not_sail(pos, p, self.side)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("WIF-11.4-a", "WIF-11.4.1-a")
        return Ask(pos.seat(self.side), "sailing", orders, rules, firm=bool(pos.used[SAILINGS]))

    @offers(SAIL, _mine, _why, _why)
    def sail(self, pos: War, p: int) -> None:
        sea = pos.sea(p)
        paid = pos.kit.charts.search[pos.section(p)] if sea >= 0 else 0
        pos.push(TaskForce((p,), pos.place[p], (surcharge(pos, p),), paid=paid, sea=sea, home=int(sea >= 0)))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def moves_for(pos: War, units: Pieces) -> int:
    """What a task force counts against the limit: one move, of a neutral power one for each of its units (9.1-e)."""
    side = pos.side(units[0])
    if side == VICHY and not hostile_to_allies(pos):
        pos.cite("WIF-17.4-j")
        return len(units)
    if is_active(pos, side):
        return 1
    pos.cite("WIF-9.1-e", "WIF-11.4.1-e")
    return 1 if side == USA and UNRESTRICTED in pos.entry_options else len(units)


class TaskForce(Answers[War], frozen=True):
    """Ships that sail together."""

    units: Pieces
    begun: Space
    """Where they started: a port, or a section."""
    lame: tuple[Number, ...]
    """By ship, as bits: it started out of supply, or in a port that powers share."""
    steps: Number = 0
    """Sea areas and ports entered."""
    paid: Number = 0
    """Movement points spent for sections: that from which they return, that in which they fought."""
    sea: Number = NOWHERE
    """Where they are; nowhere while they are in port."""
    last: Number = NOWHERE
    """The sea from which they came into port."""
    home: Number = 0
    """1 if they started at sea: they end in a port, or lower in the same box (11.4.1-d)."""
    halted: Number = 0
    """CAUGHT or FOUGHT."""
    refused: Pieces = ()
    """Units of partners that do not go aboard."""
    bound: Number = 0
    """What SUBs that have parted from these at sea have done: lower sections, or ports."""
    elsewhere = other_steps(SAIL)

    def movement(self, pos: War, p: int) -> int:
        return pos.kit.move[p] - self.steps - self.paid - self.lame[self.units.index(p)].bit_count()

    def left(self, pos: War) -> int:
        return min(self.movement(pos, p) for p in self.units)

    def reach(self, pos: War) -> int:
        return min(pos.kit.range[p] for p in self.units) - self.steps

    def is_subs(self, pos: War) -> bool:
        return pos.kit.kind[self.units[0]] == SUB

    def here(self, pos: War) -> int:
        """The port they are in."""
        return pos.place[self.units[0]]

    # what they may do

    def why_not_with(self, pos: War, q: int) -> Refusals:
        p = self.units[0]
        if self.steps or q in self.units or pos.place[q] != self.begun:
            return "WIF-11.4.2-c"
        if (pos.kit.kind[q] == SUB) != self.is_subs(pos):
            return "WIF-11.4.1-a"
        most = limit_of(pos, SAILINGS)
        if most is not None and pos.used[SAILINGS] + moves_for(pos, (*self.units, q)) > most:
            return ("WIF-9.1-e", "WIF-10.2-g")
        return why_not_sail(pos, q, pos.side(p))

    def why_not_enter(self, pos: War, space: int) -> Refusals:
        """The rule that keeps them from the next sea."""
        seas = pos.kit.seas
        sea = seas.of[space]
        if sea < 0 or seas.section[space]:
            return "WIF-11.4.2-a"
        if self.halted == CAUGHT:
            return "WIF-11.4.6-h"
        if self.bound == LOWER:
            return "WIF-11.4.1-c"
        if self.sea >= 0:
            if sea not in seas.adjacent[self.sea]:
                return "WIF-11.4.2-a"
            shut = self._any(why_not_pass(pos, p, self.sea, sea) for p in self.units)
        else:
            if sea not in seas.docks[self.here(pos)]:
                return "WIF-11.4.2-e"
            shut = self._any(why_not_canal(pos, p, self.here(pos), sea) for p in self.units)
            if not shut and self.last not in (NOWHERE, sea):
                found = self._any(why_not_pass(pos, p, self.last, sea) for p in self.units)
                shut = (*found, "WIF-11.4.4-h") if found else ()
        if shut:
            return shut
        if self.left(pos) < 1 or self.reach(pos) < 1:
            return ("WIF-11.4.2-k", "WIF-11.4.2-l", "WIF-11.4.2-m")
        if self.home and not self._havens(pos, sea):
            return ("WIF-11.4.1-d", "WIF-13.4-b")
        return None

    def _havens(self, pos: War, sea: int) -> list[int]:
        """The ports in which all of them could end after the next sea."""
        common = set.intersection(*(set(self._bases(pos, p, sea)) for p in self.units))
        return [port for port in common if not why_not_berth(pos, self.units[0], port, self.units)]

    def _any(self, found: Iterable[Refusals]) -> tuple[str, ...]:
        """The first of several refusals."""
        for each in found:
            if each:
                return (each,) if isinstance(each, str) else tuple(str(rule) for rule in each)  # type: ignore[union-attr]
        return ()

    def _bases(self, pos: War, p: int, sea: int) -> Iterator[int]:
        return bases_from(pos, p, sea, self.movement(pos, p) - 1, pos.kit.range[p] - self.steps - 1)

    def why_not_dock(self, pos: War, port: int) -> Refusals:
        if self.sea < 0 or port >= pos.kit.hex_count or self.sea not in pos.kit.seas.docks[port]:
            return "WIF-11.4.2-i"
        if self.halted == CAUGHT:
            return "WIF-11.4.6-h"
        if self.bound == LOWER:
            return "WIF-11.4.1-c"
        if self.left(pos) < 1 or self.reach(pos) < 1:
            return ("WIF-11.4.2-k", "WIF-11.4.2-l", "WIF-11.4.2-m")
        shut = self._any(why_not_canal(pos, p, port, self.sea) for p in self.units)
        return shut or why_not_berth(pos, self.units[0], port, self.units)

    def why_not_patrol(self, pos: War, space: int) -> Refusals:
        """The rule that keeps them from a section of the sea box that they are in."""
        seas, search = pos.kit.seas, pos.kit.charts.search
        if self.sea < 0 or seas.of[space] != self.sea:
            return "WIF-11.4.2-o"
        section = seas.section[space]
        if self.bound == PORTS:
            return "WIF-11.4.1-c"
        if self.home:
            lower = not self.steps and section < seas.section[self.begun]
            return None if lower else ("WIF-11.4.1-b", "WIF-11.4.1-d")
        if self.halted == FOUGHT:
            return "WIF-11.4.6-m"
        if section and any(pos.kit.kind[p] == CONVOY for p in self.units):
            return "WIF-11.4.2-q"
        return None if search[section] <= self.left(pos) else ("WIF-11.4.2-o", "WIF-11.4.2-m")

    def why_not_detach(self, pos: War, p: int) -> Refusals:
        """Parts may stay behind where the others go on, for one naval move more (11.4.2-d); SUBs part at will."""
        if p in self.units and len(self.units) > 1 and self.is_subs(pos):
            return None
        if p not in self.units or len(self.units) < 2 or not self.steps or self.home:
            return "WIF-11.4.2-d"
        most = limit_of(pos, SAILINGS)
        spent = most is not None and pos.used[SAILINGS] >= most and is_active(pos, pos.side(p))
        return ("WIF-11.4.2-d", "WIF-10.2-g") if spent else None

    def why_not_load(self, pos: War, q: int) -> Refusals:
        return "WIF-18.3-b" if q in self.refused else why_not_carry(pos, self.units, q)

    def may_stop(self, pos: War) -> bool:
        return self.sea < 0 or not self.steps or self.halted == FOUGHT

    def advance(self, pos: War) -> Asks:
        alive = tuple(p for p in self.units if self._present(pos, p))
        if alive != self.units:
            pos.pop()
            if alive:
                lame = tuple(self.lame[self.units.index(p)] for p in alive)
                pos.push(replace(self, units=alive, lame=lame))
            return None
        seas = pos.kit.seas
        if self.sea < 0:
            nearby = [seas.spaces[sea][0] for sea in seas.docks[self.here(pos)]]
            ports: list[int] = []
            boxes: list[int] = []
        else:
            nearby = [seas.spaces[sea][0] for sea in seas.adjacent[self.sea]]
            ports, boxes = seas.ports[self.sea], seas.spaces[self.sea]
        orders = [
            *ENTER.each(space for space in nearby if not self.why_not_enter(pos, space)),
            *DOCK.each(port for port in ports if not self.why_not_dock(pos, port)),
            *PATROL_IN.each(space for space in boxes if not self.why_not_patrol(pos, space)),
            *WITH.each(q for q in self._beside(pos) if not self.why_not_with(pos, q)),
            *LOAD.each(q for q in self._quay(pos) if not self.why_not_load(pos, q)),
            *DETACH.each(p for p in self.units if not self.why_not_detach(pos, p)),
        ]
        if self.may_stop(pos):
            orders.append(STOP)
        if not orders:
            self._scatter(pos)
            return None
        args: dict[str, object] = {"pieces": list(self.units), "left": self.left(pos), "points": self.reach(pos)}
        rules = ("WIF-11.4.2-a", "WIF-11.4.2-j", "WIF-11.4.2-k")
        return Ask(pos.seat(pos.side(self.units[0])), "task-force", orders, rules, args, firm=True)

    def _scatter(self, pos: War) -> None:
        """What happened on the way has closed every port to them together: each goes to a base that it can reach."""
        pos.pop()
        for p in reversed(self.units):
            pos.push("Homebound", p, 0)

    def _present(self, pos: War, p: int) -> bool:
        return pos.sea(p) == self.sea if self.sea >= 0 else pos.on_map(p)

    def _beside(self, pos: War) -> tuple[int, ...]:
        if self.steps:
            return ()
        return pos.index.at[self.begun] if self.sea >= 0 else pos.index.port[self.begun]

    def _quay(self, pos: War) -> tuple[int, ...]:
        if self.sea >= 0:
            return ()
        return (*pos.index.at[self.here(pos)], *pos.index.air[self.here(pos)])

    # what they do

    @offers(WITH, why=lambda self, pos, q: self.why_not_with(pos, q))
    def along(self, pos: War, q: int) -> None:
        pos.replace(replace(self, units=(*self.units, q), lame=(*self.lame, surcharge(pos, q))))

    @offers(LOAD, why=lambda self, pos, q: self.why_not_load(pos, q))
    def load(self, pos: War, q: int) -> None:
        call_aboard(pos, self.units, q, "WIF-11.4.5-e")

    def add(self, pos: War, q: int) -> None:
        carry(pos, self.units, q, "WIF-11.4.5-e")

    def do_without(self, pos: War, q: int) -> None:
        pos.replace(replace(self, refused=(*self.refused, q)))

    def set_out(self, pos: War) -> None:
        if not self.steps and not any(pos.marks[p] & MOVED for p in self.units):
            pos.used[SAILINGS] += moves_for(pos, self.units)
            pos.cite("WIF-10.2-g", *(("WIF-17.4-i",) if pos.side(self.units[0]) == VICHY else ()))
        for p in self.units:
            pos.marks[p] |= MOVED
        if any(weak & WEAK for weak in self.lame):
            pos.cite("WIF-11.4.2-t", "WIF-2.4.3-g")
        if any(weak & SHARED for weak in self.lame):
            pos.cite("WIF-11.4.2-s")

    @offers(ENTER, why=lambda self, pos, space: self.why_not_enter(pos, space))
    def enter(self, pos: War, space: int) -> None:
        sea = pos.kit.seas.of[space]
        first = "WIF-11.4.2-e" if self.sea < 0 else "WIF-11.4.2-l"
        if self.sea >= 0:
            pos.cite(pos.kit.seas.joined_by(self.sea, sea), "WIF-2.1.2-a")
        else:
            pos.cite(*short_cut(pos, self.here(pos), sea))
        self.set_out(pos)
        pos.event("enters", first, "WIF-11.4.2-m", pieces=list(self.units), space=space)
        for p in self.units:
            pos.put(p, space)
        pos.replace(replace(self, steps=self.steps + 1, sea=sea, last=NOWHERE, halted=0))
        if self.is_subs(pos):
            pos.cite("WIF-11.4.6-b")
        else:
            pos.push("Interception", pos.side(self.units[0]), sea, self.units, self.home)

    @offers(DOCK, why=lambda self, pos, port: self.why_not_dock(pos, port))
    def dock(self, pos: War, port: int) -> None:
        self.set_out(pos)
        pos.event("docks", "WIF-11.4.2-i", "WIF-11.4.2-l", pieces=list(self.units), to=port)
        pos.cite(*short_cut(pos, port, self.sea))
        if pos.holder[port] != pos.side(self.units[0]):
            pos.cite("WIF-13.4.1-b")
        for p in self.units:
            pos.put(p, port)
        pos.replace(replace(self, steps=self.steps + 1, sea=NOWHERE, last=self.sea, halted=0))

    @offers(PATROL_IN, why=lambda self, pos, space: self.why_not_patrol(pos, space))
    def patrol(self, pos: War, space: int) -> None:
        self.set_out(pos)
        pos.pop()
        p = self.units[0]
        if any(on_one_side(pos, p, q) and not cooperate(pos, p, q) for q in pos.index.at[space]):
            pos.cite("WIF-18.2-l")
        if self.home:
            self._bind(pos, LOWER)
        station(pos, self.units, self.lame, space)

    def _bind(self, pos: War, bound: int) -> None:
        """SUBs that part from others at sea go lower like them, or to ports like them: else it were two moves."""
        rest = pos.stack[-1]
        if isinstance(rest, TaskForce) and self.is_subs(pos):
            pos.replace(replace(rest, bound=bound))

    @offers(DETACH, why=lambda self, pos, p: self.why_not_detach(pos, p))
    def detach(self, pos: War, p: int) -> None:
        rest = tuple(q for q in self.units if q != p)
        lame = tuple(self.lame[self.units.index(q)] for q in rest)
        pos.replace(replace(self, units=rest, lame=lame))
        if self.is_subs(pos):
            self.set_out(pos)
            pos.cite("WIF-11.4.1-c")
            pos.push(replace(self, units=(p,), lame=(self.lame[self.units.index(p)],)))
            return
        if is_active(pos, pos.side(p)):
            pos.used[SAILINGS] += 1
        pos.cite("WIF-11.4.2-d")
        if self.sea < 0:
            moor(pos, (p,), self.begun)
        elif self.halted == FOUGHT:  # who has fought stays in the section where he was put (11.4.6-m)
            station(pos, (p,), (self.lame[self.units.index(p)],), pos.place[p])
        else:
            pos.push(Detached((p,), (self.lame[self.units.index(p)],), self.sea, self.left(pos)))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        """In port they are turned face-down and unloaded; who has fought may stay where he is."""
        pos.pop()
        if self.halted == FOUGHT:
            station(pos, self.units, self.lame, pos.place[self.units[0]])
        elif self.steps:
            if self.home:
                self._bind(pos, PORTS)
            moor(pos, self.units, self.begun)
        else:
            for p in self.units:
                pos.marks[p] |= MOVED
                if p in pos.aboard and self.sea < 0:
                    unload(pos, p, fresh=True)


class Detached(Answers[War], frozen=True):
    """Part of a task force stays behind: in which section?"""

    units: Pieces
    lame: tuple[Number, ...]
    sea: Number
    left: Number

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        return [Reason("WIF-11.4.2-o")] if order.verb == "patrol-in" else super().why_not(pos, order, seat)

    def advance(self, pos: War) -> Asks:
        spaces = pos.kit.seas.spaces[self.sea]
        most = 0 if pos.kit.kind[self.units[0]] == CONVOY else self.left
        open_ = [space for n, space in enumerate(spaces) if pos.kit.charts.search[n] <= most]
        args: dict[str, object] = {"pieces": list(self.units)}
        return Ask(pos.seat(pos.side(self.units[0])), "detached", PATROL_IN.each(open_), ("WIF-11.4.2-o",), args)

    @offers(PATROL_IN)
    def patrol(self, pos: War, space: int) -> None:
        pos.pop()
        station(pos, self.units, self.lame, space)


def station(pos: War, units: Pieces, lame: tuple[int, ...], space: int) -> None:
    """Ships are on patrol in a section; who started out of supply is turned face-down (11.4.2-r)."""
    sea, side = pos.kit.seas.of[space], pos.side(units[0])
    for p, weak in zip(units, lame, strict=True):
        pos.put(p, space)
        if weak & WEAK:
            pos.turn_down(p)
            pos.cite("WIF-11.4.2-r")
    if pos.table.cited is not None:
        pos.cite(*_company(pos, side, space))
    pos.event("patrols", "WIF-11.4.2-o", "WIF-11.4.2-m", "WIF-11.4.2-p", pieces=list(units), space=space)
    if sea not in pos.entered and side == pos.phasing and pos.kit.kind[units[0]] != SUB:
        pos.entered = sorted((*pos.entered, sea))
    if empty_holds(pos, units):
        pos.push(Embarkation(units, sea))


def _company(pos: War, side: int, space: int) -> Iterator[str]:
    """Nothing limits who shares a section with whom, nor what is carried there (2.3.1)."""
    there = pos.index.at[space]
    if any(against(pos, side, p) for p in there):
        yield "WIF-2.3.1-r"
    if sum(pos.side(p) == side for p in there) > BERTHS:
        yield "WIF-2.3.1-p"
    if sum(p in pos.aboard for p in there) > BERTHS:
        yield "WIF-2.3.1-h"


def moor(pos: War, units: Pieces, begun: int) -> None:
    """Ships end their move in port: face-down, and what they carry goes ashore (11.4.5-i)."""
    for p in units:
        pos.turn_down(p)
    pos.event("moors", "WIF-11.4.2-i", pieces=list(units), to=pos.place[units[0]])
    for p in units:
        if p in pos.aboard:
            unload(pos, p, fresh=begun < pos.kit.hex_count)
