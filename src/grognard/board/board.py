"""One kind of board for every title: spaces and directed links as flat arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from grognard.board.kernels import Graph

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]
Point = tuple[float, float]


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
        positions: Sequence[Point | None] | None,
        aliases: Mapping[str, int],
        sheet: Sequence[int] | None,
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
        rows, to = start.tolist(), target.tolist()
        self.neighbours: list[tuple[int, ...]] = [tuple(to[rows[s] : rows[s + 1]]) for s in range(self.size)]
        nowhere = (np.nan, np.nan)
        points = [p or nowhere for p in positions] if positions is not None else [nowhere] * self.size
        centres = np.array(points, np.float64).reshape(self.size, 2)
        self.x: Floats = np.ascontiguousarray(centres[:, 0])
        self.y: Floats = np.ascontiguousarray(centres[:, 1])
        self.sheet: Ints = np.array(sheet if sheet is not None else [0] * self.size, np.int32)
        self.graph = Graph(start, target)

    @classmethod
    def build(
        cls,
        names: Iterable[str],
        links: Iterable[tuple[int, int]],
        positions: Sequence[Point | None] | None = None,
        *,
        aliases: Mapping[str, int] | None = None,
        sheet: Sequence[int] | None = None,
    ) -> Board:
        """A board from directed pairs of spaces; a pair given twice is one link."""
        names = list(names)
        pairs = np.array(list(dict.fromkeys(links)), np.int32).reshape(-1, 2)
        if pairs.size and not (pairs.min() >= 0 and pairs.max() < len(names)):
            raise ValueError("a link leads off the board")
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


class BoardBuilder:
    """Joins sheets, boxes and arrows into one board, by the names of the spaces."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._positions: list[Point | None] = []
        self._sheet: list[int] = []
        self._index: dict[str, int] = {}
        self._links: list[tuple[int, int]] = []
        self._merged: dict[int, int] = {}
        self._sheets = 0

    def add(self, board: Board, *, prefix: str = "", scale: float = 1.0, offset: Point = (0.0, 0.0)) -> int:
        """Lay down a sheet; its number goes into `Board.sheet`. Scale and offset place it in the drawing."""
        number = self._sheets
        self._sheets += 1
        own = []
        for i, name in enumerate(board.names):
            x, y = float(board.x[i]), float(board.y[i])
            drawn = x == x
            point = (x * scale + offset[0], y * scale + offset[1]) if drawn else None
            own.append(self._space(prefix + name, point, number))
        for name, i in board.index.items():
            self._index.setdefault(prefix + name, own[i])
        pairs = zip(board.source.tolist(), board.target.tolist(), strict=True)
        self._links += [(own[a], own[b]) for a, b in pairs]
        return number

    def space(self, name: str, position: Point | None = None) -> None:
        """Add a space outside all sheets: an off-map box, a holding box. Its sheet is -1."""
        self._space(name, position, -1)

    def link(self, a: str, b: str, *, both: bool = True) -> None:
        """Join two spaces; an arrow goes one way only."""
        i, j = self._index[a], self._index[b]
        self._links += [(i, j), (j, i)] if both else [(i, j)]

    def same(self, name: str, other: str) -> None:
        """Make a space that is printed on two sheets one space; it keeps the first name, both find it."""
        keep, drop = self._one(self._index[name]), self._one(self._index[other])
        if keep != drop:
            self._merged[drop] = keep

    def build(self) -> Board:
        """The joined board."""
        kept = [i for i in range(len(self._names)) if i not in self._merged]
        final = {old: new for new, old in enumerate(kept)}
        ends = ((final[self._one(a)], final[self._one(b)]) for a, b in self._links)
        return Board.build(
            [self._names[i] for i in kept],
            ((a, b) for a, b in ends if a != b),
            [self._positions[i] for i in kept],
            aliases={name: final[self._one(i)] for name, i in self._index.items()},
            sheet=[self._sheet[i] for i in kept],
        )

    def _one(self, space: int) -> int:
        """The space that stands for this one after merging."""
        while space in self._merged:
            space = self._merged[space]
        return space

    def _space(self, name: str, position: Point | None, sheet: int) -> int:
        if name in self._index:
            raise ValueError(f"{name} is already on the board")
        self._index[name] = len(self._names)
        self._names.append(name)
        self._positions.append(position)
        self._sheet.append(sheet)
        return self._index[name]


def _reverse(source: Ints, target: Ints, size: int) -> Ints:
    """For each link the one that leads back, -1 for an arrow."""
    forth = source.astype(np.int64) * size + target
    back = target.astype(np.int64) * size + source
    order = np.argsort(forth)
    if not order.size:
        return np.zeros(0, np.int32)
    place = order[np.minimum(np.searchsorted(forth, back, sorter=order), order.size - 1)]
    return np.where(forth[place] == back, place, -1).astype(np.int32)
