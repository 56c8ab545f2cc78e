"""36 Weather: one die for all zones."""

from __future__ import annotations

from grognard.titles.war_of_resistance.charts import (
    CODES,
    FROST,
    MUD,
    POLAR,
    RAIN,
    SNOW,
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
RULES = {
    MUD: "WOR-36B-e",
    TYPHOON: "WOR-36B-e",
    RAIN: "WOR-36B-f",
    WINTER: "WOR-36B-g",
    SNOW: "WOR-36B-g",
    POLAR: "WOR-36B-g",
}


def roll_weather(pos: War) -> None:
    """The weather of the turn in every zone."""
    die = pos.roll()
    results = pos.kit.weather[half_month(pos.turn)]
    for zone, line in enumerate(results):
        if line[die - 1] != UNCHANGED:
            pos.weather[zone] = CODES.index(line[die - 1])
    pos.index.zones = [None, None]
    for zone in sorted({pos.kit.zone[space] for space in pos.ground.area}):
        pos.event("weather", "WOR-36B-a", "WOR-36B-b", die=die, zone=ZONES[zone], weather=WEATHERS[pos.weather[zone]])
