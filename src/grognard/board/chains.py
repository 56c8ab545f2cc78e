"""Chains of relays: what stands at a source works, and so does what a relay that works reaches. Who supplies whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from grognard.board.kernels import Reach


class Relay(NamedTuple):
    """Something that hands on what it gets, by the number of its owner. No chain may have two `exclusive` ones."""

    space: int
    owner: int
    exclusive: bool = False


Link = tuple[int, bool]
"""A relay by its number, and whether there is an exclusive one in the chain that leads to it, itself included."""


class Chains:
    """All the chains that lead from the sources (`seeds`, by space) over relays, the shortest to each."""

    def __init__(self, seeds: bytes | bytearray, relays: Sequence[Relay], reach: Callable[[Relay], Reach]) -> None:
        self.seeds = seeds
        self.relays = relays
        self.reaches: dict[int, Reach] = {}
        self._parents: dict[Link, Link | None] = {}
        wave = [(i, relay.exclusive) for i, relay in enumerate(relays) if seeds[relay.space]]
        self._parents.update(dict.fromkeys(wave))
        while wave:
            beyond: list[Link] = []
            for i, used in wave:
                if i not in self.reaches:
                    self.reaches[i] = reach(relays[i])
                reached = self.reaches[i]
                for j, relay in enumerate(relays):
                    link = (j, used or relay.exclusive)
                    twice = used and relay.exclusive
                    if j != i and not twice and relay.space in reached and link not in self._parents:
                        self._parents[link] = (i, used)
                        beyond.append(link)
            wave = beyond

    def supplies(self, space: int, *, exclusive: bool = False) -> bool:
        """Whether a chain leads to a space; to an exclusive relay only one without another."""
        return bool(self.seeds[space]) or self._last(space, exclusive) is not None

    def _last(self, space: int, exclusive: bool) -> Link | None:
        """The end of the chain to a space that has the fewest relays."""
        return min(
            (link for link in self._parents if not (exclusive and link[1]) and space in self.reaches[link[0]]),
            key=lambda link: (len(self._back(link)), self.reaches[link[0]].cost(space)),
            default=None,
        )

    def _back(self, link: Link | None) -> list[Link]:
        found = []
        while link is not None:
            found.append(link)
            link = self._parents[link]
        return found

    def legs(self, space: int, *, exclusive: bool = False) -> list[tuple[Relay, list[int]]]:
        """The relays of the chain to a space, from the nearest back to the source, each with its way onward."""
        found, end = [], space
        for i, _ in [] if self.seeds[space] else self._back(self._last(space, exclusive)):
            relay = self.relays[i]
            found.append((relay, [relay.space, *self.reaches[i].path(end)]))
            end = relay.space
        return found
