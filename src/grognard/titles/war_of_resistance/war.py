"""The position of the war in China, and the one way in which pieces change place."""

from __future__ import annotations

import numpy as np

from grognard.core.kinds import Args, Derived, Modifier, Number, Open, Shared, Word
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, SIDES, Bytes, ChinaKit
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.scenario import Scenario, scenario_of
from grognard.titles.war_of_resistance.seasons import Season

SUPPLIED, UNSUPPLIED, CUT_OFF = range(3)
SUPPLY_NAMES = ("supplied", "unsupplied", "cut-off")
"""In general supply, out of it, out of it and isolated in the initial phase (12E)."""

# marks of a piece in the current phase
MOVED, LEFT_HEX, RUSHED, NEAR, ATTACKED, DEFENDED, RETREATED = (1 << bit for bit in range(7))
"""Its move is over; it has really moved, or marched by road; it has been next to an enemy while it marched; it has
attacked, has been attacked, has retreated: then it adds nothing to the defence of the hex where it stands (9F1)."""


class Index:
    """Who is where, by space: derived from `place`, kept up by `War.put`."""

    __slots__ = ("at", "units", "zones")

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.units = (bytearray(size), bytearray(size))
        self.zones: list[tuple[Bytes, Bytes] | None] = [None, None]
        """By side: spaces in its full zones of control, and in any of its zones; None if they must be counted."""

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.units = (self.units[0].copy(), self.units[1].copy())
        twin.zones = self.zones.copy()
        return twin


class WarArgs(Args):
    """What events, questions and reasons of War of Resistance speak of."""

    date: Word
    weather: Word
    zone: Number
    phase: Word
    supply: Word
    supplied: Number
    unsupplied: Number
    odds: Word
    result: Word
    attack: Word
    defence: Word
    drm: Modifier
    shift: Modifier
    need: Number
    left: Number
    hits: Number
    points: Number
    values: Word


class War(Position, kw_only=True):
    """Everything that changes in a game. Lists are indexed by piece, by space, or by weather zone."""

    args = WarArgs
    chapters = "grognard.titles.war_of_resistance.chapters"

    kit: Shared[ChinaKit]
    index: Derived[Index]
    options: Open[Choices]
    scenario: Open[str]
    turn: Open[int]
    last_turn: Open[int]
    phasing: Open[int] = JAPAN
    phase: Open[str] = ""
    place: Open[list[int]]
    face: Open[list[int]]
    """Which of its sides each counter shows."""
    supply: Open[list[int]]
    marks: Open[list[int]]
    spent: Open[list[int]]
    """Quarters of a movement point spent in this phase."""
    marched: Open[list[int]]
    """Quarters of a point of accelerated movement among them (6B)."""
    hits: Open[list[int]]
    """Accelerated-movement hits."""
    holder: Open[list[int]]
    """By space: who owns it, by OWNERS."""
    weather: Open[list[int]]
    """By zone."""
    stocks: Open[dict[int, int]]
    """Attack supply points by hex; they are those of the owner of the hex."""
    drawn: Open[dict[int, int]]
    """Of the points in a hex: quarters of an RE that they have supplied in this phase."""

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        index = self.index = Index(self.kit.board.size)
        at: dict[int, list[int]] = {}
        for p, space in enumerate(self.place):
            at.setdefault(space, []).append(p)
            index.units[self.kit.side[p]][space] = min(255, index.units[self.kit.side[p]][space] + 1)
        for space, pieces in at.items():
            index.at[space] = tuple(pieces)

    # pieces

    def put(self, p: int, space: int) -> None:
        """Move a piece. Nothing else changes `place`."""
        old = self.place[p]
        if old == space:
            return
        index, side = self.index, self.kit.side[p]
        self.place[p] = space
        index.at[old] = tuple([q for q in index.at[old] if q != p])
        index.at[space] = tuple(sorted((*index.at[space], p)))
        for where in (old, space):
            index.units[side][where] = min(255, sum(self.kit.side[q] == side for q in index.at[where]))
        index.zones[side] = None

    def flip(self, p: int, face: int) -> None:
        """Show another side of a counter."""
        self.face[p] = face
        self.index.zones[self.kit.side[p]] = None

    def on_map(self, p: int) -> bool:
        return self.place[p] < self.kit.hex_count

    def units_at(self, space: int, side: int) -> list[int]:
        kit = self.kit
        return [p for p in self.index.at[space] if kit.side[p] == side]

    def occupied(self, side: int) -> Bytes:
        """By space: how many units of a side stand there."""
        return np.frombuffer(self.index.units[side], np.uint8)

    def units_of(self, side: int) -> list[int]:
        end, place = self.kit.hex_count, self.place
        return [p for p in self.kit.pieces_of[side] if place[p] < end]

    # the map

    @property
    def season(self) -> Season:
        return self.kit.seasons.season(self.turn, tuple(self.weather))

    @property
    def ground(self) -> Scenario:
        """The part of the map on which the scenario is played."""
        return scenario_of(self.kit, self.scenario)

    def zones(self, side: int) -> tuple[Bytes, Bytes]:
        """By space: whether it lies in a full zone of control of a side, and whether in any (5)."""
        found = self.index.zones[side]
        if found is None:
            from grognard.titles.war_of_resistance.chapters.ch5_zones import project

            found = self.index.zones[side] = project(self, side)
        return found

    def seat(self, side: int) -> str:
        return SIDES[side]


def enemy(side: int) -> int:
    return CHINA if side == JAPAN else JAPAN
