"""12 Supply: everybody draws what there is; stocks are left as they are."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.advice.nation import distance
from grognard.titles.war_of_resistance.chapters.ch7_rail import Shipping
from grognard.titles.war_of_resistance.chapters.ch12_freight import Hauling
from grognard.titles.war_of_resistance.chapters.ch12_points import ITEMS
from grognard.titles.war_of_resistance.chapters.ch40_parcels import CAPITAL
from grognard.titles.war_of_resistance.kit import CHINA


def drawing(field: Field, ask: Ask) -> list[float]:
    """The strongest first."""
    return [1.0 if order.verb == "draw-rest" else 0.0 for order in ask.orders]


def leave(field: Field, ask: Ask) -> list[float]:
    """Nothing is converted or destroyed without need."""
    return [0.0 if order.verb == "done" else -1.0 for order in ask.orders]


def hauling(field: Field, ask: Ask) -> list[float]:
    """The capital goes to the city that is farthest from the enemy; any other load that was begun is put down again."""
    frame = field.pos.stack[-1]
    if not isinstance(frame, (Shipping, Hauling)) or field.side != CHINA:
        return [0.0 if order.verb == "stop" else -1.0 for order in ask.orders]
    kit = field.pos.kit
    loaded = bool(frame.cargo[ITEMS.index(CAPITAL)])
    here = distance(field, frame.space) if loaded else 0
    scores = []
    for order in ask.orders:
        target = order.target
        if order.verb == "load":
            scores.append(500.0 if target == CAPITAL else -1.0)
        elif order.verb == "to" and loaded and isinstance(target, int) and kit.is_city[target]:
            gain = distance(field, target) - here
            scores.append(float(gain) if gain > 0 else -1.0)
        else:
            scores.append(0.0 if order.verb == "stop" else -1.0)
    return scores
