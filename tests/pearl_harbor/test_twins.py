"""Whatever is done with hidden units or beside them, the enemy and a spectator are sent the same if they lay elsewhere.

Each kind of hidden action must be met: in games at random, where an action that is rare is looked into whenever it is
asked for, or in moments that are set up for it.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import grognard
from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.frame import answer
from grognard.core.game import Game
from grognard.titles.pearl_harbor.war import War
from tests import worlds
from tests.every_title.games import in_turn
from tests.pearl_harbor.worlds import Change, Worlds, changes
from tests.playing import pick

HIDDEN_ACTIONS = {
    "movement", "march", "sail", "fly", "patrols", "patrol-where", "assail", "assailing",
    "air-return", "land-at", "fleet-return", "home-to", "activation", "construction", "redeployment", "redeploy-to",
    "fleet-trains", "station-train", "special-operations", "loans", "excess-air",
}  # fmt: skip
"""The prompts of all that is done with hidden units, or beside them, in games at random."""
SEEDS = (25, 19, 6)
"""Games at random in which all of these are met."""
SHORT = (102, 108, 112)
"""Whole games that take ten seconds; in the last the enemy once learned from a question where aircraft lay."""
ORDERS, EVERY, ENOUGH, TRIES, DEPTH = 450, 60, 1, 4, 4
SCENARIOS = ("operation-z", "divine-wind")


def new_game(seed: int) -> Game:
    options = {"intelligence": "limited", "submarines": "on", "paratroops": "on", "breakdown": "on"}
    return grognard.new("pearl-harbor", SCENARIOS[seed % 2], seed=seed, options=options, mode="people")


def looked_into(game: Game, rng: random.Random, orders: int, checked: Counter[str], share: float = 1 / EVERY) -> None:
    """Play a game at random; look at twins of it now and then, and whenever an action is asked for that is rare."""
    pos, asks = game.position, game.asks
    assert isinstance(pos, War)
    tried: Counter[str] = Counter()
    for _ in range(orders):
        if not asks:
            break
        seat, order = pick(rng, asks)
        ask = next(ask for ask in asks if ask.seat == seat)
        rare = ask.prompt in HIDDEN_ACTIONS and checked[ask.prompt] < ENOUGH and tried[ask.prompt] < TRIES
        if pos.segment and (rare or rng.random() < share):
            tried[ask.prompt] += 1
            for watcher in game.seats:
                found = changes(pos, 1 - pos.side_of(watcher))
                for change in rng.sample(found, min(2, len(found))):
                    checked += Worlds(pos, change, game, watcher, rng).play(order if len(asks) == 1 else None, DEPTH)
        asks = answer(pos, asks, order, seat)


def test_twins_stay_twins_after_every_kind_of_hidden_action() -> None:
    checked: Counter[str] = Counter()
    for seed in SEEDS:
        looked_into(new_game(seed), random.Random(f"twins {seed}"), ORDERS, checked)
    assert sorted(prompt for prompt in HIDDEN_ACTIONS if not checked[prompt]) == []
    assert checked.total() > 150


HOP = (
    "control ch E2306, control ja E2307 E2406, control ijn E2015, put CH-KMT-6-2-1 at E2306, put JA-HALF-1 at E2406,"
    "put IJN-6L-1 at E2406, put IJN-HALF-1 at E2015, segment allies movement on"
)
MOMENTS = {
    "hop": (HOP, "march CH-KMT-6-2-1", "IJN-6L-1 E2015"),
    "marines": (
        "control usn E1915, control ijn E2015 E1617, put USN-MAR2-1 at E1915, put IJN-HALF-1 at E2015,"
        "put IJN-6L-1 at E2015, put IJN-HALF-2 at E1617, segment allies movement on",
        "",
        "IJN-6L-1 E1617",
    ),
    "supply": (
        "control ijn E2235 E2015, control usn E2528, erp usn 50, put USN-MAR2-1 at E2528, put IJN-BASE-1 at E2235,"
        "put IJN-6L-1 at E2235, put IJN-HALF-1 at E2015, segment allies decision on",
        "",
        "IJN-6L-1 E2015",
    ),
    "redeployment": (
        "control ja E2505, control ch E2404 W2414, erp ja 10, put JA-3-2-1 at E2505, put CH-HALF-1 at E2404,"
        "put CH-A6-1 at E2404, put CH-HALF-2 at W2414, segment japan reorganization on",
        "",
        "CH-A6-1 W2414",
    ),
    "ships redeploy": (
        "control ijn E2015 E2235, control usn E1915, erp ijn 20, put IJN-6L-1 at E2015, put USN-HALF-1 at E1915,"
        "put USN-6L-1 at E1915, put USN-HALF-2 at E2528, segment japan reorganization on",
        "",
        "USN-6L-1 E2528",
    ),
    "zones of control": (
        "control ja E2504 E2707, put JA-HALF-1 at E2504, put JA-3-2-1 at E2504, put JA-HALF-2 at E2707,"
        "put USA-10-2-1 at E2604, erp usa 20, put USA-10-2-2 at pool-usa, segment allies combat on",
        "",
        "JA-3-2-1 E2707",
    ),
    "attacks": (
        "control usn E1915 E2528, control ijn E2015, put USN-HALF-1 at E1915, put USN-MAR2-1 at E1915 supply full,"
        "put USN-HALF-2 at E2528, put IJN-HALF-1 at E2015, segment allies combat on",
        "",
        "USN-MAR2-1 E2528",
    ),
    "income": (
        "control ijn E2235 E2015, control usa E1907, put IJN-BASE-1 at E2235, put IJN-6L-1 at E2235,"
        "put IJN-HALF-1 at E2015, segment japan reorganization on",
        "",
        "IJN-6L-1 E2015",
    ),
}
"""What comes too seldom by itself: how things stand, what is done first, and the unit that lies in another base."""


def moment(what: str, text: str) -> Game:
    """A game in which things stand so."""
    lines = "\n".join(["option intelligence limited", "turn 1942-spring", *[line.strip() for line in text.split(",")]])
    runner = Runner(parse_cases(f"title pearl-harbor\ncase {what}\n{lines}\n", "moment")[0])
    for line in runner.case.lines:
        runner.read(line)
    return runner.play()


@pytest.mark.parametrize("what", MOMENTS)
def test_twins_stay_twins_in(what: str) -> None:
    text, order, hidden = MOMENTS[what]
    game = moment(what, text)
    pos = game.position
    assert isinstance(pos, War)
    name, place = hidden.split()
    change = Change(pos.kit.piece_index[name], space=pos.kit.space_index[place])
    assert pos.is_hidden(change.p)
    (ask,) = game.asks
    first = next((each for each in ask.orders if game.title.write(pos.kit, each) == order), None)
    assert first is not None or not order
    for watcher in game.seats:
        if pos.side_of(watcher) != pos.kit.side[change.p]:
            worlds = Worlds(pos.copy(), change, game, watcher, random.Random(what))
            assert worlds.play(first, 12, ending=True).total() or not game.asks


FLEETS = {
    "surface combat": "put IJN-6L-1 at E1517 at-sea mission attack supply full, put USN-TF-1 at E1516",
    "shelling": "control ijn E2528, put IJN-HALF-1 at E2528, put USN-TF-1 at E2529",
}
"""What a task force lies next to, and its marker."""


@pytest.mark.parametrize("what", FLEETS)
def test_nobody_learns_from_a_question_whether_a_task_force_has_guns(what: str) -> None:
    at = FLEETS[what].split()[-1]
    text = f"{FLEETS[what]}, put {{}} at {at} tf USN-TF-1 mission attack at-sea supply full, put {{}} at E2234"
    armed, bare = [
        moment(what, f"{text.format(*ships)}, segment allies combat on")
        for ships in (("USN-6L-1", "USN-9C-1"), ("USN-9C-1", "USN-6L-1"))
    ]
    both = worlds.Worlds(armed, armed.position, bare.position, "japan", random.Random(what))
    assert [ask.seat for ask in armed.asks] == ["allies"] == [ask.seat for ask in bare.asks]
    assert both.sent(armed.position, armed.asks, "japan") == both.sent(bare.position, bare.asks, "japan")


def whole(seed: int) -> None:
    checked: Counter[str] = Counter()
    looked_into(new_game(seed), random.Random(f"twins {seed}"), 100_000, checked)
    assert checked.total() > 20


@pytest.mark.parametrize("seed", SHORT)
def test_twins_stay_twins_in_a_whole_game(seed: int) -> None:
    whole(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", in_turn([seed for seed in range(100, 116) if seed not in SHORT], 4))
def test_twins_stay_twins_in_more_whole_games(seed: int) -> None:
    whole(seed)
