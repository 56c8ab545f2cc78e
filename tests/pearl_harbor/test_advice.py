"""Advice: what greedy does where only one thing is sensible, and that it beats who plays at random."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from grognard.bots import make_bot
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import Ask, answer, settle
from grognard.core.order import Order
from grognard.core.playing import let_play
from grognard.core.position import Table
from grognard.core.view import seen
from grognard.titles.pearl_harbor.advice import ADVISERS
from grognard.titles.pearl_harbor.advice.ground import abroad
from grognard.titles.pearl_harbor.advice.outlook import Outlook
from grognard.titles.pearl_harbor.chapters.ch23_victory import side_objectives
from grognard.titles.pearl_harbor.desk import PearlDesk
from grognard.titles.pearl_harbor.kit import ALLIES, JAPAN, LAND, SIDES, PearlKit
from grognard.titles.pearl_harbor.war import War
from tests.every_title.games import TITLES, some_options

TITLE = TITLES["pearl-harbor"]
STANDARD = TITLE.kit()
assert isinstance(STANDARD, PearlKit)
KIT: PearlKit = STANDARD


def posed(text: str) -> War:
    """A position in the words of a case."""
    desk = PearlDesk(TITLE)
    pos = desk.position(KIT, "operation-z", {})
    assert isinstance(pos, War)
    for line in filter(None, map(str.strip, text.splitlines())):
        assert desk.set(pos, tuple(line.split())), line
    desk.begin(pos)
    return pos


def best(pos: War, ask: Ask) -> Order:
    scores = TITLE.advise(seen(TITLE, pos, ask.seat), ask)
    return ask.orders[max(range(len(scores)), key=lambda number: scores[number])]


def advised(text: str, prompt: str, picks: int = 12) -> list[str]:
    """The orders that are advised from here on, from the first question of a kind, until others are asked."""
    pos = posed(text)
    asks = settle(pos)
    given: list[str] = []
    while asks and len(given) < picks and asks[0].prompt != "segment-over":
        ask = asks[0]
        order = best(pos, ask)
        if ask.prompt == prompt or given:
            given.append(TITLE.write(KIT, order))
        asks = answer(pos, asks, order, ask.seat)
    return given


# by land


WALK = """
    turn 1942-spring
    control br W2112 W2113
    control ja W1914 W2013 W2014
    put JA-8-3-1 at W2013 supply full
    erp ja 40
    segment japan movement
"""


def test_an_empty_objective_in_reach_is_taken() -> None:
    assert advised(WALK, "movement")[:2] == ["march JA-8-3-1", "to W2112"]


def attack(defender: str) -> list[str]:
    return advised(
        f"""
        turn 1942-spring
        control ch E2504
        control ja E2505 E2604
        put {defender} at E2504 supply full
        put JA-8-3-1 at E2505 supply full
        put JA-6-2-1 at E2604 supply full
        segment japan combat
        """,
        "assail",
    )


def test_three_to_one_is_attacked() -> None:
    assert attack("CH-KMT-4-2-1")[:1] == ["assail E2504"]


def test_everybody_near_takes_part() -> None:
    given = attack("CH-KMT-4-2-1")
    assert {"with JA-8-3-1", "with JA-6-2-1"} <= {*given[: given.index("go")]}


def test_a_step_of_the_odds_that_takes_two_more_is_climbed() -> None:
    """16:6 and 17:6 are both two to one; the second tank division makes it three to one."""
    given = advised(
        """
        turn 1942-spring
        control ch E2504
        control ja E2505 E2604
        put CH-KMT-6-2-1 at E2504 supply full
        put JA-8-3-1 at E2505 supply full
        put JA-8-3-2 at E2604 supply full
        put JA-ARM1-1 at E2505 supply full
        put JA-ARM1-2 at E2505 supply full
        segment japan combat
        """,
        "assail",
    )
    assert {"with JA-8-3-1", "with JA-8-3-2", "with JA-ARM1-1", "with JA-ARM1-2"} <= {*given[: given.index("go")]}


def test_who_is_stronger_is_left_alone() -> None:
    assert attack("USA-10-2-1") == ["done"]


GUARD = """
    turn 1942-spring
    control ja E2204 E2304 E2403 E2504 E2505 E2605
    put JA-8-3-1 at E2605 supply full
    put JA-6-2-1 at E2706 supply full
    put CH-KMT-6-2-1 at E2604 supply full
    erp ja 40
    segment japan movement
"""


def test_who_alone_guards_an_objective_stays_there() -> None:
    given = advised(GUARD, "movement")
    assert "march JA-8-3-1" not in given


# at sea

LANDING = """
    turn 1942-spring
    control br E1209
    control ijn E1712
    put IJN-8H-1 at E1712 supply full
    put IJN-8H-2 at E1712 supply full
    put JA-8-3-1 at E1712 supply full
    put IJN-BASE-1 at E1712
    erp ijn 40
    erp ja 40
    segment japan movement
