"""The command line as users and programs see it: output, exit codes, and what is left on disk."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import grognard
from grognard.cli import app
from grognard.core.case import Runner
from grognard.core.case_files import parse_cases
from grognard.core.dice import commitment
from grognard.core.game import Game
from grognard.core.journal import Entry, encode, read
from grognard.core.ledger import Ledger, load_ledger
from grognard.core.opening import load
from grognard.core.signature import Chain, fingerprint, my_key
from grognard.core.title import load_title, title_keys
from grognard.simulate import Plan, Played, simulate
from grognard.sketch import Cell, Hexed, Ink, Sketch, Stack, around, gazetteer, hex_map
from grognard.terminal import TextGame
from grognard.terminal.phrases import phrase
from grognard.terminal.screen import Screen

TITLES = title_keys()
TITLE = TITLES[0]
ROOT = Path(__file__).parents[1]
SEATS = load_title(TITLE).seats({})


def run(*args: str | Path, given: str = "") -> Any:
    """Call `grognard` in this process."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=given)


def check_refused(result: Any, *words: str) -> None:
    """One line on standard error, exit code 2."""
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    for word in words:
        assert word in result.stderr


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games between random bots."""
    folder = tmp_path_factory.mktemp("journals")
    result = run("sim", TITLE, "--bots", "random,random", "--games", "2", "--jobs", "1", "--json", "--out", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def saved(journals: Path, tmp_path: Path) -> Path:
    """A finished game that a test may spoil."""
    path = tmp_path / "game.grog"
    path.write_bytes((journals / "0001.grog").read_bytes())
    return path


# help and titles


def test_help_does_not_import_what_it_does_not_need() -> None:
    code = "import sys; from grognard.cli import app; app(['--help'], standalone_mode=False); "
    code += "print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    text, modules = done.stdout.rsplit("\n", 2)[0], set(done.stdout.splitlines()[-1].split())
    for command in ("titles", "play", "serve", "sim", "rules", "case", "replay", "verify", "map"):
        assert f"  {command} " in text
    assert not modules & {
        "numpy",
        "msgspec",
        "fluent",
        "rich.table",
        "litestar",
        "sqlalchemy",
        "uvicorn",
        "grognard.core.title",
        "grognard.core.game",
    }


def test_titles_as_json() -> None:
    found = json.loads(run("titles", "--json").stdout)
    assert [title["key"] for title in found] == list(title_keys())
    assert tuple(seat["key"] for seat in found[0]["seats"]) == SEATS
    assert [each["key"] for each in found[0]["scenarios"]] == list(load_title(TITLE).meta.scenarios)
    assert json.loads(run("titles", TITLE, "--json").stdout) == [title for title in found if title["key"] == TITLE]


def test_titles_are_listed_without_loading_any() -> None:
    """Neither the lobby nor the command line waits for kits, chapters, arrays or Fluent."""
    script = (
        "import sys; from grognard.core.lobby import title_card; from grognard.core.title import title_keys; "
        "[title_card(key, language) for key in title_keys() for language in ('en', 'fr')]; print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert not {"numpy", "fluent", "fluent.runtime", "grognard.board.kernels"}.intersection(loaded)
    assert not [name for name in loaded if name.startswith("grognard.titles.")]


def test_one_title_is_shown_with_its_options() -> None:
    meta = load_title(TITLE).meta
    text, brief = run("titles", TITLE).stdout, run("titles").stdout
    assert meta.options
    for option in meta.options:
        assert f"option {option.key}" in text
        assert f"option {option.key}" not in brief


def test_titles_give_credit() -> None:
    text = run("titles").stdout
    meta = load_title(TITLE).meta
    for word in (meta.designer, meta.publisher, "unofficial", meta.rules_version):
        assert word in text


def test_version() -> None:
    assert run("--version").stdout.split() == ["grognard", grognard.__version__]


@pytest.mark.parametrize(
    "args",
    [
        ("titles", "chess"),
        ("sim", "chess"),
        ("play", "chess"),
        ("play", "chess", "--text"),
        ("rules", "chess"),
        ("map", "chess", "-o", "x.png"),
    ],
)
def test_unknown_title(args: tuple[str, ...]) -> None:
    check_refused(run(*args), "'chess'", TITLE)


@pytest.mark.parametrize("args", [("titles", "--no-such-option"), ("no-such-command",), ("sim",), ("map", TITLE)])
def test_usage_errors(args: tuple[str, ...]) -> None:
    assert run(*args).exit_code == 2


# simulations


def test_sim_as_json(journals: Path) -> None:
    result = run("sim", TITLE, "--bots", "random", "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert found["title"] == TITLE
    assert found["scenario"] == load_title(TITLE).meta.scenarios[0]
    assert found["bots"] == ["random"] * len(SEATS)
    assert (found["games"], found["finished"], found["errors"]) == (2, 2, 0)
    assert set(found["wins"]) == {*load_title(TITLE).meta.sides, "draw"}
    assert sum(found["wins"].values()) == 2
    assert found["decisions"] == sum(len(load(journals / f"000{n}.grog", verify=True).orders) for n in (1, 2))
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)


def test_sim_is_the_same_for_any_number_of_jobs(journals: Path, tmp_path: Path) -> None:
    result = run("sim", TITLE, "--bots", "random,random", "--games", "2", "--jobs", "2", "--out", tmp_path)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for name in ("0001.grog", "0002.grog"):
        assert (tmp_path / name).read_bytes() == (journals / name).read_bytes()


def test_sim_plays_the_game_that_the_library_plays(journals: Path) -> None:
    game = grognard.new(TITLE, seed=1, seats=dict.fromkeys(SEATS, "random"), listen=False)
    recorded = load(journals / "0001.grog", verify=True)
    assert game.orders == recorded.orders
    assert game.position.digest() == recorded.position.digest()


def test_sim_goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, ask: object, look: object) -> object:
            raise RuntimeError("no idea")

    monkeypatch.setattr("grognard.bout.make_bot", lambda *args: Broken())
    heard: list[Played] = []
    tally = simulate(Plan(TITLE, ("random",)), games=2, seed=5, on_game=heard.append)
    assert (tally.errors, tally.finished) == (2, 0)
    assert [played.seed for played in heard] == [5, 6]
    assert "RuntimeError: no idea" in heard[0].error
    result = run("sim", TITLE, "--bots", "random", "--games", "1", "--seed", "5", "--jobs", "1", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 1
    assert "seed 5" in result.stderr


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("--bots", "clever"), "'clever'"),
        (("--bots", "random,random,random"), "3 bots"),
        (("--scenario", "waterloo"), "'waterloo'"),
        (("--option", "weather=fine"), "'weather'"),
        (("--pack", "no/such/folder"), "no/such/folder"),
    ],
)
def test_sim_refuses(args: tuple[str, ...], word: str) -> None:
    bots = () if "--bots" in args else ("--bots", "random")
    check_refused(run("sim", TITLE, *bots, *args), word)


def test_an_option_is_a_pair() -> None:
    assert run("sim", TITLE, "--option", "weather").exit_code == 2


# rules and cases


def _unwrapped(text: str) -> str:
    """What a terminal has broken into lines."""
    return " ".join(text.split())


def test_rules_that_are_not_played_yet_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = load_ledger(load_title(TITLE).folder)
    first, second = ledger.playable()[:2]
    monkeypatch.setattr(Ledger, "implemented", lambda self: set(self.rules) - {first, second})
    assert {rule["id"] for rule in json.loads(run("rules", TITLE, "--missing", "--json").stdout)} == {first, second}
    assert first in run("rules", TITLE, first, "--missing").stdout
    monkeypatch.undo()
    assert run("rules", TITLE, "--missing").exit_code == 0


def test_rules_are_found_by_words_and_by_id() -> None:
    found = json.loads(run("rules", TITLE, "--json").stdout)
    rule = found[-1]
    assert rule["title"] in _unwrapped(run("rules", TITLE, "--id", rule["id"]).stdout)
    assert rule["title_fr"] in _unwrapped(run("rules", TITLE, "--id", rule["id"], "--lang", "fr").stdout)
    assert rule["id"] in run("rules", TITLE, rule["id"]).stdout
    assert run("rules", TITLE, "xyzzy").exit_code == 1
    check_refused(run("rules", TITLE, "--id", "XYZ-1"), "XYZ-1")


@pytest.fixture
def case_file(tmp_path: Path) -> Path:
    folder = tmp_path / "cases" / TITLE
    folder.mkdir(parents=True)
    path = folder / "one.case"
    path.write_text(f"title {TITLE}\n\ncase The first question\nexpect asked {SEATS[0]}\n")
    return path


def test_a_case_that_passes(case_file: Path) -> None:
    result = run("case", "run", case_file.parent)
    assert result.exit_code == 0
    assert "1 passed, 0 failed" in result.stdout
    assert json.loads(run("case", "run", case_file, "--json").stdout)["passed"] == 1


def test_a_case_that_fails_says_where_and_what(case_file: Path) -> None:
    case_file.write_text(case_file.read_text() + f"expect asked {SEATS[1]}\n")
    result = run("case", "run", case_file)
    assert result.exit_code == 1
    assert f"{case_file}:5" in result.stdout
    assert f"expected asked {SEATS[1]}, but it is {SEATS[0]}" in result.stdout


def test_cases_that_cannot_be_read(case_file: Path, tmp_path: Path) -> None:
    check_refused(run("case", "run", tmp_path / "none.case"), "none.case")
    case_file.write_text("expect something\n")
    check_refused(run("case", "run", case_file), f"{case_file}:1")
    (tmp_path / "empty").mkdir()
    check_refused(run("case", "run", tmp_path / "empty"), "empty")


@pytest.mark.parametrize("title", title_keys())
def test_a_case_is_written_from_a_saved_game(title: str, tmp_path: Path) -> None:
    game = grognard.new(title, seed=5)
    for _ in range(20):
        game.play(game.asks[0].orders[0], game.asks[0].seat)
    game.save(tmp_path / "game.grog")
    game.close()
    shown = run("case", "write", tmp_path / "game.grog", "--at", "12")
    assert shown.exit_code == 0, shown.output
    case = tmp_path / "bug.case"
    assert run("case", "write", tmp_path / "game.grog", "--at", "12", "--orders", "5", "-o", case).exit_code == 0
    assert case.read_text() == shown.stdout
    assert run("case", "run", case).exit_code == 0
    check_refused(run("case", "write", tmp_path / "game.grog", "--at", "21"), "20 orders")
    check_refused(run("case", "write", tmp_path / "none.grog", "--at", "1"), "none.grog")
    check_refused(run("case", "write", tmp_path / "game.grog", "--at", "1", "-o", tmp_path / "no" / "x.case"), "x.case")


def test_coverage(case_file: Path) -> None:
    cases = case_file.parents[1]
    found = json.loads(run("rules", TITLE, "--coverage", "--json", "--cases", cases).stdout)
    assert set(found) == {"title", "rows", "playable", "implemented", "covered", "missing"}
    assert found["playable"] == len(found["missing"])
    assert found["covered"] == 0
    assert found["implemented"] <= found["playable"] < found["rows"]
    rule = found["missing"][0]
    text = case_file.read_text()
    case_file.write_text(text + f"\ncase Wrong\nrules {rule}\nexpect winner {SEATS[0]}\n")
    result = run("rules", TITLE, "--coverage", "--cases", cases)
    assert result.exit_code == 0
    assert rule in result.stdout
    assert f"{case_file}" in result.stderr


# saved games


def test_replay_prints_the_log(saved: Path) -> None:
    english, french = run("replay", saved), run("replay", saved, "--lang", "fr")
    assert english.exit_code == french.exit_code == 0
    assert "The game is over" in english.stdout
    assert "La partie est finie" in french.stdout


def test_replay_and_verify_a_sound_game(saved: Path) -> None:
    before = saved.read_bytes()
    for result in (run("replay", saved, "--verify"), run("verify", saved)):
        assert result.exit_code == 0, result.output
        assert "digest" in result.stdout
    assert saved.read_bytes() == before


def spoil(path: Path, line: int, key: str, value: object) -> None:
    """Change one value in one line of a journal."""
    lines = path.read_text().splitlines()
    entry = json.loads(lines[line])
    entry[key] = value
    lines[line] = json.dumps(entry)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("line", "key", "value"), [(20, "digest", "0" * 16), (7, "order", "done 1"), (9, "order", "fly away")]
)
def test_replay_names_the_first_order_that_does_not_agree(saved: Path, line: int, key: str, value: str) -> None:
    spoil(saved, line, key, value)
    for args in (("replay", saved, "--verify"), ("verify", saved), ("replay", saved)):
        result = run(*args)
        assert result.exit_code == 1, result.output
        assert f"order {line} " in result.stderr


def test_verify_checks_the_commitment(saved: Path) -> None:
    spoil(saved, 0, "commitment", "0" * 64)
    result = run("verify", saved)
    assert result.exit_code == 1
    assert "committed" in result.stderr


def test_a_cut_journal(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:5000])
    before = saved.read_bytes()
    for args in (("replay", saved, "--verify"), ("verify", saved)):
        result = run(*args)
        assert result.exit_code == 2
        assert "cut off" in result.stderr
    log = run("replay", saved)
    assert log.exit_code == 0
    assert "cut off" in log.stderr
    assert saved.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"not a game\n", b'{"grognard":1,"title":"nem', b'{"grognard":9}\n'])
def test_a_broken_save(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.grog"
    path.write_bytes(content)
    for args in (("replay", path), ("verify", path), ("play", "--text", "--load", path)):
        check_refused(run(*args), "broken.grog")
    assert path.read_bytes() == content


HEADER = b'{"title":"nemesis","version":"","scenario":"u-go","seed":"s","commitment":"%s"' % commitment("s").encode()


@pytest.mark.parametrize(
    "content",
    [
        HEADER + b',"colour":"red"}\n',
        HEADER + b',"mode":"cheating"}\n',
        HEADER + b'}\n{"n":1,"seat":"japan","order":"done","secret":"' + b"SECRET" * 500 + b'"}\n',
        HEADER + b"}\n" + b"[" * 20_000 + b"\n",
        HEADER.replace(b"nemesis", b"SECRET" * 500) + b"}\n",
        HEADER.replace(b"u-go", b"SECRET" * 500) + b"}\n",
        HEADER + b',"' + b"SECRET" * 500 + b'":1}\n',
        HEADER + b',"seats":{"nobody":"greedy"}}\n',
        HEADER + b'}\n{"n":1,"seat":"japan","order":"' + b"SECRET" * 500 + b'"}\n',
        HEADER + b'}\n{"n":1,"seat":"' + b"SECRET" * 500 + b'","order":"done"}\n',
        HEADER + b'}\n{"n":1,"seat":"japan","order":"done\\u001b[31m"}\n',
    ],
)
def test_verify_refuses_a_strange_file_in_a_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.grog"
    path.write_bytes(content)
    result = run("verify", path)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 500
    assert result.stderr.count("SECRET") < 12
    assert "\x1b" not in result.stderr


def test_a_lost_line_is_not_shown_whole(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes() + b"\x1b[2J" + b"SECRET" * 500)
    result = run("verify", saved)
    assert result.exit_code == 2
    assert result.stderr.count("SECRET") < 12
    assert "\x1b" not in result.stderr


def test_verify_says_that_a_game_that_goes_on_can_be_read_ahead(saved: Path) -> None:
    saved.write_bytes(b"".join(saved.read_bytes().splitlines(keepends=True)[:10]))
    told = run("verify", saved)
    assert told.exit_code == 0, told.output
    assert "this file holds its seed and all orders" in told.stdout


def test_verify_says_what_it_proves(saved: Path, tmp_path: Path) -> None:
    plain = run("verify", saved).stdout
    assert "This proves that the dice" in plain
    assert "does not prove who gave the orders of japan, allies" in plain
    assert "holds its seed" not in plain
    journal = read(saved)
    key, chain = my_key(tmp_path / "key"), Chain(journal.header)
    for entry in journal.entries:
        chain.add(entry)
    named = Entry(seat="japan", key=key.public)
    chain.add(named)
    signed = saved.read_bytes() + b"".join(encode(entry) + b"\n" for entry in (named, key.sign(chain, "japan")))
    saved.write_bytes(signed)
    told = run("verify", saved)
    assert told.exit_code == 0, told.output
    assert f"with the key {fingerprint(key.public)}" in told.stdout
    assert "orders of allies:" in told.stdout
    lines = signed.splitlines(keepends=True)
    second = next(number for number, line in enumerate(lines) if b'"digest"' in line and b'"order"' not in line)
    saved.write_bytes(b"".join([*lines[:second], b'{"seat":"japan","offer":"draw"}\n', *lines[second:]]))
    changed = run("verify", saved)
    assert changed.exit_code == 1
    assert "signed" in changed.stderr


def test_a_missing_save(tmp_path: Path) -> None:
    for args in (("replay", tmp_path / "none"), ("play", "--text", "--load", tmp_path / "none")):
        check_refused(run(*args), "none")


# the browser


def test_play_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bool, Any]] = []
    monkeypatch.setattr("grognard.table.run.play_local", lambda opened, **how: asked.append((opened, how)))
    assert run("play").exit_code == 0
    assert run("play", TITLE, "--no-open", "--port", "4321", "--database", "sqlite:///x.db").exit_code == 0
    assert run("play", "--bot", "exec:/bin/true").exit_code == 0
    assert asked == [
        (True, {"title": None, "port": 0, "database": None, "programs": {}}),
        (False, {"title": TITLE, "port": 4321, "database": "sqlite:///x.db", "programs": {}}),
        (True, {"title": None, "port": 0, "database": None, "programs": {"true": "/bin/true"}}),
    ]


@pytest.mark.parametrize(
    "args",
    [
        ("--side", SEATS[0]),
        ("--bot", "none"),
        ("--lang", "fr"),
        ("--seed", "5"),
        ("--save", "x.grog"),
        ("--load", "x.grog"),
        ("--scenario", "x"),
        ("--option", "x=y"),
        ("--pack", "x"),
    ],
)
def test_options_of_the_text_game_need_it(args: tuple[str, str]) -> None:
    check_refused(run("play", TITLE, *args), args[0], "--text")


# the text game


every_title = pytest.mark.parametrize("title", TITLES)


def first_order(title: str) -> str:
    return grognard.new(title, seed=5).decision.orders[0]


def play(*args: str | Path, title: str = TITLE, given: str) -> Any:
    """As who is asked first."""
    side = () if "--side" in args else ("--side", grognard.new(title, seed=5).decision.seat)
    return run("play", title, "--text", "--bot", "random", "--seed", "5", *side, *args, given=given)


@every_title
def test_play_in_a_pipe_and_go_on(title: str, tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    result = play("--save", path, title=title, given=f"{first_order(title)}\n")
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.stdout
    assert first_order(title) in result.stdout
    assert str(path) in result.stdout.replace("\n", ""), "a long path may be broken into lines"
    assert len(load(path, verify=True).orders) == 1
    again = run("play", "--text", "--load", path, given="1\n")
    assert again.exit_code == 0, again.output
    assert len(load(path, verify=True).orders) == 2


@pytest.mark.parametrize(
    ("order", "word"),
    [
        ("done 1 2 3", "'1'"),
        (f"{first_order(TITLE).split()[0]} nobody", "nobody"),
        ("xyzzy", "xyzzy"),
        ("99999", "numbered"),
        (f"{SEATS[1]}: done", SEATS[1]),
        ("nobody: done", "nobody"),
        ("undo", "taken back"),
    ],
)
def test_a_wrong_order_in_a_pipe_changes_nothing(tmp_path: Path, order: str, word: str) -> None:
    path = tmp_path / "game.grog"
    result = play("--save", path, given=f"{order}\n1\n")
    check_refused(result, word)
    assert load(path, verify=True).orders == []


@every_title
def test_an_illegal_order_in_a_pipe_cites_the_rule(title: str) -> None:
    game = grognard.new(title, seed=5)
    verb = next(verb.name for verb in game.title.verbs if verb.kind == "none" and verb.name not in game.decision.orders)
    check_refused(play(title=title, given=f"{verb}\n"), game.why_not(verb)[0].rule)


@every_title
def test_commands_of_the_text_game(title: str, tmp_path: Path) -> None:
    game = grognard.new(title, seed=5)
    rule = game.decision.rules[0]
    legal = first_order(title)
    verb, target = legal.split()
    sketch = Screen(game, "en", Console(file=io.StringIO()), interactive=False).sketch()
    lines = [
        f"map {next(iter(sketch.cells))}",
        "?",
        f"orders {verb}",
        f"look {target}",
        "look",
        f"map {target}",
        "map nowhere",
        "tracks",
        "log 3",
    ]
    lines += [f"why {legal}", f"rule {rule}", "rules supply", "rules xyzzy", "why done", legal, "undo"]
    lines += [f"save {tmp_path / 'kept.grog'}", "map on", legal, "quit"]
    result = play(title=title, given="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    for key in ("help", "legal", "taken-back", "bye"):
        assert phrase(key, "en").splitlines()[-1] in result.stdout
    assert f"such as {legal};" in result.stdout
    assert "'nowhere'" in result.stdout
    assert rule in result.stdout
    assert sketch.legend.splitlines()[-1][:40] in result.stdout
    assert sketch.tracks[-1].name in result.stdout
    assert len(load(tmp_path / "kept.grog", verify=True).orders) == 1


@every_title
def test_play_in_french(title: str) -> None:
    result = play("--lang", "fr", title=title, given="?\n")
    assert phrase("hint", "fr") in result.stdout


def test_play_keeps_files_that_are_there(saved: Path) -> None:
    before = saved.read_bytes()
    check_refused(play("--save", saved, given=""), str(saved))
    check_refused(play(given=f"save {saved}\n"), str(saved))
    assert saved.read_bytes() == before


def test_play_refuses(tmp_path: Path) -> None:
    check_refused(play("--side", "france", given=""), "'france'")
    check_refused(play("--lang", "en", "--option", "weather=fine", given=""), "'weather'")
    check_refused(run("play", TITLE, "--text", "--load", tmp_path / "x.grog"), "--load")
    check_refused(play("--save", tmp_path / "none" / "x.grog", given=""), "none")


LINES = 200


class Scribbler:
    """Somebody who types numbers, and sometimes a command, and leaves after a while."""

    def __init__(self, game: Game, lines: int) -> None:
        self._random = random.Random(3)
        self._game = game
        self._left = lines

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self._left -= 1
        if self._left < 0:
            return ""
        if self._random.random() < 0.05:
            name = self._random.choice(self._game.kit.space_names)
            return self._random.choice(["map\n", "map on\n", "orders\n", "look\n", "tracks\n", f"look {name}\n"])
        count = len(self._game.asks[0].orders)
        # the last order mostly ends a step, which keeps the game short
        return f"{count if self._random.random() < 0.7 else self._random.randint(1, count)}\n"


@every_title
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_in_text(title: str, language: str) -> None:
    game = grognard.new(title, seed=3, seats={load_title(title).seats({})[0]: "random"})
    output = io.StringIO()
    TextGame(game, language, Console(file=output, width=100), Scribbler(game, LINES)).run()
    assert len(game.orders) > LINES / 2
    shown = output.getvalue()
    assert phrase("bye", language) in shown
    for missing in ("ask", "event", "reason", "sketch", "region", "legend", "gauge"):
        assert f" {missing}-" not in shown


def test_a_game_in_text_is_played_to_its_end() -> None:
    game = grognard.new(TITLE, seed=3, seats=dict.fromkeys(SEATS, "random"))
    output = io.StringIO()
    TextGame(game, "en", Console(file=output, width=100), Scribbler(game, 0)).run()
    assert "The game is over" in output.getvalue()


LOAN = """
title pearl-harbor
case A loan
turn 1942-spring
erp ja 60
segment japan decision
"""


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Titles that are being built are there, too."""
    monkeypatch.setenv("GROGNARD_UNFINISHED", "1")
    title_keys.cache_clear()
    yield
    title_keys.cache_clear()


