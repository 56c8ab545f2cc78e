"""44B1 Lines of communications: isolation by a line of limited length, and what becomes of ground that has none."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.board.kernels import spread
from grognard.titles.war_of_resistance.kit import Bytes
from grognard.titles.war_of_resistance.war import War

LENGTH = 14
"""Hexes of a line of communications, whatever the weather (44B1)."""


def communications(pos: War, shut: Bytes, spaces: Iterable[int]) -> bytearray:
    """By space: whether a line of communications leads from there to one of some hexes."""
    ends = [int(space) for space in spaces if not shut[space]]
    if not ends:
        return bytearray(pos.kit.board.size)
    return spread(pos.kit.board.graph, ends, pos.kit.seasons.overland(pos.season), LENGTH, blocked=shut)
