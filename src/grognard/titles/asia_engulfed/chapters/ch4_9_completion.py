"""4.3-c, 4.4-i, 4.7-c Completed ship steps and aircraft join the forces when production ends."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.order import Order
from grognard.titles.asia_engulfed.chapters.ch0_terms import embark, pieces_in_pool, room_aboard
from grognard.titles.asia_engulfed.chapters.ch4_7_tracks import AIR_TRACKS, completed, last_box
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_room
from grognard.titles.asia_engulfed.kit import (
    CBA,
    CV,
    CW,
    HOME,
    JP,
    KINDS,
    LBA,
    MAX_FLEET_STEPS,
    NATIONS,
    SIDE_OF,
    US,
)
from grognard.titles.asia_engulfed.marks import FULL, NEW
from grognard.titles.asia_engulfed.theatre import Build
from grognard.titles.asia_engulfed.verbs import CARRIER, COMMISSION, RAISE_AT
from grognard.titles.asia_engulfed.war import War

HOME_PORT = {JP: "HON", US: "USA", CW: "SAF"}


def yards(pos: War, power: int) -> list[int]:
    """Home ports in which a power's ships are completed (4.4-c, 4.4-d, 4.4-l)."""
    kit = pos.kit
    found = [kit.space_index[HOME_PORT[power]]]
    if power == CW and pos.alternative("commonwealth-ships"):
        found = [place for place in kit.places if kit.port[place] == HOME and kit.owner[place] == CW]
    return [place for place in found if pos.held(place, SIDE_OF[power])]


def free_ships(pos: War) -> None:
    """9.2-b: ship steps that the USA receive on fixed turns."""
    if pos.alternative("free-ships"):
        return
    for power, kind, steps in pos.kit.free_ships.get(pos.kit.turn_keys[pos.turn], []):
        track = KINDS[kind]
        for _ in range(steps):
            pos.builds.append(Build(power, track, last_box(pos, track), damage=True, moved=True))
        pos.event("free-ships", "AE-9.2-b", "AE-9.2-a", power=NATIONS[power], track=track, n=steps)


class Completion(Frame[War], frozen=True):
    """One completed marker after the other; then orphan CBA go aboard carriers that have room."""

    power: int

    def advance(self, pos: War) -> Asks:
        power = self.power
        for build in completed(pos, power):
            if build.track in AIR_TRACKS:
                if complete_air(pos, build):
                    return None
                continue
            fleets = takers(pos, build)
            if fleets:
                rules = ("AE-4.3-c", "AE-4.7-c", "AE-4.7-l")
                args: dict[str, object] = {"track": build.track}
                return Ask(pos.seat(SIDE_OF[power]), "commission", COMMISSION.each(fleets), rules, args)
            if pos.alternative("no-block"):
                pos.builds.remove(build)
                pos.event("step-scrapped", "AE-4.7-n", power=NATIONS[power], track=build.track)
                return None
            pos.cite("AE-4.7-n")
        return self._orphans(pos)

    def _orphans(self, pos: War) -> Asks:
        for cba in orphans(pos, self.power):
            carriers = carriers_at_home(pos, self.power, cba)
            if carriers:
                seat = pos.seat(SIDE_OF[self.power])
                return Ask(seat, "embark", CARRIER.each(carriers), ("AE-4.4-i", "AE-4.4-j"), {"piece": cba})
        pos.pop()
        return None

    def play(self, pos: War, order: Order, seat: str) -> None:
        target = order.target
        assert isinstance(target, int)
        if order.verb == CARRIER.name:
            cba = next(q for q in orphans(pos, self.power) if target in carriers_at_home(pos, self.power, q))
            embark(pos, cba, target)
            pos.event("embarked", "AE-4.4-i", "AE-4.4-j", audience=(seat,), piece=cba, by=target)
        elif pos.steps[target]:
            self._commission(pos, target, pos.place[target])
        else:
            places = yards(pos, self.power)
            if len(places) == 1:
                self._commission(pos, target, places[0])
            else:
                pos.push(Yard(self.power, target))

    def _commission(self, pos: War, fleet: int, place: int) -> None:
        commission(pos, self.power, fleet, place)


