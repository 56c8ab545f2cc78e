"""22 Anti-aircraft defence: who has it, and its fire."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from grognard.core.frame import Asks
from grognard.core.kinds import Number, Pieces, Side, Space, Word
from grognard.core.steps import Answers
from grognard.titles.war_of_resistance.chapters.ch18_flight import hit
from grognard.titles.war_of_resistance.chapters.ch23_special import category, harassment_points
from grognard.titles.war_of_resistance.kit import JAPAN, NAVAL
from grognard.titles.war_of_resistance.skies import AT_BASE, AT_PORT, HARASSMENT
from grognard.titles.war_of_resistance.war import SUPPLIED, War

HIGH_FLYERS = ("B", "T")
"""Types that light guns hardly reach, unless they fly low."""
SHARES = 840
"""Strengths of guns are whole numbers of so many parts: they are shared out among seven hexes at most."""
WIDE = 10
"""So many points of harassment are fired at from the hexes around too (43B1)."""


def guns_of(pos: War, p: int) -> Fraction:
    """The anti-aircraft strength of a ground unit: that of a Japanese army headquarters, half out of supply (22A3)."""
    kit = pos.kit
    if not kit.is_hq[p] or kit.side[p] != JAPAN:
        return Fraction(0)
    pos.cite("WOR-22A3-a", "WOR-14C-b")
    if pos.supply[p] == SUPPLIED:
        return Fraction(1)
    pos.cite("WOR-22B2-a")
    return Fraction(1, 2)


def battery(pos: War, side: int, space: int) -> tuple[Fraction, Fraction]:
    """All anti-aircraft strength of a side in a hex but that of ships, and how much of it is heavy (22A, 22B1)."""
    heavy = Fraction(0)
    light = Fraction(0)
    for p in pos.units_at(space, side) if space < pos.kit.hex_count else ():
        if p in pos.overstacked:
            pos.cite("WOR-43C2-d")
            continue
        heavy += guns_of(pos, p)
    if pos.holder[space] == side:
        position = pos.light_guns.get(space, 0), pos.heavy_guns.get(space, 0)
        if any(position):
            pos.cite("WOR-22A2-a", "WOR-22A2-b")
        light += position[0]
        heavy += position[1]
        intrinsic = pos.kit.air.intrinsic.get(space, 0)
        if intrinsic and side == JAPAN:
            pos.cite("WOR-22A3-b")
            light += intrinsic
    return heavy + light, heavy


def around(pos: War, side: int, space: int) -> tuple[Fraction, Fraction]:
    """The guns of a hex and of the land around it, shared out among the hexes that have some (43B1)."""
    kit = pos.kit
    places = [space, *(s for s in kit.neighbours[space] if kit.is_land[s])]
    found = [battery(pos, side, place) for place in places]
    armed = [each for each in found if each[0]]
    pos.cite("WOR-43B1-a")
    if not armed:
        return Fraction(0), Fraction(0)
    return sum((each[0] for each in armed), Fraction(0)) / len(armed), sum(
        (each[1] for each in armed), Fraction(0)
    ) / len(armed)


def modifier(pos: War, target: int, points: Fraction, heavy: Fraction, *, night: bool) -> tuple[int, tuple[str, ...]]:
    """What is added to the dice of anti-aircraft fire."""
    air, craft = pos.kit.air, pos.kit.air.aircraft[target]
    drm, rules = 0, list[str]()
    if craft.prefix == "L":
        drm += air.modifier("anti-aircraft", "low")
        rules.append("WOR-23H1-a")
    if "F" in craft.codes:
        drm += air.modifier("anti-aircraft", "float")
        rules.append("WOR-23G-a")
    kind = "T" if category(pos, target) == "transport" else craft.type
    if kind in HIGH_FLYERS and craft.prefix != "L" and 2 * heavy < points:
        drm += air.modifier("anti-aircraft", "light-at-high")
        rules.append("WOR-22-a")
    if night:
        drm += air.modifier("anti-aircraft", "night")
    return drm, tuple(rules)


def open_fire(pos: War, target: int, points: Fraction, heavy: Fraction, *, night: bool = False) -> str:
    """A fire at one air unit: two dice, and what they bring (22B2)."""
    table = pos.kit.air.flak
    column = table.column(points)
    if column is None:
        pos.cite("WOR-22B2-a")
        return "-"
    drm, rules = modifier(pos, target, points, heavy, night=night)
    roll = pos.roll() + pos.roll()
    effect = table.result(column, roll + drm)
    pos.event(
        "flak",
        "WOR-22B2-b",
        "WOR-22B2-a",
        *rules,
        piece=target,
        space=pos.place[target],
        column=column,
        roll=roll,
        drm=drm,
        effect=effect,
    )
    return effect


class Flak(Answers[War], frozen=True):
    """The guns of the target fire at everybody who bombs or carries, one after the other (22B1)."""

    side: Side
    """Of the guns."""
    space: Space
    units: Pieces
    night: bool = False
    shares: Number = -1
    """The strength that fires, for guns that are counted elsewhere; else those in the hex. In 840ths of a point."""
    heavy: Number = 0
    key: Word = ""
    """The bridge that those who are fired at raid (44A1); who raids one is not fired at from anywhere else."""

    def strength(self, pos: War) -> tuple[Fraction, Fraction]:
        if self.shares >= 0:
            return Fraction(self.shares, SHARES), Fraction(self.heavy, SHARES)
        harassers = [p for p in self.units if pos.sortie[p] == HARASSMENT]
        wide = pos.options.plays("aa-many-hexes", "on") and bool(harassers)
        if wide and harassment_points(pos, harassers, self.space) >= WIDE:
            return around(pos, self.side, self.space)
        return battery(pos, self.side, self.space)

    def ships(self, pos: War) -> int:
        """The guns of the one ship in port that has most (22B1)."""
        ships = [q for q in pos.others_at(self.space, NAVAL, self.side) if q not in pos.berths]
        return max((pos.kit.naval.ship[q].flak for q in ships), default=0)

    def advance(self, pos: War) -> Asks:
        left = tuple(p for p in self.units if pos.sortie[p] != AT_BASE and pos.raids.get(p, "") == self.key)
        if not left:
            pos.pop()
            return None
        points, heavy = self.strength(pos)
        pos.cite("WOR-16D4-a", "WOR-22B1-a", "WOR-22B1-b")
        if not points and not any(pos.wing[p] & AT_PORT for p in left):
            pos.pop()
            return None
        fixed = (int(points * SHARES), int(heavy * SHARES))
        if pos.wing[left[0]] & AT_PORT:
            pos.cite("WOR-22B1-d", "WOR-22B1-e", "WOR-27A1-d")
            points += self.ships(pos)
        pos.replace(replace(self, units=left[1:], shares=fixed[0], heavy=fixed[1]))
        pos.cite("WOR-22B1-g")
        hit(pos, left[0], open_fire(pos, left[0], points, heavy, night=self.night))
        return None


def fire_of_attackers(pos: War, attackers: Pieces) -> tuple[Fraction, Fraction]:
    """The guns of an attack against defensive air support: their sum, shared out among the hexes they attack from."""
    total = sum((guns_of(pos, p) for p in attackers), Fraction(0))
    spaces = {pos.place[p] for p in attackers}
    pos.cite("WOR-22B1-f")
    share = total / len(spaces) if spaces else Fraction(0)
    return share, share
