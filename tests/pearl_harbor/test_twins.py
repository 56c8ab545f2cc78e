"""Whatever is done with hidden units or beside them, the enemy and a spectator are sent the same if they lay elsewhere.

Each kind of hidden action must be met: in games at random, where an action that is rare is looked into whenever it is
asked for.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import grognard
from grognard.core.frame import answer
from grognard.core.game import Game
from grognard.titles.pearl_harbor.war import War
from tests.pearl_harbor.worlds import Worlds, changes
from tests.playing import pick

HIDDEN_ACTIONS = {
    "movement", "march", "sail", "fly", "patrols", "patrol-where", "assail", "assailing",
    "air-return", "land-at", "fleet-return", "home-to", "activation", "construction", "redeployment", "redeploy-to",
    "fleet-trains", "station-train", "special-operations", "loans", "excess-air",
}  # fmt: skip
"""The prompts of all that is done with hidden units, or beside them, in games at random."""
GAMES, ORDERS, EVERY, ENOUGH, TRIES, DEPTH = 3, 450, 60, 1, 4, 4
SCENARIOS = ("operation-z", "divine-wind")


@pytest.fixture(autouse=True)
def unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_UNFINISHED", "1")


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
    for seed in range(GAMES):
        looked_into(new_game(seed), random.Random(f"twins {seed}"), ORDERS, checked)
    assert sorted(prompt for prompt in HIDDEN_ACTIONS if not checked[prompt]) == []
    assert checked.total() > 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 116))
def test_twins_stay_twins_in_whole_games(seed: int) -> None:
    checked: Counter[str] = Counter()
    looked_into(new_game(seed), random.Random(f"twins {seed}"), 100_000, checked)
    assert checked.total() > 20
