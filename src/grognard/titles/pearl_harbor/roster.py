"""Who commands what, as long as the same people play the same forces."""

from __future__ import annotations

from typing import NamedTuple


class Roster(NamedTuple):
    """Who commands what, as long as the same people play the same forces."""

    commanders: list[str]
    early: bool
    """Before Winter 1943, when the ANZAC are British (19)."""
    forces: dict[str, tuple[int, ...]]
    """By seat: the forces that it plays, in the order in which they act."""
    players: tuple[tuple[str, ...], ...]
    """By side: its seats in the order in which they act."""
    own: dict[str, tuple[list[int], ...]]
    """By seat and arm: the counters that it commands."""
    pieces: dict[str, list[int]]
    """By seat: all counters of the forces that it plays."""
