"""The names of a map for clients that write them over its images: places, regions and waters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from grognard.chart.geometry import Line, Point, along, length
from grognard.chart.model import Chart
from grognard.core.scene import Label

RANKS = {"country": 0, "region": 1, "range": 2, "water": 2}
"""By style: how near one must come to read a name that runs along a line."""


PANEL_RANK = 1


def captions(chart: Chart) -> Iterator[Label]:
    """Towns where the printed map would have them; regions and waters along their lines."""
    from grognard.chart.drawing import placed_names

    ranked = sorted(chart.places, key=lambda place: (place.rank, place.name))
    for place, label in zip(ranked, placed_names(chart), strict=True):
        room = label.frame
        x, y = (room.left + room.right) / 2, (room.top + room.bottom) / 2
        yield Label(label.text, round(x, 3), round(y, 3), label.size, place.rank, "place", place.hex)
    for panel in chart.panels:
        if panel.text:
            x, y = panel.at
            yield Label(panel.text, round(x, 3), round(y, 3), panel.size, PANEL_RANK, "box")
    for name in chart.names:
        (x, y), _ = along(name.line, length(name.line) / 2)
        line = _rightwards(name.line)
        yield Label(name.text, round(x, 3), round(y, 3), name.size, RANKS[name.style], name.style, line=line)


def _rightwards(line: Line) -> tuple[Point, ...]:
    """A line in the direction in which its name is read, without repeated points."""
    points = [point for point, _ in groupby((round(x, 3), round(y, 3)) for x, y in line)]
    return tuple(points if points[0][0] <= points[-1][0] else reversed(points))
