"""Battle scenarios: a part of the map, who stands where, and what is to be won (41C). Reconstructed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from grognard.core.errors import BrokenFile
from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import SIDES, Bytes, ChinaKit


class Scenario(NamedTuple):
    """What is set up, and where."""

    key: str
    first: int
    turns: int
    area: frozenset[int]
    beyond: Bytes
    """By space: 1 outside the area."""
    deployed: dict[int, int]
    """By piece: its hex."""
    owners: dict[int, int]
    sources: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: hexes that are full sources of general supply."""
    stocks: dict[int, int]
    goals: dict[int, int]
    """By hex: what it is worth to the Japanese in the end."""


def _rows(kit: ChinaKit, text: str, columns: range) -> list[int]:
    """The hexes of some rows of a sheet, such as `G1 30-33`."""
    sheet, _, span = text.partition(" ")
    low, _, high = span.partition("-")
    names = [f"{sheet}:{row:02}{column:02}" for row in range(int(low), int(high) + 1) for column in columns]
    unknown = [name for name in names if name not in kit.space_index]
    if unknown:
        raise BrokenFile(f"scenarios.csv: {unknown[0]} lies beyond the edge of the map")
    return [kit.space_index[name] for name in names]


@lru_cache(maxsize=16)
def scenario_of(kit: ChinaKit, key: str) -> Scenario:
    row = next(row for row in kit.tables["scenarios"] if row["scenario"] == key)
    first, _, last = row["columns"].partition("-")
    columns = range(int(first), int(last) + 1)
    area = frozenset(space for space in _rows(kit, row["rows"], columns) if kit.is_land[space])
    beyond = np.array([space not in area for space in range(kit.board.size)], np.uint8)
    owners = {space: SIDES.index("china") for space in area}
    sources: tuple[list[int], list[int]] = ([], [])
    stocks: dict[int, int] = {}
    goals: dict[int, int] = {}
    for line in kit.tables["grounds"]:
        if line["scenario"] != key:
            continue
        side = SIDES.index(line["side"])
        if line["what"] == "owner":
            owners |= dict.fromkeys((space for space in _rows(kit, line["hexes"], columns) if space in area), side)
            continue
        space = kit.space_index[line["hexes"]]
        if space not in area:
            raise BrokenFile(f"grounds.csv: {line['hexes']} lies outside the area of {key}")
        if line["what"] == "source":
            sources[side].append(space)
        else:
            (stocks if line["what"] == "attack-supply" else goals)[space] = int(line["amount"])
    deployed = {
        kit.piece_index[line["piece"]]: kit.space_index[line["hex"]]
        for line in kit.tables["deployments"]
        if line["scenario"] == key
    }
    return Scenario(
        key,
        turn_number(row["first"]),
        int(row["turns"]),
        area,
        beyond,
        deployed,
        owners,
        (tuple(sources[0]), tuple(sources[1])),
        stocks,
        goals,
    )
