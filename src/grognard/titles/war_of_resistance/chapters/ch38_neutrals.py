"""38E to 38G: the territory of neutral powers: closed to forces, open to what China imports."""

from __future__ import annotations

from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import CHINA, NEUTRAL
from grognard.titles.war_of_resistance.kit_nation import FRENCH
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


def rule_abroad(pos: War, space: int) -> str:
    """The rule that keeps forces out of the territory of a neutral power; empty elsewhere."""
    if space >= pos.kit.hex_count or not pos.ground.campaign or pos.holder[space] != NEUTRAL:
        return ""
    return NEUTRALS.get(pos.kit.province[space], "")
