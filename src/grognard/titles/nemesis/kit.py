"""The components: map, pieces, tables, read from plain files. A pack or a case may replace any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board import HexGrid, HexMap
from grognard.core.errors import BrokenFile
from grognard.core.files import Row, read_rows
from grognard.core.title import Kit

DATA = Path(__file__).parent / "data"
SHEET = HexGrid(range(1, 35), range(1, 21), "flat", "even")
"""The map: numbers are CCRR from the north-west, even columns are raised half a hex."""
JAPAN, ALLIES = 0, 1
SIDES = ("japan", "allies")
FORCES = ("japan", "british", "stilwell", "yunnan")
BRITISH, STILWELL, YUNNAN = 1, 2, 3
CLEAR, JUNGLE, MOUNTAIN, ESCARPMENT = range(4)
TERRAINS = ("clear", "jungle", "mountain", "escarpment")
NO_WAY, TRAIL, TRACK, ROAD = range(4)
WAYS = ("", "trail", "track", "road")
NO_RIVER, MINOR, MAJOR = range(3)
LIGHT, FOOT, MOTORISED = range(3)
GAITS = ("light", "foot", "motorised")
NORMAL, LIMITED, NETWORK = range(3)
"""How a mover pays: by ways and terrain (5.1-A), by terrain only (5.1-B), on Road and Track only (5.1-C)."""
DRY, MODERATE, HEAVY = range(3)
WEATHERS = ("dry", "moderate", "heavy")
REINFORCEMENT_HEXES = ("JP", "UK", "US", "CN")
ENTRY_OF_FORCE = {"japan": "JP", "british": "UK", "stilwell": "US", "yunnan": "CN"}
LAST_TURN = 10
BOXES = (
    "losses-japan",
    "permanent-japan",
    "battalions",
    "regiments",
    "waiting",
    "losses-allies",
    "permanent-allies",
    "chindits",
    "off-map",
    "airfield",
    "out",
    *(f"T{turn}" for turn in range(1, LAST_TURN + 3)),
)
FORAGE_TOWNS = ("Imphal", "Dimapur", "Golaghat")

Costs = npt.NDArray[np.int32]
Exits = tuple[tuple[int, int, int], ...]
"""The ways out of a hex that a mover may take: link, hex it leads to, cost."""


class Objective(NamedTuple):
    """An Objective hex: who holds it at the start, what it is worth, whether it has a star (1.1)."""

    owner: int
    value: int
    star: bool


class Depot(NamedTuple):
    """A printed Supply Depot: owner, range in mp, colour of its river ring (1.1)."""

    owner: int
    range: int
    ring: str


class Tables(NamedTuple):
    """The rows of all component files, before they are laid out."""

    hexes: Sequence[Row]
    sheets: Sequence[HexGrid]
    """How the hexes lie; a case may have a board of its own, with `links` instead."""
    links: Sequence[tuple[str, str]]
    places: Sequence[Row]
    ways: Sequence[Row]
    rivers: Sequence[Row]
    entries: Sequence[Row]
    pieces: Sequence[Row]
    combat: Sequence[Row]
    terrain: Sequence[Row]
    markers: Sequence[Row]
    turns: Sequence[Row]


def data_rows(name: str, pack: Path | None = None) -> list[Row]:
    """The rows of a data file, or of the one in a pack that replaces it."""
    return read_rows(DATA / f"{name}.csv", pack)


def sheet(hexes: Sequence[Row]) -> HexGrid:
    """The map with the hexes that the file names."""
    known = {row["hex"] for row in hexes}
    return replace(SHEET, exists=lambda col, row: SHEET.name(col, row) in known)


def standard_tables(pack: Path | None = None) -> Tables:
    """The components in the data folder, with a player's pack laid over them."""
    hexes = data_rows("hexes", pack)
    return Tables(
        hexes=hexes,
        sheets=(sheet(hexes),),
        links=(),
        **{
            name: data_rows(name, pack)
            for name in (
                "places",
                "ways",
                "rivers",
                "entries",
                "pieces",
                "combat",
                "terrain",
                "markers",
                "turns",
            )
        },
    )


