"""A position in characters: what a text screen shows of it.

A board of hexes is drawn as a map; a board of regions, which has no grid, is told as a gazetteer. What is shown is made
in `grognard.terminal.drawing`, for all titles alike.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from grognard.board.grid import Tops


class Ink(msgspec.Struct, frozen=True):
    """How a side is written: a letter for it, and a colour where there are colours."""

    letter: str
    colour: str


class Track(msgspec.Struct, frozen=True):
    """A named value, or one for each side."""

    name: str
    values: tuple[tuple[str, str], ...]
    """(side, value); the side is empty if the value belongs to none."""


class Stack(msgspec.Struct, frozen=True):
    """Pieces of one side in one space, the most important first."""

    side: str
    pieces: tuple[str, ...]
    said: str = ""
    """The same in a few words, for a line that has room for them."""


class Hexed(msgspec.Struct, frozen=True):
    """Where a hex lies: in which lattice of sheets that join, and its doubled coordinates there."""

    lattice: int
    x: int
    y: int


class Cell(msgspec.Struct, frozen=True):
    """A space: a hex, a place in a region, or a box beside the map."""

    name: str
    hex: Hexed | None = None
    ground: str = ""
    """A sign for the terrain, and signs for what runs through it."""
    town: str = ""
    holder: str = ""
    """The side that holds it, if that matters."""
    marks: str = ""
    stacks: tuple[Stack, ...] = ()
    edges: tuple[str, ...] = ("",) * 6
    """A sign for what runs along each side of a hex, clockwise from the north."""
    region: str = ""
    """On a board without a grid, the heading under which the space is found."""
    near: tuple[str, ...] = ()
    """On a board without a grid, the names of its neighbours."""

    @property
    def on_map(self) -> bool:
        return self.hex is not None or bool(self.region)


class Sketch(msgspec.Struct, frozen=True):
    """All that a text screen shows of a position."""

    headline: str
    tracks: tuple[Track, ...]
    inks: dict[str, Ink]
    cells: dict[str, Cell]
    legend: str
    """What the signs mean, in one line or two."""
    tops: tuple[Tops, ...] = ()
    """How the hexes of each lattice stand."""

    def find(self, name: str) -> Cell | None:
        """The space of that name or town, or the one in which a piece of that name is."""
        wanted = name.lower()
        for cell in self.cells.values():
            if wanted in (cell.name.lower(), cell.town.lower()):
                return cell
        for cell in self.cells.values():
            if any(wanted == piece.lower() for stack in cell.stacks for piece in stack.pieces):
                return cell
        return None


class Entry(msgspec.Struct, frozen=True):
    """A section of a gazetteer: spaces where something stands, and the quiet rest."""

    heading: str
    cells: tuple[Cell, ...]
    quiet: tuple[Cell, ...]


def around(sketch: Sketch, centre: Cell) -> tuple[Cell, ...]:
    """A space of a board of regions, and its neighbours."""
    return (centre, *(sketch.cells[name] for name in centre.near))


def gazetteer(sketch: Sketch, centre: Cell) -> list[Entry]:
    """The rest of a board of regions, region by region, that of the centre first."""
    told = {cell.name for cell in around(sketch, centre)}
    regions: dict[str, list[Cell]] = {centre.region: []}
    for cell in sketch.cells.values():
        if cell.region and cell.name not in told:
            regions.setdefault(cell.region, []).append(cell)
    return [
        Entry(heading, tuple(cell for cell in cells if cell.stacks), tuple(cell for cell in cells if not cell.stacks))
        for heading, cells in regions.items()
        if cells
    ]


Styled = list[list[tuple[str, str]]]
"""Rows of characters with their styles."""


class Form(msgspec.Struct, frozen=True):
    """How hexes are drawn in characters.

    A step of 1 in doubled coordinates goes `step` characters to the right and lines down; a hex is `wide` and `high`
    with its rim. `rim` has its signs: column, line, sign, and the side that they belong to; `room` the first column,
    the line and the width of what is written in it.
    """

    step: tuple[int, int]
    wide: int
    high: int
    rim: tuple[tuple[int, int, str, int], ...]
    room: tuple[tuple[int, int, int], ...]


def _flat() -> Form:
    north, north_east, south_east, south, south_west, north_west = range(6)
    rim = [(column, 0, "_", north) for column in range(2, 10)]
    rim += [(column, 4, "_", south) for column in range(2, 10)]
    rim += [(1, 1, "/", north_west), (0, 2, "/", north_west), (0, 3, "\\", south_west), (1, 4, "\\", south_west)]
    rim += [(10, 1, "\\", north_east), (11, 2, "\\", north_east), (11, 3, "/", south_east), (10, 4, "/", south_east)]
    return Form((10, 2), 12, 5, tuple(rim), ((2, 1, 8), (1, 2, 10), (1, 3, 10), (2, 4, 8)))


def _pointy() -> Form:
    north_east, east, south_east, south_west, west, north_west = range(6)
    rim = [(column, 0, "-", north_west) for column in range(1, 6)] + [
        (column, 0, "-", north_east) for column in range(7, 12)
    ]
    rim += [(column, 5, "-", south_west) for column in range(1, 6)] + [
        (column, 5, "-", south_east) for column in range(7, 12)
    ]
    rim += [(0, line, "|", west) for line in range(1, 5)] + [(12, line, "|", east) for line in range(1, 5)]
    return Form((6, 5), 13, 6, tuple(rim), tuple((1, line, 11) for line in range(1, 5)))


FORMS: dict[Tops, Form] = {"flat": _flat(), "pointy": _pointy()}


def form_of(sketch: Sketch, cell: Cell) -> Form:
    """How the hexes around a hex are drawn."""
    assert cell.hex is not None
    return FORMS[sketch.tops[cell.hex.lattice]]


def hex_map(sketch: Sketch, centre: Cell, *, wide: int, high: int, lit: Collection[str] = ()) -> Styled:
    """The map around a hex, so many characters wide and lines high; the hexes in `lit` are shown with a star."""
    form, middle = form_of(sketch, centre), centre.hex
    assert middle is not None
    hexes = [(cell, cell.hex) for cell in sketch.cells.values() if cell.hex and cell.hex.lattice == middle.lattice]
    across, down = (wide - form.wide) // form.step[0] + 1, (high - form.high) // form.step[1] + 1
    left = _first(middle.x, across, [at.x for _, at in hexes])
    top = _first(middle.y, down, [at.y for _, at in hexes])
    sheet: Styled = [[(" ", "")] * wide for _ in range(high)]
    seen = [
        (cell, (at.x - left) * form.step[0], (at.y - top) * form.step[1])
        for cell, at in hexes
        if left <= at.x < left + across and top <= at.y < top + down
    ]
    for cell, x, y in seen:
        for column, line, sign, side in form.rim:
            _edge(sheet, x + column, y + line, sign, cell.edges[side])
    for cell, x, y in seen:
        _fill(sheet, x, y, sketch, cell, cell.name in lit)
    while sheet and all(sign == " " for sign, _ in sheet[-1]):
        sheet.pop()
    return sheet


def _first(middle: int, count: int, all_of_them: list[int]) -> int:
    """Where a window of so many steps begins, so that it has a middle and does not look beyond the edge."""
    return max(min(all_of_them), min(middle - count // 2, max(all_of_them) - count + 1))


def _fill(sheet: Styled, x: int, y: int, sketch: Sketch, cell: Cell, lit: bool) -> None:
    """What stands in a hex: number and terrain, town, first stack, second stack or marks."""
    form = form_of(sketch, cell)
    holder = sketch.inks.get(cell.holder)
    stacks = [_stack(sketch, stack, form.room[2][2]) for stack in cell.stacks]
    marks = [(cell.marks, "yellow")] if cell.marks else []
    lines = [
        (f"{cell.name} {cell.ground}", "bold reverse" if lit else "dim"),
        (cell.town, holder.colour if holder else ""),
        *(stacks[:1] or [("", "")]),
        *[*stacks[1:2], *marks][:1],
    ]
    for (column, line, width), (text, style) in zip(form.room, lines, strict=False):
        _write(sheet, x + column, y + line, text[:width], style)
    if lit:
        column, line, width = form.room[0]
        _write(sheet, x + column + width - 1, y + line, "*", "bold")


def _stack(sketch: Sketch, stack: Stack, width: int) -> tuple[str, str]:
    """A stack as `J 31/58+2`: the side, the first piece, and how many more there are."""
    ink = sketch.inks[stack.side]
    more = f"+{len(stack.pieces) - 1}" if len(stack.pieces) > 1 else ""
    return f"{ink.letter} {stack.pieces[0][: width - len(more) - 2]}{more}", f"bold {ink.colour}"


def _edge(sheet: Styled, column: int, row: int, sign: str, water: str) -> None:
    if water:
        sheet[row][column] = (water, "blue")
    elif sheet[row][column][0] == " ":
        sheet[row][column] = (sign, "dim")


def _write(sheet: Styled, column: int, row: int, text: str, style: str) -> None:
    for offset, sign in enumerate(text):
        sheet[row][column + offset] = (sign, style)
