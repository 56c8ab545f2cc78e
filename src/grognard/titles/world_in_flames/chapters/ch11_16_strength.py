"""11.16.1, 11.16.5 Strengths, odds and die modifiers of land combat; overruns count in the same way (11.11.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from grognard.titles.world_in_flames.chapters.ch1_camps import is_raided
from grognard.titles.world_in_flames.chapters.ch2_supply import in_supply
from grognard.titles.world_in_flames.chapters.ch9_wars import holds_as, nations_at_war
from grognard.titles.world_in_flames.charts import FROZEN, level_of
from grognard.titles.world_in_flames.kit import ARMOURED, JAPAN
from grognard.titles.world_in_flames.war import War

HALF = Fraction(1, 2)
EIGHTHS = 8
"""What ground support is counted in, so that halves of halves of halves are whole."""
WHITE, BLACK = 3, 1
"""Factors of units that defend face-down and out of supply (2.4.3)."""
NORDIC = ("Sweden", "Finland", "Norway")
MOUNTAINS = ("mountain", "desert mountain")
BAD_GROUND = (*MOUNTAINS, "swamp", "jungle")


def rounded(total: Fraction) -> int:
    """To the nearest whole number, halves up (2.6)."""
    return floor(total + HALF)


def terrain(pos: War, space: int) -> str:
    return pos.kit.seasons.terrain(space, pos.skies)


def was_hostile(pos: War, p: int, space: int) -> bool:
    """Whether a hex is controlled by somebody who was at war with a unit in the last impulse already (15-b)."""
    return _was_foe(pos, pos.nation[p], pos.side(p), space)


def _was_foe(pos: War, nation: int, side: int, space: int) -> bool:
    holder = holds_as(pos, space)
    if not pos.raiders or holder < 0 or not nations_at_war(pos, holder, nation):
        return False
    fresh = pos.raiders.get(nation, 0) | pos.raiders.get(pos.kit.power[side], 0)
    return not fresh >> pos.holder[space] & 1


def is_veiled(pos: War, side: int, bombers: Iterable[int]) -> bool:
    """Whether all of some aircraft surprise a side: none took off from a hex that was hostile to it before (15-b)."""
    nation = pos.kit.power[side]
    known = any(p in pos.took_off and _was_foe(pos, nation, side, pos.took_off[p]) for p in bombers)
    if known:
        pos.cite("WIF-15-b")
    return not known


def is_surprised(pos: War, p: int, origin: int = -1) -> bool:
    """Whether war was declared in this impulse on a unit's power, or on its minor (15); not by who attacks from a hex
    whose master was at war with it before."""
    if origin >= 0 and (pos.surprised or pos.startled) and was_hostile(pos, p, origin):
        pos.cite("WIF-15-b")
        return False
    if not (pos.surprised >> pos.side(p) & 1 or pos.nation[p] in pos.startled):
        return False
    return is_raided(pos, pos.side(p), pos.nation[p])


def attack_factor(pos: War, p: int, space: int, defenders: Sequence[int], origin: int = -1) -> Fraction:
    """What a unit adds to an attack from where it stands, or from another hex: the hexside tells (11.16.1)."""
    kit, start = pos.kit, origin if origin >= 0 else pos.place[p]
    factor, link = Fraction(kit.factor[p]), kit.board.link(start, space)
    if link < 0:
        pos.cite("WIF-11.14-o" if p in pos.landing else "WIF-11.16.1-u")
        if p not in pos.landing:
            return factor
        if faces_sea(pos, space):
            pos.cite("WIF-11.16.1-s")
            factor /= 3
        return factor if kit.kind[p] == "MAR" else factor * HALF
    if kit.seasons.is_shut(link, pos.skies):
        pos.cite("WIF-11.16.1-k" if kit.alpine[link] else "WIF-11.16.1-l")
        factor *= HALF
    elif kit.river[link] or kit.lake[link]:
        if any(is_surprised(pos, q, start) for q in defenders):
            pos.cite("WIF-15.1-n")
        else:
            pos.cite("WIF-11.16.1-m")
            factor *= HALF
    if kit.strait[link]:
        pos.cite("WIF-11.16.1-n")
        factor *= 1 if kit.kind[p] == "MAR" else HALF
    if pos.has_fort(link):
        pos.cite("WIF-11.16.1-o")
        if kit.river[link]:
            pos.cite("WIF-11.16.1-r")
        factor /= 3
    elif pos.has_fort(kit.board.link(space, start)):
        pos.cite("WIF-11.16.1-p")
    return factor


def faces_sea(pos: War, space: int) -> bool:
    """Whether a coastal hex has forts: who lands there meets them; such a hex is Singapore alone (11.16.1-s)."""
    kit = pos.kit
    return bool(kit.seas.coast[space]) and space not in pos.razed and bool(kit.fort[kit.board.target == space].any())


def defence_factor(pos: War, p: int) -> Fraction:
    """What a unit adds to the defence of its hex (11.16.1)."""
    kit, space = pos.kit, pos.place[p]
    factor = kit.factor[p]
    if pos.down[p] and not in_supply(pos, p):
        white = kit.is_white[p] and not kit.is_small[p]
        pos.cite("WIF-2.4.3-c", "WIF-11.16.1-h" if white else "WIF-11.16.1-i")
        factor = WHITE if white else BLACK
    elif pos.table.cited is not None and not in_supply(pos, p):
        pos.cite("WIF-11.16.1-g")
    kind = terrain(pos, space)
    if kind in MOUNTAINS:
        pos.cite("WIF-11.16.1-w")
        return Fraction(factor * (3 if kit.kind[p] == "MTN" else 2))
    if kind == "swamp":
        pos.cite("WIF-11.16.1-x")
    return Fraction(factor * kit.charts.grounds[kind].defence)


def attack_sum(pos: War, attackers: Sequence[int], space: int, defenders: Sequence[int]) -> Fraction:
    """Each unit by the hexside that it attacks across; fractions are kept (11.16.1-aa)."""
    if len({pos.place[p] for p in attackers}) > 1:
        pos.cite("WIF-11.16.1-aa")
    return sum((attack_factor(pos, p, space, defenders) for p in attackers), Fraction(0))


def defence_sum(pos: War, defenders: Sequence[int]) -> Fraction:
    return sum((defence_factor(pos, p) for p in defenders), Fraction(0))


def notional_defence(pos: War, space: int) -> Fraction:
    """What the notional unit adds to a defence: terrain counts for it as for others (11.14-r)."""
    if space not in pos.notional:
        return Fraction(0)
    pos.cite("WIF-11.14-r", "WIF-11.14-s")
    ground = pos.kit.charts.grounds[terrain(pos, space)]
    return Fraction(pos.notional[space] * ground.defence)


def attack_total(pos: War, attackers: Sequence[int], space: int, defenders: Sequence[int]) -> int:
    return rounded(attack_sum(pos, attackers, space, defenders))


def defence_total(pos: War, defenders: Sequence[int]) -> int:
    return rounded(defence_sum(pos, defenders))


def supported(land: Fraction, air: int, guns: int, pos: War, rules: tuple[str, str]) -> Fraction:
    """Land factors with ground support and shore bombardment, in eighths.

    Of each no more counts than the land units have themselves; both together may be twice that (11.16.4-i).
    """
    found = land
    for eighths, rule in zip((air, guns), rules, strict=True):
        help_ = Fraction(eighths, EIGHTHS)
        if help_ > land:
            pos.cite(rule)
        found += min(help_, land)
    if air and guns:
        pos.cite("WIF-11.16.4-i")
    return found


def is_winterised(pos: War, p: int) -> bool:
    """Winter troops (8.2.7-b)."""
    kit = pos.kit
    nation = kit.nations[pos.nation[p]] if pos.nation[p] >= 0 else ""
    return kit.kind[p] in ("MTN", "SKI") or nation in NORDIC or (nation == "USSR" and kit.is_white[p])


def may_have_relief(pos: War, attackers: Sequence[int], space: int) -> bool:
    """Whether at least half of the attackers are winter troops, in snow or blizzard."""
    count = sum(is_winterised(pos, p) for p in attackers)
    return pos.sky(space) in FROZEN and count > 0 and 2 * count >= len(attackers)


def weather_shift(pos: War, space: int, *, relief: bool) -> int:
    """Levels of the odds that the weather in the defenders' hex takes (8.2.7-a)."""
    sky = pos.kit.charts.skies[pos.sky(space)]
    return sky.shift + (sky.winter if relief else 0)


