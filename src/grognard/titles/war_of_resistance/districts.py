"""Replacement districts and what comes in them, as the orders of battle have it (40A, 40B3)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.charts import QUARTERS, turn_number
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX, WEST_CHINA

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

RP = 16
"""Replacement points are kept in sixteenths: a quarter of half a point is an eighth, half of that a sixteenth."""
CENTRAL, NAVY = "CA", "CN"
"""The Nationalist forces: Central Army and Chinese Navy are one affiliation (40)."""
INFANTRY, ARMOUR, EQUIPMENT = "inf", "arm", "equ"
TYPES = {"Inf RP": INFANTRY, "Arm RP": ARMOUR, "Equ RP": EQUIPMENT}
AFFILIATIONS = {"Nationalist": CENTRAL, "Manchukuo": "Mck", "Jehol": "Jeh"}
THEATRE, CAPITAL = "China Theater", "district of the KMT capital"
AREAS = {"Mck": "Manchukuo", "Jeh": "Jehol", "EHo": "East Hopei", "Fmo": "Formosa"}
"""Puppets of the beginning: where they are replaced."""
BOXES = {"West China box": WEST_CHINA, "Japan box": JAPAN_BOX, "Japan": JAPAN_BOX}
ANY_CITY = "any Japanese city in "


class District(NamedTuple):
    """A district: its side, whose it is, and the spaces whose friendly cities are its sources (a box is one itself)."""

    name: str
    side: int
    affiliation: str
    spaces: tuple[int, ...]
    box: bool


class Rate(NamedTuple):
    """So many sixteenths of a point a month, from a turn to a turn."""

    district: str
    kind: str
    first: int
    last: int
    amount: int


class Arrival(NamedTuple):
    """An entry of an order of battle: a counter, when, what happens, and where it may enter."""

    turn: int
    piece: int
    event: str
    spaces: tuple[int, ...]
    """Named places; none: at a source of its affiliation."""


class Districts:
    """Both sides' districts, rates and arrivals."""

    def __init__(self, kit: ChinaKit) -> None:
        self._kit = kit
        self.by_name: dict[str, District] = {}
        self.rates: list[Rate] = []
        for row in kit.tables["production"]:
            if row["kind"] in TYPES:
                self._add(row["side"].lower(), row["where"], row["affiliation"], row)
        for force in dict.fromkeys(kit.force):
            if force.startswith("P."):
                self._lay(force, "japan", force, force[2:])
            elif force in AREAS:
                self._lay(self.name_of("japan", AREAS[force], force), "japan", force, AREAS[force])
        self.of_affiliation: dict[str, list[str]] = {}
        for name, district in self.by_name.items():
            self.of_affiliation.setdefault(district.affiliation, []).append(name)
        self.limits = {
            (("japan", "china").index(row["side"]), row["type"]): round(Fraction(row["re"]) * QUARTERS)
            for row in kit.tables["limits"]
        }
        """Quarters of an RE of some types that may be replaced in a month, for each affiliation (40B4a)."""
        self.covering = cache(self._covering)
        """By affiliation, and space: the first district in one of whose provinces it lies, or whose box it is."""
        self.arrivals = self._arrivals()
        self.substitutes = self._substitutes()

    @staticmethod
    def name_of(side: str, where: str, affiliation: str) -> str:
        """Districts of Japan are kept for each affiliation; a Chinese one is a province."""
        return where if side == "china" else f"{where} {affiliation}"

    def _add(self, side: str, where: str, owner: str, row: object) -> None:
        assert isinstance(row, dict)
        affiliation = AFFILIATIONS.get(owner, owner)
        name = self.name_of(side, where, affiliation)
        if where != CAPITAL:
            self._lay(name, side, affiliation, where)
        if not row["amount"].replace(".", "").isdigit():
            return
        first, last = turn_number(row["from_turn"]), turn_number(row["to_turn"])
        self.rates.append(Rate(name, TYPES[row["kind"]], first, last, round(Fraction(row["amount"]) * RP)))

    def _lay(self, name: str, side: str, affiliation: str, where: str) -> None:
        if name in self.by_name:
            return
        kit = self._kit
        number = ("japan", "china").index(side)
        if where in BOXES:
            self.by_name[name] = District(name, number, affiliation, (kit.space_index[BOXES[where]],), True)
            return
        regions = {
            province
            for province, region in kit.region.items()
            if where in (province, region) or (where == THEATRE and region not in ("", "Manchukuo"))
        }
        cities = tuple(s for s in range(kit.hex_count) if kit.is_city[s] and kit.province[s] in regions)
        if not regions:
            raise BrokenFile(f"production.csv: there is no district {where}")
        self.by_name[name] = District(name, number, affiliation, cities, False)

    def _covering(self, affiliation: str) -> dict[int, District]:
        kit, found = self._kit, dict[int, District]()
        for name in self.of_affiliation.get(affiliation, ()):
            district = self.by_name[name]
            provinces = set() if district.box else {kit.province[city] for city in district.spaces}
            covered = [space for space in range(kit.hex_count) if kit.province[space] in provinces]
            for space in (*district.spaces, *covered):
                found.setdefault(space, district)
        return found

    def _arrivals(self) -> list[Arrival]:
        kit, found = self._kit, []
        for row in kit.tables["arrivals"]:
            if row["turn"] in ("start", "on establishment"):
                continue
            piece, where = kit.piece_index[row["piece"]], row["place"]
            spaces: tuple[int, ...] = ()
            if row["hex"] in kit.space_index:
                spaces = (kit.space_index[row["hex"]],)
            elif where in BOXES:
                spaces = (kit.space_index[BOXES[where]],)
            elif where.startswith(ANY_CITY) or where == "Manchukuo":
                area = where.removeprefix(ANY_CITY)
                spaces = tuple(
                    s
                    for s in range(kit.hex_count)
                    if kit.is_city[s] and area in (kit.province[s], kit.region.get(kit.province[s]))
                )
            found.append(Arrival(turn_number(row["turn"]), piece, row["event"], spaces))
        return found

    def _substitutes(self) -> dict[int, int]:
        """By piece: another counter that takes its place in the pool (40C1)."""
        kit = self._kit
        return {
            p: kit.piece_index[name.replace("-Mot", "-XX")]
            for name, p in kit.piece_index.items()
            if name.endswith("-Mot") and name.replace("-Mot", "-XX") in kit.piece_index
        }


def affiliation_of(kit: ChinaKit, p: int) -> str:
    """Whose points replace a unit (40)."""
    return CENTRAL if kit.force[p] == NAVY else kit.force[p]
