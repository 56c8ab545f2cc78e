"""17 Airbases: capacity, damage, capture, and who escapes from them."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.steps import Refusals
from grognard.titles.war_of_resistance.chapters.ch27_carriers import is_on_deck, may_take_off
from grognard.titles.war_of_resistance.chapters.ch38_neutrals import (
    bases_abroad,
    rule_of_base_abroad,
    why_not_base_abroad,
)
from grognard.titles.war_of_resistance.kit import AIR, CHINA, CITY_KINDS, JAPAN, ChinaKit
from grognard.titles.war_of_resistance.kit_air import PERMANENT, STRIP, TEMPORARY
from grognard.titles.war_of_resistance.sheets import HANOI, INDIA_BURMA, JAPAN_BOX, WEST_CHINA
from grognard.titles.war_of_resistance.skies import ASHES, AT_BASE, FLEEING, INOPERATIVE, TRANSFER
from grognard.titles.war_of_resistance.verbs import VERBS
from grognard.titles.war_of_resistance.war import War, enemy

MOST, MOST_ROUGH, MOST_LIGHT = 12, 1, 3
"""The capacity of a hex; of a hex that is too rough for more; of a strip and a temporary airfield together (17A1)."""
ROUGH = ("mountain", "extreme-loess", "jungle", "rough-jungle", "intensive-irrigation", "atoll")

BOX_BASES = {JAPAN_BOX: "WOR-37B2-a", INDIA_BURMA: "WOR-37B3-a", HANOI: "WOR-37B5-c"}
ABANDON = VERBS.space("abandon")


@lru_cache(maxsize=8)
def cities(kit: ChinaKit) -> tuple[int, ...]:
    """Hexes that are airbases as they are: every city but point cities (17, 3E2)."""
    return tuple(space for space in range(kit.hex_count) if kit.is_city[space])


def full_capacity(pos: War, space: int) -> int:
    """The capacity of the airbases of a hex without any hits (17A, 17A1)."""
    kit = pos.kit
    if space >= kit.hex_count:
        pos.cite(BOX_BASES.get(kit.space_names[space], "WOR-37B1-e"))
        light = min(pos.strips.get(space, 0) + pos.temporary.get(space, 0), MOST_LIGHT)
        return kit.air.capacity.get(kit.space_names[space], 0) + pos.airfields.get(space, 0) + light
    town = kit.air.capacity.get(CITY_KINDS[kit.city[space]], 0)
    light = pos.strips.get(space, 0) + pos.temporary.get(space, 0)
    if light > MOST_LIGHT:
        pos.cite("WOR-17A1-c")
    total = town + pos.airfields.get(space, 0) + min(light, MOST_LIGHT)
    most = MOST_ROUGH if kit.ground[space] in ROUGH else MOST
    if total > most:
        pos.cite("WOR-17A1-b" if most == MOST_ROUGH else "WOR-17A1-a")
    elif town and (light or pos.airfields.get(space)):
        pos.cite("WOR-17A-d")
    return min(total, most)


def capacity(pos: War, space: int) -> int:
    """The present capacity of the airbases of a hex (17D)."""
    hits = pos.base_hits.get(space, 0)
    return max(0, full_capacity(pos, space) - hits) if hits else full_capacity(pos, space)


def base_owner(pos: War, space: int) -> int:
    """Whose airbases those of a space are."""
    kit = pos.kit
    if space < kit.hex_count:
        return pos.holder[space]
    if space == kit.box[JAPAN_BOX]:
        return JAPAN
    return CHINA if space in (kit.box[INDIA_BURMA], kit.box[WEST_CHINA]) else pos.holder[space]


def is_open(pos: War, side: int, space: int) -> bool:
    """Whether transports of a side may land in a space: it is theirs, or lent to them (20F1, 38E, 38F)."""
    if rule_of_base_abroad(pos, space):
        return not why_not_base_abroad(pos, side, space, passing=True)
    return base_owner(pos, space) == side


def bases(pos: War, side: int, *, passing: bool = False) -> list[int]:
    """Where air units of a side may take off and land: its airbases with a capacity above zero (17, 17A).

    `passing` on transfers and transports, which may use bases of neutral powers besides (38E, 38F).
    """
    built = (tuple(pos.airfields.items()), tuple(pos.strips.items()), tuple(pos.temporary.items()))
    inputs = (bytes(pos.index.owners), *built, pos.base_hits, pos.ceded, pos.turn)
    return pos.recall(f"bases {side} {passing}", inputs, lambda: _bases(pos, side, passing=passing))


def _bases(pos: War, side: int, *, passing: bool) -> list[int]:
    kit, holder, beyond = pos.kit, pos.holder, pos.ground.beyond
    found = [
        space
        for space in dict.fromkeys((*cities(kit), *pos.airfields, *pos.strips, *pos.temporary))
        if holder[space] == side and not beyond[space] and capacity(pos, space)
    ]
    if pos.ground.campaign:
        found += [kit.box[name] for name in (JAPAN_BOX, HANOI) if base_owner(pos, kit.box[name]) == side]
        if passing and side == CHINA:
            found += [space for space in bases_abroad(pos) if capacity(pos, space)]
        west = kit.box[WEST_CHINA]
        if side == CHINA and (west in pos.airfields or west in pos.strips) and west not in found:
            found.append(west)
    return found


def why_not_base(pos: War, p: int, space: int, *, passing: bool = False) -> str | None:
    """The rule that keeps an air unit from landing on or taking off from a space; see `bases` for `passing`."""
    kit = pos.kit
    if is_on_deck(pos, p) and pos.place[p] == space:
        return None if may_take_off(pos, p) else "WOR-27A5-b"
    abroad = rule_of_base_abroad(pos, space) and why_not_base_abroad(pos, kit.side[p], space, passing=passing)
    if abroad:
        return abroad
    if base_owner(pos, space) != kit.side[p] and not rule_of_base_abroad(pos, space):
        return "WOR-17-a"
    full = full_capacity(pos, space)
    if full <= pos.base_hits.get(space, 0):
        return "WOR-17A-b" if full else "WOR-17-b"
    if "F" in kit.air.aircraft[p].codes and space < kit.hex_count:
        return None if kit.is_coast[space] or kit.lake_share[space] else "WOR-23G1-a"
    return None


def bases_for(pos: War, p: int, *, passing: bool = False) -> list[int]:
    """The bases of its side from which an air unit can fly: those that `why_not_base` does not forbid it."""
    found = bases(pos, pos.kit.side[p], passing=passing)
    if pos.table.cited is None and p not in pos.decks and "F" not in pos.kit.air.aircraft[p].codes:
        return found
    return [space for space in found if not why_not_base(pos, p, space, passing=passing)]


def air_units(pos: War, space: int, side: int) -> list[int]:
    """The air units of a side on the ground in a hex."""
    return [p for p in pos.others_at(space, AIR, side) if pos.sortie[p] == AT_BASE and p not in pos.decks]


def damage(pos: War, space: int) -> bool:
    """One more hit on the airbases of a hex; whether it counts (17D)."""
    if not capacity(pos, space):
        pos.cite("WOR-20G2a-d", "WOR-17D-a")
        return False
    pos.base_hits[space] = pos.base_hits.get(space, 0) + 1
    pos.cite("WOR-17D-a")
    return True


# 17B, 17C capture


def captured(pos: War, space: int, side: int) -> None:
    """A side has taken the airbases of a hex; who was there tries to get away (17B, 17C)."""
    if pos.temporary.pop(space, 0):
        pos.event("field-destroyed", "WOR-17C-b", space=space, side=side)
    for guns in (pos.light_guns, pos.heavy_guns):
        guns.pop(space, None)
    units = air_units(pos, space, enemy(side))
    if full_capacity(pos, space):
        pos.cite("WOR-17C-a")
    if units:
        pos.push("Escape", enemy(side), space, tuple(units))


def take_flight(pos: War, p: int) -> None:
    """An air unit leaves a base that is no longer its own."""
    worn = pos.wing[p] & INOPERATIVE
    pos.wing[p] |= FLEEING | (ASHES if worn else 0)
    pos.sortie[p] = TRANSFER
    pos.cite("WOR-17B-b", "WOR-17B-c")


# 17D


def why_not_abandon(pos: War, side: int, space: int) -> Refusals:
    """An airfield or strip of capacity zero may be given up in its owner's turn (17D)."""
    built = pos.airfields.get(space) or pos.strips.get(space) or pos.temporary.get(space)
    if side != pos.phasing or pos.holder[space] != side or not built or capacity(pos, space):
        return "WOR-17D-e"
    return None


def abandon(pos: War, side: int, space: int) -> None:
    for built in (pos.airfields, pos.strips, pos.temporary):
        built.pop(space, None)
    left = full_capacity(pos, space)
    pos.base_hits[space] = min(pos.base_hits.get(space, 0), left)
    if not pos.base_hits[space]:
        del pos.base_hits[space]
    pos.event("field-abandoned", "WOR-17D-e", space=space, side=side)


def lay_fields(pos: War) -> None:
    """The airfields and strips that are there when the war begins."""
    for space, kind, points in pos.kit.air.fields:
        if not pos.ground.beyond[space]:
            {PERMANENT: pos.airfields, STRIP: pos.strips, TEMPORARY: pos.temporary}[kind][space] = points
