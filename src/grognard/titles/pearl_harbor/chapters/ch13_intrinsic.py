"""13. The intrinsic force: one factor that defends every controlled coast and island against amphibious assault."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.pearl_harbor.war import War

STRENGTH = 1
"""Never more, never less, whatever supply and bombs do (13-d)."""


def guard(pos: War, space: int, side: int) -> int:
    """The intrinsic force of a side in a hex, 0 or 1: on coasts and islands that it controls (13-a)."""
    kit = pos.kit
    return STRENGTH if kit.is_shore[space] and pos.holder(space) == side and space not in pos.no_guard else 0


def destroy_guard(pos: War, space: int) -> None:
    """The intrinsic force is gone until the next player turn begins (13-h)."""
    if pos.kit.is_shore[space] and space not in pos.no_guard:
        pos.cite("PH-13-h")
        pos.no_guard = [*pos.no_guard, space]


def marines_double(pos: War, attackers: Sequence[int], *, purely_amphibious: bool, guard_alone: bool) -> bool:
    """Whether Marines are doubled: they alone attack, from the sea alone, and the intrinsic force is alone (13-g)."""
    is_marine = pos.kit.is_marine
    return purely_amphibious and guard_alone and bool(attackers) and all(is_marine[p] for p in attackers)
