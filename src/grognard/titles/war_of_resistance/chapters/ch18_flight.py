"""18, 19 How far air units fly, by what way, and how they come home; 23E and 23F landings by night and in typhoons."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, offers
from grognard.titles.war_of_resistance.chapters.ch17_bases import bases_for, take_flight, why_not_base
from grognard.titles.war_of_resistance.chapters.ch20_loads import lose_load, return_load
from grognard.titles.war_of_resistance.chapters.ch27_carriers import open_decks, why_not_deck
from grognard.titles.war_of_resistance.charts import TYPHOON
from grognard.titles.war_of_resistance.kit import ChinaKit
from grognard.titles.war_of_resistance.kit_air import FIGHTER
from grognard.titles.war_of_resistance.sheets import BURMA_ROAD, HANOI, INDIA_BURMA, JAPAN_BOX, WEST_CHINA
from grognard.titles.war_of_resistance.skies import (
    ASHES,
    AT_BASE,
    BOMBING,
    CAP,
    CARRYING,
    DEFENCE,
    ESCORT,
    EXTENDED,
    FLEEING,
    HARASSMENT,
    IN_FLIGHT,
    INOPERATIVE,
    INTERCEPTION,
    ONE_WAY,
    PATROL,
    RESTING,
    STORMY,
    SUPPORT,
    TRANSFER,
)
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

Distances = npt.NDArray[np.int16]
LAND = VERBS.space("land-at")
LAND_ON = VERBS.piece("land-on")
FLEE = VERBS.piece("flee")
ESCAPES, SURVIVES = 5, 3
"""From so much on the die an air unit escapes from a base that is taken, or is at least not lost (17B)."""
ALL_HOME = VERBS.word("all-home")
FAR = 9999
TO_BOX = {JAPAN_BOX: 30, INDIA_BURMA: 24, HANOI: 3, WEST_CHINA: 10}
"""How far the boxes lie beyond the edge of the map (37B)."""
BOX_RULES = {JAPAN_BOX: "WOR-37B2-b", INDIA_BURMA: "WOR-37B3-a", HANOI: "WOR-37B5-d", WEST_CHINA: "WOR-37B1-c"}
ROAD_ROW = 27
"""The row of G5 from which the Burma Road is nearest (20G2j)."""


@lru_cache(maxsize=8)
def gates(kit: ChinaKit) -> dict[int, dict[int, int]]:
    """By box: the hexes at the edge of the map that lead there, and what that costs."""
    index, found = kit.space_index, {}
    east = [space for name, space in index.items() if name.startswith("G1:") and name.endswith("01")]
    found[kit.box[JAPAN_BOX]] = {space: TO_BOX[JAPAN_BOX] for space in east if kit.is_sea[space]}
    west = {
        int(name[3:5]): space
        for name, space in index.items()
        if name.startswith("G5:") and int(name[5:]) == (17 if int(name[3:5]) % 2 else 16)
    }
    found[kit.box[INDIA_BURMA]] = dict.fromkeys(west.values(), TO_BOX[INDIA_BURMA])
    found[kit.box[BURMA_ROAD]] = {space: 1 + abs(row - ROAD_ROW) for row, space in west.items()}
    south = [f"G5:51{col:02}" for col in range(1, 11)]
    south += [f"G4:{row}33" for row in range(46, 51)] + [f"G6:{row:02}20" for row in range(1, 5)]
    found[kit.box[HANOI]] = {index[name]: TO_BOX[HANOI] for name in south if name in index}
    edge = [s for name, s in index.items() if name.startswith("G5:01") or (name[:3] == "G2:" and name.endswith("33"))]
    found[kit.box[WEST_CHINA]] = dict.fromkeys(edge, TO_BOX[WEST_CHINA])
    return found


@lru_cache(maxsize=512)
def away(kit: ChinaKit, space: int) -> Distances:
    """By space: movement points from a place to it and back, boxes beyond the map's edge included."""
    graph, boxes = kit.board.graph, gates(kit)
    if space in boxes:
        found = np.full(kit.board.size, FAR, np.int16)
        by_cost: dict[int, list[int]] = {}
        for gate, cost in boxes[space].items():
            by_cost.setdefault(cost, []).append(gate)
        for cost, origins in by_cost.items():
            field = distance_field(graph, origins)
            found = np.minimum(found, np.where(field < 0, FAR, field + cost)).astype(np.int16)
        found[space] = 0
        return found
    field = distance_field(graph, space)
    found = np.where(field < 0, FAR, field).astype(np.int16)
    for box, ways in boxes.items():
        found[box] = min((int(found[gate]) + cost for gate, cost in ways.items()), default=FAR)
    return found


