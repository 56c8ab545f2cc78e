"""14A Construction: works begun in the initial phase, repairs and changes of railways in the movement phase."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from grognard.board.kernels import flood, spread
from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Number, Piece, Side
from grognard.core.order import Order
from grognard.core.steps import Answers, Menu, Refusals, offers
from grognard.titles.war_of_resistance.chapters.ch7_nets import yard
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred, governed, overland_from
from grognard.titles.war_of_resistance.chapters.ch12_points import RESOURCE, lay
from grognard.titles.war_of_resistance.chapters.ch44_dismantling import SALVAGE, dismantle, why_not_dismantle
from grognard.titles.war_of_resistance.charts import CLEAR
from grognard.titles.war_of_resistance.kit import CHINA, DOT, LOW, NEUTRAL
from grognard.titles.war_of_resistance.kit_nation import FRENCH
from grognard.titles.war_of_resistance.sheets import HANOI, WEST_CHINA
from grognard.titles.war_of_resistance.verbs import DONE, SOURCE, VERBS, WITH
from grognard.titles.war_of_resistance.war import SUPPLIED, War

FORT, UPGRADE, LAY_RAIL, AIRFIELD, STRIP = range(5)
WORK_NAMES = (
    "fort",
    "upgrade",
    "lay-rail",
    "airfield",
    "strip",
    "dismantle-fort",
    "dismantle-rail",
    "dismantle-airfield",
)
BEGUN_BY = ("WOR-14A1a-e", "WOR-14A3-c", "WOR-14A3-f", "WOR-14A1b-b", "WOR-14A1c-b", *["WOR-44B2b-a"] * len(SALVAGE))
RAIL_WORKS = (UPGRADE, LAY_RAIL)
AT_ONCE = -1
"""When a landing strip in open ground is done: at the end of the movement phase (14A1c)."""
STEP_OF_AIRFIELD, MOST_OF_AIRFIELD, MOST_OF_STRIP = 3, 12, 2
NO_AIRFIELD = (
    "mountain",
    "extreme-loess",
    "jungle",
    "rough-jungle",
    "mountainous-jungle",
    "intensive-irrigation",
    "atoll",
)
"""Terrain in which no permanent airfield is built (14A1b)."""
BUILD_AIRFIELD = VERBS.piece("build-airfield")
BUILD_STRIP = VERBS.piece("build-strip")
BUILD_FORT = VERBS.piece("build-fort")
UPGRADE_RAIL = VERBS.piece("upgrade-rail")
DISMANTLE = tuple(VERBS.piece(name) for name in SALVAGE)
BUILD_RAIL = VERBS.piece("build-rail")
ALONE = VERBS.word("alone")
LABOUR = VERBS.word("with-labour")

RAPID = 2
"""Rapid construction costs half (14A1h)."""
LABOUR_LINE = 4
BAD_WEATHER = 2


class Work(NamedTuple):
    """Something under construction."""

    kind: int
    space: int
    due: int
    """The turn in whose initial phase it is finished; 0: in this movement phase, for half of an allowance."""
    partner: int
    """Who works with the unit: -1 for nobody, -2 for civilian labour."""


NOBODY, CIVILIANS = -1, -2


def work_of(pos: War, p: int) -> Work | None:
    found = pos.works.get(p)
    return None if found is None else Work(*found)


# who can build


def builds(pos: War, p: int) -> bool:
    """Whether a unit is a construction unit: engineers, combat engineers and naval bases (14A1)."""
    traits = pos.kit.kind[p].traits
    if "combat-engineer" in traits:
        pos.cite("WOR-14A2-a")
    return bool(traits & {"construction", "base"})


def lays_rails(pos: War, p: int) -> bool:
    return "railway" in pos.kit.kind[p].traits


def is_bad(pos: War, space: int) -> bool:
    """Whether the weather doubles all construction (14A1g)."""
    return pos.kit.seasons.weather_at(pos.season, space) != CLEAR


def slowed(pos: War, space: int, points: int) -> int:
    if is_bad(pos, space):
        pos.cite("WOR-14A1g-a", "WOR-36A2-a")
        return points * BAD_WEATHER
    return points


def has_labour(pos: War, p: int) -> bool:
    """Whether civilians of a city help a unit: a line of four hexes to a major or dot city (14A1i)."""
    kit, side = pos.kit, pos.kit.side[p]
    shut = barred(pos, side)
    towns = [
        space
        for space in range(kit.hex_count)
        if kit.city[space] >= DOT
        and pos.holder[space] == side
        and not shut[space]
        and (side == CHINA or governed(pos, space))
    ]
    cost = kit.seasons.overland(pos.season)
    helped = bool(spread(kit.board.graph, towns, cost, LABOUR_LINE, blocked=shut)[pos.place[p]])
    if helped:
        pos.cite("WOR-14A1i-a" if side == CHINA else "WOR-14A1i-b", "WOR-14A1i-c")
    return helped


def why_no_labour(pos: War, p: int) -> str | None:
    if has_labour(pos, p):
        return None
    return "WOR-14A1i-a" if pos.kit.side[p] == CHINA else "WOR-14A1i-b"


def partners(pos: War, p: int, *, rail: bool) -> list[int]:
    """Other units in the hex that can join the work (14A1h, 14A3)."""
    return [
        q
        for q in pos.units_at(pos.place[p], pos.kit.side[p])
        if q != p and q not in busy(pos) and (builds(pos, q) or (rail and lays_rails(pos, q)))
    ]


def busy(pos: War) -> set[int]:
    """Units that are at work."""
    return {*pos.works, *(work[3] for work in pos.works.values() if work[3] >= 0)}


# the initial phase


def turns_for(pos: War, kind: int, space: int) -> int:
    """Turns that a work takes: one in clear or rough terrain, two elsewhere; doubled in bad weather (14A1a, 14A3).

    A landing strip takes one less: in clear and rough terrain the movement phase alone, but a turn in bad weather.
    """
    ground = pos.kit.grounds[pos.kit.seasons.ground_at(pos.season, space) or "clear"]
    if kind == STRIP:
        pos.cite("WOR-14A1c-b")
        whole = ground.turns - 1
        if not whole and is_bad(pos, space):
            pos.cite("WOR-14A1g-b")
            return 1
        return slowed(pos, space, whole)
    if kind > STRIP:
        pos.cite("WOR-44B2b-a")
        return slowed(pos, space, 1)
    turns = 1 if kind == UPGRADE else ground.turns
    pos.cite("WOR-14A3-c" if kind == UPGRADE else "WOR-14A1a-c")
    return slowed(pos, space, turns)


def points_in_reach(pos: War, p: int) -> list[int]:
    """Hexes with resource points to which a unit has an overland line (14A1a)."""
    side, here = pos.kit.side[p], pos.place[p]
    if here >= pos.kit.hex_count:
        return [here] if here in pos.resources else []
    own = [space for space in pos.resources if space < pos.kit.hex_count and pos.holder[space] == side]
    return sorted(space for space in own if overland_from(pos, side, [space])[pos.place[p]])


def why_not_begin(pos: War, p: int, side: int, kind: int) -> Refusals:
    """The rule that keeps a unit from beginning a work."""
    if pos.kit.side[p] != side:
        return "WOR-14A1-a"
    if not pos.on_map(p):
        if pos.place[p] not in (pos.kit.box[WEST_CHINA], pos.kit.box[HANOI]) or kind not in (AIRFIELD, STRIP):
            return "WOR-14A1-a"
        pos.cite("WOR-37B1-e" if pos.place[p] == pos.kit.box[WEST_CHINA] else "WOR-37B5-c")
    if kind not in RAIL_WORKS and not builds(pos, p):
        return "WOR-14A3-a" if lays_rails(pos, p) else "WOR-14A1-a"
    if kind in RAIL_WORKS and not lays_rails(pos, p):
        return "WOR-7A7-a" if kind == LAY_RAIL else "WOR-14A3-a"
    if p in pos.overstacked:
        return "WOR-43C2-d"
    if p in busy(pos) or pos.supply[p] != SUPPLIED:
        return "WOR-14A1a-b"
    here = pos.place[p]
    if any(work[0] == kind and work[1] == here for work in pos.works.values()):
        return "WOR-14A1a-a"
    if kind > STRIP:
        return why_not_dismantle(pos, WORK_NAMES[kind], here, side)
    forbidden = (why_not_fort, why_not_upgrade, why_not_lay, why_not_airfield, why_not_strip)[kind](pos, here)
    if forbidden or kind == STRIP:
        return forbidden
    return None if points_in_reach(pos, p) else "WOR-14A1a-e"


def why_not_fort(pos: War, space: int) -> Refusals:
    return "WOR-14A1a-a" if space in pos.forts or pos.kit.nation.fortress[space] else None


def why_not_airfield(pos: War, space: int) -> Refusals:
    """A permanent airfield, or three more for one, up to twelve (14A1b, 17A1)."""
    if pos.kit.seasons.ground_at(pos.season, space) in NO_AIRFIELD:
        return "WOR-14A1b-a"
    return "WOR-14A1b-d" if pos.airfields.get(space, 0) >= MOST_OF_AIRFIELD else None


def why_not_strip(pos: War, space: int) -> Refusals:
    """A landing strip, or a second point for one (14A1c)."""
    if space in pos.airfields:
        return "WOR-14A1c-a"
    return "WOR-14A1c-d" if pos.strips.get(space, 0) >= MOST_OF_STRIP else None


def why_not_upgrade(pos: War, space: int) -> Refusals:
    ways = ways_of(pos)
    start = pos.kit.board.start
    low = any(ways.volume[link] == LOW for link in range(int(start[space]), int(start[space + 1])))
    if not low or space in pos.upgraded:
        return "WOR-14A3-c"
    return "WOR-14A3-d" if space in pos.rail_hits else None


def planned_links(pos: War, space: int) -> list[int]:
    """Links of the construction table from a hex to hexes that have railways, where there is none yet (7A7)."""
    board, ways, plans = pos.kit.board, ways_of(pos), pos.kit.rails.plans
    return [
        link
        for link in range(int(board.start[space]), int(board.start[space + 1]))
        if (link in plans or link in pos.torn_up) and not ways.volume[link] and int(board.target[link]) in ways.on_rail
    ]


def joined_to_yard(pos: War, space: int, side: int) -> bool:
    """Whether unbroken friendly railways lead from a hex to a friendly yard, or a French hex of Indochina (14A3)."""
    kit, ways = pos.kit, ways_of(pos)
    french = [each for each in ways.on_rail if kit.province[each] in FRENCH and pos.holder[each] == NEUTRAL]
    shut = (pos.owners != side).astype(np.uint8)
    shut[french] = 0
    if pos.rail_hits:
        shut[list(pos.rail_hits)] = 1
    if shut[space]:
        return False
    pos.cite("WOR-14A3-g")
    met = flood(kit.board.graph, [space], (ways.volume > 0).astype(np.uint8), shut)
    return any(met[town] for town in french) or any(met[town] and kit.is_major[town] for town in ways.on_rail)


def why_not_lay(pos: War, space: int) -> Refusals:
    if pos.dikes_broken and space in pos.kit.seasons.drowned:
        return "WOR-37F-f"
    links = planned_links(pos, space)
    if not links:
        return "WOR-7A7-a"
    side = pos.holder[space]
    ends = [int(pos.kit.board.target[link]) for link in links]
    return None if any(joined_to_yard(pos, end, side) for end in ends) else "WOR-14A3-g"


def candidates(pos: War, side: int) -> list[int]:
    there = [p for name in (WEST_CHINA, HANOI) for p in pos.units_at(pos.kit.box[name], side)]
    return [p for p in (*pos.units_of(side), *there) if builds(pos, p) or lays_rails(pos, p)]


class Construction(Menu[War], frozen=True):
    """Works are finished, and others begun (14A1, 14A3)."""

    side: Side
    begun: bool = False
    elsewhere = {"move": "WOR-4C-a", "rush": "WOR-4C-a", "attack": "WOR-4C-a"}

    def ask(self, pos: War, orders: list[Order]) -> Ask | None:
        if not self.begun:
            complete_works(pos, self.side)
            pos.replace(Construction(self.side, begun=True))
            return None
        if orders == [DONE]:
            pos.pop()
            return None
        return Ask(pos.seat(self.side), "construction", orders, ("WOR-14A1a-b",))

    @offers(
        BUILD_FORT,
        lambda self, pos: candidates(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, FORT),
    )
    def fort(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, FORT))

    @offers(
        UPGRADE_RAIL,
        lambda self, pos: candidates(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, UPGRADE),
    )
    def upgrade(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, UPGRADE))

    @offers(
        BUILD_RAIL,
        lambda self, pos: candidates(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, LAY_RAIL),
    )
    def rail(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, LAY_RAIL))

    @offers(
        BUILD_AIRFIELD,
        lambda self, pos: candidates(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, AIRFIELD),
    )
    def airfield(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, AIRFIELD))

    @offers(
        BUILD_STRIP,
        lambda self, pos: candidates(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, STRIP),
    )
    def strip(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, STRIP))

    @offers(
        DISMANTLE[0],
        lambda self, pos: salvagers(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, STRIP + 1),
    )
    def dismantle_fort(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, STRIP + 1))

    @offers(
        DISMANTLE[1],
        lambda self, pos: salvagers(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, STRIP + 2),
    )
    def dismantle_rail(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, STRIP + 2))

    @offers(
        DISMANTLE[2],
        lambda self, pos: salvagers(pos, self.side),
        lambda self, pos, p: why_not_begin(pos, p, self.side, STRIP + 3),
    )
    def dismantle_airfield(self, pos: War, p: int) -> None:
        pos.push(Manning(self.side, p, STRIP + 3))

    @offers(DONE)
    def done(self, pos: War) -> None:
        pos.pop()


def salvagers(pos: War, side: int) -> list[int]:
    """Construction units, where the option is played (44B2b)."""
    return candidates(pos, side) if pos.options.plays("dismantling", "on") else []


class Manning(Answers[War], frozen=True):
    """Who works with a unit, and where the resource point comes from."""

    side: Side
    piece: Piece
    kind: Number
    manned: bool = False
    partner: Piece = NOBODY
    labour: bool = False

    def advance(self, pos: War) -> Asks:
        if self.manned and self.kind >= STRIP:
            self.begin(pos)
            return None
        if not self.manned:
            orders = self.offered(pos, ALONE, LABOUR, WITH)
            return Ask(pos.seat(self.side), "manning", orders, ("WOR-14A1h-a",), {"piece": self.piece})
        return Ask(pos.seat(self.side), "material", self.offered(pos, SOURCE), ("WOR-14A1a-e",), {"piece": self.piece})

    @offers(ALONE)
    def alone(self, pos: War) -> None:
        pos.replace(replace(self, manned=True))

    @offers(LABOUR, forbids=lambda self, pos, _: why_no_labour(pos, self.piece))
    def with_labour(self, pos: War) -> None:
        pos.replace(replace(self, manned=True, labour=True))

    @offers(
        WITH,
        lambda self, pos: partners(pos, self.piece, rail=self.kind in RAIL_WORKS),
        why=lambda self, pos, _: ("WOR-14A1h-a", "WOR-14A3-e"),
    )
    def with_unit(self, pos: War, p: int) -> None:
        pos.replace(replace(self, manned=True, partner=p))

    @offers(SOURCE, lambda self, pos: points_in_reach(pos, self.piece), why=lambda self, pos, _: "WOR-14A1a-e")
    def material(self, pos: War, space: int) -> None:
        lay(pos, space, RESOURCE, -1)
        self.begin(pos)

    def begin(self, pos: War) -> None:
        here = pos.place[self.piece]
        turns = turns_for(pos, self.kind, here)
        partner = CIVILIANS if self.labour else self.partner
        if partner != NOBODY:
            turns //= RAPID
            pos.cite("WOR-14A1h-a", "WOR-14A1h-d")
        due = pos.turn + turns if turns else 0 if partner != NOBODY else AT_ONCE
        pos.works[self.piece] = (self.kind, here, due, partner)
        rule = BEGUN_BY[self.kind]
        pos.event("begun", rule, piece=self.piece, space=here, work=WORK_NAMES[self.kind])
        pos.pop()


def complete_works(pos: War, side: int) -> None:
    """Works that are due in this initial phase are done."""
    drop_works(pos)
    for p in sorted(pos.works):
        work = Work(*pos.works[p])
        if pos.kit.side[p] == side and work.due > 0 and pos.turn >= work.due:
            complete(pos, p)


def complete(pos: War, p: int) -> None:
    """A work is finished."""
    work = Work(*pos.works.pop(p))
    board = pos.kit.board
    if work.kind == FORT:
        pos.forts[work.space] = 1
        rules: tuple[str, ...] = ("WOR-14A1a-c",)
    elif work.kind == AIRFIELD:
        new = work.space not in pos.airfields
        pos.airfields[work.space] = pos.airfields.get(work.space, 0) + STEP_OF_AIRFIELD
        rules = ("WOR-14A1b-b",) if new else ("WOR-14A1b-d",)
        if pos.strips.pop(work.space, 0) or pos.temporary.get(work.space):
            rules = (*rules, "WOR-14A1b-c")
        if pos.temporary.pop(work.space, 0):
            rules = (*rules, "WOR-14A1d-d")
    elif work.kind == STRIP:
        rules = ("WOR-14A1c-d",) if work.space in pos.strips else ("WOR-14A1c-b",)
        if work.space in pos.temporary:
            rules = (*rules, "WOR-14A1d-d")
        pos.strips[work.space] = pos.strips.get(work.space, 0) + 1
    elif work.kind == UPGRADE:
        pos.upgraded.append(work.space)
        rules = ("WOR-14A3-c",)
    elif work.kind > STRIP:
        rules = dismantle(pos, WORK_NAMES[work.kind], work.space, pos.kit.side[p])
    else:
        rules = ("WOR-14A3-f", "WOR-14A3-h")
        links = planned_links(pos, work.space)
        ends = [int(board.target[link]) for link in links]
        if work.space not in ways_of(pos).on_rail and ends:
            gauge_of = next((end for end in ends if joined_to_yard(pos, end, pos.kit.side[p])), ends[0])
            pos.gauges[work.space] = int(gauge_of in ways_of(pos).narrow)
        for link in links:
            pos.rails[link] = pos.rails[int(board.reverse[link])] = LOW
            if link in pos.torn_up:
                pos.cite("WOR-44B2b-c")
                pos.torn_up = [each for each in pos.torn_up if each not in (link, int(board.reverse[link]))]
        if pos.kit.is_major[work.space] and work.space not in pos.yards and not yard(pos, work.space):
            pos.yards[work.space] = 0
            pos.cite("WOR-7A5b-d")
    if work.kind > STRIP:
        pos.event("dismantled", *rules, space=work.space, side=pos.kit.side[p], work=WORK_NAMES[work.kind])
        return
    pos.event("completed", *rules, space=work.space, side=pos.kit.side[p], work=WORK_NAMES[work.kind])


def drop_works(pos: War) -> None:
    """Who has left its hex, or has spent points on anything else, has given up its work (14A1a)."""
    for p in sorted(pos.works):
        work = Work(*pos.works[p])
        crew = [p] if work.partner < 0 else [p, work.partner]
        if any(pos.place[q] != work.space or pos.spent[q] for q in crew):
            del pos.works[p]
            rule = "WOR-14A1c-c" if work.kind == STRIP else "WOR-14A1a-d"
            pos.event("given-up", rule, space=work.space, work=WORK_NAMES[work.kind])


def end_movement(pos: War) -> None:
    """At the end of the movement phase landing strips in open ground are done (14A1c)."""
    for p in sorted(pos.works):
        if pos.works[p][2] == AT_ONCE:
            complete(pos, p)
