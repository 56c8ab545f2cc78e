"""The components: map, counters, charts, read from plain files. A pack or a case may replace any of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from grognard.core.errors import BrokenFile
from grognard.core.files import Row, read_rows
from grognard.core.title import Kit
from grognard.titles.war_of_resistance.breakdowns import Breakdowns
from grognard.titles.war_of_resistance.charts import (
    QUARTERS,
    SIDE_KINDS,
    ZONES,
    CombatTable,
    Fortification,
    Stacking,
    Tables,
    armour,
    crossings,
    grounds,
)
from grognard.titles.war_of_resistance.faces import SIZES, Faces, kinds
from grognard.titles.war_of_resistance.kit_air import FILES as AIR_FILES
from grognard.titles.war_of_resistance.kit_air import AirKit
from grognard.titles.war_of_resistance.kit_nation import FILES as NATION_FILES
from grognard.titles.war_of_resistance.kit_nation import NationKit, turncoats
from grognard.titles.war_of_resistance.kit_naval import FILES as NAVAL_FILES
from grognard.titles.war_of_resistance.kit_naval import NavalKit
from grognard.titles.war_of_resistance.kit_rail import RAIL_FILES, RailKit
from grognard.titles.war_of_resistance.kit_rebels import FILES as REBEL_FILES
from grognard.titles.war_of_resistance.kit_rebels import RebelKit, guerrillas
from grognard.titles.war_of_resistance.kit_reverses import FILES as REVERSE_FILES
from grognard.titles.war_of_resistance.kit_reverses import Reverses, builders, nationals
from grognard.titles.war_of_resistance.seasons import Seasons
from grognard.titles.war_of_resistance.sheets import (
    ABOARD,
    ABORTED,
    ASIDE,
    BASES,
    LOST,
    MAP,
    OFF_MAP,
    PARTS,
    POOL,
    RECRUITS,
    REMOVED,
)

DATA = Path(__file__).parent / "data"
JAPAN, CHINA = 0, 1
SIDES = ("japan", "china")
OWNERS = (*SIDES, "nobody", "warlord")
SIZE_NAMES = {
    "XX": ("division", "division"),
    "X": ("brigade", "brigade"),
    "III": ("regiment", "régiment"),
    "II": ("battalion", "bataillon"),
    "army": ("", ""),
}
"""By the mark of its size: what a unit is called."""
NEUTRAL, WARLORD = 2, 3
"""Nobody's, or that of a faction in Japanese service: an enemy's to both sides (45A3d)."""
GROUND, AIR, NAVAL, MARKER = range(4)
"""Branches of counters."""
NO_CITY, POINT, REFERENCE, DOT, PARTIAL, FULL_CITY = range(6)
CITY_KINDS = ("", "point", "reference", "dot", "partial-major", "full-major")
"""Point cities are drawn, and no cities to the rules (3E2)."""
NO_RAIL, LOW, HIGH, FERRY = range(4)
VOLUMES = ("", "low", "high", "ferry")
FILES = (
    "hexes",
    "hexsides",
    "places",
    "provinces",
    "rails",
    "roads",
    "pieces",
    "components",
    "breakdowns",
    "arrivals",
    "forces",
    "types",
    "reductions",
    "terrain",
    "crossings",
    "combat",
    "armour",
    "stacking",
    "fortifications",
    "supply",
    "costs",
    "ports",
    "success",
    "weather",
    "sea",
    "rice",
    "scenarios",
    "deployments",
    "grounds",
    "depots",
    "smp",
    "aims",
    "landings",
    *NATION_FILES,
    *RAIL_FILES,
    *AIR_FILES,
    *NAVAL_FILES,
    *REBEL_FILES,
    *REVERSE_FILES,
)
Bytes = npt.NDArray[np.uint8]


def standard_tables(pack: Path | None = None) -> Tables:
    """The components in the data folder, with a player's pack laid over them."""
    return {name: read_rows(DATA / f"{name}.csv", pack) for name in FILES}


