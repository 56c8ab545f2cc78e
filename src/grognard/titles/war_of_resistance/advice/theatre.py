"""The whole war: what it is worth to stand in each hex of China, for either side."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field, reach
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import (
    MUSLIMS,
    NATIONALISTS,
    SHENSI,
    TSINGTAO,
    WEST_RE,
    YENAN,
    in_south,
    size_of,
)
from grognard.titles.war_of_resistance.chapters.ch39_areas import strength_of
from grognard.titles.war_of_resistance.charts import CLEAR, FOOT, QUARTERS, ZONES, turn_number
from grognard.titles.war_of_resistance.kit import CHINA, DOT, FULL_CITY, JAPAN, PARTIAL, SIDES, ChinaKit
from grognard.titles.war_of_resistance.seasons import Season
from grognard.titles.war_of_resistance.sheets import WEST_CHINA
from grognard.titles.war_of_resistance.war import War, enemy

Values = npt.NDArray[np.float32]
WORTH = {FULL_CITY: 24.0, PARTIAL: 20.0, DOT: 15.0}
"""What a city draws to it, by its size."""
PLACE = 10.0
"""The same of any other place that an army is after."""
FAR, NOWHERE = 9999, -50.0
ON_RAILS = 3
"""Quarters of a hex of open country that a hex along a railway counts."""
STAY = 12.0
"""What it is worth to leave a garrison where one is needed."""
STRICT = 3
"""The level of restriction at which Tokyo lets nobody but sailors into Central China (41A2b)."""
ALARM = 8
"""Cities with Japanese units within so many hexes are threatened."""
HOLD = 3
"""So many units hold a city."""


class Aim(NamedTuple):
    """What an army was after, and when (`aims.csv`)."""

    side: int
    first: int
    last: int
    space: int
    worth: float


@lru_cache(maxsize=4)
def _aims(kit: ChinaKit) -> tuple[Aim, ...]:
    return tuple(
        Aim(
            SIDES.index(row["side"]),
            turn_number(row["from"]),
            turn_number(row["until"]),
            kit.space_index[row["hex"]],
            float(row["worth"]),
        )
        for row in kit.tables["aims"]
    )


@lru_cache(maxsize=256)
def aims(kit: ChinaKit, side: int, turn: int) -> dict[int, float]:
    """By hex: how much more a side is after it in a turn."""
    return {aim.space: aim.worth for aim in _aims(kit) if aim.side == side and aim.first <= turn <= aim.last}


@lru_cache(maxsize=256)
def march(kit: ChinaKit, goal: int) -> Values:
    """By space: how far it is to a place on foot, in hexes of open country; railways are short cuts."""
    costs = _on_foot(kit)
    rails = np.where((kit.rail > 0) & (costs >= 0), np.minimum(costs, ON_RAILS), costs).astype(np.int32)
    return _ways(kit, goal, rails)


@lru_cache(maxsize=256)
def steps(kit: ChinaKit, goal: int) -> Values:
    """By space: how many hexes it is to a place on foot, round rivers that cannot be crossed."""
    return _ways(kit, goal, np.where(_on_foot(kit) >= 0, QUARTERS, -1).astype(np.int32))


def _on_foot(kit: ChinaKit) -> npt.NDArray[np.int32]:
    return kit.seasons.costs(FOOT, Season((CLEAR,) * len(ZONES), (False,) * len(ZONES)))


def _ways(kit: ChinaKit, goal: int, costs: npt.NDArray[np.int32]) -> Values:
    found = np.full(kit.board.size, FAR, np.float32)
    for space, cost in reach(kit.board.graph, goal, costs, FAR * QUARTERS).costs.items():
        found[space] = cost / QUARTERS
    return found


@lru_cache(maxsize=32)
def _slopes(kit: ChinaKit, goals: tuple[tuple[float, tuple[int, ...]], ...]) -> Values:
    """By space: the best of all goals, each less the way to it."""
    found = np.full(kit.board.size, NOWHERE, np.float32)
    for worth, spaces in goals:
        for space in spaces:
            np.maximum(found, worth - march(kit, space), out=found)
    return found


def _near(pos: War, spaces: list[int]) -> npt.NDArray[np.int16]:
    """By space: hexes to the nearest of some others."""
    if not spaces:
        return np.full(pos.kit.board.size, FAR, np.int16)
    found = distance_field(pos.kit.board.graph, spaces)
    return np.where(found < 0, FAR, found).astype(np.int16)


def wanted(pos: War) -> dict[float, list[int]]:
    """Chinese cities that the Japanese may take now, and their own that are beset, by their worth."""
    kit = pos.kit
    shut, after = kit.nation.closed_ground(pos.restriction, False), aims(kit, JAPAN, pos.turn)
    found: dict[float, list[int]] = {}
    for space in kit.nation.great_cities:
        if shut[space] and space != kit.nation.settlement:  # sailors hold the Settlement at any time (41A2b)
            continue
        if pos.holder[space] == CHINA or is_beset(pos, space):
            worth = WORTH[kit.city[space]] + (6.0 if space == pos.capital else 0.0) + after.get(space, 0.0)
            found.setdefault(worth, []).append(space)
    for space, worth in after.items():
        if kit.city[space] < DOT and pos.holder[space] == CHINA and not shut[space]:
            found.setdefault(PLACE + worth, []).append(space)
    return found


def is_beset(pos: War, space: int) -> bool:
    """Whether a Japanese city has too few to hold it against enemies who are near, or who will be."""
    if pos.holder[space] != JAPAN or pos.index.units[JAPAN][space] >= HOLD:
        return False
    return _is_close(pos, space, JAPAN) or (space in aims(pos.kit, JAPAN, pos.turn) and is_port_abroad(pos, space))


def threatened(pos: War) -> list[int]:
    """Chinese cities that the Japanese could come to soon, and that are not held yet."""
    foes = sorted({pos.place[p] for p in pos.units_of(JAPAN)})
    near = _near(pos, foes)
    mine = pos.index.units[CHINA]
    return [s for s in pos.kit.nation.great_cities if pos.holder[s] == CHINA and near[s] <= ALARM and mine[s] < HOLD]


def is_calm(pos: War) -> bool:
    """Whether Tokyo holds its army back in Central China, and has no reason yet to let it loose (41A2)."""
    return pos.ground.campaign and not pos.posture and pos.restriction == STRICT


def values(pos: War, side: int) -> Values:
    """By space: how good it is to stand there."""
    goals = wanted(pos) if side == JAPAN else _held(pos)
    return _slopes(pos.kit, tuple((worth, tuple(spaces)) for worth, spaces in sorted(goals.items())))


def _held(pos: War) -> dict[float, list[int]]:
    goals: dict[float, list[int]] = {}
    for space in threatened(pos):
        goals.setdefault(WORTH[pos.kit.city[space]], []).append(space)
    return goals


def must_stay(pos: War, p: int) -> bool:
    """Whether a unit is the garrison that its city or province needs (37D1), or alone in a city near the enemy."""
    kit, here = pos.kit, pos.place[p]
    side = kit.side[p]
    if here >= kit.hex_count:
        return here == kit.box[WEST_CHINA] and kit.force[p] == MUSLIMS and _is_needed_in_the_west(pos, p)
    if side == CHINA and strength_of(pos, YENAN) and kit.province[here] == SHENSI and in_south(pos, here):
        return kit.force[p] in NATIONALISTS or kit.is_city[here]
    if kit.city[here] < DOT or pos.holder[here] != side:
        return False
    near = _is_close(pos, here, side)
    if side == JAPAN:
        there = len(pos.units_at(here, side))
        return (near and there == 1) or (there <= HOLD and is_port_abroad(pos, here))
    if near and len(pos.units_at(here, side)) <= HOLD:
        return True
    return _is_needed(pos, p, here)


def is_port_abroad(pos: War, space: int) -> bool:
    """Whether a port is all that Japan has of a province: it is where an army comes ashore."""
    kit = pos.kit
    if space not in kit.sea_ports:
        return False
    cities = (s for s in kit.nation.great_cities if kit.province[s] == kit.province[space])
    return not any(pos.holder[s] == JAPAN and kit.conurbation[s] != kit.conurbation[space] for s in cities)


def _is_needed_in_the_west(pos: War, p: int) -> bool:
    """Whether West China lacks Muslims if one of them leaves the box (37D1a)."""
    there = [q for q in pos.units_at(pos.kit.box[WEST_CHINA], CHINA) if pos.kit.force[q] == MUSLIMS and q != p]
    return "Kansu" not in pos.entered and size_of(pos, there) < WEST_RE


def _is_needed(pos: War, p: int, here: int) -> bool:
    """Whether a city is without its garrison if a unit leaves it (37D1c)."""
    kit = pos.kit
    forces = garrison_forces(pos, here)
    if kit.force[p] not in forces:
        return False
    hexes = kit.nation.conurbations.get(kit.conurbation[here], (here,))
    left = sum(
        kit.re[pos.face[q]]
        for s in hexes
        for q in pos.units_at(s, CHINA)
        if pos.holder[s] == CHINA and q != p and kit.force[q] in forces
    )
    return left < QUARTERS <= left + kit.re[pos.face[p]]


def garrison_forces(pos: War, city: int) -> tuple[str, ...]:
    """Whose units count in a city that must be garrisoned; nobody's where Japan has come into the province (37D1c)."""
    kit = pos.kit
    province = kit.province[city]
    if province in pos.entered:
        return ()
    home = kit.home.get(province, "CA")
    return NATIONALISTS if home == "CA" or kit.space_names[city] == TSINGTAO else (home,)


