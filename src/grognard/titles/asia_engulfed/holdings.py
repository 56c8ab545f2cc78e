"""What follows from who controls which place: worked out once, and anew when a place changes hands."""

from __future__ import annotations

from typing import Any

from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, SIDE_OF, AsiaKit


class Holdings:
    """The places of each side. It never changes, so copies of a position share it."""

    __slots__ = ("control", "joined", "known", "of", "ports")

    def __init__(self, kit: AsiaKit, control: list[int]) -> None:
        self.control = control.copy()
        """What it was made from."""
        self.of = tuple(
            tuple([place for place in kit.places if SIDE_OF[control[place]] == side]) for side in (JAPAN, ALLIES)
        )
        """By side: the places that it controls, in order."""
        self.ports = tuple(tuple([place for place in friendly if kit.port[place]]) for friendly in self.of)
        """Those of them that have a port."""
        self.joined: dict[int, frozenset[int]] = {}
        """By place: the places of the same side that land joins to it (3.1-d)."""
        for friendly in self.of:
            self._join(kit, friendly)
        self.known: dict[tuple[object, ...], Any] = {}
        """What chapters have found out; the keys hold everything else that it depends on."""

    def _join(self, kit: AsiaKit, friendly: tuple[int, ...]) -> None:
        inside = frozenset(friendly)
        for start in friendly:
            if start in self.joined:
                continue
            found = {start}
            front = [start]
            while front:
                fresh = inside.intersection(kit.land_links[front.pop()]) - found
                found |= fresh
                front += fresh
            self.joined.update(dict.fromkeys(found, frozenset(found)))
