"""16, 20, 23B, 23C, 23E An air operation while it is put together: who flies where, on which mission, and how."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Hidden, Number, Piece, Pieces, Side, Space, Spaces, Word
from grognard.core.steps import Answers, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch17_bases import bases_for, capacity, is_open, why_not_base
from grognard.titles.war_of_resistance.chapters.ch18_flight import away, by_korea, range_of, settle_down, stages
from grognard.titles.war_of_resistance.chapters.ch20_bombing import has_aims, where_aims_may_be
from grognard.titles.war_of_resistance.chapters.ch20_loads import cargo_number
from grognard.titles.war_of_resistance.chapters.ch20_transport import (
    LOAD,
    STOW,
    freight,
    may_carry,
    points_at,
    room_for,
    why_not_drop,
    why_not_load,
)
from grognard.titles.war_of_resistance.chapters.ch23_special import may_fly_far
from grognard.titles.war_of_resistance.chapters.ch27_carriers import carriers, open_decks, why_not_deck
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import rule_of_base_abroad
from grognard.titles.war_of_resistance.kit import ChinaKit
from grognard.titles.war_of_resistance.kit_air import FIGHTER
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD
from grognard.titles.war_of_resistance.skies import (
    AT_BASE,
    BOMBING,
    CAP,
    CARRYING,
    DEFENCE,
    ESCORT,
    EXTENDED,
    HARASSMENT,
    INOPERATIVE,
    MISSIONS,
    ONE_WAY,
    SUPPORT,
    TRANSFER,
)
from grognard.titles.war_of_resistance.verbs import CALL_OFF, VERBS
from grognard.titles.war_of_resistance.war import War, enemy

OPERATION = VERBS.choice("operation")
FLY = VERBS.piece("fly")
MANNER = VERBS.choice("manner")
DETOUR = VERBS.number("detour")
STAGE_AT = VERBS.space("stage-at")
TARGET = VERBS.space("target")
ESCORT_BY = VERBS.piece("escort")
GO = VERBS.word("go")
NIGHT = "night-"
BY_NIGHT = (TRANSFER, CARRYING, BOMBING)
"""What may be flown by night; of bombing the strategic missions alone (23E)."""
UNSTAGED = (DEFENCE,)
"""Missions before which nobody stages (23B)."""
MANNERS = {"normal": 0, "extended": EXTENDED, "one-way": ONE_WAY, "extended-one-way": EXTENDED | ONE_WAY}
STAGED = "staged"


def mission_of(key: str) -> int:
    return MISSIONS.index(key.removeprefix(NIGHT))


PASSING = (TRANSFER, CARRYING)
"""Missions for which airbases of neutral powers are open (38E, 38F)."""


def is_ready(pos: War, p: int, mission: int = BOMBING) -> bool:
    """Whether an air unit can fly a mission now: it is operative, on the ground, on a base that can be used (16B1)."""
    return (
        pos.sortie[p] == AT_BASE
        and not pos.wing[p] & INOPERATIVE
        and pos.place[p] not in (pos.kit.pool, pos.kit.lost, pos.kit.aborted)
        and not why_not_base(pos, p, pos.place[p], passing=mission in PASSING)
    )


def why_not_mission(pos: War, p: int, mission: int, side: int) -> Refusals:
    """The rule that keeps an air unit from a mission."""
    kit = pos.kit
    if kit.branch[p] != 1 or kit.side[p] != side:
        return "WOR-16B2-d"
    if pos.wing[p] & INOPERATIVE or pos.sortie[p] != AT_BASE:
        return ("WOR-20-a", "WOR-16B1-b")
    if p in pos.patrolling and p not in pos.decks:
        return "WOR-20G2h-b"
    if not is_ready(pos, p, mission):
        return why_not_base(pos, p, pos.place[p], passing=mission in PASSING) or "WOR-17-a"
    craft = kit.air.aircraft[p]
    if mission == TRANSFER:
        return None
    if mission in (ESCORT, CAP):
        rule = "WOR-20B-a" if mission == ESCORT else "WOR-20E-a"
        return None if craft.category == FIGHTER else rule
    if mission == CARRYING:
        return None if may_carry(pos, p) else "WOR-20F-a"
    if mission == BOMBING:
        return None if craft.tactical or craft.strategic or craft.category == FIGHTER else "WOR-20G-a"
    return None if craft.tactical else "WOR-20G2-a"


def ready_for(pos: War, side: int, mission: int) -> list[int]:
    return [p for p in pos.kit.air.pieces if not why_not_mission(pos, p, mission, side)]


def manners(pos: War, p: int, mission: int) -> list[str]:
    """The ways in which a unit may fly a mission, apart from staging (20F1, 23C)."""
    found = ["normal"]
    if may_fly_far(pos, p, mission):
        found.append("extended")
    if mission == CARRYING:
        found += ["one-way", "extended-one-way"]
    return found


def targets(pos: War, p: int, mission: int, marks: int, start: int) -> list[int]:
    """Hexes that can be the target of a unit's mission from a base."""
    return list(_targets(pos, p, mission, marks, start))


