"""4. What bars the way: enemy works and units, neutral countries."""

from __future__ import annotations

from functools import cache

import numpy as np

from grognard.titles.pearl_harbor.chapters.ch19_nations import closed_tables
from grognard.titles.pearl_harbor.kit import MOVES, NAVAL, WORKS, PearlKit
from grognard.titles.pearl_harbor.theatre import enemy
from grognard.titles.pearl_harbor.war import War


@cache
def _strongholds(kit: PearlKit) -> tuple[int, ...]:
    """The hexes with printed fortresses or home bases."""
    return tuple([space for space in range(kit.hex_count) if kit.fortress[space] or kit.is_home[space]])


def enemy_works(pos: War, side: int) -> list[int]:
    """Hexes where the enemy of a side has an installation, a fortress or a home base, which nobody just enters (4)."""
    index = pos.index
    key, stamp = ("works", side), index.clocks[WORKS]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        kit, foe = pos.kit, enemy(side)
        works = (*index.installations.items(), *index.fortresses.items())
        found = [space for space, p in works if kit.side[p] == foe]
        found += [space for space in _strongholds(kit) if pos.holder(space) == foe]
        known = index.lasting[key] = stamp, found
    lasting: list[int] = known[1]
    return lasting


def is_enemy_work(pos: War, space: int, side: int) -> bool:
    """Whether the enemy has an installation, a fortress or a home base in a hex."""
    kit, foe = pos.kit, enemy(side)
    if (kit.fortress[space] or kit.is_home[space]) and pos.holder(space) == foe:
        return True
    works = (pos.installation_at(space), pos.field_fortress_at(space))
    return any(p >= 0 and kit.side[p] == foe for p in works)


@cache
def _closed_regions(kit: PearlKit, war: bool, opened: bool, player: bool, force: int) -> frozenset[str]:
    closed = closed_tables(kit, war, opened, player)[force]
    return frozenset(kit.region[space] for space in range(kit.hex_count) if closed[space])


def closed_regions(pos: War, p: int) -> frozenset[str]:
    """The countries that a ship or an air unit may not enter, the open sea among them as one without name (19, 32)."""
    kit, player = pos.kit, pos.options.plays("soviet", "player")
    return _closed_regions(kit, pos.soviet_war, pos.afghanistan_open, player, kit.force[p])


@cache
def _sea_parts(kit: PearlKit, regions: frozenset[str]) -> bytes:
    """By part of the sea 1 where it is the water of one of some countries."""
    return bytes(kit.region[space] in regions for space in kit.sea.space)


@cache
def region_table(kit: PearlKit, regions: frozenset[str]) -> bytes:
    """By hex 1 where it belongs to one of some countries."""
    return bytes(kit.region[space] in regions for space in range(kit.board.size))


def occupied(table: bytearray, size: int) -> list[int]:
    """The spaces below a number that a table marks."""
    return np.flatnonzero(np.frombuffer(table, np.uint8)[:size]).tolist()


def sea_barriers(pos: War, p: int, side: int) -> bytearray:
    """By part of the sea 1 where a naval unit may not enter: enemy ships and works, neutral waters (4.1-i, 3.5-b)."""
    kit = pos.kit
    closed = closed_regions(pos, p)
    foe, index = enemy(side), pos.index
    key, stamp = ("sea-barred", side, closed), index.clocks[WORKS] + index.clocks[foe * MOVES + NAVAL]
    known = index.lasting.get(key)
    if known is None or known[0] != stamp:
        blocked = bytearray(_sea_parts(kit, closed))
        ships = index.ships[foe]
        of = kit.sea.of
        for space in (*occupied(ships, kit.hex_count), *enemy_works(pos, side)):
            for part in of[space]:
                blocked[part] = 1
        known = index.lasting[key] = stamp, blocked
    pos.cite("PH-4.1-d", "PH-4.1-i", "PH-3.5-b", "PH-3.5-c")
    lasting: bytearray = known[1]
    return lasting
