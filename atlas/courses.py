"""Rivers along their hexsides: the real course, nudged until it lies where the rules need it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from atlas.grid import Grid
from atlas.sources import Floats

STEP = 0.05
SMOOTH = 0.24
MEANDER = 0.09


@dataclass(frozen=True)
class Course:
    """A river as drawn, and where its valley lies on the ground (both in board coordinates)."""

    name: str
    kind: str
    drawn: Floats
    ground: Floats | None


def resample(points: Floats, step: float = STEP) -> Floats:
    """The same line with points at equal distances."""
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    count = max(2, round(float(length[-1]) / step) + 1)
    at = np.linspace(0.0, float(length[-1]), count)
    return np.column_stack([np.interp(at, length, points[:, 0]), np.interp(at, length, points[:, 1])])


def smooth(points: Floats, width: float, step: float = STEP) -> Floats:
    """Gaussian smoothing along the line; the ends stay where they are."""
    reach = int(3 * width / step)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) * step / width) ** 2)
    weights /= weights.sum()
    padded = np.vstack([2 * points[0] - points[reach:0:-1], points, 2 * points[-1] - points[-2 : -reach - 2 : -1]])
    if len(padded) < len(points) + 2 * reach:
        return points
    return np.column_stack([np.convolve(padded[:, axis], weights, mode="valid") for axis in (0, 1)])


def along_sides(grid: Grid, sides: list[tuple[str, str]]) -> Floats:
    """The hexsides of a river as one line of corners, in the order of the list."""
    ends = [grid.side(a, b) for a, b in sides]
    first = ends[0]
    if len(ends) > 1 and first[0] in ends[1]:
        first = (first[1], first[0])
    line = [first[0], first[1]]
    for one, other in ends[1:]:
        line.append(other if one == line[-1] else one)
    return np.array(line)


def joined(pieces: list[Floats]) -> Floats:
    """Pieces of a course as one line; a piece is turned round where that joins it better."""
    line = pieces[0]
    if len(pieces) > 1:
        gap = [np.hypot(*(end - pieces[1][[0, -1]]).T).min() for end in (line[0], line[-1])]
        if gap[0] < gap[1]:
            line = line[::-1]
    for piece in pieces[1:]:
        turned = np.hypot(*(piece[-1] - line[-1])) < np.hypot(*(piece[0] - line[-1]))
        line = np.vstack([line, piece[::-1] if turned else piece])
    return line


def match(course: Floats, target: Floats) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    """For each point of the course, the point of the target it belongs to (dynamic time warping)."""
    cost = ((course[:, None, :] - target[None, :, :]) ** 2).sum(axis=2)
    total = np.full((len(course) + 1, len(target) + 1), np.inf)
    total[0, 0] = 0.0
    for i in range(1, len(course) + 1):
        row, above, here = total[i], total[i - 1], cost[i - 1]
        best = np.minimum(above[1:], above[:-1])
        running = row[0]
        for j, value in enumerate(best):
            running = min(value, running) + here[j]
            row[j + 1] = running
    i, j = len(course), len(target)
    pairs: dict[int, list[int]] = {}
    while i and j:
        pairs.setdefault(i - 1, []).append(j - 1)
        options = (total[i - 1, j - 1], total[i - 1, j], total[i, j - 1])
        step = int(np.argmin(options))
        i, j = (i - (step != 2)), (j - (step != 1))
    return np.array([int(np.mean(pairs[k])) for k in range(len(course))], dtype=np.intp)


def registered(name: str, kind: str, sides: Floats, ground: Floats, ways_out: tuple[bool, bool]) -> Course:
    """The real course laid along its hexsides, with its own small bends.

    `ways_out`: whether the line goes on beyond its first and beyond its last hexside, off the map.
    """
    target = smooth(resample(sides), SMOOTH)
    ground = resample(ground)
    start = int(np.argmin(np.hypot(*(ground - target[0]).T)))
    end = int(np.argmin(np.hypot(*(ground - target[-1]).T)))
    if start > end:
        ground = ground[::-1]
        start, end = len(ground) - 1 - start, len(ground) - 1 - end
    ground = ground[0 if ways_out[0] else start : len(ground) if ways_out[1] else end + 1]
    start, end = (start, end) if ways_out[0] else (0, end - start)
    middle = ground[start : end + 1]
    flat = smooth(middle, 0.45)
    bends = np.clip(middle - flat, -MEANDER, MEANDER)
    onto = smooth(target[match(flat, target)], 0.12)
    pace = np.hypot(*np.gradient(onto, axis=0).T) / STEP
    drawn = onto + bends * np.clip(np.convolve(pace, np.ones(9) / 9, mode="same"), 0, 1)[:, None] ** 2
    head, tail = ground[:start], ground[end + 1 :]
    drawn = np.vstack(
        [
            _fading(head[::-1], drawn[0] - ground[start])[::-1],
            drawn,
            _fading(tail, drawn[-1] - ground[end]),
        ]
    )
    return Course(name, kind, drawn, ground)


def _fading(points: Floats, offset: Floats) -> Floats:
    """A line moved by an offset that dies out along it."""
    fade: Floats = np.exp(-np.arange(1, len(points) + 1) * STEP / 0.8)
    moved: Floats = points + fade[:, None] * offset
    return moved


def invented(name: str, kind: str, sides: Floats, seed: int) -> Course:
    """A river the open data does not draw: its hexsides, with bends."""
    target = smooth(resample(sides), SMOOTH)
    random = np.random.default_rng(seed)
    bends = np.zeros(target.shape)
    for amplitude, width in ((0.035, 0.16), (0.02, 0.07)):
        bends += amplitude * smooth(random.standard_normal(target.shape), width) / (0.53 * (STEP / width) ** 0.5)
    taper = np.minimum(1.0, np.minimum(np.arange(len(target)), np.arange(len(target))[::-1]) * STEP / 0.3)
    return Course(name, kind, target + np.clip(bends, -MEANDER, MEANDER) * taper[:, None], None)


def meet(course: Course, others: list[Course], corners: tuple[Floats, Floats]) -> Course:
    """Let the ends of a tributary run into the river they touch."""
    drawn = course.drawn.copy()
    for index, corner in ((0, corners[0]), (-1, corners[1])):
        for other in others:
            gaps = np.hypot(*(other.drawn - corner).T)
            if gaps.min() > 0.35:
                continue
            shift = other.drawn[int(np.argmin(np.hypot(*(other.drawn - drawn[index]).T)))] - drawn[index]
            fade = np.exp(-np.arange(len(drawn)) * STEP / 0.25)[:, None]
            drawn += (fade if index == 0 else fade[::-1]) * shift
            break
    return Course(course.name, course.kind, drawn, course.ground)
