"""11.16.5 Retreats, which the attacker conducts, and advances after combat."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Number, Piece, Pieces, Side, Space, Spaces
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_control import claimant, share, take
from grognard.titles.world_in_flames.chapters.ch2_stacking import over, why_not_stack
from grognard.titles.world_in_flames.chapters.ch2_zones import barred
from grognard.titles.world_in_flames.chapters.ch9_wars import closed, cooperate, foreign, held
from grognard.titles.world_in_flames.chapters.ch11_11_costs import barriers, costs_of
from grognard.titles.world_in_flames.chapters.ch11_11_movement import (
    run_over,
    why_not_end,
    why_not_run_over,
)
from grognard.titles.world_in_flames.chapters.ch19_sweden import sweden
from grognard.titles.world_in_flames.verbs import ADVANCE, BACK, DONE, OVERRUN, REMOVE, STOP, TO, WITH
from grognard.titles.world_in_flames.war import War

SPEARHEADS = ("ARM", "MECH", "HQ-A")
FOLLOWERS = ("MOT", "CAV")
"""Who may go on after a breakthrough, and who only together with them (11.16.5-r)."""


# retreat


def ways_back(pos: War, p: int) -> list[int]:
    """Where a unit may be sent: those hexes that hold it; if there are none, full ones (11.16.5-p)."""
    kit = pos.kit
    shut = closed(pos, pos.nation[p]) | held(pos, pos.nation[p]) | sweden(pos)
    zones, costs = barred(pos, pos.nation[p]), costs_of(pos, p)
    here = pos.place[p]
    ways = [
        space
        for link, space in enumerate(kit.neighbours[here], int(kit.board.start[here]))
        if space < kit.hex_count and costs[link] >= 0 and not shut[space] and not zones[space]
    ]
    roomy = [space for space in ways if not why_not_stack(pos, p, space)]
    if roomy:
        return roomy
    return [space for space in ways if all(cooperate(pos, p, q) for q in pos.units_at(space, pos.side(p)))]


def may_retreat(pos: War, p: int) -> bool:
    return bool(ways_back(pos, p))


class Retreats(Answers[War], frozen=True):
    """The attacker moves each surviving defender one hex."""

    side: Side
    space: Space
    units: Pieces

    def advance(self, pos: War) -> Asks:
        left = [p for p in self.units if pos.place[p] == self.space]
        if not left:
            pos.pop()
            return None
        p = left[0]
        ways = ways_back(pos, p)
        if not ways:
            pos.put(p, pos.kit.lost)
            pos.down[p] = 0
            pos.event("destroyed", "WIF-11.16.5-p", piece=p)
            return None
        return Ask(pos.seat(self.side), "retreat", BACK.each(ways), ("WIF-11.16.5-p",), {"piece": p})

    def _first(self, pos: War) -> int:
        return next(p for p in self.units if pos.place[p] == self.space)

    @offers(BACK, why=lambda self, pos, space: "WIF-11.16.5-p")
    def back(self, pos: War, space: int) -> None:
        p = self._first(pos)
        alien = bool(foreign(pos, p)[space])
        pos.put(p, space)
        pos.turn_down(p)
        take(pos, p)
        pos.event("retreated", "WIF-11.16.5-p", "WIF-11.16.5-u", piece=p, to=space)
        if alien:
            pos.push(Surplus(p, self.units))
        there = pos.units_at(space, pos.side(p))
        if over(pos, there, space):
            pos.push(Excess(pos.side(p), space))


class Surplus(Answers[War], frozen=True):
    """More foreign troops than the limit allows: of those that were driven there their owner destroys one (18.2-g)."""

    piece: Piece
    """Who came last."""
    units: Pieces

    def _driven(self, pos: War) -> list[int]:
        """The units of this retreat that count against the same limit."""
        country = pos.home[pos.place[self.piece]]
        mine = [q for q in self.units if pos.on_map(q) and pos.home[pos.place[q]] == country]
        return [q for q in mine if pos.side(q) == pos.side(self.piece) and not pos.kit.is_hq[q]]

    def advance(self, pos: War) -> Asks:
        rules = ("WIF-18.2-g", "WIF-18.2-i")
        return Ask(pos.seat(pos.side(self.piece)), "surplus", REMOVE.each(self._driven(pos)), rules)

    @offers(REMOVE, why=lambda self, pos, p: "WIF-18.2-i")
    def remove(self, pos: War, p: int) -> None:
        pos.pop()
        pos.put(p, pos.kit.lost)
        pos.down[p] = 0
        pos.event("destroyed", "WIF-18.2-g", "WIF-18.2-h", "WIF-18.2-i", piece=p)


class Excess(Frame[War], frozen=True):
    """Too many units in a hex: its side destroys the excess, face-up units first (2.3.1-c)."""

    side: Side
    space: Space

    def advance(self, pos: War) -> Asks:
        there = pos.units_at(self.space, self.side)
        if not over(pos, there, self.space):
            pos.pop()
            return None
        bearers = [p for p in there if not pos.down[p]] or there
        return Ask(pos.seat(self.side), "excess", REMOVE.each(bearers), ("WIF-2.3.1-c",), {"space": self.space})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.put(order.target, pos.kit.lost)
        pos.down[order.target] = 0
        pos.event("destroyed", "WIF-2.3.1-c", piece=order.target)


# advance


class Advance(Menu[War], frozen=True):
    """Surviving attackers may enter the hex; after a breakthrough some may go on (11.16.5-q, -r)."""

    side: Side
    space: Space
    units: Pieces
    breaks: Number
    led: Spaces = ()
    """Where armour has gone on to: others may follow it there."""
    won: Number = 0
    """1: the hex was an enemy's."""
    joined: Pieces = ()
    """Those who have advanced."""

    def _units(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.on_map(p)]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(
            pos.seat(self.side), "advance", orders, ("WIF-11.16.5-q",), {"space": self.space}, firm=len(orders) > 1
        )

    @offers(ADVANCE, _units, lambda self, pos, p: why_not_advance(pos, self, p))
    def go(self, pos: War, p: int) -> None:
        cost, origin = entry_cost(pos, p, self.space), pos.place[p]
        enter(pos, p, self.space)
        pos.replace(replace(self, units=tuple(q for q in self.units if q != p), joined=(*self.joined, p)))
        if self.breaks and cost == 1 and pos.kit.kind[p] in (*SPEARHEADS, *FOLLOWERS):
            pos.push(Breakthrough(p, self.led, origin))
        take(pos, p)

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        if self.won:
            share(pos, self.space, self.joined)


