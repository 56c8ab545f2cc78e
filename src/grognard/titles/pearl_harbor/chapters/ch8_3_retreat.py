"""8.3 After a land attack: who must withdraw goes one hex, who has won may enter the hex."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Pieces, Seat, Side, Space
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusal, offers
from grognard.titles.pearl_harbor.chapters.ch2_zones import forget_zones, in_enemy_zoc
from grognard.titles.pearl_harbor.chapters.ch3_stacking import land_refused
from grognard.titles.pearl_harbor.chapters.ch8_3_assault import OVERLAND, land_part, way
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortified
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy
from grognard.titles.pearl_harbor.chapters.ch19_nations import entry_refused
from grognard.titles.pearl_harbor.kit import LEADER
from grognard.titles.pearl_harbor.marks import EMBARKED
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

RETREAT = VERBS.piece("retreat")
"""A unit that must withdraw goes first."""
ADVANCE = VERBS.piece("advance")
"""A unit that has won enters the hex."""


# withdrawals


def retreat_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a unit to withdraw into a hex (2-g, 3.2, 4.3, 8.3-k, 19)."""
    kit, side = pos.kit, pos.kit.side[p]
    foe = enemy(side)
    if kit.is_asian[p]:
        return "PH-40-c"
    part = land_part(pos, p)
    if part < 0 or not kit.land.adjacent(part, space):
        return "PH-4.3-c"
    if pos.land_at(space, foe) or is_fortified(pos, space, foe):
        return "PH-4.3-e"
    if in_enemy_zoc(pos, space, side):
        return "PH-2-g"
    return land_refused(pos, space, p) or entry_refused(pos, p, space)


def retreat_hexes(pos: War, p: int) -> list[int]:
    """Where a unit can withdraw to."""
    land, part = pos.kit.land, land_part(pos, p)
    if part < 0:
        return []
    return [space for space in land.spaces(land.neighbours[part]) if not retreat_refused(pos, p, space)]


def step_over(pos: War, p: int, space: int) -> None:
    """A unit goes over land into a neighbouring hex, onto the part of its land that it comes to."""
    land, part = pos.kit.land, land_part(pos, p)
    entered = next(other for other in land.neighbours[part] if land.space[other] == space)
    pos.put(p, space, land.of[space].index(entered))


class Withdrawal(Menu[War], frozen=True):
    """Units withdraw one hex each, as their owners choose; who has nowhere to go is eliminated.

    `leaders` go along with a unit of their stack, `led` is the one who has helped and falls if all those units do.
    """

    side: Side
    units: Pieces
    leaders: Pieces = ()
    led: Piece = NOBODY
    gone: tuple[tuple[Space, Space], ...] = ()
    """From where to where units have withdrawn."""

    def advance(self, pos: War) -> Asks:
        stuck = [p for p in self.units if not retreat_hexes(pos, p)]
        for p in stuck:
            eliminate(pos, p, "PH-8.3-k", "PH-2-g")
        left = tuple(p for p in self.units if p not in stuck)
        if left == self.units and left:
            return super().advance(pos)
        pos.replace(replace(self, units=left))
        if not left:
            pos.replace(Following(self.side, self.leaders, self.led, self.gone))
        return None

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(self._seat(pos), "retreat", orders, ("PH-8.3-i", "PH-2-g"), {"pieces": self.units})

    def _seat(self, pos: War) -> str:
        """The players of a side decide one after the other."""
        seats = {pos.seat(p) for p in self.units}
        return next(seat for seat in pos.players(self.side) if seat in seats)

    def movers(self, pos: War) -> list[int]:
        seat = self._seat(pos)
        return [p for p in self.units if pos.seat(p) == seat]

    @offers(RETREAT, movers)
    def retreat(self, pos: War, p: int) -> None:
        pos.push(WithdrawTo(p))

    def went(self, p: int, space: int, to: int) -> Withdrawal:
        """The rest, once a unit has withdrawn."""
        return replace(self, units=tuple(q for q in self.units if q != p), gone=(*self.gone, (space, to)))


class WithdrawTo(Menu[War], frozen=True):
    """Where a unit withdraws to."""

    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-8.3-i", "PH-2-g", "PH-3.2-a")
        return Ask(pos.seat(self.piece), "retreat-to", orders, rules, {"piece": self.piece})

    def hexes(self, pos: War) -> Iterable[int]:
        return retreat_hexes(pos, self.piece)

    def hex_refused(self, pos: War, space: int) -> Refusal:
        return retreat_refused(pos, self.piece, space)

    @offers(TO, hexes, hex_refused)
    def to(self, pos: War, space: int) -> None:
        p = self.piece
        start = pos.place[p]
        pos.pop()
        below = pos.stack[-1]
        assert isinstance(below, Withdrawal)
        step_over(pos, p, space)
        pos.event("retreated", "PH-8.3-i", "PH-2-g", piece=p, space=start, to=space)
        occupy(pos, p)
        pos.replace(below.went(p, start, space))


