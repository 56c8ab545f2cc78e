"""22. Surprise attack: what holds in the Japanese player turn of turn 1, when the Allies are caught on the ground."""

from __future__ import annotations

from grognard.titles.pearl_harbor.kit import ALLIES, JAPAN
from grognard.titles.pearl_harbor.marks import FLOWN
from grognard.titles.pearl_harbor.war import War

SCENARIOS = ("operation-z", "campaign")


def is_surprise(pos: War) -> bool:
    """Whether the surprise rules are in force: the first Japanese player turn of the war, and no longer (22.2-l)."""
    return pos.turn == 1 and pos.phasing == JAPAN and pos.scenario in SCENARIOS and pos.segment != ""


def caught(pos: War, space: int, side: int) -> bool:
    """Whether the air units of a side in a hex are on the ground, neither on patrol nor able to fly (22.2-e)."""
    return side == ALLIES and is_surprise(pos) and space not in pos.awake


def grounded(pos: War, space: int, side: int) -> list[int]:
    """The air units in a hex that may be bombed where they stand (22.2-e)."""
    if not caught(pos, space, side):
        return []
    return [p for p in pos.air_at(space, side) if not pos.marks[p] & FLOWN]


def wake(pos: War, space: int) -> None:
    """A second wave comes over a hex again: now its air units are up, and its guns are manned (22.2-g)."""
    if caught(pos, space, ALLIES):
        pos.awake = [*pos.awake, space]
        pos.event("surprise-over", "PH-22.2-g", space=space)


def guns_silent(pos: War, side: int, wave: str) -> bool:
    """Whether a side cannot fire anti-aircraft at all: the Allies at a first wave of turn 1 (22.2-f)."""
    return side == ALLIES and is_surprise(pos) and not wave.startswith("second")


def caught_at_anchor(pos: War, p: int) -> bool:
    """Whether a ship lies at anchor even in an installation or a home base (22.2-h)."""
    return pos.kit.side[p] == ALLIES and is_surprise(pos)