"""


TWO_PRIZES = """
    turn 1942-spring
    control br E1209
    control usa E1709
    control ijn E1712
    put USA-3-2-1 at E1709 supply full
    put IJN-8H-1 at E1712 supply full
    put IJN-8H-2 at E1712 supply full
    put IJN-10H-1 at E1712 supply full
    put IJN-6L-1 at E1712 supply full
    put IJN-6L-2 at E1712 supply full
    put JA-8-3-1 at E1712 supply full
    put IJN-MAR2-1 at E1712 supply full
    put IJN-BASE-1 at E1712
    erp ijn 40
    erp ja 40
    segment japan movement
"""


def test_marines_take_what_is_empty_and_the_army_what_is_held() -> None:
    given = advised(TWO_PRIZES, "movement", 30)
    assert given[given.index("load JA-8-3-1") + 1] == "to E1709"
    assert given[given.index("load IJN-MAR2-1") + 1] != "to E1709"


EFFORT = """
    turn 1942-spring
    control ja E2505 E2605 E2706 E2304
    control ch E2504 E2604 E2506 E2404 E2305 E2705
    put JA-8-3-1 at E2505 supply full
    put JA-8-3-2 at E2605 supply full
    put JA-6-2-1 at E2304 supply full
    put CH-KMT-4-2-1 at E2504 supply full
    put CH-KMT-4-2-2 at E2604 supply full
    put CH-KMT-4-2-3 at E2506 supply full
    put CH-KMT-4-2-4 at E2404 supply full
    put CH-KMT-4-2-6 at E2305 supply full
    put CH-KMT-4-2-7 at E2705 supply full
    erp ja {erp}
    segment japan decision
"""


def test_a_rich_army_with_many_targets_makes_an_effort() -> None:
    """Six attacks are all that a force has without it (8.1)."""
    assert advised(EFFORT.format(erp=10), "special-operations")[0] == "special-operations ja"


def test_one_with_few_targets_does_not() -> None:
    few = "\n".join(line for line in EFFORT.splitlines() if "put CH" not in line or "4-2-1" in line)
    assert advised(few.format(erp=60), "special-operations")[0] == "done"


def test_a_corps_lands_where_nobody_is() -> None:
    given = advised(LANDING, "movement")
    assert given[0].startswith("sail IJN-8H")
    assert "load JA-8-3-1" in given
    assert "mission assault" in given


def test_without_lift_nobody_sails() -> None:
    given = advised(LANDING.replace("put IJN-8H-2 at E1712 supply full", ""), "movement")
    assert not any(order.startswith("sail") for order in given)


MANILA = """
    turn 1942-spring
    control usa E1907 E2006 E2007 E1908
    control ijn E1712 E2307
    put USA-6-2-1 at E1907 supply full
    put IJN-8H-1 at E2307 supply full
    put IJN-8H-2 at E2307 supply full
    put JA-8-3-1 at E2307 supply full
    put IJN-HALF-1 at E2307
    {second}
    erp ijn 40
    erp ja 40
    segment japan movement
"""
SECOND = """
    put IJN-5H-1 at E1712 supply full
    put IJN-10H-1 at E1712 supply full
    put JA-8-3-2 at E1712 supply full
    put IJN-BASE-1 at E1712
"""


def test_two_groups_land_together_where_one_is_too_weak() -> None:
    given = advised(MANILA.format(second=SECOND), "movement", 30)
    assert given.count("mission assault") == 2
    assert {"load JA-8-3-1", "load JA-8-3-2"} <= {*given}


def test_carriers_strike_at_ships_in_port() -> None:
    given = advised(
        """
        turn 1942-spring
        control usa E1915
        control ijn E1712
        put IJN-4C-1 at E1712 supply full
        put IJN-NA4-1 aboard IJN-4C-1 supply full
        put IJN-6L-1 at E1712 supply full
        put IJN-BASE-1 at E1712
        put USN-6C-1 at E1915 supply full
        erp ijn 40
        segment japan movement
        """,
        "movement",
        30,
    )
    assert "mission attack" in given
    assert "fly IJN-NA4-1" in given
    assert given[given.index("fly IJN-NA4-1") + 1] == "to E1915"


# at home

HOME = """
    turn 1942-spring
    control ijn E2811
    put IJN-8H-1 at dock-ijn
    erp ijn {erp}
    segment japan reorganization
"""


def test_damaged_ships_are_repaired() -> None:
    assert advised(HOME.format(erp=40), "repairs")[0] == "repair IJN-8H-1"


def test_not_with_the_last_points() -> None:
    assert "repair IJN-8H-1" not in advised(HOME.format(erp=9), "repairs")


STAND_BY = """
    turn 1942-spring
    control ijn E2811
    put IJN-8H-1 at E2811 supply full
    put IJN-8H-2 at E2811 supply full
    put IJN-10H-1 at E2811 supply full
    erp ijn {erp}
    erp ja 60
    segment japan reorganization
