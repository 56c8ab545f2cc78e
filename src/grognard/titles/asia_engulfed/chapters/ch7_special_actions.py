"""7.1 Special Actions: tokens bought for WERP, kept until they are spent."""

from __future__ import annotations

from grognard.titles.asia_engulfed.kit import NATIONS, SIDE_OF
from grognard.titles.asia_engulfed.war import War


def can_spend(pos: War, power: int) -> bool:
    """Whether a power has a Special Action in hand (7.1-d)."""
    return pos.actions[power] > 0


def spend(pos: War, power: int, *rules: str) -> None:
    """Spend one: the power whose units use it pays (7.1-a, 7.1-c)."""
    pos.actions[power] -= 1
    pos.event(
        "special-action",
        *("AE-7.1-a", "AE-7.1-b", "AE-7.1-c", "AE-7.1-d", "AE-7.1-e"),
        *rules,
        side=SIDE_OF[power],
        power=NATIONS[power],
        left=pos.actions[power],
    )
