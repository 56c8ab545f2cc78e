"""Advice on the sea: fight where one is stronger, spare the weak ship, hunt the strong one, return when weary."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch1_camps import rivals
from grognard.titles.world_in_flames.chapters.ch11_4_routes import at_sea
from grognard.titles.world_in_flames.chapters.ch11_16_shore import shells, shores
from grognard.titles.world_in_flames.chapters.ch11_16_strength import EIGHTHS
from grognard.titles.world_in_flames.kit import CONVOY
from grognard.titles.world_in_flames.war import NOTHING, War

NEVER, WORTH = -1.0, 0.5
EDGE = 1.2
"""So much stronger a side wants to be before it seeks a fight."""


def might(view: Field, units: Iterable[int]) -> float:
    """What units at sea can do to others."""
    kit = view.pos.kit
    return sum(kit.attack[p] + kit.planes[p] + 1.5 * kit.air_to_sea[p] for p in units)


def balance(view: Field, sea: int) -> float:
    """By how much a side is stronger in a sea area than the other needs to be."""
    mine = might(view, at_sea(view.pos, view.side, sea))
    theirs = might(view, (q for foe in rivals(view.pos, view.side) for q in at_sea(view.pos, foe, sea)))
    return mine - EDGE * theirs


def legs(pos: War, start: int) -> list[int]:
    """By sea: how many borders away it is."""

    def make() -> list[int]:
        far, ring = [len(pos.kit.seas.names)] * len(pos.kit.seas.names), [start]
        far[start] = 0
        for sea in ring:
            for near in pos.kit.seas.adjacent[sea]:
                if far[near] > far[sea] + 1:
                    far[near] = far[sea] + 1
                    ring.append(near)
        return far

    return pos.remember(("legs", start), make, NOTHING)


def value(view: Field, p: int) -> float:
    kit = view.pos.kit
    return float(kit.attack[p] + kit.planes[p] + (3 if p in view.pos.aboard else 0) + 1)


def _sea_of(view: Field, ask: Ask) -> int:
    space = ask.args["space"]
    assert isinstance(space, int)
    return view.pos.kit.seas.of[space]


def home(view: Field, ask: Ask) -> list[float]:
    """Whatever ends the step, unless somebody can be helped by more."""
    return [1.0 if not isinstance(order.target, int) else 0.0 for order in ask.orders]


def combat(view: Field, ask: Ask) -> list[float]:
    """A combat is started where one is stronger."""
    seas = view.pos.kit.seas
    return [balance(view, seas.of[order.target]) if isinstance(order.target, int) else WORTH for order in ask.orders]


def intercepting(view: Field, ask: Ask) -> list[float]:
    """The weakest unit goes looking, if the side is stronger."""
    good = balance(view, _sea_of(view, ask))
    return [good - value(view, order.target) / 10 if isinstance(order.target, int) else WORTH for order in ask.orders]


def spotting(view: Field, ask: Ask) -> list[float]:
    return [-value(view, order.target) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def caught(view: Field, ask: Ask) -> list[float]:
    good = balance(view, _sea_of(view, ask)) > 0
    return [float((order.verb == "force-passage") == good) for order in ask.orders]


def give(view: Field, ask: Ask) -> list[float]:
    """Who is stronger gives battle and stays."""
    sea = _sea_of(view, ask)
    good = balance(view, sea) >= 0 if sea >= 0 else view.pos.phasing == view.side
    bold = ("give-battle",)
    return [float((order.verb in bold or order.target == "no") == good) for order in ask.orders]


def target(view: Field, ask: Ask) -> list[float]:
    """The best of the enemy, the least of one's own."""
    pos, found = view.pos, []
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            found.append(0.0)
            continue
        worth = value(view, p)
        found.append(worth if pos.side(p) != view.side else -worth)
    return found


def shifting(view: Field, ask: Ask) -> list[float]:
    wish = {"raise": 1.0, "lower": 0.9}
    return [wish.get(str(order.target), 0.0) for order in ask.orders]


def kind(view: Field, ask: Ask) -> list[float]:
    """Points are kept for better things; who can fly or dive does so."""
    bought = ask.prompt == "kind-bought"
    return [float((order.target == "leave") == bought) for order in ask.orders]


def back(view: Field, ask: Ask) -> list[float]:
    """Convoys stay where they carry; all others return to base."""
    kit = view.pos.kit
    return [
        float((order.verb == "stay") == (isinstance(order.target, int) and kit.kind[order.target] == CONVOY))
        for order in ask.orders
    ]


def shelling(view: Field, ask: Ask) -> list[float]:
    """Every gun helps: the ship whose best hex gains most."""
    pos, found = view.pos, []
    for order in ask.orders:
        p = order.target
        best = max((_gain(view, p, space) for space in shores(pos, p)), default=NEVER) if isinstance(p, int) else WORTH
        found.append(best)
    return found


def shelled(view: Field, ask: Ask) -> list[float]:
    p = ask.args["piece"]
    assert isinstance(p, int)
    return [_gain(view, p, order.target) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def _gain(view: Field, p: int, space: int) -> float:
    """What the guns of a ship add to a combat, as far as the land units there let it count (11.16.2-i)."""
    pos = view.pos
    who = int(view.side != pos.phasing)
    units = pos.units_at(space, view.side) if who else pos.attacks[space]
    land = sum(pos.kit.factor[q] for q in units)
    free = land - pos.shelling.get(space, (0, 0))[who] / EIGHTHS
    return min(float(shells(pos, p, space)), free)


def stand(view: Field, ask: Ask) -> list[float]:
    """The notional unit defends."""
    return [float(order.verb == "contest") for order in ask.orders]
