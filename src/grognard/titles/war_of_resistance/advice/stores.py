"""12 Supply: everybody draws what there is; attack supply goes to those who face the enemy without it."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.war_of_resistance.advice.field import Field, away
from grognard.titles.war_of_resistance.advice.nation import capital_in_danger, distance
from grognard.titles.war_of_resistance.chapters.ch7_rail import Shipping, why_not_put_on
from grognard.titles.war_of_resistance.chapters.ch12_freight import EMPTY, Hauling, size_of, with_item
from grognard.titles.war_of_resistance.chapters.ch12_points import ATTACK, ITEMS, loose
from grognard.titles.war_of_resistance.chapters.ch40_parcels import CAPITAL
from grognard.titles.war_of_resistance.kit import CHINA
from grognard.titles.war_of_resistance.war import enemy

CAPITAL_FIRST, SUPPLIES = 40.0, 0.2
"""What it is worth to send the capital away, and attack supply to the front, when all who march have marched."""
FACING, NEARBY = 200.0, 100.0
"""Who draws general supply first: who stands beside the enemy, and who could soon."""
SAFE, AT_HOME = 15, 5.0
"""A government is safe so many hexes from the enemy; what it counts more in a Nationalist province (42B2)."""
NEAR = 5
"""Supply serves those within so many hexes."""
ENOUGH = 1.0


def drawing(field: Field, ask: Ask) -> list[float]:
    """Who faces the enemy comes first, then who is near; the others draw what is left, the strongest first."""
    shy = not field.shunned.keys().isdisjoint(order.target for order in ask.orders)
    scores = []
    for order in ask.orders:
        if order.verb == "draw" and isinstance(order.target, int):
            scores.append(_need(field, order.target, shy=shy))
        else:
            scores.append(1.0 if order.verb == ("done" if shy else "draw-rest") else -1.0)
    return scores


def _need(field: Field, p: int, *, shy: bool) -> float:
    """What supply does for a unit within reach of the enemy, for each RE that it draws; who is far away can wait.

    If somebody could draw only through the home of a faction that minds (45A1), all others draw one by one.
    """
    kit, face = field.pos.kit, field.pos.face[p]
    far = int(field.enemies[field.pos.place[p]])
    if p in field.shunned:
        return -1.0
    if far < 0:
        return 2.0 if shy else 0.0
    return (FACING if far <= 1 else NEARBY) + (kit.attack[face] + kit.defence[face]) / max(1, kit.re[face])


def leave(field: Field, ask: Ask) -> list[float]:
    """Nothing is converted or destroyed without need."""
    return [0.0 if order.verb == "done" else -1.0 for order in ask.orders]


def leaving(field: Field, order: Order) -> float:
    """A capital that has packed goes out of danger first; everything else waits until all have marched."""
    if order.verb not in ("ship", "haul") or not _is_capital(field, order.target):
        return 0.0 if order.verb == "done" else -1.0
    return CAPITAL_FIRST if capital_in_danger(field) else -1.0


def _is_capital(field: Field, space: object) -> bool:
    pos = field.pos
    return field.side == CHINA and space == pos.capital and not pos.capital_works


def errand(field: Field, order: Order) -> float:
    """Attack supply goes by rail or road to those who face the enemy without it."""
    pos, space = field.pos, order.target
    if not isinstance(space, int) or _is_capital(field, space):
        return -1.0
    if not loose(pos, space, ATTACK) or is_used(field, space):
        return -1.0
    cargo = with_item(EMPTY, ATTACK, 1)
    if order.verb == "ship":
        frame = Shipping(field.side, space)
        ways = [] if why_not_put_on(pos, frame, ATTACK) else frame.way(pos, size_of(cargo)).spaces()
    else:
        ways = Hauling(field.side, space, cargo=cargo).targets(pos)
    lifted = _lifted(field, space)
    gain = max((service(lifted, s) for s in ways), default=0.0) - service(lifted, space)
    return SUPPLIES + (0.1 if order.verb == "ship" else 0.0) if gain > ENOUGH else -1.0


def _lifted(field: Field, space: int) -> Field:
    """The field as it is when a point of attack supply has been taken up: its freight is judged by that."""
    pos = field.pos.copy()
    left = pos.stocks[space] - 1
    pos.stocks = {**pos.stocks, space: left} if left else {s: n for s, n in pos.stocks.items() if s != space}
    return Field(pos, field.side, field.temper)


def service(field: Field, space: int) -> float:
    """What attack supply in a hex is worth to those who face the enemy without it."""
    if space >= field.pos.kit.hex_count or _is_exposed(field, space):
        return 0.0
    return float(field.wants[space])


def _is_exposed(field: Field, space: int) -> bool:
    """Whether nobody holds a hex beside enemies."""
    units = field.pos.index.units
    return not units[field.side][space] and any(units[enemy(field.side)][s] for s in field.pos.kit.neighbours[space])


def is_used(field: Field, space: int) -> bool:
    """Whether somebody who faces the enemy has only this supply in reach."""
    pos = field.pos
    if pos.stocks.get(space, 0) > 1:
        return False
    foes = pos.index.units[enemy(field.side)]
    near = away(pos.kit, space)
    return any(
        near[pos.place[p]] <= NEAR
        and pos.kit.attack[pos.face[p]]
        and any(foes[s] for s in pos.kit.neighbours[pos.place[p]])
        for p in pos.units_of(field.side)
        if pos.place[p] < pos.kit.hex_count
    )


def hauling(field: Field, ask: Ask) -> list[float]:
    """The capital goes to the city that is farthest from the enemy, attack supply to the front; else nothing."""
    frame = field.pos.stack[-1]
    if not isinstance(frame, (Shipping, Hauling)):
        return [0.0 if order.verb == "stop" else -1.0 for order in ask.orders]
    item = CAPITAL if _is_capital(field, frame.space) else ATTACK
    loaded = bool(frame.cargo[ITEMS.index(item)])
    here = _worth(field, item, frame.space)
    scores = []
    for order in ask.orders:
        target = order.target
        if order.verb == "load":
            scores.append(500.0 if target == item and not loaded else -1.0)
        elif order.verb == "to" and loaded and isinstance(target, int):
            gain = _worth(field, item, target) - here
            scores.append(gain if gain > (ENOUGH if item == ATTACK else 0.0) else -1.0)
        else:
            scores.append(0.0 if order.verb == "stop" else -1.0)
    return scores


def _worth(field: Field, item: str, space: int) -> float:
    if item == ATTACK:
        return service(field, space)
    kit = field.pos.kit
    if space == field.pos.capital or (space < kit.hex_count and kit.is_city[space]):
        at_home = space < kit.hex_count and kit.home.get(kit.province[space]) == "CA"
        return float(min(distance(field, space), SAFE)) + (AT_HOME if at_home else 0.0)
    return -1.0
