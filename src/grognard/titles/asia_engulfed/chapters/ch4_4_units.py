"""4.3 Replacements, 4.4 new units, 4.5 transports for them, 6.8 fortifications, 8.7 port repair."""

from __future__ import annotations

from grognard.titles.asia_engulfed.chapters.ch0_terms import pieces_in_pool, room_aboard
from grognard.titles.asia_engulfed.chapters.ch3_routes import Supplied, supplied, supply_at
from grognard.titles.asia_engulfed.chapters.ch3_supply import may_act, status
from grognard.titles.asia_engulfed.chapters.ch4_7_tracks import pay
from grognard.titles.asia_engulfed.chapters.ch5_4_stacking import air_room, garrison_at, has_ground_room
from grognard.titles.asia_engulfed.kit import (
    AIRBORNE,
    AREA,
    AUSTRALIAN,
    BRITISH,
    CBA,
    CC,
    CN,
    CW,
    GARRISON,
    INDIAN,
    INFANTRY,
    ISLAND,
    JP,
    KINDS,
    LBA,
    MARINE,
    MILITIA,
    NATIONS,
    OFFMAP,
    PORT,
    SIDE_OF,
    SUB,
    US,
    Cost,
)
from grognard.titles.asia_engulfed.marks import FULL, NEW, PARTIAL, REPLACED
from grognard.titles.asia_engulfed.war import War

MEMBERS = {JP: (JP,), US: (US,), CW: (BRITISH, INDIAN, AUSTRALIAN, CW), CN: (CN,), CC: (CC,)}
"""The nations whose units a power builds."""
JULY = 4


STEP_RULES = {
    "infantry": "AE-4.2-c",
    "militia": "AE-4.2-c",
    "marine-jp": "AE-4.2-d",
    "marine-us": "AE-4.2-e",
    "lba": "AE-4.2-f",
    "cba": "AE-4.2-g",
    "submarine": "AE-4.2-i",
    "airborne": "AE-13.42-c",
}
"""The rule that gives the price of a step."""


def cost_of(pos: War, p: int) -> Cost:
    """The price of a step of a piece, and of its Cadre (4.2)."""
    return pos.kit.costs[_item(pos, p)]


def _item(pos: War, p: int) -> str:
    """A piece as the Build Cost Table names it."""
    kit = pos.kit
    kind = kit.kind[p]
    if kind == MARINE:
        return "marine-jp" if kit.nation[p] == JP else "marine-us"
    return "submarine" if kind == SUB else KINDS[kind]


# 4.3 replacements


def no_step(pos: War, p: int) -> str:
    """The rule that keeps a piece from getting a step; empty if it may have one."""
    kit = pos.kit
    if kit.is_fleet[p] or kit.kind[p] == GARRISON or pos.steps[p] in (0, kit.full_steps[p]):
        return "AE-4.3-a"
    power = kit.power[p]
    if power == CC and not pos.free_step:
        return "AE-4.1-f"
    if power != CC and cost_of(pos, p).step > pos.werp[power]:
        return "AE-4.6-b"
    place = pos.place[p]
    if place in (kit.sub_box[kit.side[p]], kit.orphan_box.get(power, -1)):
        return ""
    if place >= kit.map_end or place < kit.zone_count:
        return "AE-4.3-a"
    if kit.kind[p] == CBA and (pos.aboard[p] < 0 or room_aboard(pos, pos.aboard[p]) < 1):
        return "AE-4.4-j"
    return _no_step_there(pos, p, place)


def _no_step_there(pos: War, p: int, place: int) -> str:
    kit = pos.kit
    if monsoon_bars(pos, place):
        return "AE-13.2-a"
    if overseas(pos, kit.power[p], place) and not pos.transports:
        return "AE-4.5-a"
    if pos.marks[p] & NEW or pos.alternative("replacements"):
        return ""
    if place in pos.unrestricted:
        return "" if may_act(pos, p) else "AE-3.7-a"
    if pos.marks[p] & REPLACED or pos.contested(place):
        return "AE-4.3-b"
    if _well_fed(pos, p):
        return ""
    return "AE-3.6-c" if _supply(pos, p) == PARTIAL else "AE-3.7-a"


def _well_fed(pos: War, p: int) -> bool:
    """Whether a unit's supply is good enough for replacements and building sites (3.6-c)."""
    supply = _supply(pos, p)
    return supply == FULL or (supply == PARTIAL and pos.alternative("partial-supply"))


def _supply(pos: War, p: int) -> int:
    """The supply of a unit; CBA have what the port of their fleet has, since no check is made of them."""
    return status(pos, p, {}) if pos.kit.kind[p] == CBA else pos.supply[p]


def overseas(pos: War, power: int, place: int) -> bool:
    """Whether Japan needs a Transport Point to put something there (4.5)."""
    return power == JP and place != pos.kit.honshu and place in pos.kit.places


