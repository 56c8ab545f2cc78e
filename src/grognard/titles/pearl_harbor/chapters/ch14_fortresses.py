"""14. Fortresses; and what all that does not move adds to a defence: installations (5), fortresses, home bases (15)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.titles.pearl_harbor.chapters.ch15_home_bases import home_defence
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import raze
from grognard.titles.pearl_harbor.marks import DISRUPTED
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

FORTRESS = 4
"""Combat factors of a fortress of either kind, for defence only (14-a)."""
BASE = 4
HALF_BASE = 2
QUARTERS = 4
"""Strengths are counted in quarters of a factor: half of a half occurs."""


class Structure(NamedTuple):
    """Something that defends a hex and never moves: by which rule, how strong in quarters, and its counter if any."""

    rule: str
    strength4: int
    printed4: int
    piece: int = NOBODY


def is_fortress(pos: War, space: int, side: int) -> bool:
    """Whether a permanent fortress stands here that a side controls (14-d, 14-f)."""
    return pos.kit.fortress[space] and pos.holder(space) == side


def structures(pos: War, space: int, side: int) -> list[Structure]:
    """All that defends a hex for a side besides units; beside a permanent fortress no installation counts (14-g)."""
    kit, found = pos.kit, []
    standing = QUARTERS // 2 if space in pos.shaken else QUARTERS
    home = home_defence(pos, space, side)
    if home:
        pos.cite("PH-15-a")
        found.append(Structure("PH-15-c", home * standing, home * QUARTERS))
    if is_fortress(pos, space, side) and space not in pos.silenced:
        pos.cite("PH-14-d", "PH-14-g")
        found.append(Structure("PH-14-a", FORTRESS * standing, FORTRESS * QUARTERS))
    field = pos.field_fortress_at(space)
    if field >= 0 and kit.side[field] == side:
        found.append(Structure("PH-14-a", FORTRESS * _standing(pos, field), FORTRESS * QUARTERS, field))
    installation = pos.installation_at(space)
    if installation >= 0 and kit.side[installation] == side and not kit.fortress[space]:
        rule, worth = ("PH-5.2-c", BASE) if kit.is_base[installation] else ("PH-5.2-d", HALF_BASE)
        found.append(Structure(rule, worth * _standing(pos, installation), worth * QUARTERS, installation))
    return found


def _standing(pos: War, p: int) -> int:
    """How many quarters of each factor are left to a counter: bombardment halves it (8.4)."""
    return QUARTERS // 2 if pos.marks[p] & DISRUPTED else QUARTERS


def fixed_defence4(pos: War, space: int, side: int) -> int:
    """The defence of installation, fortress and home base, in quarters, after bombardment."""
    return sum(each.strength4 for each in structures(pos, space, side))


def is_fortified(pos: War, space: int, side: int) -> bool:
    """Whether an installation, fortress or home base of a side keeps enemy land units out of a hex (4.3-e, 15-d).

    A permanent fortress or a home base that was stormed in this player turn does not.
    """
    kit = pos.kit
    if (kit.fortress[space] or kit.is_home[space]) and space not in pos.silenced and pos.holder(space) == side:
        return True
    return any(p >= 0 and kit.side[p] == side for p in (pos.installation_at(space), pos.field_fortress_at(space)))


def storm(pos: War, space: int) -> None:
    """An attack on the hex came out DD, DW or EX: what was built there is destroyed or silenced (5, 14, 15)."""
    if pos.field_fortress_at(space) >= 0:
        pos.cite("PH-14-c")
    raze(pos, space)
    if space not in pos.silenced and (pos.kit.fortress[space] or pos.kit.is_home[space]):
        pos.silenced = [*pos.silenced, space]
        if pos.kit.fortress[space]:
            pos.event("fortress-silenced", "PH-14-e", "PH-14-f", space=space)
        else:
            pos.event("home-base-silenced", "PH-15-d", space=space)