def why_not_advance(pos: War, frame: Advance, p: int) -> Refusals:
    if p not in frame.units or not pos.on_map(p):
        return "WIF-11.16.5-q"
    link = pos.kit.board.link(pos.place[p], frame.space)
    if link < 0 or costs_of(pos, p)[link] < 0 or barriers(pos, p)[frame.space]:
        return "WIF-11.16.5-q"
    return why_not_stack(pos, p, frame.space)


class Breakthrough(Answers[War], frozen=True):
    """A unit that has broken through may enter a second hex, in spite of enemy zones, and overrun who is there.

    Others that attacked from the same hex may go with it.
    """

    piece: Piece
    led: Spaces
    origin: Space
    others: Pieces = ()

    @property
    def units(self) -> Pieces:
        return (self.piece, *self.others)

    def _onward(self, pos: War) -> list[int]:
        kit, here = pos.kit, pos.place[self.piece]
        found = []
        for link, space in enumerate(kit.neighbours[here], int(kit.board.start[here])):
            able = all(costs_of(pos, p)[link] >= 0 and not barriers(pos, p)[space] for p in self.units)
            if able and (self._leads(pos) or space in self.led) and not why_not_end(pos, self.units, space):
                found.append(space)
        return found

    def _leads(self, pos: War) -> bool:
        return any(pos.kit.kind[p] in SPEARHEADS for p in self.units)

    def _company(self, pos: War) -> list[int]:
        below = pos.stack[-2]
        return [q for q in below.units if not self._why_not_with(pos, q)] if isinstance(below, Advance) else []

    def _why_not_with(self, pos: War, q: int) -> Refusals:
        """Who goes on together began the advance together (11.11.6-a)."""
        below = pos.stack[-2]
        if not isinstance(below, Advance) or pos.place[q] != self.origin or self.origin == pos.place[self.piece]:
            return "WIF-11.11.6-a"
        if pos.kit.kind[q] not in (*SPEARHEADS, *FOLLOWERS) or entry_cost(pos, q, below.space) != 1:
            return "WIF-11.16.5-r"
        return why_not_advance(pos, below, q)

    def advance(self, pos: War) -> Asks:
        targets = [space for space in pos.kit.neighbours[pos.place[self.piece]] if not self._why_not_over(pos, space)]
        orders = [*TO.each(self._onward(pos)), *OVERRUN.each(targets), *WITH.each(self._company(pos)), STOP]
        rules = ("WIF-11.16.5-r", "WIF-11.16.5-s")
        return Ask(pos.seat(pos.side(self.piece)), "breakthrough", orders, rules, {"piece": self.piece})

    def _why_not_over(self, pos: War, space: int) -> Refusals:
        if not self._leads(pos) and space not in self.led:
            return "WIF-11.16.5-r"
        return why_not_run_over(pos, self.units, space)

    @offers(WITH, why=lambda self, pos, q: self._why_not_with(pos, q))
    def along(self, pos: War, q: int) -> None:
        below = pos.stack[-2]
        assert isinstance(below, Advance)
        pos.stack[-2] = replace(below, units=tuple(p for p in below.units if p != q))
        enter(pos, q, below.space)
        pos.replace(replace(self, others=(*self.others, q)))

    def _go(self, pos: War, space: int, times: int) -> None:
        for p in self.units:
            cost = entry_cost(pos, p, space) * times
            pos.put(p, space)
            pos.event("broke-through", "WIF-11.16.5-r", piece=p, to=space)
            if cost > 1:
                pos.turn_down(p)
                pos.cite("WIF-11.16.5-s")
        pos.pop()
        below = pos.stack[-1]
        if isinstance(below, Advance) and self._leads(pos):
            pos.replace(replace(below, led=(*below.led, space)))
        take(pos, claimant(pos, self.piece))

    @offers(TO, why=lambda self, pos, space: "WIF-11.16.5-r")
    def go_on_to(self, pos: War, space: int) -> None:
        self._go(pos, space, 1)

    @offers(OVERRUN, why=lambda self, pos, space: self._why_not_over(pos, space))
    def overrun(self, pos: War, space: int) -> None:
        self._go(pos, space, run_over(pos, self.units, space))

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()


def entry_cost(pos: War, p: int, space: int) -> int:
    """What the next hex costs a unit."""
    return int(costs_of(pos, p)[pos.kit.board.link(pos.place[p], space)])


def enter(pos: War, p: int, space: int) -> None:
    """A unit advances into the hex that was attacked."""
    pos.put(p, space)
    pos.event("advanced", "WIF-11.16.5-q", piece=p, to=space)
