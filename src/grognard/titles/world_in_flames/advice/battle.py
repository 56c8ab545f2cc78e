"""Advice on land combat and reorganisation."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.frame import Ask
from grognard.titles.world_in_flames.advice.exchange import balance_of, prize, toll, worth_of
from grognard.titles.world_in_flames.advice.field import Field
from grognard.titles.world_in_flames.advice.offensive import offensive
from grognard.titles.world_in_flames.advice.weights import WEIGHTS
from grognard.titles.world_in_flames.chapters.ch11_16_attack import Assembly, candidates, why_not_join
from grognard.titles.world_in_flames.chapters.ch11_16_battle import Battle
from grognard.titles.world_in_flames.chapters.ch11_16_strength import die_modifier, odds_of

NEVER, PLANNED = -1.0, 9.0


def able(view: Field, space: int) -> list[int]:
    """The units that can join an attack on a hex."""
    near = candidates(view.pos, view.side, space)
    return [p for p in near if not why_not_join(view.pos, p, view.side, space, ())]


def spare(view: Field, space: int, joined: Sequence[int] = ()) -> list[int]:
    """The units that can join an attack on a hex and are not wanted for another; headquarters stay behind."""
    plan, kit = offensive(view), view.pos.kit
    wanted = {p for other, units in plan.attacks.items() for p in units if other != space}
    return [p for p in able(view, space) if p not in wanted and p not in joined and not kit.is_hq[p]]


def declaration(view: Field, ask: Ask) -> list[float]:
    """The attack that is worth most, by those who are not wanted for another."""
    plan, found = offensive(view), []
    for order in ask.orders:
        if not isinstance(order.target, int):
            found.append(0.0)
            continue
        if order.target in plan.attacks:
            found.append(PLANNED + prize(view, order.target))
            continue
        units = spare(view, order.target)
        worth = worth_of(view, units, order.target) if units else NEVER
        found.append(worth if worth > WEIGHTS["least"] else NEVER)
    return found


def assembly(view: Field, ask: Ask) -> list[float]:
    """Who is planned for it joins, then whoever makes it better, the strongest first; then it is committed."""
    pos, frame = view.pos, view.pos.stack[-1]
    assert isinstance(frame, Assembly)
    mine, joined = offensive(view).attacks.get(frame.space, ()), frame.attackers
    rest = spare(view, frame.space, joined)
    here = worth_of(view, joined, frame.space) if joined else NEVER
    better = bool(rest) and worth_of(view, (*joined, *rest), frame.space) > here + WEIGHTS["another"]
    found = []
    for order in ask.orders:
        p = order.target
        if order.verb == "with" and isinstance(p, int):
            wish = 50.0 if p in mine else 1.0 if p in rest and better else NEVER
            found.append(wish + pos.kit.factor[p] / 100)
        else:
            found.append(0.5 if order.verb == "commit" else 0.0)
    return found


def table(view: Field, ask: Ask) -> list[float]:
    """The table that is better for the side that chooses: what the dice bring on average is known."""
    pos, battle = view.pos, view.pos.stack[-1]
    assert isinstance(battle, Battle)
    odds = odds_of(pos, battle.attackers, battle.defenders, battle.space, relief=battle.relief > 0)
    count = len(battle.defenders) + (battle.space in pos.notional)
    modifier = die_modifier(pos, battle.defenders, battle.space)
    mine = pos.camps[pos.phasing] == pos.camps[view.side]
    found = []
    for order in ask.orders:
        result = toll(pos.kit, str(order.target), odds.level, modifier, count, pos.plays("two-dice"))
        worth = balance_of(view, battle.space, result, len(battle.attackers))
        found.append(worth if mine else -worth)
    return found


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
