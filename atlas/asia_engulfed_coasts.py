"""The waters of Asia Engulfed in board coordinates, and lines drawn through points of the world."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from atlas import asia_engulfed as plan
from atlas.seas import Seas, Shape, curve, geometry

COARSE = 0.05
"""How far the edge of a region may be from the real coast."""
PROJECTION = plan.Projection()
SEAS = Seas(
    PROJECTION,
    plan.WEST,
    plan.EAST,
    plan.NORTH,
    plan.SOUTH,
    (0.0, 0.0, *PROJECTION.point((plan.EAST, plan.SOUTH))),
    plan.ENLARGED,
)


def rounded(points: Sequence[plan.Where]) -> Shape:
    """A smooth line through points."""
    return geometry.LineString(curve(np.array([PROJECTION.point(point) for point in points])))


def rough(points: Sequence[plan.Where], seed: int) -> Shape:
    """A line with the small turns that a border along ridges and rivers has; its corners stay where they are."""
    random = np.random.default_rng(seed)
    line = np.array(rounded(points).coords)
    for _ in range(2):
        a, b = line[:-1], line[1:]
        along = b - a
        aside = np.column_stack([-along[:, 1], along[:, 0]])
        middle = (a + b) / 2 + aside * random.uniform(-0.26, 0.26, (len(a), 1))
        longer = np.hypot(*along.T)[:, None] > 0.16
        line = np.vstack([np.stack([a, np.where(longer, middle, (a + b) / 2)], axis=1).reshape(-1, 2), line[-1]])
    return geometry.LineString(line)
