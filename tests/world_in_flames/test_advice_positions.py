"""Advice in single positions: what was found wrong in the greedy bot, and what it does there now."""

from __future__ import annotations

import re

import pytest

from grognard.core.dice import Dice
from grognard.core.frame import Ask
from grognard.core.position import Table
from grognard.titles.world_in_flames.advice import ADVISERS
from grognard.titles.world_in_flames.advice.aims import LAND, aims, urgency
from grognard.titles.world_in_flames.advice.convoys import lacking, wanted
from grognard.titles.world_in_flames.advice.exchange import toll, worth_of
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.fleet import action, sailing
from grognard.titles.world_in_flames.advice.landing import cargo, debarkation, landing
from grognard.titles.world_in_flames.advice.march import moving
from grognard.titles.world_in_flames.advice.offensive import offensive
from grognard.titles.world_in_flames.advice.politics import declarations
from grognard.titles.world_in_flames.advice.sea import back
from grognard.titles.world_in_flames.kit import COMMONWEALTH, CONVOY, FRANCE, GERMANY, ITALY, JAPAN, USA, USSR
from grognard.titles.world_in_flames.verbs import (
    ACTION,
    ALIGN,
    DEBARK,
    DECLARE,
    DONE,
    RENEW_PACT,
    RETURN,
    SAIL,
    STAY,
    STOP,
    TO,
)
from grognard.titles.world_in_flames.war import ACTIONS, COMBINED, War
from grognard.titles.world_in_flames.war import LAND as LAND_ACTION
from tests.every_title.games import TITLES

TITLE = TITLES["world-in-flames"]


def begun(scenario: str) -> War:
    kit = TITLE.kit_of(TITLE.kit(), scenario)
    pos = TITLE.set_up(kit, scenario, TITLE.meta.fill(scenario, {}), Table(Dice("1")))
    assert isinstance(pos, War)
    return pos


def cleared() -> War:
    """France without any land unit but those that a test puts there; Germany moves."""
    pos = begun("france-1940")
    for p in pos.in_play():
        pos.put(p, pos.kit.lost)
    pos.phasing, pos.action, pos.phase = GERMANY, LAND_ACTION, "movement"
    return pos


def infantry(pos: War, side: int, least: int, count: int) -> list[int]:
    kit = pos.kit
    land = range(kit.land_count)
    return [p for p in land if pos.side(p) == side and kit.kind[p] == "INF" and kit.factor[p] >= least][:count]


