"""20 The Chinese Communists: units of China that the player of the USSR commands, within the limits of the USSR."""

from __future__ import annotations

from grognard.titles.world_in_flames.kit import CHINA, USSR
from grognard.titles.world_in_flames.war import War


def are_apart(pos: War) -> bool:
    """Whether somebody else than the player of China commands its Communists: the USSR plays."""
    return pos.camps[CHINA] >= 0 and pos.camps[USSR] >= 0


def why_not_command(pos: War, p: int) -> str | None:
    """The rule that keeps a Chinese unit out of the hands of who plays this part of China's turn."""
    if pos.nation[p] != pos.kit.power[CHINA] or not are_apart(pos):
        return None
    return None if pos.kit.is_communist[p] == bool(pos.red) else "WIF-20-a"
