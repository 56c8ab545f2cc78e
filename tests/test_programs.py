"""Bots of others: told what their seat may know, replaced when they fail, and harmless."""

from __future__ import annotations

import json
import os
import random
import stat
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import grognard
from grognard.bots import make_bot, program
from grognard.bots.program import ProgramBot
from grognard.bout import Plan, play_game
from grognard.cli import app
from grognard.core.errors import UnknownTitle
from grognard.core.playing import Eyes, let_play
from grognard.table.settings import BadSetting, programs
from tests.titles.tally.title import tally

REPOSITORY = Path(__file__).parents[1]
EXAMPLE = REPOSITORY / "docs/examples/supplybot.py"

LISTENER = """
import json, sys
out = open({path!r}, "a")
for line in sys.stdin:
    out.write(line)
    out.flush()
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({{"order": message["orders"][{pick}]}}), flush=True)
"""


def script(folder: Path, text: str, name: str = "bot.py") -> str:
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{text}")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return f"exec:{path}"


def test_the_example_of_the_docs_plays() -> None:
    text = (REPOSITORY / "docs/bots.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8").rstrip() in text
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40
    plan = Plan("nemesis", (f"exec:{EXAMPLE}", "random"), "imphal")
    played = play_game(plan, 3, 1)
    assert (played.error, played.lost) == ("", {})
    assert played == play_game(plan, 3, 1), "its chance follows from the seed"


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = script(tmp_path, LISTENER.format(path=str(heard), pick="-1"))
    game = tally(stakes="1")
    game.bots = {seat: make_bot(command, game.title, seat, "5") for seat in game.seats}
    game.run_bots()
    assert game.result is not None
    for bot in game.bots.values():
        assert isinstance(bot, ProgramBot)
        assert not bot.lost
        bot.dismiss()
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    hello = [message for message in messages if message["type"] == "hello"]
    assert [each["seat"] for each in hello] == ["red", "blue"]
    assert hello[0]["chance"] != hello[1]["chance"]
    asks = [message for message in messages if message["type"] == "ask"]
    assert {ask["question"] for ask in asks} >= {"round", "bid", "stake", "pause"}
    for seat in ("red", "blue"):
        told = [event for ask in asks if ask["seat"] == seat for event in ask["events"]]
        assert [event["n"] for event in told] == list(range(len(told))), "each once, and without gaps"
        expected = [event.kind for event in game.view(seat).events]
        assert [event["kind"] for event in told] == expected[: len(told)]
    assert len(asks) == len(game.orders)


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    game = tally()
    bot = make_bot(script(tmp_path, LISTENER.format(path=str(heard), pick="-1")), game.title, "red", "5")
    game.play("add 1", "red")
    game.play("add 2", "red")
    bot.choose(game.asks[0], Eyes(game, game.asks[0]))
    game.undo(2)
    game.play("add 3", "red")
    bot.choose(game.asks[0], Eyes(game, game.asks[0]))
    assert isinstance(bot, ProgramBot)
    bot.dismiss()
    first, second = [json.loads(line) for line in heard.read_text().splitlines()][1:]
    assert [event["kind"] for event in first["events"]] == ["begins", "added", "added"]
    assert (second["taken_back"], [event["n"] for event in second["events"]]) == (2, [1])


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    """Two games that differ only in what the seat may not know are told alike."""
    title = grognard.new("asia-engulfed", seed=3).title
    game = grognard.new("asia-engulfed", "tipping-the-balance", seed=3)
    chance = random.Random(3)
    compared = 0
    while compared < 5:
        ask = chance.choice(game.asks)
        for twin in list(title.twins(game.position, ask.seat))[:2]:
            told = game.look(ask.seat).plain()
            truth, game.position = game.position, twin
            assert game.look(ask.seat).plain() == told
            game.position = truth
            compared += 1
        game.play(chance.choice(ask.orders), ask.seat)


FAILURES = {
    "crashes": ("raise SystemExit(3)", "exit code 3"),
    "is killed": ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "signal 9"),
    "stalls": ("import time\ntime.sleep(60)", "in time"),
    "never reads": ("import time\nprint('{}' * 10)\ntime.sleep(60)", "nonsense"),
    "answers nonsense": ("input()\ninput()\nprint('good morning')\ninput()", "nonsense"),
    "answers something else": ("input()\ninput()\nprint('{\"order\": 5}')\ninput()", "nonsense"),
    "cheats": ('input()\ninput()\nprint(\'{"order": "win"}\')\ninput()', "not offered"),
    "talks on": ("input()\nwhile True:\n    print('x' * 9999, end='')", "without end"),
}


