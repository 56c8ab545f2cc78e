"""40B3: replacement districts, the points that come in them, and when they are lost."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch42_stability import begins_month
from grognard.titles.war_of_resistance.districts import CAPITAL, CENTRAL, INFANTRY, RP, District, affiliation_of
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.nation import PUPPET
from grognard.titles.war_of_resistance.war import War

ZERO_STRENGTH = RP // 2
"""What a unit without any strength costs: half a point (40B4)."""


def cost_of(pos: War, face: int) -> int:
    """Sixteenths of a point that a unit costs: its strength, or the mean of both (40B4)."""
    kit = pos.kit
    return (kit.attack[face] + kit.defence[face]) * RP // 2 or ZERO_STRENGTH


def worded(sixteenths: int) -> str:
    """Points for people: 1.375."""
    return f"{sixteenths / RP:g}"


def sources(pos: War, district: District) -> list[int]:
    """Friendly cities in a district; of a box, the box itself (40B3)."""
    if district.box:
        return list(district.spaces)
    side = user_of(pos, district)
    return [space for space in district.spaces if pos.holder[space] == side]


def is_turned(pos: War, affiliation: str) -> bool:
    """Whether a faction serves the Japanese (45A2d)."""
    return pos.cooperation.get(affiliation) == PUPPET


def user_of(pos: War, district: District) -> int:
    """Whose a district is: that of a puppet faction is used by the Japanese player (40B3)."""
    if district.side == CHINA and is_turned(pos, district.affiliation):
        pos.cite("WOR-40B3-e")
        return JAPAN
    return district.side


def is_active(pos: War, district: District) -> bool:
    side = user_of(pos, district)
    return district.box or any(pos.holder[space] == side for space in district.spaces)


def capital_district(pos: War) -> str:
    """The district in which the KMT capital works: it is a Nationalist one besides (40B3)."""
    return pos.kit.province[pos.capital] if pos.capital >= 0 and pos.capital_works else ""


def districts_of(pos: War, p: int) -> list[District]:
    """The districts whose points replace a unit."""
    kit = pos.kit
    found = kit.nation.districts
    affiliation = affiliation_of(kit, p)
    names = list(found.of_affiliation.get(affiliation, ()))
    pos.cite("WOR-40-f" if kit.side[p] == CHINA else "WOR-40-g")
    if affiliation.startswith("P."):
        pos.cite("WOR-40D-h")
    elif is_turned(pos, affiliation):
        pos.cite("WOR-40D-j")
    origin = kit.reverses.faction.get(p, "")
    if origin and any(is_active(pos, found.by_name[name]) for name in found.of_affiliation.get(origin, ())):
        pos.cite("WOR-40B7-e")
    seat = capital_district(pos)
    if affiliation == CENTRAL and seat in found.by_name and seat not in names:
        pos.cite("WOR-40B3-d")
        names.append(seat)
    return [found.by_name[name] for name in names if is_active(pos, found.by_name[name])]


def district_at(pos: War, side: int, space: int, affiliation: str) -> District | None:
    """The district in which a hex or box lies, for a Japanese affiliation; the province's, for China."""
    found = pos.kit.nation.districts
    if side == CHINA:
        name = pos.kit.province[space] if space < pos.kit.hex_count else "West China box"
        return found.by_name.get(name)
    return found.covering(affiliation).get(space)


def add_points(pos: War, district: District, kind: str, sixteenths: int, *rules: str) -> None:
    key = f"{district.name} {kind}"
    pos.points[key] = pos.points.get(key, 0) + sixteenths
    pos.event("district-points", *rules, district=district.name, cost=worded(sixteenths), side=user_of(pos, district))


def hold_back(pos: War, district: District, kind: str, sixteenths: int, *rules: str) -> None:
    """Points that cannot be used in the turn in which they arise (14G, 40A1)."""
    key = f"{district.name} {kind}"
    pos.coming[key] = pos.coming.get(key, 0) + sixteenths
    pos.event("district-points", *rules, district=district.name, cost=worded(sixteenths), side=user_of(pos, district))


def release_points(pos: War) -> None:
    """The end of an initial phase: points that were held back join the totals of their districts."""
    for key, sixteenths in pos.coming.items():
        pos.points[key] = pos.points.get(key, 0) + sixteenths
    pos.coming = {}


def pay(pos: War, district: District, kind: str, sixteenths: int) -> None:
    key = f"{district.name} {kind}"
    pos.points[key] -= sixteenths
    if not pos.points[key]:
        del pos.points[key]


def points_in(pos: War, district: District, kind: str = INFANTRY) -> int:
    return pos.points.get(f"{district.name} {kind}", 0)


def receive_points(pos: War, side: int) -> None:
    """The first turn of a month: each district in which there is a source gets its points (40B1, 40B3)."""
    if not begins_month(pos):
        return
    pos.replaced = {}
    found = pos.kit.nation.districts
    for rate in found.rates:
        if not rate.first <= pos.turn <= rate.last:
            continue
        name = pos.kit.province[pos.capital] if rate.district == CAPITAL and pos.capital >= 0 else rate.district
        district = found.by_name.get(name)
        if district is None or user_of(pos, district) != side:
            continue
        pos.cite("WOR-40B3-b" if side == CHINA else "WOR-40B3-c", "WOR-40B3-f")
        if rate.kind != INFANTRY:
            pos.cite("WOR-40B4-d")
        if not is_active(pos, district):
            pos.cite("WOR-40B3-h")
            continue
        add_points(pos, district, rate.kind, rate.amount, "WOR-40B1-a", "WOR-40B3-a")


def source_lost(pos: War, space: int) -> None:
    """A city has changed hands: districts without any source left lose what they had (40B3)."""
    kit = pos.kit
    for district in kit.nation.districts.by_name.values():
        if space in district.spaces and sources(pos, district) == [space]:
            pos.cite("WOR-40B3-i")
        if space in district.spaces and not is_active(pos, district):
            for key in [key for key in pos.points if key.rpartition(" ")[0] == district.name]:
                del pos.points[key]
                pos.event("district-lost", "WOR-40B3-h", district=district.name, side=district.side)
