"""The staff officer: which orders advice would give, and why, in words. It knows only what the seat that asks knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.core.frame import ENDING, Ask
from grognard.core.order import Order
from grognard.core.text import LANGUAGES, has_message
from grognard.core.title import Title

BEST = 3
"""How many orders are named."""


class Motive(NamedTuple):
    """What speaks for an order, or against it: a message of the title, and what it speaks of."""

    key: str
    args: dict[str, object]


class Hint(NamedTuple):
    """An order, how advice rates it, and why."""

    order: Order
    score: float
    motives: tuple[Motive, ...]


def hints(title: Title, shown: Any, ask: Ask, count: int = BEST) -> list[Hint]:
    """The best answers to a question that is put to a seat which sees this; the best first."""
    scores = title.advise(shown, ask)
    ranked = sorted(zip(ask.orders, scores, strict=True), key=lambda pair: -pair[1])[:count]
    enough = max((score for order, score in zip(ask.orders, scores, strict=True) if order.verb == ENDING), default=None)
    (best, most), found = ranked[0], list[Hint]()
    for order, score in ranked:
        motives = tuple(Motive(key, args) for key, args in title.motives(shown, ask, order))
        if enough is not None and score < enough:
            motives = (*motives, Motive("motive-against" if motives else "motive-idle", {}))
        elif not motives:
            if order is best or order.verb != best.verb:
                key = _plain(title, ask, order, first=order is best or enough is not None)
            else:
                key = "motive-equal" if score == most else "motive-next"
            motives = (Motive(key, {}),)
        found.append(Hint(order, round(score, 3), motives))
    return found


def _plain(title: Title, ask: Ask, order: Order, *, first: bool) -> str:
    """What can be said of an order about whose target the title says nothing: by what advice goes in such a question.

    The principle is the title's message `why-PROMPT-VERB` or `why-PROMPT`. It is said of what advice would do, first or
    later, and not of its opposite.
    """
    if len(ask.orders) == 1:
        return "motive-only"
    if not first:
        return "motive-less"
    for key in (f"why-{ask.prompt}-{order.verb}", f"why-{ask.prompt}"):
        if (order.verb != ENDING or key.endswith(ENDING)) and has_message(title.folder, LANGUAGES[0], key):
            return key
    return "motive-enough" if order.verb == ENDING else "motive-best"
