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
from grognard.core.files import Row, read_rows
from grognard.titles.asia_engulfed.meta import META

if TYPE_CHECKING:
    from grognard.titles.asia_engulfed.war import War

DATA = Path(__file__).parent / "data"
Language = Literal["en", "fr"]

HOLDERS = {
    "jp": colour("#eab59b"),
    "us": colour("#b7cf9f"),
    "cw": colour("#e6d19c"),
    "dei": colour("#efbf80"),
    "ph": colour("#aed3c2"),
    "cn": colour("#c6d69a"),
    "cc": colour("#e2b3b6"),
    "su": colour("#cfc0b4"),
}
SEA = colour("#8fb9cf")
SOURCES = {
    "jp": colour("#b8322a"),
    "us": colour("#2f6b3a"),
    "dei": colour("#d9771e"),
    "cn": colour("#4d7a2a"),
    "cc": colour("#a02c4d"),
    "indian": colour("#8a6a1f"),
    "australian": colour("#8a6a1f"),
    "british": colour("#8a6a1f"),
}
HEIGHTS = (
    (0.0, colour("#c4d3a0")),
    (150.0, colour("#cfd9a6")),
    (500.0, colour("#dfdcaa")),
    (1200.0, colour("#d9c48f")),
    (2400.0, colour("#bf9d70")),
    (4000.0, colour("#b9a083")),
    (5500.0, colour("#e9e3da")),
)
DEPTHS = (
    (0.1, colour("#5b93b6")),
    (0.3, colour("#74a7c5")),
    (0.55, colour("#90bdd2")),
    (0.8, colour("#aed0dc")),
    (0.92, colour("#c3dee4")),
)

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "title": "Asia Engulfed",
        "subtitle": "The war in Asia and the Pacific, 1941-1945",
        "credit": "After the game published by GMT Games (2007). Unofficial: the printed map was not used.",
        "sources": "Coasts and rivers GSHHG/WDBII; heights ITU-R P.1511; relief Natural Earth; sea floor ETOPO1.",
        "freight": "Transports for the supply network",
        "port": "Port and its capacity in fleets",
        "home": "Home port, no limit",
        "works": "Resources (WERP)",
        "derrick": "Oil",
        "star": "Victory area",
        "source": "Full supply, by nation",
        "partial": "Partial supply source",
        "airbase": "Strategic airbase",
        "strait": "Strait, open to ground units",
        "track": "Land link between boxes",
        "shut": "Impassable border",
        "passage": "Malacca: by who holds Singapore",
        "limit": "Waters out of play",
    },
    "fr": {
        "title": "Asia Engulfed",
        "subtitle": "La guerre en Asie et dans le Pacifique, 1941-1945",
        "credit": "D’après le jeu de GMT Games (2007). Non officiel : la carte imprimée n’a pas servi.",
        "sources": "Côtes et fleuves GSHHG/WDBII ; altitudes UIT-R P.1511 ; relief Natural Earth ; fonds ETOPO1.",
        "freight": "Transports du réseau de ravitaillement",
        "port": "Port et sa capacité en flottes",
        "home": "Port d’attache, sans limite",
        "works": "Ressources (WERP)",
        "derrick": "Pétrole",
        "star": "Zone de victoire",
        "source": "Ravitaillement complet, par nation",
        "partial": "Source de ravitaillement partiel",
        "airbase": "Base aérienne stratégique",
        "strait": "Détroit ouvert aux unités terrestres",
        "track": "Liaison terrestre entre cases",
        "shut": "Frontière infranchissable",
        "passage": "Malacca : à qui tient Singapour",
        "limit": "Eaux hors jeu",
    },
}


def rows(name: str) -> list[Row]:
    return read_rows(DATA / f"{name}.csv")


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
        found.append(Source(SOURCES.get(nation, SOURCES["british"]), grade == "partial"))
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
        corners, tint = as_line(entry["corners"]), HOLDERS[row["owner"]]
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


def legend(language: Language) -> Legend:
    words = WORDS[language]
    left = outlines()["spaces"]["HON"]["x"]
    return Legend(
        title=words["title"],
        subtitle=words["subtitle"],
        lines=[words["credit"], words["sources"]],
        key=[
            (Freight("2"), words["freight"]),
            (Port("4"), words["port"]),
            (Port(""), words["home"]),
            (Works("1"), words["works"]),
            (Derrick("2"), words["derrick"]),
            (Star(), words["star"]),
            (Source(SOURCES["jp"]), words["source"]),
            (Source(SOURCES["jp"], partial=True), words["partial"]),
            (Airbase(), words["airbase"]),
            (Track("strait", ()), words["strait"]),
            (Track("land", ()), words["track"]),
            (Border("shut", ()), words["shut"]),
            (Track("passage", ()), words["passage"]),
            (Border("limit", ()), words["limit"]),
        ],
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
        heights=HEIGHTS,
        depths=DEPTHS,
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
