"""41C Battle scenarios: the set-up, and who has won."""

from __future__ import annotations

from grognard.core.meta import Options
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.titles.war_of_resistance.chapters.ch5_zones import project
from grognard.titles.war_of_resistance.chapters.ch25_replacement import prepare
from grognard.titles.war_of_resistance.chapters.ch27_ships import launch, launch_fleets
from grognard.titles.war_of_resistance.chapters.ch37_factories import lay_out
from grognard.titles.war_of_resistance.charts import CLEAR, FLOODED, MUD, ZONES
from grognard.titles.war_of_resistance.kit import AIR, CHINA, JAPAN, NEUTRAL, ChinaKit
from grognard.titles.war_of_resistance.meta import META
from grognard.titles.war_of_resistance.nation import COOPERATION
from grognard.titles.war_of_resistance.scenario import scenario_of
from grognard.titles.war_of_resistance.war import Index, War

MUDDY = 7
"""From this weather zone on the war begins in mud (41A4)."""
FLOODED_ZONE = 9
"""Its rivers are in flood when the war begins (41A4)."""
FIRST_PUPPETS = {"Manchukuo": "G1:0506", "East Hopei": "G1:1020", "Jehol": "G1:0516", "Formosa": "G3:3604"}
"""The puppet governments of the beginning, and where they sit (46D)."""
DRAW = 1
"""So much held by the Japanese in the end is a draw; more is their victory."""


def set_up(kit: ChinaKit, key: str, options: Options, table: Table) -> War:
    ground = scenario_of(kit, key)
    count = len(kit.piece_names)
    place = [ground.deployed.get(p, kit.pool) for p in range(count)]
    for p in range(kit.ground_count):
        if kit.breakdowns.is_part[p]:
            place[p] = kit.parts
        elif p in kit.reverses.aside:
            place[p] = kit.removed
        elif kit.rebels.base_of[p]:
            place[p] = kit.recruits
    for base in kit.rebels.bases.values() if ground.campaign else ():
        for p in base.units[: base.garrison]:
            place[p] = kit.bases
    pos = War(
        table=table,
        kit=kit,
        index=Index(0),
        options=chosen(META, options),
        scenario=key,
        turn=ground.first,
        last_turn=ground.first + ground.turns - 1,
        place=place,
        face=kit.first_face + [0] * (count - kit.ground_count),
        supply=[0] * count,
        marks=[0] * count,
        spent=[0] * count,
        marched=[0] * count,
        hits=[0] * count,
        holder=[ground.owners.get(space, NEUTRAL) for space in range(kit.board.size)],
        weather=[MUD if ground.campaign and zone >= MUDDY else CLEAR for zone in ZONES],
        stocks=dict(ground.stocks),
        drawn={},
        resources=dict(ground.resources),
        forts=dict.fromkeys(kit.nation.forts if ground.campaign else ground.forts, 1),
    )
    if ground.campaign:
        pos.water[ZONES.index(FLOODED_ZONE)] = FLOODED
        pos.capital = kit.town["Nanking"]
        pos.stability = kit.nation.stability["start"]
        lay_out(pos)
        levels = {row["force"]: COOPERATION.index(row["level"]) for row in kit.tables["factions"]}
        pos.cooperation = levels
        pos.bases = {base.key: base.space for base in kit.rebels.bases.values() if base.space >= 0}
        pos.governments = {name: kit.space_index[seat] for name, seat in FIRST_PUPPETS.items()}
        pos.garrisons = {
            kit.piece_index[row["piece"]]: row["event"].removeprefix("garrison ")
            for row in kit.tables["arrivals"]
            if row["turn"] == "start" and row["event"].startswith("garrison ")
        }
        held = [space for p, space in ground.deployed.items() if kit.side[p] == JAPAN]
        provinces = dict.fromkeys(kit.province[space] for space in (*held, kit.nation.settlement))
        pos.entered = [province for province in provinces if province]
    pos.derive()
    for p, face in enumerate(kit.walled):
        if face >= 0:
            pos.turn_to_walls(p)
    prepare(pos)
    if ground.campaign:
        hold_outposts(pos)
        pos.cite("WOR-41A1-c", "WOR-41A1-i", "WOR-42B1-b", "WOR-41A2b-i-c")
        if kit.lost in ground.deployed.values():
            pos.cite("WOR-40A1-u", "WOR-40B2-b")
        launch_fleets(pos)
    for p, where in ground.berths:
        launch(pos, p, where)
    for p, ship in ground.cargo:
        pos.put(p, kit.aboard)
        if kit.branch[p] == AIR:
            pos.decks[p] = ship
            pos.put(p, pos.place[ship])
        else:
            pos.stowed[p] = (ship,)
    for p, space in ground.landings:
        pos.landing_plans[p], pos.landings_planned[p] = space, pos.turn - 1
    return pos


def hold_outposts(pos: War) -> None:
    """Japan owns the hexes in China where its units stand, and those in their uncontested zones (41A1)."""
    kit = pos.kit
    ours, theirs = project(pos, JAPAN)[1], project(pos, CHINA)[1]
    for space in range(kit.hex_count):
        if not ours[space] or not kit.nation.region[space] or pos.units_at(space, CHINA):
            continue
        if pos.units_at(space, JAPAN) or not theirs[space]:
            pos.hand_over(space, JAPAN)
            pos.cite("WOR-41A1-g")
    pos.cite("WOR-41A1-h")


def goals_held(pos: War, side: int) -> int:
    """What a side holds of what the Japanese came for."""
    return sum(worth for space, worth in pos.ground.goals.items() if pos.holder[space] == side)


def score(pos: War) -> None:
    """The end of a battle: what the Japanese hold of it decides."""
    held = goals_held(pos, JAPAN)
    pos.event("scored", "WOR-41C-a", points=held)
    winner = None if held == DRAW else "japan" if held > DRAW else "china"
    pos.finish(winner, "WOR-41C-a", {"japan": held})
