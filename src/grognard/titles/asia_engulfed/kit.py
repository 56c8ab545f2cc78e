"""The components: map, blocks, counters, tables, read from plain files. A pack or a case may replace any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from grognard.board import Area, AreaMap, Border
from grognard.core.errors import BrokenFile
from grognard.core.files import Row, read_rows
from grognard.core.title import Kit

DATA = Path(__file__).parent / "data"
JAPAN, ALLIES = 0, 1
SIDES = ("japan", "allies")

# who owns a piece or a place
JP, US, BRITISH, INDIAN, AUSTRALIAN, CW, CN, CC, PH, DEI, SU = range(11)
NATIONS = ("jp", "us", "british", "indian", "australian", "cw", "cn", "cc", "ph", "dei", "su")
SIDE_OF = (JAPAN, *(ALLIES,) * 10)
POWER_OF = (JP, US, CW, CW, CW, CW, CN, CC, PH, DEI, SU)
"""The power that a nation belongs to: it pays, moves strategically and spends Special Actions as one."""
POWERS = (JP, US, CW, CN, CC, PH, DEI)
MINORS = (PH, DEI)

# kinds of pieces
INFANTRY, MARINE, MILITIA, GARRISON, AIRBORNE, CV, BB, CA, SUB, LBA, CBA, BLOCK = range(12)
KINDS = ("infantry", "marine", "militia", "garrison", "airborne", "cv", "bb", "ca", "sub", "lba", "cba", "block")
GROUND_KINDS = frozenset((INFANTRY, MARINE, MILITIA, GARRISON, AIRBORNE))
FLEET_KINDS = frozenset((CV, BB, CA))
MAX_FLEET_STEPS = 4

# kinds of places
AREA, PORT, ISLAND, OFFMAP, CLOSED = range(5)
PLACE_KINDS = ("area", "port", "island", "offmap", "closed")
NO_LIMIT = 99
HOME = -1
"""Capacity of a home port: no limit."""

GROUND, FLEET = "G", "F"
"""Classes of hidden blocks: all that the enemy may tell apart (KT-u)."""

BOXES = (
    *(f"pool-{nation}" for nation in NATIONS[:-1]),
    "orphan-jp",
    "orphan-us",
    "orphan-cw",
    "subs-japan",
    "subs-allies",
    "out",
    "unseen",
)
"""`unseen` holds, in what a seat sees, the enemy blocks it cannot tell; otherwise the stand-ins for them."""

DATA_FILES = (
    "zones",
    "places",
    "links",
    "pieces",
    "setups",
    "markers",
    "turns",
    "asw",
    "submarine",
    "costs",
    "tracks",
    "build_markers",
    "income",
    "reinforcements",
    "limits",
    "victory",
)
Tables = Mapping[str, Sequence[Row]]


class Cost(NamedTuple):
    """What an item costs in WERP: a step, and the first (Cadre) step of a new unit."""

    step: int
    cadre: int


class Track(NamedTuple):
    """A Build Track: its last box, and the box for each roll on the Damage Table."""

    boxes: int
    damage: tuple[int, ...]


def standard_tables(pack: Path | None = None) -> Tables:
    """The components in the data folder, with a player's pack laid over them."""
    return {name: read_rows(DATA / f"{name}.csv", pack) for name in DATA_FILES}


