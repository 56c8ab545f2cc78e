"""`make bench`: how fast Grognard is on this machine, as one JSON object.

Times of this process are processor time, so that other programs do not count. Commands are timed on the clock, as
a user would; their processor time stands beside. Figures that have a target are compared with it at the end; if one is
missed, the command fails. Where Chromium is, the client is measured too. `python -m bench TITLE …` measures these
titles alone.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import grognard
from bench import board_bench, browser, china_bench, learn_bench, wire_bench, world_bench
from bench.colossus_targets import TARGETS as COLOSSUS
from bench.random_games import random_game
from grognard.bots import make_bot
from grognard.bout import Bout
from grognard.core.dice import Dice
from grognard.core.frame import settle
from grognard.core.playing import Player, let_play
from grognard.core.position import Table
from grognard.core.title import load_title, title_keys
from grognard.simulate import Plan, play_game

GAMES, SECONDS = 60, 20.0
GREEDY_GAMES = 5
GREEDY_TURNS = 4
WARM_UP, HALF, LONG = 1_000, 6_000, 12_000
"""Decisions of a game that warms up, of one that is half played, and of the longest that is measured."""
TARGETS: dict[str, tuple[str, float]] = {
    "copy_us": ("<", 20),
    "env_share_of_bare": (">=", 0.4),
    "view_json_ms": ("<", 1),
    "view_json_at_the_end_ms": ("<", 1),
    "replay_orders_per_second": (">=", 10_000),
    "import_s": ("<", 0.3),
    "help_s": ("<", 0.3),
    "titles_s": ("<", 0.3),
    "lobby_s": ("<", 0.3),
    "first_decision_s": ("<", 1),
    "wire_asked_bytes_max": ("<", 20_000),
    "wire_answer_ms": ("<", 50),
}
PACE: dict[str, dict[str, tuple[str, float]]] = {
    "nemesis": {"decisions_per_second": (">=", 24_000), "greedy_decisions_per_second": (">=", 5_000)},
    "asia-engulfed": {"decisions_per_second": (">=", 18_000)},
    "pearl-harbor": {
        "decisions_per_second": (">=", 12_000),
        "copy_us": ("<", 60),
        "greedy_player_turn_s": ("<", 3),
    },
    "war-of-resistance": {
        "decisions_per_second": (">=", 5_000),
        "longest_decisions_per_second": (">=", 5_000),
        "copy_us": ("<", 150),
        "greedy_player_turn_s": ("<", 10),
        "half_reopened_s": ("<", 2),
        "supply_of_a_side_ms": ("<", 20),
    },
}
"""What each title is held to besides; one that is not named here must reach the slowest of them."""
SLOWEST = {"decisions_per_second": min(pace["decisions_per_second"] for pace in PACE.values())}
PACE[world_bench.KEY] = world_bench.TARGETS | {"copy_us": ("<", 300), "greedy_player_turn_s": ("<", 30)}
OWN = {china_bench.KEY: china_bench.measured, world_bench.KEY: world_bench.measured}
"""Figures that only one title has."""
LOBBY = """
from grognard.core.title import title_keys
from grognard.table.picture import lobby_card
for key in title_keys():
    lobby_card(key, "en")
"""


def machine() -> dict[str, str]:
    return {
        "node": platform.node(),
        "cpu": cpu_model(),
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def random_play(key: str) -> dict[str, float]:
    """Random games in one process, each decision counted; the first game warms up and does not count."""
    random_game(key, 0)
    decisions, games, start, clock = 0, 0, time.process_time(), time.perf_counter()
    while games < GAMES and time.process_time() - start < SECONDS:
        games += 1
        decisions += random_game(key, games)[1]
    seconds = time.process_time() - start
    return {
        "decisions_per_second": round(decisions / seconds),
        "decisions_per_second_on_the_clock": round(decisions / (time.perf_counter() - clock)),
        "games": games,
        "decisions": decisions,
        "game_ms": round(seconds / games * 1000, 1),
    }


def longest_play(key: str) -> dict[str, float]:
    """Random games of the longest scenario alone."""
    longest = _longest(key)
    random_game(key, 0, longest, WARM_UP)
    decisions, start = 0, time.process_time()
    for seed in range(1, GAMES):
        decisions += random_game(key, seed, longest, LONG)[1]
        if time.process_time() - start > SECONDS:
            break
    return {"longest_decisions_per_second": round(decisions / (time.process_time() - start))}


def _longest(key: str) -> str:
    return max(load_title(key).meta.openings, key=lambda scenario: scenario.turns).key


def greedy_play(key: str) -> dict[str, float]:
    """Games between greedy bots, through what their seats see."""
    plan = Plan(key, ("greedy",))
    play_game(plan, 1, 1)
    start = time.process_time()
    decisions = sum(play_game(plan, 2, number).decisions for number in range(1, GREEDY_GAMES + 1))
    return {"greedy_decisions_per_second": round(decisions / (time.process_time() - start))}


def greedy_turn(key: str) -> dict[str, float]:
    """The longest of the first player turns between greedy bots in the longest scenario, through what their seats see.

    A turn of the game is shared alike among its sides; the first one has the set-up too.
    """
    title = load_title(key)
    longest = _longest(key)
    options = title.meta.fill(longest, {})
    pos: Any = title.set_up(title.kit(), longest, options, Table(Dice("1")))
    bots: dict[str, Player] = {seat: make_bot("greedy", title, seat, "1") for seat in title.seats(options)}
    bout = Bout(title, pos, frozenset(), None)
    bout.asks = settle(pos)
    found: list[float] = []
    while bout.asks and len(found) < GREEDY_TURNS:
        turn, start = pos.turn, time.process_time()
        let_play(bout, bots, lambda turn=turn: pos.turn == turn)  # type: ignore[misc]
        found.append((time.process_time() - start) / len(title.meta.sides))
    return {"greedy_player_turn_s": round(max(found), 3)}


def one_game(key: str) -> dict[str, float]:
    """What a table does all day: copies, views, replays."""
    game = grognard.new(key, seed=1)
    rng = random.Random(1)
    views = []
    while game.asks:
        if len(game.orders) % 300 == 299:
            views.append(_best(lambda: game.view(game.seats[0]).json(), 20) * 1000)
        ask = rng.choice(game.asks)
        game.play(rng.choice(ask.orders), ask.seat)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.grog"
        game.save(path)
        game.journal.close()
        replay = _best(lambda: grognard.load(path, verify=True), 1, rounds=7)
    return {
        "copy_us": round(_best(game.position.copy, 2000) * 1e6, 1),
        "view_json_ms": round(sorted(views)[len(views) // 2], 3),
        "view_json_at_the_end_ms": round(_best(lambda: game.view(game.seats[0]).json(), 20) * 1000, 3),
        "events_at_the_end": len(game.events),
        "digest_us": round(_best(game.position.digest, 500) * 1e6, 1),
        "replay_orders_per_second": round(len(game.orders) / replay),
        "replayed_orders": len(game.orders),
    }


def half_played(key: str) -> dict[str, float]:
    """Opening a game of the longest scenario that is half played, from its file and what is stored beside it."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "half.grog"
        game = grognard.new(key, _longest(key), seed=1)
        game.save(path)
        while game.asks and len(game.orders) < HALF:
            ask = rng.choice(game.asks)
            game.play(rng.choice(ask.orders), ask.seat)
        game.close()

        def opened() -> None:
            again = grognard.load(path)
            again.journal.close()

        took = _best(opened, 1, rounds=3)
    return {"half_reopened_s": round(took, 3), "half_reopened_orders": len(game.orders)}


