"""3. Task forces: naval units under one marker, which sail, fight and fulfil their mission together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch3_stacking import UNIT
from grognard.titles.pearl_harbor.kit import TASK_FORCE, PearlKit
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

LARGEST = 8 * UNIT
"""The most H and L units of a task force, in half units (3.1-f, 24)."""


def commander(pos: War, p: int) -> str:
    """Who decides for a ship: the player of its task force, else its own."""
    return pos.seat(pos.tf[p] if pos.tf[p] >= 0 else p)


def fleet_refused(pos: War, pieces: Sequence[int], marker: int) -> Refusal:
    """What forbids these naval units, all of them, to be the task force of a marker (3.1, 19)."""
    refused = composition_refused(pos, pieces)
    if refused:
        return refused
    force = pos.force_of(marker)
    if 2 * len([p for p in pieces if pos.force_of(p) == force]) < len(pieces):
        return "PH-19.1-d"
    return None


def composition_refused(pos: War, pieces: Sequence[int]) -> Refusal:
    """What forbids naval units to be a task force of anybody: too many of them, or too few L (3.1-f, 3.1-g)."""
    kit = pos.kit
    heavy, light, weights = kit.is_heavy, kit.is_light, kit.naval_weight
    if sum([weights[p] for p in pieces]) > LARGEST:
        return "PH-3.1-f"
    return "PH-3.1-g" if sum([heavy[p] for p in pieces]) > sum([light[p] for p in pieces]) else None


def free_markers(pos: War, forces: Sequence[int]) -> list[int]:
    """A marker of each force that still has one: those of one force are all alike."""
    kit, place = pos.kit, pos.place
    found: dict[int, int] = {}
    for marker, pool in _markers(kit):
        if place[marker] == pool:
            force = pos.force_of(marker)
            if force not in found and force in forces:
                found[force] = marker
                if len(found) == len(forces):
                    break
    return list(found.values())


@cache
def _markers(kit: PearlKit) -> tuple[tuple[int, int], ...]:
    """The markers of task forces, and the pools in which they wait."""
    return tuple([(p, kit.pool[kit.force[p]]) for p in kit.of_arm[TASK_FORCE]])


def form(pos: War, marker: int, pieces: Sequence[int]) -> None:
    """Make naval units of one hex a task force, or let them join one that is there (3.1-c, 3.1-d)."""
    space = pos.place[pieces[0]]
    new = pos.place[marker] != space
    pos.put(marker, space, pos.part[pieces[0]])
    for p in pieces:
        pos.tf[p] = marker
    pos.index.kept.clear()
    pos.cite("PH-3.1-f", "PH-3.1-g", "PH-3.1-h", "PH-19.1-d", "PH-24-i")
    rule = "PH-3.1-c" if new else "PH-3.1-d"
    pos.event("fleet-formed" if new else "fleet-joined", rule, piece=marker, pieces=list(pieces), space=space)


def leave_fleet(pos: War, p: int) -> None:
    """A naval unit is no longer part of its task force; a task force of nobody is none."""
    marker = pos.tf[p]
    pos.tf[p] = NOBODY
    pos.index.kept.clear()
    if marker >= 0 and not pos.fleet(marker):
        withdraw_marker(pos, marker)


def disband(pos: War, marker: int) -> None:
    """A task force is dissolved; its ships stay where they are (3.1-e)."""
    ships = pos.fleet(marker)
    for p in ships:
        pos.tf[p] = NOBODY
    pos.event("fleet-disbanded", "PH-3.1-e", piece=marker, pieces=ships, space=pos.place[marker])
    withdraw_marker(pos, marker)


def withdraw_marker(pos: War, marker: int) -> None:
    """The marker of a task force that is no more can be used again."""
    pos.put(marker, pos.kit.pool[pos.kit.force[marker]])


def tidy_fleets(pos: War) -> None:
    """Take up the markers of task forces whose ships are all gone."""
    for marker in pos.kit.of_arm[TASK_FORCE]:
        if pos.on_map(marker) and not pos.fleet(marker):
            withdraw_marker(pos, marker)


def is_improper(pos: War, marker: int) -> bool:
    """Whether a task force has lost its nationality and must disband in the next reorganization (19.1-e)."""
    return fleet_refused(pos, pos.fleet(marker), marker) == "PH-19.1-d"
