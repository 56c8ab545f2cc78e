"""25. Closed bases: the box of an installation or home base, and whether what lies in it is felt outside.

By one reading (option `closed-bases`) units in the box of a base hinder nobody outside their hex: lines of supply,
crossings and redeployments near by would tell the enemy what he may not look at. Who wants his ships to be felt forms
a task force: its marker stands on the map.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from grognard.titles.pearl_harbor.kit import INSTALLATION, TASK_FORCE
from grognard.titles.pearl_harbor.marks import DEFEATED, READY, SHOWN
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War


def is_limited(pos: War) -> bool:
    return pos.options.plays("intelligence", "limited")


def conceals(pos: War) -> bool:
    """Whether what lies in the box of a base is not felt outside it."""
    return is_limited(pos) and pos.options.plays("closed-bases", "unseen")


def base_box(pos: War, space: int, side: int) -> int:
    """The box of the installation or home base that a side has in a hex; -1: none."""
    kit = pos.kit
    installation = pos.installation_at(space)
    if installation >= 0 and kit.side[installation] == side:
        return installation
    return -2 - space if kit.is_home[space] and pos.holder(space) == side else NOBODY


def is_felt(pos: War, p: int) -> bool:
    """Whether the enemy has to reckon with a unit outside its hex (25-a)."""
    if not conceals(pos):
        return True
    box = pos.box_of(p)
    return box == NOBODY or (box >= 0 and pos.kit.arm[box] == TASK_FORCE)


def felt(pos: War, units: Iterable[int]) -> list[int]:
    """Those of some units on the map with which the enemy has to reckon outside their hexes (25-a)."""
    place, end = pos.place, pos.kit.hex_count
    there = [p for p in units if place[p] < end]
    return [p for p in there if is_felt(pos, p)] if conceals(pos) else there


def ships_felt(pos: War, space: int, side: int) -> bool:
    """Whether ships of a side in a hex, if there are any, are felt outside it: a task force is, a closed base is not.

    Of a task force the enemy may not know the ships, but he knows that there are some.
    """
    if pos.markers_at(space, side):
        return True
    if not pos.index.ships[side][space]:
        return False
    if conceals(pos) and base_box(pos, space, side) != NOBODY:
        pos.cite("PH-25-a")
        return False
    return True


def box_hexes(pos: War, side: int) -> list[int]:
    """Where a side has boxes: its installations and home bases, its task forces."""
    kit, place = pos.kit, pos.place
    markers = (*kit.of_arm[INSTALLATION], *kit.of_arm[TASK_FORCE])
    spaces = {place[p] for p in markers if kit.side[p] == side and pos.on_map(p)}
    homes = {space for spaces in kit.home_of.values() for space in spaces if pos.holder(space) == side}
    return sorted(spaces | homes)


def veiled_fleets(pos: War, side: int, missions: Container[int]) -> list[int]:
    """Task forces that the enemy has not seen into: on one of some missions, or in reaction status if not phasing."""
    if not is_limited(pos):
        return []
    found = []
    for marker in pos.kit.of_arm[TASK_FORCE]:
        ships = pos.fleet(marker) if pos.kit.side[marker] == side and pos.on_map(marker) else []
        if not ships or pos.marks[ships[0]] & (SHOWN | DEFEATED):
            continue
        if pos.mission[ships[0]] in missions if side == pos.phasing else pos.marks[ships[0]] & READY:
            found.append(marker)
    return found


def commands_ships(pos: War, seat: str, *, carriers: bool = False) -> bool:
    """Whether ships of a player, or carriers, are at sea or in port anywhere: that is known, for the pools are open."""
    kit = pos.kit
    ships = kit.ships[pos.side_of(seat)]
    return any(pos.on_map(p) and kit.is_carrier[p] == carriers and pos.seat(p) == seat for p in ships)


def fleet_hexes(pos: War, side: int) -> list[int]:
    """Where ships of a side are felt."""
    kit, place = pos.kit, pos.place
    spaces = {place[p] for p in kit.of_arm[TASK_FORCE] if kit.side[p] == side}
    spaces.update(place[p] for p in kit.ships[side])
    return sorted(space for space in spaces if space < kit.hex_count and ships_felt(pos, space, side))
