"""The map as a chart for advice: how far it is to everywhere, and what lies next to what. Worked out once for a kit."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import reach
from grognard.titles.nemesis.kit import DRY, LIGHT, NORMAL, NemesisKit

Field = npt.NDArray[np.float64]

FAR = 60.0
ROUGH, COVER = 2, 0.3
"""From which terrain on a hex gives cover, and what that is worth."""

_DISTANCES: WeakKeyDictionary[NemesisKit, dict[int, Field]] = WeakKeyDictionary()
_WEIGHTS: WeakKeyDictionary[NemesisKit, dict[float, tuple[dict[int, int], Field]]] = WeakKeyDictionary()
_NEAR: WeakKeyDictionary[NemesisKit, dict[float, dict[int, int]]] = WeakKeyDictionary()
_KINDS: WeakKeyDictionary[NemesisKit, list[int]] = WeakKeyDictionary()
_COVER: WeakKeyDictionary[NemesisKit, Field] = WeakKeyDictionary()
_SEEN_FROM: WeakKeyDictionary[NemesisKit, list[list[int]]] = WeakKeyDictionary()


def distance_to(kit: NemesisKit, objective: int) -> Field:
    """Half mp from every hex to an Objective, for Light Troops in dry weather."""
    known = _DISTANCES.setdefault(kit, {})
    found = known.get(objective)
    if found is None:
        found = np.full(kit.board.size, FAR)
        costs = kit.costs(LIGHT, NORMAL, DRY)
        for space, cost in reach(kit.board.graph, objective, costs, int(FAR)).costs.items():
            found[space] = cost
        for arrow in kit.entry_hex.values():
            found[arrow] = min((found[n] + 1 for n in kit.neighbours[arrow]), default=FAR)
        known[objective] = found
    return found


def pull_from(kit: NemesisKit, values: dict[int, float], half: float) -> Field:
    """How Objectives of some value draw from every hex: the strongest counts. At `half` mp a pull has halved."""
    if not values:
        return np.zeros(kit.board.size)
    rows, weights = _weights(kit, half)
    worth = np.fromiter(values.values(), np.float64, len(values)) * half
    drawn: Field = (worth[:, None] / weights[[rows[space] for space in values]]).max(axis=0)
    return np.maximum(drawn, 0.0)


def _weights(kit: NemesisKit, half: float) -> tuple[dict[int, int], Field]:
    """By what the pull of each Objective is divided: a row for each of them."""
    known = _WEIGHTS.setdefault(kit, {})
    if half not in known:
        rows = {space: row for row, space in enumerate(kit.objectives)}
        known[half] = rows, np.array([half + distance_to(kit, space) for space in rows])
    return known[half]


def near_to(kit: NemesisKit, near: float) -> dict[int, int]:
    """By Objective, the hexes from which it is no farther than so many half mp, as bits."""
    known = _NEAR.setdefault(kit, {})
    if near not in known:
        known[near] = {
            space: sum(1 << int(at) for at in np.flatnonzero(distance_to(kit, space) <= near))
            for space in kit.objectives
        }
    return known[near]


def seen_from(kit: NemesisKit) -> list[list[int]]:
    """By space, those that have it for a neighbour."""
    found = _SEEN_FROM.get(kit)
    if found is None:
        found = _SEEN_FROM[kit] = [[] for _ in kit.neighbours]
        for space, near in enumerate(kit.neighbours):
            for other in near:
                found[other].append(space)
    return found


def cover_of(kit: NemesisKit) -> Field:
    """By space, what its cover is worth."""
    found = _COVER.get(kit)
    if found is None:
        terrain = np.array(kit.terrain, np.int32)
        found = _COVER[kit] = np.where(terrain >= ROUGH, COVER, 0.0)
    return found


def kinds_of(kit: NemesisKit) -> list[int]:
    """By piece, what it has in common with those that are worth as much in the same company."""
    found = _KINDS.get(kit)
    if found is None:
        numbers: dict[tuple[object, ...], int] = {}
        traits = zip(kit.large, kit.motorised, kit.artillery, kit.drop, kit.force, strict=True)
        found = _KINDS[kit] = [numbers.setdefault(each, len(numbers)) for each in traits]
    return found