def monsoon_season(pos: War) -> bool:
    return pos.alternative("monsoon") and pos.month == JULY


def monsoon_bars(pos: War, place: int) -> bool:
    """13.2: in Jul/Aug no steps are bought in India and Burma."""
    kit = pos.kit
    if not monsoon_season(pos) or place >= kit.map_end:
        return False
    return kit.country[place] == "india" or place == kit.space_index.get("BUR", -1)


def replace(pos: War, p: int) -> None:
    """Buy one step for a unit."""
    kit = pos.kit
    power = kit.power[p]
    rules = ["AE-4.3-a", "AE-4.2-a"]
    if power == CC:
        pos.free_step = False
        rules.append("AE-4.1-f")
    else:
        cost = cost_of(pos, p)
        pay(pos, power, cost.step, air=kit.kind[p] in (LBA, CBA))
        rules.append(STEP_RULES[_item(pos, p)])
    if pos.marks[p] & NEW:
        rules.append("AE-4.4-b")
    else:
        rules.append("AE-4.3-b")
        if overseas(pos, power, pos.place[p]):
            pos.transports -= 1
            rules.append("AE-4.5-a")
    pos.marks[p] |= REPLACED
    pos.set_steps(p, pos.steps[p] + 1)
    secret: dict[str, object] = {"piece": p, "steps": pos.steps[p]}
    if kit.kind[p] == CBA:  # where it is would tell which fleet is the carrier (KT-v)
        pos.tell("replaced-aboard", *rules, power=NATIONS[power], secret=secret | {"space": pos.place[p]})
    else:
        pos.tell("replaced", *rules, space=pos.place[p], secret=secret)


# 4.4 new units


def prospects(pos: War, power: int) -> list[int]:
    """One piece of each kind and size that a power may raise from its Force Pools (4.4-a)."""
    kit = pos.kit
    kinds = (INFANTRY, MARINE, MILITIA, SUB) if power == JP else (INFANTRY, MARINE, SUB, LBA, CBA)
    if pos.alternative("airborne"):
        kinds = (*kinds, AIRBORNE)
    found = []
    for nation in MEMBERS[power]:
        first: dict[tuple[int, int], int] = {}
        for p in pos.index.at[kit.pool[nation]]:
            if not kit.elite[p]:
                first.setdefault((kit.kind[p], kit.full_steps[p]), p)
        for kind in kinds:
            found += [p for (other, _), p in first.items() if other == kind]
    return found


def raisable(pos: War, power: int) -> list[int]:
    """Those of them that it can pay for and place."""
    werp = pos.werp[power]
    return [p for p in prospects(pos, power) if cost_of(pos, p).cadre <= werp and birthplaces(pos, p)]


def birthplaces(pos: War, p: int) -> list[int]:
    """Where a new unit may appear (4.4-c to 4.4-l)."""
    kit = pos.kit
    kind, power, side = kit.kind[p], kit.power[p], kit.side[p]
    if kind == SUB:
        return [kit.sub_box[side]]
    if kind == CBA:
        return [kit.orphan_box[power]]
    room = air_room if kind == LBA else has_ground_room
    return [place for place in homes(pos, p) if pos.held(place, side) and room(pos, place, side) > 0]


def homes(pos: War, p: int) -> list[int]:
    """The home places of a nation's new units, whoever holds them now."""
    kit = pos.kit
    nation = kit.nation[p]
    if nation in (JP, US, BRITISH):
        return [kit.space_index[{JP: "HON", US: "USA", BRITISH: "SAF"}[nation]]]
    if nation == INDIAN:
        return [place for place in kit.places if kit.country[place] == "india" and not monsoon_bars(pos, place)]
    if nation == AUSTRALIAN:
        return [place for place in kit.places if kit.country[place] == "australia"]
    if nation == CW:
        return [place for place in kit.places if kit.country[place] in ("india", "australia", "south-africa")]
    reach = supplied(pos, CN)
    return [
        place
        for place in kit.places
        if kit.country[place] == "china" and pos.control[place] == CN and supply_at(pos, CN, place, reach) == FULL
    ]


BIRTH_RULES = {
    JP: "AE-4.4-c",
    US: "AE-4.4-d",
    INDIAN: "AE-4.4-e",
    CN: "AE-4.4-f",
    BRITISH: "AE-9.3-a",
    AUSTRALIAN: "AE-4.4-g",
    CW: "AE-4.4-l",
}


