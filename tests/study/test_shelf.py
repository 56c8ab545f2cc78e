"""Figures of many games: written as they come, gone on with after an interrupt, told as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from grognard.bout import play_game
from grognard.cli import app
from grognard.core.errors import GrognardError
from grognard.simulate import Plan, Played, Tally, simulate
from grognard.study import shelf as shelves
from grognard.study.findings import Findings, compare
from grognard.study.shelf import TABLES, Shelf

PLAN = Plan("nemesis", ("random",), "imphal")


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def counted(tally: Tally) -> Tally:
    """Without what a clock has measured."""
    return msgspec.structs.replace(tally, seconds=0.0, decisions_per_second=0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("figures") / "imphal"
    simulate(PLAN, games=4, seed=1, shelf=Shelf(found))
    return found


def test_a_row_a_game_a_turn_and_a_rule(folder: Path) -> None:
    shelf = Shelf(folder)
    games = shelf.table("games").to_pylist()
    assert [row["seed"] for row in games] == [1, 2, 3, 4]
    for row in games:
        played = play_game(PLAN, row["seed"], 1)
        assert row == {name: getattr(played, name) for name in row}
    turns = [row for row in shelf.table("turns").to_pylist() if row["seed"] == 2]
    assert [row["turn"] for row in turns] == [1, 2, 3, 4]
    assert all(row["standing.japan"] == -row["standing.allies"] for row in turns)
    assert all(row["strength.japan"] > 0 for row in turns)
    rules = [row for row in shelf.table("rules").to_pylist() if row["seed"] == 2]
    assert len({row["rule"] for row in rules}) == len(rules) > 100
    ends = [row for row in rules if row["rule"] == "NEM-9.0-a"]
    assert [row["count"] for row in ends] == [4], "a turn ends four times"
    losses = [row for row in shelf.table("losses").to_pylist() if row["seed"] == 2]
    by_side = {side: sum(row["steps"] for row in losses if row["side"] == side) for side in ("japan", "allies")}
    assert by_side == {side: sum(row[f"lost.{side}"] for row in turns) for side in by_side}
    assert sum(by_side.values()) > 0


def test_to_record_a_game_does_not_change_it() -> None:
    plain = play_game(PLAN, 5, 1)
    recorded = play_game(msgspec.structs.replace(PLAN, records=True), 5, 1)
    assert recorded.records is not None
    assert msgspec.structs.replace(recorded, records=None) == plain


def test_games_that_stand_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = counted(simulate(PLAN, games=5, seed=3))
    simulate(PLAN, games=2, seed=4, shelf=Shelf(tmp_path))
    heard: list[int] = []
    played: list[int] = []
    play = shelves.Shelf.add

    def add(self: Shelf, game: Played) -> None:
        played.append(game.seed)
        play(self, game)

    monkeypatch.setattr(Shelf, "add", add)
    tally = simulate(PLAN, games=5, seed=3, shelf=Shelf(tmp_path), on_game=lambda game: heard.append(game.seed))
    assert counted(tally) == whole
    assert sorted(heard) == [3, 4, 5, 6, 7]
    assert played == [3, 6, 7]
    assert [row["seed"] for row in Shelf(tmp_path).table("games").to_pylist()] == [3, 4, 5, 6, 7]


def test_an_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(game: Played) -> None:
        if game.seed == 2:
            raise KeyboardInterrupt

    tally = simulate(PLAN, games=5, shelf=Shelf(tmp_path), on_game=stop)
    assert (tally.interrupted, tally.finished) == (True, 2)
    assert [row["seed"] for row in Shelf(tmp_path).table("games").to_pylist()] == [1, 2]
    again = simulate(PLAN, games=5, shelf=Shelf(tmp_path))
    assert counted(again) == counted(simulate(PLAN, games=5))


def test_what_was_written_by_half_is_played_again(tmp_path: Path) -> None:
    simulate(PLAN, games=1, shelf=Shelf(tmp_path))
    simulate(PLAN, games=2, shelf=Shelf(tmp_path))
    (tmp_path / "games" / "00002.parquet").unlink()
    assert Shelf(tmp_path).table("turns").num_rows == 4
    simulate(PLAN, games=2, shelf=Shelf(tmp_path))
    for name in TABLES:
        assert set(Shelf(tmp_path).table(name).column("seed").to_pylist()) == {1, 2}
    assert Shelf(tmp_path).table("turns").num_rows == 8


def test_another_set_does_not_come_into_the_same_folder(folder: Path, tmp_path: Path) -> None:
    other = msgspec.structs.replace(PLAN, bots=("greedy",))
    with pytest.raises(GrognardError, match="greedy"):
        simulate(other, games=1, shelf=Shelf(folder))
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(GrognardError, match="not empty"):
        simulate(PLAN, games=1, shelf=Shelf(tmp_path))


def test_figures_on_the_command_line(tmp_path: Path) -> None:
    args = ("sim", PLAN.title, "--scenario", "imphal", "--bots", "random", "--jobs", "1", "--json")
    first = json.loads(run(*args, "--games", 1, "--parquet", tmp_path / "a").stdout)
    again = json.loads(run(*args, "--games", 1, "--parquet", tmp_path / "a").stdout)
    timed = ("seconds", "decisions_per_second")
    assert {k: v for k, v in first.items() if k not in timed} == {k: v for k, v in again.items() if k not in timed}


def test_without_the_extra_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("sim", PLAN.title, "--parquet", tmp_path / "x", "--games", 1)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == ["grognard: a Parquet file needs pyarrow: pip install 'grognard[study]'"]


# the page


def test_a_page_of_two_sets(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "the other"
    simulate(msgspec.structs.replace(PLAN, bots=("greedy", "random")), games=3, shelf=Shelf(other))
    page = tmp_path / "report.html"
    result = run("study", folder, other, "-o", page)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert "the other compared with imphal" in text
    assert "Who wins" in text
    assert "How the war stood" in text
    assert len(re.findall(r'class="plotly-graph-div"', text)) == 6
    ours = text[text.rindex("</script>\n</head>") :]
    assert "default-src 'none'" in text
    assert not re.findall(r"""(?:src|href)=["']?(?!#)|@import|url\(""", ours), "it loads nothing"
    findings = Findings(folder)
    assert f"{len(findings.silent)} rules that change play never were" in text
    assert findings.silent
    assert findings.rules


def test_differences_are_found_where_they_are(folder: Path) -> None:
    first, second = Findings(folder), Findings(folder)
    figures, rules = compare(first, second)
    assert not rules
    assert not any(figure.is_real for figure in figures)
    first.winners["japan"], first.winners["allies"], first.games = 400, 100, 500
    second.winners["japan"], second.winners["allies"], second.games = 300, 200, 500
    figures, _ = compare(first, second)
    by_name = {figure.what: figure for figure in figures}
    assert by_name["won by japan"].is_real
    assert by_name["won by japan"].high < 0
    assert not by_name["last turn"].is_real


@pytest.mark.parametrize("args", [("nowhere",), ("nowhere", "-o", "page.html")])
def test_study_refuses(args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("study", *args)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
