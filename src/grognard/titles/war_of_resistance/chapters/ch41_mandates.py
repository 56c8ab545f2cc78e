"""41A2b and 41A2c: where Tokyo lets the army operate, and what makes China's posture an aggressive one."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import lru_cache

from grognard.titles.war_of_resistance.chapters.ch45_factions import HOME_RULES, is_homeless
from grognard.titles.war_of_resistance.charts import QUARTERS, turn_number
from grognard.titles.war_of_resistance.charts import ZONES as WEATHER_ZONES
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, Bytes, ChinaKit
from grognard.titles.war_of_resistance.nation import ANTAGONISTIC, COOPERATIVE, NON_COOPERATIVE, PUPPET, UNRESTRICTED
from grognard.titles.war_of_resistance.war import War

RULES = {2: "WOR-41A2b-ii-b", 1: "WOR-41A2b-ii-c", 0: "WOR-41A2b-ii-d"}
NAVY = "IJN"
RESTRICTED = ("IJA", NAVY, "Mck")
"""Whom the levels bind: the army, the navy's troops and Manchukuo (41A2b)."""
HOMEBOUND = {"EHo": "WOR-46D2-a", "Jeh": "WOR-46D3-a"}
"""Puppets of the beginning that stay in their own country; those of provinces do so too (46A2)."""
EVERYWHERE = {"Mck": "WOR-46D1-a", "Fmo": "WOR-46D4-a"}
"""Puppets of the beginning that operate in all of China, as far as Tokyo lets them (46D)."""
ZONES = {3: "WOR-41A2b-i-f", 2: "WOR-41A2b-i-h", 1: "WOR-41A2b-i-j"}
GARRISONS = {
    "Kwantung": "WOR-37D2a-a",
    "Formosa": "WOR-37D2b-a",
    "Hopei": "WOR-37D2c-a",
    "Kiangsu": "WOR-37D2d-a",
    "Shantung": "WOR-37D2e-a",
    "Fukien": "WOR-37D2f-a",
    "Kwangtung": "WOR-37D2g-a",
    "Hupei": "WOR-37D2h-a",
    "Hainan": "WOR-37D2i-a",
    "Kwangchow": "WOR-37D2j-a",
    "North Indochina": "WOR-37D2k-a",
}
"""The zones of the Japanese garrisons."""
PROVOKED = ("Central China", "South China", "Southwest China", "West China")
CENTRE = "Central China"
WOOSUNG = "G3:0404"
SEAS = tuple(WEATHER_ZONES.index(zone) for zone in (9, 10, 12))
"""Weather zones in which Chinese air attacks on ships at sea are aggressive."""
MANY = 7 * QUARTERS
"""More REs than these near Shanghai are aggressive."""


def confined(pos: War, p: int) -> str:
    """The rule that keeps a unit of a faction at home, if any (45A2b, 45A2d); who has no home roams (45A1)."""
    force = pos.kit.force[p]
    level = pos.cooperation.get(force, COOPERATIVE)
    if level == COOPERATIVE or is_homeless(pos, force):
        return ""
    if force in pos.leaving:
        pos.cite("WOR-45A3b-d")
        return ""
    return {NON_COOPERATIVE: "WOR-45A2b-d", ANTAGONISTIC: "WOR-45A2c-a", PUPPET: "WOR-45A2d-d"}[level]


# Tokyo


def roll_restriction(pos: War) -> None:
    """The Japanese initial phase: a date, or two dice, may lift levels of restriction (41A2b ii)."""
    for row in pos.kit.tables["restrictions"]:
        if pos.turn >= turn_number(row["date"]):
            lift(pos, int(row["level"]), RULES[int(row["level"])])
    if pos.restriction == UNRESTRICTED:
        return
    dice = pos.roll() + pos.roll()
    pos.event("restriction-roll", "WOR-41A2b-ii-a", dice=dice, level=pos.restriction)
    for row in pos.kit.tables["restrictions"]:
        if dice == int(row["dice"]):
            lift(pos, int(row["level"]), RULES[int(row["level"])])


def lift(pos: War, level: int, rule: str) -> None:
    """The level falls; it never rises again."""
    was = pos.restriction
    if level >= was:
        pos.cite("WOR-41A2b-ii-e")
        return
    if was == 3:
        pos.lifted = pos.turn
    pos.restriction = level
    pos.event("restriction", rule, "WOR-41A2b-i-e", was=was, level=level)


def closed_to(pos: War, p: int) -> Bytes:
    """By space: 1 where a unit may not operate."""
    force, nation = pos.kit.force[p], pos.kit.nation
    if not pos.ground.campaign:
        return nation.closed_ground(UNRESTRICTED, False)
    if p in pos.garrisons:
        return nation.garrison_ground(pos.garrisons[p], pos.garrisons[p] in pos.alarmed)
    if force in HOMEBOUND or force.startswith("P."):
        pos.cite("WOR-41A2b-i-d")
        return nation.puppet_ground(force)
    if force in pos.cooperation and confined(pos, p):
        return nation.home_ground(force)
    if pos.kit.side[p] == CHINA:
        if force == "CCP":
            pos.cite("WOR-45B2-b")
        return nation.china_ground
    if force in EVERYWHERE:
        pos.cite(EVERYWHERE[force])
    return nation.closed_ground(pos.restriction if force in RESTRICTED else UNRESTRICTED, force == NAVY)


