"""Advice in single positions, in the words of cases: where it attacks, what it holds, where it does not go."""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.greedy import GreedyBot
from grognard.bout import Bout
from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.frame import Ask
from grognard.core.hints import hints
from grognard.core.order import Order
from grognard.core.playing import Eyes
from grognard.core.view import seen
from grognard.titles.war_of_resistance.advice.field import Field, away
from grognard.titles.war_of_resistance.advice.landings import shore_for
from grognard.titles.war_of_resistance.advice.sea import harbour
from grognard.titles.war_of_resistance.advice.theatre import steps
from grognard.titles.war_of_resistance.chapters.ch41_mandates import MANY, around_shanghai, strength_in
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.title import WarOfResistance
from grognard.titles.war_of_resistance.war import War

TITLE = WarOfResistance()
LONGEST = 200


class Played(NamedTuple):
    """Where things stand when a player turn is over, and the orders that its side gave."""

    pos: War
    orders: list[str]

    def at(self, name: str) -> str:
        kit = self.pos.kit
        return kit.space_names[self.pos.place[kit.piece_index[name]]]


def game_of(*lines: str, scenario: str = "taierzhuang") -> Bout:
    """A position, ready to be played on."""
    text = "\n".join(["title war-of-resistance", "case position", f"scenario {scenario}", *lines, ""])
    runner = Runner(parse_cases(text, "position")[0])
    for line in runner.case.lines:
        runner.read(line)
    game = runner.play()
    assert isinstance(game.position, War)
    bout = Bout(game.title, game.position, (), None)
    bout.asks = game.asks
    return bout


def position(*lines: str) -> War:
    """A position of the whole war."""
    pos = game_of(*lines, scenario="campaign").position
    assert isinstance(pos, War)
    return pos


def played(seat: str, *lines: str, scenario: str = "taierzhuang", until: str = "") -> Played:
    """Greedy bots play a player turn from one of its phases on, to its end or to another phase."""
    bout = game_of(*lines, scenario=scenario)
    title, pos = TITLE, bout.position
    assert isinstance(pos, War)
    bots = {each: GreedyBot(title, each, "1") for each in ("japan", "china")}
    now, orders = title.player_turn(pos), list[str]()
    while bout.asks and title.player_turn(pos) == now and pos.phase != until:
        assert len(orders) < LONGEST
        ask = bout.asks[0]
        order = bots[ask.seat].choose(ask, Eyes(bout, ask))
        if ask.seat == seat:
            orders.append(title.write(pos.kit, order))
        bout.give(order, ask)
    return Played(pos, orders)


FINE = ("weather 7 clear", "holder japan G1:3020 G1:3121 G1:3221 G1:3321 G1:3421 G1:3521 G1:3620 G1:3720 G1:3820")
BESIDE = ("put IJA-10-XX at G1:3820", "put IJA-114-XX at G1:3820", "put IJA-16-XX at G1:3821", "holder japan G1:3821")


def test_it_attacks_a_goal_with_good_odds_and_goes_in() -> None:
    found = played(
        "japan", *FINE, *BESIDE, "stock G1:3820 4", "put CA-2-XX at G1:3920", "phase japan combat", "dice 6 6 6 6"
    )
    assert "attack G1:3920" in found.orders
    assert any(order.startswith("feed") for order in found.orders)
    assert any(order.startswith("advance") for order in found.orders)
    assert found.pos.holder[found.pos.kit.space_index["G1:3920"]] == 0


def test_it_spares_who_would_be_beaten() -> None:
    """Three divisions in the city, a regiment of cavalry before it: nobody attacks."""
    found = played(
        "japan",
        *FINE,
        "put IJA-KS-Cav at G1:3820",
        *("put CA-2-XX at G1:3920", "put CA-25-XX at G1:3920", "put CA-4-XX at G1:3920"),
        "phase japan combat",
    )
    assert "attack G1:3920" not in found.orders