def distance(pos: War, a: int, b: int) -> int:
    return int(away(pos.kit, a)[b])


def is_typhoon(pos: War, space: int) -> bool:
    kit = pos.kit
    return space < kit.hex_count and pos.weather[kit.zone[space]] == TYPHOON


def typhoons(pos: War) -> npt.NDArray[np.bool_]:
    """By space: whether there is one."""
    kit = pos.kit
    found = np.zeros(kit.board.size, np.bool_)
    struck = [zone for zone, weather in enumerate(pos.weather) if weather == TYPHOON]
    found[: kit.hex_count] = np.isin(_zones(kit), struck)
    return found


@lru_cache(maxsize=8)
def _zones(kit: ChinaKit) -> npt.NDArray[np.int8]:
    """By hex: its weather zone."""
    return np.array(kit.zone[: kit.hex_count], np.int8)


def course(pos: War, start: int, end: int, shun: npt.NDArray[np.bool_]) -> list[int]:
    """A shortest way, through as few hexes that are to be shunned as can be seen from hex to hex."""
    kit, far, found = pos.kit, away(pos.kit, end), list[int]()
    boxes, here = gates(kit), start
    if start in boxes:
        here = min(boxes[start], key=lambda gate: (boxes[start][gate] + int(far[gate]), gate))
        found.append(here)
    while here != end:
        if end in boxes and here in boxes[end] and boxes[end][here] == far[here]:
            here = end
        else:
            nearer = [space for space in kit.neighbours[here] if far[space] < far[here]]
            here = min(nearer, key=lambda space: (bool(shun[space]), space))
        found.append(here)
    return found


def step_cost(pos: War, here: int, space: int) -> int:
    """A point for each hex; more to or from a box beyond the edge (18)."""
    boxes = gates(pos.kit)
    for box in (here, space):
        if box in boxes:
            pos.cite(BOX_RULES.get(pos.kit.space_names[box], "WOR-20G2j-a"))
    return boxes[here][space] if here in boxes else boxes[space][here] if space in boxes else 1


def to_the_road(pos: War, space: int) -> int:
    """How far interceptors have to the Burma Road: each gate costs at least what the group has spent there (20G2j)."""
    kit = pos.kit
    far = away(kit, space)
    ways = gates(kit)[kit.box[BURMA_ROAD]]
    pos.cite("WOR-20G2j-c")
    return min((int(far[gate]) + max(cost, pos.road_fare) for gate, cost in ways.items()), default=FAR)


def by_korea(pos: War, start: int, end: int) -> bool:
    """Whether a transfer leads from Japan to Manchukuo or back, along the bases of Korea: it costs nothing (37B2)."""
    japan, region = pos.kit.box[JAPAN_BOX], pos.kit.nation.region
    return japan in (start, end) and "Manchukuo" in (region[start], region[end])


# ranges


def patrol_radius(pos: War, p: int) -> int:
    """How far the patrol zone of a fighter reaches (19)."""
    force, move = pos.kit.force[p], pos.kit.air.aircraft[p].move
    if force == "IJA":
        pos.cite("WOR-19-c")
        return 2
    if force in ("IJN", "AVG"):
        pos.cite("WOR-19-d")
        return move // 2
    pos.cite("WOR-19-b")
    return 0


