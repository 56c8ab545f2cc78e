"""13.4 Return to base: of ships that abort, of damaged ships, and of all at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Pieces, Side
from grognard.core.steps import Answers, Menu, Refusals, Steps, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import is_active, members, rivals
from grognard.titles.world_in_flames.chapters.ch9_wars import at_war
from grognard.titles.world_in_flames.chapters.ch11_3_naval_air import SeaLanding, has_air_base
from grognard.titles.world_in_flames.chapters.ch11_4_cargo import unload
from grognard.titles.world_in_flames.chapters.ch11_4_routes import has_home_port, home_ports, staying
from grognard.titles.world_in_flames.chapters.ch11_5_search import is_rough
from grognard.titles.world_in_flames.chapters.ch14_2_missions import destroy_aircraft
from grognard.titles.world_in_flames.chapters.ch17_4_status import hostile_to_allies
from grognard.titles.world_in_flames.kit import CONVOY, SUB, VICHY
from grognard.titles.world_in_flames.verbs import DOCK, RETURN, STAY
from grognard.titles.world_in_flames.war import MOVED, War


def sink(pos: War, p: int, rule: str) -> None:
    """A ship is destroyed, and what it carries with it (11.5.8-e)."""
    cargo = pos.aboard.get(p)
    pos.aboard = {q: unit for q, unit in pos.aboard.items() if q != p}
    for q in (p,) if cargo is None else (p, cargo):
        pos.down[q] = pos.damaged[q] = pos.role[q] = 0
        pos.put(q, pos.kit.lost)
        pos.event("destroyed", rule, piece=q)


def lay_up(pos: War, p: int) -> None:
    """A damaged ship that can reach a base goes to the repair pool."""
    if has_home_port(pos, p):
        to_repair(pos, p)
    else:
        sink(pos, p, "WIF-13.4-j")


def to_repair(pos: War, p: int) -> None:
    """A damaged ship has come to a base: its load comes back next turn (11.5.8-q)."""
    if p in pos.aboard:
        q = pos.aboard[p]
        pos.aboard = {each: unit for each, unit in pos.aboard.items() if each != p}
        pos.put(q, pos.kit.circle)
        pos.due[q], pos.down[q] = pos.turn + 1, 0
    pos.put(p, pos.kit.repair)
    pos.down[p] = pos.damaged[p] = 0
    pos.event("laid-up", "WIF-11.5.8-q", "WIF-11.5.8-y", "WIF-11.5.11-b", piece=p)


def send_home(pos: War, units: Sequence[int]) -> None:
    """Units at sea abort: those of the active camp leave first, enemies on their way may intercept them (13.4-b)."""
    pos.cite("WIF-13.4-b")
    pos.homeward = sorted({*pos.homeward, *units})
    first = pos.camps[pos.phasing]
    for camp in (1 - first, first):
        leaving = tuple(p for p in units if pos.camps[pos.side(p)] == camp)
        if leaving:
            pos.push(Departures(leaving, 1))


class Crippled(Answers[War], frozen=True):
    """A CV has lost its plane in a mission over land."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        pos.pop()
        send_home(pos, (self.piece,))
        return None


class Homebound(Answers[War], frozen=True):
    """A ship returns to a base that its movement and range allow; without one it is lost (13.4-b, -j)."""

    piece: Piece
    tired: Number
    """1 if its load is turned face-down too: it aborts (11.5.8-g)."""

    def advance(self, pos: War) -> Asks:
        p = self.piece
        ports = home_ports(pos, p)
        if not ports:
            pos.pop()
            sink(pos, p, "WIF-13.4-j")
            return None
        return Ask(pos.seat(pos.side(p)), "homebound", DOCK.each(ports), ("WIF-13.4-b", "WIF-13.4.1-b"), {"piece": p})

    @offers(DOCK, why=lambda self, pos, port: "WIF-13.4-b")
    def dock(self, pos: War, port: int) -> None:
        p = self.piece
        pos.pop()
        pos.put(p, port)
        pos.turn_down(p)
        pos.event("docks", "WIF-13.4-b", "WIF-13.4.1-c", pieces=[p], to=port)
        if p in pos.aboard:
            unload(pos, p, fresh=not self.tired)


class ReturnToBase(Steps[War], frozen=True):
    """The phase: both sides decide for every unit at sea, the one with the initiative first; then all sail (13.4-e)."""

    steps = ("first", "second", "leave_first", "leave_second")

    def first(self, pos: War) -> None:
        pos.marks, pos.homeward, pos.scouts = [0] * len(pos.marks), [], []
        self._decide(pos, pos.camps[pos.initiative])

    def second(self, pos: War) -> None:
        self._decide(pos, 1 - pos.camps[pos.initiative])

    def _decide(self, pos: War, camp: int) -> None:
        for side in reversed(members(pos, camp)):
            pos.push(Decisions(side))

    def leave_first(self, pos: War) -> None:
        """The camp that was active in the last impulse sails first (13.4-h)."""
        self._leave(pos, pos.camps[pos.phasing])

    def leave_second(self, pos: War) -> None:
        self._leave(pos, 1 - pos.camps[pos.phasing])

    def _leave(self, pos: War, camp: int) -> None:
        pos.cite("WIF-13.4-h", "WIF-13.4-g")
        pos.push(Departures(tuple(p for p in pos.homeward if pos.camps[pos.side(p)] == camp), 0))


