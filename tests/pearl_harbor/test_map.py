"""The map: what lies in a region lies together."""

from __future__ import annotations

from collections import deque

import pytest

from grognard.titles.pearl_harbor.title import PearlHarbor

KIT = PearlHarbor().kit()
FAR = 5
"""No island of a region is farther from the next one, in hexes."""
SCATTERED = ("", "islands")
REGIONS = sorted(set(KIT.region[: KIT.hex_count]) - set(SCATTERED))


def around(space: int) -> set[int]:
    """The hexes that are not far from one."""
    found = {space}
    for _ in range(FAR):
        found |= {near for each in found for near in KIT.neighbours[each]}
    return found


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_lies_together(region: str) -> None:
    hexes = {space for space in range(KIT.hex_count) if KIT.region[space] == region}
    first = min(hexes)
    reached, edge = {first}, deque([first])
    while edge:
        new = around(edge.popleft()) & hexes - reached
        reached |= new
        edge.extend(new)
    assert sorted(KIT.space_names[space] for space in hexes - reached) == []


@pytest.mark.parametrize(
    ("town", "region"),
    [
        ("Hong Kong", "hong-kong"),
        ("Canton", "china"),
        ("Guadalcanal", "solomons"),
        ("Iwo Jima", "japan"),
        ("Chichi Jima", "japan"),
        ("Brunei", "borneo"),
        ("Tarakan", "dutch-indies"),
        ("Port Arthur", "manchuria"),
        ("Port Blair", "india"),
    ],
)
def test_towns_lie_in_their_countries(town: str, region: str) -> None:
    assert KIT.region[KIT.town[town]] == region
