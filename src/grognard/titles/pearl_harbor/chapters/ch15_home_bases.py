"""15. Home bases: what they defend with, and what becomes of them when their hex is stormed."""

from __future__ import annotations

from grognard.titles.pearl_harbor.war import War

STRENGTH = 4
"""Combat factors, for defence only (15-c)."""


def is_home_base(pos: War, space: int, side: int) -> bool:
    """Whether a home base stands here that a side controls, its own or a captured one (15-e)."""
    return pos.kit.is_home[space] and pos.holder(space) == side


def home_defence(pos: War, space: int, side: int) -> int:
    """What the home base in a hex adds to a side's defence: nothing once it has been stormed in this player turn."""
    return STRENGTH if is_home_base(pos, space, side) and space not in pos.silenced else 0
