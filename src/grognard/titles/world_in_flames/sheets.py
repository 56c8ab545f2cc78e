"""The five sheets on one table: Western and Eastern Europe, Asia, the Pacific, the mini-map of America.

On all of them columns grow westwards and rows northwards. The two of Europe join where column 28 of the East is column
01 of the West; both print the hexes of odd rows there (2.1.1, 11.10). Asia and the Pacific are one lattice of a scale
of their own, America is a third; big hexdots lead from the Pacific to America. Off-map hexes and the big hexdots
beside them are boxes, linked by grey lines and off-map railways. A scenario is played on some of the sheets, its
theatre, named by their letters: `WE`, `APM`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from grognard.board import HexGrid, HexMap
from grognard.core.files import Row, read_rows

DATA = Path(__file__).parent / "data"
POOL, LOST, CIRCLE, AWAY, ALOFT, HOLDS, REPAIR = "pool", "lost", "circle", "away", "aloft", "holds", "repair"
SCRAPPED, HULLS = "scrapped", "hulls"
ASIDE = (POOL, LOST, CIRCLE, AWAY, ALOFT, HOLDS, REPAIR, SCRAPPED, HULLS)
"""Force pool and what is not in play yet; destroyed; on the production circle (4.2); in another theatre; aboard an
aircraft or on parachutes; aboard ships; in the repair pool (11.5.8); out of the game for good; in the construction
pool, launched but not fitted out (13.6.5)."""
SECTIONS = 5
"""The sections of a sea box, 0 to 4 (2.1.2)."""
WAYS = ("grey line", "off-map railway")
DRY = ("land", "coast")
BOXED = ("off-map", "big hexdot")
"""Kinds of spaces that lie beside the sheets, unless a grid prints them."""
JOINS = ("join", "adjacent")
"""What makes spaces of two sheets, or a big hexdot and what it touches, adjacent (2.1.1)."""
NOT_ADJACENT = ("E9906", "E0148")
"""The railway to Perm does not make its ends adjacent (2.1.1)."""
EUROPE, ASIA, AMERICA = "WE", "AP", "M"
WORLD = EUROPE + ASIA + AMERICA
"""The letters with which the numbers of hexes begin, by the three scales."""
ASIA_AT = (67.2, 0.0)
AMERICA_AT, AMERICA_SCALE = (100.0, -4.0), 1.5
"""Where the sheets lie on the table, and how much larger the hexes of the mini-map are drawn."""


ROOM = (21.0, 4.5, 0.0, 0.0)
"""How far the map goes on beyond the sheets, to the left, above, to the right and below."""


@cache
def hex_rows() -> tuple[Row, ...]:
    return tuple(read_rows(DATA / "hexes.csv"))


@cache
def _printed() -> frozenset[str]:
    return frozenset(row["hex"] for row in hex_rows())


def _in(letter: str) -> Callable[[int, int], bool]:
    """The frames of Asia and America have no hexes: the file says where they end."""
    return lambda col, row: f"{letter}{col:02}{row:02}" in _printed()


def _in_west(col: int, row: int) -> bool:
    """The lower left corner of Western Europe belongs to its frame."""
    return col < 20 or row > 6


def _in_east(col: int, row: int) -> bool:
    return col < 28 or row % 2 == 1


WEST = HexGrid(
    range(1, 31), range(1, 50), "pointy", "odd", "W{col:02}{row:02}", True, True, place=(27, 0), exists=_in_west
)
EAST = HexGrid(range(1, 29), range(1, 50), "pointy", "odd", "E{col:02}{row:02}", True, True, exists=_in_east)
ASIATIC = HexGrid(
    *(range(1, 32), range(1, 52), "pointy", "even", "A{col:02}{row:02}", True, True),
    place=(31, 0),
    exists=_in("A"),
    origin=ASIA_AT,
)
PACIFIC = HexGrid(range(1, 32), range(1, 52), "pointy", "even", "P{col:02}{row:02}", True, True, origin=ASIA_AT)
AMERICAN = HexGrid(
    *(range(1, 21), range(1, 29), "pointy", "even", "M{col:02}{row:02}", True, True),
    exists=_in("M"),
    scale=AMERICA_SCALE,
    origin=AMERICA_AT,
)
GRIDS = {"W": WEST, "E": EAST, "A": ASIATIC, "P": PACIFIC, "M": AMERICAN}


@cache
def grids(theatre: str) -> tuple[HexGrid, ...]:
    return tuple(GRIDS[letter] for letter in theatre)


@cache
def sheets(theatre: str) -> HexMap:
    """The sheets without anything beside them."""
    return HexMap(grids(theatre))


@cache
def off_map(theatre: str) -> tuple[str, ...]:
    """The off-map hexes beside the sheets, then the big hexdots there, each in the order of the file."""
    return tuple(
        row["hex"]
        for kind in BOXED
        for row in hex_rows()
        if row["kind"] == kind and row["hex"][0] in theatre and not _on_grid(row["hex"])
    )


def _on_grid(name: str) -> bool:
    col, row = int(name[1:3]), int(name[3:])
    return GRIDS[name[0]].holds(col, row)


@cache
def sea_names(theatre: str) -> tuple[str, ...]:
    """The sea areas that touch the sheets, in the order of the file.

    One that touches no sheet is a box between others: it is there where two of them are.
    """
    touched = {name: "" for row in hex_rows() for name in row["sea_areas"].split("; ")}
    laid = {name for row in hex_rows() if row["hex"][0] in theatre for name in row["sea_areas"].split("; ")}
    rows = read_rows(DATA / "seas.csv")
    between = {
        row["name"]
        for row in rows
        if row["name"] not in touched and len(laid.intersection(row["adjacent"].split("; "))) > 1
    }
    return tuple(row["name"] for row in rows if row["name"] in laid | between)


def section_name(sea: str, section: int) -> str:
    """`baltic-sea-3`"""
    return f"{sea.lower().replace(' ', '-')}-{section}"


@cache
def sections(theatre: str) -> tuple[str, ...]:
    return tuple(section_name(sea, section) for sea in sea_names(theatre) for section in range(SECTIONS))


def _links(theatre: str) -> list[tuple[str, str]]:
    """Lines, and from their ends at the edge of a sheet to the edge hexes beside them (2.1.1-i); joins of sheets.

    A blue line leads from one hexdot to another (2.1.3-d).
    """
    kinds = {row["hex"]: row["kind"] for row in hex_rows() if row["hex"][0] in theatre}
    rows = read_rows(DATA / "hexsides.csv")
    ends = [(row["hex_a"], row["hex_b"]) for row in rows if row["feature"] in WAYS]
    lines = [pair for pair in ends if kinds.keys() >= {*pair} and pair != NOT_ADJACENT]
    found = dict.fromkeys(lines)
    for pair in lines:
        for off, edge in (pair, pair[::-1]):
            if kinds[off] == "off-map":
                beside = (near for near in _along_the_edge(theatre, edge) if kinds.get(near) in DRY)
                found.update((link, None) for near in beside if (link := (off, near)) and link[::-1] not in found)
    joins = [(row["hex_a"], row["hex_b"]) for row in rows if row["feature"] in JOINS]
    joins += [(row["dot_a"], row["dot_b"]) for row in read_rows(DATA / "lines.csv")]
    for a, b in joins:
        if {a, b} <= kinds.keys() and (b, a) not in found:
            found[a, b] = None
    return list(found)


def _along_the_edge(theatre: str, name: str) -> list[str]:
    """The hexes at the edge of the sheets next to one of them; none beside an off-map hex."""
    map_ = sheets(theatre)
    if name not in map_.board.index:
        return []
    return [near for near in map_.around(name) if near is not None and None in map_.around(near)]


CELL, HEADING = 1.16, 0.42
"""A section of a sea box is as wide and high on the map, and above them stands the name of the sea."""
Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@cache
def frame() -> dict[str, Row]:
    """Where off-map hexes, big hexdots and sea boxes are drawn."""
    return {row["name"]: row for row in read_rows(DATA / "frame.csv")}


def box_of(sea: str) -> Rect:
    """The outline of a sea box."""
    row = frame()[sea]
    x, y, wide, high = float(row["x"]), float(row["y"]), int(row["wide"]) * CELL, int(row["high"]) * CELL
    return x - wide / 2, y - high / 2 - HEADING, x + wide / 2, y + high / 2


def middles(sea: str) -> list[Point]:
    """The middles of the sections of a sea box, row by row."""
    left, top, _, _ = box_of(sea)
    wide = int(frame()[sea]["wide"])
    spots = (divmod(number, wide) for number in range(SECTIONS))
    return [(left + (col + 0.5) * CELL, top + HEADING + (row + 0.5) * CELL) for row, col in spots]


def spots(theatre: str) -> dict[str, Point]:
    """Where the off-map hexes, the big hexdots and the sections are drawn."""
    found = {name: (float(frame()[name]["x"]), float(frame()[name]["y"])) for name in off_map(theatre)}
    for sea in sea_names(theatre):
        found.update((section_name(sea, number), at) for number, at in enumerate(middles(sea)))
    return found


@cache
def world(theatre: str) -> HexMap:
    """The sheets with their off-map hexes and sea boxes, and the boxes where counters wait."""
    boxes: dict[str, Point | None] = {**spots(theatre), **dict.fromkeys(ASIDE)}
    return HexMap(grids(theatre), boxes=boxes, links=_links(theatre))
