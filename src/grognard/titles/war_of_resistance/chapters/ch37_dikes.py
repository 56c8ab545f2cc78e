"""37F The dikes of the Hwang Ho: whoever holds one of three hexes may break them, once and for ever."""

from __future__ import annotations

from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.chapters.ch42_stability import shift
from grognard.titles.war_of_resistance.kit import JAPAN, NO_RAIL
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War

BREAK_DIKES = VERBS.word("break-dikes")
DIKES = ("G1:3430", "G1:3530", "G1:3531")
"""The hexes at the corner where the river leaves its bed."""


def why_not_break_dikes(pos: War, side: int) -> Refusals:
    if pos.dikes_broken:
        return "WOR-37F-b"
    if not pos.ground.campaign or pos.phasing != side:
        return "WOR-37F-a"
    return None if any(pos.holder[pos.kit.space_index[name]] == side for name in DIKES) else "WOR-37F-a"


def break_dikes(pos: War, side: int) -> None:
    """The river takes its new course; what lay beside it is swamp, and roads and railways there are gone."""
    pos.dikes_broken = True
    for link in pos.kit.seasons.sunken:
        pos.rails[link] = NO_RAIL
    for space in pos.kit.seasons.drowned:
        pos.rail_hits.pop(space, None)
    pos.index.zones = [None, None]
    rules = ("WOR-37F-a", "WOR-37F-c", "WOR-37F-d", "WOR-37F-e", "WOR-37F-f", "WOR-37F-g")
    pos.event("dikes", *rules, side=side)
    pos.cite("WOR-37F-h")
    shift(pos, "dikes-japan" if side == JAPAN else "dikes-china")


def dike_rules(pos: War, link: int, space: int) -> list[str]:
    """The rules by which a step costs something else than before."""
    seasons = pos.kit.seasons
    found = ["WOR-37F-d"] if pos.kit.new_course[link] else []
    if space in seasons.drowned:
        found += ["WOR-37F-e"]
    if seasons.crossing(pos.season, link)[0] != pos.kit.crossing_at(link) and not pos.kit.new_course[link]:
        found += ["WOR-37F-c"]
    return found
