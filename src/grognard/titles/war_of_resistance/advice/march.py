"""6 Movement: go where it counts, and stay where one stands well."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch6_movement import reachable
from grognard.titles.war_of_resistance.chapters.ch8_stacking import why_not_stack

WORTH_THE_MARCH = 0.5
"""A move must gain so much."""


def movement(field: Field, ask: Ask) -> list[float]:
    """First the units that gain most by moving; road marches and rests are left to people."""
    exploits = ask.prompt == "exploitation"
    scores = []
    for order in ask.orders:
        if order.verb != "move":
            scores.append(0.0 if order.verb == "done" else -1.0)
            continue
        assert isinstance(order.target, int)
        gain = _gain(field, order.target, exploits=exploits)
        scores.append(gain if gain > WORTH_THE_MARCH else -1.0)
    return scores


def _gain(field: Field, p: int, *, exploits: bool) -> float:
    pos = field.pos
    here = field.value(p, pos.place[p])
    spaces = [space for space in reachable(pos, p, exploits=exploits).spaces[1:] if not why_not_stack(pos, p, space)]
    return max((field.value(p, space) for space in spaces), default=here) - here


def moving(field: Field, ask: Ask) -> list[float]:
    """To the best hex in reach; then stop."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    here = field.value(p, field.pos.place[p]) + WORTH_THE_MARCH
    return [
        field.value(p, order.target) if order.verb == "to" and isinstance(order.target, int) else here
        for order in ask.orders
    ]
