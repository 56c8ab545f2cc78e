"""Saved games: cut, damaged and edited files."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.core.errors import BrokenFile, DigestMismatch, GrognardError, UnknownTitle
from tests.nemesis.games import new_game, random_game
from tests.playing import play_on


@pytest.fixture(scope="module")
def short() -> bytes:
    """The file of a short game, with an undo in it."""
    rng = random.Random(51)
    game = play_on(new_game(51), rng, 5)
    game.undo(2)
    return play_on(game, rng, 4).journal.text()


@pytest.fixture(scope="module")
def long() -> bytes:
    return random_game(52).journal.text()


def edit(text: bytes, line: int, **changes: Any) -> bytes:
    """The file with some values of a line replaced."""
    lines = text.splitlines(keepends=True)
    lines[line] = json.dumps(json.loads(lines[line]) | changes).encode() + b"\n"
    return b"".join(lines)


def check_refused(path: Path, text: bytes, error: type[GrognardError], *words: str) -> GrognardError:
    """The file is not opened, for reading or for playing on, and stays as it is."""
    path.write_bytes(text)
    for verify in (True, False):
        with pytest.raises(error) as raised:
            grognard.load(path, verify=verify)
        for word in words:
            assert word in str(raised.value)
        assert path.read_bytes() == text
    return raised.value


# cut


def test_cut_at_every_byte(tmp_path: Path, short: bytes) -> None:
    path = tmp_path / "game.grog"
    header = short.index(b"\n") + 1
    for cut in range(len(short) + 1):
        text = short[:cut]
        if cut < header:
            check_refused(path, text, BrokenFile, "first line")
            continue
        path.write_bytes(text)
        game = grognard.load(path)
        complete = text[: text.rfind(b"\n") + 1]
        assert path.read_bytes() == complete == game.journal.text()
        assert game.journal.lost == text[len(complete) :].decode()
        game.journal.close()


def test_cut_at_any_byte_of_a_long_game(tmp_path: Path, long: bytes) -> None:
    path = tmp_path / "game.grog"
    rng = random.Random(53)
    for _ in range(4):
        text = long[: rng.randrange(long.index(b"\n") + 1, len(long))]
        path.write_bytes(text)
        game = grognard.load(path)
        complete = text[: text.rfind(b"\n") + 1]
        assert len(game.orders) == complete.count(b"\n") - 1
        assert game.journal.lost == text[len(complete) :].decode()
        play_on(game, rng, 3)
        assert path.read_bytes().startswith(complete)
        again = grognard.load(path, verify=True)
        assert again.position.digest() == game.position.digest()
        assert again.journal.lost == ""


def test_looking_does_not_touch_a_cut_file(tmp_path: Path, short: bytes) -> None:
    path = tmp_path / "game.grog"
    path.write_bytes(short[:-3])
    game = grognard.load(path, verify=True)
    assert game.journal.lost
    assert path.read_bytes() == short[:-3]
    play_on(game, random.Random(1), 1)
    assert path.read_bytes() == short[:-3], "and what is played on it stays in memory"


# damaged


def test_a_damaged_line_in_the_middle(tmp_path: Path, short: bytes) -> None:
    lines = short.splitlines(keepends=True)
    for bad in (lines[3][:-4] + b"\n", b"\n", b"\x00\xff\n"):
        text = b"".join([*lines[:3], bad, *lines[4:]])
        check_refused(tmp_path / "game.grog", text, BrokenFile, "line 4 is damaged")


def test_a_line_too_few_or_too_many(tmp_path: Path, short: bytes) -> None:
    lines = short.splitlines(keepends=True)
    path = tmp_path / "game.grog"
    check_refused(path, b"".join([*lines[:2], *lines[3:]]), BrokenFile, "line 3 is order 3, but 2 was expected")
    check_refused(path, b"".join([*lines[:3], *lines[2:]]), BrokenFile, "line 4 is order 2, but 3 was expected")


def test_an_undo_too_far(tmp_path: Path, short: bytes) -> None:
    path = tmp_path / "game.grog"
    check_refused(path, short + b'{"undo":8}\n', BrokenFile, "takes back 8 of 7 orders")


# edited


def test_an_edited_order_is_named(tmp_path: Path, long: bytes) -> None:
    """Another legal order in place of one: the next digest tells."""
    path = tmp_path / "game.grog"
    path.write_bytes(b"".join(long.splitlines(keepends=True)[:30]))
    game = grognard.load(path, verify=True)
    while len(game.orders) > 9 or len(game.asks[0].orders) < 5:
        game.undo()
    written = json.loads(long.splitlines()[len(game.orders) + 1])["order"]
    others = {game.title.write(game.kit, order) for order in game.asks[0].orders} - {written}
    for other in sorted(others)[:5]:
        text = edit(long, len(game.orders) + 1, order=other)
        wrong = check_refused(path, text, DigestMismatch, "order ")
        assert isinstance(wrong, DigestMismatch)
        assert len(game.orders) < wrong.number <= len(game.orders) + 20


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seat": "nobody"}, "no seat 'nobody'"),
        ({"seat": "allies"}, "not for allies"),
        ({"order": "fly-away"}, "no order 'fly-away'"),
        ({"order": "move nothing"}, "no piece 'nothing'"),
        ({"order": "to 0101"}, "not legal here"),
        ({"digest": "0" * 16}, "not the one that was recorded"),
    ],
    ids=range(6),
)
def test_a_wrong_line_is_named(tmp_path: Path, short: bytes, changes: dict[str, str], words: str) -> None:
    lines = [json.loads(line) for line in short.splitlines()]
    number = next(n for n, line in enumerate(lines) if line.get("n") == 1)
    wrong = check_refused(tmp_path / "game.grog", edit(short, number, **changes), DigestMismatch, words, "order 1 ")
    assert isinstance(wrong, DigestMismatch)
    assert wrong.number == 1


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"grognard": 99}, BrokenFile, "newer version"),
        ({"title": "chess"}, UnknownTitle, "no title 'chess'"),
        ({"scenario": "moon"}, UnknownTitle, "no scenario 'moon'"),
        ({"options": {"chits": "gold"}}, UnknownTitle, "option chits is one of"),
        ({"options": {"cheat": "yes"}}, UnknownTitle, "no option 'cheat'"),
        ({"seed": "7"}, BrokenFile, "committed"),
        ({"commitment": "0" * 64}, BrokenFile, "committed"),
        ({"seed": None}, GrognardError, "still secret"),
        ({"seed": 7}, BrokenFile, "not a game"),
    ],
    ids=range(9),
)
def test_a_wrong_header(
    tmp_path: Path, short: bytes, changes: dict[str, Any], error: type[GrognardError], words: str
) -> None:
    check_refused(tmp_path / "game.grog", edit(short, 0, **changes), error, words)


def test_a_wrong_seat_in_the_header(tmp_path: Path, short: bytes) -> None:
    check_refused(tmp_path / "game.grog", edit(short, 0, seats={"mars": "random"}), UnknownTitle, "no seat 'mars'")


def test_an_unknown_bot_in_the_header(tmp_path: Path, short: bytes) -> None:
    """The game can be looked at, but not played on; a cut file is not mended then."""
    path = tmp_path / "game.grog"
    text = edit(short, 0, seats={"japan": "genius"})[:-3]
    path.write_bytes(text)
    assert grognard.load(path, verify=True).orders
    with pytest.raises(UnknownTitle, match="no bot 'genius'"):
        grognard.load(path)
    assert path.read_bytes() == text


def test_there_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="No such file"):
        grognard.load(tmp_path / "none.grog")


# bots


def test_bots_play_on_when_a_game_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = grognard.new("nemesis", seed=54, seats={"allies": "random"})
    game.save(path)
    rng = random.Random(54)
    while game.asks[0].seat == "japan" and len(game.orders) < 400:
        game.play(rng.choice(game.asks[0].orders))
    lines = path.read_bytes().splitlines(keepends=True)
    mine = max(n for n, line in enumerate(lines) if b'"japan"' in line)
    path.write_bytes(b"".join(lines[: mine + 1]))
    game.journal.close()
    again = grognard.load(path)
    assert again.asks
    assert again.asks[0].seat == "japan"
    assert grognard.load(path, verify=True).position.digest() == again.position.digest()
