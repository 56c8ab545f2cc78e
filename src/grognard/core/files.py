"""Component files: rows of plain CSV, those of a player's own pack in place of ours."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grognard.core.errors import BrokenFile

Row = Mapping[str, str]


def read_csv(path: Path) -> list[Row]:
    """The rows of one file."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return [{name: _kept_once(value) for name, value in row.items()} for row in csv.DictReader(file)]
    except (OSError, csv.Error, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None


def _kept_once(value: str) -> str:
    """Most values come again and again; what a row has too many or too few of is refused later."""
    return sys.intern(value) if isinstance(value, str) else value


def read_rows(path: Path, pack: Path | None = None) -> list[Row]:
    """The rows of a data file; a file of the same name in a pack replaces it whole.

    It must have our columns: a file with others is one of another version, or a mistake. No two rows may have the same
    key, if `keys.csv` beside our file declares one.
    """
    rows = read_csv(path)
    override = pack / path.name if pack else None
    keys = declared_keys(path.parent)
    if keys and path.stem not in keys:
        raise BrokenFile(f"{path.name}: {KEYS} does not say by what its rows are known")
    key = keys.get(path.stem, ())
    _check_keys(path.name, rows, key)
    if override is None or not override.exists():
        return rows
    replaced = read_csv(override)
    for number, row in enumerate(replaced, 2):
        if row.keys() != rows[0].keys() or None in row.values():
            raise BrokenFile(f"{override}:{number}: the columns must be {', '.join(rows[0])}")
    _check_keys(str(override), replaced, key)
    return replaced


KEYS = "keys.csv"
"""In a data folder: by which columns the rows of each file are known. Of `a|b` either may come first.

A file with an empty key is a plain list: the same row may come twice.
"""

Key = tuple[str, ...]


@cache
def declared_keys(folder: Path) -> Mapping[str, Key]:
    """The key of each file in a data folder; nothing if the folder declares none."""
    path = folder / KEYS
    return {row["file"]: tuple(row["key"].split()) for row in read_csv(path)} if path.exists() else {}


def _check_keys(name: str, rows: list[Row], key: Key) -> None:
    """Refuse a row that has the key of another: one of the two would be lost without a word."""
    seen: dict[tuple[str, ...], int] = {}
    for number, row in enumerate(rows if key else (), 2):
        own = tuple("|".join(sorted(row[column] for column in part.split("|"))) for part in key)
        first = seen.setdefault(own, number)
        if first != number:
            raise BrokenFile(f"{name}:{number}: {' '.join(own)} stands in line {first} already")
