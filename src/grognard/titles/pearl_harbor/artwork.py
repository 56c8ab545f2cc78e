"""The map of Pearl Harbor as a chart: what is on it comes from the data files, how it looks from here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from grognard.board import HexMap
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.geometry import Frame, as_line
from grognard.chart.model import (
    Anchor,
    Badge,
    Boundary,
    Chart,
    Home,
    Name,
    Place,
    River,
    Sample,
    SideMark,
    Square,
    Terrain,
    TitleBlock,
    Wall,
    Wash,
)
from grognard.chart.pieces import Stack
from grognard.chart.regions import Area, Ground, Relief
from grognard.core import text
from grognard.core.files import Row, read_rows
from grognard.core.look_files import look_of
from grognard.titles.pearl_harbor.kit import DATA, EAST, WEST

FOLDER = Path(__file__).parent
MAP = HexMap((WEST, EAST))
MARGIN = 1.3
FORCES = {
    "ja": colour("#d9a441"),
    "ijn": colour("#c8573c"),
    "usa": colour("#6f8f4e"),
    "usn": colour("#3f6ea8"),
    "br": colour("#b8956a"),
    "an": colour("#a9785a"),
    "ch": colour("#8fa3b8"),
    "su": colour("#a33b3b"),
    "german": colour("#6b6f73"),
}
"""The colours of the forces, on the map and on their counters."""
LOOK = look_of(FOLDER)
TERRAIN = {terrain: colour(code) for terrain, code in LOOK.terrains.items()}
NEUTRAL = colour("#b8b4ac")
NEUTRALS = frozenset(("soviet", "mongolia", "afghanistan", "off-limits", "tibet"))
COUNTRIES = {
    "manchuria": "manchukuo",
    "manchukuo": "manchukuo",
    "japan": "japan",
    "formosa": "japan",
    "islands": "",
    "solomons": "",
    "alaska": "",
}
"""Regions that are one country where borders are drawn."""
NARROW = colour("#1d6f8f")
SAND = colour("#b98b3a")
CLOSED = colour("#6b5f55")
ZONE = {"north-pacific": "#3c5fa0", "tropical": "#2f8f6b", "southeast-asia": "#b0392f", "asia": "#8a5a1f"}
BORDER = colour("#7d1d3f")


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
            Area(MAP.corners(name, 1.02), tint(row), wooded(row))
            for name, row in hexes().items()
            if row["terrain"] != "sea"
        ],
    )


def tint(row: Row) -> Colour:
    """How the land of a hex is coloured: by its terrain, paler where nobody may go."""
    own = TERRAIN[row["terrain"]]
    return own.mix(NEUTRAL, 0.7) if row["region"] in NEUTRALS else own


def wooded(row: Row) -> bool:
    """The rain forests of the south-east are rough and green."""
    return row["zone"] == "southeast-asia" and row["terrain"].startswith("rough")


def washes() -> list[Wash]:
    def those(*, terrain: str = "", area: bool = False) -> frozenset[str]:
        return frozenset(
            name for name, row in hexes().items() if (terrain and row["terrain"] == terrain) or (area and row["area"])
        )

    return [
        Wash(those(area=True), NARROW, "waves"),
        Wash(those(terrain="desert"), SAND, "sand"),
        Wash(those(terrain="impassable"), CLOSED, "hatch"),
    ]


def marks() -> Iterator[SideMark]:
    """Hexsides that are not what they seem."""
    grid = hexes()
    for row in rows("sides"):
        if row["land"] == "yes":
            yield SideMark("joined", row["a"], (row["b"],))
        if row["water"] == "no" and all(_wet(grid[row[end]]) for end in "ab"):
            yield SideMark("shut", row["a"], (row["b"],))
    waters: dict[str, list[list[str]]] = {}
    for row in rows("parts"):
        if row["medium"] == "water":
            waters.setdefault(row["hex"], []).append(row["neighbours"].split())
    for name, groups in waters.items():
        yield SideMark("divide", name, groups[0], [each for group in groups[1:] for each in group])


def _wet(row: Row) -> bool:
    return row["terrain"] in ("sea", "coast", "rough-coast", "island", "rough-island")


def boundaries() -> list[Boundary]:
    """Borders of countries, and of weather zones in the colours of both."""
    country: list[tuple[str, str]] = []
    across_water = {frozenset((row["a"], row["b"])) for row in rows("sides") if row["land"] == "no"}
    zones: dict[str, list[tuple[str, str]]] = {zone: [] for zone in ZONE}
    grid = hexes()
    for name, row in grid.items():
        for other in MAP.around(name):
            if other is None or other <= name:
                continue
            beside = grid[other]
            if row["zone"] != beside["zone"]:
                zones[min(row["zone"], beside["zone"])].append((name, other))
            ours, theirs = (COUNTRIES.get(each["region"], each["region"]) for each in (row, beside))
            if ours and theirs and ours != theirs and frozenset((name, other)) not in across_water:
                country.append((name, other))
    lines = [Boundary(country, BORDER, 0.028, (0.16, 0.06, 0.04, 0.06))]
    return lines + [Boundary(sides, colour(ZONE[zone]), 0.05, (0.05, 0.11)) for zone, sides in zones.items() if sides]


def rivers() -> list[River]:
    sides: dict[str, list[tuple[str, str]]] = {}
    for row in rows("sides"):
        if row["river"]:
            sides.setdefault(row["river"], []).append((row["a"], row["b"]))
    return [River("minor", [], found) for found in sides.values()]


def badges(row: Row) -> list[Badge]:
    """What is printed in a place besides its name."""
    found: list[Badge] = []
    if row["home"]:
        force = row["home"].split()[0].partition("-")[0]
        found.append(Home(FORCES[force]))
    if row["objective"]:
        found.append(Square(row["objective"], WHITE, BLACK))
    if row["fortress"]:
        found.append(Wall())
    if row["anchorage"]:
        found.append(Anchor())
    return found


def places(language: str) -> list[Place]:
    name = "name_fr" if language == "fr" else "name"
    found = []
    for row in rows("places"):
        shown = badges(row)
        x, y = MAP.centre(row["hex"])
        rank = 0 if row["home"] else 1 if row["objective"] else 2 if shown or row["city"] else 3
        if rank < 3:
            found.append(Place(row[name] or row["name"], row["hex"], (x, y + 0.06), shown, rank))
    return found


def names(language: str) -> list[Name]:
    return [
        Name(words(language, f"name-{one['key']}"), as_line(one["line"]), one["style"], one["size"] * 0.62)
        for one in outlines()["names"]
    ]


def block(language: str) -> TitleBlock:
    """Title, credits and the key."""

    def name(key: str) -> str:
        return words(language, key)

    narrow, desert, closed = washes()
    border, *zones = boundaries()
    key = [
        (
            name("terrain"),
            [
                Sample(Terrain(name("clear"), TERRAIN["clear"], "open"), name("clear")),
                Sample(Terrain(name("rough"), TERRAIN["rough"], "hill"), name("rough")),
                Sample(desert, name("desert")),
                Sample(closed, name("impassable")),
                Sample(Terrain(name("neutral"), NEUTRAL, "open"), name("neutral")),
            ],
        ),
        (
            name("waters"),
            [
                Sample(narrow, name("narrow")),
                Sample("shut", name("shut")),
                Sample("joined", name("joined")),
                Sample("minor", name("river")),
            ],
        ),
        (
            name("places"),
            [
                Sample(Square("3", WHITE, BLACK), name("objective")),
                Sample(Home(FORCES["ijn"]), name("home")),
                Sample(Anchor(), name("anchorage")),
                Sample(Wall(), name("fortress")),
                Sample("town", name("city")),
            ],
        ),
        (
            name("lines"),
            [
                Sample(border, name("border")),
                *(Sample(zone, name("zone")) for zone in zones[:1]),
            ],
        ),
    ]
    lines = [name("credit"), name("unofficial"), name("sources")]
    return TitleBlock(name("title"), name("subtitle"), lines, key, [(3.05, "1000 km"), (6.1, "2000 km")])


def degrees() -> Mapping[Any, list[tuple[float, str]]]:
    """Meridians along the upper edge."""
    marks = []
    for lon in range(60, 211, 10):
        name = f"{lon}°E" if lon <= 180 else f"{360 - lon}°W"
        marks.append((-34.034 + 0.34 * lon, name))
    return {"top": marks}


def starting_position(scenario: str = "operation-z") -> list[Stack]:
    """The counters of a set-up."""
    from grognard.titles.pearl_harbor.standing import starting_position

    return starting_position(scenario)


def chart(stacks: Sequence[Stack] | None = None, *, language: str = "en") -> Chart:
    """The map, with the counters that lie on it."""
    return Chart(
        map=MAP,
        terrain={name: Terrain("", TERRAIN[row["terrain"]], "open") for name, row in hexes().items()},
        sea=ground(),
        washes=washes(),
        marks=list(marks()),
        boundaries=boundaries(),
        rivers=rivers(),
        streams=[as_line(line) for line in outlines()["rivers"]],
        places=places(language),
        names=names(language),
        stacks=stacks or (),
        ticks=degrees(),
        block=block(language),
        margin=MARGIN,
    )
