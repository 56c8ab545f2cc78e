"""13.3.3 (actions 1, 5) Japan takes over French colonies of Vichy by announcement: Indo-China, then Madagascar."""

from __future__ import annotations

from grognard.core.steps import Refusals
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.kit import FRANCE, JAPAN, NOBODY, VICHY
from grognard.titles.world_in_flames.war import ALLIES, War

INDOCHINA, MADAGASCAR = "indochina", "madagascar"
COLONIES = {INDOCHINA: ("Indochina", "WIF-13.3.3-g"), MADAGASCAR: ("Madagascar", "WIF-13.3.3-i")}
"""By key: the nation as the files name it, and the rule."""


def _nation(pos: War, key: str) -> int:
    return pos.kit.nation_index.get(COLONIES[key][0], -1)


def why_not_annex(pos: War, side: int, key: str) -> Refusals:
    """The rule that keeps Japan from aligning a colony: it must be of Vichy, without Allied units."""
    if key not in COLONIES:
        return "WIF-13.3.3-g"
    nation, rule = _nation(pos, key), COLONIES[key][1]
    if side != JAPAN or nation < 0 or pos.leader[nation] != VICHY:
        return rule
    if key == MADAGASCAR and not 0 <= pos.annexed.get(_nation(pos, INDOCHINA), pos.turn) < pos.turn:
        return rule
    units = (*pos.in_play(), *pos.in_the_air(), *(p for p in pos.afloat() if pos.on_map(p)))
    there = (pos.side(p) for p in units if pos.home[pos.place[p]] == nation)
    return rule if any(of not in (NOBODY, VICHY) and pos.camps[of] == ALLIES for of in there) else None


def annex(pos: War, key: str) -> None:
    """Units of Vichy there go to the pools of the Free French; every hex is Japanese at once."""
    kit, nation, rule = pos.kit, _nation(pos, key), COLONIES[key][1]
    for p in [p for p in (*pos.in_play(), *pos.in_the_air()) if pos.home[pos.place[p]] == nation]:
        if pos.side(p) == VICHY:
            pos.down[p], pos.pooled[p] = 0, int(pos.camps[FRANCE] >= 0)
            pos.put(p, kit.pool)
            pos.event("joins-free-french", rule, piece=p)
    pos.leader[nation] = JAPAN
    pos.annexed = {**pos.annexed, nation: pos.turn}
    for space in kit.land:
        if pos.home[space] == nation:
            pos.holder[space] = JAPAN
    pos.forget()
    pos.event("occupies", rule, side=JAPAN, place=key)
    stir(pos, key)