def posts(pos: War) -> dict[int, int]:
    """By unit: the city without its garrison to which it is sent, being the nearest that can be spared (37D1c)."""
    kit, found = pos.kit, dict[int, int]()
    for city in kit.nation.whole_cities:
        ours = [space for space in city if pos.holder[space] == CHINA]
        forces = garrison_forces(pos, ours[0]) if ours else ()
        if not forces:
            continue
        there = [p for space in ours for p in pos.units_at(space, CHINA) if kit.force[p] in forces]
        if sum(kit.re[pos.face[p]] for p in there) >= QUARTERS:
            continue
        way = march(kit, ours[0])
        free = [p for p in pos.units_of(CHINA) if kit.force[p] in forces and pos.place[p] < kit.hex_count]
        free = [p for p in free if p not in found and kit.re[pos.face[p]] >= QUARTERS]
        for p in sorted(free, key=lambda p: (float(way[pos.place[p]]), p)):
            if not must_stay(pos, p) and way[pos.place[p]] < FAR:
                found[p] = ours[0]
                break
    return found


def _is_close(pos: War, space: int, side: int) -> bool:
    """Whether an enemy stands within two hexes."""
    held, near = pos.index.units[enemy(side)], pos.kit.neighbours
    return any(held[s] or any(held[t] for t in near[s]) for s in near[space])
