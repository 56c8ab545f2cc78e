"""One kind of board for every title: spaces and directed links as flat arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Graph

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]
Point = tuple[float, float]
Positions = Sequence[Point | None] | Floats
"""Where spaces are drawn, a row (x, y) each; None or nan for those that are not."""


class Board:
    """Spaces and directed links in compressed rows: the links of space s are start[s]..start[s+1].

    Links keep the order in which they were given, so a full hex has its six in the order of the grid's
    directions. What a title knows about spaces and links lives in arrays of its own, indexed like these.
    """

    def __init__(
        self,
        names: list[str],
        start: Ints,
        target: Ints,
        positions: Positions | None,
        aliases: Mapping[str, int],
        sheet: Sequence[int] | Ints | None,
    ) -> None:
        self.names = names
        self.size = len(names)
        self.index: dict[str, int] = {name: i for i, name in enumerate(names)}
        if len(self.index) != self.size:
            twice = next(name for name, times in Counter(names).items() if times > 1)
            raise ValueError(f"{twice} names two spaces")
        for alias, space in aliases.items():
            if self.index.setdefault(alias, space) != space:
                raise ValueError(f"{alias} already names another space")
        self.start = start
        self.target = target
        self.source: Ints = np.repeat(np.arange(self.size, dtype=np.int32), np.diff(start))
        self.reverse = _reverse(self.source, target, self.size)
        centres = _points(positions, self.size)
        self.x: Floats = np.ascontiguousarray(centres[:, 0])
        self.y: Floats = np.ascontiguousarray(centres[:, 1])
        self.sheet: Ints = np.array(sheet if sheet is not None else [0] * self.size, np.int32)
        """By space: the number of the sheet it lies on, -1 for a box beside all of them."""
        self.graph = Graph(start, target)

    @cached_property
    def neighbours(self) -> list[tuple[int, ...]]:
        """By space: where its links lead, in their order."""
        number = list(range(self.size))
        to = list(map(number.__getitem__, self.target.tolist()))
        rows = self.start.tolist()
        return [tuple(to[rows[s] : rows[s + 1]]) for s in number]

    @classmethod
    def build(
        cls,
        names: Iterable[str],
        links: Iterable[tuple[int, int]] | Ints,
        positions: Positions | None = None,
        *,
        aliases: Mapping[str, int] | None = None,
        sheet: Sequence[int] | Ints | None = None,
    ) -> Board:
        """A board from directed pairs of spaces; a pair given twice is one link."""
        names = list(names)
        pairs = np.array(links if isinstance(links, np.ndarray) else list(links), np.int32).reshape(-1, 2)
        if pairs.size and not (pairs.min() >= 0 and pairs.max() < len(names)):
            raise ValueError("a link leads off the board")
        _, first = np.unique(pairs[:, 0].astype(np.int64) * len(names) + pairs[:, 1], return_index=True)
        pairs = pairs[np.sort(first)]
        pairs = pairs[np.argsort(pairs[:, 0], kind="stable")]
        start = np.zeros(len(names) + 1, np.int32)
        np.cumsum(np.bincount(pairs[:, 0], minlength=len(names)), out=start[1:])
        return cls(names, start, np.ascontiguousarray(pairs[:, 1]), positions, aliases or {}, sheet)

    def link(self, a: int, b: int) -> int:
        """The link from a to b, -1 if they are not adjacent."""
        return self.graph.link(a, b)

    def links_of(self, pairs: Iterable[tuple[str, str]], *, both: bool = True) -> list[int]:
        """The links between named pairs, to index an array of attributes; both directions unless told."""
        found = []
        for one, other in pairs:
            a, b = self.index[one], self.index[other]
            for i, j in ((a, b), (b, a)) if both else ((a, b),):
                link = self.graph.link(i, j)
                if link < 0:
                    raise ValueError(f"{self.names[i]} has no link to {self.names[j]}")
                found.append(link)
        return found

    def chain(self, names: Sequence[str], *, both: bool = True) -> list[int]:
        """The links along a line of spaces, each next to the one before (a road, a railway)."""
        return self.links_of(pairwise(names), both=both)


def _points(positions: Positions | None, size: int) -> Floats:
    nowhere = (np.nan, np.nan)
    if positions is None:
        return np.full((size, 2), np.nan)
    if isinstance(positions, np.ndarray):
        return positions
    return np.array([p or nowhere for p in positions], np.float64).reshape(size, 2)


def _reverse(source: Ints, target: Ints, size: int) -> Ints:
    """For each link the one that leads back, -1 for an arrow."""
    forth = source.astype(np.int64) * size + target
    back = target.astype(np.int64) * size + source
    order = np.argsort(forth)
    if not order.size:
        return np.zeros(0, np.int32)
    place = order[np.minimum(np.searchsorted(forth, back, sorter=order), order.size - 1)]
    return np.where(forth[place] == back, place, -1).astype(np.int32)
