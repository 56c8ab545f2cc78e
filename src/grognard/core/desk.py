"""The desk: where cases of a title are read, checked and written, by the words that the title declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.core.desk_words import Begin, ByOwner, Word, Words
from grognard.core.dice import Dice
from grognard.core.errors import BrokenFile
from grognard.core.position import Position, Table
from grognard.core.title import Kit, Title


class Desk:
    """Where a title reads its own words: components and position before play, checks after it."""

    words: tuple[Word, ...] = ()
    grounds: tuple[tuple[Words, ...], ...] = ((),)
    """Lines from which the writing of a position may start: a set-up, an empty board."""
    start: tuple[Words, ...] = ()
    """Lines that stand for the beginning of the title's own game."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.components: Mapping[str, Callable[[Words], None]] = {}
        """Readers of lines that change the components, by their first word."""
        self._begin: Begin = lambda pos: None
        self._known = {_key(word.name): word for word in self.words}

    def kit(self) -> Kit:
        """The components, once all such lines are read."""
        return self.title.kit()

    def position(self, kit: Kit, scenario: str, options: dict[str, str], table: Table | None = None) -> Position:
        """The position on which the set-up lines work: the title's own, before the sequence of play begins."""
        pos = self.title.set_up(kit, scenario, options, table or Table(Dice("case"), cited=set()))
        stack, pos.stack = pos.stack, []
        self._begin = lambda pos: pos.stack.extend(stack)
        return pos

    def set(self, pos: Any, words: Words) -> bool:
        """Read a line that changes the position; False if it is none."""
        word, rest = self._find(pos, words)
        if word is None:
            return False
        begin = word.read(pos, rest)
        if begin is not None:
            self._begin = begin
        return True

    def begin(self, pos: Any) -> None:
        """All set-up lines are read: put the sequence of play in place."""
        self._begin(pos)

    def check(self, pos: Any, words: Words) -> str | None:
        """Read a check after `expect`: None if it holds, else what came out."""
        word, rest = self._find(pos, words)
        if word is None and words[0] in pos.kit.piece_index:
            word, rest = self._known["put"], words
        if word is None:
            raise BrokenFile(f"`expect {words[0]}` is not understood")
        return word.check(pos, rest)

    def beginnings(self, pos: Any) -> Iterable[Words]:
        """Lines that might say where the sequence of play stands, the likeliest first."""
        return ()

    def _find(self, pos: Any, words: Words) -> tuple[Word | None, Words]:
        word = self._known.get(_key(words[0]))
        if word is not None:
            return word, words[1:]
        second = self._known.get(_key(words[1])) if len(words) > 1 else None
        if isinstance(second, ByOwner) and second.owner_first and words[0] in second.owners(pos):
            return second, (words[0], *words[2:])
        return None, words


def _key(name: str) -> str:
    """`oil-due` and `oil_due` are the same word."""
    return name.replace("_", "-")
