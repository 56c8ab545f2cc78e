"""22A2, 37C, 37E2, 40B4c: what travels as freight besides supply: guns, the capital, factories, replacement points.

Each is an item of its own. What lies somewhere on its way is kept by space (`parcels`); replacement points at a source
of a district are the district's total, and join the total of another as soon as they come to one of its sources.
Points of position anti-aircraft stay what they are wherever they lie.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.chapters.ch40_districts import district_at, is_active
from grognard.titles.war_of_resistance.chapters.ch46_puppets import collapse
from grognard.titles.war_of_resistance.chapters.ch46_seats import (
    SEAT,
    lay_seat,
    lift_seat,
    seated_at,
    under_way,
    why_not_move_seat,
)
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.districts import ARMOUR, EQUIPMENT, INFANTRY, RP, District
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, NEUTRAL, ChinaKit
from grognard.titles.war_of_resistance.kit_nation import PARTS_OF_A_FACTORY, PLANTS
from grognard.titles.war_of_resistance.nation import COOPERATIVE
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.war import War

CAPITAL = "capital"
LIGHT_GUNS, HEAVY_GUNS = "light-guns", "heavy-guns"
GUNS = (LIGHT_GUNS, HEAVY_GUNS)
"""Points of position anti-aircraft (22A2)."""
POINTS = {
    "infantry-point": (INFANTRY, "IJA"),
    "armour-point": (ARMOUR, "IJA"),
    "equipment-point": (EQUIPMENT, "IJA"),
    "navy-point": (INFANTRY, "IJN"),
}
"""Replacement points as items: their type, and whose they are on the Japanese side."""
BY_SERVICE = {
    service: tuple(item for item, (_, its) in POINTS.items() if its == service)
    for service in dict.fromkeys(its for _, its in POINTS.values())
}
FACTORIES = tuple(f"factory-{number}" for number in range(1, PLANTS + 1))
"""A part of each factory."""
PARCELS = (CAPITAL, SEAT, *GUNS, *POINTS, *FACTORIES)
PARCEL_SIZE = {
    CAPITAL: QUARTERS,
    SEAT: QUARTERS,
    **dict.fromkeys(GUNS, QUARTERS // 2),
    "infantry-point": QUARTERS // 2,
    "armour-point": QUARTERS,
    "equipment-point": QUARTERS // 2,
    "navy-point": QUARTERS // 2,
    **dict.fromkeys(FACTORIES, QUARTERS),
}
"""In quarters of an RE (3A3)."""
HEAVY_RULES = {
    CAPITAL: ("WOR-37C-g",),
    SEAT: ("WOR-37C-g", "WOR-46A-l"),
    **dict.fromkeys(GUNS, ("WOR-22A2-c",)),
    **dict.fromkeys(("armour-point", "equipment-point"), ("WOR-3A4-c", "WOR-27B1-c")),
    **dict.fromkeys(FACTORIES, ("WOR-37E2-b",)),
}
"""What has heavy equipment: by item, the rules that say so."""
ON_THE_WAY = (*POINTS, *FACTORIES)
"""What is kept in `parcels`, in this order."""
NOTHING = (0,) * len(ON_THE_WAY)


def side_at(pos: War, space: int) -> int:
    """Whose the points are that lie in a hex or box."""
    if space < pos.kit.hex_count:
        return CHINA if pos.holder[space] == NEUTRAL else pos.holder[space]
    return JAPAN if space == pos.kit.box[JAPAN_BOX] else CHINA


def district_of(pos: War, space: int, item: str) -> District | None:
    """The district of which a space is a source for points of a kind."""
    return source_of(pos, space, POINTS[item][1])


def source_of(pos: War, space: int, service: str) -> District | None:
    """The district of which a space is a source for the points of a service."""
    side = side_at(pos, space)
    found = district_at(pos, side, space, service)
    if found is None or (side == JAPAN and found.affiliation != service) or (side == CHINA and service != "IJA"):
        return None
    if found.box:
        return found
    return found if space in found.spaces and pos.holder[space] == side else None


def lying(pos: War, space: int, item: str) -> int:
    """How many parcels of a kind lie in a space on their way."""
    return pos.parcels.get(space, NOTHING)[ON_THE_WAY.index(item)]


def guns(pos: War, item: str) -> dict[int, int]:
    """By space: points of position anti-aircraft of a kind."""
    return pos.light_guns if item == LIGHT_GUNS else pos.heavy_guns


def parcels_held(pos: War, space: int, item: str) -> int:
    """How many of an item are in a space: on their way, or in the total of its district."""
    if item == CAPITAL:
        return int(space == pos.capital and not pos.capital_works)
    if item == SEAT:
        return int(seated_at(pos, space) in pos.unseated)
    if item in GUNS:
        return guns(pos, item).get(space, 0)
    count = lying(pos, space, item)
    if item in POINTS:
        district = district_of(pos, space, item)
        if district is not None:
            count += pos.points.get(f"{district.name} {POINTS[item][0]}", 0) // RP
    return count


def lay_parcel(pos: War, space: int, item: str, number: int) -> None:
    """Lay an item down, or take it away: points at a source are the district's (40B4c)."""
    if item == CAPITAL:
        pos.capital = space if number > 0 else pos.kit.aboard
        pos.capital_moved = True
        pos.cite("WOR-37C-g", "WOR-37C-j")
        return
    if item == SEAT:
        if number > 0:
            lay_seat(pos, space)
        else:
            lift_seat(pos, space)
        return
    if item in GUNS:
        there = guns(pos, item)
        there[space] = there.get(space, 0) + number
        if not there[space]:
            del there[space]
        pos.cite("WOR-22A2-c")
        return
    if item in POINTS:
        district = district_of(pos, space, item)
        key = "" if district is None else f"{district.name} {POINTS[item][0]}"
        if key and (number > 0 or not lying(pos, space, item)):
            pos.points[key] = pos.points.get(key, 0) + number * RP
            if not pos.points[key]:
                del pos.points[key]
            pos.cite("WOR-40B4c-c", *(("WOR-40B4c-d",) if side_at(pos, space) == CHINA else ()))
            return
        pos.cite("WOR-40B4c-g")
    counts = list(pos.parcels.get(space, NOTHING))
    counts[ON_THE_WAY.index(item)] += number
    pos.parcels[space] = tuple(counts)
    if not any(counts):
        del pos.parcels[space]


