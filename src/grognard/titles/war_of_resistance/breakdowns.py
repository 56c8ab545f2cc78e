"""What units may be broken down into, and the counters there are for it (15B, 15C)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.faces import SIZES

if TYPE_CHECKING:
    from grognard.titles.war_of_resistance.kit import ChinaKit

AD_HOC = "ad-hoc"
Part = tuple[str, str, str]
"""Size, values and type."""


class Way(NamedTuple):
    """A line of the list of breakdowns."""

    side: str
    force: str
    type: str
    size: str
    values: str
    only: frozenset[str]
    """The divisions it is for, by their designations; none: for all that have no line of their own (15E)."""
    parts: tuple[Part, ...]


def _parts(text: str) -> tuple[Part, ...]:
    """Such as `2 X 4-5-6 light-infantry + 1 III 1-6 artillery`."""
    found: list[Part] = []
    for group in text.split(" + "):
        count, size, values, kind = group.split()
        found += [(size, values, kind)] * int(count)
    return tuple(sorted(found))


class Breakdowns:
    """The lists of both orders of battle."""

    def __init__(self, kit: ChinaKit, rows: Sequence[Row], counters: Sequence[Row]) -> None:
        self._kit = kit
        self.ways = [
            Way(
                row["side"],
                row["force"],
                row["type"],
                row["size"],
                row["values"],
                frozenset(row["only"].split()),
                _parts(row["parts"]),
            )
            for row in rows
        ]
        self._known: dict[int, list[Way]] = {}
        """By face: the ways that have been looked up."""
        self.sets: dict[tuple[str, str], list[int]] = {}
        """By force and letter, or number of a division: the counters."""
        for row in counters:
            self.sets.setdefault((row["force"], row["set"]), []).append(kit.piece_index[row["id"]])
        self.is_part = [False] * len(kit.piece_names)
        for pieces in self.sets.values():
            for p in pieces:
                self.is_part[p] = True
        self._made_of = {key: tuple(sorted(map(self.part, pieces))) for key, pieces in self.sets.items()}
        known = set(self._made_of.values())
        for way in self.ways:
            if way.parts not in known:
                raise BrokenFile(f"components.csv: there are no counters for the parts of {way.size} {way.values}")

    def part(self, p: int, face: int | None = None) -> Part:
        """What a counter is, as the lists name it."""
        kit = self._kit
        shown = kit.faces[kit.first_face[p] if face is None else face]
        return SIZES[shown.size], shown.values, kit.kind[p].key

    def ways_of(self, p: int, face: int) -> list[Way]:
        """How a unit may be broken down; a line for its division comes before the general one with the same troops."""
        found = self._known.get(face)
        if found is None:
            found = self._known[face] = self._ways_of(p, face)
        return found

    def _ways_of(self, p: int, face: int) -> list[Way]:
        kit = self._kit
        size, values, kind = self.part(p, face)
        side = ("japan", "china")[kit.side[p]]
        fitting = [
            way
            for way in self.ways
            if (way.side, way.type, way.size, way.values) == (side, kind, size, values)
            and way.force in ("", kit.force[p])
            and (not way.only or kit.designation[p] in way.only)
        ]
        own = [way for way in fitting if way.only]
        return [way for way in fitting if way.only or not any(_same_troops(way, other) for other in own)]

    def sets_for(self, p: int, way: Way) -> list[list[int]]:
        """Sets of counters that serve: those of the division if it has some, else lettered ones (15C)."""
        kit = self._kit
        own = self.sets.get((kit.force[p], kit.designation[p]))
        if own is not None and kit.designation[p].isdigit():
            key = (kit.force[p], kit.designation[p])
            return [own] if self._made_of[key] == way.parts else []
        return [
            pieces
            for (force, letter), pieces in self.sets.items()
            if force == kit.force[p]
            and not letter.isdigit()
            and letter != AD_HOC
            and self._made_of[force, letter] == way.parts
        ]

    def ad_hoc(self, force: str) -> list[int]:
        """Counters of artillery brigades made of divisional artillery (15E1)."""
        return self.sets.get((force, AD_HOC), [])


def _same_troops(way: Way, other: Way) -> bool:
    """Whether two ways differ in nothing but their artillery."""

    def troops(parts: tuple[Part, ...]) -> list[Part]:
        return [part for part in parts if not part[2].endswith("artillery")]

    return len(way.parts) == len(other.parts) and troops(way.parts) == troops(other.parts)
