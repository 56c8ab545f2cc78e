"""The position of a war in Burma, and the one way in which pieces change place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.core.kinds import Args, Derived, Hidden, Modifier, Number, Open, Shared, Word
from grognard.core.options import Choices, chosen
from grognard.core.order import Order
from grognard.core.position import Position
from grognard.titles.nemesis.kit import ALLIES, DRY, JAPAN, LAST_TURN, SIDES, NemesisKit
from grognard.titles.nemesis.meta import META

FULL, LIMITED_SUPPLY, OOS = range(3)
SUPPLY_NAMES = ("full", "limited", "oos")

# marks of a piece in the current Phase
MOVED = 1
"""Its move is over (or it decided to stay)."""
LEFT_HEX = 2
"""It has really moved."""
ATTACKED = 4
DEFENDED = 8
RETREATED = 16
"""It retreated in this Phase: it adds nothing where it stands if that hex is attacked (6.2-D)."""
FORTIFIED = 32
AMBUSHED = 2048
"""It has laid its Ambushes."""
BY_ZONE, BY_OBJECTIVE, BY_TRANSPORT, BY_AMBUSH, BY_GROUND = 64, 128, 256, 512, 1024
BARRED = BY_ZONE | BY_OBJECTIVE | BY_TRANSPORT | BY_AMBUSH | BY_GROUND
"""Its move has met something that forbids an Operational Extension (5.1-C): what it was."""

# hunger: when Attrition strikes an OoS piece (7.1-D)
FED, WAITING, STARVING = range(3)

AVAILABLE, USED, REMOVED = range(3)
"""Boxes of an Air Support marker."""


Barred = tuple[bytearray, bytearray, bytearray, bytearray, dict[int, int], bytes]


class Index:
    """Who is where, by space: derived from `place`, kept up by `War.put`."""

    __slots__ = ("ambush", "at", "barred", "carts", "in_hand", "units", "zoc")

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.units = (bytearray(size), bytearray(size))
        self.carts = (bytearray(size), bytearray(size))
        self.ambush = bytearray(size)
        self.zoc: list[bytearray | None] = [None, None]
        self.barred: list[Barred | None] = [None, None]
        """By side, what an extended move may not enter, and what that was made from (`ch5_1_reach`)."""
        self.in_hand: tuple[Any, Any] = None, None
        """The step in which a piece is in hand, and where that can go: it was asked there last (`ch5_1_movement`)."""

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.units = (self.units[0].copy(), self.units[1].copy())
        twin.carts = (self.carts[0].copy(), self.carts[1].copy())
        twin.ambush = self.ambush.copy()
        twin.zoc = self.zoc.copy()
        twin.barred = self.barred.copy()
        twin.in_hand = self.in_hand
        return twin


class WarArgs(Args):
    """What events, questions and reasons of Nemesis speak of."""

    chit: Word
    total: Number
    supply: Word
    column: Word
    ratio: Word
    air: Word
    permanent: Number
    box: Word
    success: Number
    part: Word
    attack: Word
    defence: Word
    shift: Number
    drm: Modifier
    attacker: Number
    defender: Number
    retreat: Number
    left: Number
    steps: Number
    resources: Number
    emplaned: Number
    price: Number
    goal: Number


class War(Position, kw_only=True):
    """Everything that changes in a game of Nemesis. Lists are indexed by piece, or by side (Japan 0, Allies 1)."""

    args = WarArgs
    chapters = "grognard.titles.nemesis.chapters"

    kit: Shared[NemesisKit]
    index: Derived[Index]
    options: Open[Choices]
    turn: Open[int] = 1
    last_turn: Open[int] = LAST_TURN
    goal: Open[int] = 0
    """By how much Hirohito must be happier than Churchill in the end of a short scenario; 0: as in 9.0."""
    place: Open[list[int]]
    steps: Open[list[int]]
    supply: Open[list[int]]
    hunger: Open[list[int]]
    marks: Open[list[int]]
    spent: Open[list[int]]
    """Half mp spent in this Phase."""
    general: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    lamentation: Open[list[int]] = msgspec.field(default_factory=lambda: [0, 0])
    superior: Open[list[int]] = msgspec.field(default_factory=lambda: [5, 5])
    resources: Open[int] = 0
    clf: Open[int] = 1
    yunnan_active: Open[bool] = False
    reserves: Open[int] = 0
    """Level of the Imphal Supply Reserves; 0 is no marker."""
    drops: Open[int] = 4
    """Air Supply markers still in the game."""
    flags: Open[dict[int, int]] = {}
    """Objectives with a flag, and whose."""
    airfields: Open[dict[int, int]] = {}
    """Airfields outside Objectives that have changed hands."""
    forts: Open[dict[int, str]] = {}
    """Fortifications, and of which stock: japan, allies, yunnan."""
    ambushes: Open[list[int]] = []
    air: Open[list[int]] = []
    cups: Hidden[list[tuple[str, ...]]] = []
    played: Open[list[tuple[str, ...]]] = []
    chosen: Hidden[list[str]] = []
    """The first chit of the turn, face down; empty once it is played."""
    phase: Open[str] = ""
    """The chit being played, such as `offensive`; empty between Phases."""
    phasing: Open[int] = JAPAN
    wests: Open[list[int]] = []
    """Pieces that the western partners play in this Phase (variant 1)."""
    group: Open[list[int]] = []
    """The army of each piece (variant 2), empty without it."""
    active_group: Open[int] = -1

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        self.index = empty_index(self.kit, self.place)
        for space in self.ambushes:
            self.index.ambush[space] = 1

    # pieces

    def put(self, p: int, space: int) -> None:
        """Move a piece. Nothing else changes `place`."""
        index, kit = self.index, self.kit
        old = self.place[p]
        if old == space:
            return
        self.place[p] = space
        at = index.at
        at[old] = tuple([q for q in at[old] if q != p])
        at[space] = tuple(sorted((*at[space], p)))
        side = kit.side[p]
        if kit.is_unit[p]:
            counts = index.units[side]
            index.zoc[side] = None
        else:
            counts = index.carts[side]
        counts[old] -= 1
        counts[space] += 1

    def set_steps(self, p: int, steps: int) -> None:
        """Flip a counter; its Quality may change with it."""
        self.steps[p] = steps
        self.index.zoc[self.kit.side[p]] = None

    def quality(self, p: int) -> int:
        """The Quality on the visible side."""
        return self.kit.quality_by_steps[p][self.steps[p]]

    def on_map(self, p: int) -> bool:
        return self.place[p] < self.kit.hex_count

    def in_play(self, p: int) -> bool:
        """On the map or in a Reinforcement hex."""
        return self.place[p] < self.kit.map_end

    def pieces_in_play(self, side: int) -> Iterator[int]:
        place, end = self.place, self.kit.map_end
        return (p for p in self.kit.pieces_of[side] if place[p] < end)

    def units_at(self, space: int, side: int) -> list[int]:
        unit_of = self.kit.unit_of
        return [p for p in self.index.at[space] if unit_of[p] == side]

    def transports_at(self, space: int, side: int) -> list[int]:
        kit = self.kit
        return [p for p in self.index.at[space] if kit.side[p] == side and not kit.is_unit[p]]

    def in_box(self, name: str) -> tuple[int, ...]:
        return self.index.at[self.kit.box[name]]

    def place_ambush(self, space: int) -> None:
        self.ambushes.append(space)
        self.index.ambush[space] = 1

    def remove_ambush(self, space: int) -> None:
        self.ambushes.remove(space)
        self.index.ambush[space] = 0

    def inherit(self, heir: int, parent: int) -> None:
        """A Battalion that comes out of a larger counter takes over its state (ruling A45)."""
        self.cite("NEM-1.2D-o")
        self.supply[heir] = self.supply[parent]
        self.hunger[heir] = self.hunger[parent]
        self.marks[heir] = self.marks[parent]
        self.spent[heir] = self.spent[parent]
        if self.group:
            self.group[heir] = self.group[parent]
        if parent in self.wests:
            self.wests.append(heir)

    def is_active(self, p: int) -> bool:
        """Whether the piece belongs to the army whose Phase it is (variant 2; otherwise all do)."""
        return self.active_group < 0 or self.group[p] == self.active_group

    def has_moved(self, side: int) -> bool:
        """Whether a piece of the side has made (or given up) its move in this Phase: then its player ends the step."""
        return any(self.marks[p] & MOVED for p in self.kit.pieces_of[side])

    # the map

    @property
    def weather(self) -> int:
        return self.kit.weather.get(self.turn, DRY)

    def holder(self, objective: int) -> int:
        """Who controls an Objective: its flag, or else its printed owner (1.1)."""
        return self.flags.get(objective, self.kit.objectives[objective].owner)

    def enemy_objective(self, space: int, side: int) -> bool:
        """Whether the space is an Objective that the side's enemy controls."""
        objective = self.kit.objectives.get(space)
        return objective is not None and self.flags.get(space, objective.owner) != side

    def enemy_objectives(self, side: int) -> list[int]:
        flags = self.flags
        return [space for space, known in self.kit.objectives.items() if flags.get(space, known.owner) != side]

    def airfield_holder(self, space: int) -> int:
        """Who controls an Airfield: with its Objective, or else the last side with a unit there (ruling A38)."""
        if space in self.kit.objectives:
            return self.holder(space)
        return self.airfields.get(space, self.kit.airfields[space])

    def zoc_of(self, side: int) -> bytearray:
        """Per space, whether a unit of the side exerts a Zone of Control there (2.1)."""
        found = self.index.zoc[side]
        if found is None:
            from grognard.titles.nemesis.chapters.ch2_1_zones import project

            found = self.index.zoc[side] = project(self, side)
        return found

    # people

    def seat(self, side: int) -> str:
        return SIDES[side]

    def owner(self, order: Order) -> str | None:
        from grognard.titles.nemesis.chapters.variants import partner_of

        return partner_of(self, order)

    def partner_rules(self) -> tuple[str, ...]:
        return ("NEM-V1-a",)

    def dispute_rules(self) -> tuple[str, ...]:
        return ("NEM-V1-b", "NEM-V2-f") if self.group else ("NEM-V1-b",)


_SOME, _MANY = re.compile(rb"[^\0]"), re.compile(rb"[^\0\1]")


def spaces_with(counts: bytearray, end: int) -> list[int]:
    """The spaces before `end` with pieces, of the counts of an index."""
    return [found.start() for found in _SOME.finditer(counts, 0, end)]


def spaces_with_several(counts: bytearray, end: int) -> list[int]:
    return [found.start() for found in _MANY.finditer(counts, 0, end)]


def side_of(seat: str) -> int:
    return SIDES.index(seat)


def enemy(side: int) -> int:
    return ALLIES if side == JAPAN else JAPAN


def empty_index(kit: NemesisKit, place: list[int]) -> Index:
    """The index of pieces that have not moved yet."""
    index = Index(kit.board.size)
    at: dict[int, list[int]] = {}
    for p, space in enumerate(place):
        at.setdefault(space, []).append(p)
        counts = index.units if kit.is_unit[p] else index.carts
        counts[kit.side[p]][space] += 1
    for space, pieces in at.items():
        index.at[space] = tuple(pieces)
    return index