class Yard(Frame[War], frozen=True):
    """In which home port a new fleet appears, if there are several."""

    power: int
    piece: int

    def advance(self, pos: War) -> Asks:
        orders = RAISE_AT.each(yards(pos, self.power))
        return Ask(pos.seat(SIDE_OF[self.power]), "raise-at", orders, ("AE-4.4-l",), {"piece": self.piece})

    def play(self, pos: War, order: Order, seat: str) -> None:
        assert isinstance(order.target, int)
        pos.pop()
        commission(pos, self.power, self.piece, order.target)


def takers(pos: War, build: Build) -> list[int]:
    """Fleets of that kind in a home port with room for a step, and one block of the Force Pool."""
    kit = pos.kit
    kind, side = KINDS.index(build.track), SIDE_OF[build.power]
    places = yards(pos, build.power)
    if not places:
        return []
    fleets = [
        p
        for place in places
        for p in pos.fleets_at(place, side)
        if kit.kind[p] == kind and kit.power[p] == build.power and pos.steps[p] < MAX_FLEET_STEPS
    ]
    return fleets + pieces_in_pool(pos, build.power, kind)[:1]


def commission(pos: War, power: int, fleet: int, place: int) -> None:
    """A completed step joins a fleet or begins a new one; its marker is free again next turn (4.7-c)."""
    kit = pos.kit
    track = KINDS[kit.kind[fleet]]
    build = next(b for b in completed(pos, power) if b.track == track)
    pos.builds.remove(build)
    rules = ["AE-4.3-c", "AE-4.7-c", "AE-4.4-c" if power == JP else "AE-4.4-d" if power == US else "AE-4.4-l"]
    if pos.marks[fleet] & NEW:
        rules.append("AE-4.7-l")
    if not pos.steps[fleet]:
        pos.put(fleet, place)
        pos.marks[fleet] |= NEW
        pos.supply[fleet] = FULL
        rules.append("AE-4.4-m")
        pos.mix([q for q in kit.groups[kit.nation[fleet], "F"] if q == fleet or pos.in_pool(q)])
    pos.set_steps(fleet, pos.steps[fleet] + 1)
    pos.tell("commissioned", *rules, piece=fleet, space=place, secret={"track": track, "steps": pos.steps[fleet]})


def complete_air(pos: War, build: Build) -> bool:
    """A Japanese air unit is ready: at full strength in Honshu, a CBA waiting for a carrier (4.7-g, 4.7-h)."""
    kit = pos.kit
    kind = LBA if build.track == "lba" else CBA
    pool = pieces_in_pool(pos, build.power, kind)
    if not pool:
        pos.cite("AE-4.7-n")
        return False
    if kind == LBA and (not yards(pos, JP) or air_room(pos, kit.honshu, SIDE_OF[JP]) <= 0):
        return False
    p = pool[0]
    pos.builds.remove(build)
    pos.put(p, kit.honshu if kind == LBA else kit.orphan_box[JP])
    pos.set_steps(p, kit.full_steps[p])
    pos.marks[p] |= NEW
    pos.supply[p] = FULL
    rule = "AE-4.7-g" if kind == LBA else "AE-4.7-h"
    pos.event("air-completed", rule, "AE-4.4-c", piece=p, space=pos.place[p])
    return True


def orphans(pos: War, power: int) -> list[int]:
    kit = pos.kit
    box = kit.orphan_box.get(power, -1)
    return [] if box < 0 else [p for p in pos.index.at[box] if kit.kind[p] == CBA]


def carriers_at_home(pos: War, power: int, cba: int) -> list[int]:
    """CV fleets of the power in its home port with room for the whole unit (4.4-i)."""
    kit = pos.kit
    return [
        p
        for place in yards(pos, power)
        for p in pos.fleets_at(place, SIDE_OF[power])
        if kit.kind[p] == CV and kit.power[p] == power and room_aboard(pos, p) >= pos.steps[cba]
    ]
