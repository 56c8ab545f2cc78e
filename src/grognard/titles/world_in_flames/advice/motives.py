"""Why an order is good, in words: what stands in the advice as numbers. Principles are messages `why-PROMPT`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.frame import Ask, side_of
from grognard.core.order import Order
from grognard.titles.world_in_flames.advice.battle import able
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.fleet import relief
from grognard.titles.world_in_flames.chapters.ch11_16_attack import defenders_of
from grognard.titles.world_in_flames.chapters.ch11_16_strength import odds_of
from grognard.titles.world_in_flames.charts import odds_name
from grognard.titles.world_in_flames.kit import SIDES
from grognard.titles.world_in_flames.war import War

Said = tuple[str, dict[str, object]]


def motives(pos: War, ask: Ask, order: Order) -> Iterator[Said]:
    """The odds of an attack; what a headquarters can turn face-up."""
    if not isinstance(order.target, int):
        return
    side = SIDES.index(side_of(pos, ask.seat))
    view, space = Field(pos, side), order.target
    if ask.prompt == "declaration":
        odds = odds_of(pos, able(view, space), defenders_of(pos, side, space), space, relief=False)
        if odds.defence:
            yield "motive-odds", {"odds": odds_name(odds.level)}
    elif ask.prompt == "reorganisation":
        yield "motive-relief", {"n": int(relief(view, order.target))}
