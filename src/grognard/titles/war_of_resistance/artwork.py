"""The map of China as a chart: what is on it comes from the data files, how it looks from here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from grognard.board import HexMap
from grognard.chart.colours import colour
from grognard.chart.geometry import Frame, as_line
from grognard.chart.model import (
    Anchor,
    Badge,
    Boundary,
    Chart,
    Lake,
    Name,
    Place,
    River,
    RiverKind,
    Sample,
    Terrain,
    TitleBlock,
    Town,
    Wash,
    Way,
)
from grognard.chart.pieces import Stack
from grognard.chart.regions import Area, Ground, Relief
from grognard.core import text
from grognard.core.files import Row, read_rows
from grognard.core.look_files import look_of
from grognard.titles.war_of_resistance.kit import CITY_KINDS, DATA, FULL_CITY, PARTIAL, POINT, REFERENCE
from grognard.titles.war_of_resistance.sheets import SHEETS

FOLDER = Path(__file__).parent
MAP = HexMap(SHEETS)
MARGIN = 1.3
HEX_KM = 26.3
BLOCK_SCALE = 2.6
LOOK = look_of(FOLDER)
TERRAIN = {terrain: colour(code) for terrain, code in LOOK.terrains.items()}
TEXTURES: dict[str, Literal["open", "wood", "hill"]] = {
    "rough": "hill",
    "mountain": "hill",
    "woods": "wood",
    "wooded-rough": "wood",
    "extreme-loess": "hill",
    "jungle": "wood",
    "rough-jungle": "wood",
    "mountainous-jungle": "wood",
}
WOODED = frozenset(kind for kind, texture in TEXTURES.items() if texture == "wood")
BORDER, COUNTRY, WALL = colour("#8a2f5a"), colour("#7d1d3f"), colour("#6b3d1f")
RICE, LOESS, MARSH, SALT, CITY = (colour(code) for code in ("#7fae55", "#dfb563", "#6fb0a6", "#9fc0ba", "#a8554a"))
RIVERS: dict[str, RiverKind] = {"great": "great", "major": "major", "river": "minor", "canal": "canal"}
FOREIGN = frozenset(("Indochina", "Hong Kong", "Macao", "Kwangchow", "Formosa", ""))
TOWNS = {REFERENCE: 1, POINT: 0}


def rows(name: str) -> list[Row]:
    return read_rows(DATA / f"{name}.csv")


@cache
def outlines() -> dict[str, Any]:
    """Shapes of the map in board units, as `atlas/` made them."""
    found: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return found


@cache
def hexes() -> dict[str, Row]:
    return {row["hex"]: row for row in rows("hexes")}


@cache
def cities() -> dict[str, int]:
    """By hex: the class of its city."""
    found: dict[str, int] = {}
    for row in rows("places"):
        found[row["hex"]] = max(found.get(row["hex"], 0), CITY_KINDS.index(row["kind"]))
    return found


def words(language: str, key: str) -> str:
    return text.message(FOLDER, language, f"map-{key}", {})


def frame() -> Frame:
    return Frame(*MAP.bounds).grown(MARGIN)


def ground() -> Ground:
    """Coasts, relief and sea floor, and the tint of every hex with land."""
    return Ground(
        frame=frame(),
        land=[as_line(shape) for shape in outlines()["land"]],
        relief=Relief(
            DATA / "relief-shade.webp", DATA / "relief-floor.webp", DATA / "relief-height.webp", tallest=7000.0
        ),
        heights=tuple((height, colour(code)) for height, code in LOOK.heights),
        depths=tuple((depth, colour(code)) for depth, code in LOOK.depths),
        areas=[
            Area(MAP.corners(name, 1.02), TERRAIN[row["terrain"]], row["terrain"] in WOODED)
            for name, row in hexes().items()
            if row["terrain"] != "sea"
        ],
    )


def washes() -> list[Wash]:
    def those(*kinds: str) -> frozenset[str]:
        return frozenset(name for name, row in hexes().items() if row["terrain"] in kinds)

    built = frozenset(name for name, kind in cities().items() if kind >= PARTIAL)
    return [
        Wash(those("intensive-irrigation", "intensive-canals"), RICE, "paddies"),
        Wash(those("extreme-loess"), LOESS, "sand"),
        Wash(those("swamp", "wooded-swamp"), MARSH, "waves"),
        Wash(those("salt-marsh"), SALT, "hatch"),
        Wash(built, CITY, "blocks"),
    ]


def _sides(row: Row) -> list[tuple[str, str]]:
    return [(a, b) for a, _, b in (side.partition("/") for side in row["sides"].split())]


def boundaries() -> list[Boundary]:
    """Borders of provinces and countries, and the Great Wall."""
    provinces: list[tuple[str, str]] = []
    countries: list[tuple[str, str]] = []
    grid = hexes()
    for name, row in grid.items():
        for other in MAP.around(name):
            if other is None or other <= name or row["surface"] == "sea" or grid[other]["surface"] == "sea":
                continue
            ours, theirs = row["province"], grid[other]["province"]
            if ours != theirs:
                (countries if {ours, theirs} & FOREIGN else provinces).append((name, other))
    wall = [side for row in rows("hexsides") if row["kind"] == "wall" for side in _sides(row)]
    return [
        Boundary(provinces, BORDER.fade(0.75), 0.045, (0.2, 0.09)),
        Boundary(countries, COUNTRY, 0.065, (0.26, 0.08, 0.05, 0.08)),
        Boundary(wall, WALL, 0.1, (0.09, 0.07)),
    ]


def rivers() -> list[River]:
    courses: dict[str, list[Any]] = {}
    for one in outlines()["rivers"]:
        courses.setdefault(one["name"], []).append(as_line(one["line"]))
    return [
        River(RIVERS[row["kind"]], courses[row["name"]], _sides(row))
        for row in rows("hexsides")
        if row["kind"] in RIVERS
    ]


def lakes() -> list[Lake]:
    sides = [side for row in rows("hexsides") if row["kind"] == "lake" for side in _sides(row)]
    shores = [as_line(shape) for shape in outlines()["lakes"]]
    return [Lake(shore, sides if number == 0 else ()) for number, shore in enumerate(shores)]


def ways() -> Iterator[Way]:
    for row in rows("roads"):
        yield Way("track", row["hexes"].split())
    for row in rows("rails"):
        path = row["hexes"].split()
        if row["opens"] != "buildable" and row["volume"] != "ferry" and len(path) > 1:
            yield Way("rail" if row["volume"] == "high" else "light-rail", path)


def badges(row: Row) -> list[Badge]:
    kind = CITY_KINDS.index(row["kind"])
    found: list[Badge] = [Town(TOWNS.get(kind, 3 if kind >= PARTIAL else 2))]
    if row["port"] in ("great", "major", "standard", "minor"):
        found.append(Anchor())
    return found


def places() -> list[Place]:
    """Towns; the second names of the hexes of a great city are left out."""
    found, named = [], set()
    ranked = sorted(rows("places"), key=lambda row: -CITY_KINDS.index(row["kind"]))
    for row in ranked:
        kind = CITY_KINDS.index(row["kind"])
        if row["hex"] in named or (row["city"] and kind < FULL_CITY and row["city"] in named):
            continue
        named |= {row["hex"], row["city"]}
        x, y = MAP.centre(row["hex"])
        rank = 0 if kind >= PARTIAL else 1 if kind > REFERENCE else 2 if kind == REFERENCE else 3
        found.append(Place(row["label"], row["hex"], (x, y + 0.06), badges(row), rank))
    return found


def names(language: str) -> list[Name]:
    return [
        Name(words(language, f"name-{one['key']}"), as_line(one["line"]), one["style"], one["size"])
        for one in outlines()["names"]
    ]


def block(language: str) -> TitleBlock:
    """Title, credits and the key."""

    def name(key: str) -> str:
        return words(language, key)

    rice, loess, marsh, salt, built = washes()
    provinces, countries, wall = boundaries()
    plain = ("clear", "rough", "woods", "wooded-rough", "mountain", "jungle", "mountainous-jungle")
    key = [
        (
            name("terrain"),
            [Sample(Terrain(name(kind), TERRAIN[kind], TEXTURES.get(kind, "open")), name(kind)) for kind in plain],
        ),
        (
            name("land"),
            [
                Sample(rice, name("rice")),
                Sample(loess, name("loess")),
                Sample(marsh, name("swamp")),
                Sample(salt, name("salt-marsh")),
            ],
        ),
        (
            name("waters"),
            [
                Sample("great", name("great-river")),
                Sample("major", name("major-river")),
                Sample("minor", name("river")),
                Sample("canal", name("canal")),
            ],
        ),
        (
            name("ways"),
            [
                Sample("rail", name("high-rail")),
                Sample("light-rail", name("low-rail")),
                Sample("track", name("road")),
                Sample(wall, name("wall")),
                Sample(provinces, name("province")),
                Sample(countries, name("country")),
            ],
        ),
        (
            name("places"),
            [
                Sample(built, name("major-city")),
                Sample(Town(3), name("city-centre")),
                Sample(Town(2), name("dot-city")),
                Sample(Town(1), name("reference-city")),
                Sample(Town(0), name("point-city")),
                Sample(Anchor(), name("port")),
            ],
        ),
    ]
    lines = [name("credit"), name("unofficial"), name("sources")]
    marks = [(km / HEX_KM / BLOCK_SCALE, f"{km} km" if km == 300 else str(km)) for km in (100, 200, 300)]
    return TitleBlock(name("title"), name("subtitle"), lines, key, marks)


def starting_position(scenario: str = "taierzhuang") -> list[Stack]:
    """The counters of a set-up."""
    from grognard.titles.war_of_resistance.tokens import starting_position

    return starting_position(scenario)


def chart(stacks: Sequence[Stack] | None = None, *, language: str = "en") -> Chart:
    """The map, with the counters that lie on it."""
    tints: Mapping[str, Terrain] = {
        name: Terrain("", TERRAIN[row["terrain"]], TEXTURES.get(row["terrain"], "open"))
        for name, row in hexes().items()
    }
    return Chart(
        map=MAP,
        terrain=tints,
        sea=ground(),
        washes=washes(),
        boundaries=boundaries(),
        rivers=rivers(),
        lakes=lakes(),
        ways=list(ways()),
        places=places(),
        names=names(language),
        stacks=stacks or (),
        block=block(language),
        block_scale=BLOCK_SCALE,
        margin=MARGIN,
    )
