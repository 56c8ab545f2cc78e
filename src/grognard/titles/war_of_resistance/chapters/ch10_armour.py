"""10 Armour and anti-tank effects: what tanks in an attack, and what meets them, do to the die.

Proportions are of REs, exact. What counts is what each unit is by its kind: fully capable, half, neutral, or not at
all; its owner may count a half-capable unit as neutral (10E).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from grognard.titles.war_of_resistance.charts import MUD, POLAR, RAIN, SNOW, TYPHOON, WINTER
from grognard.titles.war_of_resistance.faces import FULL, HALF, NEUTRAL, NONE, Kind
from grognard.titles.war_of_resistance.kit import DOT
from grognard.titles.war_of_resistance.war import SUPPLIED, War

ATTACK, DEFENCE, ANTI_TANK = "AECA", "AECD", "ATEC"
CATEGORIES: dict[str, Callable[[Kind], int]] = {
    ATTACK: lambda kind: kind.armour_attack,
    DEFENCE: lambda kind: kind.armour_defence,
    ANTI_TANK: lambda kind: kind.anti_tank,
}
NO_ARMOUR = {MUD: "WOR-10C-c", RAIN: "WOR-10C-c", TYPHOON: "WOR-10C-c"}
REDUCED = {WINTER: "WOR-10C-d", SNOW: "WOR-10C-d", POLAR: "WOR-10C-d"}
MUCH = Fraction(1, 2)


def rating(pos: War, p: int, category: str) -> int:
    """How capable a unit is in a category: not at all out of general supply (12E)."""
    worth = CATEGORIES[category](pos.kit.kind[p])
    if worth == NONE or pos.supply[p] == SUPPLIED:
        return worth
    pos.cite("WOR-12E-f")
    return NONE


def capable(pos: War, units: Iterable[int], category: str) -> list[int]:
    """Of some units: those that are at least half-capable in a category."""
    return [p for p in units if rating(pos, p, category) >= HALF]


def half_capable(pos: War, units: Iterable[int], category: str) -> list[int]:
    """Of some units: those that their owner may count as neutral (10E)."""
    return [p for p in units if rating(pos, p, category) == HALF]


def share(
    pos: War, units: Iterable[int], category: str, neutral: Collection[int] = (), barred: Collection[int] = ()
) -> Fraction:
    """The proportion of capable REs among those that are not neutral (10B, 10C).

    `neutral` are half-capable units that their owner counts as neutral, `barred` those that ground or hexside keep
    from using what they have: they count with nothing (10G). Only so many neutral REs stay out of account as twice
    those that are capable (10F).
    """
    kit = pos.kit
    able = counted = whole = aside = Fraction(0)
    for p in units:
        size, worth = Fraction(kit.re[pos.face[p]]), rating(pos, p, category)
        if worth == NEUTRAL:
            pos.cite("WOR-10B3-a", *(("WOR-14D2-b",) if kit.kind[p].symbol == "motorised" else ()))
            aside += size
            continue
        if worth >= HALF and p not in barred:
            whole += size
            if p in neutral and worth == HALF:
                pos.cite("WOR-10E-a")
                aside += size
                continue
            pos.cite("WOR-10B1-a" if worth == FULL else "WOR-10B2-a")
            able += size if worth == FULL else size / 2
        else:
            pos.cite("WOR-10B4-a")
        counted += size
    if aside > 2 * whole:
        if whole:
            pos.cite("WOR-10F-a")
        counted += aside - 2 * whole
    pos.cite("WOR-10B-a", "WOR-10C-a")
    return able / counted if counted and able else Fraction(0)


def best_share(pos: War, units: Sequence[int], category: str) -> Fraction:
    """The highest proportion that a side is capable of, however its half-capable units are counted (10C2, 10C3)."""
    halves = half_capable(pos, units, category)
    ways = (chosen for count in range(len(halves) + 1) for chosen in combinations(halves, count))
    return max(share(pos, units, category, chosen) for chosen in ways)


def barred_attackers(pos: War, attackers: Iterable[int], space: int, *, open_ground: bool) -> list[int]:
    """Attackers whom the ground that they attack, or the hexside, keeps from armour effects (10G)."""
    kit = pos.kit
    found = []
    for p in attackers:
        kind, state = kit.seasons.crossing(pos.season, kit.board.link(pos.place[p], space))
        if not open_ground or (kind and not kit.crossings[kind, state].armour):
            found.append(p)
    return found


def is_open_ground(pos: War, space: int) -> bool:
    """Whether armour may be used in a hex: the chart bars it in some terrain, the example of 10G in a dot city."""
    kit = pos.kit
    return kit.city[space] != DOT and kit.grounds[kit.seasons.ground_at(pos.season, space)].armour


class Armoured(NamedTuple):
    """What armour and anti-tank effects come to: the die, and whose use binds their owner to losses (10H)."""

    drm: int = 0
    rules: tuple[str, ...] = ()
    attackers: bool = False
    """Whether the attacker has used AECA of a half or more."""
    defenders: str = ""
    """The category in which the defender has used a half or more."""


def armour_effects(
    pos: War,
    attackers: Sequence[int],
    defenders: Sequence[int],
    space: int,
    *,
    uses: bool,
    meets: bool,
    neutral: Collection[int],
    open_ground: bool,
) -> Armoured:
    """What is added to the die.

    `uses` says whether the attacker uses its armour, `meets` whether the defender uses his against attackers without
    much of it; that he must use anti-tank effects against much armour is not his choice (10C2).
    """
    kit = pos.kit
    able, tanks = capable(pos, attackers, ATTACK), capable(pos, defenders, DEFENCE)
    guns = capable(pos, defenders, ANTI_TANK)
    if not able and not tanks:
        return Armoured()
    if pos.light_guns.get(space) or pos.heavy_guns.get(space):
        pos.cite("WOR-22A2-d")
    weather = kit.seasons.weather_at(pos.season, space)
    drm, rules = 0, []
    used = Fraction(0)
    if able and uses:
        if weather in NO_ARMOUR:
            rules.append(NO_ARMOUR[weather])
        else:
            barred = barred_attackers(pos, attackers, space, open_ground=open_ground)
            if any(p in able for p in barred):
                rules.append("WOR-10G-a")
            used = share(pos, attackers, ATTACK, neutral, barred)
            drm += _step(pos, used, 1 if weather not in REDUCED else 2)
            rules.append("WOR-10C1-a" if used >= Fraction(1, 7) else "WOR-10C-b")
            rules += [REDUCED[weather]] if weather in REDUCED else []
    threatened = bool(able) and best_share(pos, attackers, ATTACK) >= MUCH
    answered, category = Fraction(0), ""
    if threatened:
        rules += ["WOR-10C2-b"] if tanks else []
        if guns:
            answered, category = share(pos, defenders, ANTI_TANK, neutral), ANTI_TANK
            drm += _step(pos, answered, 5)
            rules += ["WOR-10C3-a", "WOR-10C3-b"]
            rules += ["WOR-10C-e"] if weather in NO_ARMOUR or weather in REDUCED else []
            rules += [] if open_ground else ["WOR-10G-b"]
    elif tanks and meets:
        if weather in NO_ARMOUR:
            rules.append(NO_ARMOUR[weather])
        elif not open_ground:
            rules.append("WOR-10G-d")
        else:
            answered, category = share(pos, defenders, DEFENCE, neutral), DEFENCE
            drm += _step(pos, answered, 3 if weather not in REDUCED else 4)
            rules.append("WOR-10C2-a")
            rules += [REDUCED[weather]] if weather in REDUCED else []
    if used and answered:
        rules.append("WOR-10D-a")
    return Armoured(drm, tuple(rules), used >= MUCH, category if answered >= MUCH else "")


def _step(pos: War, proportion: Fraction, column: int) -> int:
    """The modifier of the last line of the table that a proportion reaches; the columns are those of `Armour`."""
    line = max((line for line in pos.kit.armour if proportion >= line.least), key=lambda line: line.least)
    found = line[column]
    assert isinstance(found, int)
    return found
