"""The theatre of war: who stands where, who owns what, and the one way in which counters change place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from msgspec import field

from grognard.core.kinds import Args, Derived, Modifier, Number, Open, Shared, Word
from grognard.core.options import Choices, chosen
from grognard.core.position import Position
from grognard.titles.war_of_resistance.charts import NORMAL, ZONES
from grognard.titles.war_of_resistance.kit import CHINA, GROUND, JAPAN, SIDES, Bytes, ChinaKit
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.scenario import Scenario, scenario_of
from grognard.titles.war_of_resistance.seasons import Season

T = TypeVar("T")

SUPPLIED, UNSUPPLIED, CUT_OFF = range(3)
SUPPLY_NAMES = ("supplied", "unsupplied", "cut-off")
"""In general supply, out of it, out of it and isolated in the initial phase (12E)."""

# marks of a piece in the current phase
MOVED, LEFT_HEX, RUSHED, NEAR, ATTACKED, DEFENDED, RETREATED, MET, RESTED, TOLLED = (1 << bit for bit in range(10))
"""Its move is over; it has really moved, or marched by road; it has been next to an enemy while it marched; it has
attacked, has been attacked, has retreated: then it adds nothing to the defence of the hex where it stands (9F1)."""


FATAL = 3
"""Hits that destroy a bridge (44A1)."""
MOST = 255
"""As far as units in a space are counted."""


class Index:
    """Who is where, by space: derived from `place`, kept up by `Theatre.put`."""

    __slots__ = (
        "at",
        "contested",
        "known",
        "others",
        "owners",
        "places",
        "standing",
        "tolls",
        "units",
        "ways",
        "zones",
    )

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        """Ground units."""
        self.others: tuple[dict[int, tuple[int, ...]], ...] = ({}, {}, {})
        """Air units, naval units and markers, where there are any: by their branch less one."""
        self.units = (bytearray(size), bytearray(size))
        """By side: how many ground units there are, MOST at the most."""
        self.zones: list[tuple[Bytes, Bytes] | None] = [None, None]
        """By side: spaces in its full zones of control, and in any of its zones; None if they must be counted."""
        self.tolls: list[tuple[tuple[Bytes, Bytes], tuple[Bytes, Bytes]] | None] = [None, None]
        """By side: enemy zones, and what they cost it (6A), as they were asked last."""
        self.contested: list[list[int] | None] = [None, None]
        """By side: hexes of its units with enemies there or beside; None if they must be looked for."""
        self.owners = bytearray(size)
        """Who owns it."""
        self.places = np.zeros(0, np.int32)
        """By ground unit: where it is."""
        self.standing: dict[tuple[str, ...], frozenset[int]] = {}
        """By forces: where their units stand, as far as that was asked (`stand`)."""
        self.known: dict[str, tuple[tuple[object, ...], Any]] = {}
        """What was worked out last, by its name, and what it followed from (`Theatre.recall`)."""
        self.ways: tuple[object, ...] | None = None
        """The railways as they were when they were last asked for, and what they followed from (`ch7_ways`)."""

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.others = tuple([each.copy() for each in self.others])
        twin.units = (self.units[0].copy(), self.units[1].copy())
        twin.zones = self.zones.copy()
        twin.tolls = self.tolls.copy()
        twin.contested = self.contested.copy()
        twin.owners = self.owners.copy()
        twin.places = self.places.copy()
        twin.standing = self.standing.copy()
        twin.known = self.known.copy()
        twin.ways = self.ways
        return twin


class TheatreArgs(Args):
    """What events, questions and reasons of the ground war speak of."""

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


class Theatre(Position, kw_only=True):
    """What changes on the ground. Lists are indexed by piece, by space, or by weather zone."""

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
    survivors: Open[list[int]] = []
    """Units reduced to their survivors by the combat at hand, whom their owner may give up (9E2)."""
    overstacked: Open[list[int]] = []
    """Units in overstacks: they do nothing but draw supply (43C2)."""
    infiltrated: Open[list[int]] = []
    """Units that have infiltrated in this player turn, and must enter a guerrilla base (6E)."""
    split: Open[dict[int, tuple[int, ...]]] = {}
    """Units that are broken down: their parts; ad hoc brigades: what they were made of (15)."""
    used: Open[list[int]] = []
    """Headquarters on their used side (14C)."""
    holder: Open[list[int]]
    """By space: who owns it, by OWNERS."""
    weather: Open[list[int]]
    """By zone."""
    water: Open[list[int]] = field(default_factory=lambda: [NORMAL] * len(ZONES))
    """By zone: whether its lakes and rivers are frozen or its rivers flooded (36E, 36F)."""
    bridges: Open[dict[int, int]] = {}
    """By bridge, a link from its lower hex: the hits on it (44A1)."""
    dikes_broken: Open[bool] = False
    """Whether the Hwang Ho has left its bed (37F)."""
    ceded: Open[bool] = False
    """Whether French territory has passed to Japan (38F)."""
    stocks: Open[dict[int, int]]
    """Attack supply points by hex; they are those of the owner of the hex."""
    drawn: Open[dict[int, int]]
    """Of the points in a hex: quarters of an RE that they have supplied in this phase."""

    def derive(self) -> None:
        self.options = chosen(META, self.options.made)
        index = self.index = Index(self.kit.board.size)
        at: dict[int, list[int]] = {}
        for p, space in enumerate(self.place[: self.kit.ground_count]):
            at.setdefault(space, []).append(p)
            index.units[self.kit.side[p]][space] = min(MOST, index.units[self.kit.side[p]][space] + 1)
        for space, pieces in at.items():
            index.at[space] = tuple(pieces)
        for p in range(self.kit.ground_count, len(self.place)):
            there = index.others[self.kit.branch[p] - 1]
            there[self.place[p]] = (*there.get(self.place[p], ()), p)
        index.owners[:] = bytes(self.holder)
        index.places = np.array(self.place[: self.kit.ground_count], np.int32)

    # pieces

    def put(self, p: int, space: int) -> None:
        """Move a piece. Nothing else changes `place`."""
        old = self.place[p]
        if old == space:
            return
        index, side, branch = self.index, self.kit.side[p], self.kit.branch[p]
        self.place[p] = space
        if p in self.overstacked:
            self.overstacked = [q for q in self.overstacked if q != p]
        if branch != GROUND:
            there = index.others[branch - 1]
            there[old] = tuple([q for q in there[old] if q != p])
            if not there[old]:
                del there[old]
            there[space] = tuple(sorted((*there.get(space, ()), p)))
            return
        if self.kit.walled[p] >= 0:
            self.turn_to_walls(p)
        index.at[old] = tuple([q for q in index.at[old] if q != p])
        index.at[space] = tuple(sorted((*index.at[space], p)))
        index.places[p] = space
        units = index.units[side]
        units[old] = units[old] - 1 if units[old] < MOST else min(MOST, len(self.units_at(old, side)))
        units[space] = min(MOST, units[space] + 1)
        index.zones[side] = None
        index.contested = [None, None]
        if index.standing:
            force = self.kit.force[p]
            index.standing = {forces: found for forces, found in index.standing.items() if force not in forces}

    def turn_to_walls(self, p: int) -> None:
        """A Chinese fortress unit shows its supported side in a fortress, and the other one elsewhere (14E)."""
        kit = self.kit
        self.face[p] = kit.walled[p] if kit.nation.fortress[self.place[p]] else kit.first_face[p]
        self.cite("WOR-14E-a")

    def flip(self, p: int, face: int) -> None:
        """Show another side of a counter."""
        self.face[p] = face
        self.index.zones[self.kit.side[p]] = None

    def stand(self, forces: tuple[str, ...]) -> frozenset[int]:
        """The hexes in which Chinese units of some forces stand."""
        found = self.index.standing.get(forces)
        if found is None:
            places = self.index.places[self.kit.nation.units_of_all(forces)]
            found = frozenset(places[places < self.kit.hex_count].tolist())
            self.index.standing[forces] = found
        return found

    def recall(self, name: str, inputs: tuple[object, ...], make: Callable[[], T]) -> T:
        """What follows from inputs, which must be all that `make` looks at; worked out anew only if one has changed.

        It is nobody's to change. Who listens to citations hears them every time.
        """
        if self.table.cited is not None:
            return make()
        known = self.index.known.get(name)
        if known is not None and known[0] == inputs:
            found: T = known[1]
            return found
        found = make()
        kept = tuple([each.copy() if isinstance(each, dict | list) else each for each in inputs])
        self.index.known[name] = (kept, found)
        return found

    def on_map(self, p: int) -> bool:
        return self.place[p] < self.kit.hex_count

    def units_at(self, space: int, side: int) -> list[int]:
        """The ground units of a side in a hex."""
        kit = self.kit
        return [p for p in self.index.at[space] if kit.side[p] == side]

    def others_at(self, space: int, branch: int, side: int) -> list[int]:
        """The air units, naval units or markers of a side in a space."""
        kit = self.kit
        return [p for p in self.index.others[branch - 1].get(space, ()) if kit.side[p] == side]

    def occupied(self, side: int) -> Bytes:
        """By space: how many units of a side stand there."""
        return np.frombuffer(self.index.units[side], np.uint8)

    @property
    def owners(self) -> Bytes:
        """By space: who owns it, as an array."""
        return np.frombuffer(self.index.owners, np.uint8)

    def hand_over(self, space: int, owner: int) -> None:
        """A space changes hands. Nothing else changes `holder`."""
        self.holder[space] = owner
        self.index.owners[space] = owner

    def units_of(self, side: int) -> list[int]:
        units = self.kit.ground_of[side]
        found: list[int] = units[self.index.places[units] < self.kit.hex_count].tolist()
        return found

    # the map

    @property
    def season(self) -> Season:
        found = self.kit.seasons.season(self.turn, tuple(self.weather), tuple(self.water), self.dikes_broken)
        return found._replace(fallen=self.cut_links) if self.bridges else found

    @property
    def cut_links(self) -> tuple[int, ...]:
        """Links in both directions whose bridges are destroyed: no roads nor railways for movement (44A1)."""
        down = sorted(link for link, hits in self.bridges.items() if hits >= FATAL)
        reverse = self.kit.board.reverse
        return tuple(sorted([*down, *(int(reverse[link]) for link in down)]))

    @property
    def ground(self) -> Scenario:
        """The part of the map on which the scenario is played."""
        return scenario_of(self.kit, self.scenario, ceded=self.ceded)

    def seat(self, side: int) -> str:
        return SIDES[side]


def enemy(side: int) -> int:
    return CHINA if side == JAPAN else JAPAN
