"""A map of hexes from a title's data files: its sheets, ground, names and key; `data/map.toml` says how they look.

A title adds what only it knows: which hexsides a line follows, what is printed in a place.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, cast

import msgspec

from grognard.board.hexmap import HexMap
from grognard.chart.backdrop import Backdrop
from grognard.chart.colours import Colour, colour
from grognard.chart.drawing import PIXELS, floor, paint
from grognard.chart.geometry import Frame, Line, Point, as_line
from grognard.chart.model import (
    Anchor,
    Boundary,
    Chart,
    Disc,
    Home,
    Lake,
    Name,
    Sample,
    Square,
    Terrain,
    Texture,
    TitleBlock,
    Town,
    Wall,
    Wash,
)
from grognard.chart.pieces import Stack
from grognard.chart.raster import Raster
from grognard.chart.regions import Area, Ground, Relief
from grognard.chart.tiles import Tiling, stamp
from grognard.core import text
from grognard.core.files import Row, read_rows
from grognard.core.look_files import look_of

SEA = "sea"
PARTS = ("title", "subtitle", "credit", "unofficial", "sources")
"""Of the words under the map."""
Side = tuple[str, str]


class WashLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tint over hexes: those of some terrains, or those that the title names."""

    tint: str
    pattern: Literal["plain", "waves", "hatch", "sand", "paddies", "blocks"]
    terrains: tuple[str, ...] = ()


class LineLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line along hexsides."""

    ink: str
    width: float
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


class CoverLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture in the lobby: what lies around a hex or a point, and how large it is drawn."""

    scale: float
    middle: str | Point
    wide: float
    high: float


class MapLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a map looks, beside the tints of its terrains in `look.toml`."""

    cover: CoverLook
    hex_km: float = 1.0
    scale: tuple[str, ...] = ()
    """Marks of the scale bar: kilometres, with what is written behind them."""
    block_scale: float = 1.0
    margin: float = 1.3
    room: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """What the map has beyond its sheets to the left, above, to the right and below."""
    name_size: float = 1.0
    textures: dict[str, Texture] = {}
    """By terrain, where it is not open."""
    colours: dict[str, str] = {}
    washes: dict[str, WashLook] = {}
    lines: dict[str, LineLook] = {}
    key: dict[str, dict[str, tuple[str, ...]]] = {}
    """By heading, the samples below it: what each is called in the texts, and how it looks (`MapFiles.sample`)."""


class MapFiles:
    """The files of a title's map, read when they are first asked for."""

    def __init__(self, folder: Path, sheets: HexMap) -> None:
        self.folder, self.data, self.map = folder, folder / "data", sheets
        self.look = look_of(folder)
        self.looks = msgspec.convert(tomllib.loads((self.data / "map.toml").read_text(encoding="utf-8")), MapLook)
        self.tints = {terrain: colour(code) for terrain, code in self.look.terrains.items()}
        self.colours = {name: colour(code) for name, code in self.looks.colours.items()}

    def rows(self, name: str) -> list[Row]:
        return read_rows(self.data / f"{name}.csv")

    @cached_property
    def outlines(self) -> dict[str, Any]:
        """Shapes of the map in board units, as `atlas/` made them."""
        found: dict[str, Any] = json.loads((self.data / "outlines.json").read_text(encoding="utf-8"))
        return found

    @cached_property
    def hexes(self) -> dict[str, Row]:
        """The hexes of the sheets; the terrain of the sea may be left empty."""
        printed = {grid.name(*each) for grid in self.map.grids for each in grid.hexes}
        rows = ({**row, "terrain": row["terrain"] or SEA} for row in self.rows("hexes") if row["hex"] in printed)
        return {row["hex"]: row for row in rows}

    def words(self, language: str, key: str) -> str:
        """What the map says, in its language."""
        return text.message(self.folder, language, f"map-{key}", {})

    @property
    def spoken(self) -> set[str]:
        """All messages that the map is written with."""
        names = [f"name-{one['key']}" for one in self.outlines["names"]]
        key = [word for heading, looks in self.looks.key.items() for word in (heading, *looks)]
        return {f"map-{word}" for word in (*PARTS, *names, *key)}

    @property
    def frame(self) -> Frame:
        left, top, right, bottom = Frame(*self.map.bounds).grown(self.looks.margin)
        room = self.looks.room
        return Frame(left - room[0], top - room[1], right + room[2], bottom + room[3])

    # what lies on it

    def tint(self, row: Row) -> Colour:
        return self.tints[row["terrain"]]

    def wooded(self, row: Row) -> bool:
        return self.texture(row["terrain"]) == "wood"

    def texture(self, terrain: str) -> Texture:
        return self.looks.textures.get(terrain, "open")

    def ground(self) -> Ground:
        """Coasts, relief and sea floor, and the tint of every hex with land."""
        shade, deep, height = (self.data / f"relief-{each}.webp" for each in ("shade", "floor", "height"))
        return Ground(
            frame=self.frame,
            land=[as_line(shape) for shape in self.outlines["land"]],
            relief=Relief(shade, deep, height, tallest=7000.0),
            heights=tuple((metres, colour(code)) for metres, code in self.look.heights),
            depths=tuple((depth, colour(code)) for depth, code in self.look.depths),
            areas=[
                Area(self.map.corners(name, 1.02), self.tint(row), self.wooded(row))
                for name, row in self.hexes.items()
                if row["terrain"] != SEA
            ],
        )

    def washes(self, **others: Iterable[str]) -> list[Wash]:
        """The washes over terrains, and over the hexes that the title names."""
        found = []
        for name, look in self.looks.washes.items():
            over = (place for place, row in self.hexes.items() if row["terrain"] in look.terrains)
            found.append(self._wash(name, others.get(name, over)))
        return found

    def _wash(self, name: str, over: Iterable[str] = ()) -> Wash:
        look = self.looks.washes[name]
        return Wash(frozenset(over), colour(look.tint), look.pattern)

    def boundaries(self, sides: Mapping[str, Sequence[Side]]) -> list[Boundary]:
        """The lines, each along its sides."""
        return [self._line(name, sides[name]) for name in self.looks.lines if sides.get(name)]

    def _line(self, name: str, sides: Sequence[Side] = ()) -> Boundary:
        look = self.looks.lines[name]
        return Boundary(sides, colour(look.ink, look.opacity), look.width, look.dash)

    def courses(self, *by: str) -> dict[tuple[str, ...], list[Line]]:
        """Where rivers run, by what they are known by."""
        found: dict[tuple[str, ...], list[Line]] = {}
        for one in self.outlines["rivers"]:
            found.setdefault(tuple(one[each] for each in by), []).append(as_line(one["line"]))
        return found

    def lakes(self, sides: Sequence[Side]) -> list[Lake]:
        """All lakes; the hexsides that they close are told of the first."""
        shores = [as_line(shape) for shape in self.outlines["lakes"]]
        return [Lake(shore, () if number else sides) for number, shore in enumerate(shores)]

    def names(self, language: str) -> list[Name]:
        """What is written along lines."""
        return [
            Name(
                self.words(language, f"name-{one['key']}"),
                as_line(one["line"]),
                one["style"],
                one["size"] * self.looks.name_size,
            )
            for one in self.outlines["names"]
        ]

    # the key

    def block(self, language: str) -> TitleBlock:
        """Title, credits and the key."""
        title, subtitle, *lines = (self.words(language, part) for part in PARTS)
        key = [
            (self.words(language, heading), [self.sample(look, self.words(language, name)) for name, look in looks])
            for heading, looks in ((heading, looks.items()) for heading, looks in self.looks.key.items())
        ]
        unit = self.looks.hex_km * self.looks.block_scale
        return TitleBlock(
            title, subtitle, lines, key, [(int(mark.split()[0]) / unit, mark) for mark in self.looks.scale]
        )

    def sample(self, look: Sequence[str], said: str) -> Sample:
        """A line of the key: terrain, wash or line by name, a badge with its value and colours, or a plain word.

        A terrain has its own texture if none is named, or the tint of a colour if there is no such terrain.
        """
        kind, *words = look
        makers: dict[str, Callable[..., Any]] = {
            "terrain": self._terrain,
            "wash": lambda name: Wash(
                frozenset(), colour(self.looks.washes[name].tint), self.looks.washes[name].pattern
            ),
            "line": self._line,
            "square": lambda value, fill, ink: Square(value, self.colours[fill], self.colours[ink]),
            "disc": lambda value, fill: Disc(value, self.colours[fill]),
            "home": lambda fill: Home(self.colours[fill]),
            "dot": lambda size: Town(int(size)),
            "anchor": Anchor,
            "wall": Wall,
        }
        return Sample(makers[kind](*words) if kind in makers else cast("Any", kind), said)

    def _terrain(self, name: str, texture: Texture | None = None) -> Terrain:
        tint = self.tints.get(name) or self.colours[name]
        return Terrain(name, tint, texture or self.texture(name))

    # all of it

    def chart(self, language: str, stacks: Sequence[Stack] | None, **layers: Any) -> Chart:
        """The map, with the layers of the title and the counters that lie on it."""
        return Chart(
            map=self.map,
            terrain={name: self._terrain(row["terrain"]) for name, row in self.hexes.items()},
            sea=self.ground(),
            names=self.names(language),
            stacks=stacks or (),
            block=self.block(language),
            block_scale=self.looks.block_scale,
            margin=self.looks.margin,
            room=self.looks.room,
            **layers,
        )

    def backdrop(self, key: str, chart: Callable[..., Chart], start: Callable[[], Any]) -> Backdrop:
        """The map as images: empty ones without names for clients, and the cover with the set-up of a scenario."""

        @cache
        def empty() -> Chart:
            return chart()

        def tiling() -> Tiling:
            return Tiling(self.frame, PIXELS, stamp(self._ingredients()))

        def draw(canvas: Raster, language: str | None) -> None:
            if language is None:
                paint(canvas, empty(), named=False)
            else:
                paint(canvas, chart(start(), language=language))

        cover = self.looks.cover
        x, y = self.map.centre(cover.middle) if isinstance(cover.middle, str) else cover.middle
        around = Frame(x - cover.wide / 2, y - cover.high / 2, x + cover.wide / 2, y + cover.high / 2)
        return Backdrop(key, tiling, lambda frame, pixels: floor(empty(), frame, pixels), draw, (cover.scale, around))

    def _ingredients(self) -> Iterable[Path]:
        """All files that a picture of the map depends on."""
        for kind in ("*.csv", "*.json", "*.toml", "relief-*"):
            yield from sorted(self.data.glob(kind))
        yield from sorted(Path(__file__).parent.glob("*.py"))
        yield self.folder / "artwork.py"
