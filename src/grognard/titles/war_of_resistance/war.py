"""The position of the war in China: everything that changes in a game.

Its fields stand in six modules, each built on the one before: `theatre` (the ground war, and the one way in which
counters change place), `logistics`, `skies`, `waters`, `nation` and `rebels`.
"""

from __future__ import annotations

from grognard.titles.war_of_resistance.kit import Bytes
from grognard.titles.war_of_resistance.logistics import LogisticsArgs
from grognard.titles.war_of_resistance.nation import NationArgs
from grognard.titles.war_of_resistance.rebels import Rebels, RebelsArgs
from grognard.titles.war_of_resistance.skies import SkiesArgs
from grognard.titles.war_of_resistance.theatre import (
    ATTACKED,
    CUT_OFF,
    DEFENDED,
    LEFT_HEX,
    MET,
    MOVED,
    NEAR,
    RESTED,
    RETREATED,
    RUSHED,
    SUPPLIED,
    SUPPLY_NAMES,
    TOLLED,
    UNSUPPLIED,
    Index,
    TheatreArgs,
    enemy,
)
from grognard.titles.war_of_resistance.waters import WatersArgs

__all__ = [
    "ATTACKED",
    "CUT_OFF",
    "DEFENDED",
    "LEFT_HEX",
    "MET",
    "MOVED",
    "NEAR",
    "RESTED",
    "RETREATED",
    "RUSHED",
    "SUPPLIED",
    "SUPPLY_NAMES",
    "TOLLED",
    "UNSUPPLIED",
    "Index",
    "War",
    "enemy",
]


class WarArgs(TheatreArgs, LogisticsArgs, SkiesArgs, WatersArgs, NationArgs, RebelsArgs):
    """What events, questions and reasons of War of Resistance speak of."""


class War(Rebels, kw_only=True):
    """Everything that changes in a game. Lists are indexed by piece, by space, or by weather zone."""

    args = WarArgs
    chapters = "grognard.titles.war_of_resistance.chapters"

    def zones(self, side: int) -> tuple[Bytes, Bytes]:
        """By space: whether it lies in a full zone of control of a side, and whether in any (5)."""
        found = self.index.zones[side]
        if found is None:
            from grognard.titles.war_of_resistance.chapters.ch5_zones import project

            found = self.index.zones[side] = project(self, side)
        return found
