"""Advice in single positions: what greedy does where only one thing is sensible."""

from __future__ import annotations

from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.view import seen
from grognard.titles.asia_engulfed.advice import ADVISERS
from grognard.titles.asia_engulfed.advice.goals import Outlook
from grognard.titles.asia_engulfed.advice.land import marches, movers, paid_attacks
from grognard.titles.asia_engulfed.advice.landings import landings
from grognard.titles.asia_engulfed.advice.production import _action, _garrison, _refit
from grognard.titles.asia_engulfed.advice.rebase import berth
from grognard.titles.asia_engulfed.advice.strategic import station
from grognard.titles.asia_engulfed.desk import AsiaDesk
from grognard.titles.asia_engulfed.kit import ALLIES, JAPAN, US
from grognard.titles.asia_engulfed.verbs import DONE
from grognard.titles.asia_engulfed.war import War
from tests.asia_engulfed.games import TITLE, kit

AIRBORNE = {"airborne": "on"}


def posed(text: str, scenario: str = "campaign-1942", options: dict[str, str] | None = None) -> War:
    """A position in the words of a case."""
    desk = AsiaDesk(TITLE)
    pos = desk.position(kit(), scenario, options or {})
    for line in filter(None, map(str.strip, text.splitlines())):
        assert desk.set(pos, tuple(line.split())), line
    desk.begin(pos)
    assert isinstance(pos, War)
    return pos


def advised(text: str, scenario: str = "campaign-1942", options: dict[str, str] | None = None) -> str:
    """The order that the side asked in this position would give."""
    pos = posed(text, scenario, options)
    asks = settle(pos)
    if asks[0].prompt == "naval-movement":
        assert best(pos, asks[0]) is DONE
        asks = answer(pos, asks, DONE, asks[0].seat)
    return TITLE.write(kit(), best(pos, asks[0]))


def best(pos: War, ask: Ask) -> Order:
    scores = TITLE.advise(seen(TITLE, pos, ask.seat), ask)
    return ask.orders[max(range(len(scores)), key=lambda number: scores[number])]


# 13.4 airborne assaults

PARACHUTISTS = """
    put JP-PARA-1 at PAL
    put JP-GAR-1 at PAL
    network PB WC BIS
    phase japan operational
"""


def test_airborne_units_take_an_empty_prize() -> None:
    assert advised(PARACHUTISTS, options=AIRBORNE) == "drop JP-PARA-1"


def test_airborne_units_do_not_jump_among_the_strong() -> None:
    assert advised("put US-INF-1 at RAB" + PARACHUTISTS, options=AIRBORNE) != "drop JP-PARA-1"


def test_airborne_units_do_not_jump_where_they_would_starve() -> None:
    assert advised(PARACHUTISTS.replace("network PB WC BIS", ""), options=AIRBORNE) != "drop JP-PARA-1"


def test_airborne_units_are_set_up_in_range_of_prizes() -> None:
    text = """
        put JP-INF3-1 at HON
        put JP-INF3-2 at MAL
        preparation
    """
    assert advised(text, options=AIRBORNE) == "place MAL"


# 7.4 extended naval operations

LANDING_IN_DANGER = """
    put US-MAR-1 at SOL sailed from ESP
    put US-CA-1 at SOL sailed from ESP
    put US-CV-1 at WCP sailed from ESP
    put US-CBA-1 aboard US-CV-1
    put US-BB-1 at WCP sailed from ESP
    put US-CA-2 at WCP sailed from ESP
    put JP-CA-1 at SOL sailed from TRU
    put JP-CA-2 at SOL sailed from TRU
    control jp RAB
    phase allies naval
"""


def test_a_force_goes_on_to_save_a_landing() -> None:
    assert advised("actions us 1" + LANDING_IN_DANGER).startswith("extend WCP")


def test_a_special_action_that_troops_need_is_not_spent_on_it() -> None:
    infantry = "\n put US-INF-1 at SOL sailed from ESP"
    assert advised("actions us 1" + infantry + LANDING_IN_DANGER) == "done"