@pytest.mark.usefixtures("building")
@pytest.mark.parametrize(("language", "span"), [("en", "1 to 109"), ("fr", "1 à 109")])
def test_an_amount_is_a_range_and_is_typed_as_it_stands(language: str, span: str) -> None:
    runner = Runner(parse_cases(LOAN, "loan")[0])
    for line in runner.case.lines:
        runner.read(line)
    game = runner.play()
    output = io.StringIO()
    lines = io.StringIO("done\ndone\nlend ja\norders\n40\n")
    TextGame(game, language, Console(file=output, width=100), lines).run()
    assert output.getvalue().count(span) == 2
    assert "amount 17" not in output.getvalue()
    assert [order.target for _, order in game.orders if order.verb == "amount"] == [40]


# the map in characters


def drawn(sketch: Sketch, centre: str, wide: int, high: int, lit: set[str]) -> list[str]:
    sheet = hex_map(sketch, sketch.cells[centre], wide=wide, high=high, lit=lit)
    return ["".join(sign for sign, _ in row).rstrip() for row in sheet]


def test_a_map_of_flat_topped_hexes_in_characters() -> None:
    cells = {
        "0101": Cell("0101", Hexed(0, 1, 2), ".", "Town", "red", stacks=(Stack("red", ("1st", "2nd")),)),
        "0201": Cell("0201", Hexed(0, 2, 1), "m", edges=("", "", "", "", "~", "")),
        "0202": Cell("0202", Hexed(0, 2, 3), "j", marks="F"),
    }
    sketch = Sketch("", (), {"red": Ink("R", "red")}, cells, "", ("flat",))
    assert drawn(sketch, "0101", 22, 9, {"0202"}) == [
        r"            ________",
        r"           /0201 m  \ ".rstrip(),
        r"  ________/          \ ".rstrip(),
        r" /0101 .  ~          / ".rstrip(),
        r"/Town      ~________/ ".rstrip(),
        r"\R 1st+1   /0202 j *\ ".rstrip(),
        r" \________/          \ ".rstrip(),
        r"          \          / ".rstrip(),
        r"           \F_______/ ".rstrip(),
    ]
    assert sketch.find("town") is cells["0101"]
    assert sketch.find("2nd") is cells["0101"]
    assert sketch.find("3rd") is None


