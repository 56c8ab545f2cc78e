"""7. Narrow seas: reaction forces stop enemy ships that come close."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask, Asks, Frame
from grognard.core.kinds import Pieces, Seat, Spaces
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.titles.pearl_harbor.chapters.ch3_stacking import ships_fit
from grognard.titles.pearl_harbor.chapters.ch3_task_forces import commander
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import base_box, commands_ships, is_limited
from grognard.titles.pearl_harbor.kit import NAVAL
from grognard.titles.pearl_harbor.marks import OBLIGED, READY, STOPPED
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
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
    """Where the reaction forces lie."""
    asked: tuple[Seat, ...] = ()
    """Players who let them pass."""

    def advance(self, pos: War) -> Asks:
        side = enemy(pos.kit.side[self.pieces[0]])
        veiled = is_limited(pos) and any(base_box(pos, space, side) != NOBODY for space in self.forces)
        for seat in [seat for seat in pos.players(side) if seat not in self.asked]:
            mine = [space for space in self.forces if self._force(pos, space, seat)]
            if mine or (veiled and commands_ships(pos, seat)):  # whose ships lie in a closed base is not told (25)
                args: dict[str, object] = {"space": pos.place[self.pieces[0]]}
                rules = ("PH-7-l", "PH-7-m", "PH-7-r", *(() if mine else ("PH-25-a",)))
                return Ask(seat, "narrow-sea", [*HALT.each(mine), PASS], rules, args, firm=not mine)
        pos.pop()
        return None

    def _force(self, pos: War, space: int, seat: Seat) -> list[int]:
        """The reaction force of a hex that a player commands: each decides for his own ships (21.1-f).

        Who stops must attack (7-m): a force without supply, which may not, stops nobody (11.5-c).
        """
        ships = [p for p in self._ready(pos, space) if commander(pos, p) == seat]
        if any(pos.supplied[p] for p in ships):
            return ships
        pos.cite("PH-11.5-c")
        return []

    def _ready(self, pos: War, space: int) -> list[int]:
        """The ships of a hex that stand by and have stopped nobody yet."""
        ships = pos.ships_at(space, enemy(pos.kit.side[self.pieces[0]]))
        return [p for p in ships if pos.marks[p] & READY and not pos.marks[p] & OBLIGED]

    def why_not(self, pos: War, order: Order, seat: str) -> list[Reason]:
        """Why a player cannot stop them from a hex: nobody stands by there for him, or has no supply."""
        space = order.target
        if order.verb != HALT.name or not isinstance(space, int):
            return []
        mine = [p for p in self._ready(pos, space) if commander(pos, p) == seat]
        return [Reason("PH-11.5-c" if mine and space in self.forces else "PH-7-l")]

    def play(self, pos: War, order: Order, seat: str) -> None:
        if order is PASS:
            pos.replace(NarrowSea(self.pieces, self.forces, (*self.asked, seat)))
            return
        space = order.target
        assert isinstance(space, int)
        pos.pop()
        for p in self._force(pos, space, seat):
            pos.marks[p] |= OBLIGED
        here = pos.place[self.pieces[0]]
        pos.event("stopped", "PH-7-l", "PH-7-m", "PH-7-r", pieces=list(self.pieces), space=here, to=space)
        stop(pos, self.pieces)


def stop(pos: War, pieces: Sequence[int]) -> None:
    """Ships stay in a narrow-sea hex for this segment."""
    for p in pieces:
        pos.marks[p] |= STOPPED
