"""What is printed on a side of a counter: values, size, support, zone of control. Reduced sides follow each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import (
    ARTILLERY,
    CM,
    FOOT,
    GUERRILLA,
    LIGHT,
    LIGHT_FOOT,
    MOUNTAIN,
    MOUNTAIN_GUN,
    MOUNTAINEER,
    OTHER,
    QUARTERS,
    WHEEL,
)

UNSUPPORTED, SUPPORTED, SELF_SUPPORTED = range(3)
SUPPORT = {"none": UNSUPPORTED, "": SUPPORTED, "self": SELF_SUPPORTED}
NO_ZONE, REDUCED_ZONE, FULL_ZONE = range(3)
NONE, NEUTRAL, HALF, FULL = range(4)
CAPABLE = ("none", "neutral", "half", "full")
DIVISION, BRIGADE, REGIMENT, BATTALION, CADRE, SURVIVORS, HEADQUARTERS, OTHER_SIZE = range(8)
SIZES = ("XX", "X", "III", "II", "cadre", "survivors", "army", "")


class Kind(NamedTuple):
    """A line of the unit identification chart."""

    key: str
    name: str
    name_fr: str
    symbol: str
    arm_class: str
    """`foot` (non-motorised), `artillery` or `cm` (3A2)."""
    equipment: str
    """Heavy equipment: `yes`, `no`, or `s` for who is supported (3A4)."""
    armour_attack: int
    armour_defence: int
    anti_tank: int
    traits: frozenset[str]

    @property
    def is_artillery(self) -> bool:
        return self.arm_class == "artillery"

    @property
    def gait(self) -> int:
        """Which movement costs it pays (6)."""
        if self.arm_class == "cm":
            return WHEEL
        if self.is_artillery:
            return MOUNTAIN_GUN if "mountain" in self.traits else WHEEL
        if "mountain" in self.traits:
            return MOUNTAIN
        if "guerrilla" in self.traits:
            return GUERRILLA
        return LIGHT if "light" in self.traits else FOOT

    @property
    def arm(self) -> int:
        """By which column terrain changes its attack strength; mountain guns are mountain units (14D)."""
        if self.arm_class == "cm":
            return CM
        if "mountain" in self.traits:
            return MOUNTAINEER
        if self.is_artillery:
            return ARTILLERY
        return LIGHT_FOOT if "light" in self.traits else OTHER


def kinds(rows: Sequence[Row]) -> dict[str, Kind]:
    return {
        row["key"]: Kind(
            row["key"],
            row["name"],
            row["name_fr"],
            row["symbol"],
            row["class"],
            row["he"],
            CAPABLE.index(row["aeca"]),
            CAPABLE.index(row["aecd"]),
            CAPABLE.index(row["atec"]),
            frozenset(row["traits"].split()),
        )
        for row in rows
    }


class Face(NamedTuple):
    """One side of a counter."""

    attack: int
    defence: int
    move: int
    support: int
    size: int
    re: int
    """In quarters."""
    zone: int
    reduced: int
    """The face to which it is reduced when it is eliminated, -1 if it has none (9E)."""

    @property
    def values(self) -> str:
        """As rules and orders of battle write them: 9-11-6*, 4-6*, 1-4°."""
        strength = f"{self.attack}" if self.attack == self.defence else f"{self.attack}-{self.defence}"
        mark = "*" if self.support == SELF_SUPPORTED else ""
        if self.support == UNSUPPORTED and self.size == DIVISION:
            mark = "°"
        return f"{strength}-{self.move}{mark}"


def parse_values(text: str) -> tuple[int, int, int, str]:
    """Attack, defence, movement and the mark of support of values as they are written."""
    mark = {"*": "self", "°": "none"}.get(text[-1:], "")
    numbers = [int(part) for part in text.rstrip("*°").split("-")]
    if len(numbers) not in (2, 3):
        raise BrokenFile(f"{text!r} are no values of a unit")
    return numbers[0], numbers[-2], numbers[-1], mark


def size_in_re(size: int, attack: int) -> int:
    """By rule 3A3, in quarters; of divisions that break down the order of battle says it."""
    if size in (BATTALION, SURVIVORS):
        return QUARTERS // 2
    if size in (BRIGADE, CADRE):
        return QUARTERS if attack <= 3 else 2 * QUARTERS
    if size == DIVISION:
        return QUARTERS if attack <= 1 else 2 * QUARTERS
    return QUARTERS


def zone_of(japanese: bool, kind: Kind, size: int, support: int, attack: int, defence: int) -> int:
    """Which zone of control a unit in supply has (5A, 5B)."""
    if kind.is_artillery or (attack == 0 and defence == 0):
        return NO_ZONE
    if not japanese:
        if size != DIVISION:
            return NO_ZONE
        return REDUCED_ZONE if support == UNSUPPORTED else FULL_ZONE
    if size == DIVISION:
        return REDUCED_ZONE if support == UNSUPPORTED else FULL_ZONE
    if size == BRIGADE:
        return FULL_ZONE if support == SELF_SUPPORTED else REDUCED_ZONE
    return REDUCED_ZONE if size in (REGIMENT, CADRE) else NO_ZONE


class Faces:
    """All faces of all counters, one after the other: a counter's own, then those it is reduced to."""

    def __init__(self, rows: Sequence[Row], reductions: Sequence[Row], known: Mapping[str, Kind]) -> None:
        self.faces: list[Face] = []
        self.owner: list[int] = []
        """By face: the piece it belongs to."""
        self.first: list[int] = []
        """By piece: the face it has at full strength."""
        self.substitute: list[int] = []
        """By piece: the face on which a fragile division comes back once it was eliminated, -1 for others (40C1)."""
        self.walled: list[int] = []
        """By piece: the supported side that a Chinese fortress unit shows in a fortress, -1 for others (14E)."""
        self._into = {(row["side"], row["type"], row["size"], row["values"]): row for row in reductions}
        for p, row in enumerate(rows):
            self.first.append(len(self.faces))
            self._add(p, row, known[row["type"]])
            self.substitute.append(self._add_substitute(p, row, known[row["type"]]))
            self.walled.append(self._add_walled(p, row, known[row["type"]]))

    def _add_walled(self, p: int, row: Row, kind: Kind) -> int:
        if row["side"] != "china" or "fortress" not in kind.traits:
            return -1
        self.faces.append(self.faces[self.first[p]]._replace(support=SUPPORTED, reduced=-1))
        self.owner.append(p)
        return len(self.faces) - 1

    def _add_substitute(self, p: int, row: Row, kind: Kind) -> int:
        """A self-supported Chinese division comes back as 1-4°, cavalry as 1-7° (40C1)."""
        if row["side"] != "china" or SIZES.index(row["size"]) != DIVISION or SUPPORT[row["support"]] != SELF_SUPPORTED:
            return -1
        move = 7 if "cavalry" in kind.traits else 4
        re = size_in_re(DIVISION, 1)
        zone = zone_of(False, kind, DIVISION, UNSUPPORTED, 1, 1)
        self.faces.append(Face(1, 1, move, UNSUPPORTED, DIVISION, re, zone, -1))
        self.owner.append(p)
        return len(self.faces) - 1

    def _add(self, p: int, row: Row, kind: Kind) -> None:
        attack, defence, move = int(row["attack"] or 0), int(row["defence"] or 0), int(row["move"])
        mark, size = row["support"], SIZES.index(row["size"])
        re = round(Fraction(row["re"] or 0) * QUARTERS)
        while True:
            support = SUPPORT[mark]
            if mark == "" and size != DIVISION and not kind.is_artillery:
                support = UNSUPPORTED
            zone = zone_of(row["side"] == "japan", kind, size, support, attack, defence)
            face = Face(attack, defence, move, support, size, re, zone, -1)
            after = self._into.get((row["side"], row["type"], SIZES[size], face.values))
            more = after is not None
            self.faces.append(face._replace(reduced=len(self.faces) + 1 if more else -1))
            self.owner.append(p)
            if after is None:
                return
            attack, defence, move, mark = parse_values(after["into"])
            size = SIZES.index(after["kind"])
            re = size_in_re(size, attack)
