"""6. Amphibious missions: transport from port to port, and assault from a port to an enemy shore."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_stacking import land_refused
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_port
from grognard.titles.pearl_harbor.chapters.ch6_cargo import go_ashore, is_harbour, lift_fits, troops_aboard
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy, update_control
from grognard.titles.pearl_harbor.chapters.ch19_nations import entry_refused
from grognard.titles.pearl_harbor.marks import EMBARKED, LANDED, MOVED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


def assault_targets(pos: War, part: int, side: int) -> list[int]:
    """The enemy shores that land units aboard ships on some waters can assault: there, or where a natural sea route
    leads directly (6.6-a, 6.6-f)."""
    kit, foe = pos.kit, enemy(side)
    pos.cite("PH-V-g", "PH-6.6-f")
    near = [kit.sea.space[part], *kit.sea.spaces(kit.sea.neighbours[part])]
    return [space for space in near if kit.is_shore[space] and (pos.holder(space) == foe or pos.land_at(space, foe))]


def transport_refused(pos: War, ships: Sequence[int], part: int) -> Refusal:
    """What forbids to land the troops aboard as a transport: they land in a friendly port with room for them (6.5)."""
    pos.cite("PH-V-f", "PH-6.5-f", "PH-6.5-a")
    if not is_harbour(pos, part, pos.kit.side[ships[0]]):
        return "PH-6.5-b"
    return _room_refused(pos, ships, part)


def _room_refused(pos: War, ships: Sequence[int], part: int) -> Refusal:
    """Whether all troops aboard may be ashore together; who already stands there may still leave (3.2-a)."""
    space = pos.kit.sea.space[part]
    units = troops_aboard(pos, ships)
    for p in units:
        refused = entry_refused(pos, p, space)
        if refused:
            return refused
        if land_refused(pos, space, p):
            stay = [q for q in pos.land_at(space, pos.kit.side[p]) if pos.kit.is_large[q]]
            if all(pos.marks[q] & (MOVED | LANDED) for q in stay):
                return "PH-3.2-b"
    if len([p for p in units if pos.kit.is_large[p]]) > 1 and not pos.kit.is_home[space]:
        return "PH-3.2-b"
    return None


def assault_refused(pos: War, ships: Sequence[int], part: int) -> Refusal:
    """What forbids the troops aboard an assault from some waters (6.6)."""
    if not assault_targets(pos, part, pos.kit.side[ships[0]]):
        return "PH-6.6-f"
    return assault_lift_refused(pos, ships)


def assault_lift_refused(pos: War, ships: Sequence[int]) -> Refusal:
    """Ships and troops have begun the segment together in a port, and there are enough ships (6.6-b, 6.6-c)."""
    units = troops_aboard(pos, ships)
    pos.cite("PH-6.6-b", "PH-6.6-c")
    together = [p for p in ships if pos.marks[p] & EMBARKED]
    if not together or not all(pos.marks[p] & EMBARKED for p in units):
        return "PH-6.6-b"
    return None if lift_fits(pos, together, units, assault=True) else "PH-6.6-c"


def landing_refused(pos: War, ships: Sequence[int], part: int) -> Refusal:
    """What forbids to use the assault to bring troops to a friendly coast without a port (6.6-h)."""
    kit, space = pos.kit, pos.kit.sea.space[part]
    side = kit.side[ships[0]]
    if not kit.is_shore[space] or not pos.is_friendly(space, side) or is_port(pos, space, side):
        return "PH-6.6-h"
    if kit.is_island[space] and pos.options.plays("island-landings", "coasts"):
        return Reason("PH-6.6-h", "no-island-landings", {"space": space})
    return assault_lift_refused(pos, ships) or _room_refused(pos, ships, part)


def land_troops(pos: War, ships: Sequence[int], *rules: str) -> None:
    """The troops aboard land; they neither move nor are carried on in this segment (6.5-e)."""
    units = troops_aboard(pos, ships)
    for p in units:
        go_ashore(pos, p)
        pos.marks[p] |= LANDED | MOVED
        occupy(pos, p)
    pos.event("landed", *rules, "PH-6.5-e", "PH-6.5-k", pieces=units, space=pos.place[ships[0]])
    update_control(pos)
