"""The seas: areas with their boxes and sections, what lies on their coasts, and what joins them (2.1.2)."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from grognard.board.kernels import Graph, reach
from grognard.core.errors import BrokenFile
from grognard.titles.world_in_flames.charts import ZONES
from grognard.titles.world_in_flames.sheets import SECTIONS, sea_names, section_name

if TYPE_CHECKING:
    from grognard.board.kernels import Costs
    from grognard.titles.world_in_flames.kit import WorldKit

NO_SEA = -1
LINES = {"blue line": "WIF-2.1.3-c", "arrow": "WIF-2.1.2-b"}
"""What joins seas that have no border in common, and the rule that says so."""
STRAITLESS = {"Mozambique Channel", "Azanian Sea"}
"""Two seas that are joined by a line that is not printed (2.1.2-c)."""
FAR = 999
WIDE_FLIGHT, OFF_MAP_FLIGHT = 2, 6
"""Range points for a hex or hexdot of Asia and the Pacific, and for an off-map hex or a big hexdot (14.1.1)."""
FARTHEST = 60
"""Range points beyond those of every aircraft."""


class Strait(NamedTuple):
    """What closes a way between two seas, or between a port and a sea (11.4.4).

    `need` says how: an enemy beside the canal, who holds the places, or whose leave it takes.
    """

    key: str
    places: tuple[int, ...]
    need: str
    surface_only: bool


class Seas:
    """All sea areas of the sheets that are laid out, by number; sections are spaces of the board."""

    def __init__(self, kit: WorldKit) -> None:
        self.names = sea_names(kit.theatre)
        self.index = {name: sea for sea, name in enumerate(self.names)}
        size = kit.board.size
        self.of = [NO_SEA] * size
        """By space: the sea of a section."""
        self.section = [0] * size
        self.spaces = [[kit.space_index[section_name(name, n)] for n in range(SECTIONS)] for name in self.names]
        """By sea: the spaces of its sections."""
        for sea, spaces in enumerate(self.spaces):
            for n, space in enumerate(spaces):
                self.of[space], self.section[space] = sea, n
        rows = {row["name"]: row for row in kit.tables["seas"]}
        self.zone = [ZONES.index(rows[name]["weather_zone"]) for name in self.names]
        self.adjacent = [self._listed(rows[name]["adjacent"]) for name in self.names]
        self._lay_lines(kit)
        self._lay_coasts(kit)
        self._lay_straits(kit)

    def _listed(self, text: str) -> tuple[int, ...]:
        return tuple(sorted(self.index[name] for name in text.split("; ") if name in self.index))

    def _lay_lines(self, kit: WorldKit) -> None:
        """By two seas, the smaller number first: the rule that makes them adjacent if no border does (2.1.2)."""
        self.lines: dict[tuple[int, int], str] = {}
        for row in kit.tables["hexsides"]:
            if row["feature"] not in LINES:
                continue
            ends = [self.index.get(row[end].removeprefix("sea:"), NO_SEA) for end in ("hex_a", "hex_b")]
            if min(ends) >= 0:
                both = {self.names[end] for end in ends}
                rule = "WIF-2.1.2-c" if both == STRAITLESS else LINES[row["feature"]]
                self.lines.setdefault((min(ends), max(ends)), rule)

    def joined_by(self, a: int, b: int) -> str:
        """The rule by which two seas are adjacent."""
        return self.lines.get((min(a, b), max(a, b)), "WIF-2.1.2-b")

    def _lay_coasts(self, kit: WorldKit) -> None:
        size = kit.board.size
        self.coast: list[tuple[int, ...]] = [()] * size
        """By hex: the seas that its coast touches."""
        self.dots: list[list[int]] = [[] for _ in self.names]
        """By sea: its hexdots."""
        for row in kit.tables["hexes"]:
            space = kit.space_index.get(row["hex"])
            if space is None:
                continue
            here = self._listed(row["sea_areas"])
            if kit.terrain[space]:
                self.coast[space] = here
            else:
                for sea in here:
                    self.dots[sea].append(space)
        self.shores = np.zeros((len(self.names), size), np.uint8)
        """By sea and hex: whether its coast touches it."""
        for space, seas in enumerate(self.coast):
            self.shores[list(seas), space] = 1
        self.docks: list[tuple[int, ...]] = [()] * size
        """By port: the seas that ships enter from it."""
        self.freezes = [False] * size
        for row in kit.tables["ports"]:
            space = kit.places.get(row["port"])
            if space is None or not kit.port[space]:
                continue
            self.docks[space] = tuple(sorted({*self.docks[space], *self._listed(row["sea_areas"])}))
            self.freezes[space] = self.freezes[space] or bool(row["freezes"])
        self.ports = [[space for space in range(size) if sea in self.docks[space]] for sea in range(len(self.names))]
        """By sea: its ports."""

        self._lay_skies(kit)

    def _lay_skies(self, kit: WorldKit) -> None:
        """A board with a space more for each sea, from which all its hexdots are no way off."""
        board, size = kit.board, kit.board.size
        links = len(board.target)
        self._size, self._land = size, kit.land
        ends = links + np.cumsum([len(dots) for dots in self.dots])
        self._sky = Graph(
            np.concatenate((board.start, ends)).astype(np.int32),
            np.concatenate((board.target, *self.dots)).astype(np.int32),
        )
        free = np.zeros(int(ends[-1]) - links if len(ends) else 0, np.int32)
        self._out_costs = np.concatenate((kit.homing, free)).astype(np.int32)
        self._home_costs = np.concatenate((kit.flight, free)).astype(np.int32)
        self._out: dict[int, array[int]] = {}
        self._home: dict[int, array[int]] = {}
        self._landfalls: dict[tuple[int, int], list[int]] = {}

    def around(self, space: int) -> int:
        """The sea that a section or a hexdot belongs to; no sea on land."""
        found = (sea for sea, dots in enumerate(self.dots) if space in dots)
        return self.of[space] if self.of[space] >= 0 else next(found, NO_SEA)

    def flight(self, sea: int, space: int) -> int:
        """Range points from a hex to the nearest hexdot of a sea (14.1.1-d)."""
        if sea not in self._out:
            self._out[sea] = self._from(sea, self._out_costs)
        return self._out[sea][space]

    def homeward(self, sea: int, space: int) -> int:
        """Range points from a hexdot of a sea to the nearest hex; where the scale changes, the way back differs."""
        if sea not in self._home:
            self._home[sea] = self._from(sea, self._home_costs)
        return self._home[sea][space]

    def landfall(self, sea: int, points: int) -> list[int]:
        """The land hexes to which range points take an aircraft from the hexdots of a sea."""
        found = self._landfalls.get((sea, points))
        if found is None:
            near = (space for space in self._land if self.homeward(sea, space) <= points)
            found = self._landfalls[sea, points] = list(near)
        return found

    def _from(self, sea: int, costs: Costs) -> array[int]:
        """By space: the range points between it and the nearest hexdot of a sea."""
        found = array("H", [FAR]) * self._size
        for space, points in reach(self._sky, self._size + sea, costs, FARTHEST).costs.items():
            if space < self._size:
                found[space] = points
        return found

    def _lay_straits(self, kit: WorldKit) -> None:
        self.straits: dict[tuple[int, int], Strait] = {}
        """By the two seas, the smaller first; a port stands for itself by its space, made negative."""
        banks = {
            name: tuple(
                kit.space_index[row[end]]
                for row in kit.tables["hexsides"]
                if row["feature"] == "canal" and row["name"] == name
                for end in ("hex_a", "hex_b")
                if row[end] in kit.space_index
            )
            for name in ("Kiel Canal", "Suez Canal")
        }
        for row in kit.tables["straits"]:
            ends = [self._end(kit, row[end]) for end in ("a", "b")]
            if None in ends:
                continue
            places = tuple(kit.places[name] for name in row["places"].split("; ") if name)
            if row["need"] == "canal":
                places = banks["Kiel Canal" if row["key"] == "kiel" else "Suez Canal"]
            if not places:
                raise BrokenFile(f"straits.csv: {row['key']} has no places")
            one, two = sorted(end for end in ends if end is not None)
            self.straits[one, two] = Strait(row["key"], places, row["need"], row["surface"] == "yes")

    def _end(self, kit: WorldKit, name: str) -> int | None:
        if name in self.index:
            return self.index[name]
        return -kit.places[name] if name in kit.places else None

    def title(self, space: int) -> str:
        """`Baltic Sea 3`"""
        return f"{self.names[self.of[space]]} {self.section[space]}"
