"""Advice on US entry, on markers at borders, on what is conquered and on peace."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch13_3_markers import TARGET_KEYS
from grognard.titles.world_in_flames.chapters.ch19_record import nation_key
from grognard.titles.world_in_flames.kit import GERMANY, SIDES
from grognard.titles.world_in_flames.verbs import (
    BORDER_WITH,
    CEDE,
    CONSENT,
    DEFENSIVE,
    DONE,
    HOLD_OUT,
    LEAVE_IT,
    OFFENSIVE,
)

# 13.2, 13.3 entry markers and options

PRIZED = ("gear-up", "war-appropriations", "lend-lease-west", "lend-lease-ussr", "oil-embargo", "freeze-assets")
"""Options that do more than add tension."""


def entry_pool(view: Field, ask: Ask) -> list[float]:
    """Where more has happened: against Germany and Italy in Europe, unless that pool is far ahead."""
    counts = view.pos.entry_counts
    pools = [TARGET_KEYS.index(str(order.target)) for order in ask.orders]
    return [0.5 * pool - counts[pool] for pool in pools]


def entry_options(view: Field, ask: Ask) -> list[float]:
    """Tension is what the USA lacks longest: any option is welcome, the useful and the dear ones first."""
    charts, found = view.pos.kit.entry, []
    for order in ask.orders:
        option = charts.by_key(str(order.target))
        found.append(0.1 if option is None else 1.0 + 0.1 * option.tension + 2.0 * (option.key in PRIZED))
    return found


def proof(view: Field, ask: Ask) -> list[float]:
    """As few markers as may be: the great ones first."""
    return [float(str(order.target).partition(".")[2] or 0) for order in ask.orders]


def effort(view: Field, ask: Ask) -> list[float]:
    return [float(order.target) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def spare(view: Field, ask: Ask) -> list[float]:
    """At war with one power, tension against the others helps."""
    return [float(order != LEAVE_IT) for order in ask.orders]


def border_draw(view: Field, ask: Ask) -> list[float]:
    return [float(order.verb == BORDER_WITH.name) for order in ask.orders]


def border_use(view: Field, ask: Ask) -> list[float]:
    """Germany will break its pact, the others hope that theirs holds."""
    wanted = OFFENSIVE if view.side == GERMANY else DEFENSIVE
    return [float(order == wanted) for order in ask.orders]


def border_change(view: Field, ask: Ask) -> list[float]:
    return [float(order == DONE) for order in ask.orders]


# 13.7 conquest and peace


def refuge(view: Field, ask: Ask) -> list[float]:
    """The home of the power itself before others."""
    home = nation_key(view.pos.kit.nations[view.pos.kit.power[view.side]])
    return [float(order.target == home) for order in ask.orders]


def own_side(view: Field, ask: Ask) -> list[float]:
    """Ships for oneself, else for a friend."""
    camps, mine = view.pos.camps, view.pos.camps[view.side]
    sides = [SIDES.index(str(order.target)) for order in ask.orders]
    return [2.0 * (side == view.side) + float(camps[side] == mine) for side in sides]


def first_word(view: Field, ask: Ask) -> list[float]:
    """What is offered first: to liberate, to allow, to make peace."""
    return [float(number == 0) for number, _ in enumerate(ask.orders)]


def last_word(view: Field, ask: Ask) -> list[float]:
    """Nothing is proposed, and nothing is agreed to: wars are fought to their end."""
    return [float(number == len(ask.orders) - 1) for number, _ in enumerate(ask.orders)]


def pact(view: Field, ask: Ask) -> list[float]:
    """A pact is welcome to all but Germany, which means to break its own."""
    return [float((order == CONSENT) == (view.side != GERMANY)) for order in ask.orders]


def hold_out(view: Field, ask: Ask) -> list[float]:
    return [float(order == HOLD_OUT) for order in ask.orders]


def border_claim(view: Field, ask: Ask) -> list[float]:
    """Better to give way than to send a small country into a war alone."""
    return [float(order == CEDE) for order in ask.orders]
