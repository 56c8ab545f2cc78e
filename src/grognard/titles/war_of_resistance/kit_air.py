"""The components of the air war: aircraft, units, airfields, guns, and the charts of rules 16 to 25."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import turn_number

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

INTRINSIC = "intrinsic"
"""Light anti-aircraft strength that belongs to the map (22A3)."""
ORGANIZATIONS = ("IJA", "IJN", "CAF", "VVS", "AVG")
"""Air forces: each has its own replacements (16B3, 25)."""
FIGHTER, BOMBER, TRANSPORT = "fighter", "bomber", "transport"
CATEGORIES = {"F": FIGHTER, "A": BOMBER, "B": BOMBER, "D": BOMBER, "T": TRANSPORT}
"""By type (16A)."""
PERMANENT, STRIP, TEMPORARY = "permanent", "strip", "temporary"
FILES = (
    "aircraft",
    "air-units",
    "air-arrivals",
    "air-replacements",
    "air-combat",
    "air-modifiers",
    "airbases",
    "airdrop",
    "airfields",
    "anti-aircraft",
    "bombing",
    "flak",
    "patrol-attack",
)


class Aircraft(NamedTuple):
    """What is printed on an air unit: `3F3 0/C/9`."""

    key: str
    attack: int
    prefix: str
    type: str
    defence: int
    tactical: int
    strategic: int
    codes: str
    move: int

    @property
    def category(self) -> str:
        return CATEGORIES[self.type]

    @property
    def rating(self) -> str:
        return f"{self.attack}{self.prefix}{self.type}{self.defence}"

    @property
    def values(self) -> str:
        bombs = f"{self.tactical}-{self.strategic}" if self.strategic else f"{self.tactical}"
        return f"{self.rating} {bombs}/{self.codes or '-'}/{self.move}"


class Arrival(NamedTuple):
    """A line of an air order of battle (25B, 25D, 25E)."""

    turn: int
    organization: str
    event: str
    """`arrives`, `inoperative` (by a die), `returns`, `converts` or `withdraws`."""
    aircraft: str
    into: str


class Rate(NamedTuple):
    """Air replacement points that an organization gets in the first turn of each month (25C)."""

    organization: str
    first: int
    last: int
    points: int
    limit: int


class RollTable:
    """A chart with columns of numbers: the outermost rows and columns count beyond them."""

    def __init__(self, rows: Sequence[Row], key: str) -> None:
        self.columns = sorted(int(name) for name in rows[0] if name.lstrip("-").isdigit())
        self.lowest = int(rows[0][key])
        self._cells = [[row[str(column)] for column in self.columns] for row in rows]
        if [int(row[key]) for row in rows] != list(range(self.lowest, self.lowest + len(rows))):
            raise BrokenFile("a chart of the air war: its rolls do not follow each other")

    def column(self, points: Fraction | int) -> int | None:
        """The column nearest to a strength without exceeding it; None below the first."""
        return max((column for column in self.columns if column <= points), default=None)

    def result(self, column: int, roll: int) -> str:
        row = min(max(roll - self.lowest, 0), len(self._cells) - 1)
        return self._cells[row][self.columns.index(min(max(column, self.columns[0]), self.columns[-1]))]


class AirKit:
    """What the air war adds to the components; its counters follow those of the ground."""

    def __init__(self, kit: ChinaKit) -> None:
        from grognard.titles.war_of_resistance.kit import AIR

        tables = kit.tables
        self.types = {row["aircraft"]: self._aircraft(row) for row in tables["aircraft"]}
        rows = tables["air-units"]
        self.pieces = kit.add_pieces(rows, AIR)
        """The numbers of all air units."""
        self.aircraft = {p: self._type(row["aircraft"]) for p, row in zip(self.pieces, rows, strict=True)}
        self.start = {p: row["start"] for p, row in zip(self.pieces, rows, strict=True) if row["start"]}
        """By piece: where it is when the war begins: a box, or an area in which its owner chooses."""
        self.arrivals = [
            Arrival(turn_number(row["turn"]), row["organization"], row["event"], row["aircraft"], row["into"])
            for row in tables["air-arrivals"]
        ]
        self.rates = [
            Rate(
                row["organization"],
                turn_number(row["first"]),
                turn_number(row["last"]),
                int(row["points"]),
                int(row["limit"]),
            )
            for row in tables["air-replacements"]
        ]
        self.combat = RollTable(tables["air-combat"], "roll")
        self.patrol = RollTable(tables["patrol-attack"], "die")
        self.flak = RollTable(tables["anti-aircraft"], "roll")
        self.bombing = RollTable(tables["bombing"], "roll")
        self.airdrop = [(int(row["least"]), row["unit"], row["supply"]) for row in tables["airdrop"]]
        self.capacity = {row["feature"]: int(row["capacity"]) for row in tables["airbases"]}
        self._modifiers = {(row["table"], row["what"]): int(row["value"]) for row in tables["air-modifiers"]}
        self.fields = [(kit.space_index[row["hex"]], row["kind"], int(row["capacity"])) for row in tables["airfields"]]
        self.guns = [
            (
                0 if row["turn"] == "start" else turn_number(row["turn"]),
                row["side"],
                row["kind"],
                int(row["points"]),
                kit.space_index[row["hex"]] if row["hex"] else -1,
            )
            for row in tables["flak"]
        ]
        self.intrinsic = {space: points for _, _, kind, points, space in self.guns if kind == INTRINSIC}
        """By space: light anti-aircraft strength that belongs to the map (22A3)."""
        for arrival in self.arrivals:
            self._type(arrival.aircraft)

    def modifier(self, table: str, what: str) -> int:
        return self._modifiers.get((table, what), 0)

    def _type(self, key: str) -> Aircraft:
        if key not in self.types:
            raise BrokenFile(f"aircraft.csv: there is no line for {key}")
        return self.types[key]

    @staticmethod
    def _aircraft(row: Row) -> Aircraft:
        if row["type"] not in CATEGORIES:
            raise BrokenFile(f"aircraft.csv: {row['aircraft']} is of no known type")
        return Aircraft(
            row["aircraft"],
            int(row["attack"]),
            row["prefix"],
            row["type"],
            int(row["defence"]),
            int(row["tactical"]),
            int(row["strategic"]),
            row["codes"],
            int(row["move"]),
        )
