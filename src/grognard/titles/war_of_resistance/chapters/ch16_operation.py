"""16D The sequence of an air operation: movement, interceptors, air combat, anti-aircraft fire, mission, return."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Pieces, Side, Space, Spaces, Word
from grognard.core.steps import Answers, Steps, offers
from grognard.titles.war_of_resistance.chapters.ch17_bases import why_not_base
from grognard.titles.war_of_resistance.chapters.ch18_flight import (
    LAND_ON,
    Landing,
    away,
    come_aboard,
    come_home,
    course,
    is_typhoon,
    range_of,
    settle_down,
    stages,
    step_cost,
    touch_down,
)
from grognard.titles.war_of_resistance.chapters.ch19_patrols import guards, watched
from grognard.titles.war_of_resistance.chapters.ch20_bombing import declare_port_runs
from grognard.titles.war_of_resistance.chapters.ch20_patrols import finds, naval_guns
from grognard.titles.war_of_resistance.chapters.ch22_flak import SHARES
from grognard.titles.war_of_resistance.chapters.ch27_carriers import decks_at, why_not_deck
from grognard.titles.war_of_resistance.chapters.ch44_bridges import beside
from grognard.titles.war_of_resistance.chapters.ch44_raids import declare_raids
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD
from grognard.titles.war_of_resistance.skies import (
    AT_BASE,
    BOMBING,
    CAP,
    CARRYING,
    ESCORT,
    FLEEING,
    HARASSMENT,
    INOPERATIVE,
    STORMY,
    SUPPORT,
    TRANSFER,
)
from grognard.titles.war_of_resistance.verbs import (
    DONE,
    JOIN_ESCORT,
    ONWARD,
    SEND_GROUP,
    STRAIGHT,
    TOGETHER,
    VIA,
)
from grognard.titles.war_of_resistance.war import War, enemy

NAVAL_PATROL = "naval-patrol"
SUSPENDED = ("cap", "support", "defence")
"""Operations that stop before their mission is resolved and wait over their target (20E, 20G2b, 20G2c)."""


class Operation(Steps[War], frozen=True):
    """One operation from take-off to landing. Everything else waits until it is over (16D)."""

    side: Side
    mission: Word
    target: Hidden[Space]
    units: Pieces
    """All who take off for it, escorts among them."""
    stops: Spaces = ()
    """Where each of them stages first; -1 for nowhere."""
    night: bool = False
    fighters: Pieces = ()
    """Those of the other side who have come to meet them."""
    steps = ("fly", "arrive", "intercept", "fight", "flak", "resolve", "home", "enemy_home", "close")

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side) or self.step > self.at("arrive")

    def fly(self, pos: War) -> None:
        pos.cite("WOR-16D-g", "WOR-16D1-a")
        stops = self.stops or (-1,) * len(self.units)
        whole = self.mission == NAVAL_PATROL
        pos.push(MissionMovement(self.side, self.target, self.units, stops, self.night, whole=whole))
        above = [p for p, stop in zip(self.units, stops, strict=True) if stop < 0 and pos.place[p] == self.target]
        if above:
            pos.push(Course(self.side, tuple(above), (), self.night))

    def there(self, pos: War) -> tuple[int, ...]:
        """Those of the operation who are over its target."""
        return tuple(p for p in self.units if pos.sortie[p] != AT_BASE and pos.place[p] == self.target)

    def arrive(self, pos: War) -> None:
        """The target is known once they are there; escorts that did not come along go home (20B)."""
        there = self.there(pos)
        stray = tuple(p for p in self.units if pos.sortie[p] != AT_BASE and p not in there)
        pos.replace(replace(self, step=self.step + 1, units=there))
        if there:
            pos.reveal()
            pos.event("over-target", "WOR-16D-b", side=self.side, space=self.target, pieces=list(there))
        if stray:
            pos.cite("WOR-20B-e")
            pos.push(Landing(self.side, stray))
        if there and self.mission == NAVAL_PATROL and not finds(pos, self.side, self.target, there):
            pos.replace(replace(self, step=self.at("home"), units=there))

    def intercept(self, pos: War) -> None:
        if self.there(pos):
            if beside(pos, self.target):
                pos.cite("WOR-44A1-n")
            pos.push("Interceptors", enemy(self.side), self.side, self.target, self.there(pos), self.night)

    def fight(self, pos: War) -> None:
        pos.cite("WOR-16D3-a")
        if self.fighters and self.there(pos):
            pos.push("AirCombat", self.side, self.target, self.there(pos), self.fighters)

    def flak(self, pos: War) -> None:
        if self.mission == "cap":
            pos.cite("WOR-20E-i")
        shot_at = tuple(p for p in self.there(pos) if pos.sortie[p] in (BOMBING, SUPPORT, HARASSMENT, CARRYING))
        if shot_at and self.mission == NAVAL_PATROL:
            shares = naval_guns(pos, enemy(self.side), self.target) * SHARES
            pos.push("Flak", enemy(self.side), self.target, shot_at, self.night, shares)
        elif shot_at:
            pos.push("Flak", enemy(self.side), self.target, shot_at, self.night)
            declare_port_runs(pos, self.side, self.target, shot_at)
            declare_raids(pos, self.side, self.target, shot_at)

    def resolve(self, pos: War) -> None:
        there = self.there(pos)
        if not there:
            return
        pos.cite("WOR-16D5-a")
        active = tuple(p for p in there if pos.sortie[p] != ESCORT)
        if self.mission in SUSPENDED:
            pos.event(
                "on-station",
                {"cap": "WOR-20E-b", "support": "WOR-20G2b-b", "defence": "WOR-20G2c-c"}[self.mission],
                side=self.side,
                space=self.target,
                pieces=list(there),
            )
        elif self.mission == "bombing":
            if active:
                pos.push("Strike", self.side, self.target, active, self.night)
        elif self.mission == NAVAL_PATROL:
            if active:
                pos.push("PatrolBombing", self.side, self.target, active)
        elif self.mission == "harassment":
            if active:
                pos.push("Harass", self.side, self.target, active)
        elif self.mission == "transport":
            if active:
                pos.push("Unloading", self.side, self.target, active, self.night)
        elif self.mission == "transfer" and active:
            self._arrive(pos, active)

    def _arrive(self, pos: War, units: tuple[int, ...]) -> None:
        """Units on transfer land where they were bound (20A)."""
        landed = []
        for p in units:
            if pos.wing[p] & FLEEING:
                come_home(pos, p, self.target, night=self.night)
            elif why_not_base(pos, p, self.target, passing=True) and (ships := decks_at(pos, p, self.target)):
                come_aboard(pos, p, ships[0], night=self.night)
            elif touch_down(pos, p, self.target, night=self.night):
                pos.cite("WOR-20A-c", "WOR-20A-d")
                landed.append(p)
        if landed:
            pos.push(Onward(self.side, self.target, tuple(landed), self.night))

    def home(self, pos: War) -> None:
        """Those who have done what they came for go home; who waits over the target stays (16D6)."""
        if self.mission in SUSPENDED:
            return
        units = tuple(p for p in self.units if pos.sortie[p] != AT_BASE and pos.place[p] == self.target)
        if units:
            pos.push(Landing(self.side, units, self.night))

    def enemy_home(self, pos: War) -> None:
        units = tuple(p for p in self.fighters if pos.sortie[p] != AT_BASE)
        if units:
            pos.push(Landing(enemy(self.side), units))

    def close(self, pos: War) -> None:
        pos.cite("WOR-16D-f")
        pos.raids = {}
        pos.event("operation-over", "WOR-16D-f", side=self.side)


class MissionMovement(Answers[War], frozen=True):
    """The groups of an operation fly to its target, hex by hex, and may join and part on the way (16D1, 18)."""

    side: Side
    target: Hidden[Space]
    units: Pieces
    stops: Spaces
    night: bool = False
    group: Pieces = ()
    """Those who fly together now."""
    straight: bool = False
    """Whether all that are left fly the shortest way."""
    whole: bool = False
    """Whether all fly as one group, on naval patrol (20G2h)."""
    elsewhere = {"move": "WOR-16D-g", "attack": "WOR-16D-g", "operation": "WOR-16D-g"}

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def stop_of(self, p: int) -> int:
        return self.stops[self.units.index(p)]

    def goal_of(self, p: int) -> int:
        stop = self.stop_of(p)
        return self.target if stop < 0 else stop

    def under_way(self, pos: War) -> list[int]:
        """Units that are not yet where they are bound."""
        return [p for p in self.units if pos.sortie[p] != AT_BASE and pos.place[p] != self.goal_of(p)]

    def left(self, pos: War, p: int) -> int:
        """Movement points that a unit still has on this leg."""
        mission = TRANSFER if self.stop_of(p) >= 0 else pos.sortie[p]
        return range_of(pos, p, mission, pos.wing[p]) - pos.burnt[p]

    def advance(self, pos: War) -> Asks:
        arrived = [p for p in self.units if self.stop_of(p) >= 0 and self._has_staged(pos, p)]
        if arrived:
            self._begin_missions(pos, arrived)
            return None
        due = [p for p in self.under_way(pos) if not self._is_spent(pos, p)]
        bound = [p for p in due if pos.sortie[p] != ESCORT or self.stop_of(p) >= 0]
        if not due:
            pos.pop()
            return None
        if self.straight:
            return self._next_group(pos, due)
        if self.whole and not self.group:
            pos.replace(replace(self, group=tuple(due)))
            return None
        seat, rules = pos.seat(self.side), ("WOR-16D1-a", "WOR-18-b")
        if self.group:
            args: dict[str, object] = {"pieces": list(self.group)}
            ways = self.offered(pos, TOGETHER, VIA, STRAIGHT)
            if not ways:  # nobody can fly on from here: they do not arrive
                pos.pop()
                return None
            return Ask(seat, "course", ways, rules, args, firm=True)
        orders = [*self.offered(pos, SEND_GROUP, STRAIGHT), *self.offered(pos, JOIN_ESCORT)]
        if not bound:
            orders.append(DONE)
        return Ask(seat, "mission-movement", orders, rules, {"space": self.target}, firm=True)

    def _has_staged(self, pos: War, p: int) -> bool:
        return pos.sortie[p] != AT_BASE and pos.place[p] == self.stop_of(p)

    def _begin_missions(self, pos: War, units: list[int]) -> None:
        """Units that have staged begin their missions from there (23B)."""
        gone = tuple(-1 if p in units else stop for p, stop in zip(self.units, self.stops, strict=True))
        pos.replace(replace(self, stops=gone, group=()))
        for p in units:
            mission, marks = pos.sortie[p], pos.wing[p]
            if touch_down(pos, p, pos.place[p], night=self.night):
                pos.sortie[p], pos.wing[p] = mission, marks & ~STORMY
                pos.burnt[p], pos.homes[p] = 0, pos.place[p]
                pos.event("stages", "WOR-23B-a", "WOR-23B-d", piece=p, space=pos.place[p])

    def _is_spent(self, pos: War, p: int) -> bool:
        """An escort at the end of its range goes home (20B)."""
        return pos.sortie[p] == ESCORT and not replace(self, group=(p,)).legs(pos)

    def _next_group(self, pos: War, due: list[int]) -> Asks:
        first = due[0]
        group = [
            p
            for p in due
            if pos.place[p] == pos.place[first]
            and self.goal_of(p) == self.goal_of(first)
            and self._can_go(pos, p, self.goal_of(first))
        ]
        if not self._can_go(pos, first, self.goal_of(first)):
            if pos.sortie[first] == ESCORT and self.stop_of(first) < 0:
                return self._part_of_the_way(pos, first)
            return self._leave_behind(pos, first)
        self._send(pos, tuple(group), self.goal_of(first))
        return None

    def _leave_behind(self, pos: War, p: int) -> Asks:
        """A unit that cannot get there from where it is does not arrive."""
        at = self.units.index(p)
        units, stops = list(self.units), list(self.stops)
        del units[at], stops[at]
        pos.replace(replace(self, units=tuple(units), stops=tuple(stops)))
        return None

    def _part_of_the_way(self, pos: War, p: int) -> Asks:
        """An escort whose range does not reach the target goes along as far as it can."""
        way = course(pos, pos.place[p], self.target, _shunned(pos, self.side))
        here, paid, end = pos.place[p], 0, pos.place[p]
        for space in way:
            paid += step_cost(pos, here, space)
            if paid > self.left(pos, p):
                break
            here = end = space
        if end == pos.place[p]:
            pos.burnt[p] = range_of(pos, p, ESCORT, pos.wing[p])
            return None
        self._send(pos, (p,), end)
        return None

    def _can_go(self, pos: War, p: int, space: int) -> bool:
        """Whether a unit can fly to a hex now, and on to where it is bound."""
        there = int(away(pos.kit, pos.place[p])[space])
        if pos.sortie[p] == ESCORT and self.stop_of(p) < 0:
            return there <= self.left(pos, p)
        return there + int(away(pos.kit, space)[self.goal_of(p)]) <= self.left(pos, p)

    def _send(self, pos: War, group: tuple[int, ...], space: int) -> None:
        starts = not any(pos.burnt[p] for p in group)
        way = course(pos, pos.place[group[0]], space, _shunned(pos, self.side))
        pos.replace(replace(self, group=()))
        pos.cite("WOR-18-a", "WOR-18-b", "WOR-16B2-b")
        pos.push(Course(self.side, group, tuple(way), self.night, fresh=starts))

    @offers(
        SEND_GROUP,
        lambda self, pos: () if self.group else self.under_way(pos),
        lambda self, pos, p: None if not self._is_spent(pos, p) else "WOR-20B-e",
    )
    def lead(self, pos: War, p: int) -> None:
        pos.replace(replace(self, group=(p,)))

    def company(self, pos: War) -> list[int]:
        if not self.group:
            return []
        first = self.group[0]
        return [
            p
            for p in self.under_way(pos)
            if p not in self.group
            and pos.place[p] == pos.place[first]
            and self.stop_of(p) == self.stop_of(first)
            and replace(self, group=(*self.group, p)).legs(pos)
        ]

    @offers(TOGETHER, lambda self, pos: self.company(pos), why=lambda self, pos, p: "WOR-18-b")
    def together(self, pos: War, p: int) -> None:
        pos.replace(replace(self, group=(*self.group, p)))

    def legs(self, pos: War) -> list[int]:
        """Hexes that the whole group can fly to now."""
        if not self.group:
            return []
        open_ = pos.ground.beyond == 0
        for p in self.group:
            there = away(pos.kit, pos.place[p]).astype(np.int32)
            if pos.sortie[p] != ESCORT or self.stop_of(p) >= 0:
                there = there + away(pos.kit, self.goal_of(p))
            open_ = open_ & (there <= self.left(pos, p))
        open_[pos.place[self.group[0]]] = False
        return [int(space) for space in np.flatnonzero(open_)]

    @offers(VIA, lambda self, pos: self.legs(pos), why=lambda self, pos, space: "WOR-18-a")
    def via(self, pos: War, space: int) -> None:
        pos.cite("WOR-18-c")
        self._send(pos, self.group, space)

    @offers(STRAIGHT, lambda self, pos: () if self.group and not self.whole else (None,))
    def fly_straight(self, pos: War) -> None:
        pos.replace(replace(self, straight=True, group=()))

    def on_cap(self, pos: War) -> list[int]:
        """Own fighters on CAP over the target that may go over to escort (20E)."""
        if self.night or self.group:
            return []
        return [
            p
            for p in pos.kit.air.pieces
            if pos.sortie[p] == CAP
            and pos.kit.side[p] == self.side
            and pos.place[p] == self.target
            and p not in self.units
        ]

    @offers(JOIN_ESCORT, lambda self, pos: self.on_cap(pos), why=lambda self, pos, p: "WOR-20E-c")
    def switch(self, pos: War, p: int) -> None:
        pos.sortie[p] = ESCORT
        pos.event("switches", "WOR-20E-c", "WOR-20E-f", piece=p, space=self.target, mission="escort")
        pos.replace(replace(self, units=(*self.units, p), stops=(*self.stops, -1)))
        for depth, frame in enumerate(pos.stack):
            if isinstance(frame, Operation) and frame.units == self.units:
                pos.stack[depth] = replace(frame, units=(*self.units, p))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def _shunned(pos: War, side: int) -> npt.NDArray[np.bool_]:
    """Hexes that a group flies round if that is no further: in a typhoon, or watched by enemy fighters."""
    return watched(pos, enemy(side))


class Course(Answers[War], frozen=True):
    """A group on its way, hex by hex; enemy fighters may fall upon it (20D)."""

    side: Side
    units: Pieces
    path: Hidden[Spaces]
    night: bool = False
    fresh: bool = True
    """Whether it has just taken off, where it stands."""

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def advance(self, pos: War) -> Asks:
        units = tuple(p for p in self.units if pos.sortie[p] != AT_BASE)
        if not units:
            pos.pop()
            return None
        here = pos.place[units[0]]
        if self.fresh:
            pos.replace(replace(self, units=units, fresh=False))
        elif not self.path:
            pos.pop()
            return None
        else:
            space = self.path[0]
            cost = step_cost(pos, here, space)
            if space == pos.kit.box[BURMA_ROAD]:
                cost += pos.road_detour
                pos.road_fare = max(pos.road_fare, cost)
                pos.cite("WOR-20G2j-b")
            for p in units:
                pos.burnt[p] += cost
                pos.put(p, space)
                if is_typhoon(pos, space):
                    pos.wing[p] |= STORMY
            here = space
            pos.replace(replace(self, units=units, path=self.path[1:]))
        if not self.night and guards(pos, enemy(self.side), here):
            pos.cite("WOR-20D-b")
            pos.push("PatrolChance", enemy(self.side), here, units)
        return None


class Onward(Answers[War], frozen=True):
    """Units that have come to a base by transfer may go on at once; else they are inoperative there (20A)."""

    side: Side
    space: Space
    units: Pieces
    night: bool = False

    def advance(self, pos: War) -> Asks:
        units = tuple(p for p in self.units if pos.sortie[p] == TRANSFER)
        if not units:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "onward", self.offered(pos), ("WOR-20A-d",), {"space": self.space}, firm=True)

    def waiting(self, pos: War) -> list[int]:
        return [p for p in self.units if pos.sortie[p] == TRANSFER]

    @offers(
        ONWARD,
        lambda self, pos: self.waiting(pos),
        lambda self, pos, p: None if stages(pos, p, passing=True) else "WOR-20A-b",
    )
    def onward(self, pos: War, p: int) -> None:
        pos.replace(replace(self, units=tuple(q for q in self.waiting(pos) if q != p)))
        pos.push(NextLeg(self.side, p, self.night))

    @offers(
        LAND_ON,
        lambda self, pos: sorted({q for p in self.waiting(pos)[:1] for q in decks_at(pos, p, self.space)}),
        why=lambda self, pos, q: why_not_deck(pos, self.waiting(pos)[0], q) or "WOR-27A5-a",
    )
    def land_on(self, pos: War, carrier: int) -> None:
        """The first of them goes aboard a carrier that lies there (27A5)."""
        come_aboard(pos, self.waiting(pos)[0], carrier, night=self.night)

    @offers(DONE)
    def done(self, pos: War) -> None:
        for p in self.waiting(pos):
            settle_down(pos, p)
            pos.decks.pop(p, None)
            pos.wing[p] |= INOPERATIVE
            pos.event("lands", "WOR-20A-d", "WOR-16B1-b", piece=p, space=self.space)
        pos.pop()


class NextLeg(Answers[War], frozen=True):
    """The next leg of a transfer (20A)."""

    side: Side
    piece: Hidden[int]
    night: bool = False

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def advance(self, pos: War) -> Asks:
        return Ask(pos.seat(self.side), "next-leg", self.offered(pos), ("WOR-20A-c",), {"piece": self.piece})

    @offers(VIA, lambda self, pos: stages(pos, self.piece, passing=True), why=lambda self, pos, space: "WOR-20A-b")
    def fly(self, pos: War, space: int) -> None:
        p = self.piece
        pos.burnt[p], pos.homes[p] = 0, pos.place[p]
        pos.wing[p] &= ~STORMY
        pos.replace(Operation(self.side, "transfer", space, (p,), night=self.night))