def range_of(pos: War, p: int, mission: int, marks: int = 0) -> int:
    """The range of an air unit on a mission (18, 20, 23C)."""
    craft = pos.kit.air.aircraft[p]
    move = craft.move
    if mission == TRANSFER:
        pos.cite("WOR-20A-b")
        return 3 * move
    if mission == INTERCEPTION:
        pos.cite("WOR-20C-b")
        return move // 2
    if mission == PATROL:
        return patrol_radius(pos, p)
    if mission == DEFENCE:
        if craft.type == "B":
            pos.cite("WOR-20G2c-b", "WOR-23H-a")
            return move // 2
        return move
    if mission == CARRYING:
        pos.cite("WOR-20F-b")
        if marks & ONE_WAY:
            pos.cite("WOR-20F1-b")
            return move * (3 if marks & EXTENDED else 2)
    elif mission == ESCORT:
        pos.cite("WOR-20B-b")
    elif mission in (BOMBING, SUPPORT, HARASSMENT):
        pos.cite("WOR-20G-f")
    elif mission == CAP:
        pos.cite("WOR-20E-a")
    if marks & EXTENDED:
        pos.cite("WOR-23C-a" if craft.category == FIGHTER else "WOR-23C-c" if mission == CARRYING else "WOR-23C-b")
        return 2 * move
    return move


def landings(pos: War, p: int, reach: int) -> list[int]:
    """Bases within reach of an air unit (18)."""
    far, passing = away(pos.kit, pos.place[p]), is_passing(pos, p)
    return [space for space in bases_for(pos, p, passing=passing) if far[space] <= reach]


def is_passing(pos: War, p: int) -> bool:
    """Whether a unit flies a mission for which bases of neutral powers are open; who flees has none (38E, 38F)."""
    return pos.sortie[p] == CARRYING or (pos.sortie[p] == TRANSFER and not pos.wing[p] & FLEEING)


def stages(pos: War, p: int, *, passing: bool = False) -> list[int]:
    """Bases to which a unit can fly a transfer of one leg, before its mission (23B) or on its way (20A)."""
    far, reach = away(pos.kit, pos.place[p]), range_of(pos, p, TRANSFER)
    return [space for space in bases_for(pos, p, passing=passing) if space != pos.place[p] and far[space] <= reach]


# what becomes of them


def near_decks(pos: War, p: int, reach: int) -> list[int]:
    """Carriers within reach on which an air unit can land (27A5)."""
    far = away(pos.kit, pos.place[p])
    return [q for q in open_decks(pos, p) if far[pos.place[q]] <= reach]


def settle_down(pos: War, p: int) -> None:
    """A mission is over: nothing of it is remembered."""
    pos.sortie[p] = AT_BASE
    pos.wing[p] &= ~IN_FLIGHT
    pos.burnt[p] = 0
    pos.homes.pop(p, None)


def abort(pos: War, p: int, *rules: str) -> None:
    """An air unit is damaged and leaves the map (16B1)."""
    pos.event("aborted", "WOR-16B1-c", *rules, piece=p, space=pos.place[p])
    pos.decks.pop(p, None)
    settle_down(pos, p)
    pos.wing[p] = 0
    pos.put(p, pos.kit.aborted)


def destroy(pos: War, p: int, *rules: str) -> None:
    """An air unit is eliminated (16B1)."""
    pos.event("shot-down", "WOR-16B1-d", *rules, piece=p, space=pos.place[p])
    pos.decks.pop(p, None)
    settle_down(pos, p)
    pos.wing[p] = 0
    pos.put(p, pos.kit.lost)


def hit(pos: War, p: int, effect: str) -> None:
    """What a fire does to an air unit: `R` returns, `A` aborted, `K` eliminated (21B2). It may push a landing."""
    if effect == "K":
        lose_load(pos, p)
        destroy(pos, p, "WOR-21B2-d")
    elif effect == "A":
        pos.cite("WOR-21B2-c", "WOR-21B2-e")
        home = pos.homes.get(p, pos.place[p])
        reach = return_range(pos, p)
        if landings(pos, p, reach) or near_decks(pos, p, reach):
            return_load(pos, p, home)
            abort(pos, p, "WOR-21B2-c")
        else:
            lose_load(pos, p)
            destroy(pos, p, "WOR-18-e")
    elif effect == "R":
        pos.cite("WOR-21B2-b", "WOR-21B2-e")
        pos.push(Landing(pos.kit.side[p], (p,)))
    else:
        pos.cite("WOR-21B2-a")


