"""Advice on declarations: what must be declared, the way of the war as it went, and whoever would come along."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice import fleet
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch9_compulsory import duty
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import COMMONWEALTH, FRANCE, GERMANY, ITALY, JAPAN, POWERS, USA, USSR
from grognard.titles.world_in_flames.verbs import ACTION, ALIGN, BREAK_PACT, CLAIM, DECLARE, TAKE_IN
from grognard.titles.world_in_flames.war import War

LOW_COUNTRIES = ("Belgium", "Netherlands")
SPRING, AUTUMN = SEASONS.index("may-jun"), SEASONS.index("sep-oct")
WEST = (1940, SPRING)
"""The year and the season in which Germany turns west."""
READY = 1941
"""From this year on Germany looks east, and the USA at Germany."""
STRIKE = (1941, SEASONS.index("nov-dec"))
"""The year and the season in which Japan attacks in the South."""
YES, NO, NEVER = 1.0, -1.0, -9.0


def declarations(view: Field, ask: Ask) -> list[float]:
    return [_worth(view, order.verb, str(order.target)) for order in ask.orders]


def _worth(view: Field, verb: str, key: str) -> float:
    pos, side = view.pos, view.side
    if verb in (ALIGN.name, CLAIM.name):
        return YES
    if verb == BREAK_PACT.name:
        return YES if side == GERMANY and key == "USSR" and _turns_east(pos) else NO
    if verb != DECLARE.name:
        return 0.0
    return YES if duty(pos, side) >= 0 or _wants(pos, side, key) else NO


def _has_fallen(pos: War, name: str) -> bool:
    return pos.kit.nation_index[name] in pos.fallen


def _turns_east(pos: War) -> bool:
    """France is beaten, and the weather is good."""
    return _has_fallen(pos, "France") and pos.year >= READY and SPRING <= pos.season < AUTUMN


def _wants(pos: War, side: int, key: str) -> bool:
    """Whether a power would attack somebody of its own accord."""
    if side == GERMANY and key in LOW_COUNTRIES:
        at_war = bool(pos.wars[side] >> FRANCE & 1)
        due = (pos.year, pos.season) >= WEST
        return at_war and _has_fallen(pos, "Poland") and not _has_fallen(pos, "France") and due
    if side == GERMANY and key == "USSR":
        return _turns_east(pos)
    if side == ITALY and key in (POWERS[FRANCE], POWERS[COMMONWEALTH]):
        paris = pos.kit.places.get("Paris", -1)
        return paris >= 0 and pos.holder[paris] == GERMANY
    if side == JAPAN:
        return key in (POWERS[USA], POWERS[COMMONWEALTH]) and (pos.year, pos.season) >= STRIKE
    if side == USA:
        return pos.year >= READY and bool(pos.wars[GERMANY] >> COMMONWEALTH & 1)
    return side in (COMMONWEALTH, FRANCE) and key == POWERS[ITALY] and bool(pos.wars[ITALY] >> USSR & 1)


def action(view: Field, ask: Ask) -> list[float]:
    """What it does; it leaves its partners' permissions as they are."""
    wishes = fleet.action(view, ask)
    return [wish if order.verb == ACTION.name else NEVER for order, wish in zip(ask.orders, wishes, strict=True)]


def precedence(view: Field, ask: Ask) -> list[float]:
    """The order of the powers as it stands."""
    return [-float(n) for n, _ in enumerate(ask.orders)]


def custody(view: Field, ask: Ask) -> list[float]:
    return [float(order == TAKE_IN) for order in ask.orders]
