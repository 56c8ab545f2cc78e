"""The components: map, counters, tables, read from plain files. A pack or a case may replace any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board import HexGrid, HexMap
from grognard.board.parts import Parts
from grognard.core.errors import BrokenFile
from grognard.core.files import Row, read_rows
from grognard.core.title import Kit

DATA = Path(__file__).parent / "data"
WEST = HexGrid(range(15), range(42), "pointy", "even", "W{row:02}{col:02}", north=True, place=(-14, 0))
EAST = HexGrid(range(1, 37), range(42), "pointy", "even", "E{row:02}{col:02}", north=True)
"""The two sheets: rows count northwards, even rows lie half a hex further east, West column n is East column n-14."""

JAPAN, ALLIES = 0, 1
SIDES = ("japan", "allies")
JA, IJN, USA, USN, BR, AN, CH, SU = range(8)
FORCES = ("ja", "ijn", "usa", "usn", "br", "an", "ch", "su")
SIDE_OF = (JAPAN, JAPAN, ALLIES, ALLIES, ALLIES, ALLIES, ALLIES, ALLIES)
"""The side of each force."""

LAND, NAVAL, AIR, LEADER, INSTALLATION, FORTRESS, TRAIN, TASK_FORCE, HIDDEN = range(9)
ARMS = ("land", "naval", "air", "leader", "installation", "fortress", "train", "tf", "hidden")
MOVES = 3
"""How many arms have clocks of their own, by side: land, naval and air units."""
WORKS, CONTROL, OTHERS = range(2 * MOVES, 2 * MOVES + 3)
"""The other clocks: works, trains and who holds their hexes; who holds any hex; leaders and markers."""
CLOCKS = OTHERS + 1
STAND_INS = (
    ("JAPAN-HIDDEN", "a hidden Japanese unit", "une unité japonaise cachée", "ja"),
    ("ALLIES-HIDDEN", "a hidden Allied unit", "une unité alliée cachée", "usa"),
)
"""By side: what the enemy knows a unit as whose box he may not look into (25). It never lies on the map."""
WINTER, SPRING, SUMMER, AUTUMN = range(4)
SEASONS = ("winter", "spring", "summer", "autumn")
NORTH_PACIFIC, TROPICAL, SOUTHEAST_ASIA, ASIA = range(4)
ZONES = ("north-pacific", "tropical", "southeast-asia", "asia")
NORMAL, RAIN, STORM, MONSOON, FOG = range(5)
WEATHERS = ("normal", "rain", "storm", "monsoon", "fog")
TERRAINS = (
    "sea",
    "coast",
    "rough-coast",
    "island",
    "rough-island",
    "clear",
    "rough",
    "desert",
    "impassable",
)
CHINESE_REGIONS = frozenset(("china", "manchukuo", "manchuria", "korea", "hainan"))
"""China, Manchukuo and Korea, where Chinese units are at home (19)."""
POOLS = tuple(f"pool-{force}" for force in FORCES)
"""Force Pools, face up: what can be activated and built."""
DOCKS = tuple(f"dock-{force}" for force in FORCES)
"""Force Pools, face down: damaged units that can be repaired."""
ASIDE, OUT, UNSEEN, OFF_WEST = "aside", "out", "unseen", "off-west"
"""Not in play yet; out of play for good; where a seat cannot see; beyond the west edge of the map (44)."""
BOXES = (*POOLS, *DOCKS, ASIDE, OUT, UNSEEN, OFF_WEST)
HOMES = ("ja", "ijn", "usa", "usn", "br", "an", "kmt", "ccp", "su", "german")
"""Who has a home base: forces, the two Chinese parties, and the Germans at Kabul (44)."""

Table = Mapping[str, Sequence[str]]
Costs = npt.NDArray[np.int32]


class Span(NamedTuple):
    """A column of a table of factors: from, to (both included)."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> Span:
        if text.endswith("+"):
            return cls(int(text[:-1]), 10_000)
        low, _, high = text.partition("-")
        return cls(int(low), int(high or low))


FILES = (
    "hexes",
    "areas",
    "sides",
    "parts",
    "places",
    "control",
    "pieces",
    "deployment",
    "zones",
    "money",
    "ground",
    "air",
    "antiaircraft",
    "bombardment-land",
    "bombardment-naval",
    "surface",
    "weather",
    "costs",
    "imperial",
    "victory",
    "strategic-bombing",
    "europe",
    "intervention",
    "terrain",
)
Tables = Mapping[str, Sequence[Row]]
"""The rows of all component files, before they are laid out."""


