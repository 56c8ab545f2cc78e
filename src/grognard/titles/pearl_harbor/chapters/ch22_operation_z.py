"""22. Special rules of Operation Z: isolated Philippines, the American carrier, the Central Pacific."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.reason import Reason
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import leave_fleet
from grognard.titles.pearl_harbor.chapters.ch18_control import take
from grognard.titles.pearl_harbor.kit import (
    ALLIES,
    IJN,
    JAPAN,
    LAND,
    SOUTHEAST_ASIA,
    TROPICAL,
    USN,
    PearlKit,
)
from grognard.titles.pearl_harbor.marks import ABORTED, AT_SEA
from grognard.titles.pearl_harbor.theatre import NOBODY, WINTER_1943
from grognard.titles.pearl_harbor.war import War

PHILIPPINE_ROW = 17
RELIEF_RANGE = 5
RELIEF_TOWNS = ("Darwin",)
"""Ports that count as near enough whatever the map says (answer 14)."""
ISLAND_ROW = 14
"""The islands of the Central Pacific lie north of it."""
WAR_OF_1941 = ("operation-z", "campaign")


# the Philippines


@lru_cache(maxsize=8)
def philippines(kit: PearlKit) -> frozenset[int]:
    """The islands of the South-East Asia zone in or above row 1700, without Port Blair (22).

    An island that reaches into that row belongs to them with all its hexes.
    """
    port_blair = kit.town.get("Port Blair", NOBODY)
    found = {
        space
        for space in range(kit.hex_count)
        if kit.is_shore[space]
        and kit.zone[space] == SOUTHEAST_ASIA
        and kit.row[space] >= PHILIPPINE_ROW
        and kit.region[space] in ("philippines", "islands")
        and space != port_blair
    }
    return frozenset(found | {space for space in range(kit.hex_count) if kit.region[space] == "philippines"})


@lru_cache(maxsize=8)
def relief_ports(kit: PearlKit) -> frozenset[int]:
    """The hexes within five of the Philippines, but not in them (22, answer 14)."""
    islands = philippines(kit)
    reached, edge = set(islands), set(islands)
    for _ in range(RELIEF_RANGE):
        edge = {other for space in edge for other in kit.neighbours[space] if other < kit.hex_count} - reached
        reached |= edge
    return frozenset(reached - islands | {kit.town[name] for name in RELIEF_TOWNS if name in kit.town})


def are_relieved(pos: War) -> bool:
    """Whether an Allied installation with ships lies near enough to reinforce the Philippines from (22)."""
    kit, index = pos.kit, pos.index
    ports, ships = relief_ports(kit), index.ships[ALLIES]
    return any(ships[space] and space in ports and kit.side[p] == ALLIES for space, p in index.installations.items())


def redeployment_refused(pos: War, p: int, start: int, end: int) -> Refusal:
    """What forbids a strategic redeployment to or from the Philippines (22, 33)."""
    kit = pos.kit
    if pos.scenario not in WAR_OF_1941 or kit.side[p] != ALLIES or kit.arm[p] != LAND:
        return None
    islands = philippines(kit)
    if (start in islands) == (end in islands):
        return None
    if pos.date >= WINTER_1943:
        pos.cite("PH-33-e")
        return None
    pos.cite("PH-22.2-d")
    if not are_relieved(pos):
        return Reason("PH-22.2-c")
    pos.cite("PH-V-n")
    return None


# the American carrier


def locate_carrier(pos: War) -> None:
    """Before the Japanese combat segment of turn 1: is the carrier of the US Navy in port or at sea (22)."""
    kit = pos.kit
    home = kit.home_of["usn"][0]
    carriers = [p for p in pos.ships_at(home, ALLIES) if kit.is_carrier[p] and kit.force[p] == USN]
    if not carriers:
        return
    die = pos.roll()
    carrier = carriers[0]
    if die <= 3:
        for q in pos.cargo(carrier):
            pos.marks[q] |= ABORTED  # it does not fly in this player turn
        pos.event("carrier-in-port", "PH-22.2-j", "PH-22.2-m", die=die, piece=carrier, space=home)
        return
    pos.event("carrier-at-sea", "PH-22.2-j", "PH-22.2-n", die=die, piece=carrier, space=home)
    leave_fleet(pos, carrier)
    pos.marks[carrier] |= AT_SEA
    pos.carry(carrier, kit.aside)


def bring_carrier_home(pos: War) -> None:
    """At the end of the Japanese player turn the carrier that was at sea appears at Pearl Harbor (22)."""
    kit = pos.kit
    home = kit.home_of["usn"][0]
    for p in pos.index.at[kit.aside]:
        if kit.is_carrier[p] and pos.marks[p] & AT_SEA:
            pos.marks[p] &= ~AT_SEA
            pos.carry(p, home, kit.sea.of[home].index(kit.harbour[home][0]))
            pos.event("carrier-appears", "PH-22.2-n", piece=p, space=home)


# the islands


@lru_cache(maxsize=8)
def central_pacific(kit: PearlKit) -> tuple[int, ...]:
    """The islands of the Tropical zone north of row 1400 and west of Midway (22)."""
    midway = kit.town.get("Midway", NOBODY)
    if midway < 0:
        return ()
    x = kit.board.x
    return tuple(
        space
        for space in range(kit.hex_count)
        if kit.is_island[space] and kit.zone[space] == TROPICAL and kit.row[space] > ISLAND_ROW and x[space] < x[midway]
    )


def take_islands(pos: War) -> None:
    """The Navy has them at the end of the first Japanese player turn, unless Allied land units hold one (22)."""
    for space in central_pacific(pos.kit):
        if pos.holder(space) != JAPAN and not pos.land_at(space, ALLIES):
            take(pos, space, IJN, "PH-22.2-k", *(("PH-22.2-o",) if pos.kit.objective[space] else ()))


def end_of_surprise(pos: War) -> None:
    """What happens at the end of the Japanese player turn of turn 1 (22, 33)."""
    pos.cite("PH-22.2-l", *(("PH-33-d",) if pos.scenario == "campaign" else ()))
    bring_carrier_home(pos)
    take_islands(pos)


def is_first_blow(pos: War, side: int) -> bool:
    """Whether this is the Japanese player turn of turn 1 in the war of 1941."""
    return pos.turn == 1 and side == JAPAN and pos.scenario in WAR_OF_1941