def has_targets(pos: War, p: int, mission: int, marks: int, start: int) -> bool:
    """Whether there is any: most have one near by, and the others are not looked at."""
    return next(_targets(pos, p, mission, marks, start), None) is not None


def _targets(pos: War, p: int, mission: int, marks: int, start: int) -> Iterator[int]:
    kit, side = pos.kit, pos.kit.side[p]
    far, reach = away(kit, start), range_of(pos, p, mission, marks)
    if mission in (TRANSFER, CARRYING):
        beyond = pos.ground.beyond
        found = [
            s
            for s in bases_for(pos, p, passing=True)
            if far[s] <= reach or (mission == TRANSFER and by_korea(pos, start, s))
            if (not beyond[s] or rule_of_base_abroad(pos, s)) and s != start
        ]
        yield from found
        if mission == TRANSFER:
            yield from (s for s in {pos.place[q] for q in open_decks(pos, p)} if far[s] <= reach and s not in found)
        if mission == CARRYING and not marks & ONE_WAY and pos.phase == "movement":
            planned = {pos.drop_plans[q] for q in pos.drop_plans if kit.side[q] == side}
            if start in pos.rations:
                open_ = (far <= reach) & (beyond == 0) & droppable(kit)
                planned |= set(np.flatnonzero(open_).tolist())
                pos.cite("WOR-20F2-c")
            yield from (s for s in sorted(planned) if far[s] <= reach and not beyond[s] and s not in found)
        return
    near = (far <= reach) & (pos.ground.beyond == 0)
    if mission in (SUPPORT, DEFENCE):
        yield from (s for s in contested(pos, side if mission == DEFENCE else enemy(side)) if near[s])
        return
    if mission == BOMBING:
        near[kit.hex_count :] = (far <= reach)[kit.hex_count :]
        near &= where_aims_may_be(pos, side)
        yield from (s for s in np.flatnonzero(near).tolist() if has_aims(pos, side, s))
        return
    near[kit.hex_count :] = False
    yield from np.flatnonzero(near if mission == CAP else near & land(kit)).tolist()


@lru_cache(maxsize=8)
def land(kit: ChinaKit) -> npt.NDArray[np.bool_]:
    return np.array(kit.is_land, bool)


@lru_cache(maxsize=8)
def droppable(kit: ChinaKit) -> npt.NDArray[np.bool_]:
    """Where general supply may be dropped: everywhere but in all-sea and all-lake hexes (20F2)."""
    dry: npt.NDArray[np.bool_] = land(kit) & np.array([ground != "lake" for ground in kit.terrain])
    return dry