class Following(Answers[War], frozen=True):
    """Leaders go where units of their stack have withdrawn to; the one who helped falls if all of them did (9.2-c)."""

    side: Side
    leaders: Pieces
    led: Piece
    gone: tuple[tuple[Space, Space], ...]

    def advance(self, pos: War) -> Asks:
        if not self.leaders:
            pos.pop()
            return None
        leader, *others = self.leaders
        hexes = list(dict.fromkeys(to for start, to in self.gone if start == pos.place[leader]))
        hexes = [space for space in hexes if not entry_refused(pos, leader, space)]
        if hexes:
            return Ask(pos.seat(leader), "leader-retreat", TO.each(hexes), ("PH-9.2-c",), {"piece": leader})
        pos.replace(replace(self, leaders=tuple(others)))
        if leader == self.led:
            eliminate(pos, leader, "PH-9.2-c", "PH-9.1-b")
        return None

    @offers(TO, why=lambda self, pos, space: "PH-9.2-c")
    def follow(self, pos: War, space: int) -> None:
        leader, *others = self.leaders
        pos.replace(replace(self, leaders=tuple(others)))
        pos.event("retreated", "PH-9.2-c", piece=leader, space=pos.place[leader], to=space)
        join(pos, leader, space)


# advances


def join(pos: War, leader: int, space: int) -> None:
    """A leader goes ashore or over land to units of his side, onto the part of the land where they stand."""
    pos.aboard[leader] = NOBODY
    units = pos.land_at(space, pos.kit.side[leader])
    pos.put(leader, space, pos.part[units[0]] if units else 0)


class Advancing(Menu[War], frozen=True):
    """Surviving attackers may enter the hex, within stacking; after an assault at least one must (6.6-g, 8.3-l)."""

    side: Side
    target: Space
    seats: tuple[Seat, ...]
    """Who has still to say who goes in."""
    units: Pieces
    assault: Pieces
    """Those of the units that have made an amphibious assault."""
    leader: Piece = NOBODY
    entered: Pieces = ()

    def advance(self, pos: War) -> Asks:
        if not self.seats:
            pos.pop()
            return None
        return super().advance(pos)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"target": self.target}
        rules = ("PH-8.3-l", "PH-2-f", *(("PH-6.6-g",) if self.assault else ()))
        firm = any(pos.seat(p) == self.seats[0] for p in self.entered)
        return Ask(self.seats[0], "advance", orders, rules, args, firm=firm and orders != [DONE])

    def mine(self, pos: War) -> list[int]:
        """The units of the player at hand, and the leader who has helped."""
        leaders = (self.leader,) if self.leader >= 0 else ()
        return [p for p in (*self.units, *leaders) if pos.seat(p) == self.seats[0]]

    def refused(self, pos: War, p: int) -> Refusal:
        """What forbids a unit, or the leader who helped, to enter the hex."""
        if pos.kit.arm[p] == LEADER:
            return self._leader_refused(pos, p)
        if p not in self.units or p in self.entered:
            return "PH-8.3-l"
        return land_refused(pos, self.target, p) or entry_refused(pos, p, self.target)

    def _leader_refused(self, pos: War, p: int) -> Refusal:
        """A leader goes along with units that he has helped from among them (9.2-c)."""
        if p != self.leader or p in self.entered or not self.entered:
            return "PH-9.2-c"
        return entry_refused(pos, p, self.target)

    @offers(ADVANCE, mine, refused)
    def go_in(self, pos: War, p: int) -> None:
        start = pos.place[p]
        pos.replace(replace(self, entered=(*self.entered, p)))
        if pos.kit.arm[p] == LEADER:
            join(pos, p, self.target)
            pos.event("advanced", "PH-9.2-c", piece=p, space=start, to=self.target)
            return
        if way(pos, p, self.target) == OVERLAND:
            step_over(pos, p, self.target)
        else:
            pos.marks[p] &= ~EMBARKED
            pos.aboard[p] = NOBODY
            pos.put(p, self.target)
            forget_zones(pos, self.side)
        pos.event("advanced", "PH-8.3-l", "PH-2-f", piece=p, space=start, to=self.target)
        occupy(pos, p)

    def stay_refused(self, pos: War, _: object) -> Refusal:
        """Somebody of an assault must stay in the hex: the last player who has such units may not decline (6.6-g)."""
        if any(p in self.assault for p in self.entered):
            return None
        able = {pos.seat(p) for p in self.assault if not self.refused(pos, p)}
        return "PH-6.6-g" if self.seats[0] in able and not able & set(self.seats[1:]) else None

    @offers(DONE, None, stay_refused)
    def stay(self, pos: War) -> None:
        pos.replace(replace(self, seats=self.seats[1:]))
