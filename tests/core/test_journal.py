"""The journal: one JSON object a line, append-only; whatever happens to the file, no complete order is lost."""

from __future__ import annotations

import errno
import json
import os
from io import FileIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core import journal as journals
from grognard.core.errors import BrokenFile, DigestMismatch
from grognard.core.game import Game
from grognard.core.journal import Entry, Journal, parse
from grognard.core.opening import replay
from tests.titles.tally.title import sheet, tally

LINES = ("add 1", "roll", "take ant there", "done", "roll", "add 2", "take bee nowhere", "roll", "done")


@pytest.fixture
def game() -> Game:
    """A short game with an undo in the middle."""
    game = tally(seed="42")
    for line in LINES[:5]:
        game.play(line)
    game.undo(2)
    for line in LINES[3:]:
        game.play(line)
    return game


def again(journal: Journal) -> Game:
    """The game that a journal tells."""
    assert journal.header.seed is not None
    game = tally(journal.header.seed)
    replay(game, journal)
    return game


def lines_of(game: Game) -> list[bytes]:
    return game.journal.text().splitlines(keepends=True)


def test_the_text_is_a_header_and_a_line_for_each_order(game: Game) -> None:
    header, *lines = map(json.loads, lines_of(game))
    assert header["grognard"] == 1
    assert header["title"] == "tally"
    assert header["seed"] == "42"
    assert lines[0] == {"n": 1, "seat": "red", "order": "add 1"}
    assert {"undo": 2} in lines
    assert [line["n"] for line in lines if "n" in line] == [1, 2, 3, 4, 5, 6, 5, 6, 7, 8, 9, 10, 11]


def test_a_replay_ends_where_the_game_ended(game: Game) -> None:
    copy = again(parse(game.journal.text(), "a game"))
    assert copy.position.digest() == game.position.digest()
    assert copy.events == game.events
    assert copy.orders == game.orders


def test_digests_are_recorded_and_checked() -> None:
    game = tally()
    for _ in range(50):
        game.play("add 1")
    numbers = [entry.n for entry in game.journal.entries if entry.digest]
    assert numbers == [20, 40]
    text = game.journal.text().replace(b'"n":7,"seat":"red","order":"add 1"', b'"n":7,"seat":"red","order":"add 2"')
    with pytest.raises(DigestMismatch, match=r"order 20 \(red: add 1\)") as wrong:
        again(parse(text, "a game"))
    assert wrong.value.number == 20


# cut


def test_cut_at_every_byte(game: Game) -> None:
    text = game.journal.text()
    first = text.index(b"\n") + 1
    for cut in range(len(text)):
        if cut < first:
            with pytest.raises(BrokenFile, match="first line"):
                parse(text[:cut], "a game")
            continue
        journal = parse(text[:cut], "a game")
        complete = text[:cut].rfind(b"\n") + 1
        assert journal.text() == text[:complete]
        assert journal.lost == text[complete:cut].decode()
        again(journal)


