"""What players read: events, questions, orders and refusals as sentences in their language.

What the arguments of a message are is declared (`core.kinds.Args` and the title's own class):

| kind | shown as |
|---|---|
| a piece (negative: nobody) | its title |
| pieces | a list; `<name>-count` says how many |
| a space | its name |
| spaces | all of them; `<name>-end` is the last |
| orders that were given | what they name; `<name>-count` says how many |
| a side, by its number | its name; `<name>-key` is its key |
| a word, such as chit `attack` | message `chit-attack` if there is one; `chit-key` is the key |
| words | a list; `<name>-count` says how many |
| numbers | as they are |
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.core import text
from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.kinds import Argument, arguments
from grognard.core.ledger import load_ledger
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.title import Kit, Title

if TYPE_CHECKING:
    from grognard.core.hints import Motive

FULL_TITLES = 3
"""A longer list of pieces gives only what is written on the counters."""

TARGET = "{}"
"""Where the target stands in the pattern of an order."""

Shown = dict[str, str | int | float]


class Span(NamedTuple):
    """A stretch of a sentence that names a piece or a space, which is known by its number."""

    start: int
    end: int
    piece: int | None
    space: int | None


class Wording:
    """The texts of one title in one language."""

    def __init__(self, title: Title, kit: Kit, language: str) -> None:
        self.title = title
        self.kit = kit
        self.language = text.known_language(language)
        self._places: dict[int, str] = {}
        self._counters: dict[int, str] = {}

    # sentences

    def prompt(self, ask: Ask) -> str:
        """What is asked."""
        return self._told(f"ask-{ask.prompt}", ask.args)

    def event(self, event: Event) -> str:
        """What happened: a line of the log."""
        return self._told(f"event-{event.kind}", event.args)

    def asked(self, ask: Ask) -> tuple[str, list[Span]]:
        """What is asked, and where it names pieces and spaces."""
        return _read(self._marking.prompt(ask))

    def told(self, event: Event) -> tuple[str, list[Span]]:
        """What happened, and where it names pieces and spaces."""
        return _read(self._marking.event(event))

    @cached_property
    def _marking(self) -> Wording:
        return _Marking(self)

    def order(self, order: Order) -> str:
        """An order as it stands in a menu."""
        return self._order(order.verb, self._target(order))

    def pattern(self, verb: str) -> str:
        """All orders of a verb whose target is a piece or a space; `TARGET` stands for what it is `called`."""
        return self._order(verb, TARGET)

    def reason(self, reason: Reason) -> str:
        """Why an order is refused: what stood against it, or else what the rule says."""
        if reason.detail:
            return self._told(f"reason-{reason.detail}", reason.args)
        return self.rule(reason.rule)[1]

    def motive(self, motive: Motive) -> str:
        """Why an order is good, or is not."""
        return self._told(motive.key, motive.args)

    def error(self, error: GrognardError) -> str:
        """What went wrong, with the reasons if it was an order that is not allowed."""
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()
        args = {"text": str(error)}
        if isinstance(error, IllegalOrder):
            args["reasons"] = " ".join(self.reason(reason) for reason in error.reasons)
        return self._sentence(f"error-{name}", args).strip()

    def rule(self, rule: str) -> tuple[str, str]:
        """Title and text of a rule."""
        row = load_ledger(self.title.folder)[rule]
        if self.language == "fr":
            return row.title_fr or row.title, row.rule_fr or row.rule
        return row.title, row.rule

    # names

    def name(self, kind: str, key: str) -> str:
        """The name of a key (`name("chit", "attack")`); the key itself if it has none."""
        found = f"{kind}-{key}"
        return self._message(found, {}) if self._has(found) else key

    def side(self, side: int) -> str:
        return self.name("side", self.title.meta.sides[side])

    def piece(self, p: int) -> str:
        """The full name of a piece."""
        return self.kit.piece_title(p, self.language) if p >= 0 else self._message("nobody", {})

    def place(self, space: int) -> str:
        """A place as players know it: `Homalin (0909)`, `hex 0811`, the name of a box."""
        found = self._places.get(space)
        if found is None:
            found = self._places[space] = self._place(space)
        return found

    def _place(self, space: int) -> str:
        key = self.kit.space_names[space]
        if self._has(f"box-{key}"):
            return self._message(f"box-{key}", {})
        name = self.kit.place_title(space, self.language)
        if name == key:
            return self._message("place-plain", {"space": key})
        return self._message("place-named", {"name": name, "space": key})

    def pieces(self, pieces: Sequence[int]) -> str:
        """A list of pieces, by their counters if there are many."""
        if len(pieces) <= FULL_TITLES:
            return self._list([self.piece(p) for p in pieces])
        return self._list([self._listed(p) for p in pieces])

    def _listed(self, p: int) -> str:
        return self._message("piece-listed", self._names(p))

    def called(self, p: int) -> str:
        """A piece as an order names it: `31/58 — 58th Infantry Regiment`, or only by name if it bears no code."""
        found = self._counters.get(p)
        if found is None:
            names = self._names(p)
            plain = names["name"] == names["counter"]
            found = self._counters[p] = names["name"] if plain else self._message("piece-named", names)
        return found

    def _names(self, p: int) -> dict[str, str]:
        return {"counter": self.kit.piece_names[p], "name": self.piece(p)}

    def _list(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._message("list-last", {"first": ", ".join(names[:-1]), "last": names[-1]})

    # messages

    def _order(self, verb: str, target: str | int) -> str:
        return self._sentence(f"order-{verb}", {"target": target} if target != "" else {})

    def _target(self, order: Order) -> str | int:
        verb, target = self.title.verbs.get(order.verb), order.target
        if verb is None or target is None:
            return "" if target is None else target
        if verb.kind == "piece" and isinstance(target, int):
            return self.called(target)
        if verb.kind == "space" and isinstance(target, int):
            return self.place(target)
        if verb.kind == "choice":
            kind = text.attribute(self.title.folder, self.language, f"order-{order.verb}", "target")
            made_up = self.title.choice_name(order.verb, str(target), self.name)
            return made_up or self.name(kind or order.verb, str(target))
        return target

    def _shown(self, args: Mapping[str, object]) -> Shown:
        """The arguments of a message as a player knows them."""
        shown: Shown = {}
        known = arguments(self.title.args)
        for name, value in args.items():
            argument = known.get(name)
            if argument is None:
                raise TypeError(f"{self.title.args.__name__} does not declare {name}")
            if isinstance(value, (list, tuple)):
                shown[name] = self._several(argument, value)
                shown[f"{name}-count"] = len(value)
                if argument.kind == "space":
                    shown[f"{name}-end"] = self.place(value[-1]) if value else ""
            else:
                shown[name] = self._one(argument, value)
                if isinstance(value, str):
                    shown[f"{name}-key"] = value
                elif argument.kind == "side" and isinstance(value, int):
                    shown[f"{name}-key"] = self.title.meta.sides[value]
        return shown

    def _one(self, argument: Argument, value: object) -> str | int | float:
        """A single argument in words."""
        if isinstance(value, Order):
            return self.order(value)
        if isinstance(value, str):
            if argument.kind == "order" and self.title.verbs.get(value) is not None:
                return self._order(value, "…")
            return self.name(argument.words, value)
        if isinstance(value, int):
            if argument.kind == "piece":
                return self.piece(value)
            if argument.kind == "space":
                return self.place(value)
            if argument.kind == "side":
                return self.side(value)
        return value if isinstance(value, (int, float)) else str(value)

    def _several(self, argument: Argument, values: Sequence[Any]) -> str:
        """A list of arguments in words."""
        if argument.kind == "order":
            return "; ".join(str(self._target(order)) for order in values)
        if argument.kind == "space":
            return " → ".join(map(self.place, values))
        if argument.kind == "piece":
            return self.pieces(values)
        return self._list([str(self._one(argument, value)) for value in values])

    def _told(self, key: str, args: Mapping[str, object]) -> str:
        """A message about what its arguments stand for."""
        return self._sentence(key, self._shown(args)) if self._has(key) else self._message(key, args)

    def _sentence(self, key: str, shown: Mapping[str, str | int | float]) -> str:
        """A message that stands alone, and so begins with a capital; its arguments are words already."""
        said = self._message(key, shown)
        return self._capital(said) if self._has(key) else said

    def _capital(self, said: str) -> str:
        return said[:1].upper() + said[1:]

    def _has(self, key: str) -> bool:
        return text.has_message(self.title.folder, self.language, key)

    def _message(self, key: str, args: Mapping[str, object]) -> str:
        return text.message(self.title.folder, self.language, key, args)


# where a sentence names pieces and spaces

_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"
"""Around a name while a sentence is made: no text has these characters."""
_NAMED = re.compile(f"{_BEGIN}([ps])([0-9]+){_MIDDLE}([^{_BEGIN}{_END}]*){_END}")


class _Marking(Wording):
    """Says the same, with marks around the names of pieces and spaces."""

    def __init__(self, plain: Wording) -> None:
        super().__init__(plain.title, plain.kit, plain.language)
        self._plain = plain

    def piece(self, p: int) -> str:
        return f"{_BEGIN}p{p}{_MIDDLE}{self._plain.piece(p)}{_END}" if p >= 0 else self._plain.piece(p)

    def place(self, space: int) -> str:
        return f"{_BEGIN}s{space}{_MIDDLE}{self._plain.place(space)}{_END}"

    def called(self, p: int) -> str:
        return f"{_BEGIN}p{p}{_MIDDLE}{self._plain.called(p)}{_END}"

    def _listed(self, p: int) -> str:
        return f"{_BEGIN}p{p}{_MIDDLE}{self._plain._listed(p)}{_END}"

    def _capital(self, said: str) -> str:
        first = said.find(_MIDDLE) + 1 if said.startswith(_BEGIN) else 0
        return said[:first] + said[first : first + 1].upper() + said[first + 1 :]


def _read(marked: str) -> tuple[str, list[Span]]:
    """A sentence without its marks, and what they say."""
    text, spans, end = "", list[Span](), 0
    for found in _NAMED.finditer(marked):
        kind, number, name = found.groups()
        text += marked[end : found.start()]
        piece, space = (int(number), None) if kind == "p" else (None, int(number))
        spans.append(Span(len(text), len(text) + len(name), piece, space))
        text += name
        end = found.end()
    return text + marked[end:], spans
