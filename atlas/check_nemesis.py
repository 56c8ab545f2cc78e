"""Checks the map data of Nemesis against the rulebook's clues and against the ground."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from atlas import files
from atlas.grid import Point
from atlas.nemesis import COURSES, GRID, MOVED
from atlas.sources import Floats, lines
from atlas.terrain import relief

TITLE = "nemesis"
SIDES = {"japan", "allies"}


def sides_of(row: files.Row) -> list[tuple[str, str]]:
    pairs = [side.split("/") for side in row["hexsides"].split()]
    return [(a, b) for a, b in pairs]


def check_hexes() -> Iterator[str]:
    rows = files.read(TITLE, "hexes")
    if sorted(row["hex"] for row in rows) != sorted(GRID.hexes()):
        yield "hexes.csv does not list the 680 hexes once each"
    network = files.network(TITLE)
    found = relief(GRID)
    for row in rows:
        here, terrain = found[row["hex"]], row["terrain"]
        label = f"{row['hex']} {terrain} (mean {here.mean:.0f} m, relief {here.local:.0f} m)"
        if row["country"] not in {"india", "burma", "china"} or not row["source"]:
            yield f"{row['hex']}: country or source"
        if terrain == "escarpment" and row["hex"] in network:
            yield f"{label}: escarpment on the network"
        if terrain not in {"clear", "jungle", "mountain", "escarpment"}:
            yield f"{label}: unknown terrain"
        by_hand = row["source"].startswith("history")
        if not by_hand and terrain == "clear" and here.local > 250:
            yield f"{label}: not clear"
        if not by_hand and terrain in {"mountain", "escarpment"} and here.local < 150:
            yield f"{label}: not a mountain"


def check_places() -> Iterator[str]:
    rows = files.read(TITLE, "places")
    terrain = {row["hex"]: row for row in files.read(TITLE, "hexes")}
    for name, count in Counter(row["name"] for row in rows).items():
        if count > 1:
            yield f"place {name} is listed {count} times"
    for row in rows:
        name, hex_ = row["name"], row["hex"]
        real = GRID.hex_of(float(row["lat"]), float(row["lon"]))
        moved = MOVED.get(name) == hex_ and real in GRID.neighbours(hex_)
        if real != hex_ and not moved:
            yield f"{name}: in {hex_} although its coordinates say {real}"
        if row["value"] and (row["objective"] not in SIDES or int(row["value"]) % 2):
            yield f"{name}: objective {row['objective']} {row['value']}"
        if bool(row["range"]) != (row["depot"] in SIDES) or (row["star"] and not row["objective"]):
            yield f"{name}: depot or star"
        if row["objective"] and terrain[hex_]["terrain"] == "escarpment":
            yield f"{name}: objective on an escarpment"
        if not row["source"]:
            yield f"{name}: no source"
    homalin = next(row for row in rows if row["name"] == "Homalin")
    if (homalin["hex"], homalin["depot"], homalin["range"]) != ("0909", "japan", "5"):
        yield "Homalin is not the Japanese depot of range 5 in 0909"
    per_hex = Counter(row["hex"] for row in rows if row["objective"])
    yield from (f"{hex_}: two objectives" for hex_, count in per_hex.items() if count > 1)


def check_ways() -> Iterator[str]:
    for row in files.read(TITLE, "ways"):
        chain = row["hexes"].split()
        if row["kind"] not in {"road", "track", "trail", "rail"} or not row["source"]:
            yield f"{row['name']}: kind or source"
        for a, b in pairwise(chain):
            if GRID.holds(a) and b not in GRID.neighbours(a):
                yield f"{row['name']}: {a} and {b} are not adjacent"
        yield from (f"{row['name']}: {hex_} is off the map" for hex_ in chain if not GRID.holds(hex_))


def corners(row: files.Row) -> Counter[Point]:
    count: Counter[Point] = Counter()
    for a, b in sides_of(row):
        count.update(GRID.side(a, b))
    return count


def on_edge(corner: Point) -> bool:
    """Whether a corner touches the outside of the map."""
    around = {GRID.hex_at(corner[0] + dx, corner[1] + dy) for dx, dy in _AROUND}
    return not all(GRID.holds(hex_) for hex_ in around)


_AROUND = ((0.3, 0.0), (-0.3, 0.0), (0.15, 0.26), (0.15, -0.26), (-0.15, 0.26), (-0.15, -0.26))


def check_rivers() -> Iterator[str]:
    rows = files.read(TITLE, "rivers")
    courses = {line.id: line.points for line in lines("rivers", GRID.box(3.0))}
    owner: dict[frozenset[str], str] = {}
    every: Counter[Point] = Counter()
    for row in rows:
        if row["kind"] != "lake":
            every.update(set(corners(row)))
    for row in rows:
        name, pairs = row["name"], sides_of(row)
        bad = [f"{a}/{b}" for a, b in pairs if not GRID.holds(a) or b not in GRID.neighbours(a)]
        if bad or not row["source"]:
            yield f"{name}: {bad} are not hexsides"
            continue
        for a, b in pairs:
            if frozenset((a, b)) in owner:
                yield f"{name}: {a}/{b} also belongs to {owner[frozenset((a, b))]}"
            owner[frozenset((a, b))] = name
        if row["kind"] == "lake":
            continue
        count = corners(row)
        ends = [corner for corner, times in count.items() if times == 1]
        chained = all(set(GRID.side(*one)) & set(GRID.side(*other)) for one, other in pairwise(pairs))
        if len(ends) != 2 or max(count.values()) > 2 or not chained:
            yield f"{name}: not one unbroken line"
        elif not any(on_edge(end) or every[end] > 1 for end in ends):
            yield f"{name}: leads neither to the map edge nor into another river"
        if name in COURSES:
            yield from far_from_course(name, pairs, np.vstack([courses[id_] for id_ in COURSES[name].split()]))


def far_from_course(name: str, pairs: list[tuple[str, str]], course: Floats) -> Iterator[str]:
    x, y = GRID.board(course[:, 1], course[:, 0])
    for a, b in pairs:
        (px, py), (qx, qy) = GRID.side(a, b)
        away = float(np.min(np.hypot(x - (px + qx) / 2, y - (py + qy) / 2)))
        if away > 0.8:
            yield f"{name}: {a}/{b} is {away:.2f} hexes from its real course"


def check_depots() -> Iterator[str]:
    """A dark ring needs a major river along its hex, a light ring a river."""
    rivers = {"dark": {"major"}, "light": {"major", "minor"}}
    kinds: dict[str, set[str]] = {}
    for row in files.read(TITLE, "rivers"):
        for pair in sides_of(row):
            for hex_ in pair:
                kinds.setdefault(hex_, set()).add(row["kind"])
    for row in files.read(TITLE, "places"):
        if row["ring"] and not rivers[row["ring"]] & kinds.get(row["hex"], set()):
            yield f"{row['name']}: {row['ring']} ring but no such river"


def check_entries() -> Iterator[str]:
    rows = files.read(TITLE, "entries")
    network = files.network(TITLE)
    edge = {hex_ for hex_ in GRID.hexes() if not all(GRID.holds(other) for other in GRID.neighbours(hex_))}
    supply = {row["hex"] for row in rows if row["kind"] == "supply"}
    for row in rows:
        for hex_ in row["hex"].split():
            if hex_ not in edge or hex_ not in network:
                yield f"entry {hex_}: not a network hex on the map edge"
            if row["kind"] == "reinforcement" and hex_ not in supply:
                yield f"reinforcement arrow {row['name']} to {hex_}: not a supply entry"
    if {row["name"] for row in rows if row["kind"] == "reinforcement"} != {"JP", "UK", "US", "CN"}:
        yield "the four reinforcement hexes are not JP, UK, US and CN"
    if not any(row["china"] for row in rows):
        yield "no supply entry in China"


def check_clues() -> Iterator[str]:
    """The rulebook's own statements about hexes and columns."""
    place = {row["name"]: row["hex"] for row in files.read(TITLE, "places")}
    ways = files.read(TITLE, "ways")
    rail = {hex_ for way in ways if way["kind"] == "rail" for hex_ in way["hexes"].split()}
    country = {row["hex"]: row["country"] for row in files.read(TITLE, "hexes")}
    for name in ("Myitkyina", "Lashio", "Maingkwan", "Baoshan"):
        if place[name] not in rail:
            yield f"{name} is not on a railway"
    if sum(country[hex_] == "india" for hex_ in rail) < 2:
        yield "fewer than two railway hexes in India"
    if place["Myitkyina"][:2] != "23" or int(place["Tiddim"][:2]) < 2:
        yield "Myitkyina is not in column 23, or column 01 is not west of Tiddim"
    if not int(place["Homalin"][:2]) <= 10 < int(place["Tamanthi"][:2]):
        yield "the fronts do not part at columns 10 and 11"
    road = next(way["hexes"].split() for way in ways if way["name"] == "Manipur Road")
    if (road[0], road[-1]) != (place["Dimapur"], place["Imphal"]) or place["Kohima"] not in road:
        yield "the Manipur Road does not run from Dimapur by Kohima to Imphal"
    if sum(row["kind"] == "lake" for row in files.read(TITLE, "rivers")) != 2:
        yield "not two lakes"


CHECKS = (check_hexes, check_places, check_ways, check_rivers, check_depots, check_entries, check_clues)


def problems() -> list[str]:
    return [problem for check in CHECKS for problem in check()]


def main() -> None:
    found = problems()
    print("\n".join(found) or "the map of Nemesis is sound")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
