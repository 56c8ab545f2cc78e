"""9.13 Kamikaze attacks: what Japan's last aircraft do to ships."""

from __future__ import annotations

from grognard.titles.asia_engulfed.chapters.ch0_terms import eliminate
from grognard.titles.asia_engulfed.kit import JAPAN
from grognard.titles.asia_engulfed.war import War


def is_kamikaze(pos: War, aircraft: int) -> bool:
    """Whether an air unit attacks ships as kamikazes: all of Japan's do once the marker stands at 0 (9.13-d)."""
    return pos.kit.side[aircraft] == JAPAN and pos.kamikaze <= 0 and not pos.alternative("kamikaze")


def spend(pos: War, aircraft: list[int]) -> None:
    """Those that have dived at ships do not come back."""
    for p in aircraft:
        eliminate(pos, p, "AE-9.13-d")
