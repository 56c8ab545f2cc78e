"""What a chart shows. Nothing here knows a game: a title describes its map in these words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from grognard.board.grid import Hex, HexGrid
from grognard.board.hexmap import HexMap
from grognard.chart.colours import Colour
from grognard.chart.geometry import Frame, Line, Point
from grognard.chart.pieces import Counter, Stack
from grognard.chart.regions import Ground

Texture = Literal["open", "wood", "hill", "cliff"]
WayKind = Literal["road", "track", "trail", "rail", "light-rail"]
RiverKind = Literal["great", "major", "minor", "canal"]


@dataclass(frozen=True)
class Terrain:
    """A kind of hex: its name for the key, its tint, and how its ground looks."""

    name: str
    tint: Colour
    texture: Texture


@dataclass(frozen=True)
class Relief:
    """Light and shade, and heights, as grey images of the same rectangle of the board.

    A height is `tallest` times the square of the pixel's share of 255.
    """

    shade: Path
    height: Path
    tallest: float
    extent: Frame


@dataclass(frozen=True)
class River:
    """A river: where it runs, and the hexsides it holds by the rules."""

    kind: RiverKind
    courses: Sequence[Line]
    sides: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Lake:
    """A lake: its shore, and the hexsides it closes."""

    shore: Line
    sides: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Way:
    """A road, track, trail or railway from hex to hex."""

    kind: WayKind
    hexes: Sequence[str]


@dataclass(frozen=True)
class Square:
    """A value in a square, with or without a star."""

    text: str
    fill: Colour
    ink: Colour
    star: bool = False


@dataclass(frozen=True)
class Disc:
    """A number in a two-coloured disc, with or without a ring."""

    text: str
    fill: Colour
    ring: Colour | None = None


@dataclass(frozen=True)
class Airfield:
    """An airfield in the colour of its owner."""

    fill: Colour
    ink: Colour


@dataclass(frozen=True)
class Anchor:
    """A harbour."""


@dataclass(frozen=True)
class Wall:
    """A fortress that is part of the map."""


@dataclass(frozen=True)
class Home:
    """A home of somebody, in their colour."""

    fill: Colour


@dataclass(frozen=True)
class Town:
    """A town by its size, from 0 for the smallest to 3 for a great city."""

    size: int


Badge = Square | Disc | Airfield | Anchor | Wall | Home | Town


@dataclass(frozen=True)
class Place:
    """A town or landmark. `rank` 0 is the most important."""

    name: str
    hex: str
    at: Point
    badges: Sequence[Badge] = ()
    rank: int = 3


@dataclass(frozen=True)
class Name:
    """A name written along a line: a region, a range, a river."""

    text: str
    line: Line
    style: Literal["country", "region", "range", "water"]
    size: float


@dataclass(frozen=True)
class Entry:
    """A hex with thick coloured edges."""

    hex: str
    fill: Colour


@dataclass(frozen=True)
class Wash:
    """Hexes with a tint over them, plain or in a pattern."""

    hexes: frozenset[str]
    tint: Colour
    pattern: Literal["plain", "waves", "hatch", "sand", "paddies", "blocks"]


@dataclass(frozen=True)
class SideMark:
    """A hexside that is not what it seems: water that is shut, land that joins across, or the banks of a divided hex.

    `shut` and `joined` lie between two neighbours; a `divide` runs through a hex between the neighbours of one water
    and those of the other.
    """

    kind: Literal["shut", "joined", "divide"]
    hex: str
    others: Sequence[str]
    beyond: Sequence[str] = ()


@dataclass(frozen=True)
class Boundary:
    """A line along hexsides."""

    sides: Sequence[tuple[str, str]]
    ink: Colour
    width: float
    dash: Sequence[float] = ()


@dataclass(frozen=True)
class OffMap:
    """A box beyond the edge, with arrows into the map."""

    text: str
    at: Point
    fill: Colour
    ink: Colour
    arrows: Sequence[Line]


@dataclass(frozen=True)
class Panel:
    """A space that is no hex of a sheet: its outline, what is written at its head, and the cells in which pieces lie.

    `ties` are middles of spaces to which a line is drawn beneath.
    """

    ring: Line
    text: str
    at: Point
    size: float
    fill: Colour
    ink: Colour
    cells: Sequence[tuple[Point, str]] = ()
    cell: float = 1.0
    ties: Sequence[Point] = ()


@dataclass(frozen=True)
class Sample:
    """One line of the key: how something looks and what it is."""

    look: (
        Terrain
        | WayKind
        | RiverKind
        | Badge
        | Entry
        | Counter
        | Wash
        | Boundary
        | Literal["lake", "border", "town", "shut", "joined", "divide"]
    )
    text: str


@dataclass(frozen=True)
class TitleBlock:
    """Words under the map."""

    title: str
    subtitle: str
    lines: Sequence[str]
    key: Sequence[tuple[str, Sequence[Sample]]]
    scale: Sequence[tuple[float, str]]
    """Marks of the scale bar: length in board units and what it stands for."""


@dataclass(frozen=True, eq=False)
class Chart:
    """A map with all that lies on it."""

    map: HexMap
    terrain: Mapping[str, Terrain]
    relief: Relief | None = None
    heights: Sequence[tuple[float, Colour]] = ()
    """Tints by metres above the sea, lowest first."""
    sea: Ground | None = None
    """Land and sea, where there is sea: instead of tints by hex."""
    washes: Sequence[Wash] = ()
    marks: Sequence[SideMark] = ()
    boundaries: Sequence[Boundary] = ()
    rivers: Sequence[River] = ()
    streams: Sequence[Line] = ()
    lakes: Sequence[Lake] = ()
    borders: Sequence[Line] = ()
    ways: Sequence[Way] = ()
    places: Sequence[Place] = ()
    names: Sequence[Name] = ()
    entries: Sequence[Entry] = ()
    off_map: Sequence[OffMap] = ()
    panels: Sequence[Panel] = ()
    stacks: Sequence[Stack] = ()
    ticks: Mapping[Literal["top", "left"], Sequence[tuple[float, str]]] = field(default_factory=dict)
    """Degrees on the frame: board coordinate and text."""
    block: TitleBlock | None = None
    block_scale: float = 1.0
    """How much larger than usual title and key are drawn: for maps of thousands of hexes."""
    margin: float = 1.3
    room: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """How far the map goes on beyond that, to the left, above, to the right and below: for what lies beside it."""

    @property
    def frame(self) -> Frame:
        """The sheets with their margin, and the room beside them."""
        left, top, right, bottom = Frame(*self.map.bounds).grown(self.margin)
        return Frame(left - self.room[0], top - self.room[1], right + self.room[2], bottom + self.room[3])

    def hexes(self, frame: Frame) -> Iterator[tuple[str, HexGrid, Hex]]:
        """The hexes of which something is seen in a frame."""
        reach = max(grid.radius for grid in self.map.grids)
        return self.map.within(frame.grown(reach * 1.2))
