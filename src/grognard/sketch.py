"""A position in characters: what a text screen shows of it.

A title that can be played in a terminal has a module `sketch` with two functions:

- `sketch(pos, wording) -> Sketch`: headline, tracks, and every space with the stacks in it;
- `describe(pos, space, wording) -> list[str]`: all that is worth knowing of one space, a line each.

A board of hexes is drawn as a map; a board of regions, which has no grid, is told as a gazetteer.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
STEPS = {
    (0, -2): NORTH,
    (1, -1): NORTH_EAST,
    (1, 1): SOUTH_EAST,
    (0, 2): SOUTH,
    (-1, 1): SOUTH_WEST,
    (-1, -1): NORTH_WEST,
}
"""Which side of a flat-topped hex looks towards a neighbour, by the difference of their `x` and `y`."""

INNER = 8
"""Characters between the upper corners of a hex."""
PITCH = INNER + 2
HEIGHT = 4


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


class Cell(msgspec.Struct, frozen=True):
    """A space: a hex (`x` counts columns and `y` half hexes), a place in a region, or a box beside the map."""

    name: str
    x: int = 0
    y: int = 0
    ground: str = ""
    """A sign for the terrain, and signs for what runs through it."""
    town: str = ""
    holder: str = ""
    """The side that holds it, if that matters."""
    marks: str = ""
    stacks: tuple[Stack, ...] = ()
    edges: tuple[str, ...] = ("",) * 6
    """A sign for what runs along each side, clockwise from the north."""
    region: str = ""
    """On a board without a grid, the heading under which the space is found."""
    near: tuple[str, ...] = ()
    """On a board without a grid, the names of its neighbours."""

    @property
    def on_map(self) -> bool:
        return bool(self.x or self.region)


class Sketch(msgspec.Struct, frozen=True):
    """All that a text screen shows of a position."""

    headline: str
    tracks: tuple[Track, ...]
    inks: dict[str, Ink]
    cells: dict[str, Cell]
    legend: str
    """What the signs mean, in one line or two."""

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


def hex_map(sketch: Sketch, centre: Cell, *, columns: int, rows: int, lit: Collection[str] = ()) -> Styled:
    """The map around a hex; the hexes in `lit` are shown with a star."""
    left = centre.x - columns // 2
    xs = [cell.x for cell in sketch.cells.values() if cell.x]
    left = max(min(xs), min(left, max(xs) - columns + 1))
    top = centre.y - rows
    ys = [cell.y for cell in sketch.cells.values() if cell.x]
    top = max(min(ys), min(top, max(ys) - 2 * rows + 1))
    sheet: Styled = [[(" ", "")] * (columns * PITCH + 2) for _ in range((2 * rows + 1) * HEIGHT // 2 + 1)]
    seen = [
        (cell, (cell.x - left) * PITCH, (cell.y - top) * HEIGHT // 2)
        for cell in sketch.cells.values()
        if left <= cell.x < left + columns and top <= cell.y < top + 2 * rows
    ]
    for cell, x, y in seen:
        _outline(sheet, x, y, cell)
    for cell, x, y in seen:
        _fill(sheet, x, y, sketch, cell, cell.name in lit)
    while sheet and all(sign == " " for sign, _ in sheet[-1]):
        sheet.pop()
    return sheet


def _outline(sheet: Styled, x: int, y: int, cell: Cell) -> None:
    """The six sides of a hex whose upper left corner is at (x, y)."""
    right = x + INNER + 3
    for column in range(x + 2, x + INNER + 2):
        _edge(sheet, column, y, "_", cell.edges[NORTH])
        _edge(sheet, column, y + 4, "_", cell.edges[SOUTH])
    for column, row, sign, side in (
        (x + 1, y + 1, "/", NORTH_WEST),
        (x, y + 2, "/", NORTH_WEST),
        (x, y + 3, "\\", SOUTH_WEST),
        (x + 1, y + 4, "\\", SOUTH_WEST),
        (right - 1, y + 1, "\\", NORTH_EAST),
        (right, y + 2, "\\", NORTH_EAST),
        (right, y + 3, "/", SOUTH_EAST),
        (right - 1, y + 4, "/", SOUTH_EAST),
    ):
        _edge(sheet, column, row, sign, cell.edges[side])


def _fill(sheet: Styled, x: int, y: int, sketch: Sketch, cell: Cell, lit: bool) -> None:
    """What stands in a hex: number and terrain, town, first stack, second stack or marks."""
    _write(sheet, x + 2, y + 1, f"{cell.name} {cell.ground}"[:INNER], "bold reverse" if lit else "dim")
    if lit:
        _write(sheet, x + INNER + 1, y + 1, "*", "bold")
    holder = sketch.inks.get(cell.holder)
    _write(sheet, x + 1, y + 2, cell.town[: INNER + 2], holder.colour if holder else "")
    lines = [_stack(sketch, stack) for stack in cell.stacks]
    marks = [(cell.marks, "yellow")] if cell.marks else []
    if lines:
        _write(sheet, x + 1, y + 3, lines[0][0][: INNER + 2], lines[0][1])
    for text, style in [*lines[1:2], *marks][:1]:
        _write(sheet, x + 2, y + 4, text[:INNER], style)


def _stack(sketch: Sketch, stack: Stack) -> tuple[str, str]:
    """A stack as `J 31/58+2`: the side, the first piece, and how many more there are."""
    ink = sketch.inks[stack.side]
    more = f"+{len(stack.pieces) - 1}" if len(stack.pieces) > 1 else ""
    room = INNER + 2 - len(more) - 2
    return f"{ink.letter} {stack.pieces[0][:room]}{more}", f"bold {ink.colour}"


def _edge(sheet: Styled, column: int, row: int, sign: str, water: str) -> None:
    if water:
        sheet[row][column] = (water, "blue")
    elif sheet[row][column][0] == " ":
        sheet[row][column] = (sign, "dim")


def _write(sheet: Styled, column: int, row: int, text: str, style: str) -> None:
    for offset, sign in enumerate(text):
        sheet[row][column + offset] = (sign, style)