def raise_unit(pos: War, p: int, place: int) -> None:
    """Build the Cadre of a new unit; it may act in this turn (4.2-r, 4.4-h)."""
    kit = pos.kit
    cost = cost_of(pos, p)
    pay(pos, kit.power[p], cost.cadre, air=kit.kind[p] in (LBA, CBA))
    pos.put(p, place)
    pos.set_steps(p, 1)
    pos.marks[p] |= NEW
    pos.supply[p] = FULL
    pos.mix_with(p)
    rules = ["AE-4.4-a", "AE-4.4-h", "AE-KT-m", BIRTH_RULES[kit.nation[p]], STEP_RULES[_item(pos, p)]]
    rules.append("AE-4.2-r" if kit.kind[p] != AIRBORNE else "AE-13.42-c")
    if kit.kind[p] == CBA:
        rules.append("AE-4.4-i")
    if kit.nation[p] == BRITISH:
        rules.append("AE-4.4-g")
    if kit.kind[p] in (LBA, CBA):
        rules.append("AE-4.7-i")
    pos.event("raised", *rules, piece=p, space=place)


# garrisons


def garrison_places(pos: War, power: int) -> list[int]:
    """Where a power may buy a garrison (4.4-k)."""
    kit = pos.kit
    cost = kit.costs["garrison"].step
    if power == CC or pos.werp[power] < cost or free_garrison(pos, power) < 0:
        return []
    side = SIDE_OF[power]
    reaches: dict[int, Supplied] = {}
    return [
        place
        for place in pos.held_places(side)
        if may_garrison(pos, power, place)
        and garrison_at(pos, place, side) < 0
        and not (overseas(pos, power, place) and not pos.transports)
        and _fit_for_garrison(pos, power, place, reaches)
    ]


def may_garrison(pos: War, power: int, place: int) -> bool:
    """Only the controller buys there; the USA and the Commonwealth in each other's places too."""
    owner = MEMBERS_OF.get(pos.control[place], -1)
    return pos.kit.kind_of[place] != OFFMAP and (owner == power or {owner, power} == {US, CW})


MEMBERS_OF = {nation: power for power, nations in MEMBERS.items() for nation in nations}


def _fit_for_garrison(pos: War, power: int, place: int, reaches: dict[int, Supplied]) -> bool:
    if pos.alternative("garrison-place"):
        return bool(pos.ground_at(place, SIDE_OF[power]))
    if power not in reaches:
        reaches[power] = supplied(pos, power)
    return supply_at(pos, power, place, reaches[power]) == FULL


def free_garrison(pos: War, power: int) -> int:
    """A garrison counter left to a power; -1 for none."""
    return next(iter(pieces_in_pool(pos, power, GARRISON)), -1)


def garrison(pos: War, power: int, place: int) -> None:
    p = free_garrison(pos, power)
    pay(pos, power, pos.kit.costs["garrison"].step)
    rules = ["AE-4.4-k", "AE-4.2-b"]
    if overseas(pos, power, place):
        pos.transports -= 1
        rules.append("AE-4.5-a")
    pos.put(p, place)
    pos.set_steps(p, 1)
    pos.supply[p] = FULL
    pos.event("garrisoned", *rules, piece=p, space=place, power=NATIONS[power])


# fortifications and ports


FORTS = {AREA: "fort-area", ISLAND: "fort-island", PORT: "fort-port"}
"""The price of a fortification, by kind of place."""


def fort_cost(pos: War, place: int) -> int:
    return pos.kit.costs[FORTS.get(pos.kit.kind_of[place], "fort-port")].step


def fortifiable(pos: War, power: int) -> list[int]:
    """Supplied friendly places with a ground unit of the power and no fortification yet (6.8-a)."""
    kit = pos.kit
    if pos.werp[power] < min(kit.costs[works].step for works in FORTS.values()):
        return []
    on_map = [p for p in kit.army_of[power] if pos.place[p] < kit.map_end]
    manned = {pos.place[p] for p in on_map if _well_fed(pos, p)}.difference(pos.forts)
    return [
        place
        for place in pos.held_places(SIDE_OF[power])
        if place in manned and kit.kind_of[place] != OFFMAP and fort_cost(pos, place) <= pos.werp[power]
    ]


def fortify(pos: War, power: int, place: int) -> None:
    pay(pos, power, fort_cost(pos, place))
    pos.forts.append(place)
    pos.event("fortified", "AE-6.8-a", "AE-4.2-o", "AE-KT-p", space=place, power=NATIONS[power])


def repairable(pos: War, power: int) -> list[int]:
    """Damaged ports of the side, each once a turn (4.61)."""
    side = SIDE_OF[power]
    if not pos.werp[power]:
        return []
    return [
        place
        for place, damage in pos.port_damage.items()
        if damage and place not in pos.repaired and pos.held(place, side)
    ]


def repair(pos: War, power: int, place: int) -> None:
    pay(pos, power, pos.kit.costs["repair"].step)
    pos.port_damage[place] -= 1
    pos.repaired.append(place)
    pos.event("repaired", "AE-4.61-a", "AE-4.2-p", "AE-4.6-a", space=place, left=pos.port_damage[place])
