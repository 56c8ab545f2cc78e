"""9. Naval leaders: ships that begin and end a segment with one sail further."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.titles.pearl_harbor.kit import LEADER
from grognard.titles.pearl_harbor.marks import STARTED
from grognard.titles.pearl_harbor.war import War


def mark_led_ships(pos: War, side: int) -> None:
    """At the beginning of a segment: which ships are stacked with a naval leader, and he with them (9.3-a)."""
    kit = pos.kit
    for leader in kit.of_arm[LEADER]:
        if kit.kind[leader] == "naval" and kit.side[leader] == side and pos.on_map(leader):
            pos.marks[leader] |= STARTED
            for p in pos.ships_at(pos.place[leader], side):
                pos.marks[p] |= STARTED


def helps(pos: War, leader: int, p: int) -> bool:
    """Whether a naval leader may help a ship with him: one of his force, or of a task force of his force (19.1-c)."""
    marker = pos.tf[p]
    return pos.force_of(marker if marker >= 0 else p) == pos.force_of(leader)


def leader_bonus(pos: War, p: int, leaders: Sequence[int], *, half: bool = False) -> int:
    """What the leaders that sail with a ship add to its movement, in half points; only the best of them counts (9.3-b).

    They must have begun the segment together: who was with it from the start has come as far as the ship itself.
    """
    if not leaders or not pos.marks[p] & STARTED:
        return 0
    factors = [
        pos.kit.attack[leader]
        for leader in leaders
        if pos.marks[leader] & STARTED and pos.spent[leader] == pos.spent[p] and helps(pos, leader, p)
    ]
    best = max(factors, default=0)
    pos.cite("PH-9.3-a", "PH-9.3-b", "PH-19.1-c", *(("PH-9.3-c",) if half else ()))
    return 2 * (best // 2 if half else best)


def leaders_aboard(pos: War, ships: Sequence[int]) -> list[int]:
    """The naval leaders aboard some ships."""
    if not ships:
        return []
    kit, aboard = pos.kit, pos.aboard
    there = pos.index.at[pos.place[ships[0]]]
    return [q for q in there if kit.arm[q] == LEADER and kit.kind[q] == "naval" and aboard[q] in ships]
