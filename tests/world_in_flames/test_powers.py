"""Scenarios with several powers: who plays in which camp, who is at war, who sits at the table."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice
from grognard.core.position import Table
from grognard.titles.world_in_flames import TITLE
from grognard.titles.world_in_flames.chapters.ch1_camps import enemies_of, members, opponent, powers, rivals, speaker
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import has_pact
from grognard.titles.world_in_flames.chapters.ch9_wars import holds_as, is_foe, nations_at_war
from grognard.titles.world_in_flames.kit import COMMONWEALTH, FRANCE, GERMANY, ITALY, SIDES, USA, USSR
from grognard.titles.world_in_flames.war import ALLIES, AXIS, War


def at_start(scenario: str) -> War:
    title = TITLE()
    kit = title.kit_of(title.kit(), scenario)
    pos = title.set_up(kit, scenario, title.meta.fill(scenario, {}), Table(Dice("camps")))
    assert isinstance(pos, War)
    return pos


@pytest.mark.parametrize("scenario", ["barbarossa", "france-1940", "europe-1939"])
def test_seats_are_the_powers_that_play(scenario: str) -> None:
    pos, meta = at_start(scenario), TITLE.meta
    assert sorted(meta.seats_for(meta.fill(scenario, {})).values()) == sorted(SIDES[side] for side in powers(pos))


def test_europe_begins_in_peace_with_the_pact() -> None:
    pos = at_start("europe-1939")
    assert members(pos, AXIS) == [GERMANY, ITALY]
    assert members(pos, ALLIES) == [USSR, COMMONWEALTH, USA, FRANCE]
    assert not any(pos.wars)
    assert has_pact(pos, GERMANY, USSR)
    assert not rivals(pos, GERMANY)


def test_poland_is_at_war_though_its_leader_is_not() -> None:
    """9.7-b: with who declared war on it, and with whom its leader is at war."""
    pos = at_start("europe-1939")
    kit = pos.kit
    poland, germany, britain = (kit.nation_index[name] for name in ("Poland", "Germany", "United Kingdom"))
    warsaw, london = kit.places["Warsaw"], kit.places["London"]
    pos.leader[poland] = COMMONWEALTH
    pos.holder[warsaw] = COMMONWEALTH
    pos.feuds = {poland: 1 << GERMANY}
    pos.forget()
    assert nations_at_war(pos, poland, germany)
    assert nations_at_war(pos, germany, poland)
    assert not nations_at_war(pos, britain, germany)
    assert holds_as(pos, warsaw) == poland
    assert is_foe(pos, germany, warsaw)
    assert not is_foe(pos, germany, london)
    assert rivals(pos, GERMANY) == [COMMONWEALTH]
    assert enemies_of(pos, COMMONWEALTH) == 1 << GERMANY
    assert rivals(pos, FRANCE) == []


def test_who_speaks_for_a_camp() -> None:
    """6.2-c: of the active powers the one with the greatest production of the last turn."""
    pos = at_start("europe-1939")
    pos.output[USA], pos.output[FRANCE], pos.output[COMMONWEALTH] = 30, 6, 12
    assert speaker(pos, ALLIES) == USA
    pos.wars[FRANCE] = pos.wars[COMMONWEALTH] = 1 << GERMANY
    assert speaker(pos, ALLIES) == COMMONWEALTH
    pos.wars[GERMANY] = 1 << FRANCE | 1 << COMMONWEALTH
    assert opponent(pos, GERMANY) == COMMONWEALTH
    french = [p for p in pos.in_play() if pos.side(p) == FRANCE][:2]
    assert opponent(pos, GERMANY, french) == FRANCE


def test_what_powers_and_minors_hold_at_the_start() -> None:
    """2.5-j, -l: powers hold their homes up to the start lines, and lands of others."""
    pos = at_start("global-war")
    kit = pos.kit
    holders = {name: SIDES[pos.holder[kit.places[name]]] for name in ("Algiers", "Noumea", "Shanghai", "Chungking")}
    assert holders == {"Algiers": "france", "Noumea": "france", "Shanghai": "japan", "Chungking": "china"}
    for side in (GERMANY, ITALY, USSR, FRANCE, USA):
        home = [space for space in kit.land if pos.home[space] == kit.power[side]]
        assert home
        assert {pos.holder[space] for space in home} == {side}


def test_the_netherlands_east_indies() -> None:
    """13.3.2-aw: one country, what was Dutch on five sea areas; its capital is Batavia."""
    kit = at_start("global-war").kit
    indies = kit.nation_index["NEI"]
    seas = {"Bay of Bengal", "Bismarck Sea", "East Indian Ocean", "South China Sea", "Timor Sea"}
    mine = [space for space in kit.land if kit.country[space] == indies]
    coasts = {kit.seas.names[sea] for space in mine for sea in kit.seas.coast[space]}
    assert kit.country[kit.space_of("Batavia")] == indies
    assert kit.tables["countries"][indies]["capital"] == "Batavia"
    assert coasts <= seas
