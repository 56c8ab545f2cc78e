"""19.4, 19.6.2 Units of minors abroad: half of those on the map stay at home."""

from __future__ import annotations

import numpy as np

from grognard.titles.world_in_flames.chapters.ch19_alignment import DENIED
from grognard.titles.world_in_flames.kit import Bytes
from grognard.titles.world_in_flames.war import War

FULL_ALLY, BOUND = "Romania", "Hungary"
"""What becomes of these two if Germany rejects the claims on Romania (19.6.2)."""


def why_not_abroad(pos: War, p: int) -> str | None:
    """The rule that keeps a land or air unit of a minor from leaving its country; who is abroad already goes on."""
    kit, nation = pos.kit, pos.nation[p]
    if nation not in kit.minors or kit.is_ship[p] or pos.conquered[nation]:
        return None
    if not pos.on_map(p) or pos.home[pos.place[p]] != nation:
        return None
    name = kit.nations[nation]
    if name == FULL_ALLY and pos.mediation == DENIED:
        pos.cite("WIF-19.6.2-o")
        return None
    units = [q for q in (*pos.in_play(), *pos.in_the_air()) if pos.nation[q] == nation]
    away = sum(pos.home[pos.place[q]] != nation for q in units)
    if name == BOUND and pos.mediation == DENIED and away:
        return "WIF-19.6.2-v"
    return "WIF-19.4-m" if 2 * away > len(units) else None


def homebound(pos: War, p: int) -> Bytes | None:
    """By space: what lies outside the country of a unit that may not leave it; None if it may."""
    if pos.nation[p] not in pos.kit.minors or not why_not_abroad(pos, p):
        return None
    found: Bytes = (pos.homes != pos.nation[p]).astype(np.uint8)
    return found


def why_not_out(pos: War, p: int, space: int) -> str | None:
    """The rule that keeps a unit from going to a hex because it may not leave its country."""
    if pos.nation[p] not in pos.kit.minors or pos.home[space] == pos.nation[p]:
        return None
    return why_not_abroad(pos, p)
