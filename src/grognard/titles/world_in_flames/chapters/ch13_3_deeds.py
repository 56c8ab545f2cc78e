"""9.2, 13.3.3 Which declarations of war and alignments count for US entry."""

from __future__ import annotations

from grognard.titles.world_in_flames.chapters.ch13_3_actions import stir
from grognard.titles.world_in_flames.chapters.ch13_3_markers import in_play
from grognard.titles.world_in_flames.chapters.ch19_alignment import is_american
from grognard.titles.world_in_flames.chapters.ch19_record import is_allied, is_axis, key_of
from grognard.titles.world_in_flames.chapters.ch24_scenarios import ground
from grognard.titles.world_in_flames.kit import (
    CHINA,
    COMMONWEALTH,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    SIDES,
    USA,
    USSR,
    VICHY,
)
from grognard.titles.world_in_flames.war import AXIS, War

GREAT = ("Poland", "Spain", "Turkey")
MIDDLE = ("Belgium", "Netherlands", "Romania", "Sweden", "Switzerland")
"""Minors whose fate weighs more with the Americans; reconstructed with the chart."""
MARSHALLS = "Marshalls"
GATES = ("Gibraltar", "Suez", "Singapore")
"""What counts when the Axis takes it; reconstructed with the chart."""
EUROPE = (25.0, 72.0, -30.0, 70.0)
"""The European maps, by the latitude and longitude of capitals."""


def is_invaded(pos: War, side: int, foe: int) -> bool:
    """Whether a power has units in the home country of another: then war on it counts for nothing (9.2-e)."""
    home = pos.kit.power[side]
    units = (*pos.units_of(foe), *pos.aircraft_of(foe))
    return any(pos.home[pos.place[p]] == home for p in units)


def war_deed(pos: War, side: int, foe: int) -> None:
    """A power has declared war on another one."""
    if side == VICHY:
        return  # it has no effect (17.4)
    if is_invaded(pos, side, foe):
        pos.cite("WIF-9.2-e")
        return
    pos.cite("WIF-9.2-d")
    pair = f"{SIDES[side]}-{SIDES[foe]}"
    if side == JAPAN:
        key = {USA: "japan-war-usa", USSR: "japan-war-ussr", COMMONWEALTH: "japan-war-west", FRANCE: "japan-war-west"}
        if foe in key:
            stir(pos, key[foe], pair if key[foe] == "japan-war-west" else "")
    elif is_axis(side):
        key = {USA: "axis-war-usa", USSR: "axis-war-ussr", COMMONWEALTH: "axis-war-west", FRANCE: "axis-war-west"}
        if foe in key:
            stir(pos, key[foe], pair)
    elif side == USSR and foe == JAPAN:
        stir(pos, "ussr-war-japan")
    elif side == USA and foe == VICHY:
        stir(pos, "neutral-war-minor", pair)
    elif side in (COMMONWEALTH, FRANCE) and foe == GERMANY:
        stir(pos, "west-war-germany", pair)
    elif is_allied(side) and side != USA and is_axis(foe):
        stir(pos, "allied-war-axis", pair, power=foe)


def minor_war_deed(pos: War, side: int, minor: int) -> None:
    """A power has declared war on a neutral minor: once for each power and minor (13.3.3-n)."""
    name = pos.kit.nations[minor]
    pair = f"{SIDES[side]}-{key_of(pos, minor)}"
    pos.cite("WIF-13.3.3-n")
    row = pos.kit.tables["countries"][minor]
    pos.cite("WIF-9.2-d")
    if is_axis(side):
        if name == "Netherlands" and side == JAPAN:
            stir(pos, "japan-war-west", pair)
        elif name in GREAT or is_american(pos, minor):
            stir(pos, "axis-war-minor-great", pair, power=side)
        elif name in MIDDLE:
            stir(pos, "axis-war-minor-middle", pair, power=side)
        else:
            stir(pos, "japan-war-minor" if side == JAPAN else "axis-war-minor", pair, power=side)
    elif side in (USSR, USA):
        border = side == USSR and minor in pos.claims
        stir(pos, "border-war" if border else "neutral-war-minor", pair)
    elif is_american(pos, minor):
        stir(pos, "allied-war-minor-america", pair)
    else:
        south, north, west, east = EUROPE
        near = south <= float(row["capital_lat"]) <= north and west <= float(row["capital_lon"]) <= east
        stir(pos, "allied-war-minor-europe" if near else "allied-war-minor", pair)


def alignment_deed(pos: War, side: int, minor: int) -> None:
    """A minor has aligned of its own will (13.3.3-m)."""
    about = key_of(pos, minor)
    pos.cite("WIF-13.3.3-m")
    if is_axis(side):
        stir(pos, "minor-joins-axis", about, power=side)
    else:
        stir(pos, "minor-joins-allies", about)


def peace_deed(pos: War, one: int, other: int) -> None:
    """Two powers have made peace; that of Vichy France is no business of the USA."""
    if VICHY in (one, other):
        return
    if {one, other} == {JAPAN, CHINA}:
        stir(pos, "japan-china-peace")
    elif USA not in (one, other):
        power = one if is_axis(one) else other
        stir(pos, "peace", f"{SIDES[one]}-{SIDES[other]}", power=power)


def city_deed(pos: War, space: int, p: int, before: int) -> None:
    """A unit has taken a city: the gates of the oceans, and every city in China that Japan takes (13.3.3-k)."""
    kit, side = pos.kit, pos.side(p)
    for name in GATES:
        if is_axis(side) and kit.places.get(name) == space:
            stir(pos, "strait-taken", name, power=side)
    if side == JAPAN and before == CHINA and pos.home[space] == kit.power[CHINA]:
        stir(pos, "chinese-city")
        pos.cite("WIF-13.3.3-k")


def invasion_deed(pos: War, camp: int) -> None:
    """After a land combat phase of the Axis: a land unit of it stands in the United Kingdom (13.3.3-l)."""
    home = pos.kit.power[COMMONWEALTH]
    if camp == AXIS and any(
        pos.home[pos.place[p]] == home for side in (GERMANY, ITALY, JAPAN) for p in pos.units_of(side)
    ):
        stir(pos, "uk-invaded")
        pos.cite("WIF-13.3.3-l")


def seizure_deed(pos: War, side: int, victim: int) -> None:
    """Sea cargo of a power was searched and seized: it counts if that power is not at war with the USA (13.3.3-r)."""
    if victim == USA or pos.wars[USA] >> victim & 1:
        return
    key = "japan-seizure" if side == JAPAN else "axis-seizure" if is_axis(side) else "allied-seizure"
    stir(pos, key, power=side if is_axis(side) else victim)
    pos.cite("WIF-13.3.3-r")


def marshalls_deed(pos: War) -> None:
    """Japan has moved a unit into a hex on the Marshalls sea area, where it had none at the start (13.3.3-h)."""
    sea = pos.kit.seas.index.get(MARSHALLS, -1)
    if sea < 0 or not in_play(pos):
        return
    coast, laid = pos.kit.seas.coast, ground(pos).deployed
    if any(pos.kit.power_of[p] == "Japan" and sea in coast[space] for p, space in laid.items() if space < len(coast)):
        return  # it is militarised from the start
    units = (*pos.units_of(JAPAN), *pos.aircraft_of(JAPAN), *(p for p in pos.ships_of(JAPAN) if pos.on_map(p)))
    if any(sea in coast[pos.place[p]] for p in units):
        stir(pos, "marshalls")
        pos.cite("WIF-13.3.3-h")
