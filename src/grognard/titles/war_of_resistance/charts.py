"""The printed charts, read from plain files: terrain, crossings, combat, armour, stacking, supply, weather.

Every value says where it is from. Strengths and sizes are kept exact: movement in quarters of a point (a unit that is
out of supply and isolated has a quarter of its allowance), sizes in quarters of a regimental equivalent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row

Tables = Mapping[str, Sequence[Row]]
"""The rows of all component files, before they are laid out."""

QUARTERS = 4
"""Of a movement point, and of a regimental equivalent."""
FORBIDDEN = -1

CLEAR, RAIN, MUD, TYPHOON, FROST, WINTER, SNOW, POLAR = range(8)
WEATHERS = ("clear", "rain", "mud", "typhoon", "frost", "winter", "snow", "polar")
"""In the order in which the worse of two counts on a hexside between zones (36D)."""
CODES = "CRMTFWSP"
UNCHANGED = "N"
COLD = frozenset((FROST, WINTER, SNOW, POLAR))
GOOD, WET, BAD = range(3)
GOING = (GOOD, WET, BAD, BAD, GOOD, WET, BAD, BAD)
"""By weather: which of the three movement columns applies."""
NORMAL, FROZEN, FLOODED = range(3)
STATES = ("normal", "frozen", "flooded")
WHEEL, FOOT, MOUNTAIN, LIGHT, MOUNTAIN_GUN, GUERRILLA = range(6)
GAITS = ("cm", "other", "mountain", "light", "mountain_art", "light")
"""Sets of movement costs: combat/motorised units and artillery, others, and the exceptions (6).

Guerrillas go as light infantry does, but march off the roads too (14F)."""
CM, ARTILLERY, OTHER, MOUNTAINEER, LIGHT_FOOT = range(5)
ARMS = ("cm", "art", "other", "mountain", "light")
"""Columns of the strengths of attackers."""

SIDE_KINDS = ("", "wall", "canal", "river", "strait", "major", "lake", "sea", "great", "prohibited")
"""What a hexside may hold; of two the later counts, but a Great Wall is remembered besides."""
ZONES = (2, 3, 4, 7, 8, 9, 10, 12)
"""The eight weather zones (36A1)."""

Going = tuple[int, int, int]
"""A cost in good, wet and bad weather, in quarters of a point; -1 where it is prohibited."""


def going(text: str) -> Going:
    """The three costs that a cell of the chart holds, or P."""
    if text == "P":
        return FORBIDDEN, FORBIDDEN, FORBIDDEN
    good, wet, bad = (round(Fraction(part) * QUARTERS) for part in text.split())
    return good, wet, bad


class Ground(NamedTuple):
    """A line of the terrain effects chart."""

    key: str
    costs: tuple[Going, ...]
    """By gait."""
    divisors: tuple[int, ...]
    """By arm: what the strength of its attackers is divided by."""
    die: int
    armour: bool
    """Whether armour effects can be used."""
    overland: int
    """Hexes it counts when a line of supply is traced."""
    stacking: str
    turns: int
    """How long forts and airfields take to build."""


def grounds(rows: Sequence[Row]) -> dict[str, Ground]:
    found = {}
    for row in rows:
        plain = {gait: row[gait] for gait in GAITS}
        plain["mountain_art"] = plain["mountain_art"] or plain["cm"]
        costs = tuple(going(plain[gait] or plain["other"]) for gait in GAITS)
        found[row["terrain"]] = Ground(
            row["terrain"],
            costs,
            tuple(int(row[f"div_{arm}"]) for arm in ARMS),
            int(row["die"]),
            row["aec"] == "yes",
            int(row["count"]),
            row["stacking"],
            int(row["build"]),
        )
    return found


class Crossing(NamedTuple):
    """A line of the chart for hexsides, in one state: normal, frozen or flooded."""

    kind: str
    wheel: int
    foot: int
    """What it adds to the cost of the hex, in quarters of a point; -1 where it is prohibited."""
    divisors: tuple[int, int, int]
    """For attackers across it: combat/motorised units, artillery, others."""
    armour: bool
    overland: int
    """Hexes it counts when a line of supply is traced; -1 where none is."""


def crossings(rows: Sequence[Row]) -> dict[tuple[str, int], Crossing]:
    def cost(text: str, scale: int) -> int:
        return FORBIDDEN if text == "P" else int(text) * scale

    return {
        (row["kind"], STATES.index(row["state"])): Crossing(
            row["kind"],
            cost(row["cm"], QUARTERS),
            cost(row["other"], QUARTERS),
            (int(row["div_cm"]), int(row["div_art"]), int(row["div_other"])),
            row["aec"] == "yes",
            cost(row["overland"], 1),
        )
        for row in rows
    }


class CombatTable:
    """The ground combat results table (9A)."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.columns = [name for name in rows[0] if ":" in name]
        self.odds = [Fraction(a) / Fraction(b) for a, b in (name.split(":") for name in self.columns)]
        self.lowest = int(rows[0]["die"])
        self._results = [[row[name] for name in self.columns] for row in rows]
        if [int(row["die"]) for row in rows] != list(range(self.lowest, self.lowest + len(rows))):
            raise BrokenFile("combat.csv: the dice do not follow each other")

    def column(self, odds: Fraction) -> int:
        """The last column that the odds reach, in the defender's favour; -1 below the first (9B)."""
        return sum(odds >= least for least in self.odds) - 1

    def result(self, column: int, die: int) -> str:
        """What a modified die brings; beyond the ends of the table the outermost row counts."""
        row = min(max(die - self.lowest, 0), len(self._results) - 1)
        return self._results[row][column]


class Stacking(NamedTuple):
    """So many units of any size, and more REs of smaller units and of artillery (8A), in quarters of an RE."""

    units: int
    others: int
    artillery: int


class Armour(NamedTuple):
    """From a proportion on: what armour and anti-tank effects do to the die (10C)."""

    least: Fraction
    attack: int
    reduced_attack: int
    defence: int
    reduced_defence: int
    anti_tank: int


def armour(rows: Sequence[Row]) -> list[Armour]:
    columns = ("aeca", "reduced_aeca", "aecd", "reduced_aecd", "atec")
    return [Armour(Fraction(row["proportion"]), *(int(row[column]) for column in columns)) for row in rows]


class Fortification(NamedTuple):
    """What a fort or fortress does to an attack on its hex."""

    die: int
    armour: bool
    siege: int
    """What the strength of siege artillery is multiplied by."""


MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
FIRST_TURN = 13
"""Jul II 37, counted in half months from Jan I 37."""


def turn_name(turn: int) -> str:
    """Such as `Jul II 37` for turn 1."""
    half = turn - 1 + FIRST_TURN
    return f"{MONTHS[half // 2 % 12]} {'II' if half % 2 else 'I'} {37 + half // 24}"


def turn_number(name: str) -> int:
    """The number of the turn with that name."""
    month, half, year = name.split()
    return (int(year) - 37) * 24 + MONTHS.index(month) * 2 + (half == "II") + 1 - FIRST_TURN


def half_month(turn: int) -> int:
    """Which of the 24 half months of the year a turn is, from 0."""
    return (turn - 1 + FIRST_TURN) % 24
