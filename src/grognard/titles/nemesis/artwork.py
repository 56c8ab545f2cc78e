"""The map of Nemesis as a chart: what is on it comes from the data files, how it looks from here."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from grognard.chart.colours import BLACK, WHITE, colour
from grognard.chart.geometry import Frame, Point, as_line, centre
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
    TitleBlock,
    Way,
)
from grognard.chart.pieces import Counter, Stack, Symbol
from grognard.core.files import Row, read_rows

DATA = Path(__file__).parent / "data"
COLUMNS, ROWS = 34, 20
Language = Literal["en", "fr"]

BEIGE, GREY = colour("#e9d3a0"), colour("#6f7b85")
SIDE = {"japan": BEIGE, "allies": GREY}
RINGS = {"dark": colour("#123f8c"), "light": colour("#7cc3ee")}
HEIGHTS = (
    (0.0, colour("#b9cf95")),
    (150.0, colour("#c3d69b")),
    (350.0, colour("#d3dca4")),
    (700.0, colour("#e2dba6")),
    (1100.0, colour("#dcc690")),
    (1700.0, colour("#c9a873")),
    (2400.0, colour("#b48d62")),
    (3200.0, colour("#c4b09a")),
    (4200.0, colour("#f1ede6")),
)
FORCES = {
    "japan": (colour("#f3dd8d"), BLACK),
    "ina": (colour("#eeb36a"), BLACK),
    "british": (colour("#c9ad7c"), BLACK),
    "chindit": (colour("#9db27c"), BLACK),
    "stilwell": (colour("#a8c0a4"), BLACK),
    "us": (colour("#8fae86"), BLACK),
    "yunnan": (colour("#a9c3dc"), BLACK),
}
BANDS = {
    "15": "#2e6db4",
    "31": "#c0392b",
    "33": "#2e8b57",
    "18": "#7d3c98",
    "53": "#d35400",
    "56": "#17202a",
    "AUX": "#909497",
    "INA": "#ff8c00",
    "17": "#111111",
    "20": "#b03a2e",
    "23": "#e74c3c",
    "5": "#cb4335",
    "2": "#1f618d",
    "7": "#f4d03f",
    "36": "#ecf0f1",
    "11EA": "#6e2c00",
    "CH": "#1e8449",
    "22": "#884ea0",
    "38": "#2471a3",
    "30": "#ca6f1e",
    "50": "#138d75",
    "14": "#7b7d7d",
    "US": "#145a32",
}
LIGHT_SYMBOL, SUPPORT_SYMBOL = WHITE, colour("#ffd92e")

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "title": "Nemesis",
        "subtitle": "Burma 1944",
        "credit": "After the game by Kim Kanger, published by Legion Wargames (2018).",
        "unofficial": "Unofficial reconstruction: the printed map was not used. Made from open geography.",
        "sources": "Heights ITU-R P.1511; rivers and borders GSHHG/WDBII; relief Natural Earth; towns GeoNames.",
        "terrain": "Terrain",
        "clear": "Clear",
        "jungle": "Jungle, rough",
        "mountain": "Mountain",
        "escarpment": "Escarpment",
        "ways": "Ways",
        "road": "Road",
        "track": "Track",
        "trail": "Trail",
        "rail": "Railway",
        "border": "Border",
        "water": "Water",
        "major": "Major River",
        "minor": "Minor River",
        "lake": "Lake hexside",
        "places": "Places",
        "square-japan": "Objective, Japanese (SaP)",
        "square-allies": "Objective, Allied; star",
        "disc-dark": "Depot, Japanese; river supply",
        "disc-light": "Depot; river supply in monsoon",
        "disc-allies": "Depot, Allied (range)",
        "field": "Airfield",
        "entry-japan": "Supply entry, Japanese",
        "entry-allies": "Supply entry, Allied",
        "town": "Town, landmark",
        "counters": "Units: Firepower - Quality - Movement",
        "light": "Regiment of the 31st Division;\nwhite symbol: Light",
        "support": "Heavy artillery;\nyellow symbol: Support",
        "chindit": "Chindits: Quality on black\nis not replaceable; orange dot:\nLimited Supply",
        "transport": "Transport: range, movement",
        "reinforcements": "reinforcements",
        "scale": "km",
    },
    "fr": {
        "title": "Nemesis",
        "subtitle": "Birmanie 1944",
        "credit": "D’après le jeu de Kim Kanger, publié par Legion Wargames (2018).",
        "unofficial": "Reconstitution non officielle : la carte imprimée n’a pas servi. Géographie libre.",
        "sources": "Altitudes UIT-R P.1511 ; rivières et frontières GSHHG/WDBII ; relief Natural Earth ; GeoNames.",
        "terrain": "Terrain",
        "clear": "Clair",
        "jungle": "Jungle, accidenté",
        "mountain": "Montagne",
        "escarpment": "Escarpement",
        "ways": "Voies",
        "road": "Route",
        "track": "Piste",
        "trail": "Chemin",
        "rail": "Chemin de fer",
        "border": "Frontière",
        "water": "Eaux",
        "major": "Rivière majeure",
        "minor": "Rivière mineure",
        "lake": "Côté de lac",
        "places": "Lieux",
        "square-japan": "Objectif japonais (SaP)",
        "square-allies": "Objectif allié ; étoile",
        "disc-dark": "Dépôt japonais ; fluvial",
        "disc-light": "Dépôt ; fluvial en mousson",
        "disc-allies": "Dépôt allié (portée)",
        "field": "Aérodrome",
        "entry-japan": "Entrée de ravitaillement japonaise",
        "entry-allies": "Entrée de ravitaillement alliée",
        "town": "Ville, repère",
        "counters": "Unités : Puissance - Qualité - Mouvement",
        "light": "Régiment de la 31e division ;\nsymbole blanc : légère",
        "support": "Artillerie lourde ;\nsymbole jaune : soutien",
        "chindit": "Chindits : qualité sur noir,\nnon remplaçable ; point orange :\nravitaillement limité",
        "transport": "Transport : portée, mouvement",
        "reinforcements": "renforts",
        "scale": "km",
    },
}


@dataclass(frozen=True)
class CounterOnMap:
    """A piece of pieces.csv in a hex (or in a reinforcement box: JP, UK, US, CN)."""

    piece: str
    hex: str
    reduced: bool = False
    supply: Literal["full", "limited", "none"] = "full"


def rows(name: str) -> list[Row]:
    return read_rows(DATA / f"{name}.csv")


@cache
def _outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return found


@cache
def _pieces() -> dict[str, Row]:
    return {row["id"]: row for row in rows("pieces")}


def terrains(words: Mapping[str, str]) -> dict[str, Terrain]:
    return {
        "clear": Terrain(words["clear"], colour("#e6e2a4"), "open"),
        "jungle": Terrain(words["jungle"], colour("#93b877"), "wood"),
        "mountain": Terrain(words["mountain"], colour("#cfae7c"), "hill"),
        "escarpment": Terrain(words["escarpment"], colour("#b8875a"), "cliff"),
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
    x0, y0 = centre("0909")
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
        x, y = centre(row["hex"])
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


BOXES: dict[str, tuple[Point, dict[str, list[Point]]]] = {
    "JP": ((10.39, 21.02), {"1220": [(10.39, 20.55), (10.39, 19.98)]}),
    "UK": (
        (1.3, -0.62),
        {"0401": [(1.8, -0.6), (2.7, -0.45), (3.2, -0.05)], "0104": [(0.8, -0.4), (-0.2, 1.4), (0.1, 3.5)]},
    ),
    "US": ((15.59, -0.72), {"1801": [(15.59, -0.25), (15.59, 0.12)]}),
    "CN": ((30.72, 7.5), {"3408": [(30.2, 7.5), (29.95, 7.5)]}),
}


def off_map(words: Mapping[str, str]) -> list[OffMap]:
    found = []
    for row in rows("entries"):
        if row["kind"] == "reinforcement":
            at, arrows = BOXES[row["name"]]
            ink = BLACK if row["side"] == "japan" else WHITE
            text = f"{row['name']}\n{words['reinforcements']}"
            lines = [arrows[hex_] for hex_ in row["hex"].split() if hex_ in arrows]
            found.append(OffMap(text, at, SIDE[row["side"]], ink, lines))
    return found


def entries() -> list[Entry]:
    return [Entry(row["hex"], SIDE[row["side"]]) for row in rows("entries") if row["kind"] == "supply"]


SYMBOLS: dict[str, Symbol] = {
    "infantry": "infantry",
    "cavalry": "cavalry",
    "artillery": "artillery",
    "tank": "tank",
    "engineer": "engineer",
    "garrison": "garrison",
    "militia": "militia",
    "hq-army": "headquarters",
    "hq-division": "headquarters",
    "mule": "mule",
    "truck": "truck",
}


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


def counter(piece: CounterOnMap) -> Counter:
    """How a piece of pieces.csv looks."""
    row = _pieces()[piece.piece]
    flags = row["flags"].split()
    style = "chindit" if "chindit" in flags else row["nation"] if row["nation"] in FORCES else row["force"]
    if row["nation"] == "japan" or row["nation"] == "us":
        style = row["nation"]
    fill, ink = FORCES[style]
    division, _, unit = row["id"].rpartition("/")
    band = colour(BANDS[row["division"]]) if row["division"] in BANDS else fill.mix(BLACK, 0.35)
    firepower = row["fp_reduced"] if piece.reduced and row["fp_reduced"] else row["fp"]
    transport = row["size"] == "transport"
    values = [row["range"], row["move"]] if transport else [firepower, row["quality"], row["move"]]
    symbol_fill = fill.mix(WHITE, 0.3)
    if "light" in flags:
        symbol_fill = LIGHT_SYMBOL
    elif "support" in flags:
        symbol_fill = SUPPORT_SYMBOL
    return Counter(
        symbol=SYMBOLS[row["kind"]],
        mark=_mark(row),
        left=division if division not in {"G", "Y"} else "",
        right="" if unit in {"HQ", "A", "E"} else unit,
        values=values,
        fill=fill,
        ink=ink,
        band=band,
        symbol_fill=symbol_fill,
        boxed=0 if transport else 1 if "nonreplaceable" in flags else None,
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
        at = BOXES[hex_][0] if hex_ in BOXES else centre(hex_)
        found.append(Stack((at[0], at[1] + 0.02), [counter(piece) for piece in pile]))
    return found


def _weight(piece: CounterOnMap) -> tuple[int, int]:
    """The strongest piece lies on top."""
    row = _pieces()[piece.piece]
    return {"transport": 0, "small": 1, "large": 2}[row["size"]], int(row["fp"] or 0)


def block(language: Language) -> TitleBlock:
    words = WORDS[language]
    kinds = terrains(words)
    sample_infantry = counter(CounterOnMap("31/58", "0910"))
    sample_guns = counter(CounterOnMap("AUX/3A", "0418"))
    sample_chindits = counter(CounterOnMap("CH/77", "1910", supply="limited"))
    sample_mules = counter(CounterOnMap("JM/A", "0909"))
    key: list[tuple[str, list[Sample]]] = [
        (words["terrain"], [Sample(kind, kind.name) for kind in kinds.values()]),
        (
            words["ways"],
            [
                Sample("road", words["road"]),
                Sample("track", words["track"]),
                Sample("trail", words["trail"]),
                Sample("rail", words["rail"]),
                Sample("border", words["border"]),
                Sample("town", words["town"]),
            ],
        ),
        (
            words["water"],
            [
                Sample("major", words["major"]),
                Sample("minor", words["minor"]),
                Sample("lake", words["lake"]),
            ],
        ),
        (
            words["places"],
            [
                Sample(Square("4", BEIGE, BLACK), words["square-japan"]),
                Sample(Square("8", GREY, WHITE, star=True), words["square-allies"]),
                Sample(Disc("5", GREY), words["disc-allies"]),
                Sample(Disc("5", BEIGE, RINGS["dark"]), words["disc-dark"]),
                Sample(Disc("4", BEIGE, RINGS["light"]), words["disc-light"]),
                Sample(Airfield(GREY, WHITE), words["field"]),
                Sample(Entry("0101", BEIGE), words["entry-japan"]),
                Sample(Entry("0101", GREY), words["entry-allies"]),
            ],
        ),
        (
            words["counters"],
            [
                Sample(sample_infantry, words["light"]),
                Sample(sample_guns, words["support"]),
                Sample(sample_chindits, words["chindit"]),
                Sample(sample_mules, words["transport"]),
            ],
        ),
    ]
    hex_km = 21.1
    scale = [
        (step * 20 / hex_km, f"{step * 20}" + (f" {words['scale']}" if step == 5 else "")) for step in (1, 2, 3, 4, 5)
    ]
    lines = [words["credit"], words["unofficial"], words["sources"]]
    return TitleBlock(words["title"], words["subtitle"], lines, key, scale)


def _ticks() -> dict[Literal["top", "left"], list[tuple[float, str]]]:
    top = [(on_board(24.86, lon / 2)[0], f"{lon // 2}°E" if lon % 2 == 0 else "") for lon in range(187, 200)]
    left = [(on_board(lat / 2, 94.91)[1], f"{lat // 2}°N" if lat % 2 == 0 else "") for lat in range(45, 54)]
    return {"top": top, "left": left}


def chart(pieces: Sequence[CounterOnMap] | None = None, *, language: Language = "en") -> Chart:
    """The map, with pieces on it if any are given."""
    words = WORDS[language]
    kinds = terrains(words)
    relief = Relief(
        shade=DATA / "relief-shade.webp",
        height=DATA / "relief-height.png",
        tallest=5000.0,
        extent=Frame(*_outlines()["extent"]),
    )
    return Chart(
        columns=COLUMNS,
        rows=ROWS,
        terrain={row["hex"]: kinds[row["terrain"]] for row in rows("hexes")},
        relief=relief,
        heights=HEIGHTS,
        rivers=rivers(),
        streams=[as_line(one["line"]) for one in _outlines()["streams"]],
        lakes=lakes(),
        borders=[as_line(one["line"]) for one in _outlines()["borders"]],
        ways=list(ways()),
        places=places(language),
        names=names(language),
        entries=entries(),
        off_map=off_map(words),
        stacks=stacks(pieces or ()),
        ticks=_ticks(),
        block=block(language),
    )