def _best(call: Callable[[], object], number: int, rounds: int = 5) -> float:
    """Seconds of processor time for one call, in the best of some rounds."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(number):
            call()
        found.append((time.process_time() - start) / number)
    return min(found)


def commands(key: str) -> dict[str, float]:
    """Seconds until a command is done, from nothing; starting Python alone is shown beside."""
    python, script = sys.executable, str(Path(sys.executable).with_name("grognard"))
    found = {}
    for name, command in (
        ("python", [python, "-c", "pass"]),
        ("import", [python, "-c", "import grognard"]),
        ("help", [script, "--help"]),
        ("titles", [script, "titles"]),
        ("lobby", [python, "-c", LOBBY]),
        ("first_decision", [python, "-c", f"import grognard; grognard.new({key!r}, seed=1).decision"]),
    ):
        found[f"{name}_s"], found[f"{name}_processor_s"] = _clock(command)
    return found


def _clock(command: list[str], rounds: int = 5) -> tuple[float, float]:
    """Seconds on the clock and of processor time, each in the best of some rounds."""
    clock, processor = [], []
    for _ in range(rounds):
        start, used = time.perf_counter(), _children()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        clock.append(time.perf_counter() - start)
        processor.append(_children() - used)
    return round(min(clock), 3), round(min(processor), 3)


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def _largest() -> dict[str, float]:
    """The figures of Colossus: in a process of its own, which finds the titles of the tests."""
    done = subprocess.run([sys.executable, "-m", "bench.colossus_bench"], check=True, stdout=subprocess.PIPE)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def verdicts(figures: dict[str, float], targets: dict[str, tuple[str, float]]) -> dict[str, str]:
    """Each target, and whether it is met."""
    found = {}
    for name, (sign, target) in targets.items():
        met = figures[name] >= target if sign == ">=" else figures[name] < target
        found[name] = f"{sign} {target:g}: {'met' if met else 'MISSED'}"
    return found


def wire(key: str) -> dict[str, float]:
    return {f"wire_{name}": value for name, value in wire_bench.measured(key).items()}


def missed(targets: dict[str, dict[str, str]]) -> list[str]:
    return [
        f"{key} {name} {said}" for key, found in targets.items() for name, said in found.items() if "MISSED" in said
    ]


def _all(key: str) -> dict[str, float]:
    played = random_play(key) | longest_play(key) | learn_bench.measured(key) | greedy_play(key) | greedy_turn(key)
    own = OWN[key]() if key in OWN else {}
    return played | one_game(key) | half_played(key) | commands(key) | wire(key) | own


def main(*only: str) -> None:
    """Measure everything, or some titles alone."""
    figures = {key: _all(key) for key in only or title_keys()}
    targets = {key: verdicts(found, TARGETS | PACE.get(key, SLOWEST)) for key, found in figures.items()}
    report: dict[str, Any] = {
        "machine": machine(),
        "load": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else [],
        **figures,
        "targets": targets,
    }
    if not only:
        largest, client = _largest(), browser.results()
        targets |= {"colossus": verdicts(largest, COLOSSUS), "browser": verdicts(client, browser.targets(client))}
        board = {name: round(value, 4) for name, value in board_bench.results().items()}
        report |= {"colossus": largest, "browser": client, "board": board}
    print(json.dumps(report, indent=2))
    lost = missed(targets)
    if lost:
        sys.exit("\n".join(("missed:", *lost)))


if __name__ == "__main__":
    main(*sys.argv[1:])
