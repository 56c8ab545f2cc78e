"""The naval charts: columns by factors, damage by ships, anti-aircraft fire by bombers (11.5.8 to 11.5.10)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.world_in_flames.charts import Tables

SURFACE, AIR, SUBMARINE = "surface", "air", "submarine"
KINDS = (SURFACE, AIR, SUBMARINE)
NOTHING = "-"
DAMAGE = ("X", "D", "A")
"""From the worst to the least."""


class Flak(NamedTuple):
    """So many dice are thrown, so many of them count: the highest, or the lowest (11.5.9)."""

    dice: int
    counted: int
    highest: bool


class NavalCharts:
    """Read once. Columns are counted from 1; below 1 nothing happens."""

    def __init__(self, tables: Tables) -> None:
        self._least = {row["kind"]: _cells(row) for row in tables["columns"]}
        self._damage = {int(row["row"]): _cells(row) for row in tables["naval"]}
        self._flak = {int(row["bombers"]): _cells(row) for row in tables["flak"]}
        self.columns = len(next(iter(self._damage.values())))

    def column(self, kind: str, total: int) -> int:
        """The column of a total; 0 factors have none."""
        return sum(int(least) <= total for least in self._least[kind])

    def damage(self, column: int, ships: int) -> tuple[str, ...]:
        """The results of a column against so many ships: X first, then D, then A."""
        if column < 1:
            return ()
        rows = [row for row in self._damage if row <= ships]
        text = self._damage[max(rows)][min(column, self.columns) - 1]
        found: Counter[str] = Counter()
        for word in text.split() if text != NOTHING else ():
            if word[-1] not in DAMAGE:
                raise BrokenFile(f"naval.csv: {text!r} is no result")
            found[word[-1]] += int(word[:-1] or 1)
        return tuple(each for each in DAMAGE for _ in range(found[each]))

    def flak(self, column: int, bombers: int) -> Flak | None:
        """What is thrown against so many bombers; None: nobody fires."""
        rows = [row for row in self._flak if row <= bombers]
        if column < 1 or not rows:
            return None
        text = self._flak[max(rows)][min(column, self.columns) - 1]
        if text == NOTHING:
            return None
        counted, _, dice = text.partition("/")
        return Flak(int(dice), abs(int(counted)), int(counted) > 0)


def _cells(row: Row) -> list[str]:
    return [cell for column, cell in row.items() if column.isdigit()]