def contested(pos: War, side: int) -> list[int]:
    """Hexes with ground units of a side that have enemies beside them (20G2b, 20G2c)."""
    found = pos.index.contested[side]
    if found is None:
        held, others = pos.occupied(side), pos.occupied(enemy(side))
        end = pos.kit.hex_count
        near = distance_field(pos.kit.board.graph, np.flatnonzero(others[:end]).tolist(), 1)
        found = pos.index.contested[side] = np.flatnonzero((held[:end] > 0) & (near[:end] >= 0)).tolist()
    return found


class Launch(Answers[War], frozen=True):
    """An operation that is being put together: its kind, its first unit, its target, then the others (16D, 20)."""

    side: Side
    choices: tuple[Word, ...]
    key: Word = ""
    """The kind of operation, such as `bombing` or `night-bombing`."""
    units: Hidden[Pieces] = ()
    missions: Hidden[tuple[Number, ...]] = ()
    marks: Hidden[tuple[Number, ...]] = ()
    starts: Hidden[Spaces] = ()
    """Where each unit begins its mission: its base, or the one where it stages (23B)."""
    target: Hidden[Space] = -1
    cargo: Hidden[tuple[Number, ...]] = ()
    """Ground units, or points (negative), that are to be carried."""
    detour: Hidden[Number] = 0
    """Movement points spent beyond the edge of the map for nothing but to be hard to reach (20G2j)."""
    elsewhere = {"move": "WOR-16D-g", "rush": "WOR-16D-g", "attack": "WOR-16D-g"}

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    @property
    def mission(self) -> int:
        return mission_of(self.key)

    @property
    def night(self) -> bool:
        return self.key.startswith(NIGHT)

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        if not self.key:
            orders = self.offered(pos, OPERATION, CALL_OFF)
            return Ask(seat, "air-operation", orders, ("WOR-16C-a", "WOR-16D-d"))
        if not self.units:
            orders = self.offered(pos, FLY, CALL_OFF)
            return Ask(seat, "air-lead", orders, ("WOR-20-b",), {"mission": self.key}, firm=True)
        if self.target < 0:
            orders = self.offered(pos, TARGET, CALL_OFF)
            return Ask(seat, "air-target", orders, ("WOR-16B2-a", "WOR-16D-b"), {"piece": self.units[0]}, firm=True)
        orders = self.offered(pos, FLY, ESCORT_BY, LOAD, STOW, DETOUR, GO, CALL_OFF)
        args: dict[str, object] = {"mission": self.key, "space": self.target}
        return Ask(seat, "air-assembly", orders, ("WOR-16D-c", "WOR-16B2-b"), args, firm=True)

    # what kind

    def kinds(self, pos: War) -> list[str]:
        found = []
        for key in self.choices:
            mission = mission_of(key)
            if any(self._has_target(pos, p, mission) for p in ready_for(pos, self.side, mission)):
                found.append(key)
                if mission in BY_NIGHT:
                    found.append(NIGHT + key)
        return found

    def _has_target(self, pos: War, p: int, mission: int) -> bool:
        if mission in (TRANSFER, CAP, HARASSMENT):
            return True
        here = pos.place[p]
        return any(self._reaches(pos, p, mission, manner, here) for manner in manners(pos, p, mission)) or (
            mission not in (*UNSTAGED, CARRYING) and bool(self.staging(pos, p, mission))
        )

    @offers(OPERATION, lambda self, pos: self.kinds(pos), why=lambda self, pos, key: why_not_operation(self, key))
    def choose(self, pos: War, key: str) -> None:
        pos.replace(replace(self, key=key))

    # who flies

    def why_not_fly(self, pos: War, p: int) -> Refusals:
        if p in self.units:
            return "WOR-20-a"
        forbidden = why_not_mission(pos, p, self.mission, self.side)
        if forbidden:
            return forbidden
        if self.night and self.mission == BOMBING and not pos.kit.air.aircraft[p].strategic:
            return "WOR-23E-c"
        return None if self.ways(pos, p, self.mission) else ("WOR-18-a", "WOR-16D-c")

    def ways(self, pos: War, p: int, mission: int) -> list[str]:
        """In which manners a unit can fly to the target, or escort at all (20B)."""
        here = pos.place[p]
        if mission == ESCORT:
            return [*manners(pos, p, mission), STAGED] if stages(pos, p) else manners(pos, p, mission)
        found = [manner for manner in manners(pos, p, mission) if self._reaches(pos, p, mission, manner, here)]
        if mission in UNSTAGED:
            pos.cite("WOR-23B-c")
        elif self.staging(pos, p, mission):
            found.append(STAGED)
        return found

    def _reaches(self, pos: War, p: int, mission: int, manner: str, start: int) -> bool:
        marks = MANNERS[manner]
        if self.target < 0:
            return has_targets(pos, p, mission, marks, start)
        if mission == TRANSFER and by_korea(pos, start, self.target):
            return not why_not_base(pos, p, self.target, passing=True)
        if away(pos.kit, start)[self.target] + self.detour > range_of(pos, p, mission, marks):
            return False
        if mission in (TRANSFER, CARRYING) and capacity(pos, self.target):
            return not why_not_base(pos, p, self.target, passing=True)
        return not (mission == CARRYING and marks & ONE_WAY)

    def staging(self, pos: War, p: int, mission: int) -> list[int]:
        """Bases at which a unit can stage and begin its mission from there (23B)."""
        if mission == TRANSFER:
            return []
        if mission == ESCORT:
            return stages(pos, p)
        return [
            space
            for space in stages(pos, p)
            if any(self._reaches(pos, p, mission, manner, space) for manner in manners(pos, p, mission))
        ]

    @offers(
        FLY,
        lambda self, pos: ready_for(pos, self.side, self.mission) if self.key else (),
        lambda self, pos, p: self.why_not_fly(pos, p),
    )
    def fly(self, pos: War, p: int) -> None:
        pos.cite("WOR-16A-a", "WOR-16A-b", *(("WOR-17D-f",) if pos.place[p] in pos.base_hits else ()))
        pos.push(Manner(self.side, p, self.mission))

    @offers(
        ESCORT_BY,
        lambda self, pos: ready_for(pos, self.side, ESCORT),
        lambda self, pos, p: why_not_escort(pos, self, p),
    )
    def escort(self, pos: War, p: int) -> None:
        pos.cite("WOR-20B-a", "WOR-20B-d")
        pos.push(Manner(self.side, p, ESCORT))

    def added(self, p: int, mission: int, marks: int, start: int) -> Launch:
        return replace(
            self,
            units=(*self.units, p),
            missions=(*self.missions, mission),
            marks=(*self.marks, marks),
            starts=(*self.starts, start),
        )

    # where to

    def goals(self, pos: War) -> list[int]:
        if not self.units or self.target >= 0:
            return []
        return targets(pos, self.units[0], self.mission, self.marks[0], self.starts[0])

    @offers(TARGET, lambda self, pos: self.goals(pos), why=lambda self, pos, space: why_not_target(pos, self, space))
    def aim(self, pos: War, space: int) -> None:
        pos.replace(replace(self, target=space))

    # what is carried

    def carriers(self) -> list[int]:
        return [p for p, mission in zip(self.units, self.missions, strict=True) if mission == CARRYING]

    def freight(self, pos: War) -> list[int]:
        return freight(pos, self.side, {pos.place[p] for p in self.carriers()}) if self.carriers() else []

    def why_not_load(self, pos: War, cargo: int) -> Refusals:
        marks = dict(zip(self.units, self.marks, strict=True))
        staged = {p for p, start in zip(self.units, self.starts, strict=True) if start != pos.place[p]}
        carriers = [p for p in self.carriers() if p not in staged]
        if staged and not carriers:
            return "WOR-23B-b"
        drop = not capacity(pos, self.target) or not is_open(pos, self.side, self.target)
        return why_not_load(pos, cargo, carriers, marks, self.cargo, self.target, drop=drop)

    @offers(LOAD, lambda self, pos: self.freight(pos), lambda self, pos, cargo: self.why_not_load(pos, cargo))
    def load(self, pos: War, cargo: int) -> None:
        pos.replace(replace(self, cargo=(*self.cargo, cargo)))

    def stores(self, pos: War) -> list[str]:
        return points_at(pos, self.side, {pos.place[p] for p in self.carriers()}) if self.carriers() else []

    @offers(
        STOW,
        lambda self, pos: self.stores(pos),
        lambda self, pos, key: self.why_not_load(pos, cargo_number(key)),
    )
    def stow(self, pos: War, key: str) -> None:
        pos.replace(replace(self, cargo=(*self.cargo, cargo_number(key))))

    # the Burma Road

    def detours(self, pos: War) -> list[int]:
        """How many more points all of them could spend on the way to the Burma Road (20G2j)."""
        if self.target != pos.kit.box[BURMA_ROAD] or self.detour:
            return []
        left = [
            range_of(pos, p, mission, marks) - int(away(pos.kit, start)[self.target])
            for p, mission, marks, start in zip(self.units, self.missions, self.marks, self.starts, strict=True)
            if mission != ESCORT
        ]
        return list(range(1, min(left, default=0) + 1))

    @offers(DETOUR, lambda self, pos: self.detours(pos), why=lambda *_: "WOR-20G2j-b")
    def go_round(self, pos: War, points: int) -> None:
        pos.cite("WOR-20G2j-b")
        pos.replace(replace(self, detour=points))

    # off

    def why_not_go(self, pos: War) -> Refusals:
        if not self.units or self.target < 0:
            return "WOR-16D1-a"
        if self.mission == CARRYING:
            if not self.cargo:
                return "WOR-20F-g"
            return why_not_drop(pos, self.side, self.cargo, self.target)
        return None

    @offers(GO, forbids=lambda self, pos, _: self.why_not_go(pos))
    def go(self, pos: War) -> None:
        stops = {}
        for p, mission, marks, start in zip(self.units, self.missions, self.marks, self.starts, strict=True):
            pos.sortie[p], pos.burnt[p], pos.homes[p] = mission, 0, pos.place[p]
            pos.wing[p] |= marks
            if p in pos.decks:
                pos.flown_decks[pos.decks[p]] = p
                if p in pos.patrolling:
                    pos.patrolling.remove(p)
                    pos.cite("WOR-27A5-c")
            if start != pos.place[p]:
                stops[p] = start
        room_for(pos, self.carriers(), self.cargo)
        pos.stirred = True
        pos.road_detour, pos.road_fare = self.detour, 0
        pos.event(
            "launched",
            "WOR-20-b",
            "WOR-16B2-d",
            *(("WOR-23E-a",) if self.night else ()),
            side=self.side,
            mission=self.key,
            pieces=list(self.units),
        )
        if self.mission == TRANSFER and all(by_korea(pos, start, self.target) for start in self.starts):
            for p in self.units:
                pos.put(p, self.target)
                settle_down(pos, p)
                pos.wing[p] |= INOPERATIVE
            pos.cite("WOR-37B2-c")
            pos.pop()
            return
        pos.replace(
            "Operation",
            self.side,
            self.key.removeprefix(NIGHT),
            target=self.target,
            units=self.units,
            stops=tuple(stops.get(p, -1) for p in self.units),
            night=self.night,
        )

    @offers(CALL_OFF)
    def call_off(self, pos: War) -> None:
        pos.pop()


