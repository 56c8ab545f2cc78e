"""Advice on declarations: what must be declared, the way of the war as it went, and whoever would come along."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice import fleet
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch9_4_us_war import modifiers
from grognard.titles.world_in_flames.chapters.ch9_compulsory import duty
from grognard.titles.world_in_flames.chapters.ch9_declarations import BOTH
from grognard.titles.world_in_flames.chapters.ch13_3_markers import AXIS as POOLS
from grognard.titles.world_in_flames.chapters.ch13_3_markers import entry_level, in_play, tension_level
from grognard.titles.world_in_flames.charts import SEASONS
from grognard.titles.world_in_flames.kit import (
    COMMONWEALTH,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    POWER_KEYS,
    POWERS,
    USA,
    USSR,
    VICHY,
)
from grognard.titles.world_in_flames.verbs import (
    ACTION,
    ALIGN,
    BREAK_PACT,
    CLAIM,
    CLOSE_ROAD,
    DECLARE,
    OCCUPY,
    RENEW_PACT,
    TAKE_IN,
)
from grognard.titles.world_in_flames.war import War

LOW_COUNTRIES = ("Belgium", "Netherlands")
SPRING, AUTUMN = SEASONS.index("may-jun"), SEASONS.index("sep-oct")
WEST = (1940, SPRING)
"""The year and the season in which Germany turns west."""
READY = 1941
"""From this year on Germany looks east, and the USA at Germany."""
STRIKE = (1941, SEASONS.index("nov-dec"))
"""The year and the season in which Japan attacks in the South."""
TORCH = (1942, AUTUMN)
"""The year and the season from which the Allies go for what Vichy France has."""
MANCHURIA = (1945, SEASONS.index("jul-aug"))
"""The year and the season in which the USSR turns on Japan."""
REVENGE = 1943
"""The year from which the USSR breaks the pact itself, if it still stands."""
HOPES = {1941: 7, 1942: 5}
"""By year: faces of ten with which the USA tries to declare war; a failure costs it markers. Later any will do."""
YES, NO, NEVER = 1.0, -1.0, -9.0


def declarations(view: Field, ask: Ask) -> list[float]:
    return [_worth(view, order.verb, str(order.target)) for order in ask.orders]


def _worth(view: Field, verb: str, key: str) -> float:
    pos, side = view.pos, view.side
    if verb == ALIGN.name and key == "Yugoslavia" and side in (COMMONWEALTH, FRANCE) and pos.year < READY:
        return NO  # alone it would only be lost
    if verb in (ALIGN.name, CLAIM.name, OCCUPY.name):
        return YES
    if verb in (RENEW_PACT.name, CLOSE_ROAD.verb):
        return NO  # a pact that is confirmed is younger and harder to break; a closed road stirs the USA
    if verb == BREAK_PACT.name:
        return YES if _breaks(pos, side, key) else NO
    if verb != DECLARE.name:
        return 0.0
    return YES if duty(pos, side) >= 0 or _wants(pos, side, key) else NO


def _has_fallen(pos: War, name: str) -> bool:
    return pos.kit.nation_index[name] in pos.fallen


def _turns_east(pos: War) -> bool:
    """France is beaten, and the weather is good."""
    return _has_fallen(pos, "France") and pos.year >= READY and SPRING <= pos.season < AUTUMN


def _breaks(pos: War, side: int, key: str) -> bool:
    """Whether a power would be rid of a pact."""
    if side == GERMANY:
        return key == POWERS[USSR] and _turns_east(pos)
    if side == USSR and key == POWERS[JAPAN]:
        return (pos.year, pos.season) >= MANCHURIA
    return side == USSR and key == POWERS[GERMANY] and pos.year >= REVENGE


def _hope(pos: War, side: int) -> int:
    """Faces of ten with which the American attempt to declare war on a power succeeds (9.4)."""
    target = POOLS[side]
    need = pos.kit.entry.war_number(entry_level(pos, target), tension_level(pos, target))
    return need - sum(change for _, change in modifiers(pos, target))


def _wants(pos: War, side: int, key: str) -> bool:
    """Whether a power would attack somebody of its own accord."""
    if side == GERMANY and key in LOW_COUNTRIES:
        at_war = bool(pos.wars[side] >> FRANCE & 1)
        due = (pos.year, pos.season) >= WEST
        return at_war and _has_fallen(pos, "Poland") and not _has_fallen(pos, "France") and due
    if side == GERMANY and key == "USSR":
        return _turns_east(pos)
    if side in (GERMANY, ITALY) and key == POWERS[USA]:
        return bool(pos.wars[JAPAN] >> USA & 1) and pos.year >= READY
    if side == ITALY and key in (POWERS[FRANCE], POWERS[COMMONWEALTH]):
        paris = pos.kit.places.get("Paris", -1)
        return paris >= 0 and pos.holder[paris] == GERMANY
    if side == JAPAN:
        return key in (POWERS[USA], POWERS[COMMONWEALTH]) and (pos.year, pos.season) >= STRIKE
    if key == POWER_KEYS[VICHY]:
        return side in (USA, COMMONWEALTH) and (pos.year, pos.season) >= TORCH
    if side == USA:
        foe = POWERS.index(key) if key in POWERS else GERMANY if key == BOTH else -1
        if foe not in POOLS or pos.year < READY or not pos.wars[foe] >> COMMONWEALTH & 1:
            return False
        return not in_play(pos) or _hope(pos, foe) >= HOPES.get(pos.year, 1)
    if side == USSR:
        japan = key == POWERS[JAPAN] and (pos.year, pos.season) >= MANCHURIA
        return japan or (key == POWERS[GERMANY] and pos.year >= REVENGE)
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
