"""9.4, 9.5 Where Chinese and minor forces may go."""

from __future__ import annotations

from grognard.titles.asia_engulfed.kit import CC, CLOSED, CN, DEI, PH
from grognard.titles.asia_engulfed.war import War

COUNTRY = {PH: "philippines", DEI: "dei"}


def barred(pos: War, nation: int, place: int) -> str:
    """The rule that keeps a nation's ground units and LBA out of a place; empty if none does."""
    kit = pos.kit
    if kit.kind_of[place] == CLOSED:
        return "AE-16.1-a"
    if nation in COUNTRY:
        return "" if kit.country[place] == COUNTRY[nation] or pos.alternative("minor-limits") else "AE-9.5-b"
    if nation not in (CN, CC):
        return ""
    if pos.alternative("chinese-limits"):
        return ""
    other = CC if nation == CN else CN
    if pos.control[place] == other:
        return "AE-9.4-b"
    inside = kit.country[place] == "china" or (nation == CN and place == kit.space_index.get("BUR", -1))
    return "" if inside else "AE-9.4-b"
