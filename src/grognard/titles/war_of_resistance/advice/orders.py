"""40A1, 41A1, 46A: what the orders of battle allow; the places of the beginning; puppet governments stay."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field

WORTH = {"reorganise": 0.0, "upgrade": 2.0, "disband-by-orders": 0.0, "substitute": 0.0, "done": 1.0}


def orders(field: Field, ask: Ask) -> list[float]:
    """Better arms are taken; everything else leaves the units as they are."""
    return [WORTH[order.verb] for order in ask.orders]


def first(field: Field, ask: Ask) -> list[float]:
    """The first of them: forms are named by their strength, the best one first."""
    return [-float(number) for number in range(len(ask.orders))]


ADVISERS: dict[str, Adviser[Field]] = {
    "orders": orders,
    "upgrading": first,
    "reserve": first,
    "reserve-form": first,
}
