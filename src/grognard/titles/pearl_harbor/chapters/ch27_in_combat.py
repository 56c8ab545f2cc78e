"""27. Paratroops in land combat: they attack with nothing, help those who do, and are lost if the hex is not taken."""

from __future__ import annotations

from grognard.titles.pearl_harbor.chapters.ch14_fortresses import is_fortified
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch18_control import occupy
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War

BONUS = 1
"""What each paratroop unit in the hex adds to the die (27-c)."""


def dropped_on(pos: War, space: int, side: int) -> list[int]:
    """The paratroops of a side in a hex."""
    is_para = pos.kit.is_para
    return [p for p in pos.land_at(space, side) if is_para[p]]


def is_among_enemies(pos: War, p: int) -> bool:
    """Whether a unit stands in a hex that the enemy occupies: with land units, installation, fortress or home base."""
    foe, space = enemy(pos.kit.side[p]), pos.place[p]
    return bool(pos.land_at(space, foe)) or is_fortified(pos, space, foe)


def lose_helpers(pos: War, space: int, side: int) -> None:
    """The attack that they modified has failed (27-d)."""
    for p in dropped_on(pos, space, side):
        eliminate(pos, p, "PH-27-d")


def hold_ground(pos: War, space: int, side: int) -> None:
    """The enemy is gone: paratroops in the hex occupy it."""
    for p in dropped_on(pos, space, side):
        occupy(pos, p)


def lose_stranded(pos: War, side: int) -> None:
    """At the end of a combat segment paratroops among the enemy are eliminated (27-d)."""
    kit = pos.kit
    for p in kit.pieces_of[side]:
        if kit.is_para[p] and pos.on_map(p) and pos.aboard[p] < 0 and is_among_enemies(pos, p):
            eliminate(pos, p, "PH-27-d")