@pytest.mark.parametrize("what", list(FAILURES))
def test_who_fails_loses_its_seat_to_greedy(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, why = FAILURES[what]
    monkeypatch.setattr(program, "PATIENCE", 1.5)
    monkeypatch.setattr(program, "STARTING", 1.0 if "time" in text else 20.0)
    command = script(tmp_path, text)
    game = grognard.new("nemesis", "imphal", seed=2)
    bots = {seat: make_bot(command, game.title, seat, "2") for seat in game.seats}
    let_play(game, bots, more=lambda: len(game.orders) < 8)
    assert len(game.orders) == 8
    other = grognard.new("nemesis", "imphal", seed=2)
    greedy = {seat: make_bot("greedy", game.title, seat, "2") for seat in game.seats}
    let_play(other, greedy, more=lambda: len(other.orders) < 8)
    assert other.orders == game.orders, "greedy plays on"
    asked = {seat for seat, _ in game.orders}
    assert asked
    for seat in asked:
        bot = bots[seat]
        assert isinstance(bot, ProgramBot)
        assert bot._process is None, "nothing is left of it"
        assert why in bot.lost


def test_a_failure_in_a_simulation_is_told(tmp_path: Path) -> None:
    command = script(tmp_path, "raise SystemExit(3)")
    args = ["sim", "nemesis", "--scenario", "imphal", "--bots", f"{command},random", "--games", "1", "--jobs", "1"]
    result = CliRunner().invoke(app, [*args, "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["finished"] == 1
    assert "seed 1, japan: the program has ended with exit code 3; greedy plays on" in result.stderr


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child"
    text = f"""
import subprocess, sys
child = subprocess.Popen(["sleep", "300"])
open({str(mark)!r}, "w").write(str(child.pid))
raise SystemExit(1)
"""
    game = tally()
    bot = make_bot(script(tmp_path, text), game.title, "red", "1")
    assert isinstance(bot, ProgramBot)
    with pytest.raises(program.Failure):
        bot._ask(game.asks[0], Eyes(game, game.asks[0]))
    bot.dismiss()
    child = int(mark.read_text())
    end = time.monotonic() + 5
    while Path(f"/proc/{child}").exists() and time.monotonic() < end:
        if Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            break
        time.sleep(0.05)
    else:
        assert not Path(f"/proc/{child}").exists()


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    command = script(tmp_path, f"open({str(mark)!r}, 'w')")
    game = grognard.new("nemesis", "imphal", seed=2)
    game.journal.header.seats = {"japan": command}
    game.save(tmp_path / "game.grog")
    game.journal.close()
    loaded = grognard.load(tmp_path / "game.grog")
    assert set(loaded.bots) == {"japan"}
    assert not isinstance(loaded.bots["japan"], ProgramBot)
    assert not mark.exists()
    loaded.journal.close()


def test_in_the_terminal(tmp_path: Path) -> None:
    command = script(tmp_path, "raise SystemExit(3)")
    args = ["play", "nemesis", "--text", "--seed", "5", "--side", "allies", "--bot", command, "--scenario", "imphal"]
    result = CliRunner().invoke(app, args, input="tracks\n")
    assert result.exit_code == 0, result.output
    assert "the program has ended with exit code 3; greedy plays on" in result.output


def test_what_cannot_be_run_is_refused() -> None:
    for command in ("exec:", "exec:./no-such-bot", "exec:'", f"exec:{os.devnull}"):
        with pytest.raises(UnknownTitle, match="exec:"):
            Plan("nemesis", (command,)).check()


def test_the_owner_names_programs() -> None:
    found = programs(["hannibal=exec:/bin/cat -u", " exec:/bin/true ", ""])
    assert found == {"hannibal": "/bin/cat -u", "true": "/bin/true"}
    for wrong in ("greedy=exec:/bin/true", "No Name=exec:/bin/true"):
        with pytest.raises(BadSetting):
            programs([wrong])
    with pytest.raises(UnknownTitle):
        programs(["ghost=exec:/no/such/thing"])
