"""9. Land leaders: one may help an attack or a defence, and shares its fate if he stands among the units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from grognard.board import distance_field
from grognard.core.steps import Refusal
from grognard.titles.pearl_harbor.chapters.ch17_5_pool import eliminate
from grognard.titles.pearl_harbor.chapters.ch19_nations import leader_refused
from grognard.titles.pearl_harbor.kit import LEADER, PearlKit
from grognard.titles.pearl_harbor.marks import LED
from grognard.titles.pearl_harbor.war import War

STRATEGIC_RANGE = 3
"""How many hexes away a strategic leader makes himself felt (9.2-e)."""
SUPERIORITY = 1
"""What an attack with a leader adds to its die against a defence without one (9.2-h)."""


def is_with(pos: War, leader: int, p: int) -> bool:
    """Whether a leader is stacked with a unit: in its hex, both ashore or both aboard ship."""
    return pos.place[leader] == pos.place[p] and (pos.aboard[leader] < 0) == (pos.aboard[p] < 0)


def stands_among(pos: War, leader: int, units: Sequence[int]) -> bool:
    """Whether combat results can touch a leader: he is stacked with units that he helps (9.2-c, 9.2-g)."""
    return any(is_with(pos, leader, p) for p in units)


def help_refused(pos: War, leader: int, units: Sequence[int]) -> Refusal:
    """What forbids a leader to help the land units of an attack or of a defence (9.1, 9.2, 19.1-b).

    One who is not strategic suffers one result, so he helps one combat in a segment at most (9.2-b), unless the
    option `leader-help` reads it otherwise.
    """
    kit = pos.kit
    if kit.arm[leader] != LEADER or kit.kind[leader] != "land":
        return "PH-9.1-a"
    if not pos.on_map(leader):
        return "PH-9.1-b"
    if kit.is_strategic[leader]:
        if not any(_in_range(pos, leader, p) for p in units):
            return "PH-9.2-e"
    elif not stands_among(pos, leader, units):
        return "PH-9.2-a"
    elif pos.marks[leader] & LED and pos.options.plays("leader-help", "one-combat"):
        return "PH-9.2-b"
    return leader_refused(pos, leader, units)


@cache
def _circle(kit: PearlKit, space: int) -> frozenset[int]:
    """The hexes within the range of a strategic leader."""
    away = distance_field(kit.board.graph, space, STRATEGIC_RANGE)
    return frozenset(np.flatnonzero(away >= 0).tolist())


def _in_range(pos: War, leader: int, p: int) -> bool:
    return pos.place[p] in _circle(pos.kit, pos.place[leader])


@cache
def _land_leaders(kit: PearlKit, side: int) -> tuple[int, ...]:
    return tuple(p for p in kit.of_arm[LEADER] if kit.side[p] == side and kit.kind[p] == "land")


def helpers(pos: War, side: int, units: Sequence[int]) -> list[int]:
    """The land leaders of a side who may help these units: only one of them does (9.2-b, 9.2-f)."""
    return [p for p in _land_leaders(pos.kit, side) if not help_refused(pos, p, units)]


def lead(pos: War, leader: int) -> None:
    """A leader helps a combat."""
    pos.cite("PH-9.2-a", "PH-9.2-b", "PH-9.2-f")
    if pos.kit.is_strategic[leader]:
        pos.cite("PH-9.2-e", "PH-IV-d")
    else:
        pos.marks[leader] |= LED


def fall_with(pos: War, leader: int, units: Sequence[int]) -> None:
    """The units that a leader helped are about to be destroyed: he dies if he stands among them (9.2-c, 9.2-g)."""
    if leader < 0 or not pos.on_map(leader):
        return
    if stands_among(pos, leader, units):
        eliminate(pos, leader, "PH-9.2-c", "PH-9.1-b")
    else:
        pos.cite("PH-9.2-g")
