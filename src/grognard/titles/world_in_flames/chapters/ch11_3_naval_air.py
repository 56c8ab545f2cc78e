"""11.3 Naval air missions, and 11.5.3 naval air interception: aircraft in the sections of sea boxes."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.world_in_flames.chapters.ch1_camps import hunted
from grognard.titles.world_in_flames.chapters.ch9_wars import lands_of_partners, nations_at_war
from grognard.titles.world_in_flames.chapters.ch10_actions import why_no_more
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.chapters.ch11_5_search import is_rough
from grognard.titles.world_in_flames.chapters.ch13_3_escorts import flies_freely, may_patrol, permit
from grognard.titles.world_in_flames.chapters.ch14_1_range import halved, way_rules, why_not_base
from grognard.titles.world_in_flames.chapters.ch14_2_missions import destroy_aircraft, is_stunned, why_grounded
from grognard.titles.world_in_flames.kit import CARRIER, FIGHTERS, NOBODY
from grognard.titles.world_in_flames.sheets import AMERICA
from grognard.titles.world_in_flames.verbs import DONE, LAND_AT, NAVAL_AIR, PATROL_IN, STOP, other_steps
from grognard.titles.world_in_flames.war import MISSIONS, MOVED, War

ANY = -1
RED_SEA = "Red Sea"
"""The one sea area with hexdots on two scales; its box is that of Europe (2.1.2-d)."""


def why_not_naval(pos: War, p: int) -> Refusals:
    """The rule that keeps a kind of aircraft from the sea: FTR and who has an air-to-sea factor fly there (11.3-c)."""
    if pos.kit.kind[p] in FIGHTERS or pos.kit.air_to_sea[p]:
        return None
    return ("WIF-11.3-c", "WIF-14.2-n")


def why_not_mission(pos: War, p: int, side: int) -> Refusals:
    """The rule that keeps an aircraft, at a base or at sea, from a naval air mission."""
    if pos.side(p) == side and pos.kit.kind[p] == CARRIER:
        return "WIF-14.4-f"
    if pos.side(p) != side or not pos.kit.is_air[p]:
        return "WIF-10-a"
    if pos.marks[p] & MOVED:
        return "WIF-14.2-e"
    if pos.sea(p) >= 0:
        why: Refusals = "WIF-11.3-c" if pos.down[p] else None
    else:
        why = why_grounded(pos, p, side)
        if why == "WIF-9.1-b" and (may_patrol(pos, side) or flies_freely(pos, side)):
            why = None
        why = why or why_not_naval(pos, p)
    return why or why_no_more(pos, MISSIONS) or None


def boxes_for(pos: War, p: int, points: int, sea: int) -> list[int]:
    """The sections of a sea that an aircraft enters from its base with so many points (11.3-e)."""
    left = points - pos.kit.seas.flight(sea, pos.place[p])
    if left < 0 or is_rough(pos, sea) or _barred(pos, p, sea):
        return []
    spaces = [space for n, space in enumerate(pos.kit.seas.spaces[sea]) if pos.kit.charts.entry[n] <= left]
    if may_patrol(pos, pos.side(p)) and not flies_freely(pos, pos.side(p)):
        pos.cite("WIF-13.3.2-aa")
        return spaces[:1] if permit(pos, sea) else []
    return spaces


def _way_to_sea(pos: War, p: int, sea: int, points: int) -> Iterator[str]:
    """The rules by which an aircraft comes from its base to a sea area."""
    kit = pos.kit
    yield from way_rules(pos, pos.place[p], kit.seas.dots[sea], points)
    if kit.seas.names[sea] == RED_SEA and kit.is_wide[pos.place[p]]:
        yield "WIF-2.1.2-d"


def _barred(pos: War, p: int, sea: int) -> bool:
    """Surprised aircraft fly into no sea where only their attackers are (15.1-c)."""
    barred = is_stunned(pos, pos.side(p)) and bool(enemies_there(pos, p, sea))
    if barred:
        pos.cite("WIF-15.1-c")
    return barred


def enemies_there(pos: War, p: int, sea: int) -> list[int]:
    return [q for q in pos.in_sea(sea) if pos.side(q) != pos.side(p)]


def air_bases(pos: War, p: int) -> list[int]:
    """Where an aircraft at sea may land: the points of its section are gone (11.3-g, 13.4.2-a)."""
    return list(_air_bases(pos, p))


def has_air_base(pos: War, p: int) -> bool:
    return next(_air_bases(pos, p), None) is not None


def _air_bases(pos: War, p: int) -> Iterator[int]:
    left = pos.kit.range[p] - pos.kit.charts.entry[pos.section(p)]
    holder, mine = pos.holder, lands_of_partners(pos, p)
    near = (space for space in pos.kit.seas.landfall(pos.sea(p), left) if holder[space] in mine)
    return (space for space in near if not why_not_base(pos, p, space))


class NavalAir(Menu[War], frozen=True):
    """The naval air phase: nobody reacts, and nothing is fought yet (11.3-h)."""

    side: Side
    elsewhere = other_steps(NAVAL_AIR)

    def _mine(self, pos: War) -> list[int]:
        if why_no_more(pos, MISSIONS):
            return []
        return [*pos.aircraft_of(self.side), *wings_at_sea(pos, self.side)]

    def _why(self, pos: War, p: int) -> Refusals:
        why = why_not_mission(pos, p, self.side)
        return why or (None if _courses(pos, p) else "WIF-11.3-e")

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        begun = any(pos.marks[p] & MOVED for p in (*pos.aircraft_of(self.side), *wings_at_sea(pos, self.side)))
        return Ask(pos.seat(self.side), "naval-air", orders, ("WIF-11.3-b", "WIF-11.3-h"), firm=begun)

    @offers(NAVAL_AIR, _mine, _why, _why)
    def fly(self, pos: War, p: int) -> None:
        pos.push(SeaCourse(p, ANY, pos.kit.range[p]))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def wings_at_sea(pos: War, side: int) -> list[int]:
    seas = range(len(pos.kit.seas.names))
    return [p for sea in seas for p in at_sea(pos, side, sea) if pos.kit.is_air[p]]


def _courses(pos: War, p: int) -> list[int]:
    """Sections that an aircraft may be put into: lower ones of its box, or those of the seas in range."""
    if pos.sea(p) >= 0:
        return [*pos.kit.seas.spaces[pos.sea(p)][: pos.section(p)], *air_bases(pos, p)]
    seas = range(len(pos.kit.seas.names))
    return [space for sea in seas for space in boxes_for(pos, p, pos.kit.range[p], sea)]


class SeaCourse(Answers[War], frozen=True):
    """An aircraft flies to a section, goes down in its box, or returns to a base."""

    piece: Piece
    sea: Number
    """The sea of a combat that it flies into; any, if it is on a mission."""
    points: Number

    def _boxes(self, pos: War) -> list[int]:
        if self.sea != ANY:
            return boxes_for(pos, self.piece, self.points, self.sea)
        return [space for space in _courses(pos, self.piece) if space >= pos.kit.hex_count]

    def _why(self, pos: War, space: int) -> Refusals:
        sea = pos.kit.seas.of[space]
        if sea >= 0 and is_rough(pos, sea):
            return "WIF-8.2.3-b"
        return ("WIF-11.3-e", "WIF-14.1.1-d") if pos.sea(self.piece) < 0 else "WIF-11.3-f"

    def advance(self, pos: War) -> Asks:
        p = self.piece
        bases = air_bases(pos, p) if pos.sea(p) >= 0 else []
        orders = [*PATROL_IN.each(self._boxes(pos)), *LAND_AT.each(bases), STOP]
        rules = ("WIF-11.3-e", "WIF-14.1.1-d")
        return Ask(pos.seat(pos.side(p)), "sea-course", orders, rules, {"piece": p})

    @offers(PATROL_IN, why=_why)
    def go(self, pos: War, space: int) -> None:
        p, sea = self.piece, pos.kit.seas.of[space]
        if self.sea == ANY:
            rules = ["WIF-11.3-f"] if pos.sea(p) >= 0 else ["WIF-11.3-e", "WIF-11.3-i", "WIF-14.2-v"]
            rules += ["WIF-10.2-l"]
            if pos.sea(p) < 0:
                pos.cite("WIF-2.1.1-k", "WIF-14.1.1-a")
                if pos.kit.space_names[pos.place[p]].startswith(AMERICA):
                    pos.cite("WIF-2.1.4-a")
                if pos.table.cited is not None:
                    pos.cite(*_way_to_sea(pos, p, sea, self.points))
            pos.used[MISSIONS] += 1
        else:
            rules = ["WIF-11.5.3-a", "WIF-11.5.3-c", "WIF-14.1.1-f", "WIF-10.2-i"]
        if pos.kit.kind[p] in FIGHTERS and self.sea == ANY:
            rules.append("WIF-14.1.1-h")
        pos.pop()
        pos.event("flies-to-sea", *rules, piece=p, to=space)
        pos.put(p, space)
        pos.marks[p] |= MOVED
        if pos.side(p) == pos.phasing and self.sea == ANY and sea not in pos.entered:
            pos.entered = sorted((*pos.entered, sea))

    @offers(LAND_AT, why=lambda self, pos, space: "WIF-11.3-g")
    def land(self, pos: War, space: int) -> None:
        pos.pop()
        pos.used[MISSIONS] += 1
        pos.marks[self.piece] |= MOVED
        touch_down(pos, self.piece, space, "WIF-11.3-g")

    @offers(STOP)
    def stop(self, pos: War) -> None:
        pos.pop()
        pos.marks[self.piece] |= MOVED


def touch_down(pos: War, p: int, space: int, rule: str) -> None:
    """An aircraft comes back from the sea, and is turned face-down."""
    pos.role[p] = 0
    pos.put(p, space)
    pos.turn_down(p)
    pos.event("landed", rule, piece=p, to=space)


class SeaLanding(Answers[War], frozen=True):
    """An aircraft must leave the sea: where does it land? Without a base it is lost."""

    piece: Piece

    def advance(self, pos: War) -> Asks:
        p = self.piece
        bases = air_bases(pos, p)
        if not bases:
            pos.pop()
            destroy_aircraft(pos, p, "WIF-13.4-j")
            return None
        return Ask(pos.seat(pos.side(p)), "landing", LAND_AT.each(bases), ("WIF-13.4.2-a",), {"piece": p})

    @offers(LAND_AT, why=lambda self, pos, space: "WIF-13.4.2-a")
    def land(self, pos: War, space: int) -> None:
        pos.pop()
        touch_down(pos, self.piece, space, "WIF-13.4.2-a")


def why_not_dash(pos: War, p: int, side: int, sea: int) -> Refusals:
    """The rule that keeps an aircraft from flying into a naval combat (11.5.3)."""
    if pos.idle >> side & 1:
        return "WIF-11.5.3-b"
    if is_stunned(pos, side):
        pos.cite("WIF-15.1-l", "WIF-15.1-c")
        return ("WIF-15.1-l", "WIF-15.1-c")
    why = why_grounded(pos, p, side)
    if why and not (why == "WIF-9.1-b" and flies_freely(pos, side)):
        return why
    if why_not_naval(pos, p):
        return ("WIF-11.5.3-a", "WIF-14.2-o")
    return None if boxes_for(pos, p, halved(pos.kit.range[p]), sea) else ("WIF-11.5.3-a", "WIF-14.1.1-f")


class NavalDash(Menu[War], frozen=True):
    """A side flies aircraft into a naval combat, with half their range (11.5.3)."""

    side: Side
    sea: Number

    def _mine(self, pos: War) -> list[int]:
        """Who has an enemy there, with ships of his own in the sea or without."""
        there = {pos.nation[q] for q in pos.in_sea(self.sea)}
        hunts = any(hunted(pos, self.side) >> pos.side(q) & 1 for q in pos.in_sea(self.sea) if pos.side(q) != NOBODY)
        mine = pos.aircraft_of(self.side)
        return [p for p in mine if hunts or any(nations_at_war(pos, pos.nation[p], other) for other in there)]

    def _why(self, pos: War, p: int) -> Refusals:
        return "WIF-14.2-e" if pos.marks[p] & MOVED else why_not_dash(pos, p, self.side, self.sea)

    def able(self, pos: War) -> bool:
        """Whether anybody can be flown in."""
        return any(not self._why(pos, p) for p in self._mine(pos))

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        args: dict[str, object] = {"space": pos.kit.seas.spaces[self.sea][0]}
        return Ask(pos.seat(self.side), "naval-dash", orders, ("WIF-11.5.3-a", "WIF-11.5.3-b"), args, firm=True)

    @offers(NAVAL_AIR, _mine, _why, _why)
    def fly(self, pos: War, p: int) -> None:
        pos.push(SeaCourse(p, self.sea, halved(pos.kit.range[p])))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()
