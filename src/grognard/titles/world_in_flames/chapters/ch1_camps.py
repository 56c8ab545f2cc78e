"""1 The two camps: the powers of each, who speaks for one, and who stands against whom.

`ch9_wars` decides unit by unit who is at war. Here are the powers: those of a camp act in the same impulse, whether
they are at war or not; those that lead units at war with somebody's are its rivals and answer for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grognard.titles.world_in_flames.kit import NOBODY, SIDES, USA
from grognard.titles.world_in_flames.war import AXIS, War

CAMPS = ("axis", "allied")
UNRESTRICTED = 50
"""The option of US entry after which the neutral USA and the Axis fight each other at sea (13.3.2-ba)."""


def powers(pos: War) -> list[int]:
    """The powers that play, in the order of the sides."""
    return [side for side, camp in enumerate(pos.camps) if camp >= 0]


def members(pos: War, camp: int) -> list[int]:
    """The powers of a camp."""
    return [side for side, of in enumerate(pos.camps) if of == camp]


def is_playing(pos: War, side: int) -> bool:
    return side != NOBODY and pos.camps[side] >= 0


def name_of(pos: War, side: int) -> str:
    """`axis` or `allied`."""
    return CAMPS[pos.camps[side]]


def is_active(pos: War, side: int) -> bool:
    """Whether a power is at war with another power (9.1-a)."""
    return bool(pos.wars[side])


def speaker(pos: War, camp: int) -> int:
    """Who decides for a camp: of its active powers the one with the greatest production of the last turn (6.2-c)."""
    of = members(pos, camp)
    active = [side for side in of if is_active(pos, side)] or of
    return max(active, key=lambda side: (pos.output[side], -side))


def opposed(pos: War, side: int) -> int:
    """Who speaks for the other camp."""
    return speaker(pos, 1 - pos.camps[side])


def hunted(pos: War, side: int) -> int:
    """The powers, as bits, that a power fights at sea though they are at peace: the USA and the Axis (option 50)."""
    if UNRESTRICTED not in pos.entry_options or pos.camps[USA] < 0 or pos.camps[side] < 0:
        return 0
    if side == USA:
        return sum(1 << foe for foe in members(pos, AXIS))
    return 1 << USA if pos.camps[side] == AXIS else 0


def enemies_of(pos: War, side: int, *, at_sea: bool = False) -> int:
    """The powers, as bits, that are at war with a power, or lead a minor that is; at sea those that it hunts, too."""
    found = pos.wars[side] | (hunted(pos, side) if at_sea else 0)
    for nation, sides in pos.feuds.items():
        leader = pos.leader[nation]
        if leader != NOBODY and sides >> side & 1:
            found |= 1 << leader
        if leader == side:
            found |= sides
    return found


def rivals(pos: War, side: int, *, at_sea: bool = False) -> list[int]:
    """The same, one by one."""
    bits = enemies_of(pos, side, at_sea=at_sea)
    return [other for other in range(len(SIDES)) if bits >> other & 1]


def friends_of(pos: War, side: int, *, at_sea: bool = False) -> int:
    """A power and those of its camp that share an enemy with it, as bits: they fight together."""
    found, against = 1 << side, enemies_of(pos, side, at_sea=at_sea)
    for other in members(pos, pos.camps[side]):
        if enemies_of(pos, other, at_sea=at_sea) & against:
            found |= 1 << other
    return found


def allies_of(pos: War, side: int, *, at_sea: bool = False) -> list[int]:
    """A power and those that fight beside it, one by one."""
    bits = friends_of(pos, side, at_sea=at_sea)
    return [other for other in range(len(SIDES)) if bits >> other & 1]


def together(pos: War, side: int, p: int) -> bool:
    """Whether a unit fights beside a power; what escorts Allied convoys does (13.3.2)."""
    of = pos.side(p)
    if pos.escorting and p in pos.escorting:
        return pos.camps[of] == pos.camps[side]
    return of == side or (of != NOBODY and bool(friends_of(pos, side, at_sea=pos.sea(p) >= 0) >> of & 1))


def against(pos: War, side: int, p: int) -> bool:
    """Whether a unit is led by somebody who fights against a power; who escorts convoys does for a round."""
    of = pos.side(p)
    if pos.escorting and p in pos.escorting:
        return pos.camps[of] != pos.camps[side]
    return of != NOBODY and of != side and bool(enemies_of(pos, side, at_sea=pos.sea(p) >= 0) >> of & 1)


def opponent(pos: War, side: int, units: Iterable[int] = (), *, at_sea: bool = False) -> int:
    """Who answers for those that a power meets: the rival with most units there, else the first one."""
    bits = enemies_of(pos, side, at_sea=at_sea)
    there = Counter(of for p in units if (of := pos.side(p)) != NOBODY and bits >> of & 1)
    if there:
        return max(there, key=lambda of: (there[of], -of))
    found = rivals(pos, side)
    return found[0] if found else opposed(pos, side)


def is_raided(pos: War, side: int, nation: int = -1) -> bool:
    """Whether who acts is one of those that have declared war: nobody else surprises (15-a)."""
    if not pos.raiders:
        return True  # the declaration was made before the scenario begins
    found = pos.raiders.get(pos.kit.power[side], 0) | pos.raiders.get(nation, 0)
    return bool(found >> pos.phasing & 1)


def is_axis(pos: War, side: int) -> bool:
    return pos.camps[side] == AXIS
