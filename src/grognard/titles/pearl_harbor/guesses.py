"""Guesses: positions of which a side sees no more than it sees, the enemy's hidden units in any of his boxes (25)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from grognard.core.kinds import masked
from grognard.titles.pearl_harbor.chapters.ch3_stacking import air_fits, ships_fit
from grognard.titles.pearl_harbor.chapters.ch5_bases import air_room, berth
from grognard.titles.pearl_harbor.chapters.ch6_cargo import lift_fits
from grognard.titles.pearl_harbor.chapters.ch25_closed_bases import base_box, box_hexes
from grognard.titles.pearl_harbor.kit import AIR, LAND, LEADER, NAVAL, TASK_FORCE
from grognard.titles.pearl_harbor.marks import PATROL
from grognard.titles.pearl_harbor.theatre import NOBODY, enemy
from grognard.titles.pearl_harbor.war import War

AT_SEA = 0.5
"""How likely a ship is in one of the task forces, if there are any, rather than in a base."""
FLEET = 8
"""Gunships of a task force (3.1-f)."""


def guess(shown: War, seat: str, chance: Random) -> War:
    """Lay the units that are known to lie in boxes into any boxes that have room; who has no room stays unknown."""
    pos, kit = shown.copy(), shown.kit
    side = enemy(pos.side_of(seat))
    hidden = [p for p in kit.pieces_of[side] if pos.place[p] == kit.unseen]
    if not hidden:
        return pos
    pos.derive()
    chance.shuffle(hidden)
    bases = [space for space in box_hexes(pos, side) if base_box(pos, space, side) != NOBODY]
    ships = [p for p in hidden if kit.arm[p] == NAVAL]
    _lay_ships(pos, side, ships, bases, chance)
    for p in hidden:
        if kit.arm[p] == AIR:
            _lay_aircraft(pos, p, ships, bases, chance)
        elif kit.arm[p] in (LAND, LEADER):
            _lay_troops(pos, p, ships, bases, chance)
    for p in hidden:
        if pos.on_map(p):
            pos.supplied[p] = 1
    stand_in, first = kit.stand_in[side], next(iter(ships or hidden))
    pos.stack = [masked(frame, lambda p: first if p == stand_in else p, knows=True) for frame in pos.stack]
    return pos


def _lay_ships(pos: War, side: int, ships: Sequence[int], bases: Sequence[int], chance: Random) -> None:
    """Every task force that nobody has seen into has ships; the others lie there too, or in ports."""
    kit = pos.kit
    fleets = [p for p in kit.of_arm[TASK_FORCE] if kit.side[p] == side and pos.on_map(p) and not pos.fleet(p)]
    empty = list(fleets)
    for p in ships:
        if empty or (fleets and chance.random() < AT_SEA):
            marker = empty.pop() if empty else chance.choice(fleets)
            if len(pos.fleet(marker)) < FLEET:
                pos.put(p, pos.place[marker], pos.part[marker])
                pos.tf[p] = marker
                if side == pos.phasing:
                    pos.mission[p] = PATROL
                continue
        ports = [space for space in bases if kit.harbour[space] and ships_fit(pos, space, side, [p])]
        space = _any(ports, chance)
        if space != NOBODY:
            pos.put(p, space, berth(pos, space))


def _lay_aircraft(pos: War, p: int, ships: Sequence[int], bases: Sequence[int], chance: Random) -> None:
    """Naval aircraft aboard the carriers, as long as there is room; all others ashore."""
    kit = pos.kit
    if kit.is_naval_air[p]:
        decks = [ship for ship in ships if kit.is_carrier[ship] and pos.on_map(ship)]
        carrier = next((ship for ship in decks if air_room(pos, ship) >= kit.attack[p]), NOBODY)
        if carrier != NOBODY:
            pos.put(p, pos.place[carrier], pos.part[carrier])
            pos.aboard[p] = carrier
            return
    space = _any([space for space in bases if air_fits(pos, space, p)], chance)
    if space != NOBODY:
        pos.put(p, space)


def _lay_troops(pos: War, p: int, ships: Sequence[int], bases: Sequence[int], chance: Random) -> None:
    """Those whose zone of control would be felt ashore are aboard ship; the others are in bases."""
    kit = pos.kit
    if kit.has_zoc[p]:
        carriers = [q for q in ships if pos.on_map(q) and lift_fits(pos, [q], [*pos.cargo(q), p])]
        ship = _any(carriers, chance)
        if ship != NOBODY:
            pos.put(p, pos.place[ship], pos.part[ship])
            pos.aboard[p] = ship
        return
    space = _any([space for space in bases if kit.is_land[space]], chance)
    if space != NOBODY:
        pos.put(p, space)


def _any(numbers: Sequence[int], chance: Random) -> int:
    return chance.choice(numbers) if numbers else NOBODY
