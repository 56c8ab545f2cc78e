"""41C Battle scenarios: the set-up, and who has won."""

from __future__ import annotations

from grognard.core.meta import Options
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.titles.war_of_resistance.charts import CLEAR, ZONES
from grognard.titles.war_of_resistance.kit import JAPAN, NEUTRAL, ChinaKit
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.scenario import scenario_of
from grognard.titles.war_of_resistance.war import Index, War

DRAW = 1
"""So much held by the Japanese in the end is a draw; more is their victory."""


def set_up(kit: ChinaKit, key: str, options: Options, table: Table) -> War:
    ground = scenario_of(kit, key)
    count = len(kit.piece_names)
    place = [ground.deployed.get(p, kit.pool) for p in range(count)]
    pos = War(
        table=table,
        kit=kit,
        index=Index(0),
        options=chosen(META, options),
        scenario=key,
        turn=ground.first,
        last_turn=ground.first + ground.turns - 1,
        place=place,
        face=kit.first_face.copy(),
        supply=[0] * count,
        marks=[0] * count,
        spent=[0] * count,
        marched=[0] * count,
        hits=[0] * count,
        holder=[ground.owners.get(space, NEUTRAL) for space in range(kit.board.size)],
        weather=[CLEAR] * len(ZONES),
        stocks=dict(ground.stocks),
        drawn={},
    )
    pos.derive()
    return pos


def goals_held(pos: War, side: int) -> int:
    """What a side holds of what the Japanese came for."""
    return sum(worth for space, worth in pos.ground.goals.items() if pos.holder[space] == side)


def score(pos: War) -> None:
    """The end of a battle: what the Japanese hold of it decides."""
    held = goals_held(pos, JAPAN)
    pos.event("scored", "WOR-41C-a", points=held)
    winner = None if held == DRAW else "japan" if held > DRAW else "china"
    pos.finish(winner, "WOR-41C-a", {"japan": held})
