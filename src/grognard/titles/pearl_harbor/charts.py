"""The tables of the game, for players to look up."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import portraits, printed
from grognard.core.scene import ChartTable
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.artwork import LOOK
from grognard.titles.pearl_harbor.chapters.ch12_effects import air_penalty, land_penalty, naval_penalty
from grognard.titles.pearl_harbor.kit import SEASONS, WEATHERS, ZONES, PearlKit


def charts(kit: PearlKit, wording: Wording) -> Iterator[ChartTable]:
    """Those that are printed, and those that the rules work out."""
    worked_out = (_weather(kit, wording), _effects(wording), _objectives(kit, wording), _imperial(kit, wording))
    return printed.charts(LOOK.charts, kit.tables, {each.key: each for each in worked_out}, wording)


def _heads(wording: Wording, *names: str) -> tuple[str, ...]:
    return tuple(wording.name("chart", name) for name in names)


def _weather(kit: PearlKit, wording: Wording) -> ChartTable:
    """By season, die and zone."""
    heads = (*_heads(wording, "season", "die"), *(wording.name("zone", zone) for zone in ZONES))
    rows = (
        (wording.name("season", season), str(die), *(wording.name("weather", WEATHERS[each]) for each in found))
        for season in SEASONS
        for die, found in sorted(kit.weather_table[season].items())
    )
    return portraits.chart(wording, "weather", heads, rows, "PH-12.1-a")


def _effects(wording: Wording) -> ChartTable:
    rows = (
        (wording.name("weather", name), *(_less(of(each)) for of in (air_penalty, naval_penalty, land_penalty)))
        for each, name in enumerate(WEATHERS)
    )
    heads = _heads(wording, "weather-name", "air-range", "sailing", "land-attack")
    return portraits.chart(wording, "effects", heads, rows, "PH-12.3-a")


def _less(number: int) -> str:
    return f"−{number}" if number else ""


def _objectives(kit: PearlKit, wording: Wording) -> ChartTable:
    """What each is worth, the dearest first."""
    order = sorted(kit.objectives, key=lambda space: (-kit.objective[space], kit.place_title(space, wording.language)))
    rows = (
        (kit.place_title(space, wording.language), kit.space_names[space], str(kit.objective[space])) for space in order
    )
    return portraits.chart(wording, "objectives", _heads(wording, "place", "hex", "value"), rows, "PH-18-i")


def _imperial(kit: PearlKit, wording: Wording) -> ChartTable:
    rows = (
        (row["die"], _verdict(row["army"], wording), _verdict(row["navy"], wording)) for row in kit.tables["imperial"]
    )
    return portraits.chart(wording, "imperial", _heads(wording, "die", "army", "navy"), rows, "PH-21.2-g")


def _verdict(result: str, wording: Wording) -> str:
    """`PP:JAI` in words: postponed, and who may raise it again."""
    return wording.name("decree", result.replace(":", "-").lower())
