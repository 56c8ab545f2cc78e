"""A desk for titles whose components are tables: cases start from an empty board or a set-up, and may change rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.core.desk import Desk
from grognard.core.desk_words import Begin, Words
from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.files import Row
from grognard.core.position import Position, Table
from grognard.core.title import Kit, Title

Tables = Mapping[str, Sequence[Row]]


class TableDesk(Desk):
    """`set-up` lays out the scenario, without it the board is empty; `change TABLE KEY COLUMN VALUE…` changes a row."""

    grounds = ((("set-up",),), ())

    def __init__(
        self, title: Title, begin: Begin, tables: Callable[[], Tables], make_kit: Callable[[Tables], Kit]
    ) -> None:
        super().__init__(title)
        self.components = {"set-up": self._set_up, "change": self._change}
        self._begin = begin
        self._tables, self._make_kit = tables, make_kit
        self._changes: dict[str, dict[str, dict[str, str]]] = {}
        self._full = False

    def laid_out(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> Position:
        """The position as the scenario's set-up has it, before the sequence of play begins."""
        raise NotImplementedError

    def empty(self, kit: Kit, scenario: str, options: dict[str, str], table: Table) -> Position:
        """The position with an empty board."""
        raise NotImplementedError

    def _set_up(self, words: Words) -> None:
        """`set-up` uses the scenario's own."""
        self._full = True

    def _change(self, words: Words) -> None:
        """`change places HKG port 3 werp 2` changes a row of a data file."""
        table, key, *pairs = words
        self._changes.setdefault(table, {}).setdefault(key, {}).update(zip(pairs[::2], pairs[1::2], strict=True))

    def kit(self) -> Kit:
        if not self._changes:
            return self.title.kit()
        tables = dict(self._tables())
        for name, changes in self._changes.items():
            if name not in tables:
                raise BrokenFile(f"there is no table {name!r}")
            tables[name] = [_changed(row, changes) for row in tables[name]]
        return self._make_kit(tables)

    def position(self, kit: Kit, scenario: str, options: dict[str, str], table: Table | None = None) -> Position:
        table = table or Table(Dice("case"), cited=set())
        return (self.laid_out if self._full else self.empty)(kit, scenario, options, table)


def _changed(row: Row, changes: Mapping[str, Mapping[str, str]]) -> Row:
    return {**row, **changes.get(next(iter(row.values())), {})}
