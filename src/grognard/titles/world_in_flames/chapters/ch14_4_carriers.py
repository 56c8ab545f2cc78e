"""14.4 Carriers: their planes are aircraft, as good as the air component of the ship."""

from __future__ import annotations

from grognard.titles.world_in_flames.kit import CARRIER
from grognard.titles.world_in_flames.war import War

STRONGER, STRONGEST = 1942, 1944
"""Years from which components are one and two higher (14.4-e)."""


def is_carrier(pos: War, p: int) -> bool:
    """Whether a ship is a CV that can fly its planes (14.4-h)."""
    return pos.kit.kind[p] == CARRIER and not pos.damaged[p] and planes(pos, p) > 0


def planes(pos: War, p: int) -> int:
    """The air component of a CV, which grows with the years (14.4-e)."""
    printed = pos.kit.planes[p]
    if not printed or pos.year < STRONGER:
        return printed
    pos.cite("WIF-14.4-e")
    return printed + (1 if pos.year < STRONGEST else 2)
