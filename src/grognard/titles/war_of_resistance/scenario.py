"""Battle scenarios: a part of the map, who stands where, and what is to be won (41C). Reconstructed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import SIDES, Bytes, ChinaKit
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX, LOST, WEST_CHINA

CAMPAIGN = "campaign"
"""What lies ready in July 1937 is the same for both ends of the war (41B)."""


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
    resources: dict[int, int]
    goals: dict[int, int]
    """By hex: what it is worth to the Japanese in the end."""
    campaign: bool = False
    """Whether the whole war is played, with its politics (41A, 41B)."""
    berths: tuple[tuple[int, str], ...] = ()
    """Ships, and the water or port where each begins: `sea G3:0403`, `port G3:0506`."""
    cargo: tuple[tuple[int, int], ...] = ()
    """Counters that begin aboard of ships: ground units to be carried, aircraft on carriers."""
    landings: tuple[tuple[int, int], ...] = ()
    """Landings that are planned: the unit, and the hex."""
    closed: frozenset[int] = frozenset()
    """Waters outside the area."""
    forts: tuple[int, ...] = ()

    @property
    def at_sea(self) -> bool:
        """Whether ships take part."""
        return self.campaign or bool(self.berths)


def _rows(kit: ChinaKit, text: str, columns: range) -> list[int]:
    """The hexes of some rows of a sheet, such as `G1 30-33` (`G1 30-33/5-9`: some columns), or those that are named."""
    if ":" in text:
        return [kit.space_index[name] for name in text.split()]
    sheet, _, span = text.partition(" ")
    span, _, narrow = span.partition("/")
    if narrow:
        west = narrow.split("-")
        columns = range(int(west[0]), int(west[1]) + 1)
    low, _, high = span.partition("-")
    names = [f"{sheet}:{row:02}{column:02}" for row in range(int(low), int(high) + 1) for column in columns]
    unknown = [name for name in names if name not in kit.space_index]
    if unknown:
        raise BrokenFile(f"scenarios.csv: {unknown[0]} lies beyond the edge of the map")
    return [kit.space_index[name] for name in names]


def _campaign(kit: ChinaKit, row: Row, *, ceded: bool) -> Scenario:
    """The whole map but the territory of neutral powers, with everybody who is there at the start (38, 41)."""
    beyond = np.zeros(kit.board.size, np.uint8)
    beyond[list(kit.nation.foreign)] = 1
    if ceded:
        beyond[list(kit.nation.french)] = 0
    return Scenario(
        key=row["scenario"],
        first=turn_number(row["first"]),
        turns=int(row["turns"]),
        area=frozenset(range(kit.hex_count)),
        beyond=beyond,
        deployed=_deployed(kit),
        owners={**dict(enumerate(kit.first_owner)), **_held(kit)},
        sources=((), ()),
        stocks=_depots(kit, CAMPAIGN, "attack"),
        resources=_depots(kit, CAMPAIGN, "resource"),
        goals={},
        campaign=True,
    )


def _depots(kit: ChinaKit, key: str, item: str) -> dict[int, int]:
    """Points of a kind that lie on the map at the start, by hex or box."""
    rows = [line for line in kit.tables["depots"] if line["scenario"] == key and int(line[item])]
    return {kit.space_index[line["hex"]]: int(line[item]) for line in rows}


def _held(kit: ChinaKit) -> dict[int, int]:
    """Besides provinces: the Settlement and the Japan box are Japanese, the West China box is Chinese (41A1, 37B)."""
    japan, china = range(len(SIDES))
    return {kit.nation.settlement: japan, kit.box[JAPAN_BOX]: japan, kit.box[WEST_CHINA]: china}


def _deployed(kit: ChinaKit) -> dict[int, int]:
    """By piece: where the orders of battle have it in July 1937; those they add to the pools wait there."""
    boxes = {"West China box": WEST_CHINA, "Japan box": JAPAN_BOX, "pool": LOST}
    found = {}
    for line in kit.tables["arrivals"]:
        name = line["hex"] if line["hex"] in kit.space_index else boxes.get(line["place"], "")
        if line["turn"] == "start" and name:
            found[kit.piece_index[line["piece"]]] = kit.space_index[name]
    return found


@lru_cache(maxsize=16)
def scenario_of(kit: ChinaKit, key: str, *, ceded: bool = False) -> Scenario:
    row = next(row for row in kit.tables["scenarios"] if row["scenario"] == key)
    if not row["rows"]:
        return _campaign(kit, row, ceded=ceded)
    first, _, last = row["columns"].partition("-")
    columns = range(int(first), int(last) + 1)
    within = frozenset(_rows(kit, row["rows"], columns))
    area = frozenset(space for space in within if kit.is_land[space])
    beyond = np.array([space not in area for space in range(kit.board.size)], np.uint8)
    owners = {space: SIDES.index("china") for space in area}
    sources: tuple[list[int], list[int]] = ([], [])
    stocks: dict[int, int] = {}
    goals: dict[int, int] = {}
    forts: list[int] = []
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
        elif line["what"] == "fort":
            forts.append(space)
        else:
            (stocks if line["what"] == "attack-supply" else goals)[space] = int(line["amount"])
    lines = [
        (kit.piece_index[line["piece"]], line["hex"]) for line in kit.tables["deployments"] if line["scenario"] == key
    ]
    deployed = {p: kit.space_index[name] for p, name in lines if name in kit.space_index}
    words = [(p, *name.partition(" ")) for p, name in lines if " " in name]
    naval = kit.naval
    inside = [node for node, spaces in enumerate(naval.hexes) if any(space in within for space in spaces)]
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
        _depots(kit, key, "resource"),
        goals,
        berths=tuple((p, f"{how} {name}") for p, how, _, name in words if how in ("sea", "port")),
        cargo=tuple((p, kit.piece_index[name.split()[0]]) for p, how, _, name in words if how == "aboard"),
        landings=tuple((p, kit.space_index[name.split()[1]]) for p, how, _, name in words if len(name.split()) == 2),
        closed=frozenset(range(len(naval.names))) - set(inside),
        forts=tuple(forts),
    )
