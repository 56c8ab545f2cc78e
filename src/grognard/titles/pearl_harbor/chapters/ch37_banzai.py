"""37. Banzai! Japanese land units fight for the glory of the Emperor: what would have no effect is an exchange."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.pearl_harbor.kit import JAPAN
from grognard.titles.pearl_harbor.verbs import VERBS
from grognard.titles.pearl_harbor.war import War

BANZAI = VERBS.word("banzai")
NO_EFFECT, EXCHANGE = "-", "EX"


def banzai_seat(pos: War, units: Sequence[int]) -> str:
    """Who may declare a banzai for land units that attack or defend: who has most factors among them; "": nobody.

    German units are no Japanese ones; Asian infantry counts as such (40).
    """
    kit = pos.kit
    if not pos.options.plays("banzai", "on"):
        return ""
    factors: dict[str, int] = {}
    for p in units:
        if kit.side[p] == JAPAN and kit.nation[p] != "germany":
            factors[pos.seat(p)] = factors.get(pos.seat(p), 0) + max(kit.attack[p], kit.defence[p])
    return max(factors, key=factors.__getitem__) if factors else ""


def glorious(result: str) -> str:
    """A result of the ground table in a banzai (37-a)."""
    return EXCHANGE if result == NO_EFFECT else result
