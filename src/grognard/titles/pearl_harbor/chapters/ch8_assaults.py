"""6.6, 8.4 Which hexes can be assaulted from the sea: there, ships and landing carriers may bombard troops."""

from __future__ import annotations

from grognard.titles.pearl_harbor.chapters.ch8_1_limits import attack_refused
from grognard.titles.pearl_harbor.chapters.ch8_3_assault import AMPHIBIOUS, lift_refused, way, way_refused
from grognard.titles.pearl_harbor.kit import LAND
from grognard.titles.pearl_harbor.war import War


def touches(pos: War, ship: int, space: int) -> bool:
    """Whether a naval unit is in a hex, or next to it with a natural sea route leading in (6.6-f, 8.4-b)."""
    if pos.place[ship] == space:
        return True
    sea = pos.kit.sea
    return sea.adjacent(sea.of[pos.place[ship]][pos.part[ship]], space)


def assault_force(pos: War, space: int, side: int) -> list[int]:
    """Land units that can still make an amphibious assault on a hex in this combat segment (6.6-f, 8.7-p).

    Two attacks of each of their forces must be left: the bombardment that prepares the assault, and the assault.
    """
    if pos.segment != "combat" or not pos.kit.is_shore[space]:
        return []
    return [
        p
        for place in (space, *pos.kit.neighbours[space])
        for p in pos.units_at(place, side, LAND)
        if pos.supplied[p]
        and way(pos, p, space) in AMPHIBIOUS
        and not way_refused(pos, p, space)
        and not lift_refused(pos, p, ())
        and not attack_refused(pos, (pos.force_of(p),), "land", space)
    ]


def promise(pos: War, space: int, *rules: str) -> None:
    """A bombardment that needs an assault has been made: the hex must be assaulted in this segment (8.4-d)."""
    if space not in pos.promised:
        pos.promised = [*pos.promised, space]
        pos.event("assault-promised", *rules, space=space)
