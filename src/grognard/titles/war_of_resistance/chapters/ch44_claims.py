"""44B1b Ground that is isolated goes to whom lines of communications lead."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch3_possession import own
from grognard.titles.war_of_resistance.chapters.ch12_lines import barred
from grognard.titles.war_of_resistance.chapters.ch44_communications import communications
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.war import War, enemy


def claim_isolated(pos: War) -> None:
    """The beginning of a turn: an isolated hex without a line to a friend, and with one to an enemy, is the enemy's.

    Major cities are not; nor are hexes in which enemies stand, for they own them already (44B1b).
    """
    if not pos.options.plays("communications", "on"):
        return
    kit = pos.kit
    near = []
    for side in (JAPAN, CHINA):
        near.append(communications(pos, barred(pos, side), {pos.place[p] for p in pos.units_of(side)}))
    claimed = [
        (space, enemy(side))
        for side in (JAPAN, CHINA)
        for space in range(kit.hex_count)
        if pos.holder[space] == side and pos.is_cut_off(space, side) and not kit.is_major[space]
        if not near[side][space] and near[enemy(side)][space]
    ]
    for space, side in claimed:
        own(pos, space, side, "WOR-44B1b-a")
