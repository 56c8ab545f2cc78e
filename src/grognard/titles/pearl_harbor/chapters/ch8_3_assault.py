"""8.3 How a land unit comes at a hex: over land, from ships in an amphibious assault, as Marines across a sea hexside.

German units may also attack from beyond the west edge of the map (44).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch6_cargo import lift_fits
from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortified
from grognard.titles.pearl_harbor.chapters.ch20_narrow_seas import marine_crossing_refused
from grognard.titles.pearl_harbor.kit import LAND, PearlKit
from grognard.titles.pearl_harbor.marks import ASSAULT, ATTACKED, DEFEATED, EMBARKED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War

OVERLAND, ASHORE, AFLOAT, BEYOND = "overland", "ashore", "afloat", "beyond"
"""Over land; Marines across a sea hexside; troops of an assault aboard ship; from beyond the edge of the map."""
AMPHIBIOUS = (ASHORE, AFLOAT)
"""What is resolved as an amphibious assault (8.3-m, 8.3-o)."""


def land_part(pos: War, p: int) -> int:
    """The part of the land that a unit stands on; -1 if it is not on land."""
    parts = pos.kit.land.of[pos.place[p]]
    return parts[pos.part[p]] if parts and pos.aboard[p] < 0 else -1


def way(pos: War, p: int, target: int) -> str:
    """How a unit would come into a hex; "" if it could not get there at all."""
    if pos.aboard[p] >= 0:
        return AFLOAT
    if pos.place[p] == pos.kit.off_west:
        return BEYOND
    part = land_part(pos, p)
    if part >= 0 and pos.kit.land.adjacent(part, target):
        return OVERLAND
    return ASHORE if pos.kit.is_marine[p] and target in pos.kit.neighbours[pos.place[p]] else ""


def way_refused(pos: War, p: int, target: int) -> Refusal:
    """What keeps a unit from getting into a hex directly, be it held or empty (8.3-b)."""
    how = way(pos, p, target)
    if how == OVERLAND:
        return "PH-4.3-g" if pos.kit.is_desert[target] else None
    if how == AFLOAT:
        return landing_refused(pos, p, target)
    if how == ASHORE:
        return marine_crossing_refused(pos, pos.place[p], target, pos.kit.side[p])
    if how == BEYOND:
        return _entry_refused(pos, p, target)
    return "PH-4.4-h" if (pos.place[p], target) in pos.kit.sea_side else "PH-8.3-b"


def landing_refused(pos: War, p: int, target: int) -> Refusal:
    """What forbids troops aboard ship to assault a hex: in it or beside it, on the mission, together from the start."""
    kit, ship = pos.kit, pos.aboard[p]
    if not kit.is_shore[target] or pos.mission[ship] != ASSAULT:
        return "PH-6.6-a"
    if not pos.marks[p] & EMBARKED:
        return "PH-6.6-b"
    if pos.marks[ship] & DEFEATED:
        return "PH-8.7-p"
    here = pos.place[ship]
    if here != target and not kit.sea.adjacent(kit.sea.of[here][pos.part[ship]], target):
        return "PH-6.6-f"
    return None


def lift_refused(pos: War, p: int, others: Sequence[int]) -> Refusal:
    """Only troops for whom the ships that are left have the doubled lift may land (6.6-c, 6.6-i)."""
    if pos.aboard[p] < 0:
        return None
    kit, here = pos.kit, pos.place[p]
    side = kit.side[p]
    ships = [q for q in pos.ships_at(here, side) if pos.mission[q] == ASSAULT and not pos.marks[q] & DEFEATED]
    afloat = [q for q in pos.units_at(here, side, LAND) if pos.aboard[q] >= 0 and pos.marks[q] & ATTACKED]
    landing = [q for q in others if q != p and pos.aboard[q] >= 0 and pos.place[q] == here]
    return None if lift_fits(pos, ships, [*afloat, *landing, p], assault=True) else "PH-6.6-i"


@cache
def western_gates(kit: PearlKit) -> tuple[int, ...]:
    """Where German units come in: the west edge of the map in Afghanistan (44.1-i)."""
    edge = [space for space in range(kit.hex_count) if kit.at_west_edge[space] and kit.region[space] == "afghanistan"]
    inner = [space for space in range(kit.hex_count) if kit.region[space] == "afghanistan"]
    return tuple(edge or [s for s in inner if any(kit.region[n] == "off-limits" for n in kit.neighbours[s])])


def _entry_refused(pos: War, p: int, target: int) -> Refusal:
    """Germans beyond the edge attack one of their entry hexes if the enemy occupies all of them (44.1-l)."""
    gates, foe = western_gates(pos.kit), enemy(pos.kit.side[p])
    if target not in gates:
        return "PH-44.1-i"
    held = all(pos.land_at(space, foe) or is_fortified(pos, space, foe) for space in gates)
    return None if held else "PH-44.1-l"


def within_reach(pos: War, p: int) -> Iterator[int]:
    """The hexes that a land unit might attack, as far as its place goes."""
    kit, here = pos.kit, pos.place[p]
    if pos.aboard[p] >= 0:
        ship = pos.aboard[p]
        if pos.mission[ship] == ASSAULT:
            yield here
            sea = kit.sea
            yield from (sea.space[part] for part in sea.neighbours[sea.of[here][pos.part[ship]]])
    elif here == kit.off_west:
        yield from western_gates(kit)
    elif here < kit.hex_count:
        part = land_part(pos, p)
        if part >= 0:
            yield from (kit.land.space[other] for other in kit.land.neighbours[part])
        if kit.is_marine[p]:
            yield from (space for space in kit.neighbours[here] if (here, space) in kit.sea_side)


def is_assault(pos: War, units: Sequence[int], target: int) -> bool:
    """Whether any of the attackers makes an amphibious assault (13-f)."""
    return any(way(pos, p, target) in AMPHIBIOUS for p in units)
