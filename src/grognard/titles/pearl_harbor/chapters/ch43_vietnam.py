"""43. Vietnamese nationalism: Objectives in Indochina that the Allies take must be garrisoned; French units."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.kit import ALLIES, SOUTHEAST_ASIA
from grognard.titles.pearl_harbor.war import War


def is_ungarrisoned(pos: War, space: int) -> bool:
    """Whether an Objective in Indochina costs the Allies its value, because no land unit of theirs is there (43-a)."""
    if not pos.options.plays("vietnam", "on") or pos.kit.region[space] != "indochina":
        return False
    return pos.holder(space) == ALLIES and not pos.land_at(space, ALLIES)


def is_french(pos: War, pieces: Iterable[int]) -> bool:
    """Whether any of some counters is French."""
    nation = pos.kit.nation
    return any(nation[p] == "france" for p in pieces)


def theatre_refused(pos: War, p: int, space: int) -> Refusal:
    """French units are used in South-East Asia only; they may wait at the home base at which they appear (43-b)."""
    kit = pos.kit
    if kit.nation[p] != "france" or kit.zone[space] == SOUTHEAST_ASIA or space in kit.home_of["br"]:
        return None
    return "PH-43-b"
