"""The case runner: a case that is wrong in any way fails, and says where and how."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.core.case import run_case, run_files
from grognard.core.case_files import find_cases, read_cases
from grognard.core.errors import BrokenFile

BOARD = """title nemesis

case A small battle
rules NEM-6.1H-c
board
space A clear
space B clear
link A B
cell combat 3 1:1 1-0
piece UK british infantry large fp 6/3 quality 2
piece J japan infantry large fp 6/4 quality 2 steps 3 division 31 light regiment
put J at A
put UK at B
phase japan offensive assault
"""
PLAY = """dice 3
japan: attack B commit
japan: pass
japan: done
"""


def run(tmp_path: Path, text: str) -> tuple[bool, int, str]:
    path = tmp_path / "a.case"
    path.write_text(text, encoding="utf-8")
    (case,) = read_cases(path)
    outcome = run_case(case)
    return outcome.passed, outcome.line, outcome.message


def test_a_case_that_holds(tmp_path: Path) -> None:
    good = BOARD + PLAY + "expect J at A steps 2\nexpect count losses-japan 1\n"
    assert run(tmp_path, good) == (True, 0, "")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("expect J at A steps 3", ("J", "steps 2")),
        ("expect count losses-japan 0", ("it is 1",)),
        ("expect asked japan", ("expected asked japan",)),
        ("expect winner japan", ("the game goes on",)),
        ("expect event banzai", ("none of that kind",)),
        ("expect no-event step-lost", ("expected no event", "step-lost")),
        ("expect event combat-result die 5", ("die 3",)),
        ("japan: attack B", ("not for japan",)),
        ("allies: attack B", ("'attack B' is not allowed", "offered: fortify UK")),
        ("nobody: done", ("no seat 'nobody'",)),
        ("offered allies: move J", ("`move J` should be offered", "NEM-")),
        ("not offered allies: done", ("should not be offered",)),
        ("refused allies: xyzzy because NEM-1.1-a", ("xyzzy",)),
        ("refused allies: move J because NEM-1.1-a", ("should be refused by NEM-1.1-a", "but is refused by")),
        ("refused allies: done because NEM-1.1-a", ("but is offered",)),
        ("expect frobnication 3", ("is not understood",)),
        ("frobnicate", ("`frobnicate`",)),
        ("put J at B", ("comes too late: it belongs before the first order",)),
        ("dice 4", ("dice left over: 4",)),
    ],
    ids=range(19),
)
def test_a_line_that_does_not_hold(tmp_path: Path, line: str, words: tuple[str, ...]) -> None:
    passed, number, message = run(tmp_path, BOARD + PLAY + line + "\n")
    assert not passed
    assert number == len((BOARD + PLAY).splitlines()) + 1
    for word in words:
        assert word in message


def test_a_rule_that_the_engine_did_not_cite(tmp_path: Path) -> None:
    text = (BOARD + PLAY).replace("NEM-6.1H-c", "NEM-6.1H-c NEM-9.0-5D-a")
    passed, _, message = run(tmp_path, text)
    assert not passed
    assert message == "the engine never cited NEM-9.0-5D-a"


def test_a_rule_that_is_not_in_the_ledger(tmp_path: Path) -> None:
    passed, _, message = run(tmp_path, (BOARD + PLAY).replace("NEM-6.1H-c", "NEM-99"))
    assert not passed
    assert message == "there is no rule NEM-99"


def test_a_die_that_cannot_be(tmp_path: Path) -> None:
    passed, _, message = run(tmp_path, (BOARD + PLAY).replace("dice 3", "dice 9"))
    assert not passed
    assert "9 was forced" in message


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no case"),
        ("case X\n", "say `title KEY`"),
        ("title nemesis\nput J at A\n", "before the first case"),
        ('title nemesis\ncase X\nput "J at A\n', "quotation"),
        ("title nemesis\n", "no case"),
    ],
    ids=range(5),
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "b.case"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenFile, match=words) as error:
        read_cases(path)
    assert str(path) in str(error.value)


def test_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("one.case", "deep/two.case", "note.txt"):
        (tmp_path / name).write_text(BOARD + PLAY, encoding="utf-8")
    assert [path.name for path in find_cases([tmp_path])] == ["two.case", "one.case"]
    assert [outcome.passed for outcome in run_files([tmp_path])] == [True, True]
    with pytest.raises(BrokenFile, match="no such file"):
        find_cases([tmp_path / "none"])
