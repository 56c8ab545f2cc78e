"""6, 6C, 12E: how far a unit may go in a phase."""

from __future__ import annotations

from math import ceil

from grognard.titles.war_of_resistance.charts import QUARTERS
from grognard.titles.war_of_resistance.war import SUPPLIED, UNSUPPLIED, War, enemy

COMMUNISTS = "CCP"


def allowance(pos: War, p: int, *, exploits: bool) -> int:
    """Quarters of a point that a unit may spend in the phase (6, 6C, 12E)."""
    kit = pos.kit
    if p in pos.pacifying:
        pos.cite("WOR-44F-e")
        return 0
    rating = max(0, kit.move[pos.face[p]] - pos.burdens.get(p, 0))
    if exploits:
        rating = exploitation_rating(pos, p, rating)
    if p in pos.burdens:
        pos.cite("WOR-12H2-b")
    if pos.supply[p] == SUPPLIED:
        return rating
    if kit.force[p] == COMMUNISTS:
        pos.cite("WOR-45B2-c", *(("WOR-14F-i",) if kit.rebels.base_of[p] else ()))
        return rating
    pos.cite("WOR-12E-d" if pos.supply[p] == UNSUPPLIED else "WOR-12E-g")
    return rating // 2 if pos.supply[p] == UNSUPPLIED else rating // 4


def exploitation_rating(pos: War, p: int, rating: int) -> int:
    """What is left of a rating for exploitation (6C); a load has been taken off it already (12H2)."""
    kind, points = pos.kit.kind[p], rating // QUARTERS
    if kind.arm_class == "cm":
        pos.cite("WOR-6C-a")
        return points * QUARTERS
    if "cavalry" in kind.traits:
        pos.cite("WOR-6C-b")
        return points // 2 * QUARTERS
    if points in (7, 8):
        pos.cite("WOR-6C-c")
        return 2 * QUARTERS
    if points == 6:
        pos.cite("WOR-6C-d")
        return QUARTERS
    return 0


# 6B the price of marching past enemies


def is_near(pos: War, p: int) -> bool:
    """Whether an enemy stands next to a unit."""
    held = pos.index.units[enemy(pos.kit.side[p])]
    return any(held[space] for space in pos.kit.neighbours[pos.place[p]])


def due_hits(pos: War, p: int, most: int) -> int:
    """A hit for each point of road march, or part of it, beyond half of the allowance; two for cavalry (6B)."""
    due = ceil(max(0, pos.marched[p] - most // 2) / QUARTERS)
    if pos.spent[p] > pos.marched[p]:
        pos.cite("WOR-6B-r")
    if due and "cavalry" in pos.kit.kind[p].traits:
        pos.cite("WOR-6B-i")
        return due * 2
    return due
