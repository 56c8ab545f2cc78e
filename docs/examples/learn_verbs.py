"""Learns what kinds of orders to prefer at which kind of question, by playing against random, and then beats it.

    python docs/examples/learn_verbs.py --games 120

A policy is a table of preferences: for each kind of question and verb one number. It is trained by REINFORCE (the
gradient of the log-probability of what was chosen, times how much better the rest of the game went than usual), on the
change of standing from turn to turn.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from grognard.learn import aec_env

TITLE, SCENARIO = "nemesis", "imphal"
QUESTION, ROWS = 1, 32_768
"""Where the kind of the question stands in an observation, and how many there may be."""
VERBS = 64
STEP = 0.01

Table = npt.NDArray[np.float64]


def choose(table: Table | None, seen: dict[str, Any], chance: np.random.Generator) -> tuple[int, Any]:
    """An order, and what the table would have to change to make it more likely."""
    count = int(np.count_nonzero(seen["action_mask"]))
    if table is None:
        return int(chance.integers(count)), None
    question, verbs = int(seen["observation"][QUESTION]), seen["orders"][:count, 0]
    wish = np.exp(np.clip(table[question, verbs], -8, 8))
    wish /= wish.sum()
    action = min(int(np.searchsorted(np.cumsum(wish), chance.random())), count - 1)
    change = -np.bincount(verbs[verbs >= 0], wish[verbs >= 0], VERBS)
    change[verbs[action]] += 1.0
    return action, (question, change)


def play(env: Any, seat: str, table: Table | None, seed: int) -> tuple[list[Any], list[float]]:
    """A game of a table in one seat against random: what it chose, and what each choice brought until the next."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    changes: list[Any] = []
    gains: list[float] = [0.0]
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if agent == seat:
            gains[-1] += reward
        if over or cut:
            env.step(None)
            continue
        action, change = choose(table if agent == seat else None, seen, chance)
        if change is not None:
            changes.append(change)
            gains.append(0.0)
        env.step(action)
    return changes, gains[1:]


def train(games: int, seat: str, seed: int = 0) -> Table:
    env = aec_env(TITLE, SCENARIO, rewards="standing", width=VERBS * 8)
    table: Table = np.zeros((ROWS, VERBS))
    usual, spread = 0.0, 1.0
    for game in range(games):
        changes, gains = play(env, seat, table, seed + game)
        rest = np.cumsum(gains[::-1])[::-1]
        better = (rest - usual) / spread
        for (question, change), value in zip(changes, better, strict=True):
            table[question] += STEP * value * change
        usual += 0.1 * (float(rest.mean()) - usual)
        spread += 0.1 * (max(1.0, float(rest.std())) - spread)
    return table


def evaluate(table: Table | None, seat: str, games: int, seed: int) -> npt.NDArray[np.float64]:
    """What the seat has got in each game, against random."""
    env = aec_env(TITLE, SCENARIO, rewards="standing", width=VERBS * 8)
    found = []
    for game in range(games):
        env.reset(seed=seed + game)
        before = env.title.standing(env.position, seat)
        play(env, seat, table, seed + game)
        found.append(env.title.standing(env.position, seat) - before)
    return np.array(found)


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--games", type=int, default=120)
    words.add_argument("--seat", default="allies")
    words.add_argument("--test", type=int, default=40)
    given = words.parse_args()
    table = train(given.games, given.seat)
    learned = evaluate(table, given.seat, given.test, 1_000_000)
    blind = evaluate(None, given.seat, given.test, 1_000_000)
    wins = float((learned > blind).mean())
    print(f"change of standing: learned {learned.mean():+.2f}, random {blind.mean():+.2f}; better in {wins:.0%}")


if __name__ == "__main__":
    main()
