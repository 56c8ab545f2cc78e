"""Area maps: named areas of different kinds, joined by links of different kinds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from grognard.board.board import Board, Point


@dataclass(frozen=True)
class Area:
    """A space with a kind that the title names: a land area, a sea zone, a port, an island box."""

    name: str
    kind: str
    position: Point | None = None


@dataclass(frozen=True)
class Border:
    """A way between two areas, with a kind that the title names: land, strait, sea, coast."""

    a: str
    b: str
    kind: str
    both: bool = True


class AreaMap:
    """A board made of areas, with masks that say which spaces and links are of which kind.

    Two areas may have borders of several kinds (a land border and a strait): that is one link with two kinds.
    """

    def __init__(self, areas: Iterable[Area], borders: Iterable[Border]) -> None:
        areas, borders = list(areas), list(borders)
        number = {area.name: i for i, area in enumerate(areas)}
        pairs: dict[tuple[int, int], set[str]] = {}
        for border in borders:
            a, b = number[border.a], number[border.b]
            pairs.setdefault((a, b), set()).add(border.kind)
            if border.both:
                pairs.setdefault((b, a), set()).add(border.kind)
        self.board = Board.build([area.name for area in areas], pairs, [area.position for area in areas])
        self.kinds: list[str] = [area.kind for area in areas]
        self.link_kinds: list[frozenset[str]] = [
            frozenset(pairs[a, b]) for a, b in zip(self.board.source.tolist(), self.board.target.tolist(), strict=True)
        ]

    def spaces(self, *kinds: str) -> list[int]:
        """The areas of these kinds."""
        return [i for i, kind in enumerate(self.kinds) if kind in kinds]

    def near(self, *kinds: str) -> list[tuple[int, ...]]:
        """By space: those to which borders of these kinds lead, in the order of the areas."""
        board, wanted = self.board, set(kinds)
        start, target = board.start.tolist(), board.target.tolist()
        return [
            tuple(sorted(target[i] for i in range(start[s], start[s + 1]) if not wanted.isdisjoint(self.link_kinds[i])))
            for s in range(board.size)
        ]

    def space_mask(self, *kinds: str) -> npt.NDArray[np.uint8]:
        """Per space 1 if it is of one of these kinds."""
        return np.array([kind in kinds for kind in self.kinds], np.uint8)

    def link_mask(self, *kinds: str) -> npt.NDArray[np.uint8]:
        """Per link 1 if it is of one of these kinds."""
        return np.array([not own.isdisjoint(kinds) for own in self.link_kinds], np.uint8)

    def link_costs(self, *kinds: str) -> npt.NDArray[np.int32]:
        """Per link 1 if it is of one of these kinds, else -1: counts steps along them."""
        return self.link_mask(*kinds).astype(np.int32) * 2 - 1
