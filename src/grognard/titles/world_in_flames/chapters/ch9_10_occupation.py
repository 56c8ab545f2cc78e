"""9.10 Japan announces that it occupies French Indochina or Madagascar (13.3.3, actions 1 and 5)."""

from __future__ import annotations

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_7_conquest import lands
from grognard.titles.world_in_flames.kit import JAPAN, VICHY
from grognard.titles.world_in_flames.war import ALLIES, War

INDOCHINA, MADAGASCAR = "indochina", "madagascar"
COLONIES = {INDOCHINA: "Indochina", MADAGASCAR: "Madagascar"}
RULES = {INDOCHINA: "WIF-13.3.3-g", MADAGASCAR: "WIF-13.3.3-i"}


def why_not_occupy(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps Japan from an occupation: the land is Vichy's, and no Allied unit stands there."""
    nation = pos.kit.nation_index[COLONIES[key]]
    rules = ("WIF-9.10-a", RULES[key])
    if side != JAPAN or pos.leader[nation] != VICHY or pos.wars[JAPAN] >> VICHY & 1:
        return rules
    if key == MADAGASCAR and not 0 < pos.indochina < pos.turn:
        return rules
    there = (p for space in lands(pos, nation) for layer in pos.index.layers for p in layer[space])
    return rules if any(pos.camps[pos.side(p)] == ALLIES for p in there) else None


def occupy(pos: War, key: str) -> None:
    """It is aligned with Japan at once; units of Vichy there join the force pools of Free France."""
    kit, nation = pos.kit, pos.kit.nation_index[COLONIES[key]]
    pos.event("occupies", "WIF-9.10-a", RULES[key], side=JAPAN, place=key)
    for space in lands(pos, nation):
        for p in [q for layer in pos.index.layers for q in layer[space] if pos.side(q) == VICHY]:
            pos.role[p] = pos.down[p] = pos.damaged[p] = 0
            pos.put(p, kit.pool)
            pos.pooled[p] = 1
            pos.event("dismissed", RULES[key], piece=p)
        pos.holder[space] = JAPAN
    pos.leader[nation] = JAPAN
    if key == INDOCHINA:
        pos.indochina = pos.turn
    pos.forget()
    stir(pos, key)