def standard_tables(pack: Path | None = None) -> Tables:
    """The components in the data folder, with a player's pack laid over them."""
    return {name: read_rows(DATA / f"{name}.csv", pack) for name in FILES}


def _clock(side: int, arm: int) -> int:
    """The clock that tells when counters of an arm have moved."""
    if arm < MOVES:
        return side * MOVES + arm
    return WORKS if arm in (INSTALLATION, FORTRESS, TRAIN) else OTHERS


def _stand_in(named: tuple[str, str, str, str]) -> Row:
    """A row for a stand-in, as if it were a counter."""
    key, name, name_fr, force = named
    blank = dict.fromkeys(("nation", "kind", "size", "attack", "defence", "move", "flags"), "")
    return {**blank, "id": key, "name": name, "name_fr": name_fr, "force": force, "arm": "hidden"}


class PearlKit(Kit):
    """All components, laid out in lists that rules index by space or by piece."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._lay_map()
        self._lay_waters()
        self._lay_places()
        self._lay_pieces()
        self._lay_tables()

    # the map

    def _lay_map(self) -> None:
        self.map = HexMap((WEST, EAST), boxes=dict.fromkeys(BOXES))
        board = self.board = self.map.board
        index = board.index
        self.space_names, self.space_index, self.neighbours = board.names, index, board.neighbours
        self.hex_count = board.size - len(BOXES)
        """Spaces below this are hexes; from here on they are boxes."""
        self.box = {name: index[name] for name in BOXES}
        self.pool = [index[name] for name in POOLS]
        self.dock = [index[name] for name in DOCKS]
        self.aside, self.out, self.unseen = index[ASIDE], index[OUT], index[UNSEEN]
        self.off_west = index[OFF_WEST]
        size = board.size
        self.terrain = ["sea"] * size
        self.region = [""] * size
        self.zone = [TROPICAL] * size
        self.area = [0] * size
        """The narrow-sea area of a hex, 0 for none (20)."""
        for row in self.tables["hexes"]:
            if row["hex"] not in index:
                raise BrokenFile(f"hexes.csv: {row['hex']} lies beyond the edge of the map")
            space = index[row["hex"]]
            self.terrain[space] = row["terrain"]
            self.region[space] = row["region"]
            self.zone[space] = ZONES.index(row["zone"])
            self.area[space] = int(row["area"] or 0)
        self.area_names = {int(row["area"]): (row["name"], row["name_fr"]) for row in self.tables["areas"]}
        self.area_hexes: dict[int, list[int]] = {}
        for space, area in enumerate(self.area):
            if area:
                self.area_hexes.setdefault(area, []).append(space)
        hexes = range(size)
        on_map = [space < self.hex_count for space in hexes]
        self.is_land = [on_map[s] and self.terrain[s] != "sea" for s in hexes]
        """Whether there is land in it, of whatever kind."""
        self.is_water = [
            on_map[s] and self.terrain[s] in ("sea", "coast", "rough-coast", "island", "rough-island") for s in hexes
        ]
        self.is_rough = [self.terrain[s] in ("rough", "rough-coast", "rough-island") for s in hexes]
        self.is_desert = [self.terrain[s] == "desert" for s in hexes]
        self.is_island = [self.terrain[s] in ("island", "rough-island") for s in hexes]
        self.is_shore = [self.is_land[s] and self.is_water[s] for s in hexes]
        """Coasts and islands: land and water in one hex."""
        self.is_sea = [on_map[s] and self.terrain[s] == "sea" for s in hexes]
        self.is_impassable = [self.terrain[s] == "impassable" for s in hexes]
        self.row = [int(name[1:3]) if on_map[s] else -1 for s, name in enumerate(board.names)]
        self.at_west_edge = [self._is_western(s) for s in hexes]
        """The hexes by which the map is left to the west; in Afghanistan those beside Persia, which is shut (44)."""

    def _is_western(self, space: int) -> bool:
        name = self.board.names[space]
        if self.region[space] == "afghanistan":
            return any(self.region[other] == "off-limits" for other in self.neighbours[space])
        return name.startswith("W") and name.endswith("00")

    def _lay_waters(self) -> None:
        index, size = self.board.index, self.board.size
        no_land: set[tuple[int, int]] = set()
        no_water: set[tuple[int, int]] = set()
        yes_land: set[tuple[int, int]] = set()
        self.rivers: dict[tuple[int, int], str] = {}
        """Rivers by hexside, both ways."""
        for row in self.tables["sides"]:
            a, b = index[row["a"]], index[row["b"]]
            if self.board.link(a, b) < 0:
                raise BrokenFile(f"sides.csv: {row['a']} and {row['b']} are not adjacent")
            for pair in ((a, b), (b, a)):
                if row["land"] == "no":
                    no_land.add(pair)
                elif row["land"] == "yes":
                    yes_land.add(pair)
                if row["water"] == "no":
                    no_water.add(pair)
                if row["river"]:
                    self.rivers[pair] = row["river"]
        divided: dict[str, dict[int, list[frozenset[int]]]] = {"land": {}, "water": {}}
        harbours: dict[int, list[int]] = {}
        for row in self.tables["parts"]:
            space = index[row["hex"]]
            parts = divided[row["medium"]].setdefault(space, [])
            if row["medium"] == "water" and row["harbour"] == "yes":
                harbours.setdefault(space, []).append(len(parts))
            parts.append(frozenset(index[name] for name in row["neighbours"].split()))
        walkable = [self.is_land[s] and not self.is_impassable[s] for s in range(size)]
        self.land = Parts(self.board, walkable, lambda a, b: (a, b) not in no_land, divided["land"])
        """Where land leads from hex to hex (natural land routes)."""
        self.sea = Parts(self.board, self.is_water, lambda a, b: (a, b) not in no_water, divided["water"])
        """Where water leads from hex to hex (natural sea routes)."""
        self.harbour = [self._harbour(space, harbours) for space in range(size)]
        """By space: the waters on which its port lies."""
        self.sea_side = frozenset(
            (a, b)
            for a in range(self.hex_count)
            for b in self.neighbours[a]
            if self.is_land[a] and self.is_land[b] and (a, b) in no_land and (a, b) not in yes_land
        )
        """All-sea hexsides between two hexes that both hold land."""

    def _harbour(self, space: int, marked: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
        parts = self.sea.of[space]
        numbers = marked.get(space)
        return parts if numbers is None else tuple(parts[number] for number in numbers)

    def _lay_places(self) -> None:
        size = self.board.size
        self.place_names: dict[int, tuple[str, str]] = {}
        self.city = [False] * size
        self.anchorage = [False] * size
        self.fortress = [False] * size
        """Permanent fortresses (14)."""
        self.objective = [0] * size
        """What an Objective is worth, 0 for a hex that is none."""
        self.home_of: dict[str, list[int]] = {key: [] for key in HOMES}
        self.is_home = [False] * size
        for row in self.tables["places"]:
            space = self.board.index[row["hex"]]
            self.place_names.setdefault(space, (row["name"], row["name_fr"] or row["name"]))
            self.city[space] |= row["city"] == "yes"
            self.anchorage[space] |= row["anchorage"] == "yes"
            self.fortress[space] |= row["fortress"] == "yes"
            self.objective[space] += int(row["objective"] or 0)
            for home in row["home"].split():
                self.home_of[home.removeprefix("ch-")].append(space)
                self.is_home[space] = True
        self.objectives = [space for space, value in enumerate(self.objective) if value]
        self.is_featured = [
            self.city[s] or self.anchorage[s] or self.fortress[s] or self.is_home[s] or self.is_island[s]
            for s in range(size)
        ]
        """Where it matters to ports, bases and fortifications who holds the hex."""
        self.town = {names[0]: space for space, names in self.place_names.items()}

    def place_title(self, space: int, language: str) -> str:
        names = self.place_names.get(space)
        return names[language == "fr"] if names else self.space_names[space]

    # the counters

    def _lay_pieces(self) -> None:
        rows = [*self.tables["pieces"], *map(_stand_in, STAND_INS)]
        self.piece_names = [row["id"] for row in rows]
        self.piece_index = {name: i for i, name in enumerate(self.piece_names)}
        if len(self.piece_index) != len(rows):
            raise BrokenFile("pieces.csv: an id occurs twice")
        self.piece_titles = [(row["name"], row["name_fr"] or row["name"]) for row in rows]
        self.force = [FORCES.index(row["force"]) for row in rows]
        """The force whose colours it has; who commands it at present is `War.force_of`."""
        self.side = [SIDE_OF[force] for force in self.force]
        self.nation = [row["nation"] for row in rows]
        self.arm = [ARMS.index(row["arm"]) for row in rows]
        self.kind = [row["kind"] for row in rows]
        self.size = [row["size"] for row in rows]
        flags = [frozenset(row["flags"].split()) for row in rows]
        self.flags = flags
        self.attack = [int(row["attack"] or 0) for row in rows]
        self.defence = [int(row["defence"] or 0) for row in rows]
        self.move = [int(row["move"] or 0) for row in rows]
        """Movement points on land, or the range of an air unit."""
        self.is_large = [size in ("corps", "army") for size in self.size]
        self.has_zoc = [
            arm == LAND and (large or (kind == "arm" and size == "division"))
            for arm, large, kind, size in zip(self.arm, self.is_large, self.kind, self.size, strict=True)
        ]
        self.is_carrier = [arm == NAVAL and kind == "C" for arm, kind in zip(self.arm, self.kind, strict=True)]
        self.is_heavy = [arm == NAVAL and kind == "H" for arm, kind in zip(self.arm, self.kind, strict=True)]
        self.is_light = [arm == NAVAL and kind == "L" for arm, kind in zip(self.arm, self.kind, strict=True)]
        self.is_naval_air = [arm == AIR and kind == "naval" for arm, kind in zip(self.arm, self.kind, strict=True)]
        self.is_para = [kind == "para" for kind in self.kind]
        self.is_marine = [kind == "mar" for kind in self.kind]
        self.is_infantry = [kind == "inf" for kind in self.kind]
        self.is_asian = [kind == "asian" for kind in self.kind]
        self.is_strategic = ["strategic" in each for each in flags]
        self.is_battlegroup = ["battlegroup" in each for each in flags]
        self.naval_weight = [
            (1 if group else 2) if arm == NAVAL and not carrier else 0
            for arm, carrier, group in zip(self.arm, self.is_carrier, self.is_battlegroup, strict=True)
        ]
        """What a naval unit counts in a stack, in half units: carriers nothing, battlegroups half (3.1-i, 24)."""
        self.is_base = [arm == INSTALLATION and kind == "base" for arm, kind in zip(self.arm, self.kind, strict=True)]
        self.party = [nation if nation in ("kmt", "ccp") else "" for nation in self.nation]
        """Of a Chinese piece: whose it is (19)."""
        self.home_key = [self._home_key(p) for p in range(len(rows))]
        """Whose home base is that of a counter (15, 44)."""
        self.stand_in = (len(rows) - 2, len(rows) - 1)
        """By side: what stands for a unit that the enemy may not see (25)."""
        self.pieces_of = tuple([p for p in range(len(rows) - 2) if self.side[p] == side] for side in (JAPAN, ALLIES))
        self.zoners = tuple([p for p in pieces if self.has_zoc[p]] for pieces in self.pieces_of)
        """By side: the units that have a zone of control (2)."""
        self.armies = tuple([p for p in pieces if self.arm[p] == LAND] for pieces in self.pieces_of)
        """By side: its land units."""
        self.ships = tuple([p for p in pieces if self.arm[p] == NAVAL] for pieces in self.pieces_of)
        """By side: its naval units."""
        self.wings = tuple([p for p in pieces if self.arm[p] == AIR] for pieces in self.pieces_of)
        """By side: its air units."""
        self.of_arm = tuple([p for p, each in enumerate(self.arm) if each == arm] for arm in range(len(ARMS)))
        self.code = [side * len(ARMS) + arm for side, arm in zip(self.side, self.arm, strict=True)]
        """By piece: its side and arm in one number."""
        self.is_plain = [nation not in ("kmt", "ccp", "france") for nation in self.nation]
        """Whether a counter is of a nation that may be wherever its force may be (19, 43)."""
        self.clock = [_clock(side, arm) for side, arm in zip(self.side, self.arm, strict=True)]
        """By piece: which clock of the index ticks when it moves."""

    def _home_key(self, p: int) -> str:
        if self.nation[p] == "germany" and self.arm[p] in (LAND, AIR) and not self.is_naval_air[p]:
            return "german"
        return self.party[p] or FORCES[self.force[p]]

    def piece_title(self, p: int, language: str) -> str:
        return self.piece_titles[p][language == "fr"]

    # the tables

    def _lay_tables(self) -> None:
        tables = self.tables
        self.cost = {row["function"]: int(row["cost"]) for row in tables["costs"] if row["cost"].isdigit()}
        self.weather_table = {
            season: {
                int(row["die"]): tuple("NRSMF".index(letter) for letter in row[season]) for row in tables["weather"]
            }
            for season in SEASONS
        }

    @cached_property
    def near(self) -> list[frozenset[int]]:
        """By hex: itself and its neighbours."""
        return [frozenset((space, *around)) for space, around in enumerate(self.neighbours)]


def ratio_column(columns: Sequence[str], attacker: int, defender: int) -> int:
    """The column of a table of odds, always rounded in the defender's favour (8); the ends hold for what is beyond."""
    found = 0
    for number, column in enumerate(columns):
        left, _, right = column.partition(":")
        if attacker * int(right) >= defender * int(left):
            found = number
    return found
