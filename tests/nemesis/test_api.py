"""What one learns in a minute: new, decision, play, why_not, undo, view, save, load."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.core.errors import UnknownTitle
from grognard.core.ledger import load_ledger

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def game() -> grognard.Game:
    """The person plays the Allies, and is about to move."""
    game = grognard.new("nemesis", scenario="campaign", seed=7, seats={"japan": "random"})
    while not game.decision.prompt.startswith("Move your units"):
        game.play(game.decision.orders[0])
    return game


def movement_line(game: grognard.Game) -> str:
    """A move that is legal now, in one line: piece and hex."""
    for order in game.decision.orders:
        verb, _, piece = order.partition(" ")
        if verb == "move":
            game.play(order)
            hexes = [target.removeprefix("to ") for target in game.decision.orders if target.startswith("to ")]
            game.undo()
            if hexes:
                return f"move {piece} {hexes[0]}"
    raise AssertionError("nothing can move")


def test_the_bot_has_moved_and_a_person_is_asked(game: grognard.Game) -> None:
    assert game.decision.seat == "allies"
    assert "done" in game.decision.orders
    assert game.decision.rules
    assert game.orders[0][0] == "japan"


def test_play_why_not_undo(game: grognard.Game) -> None:
    line = movement_line(game)
    assert game.why_not(line) == []
    assert game.why_not(line, "allies") == []
    events = game.play(line)
    assert "moves" in [event.kind for event in events]
    _, piece, to = line.split()
    assert game.position.place[game.kit.piece_index[piece]] == game.kit.space_index[to]  # type: ignore[attr-defined]
    game.undo(2)
    assert game.decision.orders[0].startswith("move")
    ledger = load_ledger(game.title.folder)
    reasons = game.why_not(f"move {piece} 0101")
    assert reasons
    assert all(ledger[reason.rule].rule for reason in reasons)
    with pytest.raises(grognard.GrognardError, match="NEM-"):
        game.play(f"move {piece} 0101")


def test_view(game: grognard.Game) -> None:
    view = game.view("allies")
    assert view.orders == tuple(game.decision.orders)
    assert view.ask is not None
    assert view.waiting == ("allies",)
    assert game.view("japan").ask is None
    assert b'"seat":"allies"' in view.json()


def test_save_and_load(game: grognard.Game, tmp_path: Path) -> None:
    path = tmp_path / "burma.grog"
    game.save(path)
    game.play(movement_line(game))
    again = grognard.load(path)
    assert again.position.digest() == game.position.digest()
    assert again.decision == game.decision
    again.play("stop")
    assert grognard.load(str(path), verify=True).orders == again.orders


def test_a_whole_game_in_four_lines() -> None:
    game = grognard.new("nemesis", seed=7, seats={"japan": "random", "allies": "random"})
    assert game.result is not None
    assert game.result.winner in ("japan", "allies", None)
    assert not game.asks


def test_a_seed_is_drawn_if_none_is_given() -> None:
    one, two = grognard.new("nemesis"), grognard.new("nemesis")
    assert one.journal.header.seed != two.journal.header.seed
    assert grognard.new("nemesis", seed=7).journal.header.seed == "7"


@pytest.mark.parametrize(
    ("title", "settings", "words"),
    [
        ("chess", {}, "no title 'chess'; there are: .*nemesis"),
        ("", {}, "no title ''"),
        ("../nemesis", {}, "no title"),
        ("nemesis", {"scenario": "moon"}, "no scenario 'moon'; it has: campaign"),
        ("nemesis", {"options": {"cheat": "yes"}}, "no option 'cheat'; it has: chits, teams, command"),
        ("nemesis", {"options": {"chits": "gold"}}, "option chits is one of: random, chosen"),
        ("nemesis", {"seats": {"mars": "random"}}, "no seat 'mars'; the seats are: japan, allies"),
        ("nemesis", {"seats": {"japan-west": "random"}}, "no seat 'japan-west'"),
        ("nemesis", {"seats": {"japan": "genius"}}, "no bot 'genius'; there are: .*random"),
        ("nemesis", {"mode": "war"}, "analysis, hot-seat, people"),
    ],
    ids=range(10),
)
def test_what_is_unknown_is_named(title: str, settings: dict[str, object], words: str) -> None:
    with pytest.raises(UnknownTitle, match=words):
        grognard.new(title, seed=1, **settings)  # type: ignore[arg-type]


def test_settings_belong_to_the_game() -> None:
    options = {"chits": "chosen"}
    game = grognard.new("nemesis", seed=1, options=options)
    options["chits"] = "random"
    assert game.journal.header.options == {"chits": "chosen"}


def test_the_example_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Line by line; a comment that is a Python value says what the line gives."""
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for line in "\n".join(blocks).splitlines():
        code, _, comment = line.partition("#")
        try:
            value = eval(code, names) if code.strip() else None
        except SyntaxError:
            exec(code, names)
            continue
        if comment.strip()[:1] in ("'", "["):
            assert repr(value) == comment.strip(), line
    assert (tmp_path / "burma.grog").exists()


def test_the_example_of_the_package_runs() -> None:
    assert grognard.__doc__ is not None
    failed, tried = doctest.testmod(grognard)
    assert (failed, tried > 0) == (0, True)


def test_names_are_there_on_demand() -> None:
    assert set(grognard.__all__) == {"Game", "GrognardError", "load", "new"}
    for name in grognard.__all__:
        assert getattr(grognard, name)
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = grognard.nothing_of_the_kind


def test_importing_is_cheap() -> None:
    code = "import sys, grognard; print(*(m for m in sys.modules if m.split('.')[0] in ('numpy', 'msgspec', 'fluent')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
