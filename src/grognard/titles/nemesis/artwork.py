"""The map of Nemesis as a chart: what is on it comes from the data files, how it looks from here."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

from grognard.board import HexMap
from grognard.chart.colours import BLACK, WHITE, Colour, colour
from grognard.chart.geometry import Frame, Point, as_line
from grognard.chart.model import (
    Airfield,
    Badge,
    Chart,
    Disc,
    Entry,
    Lake,
    Name,
    OffMap,
    Place,
    Relief,
    River,
    Sample,
    Square,
    Terrain,
    Texture,
    TitleBlock,
    Way,
)
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.core import text
from grognard.core.files import Row, read_rows
from grognard.core.look_files import look_of
from grognard.titles.nemesis.kit import SHEET

DATA = Path(__file__).parent / "data"
MAP = HexMap([SHEET])
Language = Literal["en", "fr"]
Supply = Literal["full", "limited", "none"]

BEIGE, GREY = colour("#e9d3a0"), colour("#6f7b85")
SIDE = {"japan": BEIGE, "allies": GREY}
HEX_KM = 21.1
SAMPLES: dict[str, tuple[str, Supply]] = {
    "light": ("31/58", "full"),
    "support": ("AUX/3A", "full"),
    "chindit": ("CH/77", "limited"),
    "transport": ("JM/A", "full"),
}
RINGS = {"dark": colour("#123f8c"), "light": colour("#7cc3ee")}
INK = BLACK
LIGHT_SYMBOL, SUPPORT_SYMBOL = WHITE, colour("#ffd92e")
LOOK = look_of(DATA.parent)


@dataclass(frozen=True)
class CounterOnMap:
    """A piece of pieces.csv in a hex (or in a reinforcement box: JP, UK, US, CN)."""

    piece: str
    hex: str
    reduced: bool = False
    supply: Supply = "full"


def rows(name: str) -> list[Row]:
    return read_rows(DATA / f"{name}.csv")


@cache
def _outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return found


@cache
def _pieces() -> dict[str, Row]:
    return {row["id"]: row for row in rows("pieces")}


@cache
def colours(kind: str) -> dict[str, Colour]:
    """The colours of counters: of forces, and of the bands of Divisions."""
    return {row["key"]: colour(row["colour"]) for row in rows("colours") if row["kind"] == kind}


def word(language: str, key: str) -> str:
    """What the map says, in its language."""
    return text.message(DATA.parent, language, key, {})


def terrains(language: str) -> dict[str, Terrain]:
    return {
        kind: Terrain(word(language, f"legend-{kind}"), colour(LOOK.terrains[kind]), texture)
        for kind, texture in TEXTURES.items()
    }


def _sides(row: Row) -> list[tuple[str, str]]:
    return [(pair[:4], pair[5:]) for pair in row["hexsides"].split()]


def rivers() -> list[River]:
    courses: dict[str, list[list[Point]]] = {}
    for one in _outlines()["rivers"]:
        courses.setdefault(one["name"], []).append(as_line(one["line"]))
    return [
        River("major" if row["kind"] == "major" else "minor", courses[row["name"]], _sides(row))
        for row in rows("rivers")
        if row["kind"] != "lake"
    ]


def lakes() -> list[Lake]:
    shores = {one["name"]: as_line(one["line"]) for one in _outlines()["lakes"]}
    return [Lake(shores[row["name"]], _sides(row)) for row in rows("rivers") if row["kind"] == "lake"]


def ways() -> Iterator[Way]:
    for row in rows("ways"):
        for kind in ("road", "track", "trail", "rail"):
            if row["kind"] == kind:
                yield Way(kind, row["hexes"].split())


def on_board(lat: float, lon: float) -> Point:
    """The registration of the map: Homalin is 0909."""
    x0, y0 = MAP.centre("0909")
    return x0 + (lon - 94.91) / 0.18 * (x0 / 9), y0 - (lat - 24.86) / 0.19


def _badges(row: Row) -> list[Badge]:
    found: list[Badge] = []
    if row["objective"]:
        japan = row["objective"] == "japan"
        found.append(Square(row["value"], SIDE[row["objective"]], BLACK if japan else WHITE, bool(row["star"])))
    if row["depot"]:
        found.append(Disc(row["range"], SIDE[row["depot"]], RINGS.get(row["ring"])))
    if row["airfield"]:
        found.append(Airfield(SIDE[row["airfield"]], BLACK if row["airfield"] == "japan" else WHITE))
    return found


def places(language: Language) -> list[Place]:
    name = "name" if language == "en" else "name_fr"
    found = []
    for row in rows("places"):
        badges = _badges(row)
        x, y = MAP.centre(row["hex"])
        rx, ry = on_board(float(row["lat"]), float(row["lon"]))
        dx, dy = rx - x, ry - y
        pull, most = (0.35, 0.12) if badges else (0.75, 0.3)
        dx, dy = (max(-most, min(most, d * pull)) for d in (dx, dy))
        rank = 0 if row["star"] else 1 if row["objective"] else 2 if badges else 3
        found.append(Place(row[name], row["hex"], (x + dx, y + dy + 0.04), badges, rank))
    return found


def names(language: Language) -> list[Name]:
    key = "text" if language == "en" else "fr"
    return [Name(one[key], as_line(one["line"]), one["style"], one["size"]) for one in _outlines()["names"]]


TEXTURES: dict[str, Texture] = {"clear": "open", "jungle": "wood", "mountain": "hill", "escarpment": "cliff"}
BOXES: dict[str, tuple[Point, dict[str, list[Point]]]] = {
    "JP": ((10.39, 21.02), {"1220": [(10.39, 20.55), (10.39, 19.98)]}),
    "UK": (
        (1.3, -0.62),
        {"0401": [(1.8, -0.6), (2.7, -0.45), (3.2, -0.05)], "0104": [(0.8, -0.4), (-0.2, 1.4), (0.1, 3.5)]},
    ),
    "US": ((15.59, -0.72), {"1801": [(15.59, -0.25), (15.59, 0.12)]}),
    "CN": ((30.72, 7.5), {"3408": [(30.2, 7.5), (29.95, 7.5)]}),
}


def off_map(language: str) -> list[OffMap]:
    found = []
    for row in rows("entries"):
        if row["kind"] == "reinforcement":
            at, arrows = BOXES[row["name"]]
            ink = BLACK if row["side"] == "japan" else WHITE
            label = f"{row['name']}\n{word(language, 'map-reinforcements')}"
            lines = [arrows[hex_] for hex_ in row["hex"].split() if hex_ in arrows]
            found.append(OffMap(label, at, SIDE[row["side"]], ink, lines))
    return found


def entries() -> list[Entry]:
    return [Entry(row["hex"], SIDE[row["side"]]) for row in rows("entries") if row["kind"] == "supply"]


HEADQUARTERS: dict[str, Symbol] = {"hq-army": "headquarters", "hq-division": "headquarters"}


def _mark(row: Row) -> str:
    """The size mark over the symbol."""
    if row["kind"] == "hq-army":
        return "XXXX"
    if row["kind"] == "hq-division" or (row["force"] == "yunnan" and row["kind"] == "infantry"):
        return "XX"
    if row["size"] != "large" or row["kind"] == "militia":
        return "II" if row["kind"] not in {"mule", "truck"} else ""
    if row["kind"] in {"tank", "artillery", "garrison"} or "regiment" in row["flags"].split():
        return "X" if "Brigade" in row["name"] else "III"
    return "III" if row["force"] == "stilwell" else "X"


def tints(row: Row) -> tuple[Colour, Colour, Colour]:
    """The colours of a counter: its ground, its band, the field of its symbol."""
    flags = row["flags"].split()
    nation = row["nation"] if row["nation"] in ("ina", "us") else row["force"]
    fill = colours("force")["chindit" if "chindit" in flags else nation]
    band = colours("division").get(row["division"]) or fill.mix(BLACK, 0.35)
    plain = SUPPORT_SYMBOL if "support" in flags else fill.mix(WHITE, 0.3)
    return fill, band, LIGHT_SYMBOL if "light" in flags else plain


def names_on(row: Row) -> tuple[str, str]:
    """What stands beside the symbol: the formation, and the unit."""
    formation, _, unit = row["id"].rpartition("/")
    return "" if formation in {"G", "Y"} else formation, "" if unit in {"HQ", "A", "E"} else unit


def counter(piece: CounterOnMap) -> Counter:
    """How a piece of pieces.csv looks."""
    row = _pieces()[piece.piece]
    fill, band, symbol_fill = tints(row)
    division, unit = names_on(row)
    firepower = row["fp_reduced"] if piece.reduced and row["fp_reduced"] else row["fp"]
    transport = row["size"] == "transport"
    values = [row["range"], row["move"]] if transport else [firepower, row["quality"], row["move"]]
    return Counter(
        symbol=HEADQUARTERS.get(row["kind"]) or cast("Symbol", row["kind"]),
        mark=_mark(row),
        left=division,
        right=unit,
        values=values,
        fill=fill,
        ink=INK,
        band=band,
        symbol_fill=symbol_fill,
        boxed=0 if transport else 1 if "nonreplaceable" in row["flags"].split() else None,
        reduced=piece.reduced,
        flag={"full": None, "limited": colour("#f39c12"), "none": colour("#c0392b")}[piece.supply],
    )


def starting_position(scenario: str = "campaign") -> list[CounterOnMap]:
    """Every piece that the set-up puts on the map; all scenarios have the same."""
    return [
        CounterOnMap(
            row["id"], row["start"], "reduced" in row["flags"], "limited" if "limited" in row["flags"] else "full"
        )
        for row in rows("pieces")
        if len(row["start"]) == 4 and row["start"].isdigit()
    ]


def stacks(pieces: Iterable[CounterOnMap]) -> list[Stack]:
    piles: dict[str, list[CounterOnMap]] = {}
    for piece in pieces:
        piles.setdefault(piece.hex, []).append(piece)
    found = []
    for hex_, pile in sorted(piles.items(), key=lambda item: item[0][2:] + item[0][:2]):
        pile.sort(key=_weight)
        at = BOXES[hex_][0] if hex_ in BOXES else MAP.centre(hex_)
        found.append(Stack((at[0], at[1] + 0.02), [counter(piece) for piece in pile]))
    return found


def _weight(piece: CounterOnMap) -> tuple[int, int]:
    """The strongest piece lies on top."""
    row = _pieces()[piece.piece]
    return {"transport": 0, "small": 1, "large": 2}[row["size"]], int(row["fp"] or 0)


def block(language: str) -> TitleBlock:
    samples = {key: counter(CounterOnMap(piece, "", supply=supply)) for key, (piece, supply) in SAMPLES.items()}
    groups: dict[str, Mapping[str, Any]] = {
        "terrain": terrains(language),
        "ways": {kind: kind for kind in ("road", "track", "trail", "rail", "border", "town")},
        "water": {kind: kind for kind in ("major", "minor", "lake")},
        "places": {
            "square-japan": Square("4", BEIGE, BLACK),
            "square-allies": Square("8", GREY, WHITE, star=True),
            "disc-allies": Disc("5", GREY),
            "disc-dark": Disc("5", BEIGE, RINGS["dark"]),
            "disc-light": Disc("4", BEIGE, RINGS["light"]),
            "field": Airfield(GREY, WHITE),
            "entry-japan": Entry("0101", BEIGE),
            "entry-allies": Entry("0101", GREY),
        },
        "counters": samples,
    }
    key = [
        (
            word(language, f"legend-{group}"),
            [Sample(look, word(language, f"legend-{name}")) for name, look in looks.items()],
        )
        for group, looks in groups.items()
    ]
    marks = [
        (km / HEX_KM, f"{km} {word(language, 'map-scale')}" if km == 100 else str(km)) for km in range(20, 101, 20)
    ]
    parts = ("title", "subtitle", "credit", "unofficial", "sources")
    title, subtitle, *lines = (word(language, f"map-{part}") for part in parts)
    return TitleBlock(title, subtitle, lines, key, marks)


def _ticks() -> dict[Literal["top", "left"], list[tuple[float, str]]]:
    top = [(on_board(24.86, lon / 2)[0], f"{lon // 2}°E" if lon % 2 == 0 else "") for lon in range(187, 200)]
    left = [(on_board(lat / 2, 94.91)[1], f"{lat // 2}°N" if lat % 2 == 0 else "") for lat in range(45, 54)]
    return {"top": top, "left": left}


def chart(pieces: Sequence[CounterOnMap] | None = None, *, language: Language = "en") -> Chart:
    """The map, with pieces on it if any are given."""
    kinds = terrains(language)
    relief = Relief(
        shade=DATA / "relief-shade.webp",
        height=DATA / "relief-height.png",
        tallest=5000.0,
        extent=Frame(*_outlines()["extent"]),
    )
    return Chart(
        map=MAP,
        terrain={row["hex"]: kinds[row["terrain"]] for row in rows("hexes")},
        relief=relief,
        heights=tuple((height, colour(code)) for height, code in LOOK.heights),
        rivers=rivers(),
        streams=[as_line(one["line"]) for one in _outlines()["streams"]],
        lakes=lakes(),
        borders=[as_line(one["line"]) for one in _outlines()["borders"]],
        ways=list(ways()),
        places=places(language),
        names=names(language),
        entries=entries(),
        off_map=off_map(language),
        stacks=stacks(pieces or ()),
        ticks=_ticks(),
        block=block(language),
    )