def return_range(pos: War, p: int) -> int:
    """A unit flies home as far as it flew out; a fighter from CAP uses its range of CAP (18, 20E)."""
    pos.cite("WOR-18-d")
    if pos.wing[p] & EXTENDED:
        pos.cite("WOR-23C-d")
    return range_of(pos, p, pos.sortie[p], pos.wing[p])


def touch_down(pos: War, p: int, space: int, *, night: bool) -> bool:
    """An air unit lands on a base; whether it is still there after the dice that this may need (23E, 23F)."""
    kit = pos.kit
    pos.put(p, space)
    least = next(int(row["least"]) for row in kit.tables["success"] if row["result"] == "S")
    dangers = []
    if night and kit.air.aircraft[p].prefix != "N":
        dangers.append(("night", "WOR-23E-e"))
    if pos.wing[p] & STORMY:
        dangers.append(("typhoon", "WOR-23F-a"))
    for danger, rule in dangers:
        die, drm = pos.roll(), kit.air.modifier("landing", danger)
        pos.event("landing", rule, piece=p, space=space, die=die, drm=drm)
        if die + drm < least:
            abort(pos, p, rule)
            return False
    return True


class Landing(Answers[War], frozen=True):
    """Air units come home, one after the other, each to a base within its range; then they are inoperative (16D6)."""

    side: Side
    units: Pieces
    night: bool = False

    def waiting(self, pos: War) -> tuple[int, ...]:
        return tuple(p for p in self.units if pos.sortie[p] != AT_BASE)

    def advance(self, pos: War) -> Asks:
        units = self.waiting(pos)
        if not units:
            pos.pop()
            return None
        p = units[0]
        if not self.goals(pos) and not self.ships(pos):
            self._lost(pos, p)
            return None
        return Ask(pos.seat(self.side), "landing", self.offered(pos), ("WOR-16D6-a", "WOR-18-d"), {"piece": p})

    @staticmethod
    def _lost(pos: War, p: int) -> None:
        lose_load(pos, p)
        destroy(pos, p, "WOR-18-e")

    def goals(self, pos: War) -> list[int]:
        p = self.waiting(pos)[0]
        return landings(pos, p, return_range(pos, p))

    def ships(self, pos: War) -> list[int]:
        p = self.waiting(pos)[0]
        return near_decks(pos, p, return_range(pos, p))

    @offers(LAND_ON, lambda self, pos: self.ships(pos), why=lambda self, pos, q: why_not_land_on(pos, self, q))
    def land_on(self, pos: War, carrier: int) -> None:
        come_aboard(pos, self.waiting(pos)[0], carrier, night=self.night)

    @offers(LAND, lambda self, pos: self.goals(pos), why=lambda self, pos, space: why_not_land(pos, self, space))
    def land(self, pos: War, space: int) -> None:
        come_home(pos, self.waiting(pos)[0], space, night=self.night)

    def all_may(self, pos: War) -> bool:
        """Whether everybody can go back to where they came from."""
        units = self.waiting(pos)
        return len(units) > 1 and all(
            p in pos.homes
            and not why_not_base(pos, p, pos.homes[p], passing=is_passing(pos, p))
            and distance(pos, pos.place[p], pos.homes[p]) <= return_range(pos, p)
            for p in units
        )

    @offers(ALL_HOME, forbids=lambda self, pos, _: None if self.all_may(pos) else "WOR-18-d")
    def all_home(self, pos: War) -> None:
        for p in self.waiting(pos):
            come_home(pos, p, pos.homes[p], night=self.night)


def why_not_land_on(pos: War, landing: Landing, carrier: int) -> str:
    return why_not_deck(pos, landing.waiting(pos)[0], carrier) or "WOR-18-d"


