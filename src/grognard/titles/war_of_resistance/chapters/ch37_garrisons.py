"""37D1 Chinese garrisons: what is missing in them unsettles the country."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch39_areas import strength_of
from grognard.titles.war_of_resistance.chapters.ch42_stability import shift
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.faces import DIVISION, SELF_SUPPORTED
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC, COOPERATIVE
from grognard.titles.war_of_resistance.sheets import WEST_CHINA
from grognard.titles.war_of_resistance.war import War

MUSLIMS, NATIONALISTS = "Mus", ("CA", "CN")
WEST_RE, LOYAL_RE = 15 * QUARTERS, 7 * QUARTERS
YENAN, PER_POINT = "SKN", 6 * QUARTERS
SHENSI, SOUTH_ROW = "Shensi", 32
TSINGTAO = "G1:3008"
SHARE = 5 * QUARTERS
"""A step of the index for each five REs that are missing, or part of them."""


def enter_province(pos: War, space: int, side: int) -> None:
    """Japanese ground units have come into a province: its cities need no garrisons from now on (37D1)."""
    province = pos.kit.province[space]
    if side == JAPAN and province and province not in pos.entered:
        pos.entered.append(province)


def check_garrisons(pos: War) -> None:
    """Every Chinese initial phase."""
    for missing, *rules in shortfalls(pos):
        if missing > 0:
            pos.cite("WOR-37D1-a", "WOR-37D1-b", *rules)
            shift(pos, "garrison", -(-missing // SHARE))
        else:
            pos.cite(*rules)


Shortfall = tuple[int, str]
"""Quarters of an RE that are missing, and the rule."""


def shortfalls(pos: War) -> list[Shortfall]:
    return [west_china(pos), south_shensi(pos), *cities(pos)]


def size_of(pos: War, pieces: list[int]) -> int:
    return sum(pos.kit.re[pos.face[p]] for p in pieces)


def west_china(pos: War) -> Shortfall:
    """Fifteen REs of Muslims in the box; seven of Nationalists besides if the Muslims are hostile (37D1a)."""
    kit = pos.kit
    if "Kansu" in pos.entered:
        return 0, "WOR-37D1a-c"
    there = pos.units_at(kit.box[WEST_CHINA], CHINA)
    missing = max(0, WEST_RE - size_of(pos, [p for p in there if kit.force[p] == MUSLIMS]))
    if pos.cooperation.get(MUSLIMS) == ANTAGONISTIC:
        missing += max(0, LOYAL_RE - size_of(pos, [p for p in there if kit.force[p] in NATIONALISTS]))
        return missing, "WOR-37D1a-b"
    return missing, "WOR-37D1a-a"


def south_shensi(pos: War) -> Shortfall:
    """Six REs for each point of strength of the base at Yenan, half of them good Nationalist divisions (37D1b)."""
    kit = pos.kit
    strength = strength_of(pos, YENAN)
    if YENAN in pos.razed or not strength:
        return 0, "WOR-37D1b-b" if YENAN in pos.razed else "WOR-37D1b-a"
    full = strength * PER_POINT
    cities = [s for s in range(kit.hex_count) if kit.is_city[s] and kit.province[s] == SHENSI]
    taken = sum(pos.holder[s] == JAPAN for s in cities)
    need = max(0, full - taken * full // 3)
    units = [
        p
        for p in pos.units_of(CHINA)
        if kit.province[pos.place[p]] == SHENSI and in_south(pos, pos.place[p]) and cooperates(pos, p)
    ]
    loyal = [p for p in units if kit.force[p] in NATIONALISTS and is_good(pos, p)]
    missing = max(need - size_of(pos, units), need // 2 - size_of(pos, loyal), 0)
    pos.cite("WOR-37D1b-d")
    if taken:
        return missing, "WOR-37D1b-c"
    return missing, "WOR-37D1b-e" if need // 2 > size_of(pos, loyal) else "WOR-37D1b-a"


def in_south(pos: War, space: int) -> bool:
    """On or south of row G2:32xx (37D1b)."""
    sheet, _, number = pos.kit.space_names[space].partition(":")
    return sheet != "G2" or int(number[:2]) >= SOUTH_ROW


def is_good(pos: War, p: int) -> bool:
    face = pos.face[p]
    return pos.kit.size[face] == DIVISION and pos.kit.support[face] == SELF_SUPPORTED


def cooperates(pos: War, p: int) -> bool:
    """Nationalists, and factions that cooperate."""
    force = pos.kit.force[p]
    return force in NATIONALISTS or pos.cooperation.get(force) == COOPERATIVE


def cities(pos: War) -> list[Shortfall]:
    """An RE of the home faction in each major or dot city that is Chinese (37D1c); hexes of one city share it (3E2)."""
    kit, found = pos.kit, []
    for city in kit.nation.whole_cities:
        ours = [space for space in city if pos.holder[space] == CHINA]
        if not ours:
            continue
        province = kit.province[ours[0]]
        if province in pos.entered:
            pos.cite("WOR-37D1c-d", *(("WOR-37D1c-e",) if province in ("Kiangsu", "Hopei") else ()))
            continue
        home = kit.home.get(province, "CA")
        if kit.space_names[ours[0]] == TSINGTAO:
            home, rule = "CA", "WOR-37D1c-c"
        else:
            rule = "WOR-37D1c-b"
        allowed = NATIONALISTS if home == "CA" else (home,)
        there = size_of(pos, [p for space in ours for p in pos.units_at(space, CHINA) if kit.force[p] in allowed])
        if province == SHENSI and in_south(pos, ours[0]) and there:
            pos.cite("WOR-37D1-c")
        if there < QUARTERS:
            pos.cite("WOR-37D1c-a")
            found.append((QUARTERS - there, rule))
    return found
