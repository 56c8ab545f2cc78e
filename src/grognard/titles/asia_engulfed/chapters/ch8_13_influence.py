"""8.13 Influence and Dominant Influence over sea zones.

What these words mean is not in the playbook: everything that uses them asks here.
"""

from __future__ import annotations

from grognard.titles.asia_engulfed.kit import ALLIES
from grognard.titles.asia_engulfed.theatre import PHASES
from grognard.titles.asia_engulfed.war import War

BEFORE_COMBAT_ENDS = frozenset(PHASES[: PHASES.index("operational")])


def influence(pos: War, side: int, zone: int) -> int:
    """How much Influence a side has in a zone: the blocks and LBA (or steps) that project it; 0 is none (8.13-a)."""
    return projected(pos, side)[zone]


def projected(pos: War, side: int) -> list[int]:
    """The Influence of a side, by zone."""
    if side == ALLIES and pos.surprise and pos.phase in BEFORE_COMBAT_ENDS:
        pos.cite("AE-9.11-d")
        return pos.kit.no_influence
    found = pos.index.influence[side]
    if found is None:
        found = pos.index.influence[side] = _projected(pos, side)
    return found


def dominant(pos: War, side: int, zone: int) -> bool:
    """Whether a side has Dominant Influence in a zone: more of it than the enemy (8.13-b)."""
    pos.cite("AE-8.13-a", "AE-8.13-b")
    return bool(dominance(pos, side) >> zone & 1)


def dominance(pos: War, side: int) -> int:
    """The zones, as bits, where a side has Dominant Influence."""
    own, enemy = projected(pos, side), projected(pos, 1 - side)
    known = pos.index.dominance[side]
    if known is not None and known[0] is own and known[1] is enemy:
        return known[2]
    mask = 0
    for zone, strength in enumerate(own):
        if strength > enemy[zone]:
            mask |= 1 << zone
    pos.index.dominance[side] = own, enemy, mask
    return mask


def stops(pos: War, side: int) -> int:
    """The zones, as bits, where fleets and transports of a side must stop when they enter (8.13-c)."""
    if pos.alternative("influence-stops"):
        return 0
    enemy, own = projected(pos, 1 - side), projected(pos, side)
    known = pos.index.stops[side]
    if known is not None and known[0] is enemy and known[1] is own:
        return known[2]
    mask = 0
    for zone, strength in enumerate(enemy):
        if strength and own[zone] <= strength:
            mask |= 1 << zone
    if any(enemy):
        pos.cite("AE-8.13-a", "AE-8.13-b")
    pos.index.stops[side] = enemy, own, mask
    return mask


def _projected(pos: War, side: int) -> list[int]:
    """The Influence of fleets at sea, and of fleets and LBA in uncontested places on the coast.

    That ships in a contested port project none is a ruling: in 14.16 the cruisers at Luzon do not stop transports.
    """
    kit = pos.kit
    by_steps = pos.alternative("dominance")
    found = [0] * kit.zone_count
    for p in kit.projectors_of[side]:
        space = pos.place[p]
        waters = kit.waters[space]
        if waters and (space < kit.zone_count or not pos.contested(space)):
            weight = pos.steps[p] if by_steps else 1
            for zone in waters:
                found[zone] += weight
    return found
