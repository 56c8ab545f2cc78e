"""11.17 Rebase: aircraft change their base; and what becomes of them when enemies enter it (11.11.6)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch13_3_bans import banned, why_banned
from grognard.titles.world_in_flames.chapters.ch14_1_range import EXTENDED, near_bases, why_not_base
from grognard.titles.world_in_flames.chapters.ch19_limits import why_not_out
from grognard.titles.world_in_flames.kit import CARRIER
from grognard.titles.world_in_flames.verbs import DONE, REBASE, STOP, TO
from grognard.titles.world_in_flames.war import MISSIONS, MOVED, War

PLAIN, LONG = 2, 4
"""Times its range that an aircraft rebases, and one with extended range (11.17-a, -b)."""


def rebase_points(pos: War, p: int) -> int:
    return pos.kit.range[p] * (LONG if EXTENDED in pos.kit.flags[p] else PLAIN)


def at_sea_in(pos: War, p: int) -> int:
    """The sea area of the transport that carries an aircraft; -1: none does (11.17-f)."""
    ship = next((q for q, load in pos.aboard.items() if load == p and pos.kit.is_ship[q]), -1)
    return pos.sea(ship) if ship >= 0 else -1


def new_bases(pos: War, p: int) -> list[int]:
    return sorted(_new_bases(pos, p))


def _new_bases(pos: War, p: int) -> Iterator[int]:
    sea = at_sea_in(pos, p)
    if sea >= 0:
        shore = (space for space in pos.kit.land if sea in pos.kit.seas.coast[space])
        return (space for space in shore if not why_not_base(pos, p, space))
    near, shut = near_bases(pos, p, rebase_points(pos, p)), banned(pos, pos.nation[p], pos.place[p])
    return (space for space in near if space != pos.place[p] and not shut[space] and not why_not_out(pos, p, space))


def why_not_rebase(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps an aircraft from changing its base; supply does not matter (11.17-e)."""
    if pos.side(p) == side and pos.kit.kind[p] == CARRIER:
        return "WIF-14.4-f"
    if pos.side(p) != side or not pos.kit.is_air[p] or not (pos.on_map(p) or at_sea_in(pos, p) >= 0):
        return "WIF-10-a"
    if pos.down[p]:
        return ("WIF-11.17-a", "WIF-14-a")
    if pos.marks[p] & MOVED:
        return "WIF-14.2-e"
    spent = why_no_more(pos, MISSIONS)
    if spent:
        return spent
    if not pos.kit.range[p]:
        return "WIF-14.2-r"
    if next(_new_bases(pos, p), None) is not None:
        return None
    return "WIF-11.17-a" if pos.on_map(p) else "WIF-11.17-f"


class Rebase(Menu[War], frozen=True):
    """The rebase phase: each flight counts as a mission; nobody intercepts it."""

    side: Side

    def _mine(self, pos: War) -> list[int]:
        if why_no_more(pos, MISSIONS):
            return []
        afloat = [q for q in pos.aboard.values() if pos.kit.is_air[q] and pos.side(q) == self.side]
        return [*pos.aircraft_of(self.side), *sorted(afloat)]

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        begun = any(pos.marks[p] & MOVED for p in pos.aircraft_of(self.side))
        return Ask(pos.seat(self.side), "rebase", orders, ("WIF-11.17-a", "WIF-11.17-d"), firm=begun)

    @offers(
        REBASE,
        _mine,
        lambda self, pos, p: why_not_rebase(pos, p, self.side),
        lambda self, pos, p: why_not_rebase(pos, p, self.side),
    )
    def rebase(self, pos: War, p: int) -> None:
        pos.push(NewBase(p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


class NewBase(Answers[War], frozen=True):
    """An aircraft leaves its base: where to?"""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        p = self.piece
        orders = [*TO.each(new_bases(pos, p)), STOP]
        return Ask(pos.seat(pos.side(p)), "new-base", orders, ("WIF-11.17-a", "WIF-2.3.1-i"), {"piece": p})

    def _why(self, pos: War, space: int) -> Refusals:
        rule = "WIF-11.17-a" if pos.on_map(self.piece) else "WIF-11.17-f"
        if banned(pos, pos.nation[self.piece], pos.place[self.piece])[space]:
            return why_banned(pos, pos.nation[self.piece], space)
        return why_not_base(pos, self.piece, space) or why_not_out(pos, self.piece, space) or rule

    @offers(TO, why=_why)
    def go(self, pos: War, space: int) -> None:
        p = self.piece
        rules = ["WIF-11.17-a", "WIF-11.17-d", "WIF-11.17-e", "WIF-14.2-w", "WIF-10.2-l"]
        if EXTENDED in pos.kit.flags[p]:
            rules.append("WIF-11.17-b")
        origin = pos.place[p]
        if not pos.on_map(p):
            rules.append("WIF-11.17-f")
            origin = next(pos.place[q] for q, load in pos.aboard.items() if load == p)
            pos.aboard = {q: load for q, load in pos.aboard.items() if load != p}
        pos.pop()
        pos.event("rebased", *rules, piece=p, space=origin, to=space)
        pos.put(p, space)
        pos.marks[p] |= MOVED
        pos.used[MISSIONS] += 1

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