def test_in_the_last_turn_a_goal_is_worth_the_losses() -> None:
    """What is spared then wins nothing any more: odds that are too bad in March are good enough in May."""
    line = (*FINE, "put IJA-10-XX at G1:3719", "stock G1:3820 4")
    lines = (*line, *("put CA-2-XX at G1:3718", "put CA-25-XX at G1:3718"), "phase japan combat", "dice 1 1 1 1")
    early = played("japan", *lines)
    late = played("japan", "turn 20", *lines)
    assert "attack G1:3718" not in early.orders
    assert "attack G1:3718" in late.orders


def test_nobody_marches_out_of_supply() -> None:
    """The road is open, but no line of supply follows: zones on both sides of the railway shut it."""
    found = played(
        "japan",
        "weather 7 clear",
        "holder japan G1:3020 G1:3121",
        "put IJA-10-XX at G1:3121",
        *("put CA-2-XX at G1:3520", "put CA-25-XX at G1:3522", "put CA-4-XX at G1:3518"),
        "phase japan movement",
        until="combat",
    )
    pos = found.pos
    assert Field(pos, 0).fed[pos.place[pos.kit.piece_index["IJA-10-XX"]]]


def test_who_holds_a_goal_alone_stays_in_it() -> None:
    found = played(
        "japan",
        *FINE,
        "holder japan G1:3920",
        "put IJA-10-XX at G1:3920",
        "put IJA-114-XX at G1:3620",
        "put CA-2-XX at G1:3718",
        "phase japan movement",
        until="combat",
    )
    assert found.at("IJA-10-XX") == "G1:3920"
    assert found.at("IJA-114-XX") != "G1:3620"


def test_the_chinese_come_to_a_goal_that_nobody_holds() -> None:
    found = played(
        "china",
        "weather 7 clear",
        "put CA-2-XX at G1:4020",
        "put CA-25-XX at G1:4021",
        "put IJA-10-XX at G1:3420",
        "phase china movement",
        until="combat",
    )
    assert "G1:3920" in (found.at("CA-2-XX"), found.at("CA-25-XX"))


def test_china_does_not_provoke_tokyo_at_shanghai() -> None:
    """In July 1937 the sailors in the Settlement are weak, but an attack lets loose the Japanese army (41A2c)."""
    guards = ("CA-87-XX at G3:0507", "CA-88-XX at G3:0507", "CA-36-XX at G3:0507", "CA-98-XX at G3:0406")
    position = (
        *("put IJN-Sh-SNLF at G3:0506", "holder japan G3:0506", "holder china G3:0507 G3:0406", "stock G3:0507 6"),
        *(f"put {guard}" for guard in (*guards, "CA-6-XX at G3:0406", "CA-11-XX at G3:0406")),
    )
    calm = played("china", "restriction 3", *position, "phase china combat", scenario="campaign")
    roused = played("china", "restriction 3", "posture yes", *position, "phase china combat", scenario="campaign")
    assert "attack G3:0506" not in calm.orders
    assert "attack G3:0506" in roused.orders


def test_china_does_not_crowd_shanghai_while_tokyo_holds_back() -> None:
    """More than seven REs beside the Settlement bring on an aggressive posture just as an attack does (41A2c)."""
    found = played("china", "phase china movement", scenario="campaign", until="combat")
    assert strength_in(found.pos, around_shanghai(found.pos.kit)) <= MANY


def test_sailors_go_to_the_settlement() -> None:
    """As long as the Whangpoo is open the landing force at Shanghai is not left alone (41A2b)."""
    field = Field(position("turn 2", "restriction 3", "put IJN-Sas1-SNLF at japan-box"), JAPAN)
    kit = field.pos.kit
    assert harbour(field, [kit.piece_index["IJN-Sas1-SNLF"]]) == kit.nation.settlement


def test_a_convoy_goes_where_some_of_it_can_land() -> None:
    """More troops than the quays of the Settlement take do not send all of them to the north."""
    army = [f"IJA-{number}-XX" for number in (3, 9, 11, 13, 14, 101)]
    field = Field(position("turn 3", "restriction 2", *(f"put {name} at japan-box" for name in army)), JAPAN)
    kit = field.pos.kit
    assert harbour(field, [kit.piece_index[name] for name in army]) == kit.nation.settlement


