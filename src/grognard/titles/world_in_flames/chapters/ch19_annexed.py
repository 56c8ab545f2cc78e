"""19.6, 19.7 Land that has become part of another home country, and what returns when its new master has lost it."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.titles.world_in_flames.chapters.ch19_alignment import GRANTED, PEACE
from grognard.titles.world_in_flames.kit import USSR
from grognard.titles.world_in_flames.war import War

REGIONS = {"Finland": "Finnish Borderlands", "Romania": "Bessarabia"}
"""What the USSR claims of a country (19.6)."""
ROCK = "Gibraltar"


def region_of(pos: War, name: str) -> list[int]:
    """The hexes of a region."""
    return [space for space in pos.kit.land if pos.kit.region[space] == name]


def annex(pos: War, spaces: Iterable[int], nation: int) -> None:
    """Hexes are part of the home country of a nation from now on."""
    pos.annexed = {**pos.annexed, **dict.fromkeys(spaces, nation)}
    pos.rally()


def give_rock(pos: War) -> None:
    """Spain has joined the Axis: Gibraltar is Spanish (19.7)."""
    nation = pos.kit.nation_index[ROCK]
    annex(pos, [space for space in pos.kit.land if pos.kit.home[space] == nation], pos.kit.nation_index["Spain"])
    pos.cite("WIF-19.7-m")


def return_regions(pos: War) -> None:
    """Where the USSR holds nothing any more of what it was granted, the land is that of its country again (19.6)."""
    for nation, state in pos.claims.items():
        land = region_of(pos, REGIONS[pos.kit.nations[nation]])
        granted = state in (GRANTED, PEACE) and any(space in pos.annexed for space in land)
        if granted and not any(pos.holder[space] == USSR for space in land):
            pos.annexed = {space: home for space, home in pos.annexed.items() if space not in land}
            pos.rally()
            pos.cite("WIF-19.6.1-d" if pos.kit.nations[nation] == "Finland" else "WIF-19.6.2-f")
