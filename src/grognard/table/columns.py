"""Portraits as they are sent: spaces and pieces not one by one but field by field, big boards in several sheets.

A column is a list of values; or, where values come again and again, `{"of": [value], "at": [place]}`, without places if
all are the same. A value that is null is left out in its row, and has its default; a column may be left out for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from grognard.core.scene import Portrait
from grognard.table import wire

encode = msgspec.json.Encoder().encode
SHEET = 20_000
"""Rows that are sent at once; a portrait with no more of them comes in one piece."""


def fold(rows: Sequence[msgspec.Struct]) -> wire.Columns:
    """Rows as columns."""
    if not rows:
        return wire.Columns(0, {})
    columns: dict[str, wire.Column] = {}
    for field in msgspec.structs.fields(rows[0]):
        values = [getattr(row, field.name) for row in rows]
        plain = [None if value == field.default else value for value in values]
        if any(value is not None for value in plain):
            columns[field.encode_name] = _column(msgspec.to_builtins(plain))
    return wire.Columns(len(rows), columns)


def _column(values: list[Any]) -> wire.Column:
    places: dict[bytes, int] = {}
    at = [places.setdefault(encode(value), len(places)) for value in values]
    shared = wire.Shared([msgspec.Raw(value) for value in places], at if len(places) > 1 else [])
    return values if len(encode(values)) <= len(encode(shared)) else shared


def cut(portrait: Portrait, address: Callable[[int], str], beside: Sequence[wire.Place] = ()) -> list[Any]:
    """What is sent of a portrait: its head, and then the sheets that have an address of their own.

    `beside` are the spaces of the kit that are not on the board.
    """
    sheets: list[wire.Columns] = []

    def laid(rows: Sequence[msgspec.Struct]) -> list[wire.Columns | str]:
        if len(rows) <= SHEET:
            return [fold(rows)]
        parts = [fold(rows[start : start + SHEET]) for start in range(0, len(rows), SHEET)]
        first = len(sheets) + 1
        sheets.extend(parts)
        return [address(first + number) for number in range(len(parts))]

    spaces, pieces = laid(portrait.board.spaces), laid(portrait.pieces)
    bare = msgspec.structs.replace(portrait.board, spaces=())
    head = wire.Look(msgspec.structs.replace(portrait, board=bare, pieces=()), spaces, pieces, list(beside))
    return [head, *sheets]
