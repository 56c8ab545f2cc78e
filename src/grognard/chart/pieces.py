"""Playing pieces on a map, whatever the map is made of. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from grognard.chart.colours import Colour
from grognard.chart.geometry import Point

SIZE = 0.66
"""The side of a counter in a hex."""
Symbol = Literal[
    "infantry",
    "cavalry",
    "artillery",
    "tank",
    "engineer",
    "garrison",
    "militia",
    "marine",
    "airborne",
    "headquarters",
    "mule",
    "truck",
    "carrier",
    "battleship",
    "cruiser",
    "aircraft",
]


@dataclass(frozen=True)
class Counter:
    """One playing piece as it lies on the map."""

    symbol: Symbol
    mark: str
    left: str
    right: str
    values: Sequence[str]
    fill: Colour
    ink: Colour
    band: Colour
    symbol_fill: Colour
    boxed: int | None = None
    """Which of the values is printed white on black."""
    reduced: bool = False
    flag: Colour | None = None
    """A dot in the corner: a state of the piece."""


@dataclass(frozen=True)
class Block:
    """A wooden block that stands upright: steps along its upper edge, whose it is along the lower one."""

    symbol: Symbol
    foot: str
    steps: int
    most: int
    fill: Colour
    ink: Colour
    symbol_fill: Colour
    side: Colour
    """The ground of the lower edge; it is written on in white."""


@dataclass(frozen=True)
class Stack:
    """Pieces in one place, the lowest first."""

    at: Point
    counters: Sequence[Counter | Block]
    size: float = SIZE
