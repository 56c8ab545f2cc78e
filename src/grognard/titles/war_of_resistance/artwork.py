"""The map of China as a chart: what is on it comes from the data files, how it looks from `data/map.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from grognard.board import HexMap
from grognard.chart.map_files import MapFiles, Side
from grognard.chart.model import Anchor, Badge, Boundary, Chart, Place, River, RiverKind, Town, Way
from grognard.chart.pieces import Stack
from grognard.core.files import Row
from grognard.titles.war_of_resistance.kit import CITY_KINDS, FULL_CITY, PARTIAL, POINT, REFERENCE
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.sheets import SHEETS

FILES = MapFiles(Path(__file__).parent, HexMap(SHEETS))
LOOK, MAP = FILES.look, FILES.map
RIVERS: dict[str, RiverKind] = {"great": "great", "major": "major", "river": "minor", "canal": "canal"}
FOREIGN = frozenset(("Indochina", "Hong Kong", "Macao", "Kwangchow", "Formosa", ""))
TOWNS = {REFERENCE: 1, POINT: 0}


@cache
def cities() -> dict[str, int]:
    """By hex: the class of its city."""
    found: dict[str, int] = {}
    for row in FILES.rows("places"):
        found[row["hex"]] = max(found.get(row["hex"], 0), CITY_KINDS.index(row["kind"]))
    return found


def _sides(*kinds: str) -> list[Side]:
    """The hexsides with one of these."""
    return [side for row in FILES.rows("hexsides") if row["kind"] in kinds for side in _pairs(row)]


def _pairs(row: Row) -> list[Side]:
    return [(a, b) for a, _, b in (side.partition("/") for side in row["sides"].split())]


def boundaries() -> list[Boundary]:
    """Borders of provinces and countries, and the Great Wall."""
    sides: dict[str, list[Side]] = {"province": [], "country": [], "wall": _sides("wall")}
    grid = FILES.hexes
    for name, row in grid.items():
        for other in MAP.around(name):
            if other is None or other <= name or row["surface"] == "sea" or grid[other]["surface"] == "sea":
                continue
            ours, theirs = row["province"], grid[other]["province"]
            if ours != theirs:
                sides["country" if {ours, theirs} & FOREIGN else "province"].append((name, other))
    return FILES.boundaries(sides)


def rivers() -> list[River]:
    courses = FILES.courses("name")
    rows = (row for row in FILES.rows("hexsides") if row["kind"] in RIVERS)
    return [River(RIVERS[row["kind"]], courses[row["name"],], _pairs(row)) for row in rows]


def ways() -> Iterator[Way]:
    for row in FILES.rows("roads"):
        yield Way("track", row["hexes"].split())
    for row in FILES.rows("rails"):
        path = row["hexes"].split()
        if row["opens"] != "buildable" and row["volume"] != "ferry" and len(path) > 1:
            yield Way("rail" if row["volume"] == "high" else "light-rail", path)


def badges(row: Row) -> list[Badge]:
    kind = CITY_KINDS.index(row["kind"])
    found: list[Badge] = [Town(TOWNS.get(kind, 3 if kind >= PARTIAL else 2))]
    if row["port"] in ("great", "major", "standard", "minor"):
        found.append(Anchor())
    return found


def places() -> list[Place]:
    """Towns; the second names of the hexes of a great city are left out."""
    found, named = [], set()
    ranked = sorted(FILES.rows("places"), key=lambda row: -CITY_KINDS.index(row["kind"]))
    for row in ranked:
        kind = CITY_KINDS.index(row["kind"])
        if row["hex"] in named or (row["city"] and kind < FULL_CITY and row["city"] in named):
            continue
        named |= {row["hex"], row["city"]}
        x, y = MAP.centre(row["hex"])
        rank = 0 if kind >= PARTIAL else 1 if kind > REFERENCE else 2 if kind == REFERENCE else 3
        found.append(Place(row["label"], row["hex"], (x, y + 0.06), badges(row), rank))
    return found


def starting_position(scenario: str = "taierzhuang") -> list[Stack]:
    """The counters of a set-up."""
    from grognard.titles.war_of_resistance.tokens import starting_position

    return starting_position(scenario)


def chart(stacks: Sequence[Stack] | None = None, *, language: str = "en") -> Chart:
    """The map, with the counters that lie on it."""
    return FILES.chart(
        language,
        stacks,
        washes=FILES.washes(built=(name for name, kind in cities().items() if kind >= PARTIAL)),
        boundaries=boundaries(),
        rivers=rivers(),
        lakes=FILES.lakes(_sides("lake")),
        ways=list(ways()),
        places=places(),
    )


BACKDROP = FILES.backdrop(META.key, chart, starting_position)
