"""The map, what stands in a place, and what lies beside the map."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

from grognard.core.frame import Ask
from grognard.sketch import PITCH, Cell, Sketch, Stack, hex_map
from grognard.terminal.screen import Remark, Screen

PIPE_ROWS = 5


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
        cell = self._cell(sketch, rest or self._focus)
        if not cell.x:
            raise Remark(self._screen.phrase("off-map", word=cell.name))
        self._focus = cell.name
        self._draw(sketch, cell)
        self._screen.console.print(sketch.legend, style="dim", markup=False)

    def look(self, rest: str) -> None:
        screen = self._screen
        sketch = screen.sketch()
        if not rest:
            self._boxes(sketch)
            return
        cell = self._cell(sketch, rest)
        if cell.x:
            self._focus = cell.name
        name = f"{cell.name}  {cell.town}" if cell.town else cell.name
        screen.console.print(name, style="bold", markup=False)
        for line in screen.describe(screen.game.kit.space_index[cell.name]):
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
            if cell is not None and cell.x:
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
        console = self._screen.console
        columns = max(3, (console.width - 3) // PITCH)
        rows = max(3, min(8, (console.height - 8) // 4)) if self._screen.interactive else PIPE_ROWS
        sheet = hex_map(sketch, centre, columns=columns, rows=rows, lit=self._picks(self._screen.ask))
        for row in sheet:
            runs = [("".join(sign for sign, _ in run), style) for style, run in groupby(row, key=itemgetter(1))]
            console.print(Text.assemble(*runs), no_wrap=True, crop=True)

    def _boxes(self, sketch: Sketch) -> None:
        """What lies beside the map."""
        for cell in sketch.cells.values():
            if not cell.x and cell.stacks:
                line = Text(f"{cell.name}  ", style="bold")
                for stack in cell.stacks:
                    line.append(_stack_text(sketch, stack))
                self._screen.console.print(line)


def _stack_text(sketch: Sketch, stack: Stack) -> Text:
    ink = sketch.inks[stack.side]
    return Text.assemble((f"{ink.letter} ", f"bold {ink.colour}"), (", ".join(stack.pieces), ink.colour), "  ")
