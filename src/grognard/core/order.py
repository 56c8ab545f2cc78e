"""Orders: a verb and at most one target, always picked from a finite list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeVar, cast

import msgspec

T = TypeVar("T")

Kind = Literal["none", "piece", "space", "number", "choice"]
Target = int | str | None


class Order(msgspec.Struct, frozen=True, gc=False):
    """One pick. The verb says what kind of target it has; pieces and spaces are indices."""

    verb: str
    target: Target = None


class Verb(dict[Target, Order]):
    """A verb of a title: its orders by target, made once, so that equal orders are the same object."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__()
        self.name = name
        self.kind = kind

    def __missing__(self, target: Target) -> Order:
        order = self[target] = Order(self.name, target)
        return order

    def each(self, targets: Iterable[Target]) -> list[Order]:
        """One order for each target."""
        return list(map(self.__getitem__, targets))


class Verbs:
    """The verbs of a title, declared in its chapters."""

    def __init__(self) -> None:
        self._verbs: dict[str, Verb] = {}

    def _declare(self, name: str, kind: Kind) -> Verb:
        if name in self._verbs:
            raise ValueError(f"verb {name!r} is declared twice")
        verb = self._verbs[name] = Verb(name, kind)
        return verb

    def word(self, name: str) -> Order:
        """A verb without target: the order itself."""
        return self._declare(name, "none")[None]

    def piece(self, name: str) -> Verb:
        return self._declare(name, "piece")

    def space(self, name: str) -> Verb:
        return self._declare(name, "space")

    def number(self, name: str) -> Verb:
        return self._declare(name, "number")

    def choice(self, name: str) -> Verb:
        return self._declare(name, "choice")

    def get(self, name: str) -> Verb | None:
        return self._verbs.get(name)

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def known(self, thing: T) -> T:
        """The same order, tuple or frame with the orders that were made here, which frames know as objects."""
        found: Any = thing
        if isinstance(thing, Order):
            verb = self._verbs.get(thing.verb)
            found = thing if verb is None else verb[thing.target]
        elif isinstance(thing, tuple):
            found = tuple(map(self.known, thing))
        elif isinstance(thing, msgspec.Struct):
            fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
            made = {name: self.known(value) for name, value in fields.items()}
            if any(made[name] is not fields[name] for name in fields):
                found = msgspec.structs.replace(thing, **made)
        return cast(T, found)