class AsiaKit(Kit):
    """All components, laid out in lists that rules index by space, piece or nation.

    Spaces are the sea zones (below `zone_count`), then the places on land (below `map_end`), then boxes.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._lay_spaces()
        self._lay_links()
        self._lay_pieces()
        self._lay_stand_ins()
        self._lay_tables()

    # the map

    def _lay_spaces(self) -> None:
        zones, places = self.tables["zones"], self.tables["places"]
        names = [row["zone"] for row in zones] + [row["place"] for row in places] + list(BOXES)
        self.space_names = names
        self.space_index = {name: i for i, name in enumerate(names)}
        if len(self.space_index) != len(names):
            raise BrokenFile("a zone or place occurs twice")
        self.zone_count = len(zones)
        self.map_end = self.zone_count + len(places)
        self.zones = range(self.zone_count)
        self.places = range(self.zone_count, self.map_end)
        self.size = len(names)
        self.box = {name: self.space_index[name] for name in BOXES}
        self.pool = [self.box[f"pool-{nation}"] for nation in NATIONS[:-1]]
        self.sub_box = (self.box["subs-japan"], self.box["subs-allies"])
        self.orphan_box = {JP: self.box["orphan-jp"], US: self.box["orphan-us"], CW: self.box["orphan-cw"]}
        self.out, self.unseen = self.box["out"], self.box["unseen"]
        self._titles = [(row["name"], row["name_fr"]) for row in (*zones, *places)]
        self.no_influence = [0] * self.zone_count
        self.network_cost = [int(row["cost"]) for row in zones]
        padding = [dict.fromkeys(places[0], "")] * self.zone_count
        rows = [*padding, *places]
        self.kind_of = [PLACE_KINDS.index(row["kind"]) if row["kind"] else -1 for row in rows]
        self.owner = [NATIONS.index(row["owner"]) if row["owner"] else -1 for row in rows]
        self.country = [row["country"] for row in rows]
        self.jungle = [row["terrain"] == "jungle" for row in rows]
        self.werp = [int(row["werp"] or 0) for row in rows]
        self.oil = [int(row["oil"] or 0) for row in rows]
        self.vp = [int(row["vp"] or 0) for row in rows]
        self.airbase = [row["airbase"] == "yes" for row in rows]
        self.port = [HOME if row["port"] == "home" else int(row["port"] or 0) for row in rows]
        """Capacity in fleets: 0 is no port, HOME has no limit."""
        self.home_ports = tuple(
            [p for p in self.places if self.port[p] == HOME and SIDE_OF[self.owner[p]] == side]
            for side in (JAPAN, ALLIES)
        )
        self.full_source: dict[int, int] = {}
        self.partial_source: dict[int, int] = {}
        """Supply sources by place, and whose: a nation."""
        for space, row in enumerate(rows):
            if row["supply"]:
                level, nation = row["supply"].split()
                found = self.full_source if level == "full" else self.partial_source
                found[space] = NATIONS.index(nation)
        self.home_areas = frozenset(
            self.space_index[name] for name in ("HON", "USA", "SAF", "NSW") if name in self.space_index
        )
        self._lay_limits()

    def _lay_limits(self) -> None:
        """Ground units (but garrisons) and LBA of one side that a place can hold (5.4-a)."""
        self.ground_limit = [4 if jungle else 6 for jungle in self.jungle]
        self.air_limit = [4] * len(self.kind_of)
        for place in self.places:
            if place in self.home_areas:
                self.ground_limit[place] = self.air_limit[place] = NO_LIMIT
            elif self.kind_of[place] == ISLAND:
                self.ground_limit[place], self.air_limit[place] = 1, 1
            elif self.kind_of[place] == PORT:
                self.ground_limit[place], self.air_limit[place] = 3, 2

    def _lay_links(self) -> None:
        index = self.space_index
        rows = self.tables["links"]
        areas = [Area(name, "sea" if i < self.zone_count else "place") for i, name in enumerate(self.space_names)]
        self.map = AreaMap(areas[: self.map_end], [Border(row["a"], row["b"], row["kind"]) for row in rows])
        self.sea_links = self.map.near("sea")
        self.land_links = self.map.near("land", "strait")
        self.impassable = self.map.near("impassable")
        self.straits = {(a, b) for a, near in enumerate(self.map.near("strait")) for b in near}
        self.seas: list[tuple[int, ...]] = [()] * self.map_end
        coast: list[list[int]] = [[] for _ in range(self.zone_count)]
        for place, row in zip(self.places, self.tables["places"], strict=True):
            self.seas[place] = tuple(index[zone] for zone in row["seas"].split())
            for zone in self.seas[place]:
                coast[zone].append(place)
        self.coast = [tuple(found) for found in coast]
        self.waters = [(zone,) for zone in self.zones] + self.seas[self.zone_count :] + [()] * len(BOXES)
        """By space: the sea zones that a fleet there is in or borders."""
        self.harbours = [tuple(place for place in found if self.port[place]) for found in coast]
        """By sea zone: the places on it that have a port."""
        self.has_quay = [
            bool(seas) and (port != 0 or kind in (PORT, ISLAND))
            for seas, port, kind in zip(self.seas, self.port, self.kind_of, strict=True)
        ]
        """By place: units can embark there (5.31-f)."""
        self.voyages: dict[tuple[int, ...], Any] = {}
        self.voyage_zones: dict[tuple[int, int], int] = {}
        self.departures: dict[int, frozenset[int]] = {}
        """Ways over sea that have been found before: see `Seaways`."""
        self.flights = [self._flight_range(space) for space in range(self.map_end)]
        self.malacca = frozenset((index["JAV"], index["BOB"])) if {"JAV", "BOB"} <= index.keys() else frozenset()
        """A pair of zones joined only for the side that controls Singapore."""
        self.barred_sea_links = [
            tuple([other for other in links if not {zone, other} <= self.malacca])
            for zone, links in enumerate(self.sea_links)
        ]
        """The links between sea zones for the side that does not."""
        self.singapore = index.get("SIN", -1)
        self.honshu = index.get("HON", -1)

    def _flight_range(self, here: int) -> tuple[int, ...]:
        """Places across one sea zone, or up to two areas away by land, whatever lies between (5.13-a, 5.13-b)."""
        near = {*self.land_links[here], *self.impassable[here]}
        found = near | {place for zone in self.seas[here] for place in self.coast[zone]}
        for place in near:
            found.update(self.land_links[place], self.impassable[place])
        found.discard(here)
        return tuple(sorted(found))

    # names

    def piece_title(self, p: int, language: str) -> str:
        return self.piece_titles[p][language == "fr"]

    def place_title(self, space: int, language: str) -> str:
        return self._titles[space][language == "fr"] if space < self.map_end else self.space_names[space]

    # the pieces

    def _lay_pieces(self) -> None:
        rows = self.tables["pieces"]
        self.real_count = len(rows)
        """Pieces from here on are stand-ins for hidden blocks."""
        self.piece_names: list[str] = [row["id"] for row in rows]
        self.piece_titles = [(row["name"], row["name_fr"]) for row in rows]
        self.nation = [NATIONS.index(row["nation"]) for row in rows]
        self.kind = [KINDS.index(row["kind"]) for row in rows]
        self.full_steps = [int(row["steps"]) for row in rows]
        self.elite = [row["elite"] == "yes" for row in rows]

    def _lay_stand_ins(self) -> None:
        """For each hidden block one stand-in that the enemy sees: nation and class, nothing else."""
        self.block_class = [_class_of(kind) for kind in self.kind]
        groups: dict[tuple[int, str], list[int]] = {}
        for p, found in enumerate(self.block_class):
            if found:
                groups.setdefault((self.nation[p], found), []).append(p)
        self.groups = {key: tuple(members) for key, members in groups.items()}
        self.stand_ins: dict[tuple[int, str], tuple[int, ...]] = {}
        for (nation, found), members in self.groups.items():
            first = len(self.piece_names)
            self.stand_ins[nation, found] = tuple(range(first, first + len(members)))
            for number in range(1, len(members) + 1):
                self.piece_names.append(f"{NATIONS[nation].upper()}-{found}-{number}")
                self.piece_titles.append(_stand_in_titles(nation, found, number))
                self.nation.append(nation)
                self.kind.append(BLOCK)
                self.full_steps.append(0)
                self.elite.append(False)
                self.block_class.append("")
        self.piece_index = {name: i for i, name in enumerate(self.piece_names)}
        if len(self.piece_index) != len(self.piece_names):
            raise BrokenFile("pieces.csv: an id occurs twice")
        self.side = [SIDE_OF[nation] for nation in self.nation]
        self.power = [POWER_OF[nation] for nation in self.nation]
        self.is_ground = [kind in GROUND_KINDS for kind in self.kind]
        self.is_fleet = [kind in FLEET_KINDS for kind in self.kind]
        for (_, found), members in self.stand_ins.items():
            for p in members:
                (self.is_fleet if found == FLEET else self.is_ground)[p] = True
        self.projects = [fleet or kind == LBA for fleet, kind in zip(self.is_fleet, self.kind, strict=True)]
        """Fleets and LBA: they have Influence over the sea (8.13-a)."""
        self.projectors_of = tuple(
            tuple(p for p, projects in enumerate(self.projects) if projects and self.side[p] == side)
            for side in (JAPAN, ALLIES)
        )
        self.fleet_type = list(zip(self.nation, self.kind, self.elite, strict=True))
        """Fleets of one type exchange steps (8.11)."""
        self.is_garrison = [kind == GARRISON for kind in self.kind]
        self.sailors_of = tuple(
            tuple(
                p
                for p in range(self.real_count)
                if self.side[p] == side and (self.is_fleet[p] or self.kind[p] in (INFANTRY, MARINE, MILITIA))
            )
            for side in (JAPAN, ALLIES)
        )
        """What can put to sea."""
        self.pieces_of = tuple(
            tuple(p for p in range(self.real_count) if self.side[p] == side) for side in (JAPAN, ALLIES)
        )
        self.blocks_of = tuple(tuple(p for p in pieces if self.block_class[p]) for pieces in self.pieces_of)
        self.cba_of = tuple(tuple(p for p in pieces if self.kind[p] == CBA) for pieces in self.pieces_of)
        """What the enemy may not know the face of: blocks, and the CBA that they carry."""
        self.soldiers_of = tuple(
            tuple(p for p in pieces if self.is_ground[p] and not self.is_garrison[p]) for pieces in self.pieces_of
        )
        """Ground units that can march."""
        self.army_of = {
            power: tuple(p for p in range(self.real_count) if self.power[p] == power and self.is_ground[p])
            for power in POWERS
        }
        """By power: its ground units, garrisons too."""
        self.travellers_of = tuple(
            tuple(p for p in pieces if not self.is_fleet[p] and not self.is_garrison[p] and self.kind[p] != SUB)
            for pieces in self.pieces_of
        )
        """What can move strategically (5.21-a)."""
        self.lba_of = tuple(tuple(p for p in pieces if self.kind[p] == LBA) for pieces in self.pieces_of)
        self.rebuilt_of = {
            power: tuple(
                p
                for p in range(self.real_count)
                if self.power[p] == power and not self.is_fleet[p] and not self.is_garrison[p]
            )
            for power in POWERS
        }
        """By power: what gets replacement steps (4.3-a)."""
        self.blocks_behind = [()] * self.real_count + [
            self.groups[key] for key, stand_ins in self.stand_ins.items() for _ in stand_ins
        ]
        """By stand-in: the blocks for which it may stand."""

    def of_kind(self, nation: int, kind: int) -> list[int]:
        """The real pieces of a nation and kind."""
        return [p for p in range(self.real_count) if self.nation[p] == nation and self.kind[p] == kind]

    # the tables

    def _lay_tables(self) -> None:
        tables = self.tables
        self.turn_keys = [row["turn"] for row in tables["turns"]]
        self.turn_names = [(row["name"], row["name_fr"]) for row in tables["turns"]]
        self.year = [int(row["year"]) for row in tables["turns"]]
        self.asw_table = [[int(row[f"level{level}"]) for row in tables["asw"]] for level in range(3)]
        columns = ("c1", "c9", "c17", "c25", "c33")
        self.submarine_table = {int(name[1:]): [int(row[name]) for row in tables["submarine"]] for name in columns}
        """By the fewest Submarine Points of the column: the losses for a die of 1 to 7."""
        self.costs = {row["item"]: Cost(int(row["cost"]), int(row["cadre"])) for row in tables["costs"]}
        self.tracks = {
            row["track"]: Track(int(row["boxes"]), tuple(int(row[f"d{die}"] or 0) for die in range(1, 7)))
            for row in tables["tracks"]
        }
        self.build_markers = {
            (NATIONS.index(row["power"]), row["track"]): int(row["count"]) for row in tables["build_markers"]
        }
        self.us_income = {int(row["year"]): int(row["us"]) for row in tables["income"]}
        self.free_ships: dict[str, list[tuple[int, int, int]]] = {}
        """By turn: power, kind of fleet, steps."""
        for row in tables["reinforcements"]:
            found = self.free_ships.setdefault(row["turn"], [])
            found.append((NATIONS.index(row["power"]), KINDS.index(row["kind"]), int(row["steps"])))
        self.strategic_limit = {
            NATIONS.index(row["power"]): (int(row["strategic"]), int(row["strategic1943"])) for row in tables["limits"]
        }
        self.action_limit = {NATIONS.index(row["power"]): int(row["actions"]) for row in tables["limits"]}
        self.victory = {
            (row["scenario"], row["turn"]): (int(row["allied"]), int(row["japanese"])) for row in tables["victory"]
        }


def _class_of(kind: int) -> str:
    """The class of a block; counters (garrisons, aircraft, submarines) are no blocks."""
    if kind in FLEET_KINDS:
        return FLEET
    return GROUND if kind in GROUND_KINDS and kind != GARRISON else ""


ADJECTIVES = (
    ("Japanese", "japonais"),
    ("US", "américain"),
    ("British", "britannique"),
    ("Indian", "indien"),
    ("Australian", "australien"),
    ("Commonwealth", "du Commonwealth"),
    ("Nationalist", "nationaliste"),
    ("Communist", "communiste"),
    ("Philippine", "philippin"),
    ("Dutch", "néerlandais"),
    ("Soviet", "soviétique"),
)


def _stand_in_titles(nation: int, found: str, number: int) -> tuple[str, str]:
    english, french = ADJECTIVES[nation]
    article = "an" if english[0] in "AI" else "a"
    if found == FLEET:
        return f"{article} {english} fleet ({number})", f"une flotte (bloc {french} {number})"
    return f"{article} {english} ground unit ({number})", f"une unité terrestre (bloc {french} {number})"