def before_dijon(defenders: int, attackers: int) -> tuple[War, int, list[int]]:
    """French infantry in a hex, Germans two hexes away behind it, in supply."""
    pos = cleared()
    kit = pos.kit
    target = kit.space_index["W1129"]
    for space in kit.land:
        pos.holder[space] = FRANCE if space == target else GERMANY
    ring = {*kit.neighbours[target]}
    outer = sorted({far for near in ring for far in kit.neighbours[near]} - ring - {target})
    start = [space for space in outer if pos.kit.country[space] >= 0 and kit.terrain[space]]
    for p in infantry(pos, FRANCE, 4, defenders):
        pos.put(p, target)
    mine = infantry(pos, GERMANY, 5, attackers)
    for number, p in enumerate(mine):
        pos.put(p, start[number // 2])
    staff = next(p for p in range(kit.land_count) if pos.side(p) == GERMANY and kit.is_hq[p])
    pos.put(staff, start[-1])
    pos.forget()
    return pos, target, mine


def test_units_that_stand_apart_gather_for_an_attack() -> None:
    pos, target, _ = before_dijon(1, 6)
    view = Field(pos, GERMANY)
    plan = offensive(view)
    assert target in plan.attacks
    assert len(plan.attacks[target]) >= 2
    near = pos.kit.neighbours[target]
    assert all(plan.posts[p] in near and pos.place[p] not in near for p in plan.attacks[target])
    p = plan.attacks[target][0]
    ask = Ask("germany", "moving", [*TO.each(sorted(near)), STOP], (), {"piece": p})
    scores = moving(view, ask)
    assert ask.orders[scores.index(max(scores))].target == plan.posts[p]


def test_nobody_attacks_where_he_would_only_lose() -> None:
    pos, target, mine = before_dijon(2, 1)
    assert offensive(Field(pos, GERMANY)).attacks == {}
    pos.put(mine[0], pos.kit.neighbours[target][0])
    assert worth_of(Field(pos, GERMANY), mine, target) < 0


def test_what_the_dice_bring_grows_with_the_odds() -> None:
    pos = begun("france-1940")
    three, six = (toll(pos.kit, "blitzkrieg", level, 0, 1, False) for level in (6, 9))
    assert six.lost < three.lost
    assert six.cleared > three.cleared
    assert toll(pos.kit, "assault", 6, 0, 1, False).lost > three.lost


def test_japan_lands_on_the_island_that_nobody_holds() -> None:
    pos = begun("guadalcanal")
    pos.phasing, pos.action, pos.phase = JAPAN, COMBINED, "sailing"
    view = Field(pos, JAPAN)
    plan = landing(view)
    assert plan is not None
    assert plan.target == pos.kit.places["Midway"]
    ask = Ask("japan", "sailing", SAIL.each(pos.ships_of(JAPAN)), ())
    scores = sailing(view, ask)
    assert ask.orders[scores.index(max(scores))].target in plan.ships


def test_nobody_lands_on_an_island_that_is_held_in_strength() -> None:
    pos = begun("guadalcanal")
    midway = pos.kit.places["Midway"]
    guards = sorted(pos.units_of(5), key=lambda p: -pos.kit.factor[p])[:2]
    for p in guards:
        pos.put(p, midway)
    pos.forget()
    plan = landing(Field(pos, JAPAN))
    assert plan is None or plan.target != midway


def test_a_landing_calls_for_an_action_in_which_ships_sail_and_troops_land() -> None:
    pos = begun("guadalcanal")
    ask = Ask("japan", "action", ACTION.each(ACTIONS), (), {"side": JAPAN})
    scores = action(Field(pos, JAPAN), ask)
    assert ask.orders[scores.index(max(scores))].target == "combined"


def at_sea(pos: War, side: int, kind: str) -> int:
    return next(p for p in pos.ships_of(side) if pos.kit.kind[p] == kind and pos.sea(p) >= 0)


def test_convoys_stay_where_they_carry_and_others_return() -> None:
    pos = begun("global-war")
    convoy = at_sea(pos, COMMONWEALTH, CONVOY)
    cruiser = next(p for p in pos.ships_of(COMMONWEALTH) if pos.kit.kind[p] == "CA" and pos.on_map(p))
    pos.put(cruiser, pos.place[convoy])
    ask = Ask("commonwealth", "return-to-base", [*STAY.each([convoy, cruiser]), *RETURN.each([convoy, cruiser])], ())
    assert back(Field(pos, COMMONWEALTH), ask) == [1.0, 0.0, 0.0, 1.0]


def test_convoys_are_laid_anew_where_they_are_lacking() -> None:
    pos = begun("global-war")
    sunk = [p for p in pos.ships_of(COMMONWEALTH) if pos.kit.kind[p] == CONVOY and pos.sea(p) >= 0]
    seas = {pos.sea(p) for p in sunk}
    home = pos.kit.places["Plymouth"]
    for p in sunk:
        pos.put(p, home)
    pos.forget()
    view = Field(pos, COMMONWEALTH)
    assert seas & lacking(view).keys()
    assert wanted(view, sunk[0])


def test_the_calendar_sends_germany_west_and_then_east() -> None:
    pos = begun("global-war")

    def towns() -> set[str]:
        return {pos.kit.town[aim.space] for aim in aims(pos, GERMANY, LAND)}

    assert "Warsaw" in towns()
    pos.fallen = {**pos.fallen, pos.kit.nation_index["Poland"]: GERMANY}
    pos.turn = 5
    assert "Paris" in towns()
    assert "Moscow" not in towns()
    pos.fallen = {**pos.fallen, pos.kit.nation_index["France"]: GERMANY}
    pos.turn = 9
    assert "Moscow" in towns()


def test_yugoslavia_is_not_drawn_into_the_war_before_anybody_can_help_it() -> None:
    pos = begun("global-war")
    ask = Ask("france", "declarations", ALIGN.each(["Yugoslavia"]), ())
    assert declarations(Field(pos, FRANCE), ask) < [0.0]
    pos.turn = 13
    assert declarations(Field(pos, FRANCE), ask) > [0.0]


# a war by the calendar


def at(season: int, year: int) -> War:
    """The Global War as it is set up, at a later date."""
    pos = begun("global-war")
    pos.turn = 1 + (year - 1939) * 6 + season - 4
    assert (pos.year, pos.season) == (year, season)
    return pos


def at_war(pos: War, *pairs: tuple[int, int]) -> None:
    for one, other in pairs:
        pos.wars[one] |= 1 << other
        pos.wars[other] |= 1 << one
    pos.forget()


def gathered(pos: War, side: int, port: int, ships: int, *kinds: str) -> tuple[list[int], list[int]]:
    """Transports and units of a power in one of its ports; nobody else of it is on the map."""
    kit = pos.kit
    for p in (*pos.units_of(side), *pos.ships_of(side)):
        pos.put(p, kit.pool)
    fleet = [p for p in range(kit.first_ship, len(kit.kind)) if pos.side(p) == side and kit.kind[p] == "TRS"][:ships]
    land = [p for p in range(kit.land_count) if pos.side(p) == side and kit.factor[p]]
    units = [next(p for p in land if kit.kind[p] == kind) for kind in kinds]
    for p in (*fleet, *units):
        pos.put(p, port)
        pos.down[p] = 0
    pos.forget()
    return fleet, units


def test_american_troops_go_overseas_from_base_to_base() -> None:
    pos = at(1, 1942)
    at_war(pos, (USA, GERMANY), (USA, ITALY), (COMMONWEALTH, GERMANY), (COMMONWEALTH, ITALY))
    home = pos.kit.places["New York"]
    fleet, units = gathered(pos, USA, home, 2, "INF", "MAR")
    plan = landing(Field(pos, USA))
    assert plan is not None
    assert plan.target in {pos.kit.places[name] for name in ("Halifax", "Gibraltar", "Reykjavik")}
    assert {*plan.ships} <= {*fleet}
    assert {*plan.units} <= {*units}


def test_empty_transports_come_for_troops_that_wait() -> None:
    pos = at(1, 1942)
    at_war(pos, (USA, GERMANY), (COMMONWEALTH, GERMANY))
    kit = pos.kit
    fleet, _ = gathered(pos, USA, kit.places["New York"], 1, "INF", "MAR")
    pos.put(fleet[0], kit.places["Gibraltar"])
    pos.forget()
    plan = landing(Field(pos, USA))
    assert plan is not None
    assert (plan.target, plan.units) == (kit.places["New York"], ())


def test_troops_that_wait_for_a_landing_do_not_go_ashore_among_friends() -> None:
    pos = at(5, 1941)
    at_war(pos, (JAPAN, COMMONWEALTH))
    kit = pos.kit
    (ship,), (troop,) = gathered(pos, JAPAN, kit.places["Osaka"], 1, "INF")
    batavia = kit.places["Batavia"]
    for p in pos.index.at[batavia]:
        pos.put(p, kit.pool)
    pos.holder[batavia] = COMMONWEALTH
    pos.leader[pos.home[batavia]] = COMMONWEALTH
    pos.phasing, pos.action, pos.phase = JAPAN, COMBINED, "debarkation"
    pos.put(ship, kit.seas.spaces[kit.seas.names.index("South China Sea")][3])
    pos.put(troop, kit.holds)
    pos.aboard = {ship: troop}
    pos.forget()
    ask = Ask("japan", "debarkation", [*DEBARK.each([troop]), DONE], ())
    ashore, stay = debarkation(Field(pos, JAPAN), ask)
    assert ashore < stay


def test_headquarters_are_shipped_to_a_front_overseas() -> None:
    pos = at(4, 1944)
    kit = pos.kit
    at_war(pos, (USA, GERMANY), (COMMONWEALTH, GERMANY))
    port, front = kit.places["Plymouth"], kit.places["Cherbourg"]
    pos.holder[front] = USA
    for space in kit.neighbours[front]:
        pos.holder[space] = GERMANY
    pos.forget()
    _, units = gathered(pos, USA, port, 2, "HQ-I", "INF", "INF")
    view = Field(pos, USA)
    assert cargo(view, port)[0] == units[0]
    assert view.marches()[front]
    assert not view.marches()[port]


def test_germany_gathers_on_the_border_of_its_pact() -> None:
    pos = at(1, 1941)
    poland = pos.kit.nation_index["Poland"]
    for space in pos.kit.land:
        if pos.home[space] == poland:
            pos.holder[space] = GERMANY
    pos.forget()
    view = Field(pos, GERMANY)
    p, space = pos.units_of(GERMANY)[0], min(view.watch() - view.posts())
    with_pact = view.worth(p, space)
    pos.pacts = {}
    pos.forget()
    assert with_pact > Field(pos, GERMANY).worth(p, space)


def test_germany_does_not_confirm_a_pact_that_it_means_to_break() -> None:
    ask = Ask("germany", "declarations", [*RENEW_PACT.each(["USSR"]), DONE], ())
    renew, done = declarations(Field(at(0, 1941), GERMANY), ask)
    assert renew < done


def test_the_usa_does_not_try_to_declare_war_in_vain() -> None:
    pos = at(2, 1941)
    at_war(pos, (GERMANY, COMMONWEALTH))
    ask = Ask("usa", "declarations", DECLARE.each(["Germany"]), ())
    pos.entry_pools = [(), (), (), ()]
    assert declarations(Field(pos, USA), ask) < [0.0]
    pos.entry_pools, pos.entry_counts = [(5,) * 9] * 4, [9, 9, 9, 9, 0]
    assert declarations(Field(pos, USA), ask) > [0.0]


def test_the_allies_turn_on_vichy_when_they_can_land_there() -> None:
    ask = Ask("usa", "declarations", DECLARE.each(["Vichy-France"]), ())
    assert declarations(Field(at(2, 1942), USA), ask) < [0.0]
    assert declarations(Field(at(5, 1942), USA), ask) > [0.0]


def test_a_landing_overseas_goes_before_other_fleets() -> None:
    pos = at(5, 1942)
    at_war(pos, (USA, GERMANY), (USA, ITALY), (USA, FRANCE))
    kit = pos.kit
    port = kit.places["New York"]
    fleet = [p for p in pos.ships_of(USA) if kit.kind[p] == "TRS"][:2]
    troops = infantry(pos, USA, 5, 2)
    for p in (*fleet, *troops):
        pos.put(p, port)
    for space in kit.land:
        if pos.holder[space] == FRANCE and kit.nations[pos.home[space]] != "France":
            for p in pos.units_at(space, FRANCE):
                pos.put(p, kit.pool)
    pos.forget()
    view = Field(pos, USA)
    plan = landing(view)
    assert plan is not None
    assert plan.target in {kit.places["Casablanca"], kit.places["Algiers"]}
    ask = Ask("usa", "action", ACTION.each(ACTIONS), (), {"side": USA})
    scores = action(view, ask)
    assert ask.orders[scores.index(max(scores))].target == "combined"


def test_a_power_builds_what_its_year_asks_for() -> None:
    assert urgency(at(1, 1942), USA, "TRS") > urgency(at(1, 1942), USA, "SCS")
    assert urgency(at(1, 1941), GERMANY, "SUB") > urgency(at(5, 1943), GERMANY, "SUB")
    assert urgency(begun("barbarossa"), GERMANY, "SUB") == 1.0


def test_a_place_on_the_coast_is_not_left_empty() -> None:
    pos = at(1, 1943)
    port = pos.kit.places["Kiel"]
    one, other = infantry(pos, GERMANY, 4, 2)
    for p in (*pos.units_at(port, GERMANY), one, other):
        pos.put(p, pos.kit.pool)
    empty = Field(pos, GERMANY).worth(one, port)
    pos.put(other, port)
    assert Field(pos, GERMANY).worth(one, port) < empty


def test_no_way_leads_through_neutral_countries() -> None:
    pos = at(4, 1940)
    at_war(pos, (ITALY, COMMONWEALTH))
    view, places = Field(pos, ITALY), pos.kit.places
    assert places["Suez"] in view.goals()
    assert view.marches()[places["Tripoli"]]
    assert not view.marches()[places["Milan"]]


def test_who_defends_goes_where_the_enemy_is_near() -> None:
    pos = at(3, 1941)
    at_war(pos, (GERMANY, USSR))
    kit = pos.kit
    pos.pacts = {}
    for p in pos.units_of(GERMANY):
        pos.put(p, kit.pool)
    p, smolensk = infantry(pos, GERMANY, 4, 1)[0], kit.places["Smolensk"]
    quiet = int(Field(pos, USSR).to_station()[kit.places["Vladivostok"]])
    pos.put(p, smolensk)
    pos.holder[smolensk] = GERMANY
    pos.forget()
    view = Field(pos, USSR)
    assert int(view.to_station()[kit.places["Moscow"]]) == 0
    assert int(view.to_station()[kit.places["Vladivostok"]]) > quiet


def test_an_army_far_from_its_goal_marches() -> None:
    pos = at(1, 1941)
    fallen = (pos.kit.nation_index[name] for name in ("Poland", "France"))
    pos.fallen = dict.fromkeys(fallen, GERMANY)
    pos.forget()
    ask = Ask("germany", "action", ACTION.each(ACTIONS), (), {"side": GERMANY})
    scores = action(Field(pos, GERMANY), ask)
    assert ask.orders[scores.index(max(scores))].target == "land"


ASKED = re.compile(r"^ask-([a-z-]+) =", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_an_adviser(language: str) -> None:
    texts = (TITLE.folder / "text" / language).glob("*.ftl")
    asked = {name for path in texts for name in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert sorted(asked - ADVISERS.keys()) == []
