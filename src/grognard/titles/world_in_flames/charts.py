"""The charts: weather, tracks, limits of actions, terrain, land combat. All of them are data; here they are read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row

Tables = Mapping[str, Sequence[Row]]

FINE, RAIN, SNOW, STORM, BLIZZARD = range(5)
WEATHERS = ("fine", "rain", "snow", "storm", "blizzard")
ZONES = ("Arctic", "North Temperate", "Mediterranean", "North Monsoon", "South Monsoon", "South Temperate")
ZONE_KEYS = tuple(zone.lower().replace(" ", "-") for zone in ZONES)
"""The weather zones (8.1)."""
SEASONS = ("jan-feb", "mar-apr", "may-jun", "jul-aug", "sep-oct", "nov-dec")
"""The six turns of a year."""
IN_DESERT = {FINE: FINE, RAIN: FINE, SNOW: FINE, STORM: RAIN, BLIZZARD: SNOW}
"""What the weather of a zone is in its deserts (8.2.1)."""
FROZEN = (SNOW, BLIZZARD)
ASSAULT, BLITZKRIEG = "assault", "blitzkrieg"
COMBATS = (ASSAULT, BLITZKRIEG)
LADDER = ("1:4", "1:3", "1:2", "1:1", "3:2", "2:1")
"""The odds below 3:1; above them every whole number is a level of its own, without end (11.16.5)."""
TWO_TO_ONE = LADDER.index("2:1")


class Sky(NamedTuple):
    """What a kind of weather does: hexes of a supply path, what terrain costs, levels of odds lost, and regained by
    winter troops."""

    supply: int
    cost: int
    shift: int
    winter: int


class Forecast(NamedTuple):
    """A line of the weather table: the weather of every zone, the asterisks for the next roll, the circled number."""

    weather: tuple[int, ...]
    asterisks: int
    advance: int


class Ground(NamedTuple):
    """A kind of terrain: what it costs on foot and motorised, what it does for defenders, what it allows."""

    foot: int
    motorised: int
    defence: int
    overrun: bool
    attacker_chooses: bool
    foot_asia: int
    motorised_asia: int

    def cost(self, motorised: bool, asia: bool) -> int:
        """Movement points to enter: more on the sheets of Asia and the Pacific, whose hexes are wider."""
        if asia:
            return self.motorised_asia if motorised else self.foot_asia
        return self.motorised if motorised else self.foot


class Result(NamedTuple):
    """A result of land combat. `half`: half of the attackers stay face-up; `more`: a loss more on bad ground."""

    attacker: int
    defender: int
    stays_up: bool
    code: str
    """R, S, B or nothing."""
    half: bool
    more: bool
    text: str

    @property
    def harms(self) -> bool:
        """Whether anything happens to the defender."""
        return bool(self.defender or self.code)


_RESULT = re.compile(r"(h?)(\*|-|\d)/(-|\d?)([RSB]?)(\+?)")


def result_of(text: str) -> Result:
    """`*/1B`, `2/-`, `h1/1S+`"""
    found = _RESULT.fullmatch(text)
    if found is None:
        raise BrokenFile(f"{text!r} is no result of a land combat")
    half, attacker, defender, code, more = found.groups()
    return Result(
        int(attacker) if attacker.isdigit() else 0,
        int(defender) if defender.isdigit() else 0,
        attacker == "*",
        code,
        bool(half),
        bool(more),
        text,
    )


class Charts:
    """All charts, read once."""

    def __init__(self, tables: Tables) -> None:
        self._read_air(tables)
        self._multiples = {
            row["power"]: {int(key): Fraction(cell) for key, cell in row.items() if key.isdigit()}
            for row in tables["multiples"]
        }
        self.shares = {(row["scenario"], row["power"]): Fraction(row["share"]) for row in tables["theatres"]}
        self.grants = {
            (row["scenario"], row["power"]): int(row["points"]) for row in tables["theatres"] if row["points"]
        }
        """By scenario and power: build points a turn that do not depend on factories."""
        """By scenario and power: how much of what it builds is for the theatre that is played."""
        self.skies = [
            Sky(int(row["supply"]), int(row["cost"]), int(row["shift"]), int(row["winter"])) for row in tables["skies"]
        ]
        columns = [zone.lower().replace(" ", "_") for zone in ZONES]
        self.forecasts = {
            (SEASONS.index(row["season"]), int(row["roll"])): Forecast(
                tuple(WEATHERS.index(row[zone]) for zone in columns), int(row["asterisks"]), int(row["advance"])
            )
            for row in tables["weather"]
        }
        self.last_roll = max(roll for _, roll in self.forecasts)
        self.ends = [int(row["ends"]) for row in tables["impulses"]]
        """By box of the impulse track: the number that ends the turn."""
        self.initiative = list(tables["initiative"])
        self.even = next(number for number, row in enumerate(self.initiative) if not row["favours"])
        self.limits = {
            row["power"]: {key: int(value) for key, value in row.items() if value.isdigit()} for row in tables["limits"]
        }
        self.grounds = {
            row["terrain"]: Ground(
                int(row["foot"]),
                int(row["motorised"]),
                int(row["defence"]),
                row["overrun"] == "yes",
                row["attacker_chooses"] == "yes",
                int(row["foot_asia"]),
                int(row["motorised_asia"]),
            )
            for row in tables["terrain"]
        }
        self.modifiers = {row["key"]: (int(row["one_die"]), int(row["two_dice"])) for row in tables["modifiers"]}
        odds = [column for column in tables["combat"][0] if ":" in column]
        self.columns = len(odds)
        self._one_die = {
            (row["table"], int(row["die"])): [result_of(row[column]) for column in odds] for row in tables["combat"]
        }
        self._two_dice = {
            (table, int(row["total"])): result_of(row[table]) for row in tables["two-dice"] for table in COMBATS
        }

    def _read_air(self, tables: Tables) -> None:
        """Air combat by value and sum of two dice, strategic bombing by factors and die."""
        self._dogfight = {
            int(row["dice"]): sorted((int(key), cell) for key, cell in row.items() if key.lstrip("-").isdigit())
            for row in tables["dogfight"]
        }
        self.search = [int(row["search"]) for row in tables["sections"]]
        """By section of a sea box: its search number (2.1.2)."""
        self.entry = [int(row["entry"]) for row in tables["sections"]]
        """By section: points that aircraft need to enter it (11.3)."""
        self.shore = [(int(row["shore"] or 0), row["starred"] == "yes") for row in tables["sections"]]
        """By section: what it adds for each invader and takes from each ship that bombards, and whether bad weather
        makes it one more (11.14, 11.16.2)."""
        self._bombing = {
            int(row["die"]): sorted((int(key), cell) for key, cell in row.items() if key.isdigit())
            for row in tables["bombing"]
        }

    def multiple(self, power: str, year: int) -> Fraction:
        """The production multiple of a power before any bonus (13.6.3)."""
        years = self._multiples[power]
        return years[min(max(year, min(years)), max(years))]

    def dogfight(self, value: int, dice: int) -> str:
        """The result of a roll in air combat: AX, DX, AA, DA, AC, DC or nothing (14.3.3)."""
        cell = [cell for least, cell in self._dogfight[dice] if least <= value][-1]
        return "" if cell == "-" else cell[:2]

    def bombing(self, factors: int, die: int) -> int:
        """The points that a strategic bombardment takes (11.7); asterisks are optional and ignored."""
        row = self._bombing[min(die, max(self._bombing))]
        return next((int(cell.rstrip("*")) for least, cell in reversed(row) if least <= factors), 0)

    def forecast(self, season: int, roll: int) -> Forecast:
        """The weather after a modified roll (8)."""
        return self.forecasts[season, min(max(1, roll), self.last_roll)]

    def result(self, table: str, level: int, roll: int, *, two_dice: bool) -> Result:
        """What comes of an attack at a level of the odds and a modified roll (11.16.5, 11.16.6)."""
        if two_dice:
            totals = [total for name, total in self._two_dice if name == table]
            total = roll + level_bonus(level)
            return self._two_dice[table, min(max(total, min(totals)), max(totals))]
        dice = [die for name, die in self._one_die if name == table]
        row = self._one_die[table, min(max(roll, min(dice)), max(dice))]
        return row[min(max(0, level), self.columns - 1)]


# odds


def level_of(attack: int, defence: int) -> int:
    """The highest level of the ladder that two totals reach (11.16.5)."""
    if attack >= 2 * defence:
        return TWO_TO_ONE + attack // defence - 2
    if 2 * attack >= 3 * defence:
        return LADDER.index("3:2")
    for level, times in ((3, 1), (2, 2), (1, 3)):
        if times * attack >= defence:
            return level
    return 0


def odds_name(level: int) -> str:
    """`3:2`, `7:1`; what lies below 1:4 counts as that."""
    level = max(0, level)
    return LADDER[level] if level <= TWO_TO_ONE else f"{level - TWO_TO_ONE + 2}:1"


def level_bonus(level: int) -> int:
    """What a level of the odds adds to two dice: 0 at 1:1, 2 for every level more (11.16.6)."""
    return 2 * (max(0, level) - LADDER.index("1:1"))
