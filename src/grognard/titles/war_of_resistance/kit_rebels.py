"""Guerrilla bases, their counters, and the map as rule 39C sees it: hexes with sides in halves, cut by railways."""

from __future__ import annotations

from fractions import Fraction
from math import atan2, pi
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import LIGHT, NORMAL, Tables
from grognard.titles.war_of_resistance.districts import RP
from grognard.titles.war_of_resistance.kit_air import RollTable

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

FILES = ("guerrilla-bases", "anti-guerrilla")
COMMUNIST, NATIONALIST = "CCP", "KMT"
FORCES = {COMMUNIST: "CCP", NATIONALIST: "CA"}
"""Whose units the guerrillas of a kind of base are (14F)."""
YEARS = tuple(str(year) for year in range(1937, 1942))
REGIMENT, BRIGADE = ("III", 1), ("X", 3)
DIRECTIONS = 6


class Base(NamedTuple):
    """A guerrilla base of the Chinese order of battle."""

    key: str
    name: str
    kind: str
    """`CCP` or `KMT`."""
    region: str
    rates: tuple[int, ...]
    """By year: recruitment points a month, in sixteenths."""
    units: tuple[int, ...]
    space: int
    """Where it is when the war begins, -1 if it is not there yet."""
    garrison: int
    """Guerrilla regiments in its box then."""


def guerrillas(tables: Tables) -> list[Row]:
    """The counters of all bases: regiments 1-5 and brigades 3-5 (15D, 39E)."""
    found = []
    for row in tables["guerrilla-bases"]:
        for (size, strength), column in ((REGIMENT, "regiments"), (BRIGADE, "brigades")):
            for number in range(1, int(row[column]) + 1):
                name = f"{row['id']}-{number}-{size}"
                found.append(_counter(name, FORCES[row["type"]], f"{row['id']} {number}", size, strength))
    return found


def _counter(name: str, force: str, designation: str, size: str, strength: int) -> Row:
    values = {"attack": str(strength), "defence": str(strength), "move": "5", "support": "", "re": "1"}
    rest = {"radius": "", "activation": "", "source": "rulebook 39, 15D", "note": ""}
    names = {"id": name, "side": "china", "force": force, "designation": designation}
    return {**names, "type": "guerrilla", "size": size, **values, **rest}


class RebelKit:
    """What rules 14F and 39 look up."""

    def __init__(self, kit: ChinaKit) -> None:
        self._kit = kit
        self.base_of = [""] * len(kit.piece_names)
        """By piece: the base whose guerrillas it belongs to."""
        for name, p in kit.piece_index.items():
            if p < kit.ground_count and "guerrilla" in kit.kind[p].traits:
                self.base_of[p] = name.partition("-")[0]
        self.units = [p for p, base in enumerate(self.base_of) if base]
        self.bases = {row["id"]: self._base(row) for row in kit.tables["guerrilla-bases"]}
        self.communist = frozenset(key for key, base in self.bases.items() if base.kind == COMMUNIST)
        self.repression = RollTable(kit.tables["anti-guerrilla"], "roll")
        """Strength points that an operation eliminates (39F1)."""
        self.around = [self._around(space) for space in range(kit.hex_count)]
        """By hex: its neighbours in the six directions, -1 where the map ends."""
        self.open_side = [
            not kind or kit.crossings[kit.crossing_at(link), NORMAL].foot >= 0
            for link, kind in enumerate(kit.side_kind.tolist())
        ]
        """By link: whether it crosses no prohibited hexside."""
        self.open_hex = [
            kit.is_land[space] and max(kit.grounds[kit.ground[space]].costs[LIGHT]) >= 0
            for space in range(kit.hex_count)
        ]
        """By hex: whether it is land that guerrillas may enter."""

    def _base(self, row: Row) -> Base:
        kit = self._kit
        if row["region"] not in kit.region.values():
            raise BrokenFile(f"guerrilla-bases.csv: {row['id']} lies in {row['region']}, which is no region")
        units = tuple(p for p, base in enumerate(self.base_of) if base == row["id"])
        rates = tuple(round(Fraction(row[year]) * RP) for year in YEARS)
        space = kit.space_index[row["hex"]] if row["hex"] else -1
        return Base(row["id"], row["name"], row["type"], row["region"], rates, units, space, int(row["start"] or 0))

    def _around(self, space: int) -> tuple[int, ...]:
        board, found = self._kit.board, [-1] * DIRECTIONS
        for other in self._kit.neighbours[space]:
            angle = atan2(board.y[other] - board.y[space], board.x[other] - board.x[space])
            found[round(angle / (pi / 3)) % DIRECTIONS] = other
        return tuple(found)
