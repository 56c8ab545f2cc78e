"""14.5, 8.2.3 What weather, terrain and range leave of the factors of bombers."""

from __future__ import annotations

from fractions import Fraction

from grognard.titles.world_in_flames.chapters.ch11_16_strength import HALF, terrain
from grognard.titles.world_in_flames.charts import BLIZZARD, RAIN, SNOW, STORM
from grognard.titles.world_in_flames.war import FAR, War

COVER = ("forest", "jungle", "swamp")
"""Terrain that hides what is below (14.5)."""
WET = (RAIN, SNOW)
CLOSED = (STORM, BLIZZARD)


def is_closed(pos: War, space: int) -> bool:
    """Whether storm or blizzard lets no mission be flown to a hex (8.2.3-b)."""
    return pos.sky(space) in CLOSED


def share_left(pos: War, p: int, space: int) -> Fraction:
    """What weather and extended range leave of a bomber's factors over a hex."""
    share = Fraction(1)
    if pos.sky(space) in WET:
        pos.cite("WIF-8.2.3-a", "WIF-8.2-a")
        share *= HALF
    if pos.role[p] & FAR:
        pos.cite("WIF-14.1.1-k")
        share *= HALF
    return share


def cover(pos: War, space: int, rule: str) -> Fraction:
    """What the terrain leaves of tactical factors; it adds to what the weather takes (14.5-d)."""
    if terrain(pos, space) not in COVER:
        return Fraction(1)
    pos.cite(rule, "WIF-14.5-d")
    return HALF
