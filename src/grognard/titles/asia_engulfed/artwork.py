"""The map of Asia Engulfed as a chart: what is on it comes from the data files, how it looks from here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from grognard.chart.colours import Colour, colour
from grognard.chart.geometry import Frame, Point, as_line
from grognard.chart.regions import (
    Airbase,
    Border,
    Caption,
    Derrick,
    Freight,
    Legend,
    Port,
    Region,
    RegionChart,
    Relief,
    Sign,
    Source,
    Star,
    Track,
    Works,
)
from grognard.core import text
from grognard.core.files import Row, read_rows
from grognard.core.look_files import look_of
from grognard.titles.asia_engulfed.meta import META

if TYPE_CHECKING:
    from grognard.titles.asia_engulfed.war import War

DATA = Path(__file__).parent / "data"
Language = Literal["en", "fr"]

LOOK = look_of(DATA.parent)
SEA = colour(LOOK.terrains["sea"])


def rows(name: str) -> list[Row]:
    return read_rows(DATA / f"{name}.csv")


@cache
def tints(column: str) -> dict[str, Colour]:
    """By nation: the tint of its land, or of its sources of supply."""
    return {row["nation"]: colour(row[column]) for row in rows("nations") if row[column]}


@cache
def outlines() -> dict[str, Any]:
    """Shapes of the map in board units, as `atlas/` made them."""
    found: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return found


def signs(row: Row) -> list[Sign]:
    """What is printed in a place besides its name."""
    found: list[Sign] = []
    if row["port"] not in {"", "0"}:
        found.append(Port("" if row["port"] == "home" else row["port"]))
    if row["werp"] != "0":
        found.append(Works(row["werp"]))
    if row["oil"] != "0":
        found.append(Derrick(row["oil"]))
    if row["supply"]:
        grade, nation = row["supply"].split()
        found.append(Source(tints("source").get(nation, tints("source")["british"]), grade == "partial"))
    if row["airbase"]:
        found.append(Airbase())
    if row["vp"] != "0":
        found.append(Star())
    return found


def _caption(entry: Mapping[str, Any], language: Language, style: Literal["sea", "area", "box"]) -> Caption:
    label = entry["label"]
    return Caption(label[language], (label["x"], label["y"]), label["size"], style)


def _at(entry: Mapping[str, Any]) -> Point:
    x, y = entry["marks"]
    return (x, y)


def zones(language: Language) -> list[Region]:
    found = []
    for row in rows("zones"):
        entry = outlines()["spaces"][row["zone"]]
        caption = _caption(entry, language, "sea")
        found.append(Region("sea", as_line(entry["corners"]), SEA, caption, [Freight(row["cost"])], _at(entry)))
    return found


def places(language: Language) -> list[Region]:
    found = []
    for row in rows("places"):
        entry = outlines()["spaces"][row["place"]]
        corners, tint = as_line(entry["corners"]), tints("land")[row["owner"]]
        wooded = row["terrain"] == "jungle"
        if entry["kind"] == "closed":
            found.append(Region("area", corners, _muted(tint), _caption(entry, language, "area")))
        elif entry["kind"] == "area" and not entry.get("box"):
            caption = _caption(entry, language, "area")
            found.append(Region("area", corners, tint, caption, signs(row), _at(entry), wooded))
        else:
            kind = _BOXES.get(entry["kind"], "box")
            found.append(Region(kind, corners, tint, _caption(entry, language, "box"), signs(row), _at(entry)))
    return found


_BOXES: dict[str, Literal["port", "island", "box"]] = {"port": "port", "island": "island"}


def _muted(tint: Colour) -> Colour:
    """For areas that no rule of this game opens."""
    return tint.mix(colour("#c9c2b3"), 0.6)


def word(language: str, key: str) -> str:
    """What the map says, in its language."""
    return text.message(DATA.parent, language, key, {})


def legend(language: Language) -> Legend:
    left, japan = outlines()["spaces"]["HON"]["x"], tints("source")["jp"]
    key: dict[str, Sign | Track | Border] = {
        "freight": Freight("2"),
        "port": Port("4"),
        "home": Port(""),
        "works": Works("1"),
        "derrick": Derrick("2"),
        "star": Star(),
        "source": Source(japan),
        "partial": Source(japan, partial=True),
        "airbase": Airbase(),
        "strait": Track("strait", ()),
        "track": Track("land", ()),
        "shut": Border("shut", ()),
        "passage": Track("passage", ()),
        "limit": Border("limit", ()),
    }
    subtitle, *lines = (word(language, f"map-{part}") for part in ("subtitle", "credit", "sources"))
    return Legend(
        title=META.name,
        subtitle=subtitle,
        lines=lines,
        key=[(sign, word(language, f"legend-{name}")) for name, sign in key.items()],
        at=(left + 8.9, 1.5),
        key_at=(left + 20.6, 0.5),
    )


def chart(war: War | None = None, *, language: Language = "en") -> RegionChart:
    """The map, with the blocks and markers of a war if one is given."""
    if war is None:
        return _empty(language)
    from grognard.titles.asia_engulfed.standing import markers, stacks

    return replace(_empty(language), markers=markers(war), stacks=stacks(war, language))


def _empty(language: Language) -> RegionChart:
    shapes = outlines()
    x, y, radius = shapes["rose"]
    ties = [Track("tie", as_line(one["line"])) for one in shapes["ties"]]
    return RegionChart(
        frame=Frame(*shapes["frame"]),
        regions=[*zones(language), *places(language)],
        land=[as_line(shape) for shape in shapes["land"]],
        relief=Relief(
            DATA / "relief-shade.webp", DATA / "relief-floor.webp", DATA / "relief-height.webp", tallest=7000.0
        ),
        heights=tuple((height, colour(code)) for height, code in LOOK.heights),
        depths=tuple((depth, colour(code)) for depth, code in LOOK.depths),
        beyond=[as_line(shape) for shape in shapes["beyond"]],
        closed=[as_line(shape) for shape in shapes["closed"]],
        lakes=[as_line(shape) for shape in shapes["lakes"]],
        rivers=[as_line(shape) for shape in shapes["rivers"]],
        borders=[Border(one["kind"], as_line(one["line"])) for one in shapes["borders"]],
        tracks=[*ties, *(Track(one["kind"], as_line(one["line"])) for one in shapes["tracks"])],
        points=as_line(shapes["points"]),
        rose=((x, y), radius),
        meridians=[(at, text) for at, text in shapes["meridians"]],
        parallels=[(at, text) for at, text in shapes["parallels"]],
        legend=legend(language),
    )


def starting_position(scenario: str = META.scenarios[0]) -> War:
    """The set-up of a scenario."""
    from grognard.titles.asia_engulfed.standing import starting_position

    return starting_position(scenario)
