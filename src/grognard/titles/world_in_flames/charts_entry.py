"""The charts of US entry: markers by year, options, actions, the number of a declaration of war (9.4, 13.3)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.world_in_flames.charts import Tables

JAPAN, EUROPE = range(2)
"""The two pools of a kind: against Japan, and against Germany and Italy."""
POOL_KEYS = ("entry-japan", "entry-europe", "tension-japan", "tension-europe")
TENSION = 2
"""What is added to the number of an entry pool to get its tension pool."""
CUP = len(POOL_KEYS)
TARGETS = {"japan": (JAPAN,), "europe": (EUROPE,), "all": (JAPAN, EUROPE)}


class EntryOption(NamedTuple):
    """An option: its number is the level that it needs against each of its targets (13.3.2)."""

    number: int
    key: str
    targets: tuple[int, ...]
    tension: int
    needs: int
    """The option that must have been chosen in an earlier turn; 0 for none."""
    tense: int
    """The tension that it needs against every power, or against any one; 0 for none."""
    against_any: bool
    rule: str


class EntryAction(NamedTuple):
    """An action: points of markers that come (or go), and to which pool (13.3.3)."""

    number: int
    key: str
    pool: str
    points: int
    each: bool
    """It counts each time that it happens, not once in the game."""
    lasting: bool
    """As long as it lasts, one more marker comes every turn."""
    rule: str


class EntryCharts:
    """Read once."""

    def __init__(self, tables: Tables) -> None:
        self.options = {
            int(row["option"]): EntryOption(
                int(row["option"]),
                row["key"],
                TARGETS[row["target"]],
                int(row["tension"]),
                int(row["needs"] or 0),
                int(row["tension_needed"].partition(" ")[0] or 0),
                row["tension_needed"].endswith("any"),
                row["rule"],
            )
            for row in tables["entry-options"]
        }
        self.actions = {
            row["key"]: EntryAction(
                int(row["action"]),
                row["key"],
                row["pool"],
                int(row["value"]),
                row["times"] == "each",
                row["marker_a_turn"] == "1",
                row["rule"],
            )
            for row in tables["entry-actions"]
        }
        self.markers: dict[int, list[int]] = {}
        """By year: the values of the markers that come with it."""
        for row in tables["entry-markers"]:
            self.markers.setdefault(int(row["year"]), []).extend([int(row["value"])] * int(row["count"]))
        self.starts: dict[str, dict[str, int]] = {}
        """By scenario: how many markers lie in each pool when it begins."""
        self.taken: dict[str, list[int]] = {}
        """By scenario: the options that have been chosen before it begins."""
        for row in tables["entry-pools"]:
            if row["pool"] == "option":
                self.taken.setdefault(row["scenario"], []).append(int(row["markers"]))
            else:
                self.starts.setdefault(row["scenario"], {})[row["pool"]] = int(row["markers"])
        rows = tables["its-war"]
        columns = [column for column in rows[0] if column.isdigit()]
        self._columns = [int(column) for column in columns]
        self._war = [(int(row["entry"]), [int(row[column]) for column in columns]) for row in rows]

    def war_number(self, entry: int, tension: int) -> int:
        """The number of the declaration of war at the crossing of two levels (9.4)."""
        row = max(cells for cells in self._war if cells[0] <= entry)[1]
        return row[sum(least <= tension for least in self._columns) - 1]

    def by_key(self, key: str) -> EntryOption | None:
        return next((option for option in self.options.values() if option.key == key), None)
