"""24 Who has won a scenario: what one side holds of its goals, against rows of `verdicts.csv`, the first that fits."""

from __future__ import annotations

from grognard.core.files import Row
from grognard.titles.world_in_flames.chapters.ch1_camps import members
from grognard.titles.world_in_flames.chapters.ch13_8_victory import final
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import SIDES, WorldKit
from grognard.titles.world_in_flames.war import War

ROLES = ("main", "all", "any", "tie")
"""Kinds of goals: those that count, and others that decide between equals."""


def verdicts(kit: WorldKit, scenario: str) -> list[Row]:
    return [row for row in kit.tables["verdicts"] if row["scenario"] == scenario]


def seeker(kit: WorldKit, scenario: str) -> int:
    """The side whose goals are counted."""
    rows = verdicts(kit, scenario)
    return SIDES.index(rows[0]["side"]) if rows else 0


def held_goals(pos: War, role: str) -> int:
    """How many goals the seeker's camp holds."""
    side = seeker(pos.kit, pos.scenario)
    mine = members(pos, pos.camps[side]) if pos.camps[side] >= 0 else [side]
    return sum(pos.holder[space] in mine for space in ground(pos).goals[role])


def score(pos: War) -> None:
    """The first row of which the seeker holds at least as much as it says; a row without winners is a draw."""
    if not verdicts(pos.kit, pos.scenario):
        final(pos)
        return
    held = {role: held_goals(pos, role) for role in ROLES}
    pos.event("scored", "WIF-13.8-g", n=held["main"], side=seeker(pos.kit, pos.scenario))
    for row in verdicts(pos.kit, pos.scenario):
        if all(held[role] >= int(row[role] or 0) for role in ROLES):
            pos.finish(row["winners"].split(), "WIF-13.8-g", {row["side"]: held["main"]})
            return
    pos.finish(None, "WIF-13.8-g", {})
