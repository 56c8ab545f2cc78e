"""9.6, 13.7.3 Reserves and militia when peace comes: they go home, and come again with the next war."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR
from grognard.titles.world_in_flames.war import War

MILITIA = "MIL"


def is_reserve(pos: War, p: int) -> bool:
    """Whether "Res" stands on the back of a counter, by the scenario."""
    return p in ground(pos).reserves


def stand_down(pos: War, side: int, foe: int) -> None:
    """A power has made peace with another: reserves called against that one, or all, go home (9.6-e, -f)."""
    called_by, neutral = ground(pos).called_by, not pos.wars[side]
    for p in range(len(pos.place)):
        if pos.side(p) != side:
            continue
        if is_reserve(pos, p):
            against = (side, foe) == (USSR, GERMANY) and called_by.get(p) == GERMANY
            if neutral or against:
                _send_home(pos, p, "WIF-9.6-f" if neutral else "WIF-9.6-e")
        elif neutral and pos.kit.kind[p] == MILITIA:
            _disband(pos, p, "WIF-13.7.3-j")
            pos.cite("WIF-4.1.2-b")
    pos.forget()


def _is_up(pos: War, p: int) -> bool:
    """Whether a unit is on the map or on the production circle."""
    return pos.on_map(p) or pos.place[p] == pos.kit.circle


def _send_home(pos: War, p: int, rule: str) -> None:
    """From the map or the circle a reserve goes to the reserve pool; one in a force pool leaves the game."""
    if _is_up(pos, p):
        pos.down[p] = pos.due[p] = pos.pooled[p] = 0
        pos.put(p, pos.kit.pool)
        rules = (rule, "WIF-13.7.3-j") if pos.kit.kind[p] == MILITIA else (rule,)
        pos.event("sent-home", *rules, piece=p)
    elif pos.place[p] == pos.kit.pool and pos.pooled[p]:
        _disband(pos, p, rule)


def _disband(pos: War, p: int, rule: str) -> None:
    """A unit is out of the game until its power is at war again."""
    if not _is_up(pos, p) and not (pos.place[p] == pos.kit.pool and pos.pooled[p]):
        return
    pos.down[p] = pos.due[p] = pos.pooled[p] = 0
    pos.put(p, pos.kit.pool)
    pos.demobbed = [*pos.demobbed, p]
    pos.event("disbanded", rule, piece=p)


def call_back(pos: War, side: int) -> None:
    """With the reserves of a power those of them that had left the game come to its force pools (9.6-h)."""
    called_by = ground(pos).called_by
    for p in [p for p in pos.demobbed if pos.side(p) == side and is_reserve(pos, p)]:
        foe = called_by.get(p)
        if pos.wars[side] and (foe is None or pos.wars[side] >> foe & 1):
            _rejoin(pos, p)
            pos.cite("WIF-9.6-h")


def remobilise(pos: War) -> None:
    """The militia of powers that are at war again comes back to their force pools (13.7.3-j)."""
    for p in [p for p in pos.demobbed if not is_reserve(pos, p) and pos.side(p) != NOBODY and pos.wars[pos.side(p)]]:
        _rejoin(pos, p)
        pos.cite("WIF-13.7.3-j")


def _rejoin(pos: War, p: int) -> None:
    pos.demobbed = [q for q in pos.demobbed if q != p]
    pos.pooled[p] = 1
    pos.forget()