def test_the_settlement_is_not_left_for_what_was_taken_beside_it() -> None:
    """It is all that Japan has of Kiangsu: three units stay in it, whatever their attack has won."""
    guard = ("IJA-3-XX", "IJA-11-XX", "IJN-Sh-SNLF")
    found = played(
        "japan",
        *("turn 4", "restriction 0", "posture yes", "holder japan G3:0506", "holder china G3:0507", "stock G3:0506 6"),
        *(f"put {unit} at G3:0506" for unit in guard),
        *("put CA-Sh-PA at G3:0507", "phase japan combat", "dice 6 6 6 6"),
        scenario="campaign",
    )
    assert "attack G3:0507" in found.orders
    assert [found.at(unit) for unit in guard] == ["G3:0506"] * len(guard)


def test_who_is_not_needed_for_an_attack_looks_elsewhere() -> None:
    """Two divisions will clear a hex of weak ones in any case: it draws nobody else; a strong one does."""
    for guard, enough in (("Sze-122-XX", True), ("CA-2-XX", False)):
        lines = (*FINE, *BESIDE[:2], "stock G1:3820 4", "put IJA-16-XX at G1:3621", f"put {guard} at G1:3920")
        pos = game_of(*lines).position
        assert isinstance(pos, War)
        field, kit = Field(pos, JAPAN), pos.kit
        assert field.is_enough(kit.piece_index["IJA-16-XX"], kit.space_index["G1:3920"]) is enough


def test_sailors_land_where_no_port_is_left() -> None:
    """The Settlement is lost, the river shut: who is trained for it lands at Woosung, if few stand there."""
    lost = ("restriction 2", "posture yes", "holder china G3:0506", "put IJN-Sh-SNLF at lost")
    sailors = tuple(f"put IJN-{name}-SNLF at japan-box" for name in ("Sas1", "Sas2"))
    guards = ("put CA-87-XX at G3:0404", "put CA-88-XX at G3:0404", "put CA-36-XX at G3:0404")
    for guarded in (False, True):
        field = Field(position(*lost, *sailors, *(guards if guarded else ()), "turn 4"), JAPAN)
        kit = field.pos.kit
        shore = shore_for(field, kit.piece_index["IJN-Sas1-SNLF"], kit.town["Tientsin"])
        assert (shore == kit.town["Woosung"]) is not guarded


def test_advice_gives_its_reasons() -> None:
    """What speaks for the best order, in each phase of a battle."""
    for phase, keys in (("combat", {"motive-odds", "motive-prize"}), ("movement", {"motive-reaches"})):
        bout = game_of(*FINE, *BESIDE, "stock G1:3820 4", "put CA-2-XX at G1:3920", f"phase japan {phase}")
        for _ in range(3):  # past the windows of the air war
            ask = bout.asks[0]
            if ask.prompt == phase:
                break
            bout.give(next(order for order in ask.orders if order.verb == "done"), ask)
        shown = seen(TITLE, bout.position, ask.seat)
        assert ask.prompt == phase
        assert keys <= {motive.key for motive in hints(TITLE, shown, ask)[0].motives}


def best(pos: War, ask: Ask) -> str:
    """The order that advice prefers, in the words of the game."""
    scores = TITLE.plan()(pos, ask)
    assert scores.count(max(scores)) == 1
    return TITLE.write(pos.kit, ask.orders[scores.index(max(scores))])


def drawing(pos: War, *names: str) -> Ask:
    return Ask("china", "drawing", [*(Order("draw", pos.kit.piece_index[name]) for name in names), *LAST_DRAWS])


LAST_DRAWS = (Order("draw-rest"), Order("done"))


def test_who_faces_the_enemy_is_supplied_before_the_strongest() -> None:
    """Supply does not reach for all, and whom the enemy is near defends with half his strength without it (12E)."""
    front = ("put IJA-10-XX at G1:3620", "put Kwns-131-XX at G1:3720", "put CA-87-XX at G3:0631")
    pos = position("turn 18", "faction Shnt cooperative", *front)
    assert best(pos, drawing(pos, "CA-87-XX", "Kwns-131-XX")) == "draw Kwns-131-XX"
    assert best(pos, drawing(pos, "CA-87-XX")) == "draw-rest"