class Odds(NamedTuple):
    """What two totals and all shifts come to."""

    attack: int
    defence: int
    level: int
    shift: int


def odds_of(pos: War, attackers: Sequence[int], defenders: Sequence[int], space: int, *, relief: bool) -> Odds:
    """The odds of an attack; a defence of 0 has none (11.16.5-x)."""
    ours, theirs = pos.support.get(space, (0, 0))
    guns, batteries = pos.shelling.get(space, (0, 0))
    land = attack_sum(pos, attackers, space, defenders)
    attack = rounded(supported(land, ours, guns, pos, ("WIF-11.16.4-f", "WIF-11.16.2-i")))
    stand = defence_sum(pos, defenders) + notional_defence(pos, space)
    defence = rounded(supported(stand, theirs, batteries, pos, ("WIF-11.16.4-g", "WIF-11.16.2-m")))
    shift = weather_shift(pos, space, relief=relief)
    pos.cite("WIF-2.6-a", "WIF-2.6-c")
    if terrain(pos, space) == "jungle" and any(pos.side(p) != JAPAN for p in attackers):
        shift -= 1
        pos.cite("WIF-11.16.1-y")
    shift += staff_shift(pos, space)
    level = level_of(attack, defence) if defence else 0
    return Odds(attack, defence, level + shift, shift)


