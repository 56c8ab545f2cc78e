"""Spaces that fall into parts: two coasts of one hex, two waters that no channel joins.

Who enters a part leaves it only by the neighbours that part touches. The parts of a medium (land, water) make a board
of their own, on which the ordinary kernels search.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from grognard.board.board import Board

_LETTERS = "bcdefgh"


class Parts:
    """The parts of the spaces that hold a medium, and the board that they make.

    `holds` says by space whether it holds the medium, `joined(a, b)` whether it passes from one neighbour to the next,
    and `divided` which neighbours each part of a divided space touches; a neighbour may touch several.
    """

    def __init__(
        self,
        board: Board,
        holds: Sequence[bool],
        joined: Callable[[int, int], bool],
        divided: Mapping[int, Sequence[Collection[int]]],
    ) -> None:
        self.space: list[int] = []
        """By part: the space that it lies in."""
        self.of: list[tuple[int, ...]] = []
        """By space: its parts, none if it does not hold the medium."""
        names: list[str] = []
        for space, name in enumerate(board.names):
            count = len(divided.get(space, ((),))) if holds[space] else 0
            first = len(self.space)
            self.of.append(tuple(range(first, first + count)))
            self.space += [space] * count
            names += [name, *(name + letter for letter in _LETTERS)][:count]
        self._divided = divided
        neighbours = board.neighbours
        links = [
            (part, other)
            for a in range(board.size)
            for b in neighbours[a]
            if holds[a] and holds[b] and joined(a, b)
            for part in self.touching(a, b)
            for other in self.touching(b, a)
        ]
        places = [(float(board.x[space]), float(board.y[space])) for space in self.space]
        self.board = Board.build(names, links, places)
        self.neighbours = self.board.neighbours

    def touching(self, space: int, neighbour: int) -> Iterator[int]:
        """The parts of a space from which that neighbour is reached."""
        divided = self._divided.get(space)
        for number, part in enumerate(self.of[space]):
            if divided is None or neighbour in divided[number]:
                yield part

    def spread(self, by_space: Sequence[int] | bytearray) -> bytearray:
        """A table by part from one by space."""
        return bytearray(map(by_space.__getitem__, self.space))

    def spaces(self, parts: Iterable[int]) -> list[int]:
        """The spaces of some parts, each once, in their order."""
        return list(dict.fromkeys(map(self.space.__getitem__, parts)))

    def adjacent(self, part: int, space: int) -> bool:
        """Whether the medium leads from a part directly into a space."""
        return any(self.space[other] == space for other in self.neighbours[part])
