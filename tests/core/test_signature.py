"""Signatures: whatever is changed above one is found."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.errors import BrokenFile
from grognard.core.journal import Entry, Header, Journal
from grognard.core.signature import BadSignature, Chain, Key, my_key, signatures


def signed_game(key: Key, other: Key) -> Journal:
    journal = Journal(Header(title="game", version="1", scenario="s", commitment="c", options={"b": "2", "a": "1"}))
    chain = Chain(journal.header)

    def add(entry: Entry) -> None:
        journal.add(entry)
        chain.add(entry)

    add(Entry(seat="north", key=key.public))
    add(Entry(1, "north", "move"))
    add(key.sign(chain, "north"))
    add(Entry(seat="south", key=other.public))
    add(Entry(2, "south", "hold"))
    add(Entry(undo=1, seat="south"))
    add(Entry(2, "south", "dig in", digest="0" * 16))
    add(other.sign(chain, "south"))
    add(Entry(seat="north", end="resign"))
    add(key.sign(chain, "north"))
    return journal


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> tuple[Key, Key]:
    return my_key(tmp_path_factory.mktemp("north")), my_key(tmp_path_factory.mktemp("south"))


def test_what_is_signed(keys: tuple[Key, Key]) -> None:
    journal = signed_game(*keys)
    assert [(each.seat, each.line, each.orders, each.unsigned) for each in signatures(journal)] == [
        ("north", 11, 2, 0),
        ("south", 9, 3, 0),
    ]
    journal.entries.insert(4, Entry(1, digest="seals come and go"))
    assert signatures(journal)
    journal.entries.append(Entry(3, "north", "one more"))
    assert {each.seat: each.unsigned for each in signatures(journal)} == {"north": 1, "south": 0}


@given(st.data())
def test_any_change_is_found(keys: tuple[Key, Key], data: st.DataObject) -> None:
    journal = signed_game(*keys)
    entries = journal.entries
    number = data.draw(st.integers(0, len(entries) - 2))
    how = data.draw(st.sampled_from(["order", "drop", "twice", "swap", "header"]))
    if how == "order":
        entries[number] = msgspec.structs.replace(entries[number], order="retreat")
    elif how == "drop":
        del entries[number]
    elif how == "twice":
        entries.insert(number, Entry(seat="north", offer="draw"))
    elif how == "swap":
        entries[number], entries[number + 1] = entries[number + 1], entries[number]
    else:
        journal.header.options["a"] = "2"
    if how == "order" and (entries[number].key or entries[number].sig):
        return  # two things at once: no journal that can be read
    with pytest.raises(BadSignature):
        signatures(journal)


def test_a_seat_has_one_key(keys: tuple[Key, Key]) -> None:
    journal = signed_game(*keys)
    journal.entries.append(Entry(seat="north", key=keys[1].public))
    with pytest.raises(BadSignature, match="another key"):
        signatures(journal)


def test_the_key_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    first = my_key(folder)
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert my_key(folder).public == first.public
    file.write_text("something else")
    with pytest.raises(BrokenFile):
        my_key(folder)
