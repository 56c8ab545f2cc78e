"""A title: what the kernel must know of a game. Everything else about it stays in its folder."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.errors import BadOrder, UnknownTitle
from grognard.core.frame import Ask
from grognard.core.order import Order, Verbs
from grognard.core.position import Position, Table

Options = dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """A variant or optional rule, with its choices; the first one is the rule as printed."""

    key: str
    choices: tuple[str, ...]
    rule: str
    name: str
    name_fr: str
    group: str = ""
    """Options of one group are shown together; the text `group-<group>` is its heading."""


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby shows of a title."""

    key: str
    name: str
    subtitle: str
    subtitle_fr: str
    designer: str
    publisher: str
    year: int
    rules_version: str
    sides: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...] = ()
    turns: int = 0
    """How many turns the longest scenario has; 0: unknown, or the game knows no turns."""
    hours: tuple[int, int] | None = None
    """How long a game takes at a table, from quick players to thorough ones."""
    complexity: int = 0
    """From 1 (an evening's first wargame) to 5 (for those who read rules for pleasure); 0: not said."""


class Kit:
    """The components on the table: board, pieces, tables. A component pack or a case may replace any of it.

    A title's kit gives the names by which pieces and spaces are written and read.
    """

    piece_names: Sequence[str]
    piece_index: Mapping[str, int]
    space_names: Sequence[str]
    space_index: Mapping[str, int]

    def find_piece(self, name: str | None) -> int:
        """The piece that somebody names."""
        if name is None or name not in self.piece_index:
            raise BadOrder(f"there is no piece {name!r}")
        return self.piece_index[name]

    def find_space(self, name: str | None) -> int:
        """The space that somebody names."""
        if name is None or name not in self.space_index:
            raise BadOrder(f"there is no place {name!r} on the map")
        return self.space_index[name]

    def piece_title(self, p: int, language: str) -> str:
        """The name of a piece for people."""
        return self.piece_names[p]

    def place_title(self, space: int, language: str) -> str:
        """The name of a space for people."""
        return self.space_names[space]


class Title:
    """The base of every title. `folder` holds its ledger, data and texts."""

    meta: Meta
    verbs: Verbs
    folder: Path

    def kit(self, pack: Path | None = None) -> Kit:
        """The components, those of a player's own pack in place of ours."""
        raise NotImplementedError

    def seats(self, options: Options) -> tuple[str, ...]:
        """The seats at the table with these options."""
        return self.meta.sides

    def set_up(self, kit: Any, scenario: str, options: Options, table: Table) -> Position:
        """The position before the first decision."""
        raise NotImplementedError

    def hide(self, pos: Any, seat: str) -> Any:
        """A copy of the position without anything that the seat may not know."""
        raise NotImplementedError

    def desk(self) -> Any:
        """Where cases of this title are read (a `grognard.core.case.Desk`)."""
        raise NotImplementedError

    def advise(self, pos: Any, ask: Ask) -> list[float]:
        """How good each order of a question looks to the seat that is asked; `pos` is that seat's view.

        Reads like advice for players, and is what the greedy bot follows.
        """
        raise NotImplementedError

    def choice_name(self, verb: str, key: str, name: Callable[[str, str], str]) -> str:
        """A choice made up of several, in words (`name` looks one up by kind and key); empty if it has a text."""
        return ""

    # what is checked at the edge

    def check(self, scenario: str, options: Options) -> None:
        """Refuse unknown scenarios and options."""
        if scenario not in self.meta.scenarios:
            known = ", ".join(self.meta.scenarios)
            raise UnknownTitle(f"{self.meta.name} has no scenario {scenario!r}; it has: {known}")
        known_options = {option.key: option for option in self.meta.options}
        for key, value in options.items():
            if key not in known_options:
                known = ", ".join(known_options) or "none"
                raise UnknownTitle(f"{self.meta.name} has no option {key!r}; it has: {known}")
            if value not in known_options[key].choices:
                raise UnknownTitle(f"option {key} is one of: {', '.join(known_options[key].choices)}")

    # the notation

    def write(self, kit: Kit, order: Order) -> str:
        """An order as text, such as `move 31/58`."""
        if order.target is None:
            return order.verb
        return f"{order.verb} {self.target_name(kit, order)}"

    def target_name(self, kit: Kit, order: Order) -> str:
        verb, target = self.verbs.get(order.verb), order.target
        if verb is None:
            raise BadOrder(f"there is no order {order.verb!r}")
        if verb.kind not in ("piece", "space"):
            return str(target)
        names = kit.piece_names if verb.kind == "piece" else kit.space_names
        if not isinstance(target, int) or not 0 <= target < len(names):
            raise BadOrder(f"there is no {verb.kind} {target!r}")
        return names[target]

    def read(self, kit: Kit, verb_name: str, target: str | None) -> Order:
        """The order that a verb and the name of a target spell."""
        verb = self.verbs.get(verb_name)
        if verb is None:
            raise BadOrder(f"there is no order {verb_name!r}")
        if verb.kind == "none":
            if target is not None:
                raise BadOrder(f"{verb_name!r} takes no target, but {target!r} was given")
            return verb[None]
        if target is None:
            raise BadOrder(f"{verb_name!r} needs a {verb.kind}")
        found = self._target(kit, verb.kind, target)
        return verb.get(found) or Order(verb_name, found)

    @staticmethod
    def _target(kit: Kit, kind: str, name: str) -> int | str:
        if kind == "piece":
            return kit.find_piece(name)
        if kind == "space":
            return kit.find_space(name)
        if kind == "number":
            try:
                return int(name)
            except ValueError:
                raise BadOrder(f"{name!r} is not a number") from None
        return name


@cache
def title_keys() -> tuple[str, ...]:
    """The titles that are installed, by folder.

    One that is still being built has a file `unfinished.md` in it; it is shown to who sets GROGNARD_UNFINISHED.
    """
    import grognard.titles

    (folder,) = map(Path, grognard.titles.__path__)
    found = [module.name for module in pkgutil.iter_modules([str(folder)]) if module.ispkg]
    if not os.environ.get("GROGNARD_UNFINISHED"):
        found = [name for name in found if not (folder / name / "unfinished.md").exists()]
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def load_title(key: str) -> Title:
    """The title of that key."""
    if key not in title_keys():
        raise UnknownTitle(f"there is no title {key!r}; there are: {', '.join(title_keys())}")
    module = importlib.import_module(f"grognard.titles.{key.replace('-', '_')}")
    make: Callable[[], Title] = module.TITLE
    return make()