"""


def test_ships_stand_by() -> None:
    """Fifteen ERP are left when they have redeployed."""
    assert advised(STAND_BY.format(erp=27), "reaction-status")[0].startswith("stand-by")


def test_but_never_at_the_price_of_their_own_supply() -> None:
    """Below five ERP nobody is in supply (11)."""
    assert advised(STAND_BY.format(erp=26), "reaction-status") == ["done"]


def test_ships_come_home() -> None:
    given = advised(
        """
        turn 1942-spring
        control ijn E1712
        put IJN-BASE-1 at E1712
        put IJN-6L-1 at E1610 mission patrol supply full
        erp ijn 20
        segment japan reorganization
        """,
        "fleet-return",
        2,
    )
    assert given[0] == "home IJN-6L-1"


# in the air


def test_some_clear_the_sky_and_the_others_bomb() -> None:
    """Who has fought cannot bomb (8.6): two are enough against one patrol."""
    given = advised(
        """
        turn 1942-spring
        control ja E2304
        control ch E2404
        put USA-A10-1 at E2304 flown supply full
        put USA-A10-2 at E2304 flown supply full
        put USA-A10-3 at E2304 flown supply full
        put JA-A6-1 at E2304 supply full
        put JA-8-3-1 at E2304 supply full
        segment allies combat
        """,
        "air-muster",
        3,
    )
    assert [order.split()[0] for order in given] == ["with", "with", "go"]


# the southern drive


def opening() -> tuple[War, list[str]]:
    """The first Japanese movement of Operation Z as greedy plays it, and its orders."""
    pos = TITLE.set_up(KIT, "operation-z", {}, Table(Dice("1")))
    assert isinstance(pos, War)
    asks, given = settle(pos), list[str]()
    while pos.segment != "combat":
        order = best(pos, asks[0])
        given.append(TITLE.write(KIT, order))
        asks = answer(pos, asks, order, asks[0].seat)
    return pos, given


def test_the_war_begins_in_malaya_and_borneo() -> None:
    pos, _ = opening()
    forces = {pos.place[p] for p in KIT.of_arm[LAND] if pos.aboard[p] >= 0}
    landing = {space for here in forces for space in (here, *KIT.near[here])}
    assert {KIT.town[name] for name in ("Kuala Lumpur", "Brunei")} <= landing
    yamashita = KIT.piece_index["JA-Yamashita"]
    assert KIT.town["Kuala Lumpur"] in (pos.place[yamashita], *KIT.near[pos.place[yamashita]])


def test_nobody_joins_ships_that_have_taken_troops_aboard() -> None:
    _, given = opening()
    pairs = pairwise(given)
    assert not any(now.startswith("load") and then.startswith("with IJN") for now, then in pairs)


def test_the_chinese_go_to_burma_but_not_to_malaya() -> None:
    pos = TITLE.set_up(KIT, "operation-z", {}, Table(Dice("1")))
    assert isinstance(pos, War)
    outlook, army = Outlook(pos, ALLIES), next(p for p in KIT.of_arm[LAND] if KIT.party[p])
    assert abroad(outlook, army, KIT.town["Singapore"])
    assert not any(abroad(outlook, army, KIT.town[name]) for name in ("Rangoon", "Chungking", "Hong Kong"))


# whole games


@pytest.mark.parametrize("seed", range(4))
def test_every_question_gets_a_score_for_each_order(seed: int) -> None:
    """Whatever a seat is asked in a game at random, with any options, there is advice on what it sees."""
    rng = random.Random(seed)
    scenario = TITLE.meta.scenarios[seed % len(TITLE.meta.scenarios)]
    pos = TITLE.set_up(KIT, scenario, some_options(TITLE, seed), Table(Dice(str(seed))))
    asks = settle(pos)
    for _ in range(250):
        if not asks:
            break
        ask = rng.choice(asks)
        scores = TITLE.advise(seen(TITLE, pos, ask.seat), ask)
        assert len(scores) == len(ask.orders), ask.prompt
        asks = answer(pos, asks, rng.choice(ask.orders), ask.seat)


def play(seed: int, bots: tuple[str, str]) -> War:
    pos = TITLE.set_up(KIT, "operation-z", {}, Table(Dice(str(seed))))
    players = {seat: make_bot(bot, TITLE, seat, str(seed)) for seat, bot in zip(SIDES, bots, strict=True)}
    bout = Bout(TITLE, pos, (), None)
    bout.asks = settle(pos)
    let_play(bout, players, lambda: True)
    assert isinstance(pos, War)
    return pos


def test_japan_conquers_who_plays_at_random() -> None:
    assert side_objectives(play(8, ("greedy", "random")), JAPAN) >= 40


def test_the_allies_hold_who_plays_at_random() -> None:
    assert side_objectives(play(8, ("random", "greedy")), JAPAN) <= 30


def test_most_questions_have_an_adviser() -> None:
    assert {"movement", "sail", "march", "fly", "reaction", "assail", "redeployment", "activation"} <= {*ADVISERS}
