"""19.7 German troops on their way through neutral Sweden."""

from __future__ import annotations

from collections import Counter

import numpy as np

from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, Bytes
from grognard.titles.world_in_flames.war import War

SWEDEN, GARRISONED = "Sweden", ("Finland", "Norway")
"""Germany goes through the first while it has somebody in each of the others (19.7)."""


def sweden(pos: War) -> Bytes:
    """By space: the hexes of a neutral Sweden."""

    def make() -> Bytes:
        found = np.zeros(pos.kit.board.size, np.uint8)
        nation = pos.kit.nation_index[SWEDEN]
        if pos.leader[nation] == NOBODY:
            found[(pos.homes == nation) & (pos.holders() == NOBODY)] = 1
        return found

    return pos.remember("sweden", make)


def _garrisons(pos: War) -> Counter[int]:
    """German land units in each of the two countries."""
    countries = {pos.kit.nation_index[name] for name in GARRISONED}
    german = (p for p in pos.units_of(GERMANY) if pos.nation[p] == pos.kit.power[GERMANY])
    return Counter(home for p in german if (home := pos.home[pos.place[p]]) in countries)


def may_pass_sweden(pos: War, nation: int, p: int = -1) -> bool:
    """Whether German units may go and be supplied through Sweden: one at least, not `p`, in Finland and in Norway."""
    if nation != pos.kit.power[GERMANY] or not pos.wars[GERMANY]:
        return False
    there = pos.remember("garrisons", lambda: _garrisons(pos))
    own = pos.home[pos.place[p]] if p >= 0 and pos.on_map(p) else -1
    return len(there) == len(GARRISONED) and all(count > (home == own) for home, count in there.items())


def why_not_rest(pos: War, p: int, space: int) -> str | None:
    """The rule that keeps a unit from ending a phase in a hex that it may pass."""
    return "WIF-19.7-n" if space < pos.kit.hex_count and sweden(pos)[space] else None
