"""The data files of a title, as plain rows."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

Row = dict[str, str]
TITLES = Path(__file__).parent.parent / "src" / "grognard" / "titles"


def data(title: str) -> Path:
    return TITLES / title / "data"


def read(title: str, name: str) -> list[Row]:
    with (data(title) / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write(title: str, name: str, columns: Sequence[str], rows: Iterable[Mapping[str, str]]) -> None:
    with (data(title) / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def network(title: str) -> set[str]:
    """Every hex that a road, track, trail or railway runs through."""
    return {hex_ for way in read(title, "ways") for hex_ in way["hexes"].split()}
