"""Whatever a side does with hidden blocks, the enemy and a spectator are sent the same if two had changed roles.

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
from grognard.core.errors import ClashingOptions
from grognard.core.frame import answer
from grognard.core.game import Game
from grognard.titles.asia_engulfed.kit import SIDES
from tests.asia_engulfed.games import SCENARIOS, TITLE, kit, some_options, war
from tests.asia_engulfed.worlds import Pair, Worlds, pairs
from tests.playing import pick

HIDDEN_ACTIONS = {
    "naval-movement", "sail", "merge-into", "react", "submarine", "extended-operations", "extend-to", "extend-with",
    "network", "spend", "raise-at", "commission", "embark", "engage", "approach", "strike", "join-strike",
    "operational", "move-to", "fly-to", "strategic", "transfer-to", "ground-combat",
    "return", "port-for", "rebase", "consolidate-in-port",
}  # fmt: skip
"""The prompts of all that is done with hidden blocks, or beside them, in games at random."""
GAMES, ORDERS, EVERY, ENOUGH, TRIES, DEPTH = 6, 1_500, 100, 1, 20, 4


def new_game(seed: int) -> Game:
    """A game between people, by some options if they go together; that of which steps would tell is not among them."""
    scenario, options = SCENARIOS[seed % len(SCENARIOS)], some_options(seed) | {"dominance": "blocks"}
    try:
        TITLE.check(scenario, options)
    except ClashingOptions:
        options = {}
    return grognard.new("asia-engulfed", scenario, seed=seed, options=options, mode="people")


def looked_into(game: Game, rng: random.Random, orders: int, checked: Counter[str]) -> None:
    """Play a game at random; look at twins of it now and then, and whenever an action is asked for that is rare.

    Who stands where at the start everybody knows: twins begin with the first turn.
    """
    pos, asks = war(game), game.asks
    tried: Counter[str] = Counter()
    for number in range(orders):
        if not asks:
            break
        seat, order = pick(rng, asks)
        ask = next(ask for ask in asks if ask.seat == seat)
        rare = ask.prompt in HIDDEN_ACTIONS and checked[ask.prompt] < ENOUGH and tried[ask.prompt] < TRIES
        if pos.phase and (rare or number % EVERY == 0):
            tried[ask.prompt] += 1
            found = pairs(pos, SIDES.index(seat) if rare else rng.randrange(2))
            for pair in rng.sample(found, min(2, len(found))):
                checked += Worlds(pos, pair, game, rng).play(order if len(asks) == 1 else None, DEPTH)
        asks = answer(pos, asks, order, seat)


def test_twins_stay_twins_after_every_kind_of_hidden_action() -> None:
    checked: Counter[str] = Counter()
    for seed in range(GAMES):
        looked_into(new_game(seed), random.Random(f"twins {seed}"), ORDERS, checked)
    assert sorted(prompt for prompt in HIDDEN_ACTIONS if not checked[prompt]) == []
    assert checked.total() > 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 124))
def test_twins_stay_twins_in_whole_games(seed: int) -> None:
    checked: Counter[str] = Counter()
    looked_into(new_game(seed), random.Random(f"twins {seed}"), 100_000, checked)
    assert checked.total() > 20


MOMENTS = {
    "strike": (
        "put CW-LBA-1 at SIN, put CW-CV-1 at GOT, put CW-CBA-1 at GOT aboard CW-CV-1, put CW-CA-1 at CEY,"
        "put JP-LBA-1 at FIC, put JP-INF3-1 at FIC, control jp FIC, phase allies air-naval on",
        "strike FIC",
        "CW-CV-1 CW-CA-1",
    ),
    "join-strike": (
        "put CW-LBA-1 at SIN, put CW-LBA-2 at SIN, put CW-CV-1 at GOT, put CW-CBA-1 at GOT aboard CW-CV-1,"
        "put CW-CA-1 at CEY, put JP-LBA-1 at FIC, put JP-INF3-1 at FIC, control jp FIC, phase allies air-naval on,"
        "allies: strike FIC",
        "join CW-LBA-1",
        "CW-CV-1 CW-CA-1",
    ),
    "invade": (
        "put JP-INF3-1 at SOL sailed, put JP-INF3-2 at SOL sailed, put JP-INF4-1 at THA, actions jp 2,"
        "control jp LAE RAB, phase japan operational on, japan: invade JP-INF3-1",
        "to BOU",
        "JP-INF3-2 JP-INF4-1",
    ),
    "detach": (
        "put JP-INF3-1 at SOL sailed, put JP-MAR-1 at THA, put JP-INF3-2 at SOL sailed, actions jp 2,"
        "control jp LAE RAB, phase japan operational on, japan: detach JP-INF3-1",
        "to BOU",
        "JP-INF3-2 JP-MAR-1",
    ),
    "join-carrier": (
        "put US-CBA-1 at orphan-us, put US-CV-1 at ESP steps 2, put US-CV-2 at HAI steps 2, put US-CA-1 at HAI,"
        "put US-BB-1 at ESP, phase allies strategic on, allies: transfer US-CBA-1",
        "carrier US-CV-1",
        "US-CA-1 US-BB-1",
    ),
    "split": (
        "option splitting on, put JP-CA-1 at TRU steps 3, put JP-BB-1 at TRU steps 3, put JP-CV-1 at HON steps 2,"
        "oil 9, phase japan naval on, japan: sail-to EC, japan: split JP-CA-1",
        "steps 1",
        "JP-BB-1 JP-CV-1",
    ),
    "board": (
        "put JP-CBA-1 at orphan-jp steps 1, put JP-CBA-2 at orphan-jp, put JP-CV-1 at HON steps 3, put JP-CA-1 at HON,"
        "put JP-BB-1 at TRU, phase japan production on, japan: done",
        "embark JP-CBA-1",
        "JP-CA-1 JP-BB-1",
    ),
    "spend": (
        "put US-CV-1 at ESP steps 2, put US-CBA-1 aboard US-CV-1 steps 1, put US-CA-1 at HAI, put US-INF-1 at HAI,"
        "turn 1942-4, phase allies production on, allies: done, allies: done",
        "replace US-CBA-1",
        "US-CV-1 US-CA-1",
    ),
    "drop": (
        "option airborne on, put JP-PARA-1 at LAE, put JP-INF3-1 at RAB, put JP-INF3-2 at LAE, control jp LAE RAB,"
        "phase japan operational on, japan: drop JP-PARA-1",
        "",
        "JP-INF3-1 JP-INF3-2",
    ),
}
"""What comes too seldom by itself: how things stand, what is done, and the two blocks that change roles."""


@pytest.mark.parametrize("prompt", MOMENTS)
def test_twins_stay_twins_after(prompt: str) -> None:
    text, order, blocks = MOMENTS[prompt]
    lines = "\n".join(line.strip() for line in text.split(","))
    runner = Runner(parse_cases(f"title asia-engulfed\ncase {prompt}\n{lines}\n", "moment")[0])
    for line in runner.case.lines:
        runner.read(line)
    game = runner.play()
    (ask,) = game.asks
    assert ask.prompt == prompt
    first = next(each for each in ask.orders if TITLE.write(kit(), each) == order or not order)
    p, q = (kit().piece_index[name] for name in blocks.split())
    pos = war(game).copy()
    checked = Worlds(pos, Pair(p, q), game, random.Random(prompt)).play(first, DEPTH)
    assert checked[prompt]
