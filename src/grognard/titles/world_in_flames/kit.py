"""The components: map, counters, charts, read from plain files. A pack or a case may replace any of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Reach, reach
from grognard.core.errors import BrokenFile
from grognard.core.files import Row, read_rows
from grognard.core.title import Kit
from grognard.titles.world_in_flames.charts import ZONES, Charts, Tables
from grognard.titles.world_in_flames.charts_entry import EntryCharts
from grognard.titles.world_in_flames.charts_naval import NavalCharts
from grognard.titles.world_in_flames.meta import META
from grognard.titles.world_in_flames.seas import NO_SEA, OFF_MAP_FLIGHT, WIDE_FLIGHT, Seas
from grognard.titles.world_in_flames.seasons import (
    FOOT,
    JUNGLE,
    JUNGLE_MARINE,
    JUNGLE_MOUNTAIN,
    MARINE,
    MOTOR,
    MOUNTAIN,
    Seasons,
)
from grognard.titles.world_in_flames.sheets import ASIA, ASIDE, BOXED, DATA, EUROPE, WORLD, sections, world

SIDES = META.sides
GERMANY, ITALY, JAPAN, USSR, COMMONWEALTH, USA, FRANCE, CHINA, VICHY = range(len(SIDES))
POWERS = ("Germany", "Italy", "Japan", "USSR", "Commonwealth", "USA", "France", "China", "Vichy France")
"""The powers as the files name them, in the order of the sides."""
POWER_KEYS = tuple(name.replace(" ", "-") for name in POWERS)
"""The same as orders and texts name them."""
HOMES = ("Germany", "Italy", "Japan", "USSR", "United Kingdom", "USA", "France", "China", "Vichy France")
"""The home country of each; the Commonwealth has six (2.5-i)."""
NOBODY = len(SIDES)
OWNERS = (*SIDES, "nobody")
PART = "part"
"""Countries that are one with others while their own map is not in play (19.11)."""
NO_PORT, MINOR, MAJOR = range(3)
PORTS = ("", "minor", "major")
COMMUNIST = "Communist"
HEADQUARTERS = ("HQ-I", "HQ-A")
ARMOURED = ("ARM", "HQ-A")
"""What counts as armour when tables are chosen and hexes overrun (11.16.5, 11.11.6)."""
MOTORISED = ("HQ-A", "ARM", "MECH", "MOT", "ARTM", "ARTS")
SMALL = ("division", "brigade")
FIGHTERS = ("FTR",)
"""Who flies patrols, escorts and interceptions; carrier planes come with the sea (14.2)."""
TRANSPORTS = ("ATR",)
WARSHIPS = ("BB", "CA", "CL")
"""Surface combat ships, SCS."""
CARRIER, SUB, TRS, CONVOY = "CV", "SUB", "TRS", "CP"
INFANTRY, AIRCRAFT = "infantry", "aircraft"
SHIPS = "ships"
CLASSES = (INFANTRY, "armour", "cavalry", "artillery", AIRCRAFT, SHIPS)
"""Classes of units in gearing limits (13.6.6-g)."""
CYCLE, COUNTER = 4, 5
"""Turns of a cycle of a naval unit, of a convoy too; convoy points of a counter (13.6.5)."""
FLIGHTS = 256
"""So many ranges of aircraft are kept at a time."""
FILES = (
    "hexes",
    "hexsides",
    "places",
    "posts",
    "rails",
    "countries",
    "resources",
    "ports",
    "land",
    "aims",
    "builds",
    "air",
    "deployments",
    "control",
    "scenarios",
    "goals",
    "weather",
    "skies",
    "impulses",
    "initiative",
    "limits",
    "terrain",
    "combat",
    "two-dice",
    "modifiers",
    "bases",
    "dogfight",
    "bombing",
    "sections",
    "ships",
    "seas",
    "straits",
    "columns",
    "naval",
    "flak",
    "multiples",
    "theatres",
    "alignments",
    "trades",
    "lines",
    "verdicts",
    "entry-options",
    "entry-actions",
    "entry-markers",
    "entry-pools",
    "its-war",
    "pars",
    "groups",
)
Bytes = npt.NDArray[np.uint8]


def standard_tables(pack: Path | None = None) -> Tables:
    """The components in the data folder, with a player's pack laid over them."""
    return {name: read_rows(DATA / f"{name}.csv", pack) for name in FILES}


