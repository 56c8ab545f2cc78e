"""9A, 9H, 11, 12E, 14A2, 14B, 14I: the strengths of both sides of an attack, and what changes the die.

Strengths are whole numbers of 1/256: every effect halves or doubles, and nothing is rounded (3C1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

import msgspec

from grognard.core.kinds import Pieces
from grognard.titles.war_of_resistance.chapters.ch10_armour import Armoured, armour_effects, is_open_ground
from grognard.titles.war_of_resistance.chapters.ch20_support import defensive_support, ground_support
from grognard.titles.war_of_resistance.chapters.ch24_airdrops import SEVERELY, fed_by_drop, shaken
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import REACH, Shells
from grognard.titles.war_of_resistance.chapters.ch36_weather import ON_ATTACKS
from grognard.titles.war_of_resistance.chapters.ch36_weather import RULES as WEATHER_RULES
from grognard.titles.war_of_resistance.chapters.ch37_forts import fortification
from grognard.titles.war_of_resistance.chapters.ch45_factions import helps
from grognard.titles.war_of_resistance.charts import ARTILLERY, CM, CombatTable
from grognard.titles.war_of_resistance.faces import DIVISION, SELF_SUPPORTED, UNSUPPORTED
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, UNSUPPLIED, War

UNIT = 256
HILLY = ("rough", "wooded-rough", "mountain", "jungle", "rough-jungle", "mountainous-jungle")
"""Where light infantry and mountain units are better than others (14I)."""


class Means(msgspec.Struct, frozen=True):
    """What a side of an attack makes use of, where that is its own choice."""

    hills: bool = False
    """Light infantry and mountain units are used as such (14I)."""
    armour: bool = False
    """Armour effects (10)."""
    engineers: bool = False
    """Combat engineers (14A2)."""
    neutral: Pieces = ()
    """Half-capable units that count as neutral (10E)."""
    shells: Pieces = ()
    """Ships that give naval gunfire, one entry a point (33)."""
    stalled: Pieces = ()
    """Attackers whom the Great Wall holds up (37A1)."""


def wants_support(pos: War, p: int) -> bool:
    """Whether a unit has no support of its own; who is isolated has lost it (11, 12E)."""
    if pos.supply[p] == CUT_OFF:
        pos.cite("WOR-12E-j")
        return True
    if pos.kit.support[pos.face[p]] == UNSUPPORTED:
        return True
    pos.cite("WOR-11-a")
    return False


def supported(pos: War, company: Sequence[int], strength: Mapping[int, int]) -> set[int]:
    """Of units in one hex: those that want support and get it from others.

    A supported division supports all; artillery so many REs as three times its own, whom its owner chooses. Support
    costs nothing and binds nobody, so the choice is always the one that adds most strength.
    """
    kit, face = pos.kit, pos.face
    wanting = [p for p in company if wants_support(pos, p)]
    able = [p for p in company if pos.supply[p] != CUT_OFF]
    if any(kit.size[face[p]] == DIVISION and _supports(pos, p) for p in able):
        pos.cite("WOR-11-c")
        return set(wanting)
    if any(kit.support[face[p]] == SELF_SUPPORTED and not kit.is_artillery[p] for p in able) and wanting:
        pos.cite("WOR-11-d")
    if any(kit.is_artillery[p] for p in company if pos.supply[p] == CUT_OFF):
        pos.cite("WOR-12E-h")
    room = sum(3 * kit.re[face[p]] for p in able if kit.is_artillery[p])
    covered = strongest(wanting, room, lambda p: kit.re[face[p]], lambda p: strength[p])
    if covered:
        pos.cite("WOR-11-e", "WOR-11-i")
    return covered


def strongest(units: Sequence[int], room: int, size: Callable[[int], int], worth: Callable[[int], int]) -> set[int]:
    """Of some units: those that together fit and are worth most. Stacks are small."""
    if sum(map(size, units)) <= room:
        return set(units)
    best: tuple[int, ...] = ()
    for count in range(1, len(units)):
        for chosen in combinations(units, count):
            if sum(map(size, chosen)) <= room and sum(map(worth, chosen)) > sum(map(worth, best)):
                best = chosen
    return set(best)


def _supports(pos: War, p: int) -> bool:
    support = pos.kit.support[pos.face[p]]
    return support not in (UNSUPPORTED, SELF_SUPPORTED)


def by_hex(pos: War, units: Iterable[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for p in units:
        found.setdefault(pos.place[p], []).append(p)
    return found


def limited(
    pos: War, units: Sequence[int], strength: Mapping[int, int], *, attacks: bool, shells: Shells | None = None
) -> int:
    """The strength of units together: artillery beyond the REs of the others counts little or nothing (14B)."""
    if shells is not None and (shells.points or shells.others):
        return _with_gunfire(pos, units, strength, attacks=attacks, shells=shells)
    kit, face = pos.kit, pos.face
    others = [p for p in units if not kit.is_artillery[p]]
    guns = [p for p in units if kit.is_artillery[p]]
    total = sum(strength[p] for p in others)
    if not guns:
        return total
    room = sum(kit.re[face[p]] for p in others)
    served = strongest(guns, room, lambda p: kit.re[face[p]], lambda p: strength[p])
    total += sum(strength[p] for p in served)
    excess = [p for p in guns if p not in served]
    if not excess:
        return total
    pos.cite("WOR-14B-i", *(("WOR-14B-f",) if attacks else ()))
    if kit.side[guns[0]] == CHINA:
        pos.cite("WOR-14B-a", "WOR-14B-c", "WOR-14B-h", "WOR-14B-j")
        return total
    pos.cite("WOR-14B-a", "WOR-14B-b", "WOR-14B-g", "WOR-14B-j")
    return total + min(UNIT, sum(strength[p] for p in excess))


def _with_gunfire(pos: War, units: Sequence[int], strength: Mapping[int, int], *, attacks: bool, shells: Shells) -> int:
    """The same with naval gunfire: each point is a quarter of an RE of artillery (33).

    How many points are served, and which guns besides, is the choice that adds most.
    """
    kit, face = pos.kit, pos.face
    others = [p for p in units if not kit.is_artillery[p]]
    guns = [p for p in units if kit.is_artillery[p]]
    room = sum(kit.re[face[p]] for p in others)
    shots = [2 * UNIT] * shells.doubled + [UNIT] * (shells.points - shells.doubled)
    best = 0
    for count in range(min(len(shots), room) + 1):
        served = strongest(guns, room - count, lambda p: kit.re[face[p]], lambda p: strength[p])
        total = sum(shots[:count]) + sum(strength[p] for p in served)
        rest = sum(shots[count:]) + sum(strength[p] for p in guns if p not in served)
        if kit.side[units[0]] != CHINA:
            total += min(UNIT, rest)
        best = max(best, total)
    return sum(strength[p] for p in others) + best + shells.others * UNIT


def _with_support(
    pos: War, companies: Iterable[Sequence[int]], strength: dict[int, int], shells: Shells | None = None
) -> None:
    """Halve whoever wants support and gets none, hex by hex (11); naval gunfire supports in any of them (33)."""
    alone: list[int] = []
    for company in companies:
        covered = supported(pos, company, strength)
        alone += [p for p in company if p not in covered and wants_support(pos, p)]
    if shells is not None and shells.points and alone:
        re = pos.kit.re
        helped = strongest(alone, REACH * shells.points, lambda p: re[pos.face[p]], lambda p: strength[p])
        alone = [p for p in alone if p not in helped]
    for p in alone:
        pos.cite("WOR-11-b")
        strength[p] //= 2


def cite_isolation(pos: War, p: int) -> None:
    """What counts is the isolation of the initial phase, whatever a later check has found (12E)."""
    if pos.supply[p] == UNSUPPLIED and p in pos.isolated:
        pos.cite("WOR-12E-k")
    elif pos.supply[p] == CUT_OFF and p not in pos.isolated:
        pos.cite("WOR-12E-l")


def defence_of(pos: War, units: Sequence[int], shells: Shells | None = None) -> int:
    """The defence of a hex: printed strengths, less for want of supply and support."""
    strength = {}
    for p in units:
        points = pos.kit.defence[pos.face[p]] * UNIT
        if pos.supply[p] != SUPPLIED:
            points //= 4 if pos.supply[p] == CUT_OFF else 2
            pos.cite("WOR-12E-g" if pos.supply[p] == CUT_OFF else "WOR-12E-d")
            cite_isolation(pos, p)
        strength[p] = points // shaken(pos, p)
    _with_support(pos, [units], strength, shells)
    pos.cite("WOR-9B-c", "WOR-11-f")
    if any("transport" in pos.kit.kind[p].traits for p in units):
        pos.cite("WOR-14H-j")
    return limited(pos, units, strength, attacks=False, shells=shells)


def attack_of(
    pos: War,
    units: Sequence[int],
    space: int,
    fed: Iterable[int],
    shells: Shells | None = None,
    *,
    beside: bool = True,
    stalled: Pieces = (),
) -> int:
    """The strength of an attack on a hex, or of an operation in its country, which crosses no hexside (39F1)."""
    kit = pos.kit
    fed = set(fed)
    ground, walls = kit.grounds[kit.seasons.ground_at(pos.season, space)], fortification(pos, space)
    strength = {}
    for p in units:
        points = kit.attack[pos.face[p]] * UNIT
        if p not in fed and not fed_by_drop(pos, p):
            points //= 2 if pos.supply[p] == SUPPLIED else 4
            pos.cite("WOR-12E-a" if pos.supply[p] == SUPPLIED else "WOR-12E-c")
        else:
            pos.cite("WOR-12E-b")
        if pos.supply[p] == CUT_OFF:
            points //= 2
            pos.cite("WOR-12E-g")
        cite_isolation(pos, p)
        if p in pos.landed:
            points //= pos.landed[p]
            pos.cite("WOR-32B-b")
        if p in stalled:
            points //= 2
            pos.cite("WOR-37A1-b")
        points //= ground.divisors[kit.arm[p]]
        if "siege" in kit.kind[p].traits and (kit.is_major[space] or (walls and walls.siege > 1)):
            pos.cite("WOR-14B1-a")
            points *= 2
        if beside and pos.place[p] != space:
            points //= crossing_divisor(pos, p, kit.board.link(pos.place[p], space))
        strength[p] = points // shaken(pos, p) if pos.disrupted.get(p) != SEVERELY else 0
    _with_support(pos, by_hex(pos, units).values(), strength, shells)
    pos.cite("WOR-3C1-a", "WOR-3C2-a", "WOR-11-g")
    return limited(pos, units, strength, attacks=True, shells=shells)


def crossing_divisor(pos: War, p: int, link: int) -> int:
    """What the hexside divides the strength of an attacker by; roads change nothing in combat (9H)."""
    kit = pos.kit
    kind, state = kit.seasons.crossing(pos.season_of(kit.side[p]), link)
    if not kind:
        return 1
    if state:
        pos.cite("WOR-36D-b")
    wheels, guns, others = kit.crossings[kind, state].divisors
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
    armoured: Armoured = Armoured()

    def name(self, table: CombatTable) -> str:
        return "<1:4" if self.column < 0 else table.columns[self.column]


def modifiers(pos: War, space: int, means: Means) -> tuple[int, tuple[str, ...]]:
    """What is added to the die: terrain, weather, light infantry in the hills, engineers against walls."""
    kit = pos.kit
    ground = kit.grounds[kit.seasons.ground_at(pos.season, space)]
    weather = kit.seasons.weather_at(pos.season, space)
    drm, rules = ground.die + ON_ATTACKS.get(weather, 0), ["WOR-9H-a"] if ground.die else []
    if weather != pos.season.weather[kit.zone[space]]:
        rules.append("WOR-36B-c")
    if weather in WEATHER_RULES:
        rules.append(WEATHER_RULES[weather])
    walls = fortification(pos, space)
    if walls is not None:
        drm += walls.die
        rules.append("WOR-37G-a")
    if means.hills:
        drm += 1
        rules.append("WOR-14I-a")
    if means.engineers:
        drm += 1
        rules.append("WOR-14A2-b")
    return drm, tuple(rules)


def at_the_wall(pos: War, units: Iterable[int], space: int) -> list[int]:
    """Of some attackers: those whom the Great Wall may hold up; neither artillery nor engineers (37A1)."""
    kit, found = pos.kit, []
    for p in units:
        link = kit.board.link(pos.place[p], space)
        free = kit.is_artillery[p] or kit.kind[p].traits & {"construction", "railway"}
        if link >= 0 and kit.has_wall[link] and not free:
            found.append(p)
    return found


def scale_the_wall(pos: War, units: Iterable[int], space: int) -> Pieces:
    """A die for each unit that attacks across the Great Wall: on a 1 it has half of its strength (37A1)."""
    stalled = []
    for p in at_the_wall(pos, units, space):
        die = pos.roll()
        if die == 1:
            stalled.append(p)
        pos.event("great-wall", "WOR-37A1-b", piece=p, die=die, n=int(die == 1), space=space)
    return tuple(stalled)


def engineers(pos: War, attackers: Iterable[int]) -> list[int]:
    """Combat engineers in an attack."""
    return [p for p in attackers if "combat-engineer" in pos.kit.kind[p].traits]


def is_walled(pos: War, space: int) -> bool:
    """Whether combat engineers help against a hex (14A2)."""
    walls = fortification(pos, space)
    return pos.kit.is_major[space] or (walls is not None and walls.die == -1)


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
    pos: War,
    attackers: Sequence[int],
    defenders: Sequence[int],
    space: int,
    fed: Iterable[int],
    means: Means,
    against: Means,
) -> Odds:
    """Odds, column and modifiers of an attack (9A), with what either side makes use of."""
    table = pos.kit.combat
    shots = tuple(p for p in means.shells if helps(pos, attackers, pos.kit.force[p]))
    guns = Shells(pos, shots, space, attack=True) if shots else None
    cover = [p for p in pos.salvoes.get(space, ()) if helps(pos, defenders, pos.kit.force[p])]
    shield = Shells(pos, cover, space, attack=False) if cover else None
    force = attack_of(pos, attackers, space, fed, guns, stalled=means.stalled)
    attack = Fraction(force, UNIT) + ground_support(pos, attackers, space)
    defence = Fraction(defence_of(pos, defenders, shield), UNIT) + defensive_support(pos, defenders, space)
    column = table.column(attack / defence) if defence else len(table.columns) - 1
    shift = shift_by_hits(pos, attackers, defenders)
    if column >= 0:
        column = max(-1, min(len(table.columns) - 1, column + shift))
    drm, rules = modifiers(pos, space, means)
    armoured = armour_effects(
        pos,
        attackers,
        defenders,
        space,
        uses=means.armour,
        meets=against.armour,
        neutral=(*means.neutral, *against.neutral),
        open_ground=is_open_ground(pos, space),
    )
    rules = (*rules, *armoured.rules, *(("WOR-6B-k",) if shift else ()))
    return Odds(attack, defence, column, shift, drm + armoured.drm, rules, armoured)


def shift_by_hits(pos: War, attackers: Iterable[int], defenders: Iterable[int]) -> int:
    """Columns by which hits of accelerated movement shift the odds: half of the difference (6B)."""
    leading = {pos.fed_by[p] for p in attackers if p in pos.fed_by}
    tired = sum(pos.hits[p] for p in {*attackers, *leading})
    if any(pos.hits[p] for p in leading):
        pos.cite("WOR-6B-m")
    ahead = sum(pos.hits[p] for p in defenders) - tired
    return ahead // 2 if ahead >= 0 else -(-ahead // 2)


def worded(points: Fraction) -> str:
    """A strength for people: 5½ as 5.5."""
    return f"{float(points):g}"
