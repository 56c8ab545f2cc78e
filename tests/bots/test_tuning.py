"""Tuning finds weights by self-play, the same with the same seed, and writes a file that advice can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.core.errors import GrognardError
from grognard.core.temper import read_tempers
from grognard.core.title import load_title
from grognard.tuning import Match, as_toml, play, tune

pytest.importorskip("cmaes", reason="the extra `tune` is not installed")


@pytest.mark.long
def test_it_writes_what_it_found_and_how_it_was_measured(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    found = tune(
        "nemesis", scenario="imphal", games=20, check=2, per_guess=1, heard=lambda n, games, _: heard.append((n, games))
    )
    assert heard == [(1, 10), (2, 20)]
    assert found.score.games == 2
    assert found.after.keys() == found.before.keys()
    assert found.after != found.before
    path = tmp_path / "advice.toml"
    path.write_text(as_toml(found), encoding="utf-8")
    assert read_tempers(path).calm.weights == found.after
    assert "2 other games, sides alternating" in path.read_text(encoding="utf-8")
    again = tune("nemesis", scenario="imphal", games=20, check=2, per_guess=1)
    assert (again.after, again.score) == (found.after, found.score)


def test_weights_of_one_side_are_found_for_it_alone() -> None:
    found = tune("nemesis", scenario="imphal", side="allies", games=10, check=1, per_guess=1)
    assert found.score.games == 1
    text = as_toml(found)
    assert "1 other games, always as allies" in text
    assert "\n[side.allies]\n" in text
    with pytest.raises(GrognardError, match="no side 'axis'; the sides are: japan, allies"):
        tune("nemesis", scenario="imphal", side="axis")


def test_a_side_may_have_a_usual_temper_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "advice.toml"
    path.write_text(
        "attack = 1.0\ndanger = 2\n[temper.bold]\nattack = 0.5\n[side.japan]\ndanger = 1\n", encoding="utf-8"
    )
    tempers = read_tempers(path)
    assert tempers.usual("japan").weights == {"attack": 1.0, "danger": 1.0}
    assert tempers.usual("allies") is tempers.calm
    assert tempers.others["bold"].weights == {"attack": 0.5, "danger": 2.0}
    path.write_text("attack = 1.0\n[side.japan]\nanger = 1\n", encoding="utf-8")
    with pytest.raises(GrognardError, match="the side japan changes anger, which is no weight"):
        read_tempers(path)


def test_a_file_may_name_the_temper_that_has_won_most(tmp_path: Path) -> None:
    path = tmp_path / "advice.toml"
    path.write_text('attack = 1.0\n[temper.bold]\nattack = 0.5\n[general]\njapan = "bold"\n', encoding="utf-8")
    tempers = read_tempers(path)
    assert tempers.best("japan") is tempers.others["bold"]
    assert tempers.best("allies") is None
    assert tempers.usual("japan") is tempers.calm
    path.write_text('attack = 1.0\n[general]\njapan = "meek"\n', encoding="utf-8")
    with pytest.raises(GrognardError, match="a general begins with meek, which is no temper"):
        read_tempers(path)


def test_weights_change_how_a_game_goes() -> None:
    """A player who never attacks and flees every danger does not play the same game."""
    tempers = load_title("nemesis").tempers()
    assert tempers is not None
    usual = dict(tempers.calm.weights)
    meek = usual | {"attack": 50.0, "danger": 20.0}
    games = [[play(Match("nemesis", "imphal", 0, weights, seed)) for seed in range(2)] for weights in (usual, meek)]
    assert games[0] != games[1]
    assert sum(won for won, _ in games[1]) <= sum(won for won, _ in games[0])


def test_a_title_without_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load_title("nemesis")), "tempers", lambda self: None)
    with pytest.raises(GrognardError, match="no weights"):
        tune("nemesis")
