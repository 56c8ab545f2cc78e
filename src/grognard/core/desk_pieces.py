"""What cases say of pieces: traits, declared one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from grognard.core.desk_words import NONE, Word, Words, index_of, name_of, position_of
from grognard.core.errors import BrokenFile


class Trait:
    """Something that is said of a piece: `steps 2`. `words` are those it begins with."""

    def __init__(
        self,
        name: str,
        show: Callable[[Any, int], str],
        put: Callable[[Any, int, str], None] | None = None,
        *,
        always: bool = False,
        told: bool = True,
    ) -> None:
        self.words: Words = (name,)
        self.name = name
        self._show = show
        self._put = put
        self.always = always
        """Whether a set-up line always says it: others depend on it, or it has no value to start from."""
        self.told = told
        """Whether a check that is written says it."""

    def read(self, pos: Any, p: int, word: str, rest: list[str]) -> None:
        if self._put is None:
            raise BrokenFile(f"`{word}` is a word of `expect` only")
        self._put(pos, p, next_word(word, rest))

    def check(self, pos: Any, p: int, word: str, rest: list[str]) -> str | None:
        wanted, came = next_word(word, rest), self._show(pos, p)
        return None if came == wanted else f"it is {word} {came}"

    def write(self, pos: Any, p: int) -> Words:
        """What a set-up line says of a piece, if this trait belongs there."""
        return () if self._put is None else (self.name, self._show(pos, p))

    def tell(self, pos: Any, p: int) -> Words:
        """The same for a check."""
        return self.write(pos, p)


def place_trait() -> Trait:
    """`at 0910`: where a piece is."""

    def put(pos: Any, p: int, place: str) -> None:
        pos.put(p, index_of(pos.kit, "space", place))

    return Trait("at", lambda pos, p: str(pos.kit.space_names[pos.place[p]]), put)


def steps_trait(*, always: bool = False) -> Trait:
    """`steps 2`: how strong it is."""
    return Trait(
        "steps", lambda pos, p: str(pos.steps[p]), lambda pos, p, steps: pos.set_steps(p, int(steps)), always=always
    )


def number_trait(name: str, field: str, *, always: bool = False) -> Trait:
    """`damaged 2`: a number that a list holds for each piece."""

    def put(pos: Any, p: int, word: str) -> None:
        getattr(pos, field)[p] = int(word)

    return Trait(name, lambda pos, p: str(getattr(pos, field)[p]), put, always=always)


def choice_trait(name: str, field: str, names: Words) -> Trait:
    """`supply partial`: a number with names."""

    def put(pos: Any, p: int, word: str) -> None:
        getattr(pos, field)[p] = position_of(word, names, name)

    return Trait(name, lambda pos, p: names[getattr(pos, field)[p]], put)


def reference_trait(name: str, field: str, kind: str, *, told: bool = True) -> Trait:
    """`aboard JP-CV-1`, `from PAL`: a piece or a space; -1 is none."""

    def show(pos: Any, p: int) -> str:
        value = getattr(pos, field)[p]
        return NONE if value < 0 else name_of(pos.kit, kind, value)

    def put(pos: Any, p: int, word: str) -> None:
        getattr(pos, field)[p] = -1 if word == NONE else index_of(pos.kit, kind, word)

    return Trait(name, show, put, told=told)


class Marks(Trait):
    """`moved entered`: bits of a number, each a word of its own; of words for the same bits the first is written."""

    def __init__(self, field: str, bits: Mapping[str, int]) -> None:
        super().__init__(field, lambda pos, p: "", None)
        self.words = tuple(bits)
        self.field = field
        self.bits = bits

    def read(self, pos: Any, p: int, word: str, rest: list[str]) -> None:
        getattr(pos, self.field)[p] |= self.bits[word]

    def check(self, pos: Any, p: int, word: str, rest: list[str]) -> str | None:
        bits = self.bits[word]
        return None if getattr(pos, self.field)[p] & bits == bits else f"it has not {word}"

    def write(self, pos: Any, p: int) -> Words:
        left, found = getattr(pos, self.field)[p], []
        for word, bits in self.bits.items():
            if left & bits == bits:
                found.append(word)
                left &= ~bits
        return tuple(found)


class Pieces(Word):
    """`put PIECE at PLACE steps 2 …`; the check is `expect PIECE at PLACE …`."""

    subjects = 1

    def __init__(self, *traits: Trait, prepare: Callable[[Any, int], None] | None = None) -> None:
        super().__init__("put")
        self.traits = traits
        self._prepare = prepare
        """What becomes of a piece that is put, before anything is said of it."""
        self._by_word = {word: trait for trait in traits for word in trait.words}

    def _trait(self, word: str) -> Trait:
        if word not in self._by_word:
            raise BrokenFile(f"`{word}` is nothing that is said of a piece")
        return self._by_word[word]

    def read(self, pos: Any, words: Words) -> None:
        p, rest = index_of(pos.kit, "piece", words[0]), list(words[1:])
        if self._prepare is not None:
            self._prepare(pos, p)
        while rest:
            word = rest.pop(0)
            self._trait(word).read(pos, p, word, rest)

    def check(self, pos: Any, words: Words) -> str | None:
        p, rest = index_of(pos.kit, "piece", words[0]), list(words[1:])
        while rest:
            word = rest.pop(0)
            came = self._trait(word).check(pos, p, word, rest)
            if came is not None:
                return came
        return None

    def changes(self, before: Any, after: Any) -> Iterator[Words]:
        for p, name in enumerate(after.kit.piece_names):
            old = [trait.write(before, p) for trait in self.traits]
            new = [trait.write(after, p) for trait in self.traits]
            if old != new:
                said = zip(self.traits, old, new, strict=True)
                yield ("put", name, *(word for trait, was, now in said if trait.always or was != now for word in now))

    def expected(self, before: Any, after: Any) -> Iterator[Words]:
        told = [trait for trait in self.traits if trait.told]
        for p, name in enumerate(after.kit.piece_names):
            pairs = [(trait.tell(before, p), trait.tell(after, p)) for trait in told]
            words = [word for was, now in pairs if was != now for word in now]
            if words:
                yield (name, *words)


def next_word(word: str, rest: list[str]) -> str:
    if not rest:
        raise BrokenFile(f"`{word}` what?")
    return rest.pop(0)
