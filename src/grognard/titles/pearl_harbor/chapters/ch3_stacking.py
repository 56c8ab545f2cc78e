"""3. Stacking: how many naval, land and air units a hex holds, and what happens to those that are too many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from grognard.core.frame import Ask, Asks
from grognard.core.kinds import Side
from grognard.core.steps import Answers, offers
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.kit import AIR, LAND, NAVAL, PearlKit
from grognard.titles.pearl_harbor.verbs import LOSE
from grognard.titles.pearl_harbor.war import War

UNLIMITED = 10_000
"""What a home base holds, or a base at an anchorage (15, 3)."""
UNIT = 2
"""A naval unit in the half units by which stacking counts: a battlegroup is one of them (24)."""
LEAST = 4 * UNIT
"""What every hex with water holds."""
NO_SHIPS = -2
"""In place of a task force, as long as there is no ship."""


# naval


def friendly_installation(pos: War, space: int, side: int) -> int:
    """The base or half-base that a side has in a hex, -1: none."""
    found = pos.installation_at(space)
    return found if found >= 0 and pos.kit.side[found] == side else -1


def is_home_base(pos: War, space: int, side: int) -> bool:
    """Whether the hex is a home base that the side holds, its own or a captured one (15)."""
    return pos.kit.is_home[space] and pos.is_friendly(space, side)


def naval_limit(pos: War, space: int, side: int) -> int:
    """How many half units may be in a hex, if they are not one task force (3.1)."""
    kit = pos.kit
    if not kit.is_water[space]:
        pos.cite("PH-3.1-r")
        return 0
    if is_home_base(pos, space, side):
        pos.cite("PH-15-b", "PH-5.4-a")
        return UNLIMITED
    anchorage = kit.anchorage[space]
    installation = friendly_installation(pos, space, side)
    if installation >= 0 and kit.is_base[installation]:
        pos.cite("PH-3.5-e", "PH-3.1-n" if anchorage else "PH-3.1-m")
        return UNLIMITED if anchorage else 8 * UNIT
    if installation >= 0:
        pos.cite("PH-3.5-e", "PH-3.1-p" if anchorage else "PH-3.1-o")
    elif anchorage:
        pos.cite("PH-3.1-l")
    else:
        pos.cite("PH-3.1-q" if train_at(pos, space, side) >= 0 else "PH-3.1-k")
    return 8 * UNIT if anchorage else LEAST


def weight(pos: War, p: int) -> int:
    """What a naval unit counts: carriers nothing, battlegroups half (3.1-i, 24)."""
    return pos.kit.naval_weight[p]


def naval_load(pos: War, space: int, side: int) -> int:
    """How many half units of a side are in a hex; one task force and nothing else counts as one unit at most (3.1)."""
    return load_of(pos, pos.ships_at(space, side))


def load_of(pos: War, ships: Sequence[int], joining: Sequence[int] = (), marker: int = -1) -> int:
    """The load of some ships, of which those that are `joining` count as part of a task force."""
    if pos.table.cited is not None:
        pos.cite("PH-3.1-b", "PH-3.1-i", *(("PH-24-e",) if any(weight(pos, p) == 1 for p in ships) else ()))
    weights, tf = pos.kit.naval_weight, pos.tf
    total, fleet = 0, NO_SHIPS
    for p in ships:
        if weights[p]:
            total += weights[p]
            its = marker if p in joining else tf[p]
            fleet = its if fleet in (NO_SHIPS, its) else -1
    return 1 if fleet >= 0 else total


def ships_fit(pos: War, space: int, side: int, arriving: Sequence[int], marker: int = -1) -> bool:
    """Whether naval units, perhaps as a task force, may be in a hex at the end of a segment with those there (3.1)."""
    if pos.table.cited is None and not pos.index.ships[side][space] and pos.kit.is_water[space]:
        load = load_of(pos, arriving, arriving if marker >= 0 else (), marker)
        return load <= LEAST or load <= naval_limit(pos, space, side)
    limit = naval_limit(pos, space, side)
    if limit == UNLIMITED and pos.table.cited is None:
        return True
    there = pos.ships_at(space, side)
    ships = [*there, *[p for p in arriving if p not in there]]
    return load_of(pos, ships, arriving if marker >= 0 else (), marker) <= limit


# land


def land_fits(pos: War, space: int, p: int) -> bool:
    """Whether a land unit may be in a hex at the end of a segment, with those that are there (3.2)."""
    return land_refused(pos, space, p) is None


def land_refused(pos: War, space: int, p: int) -> str | None:
    """The stacking rule that keeps a land unit out of a hex."""
    kit = pos.kit
    if kit.is_desert[space]:
        return "PH-3.2-c"
    if not kit.is_land[space]:
        return "PH-3.2-d"
    side = kit.side[p]
    if not pos.index.at[space] or kit.arm[p] != LAND or not (kit.is_large[p] or kit.is_asian[p]):
        return None
    others = [q for q in pos.land_at(space, side) if q != p]
    if kit.is_asian[p]:
        return "PH-40-d" if any(kit.is_asian[q] for q in others) else None
    if not any(kit.is_large[q] and not kit.is_asian[q] for q in others) or is_home_base(pos, space, side):
        return None
    return "PH-3.2-b"


# air


def air_limit(pos: War, space: int, side: int) -> int:
    """How many air units of a side a hex can base: the best of its features, not their sum (3.3-c, 3.5-e)."""
    pos.cite("PH-3.3-c", "PH-3.5-d", "PH-3.5-e")
    if is_home_base(pos, space, side):
        return UNLIMITED
    installation = friendly_installation(pos, space, side)
    if installation >= 0:
        return 3 if pos.kit.is_base[installation] else 2
    return 1 if pos.kit.city[space] and pos.is_friendly(space, side) else 0


def air_fits(pos: War, space: int, p: int) -> bool:
    """Whether there is room for one more air unit; those aboard carriers do not count (3.3-b)."""
    side = pos.kit.side[p]
    pos.cite("PH-3.3-b")
    return len([q for q in pos.air_at(space, side) if q != p]) < air_limit(pos, space, side)


# too many


@cache
def _pieces(kit: PearlKit, side: int, arm: int) -> tuple[int, ...]:
    """The counters of one arm that a side has."""
    return tuple([p for p in kit.of_arm[arm] if kit.side[p] == side])


class _Excess(Answers[War], frozen=True):
    """Hexes of a side that hold too much when it counts: the owner says which counters go."""

    side: Side
    arm: ClassVar[int]
    prompt: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]

    def surplus(self, pos: War, space: int) -> list[int]:
        """Those of the units in a hex of which one has to go; none if all have room."""
        raise NotImplementedError

    def _crowded(self, pos: War) -> tuple[int, list[int]] | None:
        place, end = pos.place, pos.kit.hex_count
        for space in dict.fromkeys([place[p] for p in _pieces(pos.kit, self.side, self.arm)]):
            if space >= end:
                continue
            surplus = self.surplus(pos, space)
            if surplus:
                return space, surplus
        return None

    def advance(self, pos: War) -> Asks:
        found = self._crowded(pos)
        if found is None:
            pos.pop()
            return None
        space, surplus = found
        order = pos.players(self.side)
        seat = max((pos.seat(p) for p in surplus), key=order.index)  # who came last makes room
        orders = LOSE.each([p for p in surplus if pos.seat(p) == seat])
        return Ask(seat, self.prompt, orders, self.rules, {"space": space}, firm=True)

    @offers(LOSE, why=lambda self, pos, p: self.rules[0])
    def lose(self, pos: War, p: int) -> None:
        eliminate(pos, p, *self.rules)


class ExcessShips(_Excess, frozen=True):
    """Naval stacking, at the end of the movement, the reaction movement and the reorganization (3.1-a)."""

    arm = NAVAL
    prompt = "excess-ships"
    rules = ("PH-3.1-a",)

    def surplus(self, pos: War, space: int) -> list[int]:
        if pos.index.ships[self.side][space] * UNIT <= LEAST and pos.table.cited is None:
            return []
        if naval_load(pos, space, self.side) <= naval_limit(pos, space, self.side):
            return []
        return [p for p in pos.ships_at(space, self.side) if weight(pos, p)]


class ExcessLand(_Excess, frozen=True):
    """Land stacking, at the end of the movement, the combat and the reorganization (3.2-a)."""

    arm = LAND
    prompt = "excess-land"
    rules = ("PH-3.2-a", "PH-3.2-b", "PH-3.4-a")

    def surplus(self, pos: War, space: int) -> list[int]:
        there = pos.land_at(space, self.side)
        if len(there) == 1 and pos.kit.is_land[space] and not pos.kit.is_desert[space]:
            return []
        return [p for p in there if land_refused(pos, space, p)]


class ExcessAir(_Excess, frozen=True):
    """Air stacking, at the beginning of the movement and at the end of the reorganization (3.3-a)."""

    arm = AIR
    prompt = "excess-air"
    rules = ("PH-3.3-a", "PH-3.3-b", "PH-3.3-c")

    def surplus(self, pos: War, space: int) -> list[int]:
        there = pos.air_at(space, self.side)
        return there if len(there) > air_limit(pos, space, self.side) else []


def train_at(pos: War, space: int, side: int) -> int:
    """The fleet train of a side in a hex, -1: none."""
    return pos.index.trains.get((space, side), -1)
