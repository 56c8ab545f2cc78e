"""Moves the ground under the rivers: a smooth field that carries every real course onto its drawn one."""

from __future__ import annotations

import numpy as np

from atlas.courses import Course, match, resample, smooth
from atlas.sources import Floats

REACH = 0.8
REST = 0.6
SPACING = 0.25


class Warp:
    """Displacements at drawn points; between them a weighted mean that fades to nothing."""

    def __init__(self, courses: list[Course]) -> None:
        at, by = [], []
        for course in courses:
            if course.ground is None:
                continue
            drawn = resample(smooth(resample(course.drawn), 0.3), SPACING)
            ground = resample(smooth(resample(course.ground), 0.3), SPACING)
            pairs = match(drawn, ground)
            at.append(drawn)
            by.append(drawn - ground[pairs])
        self.at = np.vstack(at)
        self.by = np.vstack(by)

    def shift(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """How far the ground at a drawn position has been moved."""
        weight = np.full(x.shape, REST)
        dx, dy = np.zeros(x.shape), np.zeros(x.shape)
        for (px, py), (vx, vy) in zip(self.at, self.by, strict=True):
            near = np.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * REACH**2))
            weight += near
            dx += near * vx
            dy += near * vy
        return dx / weight, dy / weight

    def forward(self, points: Floats) -> Floats:
        """Where real positions are drawn."""
        drawn = points
        for _ in range(4):
            dx, dy = self.shift(drawn[:, 0], drawn[:, 1])
            drawn = points + np.column_stack([dx, dy])
        return drawn
