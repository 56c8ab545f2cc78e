"""Maps of hexes: one sheet or several, of one scale or several, with boxes beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

import numpy as np

from grognard.board.board import Board, Floats, Ints, Point
from grognard.board.grid import STEPS, Hex, HexGrid, Rect

Pairs = Iterable[tuple[str, str]]
_Place = tuple[HexGrid, Hex]


class HexMap:
    """Sheets laid out on one table, and the board that they make.

    Sheets with the same tops, scale and origin lie in one lattice and join where they meet; a hex that both print is
    one space with the first sheet's number, and the other number finds it too. Sheets of different scales are joined
    by `links` between named spaces, which go both ways, and by `arrows`, which go one way. `boxes` are spaces beside
    the sheets, with the places at which they are drawn, if they are. `same` names pairs of spaces that are one: it
    keeps the first name, and lies on the first one's sheet.
    """

    def __init__(
        self,
        grids: Iterable[HexGrid],
        *,
        boxes: Mapping[str, Point | None] | None = None,
        links: Pairs = (),
        arrows: Pairs = (),
        same: Pairs = (),
    ) -> None:
        self.grids = tuple(grids)
        self.boxes = dict(boxes or {})
        self._links, self._arrows, self._same = tuple(links), tuple(arrows), tuple(same)
        lattices: dict[tuple[object, ...], list[HexGrid]] = {}
        for grid in self.grids:
            lattices.setdefault((grid.tops, grid.scale, grid.origin), []).append(grid)
        self.lattices = tuple(tuple(joined) for joined in lattices.values())
        """The sheets, those together that join."""
        self._places: dict[str, _Place] = {}
        self._near: dict[str, tuple[str | None, ...]] = {}
        if any(grid.phase != joined[0].phase for joined in self.lattices for grid in joined):
            raise ValueError("the sheets do not fit into one lattice")

    # where things are drawn, by the names of hexes

    def find(self, name: str) -> _Place:
        """The sheet and the hex with that number; KeyError if there is none."""
        known = self._places.get(name)
        if known is not None:
            return known
        for grid in self.grids:
            try:
                found = self._places[name] = grid, grid.parse(name)
            except KeyError:
                continue
            return found
        raise KeyError(name)

    def centre(self, name: str) -> Point:
        """The middle of a hex, or where a box is drawn."""
        at = self.boxes.get(name)
        if at is not None:
            return at
        grid, h = self.find(name)
        return grid.centre(*h)

    def corners(self, name: str, size: float = 1.0) -> list[Point]:
        grid, h = self.find(name)
        return grid.corners(*h, size)

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The two ends of the hexside between neighbours, be they on one sheet or on two that join."""
        grid, h = self.find(a)
        corners, i = grid.corners(*h), self.around(a).index(self._first(b))
        return corners[i], corners[(i + 1) % 6]

    def around(self, name: str) -> tuple[str | None, ...]:
        """The numbers of the six adjacent hexes, clockwise from the north; None where the map ends."""
        near = self._near.get(name)
        if near is None:
            grid, h = self.find(name)
            x, y = grid.doubled(*h)
            joined = self._joined(grid)
            near = tuple([self._named(joined, x + dx, y + dy) for dx, dy in STEPS[grid.tops]])
            self._near[name] = near
        return near

    def doubled(self, name: str) -> Hex:
        """The coordinates of a hex in the lattice of its sheet, see `HexGrid.doubled`."""
        grid, h = self.find(name)
        return grid.doubled(*h)

    def at(self, x: float, y: float) -> str | None:
        """The number of the hex in which a drawn point lies; where sheets overlap, that of the first."""
        for grid in self.grids:
            found = grid.nearest(x, y)
            if found is not None:
                return self._first(grid.name(*found))
        return None

    def within(self, rect: Rect) -> Iterator[tuple[str, HexGrid, Hex]]:
        """The hexes whose middles lie in a rectangle, each on the first sheet that prints it."""
        for joined in self.lattices:
            for i, grid in enumerate(joined):
                before = joined[:i]
                for h in grid.within(rect):
                    if before and any(other.holds(*other.from_doubled(*grid.doubled(*h))) for other in before):
                        continue
                    yield grid.name(*h), grid, h

    @cached_property
    def bounds(self) -> Rect:
        """What all sheets together cover."""
        each = [grid.bounds for grid in self.grids]
        left, top, right, bottom = zip(*each, strict=True)
        return min(left), min(top), max(right), max(bottom)

    def _joined(self, grid: HexGrid) -> tuple[HexGrid, ...]:
        return next(joined for joined in self.lattices if grid in joined)

    def _first(self, name: str) -> str | None:
        """The number by which the map knows a hex that perhaps several sheets print."""
        grid, h = self.find(name)
        return self._named(self._joined(grid), *grid.doubled(*h))

    @staticmethod
    def _named(joined: tuple[HexGrid, ...], x: int, y: int) -> str | None:
        for grid in joined:
            h = grid.from_doubled(x, y)
            if grid.holds(*h):
                return grid.name(*h)
        return None

    # the board

    @cached_property
    def board(self) -> Board:
        """Spaces in the order of the sheets, those together that join, and of the hexes on them; then the boxes."""
        names: list[str] = []
        index: dict[str, int] = {}
        sheets: list[Ints] = []
        places: list[Floats] = []
        links: list[Ints] = []
        number = {grid: i for i, grid in enumerate(self.grids)}
        for joined in self.lattices:
            laid = _Lattice(joined, len(names))
            if not index.keys().isdisjoint(laid.index):
                raise ValueError(f"{min(index.keys() & laid.index)} is on sheets that do not join")
            names += laid.names
            index |= laid.index
            sheets.append(np.concatenate([np.full(count, number[grid], np.int32) for grid, count in laid.counts]))
            places.append(laid.places)
            links.append(laid.links)
        for box, at in self.boxes.items():
            if box in index:
                raise ValueError(f"{box} names two spaces")
            index[box] = len(names)
            names.append(box)
            places.append(np.array([at or (np.nan, np.nan)]))
        sheets.append(np.full(len(self.boxes), -1, np.int32))
        ends = [(index[a], index[b]) for a, b in self._links]
        ends += [(b, a) for a, b in ends]
        ends += [(index[a], index[b]) for a, b in self._arrows]
        links.append(np.array(ends, np.int32).reshape(-1, 2))
        pairs, sheet = np.concatenate(links), np.concatenate(sheets)
        xy = np.concatenate(places) if places else np.zeros((0, 2))
        if self._same:
            names, index, pairs, sheet, xy = self._merged(names, index, pairs, sheet, xy)
        aliases = {name: space for name, space in index.items() if names[space] != name}
        return Board.build(names, pairs, xy, aliases=aliases, sheet=sheet)

    def _merged(
        self, names: list[str], index: dict[str, int], pairs: Ints, sheet: Ints, xy: Floats
    ) -> tuple[list[str], dict[str, int], Ints, Ints, Floats]:
        """The same without the second of the spaces that are one."""
        stands = np.arange(len(names))
        for first, second in self._same:
            keep, drop = stands[index[first]], stands[index[second]]
            stands[stands == drop] = keep
        kept = np.flatnonzero(stands == np.arange(len(names)))
        final = np.zeros(len(names), np.int32)
        final[kept] = np.arange(kept.size, dtype=np.int32)
        final = final[stands]
        pairs = final[pairs]
        found = {name: int(final[space]) for name, space in index.items()}
        return [names[i] for i in kept], found, pairs[pairs[:, 0] != pairs[:, 1]], sheet[kept], xy[kept]