def why_not_operate(pos: War, p: int, space: int) -> str | None:
    """The rule by which a unit may not go into a hex or attack it."""
    if not closed_to(pos, p)[space]:
        return None
    if p in pos.garrisons:
        return "WOR-37D2-c" if pos.garrisons[p] in pos.alarmed else "WOR-37D2-b"
    force = pos.kit.force[p]
    if force in HOMEBOUND or force.startswith("P."):
        return HOMEBOUND.get(force, "WOR-46A2-b")
    if force in pos.cooperation and confined(pos, p):
        pos.cite(HOME_RULES[force])
        return confined(pos, p)
    if pos.kit.side[p] == CHINA:
        return "WOR-38A-d"
    if force == NAVY and pos.kit.nation.closed_ground(UNRESTRICTED, True)[space]:
        return "WOR-38A-b"
    if space == pos.kit.nation.settlement or pos.place[p] == pos.kit.nation.settlement:
        return "WOR-41A2b-i-g"
    return ZONES[pos.restriction]


# garrisons


def alarm(pos: War, space: int, side: int) -> None:
    """Chinese units in a garrison zone make its garrison active at once (37D2)."""
    if side != CHINA:
        return
    for zone in dict.fromkeys(pos.garrisons.values()):
        if zone not in pos.alarmed and pos.kit.nation.in_zone(zone, space):
            pos.alarmed.append(zone)
            pos.event("garrison-active", "WOR-37D2-d", GARRISONS[zone], district=zone, space=space)


def stand_down(pos: War) -> None:
    """The Japanese initial phase: garrisons without Chinese units in their zone are inactive again (37D2)."""
    places = {pos.place[p] for p in pos.units_of(CHINA)}
    for zone in list(pos.alarmed):
        if not any(pos.kit.nation.in_zone(zone, space) for space in places):
            pos.alarmed.remove(zone)
            pos.event("garrison-inactive", "WOR-37D2-e", district=zone)
            pos.push("Quarters", zone)
    for space in sorted(places):
        alarm(pos, space, CHINA)


# China


def adopt_posture(pos: War, rule: str) -> None:
    """China goes over to the offensive: level 3 is lifted at once (41A2b ii); it stays so for good."""
    if pos.posture or not pos.ground.campaign:
        return
    pos.posture = True
    pos.event("posture", rule, "WOR-41A2c-f", side=CHINA)
    lift(pos, 2, "WOR-41A2b-ii-b")


def provokes(pos: War, space: int) -> bool:
    """Whether Chinese units that attack or enter a hex are aggressive there."""
    return pos.kit.nation.region[space] in PROVOKED and pos.holder[space] == JAPAN


def provoke_from_air(pos: War, side: int, space: int, *, afloat: bool) -> None:
    """Chinese air units strike something Japanese from Central China on, or ships at sea off its coasts (41A2c)."""
    kit = pos.kit
    if side != CHINA or pos.posture or space >= kit.hex_count:
        return
    if afloat and kit.nation.region[space] not in PROVOKED:
        if kit.zone[space] in SEAS:
            adopt_posture(pos, "WOR-41A2c-c")
    elif kit.nation.region[space] in PROVOKED:
        adopt_posture(pos, "WOR-41A2c-b")


def sky_rules(pos: War, units: Iterable[int], space: int) -> tuple[str, ...]:
    """The rules by which aircraft strike where Tokyo holds the army back; the navy's have no limits at all."""
    if not pos.kit.nation.closed_ground(pos.restriction, False)[space]:
        return ()
    navy = any(pos.kit.force[p] == NAVY for p in units)
    return ("WOR-41A2b-i-b", "WOR-38A-c") if navy else ("WOR-41A2b-i-b",)


def check_posture(pos: War) -> None:
    """The end of a Chinese player turn: too many of them near Shanghai, or near Japanese hexes in Central China."""
    if pos.posture or not pos.ground.campaign:
        return
    if strength_in(pos, around_shanghai(pos.kit)) > MANY:
        adopt_posture(pos, "WOR-41A2c-d")
    elif strength_in(pos, beside_bridgeheads(pos)) > MANY:
        adopt_posture(pos, "WOR-41A2c-e")


@lru_cache(maxsize=4)
def around_shanghai(kit: ChinaKit) -> frozenset[int]:
    """Shanghai and Woosung, and the hexes beside them."""
    towns = {*kit.nation.conurbations["Shanghai"], kit.space_index[WOOSUNG]}
    return frozenset({*towns, *(space for town in towns for space in kit.neighbours[town])})


def beside_bridgeheads(pos: War) -> frozenset[int]:
    """The hexes beside Japanese ones in Central China."""
    kit = pos.kit
    held = [s for s in range(kit.hex_count) if pos.holder[s] == JAPAN and kit.nation.region[s] == CENTRE]
    return frozenset(space for here in held for space in kit.neighbours[here])


def strength_in(pos: War, spaces: AbstractSet[int]) -> int:
    """Quarters of an RE of Chinese ground units in some hexes."""
    return sum(pos.kit.re[pos.face[p]] for space in spaces for p in pos.units_at(space, CHINA))
