"""36 Weather: one die for all zones."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch27_ships import roll_seas
from grognard.titles.war_of_resistance.charts import (
    CODES,
    COLD,
    FLOODED,
    FROST,
    FROZEN,
    MUD,
    NORMAL,
    POLAR,
    RAIN,
    SNOW,
    STATES,
    TYPHOON,
    UNCHANGED,
    WEATHERS,
    WINTER,
    ZONES,
    half_month,
)
from grognard.titles.war_of_resistance.war import War

ON_ATTACKS = {MUD: -2, TYPHOON: -2, RAIN: -1, WINTER: -1, SNOW: -1, POLAR: -1, FROST: 0}
"""What the weather does to every attack (36B)."""
FREEZING = (2, 3, 4, 7, 8)
"""Zones whose lakes, rivers and canals freeze (36E1)."""
RAINY = 9
"""The zone whose rivers rise in summer (36F)."""
ROLLED = ("WOR-36B-a", "WOR-36B-b", "WOR-36B-i")
RULES = {
    MUD: "WOR-36B-e",
    TYPHOON: "WOR-36B-e",
    RAIN: "WOR-36B-f",
    WINTER: "WOR-36B-g",
    SNOW: "WOR-36B-g",
    POLAR: "WOR-36B-g",
}


def roll_weather(pos: War) -> None:
    """The weather of the turn in every zone; that of the first turn of the war is given (41A4)."""
    if pos.ground.campaign and pos.turn == pos.ground.first:
        pos.cite("WOR-41A4-a", "WOR-41A4-b")
        return
    die, before = pos.roll(), tuple(pos.weather)
    results = pos.kit.weather[half_month(pos.turn)]
    for zone, line in enumerate(results):
        if line[die - 1] != UNCHANGED:
            pos.weather[zone] = CODES.index(line[die - 1])
    roll_seas(pos, die)
    change_waters(pos, before)
    pos.index.zones = [None, None]
    for zone in sorted({pos.kit.zone[space] for space in pos.ground.area}):
        pos.event("weather", *ROLLED, die=die, zone=ZONES[zone], weather=WEATHERS[pos.weather[zone]])


def change_waters(pos: War, before: tuple[int, ...]) -> None:
    """Lakes and rivers freeze in the second cold turn, flood when it thaws, and in zone 9 in the second turn of mud."""
    for number, zone in enumerate(ZONES):
        was, now, old = before[number], pos.weather[number], pos.water[number]
        state, rules = waters_after(zone, was, now)
        pos.water[number] = state
        if state != old:
            pos.cite(*rules)
            pos.event("waters", *rules, zone=zone, cause=STATES[state])


def waters_after(zone: int, was: int, now: int) -> tuple[int, tuple[str, ...]]:
    """The state of the waters of a zone by its weather in the last turn and in this one, and the rules of it."""
    if now in COLD:
        frozen = was in COLD and zone in FREEZING
        return (FROZEN, ("WOR-36E1-a",)) if frozen else (NORMAL, ("WOR-36E5-d",))
    if was in COLD:
        return FLOODED, ("WOR-36E5-a", "WOR-36E5-b")
    if zone == RAINY and was == now == MUD:
        return FLOODED, ("WOR-36F-a",)
    return NORMAL, ("WOR-36E5-d",)
