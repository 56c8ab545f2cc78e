"""32 Landings in the campaign: where history saw them, if they bring troops nearer to the war than any port."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.advice import Adviser
from grognard.core.frame import Ask
from grognard.titles.war_of_resistance.advice.field import Field
from grognard.titles.war_of_resistance.advice.sea import harbour
from grognard.titles.war_of_resistance.chapters.ch9_strength import UNIT, defence_of
from grognard.titles.war_of_resistance.chapters.ch41_mandates import closed_to
from grognard.titles.war_of_resistance.charts import turn_number
from grognard.titles.war_of_resistance.kit import CHINA, JAPAN, ChinaKit
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX

NEARER = 4.0
"""A landing must bring troops so much nearer to what they are after than a port would."""
HALF = 2
"""Who lands with training attacks with half his strength (32B)."""


@lru_cache(maxsize=4)
def _sites(kit: ChinaKit) -> tuple[tuple[int, int], ...]:
    """From which turn on a shore comes into question, and the shore (`landings.csv`)."""
    return tuple((turn_number(row["from"]), kit.space_index[row["hex"]]) for row in kit.tables["landings"])


def shore_for(field: Field, p: int, port: int) -> int:
    """Where a unit in Japan should land, or -1: with those who land there already it must be strong enough."""
    pos = field.pos
    if field.side != JAPAN or pos.place[p] != pos.kit.box[JAPAN_BOX] or not pos.kit.attack[pos.face[p]]:
        return -1
    if not pos.kit.naval.amphibious[p]:
        return -1
    nearest = float(field.map[port]) if port >= 0 else -1000.0
    closed = closed_to(pos, p)
    found = [s for turn, s in _sites(pos.kit) if turn <= pos.turn and pos.holder[s] == CHINA and not closed[s]]
    found = [s for s in found if float(field.map[s]) > nearest + NEARER and _may_succeed(field, s)]
    return max(found, key=lambda s: (float(field.map[s]), -s), default=-1)


def _may_succeed(field: Field, space: int) -> bool:
    """Whether all who can land are as strong as who stands there."""
    pos, kit = field.pos, field.pos.kit
    defence = defence_of(pos, pos.units_at(space, CHINA)) / UNIT
    able = [p for p in pos.units_at(kit.box[JAPAN_BOX], JAPAN) if kit.naval.amphibious[p]]
    return defence <= sum(kit.attack[pos.face[p]] for p in able) / HALF


def plans(field: Field, ask: Ask) -> list[float]:
    """Everybody who can land where that is worth it; plans that time has overtaken are given up."""
    pos, scores = field.pos, []
    for order in ask.orders:
        p = order.target
        if order.verb == "plan-landing" and isinstance(p, int):
            planned = pos.kit.naval.amphibious[p] and shore_for(field, p, harbour(field, [p])) >= 0
            scores.append(1.0 if planned else -1.0)
        elif order.verb == "cancel-landing" and isinstance(p, int):
            scores.append(2.0 if pos.holder[pos.landing_plans[p]] != CHINA else -1.0)
        else:
            scores.append(0.0)
    return scores


def target(field: Field, ask: Ask) -> list[float]:
    """The shore that was chosen."""
    p = ask.args["piece"]
    assert isinstance(p, int)
    goal = shore_for(field, p, -1)
    return [1.0 if order.target == goal else 0.5 if order.target is None else 0.0 for order in ask.orders]


ADVISERS: dict[str, Adviser[Field]] = {"landing-plans": plans, "landing-target": target}