def staff_shift(pos: War, space: int) -> int:
    """Levels by which headquarters in support move the odds: up for attackers, down for defenders (11.16.3-g, -h)."""
    ours, theirs = 2 * space + 1 in pos.backed, 2 * space in pos.backed
    if ours and theirs:
        pos.cite("WIF-11.16.3-h")
    return int(ours) - int(theirs)


def die_modifier(pos: War, defenders: Sequence[int], space: int) -> int:
    """What is added to the die (11.16.5-y), or to two dice (11.16.6-d)."""
    two, table = pos.plays("two-dice"), pos.kit.charts.modifiers
    found = (sum(pos.down[p] for p in defenders) + (space in pos.notional)) * table["face-down"][two]
    if pos.plays("blitz-bonus") and pos.kit.factories[space] >= 2:
        pos.cite("WIF-11.16.1-z")
        found += table["factories"][two]
    return found


def armour(pos: War, units: Sequence[int], *, defends: bool = False) -> int:
    """Armour when tables are chosen and hexes overrun; with option 3 anti-tank units that defend count as such."""
    kinds = (*ARMOURED, "AT") if defends and pos.plays("artillery") else ARMOURED
    return _weighed(pos, [p for p in units if pos.kit.kind[p] in kinds])


def mechanised(pos: War, units: Sequence[int]) -> int:
    return _weighed(pos, [p for p in units if pos.kit.kind[p] == "MECH"])


def _weighed(pos: War, units: Sequence[int]) -> int:
    """Divisions are half a unit, rounded up (11.16.5-f); anti-tank units a whole one (-g)."""
    small = sum(pos.kit.is_small[p] and pos.kit.kind[p] != "AT" for p in units)
    return len(units) - small + (small + 1) // 2


def attacker_chooses(pos: War, attackers: Sequence[int], defenders: Sequence[int], space: int) -> bool:
    """Whether the attacker chooses the table: open ground, not all over forts, more armour (11.16.5-d)."""
    kit = pos.kit
    if kit.is_city[space] or not kit.charts.grounds[terrain(pos, space)].attacker_chooses:
        return False
    if all(pos.has_fort(kit.board.link(pos.place[p], space)) for p in attackers):
        return False
    theirs = armour(pos, defenders, defends=True)
    return armour(pos, attackers) > theirs or (not theirs and mechanised(pos, attackers) > mechanised(pos, defenders))


def is_hard(pos: War, space: int) -> bool:
    """Difficult ground or bad weather: an extra loss in some results of two dice (11.16.6-c)."""
    return terrain(pos, space) in BAD_GROUND or pos.sky(space) != 0