class WorldKit(Kit):
    """All components, laid out in lists that rules index by space, link or piece."""

    def __init__(self, tables: Tables, theatre: str = EUROPE) -> None:
        """`theatre`: the sheets that are laid out, by their letters."""
        self.tables, self.theatre = tables, theatre
        self.part = "" if theatre == EUROPE else theatre.lower()
        self._theatres = {theatre: self}
        self.charts = Charts(tables)
        self._lay_map()
        self._lay_sides()
        self._lay_ways()
        self._lay_places()
        self._lay_wealth()
        self._lay_pieces()
        self.seas = Seas(self)
        self.naval = NavalCharts(tables)
        self.entry = EntryCharts(tables)
        self.seasons = Seasons(self)

    def sheets_of(self, scenario: str) -> str:
        """The letters of the sheets that a scenario is played on."""
        return next((row["sheets"] for row in self.tables["scenarios"] if row["scenario"] == scenario), self.theatre)

    def on(self, theatre: str) -> WorldKit:
        """The same components on other sheets, laid out once."""
        found = self._theatres.get(theatre)
        if found is None:
            found = self._theatres[theatre] = WorldKit(self.tables, theatre)
            found._theatres = self._theatres
        return found

    # the map

    def _lay_map(self) -> None:
        self.map = world(self.theatre)
        self.board = board = self.map.board
        self.space_names, self.space_index, self.neighbours = board.names, board.index, board.neighbours
        self.hex_count = board.size - len(ASIDE) - len(sections(self.theatre))
        """Spaces below this are hexes, on the sheets or off them."""
        self.pool, self.lost, self.circle, self.away, self.aloft, self.holds, self.repair, self.scrapped, self.hulls = (
            board.index[box] for box in ASIDE
        )
        size = board.size
        self.nations = [row["name"] for row in self.tables["countries"]]
        self.nation_index = {name: number for number, name in enumerate(self.nations)}
        for row in self.tables["countries"]:
            if row["kind"] == PART:
                self.nation_index[row["name"]] = self.nation_index[row["vichy_group_17_2"]]
        self.power = [self.nation_index.get(name, -1) for name in HOMES]
        """By side: the nation that it is itself."""
        self.majors = frozenset(
            self.nation_index[row["name"]] for row in self.tables["countries"] if row["kind"] == "major"
        )
        self.minors = frozenset(
            self.nation_index[row["name"]] for row in self.tables["countries"] if row["kind"] == "minor"
        )
        rows = enumerate(self.tables["countries"])
        self.dominions = tuple(nation for nation, row in rows if row["kind"] == "home")
        """The home countries of the Commonwealth besides the United Kingdom."""
        here = {row["scenario"] for row in self.tables["scenarios"] if row["sheets"] == self.theatre}
        parts = [
            row for row in self.tables["control"] if row["scenario"] in here and row["status"].startswith("part of")
        ]
        self.ceded = {
            self.nation_index[row["controller"]]: tuple(
                other["area"] for other in parts if other["controller"] == row["controller"]
            )
            for row in parts
        }
        """By nation: regions of others that have become part of its home country."""
        self.terrain = [""] * size
        self.region = [""] * size
        self.country = [-1] * size
        """By space: the nation whose country it is, by its place in `nations`; -1 for the sea."""
        self.zone = [ZONES.index("North Temperate")] * size
        self.is_off_map = [False] * size
        self.is_big = [False] * size
        """By space: off-map hexes and big hexdots, which cost aircraft more (14.1.1)."""
        self.is_wide = [name[0] in ASIA for name in board.names]
        """By space: the hexes and hexdots of Asia and the Pacific, which are wider than those of Europe."""
        self.latitude, self.longitude = [0.0] * size, [0.0] * size
        for row in self.tables["hexes"]:
            if row["hex"] not in board.index:
                continue  # on a sheet that is not laid out
            space = board.index[row["hex"]]
            if row["country"] and row["country"] not in self.nation_index:
                raise BrokenFile(f"hexes.csv: {row['hex']} lies in {row['country']}, which countries.csv does not have")
            self.terrain[space] = row["terrain"]
            self.region[space] = row["region"]
            self.country[space] = self.nation_index.get(row["country"], -1)
            self.zone[space] = ZONES.index(row["weather_zone"])
            self.is_off_map[space] = row["kind"] == "off-map"
            self.is_big[space] = row["kind"] in BOXED
            self.latitude[space], self.longitude[space] = float(row["lat"]), float(row["lon"])
        self.land = [space for space in range(self.hex_count) if self.terrain[space]]
        self.land_set = frozenset(self.land)
        gains = {area: nation for nation, areas in self.ceded.items() for area in areas}
        self.home = [gains.get(region, country) for region, country in zip(self.region, self.country, strict=True)]
        """By space: the nation in whose home country it lies, after what was ceded."""
        self.homes = np.array(self.home, np.int32)
        vichy = self.nation_index["Vichy France"]
        metropolitan = ("Vichy" in region.split("; ") for region in self.region)
        self.divided_home = [vichy if mine else home for mine, home in zip(metropolitan, self.home, strict=True)]
        """The same while Metropolitan France is divided (17.1)."""
        self.divided_homes = np.array(self.divided_home, np.int32)
        self.present = frozenset(self.home) - {-1}
        """The nations of which the sheets show at least a part."""
        self.lakes = [space for space in self.land if self.terrain[space] == "lake"]
        self.off_map_mask: Bytes = np.array(self.is_off_map, np.uint8)

    def _links(self, a: str, b: str, file: str) -> list[int]:
        """Both ways between two hexes; none if one of them is on a sheet that is not laid out."""
        if a not in self.board.index or b not in self.board.index:
            return []
        links = [self.board.link(self.board.index[i], self.board.index[j]) for i, j in ((a, b), (b, a))]
        if min(links) < 0:
            raise BrokenFile(f"{file}.csv: {a} and {b} are not adjacent")
        return links

    def _lay_sides(self) -> None:
        """What each link crosses, both ways. A strait joins what the sea parts, a pass what the Alps part."""
        count = len(self.board.target)
        sides = {
            kind: np.zeros(count, np.uint8)
            for kind in ("river", "canal", "lake", "alpine", "sea", "strait", "fort", "railway pass")
        }
        for row in self.tables["hexsides"]:
            if row["feature"] not in sides:
                continue
            for link in self._links(row["hex_a"], row["hex_b"], "hexsides"):
                if row["feature"] == "fort" and self.space_names[self.board.target[link]] not in row["name"]:
                    continue  # only who comes into the fort meets it
                sides[row["feature"]][link] = 1
        self.strait, self.fort, self.lake = sides["strait"], sides["fort"], sides["lake"]
        self.river: Bytes = sides["river"] | sides["canal"]
        self.sea: Bytes = (sides["sea"] > self.strait).astype(np.uint8)
        self.alpine: Bytes = (sides["alpine"] > sides["railway pass"]).astype(np.uint8)
        self.barriers = np.flatnonzero(self.alpine | self.sea | self.lake).tolist()
        """Links that are shut, always or in some weather."""

    def _lay_ways(self) -> None:
        self.rail = np.zeros(len(self.board.target), np.uint8)
        """By link: 1 a railway, 2 a road."""
        self.on_rail = np.zeros(self.board.size, np.uint8)
        for row in self.tables["rails"]:
            for a, b in pairwise(row["hexes"].split()):
                if row["id"] == "OFF" and self.board.link(self.board.index.get(a, 0), self.board.index.get(b, 0)) < 0:
                    continue  # the line to Perm, and those to sheets that are not laid out
                for link in self._links(a, b, "rails"):
                    self.rail[link] = 1 if row["kind"] == "rail" else self.rail[link] or 2
                    if row["kind"] == "rail":
                        self.on_rail[self.board.target[link]] = 1

        both: Bytes = self.on_rail[self.board.source] & self.on_rail[self.board.target]
        self.ferry: Bytes = self.strait & both
        """By link: a strait that trains cross (11.10-e)."""
        self.sheets = self._sheets()
        self.stops = [space for space in self.land if self.on_rail[space]]
        """The hexes with a railway."""

    def _sheets(self) -> list[tuple[int, ...]]:
        """By space: the sheets that show it, from West to East; two where they join and both print it (11.10-m).

        The Soviet Far East counts as Asia: it is one map from Baku, and the Pacific three from Western Europe (11.10).
        """
        found: list[set[int]] = [set() for _ in range(self.board.size)]
        far_east = self.power[USSR]
        for name, space in self.board.index.items():
            if space < self.hex_count:
                letter = ASIA[0] if self.country[space] == far_east and name[0] in ASIA else name[0]
                found[space].add(WORLD.index(letter))
        return [tuple(sorted(each)) for each in found]

    def _lay_places(self) -> None:
        size = self.board.size
        self.town = [""] * size
        self.is_city = [False] * size
        self.objective = [False] * size
        self.capital: dict[int, int] = {}
        """Spaces with a capital, and whose it is."""
        self.places: dict[str, int] = {}
        """Spaces by the names of places, other spellings and posts of set-ups included."""
        for row in self.tables["places"]:
            space = self.board.index.get(row["hex"])
            if space is None and row["hex"][0] in self.theatre:
                raise BrokenFile(f"places.csv: {row['name']} lies beyond the edge of the map")
            if space is None:
                continue  # on a sheet that is not laid out
            for name in (row["name"], *row["alt_names"].split(";")):
                if name.strip():
                    self.places.setdefault(name.strip(), space)
            city = bool(row["city"])
            if not self.town[space] or (city and not self.is_city[space]) or row["objective"]:
                self.town[space] = row["name"]
            self.is_city[space] = self.is_city[space] or city
            self.objective[space] = self.objective[space] or bool(row["objective"])
            if row["capital_of"] in self.nation_index and row["name"] == self._seat(row["capital_of"], row["name"]):
                self.capital[space] = self.nation_index[row["capital_of"]]
        self.cities = [space for space in range(size) if self.is_city[space]]
        for row in self.tables["posts"]:
            if row["hex"] in self.board.index:
                self.places.setdefault(row["name"], self.board.index[row["hex"]])

    def _seat(self, country: str, town: str) -> str:
        """The capital of a country; of one that is part of another that one's."""
        row = self.tables["countries"][self.nation_index[country]]
        return town if row["name"] == country else row["capital"]

    def _lay_wealth(self) -> None:
        """Ports, factories, resources: these files decide over what others say of the same places."""
        size = self.board.size
        self.port = [NO_PORT] * size
        self.red, self.blue, self.factories, self.resources, self.oil = ([0] * size for _ in range(5))
        for row in self.tables["ports"]:
            space = self.places.get(row["port"])
            if space is not None:
                self.port[space] = max(self.port[space], PORTS.index(row["kind"]))
        for row in self.tables["resources"]:
            space = self.places.get(row["place"])
            if space is not None:
                self.red[space] += int(row["factories_red"] or 0)
                self.blue[space] += int(row["factories_blue"] or 0)
                self.factories[space] = self.red[space] + self.blue[space]
                self.resources[space] += int(row["resources"] or 0)
                self.oil[space] += int(row["oil"] or 0)
        self.harbours = [space for space in range(size) if self.port[space]]
        self.sources = [space for space in range(self.hex_count) if self.resources[space] or self.oil[space]]
        """Hexes with resources."""
        self.works = [space for space in range(size) if self.factories[space] or self.oil[space]]
        """Hexes with something for strategic bombers."""

    # counters

    def _lay_pieces(self) -> None:
        """Land units come first, then aircraft, then ships."""
        land, air, ships = self.tables["land"], self.tables["air"], self.tables["ships"]
        rows = [*land, *air, *ships]
        self.is_air = [False] * len(land) + [True] * len(air) + [False] * len(ships)
        self.land_count, self.first_ship = len(land), len(land) + len(air)
        self.is_ship = [False] * (len(land) + len(air)) + [True] * len(ships)
        self.piece_names = [row["id"] for row in rows]
        self.piece_index = {name: p for p, name in enumerate(self.piece_names)}
        self.nation = [self._nation(row) for row in rows]
        """By piece: the nation it belongs to; -1 for those that no country of the files has."""
        self.power_of = [row["power"] for row in rows]
        """By piece: the power whose force pool it is printed for; empty for minors that follow nobody by print."""
        self.kind = [row["type"] for row in rows]
        self.label = [row.get("name") or row.get("aircraft", "") for row in rows]
        self.band = [POWERS.index(row["band"]) if row.get("band") else NOBODY for row in rows]
        """By aircraft: the power in whose colour it is barred (13.6.4)."""
        self.factor = [int(row.get("combat") or 0) for row in rows]
        self.move = [int(row.get("movement") or 0) for row in rows]
        self.reorganisation = [int(row.get("reorg") or 0) for row in rows]
        self.is_white = [row.get("white_print") == "1" for row in rows]
        self.is_small = [row.get("size") in SMALL for row in rows]
        self.is_infantry = [row.get("gearing") == "infantry" for row in rows]
        self.is_communist = [row.get("faction", "") == COMMUNIST for row in rows]
        """By piece: a Chinese unit of the Communists (20)."""
        self.is_hq = [kind in HEADQUARTERS for kind in self.kind]
        self.option = [row["option"] for row in rows]
        self.city = [row.get("city", "") for row in rows]
        """By piece: the city that a MIL must arrive in."""
        self.year = [int(row["year"] or 0) for row in rows]
        self.is_reserve = [bool(row.get("reserve")) for row in rows]
        """By piece: printed with "Res"."""
        self.gait = [self._gait(p) for p in range(len(rows))]
        self.air_to_air, self.tactical, self.strategic, self.range = (
            [int(row.get(column) or 0) for row in rows] for column in ("air_to_air", "tactical", "strategic", "range")
        )
        self.build_time = [int(row.get("turns") or 0) for row in rows]
        self.attack, self.defence, self.flak, self.bombardment, self.planes, self.air_to_sea = (
            [int(row.get(column) or 0) for row in rows]
            for column in ("attack", "defence", "aa", "bombardment", "air", "air_to_sea")
        )
        """Of ships: their factors and the air component of a CV; of aircraft: what they have against ships."""
        start = self.first_ship
        self.cost = [int(row.get("cost") or row.get("cycle1") or 0) for row in rows]
        """By piece: what it costs to build; a ship its first cycle, which is its repair too (13.6.5)."""
        self.fitting = [int(row.get("cycle2") or 0) for row in rows]
        """By ship: what its second cycle costs."""
        for p in range(start, len(rows)):
            self.build_time[p] = CYCLE
            if self.kind[p] == CONVOY:
                self.cost[p], self.fitting[p] = COUNTER * self.fitting[p], 0
        self.gearing = [row.get("gearing", AIRCRAFT) or INFANTRY for row in rows[:start]] + [SHIPS] * len(ships)
        """By piece: the class that counts in gearing limits (13.6.6)."""
        self.flags = [frozenset(filter(None, row.get("flags", "").split("; "))) for row in rows]
        """By piece: what a counter's colours and symbols say: twin-engined, tank buster, unarmed, extended range …"""
        self._lay_flights()
        self._lay_titles()

    def _gait(self, p: int) -> int:
        """How a unit goes over the map; Japanese infantry knows the jungle (11.11.2)."""
        kind = self.kind[p]
        if kind == "MTN":
            return JUNGLE_MOUNTAIN if self.nation[p] == self.power[JAPAN] else MOUNTAIN
        if kind == "MAR":
            return JUNGLE_MARINE if self.nation[p] == self.power[JAPAN] else MARINE
        if kind in MOTORISED:
            return MOTOR
        return JUNGLE if self.is_infantry[p] and self.nation[p] == self.power[JAPAN] else FOOT

    def _lay_titles(self) -> None:
        """What is written on a counter; with the letters of its country where another has the same.

        Aircraft of one type and country are counted.
        """
        plain = [self._plain(p) for p in range(len(self.piece_names))]
        often = Counter(plain)
        letters = [name.partition("-")[0] for name in self.piece_names]
        full = [
            f"{title} ({country})" if often[title] > 1 else title for title, country in zip(plain, letters, strict=True)
        ]
        seen: Counter[str] = Counter()
        many = Counter(full)
        self.titles: list[str] = []
        for p, title in enumerate(full):
            seen[title] += 1
            self.titles.append(f"{title} #{seen[title]}" if self.is_air[p] and many[title] > 1 else title)

    def _plain(self, p: int) -> str:
        if self.is_ship[p]:
            return f"{self.label[p]} {self.kind[p]}"
        if self.is_air[p]:
            factors = f"{self.air_to_air[p]}/{self.tactical[p]}/{self.strategic[p]}"
            return f"{self.label[p]} {self.kind[p]} {factors}-{self.range[p]}"
        return f"{self.label[p]} {self.kind[p]} {self.factor[p]}-{self.move[p]}"

    def _lay_flights(self) -> None:
        """What flying costs, and how many aircraft every hex holds without a headquarters (2.3.1)."""
        entering = np.where(self.is_wide, WIDE_FLIGHT, 1)
        entering = np.where(self.is_big, OFF_MAP_FLIGHT, entering).astype(np.int32)
        along = np.zeros(len(self.board.target), np.int32)
        for row in self.tables["lines"]:
            for link in self._links(row["dot_a"], row["dot_b"], "lines"):
                along[link] = OFF_MAP_FLIGHT
        self.blue_lines: Bytes = (along > 0).astype(np.uint8)
        """By link: a blue line, from one hexdot to another."""
        self.flight = entering[self.board.target] + along
        """By link: range points (14.1.1), more along a blue line (14.1.2)."""
        self.homing = entering[self.board.source] + along
        """By link: range points of who flies along it the other way."""
        self._launches: dict[tuple[int, int], frozenset[int]] = {}
        self.flown = lru_cache(FLIGHTS)(self._flown)
        room = {row["feature"]: int(row["aircraft"]) for row in self.tables["bases"]}
        self.staff_room = room["headquarters"]
        self.base_room = [0] * self.board.size
        for space in self.land:
            kinds = [self.terrain[space]] if self.terrain[space] in room else ["other"]
            if self.port[space]:
                kinds.append(f"{PORTS[self.port[space]]} port")
            if self.is_city[space]:
                kinds.append("city")
            self.base_room[space] = max(room[kind] for kind in kinds) * (2 if self.is_off_map[space] else 1)

    def _flown(self, space: int, points: int) -> Reach:
        """Where range points take an aircraft from a hex; nothing but distance matters (14.1.1)."""
        return reach(self.board.graph, space, self.flight, points)

    def flown_from(self, sea: int, points: int) -> frozenset[int]:
        """Where range points take a carrier plane from any hexdot of a sea area (14.4-j)."""
        found = self._launches.get((sea, points))
        if found is None:
            near = (self.flown(dot, points).spaces for dot in self.seas.dots[sea])
            found = self._launches[sea, points] = frozenset(space for spaces in near for space in spaces)
        return found

    def _nation(self, row: Row) -> int:
        return self.nation_index.get(row["country"], self.nation_index.get(row["power"], -1))

    def space_of(self, place: str) -> int:
        """The space of a place by any of its names, or by its number."""
        found = self.places.get(place, self.space_index.get(place, -1))
        if found < 0:
            raise BrokenFile(f"there is no place {place!r}")
        return found

    # names

    def piece_title(self, p: int, language: str) -> str:
        return self.titles[p]

    def place_title(self, space: int, language: str) -> str:
        if self.seas.of[space] != NO_SEA:
            return self.seas.title(space)
        return self.town[space] or self.space_names[space]