class _Lattice:
    """The spaces and links of sheets that join, numbered from `first`."""

    def __init__(self, joined: tuple[HexGrid, ...], first: int) -> None:
        x, y = (
            np.concatenate(axis).astype(np.int64) for axis in zip(*(grid.lattice() for grid in joined), strict=True)
        )
        wide = int(np.ptp(y)) + 5 if y.size else 1
        key = x * wide + y
        printed = [name for grid in joined for name in _names(grid)]
        once, begins, which = np.unique(key, return_index=True, return_inverse=True)
        order = np.argsort(begins)
        rank = np.empty_like(order)
        rank[order] = np.arange(order.size)
        spaces = rank[which]
        self.names = [printed[i] for i in begins[order].tolist()]
        self.index = dict(zip(printed, (spaces + first).tolist(), strict=True))
        if len(self.index) != len(printed):
            raise ValueError("a number is printed twice on sheets that join")
        owner = np.repeat(np.arange(len(joined)), [grid.cells[0].size for grid in joined])[begins[order]]
        self.counts = [(grid, int((owner == i).sum())) for i, grid in enumerate(joined)]
        ux, uy = joined[0].unit
        at = np.stack([x[begins[order]] * ux, y[begins[order]] * uy], axis=1)
        self.places: Floats = at + np.array(joined[0].origin)
        steps = np.array([dx * wide + dy for dx, dy in STEPS[joined[0].tops]])
        wanted = once[order][:, None] + steps
        spot = np.minimum(np.searchsorted(once, wanted), once.size - 1)
        there = once[spot] == wanted
        source = np.broadcast_to(np.arange(once.size)[:, None], there.shape)[there]
        self.links: Ints = (np.stack([source, rank[spot][there]], axis=1) + first).astype(np.int32)


def _names(grid: HexGrid) -> list[str]:
    col, row = grid.cells
    return list(map(grid.name, col.tolist(), row.tolist()))
