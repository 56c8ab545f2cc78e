"""9A, 9H, 11, 12E, 14B, 14I: the strengths of both sides of an attack, and what changes the die.

Strengths are whole numbers of 1/256: every effect halves or doubles, and nothing is rounded (3C1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.titles.war_of_resistance.chapters.ch36_weather import ON_ATTACKS
from grognard.titles.war_of_resistance.chapters.ch36_weather import RULES as WEATHER_RULES
from grognard.titles.war_of_resistance.charts import ARTILLERY, CM, CombatTable
from grognard.titles.war_of_resistance.faces import DIVISION, SELF_SUPPORTED, UNSUPPORTED
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, War

UNIT = 256
HILLY = ("rough", "wooded-rough", "mountain", "jungle", "rough-jungle", "mountainous-jungle")
"""Where light infantry and mountain units are better than others (14I)."""


def is_covered(pos: War, p: int, company: Sequence[int]) -> bool:
    """Whether a unit has its support, or gets it from units in its hex that fight with it (11)."""
    kit = pos.kit
    lost = pos.supply[p] == CUT_OFF
    if kit.support[pos.face[p]] != UNSUPPORTED and not lost:
        pos.cite("WOR-11-a")
        return True
    if lost:
        pos.cite("WOR-12E-j")
    covered = p in supported(pos, company)
    if not covered:
        pos.cite("WOR-11-b")
    return covered


def supported(pos: War, company: Sequence[int]) -> set[int]:
    """Of units in one hex: the unsupported ones that others support.

    A supported division supports all; artillery three times its size: the strongest are covered first, which is what
    their owner would choose.
    """
    kit, face = pos.kit, pos.face
    wanting = [p for p in company if kit.support[face[p]] == UNSUPPORTED or pos.supply[p] == CUT_OFF]
    able = [p for p in company if pos.supply[p] != CUT_OFF]
    if any(kit.size[face[p]] == DIVISION and _supports(pos, p) for p in able):
        pos.cite("WOR-11-c")
        return set(wanting)
    if any(kit.is_artillery[p] for p in company if pos.supply[p] == CUT_OFF):
        pos.cite("WOR-12E-h")
    room = sum(3 * kit.re[face[p]] for p in able if kit.is_artillery[p])
    covered = set()
    for p in sorted(wanting, key=lambda p: (-kit.attack[face[p]] - kit.defence[face[p]], kit.re[face[p]])):
        if kit.re[face[p]] <= room:
            room -= kit.re[face[p]]
            covered.add(p)
            pos.cite("WOR-11-e", "WOR-11-i")
    return covered


def _supports(pos: War, p: int) -> bool:
    support = pos.kit.support[pos.face[p]]
    return support not in (UNSUPPORTED, SELF_SUPPORTED)


def by_hex(pos: War, units: Iterable[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for p in units:
        found.setdefault(pos.place[p], []).append(p)
    return found


def limited(pos: War, units: Sequence[int], strength: Callable[[int], int]) -> int:
    """The strength of units together: artillery beyond the REs of the others counts little or nothing (14B)."""
    kit, face = pos.kit, pos.face
    others = [p for p in units if not kit.is_artillery[p]]
    room = sum(kit.re[face[p]] for p in others)
    total = sum(map(strength, others))
    excess = 0
    guns = [p for p in units if kit.is_artillery[p]]
    for p in sorted(guns, key=lambda p: -strength(p)):
        if kit.re[face[p]] <= room:
            room -= kit.re[face[p]]
            total += strength(p)
        else:
            pos.cite("WOR-14B-a")
            excess += strength(p)
    if excess:
        china = kit.side[guns[0]] == CHINA
        pos.cite("WOR-14B-c" if china else "WOR-14B-b", "WOR-14B-h" if china else "WOR-14B-g", "WOR-14B-j")
    if not guns or kit.side[guns[0]] == CHINA:
        return total
    return total + min(UNIT, excess)


def defence_of(pos: War, units: Sequence[int]) -> int:
    """The defence of a hex: printed strengths, less for want of supply and support."""

    def strength(p: int) -> int:
        points = pos.kit.defence[pos.face[p]] * UNIT
        if pos.supply[p] != SUPPLIED:
            points //= 4 if pos.supply[p] == CUT_OFF else 2
            pos.cite("WOR-12E-g" if pos.supply[p] == CUT_OFF else "WOR-12E-d")
        return points if is_covered(pos, p, units) else points // 2

    pos.cite("WOR-9B-c", "WOR-11-f")
    return limited(pos, units, strength)


def attack_of(pos: War, units: Sequence[int], space: int, fed: Iterable[int]) -> int:
    """The strength of an attack on a hex."""
    kit = pos.kit
    companies = by_hex(pos, units)
    fed = set(fed)
    ground = kit.grounds[kit.seasons.ground_at(pos.season, space)]

    def strength(p: int) -> int:
        here = pos.place[p]
        points = kit.attack[pos.face[p]] * UNIT
        if p not in fed:
            points //= 2 if pos.supply[p] == SUPPLIED else 4
            pos.cite("WOR-12E-a" if pos.supply[p] == SUPPLIED else "WOR-12E-c")
        else:
            pos.cite("WOR-12E-b")
        if pos.supply[p] == CUT_OFF:
            points //= 2
            pos.cite("WOR-12E-g")
        if not is_covered(pos, p, companies[here]):
            points //= 2
        points //= ground.divisors[kit.arm[p]]
        if "siege" in kit.kind[p].traits and kit.is_major[space]:
            pos.cite("WOR-14B1-a")
            points *= 2
        return points // crossing_divisor(pos, p, kit.board.link(here, space))

    pos.cite("WOR-3C1-a", "WOR-3C2-a", "WOR-11-g")
    return limited(pos, units, strength)


def crossing_divisor(pos: War, p: int, link: int) -> int:
    """What the hexside divides the strength of an attacker by; roads change nothing in combat (9H)."""
    kit = pos.kit
    kind = kit.crossing_at(link)
    if not kind:
        return 1
    wheels, guns, others = kit.crossings[kind, 0].divisors
    if kit.arm[p] == CM:
        return wheels
    return guns if kit.is_artillery[p] or kit.arm[p] == ARTILLERY else others


class Odds(NamedTuple):
    """An attack as it would be rolled for."""

    attack: Fraction
    defence: Fraction
    column: int
    """-1 below the first column: the attackers are eliminated without a die."""
    shift: int
    drm: int
    rules: tuple[str, ...]

    def name(self, table: CombatTable) -> str:
        return "<1:4" if self.column < 0 else table.columns[self.column]


def modifiers(pos: War, space: int, *, hills: bool) -> tuple[int, tuple[str, ...]]:
    """What is added to the die: terrain, weather, light infantry in the hills."""
    kit = pos.kit
    ground = kit.grounds[kit.seasons.ground_at(pos.season, space)]
    weather = kit.seasons.weather_at(pos.season, space)
    drm, rules = ground.die + ON_ATTACKS.get(weather, 0), ["WOR-9H-a"] if ground.die else []
    if weather in WEATHER_RULES:
        rules.append(WEATHER_RULES[weather])
    if hills:
        drm += 1
        rules.append("WOR-14I-a")
    return drm, tuple(rules)


def hill_troops(pos: War, attackers: Iterable[int]) -> list[int]:
    """Light infantry and mountain units in an attack; artillery is not counted (14I)."""
    kit = pos.kit
    return [p for p in attackers if kit.kind[p].traits & {"light", "mountain"} and not kit.is_artillery[p]]


def may_use_hills(pos: War, attackers: Sequence[int], space: int) -> bool:
    """Whether half of the REs that attack a hilly hex are light infantry or mountain units (14I)."""
    kit, face = pos.kit, pos.face
    if kit.seasons.ground_at(pos.season, space) not in HILLY:
        return False
    able = sum(kit.re[face[p]] for p in hill_troops(pos, attackers))
    everyone = sum(kit.re[face[p]] for p in attackers if not kit.is_artillery[p])
    return everyone > 0 and 2 * able >= everyone


def odds_of(
    pos: War, attackers: Sequence[int], defenders: Sequence[int], space: int, fed: Iterable[int], *, hills: bool
) -> Odds:
    """Odds, column and modifiers of an attack (9A)."""
    table = pos.kit.combat
    attack = Fraction(attack_of(pos, attackers, space, fed), UNIT)
    defence = Fraction(defence_of(pos, defenders), UNIT)
    column = table.column(attack / defence) if defence else len(table.columns) - 1
    ahead = sum(pos.hits[p] for p in defenders) - sum(pos.hits[p] for p in attackers)
    shift = ahead // 2 if ahead >= 0 else -(-ahead // 2)
    if column >= 0:
        column = max(-1, min(len(table.columns) - 1, column + shift))
    drm, rules = modifiers(pos, space, hills=hills)
    return Odds(attack, defence, column, shift, drm, (*rules, *(("WOR-6B-k",) if shift else ())))
