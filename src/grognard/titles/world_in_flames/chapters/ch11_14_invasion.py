"""11.13 Debarkation on friendly coasts, 11.14 invasions of enemy ones, from transports at sea."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch2_stacking import over, why_not_stack
from grognard.titles.world_in_flames.chapters.ch9_wars import foreign, is_foe, is_friendly
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_14_landing import ground_cost
from grognard.titles.world_in_flames.chapters.ch13_3_bans import why_banned
from grognard.titles.world_in_flames.charts import FINE, RAIN
from grognard.titles.world_in_flames.verbs import DEBARK, DONE, INVADE, STOP, TO
from grognard.titles.world_in_flames.war import ATTACKS, COMBINED, LAND, LAND_MOVES, MOVED, NAVAL, War


def carrier_of(pos: War, q: int) -> int:
    """The ship that carries a unit; -1 if none does."""
    return next((p for p, unit in pos.aboard.items() if unit == q and pos.kit.is_ship[p]), -1)


def passengers(pos: War, side: int) -> list[int]:
    """Land units of a side aboard ships at sea."""
    loads = [(p, q) for p, q in sorted(pos.aboard.items()) if pos.kit.is_ship[p] and pos.sea(p) >= 0]
    return [q for _, q in loads if pos.side(q) == side and not pos.kit.is_air[q]]


def why_not_leave(pos: War, q: int, side: int) -> Refusals:
    """The rule that keeps a unit aboard: it and its ship must be face-up, and at sea (11.13-a, -b)."""
    p = carrier_of(pos, q)
    if p < 0 or pos.side(q) != side or pos.sea(p) < 0 or pos.kit.is_air[q]:
        return "WIF-11.13-a"
    if pos.down[q]:
        return ("WIF-11.13-a", "WIF-11.4.5-g")
    return "WIF-11.13-b" if pos.down[p] else None


def coast_of(pos: War, q: int) -> list[int]:
    """Hexes whose coast touches the sea of the ship that carries a unit."""
    sea = pos.sea(carrier_of(pos, q))
    return [space for space in pos.kit.land if sea in pos.kit.seas.coast[space]]


def leave_ship(pos: War, q: int, space: int) -> int:
    """A unit goes ashore from its ship, which is turned face-down when the phase is over; returns the section."""
    p = carrier_of(pos, q)
    section = pos.section(p)
    pos.marks[p] |= MOVED
    pos.aboard = {each: unit for each, unit in pos.aboard.items() if each != p}
    pos.put(q, space)
    pos.used[LAND_MOVES] += 1
    return section


def rest(pos: War, side: int, rule: str) -> None:
    """Ships that units of a side have left are turned face-down, partners' too (11.13-c, 11.14-k)."""
    for p in pos.afloat():
        if pos.camps[pos.side(p)] == pos.camps[side] and pos.marks[p] & MOVED and not pos.down[p]:
            pos.turn_down(p)
            pos.cite(rule, "WIF-11.4.5-k")


class Debarkation(Menu[War], frozen=True):
    """Face-up units at sea go ashore on coasts of their own side; each is a land move."""

    side: Side

    def _units(self, pos: War) -> list[int]:
        return passengers(pos, self.side)

    def _why(self, pos: War, q: int) -> Refusals:
        why = why_not_leave(pos, q, self.side)
        if why:
            return why
        if pos.action not in (NAVAL, LAND) and why_no_more(pos, LAND_MOVES):
            return ("WIF-11.13-b", *why_no_more(pos, LAND_MOVES))
        return None if landing_places(pos, q) else "WIF-11.13-a"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        begun = any(pos.marks[p] & MOVED for p in pos.afloat())
        return Ask(pos.seat(self.side), "debarkation", orders, ("WIF-11.13-a", "WIF-11.13-b"), firm=begun)

    @offers(DEBARK, _units, _why, _why)
    def debark(self, pos: War, q: int) -> None:
        pos.push(Ashore(q, 0))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        rest(pos, self.side, "WIF-11.13-c")


def landing_places(pos: War, q: int) -> list[int]:
    """Coasts of its own camp where a unit may go ashore and stay (11.13-a)."""
    nation, alien = pos.nation[q], foreign(pos, q)
    found = [space for space in coast_of(pos, q) if is_friendly(pos, nation, space) and not alien[space]]
    return [space for space in found if not (why_not_stack(pos, q, space) or why_banned(pos, nation, space))]


