"""2.5 Control of hexes."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.chapters.ch11_11_airfields import drive_off
from grognard.titles.world_in_flames.chapters.ch13_3_deeds import city_deed
from grognard.titles.world_in_flames.chapters.ch17_4_status import enter
from grognard.titles.world_in_flames.chapters.ch20_china import seize
from grognard.titles.world_in_flames.kit import NOBODY
from grognard.titles.world_in_flames.war import War

SEVERAL = 2


def keep(pos: War, p: int, space: int, before: int) -> None:
    """A minor holds itself what its units take from a power with which its own is at peace (2.5-q)."""
    kit, nation, side = pos.kit, pos.nation[p], pos.side(p)
    pos.kept = {each: whose for each, whose in pos.kept.items() if each != space}
    if nation not in kit.minors or pos.home[space] == nation or before == NOBODY:
        return
    pos.cite("WIF-2.5-q")
    if not pos.wars[side] >> before & 1:
        pos.kept = {**pos.kept, space: (nation, before)}


def hand_over(pos: War, side: int, foe: int) -> None:
    """Two powers go to war: what minors of one hold of the other's is their power's from now on (2.5-r)."""
    between = {side, foe}
    passing = [space for space, (nation, was) in pos.kept.items() if {pos.leader[nation], was} == between]
    if passing:
        pos.kept = {space: whose for space, whose in pos.kept.items() if space not in passing}
        pos.forget()
        pos.cite("WIF-2.5-r")


def claimant(pos: War, p: int) -> int:
    """Who takes the hex in which a unit has come to stand: one of the power with the highest factor there (2.5-o)."""
    space, camp = pos.place[p], pos.camps[pos.side(p)]
    there = [q for q in pos.index.at[space] if pos.side(q) != NOBODY and pos.camps[pos.side(q)] == camp >= 0]
    return _strongest(pos, p, [q for q in there if is_foe(pos, pos.nation[q], space)])


def share(pos: War, space: int, units: Sequence[int]) -> None:
    """Units of several powers have advanced into a hex one by one: the strongest power has it (2.5-o)."""
    there = [p for p in units if pos.place[p] == space]
    if there:
        side = pos.side(_strongest(pos, there[0], there))
        if side != pos.holder[space]:
            pos.holder[space] = side
            pos.forget()
            pos.cite("WIF-2.5-o", "WIF-18.3-b")


def _strongest(pos: War, p: int, able: Sequence[int]) -> int:
    """A unit of the power with the highest combat factor; the given one if it is of that power, or if all are equal."""
    strength: dict[int, int] = {}
    for q in able:
        strength[pos.side(q)] = strength.get(pos.side(q), 0) + pos.kit.factor[q]
    if len(strength) < SEVERAL:
        return p
    best = max(strength, key=lambda side: (strength[side], side == pos.side(p)))
    return p if best == pos.side(p) else next(q for q in able if pos.side(q) == best)


def take(pos: War, p: int) -> None:
    """A unit comes to stand in a hex: it passes to its side, if they are at war with who held it (2.5-o).

    Aircraft based there may have to be asked for: call it last.
    """
    space, side = pos.place[p], pos.side(p)
    enter(pos, p)
    before = pos.holder[space]
    if before == side:
        seize(pos, p, before)
    if before == side or not is_foe(pos, pos.nation[p], space):
        return
    pos.holder[space] = side
    keep(pos, p, space, before)
    seize(pos, p, before)
    if pos.kit.is_city[space] or pos.kit.port[space] or pos.kit.factories[space]:
        pos.foremost = {**pos.foremost, pos.home[space]: side}
    pos.forget()
    if space not in pos.razed and pos.kit.fort[pos.kit.board.target == space].any():
        pos.razed = sorted((*pos.razed, space))
        pos.cite("WIF-11.16.1-q")
    if pos.kit.is_city[space]:
        pos.taken = sorted({*pos.taken, space})
        pos.event("taken", "WIF-2.5-o", "WIF-2.4.2-g", side=side, space=space)
        city_deed(pos, space, p, before)
    else:
        pos.cite("WIF-2.5-o")
    drive_off(pos, space, side)