def test_a_map_of_pointy_hexes_in_characters() -> None:
    cells = {
        "0201": Cell("0201", Hexed(1, 1, 0), "s", edges=("", "", "", "~", "", "")),
        "0101": Cell("0101", Hexed(1, 0, 1), "c", "Port", "red", stacks=(Stack("red", ("1st", "2nd")),)),
        "0102": Cell("0102", Hexed(1, 2, 1), "s", marks="F"),
        "9901": Cell("9901", Hexed(0, 0, 0), "s"),
    }
    sketch = Sketch("", (), {"red": Ink("R", "red")}, cells, "", ("flat", "pointy"))
    assert drawn(sketch, "0101", 25, 11, {"0102"}) == [
        "       ----- -----",
        "      |0201 s     |",
        "      |           |",
        "      |           |",
        "      |           |",
        " ----- ~~~~~ ----- -----",
        "|0101 c     |0102 s    *|",
        "|Port       |           |",
        "|R 1st+1    |           |",
        "|           |F          |",
        " ----- ----- ----- -----",
    ]


def test_a_gazetteer_of_regions() -> None:
    cells = {
        "SEA": Cell("SEA", town="Deep Sea", region="West", near=("POR",)),
        "POR": Cell("POR", town="Port", holder="red", region="East", near=("SEA",)),
        "ISL": Cell("ISL", town="Island", region="East", stacks=(Stack("red", ("1st",), "Inf 3"),)),
        "FAR": Cell("FAR", town="Far Land", region="East"),
        "box": Cell("box", stacks=(Stack("red", ("2nd",)),)),
    }
    sketch = Sketch("", (), {"red": Ink("R", "red")}, cells, "")
    assert [cell.name for cell in around(sketch, cells["SEA"])] == ["SEA", "POR"]
    (east,) = gazetteer(sketch, cells["SEA"])
    assert (east.heading, east.cells, east.quiet) == ("East", (cells["ISL"],), (cells["FAR"],))
    first, second = gazetteer(sketch, cells["ISL"])
    assert (first.heading, second.heading) == ("East", "West")
    assert [cell.on_map for cell in cells.values()] == [True] * 4 + [False]


