"""11.11.1 to 11.11.5 What land movement costs a unit, what is left of its points, and where it may not go at all."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch9_5_frontier import frontier
from grognard.titles.world_in_flames.chapters.ch9_wars import closed, foreign, held
from grognard.titles.world_in_flames.chapters.ch13_3_bans import banned
from grognard.titles.world_in_flames.chapters.ch17_4_status import metropolis
from grognard.titles.world_in_flames.chapters.ch19_entry import partitioned
from grognard.titles.world_in_flames.chapters.ch19_limits import homebound
from grognard.titles.world_in_flames.chapters.ch19_sweden import may_pass_sweden, sweden
from grognard.titles.world_in_flames.kit import NOBODY, Bytes
from grognard.titles.world_in_flames.seasons import FOOT, MOTOR, Ints
from grognard.titles.world_in_flames.war import War


def gait_of(pos: War, p: int) -> int:
    """How a unit moves; motorised costs are option 34 (11.11.2)."""
    gait = pos.kit.gait[p]
    return FOOT if gait == MOTOR and not pos.plays("motorised") else gait


def costs_of(pos: War, p: int) -> Ints:
    return pos.kit.seasons.costs(gait_of(pos, p), pos.skies, rail_bonus=pos.plays("rail-bonus"))


def points_left(pos: War, p: int) -> int:
    return max(0, pos.kit.move[p] - pos.spent[p])


def barriers(pos: War, p: int) -> Bytes:
    """Hexes that a unit may not enter: closed to it, in a country of others, held by enemies (11.11.3 to 11.11.5)."""
    nation = pos.nation[p]
    shut = closed(pos, nation) | foreign(pos, p)
    if pos.installer != NOBODY:
        shut = shut & (1 - metropolis(pos, pos.side(p)))
    shut = shut | held(pos, nation)
    outside = homebound(pos, p)
    if outside is not None:
        shut = shut | outside
    if pos.partition:
        shut[partitioned(pos, nation)] = 1
    if may_pass_sweden(pos, nation) and not may_pass_sweden(pos, nation, p):
        shut = shut | sweden(pos)
    if pos.pacts:
        shut = shut | frontier(pos, nation)
    return shut | banned(pos, nation, pos.place[p]) if pos.entry_counts else shut
