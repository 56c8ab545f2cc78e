"""Advice on land combat and reorganisation."""

from __future__ import annotations

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly, candidates, defenders_of, why_not_join
from grognard.titles.world_in_flames.chapters.ch11_16_strength import odds_of
from grognard.titles.world_in_flames.charts import LADDER

EVEN = LADDER.index("2:1")
GOOD = EVEN + int(WEIGHTS["declare"])
"""An attack is worth it from these odds on."""
NEVER = -1.0
ENOUGH = EVEN + int(WEIGHTS["enough"])
"""At these odds nobody else need join it."""


def level(view: Field, space: int, attackers: list[int]) -> int:
    pos = view.pos
    odds = odds_of(pos, attackers, defenders_of(pos, view.side, space), space, relief=False)
    return odds.level if odds.defence else 2 * GOOD


def able(view: Field, space: int) -> list[int]:
    """The units that can join an attack on a hex."""
    near = candidates(view.pos, view.side, space)
    return [p for p in near if not why_not_join(view.pos, p, view.side, space, ())]


def declaration(view: Field, ask: Ask) -> list[float]:
    """Of the hexes that can be attacked at good odds the one nearest to the goal."""
    found = []
    for order in ask.orders:
        if not isinstance(order.target, int):
            found.append(0.0)
            continue
        far = int(view.to_goal()[order.target])
        good = (
            level(view, order.target, able(view, order.target))
            - GOOD
            + (WEIGHTS["dare"] if not far and view.attacks else 0.0)
        )
        found.append(WEIGHTS["aim"] / (1 + max(0, far)) + good * WEIGHTS["safety"] if good >= 0 else NEVER)
    return found


def assembly(view: Field, ask: Ask) -> list[float]:
    """The strongest join until the odds are good; then the attack is committed."""
    pos, frame = view.pos, view.pos.stack[-1]
    assert isinstance(frame, Assembly)
    enough = bool(frame.attackers) and level(view, frame.space, list(frame.attackers)) >= ENOUGH
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