# the map as a picture


@every_title
def test_map_is_drawn(title: str, tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    full, empty = tmp_path / "full.png", tmp_path / "empty.png"
    assert run("map", title, "-o", full, "--scale", "0.1").exit_code == 0
    assert run("map", title, "-o", empty, "--scale", "0.1", "--empty").exit_code == 0
    assert full.read_bytes()[:4] == empty.read_bytes()[:4] == b"\x89PNG"
    assert full.read_bytes() != empty.read_bytes()


def test_map_refuses(tmp_path: Path) -> None:
    check_refused(run("map", TITLE, "-o", tmp_path / "map.doc"), "map.doc")
    check_refused(run("map", TITLE, "-o", tmp_path / "none" / "map.png"), "none")
    check_refused(run("map", TITLE, "-o", tmp_path / "map.png", "--scenario", "peace"), "peace")


def test_a_simulation_takes_the_options_of_its_scenario() -> None:
    """The campaign of Pearl Harbor is played with the advanced rules, which nobody has to name."""
    plan = Plan("pearl-harbor", ("random",), "campaign")
    plan.check()
    scenario = load_title("pearl-harbor").meta.scenario("campaign")
    assert scenario.options
    assert plan.chosen() == scenario.options
    assert set(plan.seating()) == set(load_title("pearl-harbor").seats(plan.chosen()))
