"""7. Narrow seas: reaction forces stop enemy ships that come close."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Pieces, Seat, Spaces
from grognard.core.order import Order
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ships_fit
from grognard.titles.pearl_harbor.kit import NAVAL
from grognard.titles.pearl_harbor.marks import OBLIGED, READY, STOPPED
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.verbs import PASS, VERBS
from grognard.titles.pearl_harbor.war import War

HALT = VERBS.space("halt")
"""The reaction force of that hex stops the enemy, and must attack him."""


def watchers(pos: War, side: int) -> dict[int, list[int]]:
    """By narrow-sea hex: the hexes from which reaction forces of the enemy of a side can stop ships there (7-l)."""
    kit, foe, marks = pos.kit, enemy(side), pos.marks
    ready = [p for p in kit.ships[foe] if marks[p] & READY]
    places = {pos.place[p] for p in ready if not marks[p] & OBLIGED and pos.on_map(p)}
    found: dict[int, list[int]] = {}
    for place in sorted(places):
        for space in kit.neighbours[place]:
            if space < kit.hex_count and kit.area[space]:
                found.setdefault(space, []).append(place)
    return found


def full_stops(pos: War, pieces: Sequence[int], side: int) -> list[int]:
    """The waters where ships were stopped and these have no room any more: they may not enter at all (7-n)."""
    kit, marks = pos.kit, pos.marks
    places = {pos.place[p] for p in kit.of_arm[NAVAL] if marks[p] & STOPPED and kit.side[p] == side and p not in pieces}
    pos.cite("PH-7-n")
    return [part for space in places if not ships_fit(pos, space, side, pieces) for part in kit.sea.of[space]]


class NarrowSea(Frame[War], frozen=True):
    """Ships have entered a narrow-sea hex next to reaction forces: each of their owners may stop them there."""

    pieces: Pieces
    """The ships that came."""
    forces: Spaces
    """Where the reaction forces lie whose owners have not been asked yet."""

    def advance(self, pos: War) -> Asks:
        if not self.forces:
            pos.pop()
            return None
        seat = self._owner(pos, self.forces[0])
        mine = [space for space in self.forces if self._owner(pos, space) == seat]
        args: dict[str, object] = {"space": pos.place[self.pieces[0]]}
        return Ask(seat, "narrow-sea", [*HALT.each(mine), PASS], ("PH-7-l", "PH-7-m", "PH-7-r"), args)

    def _owner(self, pos: War, space: int) -> Seat:
        """Who decides for the reaction force of a hex: the first in order of those with ships there."""
        side = enemy(pos.kit.side[self.pieces[0]])
        seats = {pos.seat(p) for p in pos.ships_at(space, side)}
        return next(seat for seat in pos.players(side) if seat in seats)

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is PASS:
            left = tuple(space for space in self.forces if self._owner(pos, space) != seat)
            pos.replace(NarrowSea(self.pieces, left))
            return
        space = order.target
        assert isinstance(space, int)
        pos.pop()
        side = pos.kit.side[self.pieces[0]]
        force = [p for p in pos.ships_at(space, enemy(side)) if pos.marks[p] & READY]
        for p in force:
            pos.marks[p] |= OBLIGED
        here = pos.place[self.pieces[0]]
        pos.event("stopped", "PH-7-l", "PH-7-m", "PH-7-r", pieces=list(self.pieces), space=here, to=space)
        stop(pos, self.pieces)


def stop(pos: War, pieces: Sequence[int]) -> None:
    """Ships stay in a narrow-sea hex for this segment."""
    for p in pieces:
        pos.marks[p] |= STOPPED
