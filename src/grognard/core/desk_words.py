"""Kinds of words by which cases speak of a position.

Each reads a set-up line, checks an `expect` line, and writes the lines by which one position differs from another:
three uses of one declaration. Positions have a `kit`; `put` and `set_steps` change a piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from grognard.core.errors import BrokenFile
from grognard.core.frame import Frame
from grognard.core.position import Position
from grognard.core.title import Kit

Words = tuple[str, ...]
Begin = Callable[[Any], None]
"""Puts the sequence of play in place, once the position is set up."""

Names = Words | Callable[[Any], Iterable[str]]
"""Names by number; they may be those of a position's components."""

NONE = "none"


class Word:
    """A kind of statement about a position: a name, its subject (a side, a place, nothing), a value."""

    subjects = 0
    """How many words say what the statement is about."""
    absent: Words = (NONE,)
    """The value where a position has none."""
    begins = False
    """Whether the word says where the sequence of play begins."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, pos: Any, words: Words) -> Begin | None:
        """Carry out a set-up line; what is returned begins play."""
        raise BrokenFile(f"`{self.name}` is a word of `expect` only")

    def state(self, pos: Any) -> dict[Words, Words]:
        """All that the word says of a position: values by subject."""
        return {}

    def check(self, pos: Any, words: Words) -> str | None:
        """None if what follows `expect` holds, else what came out."""
        subject, value = words[: self.subjects], words[self.subjects :]
        return self.compare(self.state(pos).get(subject, self.absent), value)

    def compare(self, came: Words, wanted: Words) -> str | None:
        return None if came == wanted else f"it is {' '.join(came) or 'empty'}"

    def line(self, subject: Words, value: Words) -> Words:
        return (self.name, *subject, *value)

    def changes(self, before: Any, after: Any) -> Iterator[Words]:
        """The set-up lines that make one position of another."""
        return self._differences(before, after, self.absent)

    def _differences(self, before: Any, after: Any, absent: Words) -> Iterator[Words]:
        old, new = self.state(before), self.state(after)
        for subject in {**old, **new}:
            value = new.get(subject, absent)
            if old.get(subject, absent) != value:
                yield self.line(subject, value)

    def expected(self, before: Any, after: Any) -> Iterable[Words]:
        """The checks that tell what has changed."""
        return self.changes(before, after)


class Beginning(Word):
    """A place in the sequence of play that frames say."""

    begins = True

    def __init__(self, name: str, *frames: Callable[[Words], Frame[Any]]) -> None:
        super().__init__(name)
        self._frames = frames

    def read(self, pos: Any, words: Words) -> Begin:
        stack = [frame(words) for frame in self._frames]
        return lambda pos: pos.stack.extend(stack)


class Check(Word):
    """A word of `expect` alone."""

    def __init__(self, name: str, check: Callable[[Any, Words], str | None]) -> None:
        super().__init__(name)
        self._check = check

    def check(self, pos: Any, words: Words) -> str | None:
        return self._check(pos, words)


class Number(Word):
    """`oil 12`: a field that holds a number."""

    def __init__(self, name: str, field: str = "") -> None:
        super().__init__(name)
        self.field = field or name

    def read(self, pos: Any, words: Words) -> None:
        setattr(pos, self.field, int(_one(words)))

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(): (str(getattr(pos, self.field)),)}


class Choice(Number):
    """`yunnan active`: a number or truth that has names."""

    def __init__(self, name: str, field: str = "", names: Names = ("no", "yes")) -> None:
        super().__init__(name, field)
        self._names = names

    def read(self, pos: Any, words: Words) -> None:
        number = position_of(_one(words), _known(self._names, pos), self.name)
        setattr(pos, self.field, bool(number) if isinstance(getattr(pos, self.field), bool) else number)

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(): (_known(self._names, pos)[getattr(pos, self.field)],)}


class ByOwner(Word):
    """`werp jp 13`, `japan general 3`, `air Air-B1 used`: numbers by side, nation or name; they may have names too."""

    subjects = 1

    def __init__(self, name: str, owners: Names, values: Words = (), *, owner_first: bool = False) -> None:
        super().__init__(name)
        self._owners = owners
        self._values = values
        self.owner_first = owner_first

    def owners(self, pos: Any) -> list[str]:
        return _known(self._owners, pos)

    def read(self, pos: Any, words: Words) -> None:
        owner, value = words
        numbers, owners = getattr(pos, self.name), self.owners(pos)
        for at in range(len(owners)) if owner == "all" else (position_of(owner, owners, "owner"),):
            numbers[at] = position_of(value, self._values, "value") if self._values else int(value)

    def state(self, pos: Any) -> dict[Words, Words]:
        shown = [self._values[value] if self._values else str(value) for value in getattr(pos, self.name)]
        return {(owner,): (value,) for owner, value in zip(self.owners(pos), shown, strict=True)}

    def line(self, subject: Words, value: Words) -> Words:
        return (*subject, self.name, *value) if self.owner_first else super().line(subject, value)


class Control(Word):
    """`control jp LUZ MIN`: to whom spaces belong, in a list by space."""

    def __init__(self, name: str, owners: Words) -> None:
        super().__init__(name)
        self.owners = owners

    def read(self, pos: Any, words: Words) -> None:
        for place in words[1:]:
            owner = position_of(words[0], self.owners, "owner")
            getattr(pos, self.name)[index_of(pos.kit, "space", place)] = owner

    def check(self, pos: Any, words: Words) -> str | None:
        for place in words[1:]:
            came = self.owners[getattr(pos, self.name)[index_of(pos.kit, "space", place)]]
            if came != words[0]:
                return f"{place} is {came}'s"
        return None

    def changes(self, before: Any, after: Any) -> Iterator[Words]:
        taken: dict[str, list[str]] = {}
        for place, was, now in zip(
            after.kit.space_names, getattr(before, self.name), getattr(after, self.name), strict=False
        ):
            if was != now:
                taken.setdefault(self.owners[now], []).append(place)
        return ((self.name, owner, *places) for owner, places in taken.items())


class Listed(Word):
    """`network SOL COR`: a list of spaces, pieces or numbers, given as a whole."""

    def __init__(self, name: str, kind: str, field: str = "") -> None:
        super().__init__(name)
        self.kind = kind
        self.field = field or name

    def read(self, pos: Any, words: Words) -> None:
        setattr(pos, self.field, [index_of(pos.kit, self.kind, word) for word in words])

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(): tuple(name_of(pos.kit, self.kind, value) for value in getattr(pos, self.field))}

    def compare(self, came: Words, wanted: Words) -> str | None:
        return super().compare(tuple(sorted(came)), tuple(sorted(wanted)))


class Single(Listed):
    """`network-sub SOL`, `network-sub none`: one space or piece; a field of -1 has none."""

    def read(self, pos: Any, words: Words) -> None:
        word = _one(words)
        setattr(pos, self.field, -1 if word == NONE else index_of(pos.kit, self.kind, word))

    def state(self, pos: Any) -> dict[Words, Words]:
        value = getattr(pos, self.field)
        return {(): (NONE if value < 0 else name_of(pos.kit, self.kind, value),)}


class Placed(Word):
    """`fort 0505 japan`, `fort 0505 none`: a field that holds a value for some spaces: names, or numbers or words."""

    subjects = 1

    def __init__(self, name: str, field: str, values: Words | type[int] | type[str], absent: str = NONE) -> None:
        super().__init__(name)
        self.field = field
        self.values = values
        self.absent = (absent,)

    def read(self, pos: Any, words: Words) -> None:
        place, value = words
        held, space = getattr(pos, self.field), index_of(pos.kit, "space", place)
        if value == NONE:
            held.pop(space, None)
        elif isinstance(self.values, tuple):
            held[space] = position_of(value, self.values, "owner")
        else:
            held[space] = self.values(value)

    def state(self, pos: Any) -> dict[Words, Words]:
        names = self.values
        return {
            (pos.kit.space_names[space],): (names[value] if isinstance(names, tuple) else str(value),)
            for space, value in getattr(pos, self.field).items()
        }

    def changes(self, before: Any, after: Any) -> Iterator[Words]:
        return self._differences(before, after, (NONE,))

    def expected(self, before: Any, after: Any) -> Iterator[Words]:
        return self._differences(before, after, self.absent)


class Plain(Word):
    """`declared "[[3,\"surface\",[4,5]]]"`: a field as plain data, where no better words are worth it."""

    def __init__(self, field: str, kind: type[Position]) -> None:
        super().__init__(field)
        self._hint = kind.sights[field][1]

    def read(self, pos: Any, words: Words) -> None:
        try:
            value = msgspec.json.decode(_one(words), type=self._hint)
        except msgspec.MsgspecError as error:
            raise BrokenFile(f"`{self.name}`: {error}") from None
        setattr(pos, self.name, value)

    def state(self, pos: Any) -> dict[Words, Words]:
        return {(): (msgspec.json.encode(getattr(pos, self.name)).decode(),)}


# names


def index_of(kit: Kit, kind: str, name: str) -> int:
    """The piece or space of that name, or an error that names it; a number is itself."""
    if kind == "number":
        return int(name)
    index = kit.piece_index if kind == "piece" else kit.space_index
    if name not in index:
        raise BrokenFile(f"there is no {'piece' if kind == 'piece' else 'place'} {name!r}")
    return index[name]


def name_of(kit: Kit, kind: str, value: int) -> str:
    if kind == "number":
        return str(value)
    return (kit.piece_names if kind == "piece" else kit.space_names)[value]


def position_of(name: str, names: Iterable[str], what: str) -> int:
    """Which of the names it is."""
    known = list(names)
    if name not in known:
        raise BrokenFile(f"there is no {what} {name!r}; there are: {', '.join(known)}")
    return known.index(name)


def sorted_words(words: Iterable[str], counts: Mapping[str, int]) -> tuple[list[str], dict[str, Words]]:
    """Bare words, and those that are followed by as many others as `counts` says, with these."""
    bare: list[str] = []
    given: dict[str, Words] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word not in counts:
            bare.append(word)
            continue
        if len(rest) < counts[word]:
            raise BrokenFile(f"`{word}` is followed by {counts[word]} more")
        given[word], rest = tuple(rest[: counts[word]]), rest[counts[word] :]
    return bare, given


def compared(came: object, wanted: object) -> str | None:
    """None if they are the same, else what came out."""
    return None if came == wanted else f"it is {came}"


def _known(names: Names, pos: Any) -> list[str]:
    return list(names(pos) if callable(names) else names)


def _one(words: Words) -> str:
    if len(words) != 1:
        raise BrokenFile(f"one word was expected, not {len(words)}")
    return words[0]


def known(words: Iterable[str], *all_known: str) -> None:
    """Refuse words that are none of those that are known."""
    for word in words:
        if word not in all_known:
            raise BrokenFile(f"`{word}` is none of: {', '.join(all_known)}")


def overlaid(rows: Iterable[Mapping[str, str]], changes: list[dict[str, str]], keys: list[str]) -> list[dict[str, str]]:
    """Rows of a table with those of a case in place of ours, or added."""
    merged = [dict(row) for row in rows]
    for change in changes:
        found = next((row for row in merged if all(row[key] == change[key] for key in keys)), None)
        if found is None:
            merged.append(change)
        else:
            found.update(change)
    return merged
