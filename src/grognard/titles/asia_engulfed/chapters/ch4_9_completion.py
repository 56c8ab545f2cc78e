"""4.3-c, 4.4-i, 4.7-c Completed ship steps and aircraft join the forces when production ends."""

from __future__ import annotations

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, offers
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
from grognard.titles.asia_engulfed.verbs import CARRIER, COMMISSION, EMBARK, RAISE_AT
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


class Completion(Answers[War], frozen=True):
    """One completed marker after the other; then orphan CBA go aboard carriers that have room."""

    power: Number
    boarding: Piece = -1
    """The orphan CBA that goes aboard next, if its owner has said so."""

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
                return Ask(pos.seat(SIDE_OF[power]), "commission", COMMISSION.each(fleets), rules, args, firm=True)
            if pos.alternative("no-block"):
                pos.builds.remove(build)
                pos.event("step-scrapped", "AE-4.7-n", power=NATIONS[power], track=build.track)
                return None
            pos.cite("AE-4.7-n")
        return self._orphans(pos)

    def _orphans(self, pos: War) -> Asks:
        """CV fleets at home take CBA while they have room; the owner says which, if they differ (4.4-i)."""
        ready = [cba for cba in orphans(pos, self.power) if carriers_at_home(pos, self.power, cba)]
        if not ready:
            pos.pop()
            return None
        seat, rules = pos.seat(SIDE_OF[self.power]), ("AE-4.4-i", "AE-4.4-j")
        first = {(pos.kit.elite[cba], pos.steps[cba]): cba for cba in reversed(ready)}
        if len(first) > 1 and self.boarding not in ready:
            return Ask(seat, "board", EMBARK.each(sorted(first.values())), rules)
        cba = self._next(ready)
        carriers = carriers_at_home(pos, self.power, cba)
        return Ask(seat, "embark", CARRIER.each(carriers), rules, {"piece": cba}, firm=True)

    def _next(self, ready: list[int]) -> int:
        return self.boarding if self.boarding in ready else ready[0]

    @offers(EMBARK)
    def board(self, pos: War, cba: int) -> None:
        pos.replace(Completion(self.power, cba))

    @offers(CARRIER)
    def carrier(self, pos: War, fleet: int) -> None:
        cba = self._next([q for q in orphans(pos, self.power) if carriers_at_home(pos, self.power, q)])
        pos.replace(Completion(self.power))
        embark(pos, cba, fleet)
        audience = (pos.seat(SIDE_OF[self.power]),)
        pos.event("embarked", "AE-4.4-i", "AE-4.4-j", audience=audience, piece=cba, by=fleet)

    @offers(COMMISSION)
    def commission(self, pos: War, fleet: int) -> None:
        places = [pos.place[fleet]] if pos.steps[fleet] else yards(pos, self.power)
        if len(places) == 1:
            commission(pos, self.power, fleet, places[0])
        else:
            pos.push(Yard(self.power, fleet))


class Yard(Menu[War], frozen=True):
    """In which home port a new fleet appears, if there are several."""

    power: Number
    piece: Piece

    def ask(self, pos: War, orders: list[Order]) -> Asks:
        return Ask(pos.seat(SIDE_OF[self.power]), "raise-at", orders, ("AE-4.4-l",), {"piece": self.piece})

    @offers(RAISE_AT, lambda self, pos: yards(pos, self.power))
    def raise_at(self, pos: War, place: int) -> None:
        pos.pop()
        commission(pos, self.power, self.piece, place)


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
    pos.set_steps(fleet, pos.steps[fleet] + 1)
    pos.mix_with(fleet)
    secret: dict[str, object] = {"piece": fleet, "steps": pos.steps[fleet]}
    pos.tell("commissioned", *rules, space=place, track=track, secret=secret)


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
