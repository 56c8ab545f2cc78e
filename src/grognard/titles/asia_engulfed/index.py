"""Who is where: what is derived from the places of pieces, so that nobody has to look for them."""

from __future__ import annotations

from grognard.titles.asia_engulfed.holdings import Holdings
from grognard.titles.asia_engulfed.kit import LBA, AsiaKit


class Index:
    """Who is where, by space, and how far each side's Influence reaches: derived from `place`, kept up by `War`.

    `stops` remembers for each side where Influence stops it, `dominance` where it is Dominant, and both the two lists
    of Influence that this came from.
    """

    __slots__ = ("at", "dominance", "fleets", "ground", "holdings", "influence", "lba", "stops")

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.ground = (bytearray(size), bytearray(size))
        """Ground units by side and space."""
        self.lba = (bytearray(size), bytearray(size))
        """LBA likewise."""
        self.fleets = (bytearray(size), bytearray(size))
        self.influence: list[list[int] | None] = [None, None]
        self.stops: list[tuple[list[int], list[int], int] | None] = [None, None]
        self.dominance: list[tuple[list[int], list[int], int] | None] = [None, None]
        self.holdings: Holdings | None = None

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.ground = (self.ground[0].copy(), self.ground[1].copy())
        twin.lba = (self.lba[0].copy(), self.lba[1].copy())
        twin.fleets = (self.fleets[0].copy(), self.fleets[1].copy())
        twin.influence = self.influence.copy()
        twin.stops = self.stops.copy()
        twin.dominance = self.dominance.copy()
        twin.holdings = self.holdings
        return twin


def index_of(kit: AsiaKit, place: list[int]) -> Index:
    """The index of pieces in their places."""
    index = Index(kit.size)
    at: dict[int, list[int]] = {}
    for p, space in enumerate(place):
        at.setdefault(space, []).append(p)
        side = kit.side[p]
        if kit.is_ground[p]:
            index.ground[side][space] += 1
        elif kit.is_fleet[p]:
            index.fleets[side][space] += 1
        elif kit.kind[p] == LBA:
            index.lba[side][space] += 1
    for space, pieces in at.items():
        index.at[space] = tuple(pieces)
    return index
