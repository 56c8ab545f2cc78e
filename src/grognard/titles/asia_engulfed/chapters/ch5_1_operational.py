"""5.1 Operational movement of ground units and LBA. Invasions are in `ch7_2_invasion`, drops in `ch13_4_airborne`."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Piece, Side, Space
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Menu, Refusal, Refusals, offers
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act, may_go
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_room, ground_room, has_ground_room
from grognard.titles.asia_engulfed.chapters.ch7_2_invasion import (
    Detachment,
    Landing,
    committed,
    detachable,
    invaders,
    transports,
    why_not_invade,
)
from grognard.titles.asia_engulfed.chapters.ch7_7_nationalists import NationalistPayment, must_pay, payers
from grognard.titles.asia_engulfed.chapters.ch9_4_limits import barred
from grognard.titles.asia_engulfed.chapters.ch13_4_airborne import Drop, droppers
from grognard.titles.asia_engulfed.kit import GARRISON, LBA
from grognard.titles.asia_engulfed.marks import ENTERED, MOVED, SAILED
from grognard.titles.asia_engulfed.verbs import DETACH, DONE, DROP, EVACUATE, FLY, INVADE, MOVE, TO
from grognard.titles.asia_engulfed.war import War

RULES = ("AE-5.1-a", "AE-5.1-c", "AE-7.2-c")


class OperationalMovement(Answers[War], frozen=True):
    """Any, all or none of the Phasing side's units move, one by one (5.1-c).

    The candidates of all verbs are counted together: the units at sea once, and each only until it has a way.
    """

    side: Side

    def advance(self, pos: War) -> Asks:
        orders = MOVE.each(marchers(pos, self.side))
        orders += EVACUATE.each(evacuable(pos, self.side))
        orders += FLY.each(flyers(pos, self.side))
        afloat = transports(pos, self.side)
        orders += INVADE.each(invaders(pos, afloat))
        orders += DETACH.each(detachable(pos, afloat))
        if pos.alternative("airborne"):
            orders += DROP.each(droppers(pos, self.side))
        if not committed(pos, afloat):
            orders.append(DONE)
        return Ask(pos.seat(self.side), "operational", orders, RULES, firm=orders != [DONE] or self._begun(pos))

    def _begun(self, pos: War) -> bool:
        """Something has moved or landed: the end is asked for, though nothing else is left."""
        return any(pos.marks[p] & (MOVED | ENTERED) for p in pos.kit.pieces_of[self.side])

    def on_foot(self, pos: War, p: int) -> Refusals:
        return why_not_move(pos, p, MOVE.name) if self._mine(pos, p) else None

    @offers(MOVE, why=on_foot)
    def move(self, pos: War, p: int) -> None:
        pos.push(Destination(self.side, p))

    @offers(EVACUATE, why=lambda *_: "AE-5.14-a")
    def evacuate(self, pos: War, place: int) -> None:
        pos.push(Evacuation(self.side, place))

    def on_wings(self, pos: War, p: int) -> Refusals:
        return why_not_move(pos, p, FLY.name) if self._mine(pos, p) else None

    @offers(FLY, why=on_wings)
    def fly(self, pos: War, p: int) -> None:
        pos.push(Destination(self.side, p))

    def ashore(self, pos: War, p: int) -> Refusals:
        return why_not_invade(pos, p, INVADE.name) if self._mine(pos, p) else None

    @offers(INVADE, why=ashore)
    def invade(self, pos: War, p: int) -> None:
        pos.push(Landing(self.side, p))

    def on_the_way(self, pos: War, p: int) -> Refusals:
        return why_not_invade(pos, p, DETACH.name) if self._mine(pos, p) else None

    @offers(DETACH, why=on_the_way)
    def detach(self, pos: War, p: int) -> None:
        pos.push(Detachment(self.side, p))

    def by_parachute(self, pos: War, p: int) -> Refusal:
        if not self._mine(pos, p):
            return None
        return "AE-13.41-d" if p in pos.dropped else "AE-13.41-a"

    @offers(DROP, why=by_parachute)
    def drop(self, pos: War, p: int) -> None:
        pos.push(Drop(self.side, p))

    def unfinished(self, pos: War, _: None) -> Refusal:
        waiting = committed(pos, transports(pos, self.side))
        return Reason("AE-7.2-e", "must-land", {"piece": waiting[0]}) if waiting else None

    @offers(DONE, forbids=unfinished)
    def done(self, pos: War) -> None:
        pos.pop()

    def _mine(self, pos: War, p: int) -> bool:
        return p < pos.kit.real_count and pos.kit.side[p] == self.side and pos.on_map(p)


def why_not_move(pos: War, p: int, verb: str) -> list[Reason]:
    """Why a unit cannot march or fly at all."""
    kit = pos.kit
    if kit.kind[p] == GARRISON:
        return [Reason("AE-KT-n")]
    if (verb == FLY.name) != (kit.kind[p] == LBA):
        return []
    if pos.marks[p] & MOVED:
        return [Reason("AE-5.1-g")]
    if pos.at_sea(p):
        return [Reason("AE-5.31-a")]
    if not may_act(pos, p):
        return [Reason("AE-3.7-a")]
    if verb == FLY.name:
        return [Reason("AE-5.13-a")]
    found = [_march_refused(pos, p, place) for place in kit.land_links[pos.place[p]]]
    return [Reason(max(found, key=found.count, default="AE-5.1-a"))]


class Destination(Menu[War], frozen=True):
    """Where a unit goes."""

    side: Side
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        p = self.piece
        flies = pos.kit.kind[p] == LBA
        rules = ("AE-5.13-a", "AE-5.13-b", "AE-5.13-e") if flies else ("AE-5.1-a", "AE-5.1-b", "AE-5.4-a")
        return Ask(pos.seat(self.side), "fly-to" if flies else "move-to", orders, rules, {"piece": p})

    def near(self, pos: War) -> tuple[int, ...]:
        near = pos.kit.flights if pos.kit.kind[self.piece] == LBA else pos.kit.land_links
        return near[pos.place[self.piece]]

    def refused(self, pos: War, place: int) -> Refusal:
        if place not in pos.kit.places:
            return None
        return (_flight_refused if pos.kit.kind[self.piece] == LBA else _march_refused)(pos, self.piece, place)

    @offers(TO, near, refused)
    def to(self, pos: War, place: int) -> None:
        pos.pop()
        if pos.kit.kind[self.piece] == LBA:
            fly(pos, self.piece, place)
        elif must_pay(pos, self.piece, place):
            pos.push(NationalistPayment(self.side, place, self.piece))
        else:
            march(pos, self.piece, place)


class March(Frame[War], frozen=True):
    """A unit marches, once it is paid for."""

    piece: Piece
    place: Space

    def advance(self, pos: War) -> Asks:
        pos.pop()
        march(pos, self.piece, self.place)
        return None


class Evacuation(Menu[War], frozen=True):
    """All units leave a contested place together (5.14-a)."""

    side: Side
    place: Space

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(self.side), "evacuate-to", orders, ("AE-5.14-a",), {"space": self.place})

    @offers(TO, lambda self, pos: havens(pos, self.side, self.place))
    def to(self, pos: War, place: int) -> None:
        pos.pop()
        for p in pos.in_sight(pos.ground_at(self.place, self.side)):
            march(pos, p, place)


# ground units


def marchers(pos: War, side: int) -> list[int]:
    """Ground units that can move somewhere."""
    kit = pos.kit
    return [
        p
        for p in kit.soldiers_of[side]
        if kit.zone_count <= pos.place[p] < kit.map_end
        and not pos.marks[p] & (MOVED | SAILED)
        and any(not _march_refused(pos, p, place) for place in kit.land_links[pos.place[p]])
    ]


def marches(pos: War, p: int) -> list[int]:
    """The adjacent places that a ground unit may enter."""
    return [place for place in pos.kit.land_links[pos.place[p]] if not _march_refused(pos, p, place)]


def _march_refused(pos: War, p: int, place: int) -> str:
    """The rule that forbids a ground unit to enter a place; empty if none does."""
    kit = pos.kit
    here, side = pos.place[p], kit.side[p]
    if place in kit.impassable[here]:
        return "AE-5.1-d"
    if place not in kit.land_links[here]:
        return "AE-5.1-a"
    keep_out = barred(pos, kit.nation[p], place)
    if keep_out:
        return keep_out
    if not has_ground_room(pos, place, side):
        return "AE-5.4-a"
    if pos.contested(here) and not may_leave(pos, p, place):
        return "AE-5.14-a"
    if not may_go(pos, p, place):
        return "AE-3.7-a"
    if must_pay(pos, p, place) and not payers(pos):
        return "AE-7.7-a"
    return ""


def may_leave(pos: War, p: int, place: int) -> bool:
    """5.14: only to a friendly uncontested place, and enough steps stay behind to face the enemy."""
    if pos.alternative("leaving"):
        return True
    side = pos.kit.side[p]
    here = pos.place[p]
    left = pos.steps_of(pos.ground_at(here, side)) - pos.steps[p]
    return pos.held(place, side) and (left == 0 or left >= len(pos.ground_at(here, 1 - side)))


def march(pos: War, p: int, place: int) -> None:
    """Move a ground unit; what it enters must be fought over in the Ground Combat Phase (5.1-b)."""
    kit = pos.kit
    here = pos.place[p]
    rules = ["AE-5.1-a", "AE-5.1-c", "AE-5.1-g"]
    if (here, place) in kit.straits:
        rules.append("AE-5.1-e")
    if pos.holder(place) != kit.side[p] or pos.contested(place):
        rules.append("AE-5.1-b")
    pos.marks[p] |= MOVED | ENTERED
    pos.origin[p] = here
    pos.put(p, place)
    pos.event("moved", *rules, piece=p, space=here, to=place)


# evacuation


def evacuable(pos: War, side: int) -> list[int]:
    """Contested places that several units could leave together, though none of them alone."""
    kit = pos.kit
    if pos.alternative("leaving"):
        return []
    found = []
    for place in kit.places:
        if pos.index.ground[side][place] < 2 or not pos.contested(place):
            continue
        ready = all(kit.kind[p] != GARRISON and not pos.marks[p] & (MOVED | SAILED) for p in pos.ground_at(place, side))
        if ready and havens(pos, side, place):
            found.append(place)
    return found


def havens(pos: War, side: int, place: int) -> list[int]:
    """Where all the units of a contested place can go together."""
    mine = pos.ground_at(place, side)
    nations = {pos.kit.nation[p] for p in mine}
    return [
        other
        for other in pos.kit.land_links[place]
        if pos.held(other, side)
        and ground_room(pos, other, side) >= len(mine)
        and not any(barred(pos, nation, other) for nation in nations)
        and all(may_go(pos, p, other) for p in mine)
    ]


# aircraft


def flyers(pos: War, side: int) -> list[int]:
    kit = pos.kit
    return [
        p
        for p in kit.lba_of[side]
        if kit.zone_count <= pos.place[p] < kit.map_end
        and not pos.marks[p] & MOVED
        and any(not _flight_refused(pos, p, place) for place in kit.flights[pos.place[p]])
    ]


def flights(pos: War, p: int) -> list[int]:
    """The places that an LBA may fly to."""
    return [place for place in pos.kit.flights[pos.place[p]] if not _flight_refused(pos, p, place)]


def _flight_refused(pos: War, p: int, place: int) -> str:
    kit = pos.kit
    side = kit.side[p]
    if place not in kit.flights[pos.place[p]]:
        return "AE-5.13-a"
    keep_out = barred(pos, kit.nation[p], place)
    if keep_out:
        return keep_out
    if air_room(pos, place, side) <= 0:
        return "AE-5.4-a"
    if pos.holder(place) != side and not pos.ground_at(place, side):
        return "AE-5.13-e"
    return "" if may_go(pos, p, place) else "AE-3.7-a"


def fly(pos: War, p: int, place: int) -> None:
    """Move an LBA to another base, or over a battle; it remembers where it came from (5.13-c)."""
    pos.origin[p] = pos.place[p]
    pos.marks[p] |= MOVED
    if pos.holder(place) != pos.kit.side[p]:
        pos.cite("AE-5.13-e")
    pos.event("flew", "AE-5.13-a", "AE-5.13-b", "AE-5.13-d", piece=p, space=pos.place[p], to=place)
    pos.put(p, place)
