"""Advice on questions that are answered in a word: who leaves, who is spared, what comes first."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.exchange import worth_of
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.landing import troops
from grognard.titles.world_in_flames.advice.sea import balance, value
from grognard.titles.world_in_flames.kit import FIGHTERS, MINOR, TRS
from grognard.titles.world_in_flames.verbs import CONSENT, INSTALL, LET_GO, TO_NATIONALISTS

HOSTS = 3.0
"""What it is worth to a transport to lie where troops wait."""


def role(view: Field, ask: Ask) -> list[float]:
    """Fighters keep the sky, all others bomb."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    fighter = view.pos.kit.kind[p] in FIGHTERS
    return [float((order.target == "fighter") == fighter) for order in ask.orders]


def any_word(view: Field, ask: Ask) -> list[float]:
    """All that can be done is done; which comes first makes little difference."""
    return [float(order.target is not None) for order in ask.orders]


def consent(view: Field, ask: Ask) -> list[float]:
    return [float(order == CONSENT) for order in ask.orders]


def let_go(view: Field, ask: Ask) -> list[float]:
    """Better the French go than Vichy becomes an enemy."""
    return [float(order == LET_GO) for order in ask.orders]


def install(view: Field, ask: Ask) -> list[float]:
    return [float(order == INSTALL) for order in ask.orders]


def yes(view: Field, ask: Ask) -> list[float]:
    return [float(order.target == "yes") for order in ask.orders]


def settling(view: Field, ask: Ask) -> list[float]:
    """Where a unit does most good; a ship or an aircraft where there is most room."""
    pos, p = view.pos, ask.args["piece"]
    assert isinstance(p, int)
    found = []
    for order in ask.orders:
        space = order.target
        if not isinstance(space, int):
            found.append(0.0)
        elif pos.kit.is_ship[p]:
            found.append(_harbour(view, p, space))
        else:
            found.append(view.worth(p, space))
    return found


def _harbour(view: Field, p: int, port: int) -> float:
    """A transport lies where troops wait, a warship in a great port towards the war."""
    pos = view.pos
    worth = 1.0 - 0.02 * max(0, int(view.to_goal()[port])) - (pos.kit.port[port] == MINOR)
    if pos.kit.kind[p] == TRS:
        others = sum(pos.kit.kind[q] == TRS and pos.side(q) == view.side for q in pos.index.port[port])
        worth += HOSTS * (len(troops(view, port)) > others)
    return worth


def least(view: Field, ask: Ask) -> list[float]:
    """Units that are worth least."""
    kit = view.pos.kit
    return [-float(kit.factor[order.target]) if isinstance(order.target, int) else -99.0 for order in ask.orders]


def resolution(view: Field, ask: Ask) -> list[float]:
    """The best attack first: what it opens serves the others."""
    pos, found = view.pos, []
    for order in ask.orders:
        space = order.target
        found.append(worth_of(view, pos.attacks[space], space) if isinstance(space, int) else 0.0)
    return found


def high(view: Field, ask: Ask) -> list[float]:
    """As high in the box as may be."""
    section = view.pos.kit.seas.section
    return [float(section[order.target]) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def dash(view: Field, ask: Ask) -> list[float]:
    """Aircraft fly into a combat that is not lost already."""
    space = ask.args["space"]
    assert isinstance(space, int)
    good = balance(view, view.pos.kit.seas.of[space])
    return [good if isinstance(order.target, int) else 0.0 for order in ask.orders]


def escorts(view: Field, ask: Ask) -> list[float]:
    """The strongest come along."""
    return [value(view, order.target) if isinstance(order.target, int) else 0.5 for order in ask.orders]


def handing(view: Field, ask: Ask) -> list[float]:
    """Cities go back to the Nationalists, who have the factories."""
    return [float(order.verb == TO_NATIONALISTS.name) for order in ask.orders]


def staff(view: Field, ask: Ask) -> list[float]:
    """The headquarters whose die is likeliest to succeed."""
    value = view.pos.kit.reorganisation
    return [float(value[order.target]) if isinstance(order.target, int) else 0.0 for order in ask.orders]
