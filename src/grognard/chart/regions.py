"""What a map of regions shows: seas cut into zones, land into areas, and boxes over both. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grognard.chart.colours import Colour
from grognard.chart.geometry import Frame, Line, Point
from grognard.chart.pieces import Stack

BorderKind = Literal["land", "sea", "shut", "frontier", "limit"]
TrackKind = Literal["land", "strait", "passage", "tie"]


@dataclass(frozen=True)
class Relief:
    """Grey images of the whole map: light and shade on land, the sea floor, and heights."""

    shade: Path
    floor: Path
    height: Path
    tallest: float


@dataclass(frozen=True)
class Port:
    """An anchor and how much a port holds; no text: as much as one likes."""

    text: str


@dataclass(frozen=True)
class Works:
    """A factory and what it yields."""

    text: str


@dataclass(frozen=True)
class Derrick:
    """Oil and how much."""

    text: str


@dataclass(frozen=True)
class Star:
    """Something worth having."""


@dataclass(frozen=True)
class Source:
    """A source of supply: full in the colour of who draws on it, or partial."""

    fill: Colour
    partial: bool = False


@dataclass(frozen=True)
class Airbase:
    """A base for long flights."""


@dataclass(frozen=True)
class Freight:
    """A ship and what it costs to keep a sea open."""

    text: str


@dataclass(frozen=True)
class Flag:
    """Who holds a place, if that is not seen from its colour."""

    fill: Colour


@dataclass(frozen=True)
class Fort:
    """Walls of whoever holds the place."""

    fill: Colour


Sign = Port | Works | Derrick | Star | Source | Airbase | Freight | Flag | Fort


@dataclass(frozen=True)
class Caption:
    """A name on one or more lines: middle, height of letters."""

    lines: Sequence[str]
    at: Point
    size: float
    style: Literal["sea", "area", "box"]


@dataclass(frozen=True)
class Region:
    """A space of the map."""

    kind: Literal["sea", "area", "port", "island", "box"]
    corners: Line
    tint: Colour
    caption: Caption | None = None
    signs: Sequence[Sign] = ()
    signs_at: Point = (0.0, 0.0)
    wooded: bool = False


@dataclass(frozen=True)
class Border:
    """Between two areas or zones, round the land or water out of play, or a border that nobody crosses."""

    kind: BorderKind
    line: Line


@dataclass(frozen=True)
class Track:
    """A way between spaces that do not touch."""

    kind: TrackKind
    line: Line


@dataclass(frozen=True)
class Legend:
    """The title and the key, written into water out of play."""

    title: str
    subtitle: str
    lines: Sequence[str]
    key: Sequence[tuple[Sign | Border | Track, str]]
    at: Point
    """Left end of the title's line."""
    key_at: Point


@dataclass(frozen=True)
class Area:
    """A piece of land as it is tinted."""

    corners: Line
    tint: Colour
    wooded: bool = False


@dataclass(frozen=True)
class Ground:
    """Land and sea under everything: coasts, relief, sea floor, and how the land is tinted."""

    frame: Frame
    land: Sequence[Line]
    relief: Relief
    heights: Sequence[tuple[float, Colour]]
    depths: Sequence[tuple[float, Colour]]
    """Tints by brightness of the sea floor, deepest first."""
    areas: Sequence[Area]
    beyond: Sequence[Line] = ()
    """Land that is not in play."""
    closed: Sequence[Line] = ()
    """Water that is not in play."""


@dataclass(frozen=True)
class RegionChart:
    """A map of regions."""

    frame: Frame
    regions: Sequence[Region]
    land: Sequence[Line]
    relief: Relief
    heights: Sequence[tuple[float, Colour]]
    depths: Sequence[tuple[float, Colour]]
    """Tints by brightness of the sea floor, deepest first."""
    beyond: Sequence[Line] = ()
    """Land that is not in play."""
    closed: Sequence[Line] = ()
    """Water that is not in play."""
    lakes: Sequence[Line] = ()
    rivers: Sequence[Line] = ()
    borders: Sequence[Border] = ()
    tracks: Sequence[Track] = ()
    points: Sequence[Point] = ()
    """Where spaces meet in a point without being neighbours."""
    rose: tuple[Point, float] | None = None
    meridians: Sequence[tuple[float, str]] = ()
    parallels: Sequence[tuple[float, str]] = ()
    legend: Legend | None = None
    markers: Sequence[tuple[Point, Sign]] = ()
    """Signs that come and go, in their places."""
    stacks: Sequence[Stack] = ()

    @property
    def ground(self) -> Ground:
        """What lies under the regions."""
        areas = [Area(region.corners, region.tint, region.wooded) for region in self.regions if region.kind == "area"]
        return Ground(self.frame, self.land, self.relief, self.heights, self.depths, areas, self.beyond, self.closed)
