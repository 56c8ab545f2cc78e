"""6. Naval missions: attack, support, patrol, transport and assault, or no mission but a change of base."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ships_fit
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import fleet_refused
from grognard.titles.pearl_harbor.chapters.ch4_naval import PATROLLING, SAIL, SLOW
from grognard.titles.pearl_harbor.chapters.ch5_bases import is_off_port, ship_base_refused
from grognard.titles.pearl_harbor.chapters.ch6_amphibious import (
    assault_lift_refused,
    assault_refused,
    landing_refused,
    transport_refused,
)
from grognard.titles.pearl_harbor.chapters.ch6_cargo import troops_aboard
from grognard.titles.pearl_harbor.chapters.ch9_naval_leaders import leader_bonus, leaders_aboard
from grognard.titles.pearl_harbor.chapters.ch22_operation_z import WAR_OF_1941
from grognard.titles.pearl_harbor.chapters.ch36_evacuation import evacuation_refused
from grognard.titles.pearl_harbor.chapters.ch43_vietnam import is_french, theatre_refused
from grognard.titles.pearl_harbor.kit import JAPAN, LEADER
from grognard.titles.pearl_harbor.marks import ASSAULT, ATTACK, MOVED, NO_MISSION, PATROL, SUPPORT, TRANSPORT
from grognard.titles.pearl_harbor.war import War

BASE, LANDING, EVACUATION = "base", "landing", "evacuation"
KINDS = {
    BASE: NO_MISSION,
    "attack": ATTACK,
    "support": SUPPORT,
    "patrol": PATROL,
    "transport": TRANSPORT,
    "assault": ASSAULT,
    LANDING: ASSAULT,
    EVACUATION: TRANSPORT,
}
"""By the player's word the mission: to land on a friendly coast is an assault, to evacuate one a transport."""
RULES = {
    BASE: "PH-5.6-b",
    "attack": "PH-6.2-a",
    "support": "PH-6.3-a",
    "patrol": "PH-6.4-b",
    "transport": "PH-6.5-b",
    "assault": "PH-6.6-a",
    LANDING: "PH-6.6-h",
    EVACUATION: "PH-36-a",
}
_APART = {SUPPORT: ATTACK, ATTACK: SUPPORT}
"""Missions that never share a hex (6.3-b)."""


class Group(NamedTuple):
    """Ships that sail together, the waters they are on, and what the weather has taken from them in half points."""

    ships: Sequence[int]
    part: int
    suffered: int = 0
    marker: int = -1
    halted: bool = False
    """The enemy has stopped them: they stay where they are, whatever they wanted."""
    leaders: Sequence[int] | None = None
    """The naval leaders aboard, if they are known."""


def allowance(pos: War, p: int, mission: str, leaders: Sequence[int]) -> int:
    """The movement points of a ship for a mission, with the leader that sails along, before the weather (4, 6, 9)."""
    if mission in ("assault", LANDING) and is_slow(pos, p):
        pos.cite("PH-22.2-i")
        return SLOW + leader_bonus(pos, p, leaders, half=True)
    if mission == "patrol":
        pos.cite("PH-6.4-a")
        return PATROLLING + leader_bonus(pos, p, leaders)
    return SAIL + leader_bonus(pos, p, leaders)


def is_slow(pos: War, p: int) -> bool:
    """On the first turn of the war Japanese assaults have only seven points (22.2-i)."""
    return pos.turn == 1 and pos.scenario in WAR_OF_1941 and pos.kit.side[p] == JAPAN


def budget(pos: War, group: Group, mission: str) -> int:
    """What a group can still spend for a mission, in half points, before the weather."""
    leaders = leaders_aboard(pos, group.ships) if group.leaders is None else group.leaders
    if not leaders:  # then all ships of a group have the same points
        return allowance(pos, group.ships[0], mission, leaders) - max(map(pos.spent.__getitem__, group.ships))
    return min([allowance(pos, p, mission, leaders) - pos.spent[p] for p in group.ships])


def furthest(pos: War, group: Group) -> int:
    """The most that a group can still spend for any mission that is open to it, before the weather."""
    return budget(pos, group, "transport" if troops_aboard(pos, group.ships) else "patrol")


