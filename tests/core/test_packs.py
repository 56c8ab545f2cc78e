"""A player's own components: a file of a pack replaces ours whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.files import declared_keys, read_csv, read_rows
from grognard.core.position import Table
from grognard.core.title import load_title, title_keys

FILES = [
    pytest.param(key, path, id=f"{key}/{path.name}")
    for key in title_keys()
    for path in sorted((load_title(key).folder / "data").glob("*.csv"))
]


@pytest.mark.parametrize(("key", "path"), FILES)
def test_a_file_laid_over_itself_changes_nothing(key: str, path: Path, tmp_path: Path) -> None:
    shutil.copy(path, tmp_path)
    title = load_title(key)
    for scenario in title.meta.scenarios:
        digests = [
            title.set_up(title.kit(pack), scenario, {}, Table(Dice("pack"))).digest() for pack in (None, tmp_path)
        ]
        assert digests[0] == digests[1]


@pytest.mark.parametrize("key", title_keys())
def test_every_data_file_says_by_what_its_rows_are_known(key: str) -> None:
    folder = load_title(key).folder / "data"
    assert sorted(declared_keys(folder)) == sorted(path.stem for path in folder.glob("*.csv"))


@pytest.mark.parametrize(("key", "path"), FILES)
def test_a_row_with_the_key_of_another_is_an_error(key: str, path: Path, tmp_path: Path) -> None:
    """Whether it says the same again or something else: which of the two counts, nobody could tell."""
    header, first, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    columns = declared_keys(path.parent)[path.stem]
    other = "?" if len(read_csv(path)[0]) > len(columns) else ""
    for again in (first, first.rstrip() + other + "\n"):
        (tmp_path / path.name).write_text(header + first + "".join(rest) + again, encoding="utf-8")
        if columns:
            with pytest.raises(BrokenFile, match=rf"{path.name}:{len(rest) + 3}: .* stands in line 2 already"):
                read_rows(path, tmp_path)
        else:
            assert len(read_rows(path, tmp_path)) == len(rest) + 2


def test_of_a_pair_either_may_come_first(tmp_path: Path) -> None:
    (tmp_path / "keys.csv").write_text("file,key\nlinks,kind a|b\n")
    links = tmp_path / "links.csv"
    links.write_text("kind,a,b\nsea,X,Y\nland,X,Y\nsea,Y,Z\n")
    assert len(read_rows(links)) == 3
    links.write_text("kind,a,b\nsea,X,Y\nsea,Y,X\n")
    with pytest.raises(BrokenFile, match=r"links.csv:3: sea X\|Y stands in line 2 already"):
        read_rows(links)


def test_a_file_without_a_declared_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / "keys.csv").write_text("file,key\nlinks,a\n")
    other = tmp_path / "other.csv"
    other.write_text("a\n1\n")
    with pytest.raises(BrokenFile, match=r"keys.csv does not say"):
        read_rows(other)


def test_rows_that_are_left_out_are_gone(tmp_path: Path) -> None:
    ours = tmp_path / "ours" / "costs.csv"
    theirs = tmp_path / "pack" / "costs.csv"
    for path, text in ((ours, "item,cost\na,1\nb,2\nb,3\n"), (theirs, "item,cost\nb,4\nb,5\n")):
        path.parent.mkdir()
        path.write_text(text)
    assert read_rows(ours, theirs.parent) == read_csv(theirs)
    assert [row["cost"] for row in read_rows(ours, theirs.parent)] == ["4", "5"]
    assert read_rows(ours, tmp_path) == read_csv(ours)


@pytest.mark.parametrize("text", ["item\nb\n", "item,cost,more\nb,1,2\n", "item,cost\nb\n", "item,cost\nb,1,2\n"])
def test_other_columns_are_refused(text: str, tmp_path: Path) -> None:
    ours = tmp_path / "costs.csv"
    ours.write_text("item,cost\na,1\n")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "costs.csv").write_text(text)
    with pytest.raises(BrokenFile, match="the columns must be item, cost"):
        read_rows(ours, pack)
