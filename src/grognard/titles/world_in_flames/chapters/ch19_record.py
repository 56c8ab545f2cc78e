"""9.2, 19 Who has declared war on whom, and what has become of minors: the record that later conditions ask for."""

from __future__ import annotations

from functools import cache
from re import sub

from grognard.titles.world_in_flames.kit import CHINA, COMMONWEALTH, FRANCE, GERMANY, ITALY, JAPAN, USA, USSR
from grognard.titles.world_in_flames.war import War

AXIS = (GERMANY, ITALY, JAPAN)
ALLIES = (USSR, COMMONWEALTH, USA, FRANCE, CHINA)


def is_axis(side: int) -> bool:
    """Whether a power is of the Axis by print (1), at war or not."""
    return side in AXIS


def is_allied(side: int) -> bool:
    return side in ALLIES


@cache
def nation_key(name: str) -> str:
    """How orders and texts name a nation: letters, digits and hyphens."""
    return sub("-+", "-", sub("[^A-Za-z0-9-]", "", name.replace(" ", "-")))


def key_of(pos: War, nation: int) -> str:
    return nation_key(pos.kit.nations[nation])


def nation_of(pos: War, key: str) -> int:
    """The nation that a key names; -1 for none."""
    names = pos.kit.nations
    return next((nation for nation, name in enumerate(names) if nation_key(name) == key), -1)


def note_declaration(pos: War, side: int, nation: int) -> None:
    """A power has declared war on a nation, a power or a minor."""
    if is_axis(side) and nation in pos.kit.minors:
        pos.assailed = {**pos.assailed, nation: pos.turn}
    if nation in pos.kit.power:
        pos.struck |= 1 << pos.kit.power.index(nation)
    if (side, nation) not in pos.declared:
        pos.declared = sorted((*pos.declared, (side, nation)))


def has_declared(pos: War, side: int, name: str) -> bool:
    """Whether a power has declared war on a nation of this name, in this game."""
    return (side, pos.kit.nation_index[name]) in pos.declared
