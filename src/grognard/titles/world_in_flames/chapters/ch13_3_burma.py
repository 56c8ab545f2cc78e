"""13.3.2 (options 9, 24), 13.3.3 (action 6) The Burma Road: a railway into China, for goods only, while it is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from grognard.core.frame import Asks
from grognard.core.steps import Answers, Refusals
from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_3_markers import in_play
from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, JAPAN, WorldKit
from grognard.titles.world_in_flames.war import War

ROAD = "A045"
"""The line of `rails.csv`, from Lashio into China."""
INDOCHINA = "Indochina"
TO_CHINA, REOPENED = 9, 24


@lru_cache(maxsize=16)
def road(kit: WorldKit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The links of the road into China, and those out of it."""
    rows = [row for row in kit.tables["rails"] if row["id"] == ROAD]
    hexes = [kit.board.index[name] for row in rows for name in row["hexes"].split() if name in kit.board.index]
    ways = list(pairwise(hexes))
    return tuple(kit.board.link(a, b) for a, b in ways), tuple(kit.board.link(b, a) for a, b in ways)


@lru_cache(maxsize=16)
def other_way(kit: WorldKit) -> tuple[int, ...]:
    """The railways from Indochina into China."""
    home, china = kit.nation_index.get(INDOCHINA, -1), kit.power[CHINA]
    source, target = kit.board.source, kit.board.target
    return tuple(
        link
        for link in range(len(target))
        if kit.home[int(source[link])] == home and kit.home[int(target[link])] == china
    )


def is_closed_to(pos: War, giver: int) -> bool:
    """Whether the pressure of Japan keeps a power's goods from the road: until war with Japan, or option 24."""
    return bool(pos.burma) and giver != CHINA and not pos.wars[giver] >> JAPAN & 1


def blocked(pos: War, taker: int, givers: Sequence[int]) -> tuple[int, ...]:
    """The links that goods for somebody may not use: the road leads into China only, once option 9 has opened it."""
    if not in_play(pos):
        return ()
    inward, outward = road(pos.kit)
    if not inward:
        return ()
    if taker != CHINA or TO_CHINA not in pos.entry_options:
        return (*inward, *outward)
    pos.cite("WIF-13.3.2-t")
    giver = givers[0] if givers else CHINA
    if pos.burma and giver == CHINA:
        pos.cite("WIF-13.3.3-s")
    if is_closed_to(pos, giver):
        pos.cite("WIF-13.3.3-j")
        return (*inward, *outward, *other_way(pos.kit))
    return outward


def why_not_close(pos: War, side: int) -> Refusals:
    """The rule that keeps Japan from closing the road by pressure on the Commonwealth."""
    open_ = in_play(pos) and TO_CHINA in pos.entry_options and REOPENED not in pos.entry_options and not pos.burma
    peace = not pos.wars[JAPAN] >> COMMONWEALTH & 1
    return None if side == JAPAN and open_ and peace and road(pos.kit)[0] else "WIF-13.3.3-j"


def close(pos: War) -> None:
    """Only this closure is an action of US entry, not that by troops (13.3.3-s)."""
    pos.burma = 1
    pos.forget()
    pos.event("burma-closed", "WIF-13.3.3-j", "WIF-13.3.3-s", side=JAPAN)
    stir(pos, "burma-road-closed")


class Reopening(Answers[War], frozen=True):
    """Option 24: what pressure had closed is open again, at once (13.3.2-ad)."""

    def advance(self, pos: War) -> Asks:
        pos.pop()
        if pos.burma:
            pos.burma = 0
            pos.forget()
            pos.event("burma-open", "WIF-13.3.2-ad")
        return None
