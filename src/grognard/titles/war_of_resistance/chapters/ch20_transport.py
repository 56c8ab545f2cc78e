"""20F Transport by air: what is carried, how much of it, and what becomes of it; 44D1 bombers as transports."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from grognard.core.frame import Asks
from grognard.core.kinds import Pieces, Side, Space
from grognard.core.steps import Answers, Refusals
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack
from grognard.titles.war_of_resistance.chapters.ch12_points import GENERAL, SIZE, lay
from grognard.titles.war_of_resistance.chapters.ch17_bases import capacity, is_open
from grognard.titles.war_of_resistance.chapters.ch18_flight import settle_down, touch_down
from grognard.titles.war_of_resistance.chapters.ch20_loads import (
    ITEM_OF,
    POINTS,
    REPLACEMENTS,
    cargo_key,
    lying,
    unload,
)
from grognard.titles.war_of_resistance.chapters.ch23_special import CARRIERS, is_heavy_weather
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import rule_abroad
from grognard.titles.war_of_resistance.chapters.ch40_parcels import why_not_take
from grognard.titles.war_of_resistance.chapters.ch45_factions import why_not_carried
from grognard.titles.war_of_resistance.charts import QUARTERS, TYPHOON
from grognard.titles.war_of_resistance.faces import UNSUPPORTED
from grognard.titles.war_of_resistance.kit_air import TRANSPORT
from grognard.titles.war_of_resistance.skies import AT_BASE, EXTENDED, INOPERATIVE, ONE_WAY
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

LOAD = VERBS.piece("airlift")
STOW = VERBS.choice("airlift-stores")
NO_DROPS = ("mountain", "wooded-swamp", "jungle", "rough-jungle", "mountainous-jungle")
"""Where no ground unit is dropped (20F2)."""


def may_carry(pos: War, p: int) -> bool:
    """Whether an air unit can fly transport missions (20F, 44D1)."""
    craft = pos.kit.air.aircraft[p]
    if craft.category == TRANSPORT:
        return True
    if craft.key in CARRIERS and pos.options.plays("bomber-transports", "on"):
        pos.cite("WOR-44D1-a")
        return True
    return False


def is_bomber(pos: War, p: int) -> bool:
    return pos.kit.air.aircraft[p].category != TRANSPORT


def room(pos: War, p: int, marks: int, target: int) -> int:
    """What a transport carries, in quarters of an RE: half at extended range, half in bad weather (20F, 23C)."""
    found = QUARTERS
    pos.cite("WOR-20F-d")
    stormy = is_heavy_weather(pos, pos.place[p]) or is_heavy_weather(pos, target)
    if stormy:
        pos.cite("WOR-20F-e")
        found //= 2
    if marks & EXTENDED:
        pos.cite("WOR-23C-c", *(("WOR-20F-k",) if stormy else ()))
        found //= 2
    return found


def size(pos: War, cargo: int, *, drop: bool, bombers: bool) -> int:
    """The size of a cargo, in quarters of an RE: ground units count twice for a drop, or in bombers (20F2, 44D1)."""
    if cargo < 0:
        return SIZE[ITEM_OF[cargo_key(cargo)]]
    found = pos.kit.re[pos.face[cargo]]
    if drop:
        pos.cite("WOR-20F2-d")
        found *= 2
    if bombers:
        pos.cite("WOR-44D1-c")
        found *= 2
    return found


def has_equipment(pos: War, p: int) -> bool:
    """Whether a ground unit has heavy equipment (3A4)."""
    kind = pos.kit.kind[p].equipment
    heavy = kind == "yes" or (kind == "s" and pos.kit.support[pos.face[p]] != UNSUPPORTED)
    pos.cite("WOR-3A4-a" if heavy else "WOR-3A4-b")
    return heavy


def freight(pos: War, side: int, spaces: Collection[int]) -> list[int]:
    """Ground units at the bases of transports."""
    return [p for space in sorted(spaces) if space < pos.kit.hex_count for p in pos.units_at(space, side)]


def points_at(pos: War, side: int, spaces: Collection[int]) -> list[str]:
    """Kinds of points that lie at the bases of transports."""
    return [key for key in POINTS if any(lying(pos, key, s) and is_open(pos, side, s) for s in spaces)]


def why_not_load(
    pos: War,
    cargo: int,
    carriers: Sequence[int],
    marks: Mapping[int, int],
    loaded: Sequence[int],
    target: int,
    *,
    drop: bool,
) -> Refusals:
    """The rule that keeps a cargo off the transports of an operation."""
    if cargo in loaded and cargo >= 0:
        return "WOR-20F-g"
    if cargo >= 0:
        if pos.place[cargo] not in {pos.place[p] for p in carriers}:
            return "WOR-20F-g"
        if cargo in pos.flown_in:
            return "WOR-20F-h"
        apart = why_not_carried(pos, cargo)
        if apart:
            return apart
        if has_equipment(pos, cargo):
            return "WOR-20F-c"
        if neutral := rule_abroad(pos, target):
            return neutral
        early = pos.planned.get(cargo, pos.turn) >= pos.turn
        if drop and (early or pos.drop_plans.get(cargo) != target or any(is_bomber(pos, p) for p in carriers)):
            return ("WOR-24C-a", "WOR-20F2-a")
        if not drop and why_not_stack(pos, cargo, target):
            return why_not_stack(pos, cargo, target)
    elif drop and ITEM_OF[cargo_key(cargo)] not in GENERAL:
        return "WOR-20F2-a"
    elif sum(lying(pos, cargo_key(cargo), s) for s in {pos.place[p] for p in carriers}) <= loaded.count(cargo):
        return "WOR-20F-g"
    elif cargo_key(cargo) in REPLACEMENTS and (bound := why_bound(pos, cargo_key(cargo), carriers)):
        return bound
    bombers = any(is_bomber(pos, p) for p in carriers)
    space = sum(room(pos, p, marks[p], target) for p in carriers)
    taken = sum(size(pos, each, drop=drop, bombers=bombers) for each in (*loaded, cargo))
    return None if taken <= space else ("WOR-20F-d", "WOR-20F-j")


def why_bound(pos: War, key: str, carriers: Sequence[int]) -> Refusals:
    """The rule that keeps replacement points at the bases of transports in their district (40B4c)."""
    pos.cite("WOR-40B4c-a", "WOR-40B4c-b")
    return next((why_not_take(pos, pos.place[p], key) for p in carriers if lying(pos, key, pos.place[p])), None)


def why_not_drop(pos: War, side: int, cargo: Sequence[int], target: int) -> Refusals:
    """The rule that forbids to drop a cargo over a hex (20F2, 24)."""
    kit = pos.kit
    if capacity(pos, target) and is_open(pos, side, target):
        return None
    if kit.seasons.weather_at(pos.season, target) == TYPHOON:
        return "WOR-20F-f"
    if pos.phase != "movement":
        return "WOR-20F-a"
    for each in cargo:
        if each >= 0 and (kit.terrain[target] in NO_DROPS or not kit.is_land[target]):
            return "WOR-20F2-b"
    return None


def room_for(pos: War, carriers: Sequence[int], cargo: Sequence[int]) -> None:
    """Load the transports of an operation: all of them share all of it (20F)."""
    if not cargo:
        return
    if len(carriers) > 1:
        pos.cite("WOR-20F-j")
    for each in cargo:
        if each < 0:
            key = cargo_key(each)
            lay(pos, next(pos.place[p] for p in carriers if lying(pos, key, pos.place[p])), ITEM_OF[key], -1)
        else:
            pos.put(each, pos.kit.pool)
    for p in carriers:
        pos.loads[p] = tuple(cargo)


class Unloading(Answers[War], frozen=True):
    """Transports over their target put down what they carry, or drop it (20F1, 20F2)."""

    side: Side
    space: Space
    units: Pieces
    night: bool = False

    def advance(self, pos: War) -> Asks:
        pos.pop()
        cargo = next((pos.loads[p] for p in self.units if p in pos.loads), ())
        for p in self.units:
            pos.loads.pop(p, None)
        if not cargo:
            return None
        if not (capacity(pos, self.space) and is_open(pos, self.side, self.space)):
            pos.push("Drop", self.side, self.space, cargo)
            return None
        unload(pos, cargo, self.space)
        for each in cargo:
            if each >= 0:
                pos.event("flown-in", "WOR-20F1-a", "WOR-20F-c", piece=each, space=self.space)
            else:
                pos.event("stores-flown-in", "WOR-20F1-a", "WOR-20F-c", cargo=cargo_key(each), space=self.space)
        for p in self.units:
            if pos.wing[p] & ONE_WAY and pos.sortie[p] != AT_BASE and touch_down(pos, p, self.space, night=self.night):
                settle_down(pos, p)
                pos.wing[p] |= INOPERATIVE
                pos.event("lands", "WOR-20F1-b", piece=p, space=self.space)
        return None
