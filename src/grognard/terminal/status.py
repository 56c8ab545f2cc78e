"""The state of the game in figures: the headline and the tracks."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from grognard.sketch import Sketch
from grognard.terminal.screen import Screen

SHORT_VALUE = 10
"""Longer values have no room in the headline."""


def headline(screen: Screen, sketch: Sketch) -> None:
    screen.console.print()
    screen.console.rule(f"[bold]{escape(sketch.headline)}", align="left", characters="-")
    line = Text()
    for track in sketch.tracks:
        if all(len(value) < SHORT_VALUE for _, value in track.values):
            line.append(f"{track.name} ", style="dim")
            line.append(_values(sketch, track.values))
            line.append("   ")
    screen.console.print(line)


def tracks(screen: Screen) -> None:
    sketch = screen.sketch()
    table = Table.grid(padding=(0, 2))
    for track in sketch.tracks:
        table.add_row(Text(track.name, style="dim"), _values(sketch, track.values, "\n"))
    screen.console.print(table)


def _values(sketch: Sketch, values: tuple[tuple[str, str], ...], gap: str = " ") -> Text:
    """`J 5 A 4`: the values of a track in the colours of their sides."""
    line = Text()
    for number, (side, value) in enumerate(values):
        ink = sketch.inks.get(side)
        if number:
            line.append(gap)
        repeated = gap == " " and number > 0 and values[number - 1][0] == side
        if ink is not None and len(values) > 1 and not repeated:
            line.append(f"{ink.letter} ", style=ink.colour)
        line.append(value, style=f"bold {ink.colour}" if ink else "bold")
    return line
