"""17.4 What Vichy France is: a power of its own, neutral or active, hostile to some, played by who installed it."""

from __future__ import annotations

import numpy as np

from grognard.titles.world_in_flames.kit import CHINA, GERMANY, ITALY, NOBODY, SIDES, USA, USSR, VICHY, Bytes
from grognard.titles.world_in_flames.war import ALLIES, AXIS, War

SAHARA = {"French West Africa": "WIF-19.11-a", "French Equatorial Africa": "WIF-19.11-c"}
"""Minors that are several on the Africa map, which is not in play (19.11)."""


def stands(pos: War) -> bool:
    """Whether there is a government of Vichy."""
    return pos.installer != NOBODY


def is_active_vichy(pos: War) -> bool:
    return stands(pos) and bool(pos.wars[VICHY])


def hostile_to_allies(pos: War) -> bool:
    """Whether Vichy France is hostile to an Allied power (17.4)."""
    return any(pos.camps[side] == ALLIES for side in range(NOBODY) if pos.hostile >> side & 1)


def purse(pos: War, side: int) -> int:
    """Whose action and limits count for a side: Vichy France takes those of the power that installed it (17.4), the
    Chinese Communists those of the USSR (20)."""
    if side == CHINA and pos.red:
        return USSR
    return pos.installer if side == VICHY and stands(pos) else side


def is_metropolitan(pos: War, space: int) -> bool:
    """Whether a hex lies in Metropolitan Vichy France."""
    return bool(pos.divided) and space < pos.kit.hex_count and pos.home[space] == pos.kit.power[VICHY]


def group_of(pos: War, nation: int) -> str:
    """The administrative group of a country (17.2); of others that France has, by the map on which they lie."""
    named = pos.kit.tables["countries"][nation]["vichy_group_17_2"]
    if named:
        return named
    sheets = {pos.kit.space_names[space][0] for space in np.flatnonzero(pos.homes == nation).tolist()}
    return "Asia map" if sheets == {"A"} else "Pacific map" if sheets == {"P"} else "all other"


def group_lands(pos: War, country: int) -> set[int]:
    """The countries of the administrative group of one that Vichy France controls."""
    if pos.leader[country] != VICHY:
        return {country}
    group = group_of(pos, country)
    return {nation for nation, side in enumerate(pos.leader) if side == VICHY and group_of(pos, nation) == group} - {
        pos.kit.power[VICHY]
    }


def limits_troops(pos: War) -> bool:
    """Whether troops of the installing power in Vichy's lands count as foreign: until it is hostile to somebody."""
    return is_active_vichy(pos) and not pos.hostile


def why_not_vichy(pos: War, side: int, space: int) -> str | None:
    """The rule that keeps units of a power out of a hex because of Vichy; whoever is at war may fight his way in."""
    holder = pos.holder[space] if space < pos.kit.hex_count else NOBODY
    if side == holder or NOBODY in (side, holder) or not stands(pos) or VICHY not in (side, holder):
        return None
    if pos.wars[side] >> holder & 1:
        return None
    if side == VICHY:
        return "WIF-17.4-h"
    if pos.camps[side] != AXIS:
        return "WIF-9-c"
    if is_metropolitan(pos, space):
        return None if pos.crossed else "WIF-17.4-m"
    if not pos.wars[VICHY]:
        return "WIF-17.4-m"
    return None if side == pos.installer and pos.wars[side] else "WIF-17.4-n"


def why_not_fight_vichy(pos: War, side: int, foe: int) -> str | None:
    """The rule that keeps a power from declaring war on Vichy France, or Vichy France on it."""
    if pos.wars[side] >> foe & 1:
        return "WIF-9.2-b"
    if side == VICHY:
        return None if pos.hostile >> foe & 1 else "WIF-17.4-a"
    if pos.camps[side] == AXIS:
        return "WIF-17.4-b"
    if side == USA:
        return None if pos.wars[USA] & (1 << GERMANY | 1 << ITALY) else "WIF-9.4-d"
    return None if pos.wars[side] >> pos.installer & 1 else "WIF-17.4-c"


def may_topple(pos: War, side: int, space: int) -> bool:
    """Whether a unit of a power that enters a hex makes Vichy fall (17.4): of the Axis, before any Allied unit."""
    fit = stands(pos) and side not in (VICHY, NOBODY) and pos.camps[side] == AXIS and not pos.crossed
    return fit and is_metropolitan(pos, space) and pos.holder[space] == VICHY


def metropolis(pos: War, side: int) -> Bytes:
    """By space: the hexes that units of a power may enter at the price of the fall of Vichy."""

    def make() -> Bytes:
        found = np.zeros(pos.kit.board.size, np.uint8)
        if stands(pos):
            whole = np.flatnonzero(pos.homes == pos.kit.power[VICHY])
            found[[space for space in whole if may_topple(pos, side, int(space))]] = 1
        return found

    return pos.remember(("metropolis", side), make)


def open_vichy(pos: War, side: int) -> list[int]:
    """The hexes of Vichy that are open to a power at peace with it, and serve it like those of an ally."""
    if side == VICHY or not stands(pos):
        return []
    return [space for space in pos.kit.land if pos.holder[space] == VICHY and why_not_vichy(pos, side, space) is None]


def enter(pos: War, p: int) -> None:
    """A land unit comes to stand in Vichy France: what that means depends on whose it is (17.4)."""
    side, space = pos.side(p), pos.place[p]
    if stands(pos) and side == pos.installer and pos.holder[space] == VICHY and not is_metropolitan(pos, space):
        pos.cite("WIF-17.4-o" if pos.hostile else "WIF-17.4-n")
    if not stands(pos) or side in (NOBODY, VICHY) or not is_metropolitan(pos, space):
        return
    if pos.camps[side] == ALLIES:
        if not pos.hostile >> side & 1:
            pos.hostile |= 1 << side
            pos.event("vichy-hostile", "WIF-17.4-d", side=side, space=space)
        if not pos.crossed:
            pos.crossed = 1
            pos.cite("WIF-17.4-y", "WIF-17.4-ab")
        pos.forget()
    elif may_topple(pos, side, space):
        pos.push("VichyFalls", side)


def dissolve(pos: War) -> None:
    """There is no power of Vichy any more."""
    for side in range(len(SIDES)):
        pos.wars[side] &= ~(1 << VICHY)
    pos.wars[VICHY] = pos.hostile = 0
    pos.camps[VICHY], pos.installer = -1, NOBODY
    pos.order = [side for side in pos.order if side != VICHY]
    pos.rally()
