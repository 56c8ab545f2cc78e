"""13.3.2 (options 36, 40, 41, 43), 19.9 Where Allied land and air units may not go before the USA says so."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from grognard.titles.world_in_flames.chapters.ch13_3_options import chosen
from grognard.titles.world_in_flames.chapters.ch19_record import AXIS, is_allied
from grognard.titles.world_in_flames.kit import COMMONWEALTH, JAPAN, NOBODY, Bytes, WorldKit
from grognard.titles.world_in_flames.war import War

PACIFIC = "P"
"""How the names of the hexes of the Pacific map begin."""
PARTISANS = ("PART", "PHQ")


class Ban(NamedTuple):
    """Lands that an option opens; or a land unit of the Axis that comes there, or to a place near by."""

    option: int
    rule: str
    lands: tuple[str, ...]
    near: tuple[str, ...] = ()
    war: bool = False
    """War between Japan and the Commonwealth opens them as well."""
    exempt: tuple[str, ...] = ()
    """Nations whose units are free."""


PACIFIC_LANDS = "the Commonwealth in the Pacific"
BANS = (
    Ban(36, "WIF-13.3.2-ar", (PACIFIC_LANDS, "Hong Kong"), war=True),
    Ban(40, "WIF-13.3.2-at", ("Guam",), near=("Marshall Is.",)),
    Ban(41, "WIF-13.3.2-au", ("Philippines",)),
    Ban(43, "WIF-13.3.2-av", ("NEI",), war=True, exempt=("NEI", "Netherlands")),
)


@lru_cache(maxsize=16)
def _land(kit: WorldKit, name: str) -> Bytes:
    """By space: whether it belongs to a land, or lies on the Pacific map."""
    found = np.zeros(kit.board.size, np.uint8)
    if name == PACIFIC_LANDS:
        found[[space for space in kit.land if kit.space_names[space].startswith(PACIFIC)]] = 1
    else:
        nation = kit.nation_index[name]
        found[[space for space in kit.land if kit.country[space] == nation]] = 1
    return found


def ground_of(pos: War, names: Iterable[str]) -> Bytes:
    """By space: whether it lies in one of some lands; of the Pacific map what the Commonwealth holds."""
    found = np.zeros(pos.kit.board.size, np.uint8)
    for name in names:
        land = _land(pos.kit, name)
        found |= land & (pos.holders() == COMMONWEALTH) if name == PACIFIC_LANDS else land
    return found


def note_landings(pos: War) -> None:
    """Land units of the Axis that have come: what they reach is open from now on (19.9-b)."""
    if not pos.entry_counts:
        return
    for ban in BANS:
        if ban.option in pos.entry_opened:
            continue
        ground = ground_of(pos, (*ban.lands, *ban.near))
        units = [p for side in AXIS if pos.camps[side] >= 0 for p in pos.units_of(side)]
        if any(ground[pos.place[p]] and pos.kit.kind[p] not in PARTISANS for p in units):
            pos.entry_opened = [*pos.entry_opened, ban.option]
            pos.cite(ban.rule, *(("WIF-19.9-b",) if "NEI" in ban.lands else ()))


def is_open(pos: War, ban: Ban) -> bool:
    """Whether nothing is banned any more."""
    if not pos.entry_counts or ban.option in pos.entry_opened or chosen(pos, ban.option):
        return True
    return ban.war and bool(pos.wars[JAPAN] >> COMMONWEALTH & 1)


def banned(pos: War, nation: int, here: int) -> Bytes:
    """By space: whether land units and aircraft of a nation may not enter it yet; who is there may move about."""
    found = np.zeros(pos.kit.board.size, np.uint8)
    side = pos.leader[nation]
    if not pos.entry_counts or side == NOBODY or not is_allied(side):
        return found
    for ban in BANS:
        if pos.kit.nations[nation] not in ban.exempt and not is_open(pos, ban):
            ground = ground_of(pos, ban.lands)
            if not ground[here]:
                found |= ground
    return found


def why_banned(pos: War, nation: int, space: int) -> tuple[str, ...] | None:
    """The rule by which units of a nation may not enter a hex yet."""
    side = pos.leader[nation]
    if not pos.entry_counts or side == NOBODY or not is_allied(side):
        return None
    for ban in BANS:
        free = pos.kit.nations[nation] in ban.exempt or is_open(pos, ban)
        if not free and ground_of(pos, ban.lands)[space]:
            return ("WIF-19.9-a", "WIF-13.3.2-av", "WIF-13.3.2-aw") if "NEI" in ban.lands else (ban.rule,)
    return None
