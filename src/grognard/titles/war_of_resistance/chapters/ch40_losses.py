"""40B7, 40C: what becomes of units that are eliminated: the pool, substitutes, or out of the game."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch40_districts import is_active, is_turned
from grognard.titles.war_of_resistance.chapters.ch40_parcels import capture_parcels
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.war import War

MANCHURIANS = "Man"
ROOTED = ("CA", "CN", "CCP")
"""Forces that do not depend on provinces of their own."""


def to_pool(pos: War, p: int) -> None:
    """An eliminated unit goes to its owner's replacement pool, or another in its place, or out of the game (40C)."""
    here = pos.place[p]
    _leave(pos, p)
    if here in pos.parcels and not pos.units_at(here, pos.kit.side[p]):
        capture_parcels(pos, here)


def is_rootless(pos: War, p: int) -> bool:
    """Whether a unit belongs to a faction without sources (40B7)."""
    return pos.ground.campaign and pos.kit.side[p] == CHINA and is_landless(pos, pos.kit.force[p])


def is_landless(pos: War, force: str) -> bool:
    """Whether a faction has no sources. Communists do without, and puppets are the enemy's (40B6, 40B7)."""
    if force in ROOTED or is_turned(pos, force):
        return False
    found = pos.kit.nation.districts
    return not any(is_active(pos, found.by_name[name]) for name in found.of_affiliation.get(force, ()))


def is_extinct(pos: War, force: str) -> bool:
    """Whether a faction has neither sources nor units in play: it does not exist any more (40B7)."""
    if not is_landless(pos, force):
        return False
    kit = pos.kit
    out = (kit.pool, kit.lost, kit.removed)
    if any(pos.place[p] not in out for p in kit.nation.units_of(force)):
        return False
    pos.cite("WOR-40B7-f")
    return True


def turn_national(pos: War, p: int) -> int:
    """The Nationalist side of a factional unit without sources takes its place in the pool; -1: it has none (40B7)."""
    kit = pos.kit
    twin = kit.reverses.national.get(p, -1)
    pos.put(p, kit.removed)
    if twin < 0:
        return -1
    face = kit.substitute[twin]
    if face >= 0:
        pos.cite("WOR-40C-a", "WOR-40C1-a", "WOR-40C1-b")
    pos.flip(twin, face if face >= 0 else kit.first_face[twin])
    pos.put(twin, kit.lost)
    if kit.is_hq[p]:
        pos.cite("WOR-40B7-c")
    return twin


def clear_pool(pos: War) -> None:
    """A city is lost: who waits in the pool for a faction without sources now is Nationalist, or out (40B7)."""
    for p in pos.index.at[pos.kit.lost]:
        if not is_rootless(pos, p) or pos.kit.rebels.base_of[p]:
            continue
        twin = turn_national(pos, p)
        if twin >= 0:
            pos.event("turns-national", "WOR-40B7-b", piece=p, by=twin)
        else:
            pos.event("faction-uprooted", "WOR-40B7-b", piece=p)


def _leave(pos: War, p: int) -> None:
    kit = pos.kit
    if kit.rebels.base_of[p]:
        pos.cite("WOR-14F-j")
        pos.put(p, kit.recruits)
        return
    if kit.side[p] == CHINA and {"irreplaceable", "fortress"} & kit.kind[p].traits:
        pos.cite("WOR-40C2-a")
        pos.put(p, kit.removed)
        return
    if is_rootless(pos, p):
        pos.cite("WOR-40B7-d", *(("WOR-40B7-g",) if kit.force[p] == MANCHURIANS else ()))
        twin = turn_national(pos, p)
        if twin >= 0:
            pos.event("turns-national", "WOR-40B7-d", piece=p, by=twin)
        return
    if p in kit.reverses.static:
        pos.put(p, kit.removed)
        pos.put(kit.reverses.static[p], kit.lost)
        pos.cite("WOR-40B2-a", "WOR-40D-a")
        return
    twin = kit.nation.districts.substitutes.get(p, -1)
    if twin >= 0:
        pos.cite("WOR-40C-a", "WOR-40C1-a", "WOR-40C1-b")
        pos.put(p, kit.removed)
        pos.put(twin, kit.lost)
        return
    if kit.substitute[p] >= 0:
        pos.cite("WOR-40C-a", "WOR-40C1-a", "WOR-40C1-b")
        pos.flip(p, kit.substitute[p])
    else:
        pos.flip(p, kit.first_face[p])
    pos.cite("WOR-40B2-a")
    pos.put(p, kit.lost)
