"""The map, what stands in a place, and what lies beside the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from operator import itemgetter

from rich.table import Table
from rich.text import Text

from grognard.core.frame import Ask
from grognard.sketch import Cell, Sketch, Stack, around, form_of, gazetteer, hex_map
from grognard.terminal.screen import Remark, Screen

PIPE_LINES = 23


class Places:
    """Looks around, and remembers where one looked last."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._focus = ""
        self._with_map = screen.interactive

    def attend(self, sketch: Sketch, ask: Ask) -> None:
        """Turn to the place that a question is about; draw the map around it if that helps."""
        self._find(sketch, ask)
        if self._with_map and self._focus and self._concrete(ask):
            self._draw(sketch, sketch.cells[self._focus])

    def map(self, rest: str) -> None:
        if rest in ("on", "off"):
            self._with_map = rest == "on"
            return
        sketch = self._screen.sketch()
        cell = self._cell(sketch, rest or self._focus) if rest or self._focus else _first(sketch)
        if not cell.on_map:
            raise Remark(self._screen.phrase("off-map", word=cell.name))
        self._focus = cell.name
        self._draw(sketch, cell)
        if cell.region:
            self._tell_rest(sketch, cell)
        self._screen.console.print(sketch.legend, style="dim", markup=False)

    def look(self, rest: str) -> None:
        screen = self._screen
        drawing = screen.drawing()
        sketch = drawing.sketch()
        if not rest:
            self._boxes(sketch)
            return
        cell = self._cell(sketch, rest)
        if cell.on_map:
            self._focus = cell.name
        name = f"{cell.name}  {cell.town}" if cell.town else cell.name
        screen.console.print(name, style="bold", markup=False)
        for line in drawing.describe(cell.name):
            screen.console.print(f"  {line}", markup=False)

    def _find(self, sketch: Sketch, ask: Ask) -> None:
        title, kit = self._screen.game.title, self._screen.game.kit
        space, piece = ask.args.get("space"), ask.args.get("piece")
        names: list[str] = []
        if isinstance(space, int):
            names.append(kit.space_names[space])
        if isinstance(piece, int) and piece >= 0:
            names.append(kit.piece_names[piece])
        if not names and not self._focus:
            names += [title.target_name(kit, order) for order in ask.orders if order.target is not None]
        for name in names:
            cell = sketch.find(name)
            if cell is not None and cell.on_map:
                self._focus = cell.name
                return

    def _concrete(self, ask: Ask) -> bool:
        """Whether a question is about places, so that a map helps."""
        return "piece" in ask.args or "space" in ask.args or bool(self._picks(ask))

    def _picks(self, ask: Ask) -> set[str]:
        """The places among which a question lets one pick."""
        title, kit = self._screen.game.title, self._screen.game.kit
        return {
            kit.space_names[order.target]
            for order in ask.orders
            if isinstance(order.target, int) and (verb := title.verbs.get(order.verb)) and verb.kind == "space"
        }

    def _cell(self, sketch: Sketch, name: str) -> Cell:
        cell = sketch.find(name)
        if cell is None:
            raise Remark(self._screen.phrase("where", word=name))
        return cell

    def _draw(self, sketch: Sketch, centre: Cell) -> None:
        """The map around a space; if there is no grid, the space and its neighbours."""
        console = self._screen.console
        if centre.region:
            self._heading(self._screen.phrase("around", place=centre.town or centre.name))
            console.print(_lines(sketch, around(sketch, centre), self._picks(self._screen.ask)))
            return
        form = form_of(sketch, centre)
        wide = max(3 * form.wide, console.width - 1)
        high = max(3 * form.high, min(34, console.height - 8)) if self._screen.interactive else PIPE_LINES
        sheet = hex_map(sketch, centre, wide=wide, high=high, lit=self._picks(self._screen.ask))
        for row in sheet:
            runs = [("".join(sign for sign, _ in run), style) for style, run in groupby(row, key=itemgetter(1))]
            console.print(Text.assemble(*runs), no_wrap=True, crop=True)

    def _tell_rest(self, sketch: Sketch, centre: Cell) -> None:
        """All other regions: a line for each space where something stands, and the others in a row."""
        lit = self._picks(self._screen.ask)
        for entry in gazetteer(sketch, centre):
            self._heading(entry.heading)
            if entry.cells:
                self._screen.console.print(_lines(sketch, entry.cells, lit))
            if entry.quiet:
                names = Text(", ").join(_short(sketch, cell, lit) for cell in entry.quiet)
                self._screen.console.print(Text.assemble((self._screen.phrase("quiet"), "dim"), " ", names))

    def _heading(self, text: str) -> None:
        self._screen.console.print(text, style="bold underline", markup=False)

    def _boxes(self, sketch: Sketch) -> None:
        """What lies beside the map."""
        for cell in sketch.cells.values():
            if not cell.on_map and cell.stacks:
                line = Text.assemble((f"{cell.name}  ", "bold"), f"{cell.town}  " if cell.town else "")
                for stack in cell.stacks:
                    line.append(_stack_text(sketch, stack))
                self._screen.console.print(line)


def _first(sketch: Sketch) -> Cell:
    return next(cell for cell in sketch.cells.values() if cell.on_map)


def _lines(sketch: Sketch, cells: Iterable[Cell], lit: Collection[str]) -> Table:
    """Spaces without a grid, a line each: who holds it, what is printed and what stands there."""
    table = Table.grid(padding=(0, 1))
    for _ in range(4):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for cell in cells:
        stacks = Text().join(_stack_text(sketch, stack) for stack in cell.stacks)
        star = Text("*" if cell.name in lit else " ", style="bold")
        table.add_row(star, Text(cell.name, style="dim"), _name(sketch, cell), _signs(cell), stacks)
    return table


def _name(sketch: Sketch, cell: Cell) -> Text:
    """The name of a place with the letter of its holder."""
    ink = sketch.inks.get(cell.holder)
    name = cell.town or cell.name
    return Text(f"{name} ({ink.letter})", style=ink.colour) if ink else Text(name)


def _short(sketch: Sketch, cell: Cell, lit: Collection[str]) -> Text:
    """An empty space as `*WAK Wake (J) i`."""
    star = "*" if cell.name in lit else ""
    said = Text.assemble((star, "bold"), (cell.name, "dim"), " ", _name(sketch, cell), " ", _signs(cell))
    said.rstrip()
    return said


def _signs(cell: Cell) -> Text:
    return Text.assemble((cell.ground, "dim"), " " if cell.ground and cell.marks else "", (cell.marks, "yellow"))


def _stack_text(sketch: Sketch, stack: Stack) -> Text:
    ink = sketch.inks[stack.side]
    said = stack.said or ", ".join(stack.pieces)
    return Text.assemble((f"{ink.letter} ", f"bold {ink.colour}"), (said, ink.colour), "  ")
