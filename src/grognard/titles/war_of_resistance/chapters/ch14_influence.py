"""14C Zones of influence of headquarters."""

from __future__ import annotations

from grognard.board.kernels import spread
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred
from grognard.titles.war_of_resistance.chapters.ch45_factions import follows
from grognard.titles.war_of_resistance.war import War


def use_up(pos: War, p: int) -> None:
    """A headquarters that goes by rail or by sea is used (14C)."""
    if pos.kit.is_hq[p] and p not in pos.used:
        pos.used = [*pos.used, p]
        pos.cite("WOR-14C-g", "WOR-14C-i")


def led(pos: War, hq: int) -> list[int]:
    """Units in the zone of influence of a headquarters, which itself never acts (14C, 37H)."""
    kit, side = pos.kit, pos.kit.side[hq]
    around = spread(
        kit.board.graph,
        [pos.place[hq]],
        kit.seasons.overland(pos.season),
        kit.radius[hq],
        blocked=barred(pos, side),
    )
    pos.cite("WOR-14C-f", "WOR-14C-a")
    return [p for p in pos.units_of(side) if around[pos.place[p]] and not kit.is_hq[p] and follows(pos, p, hq)]
