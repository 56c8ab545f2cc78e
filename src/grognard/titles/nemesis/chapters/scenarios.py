"""S1 A short scenario of our own, reconstructed: the Japanese offensive against Imphal and Kohima."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.nemesis.kit import ALLIES, BRITISH, JAPAN, LAST_TURN, SIDES, NemesisKit
from grognard.titles.nemesis.war import War


class Scenario(NamedTuple):
    """How long it lasts, who takes part, and what the Japanese must reach by its end."""

    last_turn: int = LAST_TURN
    goal: int = 0
    """By how much Hirohito must be happier than Churchill; 0: the happier Superior wins (9.0)."""
    front: int = 0
    """The last column to the east from which pieces take part; 0: all do."""


WESTERN_DIVISIONS = frozenset(("", "15", "31", "33", "AUX", "INA"))
SCENARIOS = {"campaign": Scenario(), "imphal": Scenario(last_turn=4, goal=5, front=16)}


def takes_part(kit: NemesisKit, p: int, scenario: Scenario) -> bool:
    """Whether a piece is in the scenario: 15th Army against IV and XXXIII Corps, without Chindits (S1)."""
    start = kit.start[p]
    if not scenario.front or start == "pool":
        return True
    if start[0].isdigit() and kit.column[kit.space_index[start]] > scenario.front:
        return False
    if kit.side[p] == JAPAN:
        return kit.division[p] in WESTERN_DIVISIONS
    return kit.force[p] == BRITISH and not kit.chindit[p]


def decide(pos: War) -> None:
    """After the last turn: the Emperor is as happy as the offensive was meant to make him, or it has failed."""
    lead = pos.superior[JAPAN] - pos.superior[ALLIES]
    pos.event("goal", "NEM-S1-b", n=lead, goal=pos.goal)
    pos.finish(SIDES[JAPAN if lead >= pos.goal else ALLIES], "NEM-S1-b")
