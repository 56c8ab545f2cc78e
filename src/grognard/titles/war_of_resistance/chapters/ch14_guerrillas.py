"""14F Guerrilla units: the area they never leave, hexes that they hold only while they are there, how they are met."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from grognard.board.kernels import flood
from grognard.core.kinds import Pieces
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred
from grognard.titles.war_of_resistance.chapters.ch39_areas import covering, outside
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.chapters.ch44_communications import communications
from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.kit import CHINA, Bytes
from grognard.titles.war_of_resistance.war import SUPPLIED, War

COMMUNISTS = "CCP"


def is_guerrilla(pos: War, p: int) -> bool:
    return bool(pos.kit.rebels.base_of[p])


def closed_ground(pos: War, p: int) -> Bytes:
    """By space: 1 where a unit may not go: guerrillas stay in the area of their base (14F)."""
    base = pos.kit.rebels.base_of[p]
    if not base:
        return closed_to(pos, p)
    return closed_to(pos, p) | outside(pos, base) if base in pos.bases else np.ones(pos.kit.board.size, np.uint8)


def why_not_roam(pos: War, p: int, space: int) -> tuple[str, ...]:
    """The rules by which a guerrilla unit may not go into a hex."""
    base = pos.kit.rebels.base_of[p]
    if not base or not closed_ground(pos, p)[space]:
        return ()
    return ("WOR-14F-b", "WOR-14F-c") if covering(pos, space) else ("WOR-14F-b",)


def rules_of_march(pos: War, p: int, link: int, *, rushes: bool) -> list[str]:
    """The rules by which a guerrilla unit pays what it pays."""
    if not is_guerrilla(pos, p):
        return []
    return ["WOR-14F-h", *(("WOR-14F-e",) if rushes and not pos.kit.road[link] else ())]


# possession


def holds_for_good(pos: War, space: int, side: int) -> bool:
    """Whether those of a side who stand in a hex gain it for good: not guerrillas, nor half an RE alone (14F, 43C1)."""
    kit = pos.kit
    regulars = [p for p in pos.units_at(space, side) if not is_guerrilla(pos, p)]
    if not regulars:
        pos.cite("WOR-14F-f")
        return False
    if not pos.options.plays("possession", "occupied") or sum(kit.re[pos.face[p]] for p in regulars) >= QUARTERS:
        return True
    pos.cite("WOR-43C1-b")
    return False


def fall_back(pos: War) -> None:
    """Hexes that were held only while somebody was there return to who held them before (14F, 43C1)."""
    for space, former in list(pos.guests.items()):
        if not pos.units_at(space, pos.holder[space]):
            pos.hand_over(space, former)
            del pos.guests[space]


# combat and supply


def fed_for_nothing(pos: War, attackers: Pieces, defenders: Sequence[int], fed: Pieces) -> Pieces:
    """Who is in attack supply: against guerrillas alone everybody who is in general supply (14F)."""
    if not defenders or not all(is_guerrilla(pos, p) for p in defenders):
        if any(is_guerrilla(pos, p) for p in defenders):
            pos.cite("WOR-14F-k")
        return fed
    pos.cite("WOR-14F-k", "WOR-12D2-c")
    if any(pos.supply[p] != SUPPLIED for p in attackers):
        pos.cite("WOR-12D2-e")
    return (*fed, *(p for p in attackers if p not in fed and pos.supply[p] == SUPPLIED))


def cut_off_rebels(pos: War) -> dict[int, bool]:
    """By Communist or guerrilla unit on the map: whether it is isolated from their bases (3F).

    Guerrillas trace to their own base, other Communists to any base of theirs.
    """
    kit = pos.kit
    units = [p for p in pos.units_of(CHINA) if is_guerrilla(pos, p) or kit.force[p] == COMMUNISTS]
    if not units:
        return {}
    shut = barred(pos, CHINA)
    allowed = (kit.seasons.overland(pos.season) >= 0).astype(np.uint8)
    known: dict[str, bytearray] = {}
    found = {}
    for p in units:
        base = kit.rebels.base_of[p]
        pos.cite("WOR-3F-c" if base else "WOR-3F-b")
        if base not in known:
            bases = [base] if base else [each for each in pos.bases if each in kit.rebels.communist]
            hexes = [pos.bases[each] for each in bases if each in pos.bases and not shut[pos.bases[each]]]
            if pos.options.plays("communications", "on"):
                pos.cite("WOR-44B1a-b")
                known[base] = communications(pos, shut, hexes)
            else:
                known[base] = flood(kit.board.graph, hexes, allowed, shut) if hexes else bytearray(kit.board.size)
        found[p] = not known[base][pos.place[p]]
    return found
