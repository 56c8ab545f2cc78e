"""Advice on land combat and reorganisation."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly, candidates, defenders_of, why_not_join
from grognard.titles.world_in_flames.chapters.ch11_16_strength import odds_of
from grognard.titles.world_in_flames.charts import LADDER

GOOD = LADDER.index("2:1") + 1
"""An attack is worth it from three to one on."""


def level(view: Field, space: int, attackers: list[int]) -> int:
    pos = view.pos
    odds = odds_of(pos, attackers, defenders_of(pos, view.side, space), space, relief=False)
    return odds.level if odds.defence else 2 * GOOD


def declaration(view: Field, ask: Ask) -> list[float]:
    """The hex that can be attacked at the best odds, if they are good."""
    pos, found = view.pos, []
    for order in ask.orders:
        if not isinstance(order.target, int):
            found.append(0.0)
            continue
        near = candidates(pos, view.side, order.target)
        able = [p for p in near if not why_not_join(pos, p, view.side, order.target, ())]
        found.append(float(level(view, order.target, able) - GOOD) + 0.5)
    return found


def assembly(view: Field, ask: Ask) -> list[float]:
    """The strongest join until the odds are good; then the attack is committed."""
    pos, frame = view.pos, view.pos.stack[-1]
    assert isinstance(frame, Assembly)
    enough = bool(frame.attackers) and level(view, frame.space, list(frame.attackers)) >= GOOD + 2
    found = []
    for order in ask.orders:
        if order.verb == "with" and isinstance(order.target, int):
            staff = 5.0 if pos.kit.is_hq[order.target] else 0.0
            found.append(1.0 + pos.kit.factor[order.target] / 10 - staff)
        elif order.verb == "commit":
            found.append(99.0 if enough else 0.5)
        else:
            found.append(-9.0)
    return found


def table(view: Field, ask: Ask) -> list[float]:
    """The attacker likes the Blitzkrieg, the defender the assault."""
    mine = view.pos.phasing == view.side
    return [float((order.target == "blitzkrieg") == mine) for order in ask.orders]


def losses(view: Field, ask: Ask) -> list[float]:
    return [-_value(view, order.target) for order in ask.orders]


def keep(view: Field, ask: Ask) -> list[float]:
    return [_value(view, order.target) for order in ask.orders]


def rallying(view: Field, ask: Ask) -> list[float]:
    """The best unit first; headquarters help one another only where a unit is worth it, which is left to people."""
    worth = {"restore": 1.0, "with": -1.0}
    return [_value(view, order.target) * worth.get(order.verb, 0.0) for order in ask.orders]


def _value(view: Field, p: object) -> float:
    kit = view.pos.kit
    return float(kit.factor[p] + kit.move[p] + 5 * kit.is_hq[p]) if isinstance(p, int) else 0.0


def retreat(view: Field, ask: Ask) -> list[float]:
    """The beaten are driven away from what matters, out of supply if that can be."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    fed = view.fed(p)
    return [-5.0 * float(fed[order.target]) if isinstance(order.target, int) else 0.0 for order in ask.orders]


def advance(view: Field, ask: Ask) -> list[float]:
    pos, space = view.pos, ask.args["space"]
    assert isinstance(space, int)
    return [
        view.worth(order.target, space) - view.worth(order.target, pos.place[order.target]) + 1.0
        if isinstance(order.target, int)
        else 0.0
        for order in ask.orders
    ]
