"""Components of politics: the table of stability, cities of several hexes, where Tokyo lets the army go."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import flood
from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import SIDE_KINDS, Tables
from grognard.titles.war_of_resistance.districts import Districts
from grognard.titles.war_of_resistance.incomes import incomes
from grognard.titles.war_of_resistance.sheets import WEST_CHINA

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

FILES = (
    *("stability", "verdicts", "restrictions", "production", "limits", "conversions", "equipment"),
    *("factions", "cooperation"),
)
SETTLEMENT = "G3:0506"
"""The International Settlement (37A3)."""
FAR_NORTH = ("Inner Mongolia", "North China", "Manchukuo")
CENTRE = "Central China"
FRENCH, BRITISH, PORTUGUESE = ("Indochina", "Kwangchow"), ("Hong Kong",), ("Macao",)
"""Provinces of neutral powers (38E to 38G)."""
UNTOUCHED = ("Formosa", "Manchukuo")
"""A province and a region that no Chinese force enters or attacks (38A)."""
GREAT_LAKES = ("G3:1424", "G4:1405")
"""Near the Po Yang Hu and the Tung Ting Hu (38A)."""
RAILHEADS = ("G5:5108", "G4:4833")
"""Where the railways from Hanoi come onto the map towards China (37B5)."""
TSINGTAO = "G1:3008"
"""In Shantung, and nobody's home (45B5)."""
TURNCOAT = "-J"
"""What marks the counters of factions in Japanese service."""
ZONES = {"Hopei": ("Hopei", "East Hopei"), "North Indochina": ("Indochina",)}
"""Garrison zones that are more than the province of their name (37D2)."""
DOT_CITY = 3
"""From this kind of city on (`CITY_KINDS`) garrisons and stability count them."""
PLANTS, PARTS_OF_A_FACTORY = 9, 5
"""How many factories there may be, and the REs of each when it travels (37E2)."""
DELTA, DELTA_ROWS, DELTA_CORNER = ("Kiangsu", "Chekiang"), 8, "G3:0908"


