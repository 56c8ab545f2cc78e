"""2.3 Stacking."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.world_in_flames.chapters.ch9_wars import cooperate
from grognard.titles.world_in_flames.chapters.ch14_1_range import why_not_base
from grognard.titles.world_in_flames.kit import NOBODY
from grognard.titles.world_in_flames.war import HARBOUR, SKY, War

HEX, OFF_MAP = 2, 4


def limit(pos: War, space: int) -> int:
    return OFF_MAP if pos.kit.is_off_map[space] else HEX


def over(pos: War, units: Iterable[int], space: int) -> bool:
    """Whether units are too many for a hex; with options 2 and 3 one small unit more may be there (2.3.1-e)."""
    there = list(units)
    small = sum(pos.kit.is_small[p] for p in there) if pos.plays("divisions") or pos.plays("artillery") else 0
    return len(there) > limit(pos, space) + min(1, small)


def on_one_side(pos: War, p: int, q: int) -> bool:
    """Whether two units are led by one power, or by two of a camp: then they stack only if they cooperate (18.2-a)."""
    mine, theirs = pos.side(p), pos.side(q)
    if mine == theirs:
        return True
    return NOBODY not in (mine, theirs) and pos.camps[mine] == pos.camps[theirs] >= 0


def why_not_stack(pos: War, p: int, space: int) -> str | None:
    """The rule that keeps a unit from ending in a hex with those of its side that are there."""
    if pos.table.cited is not None and any(pos.index.layers[n][space] for n in (SKY, HARBOUR)):
        pos.cite("WIF-2.3.1-q")
    if pos.kit.is_air[p]:
        return None if why_not_base(pos, p, space) is None else "WIF-2.3.1-i"
    there = [q for q in pos.index.at[space] if q != p and on_one_side(pos, p, q)]
    if any(not cooperate(pos, p, q) for q in there):
        pos.cite("WIF-18.2-a")
        return "WIF-2.3.1-a"
    return "WIF-2.3.1-d" if over(pos, (*there, p), space) else None
