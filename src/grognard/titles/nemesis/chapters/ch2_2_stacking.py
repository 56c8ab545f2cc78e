"""2.2 Stacking limits, enforced at the end of each portion of movement, retreat and advance."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side, Word
from grognard.core.steps import Answers, offers
from grognard.titles.nemesis.chapters.ch1_2_pieces import eliminate
from grognard.titles.nemesis.kit import CLEAR, JAPAN, YUNNAN
from grognard.titles.nemesis.verbs import ELIMINATE
from grognard.titles.nemesis.war import FULL, War, enemy, spaces_with_several

LARGE, SMALL = 2, 1
"""Stacking points: a small unit is half a large one."""


def limit(pos: War, space: int, units: Iterable[int]) -> tuple[int, str]:
    """The stacking points that may stand in a hex, and the rule."""
    kit = pos.kit
    for p in units:
        if kit.side[p] == JAPAN:
            return 3 * LARGE, "NEM-2.2-a"
        if kit.force[p] != YUNNAN:
            if kit.networked[space]:
                return 3 * LARGE, "NEM-2.2-c"
            return 2 * LARGE, "NEM-2.2-d"
    return 3 * LARGE, "NEM-2.2-b"


def overstacked(pos: War, space: int, units: list[int]) -> str | None:
    """The stacking rule that these units break in a hex, or None."""
    kit = pos.kit
    if space >= kit.hex_count:
        return None
    points = motor = 0
    for p in units:
        size = LARGE if kit.large[p] else SMALL
        points += size
        if kit.motorised[p]:
            motor += size
    if points > 2 * LARGE or kit.terrain[space] != CLEAR:
        most, rule = limit(pos, space, units)
        if points > most:
            if rule == "NEM-2.2-d" and any(kit.force[p] == YUNNAN for p in units):
                return "NEM-2.2-b"
            return rule
        if motor > LARGE and kit.terrain[space] != CLEAR:
            return "NEM-2.2-i"
    return None


def fits(pos: War, space: int, p: int, side: int) -> bool:
    """Whether a unit would not overstack the hex."""
    return overstacked(pos, space, [*pos.units_at(space, side), p]) is None


class EnforceStacking(Answers[War], frozen=True):
    """The owner eliminates units until no hex holds too many (2.2).

    The other side's hexes are looked at, too: its Regiments may have detached Battalions in the front line.
    """

    side: Side
    rule: Word = "NEM-2.2-j"

    def advance(self, pos: War) -> Asks:
        pos.cite(self.rule)
        if pos.table.cited is not None:
            self._cite_limits(pos)
        for side, space in self._crowded(pos):
            units = pos.units_at(space, side)
            broken = overstacked(pos, space, units)
            if broken is not None:
                rules = ("NEM-2.2-k", broken, self.rule, "NEM-2.2-e", "NEM-1.2A-b")
                if broken == "NEM-2.2-i":
                    units = [p for p in units if pos.kit.motorised[p]]
                return Ask(pos.seat(side), "overstacked", ELIMINATE.each(units), rules, {"space": space})
        pos.pop()
        return None

    def _cite_limits(self, pos: War) -> None:
        """The limits that hold now; Reinforcement hexes have none, however many units are there."""
        for space in range(pos.kit.map_end):
            if len(pos.units_at(space, self.side)) > 1:
                cite_stacking(pos, space)

    def _crowded(self, pos: War) -> list[tuple[int, int]]:
        return [
            (side, space)
            for side in (self.side, enemy(self.side))
            for space in spaces_with_several(pos.index.units[side], pos.kit.hex_count)
        ]

    @offers(ELIMINATE)
    def eliminate(self, pos: War, p: int) -> None:
        eliminate(pos, p, "NEM-2.2-k")


def cite_stacking(pos: War, space: int) -> None:
    """Say which limits hold for what stands in a hex."""
    if pos.table.cited is None:
        return
    kit = pos.kit
    pieces = pos.index.at[space]
    units = [p for p in pieces if kit.is_unit[p]]
    if space >= kit.hex_count:
        pos.cite("NEM-2.2-g")
        return
    if units:
        rule = limit(pos, space, units)[1]
        pos.cite(rule, "NEM-1.2A-b")
        if rule == "NEM-2.2-d":
            pos.cite("NEM-2.2-l")
        if rule == "NEM-2.2-c" and any(pos.supply[p] != FULL for p in units):
            pos.cite("NEM-5.1B-e")
        if any(not kit.large[p] for p in units):
            pos.cite("NEM-2.2-e")
        if kit.terrain[space] != CLEAR and any(kit.motorised[p] for p in units):
            pos.cite("NEM-2.2-i")
    if len(units) < len(pieces) or space in pos.forts or pos.index.ambush[space]:
        pos.cite("NEM-2.2-f")
