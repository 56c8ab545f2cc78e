"""20F What transports have aboard, and what becomes of it with them."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, GENERAL, RESOURCE, held, lay
from grognard.titles.war_of_resistance.war import MOVED, War

REPLACEMENTS = ("infantry-point", "navy-point")
"""Replacement points without heavy equipment (20F, 40B4c)."""
ITEM_OF = {
    "attack-supply": ATTACK,
    "resources": RESOURCE,
    **{item: item for item in GENERAL},
    **{item: item for item in REPLACEMENTS},
}
"""Points that transports carry: what they are in stores."""
POINTS = tuple(ITEM_OF)
"""As cargo they are numbered -1, -2 …"""


def cargo_number(key: str) -> int:
    return -1 - POINTS.index(key)


def cargo_key(cargo: int) -> str:
    return POINTS[-1 - cargo]


def lying(pos: War, key: str, space: int) -> int:
    """How many points of a kind lie in a hex."""
    if key in REPLACEMENTS and not pos.ground.campaign:
        return 0
    return held(pos, space, ITEM_OF[key])


def unload(pos: War, cargo: Sequence[int], space: int) -> None:
    """Put down what was carried; units move no more in this player turn (20F)."""
    for each in cargo:
        if each < 0:
            lay(pos, space, ITEM_OF[cargo_key(each)], 1)
        else:
            pos.put(each, space)
            pos.marks[each] |= MOVED
            if each not in pos.flown_in:
                pos.flown_in.append(each)
            pos.cite("WOR-20F-h")


def sharers(pos: War, p: int) -> list[int]:
    """Transports with the same cargo."""
    return [q for q, load in pos.loads.items() if load == pos.loads.get(p)]


def lose_load(pos: War, p: int) -> None:
    """A transport is lost, and its cargo with it, whoever else helped to carry it (20F)."""
    cargo = pos.loads.get(p)
    if not cargo:
        return
    for q in sharers(pos, p):
        del pos.loads[q]
    for each in cargo:
        if each >= 0:
            pos.event("cargo-lost", "WOR-20F-i", "WOR-20F-j", by=p, piece=each)
            pos.put(each, pos.kit.lost)
        else:
            pos.event("stores-lost", "WOR-20F-i", "WOR-20F-j", by=p, cargo=cargo_key(each))


def return_load(pos: War, p: int, space: int) -> None:
    """A transport turns back: its cargo comes back with it (20F)."""
    cargo = pos.loads.get(p)
    if not cargo:
        return
    for q in sharers(pos, p):
        del pos.loads[q]
    pos.cite("WOR-20F-i")
    unload(pos, cargo, space)
