"""5.1 Operational movement of ground units and LBA. Invasions are in `ch7_2_invasion`, drops in `ch13_4_airborne`."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.core.reason import Reason
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


class OperationalMovement(Frame[War], frozen=True):
    """Any, all or none of the Phasing side's units move, one by one (5.1-c)."""

    side: int

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
        return Ask(pos.seat(self.side), "operational", orders, RULES)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is DONE:
            pos.pop()
            return
        target = order.target
        assert isinstance(target, int)
        if order.verb == INVADE.name:
            pos.push(Landing(self.side, target))
        elif order.verb == DETACH.name:
            pos.push(Detachment(self.side, target))
        elif order.verb == DROP.name:
            pos.push(Drop(self.side, target))
        elif order.verb == EVACUATE.name:
            pos.push(Evacuation(self.side, target))
        else:
            pos.push(Destination(self.side, target))

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        p = order.target
        if order is DONE:
            return [Reason("AE-7.2-e", "must-land", {"piece": waiting}) for waiting in self._waiting(pos)[:1]]
        if not isinstance(p, int) or order.verb == EVACUATE.name:
            return [Reason("AE-5.14-a")] if order.verb == EVACUATE.name else []
        kit = pos.kit
        if p >= kit.real_count or kit.side[p] != self.side or not pos.on_map(p):
            return []
        if order.verb in (INVADE.name, DETACH.name):
            return why_not_invade(pos, p, order.verb)
        if order.verb == DROP.name:
            return [Reason("AE-13.41-d")] if p in pos.dropped else [Reason("AE-13.41-a")]
        return why_not_move(pos, p, order.verb)

    def _waiting(self, pos: War) -> list[int]:
        return committed(pos, transports(pos, self.side))


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
    return [Reason("AE-5.14-a") if pos.contested(pos.place[p]) else Reason("AE-5.1-a")]


class Destination(Frame[War], frozen=True):
    """Where a unit goes."""

    side: int
    piece: int

    def advance(self, pos: War) -> Asks:
        p = self.piece
        flies = pos.kit.kind[p] == LBA
        rules = ("AE-5.13-a", "AE-5.13-b", "AE-5.13-e") if flies else ("AE-5.1-a", "AE-5.1-b", "AE-5.4-a")
        places = flights(pos, p) if flies else marches(pos, p)
        return Ask(pos.seat(self.side), "fly-to" if flies else "move-to", TO.each(places), rules, {"piece": p})

    def play(self, pos: War, order: Order, seat: str) -> None:
        place = order.target
        assert isinstance(place, int)
        pos.pop()
        if pos.kit.kind[self.piece] == LBA:
            fly(pos, self.piece, place)
        elif must_pay(pos, self.piece, place):
            pos.push(NationalistPayment(self.side, place, self.piece))
        else:
            march(pos, self.piece, place)

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        place = order.target
        if order.verb != TO.name or not isinstance(place, int) or place not in pos.kit.places:
            return []
        if pos.kit.kind[self.piece] == LBA:
            return [Reason(_flight_refused(pos, self.piece, place) or "AE-5.13-a")]
        return [Reason(_march_refused(pos, self.piece, place) or "AE-5.1-a")]


class Evacuation(Frame[War], frozen=True):
    """All units leave a contested place together (5.14-a)."""

    side: int
    place: int

    def advance(self, pos: War) -> Asks:
        places = havens(pos, self.side, self.place)
        return Ask(pos.seat(self.side), "evacuate-to", TO.each(places), ("AE-5.14-a",), {"space": self.place})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.pop()
        for p in pos.ground_at(self.place, self.side):
            march(pos, p, order.target)


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
