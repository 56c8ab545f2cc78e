"""20G2b, 20G2c Ground support and defensive air support: what aircraft add to a combat on the ground."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from grognard.titles.war_of_resistance.chapters.ch18_flight import Landing
from grognard.titles.war_of_resistance.chapters.ch22_flak import SHARES, fire_of_attackers
from grognard.titles.war_of_resistance.chapters.ch23_special import HALF, bombs, is_heavy_weather
from grognard.titles.war_of_resistance.chapters.ch45_factions import helps
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import AIR, JAPAN, ChinaKit
from grognard.titles.war_of_resistance.skies import DEFENCE, ESCORT, SUPPORT
from grognard.titles.war_of_resistance.war import War, enemy

PER_UNIT = {True: 2, False: 3}
"""REs without artillery that let one air unit take effect: of the Japanese, of the Chinese (20G2b)."""


@lru_cache(maxsize=8)
def on_ground(kit: ChinaKit) -> dict[str, Fraction]:
    """By terrain: what it leaves of ground support."""
    return {row["terrain"]: Fraction(row["air"]) for row in kit.tables["terrain"]}


def overhead(pos: War, side: int, space: int, mission: int) -> list[int]:
    """Air units of a side that wait over a hex on a mission."""
    there = pos.index.others[AIR - 1].get(space)
    return [p for p in there if pos.kit.side[p] == side and pos.sortie[p] == mission] if there else []


def effective(pos: War, fighters: Sequence[int], strengths: list[Fraction]) -> Fraction:
    """The strength of as many air units as the REs on the ground allow, the strongest of them (20G2b, 20G2c).

    Which units these are is their owner's choice; nobody would choose weaker ones, and nothing else follows from it.
    """
    kit = pos.kit
    japanese = kit.side[fighters[0]] == JAPAN
    troops = sum(kit.re[pos.face[p]] for p in fighters if not kit.is_artillery[p])
    most = troops // (PER_UNIT[japanese] * QUARTERS)
    if not most and troops and pos.options.plays("minimal-air-support", "on"):
        pos.cite("WOR-43C3-a")
        return min(HALF, max(strengths))
    return sum(sorted(strengths, reverse=True)[:most], Fraction(0))


def ground_support(pos: War, attackers: Sequence[int], space: int) -> Fraction:
    """What aircraft add to the strength of an attack (20G2b)."""
    side = pos.kit.side[attackers[0]] if attackers else JAPAN
    units = overhead(pos, side, space, SUPPORT)
    if not units or not attackers or not helps(pos, attackers, "CAF"):
        return Fraction(0)
    ground = pos.kit.seasons.ground_at(pos.season, space)
    factor = on_ground(pos.kit)[ground]
    if is_heavy_weather(pos, space):
        pos.cite("WOR-20G-l")
        factor *= HALF
    pos.cite("WOR-20G2b-c", "WOR-20G2b-d" if side == JAPAN else "WOR-20G2b-e", "WOR-20G2b-f", "WOR-20G-n")
    return effective(pos, attackers, [bombs(pos, p, strategic=False) * factor for p in units])


def defensive_support(pos: War, defenders: Sequence[int], space: int) -> Fraction:
    """What aircraft add to a defence: half their strength, whatever the ground (20G2c)."""
    if not defenders:
        return Fraction(0)
    side = pos.kit.side[defenders[0]]
    units = overhead(pos, side, space, DEFENCE)
    if not units or not helps(pos, defenders, "CAF"):
        return Fraction(0)
    factor = HALF
    if is_heavy_weather(pos, space):
        pos.cite("WOR-20G-l")
        factor *= HALF
    pos.cite("WOR-20G2c-d", "WOR-20G2c-e" if side == JAPAN else "WOR-20G2c-f", "WOR-20G2c-g")
    return effective(pos, defenders, [bombs(pos, p, strategic=False) * factor for p in units])


def fire_at_support(pos: War, attackers: Sequence[int], space: int) -> None:
    """The guns of an attack fire at the aircraft that help the defence (22B1)."""
    side = pos.kit.side[attackers[0]]
    units = overhead(pos, enemy(side), space, DEFENCE)
    if units:
        points, heavy = fire_of_attackers(pos, tuple(attackers))
        shares = int(points * SHARES), int(heavy * SHARES)
        pos.push("Flak", side, space, tuple(units), shares=shares[0], heavy=shares[1])


def fly_home(pos: War, space: int, attacker: int) -> None:
    """After a combat the aircraft over its hex go home, those of the defence first (20G2b, 20G2c)."""
    for side, mission in ((attacker, SUPPORT), (enemy(attacker), DEFENCE)):
        units = [*overhead(pos, side, space, mission), *overhead(pos, side, space, ESCORT)]
        if units:
            pos.cite("WOR-16C3-b")
            pos.push(Landing(side, tuple(units)))


def all_home(pos: War, attacker: int) -> None:
    """Aircraft over hexes that nobody attacked go home at the end of the phase, without bombing (20G2b, 20G2c)."""
    kit = pos.kit
    for side, rule in ((attacker, "WOR-20G2b-g"), (enemy(attacker), "WOR-20G2c-h")):
        units = tuple(p for p in kit.air.pieces if kit.side[p] == side and pos.sortie[p] in (SUPPORT, DEFENCE, ESCORT))
        if units:
            pos.cite(rule)
            pos.push(Landing(side, units))
