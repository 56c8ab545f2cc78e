"""What the pieces of a side could do next, kept from pick to pick: a move of one changes little for the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet


class Moves:
    """By piece: where it can go, which spaces are likely, what each is worth to it, what the best one gains."""

    __slots__ = ("_eyed", "besides", "gains", "likely", "ways")

    def __init__(self) -> None:
        self.ways: dict[int, list[int]] = {}
        self.likely: dict[int, list[int]] = {}
        self.besides: dict[int, dict[int, float]] = {}
        """By space: what the likely ones are worth beside their pull, and where the piece stands."""
        self.gains: dict[int, float] = {}
        self._eyed: defaultdict[int, set[int]] = defaultdict(set)
        """By space, the pieces for which its worth was worked out."""

    def open(self, spaces: AbstractSet[int], place: Sequence[int]) -> None:
        """The passage through spaces in here has changed, for whoever comes so far."""
        for p in [p for p, way in self.ways.items() if place[p] in spaces or not spaces.isdisjoint(way)]:
            self.drop(p)

    def drop(self, p: int) -> None:
        """A piece has changed."""
        for each in (self.ways, self.likely, self.besides, self.gains):
            each.pop(p, None)

    def pull(self, spaces: AbstractSet[int]) -> None:
        """Spaces draw otherwise than before: others may be likely now."""
        for p in [p for p, way in self.ways.items() if not spaces.isdisjoint(way)]:
            self.likely.pop(p, None)
            self.gains.pop(p, None)

    def note(self, p: int, besides: Iterable[tuple[int, float]]) -> dict[int, float]:
        """What spaces are worth to a piece; returns all that is known of it."""
        known, eyed = self.besides.setdefault(p, {}), self._eyed
        for space, worth in besides:
            known[space] = worth
            eyed[space].add(p)
        return known

    def touch(self, spaces: AbstractSet[int]) -> None:
        """These spaces may be worth more or less than before."""
        for space in spaces & self._eyed.keys():
            for p in self._eyed.pop(space):
                if p in self.besides and self.besides[p].pop(space, None) is not None:
                    self.gains.pop(p, None)
