"""9.3 Declarations of war that must be made: Germany on Poland, France and the Commonwealth on Germany."""

from __future__ import annotations

from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import COMMONWEALTH, FRANCE, GERMANY, NOBODY
from grognard.titles.world_in_flames.war import War

BEGINNING = (1939, SEASONS.index("sep-oct"))


def begins_in_1939(pos: War) -> bool:
    """Whether the scenario begins in Sep/Oct 1939."""
    return (pos.first_year, pos.first_season) == BEGINNING


def duty(pos: War, side: int) -> int:
    """The nation on which a power must declare war in this impulse; -1: there is none (9.3)."""
    if not begins_in_1939(pos):
        return -1
    kit = pos.kit
    poland, germany = kit.nation_index["Poland"], kit.power[GERMANY]
    attacked = (GERMANY, poland) in pos.declared
    if side == GERMANY:
        free = pos.leader[poland] == NOBODY and not pos.conquered[poland]
        return poland if free and not attacked else -1
    bound = 1 << side | 1 << GERMANY in pos.pacts  # a pact signed since then forbids it (9.5-f)
    if side in (FRANCE, COMMONWEALTH) and attacked and not bound and not pos.wars[side] >> GERMANY & 1:
        return germany if (side, germany) not in pos.declared else -1
    return -1


def why_not_other(pos: War, side: int, nation: int) -> str | None:
    """The rule that forbids any other declaration in an impulse with a compulsory one."""
    if not pos.bound or duty(pos, side) == nation:
        return None
    attacked = (GERMANY, pos.kit.nation_index["Poland"]) in pos.declared
    return "WIF-9.3-b" if attacked and pos.camps[side] != pos.camps[GERMANY] else "WIF-9.3-a"
