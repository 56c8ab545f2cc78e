"""38F: French territory passes to Japan."""

from __future__ import annotations

from grognard.titles.war_of_resistance.chapters.ch12_points import capture_items
from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.sheets import HANOI
from grognard.titles.war_of_resistance.war import War

CEDED = turn_number("Sep II 40")
"""The turn in which French territory passes to Japan (38F)."""


def cede(pos: War) -> None:
    """The Japanese player turn of Sep II 40 begins: all French territory is Japanese from now on (38F)."""
    if pos.turn < CEDED or pos.ceded or not pos.ground.campaign:
        return
    pos.ceded = True
    for space in (*pos.kit.nation.french, pos.kit.box[HANOI]):
        pos.hand_over(space, JAPAN)
        capture_items(pos, space, JAPAN)
    pos.index.zones = [None, None]
    pos.event("indochina-ceded", "WOR-38F-f", side=JAPAN)
