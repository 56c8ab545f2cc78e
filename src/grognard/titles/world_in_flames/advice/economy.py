"""Advice on production: what the front needs most for its price."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.world_in_flames.advice.aims import urgency
from grognard.titles.world_in_flames.advice.convoys import idle, lacking
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch13_6_production import REPAIR_TIME, batches, dock_price, type_of
from grognard.titles.world_in_flames.kit import CONVOY, CYCLE, WorldKit

SOON = 0.15
"""What a turn of waiting costs of the worth."""
FLYING = 3.0
"""What an aircraft is worth in factors of land units."""
CLOSE = 4
"""So near the enemy must be for a factory to leave."""
DOCKS = {"fit-out": CYCLE, "repair": REPAIR_TIME}
"""Turns that ships in dock need."""
ENOUGH = 0.2
"""What more convoys are worth to who lacks none, or has some in port."""
STAFF = 4.0
"""What a headquarters is worth beside its factor."""


def building(view: Field, ask: Ask) -> list[float]:
    """Factors for the price, the sooner the better; as long as anything can be built it is."""
    pos, kit, found = view.pos, view.pos.kit, []
    known = batches(pos, view.side)
    for order in ask.orders:
        if order.verb in DOCKS and isinstance(order.target, int):
            p = order.target
            worth = _worth(kit, p) * urgency(pos, view.side, type_of(pos, p))
            found.append(worth / max(1, dock_price(pos, p)) * (1.0 - SOON * DOCKS[order.verb]) + 0.1)
            continue
        batch = known.get(str(order.target))
        if batch is None:
            found.append(0.0)
            continue
        worth = sum(_worth(kit, p) for p in batch.units) * urgency(pos, view.side, batch.kind)
        if batch.kind == CONVOY and (idle(pos, view.side) or not lacking(view)):
            worth *= ENOUGH
        found.append(worth / len(batch.units) / max(1, batch.cost) * (1.0 - SOON * batch.turns) + 0.1)
    return found


def _worth(kit: WorldKit, p: int) -> float:
    """What a unit is good for; a ship by its guns and planes, a transport as much as a corps."""
    if kit.is_ship[p]:
        return float(kit.attack[p] + 2 * kit.planes[p]) or FLYING
    strength = kit.factor[p] or FLYING + kit.tactical[p]
    return strength * (1.0 + 0.1 * kit.move[p]) + STAFF * kit.is_hq[p]


def evacuation(view: Field, order: Order) -> float:
    """A factory leaves when the enemy is near; it does not work for two turns."""
    assert isinstance(order.target, int)
    return float(CLOSE - int(view.to_enemy()[order.target]))


def on_wagons(view: Field, ask: Ask) -> list[float]:
    """As far from the enemy as the rails go."""
    return [float(view.to_enemy()[order.target]) if isinstance(order.target, int) else 0.0 for order in ask.orders]