class NemesisKit(Kit):
    """All components, laid out in lists that rules index by space, link or piece.

    Movement costs are in half points (a Road hex costs 1/2 mp), Firepower in half points too (7.1-B keeps the
    fractions of halved units).
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._lay_map()
        self._lay_pieces()
        self._lay_tables()
        self._costs: dict[tuple[int, int, int], Costs] = {}
        self._supply_costs: dict[int, Costs] = {}
        self._prices: dict[tuple[int, int, int], list[int]] = {}
        self._exits: dict[tuple[int, int, int], list[Exits]] = {}

    # the map

    def _lay_map(self) -> None:
        tables = self.tables
        self.hex_count = len(tables.hexes)
        arrows = [
            (row["name"], hex_)
            for row in tables.entries
            if row["kind"] == "reinforcement"
            for hex_ in row["hex"].split()
        ]
        free = [] if tables.sheets else [row["hex"] for row in tables.hexes]
        boxes = dict.fromkeys((*free, *REINFORCEMENT_HEXES, *BOXES))
        self.map = HexMap(tables.sheets, boxes=boxes, links=tables.links, arrows=arrows)
        board = self.board = self.map.board
        index = board.index
        if any(row["hex"] not in index for row in tables.hexes):
            raise BrokenFile("hexes.csv: a hex lies beyond the edge of the map")
        self.space_names = board.names
        self.space_index = board.index
        self.neighbours = board.neighbours
        self.map_end = self.hex_count + len(REINFORCEMENT_HEXES)
        """Spaces below this are on the map or are Reinforcement hexes; from here on they are boxes."""
        self.entry_hex = {name: index[name] for name in REINFORCEMENT_HEXES}
        self.box = {name: index[name] for name in BOXES}
        size = board.size
        self.terrain = [CLEAR] * size
        self.country = [""] * size
        self.column = [0] * size
        for row in tables.hexes:
            i = index[row["hex"]]
            self.terrain[i] = TERRAINS.index(_costliest(row["terrain"].split(), tables.terrain))
            self.country[i] = row["country"]
            self.column[i] = int(row["column"]) if "column" in row else tables.sheets[0].parse(row["hex"])[0]
        self.way = [NO_WAY] * len(board.target)
        self.rail = [False] * len(board.target)
        self.river = [NO_RIVER] * len(board.target)
        self.lake = [False] * len(board.target)
        self._lay_ways()
        self._lay_rivers()
        self._lay_places()
        self._lay_entries([(index[a], index[b]) for a, b in arrows])

    def _lay_ways(self) -> None:
        for row in self.tables.ways:
            for link in self.board.chain(row["hexes"].split()):
                if row["kind"] == "rail":
                    self.rail[link] = True
                else:
                    self.way[link] = max(self.way[link], WAYS.index(row["kind"]))
        self.networked = [False] * self.board.size
        """Whether a Road or Track runs in the hex."""
        self.railway = [False] * self.board.size
        for link, way in enumerate(self.way):
            if way >= TRACK:
                self.networked[int(self.board.source[link])] = True
            if self.rail[link]:
                self.railway[int(self.board.source[link])] = True
        self.rail_hexes = [space for space in range(self.hex_count) if self.railway[space]]

    def _lay_rivers(self) -> None:
        for row in self.tables.rivers:
            pairs = [tuple(side.split("/")) for side in row["hexsides"].split()]
            for link in self.board.links_of([(a, b) for a, b in pairs]):
                if row["kind"] == "lake":
                    self.lake[link] = True
                else:
                    self.river[link] = max(self.river[link], MAJOR if row["kind"] == "major" else MINOR)

    def _lay_places(self) -> None:
        self.place_names: dict[int, tuple[str, str]] = {}
        self.objectives: dict[int, Objective] = {}
        self.depots: dict[int, Depot] = {}
        self.airfields: dict[int, int] = {}
        self.town: dict[str, int] = {}
        for row in self.tables.places:
            space = self.board.index[row["hex"]]
            self.town[row["name"]] = space
            special = row["objective"] or row["depot"] or row["airfield"]
            if special or space not in self.place_names:
                self.place_names[space] = (row["name"], row["name_fr"] or row["name"])
            if row["objective"]:
                owner = SIDES.index(row["objective"])
                self.objectives[space] = Objective(owner, int(row["value"]), row["star"] == "yes")
            if row["depot"]:
                self.depots[space] = Depot(SIDES.index(row["depot"]), int(row["range"]), row["ring"])
            if row["airfield"]:
                self.airfields[space] = SIDES.index(row["airfield"])
        self.imphal = self.town.get("Imphal", -1)
        self.forage = tuple(self.town[name] for name in FORAGE_TOWNS if name in self.town)

    def _lay_entries(self, arrows: list[tuple[int, int]]) -> None:
        self.supply_entries: tuple[list[int], list[int]] = ([], [])
        self.china_entries: list[int] = []
        for row in self.tables.entries:
            if row["kind"] == "supply":
                space = self.board.index[row["hex"]]
                self.supply_entries[SIDES.index(row["side"])].append(space)
                if row["china"] == "yes":
                    self.china_entries.append(space)
        near = set(self.china_entries)
        for space in self.china_entries:
            near.update(self.neighbours[space])
        self.near_china_entry = frozenset(near)
        self.edge = [False] * self.board.size
        """Hexes at the edge of the map, from which a retreat can leave it."""
        for space in range(self.hex_count):
            self.edge[space] = len(self.neighbours[space]) < 6
        for a, b in arrows:
            link = self.board.link(a, b)
            self.way[link] = max(
                (self.way[i] for i in range(self.board.start[b], self.board.start[b + 1])), default=NO_WAY
            )
            self.rail[link] = self.railway[b]
            self.railway[a] = self.railway[a] or self.railway[b]

    # names

    def piece_title(self, p: int, language: str) -> str:
        return self.piece_titles[p][language == "fr"]

    def place_title(self, space: int, language: str) -> str:
        names = self.place_names.get(space)
        return names[language == "fr"] if names else self.space_names[space]

    # the pieces

    def _lay_pieces(self) -> None:
        rows = self.tables.pieces
        self.piece_names = [row["id"] for row in rows]
        self.piece_index = {name: i for i, name in enumerate(self.piece_names)}
        if len(self.piece_index) != len(rows):
            raise BrokenFile("pieces.csv: an id occurs twice")
        self.piece_titles = [(row["name"], row["name_fr"] or row["name"]) for row in rows]
        flags = [frozenset(row["flags"].split()) for row in rows]
        self.flags = flags
        self.side = [SIDES.index(row["side"]) for row in rows]
        self.force = [FORCES.index(row["force"]) for row in rows]
        self.nation = [row["nation"] for row in rows]
        self.division = [row["division"] for row in rows]
        self.kind = [row["kind"] for row in rows]
        self.size = [row["size"] for row in rows]
        self.full_steps = [int(row["steps"]) for row in rows]
        self.is_unit = [size != "transport" for size in self.size]
        self.unit_of = [side if unit else -1 for side, unit in zip(self.side, self.is_unit, strict=True)]
        """By piece, whose unit it is; -1 for Transports."""
        self.large = [size == "large" for size in self.size]
        self.move = [int(row["move"]) * 2 for row in rows]
        self.range = [int(row["range"] or 0) * 2 for row in rows]
        self.artillery = [kind == "artillery" for kind in self.kind]
        self.garrison = [kind == "garrison" for kind in self.kind]
        self.militia = [kind == "militia" for kind in self.kind]
        self.regiment = ["regiment" in f for f in flags]
        self.battalion = ["battalion" in f and side == JAPAN for f, side in zip(flags, self.side, strict=True)]
        self.chindit = ["chindit" in f for f in flags]
        self.support = ["support" in f for f in flags]
        self.light = ["light" in f or k == "mule" for f, k in zip(flags, self.kind, strict=True)]
        self.motorised = ["motorised" in f or k == "truck" for f, k in zip(flags, self.kind, strict=True)]
        self.permanent = ["nonreplaceable" in f for f in flags]
        self.drop = ["drop" in f for f in flags]
        self.ina = [nation == "ina" for nation in self.nation]
        self.division_hq = [kind == "hq-division" for kind in self.kind]
        self.hq = [kind.startswith("hq") for kind in self.kind]
        self.gait = [
            MOTORISED if m else LIGHT if li else FOOT for m, li in zip(self.motorised, self.light, strict=True)
        ]
        self.can_fortify = [
            unit and kind != "cavalry" and not motorised
            for unit, kind, motorised in zip(self.is_unit, self.kind, self.motorised, strict=True)
        ]
        self.can_ambush = [
            side == JAPAN and unit and light and not ina
            for side, unit, light, ina in zip(self.side, self.is_unit, self.light, self.ina, strict=True)
        ]
        self.builders_of = tuple(
            [p for p, able in enumerate(self.can_fortify) if able and self.side[p] == side] for side in (0, 1)
        )
        self.ambushers = [p for p, able in enumerate(self.can_ambush) if able]
        self.regiments = [p for p, regiment in enumerate(self.regiment) if regiment]
        self.quality_by_steps = [_by_steps(row["quality"].split("/"), row) for row in rows]
        self.fp_by_steps = [
            [fp * 2 for fp in _by_steps([row["fp"] or "0", row["fp_reduced"] or row["fp"] or "0"], row)] for row in rows
        ]
        """Firepower in half points, by steps left (index 0 is unused)."""
        self.start = [row["start"] for row in rows]
        self.pieces_of: tuple[list[int], list[int]] = (
            [p for p, side in enumerate(self.side) if side == JAPAN],
            [p for p, side in enumerate(self.side) if side == ALLIES],
        )
        self.battalions_of: dict[str, list[int]] = {}
        for p, battalion in enumerate(self.battalion):
            if battalion:
                self.battalions_of.setdefault(self.division[p], []).append(p)
        self.chindit_battalions = [p for p, chindit in enumerate(self.chindit) if chindit and self.size[p] == "small"]

    # the tables

    def _lay_tables(self) -> None:
        tables = self.tables
        self.columns = [key for key in tables.combat[0] if key not in ("die", "source")]
        self.column_ratio = [_ratio(column) for column in self.columns]
        self.column_odds = [ratio.as_integer_ratio() for ratio in self.column_ratio]
        self.combat = {int(row["die"]): [parse_result(row[column]) for column in self.columns] for row in tables.combat}
        self.terrain_rows = {row["terrain"]: row for row in tables.terrain}
        self.defence_shift = [int(self.terrain_rows[name]["defence_shift"]) for name in TERRAINS]
        self.can_retreat_into = [self.terrain_rows[name]["retreat"] == "yes" for name in TERRAINS]
        self.ambush_cost = _halves(self.terrain_rows["ambush"]["foot"])
        self.air_names: list[str] = []
        self.air_side: list[int] = []
        self.air_value: list[int] = []
        self.air_monsoon: list[int] = []
        self.marker_count: dict[tuple[str, str], int] = {}
        for row in tables.markers:
            if row["marker"].startswith("Air-"):
                self.air_names.append(row["marker"])
                self.air_side.append(JAPAN if row["side"] == "japan" else ALLIES)
                self.air_value.append(int(row["value"]) * 2)
                self.air_monsoon.append(int(row["value_monsoon"] or 0) * 2)
            elif row["count"]:
                self.marker_count[row["marker"], row["side"]] = int(row["count"])
        self.full_reserves = next(int(r["value"]) for r in tables.markers if r["marker"] == "imphal-reserves")
        self.weather = {int(row["turn"]): WEATHERS.index(row["weather"]) for row in tables.turns}
        self.support_turns = frozenset(int(row["turn"]) for row in tables.turns if row["support"] == "yes")
        self.turn_names = {int(row["turn"]): (row["label"], row["label_fr"]) for row in tables.turns}
        board = self.board
        road_or_track = np.array([way >= TRACK for way in self.way], np.uint8)
        self.network_links = road_or_track
        self.rail_links = np.array(self.rail, np.uint8)
        open_links = np.array([not lake for lake in self.lake], np.uint8)
        self.zone_masks = np.ascontiguousarray(np.stack([open_links, road_or_track]))
        self.nowhere = bytes(board.size)

    def costs(self, gait: int, mode: int, weather: int) -> Costs:
        """Half points to go along each link, -1 where this mover may not (5.1)."""
        key = (gait, mode, weather)
        found = self._costs.get(key)
        if found is None:
            found = self._costs[key] = np.array(
                [self.link_cost(link, gait, mode, weather) for link in range(len(self.way))], np.int32
            )
        return found

    def prices(self, gait: int, mode: int, weather: int) -> list[int]:
        """The same as plain numbers, for rules that look at one link."""
        key = (gait, mode, weather)
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = self.costs(gait, mode, weather).tolist()
        return found

    def exits(self, gait: int, mode: int, weather: int) -> list[Exits]:
        """The same by hex, for rules that look at neighbours only."""
        key = (gait, mode, weather)
        found = self._exits.get(key)
        if found is None:
            costs, start = self.prices(gait, mode, weather), self.board.start.tolist()
            target = self.board.target.tolist()
            found = self._exits[key] = [
                tuple(
                    (link, target[link], costs[link])
                    for link in range(start[space], start[space + 1])
                    if costs[link] >= 0
                )
                for space in range(self.board.size)
            ]
        return found

    def supply_costs(self, weather: int) -> Costs:
        """Half points of a supply line: as Light Troops, never doubled by the Heavy Monsoon (7.1-A).

        A mountain Trail costs 1 mp whatever the terrain table says.
        """
        weather = min(weather, MODERATE)
        found = self._supply_costs.get(weather)
        if found is None:
            found = self._supply_costs[weather] = self.costs(LIGHT, NORMAL, weather).copy()
            for link, way in enumerate(self.way):
                mountain = self.terrain[int(self.board.target[link])] >= MOUNTAIN
                if way == TRAIL and mountain and found[link] >= 0:
                    found[link] = 2
        return found

    def link_cost(self, link: int, gait: int, mode: int, weather: int) -> int:
        """What one link costs a mover; -1 if it may not go there."""
        way = self.way[link]
        if self.lake[link] or (gait == MOTORISED and way == NO_WAY) or (mode == NETWORK and way < TRACK):
            return -1
        target = int(self.board.target[link])
        terrain = self.terrain[target]
        along = way != NO_WAY and mode != LIMITED
        by_way = "trail-mountain" if way == TRAIL and terrain >= MOUNTAIN else WAYS[way]
        name = by_way if along else TERRAINS[terrain]
        cost = _halves(self.terrain_rows[name][GAITS[gait]])
        if cost < 0:
            return -1
        if not along and self.is_major(link, weather):
            cost += _halves(self.terrain_rows["river"][GAITS[gait]])
        return cost * 2 if weather == HEAVY else cost

    def is_major(self, link: int, weather: int) -> bool:
        """Whether a Major River runs along the hexside; Minor ones count from the Moderate Monsoon (2.7)."""
        river = self.river[link]
        return river == MAJOR or (river == MINOR and weather >= MODERATE)


def _costliest(terrains: list[str], table: Sequence[Row]) -> str:
    """Of several terrains in a hex, the one that costs most to enter counts for all of it (1.1, NEM-1.1-c)."""
    if len(terrains) == 1:
        return terrains[0]
    costs = {row["terrain"]: _halves(row["foot"]) for row in table}
    return max(terrains, key=lambda name: (costs[name] < 0, costs[name]))


def _by_steps(values: list[str], row: Row) -> list[int]:
    """A value for each number of steps left: the first at full strength, the second below."""
    full = int(row["steps"])
    numbers = [int(value) for value in values]
    reduced = numbers[-1]
    return [reduced] * full + [numbers[0]]


@cache
def _halves(text: str) -> int:
    return -1 if text == "-" else int(Fraction(text) * 2)


def _ratio(column: str) -> Fraction:
    a, _, b = column.partition(":")
    return Fraction(int(a), int(b))


def parse_result(text: str) -> tuple[int, int, bool]:
    """`1-2r`: attacker's steps, defender's steps, whether a retreat may be forced (6.1-H)."""
    attacker, _, defender = text.rstrip("r").partition("-")
    return int(attacker), int(defender), text.endswith("r")
