"""Advice to fleets: how they come home, react to the enemy and fight on the surface."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.frame import Ask
from grognard.titles.pearl_harbor.advice import weights as w
from grognard.titles.pearl_harbor.advice.operations import groups_of, harbour, lift_of, load_of, risk_at
from grognard.titles.pearl_harbor.advice.outlook import NEVER, Outlook, air_away, rate, subject
from grognard.titles.pearl_harbor.chapters.ch5_return import members
from grognard.titles.pearl_harbor.chapters.ch8_7_battle import ALL_AT, SurfaceBattle
from grognard.titles.pearl_harbor.verbs import DONE

REACH = 7
"""Movement points of a reaction force (7-g)."""


# home again


def home_worth(outlook: Outlook, ships: Sequence[int], space: int) -> float:
    """What a base is worth to ships until the next turn: a good harbour, and one where lift is needed."""
    value, kit = harbour(outlook, space), outlook.kit
    if all(kit.is_carrier[p] for p in ships):
        return value - (
            outlook.weights["crowded"] * float(outlook.sea_pull[space]) if space in groups_of(outlook) else 0.0
        )
    lift = lift_of(outlook, (p for p in outlook.pos.ships_at(space, outlook.side) if p not in ships))
    needed = lift < max(groups_of(outlook).get(space, 0.0), load_of(outlook, space))
    return value + (w.NEEDED if needed else -w.IDLE) * float(outlook.sea_pull[space])


def fleet_return(outlook: Outlook, ask: Ask) -> list[float]:
    """Send home one group after the other, each where it is useful; who may stay stays."""
    words = {"home": 2.0, "all-home": 1.0, "done": 3.0}
    return [words.get(order.verb, 0.0) for order in ask.orders]


def home_to(outlook: Outlook, ask: Ask) -> list[float]:
    """To the base where the ships are most useful."""
    ships = members(outlook.pos, subject(ask))
    return rate(ask, lambda space: home_worth(outlook, ships, space))


# reaction


def guns(outlook: Outlook, ships: Iterable[int]) -> int:
    """The surface factors of ships."""
    return sum(outlook.kit.attack[p] for p in ships if not outlook.kit.is_carrier[p])


def _spoils(outlook: Outlook, own: int, space: int) -> float:
    """What ships with so many factors may win by a battle with the enemy ships of a hex."""
    foes = outlook.foe_ships.get(space, ())
    if not foes:
        return NEVER
    if own < outlook.weights["battle"] * guns(outlook, foes):
        return -1.0
    return outlook.weights["spoils"] * sum(map(outlook.ship_price, foes))


def reaction_sail(outlook: Outlook, group: int) -> float:
    """Whether a reaction force should put to sea at all: if somebody is near whom it can beat."""
    pos = outlook.pos
    own, away = guns(outlook, members(pos, group)), air_away(outlook.kit, pos.place[group])
    return max((_spoils(outlook, own, space) for space in outlook.foe_ships if away[space] <= REACH), default=NEVER)


def reaction_course(outlook: Outlook, ask: Ask) -> list[float]:
    """Sail next to the enemy that can be beaten; else out of harm's way."""
    own = guns(outlook, members(outlook.pos, subject(ask)))

    def worth(space: int) -> float:
        near = [_spoils(outlook, own, s) for s in outlook.kit.neighbours[space] if s in outlook.foe_ships]
        return max(near, default=0.0) - 5.0 * risk_at(outlook, space)

    return rate(ask, worth)


def channel(outlook: Outlook, ask: Ask) -> list[float]:
    """Into the harbour, else the shorter way: so they are named."""
    return [-float(number) for number, _ in enumerate(ask.orders)]


def narrow_sea(outlook: Outlook, ask: Ask) -> list[float]:
    """Stop the enemy if he can be beaten."""
    pos = outlook.pos
    theirs = outlook.weights["battle"] * guns(outlook, pos.ships_at(subject(ask, "space"), outlook.foe))
    return rate(ask, lambda space: guns(outlook, pos.ships_at(space, outlook.side)) - theirs)


# surface combat


def surface_combats(outlook: Outlook, ask: Ask) -> list[float]:
    """Give battle where we are stronger."""
    pos = outlook.pos

    def odds(space: int) -> float:
        near = [p for n in outlook.kit.neighbours[space] for p in pos.ships_at(n, outlook.side)]
        return guns(outlook, near) - outlook.weights["battle"] * guns(outlook, pos.ships_at(space, outlook.foe))

    return rate(ask, odds)


def everybody(outlook: Outlook, ask: Ask) -> list[float]:
    """Whoever can takes part."""
    words = {"with": 2.0, "go": 1.0}
    return [words.get(order.verb, 0.0) for order in ask.orders]


def dearest(outlook: Outlook, ask: Ask) -> list[float]:
    """Fire at what is worth most; if several ships are left over, all of them."""
    scores = rate(ask, outlook.ship_price)
    more = [w.TOGETHER if order.verb == ALL_AT.name else 1.0 for order in ask.orders]
    return [factor * score for factor, score in zip(more, scores, strict=True)]


def withdraw(outlook: Outlook, ask: Ask) -> list[float]:
    """Leave a battle that is being lost."""
    pos, side = outlook.pos, outlook.kit.side
    frame = pos.stack[-1]
    assert isinstance(frame, SurfaceBattle)
    live = [p for p in (*frame.attackers, *frame.defenders) if pos.on_map(p)]
    own = guns(outlook, [p for p in live if side[p] == outlook.side])
    theirs = guns(outlook, [p for p in live if side[p] != outlook.side])
    return [outlook.weights["flight"] * theirs - own if order.verb == "yes" else 0.0 for order in ask.orders]


def whenever(outlook: Outlook, ask: Ask) -> list[float]:
    """Whatever can be done is done: bombardments, support, strikes."""
    return rate(ask, lambda _: 1.0, 0.0 if DONE in ask.orders else 0.5)
