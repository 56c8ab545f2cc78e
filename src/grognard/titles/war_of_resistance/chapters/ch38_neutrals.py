"""38E to 38G: the territory of neutral powers: closed to forces, open to what China imports."""

from __future__ import annotations

from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import CHINA, NEUTRAL
from grognard.titles.war_of_resistance.kit_nation import BRITISH, FRENCH
from grognard.titles.war_of_resistance.sheets import HANOI, INDIA_BURMA
from grognard.titles.war_of_resistance.war import War

CLOSED = turn_number("Jun II 40")
"""From this turn on China uses nothing of Indochina any more (38F)."""
NEUTRALS = {"Hong Kong": "WOR-38E-b", "Macao": "WOR-38G-a", **dict.fromkeys(FRENCH, "WOR-38F-b")}


def lines_abroad(pos: War, side: int) -> list[int]:
    """Neutral hexes whose railways carry Chinese imports and aid: Hong Kong, and Indochina for a time (38E, 38F)."""
    if side != CHINA or not pos.ground.campaign:
        return []
    shut: tuple[str, ...] = ()
    if pos.turn >= CLOSED:
        shut = FRENCH
        pos.cite("WOR-38F-e")
    province, holder = pos.kit.province, pos.holder
    return [s for s in pos.kit.nation.lines_abroad if holder[s] == NEUTRAL and province[s] not in shut]


def rule_of_base_abroad(pos: War, space: int) -> str:
    """The rule by which the airbases of a space are those of Britain or France; empty elsewhere."""
    kit = pos.kit
    if space == kit.box[INDIA_BURMA]:
        return "WOR-38E-d"
    if pos.holder[space] != NEUTRAL:
        return ""
    if space >= kit.hex_count:
        return "WOR-38F-c" if space == kit.box[HANOI] else ""
    province = kit.province[space]
    return "WOR-38E-d" if province in BRITISH else "WOR-38F-c" if province in FRENCH else ""


def why_not_base_abroad(pos: War, side: int, space: int, *, passing: bool) -> str:
    """The rule that keeps air units off airbases of neutral powers: China has them for transfers and transports alone.

    From Jun II 40 on those of Indochina are closed; those of Kwangchow are not, being no part of it (38F).
    """
    rule = rule_of_base_abroad(pos, space)
    if side != CHINA or not passing:
        return rule
    kit = pos.kit
    indochina = space == kit.box[HANOI] or (space < kit.hex_count and kit.province[space] == FRENCH[0])
    pos.cite(rule)
    return "WOR-38F-e" if pos.turn >= CLOSED and indochina else ""


def bases_abroad(pos: War) -> list[int]:
    """Spaces in which China may use airbases of neutral powers."""
    if not pos.ground.campaign:
        return []
    kit = pos.kit
    places = [*(s for s in sorted(kit.nation.foreign) if kit.is_city[s]), kit.box[HANOI], kit.box[INDIA_BURMA]]
    return [s for s in places if rule_of_base_abroad(pos, s) and not why_not_base_abroad(pos, CHINA, s, passing=True)]


def rule_abroad(pos: War, space: int) -> str:
    """The rule that keeps forces out of the territory of a neutral power; empty elsewhere."""
    if space >= pos.kit.hex_count or not pos.ground.campaign or pos.holder[space] != NEUTRAL:
        return ""
    return NEUTRALS.get(pos.kit.province[space], "")