RAID = """
    put JP-CV-1 at EC sailed from TRU
    put JP-CV-2 at EC sailed from TRU
    put JP-CBA-1 aboard JP-CV-1
    put JP-CBA-2 aboard JP-CV-1
    put JP-CBA-3 aboard JP-CV-2
    put JP-CBA-4 aboard JP-CV-2
    put JP-CA-1 at EC sailed from TRU
    actions jp 1
    phase japan naval
"""


def test_carriers_go_on_to_strike_a_port_out_of_reach() -> None:
    ships = "put US-CA-1 at ESP steps 3\n put US-BB-1 at ESP steps 2"
    assert advised(ships + RAID).startswith("extend EC")
    assert advised(RAID) == "done"


# 7.6 Code Breaking

GREAT_BATTLE = """
    put US-CV-1 at SOL sailed from ESP
    put US-BB-1 at SOL sailed from ESP
    put JP-CV-1 at SOL sailed from TRU
    put JP-CA-1 at SOL sailed from TRU
    put JP-BB-1 at SOL sailed from TRU
    actions us 1
    phase allies naval
"""


def test_the_code_is_broken_before_a_great_battle() -> None:
    assert advised(GREAT_BATTLE.replace("phase", "turn 1943-4\n phase")) == "break-code SOL"


def test_the_code_is_not_broken_for_a_skirmish() -> None:
    text = GREAT_BATTLE.replace("put US-BB-1 at SOL", "put US-BB-1 at ESP").replace(
        "put JP-BB-1 at SOL", "put JP-BB-1 at HON"
    )
    assert advised(text) != "break-code SOL"


# 7.7 Nationalist attacks

LOST_CAPITAL = """
    put CN-INF-1 at YUN
    put CN-INF-2 at YUN
    put CN-INF-3 at YUN
    put CN-GAR-1 at YUN
    put JP-GAR-1 at CHU
    control jp CHU
"""


def attackers(text: str) -> set[str]:
    """Who would march on Chungking."""
    outlook = Outlook(posed(f"{text}\n phase allies operational"), ALLIES)
    plan = marches(outlook, movers(outlook))
    return {kit().piece_names[p] for p, (place, _) in plan.items() if place == kit().space_index["CHU"]}


def test_the_nationalists_attack_for_a_prize_that_pays() -> None:
    assert attackers(LOST_CAPITAL + "actions us 1") >= {"CN-INF-1"}
    assert not attackers(LOST_CAPITAL)


def test_who_needs_the_special_action_for_a_landing_does_not_pay() -> None:
    at_sea = "actions us 1\n put US-INF-1 at SOL sailed from ESP"
    assert not attackers(LOST_CAPITAL + at_sea)
    assert attackers(LOST_CAPITAL + at_sea + "\n actions us 2")


def test_who_can_spare_a_special_action_pays() -> None:
    """The USA have one that their troops need; the Commonwealth has one for the Nationalists."""
    pos = posed(
        LOST_CAPITAL
        + """
        put CN-INF-1 at CHU
        actions us 1
        actions cw 1
        put US-INF-1 at SOL sailed from ESP
        phase allies ground
        """
    )
    asks = settle(pos)
    assert asks[0].prompt == "ground-combat"
    asks = answer(pos, asks, best(pos, asks[0]), asks[0].seat)
    assert asks[0].prompt == "nationalist-payer"
    assert TITLE.write(kit(), best(pos, asks[0])) == "payer cw"


def test_the_us_buys_a_special_action_for_the_nationalists() -> None:
    shopping = "actions us 1\n put US-INF-1 at USA\n werp us 5\n phase allies production"
    outlook = Outlook(posed(LOST_CAPITAL + shopping), ALLIES)
    quiet = Outlook(posed(LOST_CAPITAL.replace("JP-GAR-1 at CHU", "JP-GAR-1 at SHA") + shopping), ALLIES)
    assert paid_attacks(outlook) == 1
    assert paid_attacks(quiet) == 0
    assert _action(outlook, US) > _action(quiet, US)


# the end of a scenario


