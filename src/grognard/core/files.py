"""Component files: rows of plain CSV, those of a player's own pack in place of ours."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from grognard.core.errors import BrokenFile

Row = Mapping[str, str]


def read_csv(path: Path) -> list[Row]:
    """The rows of one file."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))
    except (OSError, csv.Error, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path.name}: {error}") from None


def read_rows(path: Path, pack: Path | None = None, keys: Sequence[str] = ()) -> list[Row]:
    """The rows of a data file; a file of the same name in a pack replaces rows by their key (the first column)."""
    rows = read_csv(path)
    override = pack / path.name if pack else None
    if override is None or not override.exists():
        return rows
    keys = keys or (next(iter(rows[0])),)
    replaced = {tuple(row[key] for key in keys): row for row in read_csv(override)}
    merged = [dict(row) | dict(replaced.pop(tuple(row[key] for key in keys), {})) for row in rows]
    return [*merged, *replaced.values()]
