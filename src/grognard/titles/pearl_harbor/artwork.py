"""The map of Pearl Harbor as a chart: what is on it comes from the data files, how it looks from `data/map.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grognard.board import HexMap
from grognard.chart.colours import BLACK, WHITE, Colour
from grognard.chart.geometry import as_line
from grognard.chart.map_files import MapFiles, Side
from grognard.chart.model import Anchor, Badge, Boundary, Chart, Home, Place, River, SideMark, Square, Wall
from grognard.chart.pieces import Stack
from grognard.core.files import Row
from grognard.titles.pearl_harbor.kit import EAST, WEST
from grognard.titles.pearl_harbor.meta import META

NEUTRALS = frozenset(("soviet", "mongolia", "afghanistan", "off-limits", "tibet"))
COUNTRIES = {"manchuria": "manchukuo", "formosa": "japan", "islands": "", "solomons": "", "alaska": ""}
"""Regions that are part of a country, or of none, where borders are drawn."""


class PearlMap(MapFiles):
    def tint(self, row: Row) -> Colour:
        """How the land of a hex is coloured: by its terrain, paler where nobody may go."""
        own = super().tint(row)
        return own.mix(self.colours["neutral"], 0.7) if row["region"] in NEUTRALS else own

    def wooded(self, row: Row) -> bool:
        """The rain forests of the south-east are rough and green."""
        return row["zone"] == "southeast-asia" and row["terrain"].startswith("rough")


FILES = PearlMap(Path(__file__).parent, HexMap((WEST, EAST)))
LOOK, MAP = FILES.look, FILES.map


def marks() -> Iterator[SideMark]:
    """Hexsides that are not what they seem."""
    for row in FILES.rows("sides"):
        if row["land"] == "yes":
            yield SideMark("joined", row["a"], (row["b"],))
        if row["water"] == "no" and all(_wet(FILES.hexes[row[end]]) for end in "ab"):
            yield SideMark("shut", row["a"], (row["b"],))
    waters: dict[str, list[list[str]]] = {}
    for row in FILES.rows("parts"):
        if row["medium"] == "water":
            waters.setdefault(row["hex"], []).append(row["neighbours"].split())
    for name, groups in waters.items():
        yield SideMark("divide", name, groups[0], [each for group in groups[1:] for each in group])


def _wet(row: Row) -> bool:
    return row["terrain"] in ("sea", "coast", "rough-coast", "island", "rough-island")


def boundaries() -> list[Boundary]:
    """Borders of countries, and of weather zones."""
    across_water = {frozenset((row["a"], row["b"])) for row in FILES.rows("sides") if row["land"] == "no"}
    sides: dict[str, list[Side]] = {}
    for name, row in FILES.hexes.items():
        for other in MAP.around(name):
            if other is None or other <= name:
                continue
            beside = FILES.hexes[other]
            if row["zone"] != beside["zone"]:
                sides.setdefault(min(row["zone"], beside["zone"]), []).append((name, other))
            ours, theirs = (COUNTRIES.get(each["region"], each["region"]) for each in (row, beside))
            if ours and theirs and ours != theirs and frozenset((name, other)) not in across_water:
                sides.setdefault("border", []).append((name, other))
    return FILES.boundaries(sides)


def rivers() -> list[River]:
    sides: dict[str, list[Side]] = {}
    for row in FILES.rows("sides"):
        if row["river"]:
            sides.setdefault(row["river"], []).append((row["a"], row["b"]))
    return [River("minor", [], found) for found in sides.values()]


def badges(row: Row) -> Iterator[Badge]:
    """What is printed in a place besides its name."""
    if row["home"]:
        yield Home(FILES.colours[row["home"].split()[0].partition("-")[0]])
    if row["objective"]:
        yield Square(row["objective"], WHITE, BLACK)
    if row["fortress"]:
        yield Wall()
    if row["anchorage"]:
        yield Anchor()


def places(language: str) -> list[Place]:
    name = "name_fr" if language == "fr" else "name"
    found = []
    for row in FILES.rows("places"):
        shown = list(badges(row))
        x, y = MAP.centre(row["hex"])
        rank = 0 if row["home"] else 1 if row["objective"] else 2 if shown or row["city"] else 3
        if rank < 3:
            found.append(Place(row[name] or row["name"], row["hex"], (x, y + 0.06), shown, rank))
    return found


def degrees() -> Mapping[Any, list[tuple[float, str]]]:
    """Meridians along the upper edge."""
    marks = []
    for lon in range(60, 211, 10):
        name = f"{lon}°E" if lon <= 180 else f"{360 - lon}°W"
        marks.append((-34.034 + 0.34 * lon, name))
    return {"top": marks}


def starting_position(scenario: str = "operation-z") -> list[Stack]:
    """The counters of a set-up."""
    from grognard.titles.pearl_harbor.standing import starting_position

    return starting_position(scenario)


def chart(stacks: Sequence[Stack] | None = None, *, language: str = "en") -> Chart:
    """The map, with the counters that lie on it."""
    return FILES.chart(
        language,
        stacks,
        washes=FILES.washes(narrow=(name for name, row in FILES.hexes.items() if row["area"])),
        marks=list(marks()),
        boundaries=boundaries(),
        rivers=rivers(),
        streams=[as_line(line) for line in FILES.outlines["rivers"]],
        places=places(language),
        ticks=degrees(),
    )


BACKDROP = FILES.backdrop(META.key, chart, starting_position)
