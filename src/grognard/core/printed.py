"""Tables that are shown as they are printed: which columns of which data file, under what heads, as data.

They stand in `data/look.toml`, a table after the other. What has to be worked out is left to the title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from grognard.core import portraits
from grognard.core.files import Row
from grognard.core.scene import ChartTable
from grognard.core.wording import Wording


class Column(msgspec.Struct, array_like=True, frozen=True):
    """A column: its head, what stands in its cells, and of what kind the words there are (empty: none).

    A head is words of the texts (`chart-die` is `die`, those of another kind are `level.decisive`), or stands for
    itself. A cell is a column of the file, in the language if there is one, or made of several (`{d-on}+`). Of a kind
    with a plus at its end there may be several words in a cell.
    """

    head: str
    cell: str
    kind: str = ""


class PrintedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: the file that it is in if that has another name, and its columns: by default all, as they are there."""

    key: str
    rule: str = ""
    table: str = ""
    columns: tuple[Column, ...] = ()


def charts(
    shown: Sequence[PrintedTable],
    tables: Mapping[str, Sequence[Row]],
    worked_out: Mapping[str, ChartTable],
    wording: Wording,
) -> Iterator[ChartTable]:
    """All tables in their order, those that are `worked_out` among them."""
    for each in shown:
        yield (
            worked_out[each.key] if each.key in worked_out else _printed(each, tables[each.table or each.key], wording)
        )


def _printed(table: PrintedTable, rows: Sequence[Row], wording: Wording) -> ChartTable:
    columns = table.columns or tuple(Column(name, name) for name in rows[0] if name != "source")
    cells = ((_cell(row, column, wording) for column in columns) for row in rows)
    return portraits.chart(wording, table.key, (_head(each.head, wording) for each in columns), cells, table.rule)


def _head(head: str, wording: Wording) -> str:
    named = []
    for word in head.split(" "):
        kind, _, key = word.rpartition(".")
        named.append(_dashed(wording.name(kind or "chart", key)))
    return " ".join(named)


def _cell(row: Row, column: Column, wording: Wording) -> str:
    value = row.get(f"{column.cell}_{wording.language}") or row.get(column.cell) or ""
    if "{" in column.cell:
        value = column.cell.format(**row)
    if not column.kind or not value:
        return _dashed(value)
    words = value.split() if column.kind.endswith("+") else [value]
    return " + ".join(_named(word, column.kind.rstrip("+"), wording) for word in words)


def _named(word: str, kind: str, wording: Wording) -> str:
    """A word of a file by its name; a number has none."""
    if word.lstrip("-").isdigit():
        return _dashed(word)
    return wording.name(kind, word.replace(":", "-").replace(" ", "-"))


def _dashed(value: str) -> str:
    """`1-4` and `-/X` with dashes, `-2` with a minus; several words are as they should be."""
    if " " in value:
        return value
    return value.replace("-", "−") if value[1:].isdigit() else value.replace("-", "–")
