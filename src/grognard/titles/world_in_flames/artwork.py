"""The map of the world as a chart: what is on it comes from the data files, how it looks from `data/map.toml`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from grognard.board import HexMap
from grognard.chart.map_files import MapFiles, Side
from grognard.chart.model import Anchor, Badge, Chart, Disc, Panel, Place, River, RiverKind, Square, Town, Way, WayKind
from grognard.chart.pieces import Stack
from grognard.titles.world_in_flames.meta import META
from grognard.titles.world_in_flames.sheets import (
    CELL,
    HEADING,
    WAYS,
    WORLD,
    box_of,
    frame,
    grids,
    hex_rows,
    middles,
    off_map,
    sea_names,
    spots,
)

FILES = MapFiles(Path(__file__).parent, HexMap(grids(WORLD), boxes=spots(WORLD)))
LOOK, MAP = FILES.look, FILES.map
RIVERS: dict[str, RiverKind] = {"river": "major", "canal": "canal"}
LINES = {"border": "national border", "start-line": "start line", "alpine": "alpine", "fort": "fort"}
"""What lines follow, as the file of hexsides calls it."""


def sides(*features: str) -> list[Side]:
    """The hexsides with one of these, on the sheets."""
    pairs = [(row["hex_a"], row["hex_b"]) for row in FILES.rows("hexsides") if row["feature"] in features]
    return [(a, b) for a, b in pairs if a in FILES.hexes and b in FILES.hexes]


def rivers() -> list[River]:
    """Rivers and canals: their courses, and the hexsides that they hold by the rules."""
    held: dict[tuple[str, ...], list[Side]] = {}
    for row in FILES.rows("hexsides"):
        if row["feature"] in RIVERS:
            held.setdefault((row["feature"], row["name"]), []).append((row["hex_a"], row["hex_b"]))
    return [River(RIVERS[which[0]], lines, held[which]) for which, lines in FILES.courses("kind", "name").items()]


def ways() -> Iterator[Way]:
    """Railways and roads, in pieces: where two sheets meet nothing is drawn between them."""
    for row in FILES.rows("rails"):
        kind: WayKind = "rail" if row["kind"] == "rail" else "track"
        piece: list[str] = []
        for name in row["hexes"].split():
            if piece and (name not in FILES.hexes or name not in MAP.around(piece[-1])):
                if len(piece) > 1:
                    yield Way(kind, piece)
                piece = []
            if name in FILES.hexes:
                piece = [*piece, name]
        if len(piece) > 1:
            yield Way(kind, piece)


@cache
def wealth() -> dict[str, tuple[int, int]]:
    """By place: factories, and resources with oil."""
    return {
        row["place"]: (
            int(row["factories_red"] or 0) + int(row["factories_blue"] or 0),
            int(row["resources"] or 0) + int(row["oil"] or 0),
        )
        for row in FILES.rows("resources")
    }


def places() -> list[Place]:
    """Cities, ports, and other places of the rules."""
    tints, ports = FILES.colours, {row["port"] for row in FILES.rows("ports")}
    found: list[Place] = []
    for row in FILES.rows("places"):
        known = [name.strip() for name in (row["name"], *row["alt_names"].split(";"))]
        size = 3 if row["objective"] or row["capital_of"] else 2 if row["city"] else 0
        badges: list[Badge] = [Town(size)]
        if any(name in ports for name in known):
            badges.append(Anchor())
        factories, goods = next((wealth()[name] for name in known if name in wealth()), (0, 0))
        if factories:
            badges.append(Square(str(factories), tints["factory"], tints["paper"]))
        if goods:
            badges.append(Disc(str(goods), tints["wealth"]))
        x, y = MAP.centre(row["hex"])
        found.append(Place(row["name"], row["hex"], (x, y + 0.06), badges, 0 if size == 3 else 1 if size else 2))
    return found


def ring(middle: tuple[float, float], size: float = 0.6) -> list[tuple[float, float]]:
    """The outline of a hex beside the sheets."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return [(middle[0] + size * math.cos(turn), middle[1] + size * math.sin(turn)) for turn in turns]


def size_of(dry: bool) -> float:
    """How large an off-map hex is drawn, and a big hexdot."""
    return 0.6 if dry else 0.32


def panels() -> Iterator[Panel]:
    """Off-map hexes with their lines, big hexdots, and the sea boxes with their sections."""
    tints = FILES.colours
    kinds = {row["hex"]: row for row in hex_rows()}
    lines: dict[str, list[str]] = {}
    for row in FILES.rows("hexsides"):
        if row["feature"] in WAYS and row["hex_a"] in frame():
            lines.setdefault(row["hex_a"], []).append(row["hex_b"])
        elif row["feature"] in WAYS and row["hex_b"] in frame():
            lines.setdefault(row["hex_b"], []).append(row["hex_a"])
    for name in off_map(WORLD):
        at, dry = MAP.centre(name), kinds[name]["kind"] == "off-map"
        fill = tints["beside"] if dry else tints["water"]
        yield Panel(ring(at, size_of(dry)), "", at, 0.2, fill, tints["rim"], ties=_near(lines.get(name, ()), at))
    for sea in sea_names(WORLD):
        left, top, right, bottom = box_of(sea)
        outline = [(left, top), (right, top), (right, bottom), (left, bottom)]
        cells = [(at, str(number)) for number, at in enumerate(middles(sea))]
        heading = ((left + right) / 2, top + HEADING / 2)
        size = min(0.3, (right - left) / (0.56 * len(sea)))
        yield Panel(outline, sea, heading, size, tints["box"], tints["navy"], cells, CELL)


def _near(names: Sequence[str], at: tuple[float, float]) -> list[tuple[float, float]]:
    """Where lines end that do not cross half the table."""
    ends = [MAP.centre(name) for name in names]
    return [end for end in ends if math.hypot(end[0] - at[0], end[1] - at[1]) < FAR]


def starting_position(scenario: str = "barbarossa") -> list[Stack]:
    """The counters of a set-up."""
    from grognard.titles.world_in_flames.tokens import starting_position

    return starting_position(scenario)


FAR = 14.0
"""Longer lines are not drawn."""


def chart(stacks: Sequence[Stack] | None = None, *, language: str = "en") -> Chart:
    """The map, with the counters that lie on it."""
    return FILES.chart(
        language,
        stacks,
        washes=FILES.washes(),
        boundaries=FILES.boundaries({name: sides(feature) for name, feature in LINES.items()}),
        rivers=rivers(),
        lakes=FILES.lakes(sides("lake")),
        ways=list(ways()),
        places=places(),
        panels=list(panels()),
    )


BACKDROP = FILES.backdrop(META.key, chart, starting_position)
