"""Advice on lending: what one cannot use goes to who can."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch5_lending import WARES, left_to_give
from grognard.titles.world_in_flames.chapters.ch13_6_output import output
from grognard.titles.world_in_flames.chapters.ch13_6_resources import plants_of
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.verbs import GIVE


def lending(view: Field, ask: Ask) -> list[float]:
    """A resource that feeds no factory of one's own goes to a partner with an idle one; build points are kept."""
    pos, side, found = view.pos, view.side, []
    spare = left_to_give(pos, side, WARES) > output(pos, side).points
    for order in ask.orders:
        idle = False
        if spare and order.verb == GIVE.name and isinstance(order.target, str):
            taker = SIDES.index(order.target)
            given = sum(row[2] for row in pos.pledges if row[1] == taker)
            idle = sum(plants_of(pos, taker).values()) > output(pos, taker).points + given
        found.append(1.0 if idle else 0.5 if order.verb == "done" else 0.0)
    return found