def test_nobody_draws_through_the_home_of_a_faction_that_minds() -> None:
    """A line through Shantung brings its warlord nearer to the Japanese (45A1)."""
    pos = position("turn 3", "put CA-2-XX at G1:2620", "put CA-87-XX at G1:5014")
    assert pos.kit.piece_index["CA-2-XX"] in Field(pos, CHINA).shunned
    assert best(pos, drawing(pos, "CA-2-XX", "CA-87-XX")) == "draw CA-87-XX"
    assert best(pos, drawing(pos, "CA-2-XX")) == "done"


def test_the_government_leaves_before_the_enemy_can_reach_it() -> None:
    """It packs in one turn and travels in the next (37C): the enemy must not come up in between."""
    ask = Ask("china", "capital", [Order("evacuate"), Order("done")])
    near = position("turn 9", "restriction 0", "put IJA-10-XX at G3:0309")
    far = position("turn 9", "restriction 0", "put IJA-10-XX at G3:0506")
    assert (best(near, ask), best(far, ask)) == ("evacuate", "done")


def test_a_faction_that_was_offended_is_given_points_before_it_rolls() -> None:
    nanking = position("turn 4").kit.town["Nanking"]
    ask = Ask("china", "deliveries", [Order("deliver", nanking), Order("done")])
    for modifier, expected in ((-3, "deliver G1:5014"), (6, "done")):
        pos = position("turn 4", "resource G1:5014 6")
        pos.favours["Shnt"] = modifier
        assert best(pos, ask) == expected
        if modifier < 0:
            factions = [Order("faction", "Sze"), Order("faction", "Shnt")]
            assert best(pos, Ask("china", "receiver", factions)).endswith("Shnt")


def test_a_warlord_is_bribed_with_attack_supply_if_there_is_nothing_else() -> None:
    pos = position("turn 4")
    orders = [Order("deliver", 5), Order("deliver-attack", 5), Order("done")]
    assert best(pos, Ask("china", "bribe", orders)).startswith("deliver ")
    assert best(pos, Ask("china", "bribe", orders[1:])).startswith("deliver-attack")


def test_who_starves_already_goes_on() -> None:
    """South of the Yangtze no line of supply leads to Kiukiang: to stand still there wins nothing."""
    found = played(
        "japan",
        *("weather 9 clear", "put IJA-6-XX at G3:1022", "put CA-58-XX at G3:1326", "phase japan movement"),
        scenario="wuhan",
        until="combat",
    )
    kit = found.pos.kit
    kiukiang = kit.space_index["G3:1125"]
    assert (
        steps(kit, kiukiang)[kit.space_index[found.at("IJA-6-XX")]] < steps(kit, kiukiang)[kit.space_index["G3:1022"]]
    )


def test_a_great_river_is_gone_round() -> None:
    """Kiukiang lies two hexes off on the other bank; there is no bridge."""
    kit = position().kit
    north, south = kit.space_index["G3:1025"], kit.space_index["G3:1125"]
    assert away(kit, south)[north] == 1
    assert steps(kit, south)[north] > 5


def test_resource_points_hire_ships_while_attack_supply_lies_idle() -> None:
    """What is made beyond what the ships can carry only lies in Japan (34E)."""
    army = [f"put IJA-{number}-XX at japan-box" for number in (3, 9, 11, 13, 101)]
    ports = ("turn 6", "restriction 0", "holder japan G3:0506", "harbours-of japan")
    for idle, expected in ((0, "take-attack-supply"), (4, "done")):
        pos = position(*ports, *army, f"stock japan-box {idle}")
        args: dict[str, object] = {"space": pos.kit.box[JAPAN_BOX], "points": 6}
        ask = Ask("japan", "income", [Order("take-attack-supply"), Order("done")], args=args)
        assert best(pos, ask) == expected
