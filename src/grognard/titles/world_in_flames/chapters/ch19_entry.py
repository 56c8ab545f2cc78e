"""19.1, 19.3, 19.5.1 Who may enter a minor country, and by which rule; the line in Poland."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.titles.world_in_flames.chapters.ch9_wars import is_foe
from grognard.titles.world_in_flames.kit import GERMANY, NOBODY, USSR
from grognard.titles.world_in_flames.war import AXIS, War


def is_neutral_minor(pos: War, space: int) -> bool:
    """Whether a neutral minor controls a hex."""
    home = pos.home[space] if space < pos.kit.hex_count else -1
    return home in pos.kit.minors and pos.holder[space] == NOBODY == pos.leader[home]


def entry_rules(pos: War, nation: int, space: int) -> Iterator[str]:
    """The rule by which units of a nation may enter a hex of a minor country (19.3)."""
    home, mine = pos.home[space], pos.leader[nation]
    if home not in pos.kit.minors or home == nation or mine == NOBODY:
        return
    if is_neutral_minor(pos, space):
        yield "WIF-19.7-j"
    elif is_foe(pos, nation, space):
        yield "WIF-19.3-a"
    elif pos.conquered[home]:
        yield "WIF-19.3-b"
    else:
        yield "WIF-19.3-c" if pos.wars[pos.holder[space]] else "WIF-19.3-d"


def why_not_enter(pos: War, nation: int, space: int) -> str | None:
    """The rule that keeps units of a nation out of a hex of a minor country that is closed to them."""
    home, holder = pos.home[space], pos.holder[space]
    if home not in pos.kit.minors:
        return None
    if holder == NOBODY:
        return "WIF-19.1-b" if is_neutral_minor(pos, space) else None
    mine = pos.leader[nation]
    if mine == NOBODY or pos.camps[holder] != pos.camps[mine] or pos.conquered[home]:
        return None
    return "WIF-19.3-c" if pos.wars[holder] else "WIF-19.3-d"


# the line of partition


def partitioned(pos: War, nation: int) -> list[int]:
    """The hexes east of the line in Poland that no Axis unit crosses while Germany and the USSR are at peace."""
    side = pos.leader[nation]
    if not pos.partition or side == NOBODY or pos.camps[side] != AXIS or pos.wars[GERMANY] >> USSR & 1:
        return []
    return [space for space in pos.kit.land if pos.kit.region[space] == "Eastern Poland"]
