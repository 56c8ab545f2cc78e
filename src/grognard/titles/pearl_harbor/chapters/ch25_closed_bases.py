"""25. Closed bases: the box of an installation or home base, and whether what lies in it is felt outside.

By one reading (option `closed-bases`) units in the box of a base hinder nobody outside their hex: lines of supply,
crossings and redeployments near by would tell the enemy what he may not look at. Who wants his ships to be felt forms
a task force: its marker stands on the map.
"""

from __future__ import annotations

from grognard.titles.pearl_harbor.kit import TASK_FORCE
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


def fleet_hexes(pos: War, side: int) -> list[int]:
    """Where ships of a side are felt."""
    kit, place = pos.kit, pos.place
    spaces = {place[p] for p in kit.of_arm[TASK_FORCE] if kit.side[p] == side}
    spaces.update(place[p] for p in kit.ships[side])
    return sorted(space for space in spaces if space < kit.hex_count and ships_felt(pos, space, side))