def test_a_game_goes_on_after_a_cut(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    path.write_bytes(game.journal.text()[:-5])
    journal = journals.read(path)
    copy = again(journal)
    assert path.read_bytes() == game.journal.text()[:-5], "reading changes nothing"
    journal.go_on(path)
    copy.journal = journal
    copy.play(LINES[-1])
    assert path.read_bytes() == game.journal.text()


# damage


def broken(text: bytes) -> str:
    with pytest.raises(BrokenFile) as error:
        parse(text, "a game")
    return str(error.value)


def test_a_damaged_line_is_named(game: Game) -> None:
    lines = lines_of(game)
    for bad in (b"\n", b"{\n", b"null\n", b"[1]\n", b'{"n":"x"}\n', b"\xff\xfe\n", b'{"n":1,"seat":7}\n'):
        text = b"".join([*lines[:3], bad, *lines[4:]])
        assert "line 4 is damaged" in broken(text)


def test_nesting_without_end_is_damage(game: Game) -> None:
    deep = b'{"n":3,"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"
    assert "line 4 is damaged" in broken(b"".join([*lines_of(game)[:3], deep]))
    assert "not a game" in broken(b'{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n")


@pytest.mark.parametrize("text", [b"", b"\n", b"{}\n", b"hello\n", b'{"title":"tally"}\n', b"\xff\n", b"PNG\r\n"])
def test_what_is_no_game_is_not_opened(text: bytes) -> None:
    assert "not a game" in broken(text)


def test_a_newer_format_is_not_opened(game: Game) -> None:
    text = game.journal.text().replace(b'"grognard":1', b'"grognard":2')
    assert "newer version" in broken(text)


def test_orders_out_of_order(game: Game) -> None:
    lines = lines_of(game)
    assert "line 3 is order 1, but 2 was expected" in broken(b"".join([*lines[:2], lines[1]]))
    assert "line 3 is order 3, but 2 was expected" in broken(b"".join([*lines[:2], lines[3]]))
    assert "line 2 is damaged: it is neither" in broken(b"".join([lines[0], b"{}\n"]))
    assert "line 2 is damaged: it is neither" in broken(b"".join([lines[0], b'{"n":1,"seat":"red","order":""}\n']))


@pytest.mark.parametrize("undo", [4, 1000, -1])
def test_an_undo_of_more_than_there_is(game: Game, undo: int) -> None:
    text = b"".join(lines_of(game)[:4]) + b'{"undo":%d}\n' % undo
    assert f"line 5 takes back {undo} of 3 orders" in broken(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"order":"roll"', b'"order":"xyz"'),
        (b'"order":"roll"', b'"order":"take cat"'),
        (b'"order":"roll"', b'"order":"put here"'),
        (b'"seat":"red","order":"roll"', b'"seat":"blue","order":"roll"'),
        (b'"seat":"red","order":"roll"', b'"seat":"nobody","order":"roll"'),
        (b'"seat":"red","order":"roll"', b'"order":"roll"'),
    ],
    ids=range(6),
)
def test_a_wrong_order_is_named(game: Game, old: bytes, new: bytes) -> None:
    text = game.journal.text().replace(old, new, 1)
    with pytest.raises(DigestMismatch, match="order 2 ") as wrong:
        again(parse(text, "a game"))
    assert wrong.value.number == 2


@given(st.data())
def test_a_file_with_any_damage_is_read_or_refused(data: st.DataObject) -> None:
    game = tally(seed="42")
    for line in LINES:
        game.play(line)
    text = bytearray(game.journal.text())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        journal = parse(bytes(text), "a game")
        if journal.header.seed is not None:
            again(journal)
    except (BrokenFile, DigestMismatch):
        pass


# the file


def test_every_order_is_on_disk_when_play_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.save(path)
    for line in LINES:
        game.play(line)
        assert path.read_bytes() == game.journal.text()
    game.undo(3)
    assert path.read_bytes() == game.journal.text()
    assert path.read_bytes().endswith(b'{"undo":3}\n')


def test_saving_elsewhere_leaves_the_old_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.grog", tmp_path / "two.grog"
    game = tally()
    game.save(one)
    game.play("roll")
    kept = one.read_bytes()
    game.save(two)
    game.play("roll")
    assert one.read_bytes() == kept
    assert two.read_bytes() == game.journal.text()
    assert sorted(tmp_path.iterdir()) == [one, two], "no draft is left behind"


def test_a_save_that_fails_leaves_everything(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.save(path)
    with pytest.raises(BrokenFile, match="missing"):
        game.save(tmp_path / "missing" / "game.grog")
    (tmp_path / "folder").mkdir()
    with pytest.raises(BrokenFile, match="folder"):
        game.save(tmp_path / "folder")
    game.play("roll")
    assert path.read_bytes() == game.journal.text(), "it still goes on in the old file"
    assert sorted(tmp_path.iterdir()) == [tmp_path / "folder", path]


class FullDisk(FileIO):
    """A file that takes only a few bytes more."""

    room = 10

    def write(self, line: bytes) -> int:  # type: ignore[override]
        super().write(line[: self.room])
        if len(line) > self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return len(line)


class ShortDisk(FullDisk):
    """A file that writes a part and says so."""

    def write(self, line: bytes) -> int:  # type: ignore[override]
        return super().write(line[: self.room])


@pytest.mark.parametrize("disk", [FullDisk, ShortDisk])
def test_an_order_that_cannot_be_written_is_not_played(tmp_path: Path, disk: type[FullDisk]) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.save(path)
    game.play("add 1")
    before, digest = path.read_bytes(), game.position.digest()
    sound = game.journal._file
    game.journal._file = disk(path, "ab")
    with pytest.raises(BrokenFile, match=r"game\.grog"):
        game.play("add 2")
    assert path.read_bytes() == before
    assert game.position.digest() == digest
    game.journal._file = sound
    game.play("add 3")
    assert path.read_bytes() == game.journal.text()
    assert sheet(again(journals.read(path))).scores == [4, 0]


def test_two_programs_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.save(path)
    game.play("add 1")
    other = again(journals.read(path))
    other.journal = journals.read(path)
    other.journal.go_on(path)
    game.play("add 2")
    kept, digest = path.read_bytes(), other.position.digest()
    with pytest.raises(BrokenFile, match="somebody else"):
        other.play("add 3")
    assert path.read_bytes() == kept
    assert other.position.digest() == digest
    other.save(tmp_path / "other.grog")
    other.play("add 3")
    assert sheet(other).scores == [4, 0]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match=r"none\.grog: No such file"):
        journals.read(tmp_path / "none.grog")
    with pytest.raises(BrokenFile):
        journals.read(tmp_path)


def test_entries_are_as_short_as_can_be() -> None:
    journal = tally().journal
    journal.add(Entry(1, "red", "done"))
    assert journal.text().splitlines()[1] == b'{"n":1,"seat":"red","order":"done"}'


# seals


def forge(path: Path, order: bytes, other: bytes) -> None:
    """Change the last order of that name into another."""
    before, found, after = path.read_bytes().rpartition(order)
    assert found
    path.write_bytes(before + other + after)


def test_a_saved_game_ends_with_a_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.play("add 1")
    game.save(path)
    sealed = path.read_bytes()
    assert json.loads(sealed.splitlines()[-1]) == {"n": 1, "digest": game.position.digest()}
    game.save(path)
    assert path.read_bytes() == sealed, "one seal is enough"
    game.play("add 2")
    game.close()
    assert journals.read(path).seals() == {1: journals.read(path).entries[1].digest, 2: game.position.digest()}


@pytest.mark.parametrize("undone", [0, 1])
def test_a_forged_legal_order_is_found_by_the_seal(tmp_path: Path, undone: int) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.save(path)
    game.play("roll")
    game.play("add 3")
    if undone:
        game.undo()
        game.play("add 1")
    game.close()
    sheet(again(journals.read(path)))
    forge(path, b"add 1" if undone else b"add 3", b"add 2")
    with pytest.raises(DigestMismatch, match="order 2"):
        again(journals.read(path))


def test_a_journal_without_seals_still_loads() -> None:
    game = tally()
    for line in LINES:
        game.play(line)
    lines = [line for line in game.journal.text().splitlines(keepends=True) if b'"order"' in line or b"title" in line]
    assert not parse(b"".join(lines), "old").seals()
    assert again(parse(b"".join(lines), "old")).position.digest() == game.position.digest()


def test_a_seal_of_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "game.grog"
    game = tally()
    game.play("add 1")
    game.play("add 2")
    game.save(path)
    game.undo()
    game.play("add 3")
    game.journal.close()
    assert journals.read(path).seals() == {}
    sheet(again(journals.read(path)))
    path.write_bytes(path.read_bytes() + b'{"n":7,"digest":"00"}\n')
    with pytest.raises(BrokenFile, match="seals 7 orders"):
        journals.read(path)
