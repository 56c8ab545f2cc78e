"""12 Supply in its simple form: overland, road and rail to the full sources of a scenario; isolation (3F)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import flood, spread
from grognard.titles.war_of_resistance.charts import FROST, MUD, POLAR, QUARTERS, RAIN, SNOW, TYPHOON, WINTER
from grognard.titles.war_of_resistance.kit import FERRY, HIGH, NO_RAIL, Bytes
from grognard.titles.war_of_resistance.war import CUT_OFF, SUPPLIED, SUPPLY_NAMES, UNSUPPLIED, War, enemy

COLUMN = {RAIN: 1, WINTER: 1, MUD: 2, SNOW: 2, TYPHOON: 3, POLAR: 3, FROST: 0}
"""By weather: the column of the supply line table; clear is the first."""
POINT_RE = 10 * QUARTERS
"""What an attack supply point supplies (12D1)."""


def barred(pos: War, side: int) -> Bytes:
    """Hexes into which a side traces no line: enemy units, and their zones but where a friend stands (12A)."""
    foe = enemy(side)
    _, zones = pos.zones(foe)
    shut = (pos.ground.beyond > 0) | (pos.occupied(foe) > 0) | ((zones > 0) & (pos.occupied(side) == 0))
    found: Bytes = shut.astype(np.uint8)
    return found


def length(pos: War, element: str) -> int:
    """How many hexes an element may have in the worst weather of the area (12B, 36D)."""
    zones = {pos.kit.zone[space] for space in pos.ground.area}
    column = max(COLUMN.get(pos.weather[zone], 0) for zone in zones)
    return pos.kit.lines[element][column]


def supplied_hexes(pos: War, side: int) -> bytearray:
    """By space: whether a unit there can trace a line of general supply: overland, then road, then rail (12B)."""
    kit, graph = pos.kit, pos.kit.board.graph
    shut = barred(pos, side)
    sources = [space for space in pos.ground.sources[side] if pos.holder[space] == side and not shut[space]]
    closed = ((shut > 0) | (np.array(pos.holder) != side)).astype(np.uint8)
    rail = np.where(kit.rail == NO_RAIL, -1, np.where((kit.rail == HIGH) | (kit.rail == FERRY), 0, 1)).astype(np.int32)
    railhead = spread(graph, sources, rail, length(pos, "rail-low"), blocked=closed)
    roads = np.where(kit.road.astype(bool), 1, -1).astype(np.int32)
    by_road = spread(graph, _marked(railhead), roads, length(pos, "road"), blocked=closed)
    return spread(graph, _marked(by_road), kit.seasons.overland(pos.season), length(pos, "overland"), blocked=shut)


def _marked(spaces: bytearray) -> npt.NDArray[np.int64]:
    return np.flatnonzero(np.frombuffer(spaces, np.uint8))


def joined_hexes(pos: War, side: int) -> bytearray:
    """By space: whether an overland line of any length leads from there to a source: else it is isolated (3F)."""
    sources = [space for space in pos.ground.sources[side] if pos.holder[space] == side]
    allowed = (pos.kit.seasons.overland(pos.season) >= 0).astype(np.uint8)
    shut = barred(pos, side)
    return flood(pos.kit.board.graph, [space for space in sources if not shut[space]], allowed, shut)


def check_supply(pos: War, side: int) -> None:
    """The state of supply of a side's units for the whole player turn (12B)."""
    fed, joined = supplied_hexes(pos, side), joined_hexes(pos, side)
    short = 0
    for p in pos.units_of(side):
        space = pos.place[p]
        found = SUPPLIED if fed[space] else UNSUPPLIED if joined[space] else CUT_OFF
        if found != SUPPLIED:
            short += 1
        if found != pos.supply[p]:
            pos.supply[p] = found
            pos.event(
                "supply",
                "WOR-12B-a",
                "WOR-12E-g" if found == CUT_OFF else "WOR-12B-d",
                piece=p,
                supply=SUPPLY_NAMES[found],
            )
    pos.index.zones[side] = None
    pos.cite("WOR-12C1-a", "WOR-12A-a", "WOR-12A-b")
    pos.event("supply-checked", "WOR-12B-a", side=side, unsupplied=short)


def attack_sources(pos: War, p: int) -> list[int]:
    """Hexes with attack supply that a unit can draw on now, the nearest stock first (12D1)."""
    kit, side, face = pos.kit, pos.kit.side[p], pos.face[p]
    shut, cost, most = barred(pos, side), kit.seasons.overland(pos.season), length(pos, "overland")
    found = []
    for space, points in pos.stocks.items():
        if pos.holder[space] != side or pos.drawn.get(space, 0) + kit.re[face] > points * POINT_RE:
            continue
        if spread(kit.board.graph, [space], cost, most, blocked=shut)[pos.place[p]]:
            found.append(space)
    return sorted(found)


def remove_drawn(pos: War) -> None:
    """Points that have supplied attacks are gone at the end of the phase (12D1)."""
    for space, drawn in pos.drawn.items():
        used = -(-drawn // POINT_RE)
        pos.stocks[space] -= used
        if not pos.stocks[space]:
            del pos.stocks[space]
        pos.event("stock-used", "WOR-12D1-d", space=space, points=used, side=pos.holder[space])
    pos.drawn = {}