def parcels_at(pos: War, space: int) -> list[str]:
    """What of all this could be taken away from a space now."""
    found = [CAPITAL] if space == pos.capital and not pos.capital_works else []
    if pos.unseated and not why_not_move_seat(pos, space):
        found.append(SEAT)
    found += [item for item in GUNS if space in guns(pos, item)]
    counts = pos.parcels.get(space, NOTHING)
    for service, items in BY_SERVICE.items():
        district = source_of(pos, space, service) if pos.points else None
        for item in items:
            there = counts[ON_THE_WAY.index(item)]
            if there or (district is not None and not why_not_part_with(pos, space, item, district)):
                found.append(item)
    if space in pos.parcels:
        found += [item for item in FACTORIES if lying(pos, space, item)]
    return found


def why_not_take(pos: War, space: int, item: str) -> Refusals:
    """The rule that keeps an item where it is."""
    if item == CAPITAL:
        if space != pos.capital:
            return "WOR-37C-j"
        return "WOR-37C-f" if pos.capital_works else None
    if item == SEAT:
        return why_not_move_seat(pos, space)
    if item in GUNS:
        return None if parcels_held(pos, space, item) else "WOR-22A2-c"
    if item in FACTORIES:
        return None if lying(pos, space, item) else "WOR-37E2-a"
    return None if lying(pos, space, item) else why_not_part_with(pos, space, item, district_of(pos, space, item))


def why_not_part_with(pos: War, space: int, item: str, district: District | None) -> Refusals:
    """The rule that keeps points in a district."""
    kind, service = POINTS[item]
    if district is None or pos.points.get(f"{district.name} {kind}", 0) < RP:
        return why_no_points(pos, space)
    if district.side == JAPAN:
        names = pos.kit.nation.districts.of_affiliation[service]
        return "WOR-40B4c-e" if len(names) < 2 else None
    return "WOR-45A2b-l" if pos.cooperation.get(district.affiliation, COOPERATIVE) != COOPERATIVE else None


def why_no_points(pos: War, space: int) -> Refusals:
    """There are no points to be had: a puppet's never leave its province (40B4c)."""
    province = pos.kit.province[space]
    mine = side_at(pos, space) == JAPAN
    return "WOR-40B4c-f" if mine and pos.points.get(f"P.{province} {INFANTRY}", 0) else "WOR-40B4c-c"