def test_the_last_word_needs_no_guards() -> None:
    """In the last Allied Player-Turn units leave victory areas for others: nobody can answer."""
    text = "put US-MAR-1 at RAB\n control us RAB\n phase allies naval\n turn"
    before = posed(f"{text} 1943-1", "tipping-the-balance")
    last = posed(f"{text} 1943-2", "tipping-the-balance")
    marines = kit().piece_index["US-MAR-1"]
    assert not Outlook(before, ALLIES).spare(marines)
    assert Outlook(last, ALLIES).spare(marines)


def test_victory_areas_count_more_towards_the_end() -> None:
    rabaul, sumatra = (kit().space_index[name] for name in ("RAB", "ESU"))
    early, late = (posed(f"turn {turn}", "tipping-the-balance") for turn in ("1942-4", "1943-2"))
    assert Outlook(late, JAPAN).worth[rabaul] > Outlook(early, JAPAN).worth[rabaul]
    assert Outlook(late, JAPAN).worth[sumatra] < Outlook(early, JAPAN).worth[sumatra]


def test_troops_are_not_massed_where_they_can_be_cut_off() -> None:
    text = "put JP-INF4-1 at HON\n control jp RAB\n network PB WC BIS\n phase japan strategic"
    infantry, rabaul = kit().piece_index["JP-INF4-1"], kit().space_index["RAB"]
    safe = Outlook(posed(text), JAPAN)
    cut = Outlook(posed("put US-CV-1 at ESP\n put US-BB-1 at GDC\n put US-CA-1 at GDC\n" + text), JAPAN)
    assert station(cut, rabaul, infantry) < station(safe, rabaul, infantry)


def test_nobody_lands_where_the_enemy_rules_the_sea() -> None:
    """Marines on Okinawa starve when their ships are gone and the enemy rules all seas around it (3.8)."""
    text = "put US-MAR-1 at SAI\n control us SAI\n phase allies naval"
    enemy = "put JP-CV-1 at HON\n put JP-BB-1 at HON\n put JP-BB-2 at FOR\n put JP-LBA-1 at MAR\n"
    marines, sea = kit().piece_index["US-MAR-1"], kit().space_index["PB"]
    free, ruled = Outlook(posed(text), ALLIES), Outlook(posed(enemy + text), ALLIES)
    assert sum(landing.promise for landing in landings(free, sea, [marines])) > free.weights["sail"]
    assert sum(landing.promise for landing in landings(ruled, sea, [marines])) < ruled.weights["sail"]


def test_a_lone_unit_is_relieved_by_a_garrison() -> None:
    """Marines in a quiet victory area are wanted elsewhere: a garrison is the first thing to buy."""
    quiet = "put US-MAR-1 at MID\n werp us 5\n phase allies production"
    assert _garrison(Outlook(posed(quiet), ALLIES), US, kit().space_index["MID"]) > 4.6


# what a thinking player found

FLEET = "".join(f"put US-{name} at ESP\n" for name in ("CV-1", "CV-2", "CV-3", "CA-1"))
HOMEWARD = """
    put JP-CV-1 at EC sailed from TRU
    put JP-CBA-1 aboard JP-CV-1
    put JP-CA-1 at RAB
    put JP-INF3-1 at TRU
    put JP-INF3-2 at RAB
    control jp RAB
    network PB WC EC BIS
    phase japan rebase
"""


def harbour(text: str) -> str:
    """The port to which a fleet goes back."""
    pos = posed(text)
    asks = settle(pos)
    assert asks[0].prompt == "port-for"
    return TITLE.write(kit(), best(pos, asks[0]))


def test_carriers_do_not_go_back_to_a_port_that_can_be_raided() -> None:
    assert harbour(HOMEWARD) == "to RAB"
    assert harbour(FLEET + HOMEWARD) not in ("to RAB", "to TRU")


def test_aircraft_in_port_keep_raiders_away() -> None:
    guarded = FLEET + "".join(f"put JP-LBA-{n} at RAB\n" for n in range(1, 4)) + HOMEWARD
    assert harbour(guarded) == "to RAB"