class Invasion(Menu[War], frozen=True):
    """Infantry goes ashore on enemy coasts, and must fight for them."""

    side: Side

    def _units(self, pos: War) -> list[int]:
        return passengers(pos, self.side)

    def _why(self, pos: War, q: int) -> Refusals:
        why = why_not_leave(pos, q, self.side)
        if why:
            return why
        if pos.action not in (LAND, COMBINED):
            return "WIF-10.2-a"
        if why_no_more(pos, LAND_MOVES):
            return ("WIF-11.14-h", *why_no_more(pos, LAND_MOVES))
        if not pos.kit.is_infantry[q] or not pos.section(carrier_of(pos, q)):
            return "WIF-11.14-b"
        return None if beaches(pos, q) else "WIF-11.14-a"

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        begun = any(pos.marks[p] & MOVED for p in pos.afloat())
        return Ask(pos.seat(self.side), "invasion", orders, ("WIF-11.14-a", "WIF-11.14-b"), firm=begun)

    @offers(INVADE, _units, _why, _why)
    def invade(self, pos: War, q: int) -> None:
        pos.push(Ashore(q, 1))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
        rest(pos, self.side, "WIF-11.14-k")


def why_not_invade(pos: War, q: int, space: int) -> Refusals:
    """The rule that keeps a unit from invading a hex."""
    sea = pos.sea(carrier_of(pos, q))
    if space >= pos.kit.hex_count or sea not in pos.kit.seas.coast[space]:
        return "WIF-11.14-a"
    if not is_foe(pos, pos.nation[q], space) or not touches(pos, space, sea):
        return "WIF-11.14-a"
    if pos.sky(space) not in (FINE, RAIN):
        return ("WIF-11.14-f", "WIF-8.2.6-a")
    there = pos.drops.get(space, ())
    if over(pos, (*there, q), space):
        return "WIF-2.3.1-d"
    return ("WIF-11.14-h", *why_no_more(pos, ATTACKS)) if not there and why_no_more(pos, ATTACKS) else None


def touches(pos: War, space: int, sea: int) -> bool:
    """Whether a hex has a sea hexside on a sea area: a hexdot of it beside, or a hexside without any land."""
    kit = pos.kit
    dots = set(kit.seas.dots[sea])
    return any(near in dots or kit.sea[kit.board.link(space, near)] for near in kit.neighbours[space])


def beaches(pos: War, q: int) -> list[int]:
    return [space for space in coast_of(pos, q) if not why_not_invade(pos, q, space)]


class Ashore(Answers[War], frozen=True):
    """A unit leaves its ship: where?"""

    piece: Piece
    hostile: Number

    def _spaces(self, pos: War) -> list[int]:
        return beaches(pos, self.piece) if self.hostile else landing_places(pos, self.piece)

    def _why(self, pos: War, space: int) -> Refusals:
        if self.hostile:
            return why_not_invade(pos, self.piece, space)
        return why_banned(pos, pos.nation[self.piece], space) or "WIF-11.13-a"

    def advance(self, pos: War) -> Asks:
        q = self.piece
        rule = "WIF-11.14-a" if self.hostile else "WIF-11.13-a"
        return Ask(pos.seat(pos.side(q)), "ashore", [*TO.each(self._spaces(pos)), STOP], (rule,), {"piece": q})

    @offers(TO, why=_why)
    def go(self, pos: War, space: int) -> None:
        q = self.piece
        pos.pop()
        p = carrier_of(pos, q)
        section = leave_ship(pos, q, space)
        if not self.hostile:
            pos.event("set-down", "WIF-11.13-a", "WIF-11.13-b", "WIF-11.13-d", piece=q, by=p, to=space)
            pos.cite("WIF-11.13-c")
            if ground_cost(pos, q, space) > pos.kit.move[q]:
                pos.turn_down(q)
            return
        pos.landing = {**pos.landing, q: section}
        pos.used[ATTACKS] += space not in pos.drops
        pos.drops = {**pos.drops, space: (*pos.drops.get(space, ()), q)}
        pos.forget()
        rules = ("WIF-11.14-g", "WIF-11.14-h", "WIF-11.14-i", "WIF-2.3.1-g")
        pos.event("invades", *rules, piece=q, space=space)

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
