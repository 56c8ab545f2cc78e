"""27 Naval units: strength, damage, where they are, naval zones of control, and what stands ready in July 1937."""

from __future__ import annotations

import numpy as np

from grognard.titles.war_of_resistance.chapters.ch27_carriers import crew, follow
from grognard.titles.war_of_resistance.chapters.ch42_stability import is_chinese_moment, shift
from grognard.titles.war_of_resistance.charts import half_month
from grognard.titles.war_of_resistance.kit import JAPAN, NAVAL, Bytes
from grognard.titles.war_of_resistance.kit_naval import (
    CARRIERS,
    RIVERINE,
    ROUGH,
    SEA_CODES,
    TASK_FORCE,
    TYPHOON_SEA,
)
from grognard.titles.war_of_resistance.sheets import JAPAN_BOX
from grognard.titles.war_of_resistance.war import War

# what a ship is


def kind_of(pos: War, p: int) -> str:
    """Its category (27A)."""
    return pos.kit.naval.ship[p].type


def strength(pos: War, p: int) -> int:
    """What damage has left of its strength (27A3)."""
    return max(0, pos.kit.naval.ship[p].strength - pos.hits[p])


def in_play(pos: War, p: int) -> bool:
    """On the map, in the Japan box, or in a box of strategic river transport."""
    return pos.on_map(p) or pos.place[p] == pos.kit.box[JAPAN_BOX] or p in pos.river_boxes


def fleet(pos: War, side: int) -> list[int]:
    """The ships of a side on the map and in the Japan box."""
    kit, box = pos.kit, pos.kit.box[JAPAN_BOX]
    return [
        p for p in kit.naval.pieces if kit.side[p] == side and (pos.place[p] < kit.hex_count or pos.place[p] == box)
    ]


def ships_at(pos: War, space: int, side: int) -> list[int]:
    return pos.others_at(space, NAVAL, side)


# where it is (27B2)


def is_docked(pos: War, p: int) -> bool:
    """In port, or in a box; not at sea and not on a river."""
    return p not in pos.berths


def is_at_sea(pos: War, p: int) -> bool:
    node = pos.berths.get(p, -1)
    return node >= 0 and not pos.kit.naval.is_river[node]


def is_on_river(pos: War, p: int) -> bool:
    node = pos.berths.get(p, -1)
    return node >= 0 and pos.kit.naval.is_river[node]


def hexes_of(pos: War, p: int) -> tuple[int, ...]:
    """The hex of a ship, or both hexes beside its river hexside."""
    node = pos.berths.get(p, -1)
    return (pos.place[p],) if node < 0 else pos.kit.naval.hexes[node]


def why_not_port(pos: War, p: int, space: int) -> str | None:
    """The rule by which a ship may not be in the port of a hex (27B2, 30A)."""
    kit = pos.kit
    if space == kit.box[JAPAN_BOX]:
        return None if kit.side[p] == JAPAN else "WOR-30A3-b"
    if not kit.port[space] or pos.holder[space] != kit.side[p]:
        return "WOR-27B2-a"
    if kit.port[space] == "river" and kind_of(pos, p) not in RIVERINE:
        return "WOR-30A-c"
    if space not in pos.harbours and kit.side[p] == pos.phasing:
        return "WOR-30A-d"
    return None


def survey_ports(pos: War, side: int) -> None:
    """At the start of an initial phase: the ports that a side may use in its player turn (30A)."""
    kit = pos.kit
    pos.harbours = [space for space in range(kit.hex_count) if kit.port[space] and pos.holder[space] == side]
    pos.handled = {}
    pos.docked = []
    pos.landed = {}
    pos.river_cargo, pos.ferries, pos.idle_boats = {}, {}, []


def begin_phase_at_sea(pos: War) -> None:
    """What is counted anew in every phase."""
    pos.contacts, pos.tossed, pos.overrun_shores, pos.shot, pos.salvoes = [], [], [], {}, {}
    pos.searched, pos.waved = [], []


def berth(pos: War, p: int, node: int) -> None:
    """Put a ship on some water; a ship on a river stands in the first of the two hexes."""
    naval = pos.kit.naval
    if node == naval.japan:
        dock(pos, p, pos.kit.box[JAPAN_BOX])
        return
    pos.berths[p] = node
    pos.put(p, naval.hexes[node][0])
    follow(pos, p)


def dock(pos: War, p: int, space: int) -> None:
    """A ship is in port."""
    pos.berths.pop(p, None)
    pos.put(p, space)
    follow(pos, p)


