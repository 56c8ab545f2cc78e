"""8.8 Rebase Phase: nobody stays at sea; fleets that have not moved may change port."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Pieces, Side
from grognard.core.reason import Reason
from grognard.core.steps import Answers, Refusal, Refusals, Steps, offers
from grognard.titles.asia_engulfed.chapters.ch0_terms import eliminate
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import ground_room
from grognard.titles.asia_engulfed.chapters.ch5_31_transports import transport_ports, transport_reasons
from grognard.titles.asia_engulfed.chapters.ch7_special_actions import can_spend, spend
from grognard.titles.asia_engulfed.chapters.ch8_1_ports import (
    FLEET_RANGE,
    donors,
    home_ports,
    is_open_port,
    ports_in_reach,
    room,
)
from grognard.titles.asia_engulfed.chapters.ch8_11_consolidation import Consolidation, donor_reasons
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, JP, MARINE, POWER_OF
from grognard.titles.asia_engulfed.marks import LANDED, PAID, SAILED
from grognard.titles.asia_engulfed.verbs import DONE, EXTENSIVE, MERGE, REBASE, RETURN, TO
from grognard.titles.asia_engulfed.war import War


def ports_for(pos: War, p: int, limit: int = FLEET_RANGE) -> list[int]:
    """Where a fleet or a troop transport at sea (or a fleet in port) may go: ports in reach, or home (8.8-b)."""
    kit = pos.kit
    if kit.is_ground[p]:
        return transport_ports(pos, p)
    side, start = kit.side[p], pos.place[p]
    found = set(ports_in_reach(pos, side, start, limit)).union(home_ports(pos, p))
    found.discard(start)
    return sorted(found)


def has_port(pos: War, p: int) -> bool:
    """Whether a fleet can go to another port than the one it is in."""
    side, start = pos.kit.side[p], pos.place[p]
    return any(place != start for place in home_ports(pos, p)) or bool(ports_in_reach(pos, side, start))


def nearest_ports(pos: War, p: int) -> list[int]:
    """The nearest friendly ports within 3 sea zones; home ports only if there is none (6.25-b)."""
    side, start = pos.kit.side[p], pos.place[p]
    near = ports_in_reach(pos, side, start)
    if not near:
        return home_ports(pos, p)
    least = min(len(path) for path in near.values())
    return sorted(port for port, path in near.items() if len(path) == least)


def enter_port(pos: War, p: int, place: int, *rules: str) -> None:
    """A piece comes to port."""
    kit = pos.kit
    side, start = kit.side[p], pos.place[p]
    cited = ["AE-8.8-b", *rules]
    if kit.is_fleet[p] and place in kit.home_ports[side] and place not in ports_in_reach(pos, side, start):
        cited.append("AE-KT-t")
    if side == JAPAN and pos.marks[p] & PAID:
        cited += ("AE-8.8-c", "AE-9.1-d")
    if kit.is_ground[p]:
        cited.append("AE-5.31-g")
    elif side == ALLIES and POWER_OF[pos.control[place]] != kit.power[p]:
        cited.append("AE-8.1-d")
    pos.cite("AE-8.1-a", "AE-8.1-b")
    pos.event("returned", *cited, piece=p, space=start, to=place)
    pos.put(p, place)


def port_reasons(pos: War, p: int, place: int, limit: int = FLEET_RANGE) -> list[Reason]:
    """Why a piece may not go to a place."""
    kit = pos.kit
    if not kit.zone_count <= place < kit.map_end:
        return []
    side = kit.side[p]
    args: dict[str, object] = {"space": place}
    if not kit.port[place] or pos.holder(place) != side:
        return [Reason("AE-8.1-a", "no-friendly-port", args)]
    if not is_open_port(pos, place, side):
        return [Reason("AE-8.1-c", "contested-port", args)]
    if kit.is_ground[p]:
        return transport_reasons(pos, p, place)
    if not room(pos, place, side):
        return [Reason("AE-8.8-e", "port-full", args | {"n": kit.port[place] - pos.port_damage.get(place, 0)})]
    return [Reason("AE-8.8-b", "port-too-far", args | {"n": limit})]


class ReturnToPort(Answers[War], frozen=True):
    """Fleets (and troop transports) go to port at once: the owner names a port for each in turn (8.32-c, 6.25-b).

    With `nearest` only the nearest ports will do (6.25-b). What finds no port is eliminated. The pieces are kept by
    their stand-ins, which tell the enemy nothing.
    """

    side: Side
    pieces: Pieces
    limit: Number = FLEET_RANGE
    nearest: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.pieces:
            pos.pop()
            return None
        if self.pieces[0] < pos.kit.real_count:
            self._go_on(pos, tuple(sorted(pos.alias[p] for p in self.pieces)))
            return None
        p = pos.behind(self.pieces[0])
        if not pos.on_map(p):  # its power has been conquered meanwhile (10.1-a)
            self._go_on(pos, self.pieces[1:])
            return None
        ports = nearest_ports(pos, p) if self.nearest else ports_for(pos, p, self.limit)
        if not ports:
            eliminate(pos, p, "AE-6.25-b" if self.nearest else "AE-5.31-g" if pos.kit.is_ground[p] else "AE-8.8-a")
            self._go_on(pos, self.pieces[1:])
            return None
        args: dict[str, object] = {"piece": p}
        # how far a transport gets depends on what it carries: nobody shall see that there was but one port
        return Ask(pos.seat(self.side), "port-for", TO.each(ports), ("AE-8.8-b",), args, firm=pos.kit.is_ground[p])

    def _go_on(self, pos: War, pieces: tuple[int, ...]) -> None:
        pos.replace(ReturnToPort(self.side, pieces, self.limit, self.nearest))

    def refused(self, pos: War, port: int) -> Refusals:
        p = pos.behind(self.pieces[0])
        if self.nearest and port in ports_for(pos, p):
            return "AE-6.25-b"
        return port_reasons(pos, p, port, self.limit)

    @offers(TO, why=refused)
    def to(self, pos: War, port: int) -> None:
        enter_port(pos, pos.behind(self.pieces[0]), port)
        self._go_on(pos, self.pieces[1:])


# the phase


class Rebase(Steps[War], frozen=True):
    """The Rebase Phase: Non-Phasing pieces at sea, Phasing ones, then fleets that have not moved (SP-h).

    `free`: Japan has spent a Special Action on extensive rebasing (7.5). `begun`: a fleet has changed port, so that the
    end is asked for though nothing else is left.
    """

    side: Side
    free: bool = False
    begun: bool = False
    steps = ("submarines", "non_phasing", "phasing", "unmoved", "stand_up")

    def submarines(self, pos: War) -> None:
        submarines_return(pos)

    def non_phasing(self, pos: War) -> Asks:
        return self._ask_returns(pos, 1 - self.side, ("AE-8.8-f",))

    def phasing(self, pos: War) -> Asks:
        return self._ask_returns(pos, self.side, ("AE-5.31-e",))

    def _ask_returns(self, pos: War, actor: int, rules: tuple[str, ...]) -> Asks:
        """Everything at sea must go to port; steps may be combined on arrival (8.8-a, 8.8-d)."""
        returning = at_sea(pos, actor)
        if actor == self.side:
            returning += overstacked_marines(pos, actor)
        arrived = arrivals(pos, actor)
        merging, in_doubt = arrived_donors(pos, arrived), seems_to_merge(pos, arrived)
        orders = [*RETURN.each(returning), *MERGE.each(merging)]
        if not returning:
            if actor == self.side or not (merging or in_doubt):
                return None
            orders.append(DONE)
        rules = ("AE-8.8-a", "AE-SP-h", *rules)
        prompt = "return" if returning else "consolidate-in-port"
        return Ask(pos.seat(actor), prompt, orders, rules, firm=in_doubt or not returning)

    def unmoved(self, pos: War) -> Asks:
        arrived = arrivals(pos, self.side)
        orders = [*REBASE.each(self._unmoved(pos)), *MERGE.each(arrived_donors(pos, arrived))]
        if self._may_extend(pos):
            orders.append(EXTENSIVE)
        if not orders and not self.begun and not seems_to_merge(pos, arrived):
            return None
        return Ask(pos.seat(self.side), "rebase", [*orders, DONE], ("AE-8.8-c", "AE-8.8-d"), firm=True)

    def _unmoved(self, pos: War) -> list[int]:
        """Fleets in port that have not moved and can change port (8.8-c)."""
        if self._needs_oil() and pos.oil <= 0:
            return []
        found = []
        elsewhere: dict[tuple[int, int], bool] = {}
        for p in unmoved_fleets(pos, self.side):
            alike = pos.place[p], pos.kit.power[p]
            if alike not in elsewhere:
                elsewhere[alike] = has_port(pos, p)
            if elsewhere[alike]:
                found.append(p)
        return found

    def _needs_oil(self) -> bool:
        return self.side == JAPAN and not self.free

    def _may_extend(self, pos: War) -> bool:
        """Japan may rebase any number of fleets for one Special Action instead of oil (7.5-a)."""
        return (
            self._needs_oil()
            and can_spend(pos, JP)
            and not pos.alternative("extensive-rebasing")
            and any(has_port(pos, p) for p in unmoved_fleets(pos, JAPAN))
        )

    def stand_up(self, pos: War) -> None:
        blocks_stand_up(pos)

    @offers(RETURN)
    def return_(self, pos: War, p: int) -> None:
        if not pos.at_sea(p):
            pos.event("marines-reembark", "AE-5.4-b", piece=p, space=pos.place[p], to=pos.origin[p])
            pos.put(p, pos.origin[p])
        pos.push(ReturnToPort(pos.kit.side[p], (p,)))

    def nothing_new(self, pos: War, p: int) -> Refusals:
        arrived = any(pos.marks[q] & SAILED for q in pos.fleets_at(pos.place[p], self.side))
        return donor_reasons(pos, p) if arrived else "AE-8.8-d"

    @offers(MERGE, why=nothing_new)
    def merge(self, pos: War, p: int) -> None:
        pos.cite("AE-8.8-d")
        pos.push(Consolidation(p))

    def stays(self, pos: War, p: int) -> Refusal:
        if self.now != "unmoved":
            return "AE-SP-h"
        if pos.marks[p] & SAILED:
            return Reason("AE-8.8-c", "has-moved", {"piece": p})
        return Reason("AE-9.1-d", "no-oil") if self._needs_oil() and pos.oil <= 0 else "AE-8.8-c"

    @offers(REBASE, why=stays)
    def rebase(self, pos: War, p: int) -> None:
        self._leave_port(pos, p)

    @offers(EXTENSIVE, why=lambda *_: Reason("AE-7.5-a", "no-extensive-rebasing"))
    def extensive_rebasing(self, pos: War) -> None:
        spend(pos, JP, "AE-7.5-a")
        pos.replace(replace(self, free=True, begun=True))

    @offers(DONE, why=lambda *_: "AE-8.8-a")
    def done(self, pos: War) -> None:
        pos.replace(replace(self, step=self.step + 1, begun=False))

    def _leave_port(self, pos: War, p: int) -> None:
        if self._needs_oil():
            pos.oil -= 1
            pos.oil_spent += 1
            pos.event("rebase-paid", "AE-8.8-c", "AE-9.1-d", piece=p, space=pos.place[p], left=pos.oil)
        pos.origin[p] = pos.place[p]
        pos.marks[p] |= SAILED | PAID
        pos.replace(replace(self, begun=True))
        pos.push(ReturnToPort(self.side, (p,)))


def at_sea(pos: War, side: int) -> list[int]:
    """Fleets and troop transports of a side at sea."""
    kit, at = pos.kit, pos.index.at
    return [p for zone in kit.zones for p in at[zone] if kit.side[p] == side and (kit.is_fleet[p] or kit.is_ground[p])]


def unmoved_fleets(pos: War, side: int) -> list[int]:
    kit, at, marks = pos.kit, pos.index.at, pos.marks
    return [
        p
        for place in ports_with_fleets(pos, side)
        for p in at[place]
        if kit.is_fleet[p] and kit.side[p] == side and not marks[p] & SAILED
    ]


def ports_with_fleets(pos: War, side: int) -> Iterator[int]:
    start, end = pos.kit.zone_count, pos.kit.map_end
    return compress(range(start, end), pos.index.fleets[side][start:end])


def overstacked_marines(pos: War, side: int) -> list[int]:
    """Marines that landed in this turn where more units stand than may (5.4-b)."""
    kit, place, marks = pos.kit, pos.place, pos.marks
    landed = [p for p in kit.sailors_of[side] if marks[p] & LANDED and kit.kind[p] == MARINE]
    return [
        p
        for p in landed
        if kit.zone_count <= place[p] < kit.map_end
        and 0 <= pos.origin[p] < kit.zone_count
        and ground_room(pos, place[p], side) < 0
    ]


def arrivals(pos: War, side: int) -> list[list[int]]:
    """The fleets in each port to which a piece has come by sea."""
    whose, at, marks = pos.kit.side, pos.index.at, pos.marks
    ports = ports_with_fleets(pos, side)
    return [
        pos.fleets_at(port, side) for port in ports if any(marks[p] & SAILED and whose[p] == side for p in at[port])
    ]


def arrived_donors(pos: War, arrived: list[list[int]]) -> list[int]:
    """Fleets in such ports that can give a step to another one there (8.8-d)."""
    return donors(pos, [p for fleets in arrived for p in fleets])


def seems_to_merge(pos: War, arrived: list[list[int]]) -> bool:
    """Whether the enemy must think that fleets there could: their owner is asked though none of them can."""
    for fleets in arrived:
        nations = [pos.kit.nation[p] for p in fleets if pos.hidden(p)]
        if len(nations) > len(set(nations)):
            return True
    return False


def submarines_return(pos: War) -> None:
    """Submarine units that are still at sea go back to their holding box, but for one in the network (3.52-b)."""
    kit = pos.kit
    for side in (JAPAN, ALLIES):
        for p in [p for zone in kit.zones for p in pos.subs_at(zone, side)]:
            pos.event("submarine-returns", "AE-8.25-b", piece=p, space=pos.place[p])
            pos.put(p, kit.sub_box[side])


def blocks_stand_up(pos: War) -> None:
    """Blocks that no longer fight are hidden again, and nobody can tell who of a port has been at sea (KT-d)."""
    kit = pos.kit
    pos.cite("AE-KT-d")
    for side in (JAPAN, ALLIES):
        places = {
            pos.place[p]
            for p in pos.pieces_on_map(side)
            if kit.block_class[p] and (pos.shown[p] or (kit.is_fleet[p] and pos.marks[p] & SAILED))
        }
        for place in sorted(places):
            if not pos.contested(place):
                pos.conceal([p for p in pos.index.at[place] if kit.block_class[p] and kit.side[p] == side])
