"""37G Fortifications: forts fall with their hex, and hinder who attacks it."""

from __future__ import annotations

from grognard.titles.war_of_resistance.charts import Fortification
from grognard.titles.war_of_resistance.war import War


def fortification(pos: War, space: int) -> Fortification | None:
    """What stands in a hex: a fortress, a fort, or nothing."""
    nation = pos.kit.nation
    kind = "fort" if space in pos.forts else ""
    if nation.fortress[space]:
        kind = "improved-fortress" if space in nation.improved else "fortress"
        pos.cite("WOR-37G2-a")
    return pos.kit.fortifications[kind] if kind else None


def fall_of_forts(pos: War, space: int) -> None:
    """A fort in a captured hex is destroyed (37G1)."""
    if pos.forts.pop(space, 0):
        pos.event("fort-destroyed", "WOR-37G1-a", space=space)
