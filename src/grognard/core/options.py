"""The options of a game as rules read them: a name or a choice that the title does not declare is an error."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NoReturn

import msgspec

from grognard.core.errors import UndeclaredOption
from grognard.core.meta import Meta


class Choices(msgspec.Struct, frozen=True, dict=True):
    """Which choice each option is played by.

    Only choices other than the first are written down, so that a position says the same whether the first one was
    named or not. What is declared comes along when they are made (`chosen`), and is no part of the encoded form.
    """

    made: dict[str, str]

    def __getitem__(self, key: str) -> str:
        """The choice by which an option is played."""
        return self._played[key]

    def plays(self, key: str, choice: str) -> bool:
        """Whether an option is played by this choice."""
        return self._asked[key, choice]

    @cached_property
    def declared(self) -> Mapping[str, tuple[str, ...]]:
        """The options that there are, and their choices."""
        raise UndeclaredOption("these choices have not been laid beside what their title declares")

    @cached_property
    def _played(self) -> Mapping[str, str]:
        return Declared({key: self.made.get(key, choices[0]) for key, choices in self.declared.items()})

    @cached_property
    def otherwise(self) -> Mapping[str, bool]:
        """By option: whether it is played otherwise than by its first choice."""
        return Declared({key: key in self.made for key in self.declared})

    @cached_property
    def _asked(self) -> Mapping[tuple[str, str], bool]:
        return Declared({(key, one): self[key] == one for key, choices in self.declared.items() for one in choices})


class Declared(dict[Any, Any]):
    """A table of everything that is declared; to ask for anything else is a defect of the title."""

    def __missing__(self, key: object) -> NoReturn:
        raise UndeclaredOption(f"no option of that name or choice is declared: {key}")


def chosen(meta: Meta, options: Mapping[str, str]) -> Choices:
    """The choices of a game: those that were made, and for the rest what the title declares first."""
    declared = {option.key: option.choices for option in meta.options}
    for key in options:
        meta.option(key)
    choices = Choices({key: options[key] for key in declared if options.get(key, declared[key][0]) != declared[key][0]})
    choices.__dict__["declared"] = declared
    return choices
