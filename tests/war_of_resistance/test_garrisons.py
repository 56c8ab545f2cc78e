"""Chinese garrisons (37D1): the set-up keeps them all (41A1), and the hexes of one city share theirs (3E2)."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice
from grognard.core.position import Table
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import cities, south_shensi, west_china
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.title import WarOfResistance
from grognard.titles.war_of_resistance.war import War

TITLE = WarOfResistance()


@pytest.fixture
def pos() -> War:
    found = TITLE.set_up(TITLE.kit(), "campaign", {}, Table(Dice("garrisons")))
    assert isinstance(found, War)
    return found


def test_nothing_is_missing_at_the_start(pos: War) -> None:
    assert west_china(pos)[0] == south_shensi(pos)[0] == 0
    assert cities(pos) == []


def test_three_towns_of_wuhan_are_one_city(pos: War) -> None:
    """Hankow, Hanyang and Wuchang lack one garrison together, and a division in any of them is enough."""
    hankow, wuchang = pos.kit.space_index["G3:0631"], pos.kit.space_index["G3:0731"]
    units = list(pos.units_at(hankow, CHINA))
    for p in units:
        pos.put(p, pos.kit.space_index["G3:0930"])
    assert [rule for _, rule in cities(pos)] == ["WOR-37D1c-b"]
    pos.put(next(p for p in units if pos.kit.piece_names[p] == "CA-11-XX"), wuchang)
    assert cities(pos) == []
