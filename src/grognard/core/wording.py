"""What players read: events, questions, orders and refusals as sentences in their language.

The arguments of a message are typed by their names:

| name | value | shown as |
|---|---|---|
| `piece`, `by` | a piece (negative: nobody) | its title |
| `pieces` | pieces | a list; `pieces-count` says how many |
| `space`, `to` | a space | its name |
| `path` | spaces | all of them; `path-end` is the last |
| `picks` | orders that were given | what they name; `picks-count` says how many |
| `side` | index of a side | its name; `side-key` is its key |
| other texts | a key, such as chit `attack` | message `chit-attack` if there is one; `chit-key` is the key |
| numbers | | as they are |
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grognard.core import text
from grognard.core.errors import GrognardError, IllegalOrder
from grognard.core.event import Event
from grognard.core.frame import Ask
from grognard.core.ledger import load_ledger
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.title import Kit, Title

PIECES = ("piece", "by")
SPACES = ("space", "to")
VOCABULARY = {"winner": "side", "other": "seat"}
"""Arguments whose names are found under another one."""
FULL_TITLES = 3
"""A longer list of pieces gives only what is written on the counters."""

Shown = dict[str, str | int | float]


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
        return self._sentence(f"ask-{ask.prompt}", ask.args)

    def event(self, event: Event) -> str:
        """What happened: a line of the log."""
        return self._sentence(f"event-{event.kind}", event.args)

    def order(self, order: Order) -> str:
        """An order as it stands in a menu."""
        return self._order(order.verb, self._target(order))

    def reason(self, reason: Reason) -> str:
        """Why an order is refused: what stood against it, or else what the rule says."""
        if reason.detail:
            return self._sentence(f"reason-{reason.detail}", reason.args)
        return self.rule(reason.rule)[1]

    def error(self, error: GrognardError) -> str:
        """What went wrong, with the reasons if it was an order that is not allowed."""
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()
        args: dict[str, object] = {"text": str(error)}
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
        return self._list([self._message("piece-listed", self._names(p)) for p in pieces])

    def _counter(self, p: int) -> str:
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
            return self._counter(target)
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
        for name, value in args.items():
            if isinstance(value, str):
                shown[name] = self._key(name, value)
                shown[f"{name}-key"] = value
            elif isinstance(value, Order):
                shown[name] = self.order(value)
            elif isinstance(value, (list, tuple)):
                if name == "picks":
                    shown[name] = "; ".join(str(self._target(order)) for order in value)
                elif name == "path":
                    shown[name] = " → ".join(self.place(space) for space in value)
                    shown["path-end"] = self.place(value[-1]) if value else ""
                else:
                    shown[name] = self.pieces(value)
                shown[f"{name}-count"] = len(value)
            elif not isinstance(value, (int, float)):
                shown[name] = str(value)
            elif isinstance(value, int) and name in PIECES:
                shown[name] = self.piece(value)
            elif isinstance(value, int) and name in SPACES:
                shown[name] = self.place(value)
            elif isinstance(value, int) and name == "side":
                shown[name] = self.side(value)
                shown["side-key"] = self.title.meta.sides[value]
            else:
                shown[name] = value
        return shown

    def _key(self, name: str, value: str) -> str:
        if name == "order" and self.title.verbs.get(value) is not None:
            return self._order(value, "…")
        return self.name(VOCABULARY.get(name, name), value)

    def _sentence(self, key: str, args: Mapping[str, object]) -> str:
        """A message that stands alone, and so begins with a capital."""
        shown = self._shown(args)
        if not self._has(key):
            return self._message(key, args)
        said = self._message(key, shown)
        return said[:1].upper() + said[1:]

    def _has(self, key: str) -> bool:
        return text.has_message(self.title.folder, self.language, key)

    def _message(self, key: str, args: Mapping[str, object]) -> str:
        return text.message(self.title.folder, self.language, key, args)
