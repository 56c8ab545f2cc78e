"""The whole war: what it is worth to stand in each hex of China, for either side."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import distance_field
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import NATIONALISTS, YENAN, in_south
from grognard.titles.war_of_resistance.chapters.ch39_areas import strength_of
from grognard.titles.war_of_resistance.kit import CHINA, DOT, FULL_CITY, JAPAN, PARTIAL
from grognard.titles.war_of_resistance.nation import UNRESTRICTED
from grognard.titles.war_of_resistance.war import War, enemy

Values = npt.NDArray[np.float32]
WORTH = {FULL_CITY: 24.0, PARTIAL: 20.0, DOT: 15.0}
"""What a city draws to it, by its size."""
SLOPE, FAR = 1.0, 9999
STAY = 12.0
"""What it is worth to leave a garrison where one is needed."""
ALARM = 8
"""Cities with Japanese units within so many hexes are threatened."""
HOLD = 3
"""So many units hold a city."""


def _near(pos: War, spaces: list[int]) -> npt.NDArray[np.int16]:
    """By space: hexes to the nearest of some others."""
    if not spaces:
        return np.full(pos.kit.board.size, FAR, np.int16)
    found = distance_field(pos.kit.board.graph, spaces)
    return np.where(found < 0, FAR, found).astype(np.int16)


def wanted(pos: War) -> dict[float, list[int]]:
    """Chinese cities that the Japanese may take now, by their worth."""
    kit = pos.kit
    shut = kit.nation.closed_ground(pos.restriction if pos.restriction else UNRESTRICTED, False)
    found: dict[float, list[int]] = {}
    for space in kit.nation.great_cities:
        if pos.holder[space] == CHINA and not shut[space]:
            worth = WORTH[kit.city[space]] + (6.0 if space == pos.capital else 0.0)
            found.setdefault(worth, []).append(space)
    return found


def threatened(pos: War) -> list[int]:
    """Chinese cities that the Japanese could come to soon, and that are not held yet."""
    foes = sorted({pos.place[p] for p in pos.units_of(JAPAN)})
    near = _near(pos, foes)
    mine = pos.index.units[CHINA]
    return [s for s in pos.kit.nation.great_cities if pos.holder[s] == CHINA and near[s] <= ALARM and mine[s] < HOLD]


def values(pos: War, side: int) -> Values:
    """By space: how good it is to stand there."""
    found = np.full(pos.kit.board.size, -50.0, np.float32)
    goals = wanted(pos) if side == JAPAN else _held(pos)
    for worth, spaces in goals.items():
        found = np.maximum(found, worth - SLOPE * _near(pos, spaces)).astype(np.float32)
    return found


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
        return False
    if side == CHINA and strength_of(pos, YENAN) and kit.province[here] == "Shensi" and in_south(pos, here):
        return kit.force[p] in NATIONALISTS or kit.is_city[here]
    if kit.city[here] < DOT or pos.holder[here] != side:
        return False
    alike = [q for q in pos.units_at(here, side) if kit.force[q] == kit.force[p] and kit.re[pos.face[q]]]
    if side == CHINA:
        return alike == [p] or (len(alike) <= HOLD and _is_close(pos, here, side))
    return pos.units_at(here, side) == [p] and _is_close(pos, here, side)


def _is_close(pos: War, space: int, side: int) -> bool:
    """Whether an enemy stands within two hexes."""
    held, near = pos.index.units[enemy(side)], pos.kit.neighbours
    return any(held[s] or any(held[t] for t in near[s]) for s in near[space])
