"""6 Movement: go where it counts, and stay where one stands well."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.core.order import Order
from grognard.titles.war_of_resistance.advice import sea, stores
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.advice.shore import worth_sailing
from grognard.titles.war_of_resistance.advice.theatre import must_stay
from grognard.titles.war_of_resistance.chapters.ch6_movement import reachable
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits, why_not_stack
from grognard.titles.war_of_resistance.war import enemy

SAILS = 40.0
"""Ships of a battle go first: whom they bring ashore may move on."""
MAKES_ROOM = 60.0
"""Who stands in an overfull hex that must be cleared goes first, the weakest of them (8B)."""
LAST_RESORTS = (
    "rush",
    "leave-box",
    "entrain",
    "entrain-to-hanoi",
    "entrain-from-hanoi",
    "break-down",
    "break-down-with-artillery",
)
"""What nobody does unasked, even if nothing else is worth anything."""
CRUSHED = 50.0
"""What it is worth to overrun somebody."""


def movement(field: Field, ask: Ask) -> list[float]:
    """First the units that gain most by moving; road marches and rests are left to people."""
    exploits = ask.prompt == "exploitation"
    scores = []
    bound = all(order.verb != "done" for order in ask.orders)
    for order in ask.orders:
        if order.verb == "sail" and isinstance(order.target, int) and not field.pos.ground.campaign:
            scores.append(SAILS if worth_sailing(field, order.target) else -1.0)
            continue
        if order.verb != "move":
            scores.append(-2.0 if order.verb in LAST_RESORTS else stores.leaving(field, order))
            continue
        assert isinstance(order.target, int)
        if bound and is_crowded(field, order.target):
            scores.append(MAKES_ROOM - field.pos.kit.attack[field.pos.face[order.target]])
            continue
        whole = field.pos.ground.campaign
        gain = _slope(field, order.target) if whole else _gain(field, order.target, exploits=exploits)
        scores.append(gain if gain > field.weights["move"] else -1.0)
    if all(score <= 0 for score in scores):
        return [max(score, _errand(field, order)) for score, order in zip(scores, ask.orders, strict=True)]
    return scores


def is_crowded(field: Field, p: int) -> bool:
    """Whether somebody must leave the hex of a unit before the phase may end (8B)."""
    pos = field.pos
    here = pos.place[p]
    return here < pos.kit.hex_count and not fits(pos, pos.units_at(here, field.side), here)


def _slope(field: Field, p: int) -> float:
    """What a hex beside a unit is worth more than its own: in the whole war there are too many to look further."""
    pos = field.pos
    if must_stay(pos, p):
        return 0.0
    here, held = pos.place[p], pos.index.units[enemy(field.side)]
    around = [s for s in pos.kit.neighbours[here] if not held[s] and pos.kit.is_land[s]]
    if p in field.posts:
        return max((field.value(p, s) for s in around), default=-99.0) - field.value(p, here)
    return max((float(field.map[s]) for s in around), default=-99.0) - float(field.map[here])


def _errand(field: Field, order: Order) -> float:
    """When all have marched: ships with something aboard sail, empty ones go home; freight goes where it is wanted."""
    if order.verb == "sail" and isinstance(order.target, int) and field.pos.ground.campaign:
        return sea.voyage_worth(field, order.target)
    return stores.errand(field, order) if order.verb in ("ship", "haul") else -2.0


def _gain(field: Field, p: int, *, exploits: bool) -> float:
    pos = field.pos
    here = field.value(p, pos.place[p])
    spaces = [space for space in reachable(pos, p, exploits=exploits).spaces[1:] if not why_not_stack(pos, p, space)]
    return max((field.value(p, space) for space in spaces), default=here) - here


def moving(field: Field, ask: Ask) -> list[float]:
    """To the best hex in reach, each unit by itself; then stop."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    here = field.value(p, field.pos.place[p]) + field.weights["move"]
    if is_crowded(field, p):
        here -= CRUSHED
    scores = []
    for order in ask.orders:
        if order.verb in ("to", "rail"):
            assert isinstance(order.target, int)
            scores.append(field.value(p, order.target))
        else:
            scores.append({"overrun": here + CRUSHED, "stop": here}.get(order.verb, here - CRUSHED))
    return scores


def reaction(field: Field, ask: Ask) -> list[float]:
    """Every headquarters is tried, one at a time: two at once are harder to activate."""
    return [0.0 if order.verb == "done" else 1.0 for order in ask.orders]


def attempt(field: Field, ask: Ask) -> list[float]:
    return [1.0 if order.verb == "roll" else 0.0 for order in ask.orders]


def command(field: Field, ask: Ask) -> list[float]:
    return [0.0 for order in ask.orders]


def regrouping(field: Field, ask: Ask) -> list[float]:
    """Whole units are worth more than their parts."""
    return [{"regroup": 1.0, "join-artillery": -1.0, "form-brigade": -1.0}.get(order.verb, 0.0) for order in ask.orders]


def burdening(field: Field, ask: Ask) -> list[float]:
    """Nothing is loaded on counters that march with the army; what they carry is put down."""
    return [{"unload": 1.0, "stop": 0.0}.get(order.verb, -1.0) for order in ask.orders]


def banding(field: Field, ask: Ask) -> list[float]:
    """Regiments watch more railways than a brigade."""
    return [1.0 if order.verb == "call-off" else 0.0 for order in ask.orders]
