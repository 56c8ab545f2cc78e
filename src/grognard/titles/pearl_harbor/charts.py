"""The tables of the game, for players to look up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core import portraits
from grognard.core.files import Row
from grognard.core.scene import ChartTable
from grognard.core.wording import Wording
from grognard.titles.pearl_harbor.chapters.ch12_effects import air_penalty, land_penalty, naval_penalty
from grognard.titles.pearl_harbor.kit import SEASONS, WEATHERS, ZONES, PearlKit
from grognard.titles.pearl_harbor.tables import DIE

PLAIN = {
    "ground": "PH-8.3-f",
    "air": "PH-8.6-c",
    "surface": "PH-8.7-s",
    "bombardment-naval": "PH-8.5-b",
    "strategic-bombing": "PH-30-i",
    "intervention": "PH-44.1-e",
}
"""Tables with a die down the side, and the rule that they belong to."""


def charts(kit: PearlKit, wording: Wording) -> Iterator[ChartTable]:
    """Combat results first, then weather, terrain, prices, income, victory, and what options add."""
    tables = kit.tables
    for key in ("ground", "air", "surface", "bombardment-naval"):
        yield _plain(key, tables[key], wording)
    points = _head(wording, "points")
    dice = [f"{_head(wording, 'die')} {die}" for die in DIE]
    shots = ((row["points"].replace("-", "–"), *(row[str(die)] for die in DIE)) for row in tables["antiaircraft"])
    yield portraits.chart(wording, "antiaircraft", (points, *dice), shots, "PH-8.8-c")
    shells = (
        (wording.name("chart", f"by-{row['kind']}"), row["points"].replace("-", "–"), f"{row['d-on']}+")
        for row in tables["bombardment-land"]
    )
    heads = (_head(wording, "kind"), points, _head(wording, "disrupted"))
    yield portraits.chart(wording, "bombardment-land", heads, shells, "PH-8.4-k")
    yield _weather(kit, wording)
    yield _effects(wording)
    yield _terrain(tables["terrain"], wording)
    prices = ((wording.name("cost", row["function"]), row["cost"], _per(row, wording)) for row in tables["costs"])
    yield portraits.chart(wording, "costs", _heads(wording, "item", "erp", "per"), prices, "PH-17.1-a")
    yield _money(tables["money"], wording)
    yield _objectives(kit, wording)
    yield _victory(tables["victory"], wording)
    yield _plain("strategic-bombing", tables["strategic-bombing"], wording)
    imperial = (
        (row["die"], _verdict(row["army"], wording), _verdict(row["navy"], wording)) for row in tables["imperial"]
    )
    yield portraits.chart(wording, "imperial", _heads(wording, "die", "army", "navy"), imperial, "PH-21.2-g")
    name = "campaign_fr" if wording.language == "fr" else "campaign"
    europe = ((row[name], *(row[str(die)] for die in DIE)) for row in tables["europe"])
    yield portraits.chart(wording, "europe", (_head(wording, "campaign"), *dice), europe, "PH-44.1-b")
    yield _plain("intervention", tables["intervention"], wording)


def _head(wording: Wording, name: str) -> str:
    return wording.name("chart", name)


def _heads(wording: Wording, *names: str) -> tuple[str, ...]:
    return tuple(_head(wording, name) for name in names)


def _plain(key: str, rows: Sequence[Row], wording: Wording) -> ChartTable:
    """A table as it is printed: a row for each face of the die."""
    columns = [column for column in rows[0] if column not in ("die", "source")]
    heads = (_head(wording, "die"), *(_column(column, wording) for column in columns))
    results = ((row["die"], *(row[column].replace("-", "–") for column in columns)) for row in rows)
    return portraits.chart(wording, key, heads, results, PLAIN[key])


def _column(column: str, wording: Wording) -> str:
    """`naval 3-4` with its word in the language."""
    kind, _, span = column.rpartition(" ")
    return f"{wording.name('chart', f'by-{kind}-air')} {span.replace('-', '–')}" if kind else span.replace("-", "–")


def _per(row: Row, wording: Wording) -> str:
    return wording.name("chart", f"per-{row['per']}")


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


def _terrain(rows: Sequence[Row], wording: Wording) -> ChartTable:
    name = "name_fr" if wording.language == "fr" else "name"
    found = (
        (row[name], _worded(row["move"], wording), _worded(row["combat"], wording), _worded(row["supply"], wording))
        for row in rows
    )
    heads = _heads(wording, "terrain-name", "land-move", "land-attack", "land-supply")
    return portraits.chart(wording, "terrain", heads, found, "PH-4.3-d")


def _worded(value: str, wording: Wording) -> str:
    """A number as it is, a word of the table in the language."""
    return value.replace("-", "−") if value.lstrip("-").isdigit() or not value else wording.name("chart", value)


def _money(rows: Sequence[Row], wording: Wording) -> ChartTable:
    years = [column for column in rows[0] if column.isdigit()]
    found = (
        (wording.name("power", row["force"]), row["start-1941"], row["start-1943"], *(row[year] for year in years))
        for row in rows
    )
    heads = (*_heads(wording, "force-name", "start-1941", "start-1943"), *years)
    return portraits.chart(wording, "money", heads, found, "PH-17.2-b")


def _objectives(kit: PearlKit, wording: Wording) -> ChartTable:
    """What each is worth, the dearest first."""
    order = sorted(kit.objectives, key=lambda space: (-kit.objective[space], kit.place_title(space, wording.language)))
    rows = (
        (kit.place_title(space, wording.language), kit.space_names[space], str(kit.objective[space])) for space in order
    )
    return portraits.chart(wording, "objectives", _heads(wording, "place", "hex", "value"), rows, "PH-18-i")


def _victory(rows: Sequence[Row], wording: Wording) -> ChartTable:
    levels = ("stalemate", "marginal", "tactical", "decisive")
    found = (
        (
            wording.name("chart", f"of-{row['scenario']}"),
            " + ".join(wording.name("power", who) for who in row["who"].split()),
            *(row[level] for level in levels),
        )
        for row in rows
    )
    heads = (*_heads(wording, "scenario", "who"), *(wording.name("level", level) for level in levels))
    return portraits.chart(wording, "victory", heads, found, "PH-23-b")


def _verdict(result: str, wording: Wording) -> str:
    """`PP:JAI` in words: postponed, and who may raise it again."""
    return wording.name("decree", result.replace(":", "-").lower())
