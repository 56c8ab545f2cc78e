"""Views as they are sent: a seat's position made into a scene, its question with every order, in its language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from grognard.core.errors import GrognardError, IllegalOrder, UnknownTitle
from grognard.core.frame import Ask
from grognard.core.game import Game
from grognard.core.ledger import load_ledger
from grognard.core.order import Order
from grognard.core.reason import Reason
from grognard.core.scene import MAP_URL, Scenery, scenery
from grognard.core.title import Meta, Title, load_title
from grognard.core.wording import Wording
from grognard.table.sight import seen_by
from grognard.table.words import TableError, say

encode = msgspec.json.Encoder().encode


class Artist:
    """Draws the games of one title in one language. Names of orders are made once."""

    def __init__(self, title: Title, language: str) -> None:
        self.title = title
        self.kit = title.kit()
        self.wording = Wording(title, self.kit, language)
        self.scenery = _scenery(title)
        self._orders: dict[Order, msgspec.Raw] = {}

    def scene(self, position: Any) -> msgspec.Raw:
        drawn: Any = {} if self.scenery is None else self.scenery.scene(position, self.wording)
        return msgspec.Raw(encode(drawn))

    def ask(self, ask: Ask) -> dict[str, Any]:
        orders = [self.order(order) for order in ask.orders]
        return {"prompt": self.wording.prompt(ask), "rules": ask.rules, "orders": msgspec.Raw(encode(orders))}

    def order(self, order: Order) -> msgspec.Raw:
        found = self._orders.get(order)
        if found is None:
            verb = self.title.verbs.get(order.verb)
            shown = {
                "order": self.title.write(self.kit, order),
                "verb": order.verb,
                "kind": verb.kind if verb is not None else "none",
                "target": None if order.target is None else self.title.target_name(self.kit, order),
                "label": self.wording.order(order),
            }
            found = self._orders[order] = msgspec.Raw(encode(shown))
        return found

    def reason(self, reason: Reason) -> dict[str, str]:
        title, text = self.wording.rule(reason.rule)
        detail = self.wording.reason(reason) if reason.detail else ""
        return {"rule": reason.rule, "title": title, "text": text, "detail": detail}

    def refusal(self, error: GrognardError, reasons: list[Reason] | None = None) -> dict[str, Any]:
        """Why an order was refused."""
        language = self.wording.language
        if isinstance(error, TableError):
            return {"message": error.told(language), "reasons": []}
        if isinstance(error, IllegalOrder) and reasons is not None:
            error = IllegalOrder(str(error), reasons)
        found = error.reasons if isinstance(error, IllegalOrder) else []
        return {"message": self.wording.error(error), "reasons": [self.reason(each) for each in found]}

    def overlay(self, game: Game, seat: str | None, key: str, target: str | None) -> dict[str, Any]:
        return self._drawn(lambda by: by.overlay(seen_by(game, seat), key, target, self.wording))

    def preview(self, game: Game, seat: str, ask: Ask) -> dict[str, Any]:
        return self._drawn(lambda by: by.preview(seen_by(game, seat), ask, self.wording))

    def _drawn(self, draw: Callable[[Scenery], Any]) -> dict[str, Any]:
        if self.scenery is None:
            raise TableError("no-such-thing")
        try:
            drawn: dict[str, Any] = msgspec.to_builtins(draw(self.scenery)) or {}
            return drawn
        except (KeyError, IndexError, ValueError, TypeError):
            raise TableError("no-such-thing") from None


@cache
def artist(title: str, language: str) -> Artist:
    return Artist(load_title(title), language)


@cache
def _scenery(title: Title) -> Scenery | None:
    try:
        return scenery(title)
    except UnknownTitle:
        return None


# what the lobby shows


@cache
def lobby_card(key: str, language: str) -> dict[str, Any]:
    """A title in the lobby."""
    title = load_title(key)
    meta, wording, french = title.meta, Wording(title, title.kit(), language), language == "fr"
    return {
        "key": key,
        "name": meta.name,
        "subtitle": meta.subtitle_fr if french else meta.subtitle,
        "credits": [meta.designer, meta.publisher, str(meta.year)],
        "rules_version": meta.rules_version,
        "sides": [{"key": side, "name": wording.name("side", side)} for side in meta.sides],
        "scenarios": [{"key": each, "name": wording.name("scenario", each)} for each in meta.scenarios],
        "options": [
            {
                "key": option.key,
                "name": option.name_fr if french else option.name,
                "rule": option.rule,
                "group": option.group,
                "choices": [
                    {"key": choice, "name": wording.name(f"option-{option.key}", choice)} for choice in option.choices
                ],
            }
            for option in meta.options
        ],
        "groups": [
            {"key": group, "name": wording.name("group", group)}
            for group in dict.fromkeys(option.group for option in meta.options if option.group)
        ],
        "seats": _seats(title, wording, {}),
        "seatings": [
            {"option": option.key, "choice": choice, "seats": _seats(title, wording, {option.key: choice})}
            for option in meta.options
            for choice in option.choices
            if title.seats({option.key: choice}) != title.seats({})
        ],
        "length": _length(meta, language),
        "complexity": meta.complexity or None,
        "picture": MAP_URL.format(key=key, file=scenery(title).cover(language)) if is_shown(key) else None,
    }


def _length(meta: Meta, language: str) -> str | None:
    parts = []
    if meta.turns:
        parts.append(say(language, "length-turns", turns=meta.turns))
    if meta.hours:
        parts.append(say(language, "length-hours", low=meta.hours[0], high=meta.hours[1]))
    return ", ".join(parts) or None


def _seats(title: Title, wording: Wording, options: dict[str, str]) -> list[dict[str, str]]:
    return [{"key": seat, "name": wording.name("seat", seat)} for seat in title.seats(options)]


def is_shown(key: str) -> bool:
    """Does the title describe itself to browsers?"""
    return _scenery(load_title(key)) is not None


def draw_portrait(key: str, language: str) -> bytes:
    """What never changes about a title, as JSON."""
    found = artist(key, language)
    if found.scenery is None:
        return encode({**lobby_card(key, language), "board": None})
    return encode(found.scenery.portrait(found.title, found.kit, language))


def rules(key: str, language: str) -> bytes:
    """The ledger, as JSON."""
    found = artist(key, language)
    rows = load_ledger(found.title.folder).rules.values()
    texts = [(row, *found.wording.rule(row.id)) for row in rows]
    return encode([{"id": row.id, "section": row.section, "title": title, "text": text} for row, title, text in texts])


def trouble(language: str) -> dict[str, Any]:
    return {"message": say(language, "trouble"), "reasons": []}