NEXT_DOOR = """
    put CN-INF-1 at CHU
    put JP-INF3-1 at HUP
    control jp HUP HUN
    phase allies operational
"""


def test_a_prize_is_not_left_bare() -> None:
    """Units that Chungking needs do not leave for an empty place next to it; one too many does."""
    friends = ["", "put CN-INF-2 at CHU\n", "put CN-INF-2 at CHU\n put CN-INF-3 at CHU\n"]
    outlooks = [Outlook(posed(text + NEXT_DOOR), ALLIES) for text in friends]
    going = [[place for place, _ in marches(each, movers(each)).values()] for each in outlooks]
    assert going == [[], [], [kit().space_index["HUN"]]]


def test_a_landing_force_is_strong_enough_or_does_not_sail() -> None:
    """One unit alone does not trickle ashore before a garrison that two would beat."""
    index, rabaul = kit().piece_index, kit().space_index["RAB"]
    text = """
        actions us 3
        put JP-INF3-1 at RAB
        control jp RAB
        put US-INF-1 at ESP
        put US-INF-2 at ESP
        phase allies naval
    """
    outlook = Outlook(posed(text), ALLIES)
    (sea, *_) = kit().seas[rabaul]
    force = [index["US-INF-1"], index["US-INF-2"]]
    assert not landings(outlook, sea, force[:1])
    assert [(landing.place, len(landing.units)) for landing in landings(outlook, sea, force)] == [(rabaul, 2)]


def test_ships_go_where_troops_would_be_cut_off() -> None:
    """Marines whose supply comes over a sea that the enemy is about to rule: a fleet keeps it open."""
    enemy = "put JP-CA-1 at TRU steps 3\n put JP-BB-1 at TRU steps 4\n"
    fleet = "put US-CA-1 at ESP steps 3\n phase allies rebase"
    empty, manned = posed(enemy + fleet), posed(enemy + "put US-MAR-1 at GUA\n control us GUA\n" + fleet)
    port, cruisers = kit().space_index["GUA"], kit().piece_index["US-CA-1"]
    assert berth(Outlook(manned, ALLIES), port, cruisers) > berth(Outlook(empty, ALLIES), port, cruisers)


def test_every_new_question_has_an_adviser() -> None:
    assert {"drop", "place-airborne", "extend-to", "nationalist-payer"} <= ADVISERS.keys()


# how the war stands

RABAUL = """
    control jp RAB
    put JP-INF3-1 at RAB steps 1
    phase japan operational
"""


def stands(text: str) -> float:
    return TITLE.standing(posed(text), "japan")


def test_a_victory_area_counts_for_more_the_better_it_is_guarded() -> None:
    alone = stands(RABAUL)
    elsewhere = stands(RABAUL + "put JP-GAR-1 at WAK")
    assert stands(RABAUL + "put JP-GAR-1 at RAB") > elsewhere + 0.02 > alone


def test_a_victory_area_counts_for_less_with_an_army_beside_it() -> None:
    text = "control jp BUR\nput JP-INF3-1 at BUR\nphase japan operational\n"
    assert stands(text + "put IN-INF-1 at ASS") < stands(text + "put IN-INF-1 at BOM") - 0.02


# tempers


def test_who_watches_his_victory_areas_raises_them_first() -> None:
    """A step for a lone unit in a victory area comes before the shipyards."""
    pos = posed(
        """
        put JP-INF3-1 at LUZ steps 2
        put IN-INF-1 at BOM
        """
    )
    tempers = TITLE.tempers()
    assert tempers is not None
    wakeful = tempers.calm._replace(weights={**tempers.calm.weights, "watch": 4.0, "refit": 2.0})
    luzon = pos.kit.space_index["LUZ"]
    for temper, urgent in ((tempers.calm, 0.0), (wakeful, 2.0)):
        outlook = Outlook(pos, JAPAN, temper)
        assert _refit(outlook, luzon) == urgent
        assert _refit(outlook, pos.kit.space_index["BOM"]) == 0.0
