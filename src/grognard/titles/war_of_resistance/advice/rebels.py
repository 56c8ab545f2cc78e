"""39: guerrillas gnaw at railways behind the front; who guards them combs the country with whom the front can spare."""

from __future__ import annotations

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.chapters.ch7_ways import ways_of
from grognard.titles.war_of_resistance.chapters.ch37_garrisons import PER_POINT, YENAN, south_shensi
from grognard.titles.war_of_resistance.chapters.ch39_areas import area_from, strength_of
from grognard.titles.war_of_resistance.chapters.ch39_repression import Sweep, troops, why_not_comb
from grognard.titles.war_of_resistance.chapters.ch39_sabotage import Sabotage, guard
from grognard.titles.war_of_resistance.kit import JAPAN
from grognard.titles.war_of_resistance.war import War, enemy

READY = 6
"""So strong a base comes out of hiding."""
ENOUGH = 8
"""So strong a base wants no more regulars."""
SMALL = 3
"""Regulars of this strength may be given to a base."""
WATCHED = 100.0
"""Yenan comes after all others: its strength binds Nationalists (37D1b)."""
FORCE = 5
"""With less an operation is not worth its while."""
WISHES = {"rail": 5.0, "yard": 4.0, "attack-supply": 1.0, "airbase": 3.0, "resource": 2.5, "port": 2.0}


def recruitment(field: Field, ask: Ask) -> list[float]:
    """Everybody is recruited; a base that can hold its own comes out of hiding."""
    pos, scores = field.pos, []
    for order in ask.orders:
        if order.verb == "recruit":
            scores.append(2.0 if _may_grow(field, order) else -1.0)
        elif order.verb == "activate-base":
            base = str(order.target)
            scores.append(1.0 if strength_of(pos, base) >= READY and _is_behind(pos, pos.bases[base]) else -1.0)
        else:
            scores.append(0.0)
    return scores


def _may_grow(field: Field, order: Order) -> bool:
    """Whether one guerrilla more costs nothing: each at Yenan wants six REs more to watch it (37D1b)."""
    p = order.target
    if not isinstance(p, int) or field.pos.kit.rebels.base_of[p] != YENAN:
        return True
    return south_shensi(field.pos)[0] + PER_POINT <= 0


def _is_behind(pos: War, space: int) -> bool:
    """Whether a base at a hex would have Japanese cities in its country."""
    return any(pos.holder[s] == JAPAN and pos.kit.is_city[s] for s in area_from(ways_of(pos), space))


def guerrillas(field: Field, ask: Ask) -> list[float]:
    """Bases behind the Japanese lines, and small Communist units for them; guerrillas stay in hiding."""
    pos, scores = field.pos, []
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            scores.append(0.0)
        elif order.verb == "found-base":
            scores.append(2.0 if _is_behind(pos, pos.place[p]) else -1.0)
        elif order.verb == "enter-base":
            small = pos.kit.force[p] == "CCP" and pos.kit.attack[pos.face[p]] <= SMALL
            weak = any(
                strength_of(pos, base) < ENOUGH
                for base in pos.bases
                if base in pos.kit.rebels.communist and base != YENAN
            )
            scores.append(1.0 if small and weak and _is_behind(pos, pos.place[p]) else -1.0)
        else:
            scores.append(-1.0)
    return scores


def weakest_base(field: Field, ask: Ask) -> list[float]:
    """The base that needs men most."""
    pos = field.pos
    return [-float(strength_of(pos, base)) - WATCHED * (base == YENAN) for base in (str(o.target) for o in ask.orders)]


def anything(field: Field, ask: Ask) -> list[float]:
    return [0.0 for _ in ask.orders]


def strikes(field: Field, order: Order) -> float:
    """In the combat phase: sabotage wherever nobody stands guard; operations with troops that can be spared."""
    pos = field.pos
    if order.verb == "sabotage" and isinstance(order.target, int):
        return 3.0 - guard(pos, order.target)
    if order.verb == "suppress" and field.side == JAPAN:
        force = [p for p in troops(pos, JAPAN, str(order.target)) if _is_spare(field, p, str(order.target))]
        return 2.0 if sum(pos.kit.attack[pos.face[p]] for p in force) >= FORCE else -1.0
    return 0.0 if order.verb == "done" else -1.0


def _is_spare(field: Field, p: int, base: str) -> bool:
    """Whether a unit may comb the country, and has no enemy before it."""
    pos = field.pos
    if why_not_comb(pos, p, field.side, base) or not pos.kit.attack[pos.face[p]]:
        return False
    foes = pos.index.units[enemy(field.side)]
    return not any(foes[space] for space in pos.kit.neighbours[pos.place[p]])


def sabotage_target(field: Field, ask: Ask) -> list[float]:
    return [WISHES.get(str(order.target), 0.5) if order.target is not None else 0.0 for order in ask.orders]


def sabotage(field: Field, ask: Ask) -> list[float]:
    """One attempt with all that may be spent on it, then the fuse is lit."""
    frame = field.pos.stack[-1]
    assert isinstance(frame, Sabotage)
    begun = bool(frame.attempts)
    return [
        10.0 if order.verb == "commit" else -1.0 if order.verb == "call-off" or begun else _points(order)
        for order in ask.orders
    ]


def _points(order: Order) -> float:
    return float(str(order.target).rpartition("-")[2])


def sweep(field: Field, ask: Ask) -> list[float]:
    """Everybody who can be spared."""
    frame = field.pos.stack[-1]
    assert isinstance(frame, Sweep)
    scores = []
    for order in ask.orders:
        if order.verb == "with" and isinstance(order.target, int):
            scores.append(2.0 if _is_spare(field, order.target, frame.base) else -1.0)
        else:
            scores.append({"commit": 1.0, "call-off": 0.0}[order.verb])
    return scores


def culling(field: Field, ask: Ask) -> list[float]:
    """As little as will do."""
    pos, need = field.pos, ask.args["need"]
    assert isinstance(need, int)
    return [-float(abs(pos.kit.attack[pos.face[p]] - need)) for p in _pieces(ask)]


def parting(field: Field, ask: Ask) -> list[float]:
    """The weaker goes: aircraft and ships, which would be lost for nothing, stay."""
    kit, face = field.pos.kit, field.pos.face
    ground = kit.ground_count
    return [-float(kit.attack[face[p]] + kit.defence[face[p]]) if p < ground else -100.0 for p in _pieces(ask)]


def pacification(field: Field, ask: Ask) -> list[float]:
    """The weakest are bound."""
    kit, face = field.pos.kit, field.pos.face
    return [-float(kit.attack[face[p]]) for p in _pieces(ask)]


def levies(field: Field, ask: Ask) -> list[float]:
    """Guerrillas first, as a district has other sources; but no more at Yenan, who would have to be watched."""
    return [0.0 if order.verb == "to-district" else -1.0 if order.target == YENAN else 1.0 for order in ask.orders]


def _pieces(ask: Ask) -> list[int]:
    return [order.target for order in ask.orders if isinstance(order.target, int)]


ADVISERS: dict[str, Adviser[Field]] = {
    "recruitment": recruitment,
    "guerrillas": guerrillas,
    "founding": anything,
    "emerging": anything,
    "entering-base": weakest_base,
    "sabotage-target": sabotage_target,
    "sabotage": sabotage,
    "operation-against-base": sweep,
    "culling": culling,
    "parting": parting,
    "levies": levies,
    "pacification": pacification,
}