class NationKit:
    """What rules 36 to 46 look up."""

    def __init__(self, kit: ChinaKit) -> None:
        self._kit = kit
        self.stability = {row["event"]: int(row["value"]) for row in kit.tables["stability"]}
        """The table of modifiers of the stability index (ST)."""
        self.conurbations: dict[str, tuple[int, ...]] = {}
        """The hexes of each city of several (3E2)."""
        for space, name in enumerate(kit.conurbation):
            if name:
                self.conurbations[name] = (*self.conurbations.get(name, ()), space)
        great = [space for space in range(kit.hex_count) if kit.city[space] >= DOT_CITY]
        alone = [(space,) for space in great if not kit.conurbation[space]]
        self.whole_cities = sorted([*self.conurbations.values(), *alone])
        """The hexes of each major or dot city, together."""
        self.settlement = kit.space_index[SETTLEMENT]
        self.region = [kit.region.get(province, "") for province in kit.province]
        """By space: its region (3E3)."""
        self.districts = Districts(kit)
        self.fortress = [False] * kit.board.size
        """By space: whether a fortress stands there (37G)."""
        self.improved: list[int] = []
        """Hexes with improved fortresses (37G2)."""
        self.forts: list[int] = []
        """Hexes with forts at the start of the campaign."""
        for row in kit.tables["production"]:
            if row["kind"] == "fortress":
                space = kit.space_index[row["where"].split()[0]]
                self.fortress[space] = True
                if row["amount"].endswith(" improved"):
                    self.improved.append(space)
            elif row["kind"] == "fort":
                self.forts.append(kit.space_index[row["where"].split()[0]])
        self.factories = tuple(
            kit.space_index[row["where"].split()[0]] for row in kit.tables["production"] if row["kind"] == "factory"
        )
        """Where each Chinese factory stands at the start; they are numbered from 1 (37E)."""
        if len(self.factories) > PLANTS:
            raise BrokenFile(f"production.csv: there are more than {PLANTS} factories")
        self.great_cities = tuple(great)
        """Dot and major cities."""
        self.incomes = incomes(kit)
        """Resource tables of both sides (40B1, 12J)."""
        self.french = self._land_of(FRENCH)
        """Hexes of Indochina and Kwangchow (38F)."""
        self.foreign = self._land_of((*FRENCH, *BRITISH, *PORTUGUESE))
        """Hexes of neutral powers at the start (41A1)."""
        self.railheads = tuple(kit.space_index[name] for name in RAILHEADS)
        self.gates = self._gates()
        """Chinese hexes to which the railway from Hong Kong leads."""
        self.lines_abroad = frozenset(s for s in self.foreign if s in kit.rails.on_rail)
        """Hexes of neutral powers with railways."""
        self.china_ground = self._china_ground()
        """By space: 1 where no Chinese force operates (38A)."""
        self.garrison_ground = cache(self._garrison_ground)
        """By garrison, whether it is active, and space: 1 where its units may not operate (37D2)."""
        self.puppet_ground = cache(self._puppet_ground)
        """By puppet force and space: 1 outside its country (46A2, 46D)."""
        self.home_ground = cache(self._home_ground)
        """By faction and space: 1 outside its home territory (45B)."""
        self.units_of = cache(self._units_of)
        """The Chinese ground units of a force."""
        self.units_of_all = cache(self._units_of_all)
        """Those of some forces, as an array."""
        self.home_cities = cache(self._home_cities)
        """The cities in the home territory of a faction (45B)."""
        self.hexes_of = cache(self._hexes_of)
        """The hexes of a province."""
        self.turncoats = {
            p: kit.piece_index[f"{name}{TURNCOAT}"]
            for name, p in kit.piece_index.items()
            if f"{name}{TURNCOAT}" in kit.piece_index
        }
        """By piece of a faction: its counter in Japanese service (45A3d)."""
        self.zone_cities = cache(self._zone_cities)
        """The cities of a Japanese garrison zone (37D2)."""
        self.closed_ground = cache(self._closed_ground)
        """By level of restriction, and whether it is the navy, and space: 1 where units may not operate (41A2b)."""

    def _land_of(self, provinces: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(s for s in range(self._kit.hex_count) if self._kit.province[s] in provinces)

    def _gates(self) -> tuple[int, ...]:
        kit, board = self._kit, self._kit.board
        links = [link for link in np.flatnonzero(kit.rail).tolist() if kit.province[board.source[link]] in BRITISH]
        return tuple({int(board.target[link]) for link in links} - set(self.foreign))

    def _china_ground(self) -> npt.NDArray[np.uint8]:
        kit = self._kit
        return np.array(
            [kit.province[s] in UNTOUCHED or self.region[s] in UNTOUCHED for s in range(kit.board.size)], np.uint8
        )

    def _navy_ground(self) -> npt.NDArray[np.uint8]:
        """Where the navy's troops do not operate: far from coasts, great rivers and lakes, and Shanghai (38A)."""
        kit, board = self._kit, self._kit.board
        great, lake = (SIDE_KINDS.index(kind) for kind in ("great", "lake"))
        near = set(self.conurbations["Shanghai"])
        near |= {s for s in range(kit.hex_count) if kit.is_coast[s]}
        near |= {there for here in near for there in kit.neighbours[here]}
        for link in np.flatnonzero(kit.side_kind == great).tolist():
            near |= {int(board.source[link]), int(board.target[link])}
        shores = {int(board.source[link]) for link in np.flatnonzero(kit.side_kind == lake).tolist()}
        for name in GREAT_LAKES:
            around = {kit.space_index[name]}
            while True:
                more = {there for here in around for there in kit.neighbours[here] if there in shores} | around
                if more == around:
                    break
                around = more
            near |= around
        near |= {s for s in range(kit.hex_count) if kit.province[s] == "Formosa" or kit.sub_area[s] == "Hainan"}
        return np.array([s < kit.hex_count and s not in near for s in range(board.size)], np.uint8)

    def in_zone(self, zone: str, space: int) -> bool:
        """Whether a hex lies in a Japanese garrison zone (37D2)."""
        kit = self._kit
        if zone == "Hainan" or kit.sub_area[space] == "Hainan":
            return zone == kit.sub_area[space]
        return kit.province[space] in ZONES.get(zone, (zone,))

    def home_at(self, space: int) -> str:
        """The faction that is at home in a hex or box (45B)."""
        kit = self._kit
        if space >= kit.hex_count:
            return "Mus" if kit.space_names[space] == WEST_CHINA else ""
        return "" if kit.space_names[space] == TSINGTAO else kit.home.get(kit.province[space], "")

    def _home_ground(self, force: str) -> npt.NDArray[np.uint8]:
        return np.array([self.home_at(s) != force for s in range(self._kit.board.size)], np.uint8)

    def _units_of(self, force: str) -> tuple[int, ...]:
        kit = self._kit
        return tuple(p for p in kit.pieces_of[1] if kit.force[p] == force)

    def _units_of_all(self, forces: tuple[str, ...]) -> npt.NDArray[np.int32]:
        return np.array([p for force in forces for p in self.units_of(force)], np.int32)

    def _home_cities(self, force: str) -> tuple[int, ...]:
        kit = self._kit
        return tuple(s for s in range(kit.hex_count) if kit.is_city[s] and self.home_at(s) == force)

    def _hexes_of(self, province: str) -> tuple[int, ...]:
        return tuple(s for s in range(self._kit.hex_count) if self._kit.province[s] == province)

    def _garrison_ground(self, zone: str, active: bool) -> npt.NDArray[np.uint8]:
        size = self._kit.board.size
        return np.array([not (active and self.in_zone(zone, s)) for s in range(size)], np.uint8)

    def _puppet_ground(self, force: str) -> npt.NDArray[np.uint8]:
        kit = self._kit

        def is_home(space: int) -> bool:
            if force == "EHo":
                return kit.province[space] == "East Hopei" or kit.sub_area[space] == "Peiping/Tientsin"
            if force == "Jeh":
                return self.region[space] == "Inner Mongolia"
            return kit.province[space] == force.removeprefix("P.")

        return np.array([not is_home(s) for s in range(kit.board.size)], np.uint8)

    def _zone_cities(self, zone: str) -> tuple[int, ...]:
        kit = self._kit
        return tuple(s for s in range(kit.hex_count) if kit.is_city[s] and self.in_zone(zone, s))

    def _closed_ground(self, level: int, navy: bool) -> npt.NDArray[np.uint8]:
        shut = self._navy_ground() if navy else np.zeros(self._kit.board.size, np.uint8)
        if level == 0:
            return shut
        delta = self._delta() if level == 2 else set()
        for space, region in enumerate(self.region):
            if region and region not in FAR_NORTH and space not in delta:
                shut[space] |= not (level == 1 and region == CENTRE)
        shut[self.settlement] = level == 3 and not navy
        return shut

    def _delta(self) -> set[int]:
        """The Yangtze delta: Kiangsu and Chekiang south of the river, down to row G3:08xx, and one hex more."""
        kit = self._kit

        def lies_north(space: int) -> bool:
            sheet, _, number = kit.space_names[space].partition(":")
            return sheet == "G1" or (sheet == "G3" and int(number[:2]) <= DELTA_ROWS)

        outside = [kit.province[space] not in DELTA or not lies_north(space) for space in range(kit.board.size)]
        dry = (kit.side_kind != SIDE_KINDS.index("great")).astype(np.uint8)
        found = flood(kit.board.graph, [self.settlement], dry, np.array(outside, np.uint8))
        return {*np.flatnonzero(np.frombuffer(found, np.uint8)).tolist(), kit.space_index[DELTA_CORNER]}


def turncoats(tables: Tables) -> list[Row]:
    """The units of the factions once more, in Japanese service (45A3d)."""
    factions = {row["force"] for row in tables["factions"]}
    rows = [row for row in tables["pieces"] if row["force"] in factions]
    return [{**row, "id": f"{row['id']}{TURNCOAT}", "side": "japan"} for row in rows]