# 36C the sea


def sea_at(pos: War, space: int) -> int:
    """The state of the sea in a hex."""
    return pos.seas[pos.kit.zone[space]]


def roll_seas(pos: War, die: int) -> None:
    """The sea of every zone, by the die of the weather (36C)."""
    for zone, line in pos.kit.naval.seas[half_month(pos.turn)].items():
        pos.seas[zone] = SEA_CODES.index(line[die - 1])
    pos.cite("WOR-36C-a")


def is_tossed(pos: War, p: int) -> bool:
    """Whether a ship is at sea in a typhoon."""
    return is_at_sea(pos, p) and sea_at(pos, pos.place[p]) == TYPHOON_SEA


# 27B4 zones


def naval_zone(pos: War, p: int) -> Bytes | None:
    """By water: whether it lies in the naval zone of control of a ship; None if it has none."""
    if kind_of(pos, p) not in (TASK_FORCE, CARRIERS) or not is_at_sea(pos, p):
        return None
    naval = pos.kit.naval
    return naval.zone_around(pos.berths[p])


def naval_zones(pos: War, side: int) -> Bytes:
    """By water: whether it lies in any naval zone of control of a side."""
    found = np.zeros(len(pos.kit.naval.names), np.uint8)
    for p in fleet(pos, side):
        zone = naval_zone(pos, p)
        if zone is not None:
            found |= zone
    return found


# 27A3 damage


def harm(pos: War, p: int, points: int, *rules: str) -> None:
    """Damage to a ship; it sinks when that reaches its strength (27A3), and cargo is lost with it (31)."""
    points = min(points, strength(pos, p))
    pos.hits[p] += points
    if pos.kit.side[p] == JAPAN and is_chinese_moment(pos):
        shift(pos, "losses", points)
    pos.event("ship-damaged", "WOR-27A3-a", *rules, piece=p, damage=points, left=strength(pos, p))
    if kind_of(pos, p) == CARRIERS:
        pos.cite("WOR-27A1-b")
        if crew(pos, p) >= 0:
            pos.push("DeckLoss", crew(pos, p))
    if not strength(pos, p):
        sink(pos, p, *rules)
    else:
        pos.ferries.pop(p, None)
        if p in pos.holds or any(p in ships for ships in pos.stowed.values()):
            pos.push("CargoLoss", (p,))


def sink(pos: War, p: int, *rules: str) -> None:
    """A ship is sunk: it is set aside, to be rebuilt perhaps (27A3)."""
    pos.event("ship-sunk", "WOR-27A3-b", *rules, piece=p, space=pos.place[p])
    pos.hits[p] = pos.kit.naval.ship[p].strength
    pos.berths.pop(p, None)
    pos.river_boxes.pop(p, None)
    if pos.ferries.pop(p, None):
        pos.cite("WOR-34F-d")
    for marks in (pos.laid, pos.depleted, pos.worn):
        if p in marks:
            marks.remove(p)
    pos.put(p, pos.kit.lost)
    if p in pos.holds or any(p in ships for ships in pos.stowed.values()):
        pos.push("CargoLoss", (p,))


def succeeds(pos: War, drm: int) -> tuple[bool, int]:
    """A die on the success table; whether it is a success."""
    least = next(int(row["least"]) for row in pos.kit.tables["success"] if row["result"] == "S")
    die = pos.roll()
    return die + drm >= least, die


# the beginning


def launch_fleets(pos: War) -> None:
    """Ships where the orders of battle have them in July 1937; sea is rough everywhere (41A4)."""
    kit = pos.kit
    pos.seas = [ROUGH] * len(pos.seas)
    for p in kit.naval.pieces:
        where = kit.naval.ship[p].start
        if not where or kit.naval.ship[p].arrives:
            continue
        launch(pos, p, where)


def launch(pos: War, p: int, where: str) -> None:
    """Put a ship where an order of battle has it: `japan-box`, `sea G3:0403`, `port G3:0506`."""
    kit = pos.kit
    how, _, hex_name = where.partition(" ")
    if how == JAPAN_BOX:
        pos.put(p, kit.box[JAPAN_BOX])
    elif how == "sea":
        berth(pos, p, kit.naval.number[hex_name])
    else:
        dock(pos, p, kit.space_index[hex_name])


def is_fed_by_landing(pos: War, p: int) -> bool:
    """Who has landed in supply is in supply in the turn after (32B)."""
    since = pos.beached.get(p)
    if since is None or pos.turn > since + 1:
        return False
    pos.cite("WOR-32B-f")
    return True