class Departures(Answers[War], frozen=True):
    """Units that return set out, in the order in which this was decided (13.4-h); so do those that abort.

    A ship that nobody could intercept is asked for its port only: its way makes no difference.
    """

    units: Pieces
    tired: Number
    """1 if what they carry is turned face-down too: they abort (11.5.8-g)."""

    def advance(self, pos: War) -> Asks:
        waiting = [p for p in self.units if p in pos.homeward and pos.sea(p) >= 0]
        if not waiting:
            pos.pop()
            return None
        p = waiting[0]
        pos.homeward = [q for q in pos.homeward if q != p]
        paid = pos.kit.charts.search[pos.section(p)]
        if pos.kit.is_air[p]:
            pos.push(SeaLanding(p))
        elif is_watched(pos, p, {pos.sea(p)}, min(pos.kit.move[p] - paid, pos.kit.range[p])):
            pos.push("Homeward", (p,), pos.place[p], (0,), 0, paid, pos.sea(p), home=1, tired=self.tired)
        elif pos.damaged[p]:
            lay_up(pos, p)
        else:
            pos.push(Homebound(p, self.tired))
        return None


def is_watched(pos: War, p: int, start: set[int], reach: int) -> bool:
    """Whether somebody stays in a sea on the way home of a ship who could intercept it there; SUBs slip by.

    A ship at sea cannot be caught in the sea from which it starts (`start`), one in port in the first one.
    """
    if pos.kit.kind[p] == SUB:
        return False
    seas = pos.kit.seas
    near, edge = set(start), set(start)
    for _ in range(reach):
        edge = {sea for here in edge for sea in seas.adjacent[here]} - near
        near = near | edge
    foes = rivals(pos, pos.side(p), at_sea=True)
    others = near - {pos.sea(p)}
    return any(_could_spot(pos, q, p) for sea in others for foe in foes for q in staying(pos, foe, sea))


def _could_spot(pos: War, q: int, p: int) -> bool:
    """Whether a unit at sea could be turned face-down to intercept a ship that comes by (11.4.6-d)."""
    if pos.down[q] or pos.kit.kind[q] == CONVOY or (pos.kit.is_air[q] and is_rough(pos, pos.sea(q))):
        return False
    return at_war(pos, p, q)


def all_at_sea(pos: War, side: int) -> list[int]:
    spaces = [space for boxes in pos.kit.seas.spaces for space in boxes]
    return [p for space in spaces for p in pos.index.at[space] if pos.side(p) == side]


def has_base(pos: War, p: int) -> bool:
    return has_air_base(pos, p) if pos.kit.is_air[p] else has_home_port(pos, p)


def why_not_stay(pos: War, p: int, side: int) -> Refusals:
    """Section 0, transports with a load and neutrals must return; convoys may stay anywhere (13.4-c, -d)."""
    if pos.side(p) != side or pos.sea(p) < 0 or pos.marks[p] & MOVED:
        return "WIF-13.4-a"
    if pos.kit.kind[p] == CONVOY:
        return None
    if side == VICHY and not hostile_to_allies(pos):
        return "WIF-17.4-k"
    return "WIF-13.4-c" if p in pos.aboard or not pos.section(p) or not is_active(pos, side) else None


class Decisions(Menu[War], frozen=True):
    """A side says of each unit at sea whether it returns or stays, one section lower (13.4-f)."""

    side: Side

    def _waiting(self, pos: War) -> list[int]:
        return [p for p in all_at_sea(pos, self.side) if not pos.marks[p] & MOVED]

    def advance(self, pos: War) -> Asks:
        for p in self._waiting(pos):
            if not has_base(pos, p):
                pos.cite("WIF-13.4-k")
                if pos.kit.is_air[p]:
                    destroy_aircraft(pos, p, "WIF-13.4-k")
                else:
                    sink(pos, p, "WIF-13.4-k")
        orders = self.offered(pos)
        if not orders:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "return-to-base", orders, ("WIF-13.4-a", "WIF-13.4-e"))

    @offers(
        STAY,
        _waiting,
        lambda self, pos, p: why_not_stay(pos, p, self.side),
        lambda self, pos, p: why_not_stay(pos, p, self.side),
    )
    def stay(self, pos: War, p: int) -> None:
        pos.marks[p] |= MOVED
        section = max(0, pos.section(p) - 1)
        pos.put(p, pos.kit.seas.spaces[pos.sea(p)][section])
        pos.event("stays", "WIF-13.4-d" if pos.kit.kind[p] == CONVOY else "WIF-13.4-f", piece=p, space=pos.place[p])

    @offers(RETURN, _waiting)
    def go_home(self, pos: War, p: int) -> None:
        pos.marks[p] |= MOVED
        pos.homeward = [*pos.homeward, p]
        pos.event("to-return", "WIF-13.4-g", piece=p, space=pos.place[p])
