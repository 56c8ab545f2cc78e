"""How near the end of a scenario is, and how much more its victory areas count for that (10.3, 15.0)."""

from __future__ import annotations

from grognard.titles.asia_engulfed.chapters.ch10_victory import LAST_TURN
from grognard.titles.asia_engulfed.war import War

TURN_BY_TURN = "surprise"
"""The scenario that can end in any turn: there every turn is a late one (15.1)."""
LATE = {0: 2.0, 1: 1.8, 2: 1.6, 3: 1.4, 4: 1.3, 5: 1.2, 6: 1.1}
"""By turns that are left after this one: how many times its usual worth a victory area has."""


def turns_left(pos: War) -> int:
    """Turns after this one."""
    return max(0, pos.kit.turn_keys.index(LAST_TURN[pos.scenario]) - pos.turn)


def urgency(pos: War) -> float:
    """How many times its usual worth a victory area has."""
    if pos.scenario == TURN_BY_TURN:
        return LATE[1]
    return LATE.get(turns_left(pos), 1.0)