def why_not_operation(launch: Launch, key: str) -> Refusals:
    if key.startswith(NIGHT) and mission_of(key) not in BY_NIGHT:
        return "WOR-23E-c"
    return "WOR-16D-d" if key.removeprefix(NIGHT) not in launch.choices else ("WOR-20-a", "WOR-18-a")


def why_not_escort(pos: War, launch: Launch, p: int) -> Refusals:
    if launch.night:
        return "WOR-23E-c"
    if p in launch.units:
        return "WOR-20-a"
    if launch.target < 0:
        return "WOR-20B-a"
    return why_not_mission(pos, p, ESCORT, launch.side)


def why_not_target(pos: War, launch: Launch, space: int) -> Refusals:
    if not launch.units:
        return "WOR-16B2-a"
    if launch.target >= 0:
        return "WOR-16D-c"
    p, mission = launch.units[0], launch.mission
    if space < 0 or away(pos.kit, launch.starts[0])[space] > range_of(pos, p, mission, launch.marks[0]):
        return "WOR-18-a"
    if mission == TRANSFER:
        decks = [why_not_deck(pos, p, q) for q in carriers(pos, launch.side) if pos.place[q] == space]
        return next(filter(None, decks), None) or why_not_base(pos, p, space, passing=True) or "WOR-20A-c"
    return {
        BOMBING: "WOR-20G-g",
        SUPPORT: "WOR-20G2b-a",
        DEFENCE: "WOR-20G2c-a",
        HARASSMENT: "WOR-20G2d-a",
        CARRYING: "WOR-20F1-a",
    }.get(mission, "WOR-18-a")


