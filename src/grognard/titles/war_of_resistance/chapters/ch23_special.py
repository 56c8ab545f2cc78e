"""23 Special air rules: what changes the strengths of air units, and who may fly at extended range."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from grognard.titles.war_of_resistance.charts import MUD, SNOW, TYPHOON, WINTER, turn_number
from grognard.titles.war_of_resistance.kit_air import BOMBER, FIGHTER, TRANSPORT
from grognard.titles.war_of_resistance.skies import (
    AT_BASE,
    BOMBING,
    CAP,
    CARRYING,
    DEFENCE,
    ESCORT,
    EXTENDED,
    HARASSMENT,
    JETTISONED,
    SUPPORT,
)
from grognard.titles.war_of_resistance.war import War

BOMBS = (BOMBING, SUPPORT, DEFENCE, HARASSMENT)
"""Missions on which bombs are dropped."""
THIRD = Fraction(1, 3)
HALF = Fraction(1, 2)
HEAVY_WEATHER = (MUD, TYPHOON, WINTER, SNOW)
"""Weather that halves bombs on what is on land (20G), and the loads of transports (20F)."""
ALWAYS_FAR = ("A5M2", "A6M2")
LATER_FAR = {"Ki-27": turn_number("Jan I 40")}
"""Fighters that escort and patrol at extended range, and from when (23C)."""
CARRIERS = ("Ki-21-1a", "Ki-21-1b", "Ki-21-1c")
"""Bombers that may be used as transports (44D1)."""


def lowered(points: int) -> int:
    return max(1, points - 2)


def air_attack(pos: War, p: int) -> int:
    """The air attack strength of a unit on its mission (21B3, 23A1, 23C)."""
    craft, marks, sortie = pos.kit.air.aircraft[p], pos.wing[p], pos.sortie[p]
    if craft.category == FIGHTER and sortie in BOMBS:
        if marks & JETTISONED:
            pos.cite("WOR-23A1-b")
            return craft.attack
        pos.cite("WOR-23A1-a")
        return lowered(craft.attack)
    return lowered(craft.attack) if _is_hampered(pos, p) else craft.attack


def air_defence(pos: War, p: int) -> int:
    craft, sortie = pos.kit.air.aircraft[p], pos.sortie[p]
    if craft.category == FIGHTER and sortie in BOMBS:
        pos.cite("WOR-23A1-a")
        return lowered(craft.defence)
    return lowered(craft.defence) if _is_hampered(pos, p) else craft.defence


def _is_hampered(pos: War, p: int) -> bool:
    """A fighter far from home, or a bomber full of cargo (23C, 44D1)."""
    craft = pos.kit.air.aircraft[p]
    if craft.category == FIGHTER and pos.wing[p] & EXTENDED:
        pos.cite("WOR-23C-a")
        return True
    if craft.category == BOMBER and pos.sortie[p] == CARRYING:
        pos.cite("WOR-44D1-b")
        return True
    return False


def category(pos: War, p: int) -> str:
    """What an air unit is in combat: a bomber with cargo is a transport (44D1)."""
    return TRANSPORT if pos.sortie[p] == CARRYING else pos.kit.air.aircraft[p].category


def may_fly_far(pos: War, p: int, mission: int) -> bool:
    """Whether a unit may fly a mission at extended range (23C)."""
    craft = pos.kit.air.aircraft[p]
    if mission in (ESCORT, CAP):
        return craft.key in ALWAYS_FAR or pos.turn >= LATER_FAR.get(craft.key, pos.turn + 1)
    if mission in (BOMBING, SUPPORT, HARASSMENT):
        return craft.category == BOMBER
    return mission == CARRYING


def bombs(pos: War, p: int, *, strategic: bool, printed: bool = False, night: bool = False) -> Fraction:
    """The bombing strength of a unit on its mission; `printed` for terror bombing, which nothing but night changes."""
    craft = pos.kit.air.aircraft[p]
    points = Fraction(craft.strategic if strategic else craft.tactical)
    return points if printed and not night else reduced(pos, p, points, printed=printed, night=night)


def reduced(pos: War, p: int, points: Fraction, *, printed: bool = False, night: bool = False) -> Fraction:
    """What range, jettisoned bombs and night leave of a bombing strength (20G, 23A1, 23C, 23E)."""
    craft = pos.kit.air.aircraft[p]
    if pos.wing[p] & EXTENDED and not printed:
        pos.cite("WOR-23C-b", "WOR-20G-n")
        points *= THIRD
    if pos.wing[p] & JETTISONED:
        pos.cite("WOR-23A1-b")
        points *= THIRD
    if night:
        if craft.prefix == "N":
            pos.cite("WOR-23H2-a", "WOR-23E-b")
        else:
            pos.cite("WOR-23E-d")
            points *= HALF
    return points


def is_heavy_weather(pos: War, space: int) -> bool:
    kit = pos.kit
    return space < kit.hex_count and kit.seasons.weather_at(pos.season, space) in HEAVY_WEATHER


def harassment_points(pos: War, units: Iterable[int], space: int) -> Fraction:
    """The bombs that harassing units drop on a hex."""
    total = sum((bombs(pos, p, strategic=False) for p in units if pos.sortie[p] != AT_BASE), Fraction(0))
    if is_heavy_weather(pos, space):
        pos.cite("WOR-20G-l")
        total *= HALF
    return total
