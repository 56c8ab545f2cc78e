"""12. The weather of a season: one die for the four zones of the map."""

from __future__ import annotations

from grognard.titles.pearl_harbor.kit import NORMAL, SEASONS, WEATHERS, ZONES
from grognard.titles.pearl_harbor.war import War


def determine_weather(pos: War) -> None:
    """Roll for the weather of all zones; that of the first turn is normal everywhere (12)."""
    if pos.turn == 1:
        pos.weather = [NORMAL] * len(ZONES)
        pos.event("fair-weather", "PH-12.1-c", "PH-12.1-b", "PH-12.2-a")
        return
    die = pos.roll()
    pos.weather = list(pos.kit.weather_table[SEASONS[pos.season]][die])
    pos.event("weather-roll", "PH-12.1-a", "PH-12.1-b", "PH-0b-b", die=die, season=SEASONS[pos.season])
    for zone, weather in enumerate(pos.weather):
        pos.event("weather", "PH-12.1-a", zone=ZONES[zone], weather=WEATHERS[weather])
