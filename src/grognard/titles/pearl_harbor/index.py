"""Who is where, by space, and what chapters remember of it until something moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.titles.pearl_harbor.kit import (
    ALLIES,
    CLOCKS,
    CONTROL,
    FORTRESS,
    INSTALLATION,
    JAPAN,
    NAVAL,
    TRAIN,
    WORKS,
    PearlKit,
)

if TYPE_CHECKING:
    from grognard.titles.pearl_harbor.roster import Roster

LONGEST_LOG = 400
"""How many changes the index remembers."""


class Index:
    """Who is where, by space: derived from `place`, kept up by `Theatre.put`."""

    __slots__ = (
        "at",
        "clocks",
        "closed",
        "fortresses",
        "installations",
        "kept",
        "lasting",
        "log",
        "roster",
        "ships",
        "trains",
        "zoc",
    )

    def __init__(self, size: int) -> None:
        self.at: list[tuple[int, ...]] = [()] * size
        self.ships = (bytearray(size), bytearray(size))
        """By side and space: naval units."""
        self.installations: dict[int, int] = {}
        """By space: the base or half-base there."""
        self.fortresses: dict[int, int] = {}
        self.trains: dict[tuple[int, int], int] = {}
        """By space and side: the fleet train there."""
        self.zoc: list[bytearray | None] = [None, None]
        self.kept: dict[object, Any] = {}
        """What chapters have worked out from where everybody is; forgotten as soon as anything moves."""
        self.roster: Roster | None = None
        self.closed: tuple[bool, bool, list[tuple[str, ...]]] | None = None
        """Which hexes are closed to each force, and the state of neutrals for which that holds (19.5, 32.2)."""
        self.clocks = [0] * CLOCKS
        """How often counters of each side and arm have moved, and hexes have changed hands (`PearlKit.clock`)."""
        self.log: list[int] = []
        """The hexes in which works or control have changed last, as many as CONTROL has ticked but for the oldest."""
        self.lasting: dict[object, tuple[int, Any]] = {}
        """What chapters have worked out, and the sum of the clocks on which it depends: it holds while that is so."""

    def copy(self) -> Index:
        twin = Index.__new__(Index)
        twin.at = self.at.copy()
        twin.ships = (self.ships[0].copy(), self.ships[1].copy())
        twin.installations = self.installations.copy()
        twin.fortresses = self.fortresses.copy()
        twin.trains = self.trains.copy()
        twin.zoc = self.zoc.copy()
        twin.kept = self.kept.copy()
        twin.roster = self.roster
        twin.closed = self.closed
        twin.clocks = self.clocks.copy()
        twin.log = self.log.copy()
        twin.lasting = self.lasting.copy()
        return twin

    def note(self, space: int) -> None:
        """Works or control have changed in a hex."""
        self.clocks[CONTROL] += 1
        self.log.append(space)
        if len(self.log) > LONGEST_LOG:
            del self.log[: LONGEST_LOG // 2]

    def changed_since(self, ticks: int) -> list[int] | None:
        """The hexes in which works or control have changed since CONTROL had ticked so often; None: too many."""
        count = self.clocks[CONTROL] - ticks
        if count > len(self.log):
            return None
        return self.log[len(self.log) - count :]

    def note_works(self, kit: PearlKit, space: int) -> None:
        """Look anew which works and trains are in a hex."""
        self.note(space)
        for works in (self.installations, self.fortresses):
            works.pop(space, None)
        self.trains.pop((space, JAPAN), None)
        self.trains.pop((space, ALLIES), None)
        for p in self.at[space] if space < kit.hex_count else ():
            arm = kit.arm[p]
            if arm == INSTALLATION:
                self.installations.setdefault(space, p)
            elif arm == FORTRESS:
                self.fortresses.setdefault(space, p)
            elif arm == TRAIN:
                self.trains.setdefault((space, kit.side[p]), p)


def make_index(kit: PearlKit, place: list[int]) -> Index:
    """The index of counters that have not moved yet."""
    index = Index(kit.board.size)
    at: dict[int, list[int]] = {}
    for p, space in enumerate(place):
        at.setdefault(space, []).append(p)
        if kit.arm[p] == NAVAL:
            index.ships[kit.side[p]][space] += 1
    for space, pieces in at.items():
        index.at[space] = tuple(pieces)
    for p, clock in enumerate(kit.clock):
        if clock == WORKS:
            index.note_works(kit, place[p])
    return index


class LaterIndex(Index):
    """The index of what a seat is shown, made when somebody looks: most views are only read out."""

    __slots__ = ("_of",)

    def __init__(self, kit: PearlKit, place: list[int]) -> None:
        self._of = kit, place

    def __getattr__(self, name: str) -> Any:
        if name not in Index.__slots__:
            raise AttributeError(name)
        made = make_index(*self._of)
        for slot in Index.__slots__:
            setattr(self, slot, getattr(made, slot))
        return getattr(self, name)