class ChinaKit(Kit):
    """All components, laid out in lists that rules index by space, link, piece or face."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._lay_map()
        self._lay_sides()
        self._lay_ways()
        self._lay_places()
        self._lay_pieces()
        self._lay_charts()
        self.rails = RailKit(self)
        self.nation = NationKit(self)
        self.air = AirKit(self)
        self.naval = NavalKit(self)
        self.rebels = RebelKit(self)
        self.reverses = Reverses(self)

    # the map

    def _lay_map(self) -> None:
        self.map, board = MAP, MAP.board
        self.board = board
        self.space_names, self.space_index, self.neighbours = board.names, board.index, board.neighbours
        self.hex_count = board.size - len(OFF_MAP) - len(ASIDE)
        """Spaces below this are hexes."""
        self.box = {name: board.index[name] for name in (*OFF_MAP, *ASIDE)}
        self.pool, self.lost, self.removed = self.box[POOL], self.box[LOST], self.box[REMOVED]
        self.parts = self.box[PARTS]
        self.aborted = self.box[ABORTED]
        self.aboard = self.box[ABOARD]
        self.bases, self.recruits = self.box[BASES], self.box[RECRUITS]
        self.terrain = [""] * board.size
        self.province = [""] * board.size
        self.sub_area = [""] * board.size
        self.zone = [ZONES.index(9)] * board.size
        """By space: its weather zone, by its place in ZONES."""
        self.is_land, self.is_coast, self.is_sea = ([False] * board.size for _ in range(3))
        self.lake_share = [0.0] * board.size
        known = {row["province"]: row for row in self.tables["provinces"]}
        for row in self.tables["hexes"]:
            space = self._hex(row["hex"], "hexes")
            if row["province"] and row["province"] not in known:
                raise BrokenFile(
                    f"hexes.csv: {row['hex']} lies in {row['province']}, which provinces.csv does not have"
                )
            self.terrain[space] = row["terrain"]
            self.province[space], self.sub_area[space] = row["province"], row["sub_area"]
            self.zone[space] = ZONES.index(int(row["zone"]))
            self.is_land[space] = row["surface"] in ("land", "coast")
            self.is_coast[space] = row["surface"] == "coast"
            self.is_sea[space] = row["surface"] == "sea"
            self.lake_share[space] = float(row["lake_share"] or 0)
        self.region = {name: row["region"] for name, row in known.items()}
        """By province."""
        self.home = {name: row["home"] for name, row in known.items() if row["home"]}
        """By province: the faction at home in it (45B)."""
        self.first_owner = [self._owner(known.get(self.province[s]), self.sub_area[s]) for s in range(board.size)]
        """By space: who owns it in July 1937 (41A1)."""

    def _hex(self, name: str, file: str) -> int:
        if name not in self.board.index:
            raise BrokenFile(f"{file}.csv: {name} lies beyond the edge of the map")
        return self.board.index[name]

    @staticmethod
    def _owner(province: Row | None, sub_area: str) -> int:
        if province is None or province["owner"] == "neutral":
            return NEUTRAL
        return JAPAN if province["owner"] == "japan" or sub_area == "North Chahar" else CHINA

    def _lay_sides(self) -> None:
        """What each link crosses, both ways."""
        links = self.board.graph.links
        self.side_kind = np.zeros(links, np.uint8)
        """By link: what it crosses, by its place in SIDE_KINDS."""
        self.has_wall = np.zeros(links, np.uint8)
        """By link: whether the Great Wall stands on it."""
        self.new_course = np.zeros(links, np.uint8)
        """By link: whether the Hwang Ho runs there once its dikes are broken (37F)."""
        for row in self.tables["hexsides"]:
            pairs = [(a, b) for a, _, b in (side.partition("/") for side in row["sides"].split())]
            for link in self._links(pairs, "hexsides", row["name"]):
                if row["kind"] == "new-course":
                    self.new_course[link] = 1
                    continue
                self.side_kind[link] = max(self.side_kind[link], SIDE_KINDS.index(row["kind"]))
                if row["kind"] == "wall":
                    self.has_wall[link] = 1

    def _links(self, pairs: list[tuple[str, str]], file: str, line: str) -> list[int]:
        try:
            return self.board.links_of(pairs)
        except (KeyError, ValueError) as error:
            raise BrokenFile(f"{file}.csv: {line}: {error}") from None

    def _lay_ways(self) -> None:
        """Railways and roads as marks on links; every railway is a road too (7B)."""
        links = self.board.graph.links
        self.rail = np.zeros(links, np.uint8)
        """By link: the volume of the railway that was there in July 1937, NO_RAIL for none."""
        self.narrow = np.zeros(links, np.uint8)
        self.road = np.zeros(links, np.uint8)
        self.net: dict[int, str] = {}
        """By link: the rail net it belongs to (7A5)."""
        self.buildable: dict[str, list[str]] = {}
        """Lines of the rail construction table (7A7): their hexes."""
        for row in self.tables["rails"]:
            hexes = row["hexes"].split()
            if row["opens"] == "buildable":
                self.buildable[row["id"]] = hexes
                continue
            for link in self._links(list(pairwise(hexes)), "rails", row["id"]):
                self.rail[link] = max(self.rail[link], VOLUMES.index(row["volume"]))
                self.narrow[link] = row["gauge"] == "narrow"
                self.net[link] = row["net"]
                self.road[link] |= row["volume"] != "ferry"
        for row in self.tables["roads"]:
            for link in self._links(list(pairwise(row["hexes"].split())), "roads", row["road"]):
                self.road[link] = 1
        self.road_lines = np.zeros(links, np.int32)
        """By link: hexes that a road counts in a line of supply, -1 without road (12B2)."""
        shut = [SIDE_KINDS.index(kind) for kind in ("great", "lake", "sea", "prohibited")]
        if (self.road.astype(bool) & np.isin(self.side_kind, shut)).any():
            raise BrokenFile("roads.csv, rails.csv: a road crosses water that only a ferry crosses")

    def _lay_places(self) -> None:
        size = self.board.size
        self.place_names: dict[int, str] = {}
        self.city = [NO_CITY] * size
        self.port = [""] * size
        self.conurbation = [""] * size
        """By space: the city of several hexes that it is part of (3E2)."""
        for row in sorted(self.tables["places"], key=lambda row: CITY_KINDS.index(row["kind"])):
            space = self._hex(row["hex"], "places")
            self.place_names[space] = row["label"]
            self.city[space] = CITY_KINDS.index(row["kind"])
            self.port[space] = row["port"] or self.port[space]
            self.conurbation[space] = row["city"] or self.conurbation[space]
        self.harbours = [space for space in range(size) if self.port[space]]
        """Sea ports and river ports (30A)."""
        self.sea_ports = [space for space in range(size) if self.port[space] not in ("", "river")]
        self.town = {row["name"]: self.board.index[row["hex"]] for row in self.tables["places"]}
        self.is_city = [kind > POINT for kind in self.city]
        self.is_major = [kind >= PARTIAL for kind in self.city]
        self.ground = [CITY_KINDS[self.city[s]] if self.is_major[s] else self.terrain[s] for s in range(size)]
        """By space: the line of the terrain effects chart that counts; a major city covers its hex."""

    def crossing_at(self, link: int) -> str:
        """What a link crosses."""
        return SIDE_KINDS[self.side_kind[link]]

    def place_title(self, space: int, language: str) -> str:
        return self.place_names.get(space) or self.space_names[space]

    # the counters

    def _lay_pieces(self) -> None:
        tables = self.tables
        rows = [*tables["pieces"], *tables["components"], *turncoats(tables), *guerrillas(tables)]
        rows += [*nationals(tables), *builders(tables)]
        self.piece_names = [row["id"] for row in rows]
        self.piece_index = {name: p for p, name in enumerate(self.piece_names)}
        self.kinds = kinds(self.tables["types"])
        self.side = [SIDES.index(row["side"]) for row in rows]
        self.force = [row["force"] for row in rows]
        """Faction, service or puppet government."""
        self.force_names = {row["force"]: (row["name"], row["name_fr"]) for row in self.tables["forces"]}
        unknown = set(self.force) - self.force_names.keys()
        if unknown:
            raise BrokenFile(f"forces.csv: there is no line for {', '.join(sorted(unknown))}")
        self.kind = [self.kinds[row["type"]] for row in rows]
        self.designation = [row["designation"] for row in rows]
        self.is_artillery = [kind.is_artillery for kind in self.kind]
        self.is_hq = ["hq" in kind.traits for kind in self.kind]
        self.gait = [kind.gait for kind in self.kind]
        self.arm = [kind.arm for kind in self.kind]
        self.radius = [int(row["radius"] or 0) for row in rows]
        self.activation = [int(row["activation"] or 0) for row in rows]
        """Of a headquarters: how far its zone of influence reaches, and what must be rolled (14C, 37H)."""
        faces = Faces(rows, self.tables["reductions"], self.kinds)
        self.faces, self.first_face, self.face_owner = faces.faces, faces.first, faces.owner
        self.substitute = faces.substitute
        self.walled = faces.walled
        self.attack = [face.attack for face in self.faces]
        self.defence = [face.defence for face in self.faces]
        self.move = [face.move * QUARTERS for face in self.faces]
        """By face: movement allowance, in quarters of a point."""
        self.re = [face.re for face in self.faces]
        self.size = [face.size for face in self.faces]
        self.zone_of = [face.zone for face in self.faces]
        self.support = [face.support for face in self.faces]
        self.reduced = [face.reduced for face in self.faces]
        self.pieces_of = [[p for p, side in enumerate(self.side) if side == each] for each in (JAPAN, CHINA)]
        self.ground_of = [np.array(units, np.int32) for units in self.pieces_of]
        """By side: its ground units."""
        self.ground_count = len(rows)
        """Pieces below this are ground units; what is said above of faces, kinds and values is said of them alone."""
        self.branch = [GROUND] * len(rows)
        self.breakdowns = Breakdowns(self, self.tables["breakdowns"], self.tables["components"])

    def add_pieces(self, rows: Sequence[Row], branch: int) -> range:
        """Counters of another branch follow those of the ground; returns their numbers."""
        first = len(self.piece_names)
        self.piece_names = [*self.piece_names, *(row["id"] for row in rows)]
        self.piece_index = {name: p for p, name in enumerate(self.piece_names)}
        for row in rows:
            self.side.append(SIDES.index(row["side"]))
            self.force.append(row["force"])
            self.designation.append(row["designation"])
            self.branch.append(branch)
        return range(first, len(self.piece_names))

    def piece_title(self, p: int, language: str) -> str:
        name = self.piece_names[p]
        if self.branch[p] == NAVAL:
            return self.naval.title(p, language)
        if self.branch[p] != GROUND:
            number = name.rpartition("-")[2]
            return f"{self.designation[p]}{f' {number}' if number.isdigit() else ''} ({self.force[p]})"
        kind, size = self.kind[p], SIZES[self.size[self.first_face[p]]]
        force = f"{self.force[p]}-J" if name.endswith("-J") else self.force[p]
        english, french = SIZE_NAMES.get(size, (size, size))
        if language == "fr":
            return f"{french} {kind.name_fr} {self.designation[p]} ({force})".strip()
        return " ".join(part for part in (self.designation[p], kind.name, english, f"({force})") if part)

    def force_title(self, force: str, language: str) -> str:
        english, french = self.force_names[force]
        return french if language == "fr" else english

    # the charts

    def _lay_charts(self) -> None:
        tables = self.tables
        self.grounds = grounds(tables["terrain"])
        self.crossings = crossings(tables["crossings"])
        self.combat = CombatTable(tables["combat"])
        self.armour = armour(tables["armour"])
        self.stacking = {
            row["limit"]: Stacking(
                int(row["units"]), int(row["other_re"]) * QUARTERS, int(row["artillery_re"]) * QUARTERS
            )
            for row in tables["stacking"]
        }
        self.fortifications = {
            row["kind"]: Fortification(int(row["die"]), row["aec"] == "yes", int(row["siege"]))
            for row in tables["fortifications"]
        }
        self.points = {row["what"]: round(Fraction(row["mp"]) * QUARTERS) for row in tables["costs"]}
        """What things cost, in quarters of a movement point."""
        self.lines = {
            row["element"]: [int(row[column] or 0) for column in ("clear", "rain", "mud", "typhoon")]
            for row in tables["supply"]
        }
        """How long each element of a line of supply may be; 0 for any length."""
        missing = {ground for s, ground in enumerate(self.ground) if self.is_land[s]} - self.grounds.keys()
        if missing:
            raise BrokenFile(f"terrain.csv: there is no line for {', '.join(sorted(missing))}")

    @cached_property
    def seasons(self) -> Seasons:
        """What it costs to move, by weather."""
        return Seasons(self)

    @cached_property
    def weather(self) -> list[list[str]]:
        """By half month of the year and zone: the results of the die (36B)."""
        return [[row[str(zone)] for zone in ZONES] for row in self.tables["weather"]]