def mission_refused(
    pos: War, group: Group, mission: str, way: int = 0, *, room: bool = False, loaded: bool | None = None
) -> Refusal:
    """What forbids a group a mission on its waters, or on those that cost `way` half points more to reach (6).

    `room` says that there is known to be room for them, `loaded` whether they have troops aboard, if that is known.
    """
    ships = group.ships
    space, side = pos.kit.sea.space[group.part], pos.kit.side[ships[0]]
    if any(map(pos.mission.__getitem__, ships)):
        return "PH-6.1-b"
    refused = _place_refused(pos, group, mission, bool(troops_aboard(pos, ships)) if loaded is None else loaded)
    if refused:
        return refused
    if not group.halted and is_french(pos, ships):
        refused = next((found for p in ships if (found := theatre_refused(pos, p, space))), None)
        if refused:
            return refused
    left = budget(pos, group, mission) - way
    if left < group.suffered and not group.halted:
        return _too_far(mission) if left < 0 else "PH-12.3-c"
    if not room and full_for_good(pos, group, space):
        return "PH-3.1-a"
    kind = KINDS[mission]
    if kind not in _APART and group.marker >= 0:
        return None
    others = [q for q in pos.ships_at(space, side) if q not in ships]
    if kind in _APART and any(pos.mission[q] == _APART[kind] for q in others):
        return "PH-6.3-b"
    if group.marker < 0 and any(_drawn_in(pos, p, others, kind) for p in ships if pos.kit.is_carrier[p]):
        return Reason("PH-6.1-d", "carriers-absorbed", {"space": space})
    return None


def _drawn_in(pos: War, carrier: int, others: Sequence[int], kind: int) -> bool:
    """Whether a task force with another mission would have to take a carrier in at the end (3.1-j)."""
    fleets = {pos.tf[q] for q in others if pos.tf[q] >= 0 and pos.mission[q] not in (kind, NO_MISSION)}
    return any(not fleet_refused(pos, (*pos.fleet(marker), carrier), marker) for marker in fleets)


def _too_far(mission: str) -> str:
    """The rule that limits the way of a mission."""
    if mission == "patrol":
        return "PH-6.4-a"
    return "PH-6.5-f" if mission == "transport" else "PH-4.1-b"


def _place_refused(pos: War, group: Group, mission: str, loaded: bool) -> Refusal:
    """What is wrong with the place or the cargo."""
    ships, part = group.ships, group.part
    if mission == BASE:
        if loaded:
            return "PH-6.5-e"
        if group.marker < 0 and not pos.spent[ships[0]]:
            led = any(pos.kit.arm[q] == LEADER for p in ships for q in pos.cargo(p))
            if not led:
                return "PH-4.1-k"
        space = pos.kit.sea.space[part]
        if is_off_port(pos, part, pos.kit.side[ships[0]]):
            return "PH-5.1-a"
        return next((refused for p in ships if (refused := ship_base_refused(pos, p, space))), None)
    if mission in ("attack", "support", "patrol"):
        return "PH-6.5-e" if loaded else None
    if mission == EVACUATION:
        return evacuation_refused(pos, ships, part)
    if not loaded:
        return "PH-6.5-a"
    if mission == "transport":
        return None if group.halted else transport_refused(pos, ships, part)
    if mission == "assault":
        return assault_lift_refused(pos, ships) if group.halted else assault_refused(pos, ships, part)
    return landing_refused(pos, ships, part)


def full_for_good(pos: War, group: Group, space: int) -> bool:
    """Whether ships would be too many in a hex at the end, and nobody there can still leave in this segment."""
    if group.halted:
        return False
    ships, side = group.ships, pos.kit.side[group.ships[0]]
    marks, weights = pos.marks, pos.kit.naval_weight
    for q in pos.ships_at(space, side):
        if not marks[q] & MOVED and weights[q] and q not in ships:
            return False
    return not ships_fit(pos, space, side, ships, group.marker)


def assign(pos: War, group: Group, mission: str) -> None:
    """Mark ships with their mission; their move is over (6.1)."""
    ships = list(group.ships)
    for p in ships:
        pos.mission[p] = KINDS[mission]
        pos.marks[p] |= MOVED
    pos.cite("PH-6.1-a", "PH-6.1-b", "PH-6.1-d", "PH-6.1-e", "PH-4.1-k")
    space = pos.place[ships[0]]
    if group.marker >= 0:
        pos.event("fleet-mission", RULES[mission], piece=group.marker, space=space, mission=mission)
    else:
        pos.event("mission", RULES[mission], pieces=ships, space=space, mission=mission)
