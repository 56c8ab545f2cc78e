"""9 Combat: attack where the table promises more than it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.chances import defenders_of, forecast
from grognard.titles.war_of_resistance.advice.field import Field, away
from grognard.titles.war_of_resistance.advice.rebels import strikes
from grognard.titles.war_of_resistance.advice.theatre import is_calm, must_stay
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, Combat, why_not_join
from grognard.titles.war_of_resistance.chapters.ch9_strength import (
    Means,
    engineers,
    is_walled,
    may_use_hills,
    odds_of,
)
from grognard.titles.war_of_resistance.chapters.ch12_points import POINT_RE
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources
from grognard.titles.war_of_resistance.chapters.ch32_ashore import bound_to_attack
from grognard.titles.war_of_resistance.chapters.ch33_gunfire import gun_points, gunners
from grognard.titles.war_of_resistance.chapters.ch41_mandates import provokes
from grognard.titles.war_of_resistance.kit import CHINA


class Prospect(NamedTuple):
    """An attack as it would be made: by whom, on what supply, and what it is worth on average."""

    attackers: tuple[int, ...]
    fed: tuple[int, ...]
    worth: float


def hoped_for(field: Field, attackers: Sequence[int], space: int, fed: Sequence[int]) -> float:
    """What an attack is worth on average, in points of strength, with all that it can make use of."""
    pos = field.pos
    defenders = defenders_of(pos, space, field.side)
    attack = sum(pos.kit.attack[pos.face[p]] for p in attackers)
    defence = sum(pos.kit.defence[pos.face[p]] for p in defenders)
    if not attack:
        return -1.0
    means = Means(
        hills=may_use_hills(pos, attackers, space),
        armour=True,
        engineers=bool(engineers(pos, attackers)) and is_walled(pos, space),
        shells=_shells(field, space),
    )
    odds = odds_of(pos, attackers, defenders, space, fed, means, Means(armour=True))
    return field.worth(space, attack, defence, forecast(pos.kit, odds.column, odds.drm))


def _shells(field: Field, space: int) -> tuple[int, ...]:
    """All the gunfire that ships could give, an entry a point (33)."""
    pos = field.pos
    return tuple(p for p in gunners(pos, field.side, space, attack=True) for _ in range(gun_points(pos, p)))


def everybody(field: Field, attack: Assault) -> tuple[int, ...]:
    """All who could take part, in the order in which they are asked to join."""
    found = attack
    while True:
        able = [p for p in found.candidates(field.pos) if not why_not_join(field.pos, p, found)]
        if not able:
            return found.attackers
        found = replace(found, attackers=(*found.attackers, min(able, key=lambda p: _rank(field, p))))


def _rank(field: Field, p: int) -> tuple[int, int]:
    """The strongest join first."""
    return (-field.pos.kit.attack[field.pos.face[p]], p)


def to_feed(field: Field, attackers: Sequence[int]) -> tuple[int, ...]:
    """The attackers for whom there is attack supply, the strongest first."""
    pos, found, drawn = field.pos, list[int](), dict[int, int]()
    for p in sorted(attackers, key=lambda p: _rank(field, p)):
        size = pos.kit.re[pos.face[p]]
        for space in attack_sources(pos, p):
            left = pos.stocks.get(space, 0) * POINT_RE - pos.drawn.get(space, 0) - drawn.get(space, 0)
            if size <= left or p in pos.landed:
                drawn[space] = drawn.get(space, 0) + size
                found.append(p)
                break
    return tuple(found)


def prospect(field: Field, attack: Assault) -> Prospect:
    """What an attack promises with as many as it takes, and with as much supply as is worth its price."""
    best = _with_supply(field, everybody(field, attack), attack)
    for p in reversed(best.attackers[len(attack.attackers) :]):
        fewer = _with_supply(field, tuple(q for q in best.attackers if q != p), attack)
        if fewer.worth >= best.worth > 0:
            best = fewer
    return best


def _with_supply(field: Field, force: tuple[int, ...], attack: Assault) -> Prospect:
    """The same with those who take part, fed or not."""
    pos = field.pos
    hungry = hoped_for(field, force, attack.space, attack.fed)
    able = attack.fed or to_feed(field, force)
    if not able or attack.fed:
        return Prospect(force, attack.fed, hungry)
    led = sum(pos.kit.re[pos.face[p]] for p in able) / POINT_RE
    full = hoped_for(field, force, attack.space, able) - field.weights["supply"] * led
    return Prospect(force, able, full) if full > hungry else Prospect(force, (), hungry)


def combat(field: Field, ask: Ask) -> list[float]:
    """The most promising attack first; none that promises nothing."""
    frame = field.pos.stack[-1]
    assert isinstance(frame, Combat)
    scores = []
    for order in ask.orders:
        if order.verb != "attack" or not isinstance(order.target, int):
            scores.append(strikes(field, order))
            continue
        bound = bound_to_attack(field.pos, order.target, field.side)
        found = prospect(field, Assault(field.side, order.target, bound, reacts=frame.reacts))
        scores.append(found.worth - field.weights["attack"] - _provocation(field, order.target))
    return scores


def _provocation(field: Field, space: int) -> float:
    """What it costs to provoke the Japanese, as long as Tokyo holds them back (41A2c)."""
    pos = field.pos
    if field.side != CHINA or not is_calm(pos) or not provokes(pos, space):
        return 0.0
    return field.weights["provoke"]


def assault(field: Field, ask: Ask) -> list[float]:
    """Everybody joins and is fed if that pays; then it is committed if it promises something."""
    frame = field.pos.stack[-1]
    assert isinstance(frame, Assault)
    found = prospect(field, frame)
    fixed = {
        "feed-sparingly": 3.5,
        "light-infantry": 2.0,
        "armour": 2.0,
        "engineers": 2.0,
        "train-guns": 2.0,
        "neutral": -2.0,
        "commit": 1.0 if found.worth > field.weights["attack"] else -1.0,
        "call-off": 0.0,
    }
    scores = []
    for order in ask.orders:
        p = order.target
        if order.verb == "with" and isinstance(p, int):
            joins = p in found.attackers
            scores.append(4.0 + field.pos.kit.attack[field.pos.face[p]] - p / 100_000 if joins else -2.0)
        elif order.verb == "feed":
            scores.append(3.0 if p in found.fed or frame.fed else -2.0)
        else:
            scores.append(fixed.get(order.verb, -2.0))
    return scores


def overrun(field: Field, ask: Ask) -> list[float]:
    """As soon as the odds are there."""
    return [{"commit": 2.0, "with": 1.0}.get(order.verb, 0.0) for order in ask.orders]


def stand(field: Field, ask: Ask) -> list[float]:
    """Tanks are used; who is half-capable counts as such."""
    return [{"armour": 1.0, "neutral": -1.0}.get(order.verb, 0.0) for order in ask.orders]


def feeding(field: Field, ask: Ask) -> list[float]:
    """From where most is left."""
    stocks = field.pos.stocks
    return [float(stocks.get(order.target, 0)) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def remnants(field: Field, ask: Ask) -> list[float]:
    """Survivors can be built up again."""
    return [0.0 if order.verb == "give-up" else 1.0 for order in ask.orders]


def losses(field: Field, ask: Ask) -> list[float]:
    """Whoever just covers what is due, and best one that leaves a cadre."""
    kit, face = field.pos.kit, field.pos.face
    need = ask.args["need"]
    assert isinstance(need, int)
    scores = []
    for order in ask.orders:
        assert isinstance(order.target, int)
        points = max(kit.attack[face[order.target]], kit.defence[face[order.target]])
        scores.append(-abs(points - need) + (2.0 if kit.reduced[face[order.target]] >= 0 else 0.0))
    return scores


def retreat(field: Field, ask: Ask) -> list[float]:
    """Towards what one stands for."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    sources = field.pos.ground.sources[field.side]
    scores = []
    for order in ask.orders:
        if order.verb != "back" or not isinstance(order.target, int):
            scores.append(-1000.0)
            continue
        home = min((int(away(field.pos.kit, source)[order.target]) for source in sources), default=0)
        scores.append(field.value(p, order.target) - 0.1 * home)
    return scores


def advance(field: Field, ask: Ask) -> list[float]:
    """Forward if the hex is better than one's own; somebody takes what was fought for, but not the last guard."""
    space = ask.args["space"]
    assert isinstance(space, int)
    pos = field.pos
    taken = field.prize(space) if pos.holder[space] != field.side else 0.0
    scores = []
    for order in ask.orders:
        p = order.target
        if not isinstance(p, int):
            scores.append(0.0)
        elif pos.ground.campaign and must_stay(pos, p):
            scores.append(-1.0)
        else:
            scores.append(taken + field.value(p, space) - field.value(p, pos.place[p]))
    return scores


def pursuit(field: Field, ask: Ask) -> list[float]:
    """Who has held the hex stays in it."""
    return [0.0 if order.verb == "done" else -1.0 for order in ask.orders]


def come_back(field: Field, ask: Ask) -> list[float]:
    """A hex that nobody took is held again."""
    return [0.0 if order.verb == "done" else 1.0 for order in ask.orders]
