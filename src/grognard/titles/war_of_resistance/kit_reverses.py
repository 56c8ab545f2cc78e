"""Counters with another unit on their back, as counters of their own: Nationalist sides, puppet labourers, forms.

A Chinese division of a faction, and a factional war zone headquarters, has a Nationalist one behind it (40B7). A puppet
of a province is static on one side and a construction unit on the other (40D). A reinforced square division is
exchanged for the standard one of the same number and its line-of-communications unit (40A1). Which counters have a
Nationalist side is reconstructed: infantry, cavalry and the headquarters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import Tables, turn_number

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

FILES = ("substitutions", "changes", "conditions")
NATIONAL, BUILDER = "-N", "-C"
"""What marks Nationalist sides and the construction sides of puppets."""
CENTRAL, COMMUNISTS, PROVINCE = "CA", "CCP", "P."
TURNED = ("infantry", "cavalry")
HEADQUARTERS = "war-zone-hq"
BUILDERS = {"type": "construction", "size": "X", "attack": "0", "defence": "1", "move": "4", "support": "", "re": "1"}
"""What every construction side says (reconstruction)."""
MAY, MUST = "may", "must"
REORGANISE, UPGRADE, DISBAND = "reorganise", "upgrade", "disband"


def nationals(tables: Tables) -> list[Row]:
    """The Nationalist sides of factional units (40B7)."""
    factions = {row["force"] for row in tables["factions"]} - {COMMUNISTS}
    rows = [
        row
        for row in tables["pieces"]
        if row["force"] in factions and ((row["type"] in TURNED and row["size"] == "XX") or row["type"] == HEADQUARTERS)
    ]
    return [{**row, "id": f"{row['id']}{NATIONAL}", "force": CENTRAL} for row in rows]


def builders(tables: Tables) -> list[Row]:
    """The construction sides of provincial puppets (40D)."""
    rows = [row for row in tables["pieces"] if row["force"].startswith(PROVINCE)]
    return [{**row, **BUILDERS, "id": f"{row['id']}{BUILDER}"} for row in rows]


class Substitution(NamedTuple):
    """A reinforced square division, and what takes its place from a turn on (40A1)."""

    reinforced: int
    standard: int
    communications: int
    turn: int
    duty: str


class Change(NamedTuple):
    """A line of an order of battle: units that may be reorganised, upgraded or disbanded from a turn on (40A1)."""

    kind: str
    turn: int
    old: tuple[int, ...]
    new: tuple[int, ...]
    infantry: int
    equipment: int
    """Replacement points that an upgrade costs, in sixteenths."""


class Condition(NamedTuple):
    """A reinforcement that comes when something has happened (40A2)."""

    piece: int
    kind: str
    what: str


class Reverses:
    """What rules look up of all this."""

    def __init__(self, kit: ChinaKit) -> None:
        index = kit.piece_index
        self.national = {p: index[f"{name}{NATIONAL}"] for name, p in index.items() if f"{name}{NATIONAL}" in index}
        """By factional unit: its Nationalist side."""
        self.faction = {twin: kit.force[p] for p, twin in self.national.items()}
        """By Nationalist side: the faction from which it came."""
        self.builder = {p: index[f"{name}{BUILDER}"] for name, p in index.items() if f"{name}{BUILDER}" in index}
        """By static puppet unit: its construction side."""
        self.static = {twin: p for p, twin in self.builder.items()}
        try:
            self.substitutions = [
                Substitution(
                    index[row["reinforced"]],
                    index[row["standard"]],
                    index[row["communications"]],
                    turn_number(row["turn"]),
                    row["duty"],
                )
                for row in kit.tables["substitutions"]
            ]
            self.changes = [_change(index, row) for row in kit.tables["changes"]]
            self.conditions = [
                Condition(index[row["piece"]], row["condition"], row["what"]) for row in kit.tables["conditions"]
            ]
        except KeyError as error:
            raise BrokenFile(f"substitutions.csv, changes.csv, conditions.csv: there is no counter {error}") from None
        self.aside = frozenset(
            [*self.national.values(), *self.builder.values()]
            + [p for each in self.substitutions for p in (each.standard, each.communications)]
            + [p for each in self.changes for p in each.new]
        )
        """Counters that lie aside until they take the place of others."""

    def forms(self, p: int) -> tuple[int, ...]:
        """All counters of a square division: the reinforced one, the standard one."""
        for each in self.substitutions:
            if p in (each.reinforced, each.standard):
                return each.reinforced, each.standard
        return (p,)


def _change(index: Mapping[str, int], row: Row) -> Change:
    points = [round(float(row[kind] or 0) * 16) for kind in ("inf", "equ")]
    old, new = (tuple(index[name] for name in row[side].split()) for side in ("old", "new"))
    return Change(row["kind"], turn_number(row["turn"]), old, new, points[0], points[1])
