"""The map as a chart for advice: how far it is to everywhere, and what lies next to what. Worked out once for a kit."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import reach
from grognard.titles.nemesis.kit import DRY, LIGHT, NORMAL, NemesisKit

Field = npt.NDArray[np.float64]

FAR = 60.0
PULL = 7.0
"""Distance in half mp at which the pull of an Objective has halved."""

_DISTANCES: WeakKeyDictionary[NemesisKit, dict[int, Field]] = WeakKeyDictionary()
_WEIGHTS: WeakKeyDictionary[NemesisKit, dict[int, Field]] = WeakKeyDictionary()
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


def pull_from(kit: NemesisKit, objective: int, value: float) -> Field:
    """How an Objective of some value draws from every hex."""
    known = _WEIGHTS.setdefault(kit, {})
    weight = known.get(objective)
    if weight is None:
        weight = known[objective] = PULL + distance_to(kit, objective)
    return value * PULL / weight


def seen_from(kit: NemesisKit) -> list[list[int]]:
    """By space, those that have it for a neighbour."""
    found = _SEEN_FROM.get(kit)
    if found is None:
        found = _SEEN_FROM[kit] = [[] for _ in kit.neighbours]
        for space, near in enumerate(kit.neighbours):
            for other in near:
                found[other].append(space)
    return found