class Manner(Answers[War], frozen=True):
    """How a unit that was picked flies: normally, further, one way, or from another base (20F1, 23B, 23C)."""

    side: Side
    piece: Hidden[Piece]
    mission: Number
    start: Hidden[Space] = -1
    stages: bool = False
    elsewhere = {"move": "WOR-16D-g", "attack": "WOR-16D-g"}

    def knows(self, pos: War, seat: str) -> bool:
        return seat == pos.seat(self.side)

    def launch(self, pos: War) -> Launch:
        frame = pos.stack[-2]
        assert isinstance(frame, Launch)
        return frame

    def options(self, pos: War) -> list[str]:
        launch, p = self.launch(pos), self.piece
        if self.start < 0:
            return launch.ways(pos, p, self.mission)
        if self.mission == ESCORT:
            return manners(pos, p, self.mission)
        return [
            manner
            for manner in manners(pos, p, self.mission)
            if launch._reaches(pos, p, self.mission, manner, self.start)
        ]

    def advance(self, pos: War) -> Asks:
        seat = pos.seat(self.side)
        args: dict[str, object] = {"piece": self.piece}
        if self.stages and self.start < 0:
            return Ask(seat, "staging", self.offered(pos, STAGE_AT), ("WOR-23B-a", "WOR-23B-d"), args)
        orders = self.offered(pos, MANNER)
        if not orders:
            pos.pop()
            return None
        return Ask(seat, "manner", orders, ("WOR-23C-e",), args)

    @offers(MANNER, lambda self, pos: self.options(pos), why=lambda self, pos, key: why_not_manner(self, key))
    def choose(self, pos: War, key: str) -> None:
        if key == STAGED:
            pos.replace(replace(self, stages=True))
            return
        start = self.start if self.start >= 0 else pos.place[self.piece]
        launch = self.launch(pos).added(self.piece, self.mission, MANNERS[key], start)
        pos.pop()
        pos.replace(launch)

    @offers(
        STAGE_AT,
        lambda self, pos: self.launch(pos).staging(pos, self.piece, self.mission),
        why=lambda self, pos, space: "WOR-23B-a",
    )
    def stage(self, pos: War, space: int) -> None:
        pos.replace(replace(self, start=space))


def why_not_manner(frame: Manner, key: str) -> Refusals:
    if key == STAGED:
        return "WOR-23B-c" if frame.mission in UNSTAGED else "WOR-23B-a"
    return "WOR-23C-b" if frame.mission == DEFENCE else "WOR-23C-e"