def come_aboard(pos: War, p: int, carrier: int, *, night: bool) -> None:
    """An air unit lands on a carrier, and is based there from now on (27A5)."""
    tired = pos.sortie[p] == HARASSMENT
    space = pos.place[carrier]
    if is_typhoon(pos, space):
        pos.wing[p] |= STORMY
    if not touch_down(pos, p, space, night=night):
        return
    settle_down(pos, p)
    pos.decks[p] = carrier
    pos.wing[p] |= INOPERATIVE | (RESTING if tired else 0)
    pos.event("lands-aboard", "WOR-27A5-a", "WOR-23G2-a", "WOR-16D6-a", piece=p, by=carrier, space=space)


def come_home(pos: War, p: int, space: int, *, night: bool) -> None:
    """An air unit returns to a base; it is inoperative at once (16D6)."""
    far = away(pos.kit, space)
    if is_typhoon(pos, space) or is_typhoon(pos, pos.place[p]) or _must_cross(pos, p, space, far):
        pos.wing[p] |= STORMY
    tired = pos.sortie[p] == HARASSMENT
    return_load(pos, p, space)
    if not touch_down(pos, p, space, night=night):
        return
    if pos.wing[p] & ASHES:
        abort(pos, p, "WOR-17B-c")
        return
    settle_down(pos, p)
    pos.decks.pop(p, None)
    pos.wing[p] |= INOPERATIVE | (RESTING if tired else 0)
    pos.event("lands", "WOR-16D6-a", "WOR-16B1-b", piece=p, space=space)
    if tired:
        pos.cite("WOR-20G2d-j")


def _must_cross(pos: War, p: int, space: int, far: Distances) -> bool:
    """Whether every shortest way home leads through a typhoon."""
    kit = pos.kit
    if not any(weather == TYPHOON for weather in pos.weather):
        return False
    shun = np.array([is_typhoon(pos, s) for s in range(kit.board.size)])
    return any(shun[each] for each in course(pos, pos.place[p], space, shun))


def why_not_land(pos: War, landing: Landing, space: int) -> tuple[str, ...]:
    p = landing.waiting(pos)[0]
    rule = why_not_base(pos, p, space, passing=is_passing(pos, p))
    return (rule,) if rule else ("WOR-18-d",)


class Flight(Answers[War], frozen=True):
    """An air unit flees: its owner says where to; then it is an operation like any other (17B)."""

    side: Side
    units: Pieces
    elsewhere = {"land-at": "WOR-17B-b"}

    def advance(self, pos: War) -> Asks:
        p = self.units[0]
        return Ask(pos.seat(self.side), "flight", self.offered(pos), ("WOR-17B-b",), {"piece": p})

    @offers(
        LAND,
        lambda self, pos: landings(pos, self.units[0], range_of(pos, self.units[0], TRANSFER)),
        why=lambda self, pos, space: "WOR-17B-d",
    )
    def flee(self, pos: War, space: int) -> None:
        for p in self.units:
            take_flight(pos, p)
            pos.homes[p] = pos.place[p]
        pos.replace("Operation", self.side, "transfer", target=space, units=self.units)


class Escape(Answers[War], frozen=True):
    """Air units flee from a base that is lost: a die each, then each flies to another base (17B)."""

    side: Side
    space: Space
    units: Pieces
    rolled: bool = False

    def advance(self, pos: War) -> Asks:
        if not self.rolled:
            pos.replace(Escape(self.side, self.space, self._away(pos), rolled=True))
            return None
        left = tuple(p for p in self.units if pos.place[p] == self.space)
        if not left:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "escape", FLEE.each(left), ("WOR-17B-b",), {"space": self.space})

    def _away(self, pos: War) -> tuple[int, ...]:
        """Those who get off the ground."""
        found = []
        for p in self.units:
            die = pos.roll()
            pos.event("escape", "WOR-17B-a", piece=p, space=self.space, die=die)
            if die < SURVIVES:
                destroy(pos, p, "WOR-17B-a")
            elif die < ESCAPES:
                abort(pos, p, "WOR-17B-a")
            elif not landings(pos, p, 3 * pos.kit.air.aircraft[p].move):
                destroy(pos, p, "WOR-17B-d")
            else:
                found.append(p)
        return tuple(found)

    @offers(FLEE, lambda self, pos: self.units)
    def flee(self, pos: War, p: int) -> None:
        pos.push(Flight(self.side, (p,)))