def one_word(name: str) -> str:
    """The name of a district as a word of an order."""
    return name.replace(" ", "-")


def named(pos: War, word: str) -> str:
    """The district that a word of an order means."""
    return _words(pos.kit).get(word, "")


@lru_cache(maxsize=8)
def _words(kit: ChinaKit) -> dict[str, str]:
    """By such a word: the name of the district."""
    return {one_word(name): name for name in reversed(kit.nation.districts.by_name)}


def shipping_districts(pos: War, side: int) -> list[str]:
    """Districts with whole points that could be sent elsewhere, as words of orders."""
    found = pos.kit.nation.districts.by_name
    names = dict.fromkeys(key.rpartition(" ")[0] for key, points in pos.points.items() if points >= RP)
    return [one_word(name) for name in names if found[name].side == side and is_active(pos, found[name])]


def why_not_dispatch(pos: War, word: str) -> Refusals:
    """The rule by which no points leave a district."""
    name = named(pos, word)
    district = pos.kit.nation.districts.by_name.get(name)
    if district is None:
        return "WOR-40B4c-a"
    if district.affiliation not in ("IJA", "IJN") and district.side == JAPAN:
        return "WOR-40B4c-f"
    items = [item for item, (kind, _) in POINTS.items() if pos.points.get(f"{name} {kind}", 0) >= RP]
    if not items:
        return "WOR-40B4c-a"
    if district.side == JAPAN and len(pos.kit.nation.districts.of_affiliation[district.affiliation]) < 2:
        return "WOR-40B4c-e"
    if district.side == CHINA and pos.cooperation.get(district.affiliation, COOPERATIVE) != COOPERATIVE:
        return "WOR-45A2b-l"
    return None


# what becomes of it in war


def capture_parcels(pos: War, space: int) -> None:
    """A hex has changed hands: points on their way are lost (40B4c); parts of factories stay for the captor (37E)."""
    if space in pos.plants.values():
        pos.cite("WOR-37E-d")
    counts = pos.parcels.get(space)
    if counts is None:
        return
    lost = sum(counts[: len(POINTS)])
    if lost:
        pos.event("points-captured", "WOR-40B4c-h", space=space, points=lost)
    left = (*(0 for _ in POINTS), *counts[len(POINTS) :])
    if any(left):
        pos.parcels[space] = left
    else:
        del pos.parcels[space]


def retreat_points(pos: War, p: int, origin: int) -> None:
    """The last unit leaves a hex in retreat: points that lie there go with it (40B4c)."""
    counts = pos.parcels.get(origin)
    if counts is None or pos.units_at(origin, pos.kit.side[p]) or not any(counts[: len(POINTS)]):
        return
    here = pos.place[p]
    for item, count in zip(POINTS, counts, strict=False):
        if count:
            pos.event("points-retreat", "WOR-40B4c-h", space=origin, to=here, points=count)
            lay_parcel(pos, origin, item, -count)
            lay_parcel(pos, here, item, count)


def lose_parts(pos: War, number: int) -> None:
    """A part is lost, and the whole factory with it (37E)."""
    item = FACTORIES[number - 1]
    for space in [s for s in pos.parcels if lying(pos, s, item)]:
        lay_parcel(pos, space, item, -lying(pos, space, item))
    for ship, cargo in list(pos.holds.items()):
        at = len(cargo) - len(FACTORIES) + number - 1
        if cargo[at]:
            pos.holds[ship] = (*cargo[:at], 0, *cargo[at + 1 :])
    pos.scars.pop(number, None)
    pos.event("factory-lost", "WOR-37E-t", side=CHINA)


def lose_item(pos: War, item: str) -> None:
    """Something has gone down with a ship: the government with its capital, a factory with a part of it."""
    if item == CAPITAL:
        pos.capital = -1
        pos.event("capital-lost", "WOR-37C-j", side=CHINA)
    elif item == SEAT:
        collapse(pos, under_way(pos), "WOR-46A-l", "WOR-37C-j")
    elif item in FACTORIES:
        lose_parts(pos, FACTORIES.index(item) + 1)


def is_whole(pos: War, space: int, number: int) -> bool:
    """Whether all parts of a factory lie in one space."""
    return lying(pos, space, FACTORIES[number - 1]) == PARTS_OF_A_FACTORY
