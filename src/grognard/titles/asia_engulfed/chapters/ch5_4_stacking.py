"""5.4 Stacking limits."""

from __future__ import annotations

from collections.abc import Collection

from grognard.titles.asia_engulfed.kit import GARRISON, NO_LIMIT
from grognard.titles.asia_engulfed.war import War


def ground_limit(pos: War, place: int) -> int:
    """Ground units of one side that a place can hold; a garrison does not count (5.4-a)."""
    return NO_LIMIT if pos.alternative("stacking") else pos.kit.ground_limit[place]


def air_limit(pos: War, place: int) -> int:
    """LBA of one side that a place can hold."""
    return NO_LIMIT if pos.alternative("stacking") else pos.kit.air_limit[place]


def ground_room(pos: War, place: int, side: int) -> int:
    """Ground units that may still enter a place."""
    limit = ground_limit(pos, place)
    if pos.index.ground[side][place] < limit:
        return limit - pos.index.ground[side][place] + (1 if garrison_at(pos, place, side) >= 0 else 0)
    kit = pos.kit
    return limit - sum(1 for p in pos.ground_at(place, side) if kit.kind[p] != GARRISON)


def has_ground_room(pos: War, place: int, side: int) -> bool:
    """Whether a ground unit may still enter a place; garrisons need to be looked for only where it seems full."""
    return pos.index.ground[side][place] < ground_limit(pos, place) or ground_room(pos, place, side) > 0


def air_room(pos: War, place: int, side: int) -> int:
    """LBA that may still enter a place."""
    return air_limit(pos, place) - pos.index.lba[side][place]


def with_ground_room(pos: War, places: Collection[int], side: int) -> Collection[int]:
    """Those of some places that a ground unit may still enter."""
    if pos.alternative("stacking"):
        return places
    counts, limits = pos.index.ground[side], pos.kit.ground_limit
    return [place for place in places if counts[place] < limits[place] or ground_room(pos, place, side) > 0]


def with_air_room(pos: War, places: Collection[int], side: int) -> Collection[int]:
    """Those of some places that an LBA may still enter."""
    if pos.alternative("stacking"):
        return places
    counts, limits = pos.index.lba[side], pos.kit.air_limit
    return [place for place in places if counts[place] < limits[place]]


def garrison_at(pos: War, place: int, side: int) -> int:
    """The garrison of a side in a place; -1 for none. A place holds one at most."""
    if not pos.index.ground[side][place]:
        return -1
    kit = pos.kit
    return next((p for p in pos.index.at[place] if kit.kind[p] == GARRISON and kit.side[p] == side), -1)
