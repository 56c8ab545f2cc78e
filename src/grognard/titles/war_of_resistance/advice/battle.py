"""9 Combat: attack where the table promises more than it takes."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field, away
from grognard.titles.war_of_resistance.advice.rebels import strikes
from grognard.titles.war_of_resistance.chapters.ch8_stacking import fits
from grognard.titles.war_of_resistance.chapters.ch9_attack import Assault, may_cross
from grognard.titles.war_of_resistance.chapters.ch9_strength import Means, may_use_hills, odds_of
from grognard.titles.war_of_resistance.chapters.ch12_supply import attack_sources
from grognard.titles.war_of_resistance.kit import DOT, FULL_CITY, JAPAN, PARTIAL
from grognard.titles.war_of_resistance.war import ATTACKED, RETREATED, enemy

SWING = {
    "AE": (1.0, 0.0),
    "AH": (0.6, 0.0),
    "AR": (0.15, 0.0),
    "AS": (0.0, 0.0),
    "DR": (0.0, 0.4),
    "DH": (0.0, 0.8),
    "DE": (0.0, 1.2),
}
"""By result: the share of its own strength that the attacker loses, and of the defender's that he gains."""
PRIZES = {DOT: 2.0, PARTIAL: 4.0, FULL_CITY: 6.0}
"""What a city is worth in the whole war."""
GROUND = 3.0
"""What it is worth to clear a goal, for each of its points."""


def hoped_for(field: Field, attackers: Sequence[int], space: int, fed: Sequence[int]) -> float:
    """What an attack is worth on average, in points of strength."""
    pos = field.pos.copy()
    defenders = [p for p in pos.units_at(space, enemy(field.side)) if not pos.marks[p] & RETREATED]
    attack = sum(pos.kit.attack[pos.face[p]] for p in attackers)
    defence = sum(pos.kit.defence[pos.face[p]] for p in defenders)
    if not attack:
        return -1.0
    means = Means(hills=may_use_hills(pos, attackers, space), armour=True)
    odds = odds_of(pos, attackers, defenders, space, fed, means, Means(armour=True))
    if odds.column < 0:
        return -float(attack)
    prize = GROUND * pos.ground.goals.get(space, 0) if field.side == JAPAN else 0.0
    if pos.ground.campaign:
        prize = PRIZES.get(pos.kit.city[space], 0.0)
    total = 0.0
    for die in range(1, 7):
        result = pos.kit.combat.result(odds.column, die + odds.drm)
        if result in ("EX", "HX"):
            price = min(attack, defence) * (1.0 if result == "EX" else 0.5)
            total += defence + prize - price if attack >= defence else price - attack
        else:
            loss, gain = SWING[result]
            total += gain * (defence + prize) - loss * attack
    return total / 6


def _everybody(field: Field, space: int) -> list[int]:
    """All who could take part, the strongest first, as many as may from each hex."""
    pos, found = field.pos, list[int]()
    near = [p for other in pos.kit.neighbours[space] for p in pos.units_at(other, field.side)]
    for p in sorted(near, key=lambda p: (-pos.kit.attack[pos.face[p]], p)):
        company = [q for q in found if pos.place[q] == pos.place[p]]
        if not pos.marks[p] & ATTACKED and may_cross(pos, p, space) and fits(pos, [*company, p], space):
            found.append(p)
    return found


def combat(field: Field, ask: Ask) -> list[float]:
    """The most promising attack first; none that promises nothing."""
    scores = []
    for order in ask.orders:
        if order.verb != "attack" or not isinstance(order.target, int):
            scores.append(strikes(field, order))
            continue
        attackers = _everybody(field, order.target)
        fed = [p for p in attackers if attack_sources(field.pos, p)]
        scores.append(hoped_for(field, attackers, order.target, fed))
    return scores


def assault(field: Field, ask: Ask) -> list[float]:
    """Everybody joins and is fed; then it is committed if it still promises something."""
    frame = field.pos.stack[-1]
    assert isinstance(frame, Assault)
    commit = 1.0 if frame.attackers and hoped_for(field, frame.attackers, frame.space, frame.fed) > 0 else -1.0
    fixed = {
        "with": 4.0,
        "feed": 3.0,
        "feed-sparingly": 3.5,
        "light-infantry": 2.0,
        "armour": 2.0,
        "engineers": 2.0,
        "neutral": -2.0,
        "commit": commit,
        "call-off": 0.0,
    }
    return [fixed[order.verb] for order in ask.orders]


def overrun(field: Field, ask: Ask) -> list[float]:
    """As soon as the odds are there."""
    return [{"commit": 2.0, "with": 1.0}.get(order.verb, 0.0) for order in ask.orders]


def stand(field: Field, ask: Ask) -> list[float]:
    """Tanks are used; who is half-capable counts as such."""
    return [{"armour": 1.0, "neutral": -1.0}.get(order.verb, 0.0) for order in ask.orders]


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
    """Forward if the hex is better than one's own."""
    space = ask.args["space"]
    assert isinstance(space, int)
    pos = field.pos
    return [
        field.value(order.target, space) - field.value(order.target, pos.place[order.target])
        if isinstance(order.target, int)
        else 0.0
        for order in ask.orders
    ]


def pursuit(field: Field, ask: Ask) -> list[float]:
    """Who has held the hex stays in it."""
    return [0.0 if order.verb == "done" else -1.0 for order in ask.orders]


def come_back(field: Field, ask: Ask) -> list[float]:
    """A hex that nobody took is held again."""
    return [0.0 if order.verb == "done" else 1.0 for order in ask.orders]
