"""10.3 Combat air patrol: who guards the sky over a hex, and the special assignment in the reaction segment."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Seat, Side
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Menu, Refusal, Steps, offers
from grognard.titles.pearl_harbor.chapters.ch1_turn import each_player
from grognard.titles.pearl_harbor.chapters.ch4_air import air_reach, flight_range
from grognard.titles.pearl_harbor.chapters.ch22_surprise import caught
from grognard.titles.pearl_harbor.chapters.ch25_intelligence import is_closed, probe
from grognard.titles.pearl_harbor.kit import AIR
from grognard.titles.pearl_harbor.marks import ABORTED, ASSAULT, ATTACK, CAP, FLOWN, MOVED, READY, TRANSPORT
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.verbs import DONE, TO, VERBS
from grognard.titles.pearl_harbor.war import War

GUARD = VERBS.piece("guard")
"""An air unit that has not moved goes on combat air patrol."""


def patrols(pos: War, space: int, side: int) -> list[int]:
    """The air units of a side on patrol over a hex; not those caught on the ground (10.3-g, 22.2-e)."""
    return [] if caught(pos, space, side) else pos.cap_at(space, side)


def take_off(pos: War, p: int, space: int) -> None:
    """An air unit leaves its base or its carrier for a hex."""
    if pos.aboard[p] >= 0:
        pos.launched[p] = pos.aboard[p]
        pos.aboard[p] = NOBODY
        pos.shift(p)
    pos.marks[p] |= FLOWN
    pos.put(p, space)


# the special assignment


def guard_refused(pos: War, p: int) -> Refusal:
    """What forbids an air unit the special patrol of the reaction segment (10.3-b, 11.5-d, 7-d, 22.2-e)."""
    kit, marks = pos.kit, pos.marks[p]
    if kit.arm[p] != AIR or not pos.on_map(p):
        return "PH-10.3-a"
    if marks & (FLOWN | ABORTED):
        return Reason("PH-10.3-b", "has-flown", {"piece": p})
    if not pos.supplied[p]:
        return "PH-11.5-d"
    carrier, side = pos.aboard[p], kit.side[p]
    if carrier < 0:
        return "PH-22.2-e" if caught(pos, pos.place[p], side) else None
    if side != pos.phasing and not pos.marks[carrier] & READY:
        return Reason("PH-7-d", "not-ready", {"piece": carrier})
    return guarded_hex_refused(pos, p, pos.place[p]) if is_tied(pos, p) else None


def is_tied(pos: War, p: int) -> bool:
    """Whether the mission of its carrier ties the patrols of an air unit to the carrier's hex (6.2-c, 6.6-e)."""
    return pos.aboard[p] >= 0 and pos.mission[pos.aboard[p]] in (ATTACK, ASSAULT, TRANSPORT)


def guarded_hex_refused(pos: War, p: int, space: int) -> Refusal:
    """What forbids a patrol of this unit over a hex, if it is in range (10.3-d, 10.3-h)."""
    if space != pos.place[p] and is_tied(pos, p):
        return "PH-6.2-c" if pos.mission[pos.aboard[p]] == ATTACK else "PH-6.6-e"
    foe = enemy(pos.kit.side[p])
    if patrols(pos, space, foe) and not is_closed(pos, space, foe):
        return Reason("PH-10.3-d", "enemy-patrol", {"space": space})
    return None


def turned_back(pos: War, p: int, space: int) -> bool:
    """Whether an air unit that was to patrol over a closed box finds the enemy's patrol there (10.3-d, 25).

    It has flown its mission for nothing.
    """
    if not patrols(pos, space, enemy(pos.kit.side[p])):
        return False
    probe(pos, space)
    pos.marks[p] |= FLOWN | ABORTED | MOVED
    pos.event("patrol-turned-back", "PH-10.3-d", "PH-10.2-a", piece=p, space=space)
    return True


class CapAssignment(Steps[War], frozen=True):
    """Both sides send air units that have not moved on patrol, one side after the other (10.3-b, 10.3-c)."""

    steps = ("first", "second")

    def first(self, pos: War) -> None:
        phasing_first = pos.options.plays("cap-order", "phasing-first")
        pos.cite("PH-10.3-c" if phasing_first else "PH-SOP-c")
        each_player(pos, "CapOrders", pos.phasing if phasing_first else pos.reacting)

    def second(self, pos: War) -> None:
        phasing_first = pos.options.plays("cap-order", "phasing-first")
        each_player(pos, "CapOrders", pos.reacting if phasing_first else pos.phasing)


class CapOrders(Menu[War], frozen=True):
    """A player sends air units on patrol, or lets them stay."""

    seat: Seat

    def candidates(self, pos: War) -> list[int]:
        return [p for p in pos.pieces_of(self.seat) if pos.kit.arm[p] == AIR]

    def refused(self, pos: War, p: int) -> Refusal:
        return guard_refused(pos, p)

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(self.seat, "patrols", orders, ("PH-10.3-a", "PH-10.3-b", "PH-10.2-a"), firm=True)

    @offers(GUARD, candidates, refused)
    def guard(self, pos: War, p: int) -> None:
        pos.push(Guarding(p, pos.kit.side[p]))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class Guarding(Menu[War], frozen=True):
    """Over which hex an air unit flies its patrol."""

    piece: Piece
    side: Side

    def hexes(self, pos: War) -> Collection[int]:
        """The hexes in range; kept, since each is asked for again."""
        kept, key = pos.index.kept, f"patrol-{self.piece}"
        if key not in kept:
            kept[key] = frozenset(air_reach(pos, self.piece, flight_range(pos, self.piece)).spaces)
        return cast("Collection[int]", kept[key])

    def among(self, pos: War) -> list[int]:
        return [pos.place[self.piece]] if is_tied(pos, self.piece) else sorted(self.hexes(pos))

    def refused(self, pos: War, space: int) -> Refusal:
        found = guarded_hex_refused(pos, self.piece, space)
        if not found and space not in self.hexes(pos):
            return Reason("PH-4.2-a", "out-of-range", {"piece": self.piece, "space": space})
        return found

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        rules = ("PH-10.3-b", "PH-10.3-d", "PH-10.3-h", *(("PH-6.2-c", "PH-6.6-e") if is_tied(pos, self.piece) else ()))
        return Ask(pos.seat(self.piece), "patrol-where", orders, rules, {"piece": self.piece})

    @offers(TO, among, refused)
    def fly(self, pos: War, space: int) -> None:
        p = self.piece
        pos.pop()
        if turned_back(pos, p, space):
            return
        rules = ("PH-10.3-a", "PH-6.3-c" if pos.launched[p] >= 0 or pos.aboard[p] >= 0 else "PH-10.3-b")
        start = pos.place[p]
        take_off(pos, p, space)
        pos.marks[p] |= CAP
        pos.event("patrols", *rules, piece=p, space=start, to=space)
