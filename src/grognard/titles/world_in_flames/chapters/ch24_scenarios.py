"""24 Scenarios: the set-up, and who has won. They are reconstructed: the scenario book was not at hand."""

from __future__ import annotations

from grognard.core.meta import Options
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.titles.world_in_flames.chapters.ch9_5_pacts import lay_pacts
from grognard.titles.world_in_flames.chapters.ch13_3_markers import lay_markers
from grognard.titles.world_in_flames.chapters.ch20_china import lay_factions
from grognard.titles.world_in_flames.charts import FINE, ZONES
from grognard.titles.world_in_flames.kit import CLASSES, SIDES, WorldKit
from grognard.titles.world_in_flames.meta import META
from grognard.titles.world_in_flames.scenario import Scenario, scenario_of
from grognard.titles.world_in_flames.war import LIMITED, Index, War


def ground(pos: War) -> Scenario:
    return scenario_of(pos.kit, pos.scenario)


def set_up(kit: WorldKit, key: str, options: Options, table: Table) -> War:
    """The position before the first turn: everything as the scenario's rows say."""
    laid = scenario_of(kit, key)
    count = len(kit.piece_names)
    place = [laid.deployed.get(p, kit.circle if p in laid.due else kit.pool) for p in range(count)]
    for p in laid.away:
        place[p] = kit.away
    pos = War(
        table=table,
        kit=kit,
        index=Index(0),
        options=chosen(META, options),
        scenario=key,
        first_season=laid.season,
        first_year=laid.year,
        turn=1,
        last_turn=laid.turns,
        phasing=laid.opener,
        place=place,
        down=[0] * count,
        marks=[0] * count,
        spent=[0] * count,
        due=[laid.due.get(p, 0) for p in range(count)],
        holder=laid.holder.copy(),
        leader=laid.leader.copy(),
        aloof=laid.aloof.copy(),
        conquered=laid.conquered.copy(),
        wars=laid.wars.copy(),
        camps=laid.camps.copy(),
        barring=[0] * len(SIDES),
        output=[0] * len(SIDES),
        tally=[(0,) * (LIMITED + 1)] * len(SIDES),
        surprised=laid.surprised,
        startled=[],
        taken=[],
        ferried=[],
        razed=[],
        weather=[FINE] * len(ZONES),
        initiative=laid.opener,
        track=laid.track,
        opener=laid.opener,
        used=[0] * LIMITED,
        attacks={},
        role=[0] * count,
        support={},
        aboard={},
        drops={},
        landing={},
        notional={},
        damaged=[0] * count,
        shaken={},
        prizes={},
        scouts=[],
        entered=[],
        contested=[],
        bombed={},
        moved_works=[],
        pooled=[0] * count,
        points=[0] * len(SIDES),
        built=[0] * (len(SIDES) * len(CLASSES)),
        building=[0] * (len(SIDES) * len(CLASSES)),
    )
    for p in laid.pooled:
        pos.pooled[p] = 1
    for p in laid.hulls:
        pos.down[p] = 1
    pos.alliances = {SIDES[side]: META.alliances[SIDES[side]] for side, camp in enumerate(laid.camps) if camp >= 0}
    pos.fallen = {nation: pos.leader[nation] for nation, gone in enumerate(pos.conquered) if gone}
    pos.enrolled = sorted({kit.nation[p] for p in laid.pooled} & kit.minors)
    pos.derive()
    lay_markers(pos)
    lay_pacts(pos)
    lay_factions(pos)
    return pos
