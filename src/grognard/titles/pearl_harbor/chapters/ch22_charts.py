"""22. The scenario charts: what they say of counters, territory and money."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.core.errors import BrokenFile
from grognard.core.options import chosen
from grognard.core.position import Table
from grognard.titles.pearl_harbor.index import make_index
from grognard.titles.pearl_harbor.kit import (
    ALLIES,
    AN,
    BR,
    FORCES,
    FORTRESS,
    INSTALLATION,
    JAPAN,
    LAND,
    NAVAL,
    SU,
    TASK_FORCE,
    TRAIN,
    USA,
    USN,
    PearlKit,
)
from grognard.titles.pearl_harbor.meta import META
from grognard.titles.pearl_harbor.theatre import NOBODY
from grognard.titles.pearl_harbor.war import War

CHART = {"operation-z": "1941", "divine-wind": "1943", "campaign": "1941"}
"""The chart that each scenario is set up by (22, 33)."""
FIRST = {"operation-z": ALLIES, "divine-wind": JAPAN, "campaign": ALLIES}
"""The side that deploys first."""
FIRST_DATE = {"operation-z": 1941 * 4 + 3, "divine-wind": 1943 * 4, "campaign": 1941 * 4 + 3}
RULES = {
    "operation-z": ("PH-22.2-a", "PH-22.2-b", "PH-IV-e"),
    "divine-wind": ("PH-22.3-a", "PH-22.3-b", "PH-22.3-c"),
    "campaign": ("PH-33-a", "PH-33-c", "PH-33-d", "PH-IV-e"),
}
SEATING = {"two": "PH-21.1-a", "three": "PH-21.1-b", "four": "PH-21.1-c", "five": "PH-21.1-d"}
"""The rule by which so many players share the forces."""
POOL, SUNK, ASIAN = "pool", "sunk", "rule-40"


@lru_cache(maxsize=8)
def chart_of(kit: PearlKit, scenario: str) -> Mapping[int, tuple[str, str]]:
    """By counter: where the chart of a scenario lists it (a hex, a year, a season, `pool` …), and its free zone."""
    return {
        kit.find_piece(row["piece"]): (row["at"], row["free"])
        for row in kit.tables["deployment"]
        if row["scenario"] == CHART[scenario]
    }


def listed(pos: War, when: str) -> list[int]:
    """The counters that the chart lists under a year (`1943`), a season (`1943-spring`) or a rule (`rule-44`)."""
    return list(_listed(pos.kit, pos.scenario).get(when, ()))


@lru_cache(maxsize=8)
def _listed(kit: PearlKit, scenario: str) -> Mapping[str, list[int]]:
    """The counters by where the chart lists them."""
    found: dict[str, list[int]] = {}
    for p, (at, _) in chart_of(kit, scenario).items():
        found.setdefault(at, []).append(p)
    return found


# before anything is placed


def empty_war(kit: PearlKit, scenario: str, options: dict[str, str], table: Table) -> War:
    """The map without a unit: territory as at the start, what can be built in the Force Pools, the rest aside."""
    count, forces = len(kit.piece_names), len(FORCES)
    built = (INSTALLATION, FORTRESS, TRAIN, TASK_FORCE)
    place = [kit.pool[kit.force[p]] if kit.arm[p] in built else kit.aside for p in range(count)]
    for stand_in in kit.stand_in:
        place[stand_in] = kit.unseen
    pos = War(
        kit=kit,
        index=make_index(kit, place),
        table=table,
        options=chosen(META, options),
        scenario=scenario,
        last_turn=META.scenario(scenario).turns,
        date=FIRST_DATE[scenario],
        place=place,
        part=[0] * count,
        aboard=[NOBODY] * count,
        tf=[NOBODY] * count,
        launched=[NOBODY] * count,
        mission=[0] * count,
        marks=[0] * count,
        spent=[0] * count,
        supplied=[1] * count,
        control=territory(kit, scenario),
        erp=[0] * forces,
        owed=[0] * forces,
        debts=[0] * forces,
        objective_income=[0] * forces,
        special=[0] * forces,
    )
    pos.appoint()
    return pos


def territory(kit: PearlKit, scenario: str) -> list[int]:
    """By space: the force that controls it when the scenario begins (22); later rows of the chart go before earlier."""
    control = [NOBODY] * kit.board.size
    for row in kit.tables["control"]:
        if row["scenario"] != CHART[scenario]:
            continue
        force = FORCES.index(row["force"]) if row["force"] else NOBODY
        for space in spaces_named(kit, row["which"]):
            control[space] = force
    return control


def spaces_named(kit: PearlKit, which: str) -> list[int]:
    """The land hexes that a chart names: by their numbers or by their regions, parted by semicolons or blanks."""
    found: list[int] = []
    for word in which.replace(";", " ").split():
        if word in kit.space_index:
            found.append(kit.space_index[word])
            continue
        region = [space for space in range(kit.hex_count) if kit.region[space] == word and kit.is_land[space]]
        if not region:
            raise BrokenFile(f"there is no hex or region {word}")
        found += region
    return found


# the charts


def set_up(kit: PearlKit, scenario: str, options: dict[str, str], table: Table) -> War:
    """Counters, territory and money as the scenario says; who may deploy freely is still aside (22)."""
    pos = empty_war(kit, scenario, options, table)
    for p in chart_of(kit, scenario):
        pos.put(p, _begins_at(pos, p))
    for p in chart_of(kit, scenario):
        if pos.on_map(p):
            settle_in(pos, p)
    _give_money(pos)
    pos.event("set-up", "PH-0-b", "PH-22.1-a", "PH-22.1-c", "PH-IV-a", *RULES[scenario], scenario=scenario)
    cite_options(pos)
    return pos


def cite_options(pos: War) -> None:
    """Say which rules about players and counters the options of this game have put in force."""
    options = pos.options
    pos.cite("PH-0-a", "PH-0-c", "PH-0-f", SEATING[options["players"]], "PH-21.1-f")
    if not options.plays("paratroops", "on"):
        pos.cite("PH-22.1-b")
    if options.plays("anzac", "separate"):
        pos.cite("PH-32.1-a")
    if options.plays("soviet", "player"):
        pos.cite("PH-32.2-a", "PH-32.2-u")
    if options.plays("asia", "on"):
        pos.cite("PH-40-a")
    if options.plays("us-services", "two"):
        pos.cite("PH-42-a")
    if pos.scenario != "campaign" and options.plays("battlegroups", "on"):
        pos.cite("PH-0-e")


def _begins_at(pos: War, p: int) -> int:
    """Where a counter is before the players deploy."""
    kit = pos.kit
    at, free = chart_of(kit, pos.scenario)[p]
    if at == SUNK or not takes_part(pos, p):
        return kit.out
    if at == POOL or (at == ASIAN and pos.options.plays("asia", "on")):
        return kit.pool[kit.force[p]]
    if at in kit.space_index and not free:
        return kit.space_index[at]
    return kit.aside


def takes_part(pos: War, p: int) -> bool:
    """Whether the rules that are played use a counter at all: paratroops, Soviets (22, 32)."""
    kit = pos.kit
    if kit.is_para[p] and not pos.options.plays("paratroops", "on"):
        return False
    return pos.in_game(kit.force[p])


def is_deployed(pos: War, p: int) -> bool:
    """Whether the chart puts a counter on the map at the start."""
    return chart_of(pos.kit, pos.scenario)[p][0] in pos.kit.space_index and takes_part(pos, p)


def settle_in(pos: War, p: int) -> None:
    """A counter has come into a hex: a ship lies in the harbour, a naval air unit goes aboard its carrier (22)."""
    kit, space = pos.kit, pos.place[p]
    if kit.arm[p] == NAVAL:
        harbour, waters = kit.harbour[space], kit.sea.of[space]
        pos.part[p] = waters.index(harbour[0]) if harbour else 0
    elif kit.is_naval_air[p]:
        carrier = carrier_for(pos, p, space)
        if carrier >= 0:
            pos.cite("PH-22.1-e")
            pos.aboard[p] = carrier
    elif kit.arm[p] == LAND:
        pos.part[p] = 0


def carrier_for(pos: War, p: int, space: int) -> int:
    """An empty carrier in a hex whose factor is that of a naval air unit (22); -1: none."""
    kit = pos.kit
    for ship in pos.index.at[space]:
        fits = kit.is_carrier[ship] and kit.attack[ship] == kit.attack[p] and kit.force[ship] == kit.force[p]
        if fits and not any(kit.is_naval_air[q] for q in pos.cargo(ship)):
            return ship
    return NOBODY


def _give_money(pos: War) -> None:
    """The reserves of the beginning; that of the ANZAC belongs to whose force they are (17, 19)."""
    column = f"start-{CHART[pos.scenario]}"
    for row in pos.kit.tables["money"]:
        force, amount = FORCES.index(row["force"]), int(row[column] or 0)
        if force == SU and not pos.in_game(SU):
            continue
        served = pos.serves(force)
        if force == AN and served not in (AN, BR):
            pos.erp[USA] += amount // 2
            pos.erp[USN] += amount - amount // 2
        else:
            pos.erp[served] += amount
