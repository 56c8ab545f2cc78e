"""Every title as an environment: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from grognard.core.errors import GrognardError
from grognard.core.frame import side_of
from grognard.core.title import Title
from grognard.core.view import seen
from grognard.learn import aec_env, parallel_env
from grognard.learn.encoding import HEAD, word
from tests.every_title.games import TITLES, every_scenario, every_title


@pytest.fixture(autouse=True)
def _all_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the tests too; they are loaded already."""
    monkeypatch.setattr("grognard.learn.env.load_title", lambda key: TITLES[key])


def random_policy(seed: int) -> Any:
    chance = random.Random(seed).random

    def choose(observation: dict[str, Any]) -> int:
        open_ = np.flatnonzero(observation["action_mask"])
        return int(open_[int(chance() * len(open_))])

    return choose


def play(env: Any, seed: int, steps: int = 1_000_000) -> dict[str, float]:
    """A game at random; what each agent got in all."""
    env.reset(seed=seed)
    choose, total = random_policy(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else choose(observation))
    return total


# PettingZoo's own


@every_title
def test_the_api(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cycles = 30 if key == "colossus" else 150
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(key, width=64), num_cycles=cycles)
        seed_test(lambda: aec_env(key), num_cycles=cycles)


def test_the_api_says_nothing_against_it() -> None:
    """Warnings are for what an environment should do and does not."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_env("nemesis", "imphal"), num_cycles=100)
    told = {str(each.message) for each in said if not issubclass(each.category, DeprecationWarning)}
    assert told <= {
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
        "Observation is not a NumPy array",
        'We recommend agents to be named in the format <descriptor>_<number>, like "player_0"',
    }, "masks come with observations, as in PettingZoo's own classic games; seats have names"


@pytest.mark.parametrize("key", ["nemesis", "asia-engulfed", "pearl-harbor", "tally"])
def test_rounds(key: str) -> None:
    """This test of PettingZoo is for games in which all act at once."""
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: parallel_env(key, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(parallel_env(key, max_cycles=max_cycles)),
    )
    max_cycles_test(module)


def test_a_game_in_rounds_is_the_same_game() -> None:
    rounds, turns = parallel_env("tally", stakes="1"), aec_env("tally", stakes="1")
    observations, _ = rounds.reset(seed=4)
    total = dict.fromkeys(rounds.agents, 0.0)
    while rounds.agents:
        actions = {agent: int(seen_["action_mask"].sum()) - 1 for agent, seen_ in observations.items()}
        observations, rewards, *_ = rounds.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    turns.reset(seed=4)
    for _ in turns.agent_iter():
        observation, _, terminated, _, _ = turns.last()
        turns.step(None if terminated else int(observation["action_mask"].sum()) - 1)
    assert turns.position.digest() == rounds.game.position.digest()
    assert sum(total.values()) == 0


# what is seen


@every_scenario
def test_observations_have_one_shape(key: str, scenario: str) -> None:
    env = aec_env(key, scenario, width=32)
    env.reset(seed=2)
    choose = random_policy(2)
    pages = 0
    for agent in env.agent_iter(40 if key == "colossus" else 250):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            break
        assert env.observation_space(agent).contains(observation)
        ask = env.ask_of(agent)
        head = dict(zip(HEAD, observation["observation"][: len(HEAD)], strict=True))
        assert env.possible_agents[head["seat"]] == agent
        assert head["question"] == word(ask.prompt)
        assert head["orders"] == len(ask.orders)
        offered = len(env.orders())
        assert observation["action_mask"][:offered].all()
        assert observation["action_mask"].sum() == offered + (len(ask.orders) > 32)
        assert (observation["orders"][:offered] >= -(2**31)).all()
        assert (observation["orders"][:offered, 0] >= 0).all()
        assert (observation["orders"][offered:] == -1).all()
        pages += len(ask.orders) > 32
        env.step(choose(observation))


@every_title
def test_an_observation_is_what_the_view_says(key: str) -> None:
    """Encoders write only what has changed: the same comes out as from a new one."""
    env, fresh = aec_env(key), aec_env(key)
    env.reset(seed=3)
    choose = random_policy(3)
    for number in range(25 if key == "colossus" else 120):
        if not env.asks:
            break
        agent = env.agent_selection
        observation = env.observe(agent)
        if number % 8 == 0:
            fresh.reset(seed=3)
            fresh.position, fresh.asks = env.position, env.asks
            np.testing.assert_equal(fresh.observe(agent), observation)
            view = seen(env.title, env.position, agent)
            for name, where in env.layout.items():
                value = getattr(view, name, None)
                if name in HEAD or name in env.title.plotted or not isinstance(value, list) or not value:
                    continue
                if isinstance(value[0], int) and len(value) == where.stop - where.start:
                    assert observation["observation"][where].tolist() == list(map(int, value)), name
        env.step(choose(observation))


@every_title
def test_what_a_seat_may_not_know_changes_nothing(key: str) -> None:
    options: dict[str, Any] = {"intelligence": "limited"} if key == "pearl-harbor" else {}
    env = aec_env(key, "europe-1939" if key == "world-in-flames" else None, **options)
    env.reset(seed=6)
    choose, chance, compared = random_policy(6), random.Random(6), 0
    for _ in range(40 if key == "colossus" else 400):
        if not env.asks:
            break
        if key == "tally" or chance.random() < 0.1:
            for agent in env.agents:
                found, truth = env.observe(agent), env.position
                for twin, _ in zip(env.title.twins(truth, agent), range(2), strict=False):
                    env.position = twin
                    env._views.clear()
                    np.testing.assert_equal(env.observe(agent), found)
                    compared += 1
                env.position = truth
                env._views.clear()
        env.step(choose(env.observe(env.agent_selection)))
    hides = type(env.title).twins is not Title.twins
    assert bool(compared) == hides, "unless nothing is hidden in this title"


def test_places_are_plotted() -> None:
    env = aec_env("nemesis")
    env.reset(seed=1)
    env.position.flags[5], env.position.ambushes = 1, [7, 9]
    observation = env.observe(env.agent_selection)["observation"]
    assert observation[env.layout["flags"]][5] == 1
    assert np.flatnonzero(observation[env.layout["ambushes"]] == 1).tolist() == [7, 9]


# actions and rewards


def test_pages_reach_every_order() -> None:
    env = aec_env("nemesis", width=8)
    env.reset(seed=1)
    choose = random_policy(1)
    while len(env.asks[0].orders) <= 24:
        env.step(choose(env.observe(env.agent_selection)))
    agent, asked, before = env.agent_selection, env.asks, env.position.digest()
    expected = [env.title.write(env.kit, order) for order in env.asks[0].orders]
    found: list[str] = []
    while len(found) < len(expected):
        found += env.orders()
        assert env.observe(agent)["action_mask"][7] == 1
        env.step(7)
        assert env.asks is asked
        assert env.position.digest() == before
    assert found == expected
    assert env.orders() == expected[:7], "after the last page comes the first"


def test_an_action_that_is_masked_out() -> None:
    env = aec_env("nemesis", "imphal")
    env.reset(seed=1)
    for action in (env.setting.width - 1, -1, 10_000):
        with pytest.raises(GrognardError, match="masked out"):
            env.step(action)
    lenient = aec_env("nemesis", "imphal", illegal="random")
    lenient.reset(seed=1)
    lenient.step(10_000)
    assert lenient.decisions == 1


def test_who_wins_is_rewarded() -> None:
    env = aec_env("tally")
    for seed in range(6):
        total = play(env, seed)
        winners = env.position.result.winners
        assert total == {agent: (0.0 if not winners else 1.0 if agent in winners else -1.0) for agent in total}


def test_rewards_by_standing_add_up() -> None:
    env = aec_env("nemesis", "imphal", rewards="standing")
    env.reset(seed=2)
    begun = {seat: env.title.standing(seen(env.title, env.position, seat), seat) for seat in env.agents}
    total = play(env, 2)
    winners = env.position.result.winners
    for seat, reward in total.items():
        side = side_of(env.position, seat)
        ended = env.title.standing(seen(env.title, env.position, seat), side)
        assert reward == pytest.approx(ended - begun[seat] + (1.0 if side in winners else -1.0))


def test_partners_are_agents_of_their_own() -> None:
    env = aec_env("nemesis", "imphal", teams="fronts")
    assert env.possible_agents == ["japan-west", "japan-east", "allies-west", "allies-east"]
    total = play(env, 1)
    assert total["japan-west"] == total["japan-east"] == -total["allies-west"]


def test_games_end_after_max_cycles() -> None:
    env = aec_env("nemesis", max_cycles=40)
    play(env, 1)
    assert env.decisions == 40
    assert env.position.result is None


def test_what_cannot_be_played_is_refused() -> None:
    mistakes: list[dict[str, Any]] = [{"scenario": "waterloo"}, {"weather": "fine"}, {"width": 1}]
    for wrong in mistakes:
        with pytest.raises(GrognardError):
            aec_env("nemesis", **wrong)


def test_without_the_extra_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(GrognardError, match=r"pip install 'grognard\[learn\]'"):
        aec_env("nemesis")


def test_fleets_sail_once_in_a_segment() -> None:
    """Once a game at random ended with an error: a fleet with a mission was offered again, and no waters suited it."""
    title = TITLES["pearl-harbor"]
    play(aec_env("pearl-harbor", title.meta.scenarios[2]), 8)
