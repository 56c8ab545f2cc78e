"""2.7 The Monsoon: moderate from turn 5, heavy from turn 8."""

from __future__ import annotations

from grognard.titles.nemesis.chapters.ch2_3_satisfaction import lament
from grognard.titles.nemesis.kit import DRY, HEAVY, JAPAN, MODERATE
from grognard.titles.nemesis.war import REMOVED, War

JAPANESE_REPLACEMENTS = (5, 3, 1)
ALLIED_REPLACEMENTS = (2, 2, 1)
"""The most Battalions, and the most British and Stilwell units, that come back in a Reinforcement Phase, by weather."""


def turn_weather(pos: War, turn: int) -> None:
    """What changes on entering a turn of worse weather (2.7, 9.0-6)."""
    before, after = pos.kit.weather.get(turn - 1, DRY), pos.kit.weather.get(turn, DRY)
    if before < MODERATE <= after:
        pos.event("monsoon-moderate", "NEM-9.0-6-a", "NEM-2.7-a", "NEM-2.7-b", "NEM-2.7-e", "NEM-2.7-d")
        for air, side in enumerate(pos.kit.air_side):
            if side == JAPAN:
                pos.air[air] = REMOVED
        pos.drops = max(0, pos.drops - 1)
    if before < HEAVY <= after:
        pos.event("monsoon-heavy", "NEM-9.0-6-b", "NEM-2.7-h", "NEM-2.7-j")
        pos.drops = max(0, pos.drops - 1)


def air_value(pos: War, air: int) -> int:
    """An Air Support marker's Firepower in half points; weaker in the Monsoon."""
    if pos.weather >= MODERATE:
        pos.cite("NEM-2.7-b")
        return pos.kit.air_monsoon[air]
    return pos.kit.air_value[air]


def malaria(pos: War) -> None:
    """The Japanese lament in each of their Reinforcement Phases."""
    if pos.weather >= MODERATE:
        pos.cite("NEM-8.1A-m")
        lament(pos, JAPAN, 2, "NEM-2.7-f")
    if pos.weather >= HEAVY:
        lament(pos, JAPAN, 2, "NEM-2.7-l")


def japanese_replacements(pos: War) -> int:
    """How many Battalions may come back in a Japanese Reinforcement Phase."""
    pos.cite(("NEM-8.1A-a", "NEM-2.7-g", "NEM-2.7-m")[pos.weather])
    return JAPANESE_REPLACEMENTS[pos.weather]


def allied_replacements(pos: War) -> int:
    """How many British and Stilwell units may come back in an Allied Reinforcement Phase."""
    pos.cite("NEM-2.7-k" if pos.weather >= HEAVY else "NEM-8.2A-a")
    return ALLIED_REPLACEMENTS[pos.weather]
