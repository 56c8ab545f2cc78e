"""The combat results tables, laid out for looking up: one table for each type of combat (8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.pearl_harbor.kit import PearlKit, Span, ratio_column

DIE = range(1, 7)
NOTHING = "-"


def clamp(die: int) -> int:
    """A modified roll beyond the table is its lowest or highest row (8.2)."""
    return max(1, min(6, die))


class Read(NamedTuple):
    """What was read off a table: the column, as it is printed, and the result."""

    column: str
    result: str


class OddsTable:
    """A table whose columns are odds of attacker to defender."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.columns = [name for name in rows[0] if ":" in name]
        self.rows = {int(row["die"]): [row[column] for column in self.columns] for row in rows}
        _check(self.rows)

    def column(self, attacker: int, defender: int) -> str:
        """The odds as the table has them, rounded in the defender's favour (8.2)."""
        return self.columns[ratio_column(self.columns, attacker, defender)]

    def read(self, die: int, attacker: int, defender: int) -> Read:
        number = ratio_column(self.columns, attacker, defender)
        return Read(self.columns[number], self.rows[clamp(die)][number])

    def reaches(self, attacker: int, defender: int) -> bool:
        """Whether the odds are not worse than the first column."""
        left, _, right = self.columns[0].partition(":")
        return attacker * int(right) >= defender * int(left)


class PointsTable:
    """A table whose columns are sums of factors."""

    def __init__(self, columns: Sequence[tuple[str, Sequence[str]]]) -> None:
        """`columns` are the printed heads, each with the results of die 1 to 6."""
        self.columns = [(Span.parse(head), head, tuple(results)) for head, results in columns]
        for _, head, results in self.columns:
            if len(results) != len(DIE):
                raise BrokenFile(f"a combat table has not six results under {head}")

    def read(self, die: int, points: int) -> Read:
        """The result for a whole number of points; less than one point does nothing."""
        for span, head, results in self.columns:
            if span.low <= points <= span.high:
                return Read(head, results[clamp(die) - 1])
        return Read(str(points), NOTHING)


def _check(rows: dict[int, list[str]]) -> None:
    if sorted(rows) != list(DIE):
        raise BrokenFile("a combat table has not the rows 1 to 6")


class CombatTables:
    """All tables of chapter 8."""

    def __init__(self, kit: PearlKit) -> None:
        tables = kit.tables
        self.ground = OddsTable(tables["ground"])
        self.air = OddsTable(tables["air"])
        self.surface = OddsTable(tables["surface"])
        flak = tables["antiaircraft"]
        self.antiaircraft = PointsTable([(row["points"], [row[str(die)] for die in DIE]) for row in flak])
        self.land = {kind: _land_table(tables["bombardment-land"], kind) for kind in ("air", "naval")}
        """Bombardment of land targets by air and by naval factors."""
        self.naval = {kind: _naval_table(tables["bombardment-naval"], kind) for kind in ("naval", "land")}
        """Bombardment of ships by naval air and by land-based air units."""


def _land_table(rows: Sequence[Row], kind: str) -> PointsTable:
    """The table says from which roll on the target is disrupted."""
    return PointsTable(
        [
            (row["points"], ["D" if die >= int(row["d-on"]) else NOTHING for die in DIE])
            for row in rows
            if row["kind"] == kind
        ]
    )


def _naval_table(rows: Sequence[Row], kind: str) -> PointsTable:
    by_die = {int(row["die"]): row for row in rows}
    heads = [name for name in rows[0] if name.startswith(f"{kind} ")]
    return PointsTable([(head.removeprefix(f"{kind} "), [by_die[die][head] for die in DIE]) for head in heads])


@lru_cache(maxsize=8)
def combat_tables(kit: PearlKit) -> CombatTables:
    """The tables of a kit, read once."""
    return CombatTables(kit)
