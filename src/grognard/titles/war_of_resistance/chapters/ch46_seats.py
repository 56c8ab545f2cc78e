"""46A, 37C: seats of provincial puppet governments: made ready to go, carried as freight, set up again."""

from __future__ import annotations

import numpy as np

from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.kit import JAPAN, Bytes
from grognard.titles.war_of_resistance.war import War

SEAT = "puppet-capital"
"""As freight: the province is that of the hex where it lies, since it never leaves it."""
MANCHUKUO = "Manchukuo"


def is_inside(pos: War, name: str, space: int) -> bool:
    """Whether a hex lies in the land of a provincial government; that of Manchukuo governs a region (46D)."""
    kit = pos.kit
    if space >= kit.hex_count:
        return False
    province = kit.province[space]
    return province == name or (name == MANCHUKUO and kit.region.get(province) == MANCHUKUO)


def seated_at(pos: War, space: int) -> str:
    """The provincial government whose capital lies in a hex; empty if there is none. Regions and the nation stay."""
    return next((name for name, seat in pos.governments.items() if seat == space and is_inside(pos, name, space)), "")


def seats(pos: War) -> list[int]:
    return [space for space in pos.governments.values() if seated_at(pos, space)]


def under_way(pos: War) -> str:
    """The government whose capital is on a train or a ship, or on the road: one at a time."""
    return next((name for name, space in pos.governments.items() if space == pos.kit.aboard), "")


def why_not_unseat(pos: War, space: int) -> Refusals:
    """A capital is made ready to leave in a movement phase in which nothing else was done with it (37C)."""
    name = seated_at(pos, space)
    if not name:
        return "WOR-46A-l"
    if name in pos.unseated:
        return "WOR-37C-a"
    return "WOR-37C-i" if name in pos.seats_moved else None


def unseat(pos: War, space: int) -> None:
    name = seated_at(pos, space)
    pos.unseated.append(name)
    pos.seats_moved.append(name)
    pos.event("seat-evacuates", "WOR-46A-l", "WOR-37C-h", space=space, district=name)


def why_not_seat(pos: War, space: int) -> Refusals:
    """It is set up in a friendly city, in a later phase than that of its journey (37C)."""
    name = seated_at(pos, space)
    if not name:
        return "WOR-46A-l"
    if name not in pos.unseated:
        return "WOR-37C-a"
    if name in pos.seats_moved:
        return "WOR-37C-i"
    if not pos.kit.is_city[space]:
        return "WOR-37C-b"
    return None if pos.holder[space] == JAPAN else "WOR-37C-k"


def seat(pos: War, space: int) -> None:
    name = seated_at(pos, space)
    pos.unseated.remove(name)
    pos.seats_moved.append(name)
    pos.event("seat-works", "WOR-46A-l", "WOR-37C-k", space=space, district=name)


# as freight


def why_not_move_seat(pos: War, space: int) -> Refusals:
    """The rule that keeps a capital where it is."""
    name = seated_at(pos, space)
    if not name or under_way(pos):
        return "WOR-46A-l"
    if name not in pos.unseated:
        return "WOR-37C-f"
    return "WOR-37C-i" if name in pos.seats_moved and pos.phase == "movement" else None


def lift_seat(pos: War, space: int) -> None:
    pos.governments[seated_at(pos, space)] = pos.kit.aboard


def lay_seat(pos: War, space: int) -> None:
    name = under_way(pos)
    pos.governments[name] = space
    if name not in pos.seats_moved:
        pos.seats_moved.append(name)
    pos.cite("WOR-46A-l", "WOR-37C-j")


def beyond_its_land(pos: War) -> Bytes:
    """Where the capital that is under way must not come: everything outside its province (46A)."""
    name, kit = under_way(pos), pos.kit
    found: Bytes = np.ones(kit.board.size, np.uint8)
    found[[space for space in range(kit.hex_count) if is_inside(pos, name, space)]] = 0
    pos.cite("WOR-46A-d")
    return found
